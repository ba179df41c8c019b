"""The verbs that give and take population. Code of Laws, "Workers and population"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.games.through_the_ages.catalog import (
    CARD,
)
from ziggurat.games.through_the_ages.counts import HALF_DISCONTENT, count
from ziggurat.games.through_the_ages.news import GREW, SHRANK
from ziggurat.games.through_the_ages.standing import signed
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.move import Move, Verb
from ziggurat.kernel.step import OpenDecision, Step

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

DISMISS: Final = Verb("dismiss", CARD)
POPULATION_VERBS: Final = (DISMISS,)


class Population(Effect[AgesTable]):
    """Population gained free of charge, or lost: unused workers first, else of the owner's choice.

    Code of Laws, "Workers and population".
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "population"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: AgesTable, do: Do) -> None:
        civ = table.civs[do.seat]
        if self.number > 0:
            for _ in range(min(self.number, civ.bank)):
                table.grow(do.seat)
                table.tell(GREW, do.seat)
        else:
            for _ in range(-self.number):
                if civ.unused:
                    civ.unused -= 1
                    civ.bank += 1
                    table.tell(SHRANK, do.seat)
                else:
                    table.then(Dismissal(do.seat))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-population", by=signed(self.number))


class Dismissal(Step[AgesTable]):
    """A worker must leave a card, if there is one left."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AgesTable) -> None:
        if any(table.civs[self.seat].workers):
            table.then(Dismissing(self.seat))


class Dismissing(OpenDecision[AgesTable]):
    """Which worker goes back to the yellow bank."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "dismiss"

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        civ = table.civs[seat]
        return [DISMISS.of[card] for card in civ.techs if civ.workers[card]]

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        civ = table.civs[seat]
        civ.workers[move.arg] -= 1
        civ.bank += 1
        table.touch(seat)
        table.tell(SHRANK, seat)


class Emigrate(Effect[AgesTable]):
    """Half of the discontent workers, rounded up, go back to the yellow bank."""

    WORD: ClassVar[str] = "emigrate"

    def run(self, table: AgesTable, do: Do) -> None:
        number = count(table, do.seat, HALF_DISCONTENT)
        if number:
            table.then(do.part(Population(-number)))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-emigrate")
