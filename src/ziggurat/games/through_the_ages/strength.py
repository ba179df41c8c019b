"""Armies: how the units of a civilization are grouped so that they are strongest.

Code of Laws, "Tactics cards": armies are always formed so that the strength rating is highest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.through_the_ages.catalog import AIR, ARMY, ARTILLERY, CATEGORY, CAVALRY, INFANTRY, LEVEL

if TYPE_CHECKING:
    from collections.abc import Sequence

OLD = 2
"""A unit so many ages older than the tactic makes an army obsolete."""


def armies_of(units: Sequence[int], cards: Sequence[int], tactic: int, genghis: bool) -> int:
    """The tactic strength of the armies that these units (how many on each card) can form at best."""
    old_before = LEVEL[tactic] - OLD
    infantry = cavalry = artillery = 0
    old_infantry = old_cavalry = old_artillery = 0
    air = 0
    for card in cards:
        number = units[card]
        if not number:
            continue
        category = CATEGORY[card]
        if category < INFANTRY:
            continue
        old = LEVEL[card] <= old_before
        if category == INFANTRY:
            infantry += number
            if old:
                old_infantry += number
        elif category == CAVALRY:
            cavalry += number
            if old:
                old_cavalry += number
        elif category == ARTILLERY:
            artillery += number
            if old:
                old_artillery += number
        elif category == AIR:
            air += number
    return army_strength(
        (infantry, cavalry, artillery), (old_infantry, old_cavalry, old_artillery), air, tactic, genghis
    )


def army_strength(
    units: tuple[int, int, int], old: tuple[int, int, int], air: int, tactic: int, genghis: bool
) -> int:
    """The same by arm: infantry, cavalry, artillery; how many of them are old; and the air units."""
    foot, horse, guns, strength, obsolete = ARMY[tactic]
    best = 0
    fresh_foot, fresh_horse, fresh_guns = units[0] - old[0], units[1] - old[1], units[2] - old[2]
    most = _armies(fresh_foot, fresh_horse, fresh_guns, foot, horse, guns, genghis)
    for fresh in range(most, -1, -1):
        riders = fresh * horse
        on_foot = max(0, riders - fresh_horse) if genghis else 0  # infantry in the place of cavalry
        left_foot = units[0] - fresh * foot - on_foot
        left_horse = units[1] - (riders - on_foot)
        left = _armies(left_foot, left_horse, units[2] - fresh * guns, foot, horse, guns, genghis)
        winged = min(air, fresh)
        total = strength * (fresh + winged) + obsolete * (left + min(air - winged, left))
        best = max(best, total)
        if not genghis:
            break  # the more armies are up to date, the better
    return best


def _armies(
    infantry: int, cavalry: int, artillery: int, foot: int, horse: int, guns: int, genghis: bool
) -> int:
    """How many whole armies can be formed of some units."""
    most = 99
    if foot:
        most = min(most, infantry // foot)
    if guns:
        most = min(most, artillery // guns)
    if genghis and foot + horse:
        return min(most, (infantry + cavalry) // (foot + horse))
    if horse:
        most = min(most, cavalry // horse)
    return most if foot + horse + guns else 0
