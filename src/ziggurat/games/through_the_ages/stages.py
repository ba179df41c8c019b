"""Wonders in stages. Code of Laws, "Build a stage of a wonder"."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.through_the_ages.actions import TOO_FEW_RESOURCES
from ziggurat.games.through_the_ages.catalog import (
    AT_ONCE,
    NONE,
    STAGES,
)
from ziggurat.games.through_the_ages.civ import Civ
from ziggurat.games.through_the_ages.news import (
    COMPLETED,
    STAGE_BUILT,
)
from ziggurat.games.through_the_ages.stores import RESOURCES, Shedding, pay, stock
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.move import Refusal
from ziggurat.kernel.step import Step

NO_TOKENS: Final = Refusal("no-tokens")


def at_once(civ: Civ) -> int:
    """How many stages one civil action may build."""
    return AT_ONCE[civ.specials[3]] if civ.specials[3] != NONE else 1


def stages_price(civ: Civ, number: int) -> int:
    """The resources for the next stages."""
    return sum(STAGES[civ.wonder][civ.stages : civ.stages + number])


def stage_refusal(civ: Civ, number: int, discount: int = 0) -> Refusal | None:
    """Code of Laws, "Build a stage of a wonder"."""
    if stock(civ, RESOURCES) < stages_price(civ, number) - discount:
        return TOO_FEW_RESOURCES
    return NO_TOKENS if civ.cubes + sum(civ.blue) < number else None


def stages_left(civ: Civ) -> int:
    """How many stages of the unfinished wonder are to be built."""
    return len(STAGES[civ.wonder]) - civ.stages if civ.wonder != NONE else 0


def build_stages(table: AgesTable, seat: int, number: int, discount: int = 0) -> None:
    """Pay for stages together, then cover them with blue tokens."""
    civ = table.rated(seat)
    due = max(stages_price(civ, number) - discount, 0)
    table.tell(STAGE_BUILT, seat, civ.wonder, number)
    table.then(Covering(seat, number))
    if due:
        pay(table, seat, RESOURCES, due)


class Covering(Step[AgesTable]):
    """Blue tokens cover stages of a wonder; from technologies where the bank has none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, table: AgesTable) -> None:
        civ = table.civs[self.seat]
        banked = min(self.number, civ.cubes)
        civ.cubes -= banked
        civ.stages += banked
        table.then(Completion(self.seat))
        if self.number > banked:
            table.then(Shedding(self.seat, self.number - banked, True))


class Completion(Step[AgesTable]):
    """A wonder with all stages covered is completed; its tokens go back to the blue bank."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AgesTable) -> None:
        seat = self.seat
        civ = table.civs[seat]
        if civ.stages < len(STAGES[civ.wonder]):
            return
        card = civ.wonder
        civ.cubes += civ.stages
        civ.wonder = NONE
        civ.stages = 0
        civ.wonders = (*civ.wonders, card)
        table.touch_all()
        table.tell(COMPLETED, seat, card)
        table.befall(seat, "completed", card)
        table.enters(seat, card)
