"""Bots by name, and who of them sits where. Other packages add theirs as entry points ``ziggurat.bots``."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final

from ziggurat.bots.bot import Bot
from ziggurat.bots.greedy import Greedy
from ziggurat.bots.planner import Planner
from ziggurat.bots.randomly import Randomly
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.errors import BadOption, one_of

if TYPE_CHECKING:
    from collections.abc import Mapping

BOTS: Final[Mapping[str, type[Bot]]] = {"random": Randomly, "greedy": Greedy, "planner": Planner}


def names() -> list[str]:
    """The names of all bots."""
    return [*BOTS, *sorted({point.name for point in entry_points(group="ziggurat.bots")} - {*BOTS})]


def find(name: str) -> type[Bot]:
    """The bot of that name."""
    if name in BOTS:
        return BOTS[name]
    points = [point for point in entry_points(group="ziggurat.bots") if point.name == name]
    if not points:
        raise BadOption(f"as a bot, {one_of(name, names())}")
    bot = points[0].load()
    if not (isinstance(bot, type) and issubclass(bot, Bot)):
        raise BadOption(f"{points[0].value} is registered as the bot {name!r} and is not")
    return bot


def bot_names(words: str, seats: int) -> list[str]:
    """The name of the bot on each of so many seats: one name for all, or one for each."""
    named = [name.strip() for name in words.split(",") if name.strip()]
    for name in named:
        find(name)
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise BadOption(f"{words!r} names {len(named)} bots; name one for all {seats} seats, or one for each")
    return named


def seat_bot(name: str, seed: int, seat: int) -> Bot:
    """A bot with a chance of its own, which tells nothing of the table's."""
    return find(name)(Quick.seeded(f"{seed}/{seat}"))


def seat_bots(names: list[str], seed: int) -> list[Bot]:
    """A bot for each seat."""
    return [seat_bot(name, seed, seat) for seat, name in enumerate(names)]
