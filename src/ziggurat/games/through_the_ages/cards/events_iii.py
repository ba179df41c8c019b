"""Events of Age III, most of which happen at the end. Code of Laws, "Course of the game"."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import EVENT, card
from ziggurat.games.through_the_ages.effects import Earn
from ziggurat.games.through_the_ages.events import ByRank, Everybody
from ziggurat.kernel.telling import sequence

card(
    "impact_of_agriculture",
    EVENT,
    3,
    (1, 1, 1),
    Everybody(sequence(Earn("culture", "food_production"), Earn("culture", "food_surplus", 4))),
)
card("impact_of_architecture", EVENT, 3, (1, 1, 1), Everybody(Earn("culture", "building_level")))
card("impact_of_balance", EVENT, 3, (1, 1, 1), Everybody(Earn("culture", "balance", 2)))
card("impact_of_colonies", EVENT, 3, (1, 1, 1), Everybody(Earn("culture", "colony", 3)))
card("impact_of_competition", EVENT, 3, (1, 1, 1), Everybody(Earn("culture", "army_level")))
card(
    "impact_of_government",
    EVENT,
    3,
    (1, 1, 1),
    Everybody(sequence(Earn("culture", "civil_action", 2), Earn("culture", "action"))),
)
card("impact_of_happiness", EVENT, 3, (1, 1, 1), Everybody(Earn("culture", "happiness_score", 2)))
card("impact_of_industry", EVENT, 3, (1, 1, 1), Everybody(Earn("culture", "mine_production")))
card("impact_of_population", EVENT, 3, (1, 1, 1), Everybody(Earn("culture", "worker_above_ten", 2)))
card("impact_of_progress", EVENT, 3, (1, 1, 1), Everybody(Earn("culture", "progress_level", 2)))
card("impact_of_science", EVENT, 3, (1, 1, 1), ByRank("science"))
card("impact_of_strength", EVENT, 3, (1, 1, 1), ByRank("strength"))
card("impact_of_technology", EVENT, 3, (1, 1, 1), Everybody(Earn("culture", "latest_technology", 4)))
card("impact_of_variety", EVENT, 3, (1, 1, 1), Everybody(Earn("culture", "variety", 2)))
card("impact_of_wonders", EVENT, 3, (1, 1, 1), Everybody(Earn("culture", "wonder_value")))
