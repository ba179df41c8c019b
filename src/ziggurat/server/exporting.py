"""All that is kept about one person, for that person."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import BindParameter, bindparam, or_, select

from ziggurat.server.schema import chat, entries, seats, sessions, tables, users

if TYPE_CHECKING:
    from sqlalchemy import Select

    from ziggurat.server.accounts import User
    from ziggurat.server.database import Database

_USER: Final[BindParameter[int]] = bindparam("user")
_AT: Final = select(seats.c.table_id).where(seats.c.user_id == _USER)

# A seed is not among them, also not that of an own table: it tells what is hidden
_ASKED: Final[dict[str, Select[Any]]] = {
    "account": select(users.c.id, users.c.name, users.c.guest, users.c.created).where(users.c.id == _USER),
    "sessions": select(sessions.c.created, sessions.c.seen).where(sessions.c.user_id == _USER),
    "tables": select(
        tables.c.id,
        tables.c.game,
        tables.c.setting,
        tables.c.private,
        tables.c.status,
        tables.c.uploaded,
        tables.c.result,
        tables.c.created,
        tables.c.started,
        tables.c.ended,
    )
    .where(or_(tables.c.host == _USER, tables.c.id.in_(_AT)))
    .order_by(tables.c.created),
    "seats": select(seats.c.table_id, seats.c.seat, seats.c.name).where(seats.c.user_id == _USER),
    "entries": select(entries.c.table_id, entries.c.number, entries.c.entry, entries.c.at)
    .where(entries.c.user_id == _USER)
    .order_by(entries.c.table_id, entries.c.number),
    "chat": select(chat.c.table_id, chat.c.number, chat.c.seat, chat.c.text, chat.c.at)
    .where(chat.c.user_id == _USER)
    .order_by(chat.c.table_id, chat.c.number),
}
_DATA: Final = ("setting", "result", "entry")
"""Columns that hold plain data as text."""


async def export(database: Database, user: User) -> dict[str, Any]:
    """Account, sessions, tables, seats, entries and words."""
    found: dict[str, Any] = {}
    for name, query in _ASKED.items():
        rows = await database.read(query, {"user": user.id})
        names = query.selected_columns.keys()
        found[name] = [
            {key: _plain(key, value) for key, value in zip(names, row, strict=True)} for row in rows
        ]
    found["account"] = found["account"][0]
    return found


def _plain(name: str, value: Any) -> Any:
    return json.loads(value) if name in _DATA and value is not None else value
