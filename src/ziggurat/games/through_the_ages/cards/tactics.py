"""Tactics. Code of Laws, "Tactics cards"."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import TACTIC, card
from ziggurat.games.through_the_ages.standing import Army

card("fighting_band", TACTIC, 1, (2, 2, 2), Army(2, 0, 0, 1))
card("heavy_cavalry", TACTIC, 1, (2, 2, 2), Army(0, 3, 0, 4))
card("legion", TACTIC, 1, (2, 2, 2), Army(3, 0, 0, 2))
card("medieval_army", TACTIC, 1, (2, 2, 2), Army(1, 1, 0, 2))
card("phalanx", TACTIC, 1, (2, 2, 2), Army(2, 1, 0, 3))
card("classic_army", TACTIC, 2, (1, 1, 1), Army(2, 2, 0, 8, 4))
card("conquistadors", TACTIC, 2, (1, 1, 1), Army(1, 2, 0, 5, 3))
card("defensive_army", TACTIC, 2, (1, 1, 1), Army(2, 0, 1, 6, 3))
card("fortifications", TACTIC, 2, (1, 1, 1), Army(0, 0, 2, 5, 3))
card("mobile_artillery", TACTIC, 2, (1, 1, 1), Army(0, 1, 1, 5, 3))
card("napoleonic_army", TACTIC, 2, (1, 1, 1), Army(1, 1, 1, 7, 4))
card("entrenchments", TACTIC, 3, (1, 1, 1), Army(1, 0, 2, 9, 5))
card("mechanized_army", TACTIC, 3, (2, 2, 2), Army(0, 1, 2, 10, 5))
card("modern_army", TACTIC, 3, (2, 2, 2), Army(2, 1, 1, 13, 7))
card("shock_troops", TACTIC, 3, (1, 1, 1), Army(1, 3, 0, 11, 6))
