"""The wonders. Code of Laws, "Wonders" and Appendix."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import WONDER, card
from ziggurat.games.through_the_ages.effects import Earn
from ziggurat.games.through_the_ages.standing import Power, Rate, bonus
from ziggurat.kernel.standing import When
from ziggurat.kernel.telling import sequence

card("colossus", WONDER, 0, (1, 1, 1), bonus(strength=2, colonization=1), stages=(3, 3))
card("hanging_gardens", WONDER, 0, (1, 1, 1), bonus(happiness=2, culture=1), stages=(2, 2, 2))
card(
    "library_of_alexandria",
    WONDER,
    0,
    (1, 1, 1),
    bonus(culture=1, science=1, civil_hand=1, military_hand=1),
    stages=(1, 4, 1),
)
card("pyramids", WONDER, 0, (1, 1, 1), bonus(civil=1), stages=(3, 2, 1))
card(
    "great_wall",
    WONDER,
    1,
    (1, 1, 1),
    sequence(bonus(happiness=1, culture=1), Rate("strength", "foot_or_gun", 1)),
    stages=(2, 2, 3, 2),
)
card(
    "st_peters_basilica",
    WONDER,
    1,
    (1, 1, 1),
    sequence(bonus(happiness=1, culture=2), Power("basilica")),
    stages=(4, 4),
)
card(
    "taj_mahal",
    WONDER,
    1,
    (1, 1, 1),
    sequence(bonus(blue=1, culture=3), Power("taj_mahal")),
    stages=(2, 4, 2),
)
card("universitas_carolina", WONDER, 1, (1, 1, 1), bonus(culture=1, science=2), stages=(3, 3, 3))
card("eiffel_tower", WONDER, 2, (1, 1, 1), bonus(happiness=1, culture=4), stages=(3, 7, 3))
card("kremlin", WONDER, 2, (1, 1, 1), bonus(civil=1, military=1, happiness=-1, culture=2), stages=(4, 4, 4))
card("ocean_liner_service", WONDER, 2, (1, 1, 1), Power("ocean_liner"), stages=(4, 2, 2, 4))
card(
    "transcontinental_railroad",
    WONDER,
    2,
    (1, 1, 1),
    sequence(bonus(strength=4), Power("railroad")),
    stages=(3, 3, 3, 3),
)
card(
    "fast_food_chains",
    WONDER,
    3,
    (1, 1, 1),
    When("completed", Earn("culture", "chain")),
    stages=(4, 4, 4, 4),
)
card(
    "first_space_flight",
    WONDER,
    3,
    (1, 1, 1),
    When("completed", Earn("culture", "technology_level")),
    stages=(1, 2, 4, 9),
)
card("hollywood", WONDER, 3, (1, 1, 1), When("completed", Earn("culture", "stage_art", 2)), stages=(5, 6, 5))
card(
    "internet",
    WONDER,
    3,
    (1, 1, 1),
    When("completed", Earn("culture", "city_output")),
    stages=(2, 3, 4, 3, 2),
)
