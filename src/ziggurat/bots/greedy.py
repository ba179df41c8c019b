"""A bot that looks no further than the end of what it is doing.

It imagines a table that may be the true one, tries the ways to complete the present compound move (a payment,
the choices of an effect), and takes the one whose end the game's own ``worth`` likes best.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.bots.bot import Bot
from ziggurat.kernel.playout import at_random

if TYPE_CHECKING:
    from ziggurat.kernel.glimpse import Glimpse
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.table import Table

BUDGET: Final = 600
"""How many positions it looks at for one decision."""


class Greedy(Bot):
    """The best end of the present compound move, on an imagined table."""

    def choose(self, glimpse: Glimpse) -> Move:
        moves = glimpse.moves
        if len(moves) == 1:
            return moves[0]
        root = glimpse.imagine(self.chance)
        best: list[Move] = []
        best_worth = float("-inf")
        left = BUDGET
        for number, move in enumerate(moves):
            share = max(left // (len(moves) - number), 1)
            worth, looked = self.after(root.copy(), glimpse.seat, move, share)
            left -= looked
            if worth > best_worth:
                best, best_worth = [], worth
            if worth == best_worth:
                best.append(move)
        return at_random(best, self.chance)

    def after(self, table: Table, seat: int, move: Move, budget: int) -> tuple[float, int]:
        """The best worth after a move and the rest of its compound move, and how many positions that took.

        With the budget used up, the rest is completed by chance: every completion is a possible one.
        """
        table.apply(seat, move)
        while seat in table.deciders and table.question(seat).CONTINUES:
            moves = table.moves(seat)
            if len(moves) > 1 and budget > 1:
                return self.best(table, seat, moves, budget - 1)
            table.apply(seat, at_random(moves, self.chance))
        return table.game.worth(table, seat), 1

    def best(self, table: Table, seat: int, moves: list[Move], budget: int) -> tuple[float, int]:
        """The best worth of some moves: of all if the budget reaches, else of as many drawn by chance."""
        tried = moves
        if len(moves) > budget:
            self.chance.shuffle(tried)
            tried = tried[:budget]
        best = float("-inf")
        looked = 1
        for number, move in enumerate(tried):
            share = max((budget + 1 - looked) // (len(tried) - number), 1)
            worth, more = self.after(table.copy(), seat, move, share)
            best = max(best, worth)
            looked += more
        return best, looked
