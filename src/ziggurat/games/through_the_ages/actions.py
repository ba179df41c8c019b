"""The actions of the Action Phase: when each may be done and what it does.

Each is a function of who acts, who may be any seat, and at what discount: events let players act in somebody
else's turn. Code of Laws, "Action Phase".
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.through_the_ages.catalog import (
    ACTION,
    CATEGORY,
    COST,
    DISCOUNT,
    LEADER,
    LEVEL,
    LIBRARY,
    LIMIT,
    NONE,
    POWERS,
    THEATER,
    WONDER,
    is_technology,
)
from ziggurat.games.through_the_ages.civ import HOMER_USED, LEADER_REPLACED, Civ
from ziggurat.games.through_the_ages.counts import workers_of
from ziggurat.games.through_the_ages.news import (
    BUILT,
    DESTROYED,
    GREW,
    LED,
    LEFT,
    TOOK,
    UPGRADED,
)
from ziggurat.games.through_the_ages.standing import (
    HAMMURABI,
    HOMERS,
    MOSES,
    SHAKESPEARE,
    TAJ_MAHAL,
    WONDER_PATRON,
)
from ziggurat.games.through_the_ages.stores import FOOD, RESOURCES, pay, stock
from ziggurat.games.through_the_ages.table import POPULATION, AgesTable, military, urban
from ziggurat.kernel.move import Refusal

PLACE_COST: Final = (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)

TAJ_DISCOUNT: Final = 2

NO_CIVIL: Final = Refusal("no-civil-actions")

NO_MILITARY: Final = Refusal("no-military-actions")

HAND_FULL: Final = Refusal("hand-full")

HAVE_IT: Final = Refusal("have-it")

SAME_AGE: Final = Refusal("leader-of-that-age")

ONE_WONDER: Final = Refusal("one-wonder")

NO_POPULATION: Final = Refusal("no-population")

TOO_LITTLE_FOOD: Final = Refusal("too-little-food")

TOO_FEW_RESOURCES: Final = Refusal("too-few-resources")

NO_UNUSED: Final = Refusal("no-unused-worker")

AT_LIMIT: Final = Refusal("building-limit")

FIRST_TURN: Final = Refusal("first-turn")


def whites(civ: Civ) -> int:
    """The civil actions that can be spent."""
    return civ.white + civ.more_white


def reds(civ: Civ) -> int:
    """The military actions that can be spent."""
    return civ.red + civ.more_red


def spend_white(civ: Civ, number: int) -> None:
    """Spend civil actions, those of this turn first."""
    extra = min(number, civ.more_white)
    civ.more_white -= extra
    civ.white -= number - extra


def spend_red(civ: Civ, number: int) -> None:
    """Spend military actions, those of this turn first."""
    extra = min(number, civ.more_red)
    civ.more_red -= extra
    civ.red -= number - extra


def take_price(table: AgesTable, civ: Civ, place: int) -> int:
    """The civil actions that the card in a place (from 0) costs now."""
    card = table.row[place]
    price = PLACE_COST[place]
    if CATEGORY[card] == WONDER:
        if not civ.powers & WONDER_PATRON:
            price += len(civ.wonders)
        if POWERS[card] & TAJ_MAHAL and civ.done & LEADER_REPLACED:
            price -= TAJ_DISCOUNT
    elif CATEGORY[card] == LEADER and civ.powers & HAMMURABI:
        price -= 1
    return max(price, 0)


def take_refusal(table: AgesTable, seat: int, place: int, budget: int) -> Refusal | None:
    """Code of Laws, "Take a card" and "Take a wonder"; ``budget`` are the actions there are for it."""
    civ = table.rated(seat)
    card = table.row[place]
    category = CATEGORY[card]
    if take_price(table, civ, place) > budget:
        return NO_CIVIL
    if category == WONDER:
        return ONE_WONDER if civ.wonder != NONE else None
    if len(civ.hand) >= civ.white_total + civ.civil_hand:
        return HAND_FULL
    if category == LEADER:
        return SAME_AGE if civ.leader_ages >> LEVEL[card] & 1 else None
    if category != ACTION and has_technology(civ, card):
        return HAVE_IT
    return None


def has_technology(civ: Civ, card: int) -> bool:
    """Whether a technology is in hand or in play."""
    return card in civ.hand or card in civ.techs or card == civ.government or card in civ.specials


def take(table: AgesTable, seat: int, place: int) -> None:
    """Take the card in a place; who pays for it, and whether at all, is settled before."""
    civ = table.rated(seat)
    card = table.row[place]
    table.row[place] = NONE
    table.tell(TOOK, seat, card, place + 1)
    if CATEGORY[card] == WONDER:
        civ.wonder = card
        civ.stages = 0
        return
    civ.hand.append(card)
    civ.hand.sort()
    if CATEGORY[card] == LEADER:
        civ.leader_ages |= 1 << LEVEL[card]
    elif civ.leader != NONE and is_technology(card):
        table.befall(seat, "technology-taken", civ.leader)


def growth_price(civ: Civ, discount: int = 0) -> int:
    """The food that one more worker costs."""
    price = POPULATION[min(civ.bank, 17)] - discount
    return max(price - 1, 0) if civ.powers & MOSES else max(price, 0)


def growth_refusal(civ: Civ, discount: int = 0) -> Refusal | None:
    """Code of Laws, "Increase population"."""
    if not civ.bank:
        return NO_POPULATION
    return TOO_LITTLE_FOOD if stock(civ, FOOD) < growth_price(civ, discount) else None


def increase(table: AgesTable, seat: int, discount: int = 0) -> None:
    """One more worker, for food."""
    civ = table.rated(seat)
    price = growth_price(civ, discount)
    table.grow(seat)
    table.tell(GREW, seat)
    pay(table, seat, FOOD, price)


def price_of(civ: Civ, card: int) -> int:
    """The cost of a building or unit with what changes it."""
    price = COST[card]
    if urban(card):
        construction = civ.specials[3]
        if construction != NONE:
            price -= DISCOUNT[construction][LEVEL[card]]
        if civ.powers & SHAKESPEARE:
            price -= pairing(civ, card)
        price = max(price, 0)
    return price


def pairing(civ: Civ, card: int) -> int:
    """Shakespeare: theaters are cheaper with a library, libraries with a theater."""
    if CATEGORY[card] == THEATER:
        return int(workers_of(civ, LIBRARY) > 0)
    if CATEGORY[card] == LIBRARY:
        return int(workers_of(civ, THEATER) > 0)
    return 0


def upgrade_price(civ: Civ, old: int, new: int) -> int:
    """The difference of the costs."""
    return max(price_of(civ, new) - price_of(civ, old), 0)


def arms(civ: Civ) -> int:
    """The resources of this turn that only pay for units."""
    return civ.arms + (1 if civ.powers & HOMERS and not civ.done & HOMER_USED else 0)


def can_pay(civ: Civ, card: int, due: int) -> bool:
    """Whether there are the resources for a building or unit."""
    if military(card):
        due -= arms(civ)
    return due <= 0 or stock(civ, RESOURCES) >= due


def at_limit(civ: Civ, category: int) -> bool:
    """Code of Laws, "Urban buildings": as many of a type as the government allows."""
    return workers_of(civ, category) >= LIMIT[civ.government]


def build_refusal(civ: Civ, card: int, discount: int = 0) -> Refusal | None:
    """Code of Laws, "Build a farm, mine or urban building" and "Build a military unit"."""
    if not civ.unused:
        return NO_UNUSED
    if urban(card) and at_limit(civ, CATEGORY[card]):
        return AT_LIMIT
    return None if can_pay(civ, card, price_of(civ, card) - discount) else TOO_FEW_RESOURCES


def upgrade_refusal(civ: Civ, old: int, new: int, discount: int = 0) -> Refusal | None:
    """Code of Laws, "Upgrade a farm, mine or urban building" and "Upgrade a military unit"."""
    return None if can_pay(civ, new, upgrade_price(civ, old, new) - discount) else TOO_FEW_RESOURCES


def pay_for(table: AgesTable, seat: int, card: int, due: int) -> None:
    """Pay for a building or unit: resources of this turn for the military first."""
    civ = table.rated(seat)
    if due > 0 and military(card):
        if civ.powers & HOMERS and not civ.done & HOMER_USED:
            civ.done |= HOMER_USED
            due -= 1
        spent = min(due, civ.arms)
        civ.arms -= spent
        due -= spent
    if due > 0:
        pay(table, seat, RESOURCES, due)


def build(table: AgesTable, seat: int, card: int, discount: int = 0) -> None:
    """An unused worker becomes a farm, mine, urban building or unit."""
    civ = table.rated(seat)
    due = max(price_of(civ, card) - discount, 0)
    pay_for(table, seat, card, due)
    civ.unused -= 1
    civ.workers[card] += 1
    table.touch(seat)
    table.tell(BUILT, seat, card, due, int(military(card)))


def upgrade(table: AgesTable, seat: int, old: int, new: int, discount: int = 0) -> None:
    """A worker moves to a better card."""
    civ = table.rated(seat)
    due = max(upgrade_price(civ, old, new) - discount, 0)
    pay_for(table, seat, new, due)
    civ.workers[old] -= 1
    civ.workers[new] += 1
    table.touch(seat)
    table.tell(UPGRADED, seat, old, new, due)


def destroy(table: AgesTable, seat: int, card: int) -> None:
    """A worker becomes unused: a building is destroyed, a unit disbanded."""
    civ = table.civs[seat]
    civ.workers[card] -= 1
    civ.unused += 1
    table.touch(seat)
    table.tell(DESTROYED, seat, card)


def transform_refusal(civ: Civ, old: int, new: int) -> Refusal | None:
    """Bach: an urban building becomes a theater of its level or higher. Code of Laws, Appendix."""
    if CATEGORY[old] != THEATER and at_limit(civ, THEATER):
        return AT_LIMIT
    return upgrade_refusal(civ, old, new)


def lead(table: AgesTable, seat: int, card: int) -> int:
    """Put a leader into play; the one who was replaced, or ``NONE``. Code of Laws, "Put a leader into
    play"."""
    civ = table.civs[seat]
    old = civ.leader
    civ.hand.remove(card)
    civ.leader = card
    table.tell(LED, seat, card)
    if old != NONE:
        civ.done |= LEADER_REPLACED
        farewell(table, seat, old)
        table.removed.append(old)
    table.settle(seat)
    return old


def remove_leader(table: AgesTable, seat: int) -> None:
    """A leader leaves the game without another in his place."""
    civ = table.civs[seat]
    old = civ.leader
    civ.leader = NONE
    table.removed.append(old)
    table.tell(LEFT, seat, old)
    farewell(table, seat, old)
    table.settle(seat)


def farewell(table: AgesTable, seat: int, card: int) -> None:
    """What a leader does when he leaves, whatever the reason."""
    table.befall(seat, "leaves", card)


def takes_back(civ: Civ) -> None:
    """Code of Laws, "Spending actions": a spent civil action is available again, if there is one."""
    civ.white = min(civ.white + 1, civ.white_total)
