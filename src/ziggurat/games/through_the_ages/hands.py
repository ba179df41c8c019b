"""The verbs about military cards in hand. Code of Laws, "Military cards"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.through_the_ages.catalog import (
    CARD,
)
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.move import Move, Refusal, Verb, out_of_order
from ziggurat.kernel.step import Decision

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

DROP: Final = Verb("drop", CARD)
HAND_VERBS: Final = (DROP,)


class Draw(Effect[AgesTable]):
    """Military cards of the current age; none in Age IV."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "draw"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: AgesTable, do: Do) -> None:
        table.draw(do.seat, self.number)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-draw", number=self.number)


class Discard(Effect[AgesTable]):
    """Military cards from hand, of the owner's choice, face down."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "discard"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: AgesTable, do: Do) -> None:
        number = min(self.number, len(table.civs[do.seat].military))
        if number:
            table.then(Dropping(do.seat, number, 0))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-discard", number=self.number)


class Dropping(Decision[AgesTable]):
    """Which military cards to discard face down, in the order of their numbers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "floor")
    ASK: ClassVar[str] = "drop"
    CONTINUES: ClassVar[bool] = True
    ORDERED: ClassVar[bool] = True

    def __init__(self, seat: int, left: int, floor: int) -> None:
        super().__init__(seat)
        self.left = left
        self.floor = floor

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        return [DROP.of[card] for card in sorted(set(table.civs[seat].military))]

    def refusal(self, table: AgesTable, seat: int, move: Move) -> Refusal | None:
        """Enough must be left behind it, so that the rest can be chosen in order."""
        hand = table.civs[seat].military
        further = len(hand) - hand.index(move.arg) - 1
        return out_of_order(move.arg, self.floor, further, self.left - 1)

    def forced(self, table: AgesTable) -> Move | None:
        """With all that is left to be dropped nobody is asked: everybody can see how many there are."""
        hand = table.civs[self.seat].military
        return DROP.of[hand[0]] if len(hand) == self.left else None

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        floor = self.floor_after(table, seat, move, move.arg)
        table.discard(seat, move.arg, seen=False)
        if self.left > 1:
            table.then(Dropping(seat, self.left - 1, floor))

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {"number": self.left}
