"""Standing effects: what a card does as long as it lies there.

They are looked up from the cards in play whenever they are needed, never copied into flags.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from ziggurat.kernel.combinators import Ordering
from ziggurat.kernel.effects import Do, Effect, Number

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ziggurat.kernel.table import Table
    from ziggurat.kernel.telling import Teller


class When(Effect["Table"]):
    """Whenever ``event`` befalls the seat: the effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "effect")
    WORD: ClassVar[str] = "when"

    def __init__(self, event: str, effect: Effect[Any]) -> None:
        self.event = event
        self.effect = effect

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        event = teller.say(f"event-{self.event.replace('_', '-')}")
        return teller.say("effect-when", event=event, effect=teller.lowered(self.effect))


class Modify(Effect["Table"]):
    """``what`` (a cost, a yield, a limit) counts ``by`` more for the seat, or less."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "by")
    WORD: ClassVar[str] = "modify"

    def __init__(self, what: str, by: int) -> None:
        self.what = what
        self.by = by

    def tell(self, teller: Teller) -> str:
        return teller.say(
            f"modify-{self.what.replace('_', '-')}", by=abs(self.by), more="yes" if self.by > 0 else "no"
        )


class Score(Effect["Table"]):
    """At the end of the game: ``points`` for each of the things counted."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "points")
    WORD: ClassVar[str] = "score"

    def __init__(self, number: Number[Any], points: int) -> None:
        self.number = number
        self.points = points

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-score", thing=self.number.tell(teller), points=self.points)


def modified(standing: Iterable[Effect[Any]], what: str, base: int) -> int:
    """A number as all standing effects together make it; never below nothing."""
    number = base
    for effect in standing:
        if isinstance(effect, Modify) and effect.what == what:
            number += effect.by
    return max(number, 0)


def trigger(table: Table, event: str, seat: int, standing: Iterable[tuple[Effect[Any], int]]) -> None:
    """Let an event befall a seat: all its cards that wait for it act, in an order that the seat chooses."""
    dos = [
        Do(effect.effect, seat, seat, source)
        for effect, source in standing
        if isinstance(effect, When) and effect.event == event
    ]
    if dos:
        table.then(Ordering(seat, tuple(dos)))


def standing_points(table: Table, seat: int, standing: Iterable[tuple[Effect[Any], int]]) -> int:
    """The points of all standing effects that score."""
    return sum(
        effect.points * effect.number.count(table, Do(effect, seat, seat, source))
        for effect, source in standing
        if isinstance(effect, Score)
    )
