"""Aggressions. Code of Laws, "Play an aggression"."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import AGGRESSION, card
from ziggurat.games.through_the_ages.military import Annex, Infiltrate, Plunder, Raid, Rival, Spoils, Steal
from ziggurat.games.through_the_ages.population import Population
from ziggurat.kernel.telling import sequence

card(
    "enslave",
    AGGRESSION,
    1,
    (2, 2, 2),
    sequence(Rival(Population(-1)), Spoils(2, 2)),
    cost=2,
)
card("plunder_i", AGGRESSION, 1, (2, 2, 2), Plunder(3), cost=1)
card("raid_i", AGGRESSION, 1, (2, 2, 2), Raid((1,)), cost=1)
card("annex", AGGRESSION, 2, (1, 1, 1), Annex(), cost=2)
card("infiltrate", AGGRESSION, 2, (2, 2, 2), Infiltrate(3), cost=2)
card("plunder_ii", AGGRESSION, 2, (2, 2, 2), Plunder(5), cost=1)
card("raid_ii", AGGRESSION, 2, (2, 2, 2), Raid((2, 1)), cost=2)
card("spy", AGGRESSION, 2, (2, 2, 2), Steal("science", 5), cost=1)
card("armed_intervention", AGGRESSION, 3, (4, 4, 4), Steal("culture", 7), cost=2)
card("plunder_iii", AGGRESSION, 3, (2, 2, 2), Plunder(7), cost=1)
card("raid_iii", AGGRESSION, 3, (2, 2, 2), Raid((3, 2)), cost=3)
