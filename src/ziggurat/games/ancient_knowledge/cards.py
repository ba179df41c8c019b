"""All cards in one deck."""

from __future__ import annotations

from typing import Final

from ziggurat.games.ancient_knowledge.artifacts import ARTIFACTS
from ziggurat.games.ancient_knowledge.cities import CITIES
from ziggurat.games.ancient_knowledge.deck import Deck
from ziggurat.games.ancient_knowledge.megaliths import MEGALITHS
from ziggurat.games.ancient_knowledge.pyramids import PYRAMIDS
from ziggurat.games.ancient_knowledge.technologies import TECHNOLOGIES

STANDARD: Final = Deck([*CITIES, *MEGALITHS, *PYRAMIDS, *ARTIFACTS], TECHNOLOGIES)
