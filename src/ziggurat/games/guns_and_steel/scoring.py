"""The end of the game, and points. Rulebook, "End of the game"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.guns_and_steel.deck import AGES, NEW_WORLD
from ziggurat.games.guns_and_steel.news import ENDINGS
from ziggurat.games.guns_and_steel.pyramid import GONE
from ziggurat.games.guns_and_steel.table import NO_WONDER, NOT_OVER

if TYPE_CHECKING:
    from ziggurat.games.guns_and_steel.table import GunsTable

POINTS_TO_END: Final = 15
SPACE_AGE: Final = len(AGES) - 1


def ending(table: GunsTable) -> int:
    """The rule that ends the game now; ``NOT_OVER`` if none does.

    Rulings: the last Space card is that of the pyramid; any player's track counts.
    """
    if all(wonder == NO_WONDER for wonder in table.wonders):
        return ENDINGS.index("last_wonder")
    if all(card == GONE for card in table.pyramid.row(SPACE_AGE)):
        return ENDINGS.index("last_space_card")
    if table.setting.option("theme") != NEW_WORLD and any(
        area.points >= POINTS_TO_END for area in table.areas
    ):
        return ENDINGS.index("fifteen_points")
    return NOT_OVER


def score_parts(table: GunsTable, seat: int) -> dict[str, int]:
    """The points of a seat: on all its cards wherever they are, on its wonders, on its track."""
    area, deck = table.areas[seat], table.deck
    owned = [*area.hand, *area.resources, *area.technologies]
    return {
        "cards": sum([deck.points[card] for card in owned]),
        "wonders": sum([deck.wonders[wonder].points for wonder in area.wonders]),
        "track": area.points,
    }


def points(table: GunsTable, seat: int) -> int:
    """All points of a seat."""
    return sum(score_parts(table, seat).values())
