"""A bot that plays at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.bots.bot import Bot
from ziggurat.kernel.playout import at_random, is_eager

if TYPE_CHECKING:
    from ziggurat.kernel.glimpse import Glimpse
    from ziggurat.kernel.move import Move


class Randomly(Bot):
    """Any legal move, each equally likely."""

    def choose(self, glimpse: Glimpse) -> Move:
        return at_random(glimpse.moves, self.chance)

    def volunteer(self, glimpse: Glimpse) -> Move | None:
        return self.choose(glimpse) if is_eager(glimpse.moves, self.chance) else None
