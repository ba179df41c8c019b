"""What a position is worth to a seat: the evaluation that bots use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.ancient_knowledge.scoring import points, ranking
from ziggurat.games.ancient_knowledge.timeline import EMPTY, slot_of

if TYPE_CHECKING:
    from ziggurat.games.ancient_knowledge.table import AncientTable

IN_HAND: Final = 0.5
"""A card in hand is a discard for something else, at the least."""
TO_COME: Final = 0.8
"""What part of the points of a monument in the Timeline is likely to come."""
TO_LOSE: Final = (0.95, 0.8, 0.65, 0.55, 0.5, 0.45)
"""How likely knowledge in each slot is to be lost."""
ARTIFACT: Final = 1.5
TECHNOLOGY: Final = 1.0
UPRIGHT: Final = 0.6
"""A monument of the Past that may still be rotated."""
RIVALRY: Final = 0.5
"""How much the strongest rival's prospects count against one's own."""
VICTORY: Final = 100.0


def worth(table: AncientTable, seat: int) -> float:
    """A side's prospects against those of its strongest rival; at the end, victory and points alone."""
    partner = table.partner(seat)
    own = [seat] if partner == seat else [seat, partner]
    rivals = table.opponents(seat)
    if table.over:
        first = ranking(table)[0]
        lead = sum([points(table, one) for one in own]) - max([points(table, rival) for rival in rivals])
        return (
            VICTORY * (1 if seat in first and len(first) == len(own) else 0 if seat in first else -1) + lead
        )
    mine = sum([prospects(table, one) for one in own])
    if len(own) > 1:
        return mine - RIVALRY * sum([prospects(table, rival) for rival in rivals])
    return mine - RIVALRY * max([prospects(table, rival) for rival in rivals])


def prospects(table: AncientTable, seat: int) -> float:
    """Points made, and what promises more."""
    area, deck = table.areas[seat], table.deck
    total = float(points(table, seat)) + IN_HAND * len(area.hand)
    for place, card in enumerate(area.timeline):
        if card != EMPTY:
            total += TO_COME * deck.points[card] - TO_LOSE[slot_of(place) - 1] * area.knowledge[place]
    total += ARTIFACT * len(area.artifacts) + TECHNOLOGY * len(area.collection)
    return total + UPRIGHT * (len(area.past) - area.rotated)
