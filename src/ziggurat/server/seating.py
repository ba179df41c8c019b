"""Who shall sit where: what is asked for when a table is made, and at an open table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from ziggurat.bots import names as bot_names
from ziggurat.kernel.errors import BadOption, one_of
from ziggurat.server.problems import Trouble
from ziggurat.server.storing import DELETE_TABLE, Chair, seat_change
from ziggurat.server.thinking import USUAL
from ziggurat.server.wire import Result, Sitter

if TYPE_CHECKING:
    from ziggurat.server.accounts import User
    from ziggurat.server.live import LiveTable

LONGEST_NAME: Final = 24
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Value = Annotated[str, Meta(max_length=64)]
Content = Annotated[str, Meta(max_length=512 * 1024)]
Players = Annotated[int, Meta(ge=1, le=32)]


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: ``me``, a ``human`` beside me at this screen, a ``bot``, or ``open``."""

    kind: Literal["me", "human", "bot", "open"]
    name: Annotated[str, Meta(max_length=64)] | None = None
    bot: Word | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. ``content`` holds texts for the options that take one: a corrected deck, say."""

    game: Word
    players: Players
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=32)]
    options: dict[Word, Value] = field(default_factory=dict)
    content: dict[Word, Content] = field(default_factory=dict)
    private: bool = False
    seed: Annotated[int, Meta(ge=0, lt=2**31)] | None = None
    """Only where the settings of the service allow it, for tests: whoever knows it, knows all."""


class Continued(Struct, forbid_unknown_fields=True):
    """A finished game to be gone on with from a step, as a new table."""

    step: Annotated[int, Meta(ge=0, le=10_000_000)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=32)]
    private: bool = False


class TableRow(Struct):
    """A table in a list."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    corrected: bool
    """Whether a text was given as content."""
    seats: list[Sitter]
    status: str
    private: bool
    uploaded: bool
    host: bool
    created: str
    started: str | None
    ended: str | None
    step: int
    """How many entries there are."""
    waiting: list[int]
    """The seats that are asked now."""
    result: Result | None
    origin: dict[str, Any] | None


def chair_for(wish: SeatWish, user: User) -> Chair:
    """The seat that a user wishes for."""
    name = _clean(wish.name)
    match wish.kind:
        case "me":
            return Chair("human", user.id, user.name or name)
        case "human":
            return Chair("human", user.id, name)
        case "bot":
            bot = wish.bot or USUAL
            if bot not in bot_names():
                raise BadOption(f"as a bot, {one_of(bot, bot_names())}")
            return Chair("bot", bot=bot)
        case _:
            return Chair()


def chairs_for(wishes: list[SeatWish], players: int, user: User) -> list[Chair]:
    """The seats of a table, as its maker wishes them."""
    if len(wishes) != players:
        raise Trouble("bad-option", f"{len(wishes)} seats are given for {players} players")
    return [chair_for(wish, user) for wish in wishes]


def _clean(name: str | None) -> str | None:
    """A name on a seat, in one line of printable signs."""
    plain = "".join([sign if sign.isprintable() else " " for sign in name or ""])
    return " ".join(plain.split())[:LONGEST_NAME].strip() or None


async def sit(live: LiveTable, user: User, seat: int, wish: SeatWish) -> None:
    """Sit down at an open table or get up, put a bot there or send it away; when all sit, the game begins."""
    async with live.turn():
        _check_open(live)
        if not 0 <= seat < len(live.chairs):
            raise Trouble("not-found", f"this table has the seats 0 to {len(live.chairs) - 1}")
        before, hosts = live.chairs[seat], live.kept.host == user.id
        own = before.user_id == user.id
        if wish.kind == "bot" and not hosts:
            raise Trouble("forbidden", "only who made the table seats bots")
        if wish.kind == "open" and not (hosts or own):
            raise Trouble("foreign", f"seat {seat} is not yours to leave")
        if wish.kind != "open" and before.kind != "open" and not own and not (hosts and before.kind == "bot"):
            raise Trouble("full", f"seat {seat} is taken")
        chair = chair_for(wish, user)
        await live.write(seat_change(live.kept.id, seat, chair))
        live.chairs[seat] = chair
        live.review()
        if any(chair.kind == "open" for chair in live.chairs):
            live.show()
        else:
            await live.begin()


async def start(live: LiveTable, user: User) -> None:
    """Begin at once: bots take the seats that are open."""
    async with live.turn():
        _check_open(live)
        if live.kept.host != user.id:
            raise Trouble("forbidden", "only who made the table starts it")
        live.chairs = [Chair("bot", bot=USUAL) if chair.kind == "open" else chair for chair in live.chairs]
        await live.begin()


async def remove(live: LiveTable, user: User) -> None:
    """Take an open table back."""
    async with live.turn():
        if live.kept.host != user.id:
            raise Trouble("forbidden", "only who made the table takes it back")
        _check_open(live)
        await live.write((DELETE_TABLE, {"of_table": live.kept.id}))
        live.vanish()


def _check_open(live: LiveTable) -> None:
    if live.kept.status != "open":
        raise Trouble("over" if live.over else "late", "this table has been started already")
