"""Wars. Code of Laws, "Declare a war" and "Resolve a war"."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import WAR, card
from ziggurat.games.through_the_ages.wars import WinCulture, WinTechnology, WinTerritory

card("war_over_technology", WAR, 2, (2, 2, 2), WinTechnology(), cost=2)
card("war_over_territory", WAR, 2, (2, 2, 2), WinTerritory(), cost=2)
card("war_over_culture", WAR, 3, (6, 6, 6), WinCulture("culture", 5), cost=3)
