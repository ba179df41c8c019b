"""Territories: what a colony permanently gives, and its one-time gain. Code of Laws, "Colonies"."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import TERRITORY, card
from ziggurat.games.through_the_ages.effects import Gain
from ziggurat.games.through_the_ages.hands import Draw
from ziggurat.games.through_the_ages.population import Population
from ziggurat.games.through_the_ages.standing import bonus
from ziggurat.kernel.standing import When
from ziggurat.kernel.telling import sequence

card(
    "developed_territory_i",
    TERRITORY,
    1,
    (1, 1, 1),
    sequence(bonus(yellow=1, blue=1), When("colonized", Gain("science", 3))),
)
card(
    "historic_territory_i",
    TERRITORY,
    1,
    (1, 1, 1),
    sequence(bonus(happiness=1), When("colonized", Gain("culture", 6))),
)
card(
    "inhabited_territory_i",
    TERRITORY,
    1,
    (1, 1, 1),
    sequence(bonus(yellow=2), When("colonized", Population(1))),
)
card(
    "strategic_territory_i", TERRITORY, 1, (1, 1, 1), sequence(bonus(strength=2), When("colonized", Draw(3)))
)
card(
    "vast_territory_i",
    TERRITORY,
    1,
    (1, 1, 1),
    sequence(bonus(yellow=3, blue=-1), When("colonized", Gain("food", 3))),
)
card(
    "wealthy_territory_i",
    TERRITORY,
    1,
    (1, 1, 1),
    sequence(bonus(blue=3), When("colonized", Gain("resource", 5))),
)
card(
    "developed_territory_ii",
    TERRITORY,
    2,
    (1, 1, 1),
    sequence(bonus(yellow=2, blue=2), When("colonized", Gain("science", 5))),
)
card(
    "historic_territory_ii",
    TERRITORY,
    2,
    (1, 1, 1),
    sequence(bonus(happiness=2), When("colonized", Gain("culture", 11))),
)
card(
    "inhabited_territory_ii",
    TERRITORY,
    2,
    (1, 1, 1),
    sequence(bonus(yellow=3), When("colonized", Population(2))),
)
card(
    "strategic_territory_ii", TERRITORY, 2, (1, 1, 1), sequence(bonus(strength=4), When("colonized", Draw(5)))
)
card(
    "vast_territory_ii",
    TERRITORY,
    2,
    (1, 1, 1),
    sequence(bonus(yellow=4, blue=-1), When("colonized", Gain("food", 4))),
)
card(
    "wealthy_territory_ii",
    TERRITORY,
    2,
    (1, 1, 1),
    sequence(bonus(blue=4), When("colonized", Gain("resource", 9))),
)
