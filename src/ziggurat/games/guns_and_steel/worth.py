"""What a position is worth to a seat: the evaluation that bots use.

The weights were found by playing variants of them against each other, a few thousand games of all themes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.guns_and_steel.fame import counted
from ziggurat.games.guns_and_steel.scoring import points
from ziggurat.games.guns_and_steel.table import NO_WONDER, NOT_OVER

if TYPE_CHECKING:
    from ziggurat.games.guns_and_steel.table import GunsTable

OWNED: Final = (0.1, 0.2, 0.1, 1.0, 1.0, 2.4, 1.6)
"""A card of each type, for the resources and the technology it will yield; its points count besides."""
LYING: Final = (0.1, 0.1, 0.1, 0.3, 0.6, 0.6, 0.9)
"""A resource ready to be spent."""
NEARNESS: Final = 0.24
"""What part of a wonder's points, or of a fame token's share in them, a condition is worth as far as met."""
CROWNED: Final = 0.5
"""What part of its points the fame tokens that lie on a wonder are worth."""
RIVALRY: Final = 0.5
"""How much the strongest rival's prospects count against one's own."""
VICTORY: Final = 100.0


def worth(table: GunsTable, seat: int) -> float:
    """A seat's prospects against those of its strongest rival; at the end, victory and points alone."""
    if table.ended != NOT_OVER:
        lead = points(table, seat) - max([points(table, other) for other in table.clockwise(seat)])
        return VICTORY * ((lead > 0) - (lead < 0)) + lead
    rival = max([prospects(table, other) for other in table.clockwise(seat)])
    return prospects(table, seat) - RIVALRY * rival


def prospects(table: GunsTable, seat: int) -> float:
    """Points made, and what promises more."""
    area, resource = table.areas[seat], table.deck.resource
    total = float(points(table, seat))
    for card in area.hand:
        total += OWNED[resource[card]]
    for card in area.technologies:
        total += OWNED[resource[card]]
    for card in area.resources:
        total += OWNED[resource[card]] + LYING[resource[card]]
    for age, wonder in enumerate(table.wonders):
        if wonder != NO_WONDER:
            facts = table.deck.wonders[wonder]
            met = NEARNESS * min(counted(table, seat, wonder) / facts.least, 1.0)
            if facts.tokens:
                placed = table.fame[age * table.players + seat]
                met = (CROWNED * placed + met) / facts.tokens
            total += facts.points * met
    return total
