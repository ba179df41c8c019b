"""Action cards. Code of Laws, "Play an action card"."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import ACTION, card
from ziggurat.games.through_the_ages.effects import Arms, BuildStage, Construct, Develop, Earn, Gain, Increase
from ziggurat.kernel.telling import choose_one, sequence

card("cultural_heritage_a", ACTION, 0, (1, 1, 1), sequence(Gain("science", 1), Gain("culture", 4)))
card("engineering_genius_a", ACTION, 0, (1, 1, 1), BuildStage(2))
card("frugality_a", ACTION, 0, (2, 2, 2), sequence(Increase(), Gain("food", 1)))
card("patriotism_a", ACTION, 0, (1, 1, 1), Arms(1, 1))
card("rich_land_a", ACTION, 0, (2, 2, 2), Construct("farm_or_mine", 1))
card("stockpile_a", ACTION, 0, (1, 1, 1), sequence(Gain("food", 1), Gain("resource", 1)))
card("urban_growth_a", ACTION, 0, (2, 2, 2), Construct("urban", 1))
card("breakthrough_i", ACTION, 1, (2, 2, 2), sequence(Develop(), Gain("science", 2)))
card("cultural_heritage_i", ACTION, 1, (1, 1, 1), sequence(Gain("science", 2), Gain("culture", 2)))
card("engineering_genius_i", ACTION, 1, (1, 1, 1), BuildStage(3))
card("frugality_i", ACTION, 1, (2, 2, 2), sequence(Increase(), Gain("food", 2)))
card("patriotism_i", ACTION, 1, (1, 1, 1), Arms(1, 2))
card("reserves_i", ACTION, 1, (2, 2, 2), choose_one(Gain("food", 2), Gain("resource", 2)))
card("rich_land_i", ACTION, 1, (2, 2, 2), Construct("farm_or_mine", 2))
card("urban_growth_i", ACTION, 1, (2, 2, 2), Construct("urban", 2))
card("breakthrough_ii", ACTION, 2, (2, 2, 2), sequence(Develop(), Gain("science", 3)))
card("efficient_upgrade_ii", ACTION, 2, (2, 2, 2), Construct("building", 3, upgrade_only=1))
card("engineering_genius_ii", ACTION, 2, (1, 1, 1), BuildStage(4))
card("frugality_ii", ACTION, 2, (1, 1, 1), sequence(Increase(), Gain("food", 3)))
card("patriotism_ii", ACTION, 2, (1, 1, 1), Arms(1, 3))
card("reserves_ii", ACTION, 2, (2, 2, 2), choose_one(Gain("food", 3), Gain("resource", 3)))
card("revolutionary_idea_ii", ACTION, 2, (1, 1, 1), Gain("science", 4))
card("rich_land_ii", ACTION, 2, (1, 1, 1), Construct("farm_or_mine", 3))
card("urban_growth_ii", ACTION, 2, (1, 1, 1), Construct("urban", 3))
card("wave_of_nationalism_ii", ACTION, 2, (1, 1, 1), Earn("arms", "stronger", (6, 3, 2)))
card("efficient_upgrade_iii", ACTION, 3, (2, 2, 2), Construct("building", 4, upgrade_only=1))
card("endowment_for_the_arts_iii", ACTION, 3, (1, 1, 1), Earn("culture", "richer", (6, 3, 2)))
card("engineering_genius_iii", ACTION, 3, (1, 1, 1), BuildStage(5))
card("military_build_up_iii", ACTION, 3, (1, 1, 1), Earn("arms", "stronger", (8, 5, 3)))
card("patriotism_iii", ACTION, 3, (1, 1, 1), Arms(1, 4))
card("reserves_iii", ACTION, 3, (3, 3, 3), choose_one(Gain("food", 4), Gain("resource", 4)))
card("revolutionary_idea_iii", ACTION, 3, (2, 2, 2), Gain("science", 6))
card("urban_growth_iii", ACTION, 3, (2, 2, 2), Construct("urban", 4))
