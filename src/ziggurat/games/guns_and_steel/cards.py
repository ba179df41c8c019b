"""All civilization cards.

What the printed cards say is only partly known. Each declaration names the fields that a source states
(``sourced``) or narrows down (``partly``); all others are reconstructed. ``docs/rulings/guns_and_steel.md``
explains the marks; who owns the printed deck can correct every field in a file (``deck=FILE``).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.guns_and_steel.new_world import NEW_WORLD_CARDS
from ziggurat.games.guns_and_steel.renaissance import RENAISSANCE_CARDS
from ziggurat.games.guns_and_steel.starting_cards import STARTING_CARDS

CARDS: Final = [*STARTING_CARDS, *NEW_WORLD_CARDS, *RENAISSANCE_CARDS]
