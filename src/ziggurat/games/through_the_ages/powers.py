"""What leaders, wonders and pacts let their owner do in the Action Phase. Code of Laws, Appendix."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.through_the_ages.actions import (
    NO_CIVIL,
    NO_MILITARY,
    TOO_FEW_RESOURCES,
    TOO_LITTLE_FOOD,
    build,
    can_pay,
    growth_refusal,
    increase,
    lead,
    price_of,
    reds,
    spend_red,
    spend_white,
    takes_back,
    transform_refusal,
    upgrade,
    whites,
)
from ziggurat.games.through_the_ages.catalog import (
    ARENA,
    CARD,
    CATEGORY,
    HOMER,
    INFANTRY,
    LAB,
    LEVEL,
    NONE,
    POWERS,
    THEATER,
)
from ziggurat.games.through_the_ages.civ import (
    BACH_USED,
    CHURCHILL_USED,
    HAMMURABI_USED,
    OCEAN_USED,
    TRADE_USED,
    Civ,
)
from ziggurat.games.through_the_ages.deeds import (
    ENOUGH,
    builds,
)
from ziggurat.games.through_the_ages.news import (
    GREW,
    TUCKED,
    USED,
)
from ziggurat.games.through_the_ages.standing import (
    BACH,
    BARBAROSSA,
    CHURCHILL,
    FOOD_AS_RESOURCE,
    HAMMURABI,
    HOMERS,
    OCEAN_LINER,
    RESOURCE_AS_FOOD,
)
from ziggurat.games.through_the_ages.stores import FOOD, RESOURCES, lying, pay
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.move import Kind, Move, Refusal, Verb
from ziggurat.kernel.step import OpenDecision, Step

WAYS: Final = Kind("way", ("culture", "arms"))

EXCHANGE: Final = Verb("exchange")

ENLIST: Final = Verb("enlist", CARD)

TRANSFORM: Final = Verb("transform", CARD, CARD)

WELCOME: Final = Verb("welcome")

SPEAK: Final = Verb("speak", WAYS)

TRADE: Final = Verb("trade")

TUCK: Final = Verb("tuck", CARD)

TO_SPEAK: Final = (SPEAK.of[0], SPEAK.of[1])

ONCE: Final = Refusal("once-a-turn")

SPEECH: Final = 3
"""What Churchill gives of each."""


def by_powers(civ: Civ, every: bool, moves: list[Move]) -> None:
    """What leaders, wonders and pacts let their owner do."""
    powers = civ.powers
    if powers & HAMMURABI and (every or power_refusal(civ, EXCHANGE()) is None):
        moves.append(EXCHANGE())
    if powers & BARBAROSSA:
        for card in civ.techs:
            if CATEGORY[card] >= INFANTRY:
                move = ENLIST.of[card]
                if every or power_refusal(civ, move) is None:
                    moves.append(move)
    if powers & BACH:
        for old in builds(civ, LAB, ARENA):
            if civ.workers[old]:
                for new in builds(civ, THEATER, THEATER):
                    if LEVEL[new] >= LEVEL[old] and new != old:
                        move = TRANSFORM(old, new)
                        if every or power_refusal(civ, move) is None:
                            moves.append(move)
    if powers & OCEAN_LINER and (every or power_refusal(civ, WELCOME()) is None):
        moves.append(WELCOME())
    if powers & CHURCHILL:
        for move in TO_SPEAK:
            if every or power_refusal(civ, move) is None:
                moves.append(move)
    if powers & (FOOD_AS_RESOURCE | RESOURCE_AS_FOOD) and (every or power_refusal(civ, TRADE()) is None):
        moves.append(TRADE())


def power_refusal(civ: Civ, move: Move) -> Refusal | None:
    """Why a power cannot be used now."""
    verb = move.verb
    if verb is EXCHANGE:
        if civ.done & HAMMURABI_USED:
            return ONCE
        return None if reds(civ) else NO_MILITARY
    if verb is ENLIST:
        if not reds(civ):
            return NO_MILITARY
        refusal = growth_refusal(civ, 1)
        if refusal is not None:
            return refusal
        return None if can_pay(civ, move.arg, price_of(civ, move.arg) - 1) else TOO_FEW_RESOURCES
    if verb is TRANSFORM:
        if civ.done & BACH_USED:
            return ONCE
        return transform_refusal(civ, move.args[0], move.args[1]) if whites(civ) else NO_CIVIL
    if verb is WELCOME:
        if civ.done & OCEAN_USED:
            return ONCE
        return growth_refusal(civ, 99)
    if verb is SPEAK:
        return ONCE if civ.done & CHURCHILL_USED else None
    if civ.done & TRADE_USED:
        return ONCE
    if civ.powers & FOOD_AS_RESOURCE:
        return None if lying(civ, FOOD) else TOO_LITTLE_FOOD
    return None if lying(civ, RESOURCES) else TOO_FEW_RESOURCES


def use_power(table: AgesTable, seat: int, civ: Civ, move: Move) -> None:
    verb = move.verb
    if verb is EXCHANGE:
        spend_red(civ, 1)
        civ.more_white += 1
        civ.done |= HAMMURABI_USED
        table.tell(USED, seat, civ.leader)
    elif verb is ENLIST:
        spend_red(civ, 1)
        table.then(Enlisting(seat, move.arg))
        increase(table, seat, 1)
    elif verb is TRANSFORM:
        spend_white(civ, 1)
        civ.done |= BACH_USED
        upgrade(table, seat, move.args[0], move.args[1])
    elif verb is WELCOME:
        civ.done |= OCEAN_USED
        table.grow(seat)
        table.tell(GREW, seat)
    elif verb is SPEAK:
        speak(table, seat, civ, move.arg)
    else:
        civ.done |= TRADE_USED
        food, resources = civ.spare
        if civ.powers & FOOD_AS_RESOURCE:
            pay_stored(table, seat, FOOD)
            food, resources = civ.spare
            civ.spare = (food, resources + 1)
        else:
            pay_stored(table, seat, RESOURCES)
            civ.spare = (food + 1, resources)


class Enlisting(Step[AgesTable]):
    """Barbarossa: the unit is built when the food for the population has been paid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: AgesTable) -> None:
        build(table, self.seat, self.card, 1)


def pay_stored(table: AgesTable, seat: int, goods: int) -> None:
    """Pay one from the cards, for it to be used as the other goods."""
    assert not table.civs[seat].spare[goods]
    pay(table, seat, goods, 1)


def speak(table: AgesTable, seat: int, civ: Civ, way: int) -> None:
    """Churchill: 3 culture, or 3 science and 3 resources of this turn for the military."""
    civ.done |= CHURCHILL_USED
    table.tell(USED, seat, civ.leader)
    if way == 0:
        table.score(seat, SPEECH)
    else:
        civ.lore += SPEECH
        civ.arms += SPEECH


def lead_on(table: AgesTable, seat: int, card: int) -> None:
    old = lead(table, seat, card)
    civ = table.civs[seat]
    if old == NONE:
        return
    if POWERS[old] & HOMERS and civ.wonders:
        table.then(Tucking(seat))
    else:
        takes_back(civ)


class Tucking(OpenDecision[AgesTable]):
    """Homer, when another leader replaces him, may go under a completed wonder; then no action comes back."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "tuck"
    CONTINUES: ClassVar[bool] = True

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        return [ENOUGH, *[TUCK.of[card] for card in sorted(table.civs[seat].wonders)]]

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        civ = table.civs[seat]
        if move.verb is TUCK:
            civ.homer = move.arg
            table.removed.remove(HOMER)
            table.touch(seat)
            table.tell(TUCKED, seat, move.arg)
        else:
            takes_back(civ)
