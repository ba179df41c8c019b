"""Lists of tables: the lobby, one's own, and what the house has to see to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import BindParameter, bindparam, func, or_, select

from ziggurat.server.frames import sitters
from ziggurat.server.schema import entries, seats, tables
from ziggurat.server.seating import TableRow
from ziggurat.server.storing import Chair, Kept, chair_from, kept_from
from ziggurat.server.wire import Result, Sitter

if TYPE_CHECKING:
    from sqlalchemy import Select

    from ziggurat.server.accounts import User
    from ziggurat.server.database import Database
    from ziggurat.server.house import House
    from ziggurat.server.live import LiveTable

MOST_LISTED: Final = 100
MOST_LOOKED_AT: Final = 400

_USER: Final[BindParameter[int]] = bindparam("user")
_IDS: Final[BindParameter[Any]] = bindparam("ids", expanding=True)
_AT: Final = select(seats.c.table_id).where(seats.c.user_id == _USER)
_PUBLIC: Final = (
    select(tables)
    .where(tables.c.private.is_(False), tables.c.status.in_(bindparam("states", expanding=True)))
    .order_by(tables.c.created.desc())
    .limit(MOST_LOOKED_AT)
)
_PUBLIC_OF_GAME: Final = _PUBLIC.where(tables.c.game == bindparam("game"))
_MINE: Final = (
    select(tables)
    .where(or_(tables.c.host == _USER, tables.c.id.in_(_AT)))
    .order_by(tables.c.created.desc())
    .limit(MOST_LOOKED_AT)
)
_SEATS: Final = select(seats).where(seats.c.table_id.in_(_IDS)).order_by(seats.c.table_id, seats.c.seat)
_LAST: Final = (
    select(entries.c.table_id, func.max(entries.c.number).label("number"))
    .where(entries.c.table_id.in_(_IDS))
    .group_by(entries.c.table_id)
    .subquery()
)
_WAITING: Final = select(entries.c.table_id, entries.c.number, entries.c.waiting).join(
    _LAST, (entries.c.table_id == _LAST.c.table_id) & (entries.c.number == _LAST.c.number)
)
_COUNT: Final = (
    select(func.count()).select_from(tables).where(tables.c.host == _USER, tables.c.status != "over")
)
_OF: Final = (
    select(tables.c.id)
    .where(tables.c.status != "over", or_(tables.c.host == _USER, tables.c.id.in_(_AT)))
    .order_by(tables.c.created)
)
_WITH_BOTS: Final[Select[Any]] = (
    select(seats.c.table_id, seats.c.seat)
    .join(tables, tables.c.id == seats.c.table_id)
    .where(tables.c.status == "running", seats.c.bot.is_not(None))
)


async def lobby(
    house: House, user: User | None, game: str | None, players: int | None, status: str | None
) -> list[TableRow]:
    """Tables that all may see, the newest first."""
    values: dict[str, Any] = {"states": ["open", "running"] if status is None else [status]}
    if game is not None:
        values["game"] = game
    rows = await house.database.read(_PUBLIC if game is None else _PUBLIC_OF_GAME, values)
    kept = [kept_from(row) for row in rows]
    wanted = [each for each in kept if players in (None, each.setting["players"])]
    return await _listed(house, user, wanted[:MOST_LISTED])


async def mine(house: House, user: User) -> list[TableRow]:
    """The tables that a user has made or sits at, the newest first."""
    rows = await house.database.read(_MINE, {"user": user.id})
    return await _listed(house, user, [kept_from(row) for row in rows])


async def _listed(house: House, user: User | None, kept: list[Kept]) -> list[TableRow]:
    away = [each.id for each in kept if each.id not in house.tables]
    chairs: dict[str, list[Chair]] = {table: [] for table in away}
    stand: dict[str, tuple[int, int]] = {}
    if away:
        for row in await house.database.read(_SEATS, {"ids": away}):
            chairs[row.table_id].append(chair_from(row))
        for row in await house.database.read(_WAITING, {"ids": away}):
            stand[row.table_id] = (row.number, row.waiting)
    listed: list[TableRow] = []
    for each in kept:
        live = house.tables.get(each.id)
        if live is None and each.status == "running" and each.id not in stand:
            live = await house.attempt(each.id)  # it has only just begun
        if live is not None:
            if not live.gone:
                listed.append(row_of(live, user))
            continue
        number, waiting = stand.get(each.id, (0, 0))
        seated = [_sitter(chair, user) for chair in chairs.get(each.id, [])]
        asked = [seat for seat in range(len(seated)) if waiting >> seat & 1]
        listed.append(_row(each, seated, user, number, asked if each.status == "running" else []))
    return listed


def row_of(live: LiveTable, user: User | None) -> TableRow:
    """The row of a table in memory."""
    seated = sitters(live, user.id if user else None)
    asked = [*live.course.deciders] if live.course and not live.over else []
    return _row(live.kept, seated, user, live.version, asked)


def _sitter(chair: Chair, user: User | None) -> Sitter:
    own = user is not None and chair.user_id == user.id
    bot = chair.bot if chair.kind == "bot" else None
    return Sitter(chair.kind, chair.name, bot, resigned=chair.gave_up, mine=own)


def _row(kept: Kept, seated: list[Sitter], user: User | None, step: int, asked: list[int]) -> TableRow:
    return TableRow(
        id=kept.id,
        game=kept.game,
        players=kept.setting["players"],
        options=kept.setting["options"],
        corrected=bool(kept.setting["content"]),
        seats=seated,
        status=kept.status,
        private=kept.private,
        uploaded=kept.uploaded,
        host=user is not None and kept.host == user.id,
        created=kept.created,
        started=kept.started,
        ended=kept.ended,
        step=step,
        waiting=asked,
        result=None if kept.result is None else Result(**kept.result),
        origin=kept.origin,
    )


async def count_hosted(database: Database, user_id: int) -> int:
    """How many tables of a user are not over."""
    return int((await database.read(_COUNT, {"user": user_id}))[0][0])


async def tables_of(database: Database, user_id: int) -> list[str]:
    """The tables where a user sits, or that are theirs, and that are not over."""
    return [row.id for row in await database.read(_OF, {"user": user_id})]


async def tables_with_bots_waiting(database: Database) -> list[str]:
    """The running tables where a bot is to move."""
    bots: dict[str, int] = {}
    for row in await database.read(_WITH_BOTS):
        bots[row.table_id] = bots.get(row.table_id, 0) | 1 << row.seat
    waiting = dict.fromkeys(bots, -1)  # of those without entries nobody knows yet
    ids = [*bots]
    for start in range(0, len(ids), 500):
        for row in await database.read(_WAITING, {"ids": ids[start : start + 500]}):
            waiting[row.table_id] = row.waiting
    return [table for table, mask in bots.items() if mask & waiting[table]]
