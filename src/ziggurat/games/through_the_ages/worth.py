"""What a position is worth to a seat, in culture: the evaluation that bots use.

What cards and workers produce is counted for the turns that are probably left; science, resources and food
lose
their worth as the end comes near, when nothing can be made of them any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.through_the_ages.catalog import (
    ACTION,
    AIR,
    CATEGORY,
    CIVIL,
    CULTURE,
    GOVERNMENT,
    HAPPINESS,
    LEADER,
    LEVEL,
    LIMIT,
    MILITARY,
    NONE,
    SCIENCE,
    STAGES,
    STRENGTH,
    TACTIC,
    WORKED,
)
from ziggurat.games.through_the_ages.counts import food_production, resource_production
from ziggurat.games.through_the_ages.news import NOT_OVER
from ziggurat.games.through_the_ages.row import SWEPT
from ziggurat.games.through_the_ages.stores import FOOD, RESOURCES, stock
from ziggurat.games.through_the_ages.table import CORRUPTED, NEED

if TYPE_CHECKING:
    from ziggurat.games.through_the_ages.civ import Civ
    from ziggurat.games.through_the_ages.table import AgesTable

DECKS: Final = (0, 0, 44, 50, 53)
"""The civil cards of an age, by the number of players."""
TAKEN: Final = 1.6
"""How many cards somebody takes in a turn, on average."""
RIVALRY: Final = 0.3
"""How much the strongest rival's prospects count against one's own."""
VICTORY: Final = 100.0
RESIGNED: Final = -1000.0

SCIENCE_WORTH: Final = 0.95
RESOURCE_WORTH: Final = 1.0
FOOD_WORTH: Final = 0.9
LASTING: Final = 7.0
"""With so many turns left a point of science or a resource is still worth all it can be."""
POTENTIAL: Final = (4.5, 7.0, 7.0, 3.0, 4.5, 4.5, 2.0, 2.5, 2.0, 2.0, 3.0)
"""What a level more is worth, by category: how much better buildings and units can be then."""


def worth(table: AgesTable, seat: int) -> float:
    """A seat's prospects against those of its strongest rival; at the end, victory and culture alone."""
    civ = table.civs[seat]
    if civ.gone:
        return RESIGNED
    others = table.others(seat)
    if table.ended != NOT_OVER:
        if not others:
            return VICTORY
        lead = civ.culture - max([table.civs[other].culture for other in others])
        return civ.culture + VICTORY * ((lead > 0) - (lead < 0)) * 0.2
    left = turns_left(table)
    rival = max([prospects(table, other, left) for other in others])
    return prospects(table, seat, left) - RIVALRY * rival


def turns_left(table: AgesTable) -> float:
    """How many rounds are probably still to be played behind this one."""
    if table.last_round:
        return float(table.last_round - table.round)
    players = table.playing
    cards = len(table.deck) + DECKS[players] * (3 - table.age)
    return cards / (players * (SWEPT[players] + TAKEN)) + 1.2


def still(turns: float) -> float:
    """How much of its worth a point of science or a resource has with so many turns left."""
    return min(turns / LASTING, 1.0)


def flow(turns: float) -> float:
    """What one more of science or resources in each turn comes to."""
    if turns <= LASTING:
        return turns * turns / (2 * LASTING)
    return turns - LASTING / 2


def prospects(table: AgesTable, seat: int, left: float) -> float:
    """Culture made, and what promises more."""
    civ = table.rated(seat)
    acting = seat == table.active
    turns = left + 1 if acting or seat > table.active else left  # productions to come
    now, stream = still(turns - 0.5), flow(turns)
    total = civ.culture + civ.culture_rating * turns
    total += SCIENCE_WORTH * (min(civ.science, 30) * now + civ.science_rating * stream)
    total += _stores(table, seat, civ, turns, now, stream)
    total += _people(civ, now)
    total += _actions(civ, acting, turns)
    total += _army(table, seat, civ, turns)
    total += _cards(civ, turns, now)
    return total


def _stores(table: AgesTable, seat: int, civ: Civ, turns: float, now: float, stream: float) -> float:
    resources = resource_production(table, seat)
    food = food_production(table, seat) - table.consumption(seat)
    stored, eaten = stock(civ, RESOURCES), stock(civ, FOOD)
    total = RESOURCE_WORTH * (
        min(stored, 14) * now + (resources if resources < 9 else 9 + (resources - 9) * 0.6) * stream
    )
    total += FOOD_WORTH * min(eaten, 10) * now
    if food > 0:
        total += FOOD_WORTH * (food if food < 3 else 3 + (food - 3) * 0.4) * stream
    else:
        hunger = max(0.0, -food * turns - eaten)
        total += food * stream - 2.0 * min(hunger, -food * 4.0)
    total -= 0.5 * CORRUPTED[min(civ.cubes, 11)] * stream * 0.5
    return total


def _people(civ: Civ, now: float) -> float:
    """Workers to be placed, tokens to grow by, faces to keep them content."""
    total = (3.6 if civ.unused < 2 else 3.0) * min(civ.unused, 3) * now
    total += 0.35 * civ.bank * now
    spare = civ.happiness - NEED[min(civ.bank, 17)]
    if spare < 0:
        lacking = -spare
        total -= 4.0 * lacking * (1 if civ.unused >= lacking else 3) * max(now, 0.3)
    else:
        total += 1.2 * min(spare, 2) * now
    return total


def _actions(civ: Civ, acting: bool, turns: float) -> float:
    total = 0.75 * civ.white_total * min(turns, 12) + 0.3 * civ.red_total * min(turns, 12)
    total += 0.3 * LIMIT[civ.government] * min(turns, 12)
    if acting:
        total += 0.5 * (civ.white + civ.more_white) + 0.35 * min(civ.red + civ.more_red, 3)
    return total


def _army(table: AgesTable, seat: int, civ: Civ, turns: float) -> float:
    """Strength against the strongest of the others: who falls behind is attacked."""
    most = 0
    for other in table.others(seat):
        most = max(most, table.rated(other).strength)
    ahead = civ.strength - most
    near = min(turns / 3, 1.0)
    total = 0.35 * civ.strength * near
    if ahead < 0:
        total += 0.9 * ahead * near
        if civ.war == NONE:
            for other in table.others(seat):
                if table.civs[other].war != NONE and table.civs[other].target == seat:
                    total += 1.5 * ahead
    else:
        total += 0.35 * min(ahead, 6) * near
    if civ.war != NONE:
        gap = civ.strength - table.rated(civ.target).strength
        total += 1.3 * gap + (4 if gap > 0 else -4)
    return total


def _cards(civ: Civ, turns: float, now: float) -> float:
    """Technologies in play and in hand, leaders, wonders begun, colonies, military cards."""
    total = 0.0
    best = [0] * (AIR + 1)
    for card in civ.techs:
        best[CATEGORY[card]] = LEVEL[card]
    for category in range(AIR + 1):
        total += POTENTIAL[category] * best[category] * now
    for card in civ.hand:
        category = CATEGORY[card]
        if category == ACTION:
            total += 1.6 * min(turns / 2, 1.0)
        elif category == LEADER:
            if civ.leader == NONE or LEVEL[card] > LEVEL[civ.leader]:
                total += (2.2 + LEVEL[card]) * now
        elif card < WORKED:
            more = LEVEL[card] - best[category]
            if more > 0:
                total += 0.3 * POTENTIAL[category] * more * now
        elif category == GOVERNMENT:
            more = 2 * (CIVIL[card] - CIVIL[civ.government]) + MILITARY[card] - MILITARY[civ.government]
            total += 0.5 * max(more, 0) * now
        else:
            total += 1.6 * LEVEL[card] * now
    if civ.leader != NONE:
        total += (3.0 + 1.5 * LEVEL[civ.leader]) * now
    for card in civ.specials:
        if card != NONE:
            total += (2.0 + 1.5 * LEVEL[card]) * now
    if civ.wonder != NONE:
        total += _begun(civ, turns, now)
    total += 2.0 * now * len(civ.colonies)
    for card in civ.military:
        total += (0.9 if CATEGORY[card] == TACTIC else 0.6) * min(turns, 1.0)
    return total


def _begun(civ: Civ, turns: float, now: float) -> float:
    """An unfinished wonder: what it will be worth, by how much of it is paid for."""
    card = civ.wonder
    stages = STAGES[card]
    paid = sum(stages[: civ.stages])
    whole = sum(stages)
    if turns < 1 or (whole - paid) > 5 * turns + 4:
        return 0.0
    promise = CULTURE[card] * (turns - 1) + 2 * HAPPINESS[card] * now + 6 * CIVIL[card] * now
    promise += SCIENCE[card] * flow(turns) + STRENGTH[card] * now + 3.0 * now
    if LEVEL[card] == 3:
        promise += 13.0
    share = (paid + 1.5) / (whole + 1.5)
    return promise * (0.2 + 0.75 * share) + 0.55 * paid * now
