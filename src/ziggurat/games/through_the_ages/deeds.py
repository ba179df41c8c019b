"""Choices within an action: what to build at a discount, what to develop; in whoever's turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.through_the_ages.actions import (
    NO_CIVIL,
    build,
    build_refusal,
    growth_refusal,
    increase,
    spend_white,
    take,
    take_price,
    take_refusal,
    upgrade,
    upgrade_refusal,
    whites,
)
from ziggurat.games.through_the_ages.catalog import (
    ARENA,
    CARD,
    CATEGORY,
    GOVERNMENT,
    LAB,
    MINE,
    NONE,
    is_technology,
)
from ziggurat.games.through_the_ages.civ import NO_POLITICS
from ziggurat.games.through_the_ages.science import develop, develop_refusal, revolt, revolt_refusal
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.move import NUMBER, Move, Refusal, Verb
from ziggurat.kernel.step import OpenDecision

if TYPE_CHECKING:
    from ziggurat.games.through_the_ages.civ import Civ

TAKE: Final = Verb("take", NUMBER, CARD)
GROW: Final = Verb("grow")
BUILD: Final = Verb("build", CARD)
UPGRADE: Final = Verb("upgrade", CARD, CARD)
DEVELOP: Final = Verb("develop", CARD)
REVOLT: Final = Verb("revolt", CARD)
DONE: Final = Verb("done")
DEED_VERBS: Final = (TAKE, GROW, BUILD, UPGRADE, DEVELOP, REVOLT, DONE)
ENOUGH: Final = DONE()
MORE_PEOPLE: Final = GROW()

FARMS_AND_MINES: Final = 1
URBAN: Final = 2


def builds(civ: Civ, first: int, last: int) -> list[int]:
    """The technologies of some categories on which something can be built."""
    return [card for card in civ.techs if first <= CATEGORY[card] <= last]


def upgrades(civ: Civ, first: int, last: int) -> list[tuple[int, int]]:
    """The pairs of cards between which a worker can be upgraded."""
    pairs: list[tuple[int, int]] = []
    techs = civ.techs
    for place, old in enumerate(techs):
        category = CATEGORY[old]
        if civ.workers[old] and first <= category <= last:
            further = place + 1
            while further < len(techs) and CATEGORY[techs[further]] == category:
                pairs.append((old, techs[further]))
                further += 1
    return pairs


def bounds(mask: int) -> tuple[int, int]:
    """The categories that a discount is for."""
    return (0 if mask & FARMS_AND_MINES else LAB), (ARENA if mask & URBAN else MINE)


def constructions(table: AgesTable, seat: int, mask: int, discount: int, upgrade_only: int) -> list[Move]:
    """What can be built and upgraded at a discount."""
    civ = table.rated(seat)
    first, last = bounds(mask)
    moves: list[Move] = []
    if not upgrade_only:
        moves += [
            BUILD.of[card] for card in builds(civ, first, last) if build_refusal(civ, card, discount) is None
        ]
    for old, new in upgrades(civ, first, last):
        if upgrade_refusal(civ, old, new, discount) is None:
            moves.append(UPGRADE(old, new))
    return moves


class Constructing(OpenDecision[AgesTable]):
    """What to build or upgrade at a discount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "mask", "discount", "upgrade_only")
    ASK: ClassVar[str] = "construct"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, mask: int, discount: int, upgrade_only: int) -> None:
        super().__init__(seat)
        self.mask = mask
        self.discount = discount
        self.upgrade_only = upgrade_only

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        civ = table.rated(seat)
        first, last = bounds(self.mask)
        moves = [] if self.upgrade_only else [BUILD.of[card] for card in builds(civ, first, last)]
        return moves + [UPGRADE(old, new) for old, new in upgrades(civ, first, last)]

    def refusal(self, table: AgesTable, seat: int, move: Move) -> Refusal | None:
        civ = table.rated(seat)
        if move.verb is BUILD:
            return build_refusal(civ, move.arg, self.discount)
        return upgrade_refusal(civ, move.args[0], move.args[1], self.discount)

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        if move.verb is BUILD:
            build(table, seat, move.arg, self.discount)
        else:
            upgrade(table, seat, move.args[0], move.args[1], self.discount)

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {"discount": self.discount}


class Developing(OpenDecision[AgesTable]):
    """What to develop by an action card: for the card's civil action, or by revolution for all of them.

    Code of Laws, "Declare a revolution" and "Play an action card".
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "develop"
    CONTINUES: ClassVar[bool] = True

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        hand = [card for card in table.civs[seat].hand if is_technology(card)]
        moves = [DEVELOP.of[card] for card in hand]
        return moves + [REVOLT.of[card] for card in hand if CATEGORY[card] == GOVERNMENT]

    def refusal(self, table: AgesTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is DEVELOP:
            return develop_refusal(table, seat, move.arg) if whites(table.civs[seat]) else NO_CIVIL
        return revolt_refusal(table, seat, move.arg)

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        if move.verb is DEVELOP:
            spend_white(table.civs[seat], 1)
            develop(table, seat, move.arg)
        else:
            revolt(table, seat, move.arg)


class CivilDevelopment(OpenDecision[AgesTable]):
    """One of: increase population, build, develop; cheaper by so much and without a civil action.

    Code of Laws, Appendix, "Development of Civilization".
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "discount")
    ASK: ClassVar[str] = "civil-development"

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__(seat)
        self.discount = discount

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        civ = table.rated(seat)
        hand = [card for card in civ.hand if is_technology(card)]
        moves = [ENOUGH, MORE_PEOPLE, *[BUILD.of[card] for card in builds(civ, 0, ARENA)]]
        moves += [DEVELOP.of[card] for card in hand]
        return moves + [REVOLT.of[card] for card in hand if CATEGORY[card] == GOVERNMENT]

    def refusal(self, table: AgesTable, seat: int, move: Move) -> Refusal | None:
        civ = table.rated(seat)
        if move.verb is GROW:
            return growth_refusal(civ, self.discount)
        if move.verb is BUILD:
            return build_refusal(civ, move.arg, self.discount)
        if move.verb is DEVELOP:
            return develop_refusal(table, seat, move.arg, self.discount)
        if move.verb is REVOLT:
            return revolt_refusal(table, seat, move.arg, self.discount)
        return None

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        if move.verb is GROW:
            increase(table, seat, self.discount)
        elif move.verb is BUILD:
            build(table, seat, move.arg, self.discount)
        elif move.verb is DEVELOP:
            develop(table, seat, move.arg, self.discount)
        elif move.verb is REVOLT:
            revolt(table, seat, move.arg, self.discount)

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {"discount": self.discount}


class Taking(OpenDecision[AgesTable]):
    """Take cards worth so many civil actions, without spending any.

    Code of Laws, Appendix, "International Agreement": who does so gives up the next political action; then
    the
    row is filled up without discarding.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "used")
    ASK: ClassVar[str] = "agreement"

    def __init__(self, seat: int, left: int, used: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.used = used

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        row = table.row
        return [
            ENOUGH,
            *[TAKE(place + 1, card) for place, card in enumerate(row) if card != NONE],
        ]

    def refusal(self, table: AgesTable, seat: int, move: Move) -> Refusal | None:
        return None if move.verb is DONE else take_refusal(table, seat, move.args[0] - 1, self.left)

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        if move.verb is TAKE:
            place = move.args[0] - 1
            left = self.left - take_price(table, table.rated(seat), place)
            table.then(Taking(seat, left, True))
            take(table, seat, place)
        elif self.used:
            from ziggurat.games.through_the_ages.row import fill

            table.civs[seat].done |= NO_POLITICS
            fill(table)

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {"number": self.left}
