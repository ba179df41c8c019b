"""Farms, mines, urban buildings and military units. Code of Laws, "Technology cards in play"."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import (
    AIR,
    ARENA,
    ARTILLERY,
    CAVALRY,
    FARM,
    INFANTRY,
    LAB,
    LIBRARY,
    MINE,
    TEMPLE,
    THEATER,
    card,
)
from ziggurat.games.through_the_ages.standing import each_worker

card("agriculture", FARM, 0, (0, 0, 0), each_worker(food=1), science=0, cost=2)
card("bronze", MINE, 0, (0, 0, 0), each_worker(resource=1), science=0, cost=2)
card("philosophy", LAB, 0, (0, 0, 0), each_worker(science=1), science=0, cost=3)
card("religion", TEMPLE, 0, (0, 0, 0), each_worker(culture=1, happiness=1), science=0, cost=3)
card("warriors", INFANTRY, 0, (0, 0, 0), each_worker(strength=1), science=0, cost=2)
card("irrigation", FARM, 1, (2, 2, 2), each_worker(food=2), science=3, cost=4)
card("iron", MINE, 1, (2, 2, 3), each_worker(resource=2), science=5, cost=5)
card("alchemy", LAB, 1, (2, 2, 3), each_worker(science=2), science=4, cost=6)
card("theology", TEMPLE, 1, (1, 2, 2), each_worker(culture=1, happiness=2), science=2, cost=5)
card("printing_press", LIBRARY, 1, (2, 2, 2), each_worker(science=1, culture=1), science=3, cost=3)
card("drama", THEATER, 1, (1, 2, 2), each_worker(culture=2, happiness=1), science=3, cost=4)
card("bread_and_circuses", ARENA, 1, (1, 2, 2), each_worker(strength=1, happiness=2), science=3, cost=3)
card("swordsmen", INFANTRY, 1, (2, 2, 2), each_worker(strength=2), science=4, cost=3)
card("knights", CAVALRY, 1, (2, 2, 3), each_worker(strength=2), science=5, cost=3)
card("selective_breeding", FARM, 2, (1, 2, 3), each_worker(food=3), science=5, cost=6)
card("coal", MINE, 2, (1, 2, 2), each_worker(resource=3), science=7, cost=8)
card("scientific_method", LAB, 2, (2, 2, 2), each_worker(science=3), science=6, cost=8)
card("organized_religion", TEMPLE, 2, (2, 2, 2), each_worker(culture=1, happiness=3), science=4, cost=7)
card("journalism", LIBRARY, 2, (1, 2, 2), each_worker(science=2, culture=2), science=6, cost=8)
card("opera", THEATER, 2, (2, 2, 2), each_worker(culture=3, happiness=1), science=7, cost=8)
card("team_sports", ARENA, 2, (1, 1, 1), each_worker(strength=2, happiness=3), science=5, cost=5)
card("riflemen", INFANTRY, 2, (1, 2, 2), each_worker(strength=3), science=6, cost=5)
card("cavalrymen", CAVALRY, 2, (2, 2, 2), each_worker(strength=3), science=6, cost=5)
card("cannon", ARTILLERY, 2, (2, 2, 3), each_worker(strength=3), science=6, cost=5)
card("mechanized_agriculture", FARM, 3, (1, 2, 2), each_worker(food=5), science=7, cost=8)
card("oil", MINE, 3, (1, 2, 2), each_worker(resource=5), science=9, cost=11)
card("computers", LAB, 3, (2, 2, 2), each_worker(science=5), science=8, cost=11)
card("multimedia", LIBRARY, 3, (2, 2, 2), each_worker(science=3, culture=3), science=9, cost=11)
card("movies", THEATER, 3, (2, 2, 2), each_worker(culture=4, happiness=1), science=10, cost=11)
card("professional_sports", ARENA, 3, (1, 1, 2), each_worker(strength=3, happiness=4), science=7, cost=8)
card("modern_infantry", INFANTRY, 3, (1, 2, 2), each_worker(strength=5), science=10, cost=7)
card("tanks", CAVALRY, 3, (1, 2, 2), each_worker(strength=5), science=9, cost=7)
card("rockets", ARTILLERY, 3, (1, 2, 2), each_worker(strength=5), science=8, cost=7)
card("air_forces", AIR, 3, (2, 2, 3), each_worker(strength=5), science=12, cost=7)
