"""A glimpse: all that a bot ever gets of a game. It holds no truth that its seat may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Game
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.table import Table


class Glimpse:
    """What a seat sees of a table while it decides: its moves, its view, tables that may be the true one."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.seat = seat
        self.moves: list[Move] = table.moves(seat)

    @property
    def game(self) -> Game:
        """The rules."""
        return self._table.game

    def view(self) -> dict[str, Any]:
        """What the seat may know, as plain data."""
        return self._table.view(self.seat)

    def imagine(self, chance: Chance) -> Table:
        """A table that may be the true one, dealt anew with the bot's own chance."""
        return self._table.imagine(self.seat, chance)
