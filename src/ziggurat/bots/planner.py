"""A bot that plans to the end of its turn.

Like the greedy one, but it goes on to its next decisions of the turn, past what others choose meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.bots.greedy import Greedy
from ziggurat.kernel.playout import at_random

if TYPE_CHECKING:
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.table import Table

PATIENCE: Final = 12
"""How many moves of others, made at random, it lets pass before it judges a position within the turn."""


class Planner(Greedy):
    """The best end of the turn that it finds, on an imagined table."""

    def after(self, table: Table, seat: int, move: Move, budget: int) -> tuple[float, int]:
        turn = table.turn
        table.apply(seat, move)
        patience = PATIENCE
        while table.turn == turn and not table.over and patience:
            if seat not in table.deciders:
                other = table.deciders[0]
                table.apply(other, at_random(table.moves(other), self.chance))
                patience -= 1
                continue
            moves = table.moves(seat)
            if len(moves) > 1 and budget > 1:
                return self.best(table, seat, moves, budget - 1)
            table.apply(seat, at_random(moves, self.chance))
        return table.game.worth(table, seat), 1
