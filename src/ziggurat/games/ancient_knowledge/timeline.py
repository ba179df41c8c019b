"""The Timeline: six slots of two places, the lower filled first.

A place is a number: slot 1 has places 0 (directly above the board) and 1 (above it), slot 2 places 2 and 3,
and so on. Rulebook, «СОЗДАЙТЕ МОНУМЕНТ», «СОСЕДНИЕ КАРТЫ».
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.ancient_knowledge.deck import SLOTS

if TYPE_CHECKING:
    from ziggurat.games.ancient_knowledge.table import Area

EMPTY: Final = -1
PLACES: Final = 2 * SLOTS
NOWHERE: Final = -1


def place_of(area: Area, card: int) -> int:
    """Where a monument stands; ``NOWHERE`` if it is not in the Timeline."""
    for place in range(PLACES):
        if area.timeline[place] == card:
            return place
    return NOWHERE


def slot_of(place: int) -> int:
    """The slot of a place, from 1."""
    return place // 2 + 1


def has_room(area: Area, slot: int) -> bool:
    """Whether a slot holds fewer than two monuments."""
    return area.timeline[2 * slot - 1] == EMPTY


def is_full(area: Area) -> bool:
    """Whether no slot has room."""
    return all(area.timeline[place] != EMPTY for place in range(1, PLACES, 2))


def neighbours(area: Area, place: int) -> list[int]:
    """The places of the adjacent monuments: the other of the slot, and those of the same row next to it."""
    if place == NOWHERE:
        return []
    near = [place ^ 1, place - 2, place + 2]
    return [other for other in near if 0 <= other < PLACES and area.timeline[other] != EMPTY]


def put(area: Area, card: int, slot: int, knowledge: int) -> int:
    """Put a monument into a slot, lower place first; the place where it stands."""
    place = 2 * slot - 2
    if area.timeline[place] != EMPTY:
        place += 1
    area.timeline[place] = card
    area.knowledge[place] = knowledge
    return place


def lift(area: Area, place: int) -> int:
    """Take a monument away; one left alone above it slides down at once. The knowledge that was on it."""
    knowledge = area.knowledge[place]
    upper = place | 1
    if place != upper:
        area.timeline[place] = area.timeline[upper]
        area.knowledge[place] = area.knowledge[upper]
    area.timeline[upper] = EMPTY
    area.knowledge[upper] = 0
    return knowledge


def swap(area: Area, one: int, other: int) -> None:
    """Two monuments change places; their knowledge goes with them."""
    timeline, knowledge = area.timeline, area.knowledge
    timeline[one], timeline[other] = timeline[other], timeline[one]
    knowledge[one], knowledge[other] = knowledge[other], knowledge[one]


def slide(area: Area) -> None:
    """All monuments one slot to the left, with their knowledge. Gaps are not closed."""
    area.timeline = [*area.timeline[2:], EMPTY, EMPTY]
    area.knowledge = [*area.knowledge[2:], 0, 0]
