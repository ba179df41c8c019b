"""What a bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.glimpse import Glimpse
    from ziggurat.kernel.move import Move


class Bot:
    """Chooses moves from glimpses, with a chance of its own. It never holds the table."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, glimpse: Glimpse) -> Move:
        """One of the legal moves; it is asked only where there are several."""
        raise AssertionError(f"{type(self).__name__} does not choose")

    def volunteer(self, glimpse: Glimpse) -> Move | None:
        """One of the moves that it may make while others are waited for, if it wants to."""
        return None
