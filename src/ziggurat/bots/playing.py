"""Bots at a table: who moves next, and what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.kernel.glimpse import Glimpse

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ziggurat.bots.bot import Bot
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.playout import Count
    from ziggurat.kernel.table import Table


def next_move(table: Table, bots: Mapping[int, Bot]) -> tuple[int, Move] | None:
    """The seat of a bot that moves now, and its move; None where only others can."""
    for seat in table.may_act:
        if seat in bots and table.moves(seat):
            move = bots[seat].volunteer(Glimpse(table, seat))
            if move is not None:
                return seat, move
    for seat in table.deciders:
        if seat in bots:
            glimpse = Glimpse(table, seat)
            return seat, bots[seat].choose(glimpse) if len(glimpse.moves) > 1 else glimpse.moves[0]
    return None


def play_on(
    table: Table, bots: Mapping[int, Bot], play: Callable[[int, Move], None], count: Count, most: int
) -> bool:
    """Let bots play on, at most so many moves; whether the game ended. ``play`` makes a move at the table."""
    made = 0
    while not table.over and made < most:
        chosen = next_move(table, bots)
        assert chosen is not None, "a bot sits on every seat"
        seat, move = chosen
        count.decisions += len(table.moves(seat)) > 1
        count.moves += 1
        made += 1
        play(seat, move)
    return table.over
