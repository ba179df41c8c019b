"""What a position is worth to a seat: the evaluation that bots use."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ziggurat.games.through_the_ages.table import AgesTable


def worth(table: AgesTable, seat: int) -> float:
    """For now culture."""
    return float(table.civs[seat].culture)
