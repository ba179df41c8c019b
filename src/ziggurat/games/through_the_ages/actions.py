"""The actions of the Action Phase: when each may be done and what it does.

Each is a function of who acts, who may be any seat, and at what discount: events let players act in somebody
else's turn. Code of Laws, "Action Phase".
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.through_the_ages.catalog import (
    ACTION,
    AT_ONCE,
    CATEGORY,
    COST,
    DESPOTISM,
    DISCOUNT,
    GOVERNMENT,
    INFANTRY,
    INITIAL,
    LEADER,
    LEVEL,
    LIBRARY,
    LIMIT,
    NONE,
    POWERS,
    REVOLUTION,
    SCIENCE_COST,
    SPECIAL_CIVIL,
    STAGES,
    THEATER,
    WONDER,
    WORKED,
    is_technology,
)
from ziggurat.games.through_the_ages.civ import HOMER_USED, LEADER_REPLACED, Civ
from ziggurat.games.through_the_ages.counts import workers_of
from ziggurat.games.through_the_ages.news import (
    BUILT,
    COMPLETED,
    DESTROYED,
    DEVELOPED,
    GREW,
    LED,
    LEFT,
    REVOLTED,
    STAGE_BUILT,
    TOOK,
    UPGRADED,
)
from ziggurat.games.through_the_ages.standing import (
    BACH,
    COOPERATION,
    HAMMURABI,
    HOMERS,
    MOSES,
    ROBESPIERRE,
    SHAKESPEARE,
    TAJ_MAHAL,
    WONDER_PATRON,
)
from ziggurat.games.through_the_ages.stores import FOOD, RESOURCES, Shedding, pay, stock
from ziggurat.games.through_the_ages.table import POPULATION, AgesTable, military, urban
from ziggurat.kernel.move import Refusal
from ziggurat.kernel.step import Step

PLACE_COST: Final = (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
TAJ_DISCOUNT: Final = 2
PRINTED: Final = (*INITIAL, DESPOTISM)

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
TOO_LITTLE_SCIENCE: Final = Refusal("too-little-science")
PARTNER_CANNOT_PAY: Final = Refusal("partner-cannot-pay")
ALL_ACTIONS: Final = Refusal("all-actions")
NO_TOKENS: Final = Refusal("no-tokens")
FIRST_TURN: Final = Refusal("first-turn")


# Actions as tokens


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


# Taking cards from the row


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


# Population


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


# Building, upgrading, destroying


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
    table.tell(BUILT, seat, card, due)


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


# Wonders


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


# Technologies


def partner_in_science(table: AgesTable, seat: int) -> int:
    """The other side of a Scientific Cooperation; ``NONE`` if there is none."""
    if not table.rated(seat).powers & COOPERATION:
        return NONE
    for other in table.others(seat):
        if table.rated(other).powers & COOPERATION:
            return other
    return NONE


def science_price(table: AgesTable, seat: int, card: int, revolution: bool, discount: int = 0) -> int:
    """The science that a technology costs."""
    civ = table.rated(seat)
    price = REVOLUTION[card] if revolution else SCIENCE_COST[card]
    price -= discount
    if civ.powers & BACH and CATEGORY[card] == THEATER:
        price -= 2
    if civ.powers & SHAKESPEARE:
        price -= pairing(civ, card)
    if civ.powers & COOPERATION and partner_in_science(table, seat) != NONE:
        price -= 2
    return max(price, 0)


def learnt(civ: Civ, card: int) -> int:
    """The science that can pay for a card; for units also that of this turn for the military."""
    return civ.science + (civ.lore if CATEGORY[card] >= INFANTRY and card < WORKED else 0)


def develop_refusal(table: AgesTable, seat: int, card: int, discount: int = 0) -> Refusal | None:
    """Code of Laws, "Develop a technology"."""
    return _science_refusal(table, seat, card, False, discount)


def _science_refusal(
    table: AgesTable, seat: int, card: int, revolution: bool, discount: int
) -> Refusal | None:
    civ = table.rated(seat)
    if learnt(civ, card) < science_price(table, seat, card, revolution, discount):
        return TOO_LITTLE_SCIENCE
    if civ.powers & COOPERATION:
        partner = partner_in_science(table, seat)
        if partner != NONE and not table.civs[partner].science:
            return PARTNER_CANNOT_PAY
    return None


def revolt_refusal(table: AgesTable, seat: int, card: int, discount: int = 0) -> Refusal | None:
    """Code of Laws, "Declare a revolution": all actions of one kind must be there."""
    civ = table.rated(seat)
    if civ.powers & ROBESPIERRE:
        if civ.red < civ.red_total:
            return ALL_ACTIONS
    elif civ.white < civ.white_total:
        return ALL_ACTIONS
    return _science_refusal(table, seat, card, True, discount)


def _pay_science(table: AgesTable, seat: int, card: int, revolution: bool, discount: int) -> int:
    civ = table.rated(seat)
    due = science_price(table, seat, card, revolution, discount)
    partner = partner_in_science(table, seat)
    if partner != NONE:
        table.study(partner, -1)
    rest = due
    if CATEGORY[card] >= INFANTRY and card < WORKED:
        spent = min(rest, civ.lore)
        civ.lore -= spent
        rest -= spent
    civ.science -= rest
    return due


def develop(table: AgesTable, seat: int, card: int, discount: int = 0) -> None:
    """A technology comes from hand into play, for science."""
    civ = table.civs[seat]
    due = _pay_science(table, seat, card, False, discount)
    civ.hand.remove(card)
    table.tell(DEVELOPED, seat, card, due)
    install(table, seat, card)
    if civ.leader != NONE:
        table.befall(seat, "develop", civ.leader)


def revolt(table: AgesTable, seat: int, card: int, discount: int = 0) -> None:
    """A government comes into play by revolution: all actions of one kind are spent, new ones of it too."""
    civ = table.rated(seat)
    by_arms = civ.powers & ROBESPIERRE != 0
    due = _pay_science(table, seat, card, True, discount)
    if by_arms:
        civ.red = 0
    else:
        civ.white = 0
    civ.hand.remove(card)
    table.tell(REVOLTED, seat, card, due)
    retire(table, civ.government)
    civ.government = card
    table.settle(seat, spent_civil=not by_arms, spent_military=by_arms)
    if civ.leader != NONE:
        table.befall(seat, "develop", civ.leader)
        table.befall(seat, "revolution", civ.leader)


def install(table: AgesTable, seat: int, card: int) -> None:
    """A technology comes into play; a special one stays only if it is the highest of its type."""
    civ = table.civs[seat]
    category = CATEGORY[card]
    if card < WORKED:
        civ.techs.append(card)
        civ.techs.sort()
        table.touch(seat)
    elif category == GOVERNMENT:
        old = civ.government
        retire(table, old)
        civ.government = card
        table.settle(seat)
    else:
        kind = category - SPECIAL_CIVIL
        old = civ.specials[kind]
        if old != NONE and LEVEL[old] >= LEVEL[card]:
            retire(table, card)
            return
        if old != NONE:
            retire(table, old)
        specials = list(civ.specials)
        specials[kind] = card
        civ.specials = tuple(specials)
        table.enters(seat, card, old)


def retire(table: AgesTable, card: int) -> None:
    """A civil card leaves the game; what is printed on the boards only is covered."""
    if LEVEL[card] or card not in PRINTED:
        table.removed.append(card)


# Leaders


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
