"""Bonus cards: for defence or for colonization. Code of Laws, "Military bonus cards"."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import BONUS, card
from ziggurat.games.through_the_ages.standing import bonus

card("defense_colonization_i", BONUS, 1, (6, 6, 6), bonus(defense=2, colonization=1))
card("defense_colonization_ii", BONUS, 2, (6, 6, 6), bonus(defense=4, colonization=2))
card("defense_colonization_iii", BONUS, 3, (6, 6, 6), bonus(defense=6, colonization=3))
