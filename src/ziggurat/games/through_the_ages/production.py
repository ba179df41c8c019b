"""The Production Phase: corruption, food, consumption, resources. Code of Laws, "Production Phase"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ziggurat.games.through_the_ages.catalog import (
    AGRICULTURE,
    BRONZE,
    NONE,
    value,
)
from ziggurat.games.through_the_ages.counts import best_of
from ziggurat.games.through_the_ages.news import CORRUPTION, FAMINE
from ziggurat.games.through_the_ages.stores import FOOD, RESOURCES, gain, lose, pay, stock
from ziggurat.games.through_the_ages.table import CORRUPTED, AgesTable
from ziggurat.kernel.effects import Do, Effect

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller


class Produce(Effect[AgesTable]):
    """A step of the Production Phase. Code of Laws, "Production Phase"."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step",)
    WORD: ClassVar[str] = "produce"

    def __init__(self, step: str) -> None:
        self.step = step

    def run(self, table: AgesTable, do: Do) -> None:
        if self.step == "corruption":
            corruption(table, do.seat)
        elif self.step == "food":
            produce_food(table, do.seat)
        elif self.step == "consumption":
            consumption(table, do.seat)
        else:
            produce_resources(table, do.seat)

    def tell(self, teller: Teller) -> str:
        return teller.say(f"effect-produce-{self.step}")


def corruption(table: AgesTable, seat: int) -> None:
    """Lose resources for empty sections of the blue bank; food for those that are lacking."""
    due = CORRUPTED[min(table.civs[seat].cubes, 11)]
    if due:
        table.tell(CORRUPTION, seat, due)
        rest = due - stock(table.civs[seat], RESOURCES)
        lose(table, seat, RESOURCES, due)
        if rest > 0:  # then all resources have gone, and nothing was asked
            lose(table, seat, FOOD, rest)


def produce_food(table: AgesTable, seat: int) -> None:
    """A token on a farm for each of its workers, the best farms first."""
    civ = table.rated(seat)
    for card in range(BRONZE - 1, AGRICULTURE - 1, -1):
        moved = min(civ.workers[card], civ.cubes)
        civ.blue[card] += moved
        civ.cubes -= moved
    if civ.more_food > 0:
        gain(table, seat, FOOD, civ.more_food)


def consumption(table: AgesTable, seat: int) -> None:
    """Lose food for the population; 4 culture for each that is lacking."""
    due = table.consumption(seat)
    if not due:
        return
    civ = table.civs[seat]
    there = stock(civ, FOOD)
    if there < due:
        table.tell(FAMINE, seat, due - there)
        table.score(seat, -4 * (due - there))
    if there:
        pay(table, seat, FOOD, min(due, there))


def produce_resources(table: AgesTable, seat: int) -> None:
    """A token on a mine for each of its workers, the best mines first; on labs too for Bill Gates."""
    civ = table.rated(seat)
    doubled = best_of(civ, 1) if civ.has_railroad else NONE
    order = [7, 6, 5, BRONZE] if not civ.has_gates else [7, 11, 6, 10, 5, 9, BRONZE]
    produced = 0
    for card in order:
        moved = min(civ.workers[card] + (card == doubled), civ.cubes)
        civ.blue[card] += moved
        civ.cubes -= moved
        produced += moved * value(card)
    if civ.more_resources > 0:
        gain(table, seat, RESOURCES, civ.more_resources)
    elif civ.more_resources < 0 and produced:
        lose(table, seat, RESOURCES, -civ.more_resources)
