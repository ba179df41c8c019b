"""A bot that looks no further than the end of its own turn.

It imagines a table that may be the true one, tries for each of its moves as many ways to complete the turn
as its budget allows, and takes the move from which the game's own ``worth`` liked an end best.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.bots.bot import Bot
from ziggurat.kernel.playout import at_random

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.glimpse import Glimpse
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.table import Table

BUDGET: Final = 600
"""How many positions it looks at for one decision."""
PATIENCE: Final = 12
"""How many moves of others, made at random, it lets pass before it judges a position within a turn."""


class Greedy(Bot):
    """The best end of the turn that it finds, on an imagined table."""

    def choose(self, glimpse: Glimpse) -> Move:
        root = glimpse.imagine(self.chance)
        search = Search(glimpse.seat, root.turn, self.chance)
        best: list[Move] = []
        best_worth = float("-inf")
        left = BUDGET
        for number, move in enumerate(glimpse.moves):
            share = max(left // (len(glimpse.moves) - number), 1)
            worth, looked = search.after(root.copy(), move, share)
            left -= looked
            if worth > best_worth:
                best, best_worth = [], worth
            if worth == best_worth:
                best.append(move)
        return at_random(best, self.chance)


class Search:
    """Looks for the best end of a turn for one seat; the budget is shared out evenly where ways part."""

    def __init__(self, seat: int, turn: int, chance: Chance) -> None:
        self.seat = seat
        self.turn = turn
        self.chance = chance

    def after(self, table: Table, move: Move, budget: int) -> tuple[float, int]:
        """The best worth after a move, with at most about so many positions looked at, and how many were.

        With a budget of one the turn is completed by chance: every completion is a possible one.
        """
        table.apply(self.seat, move)
        looked = 1
        patience = PATIENCE
        while table.turn == self.turn and not table.over and patience:
            if self.seat not in table.deciders:
                other = table.deciders[0]
                table.apply(other, at_random(table.moves(other), self.chance))
                patience -= 1
                continue
            moves = table.moves(self.seat)
            if len(moves) > 1 and budget > looked:
                return self._best(table, moves, budget - looked, looked)
            table.apply(self.seat, at_random(moves, self.chance))
            looked += len(moves) > 1
        return table.game.worth(table, self.seat), looked

    def _best(self, table: Table, moves: list[Move], budget: int, looked: int) -> tuple[float, int]:
        """The best worth of some moves: of all if the budget reaches, else of as many drawn by chance."""
        tried = moves
        if len(moves) > budget:
            tried = moves[:]
            self.chance.shuffle(tried)
            tried = tried[:budget]
        best = float("-inf")
        left = budget
        for number, move in enumerate(tried):
            share = max(left // (len(tried) - number), 1)
            worth, more = self.after(table.copy(), move, share)
            best = max(best, worth)
            left -= more
        return best, looked + budget - left
