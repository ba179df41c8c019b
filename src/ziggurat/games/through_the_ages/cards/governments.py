"""Governments. Code of Laws, "Governments": actions, and the limit of urban buildings of each type."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import GOVERNMENT, card
from ziggurat.games.through_the_ages.standing import bonus

card("despotism", GOVERNMENT, 0, (0, 0, 0), bonus(civil=4, military=2, limit=2), science=0, revolution=0)
card("monarchy", GOVERNMENT, 1, (1, 2, 2), bonus(civil=5, military=3, limit=3), science=8, revolution=2)
card(
    "theocracy",
    GOVERNMENT,
    1,
    (1, 1, 1),
    bonus(civil=4, military=3, limit=3, culture=1, strength=1, happiness=1),
    science=6,
    revolution=1,
)
card(
    "constitutional_monarchy",
    GOVERNMENT,
    2,
    (1, 2, 2),
    bonus(civil=6, military=4, limit=3),
    science=12,
    revolution=6,
)
card("republic", GOVERNMENT, 2, (1, 1, 2), bonus(civil=7, military=2, limit=3), science=13, revolution=3)
card(
    "communism",
    GOVERNMENT,
    3,
    (1, 1, 1),
    bonus(civil=7, military=5, limit=4, happiness=-1),
    science=19,
    revolution=5,
)
card(
    "democracy",
    GOVERNMENT,
    3,
    (1, 2, 2),
    bonus(civil=7, military=3, limit=4, culture=3),
    science=17,
    revolution=9,
)
card(
    "fundamentalism",
    GOVERNMENT,
    3,
    (1, 1, 1),
    bonus(civil=6, military=5, limit=4, strength=5, science=-2),
    science=18,
    revolution=7,
)
