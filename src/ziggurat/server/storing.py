"""What is kept of tables: their rows, and how rows become a table again."""

from __future__ import annotations

from contextlib import suppress
from secrets import choice
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import BindParameter, bindparam, delete, insert, select, update

from ziggurat.kernel.errors import BadRecord
from ziggurat.kernel.match import Match
from ziggurat.kernel.registry import find, load
from ziggurat.kernel.saving import save, setting_from
from ziggurat.server.course import Course
from ziggurat.server.schema import chat, entries, seats, snapshots, tables

if TYPE_CHECKING:
    from sqlalchemy import Row

    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.table import Table
    from ziggurat.server.database import Database, Statement

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Of these ids are made: no two look alike."""
SNAPSHOT_EVERY: Final = 20
CHAT_SHOWN: Final = 200

INSERT_TABLE: Final = insert(tables)
INSERT_SEAT: Final = insert(seats)
INSERT_ENTRY: Final = insert(entries)
INSERT_SNAPSHOT: Final = insert(snapshots)
INSERT_CHAT: Final = insert(chat)
_OF_TABLE: Final[BindParameter[str]] = bindparam("of_table")
UPDATE_SEAT: Final = (
    update(seats)
    .where(seats.c.table_id == _OF_TABLE, seats.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in ("kind", "user_id", "name", "bot")})
)
START_TABLE: Final = (
    update(tables).where(tables.c.id == _OF_TABLE).values(status="running", started=bindparam("started"))
)
END_TABLE: Final = (
    update(tables)
    .where(tables.c.id == _OF_TABLE)
    .values(status="over", ended=bindparam("ended"), result=bindparam("result"))
)
DELETE_TABLE: Final = delete(tables).where(tables.c.id == _OF_TABLE)

SELECT_TABLE: Final = select(tables).where(tables.c.id == _OF_TABLE)
SELECT_SEATS: Final = select(seats).where(seats.c.table_id == _OF_TABLE).order_by(seats.c.seat)
SELECT_ENTRIES: Final = select(entries).where(entries.c.table_id == _OF_TABLE).order_by(entries.c.number)
SELECT_SNAPSHOTS: Final = (
    select(snapshots).where(snapshots.c.table_id == _OF_TABLE).order_by(snapshots.c.number.desc())
)
SELECT_CHAT: Final = (
    select(chat).where(chat.c.table_id == _OF_TABLE).order_by(chat.c.number.desc()).limit(CHAT_SHOWN)
)


def fresh_id() -> str:
    """An id that nobody can guess."""
    return "".join([choice(LETTERS) for _ in range(12)])


def written(data: Any) -> str:
    """Plain data as it is kept."""
    return msgspec.json.encode(data).decode()


def read_back(text: str) -> Any:
    """Plain data that was kept."""
    return msgspec.json.decode(text)


class Chair(Struct):
    """Who sits on a seat. A human that resigned is played on by ``bot``."""

    kind: str = "open"
    user_id: int | None = None
    name: str | None = None
    bot: str | None = None

    @property
    def gave_up(self) -> bool:
        """Whether it is a human's seat that a bot plays on."""
        return self.kind == "human" and self.bot is not None

    @property
    def seated(self) -> str:
        """The same, as a record says it."""
        if self.kind == "bot":
            return f"bot:{self.bot}"
        return f"human:{self.name}" if self.name else "human"


class Kept(Struct):
    """What is kept of a table beside its entries. The seed is nobody's business before the end."""

    id: str
    game: str
    rules: int
    setting: dict[str, Any]
    seed: int | str
    host: int | None
    private: bool
    status: str
    uploaded: bool
    origin: dict[str, Any] | None
    result: dict[str, Any] | None
    created: str
    started: str | None
    ended: str | None


class Entered(Struct):
    """An entry as it is kept: what was done, by which submission of whom."""

    number: int
    entry: dict[str, Any]
    submission: str | None
    user_id: int | None


class Found(Struct):
    """All the rows of a table."""

    kept: Kept
    chairs: list[Chair]
    entered: list[Entered]
    snapshots: list[tuple[int, dict[str, Any]]]
    """Number and state, the last first; only where the rules have changed."""
    said: list[dict[str, Any]]


def kept_from(row: Row[Any]) -> Kept:
    """The row of a table."""
    data = dict(row._mapping)  # noqa: SLF001  (the public name of SQLAlchemy)
    for field in ("setting", "origin", "result"):
        data[field] = None if data[field] is None else read_back(data[field])
    # An int of at most 31 bits is written shorter than the 32 digits of a secret.
    data["seed"] = data["seed"] if len(data["seed"]) == 32 else int(data["seed"])
    return Kept(**data)


def chair_from(row: Row[Any]) -> Chair:
    """The row of a seat."""
    return Chair(row.kind, row.user_id, row.name, row.bot)


async def fetch(database: Database, id: str) -> Found | None:
    """The rows of a table, if there is one of that id."""
    of_table = {"of_table": id}
    rows = await database.read(SELECT_TABLE, of_table)
    if not rows:
        return None
    kept = kept_from(rows[0])
    chairs = [chair_from(row) for row in await database.read(SELECT_SEATS, of_table)]
    entered = [
        Entered(row.number, read_back(row.entry), row.submission, row.user_id)
        for row in await database.read(SELECT_ENTRIES, of_table)
    ]
    states: list[tuple[int, dict[str, Any]]] = []
    if kept.status != "open" and kept.rules != find(kept.game).version:
        rows = await database.read(SELECT_SNAPSHOTS, of_table)
        states = [(row.number, read_back(row.state)) for row in rows]
    said = [dict(row._mapping) for row in await database.read(SELECT_CHAT, of_table)]  # noqa: SLF001
    return Found(kept, chairs, entered, states, said[::-1])


def rebuild(found: Found) -> tuple[Game, Setting, Course | None]:
    """The course of a table from its rows: all entries are played again. Takes a while: not for the loop."""
    kept = found.kept
    game = find(kept.game)
    setting = setting_from(game, kept.setting)
    if kept.status == "open":
        return game, setting, None
    if kept.rules == game.version:
        return game, setting, _replayed(found, game, setting)
    if kept.status == "over":
        with suppress(Exception):  # entries that other rules made may break these in any way
            course = _replayed(found, game, setting)
            if kept.result == result_of(course):
                return game, setting, course
    return game, setting, _by_new_rules(found, game)


def _replayed(found: Found, game: Game, setting: Setting) -> Course:
    course = Course(Match(game, setting, found.kept.seed, [chair.seated for chair in found.chairs]))
    for entries_of_one in submissions(found.entered):
        course.enter(entries_of_one)
    return course


def submissions(entered: list[Entered]) -> list[list[dict[str, Any]]]:
    """The entries, those of one submission together: the last of them names it."""
    parts: list[list[dict[str, Any]]] = []
    ended = True
    for each in entered:
        if ended:
            parts.append([])
        parts[-1].append(each.entry)
        ended = each.submission is not None or each.user_id is None
    return parts


def _by_new_rules(found: Found, game: Game) -> Course:
    """A table whose rules have changed stands, or goes on, from the last snapshot from which it can."""
    seated = [chair.seated for chair in found.chairs]
    plain = [entered.entry for entered in found.entered]
    for number, snapshot in found.snapshots:
        with suppress(Exception):
            course = Course(Match.resumed(load(snapshot), found.kept.seed, seated, plain[:number]))
            for part in submissions(found.entered[number:]):
                course.enter(part)
            return course
    raise BadRecord(f"this table was begun by other rules of {game.name}, which it cannot go on by")


def result_of(course: Course) -> dict[str, Any] | None:
    """How a match ended, as it is kept; None for a record that somebody uploaded before its end."""
    match = course.match
    if not match.over:
        return None
    ending = match.game.ending(match.table) if match.table.over else None
    return {"ending": ending, "scores": match.table.scores(), "ranking": match.ranking()}


def table_row(kept: Kept) -> dict[str, Any]:
    """The values of a table's row."""
    return {
        **msgspec.structs.asdict(kept),
        "setting": written(kept.setting),
        "seed": str(kept.seed),
        "origin": None if kept.origin is None else written(kept.origin),
        "result": None if kept.result is None else written(kept.result),
    }


def seat_rows(id: str, chairs: list[Chair]) -> list[Statement]:
    """The rows of all seats."""
    return [
        (INSERT_SEAT, {"table_id": id, "seat": seat, **msgspec.structs.asdict(chair)})
        for seat, chair in enumerate(chairs)
    ]


def seat_change(id: str, seat: int, chair: Chair) -> Statement:
    """That somebody else sits on a seat."""
    return UPDATE_SEAT, {"of_table": id, "of_seat": seat, **msgspec.structs.asdict(chair)}


def entry_rows(
    id: str, course: Course, stored: int, at: str, user_id: int | None = None, submission: str | None = None
) -> list[Statement]:
    """The rows of the entries that are not stored yet; the last one names the submission."""
    waiting = sum([1 << seat for seat in course.deciders])
    new = course.match.entries[stored:]
    return [
        (
            INSERT_ENTRY,
            {
                "table_id": id,
                "number": number,
                "entry": written(entry),
                "submission": submission if number == stored + len(new) else None,
                "user_id": user_id,
                "waiting": waiting,
                "at": at,
            },
        )
        for number, entry in enumerate(new, stored + 1)
    ]


def snapshot_row(id: str, number: int, table: Table) -> Statement:
    """A snapshot of a table."""
    values = {"table_id": id, "number": number, "rules": table.game.version, "state": written(save(table))}
    return INSERT_SNAPSHOT, values
