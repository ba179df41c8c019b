"""What cards count: things of a seat, by name, for ratings and for points."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.games.through_the_ages.catalog import (
    AGRICULTURE,
    AIR,
    ARENA,
    ARTILLERY,
    BRONZE,
    CATEGORY,
    CULTURE,
    HAPPINESS,
    INFANTRY,
    LAB,
    LEVEL,
    LIBRARY,
    MINE,
    NONE,
    PHILOSOPHY,
    RATES,
    SCIENCE,
    STORES,
    STRENGTH,
    TEMPLE,
    THEATER,
    is_technology,
    value,
)
from ziggurat.kernel.effects import Number
from ziggurat.kernel.errors import one_of

if TYPE_CHECKING:
    from ziggurat.games.through_the_ages.civ import Civ
    from ziggurat.games.through_the_ages.table import AgesTable
    from ziggurat.kernel.effects import Do
    from ziggurat.kernel.telling import Teller

THINGS: Final = (
    "unit", "foot_or_gun", "unit_type", "theater", "lab", "lab_level", "pair", "best_theater", "study_level",
    "faith_face", "art_face", "colony", "first_colony", "partner_wonder",
    "chain", "technology_level", "stage_art", "city_output",
    "happiness", "science_rating", "culture_rating", "discontent", "half_discontent",
    "food_production", "food_surplus", "building_level", "balance", "army_level", "action",
    "civil_action", "happiness_score", "mine_production", "worker_above_ten", "progress_level",
    "latest_technology", "variety", "wonder_value", "stronger", "richer", "lab_resources",
)  # fmt: skip
(
    UNIT, FOOT_OR_GUN, UNIT_TYPE, THEATERS, LABS, LAB_LEVEL, PAIR, BEST_THEATER, STUDY_LEVEL,
    FAITH_FACE, ART_FACE, COLONY, FIRST_COLONY, PARTNER_WONDER,
    CHAIN, TECHNOLOGY_LEVEL, STAGE_ART, CITY_OUTPUT,
    HAPPY, SCIENCE_RATING, CULTURE_RATING, DISCONTENT, HALF_DISCONTENT,
    FOOD_PRODUCTION, FOOD_SURPLUS, BUILDING_LEVEL, BALANCE, ARMY_LEVEL, ACTION,
    CIVIL_ACTION, HAPPINESS_SCORE, MINE_PRODUCTION, WORKER_ABOVE_TEN, PROGRESS_LEVEL,
    LATEST_TECHNOLOGY, VARIETY, WONDER_VALUE, STRONGER, RICHER, LAB_RESOURCES,
) = range(len(THINGS))  # fmt: skip

OF_STAGE: Final = (THEATERS, PAIR, BEST_THEATER)
"""What leaders add to the culture of theaters and libraries (Code of Laws, Appendix, Hollywood)."""
OF_CITY: Final = (THEATERS, PAIR, BEST_THEATER, STUDY_LEVEL, LAB_LEVEL, LABS)
"""What leaders add to the output of urban buildings (Code of Laws, Appendix, Internet)."""
WONDER_POINTS: Final = (5, 4, 3, 2)


def workers_of(civ: Civ, category: int) -> int:
    """The workers on all cards of a category."""
    total = 0
    for card in civ.techs:
        if CATEGORY[card] == category:
            total += civ.workers[card]
    return total


def best_of(civ: Civ, category: int) -> int:
    """The card of the highest level with a worker; ``NONE`` without. Code of Laws, "Level of a card"."""
    best = NONE
    for card in civ.techs:
        if CATEGORY[card] == category and civ.workers[card]:
            best = card
    return best


def levels(civ: Civ, first: int, last: int) -> int:
    """The levels of all workers on cards of some categories, added."""
    total = 0
    for card in civ.techs:
        if first <= CATEGORY[card] <= last:
            total += civ.workers[card] * LEVEL[card]
    return total


def faces(civ: Civ, card: int) -> int:
    """The happy faces that one worker on a card, or the card itself, really gives; unhappy ones do not
    count."""
    printed = max(HAPPINESS[card], 0)
    if card in civ.ruins:
        printed = 0
    if card == civ.homer:
        printed += 1
    if printed and civ.basilica and card != civ.basilica:
        printed += 1
    return printed


def produced(civ: Civ, first: int, beyond: int) -> int:
    """What the workers on some store cards produce, each a token."""
    total = 0
    for card in civ.techs:
        if first <= card < beyond:
            total += civ.workers[card] * value(card)
    return total


def mines_produce(civ: Civ) -> int:
    """The resources of all mines, with the doubled one of the Transcontinental Railroad."""
    total = produced(civ, BRONZE, PHILOSOPHY)
    if civ.has_railroad:
        best = best_of(civ, MINE)
        total += value(best) if best != NONE else 0
    return total


def count(table: AgesTable, seat: int, thing: int) -> int:
    """How many there are of a thing for a seat now."""
    civ = table.civs[seat]
    workers = civ.workers
    total = 0
    if thing == UNIT:
        for card in civ.techs:
            if CATEGORY[card] >= INFANTRY:
                total += workers[card]
    elif thing == FOOT_OR_GUN:
        total = workers_of(civ, INFANTRY) + workers_of(civ, ARTILLERY)
    elif thing == UNIT_TYPE:
        for category in range(INFANTRY, AIR + 1):
            total += workers_of(civ, category) > 0
    elif thing == THEATERS:
        total = workers_of(civ, THEATER)
    elif thing == LABS:
        total = workers_of(civ, LAB)
    elif thing in (LAB_LEVEL, LAB_RESOURCES):
        total = levels(civ, LAB, LAB)
    elif thing == PAIR:
        total = min(workers_of(civ, LIBRARY), workers_of(civ, THEATER))
    elif thing == BEST_THEATER:
        best = best_of(civ, THEATER)
        total = CULTURE[best] if best != NONE else 0
    elif thing == STUDY_LEVEL:
        for category in (LAB, LIBRARY):
            best = best_of(civ, category)
            if best != NONE:
                total = max(total, LEVEL[best])
    elif thing == FAITH_FACE:
        for card in civ.techs:
            if CATEGORY[card] == TEMPLE:
                total += workers[card] * faces(civ, card)
        total += faces(civ, civ.government)
    elif thing == ART_FACE:
        for card in civ.techs:
            if CATEGORY[card] == TEMPLE or CATEGORY[card] == THEATER:
                total += workers[card] * faces(civ, card)
        for card in civ.wonders:
            total += faces(civ, card)
    elif thing == COLONY:
        total = len(civ.colonies)
    elif thing == FIRST_COLONY:
        total = min(len(civ.colonies), 1)
    elif thing == PARTNER_WONDER:
        total = table.partner_wonders(seat)
    elif thing == CHAIN:
        for card in civ.techs:
            total += workers[card] * (2 if CATEGORY[card] <= MINE else 1)
    elif thing == TECHNOLOGY_LEVEL:
        for card in table.in_play(seat):
            if is_technology(card):
                total += LEVEL[card]
    elif thing == STAGE_ART:
        total = city_culture(table, seat)
    elif thing == CITY_OUTPUT:
        total = city_output(table, seat)
    elif thing == HAPPY:
        total = table.rated(seat).happiness
    elif thing == SCIENCE_RATING:
        total = table.rated(seat).science_rating
    elif thing == CULTURE_RATING:
        total = table.rated(seat).culture_rating
    elif thing == DISCONTENT:
        total = table.discontent(seat)
    elif thing == HALF_DISCONTENT:
        total = (table.discontent(seat) + 1) // 2
    elif thing == FOOD_PRODUCTION:
        total = food_production(table, seat)
    elif thing == FOOD_SURPLUS:
        total = int(food_production(table, seat) > table.consumption(seat))
    elif thing == BUILDING_LEVEL:
        total = levels(civ, LAB, ARENA)
    elif thing == BALANCE:
        rated = table.rated(seat)
        total = min(
            rated.science_rating,
            rated.culture_rating,
            food_production(table, seat),
            resource_production(table, seat),
        )
    elif thing == ARMY_LEVEL:
        total = levels(civ, ARENA, AIR)
    elif thing == ACTION:
        total = civ.red_total
    elif thing == CIVIL_ACTION:
        total = civ.white_total
    elif thing == HAPPINESS_SCORE:
        total = min(8, table.rated(seat).happiness) - table.discontent(seat)
    elif thing == MINE_PRODUCTION:
        total = mines_produce(civ)
    elif thing == WORKER_ABOVE_TEN:
        total = max(0, sum(workers) + civ.unused - table.discontent(seat) - 10)
    elif thing == PROGRESS_LEVEL:
        total = LEVEL[civ.government]
        for card in civ.specials:
            total += LEVEL[card] if card != NONE else 0
    elif thing == LATEST_TECHNOLOGY:
        for card in table.in_play(seat):
            if is_technology(card) and LEVEL[card] == 3:
                total += 1
    elif thing == VARIETY:
        for category in range(LAB, AIR + 1):
            total += workers_of(civ, category) > 0
        for card in civ.specials:
            total += card != NONE
    elif thing == WONDER_VALUE:
        for card in civ.wonders:
            total += WONDER_POINTS[LEVEL[card]]
    elif thing == STRONGER:
        own = table.rated(seat).strength
        for other in table.others(seat):
            total += table.rated(other).strength > own
    elif thing == RICHER:
        for other in table.others(seat):
            total += table.civs[other].culture > civ.culture
    return total


def city_culture(table: AgesTable, seat: int) -> int:
    """The culture of theaters and libraries, with what leaders add to it."""
    civ = table.civs[seat]
    total = 0
    for card in civ.techs:
        if CATEGORY[card] == LIBRARY or CATEGORY[card] == THEATER:
            total += civ.workers[card] * CULTURE[card]
    if civ.leader != NONE:
        for _rating, thing, by in RATES[civ.leader]:
            if thing in OF_STAGE:
                total += by * count(table, seat, thing)
    return total


def city_output(table: AgesTable, seat: int) -> int:
    """Culture, science and strength of all urban buildings, with what leaders add to them."""
    civ = table.civs[seat]
    total = 0
    for card in civ.techs:
        if LAB <= CATEGORY[card] <= ARENA:
            total += civ.workers[card] * (CULTURE[card] + SCIENCE[card] + STRENGTH[card])
    if civ.leader != NONE:
        for _rating, thing, by in RATES[civ.leader]:
            if thing in OF_CITY:
                total += by * count(table, seat, thing)
    return total


def food_production(table: AgesTable, seat: int) -> int:
    """All food of a Production Phase, that of a pact too."""
    civ = table.rated(seat)
    return produced(civ, AGRICULTURE, BRONZE) + civ.more_food


def resource_production(table: AgesTable, seat: int) -> int:
    """All resources of a Production Phase: mines, labs for Bill Gates, pacts."""
    civ = table.rated(seat)
    total = mines_produce(civ) + civ.more_resources
    if civ.has_gates:
        total += produced(civ, PHILOSOPHY, STORES)
    return max(total, 0)  # side B of Acceptance of Supremacy takes only what is produced


class Thing(Number["AgesTable"]):
    """A thing counted by name."""

    FIELDS: ClassVar[tuple[str, ...]] = ("thing",)
    WORD: ClassVar[str] = "thing"

    def __init__(self, thing: str) -> None:
        if thing not in THINGS:
            raise ValueError(one_of(thing, THINGS))
        self.thing = thing
        self.number = THINGS.index(thing)

    def count(self, table: AgesTable, do: Do) -> int:
        return count(table, do.seat, self.number)

    def tell(self, teller: Teller) -> str:
        return teller.say(f"thing-{self.thing.replace('_', '-')}")
