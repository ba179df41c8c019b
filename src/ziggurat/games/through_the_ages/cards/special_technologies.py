"""Special technologies, which work without workers. Code of Laws, "Special technologies"."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import (
    SPECIAL_CIVIL,
    SPECIAL_COLONIZATION,
    SPECIAL_CONSTRUCTION,
    SPECIAL_MILITARY,
    card,
)
from ziggurat.games.through_the_ages.standing import Construction, bonus

card("code_of_laws", SPECIAL_CIVIL, 1, (1, 2, 2), bonus(civil=1), science=6)
card("cartography", SPECIAL_COLONIZATION, 1, (1, 1, 1), bonus(strength=1, colonization=2), science=4)
card("warfare", SPECIAL_MILITARY, 1, (1, 2, 2), bonus(military=1, strength=1), science=5)
card("masonry", SPECIAL_CONSTRUCTION, 1, (1, 1, 1), Construction(2, (0, 1, 1, 1)), science=3)
card("justice_system", SPECIAL_CIVIL, 2, (1, 1, 1), bonus(civil=1, blue=3), science=7)
card("navigation", SPECIAL_COLONIZATION, 2, (1, 1, 1), bonus(strength=2, colonization=3), science=6)
card("strategy", SPECIAL_MILITARY, 2, (1, 1, 1), bonus(military=2, strength=3), science=8)
card("architecture", SPECIAL_CONSTRUCTION, 2, (1, 2, 2), Construction(3, (0, 1, 2, 2)), science=6)
card("civil_service", SPECIAL_CIVIL, 3, (1, 1, 1), bonus(civil=2, blue=3), science=10)
card("satellites", SPECIAL_COLONIZATION, 3, (1, 1, 1), bonus(strength=3, colonization=4), science=8)
card("military_theory", SPECIAL_MILITARY, 3, (1, 1, 2), bonus(military=3, strength=5), science=11)
card("engineering", SPECIAL_CONSTRUCTION, 3, (1, 1, 1), Construction(4, (0, 1, 2, 3)), science=9)
