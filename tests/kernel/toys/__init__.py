"""Toys: small whole games. Each leans on another part of the kernel and shows how a game is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.kernel.toys import (
    auction,
    event,
    menu,
    ordering,
    partners,
    reactions,
    secret,
    sorting,
    standing,
    trading,
)

from ziggurat.kernel.chance import Quick

if TYPE_CHECKING:
    from ziggurat.kernel.game import Game

TOYS: tuple[Game, ...] = (
    auction.GAME,
    reactions.GAME,
    secret.GAME,
    trading.GAME,
    ordering.GAME,
    event.GAME,
    standing.GAME,
    menu.GAME,
    sorting.GAME,
    partners.GAME,
)


def new(game: Game, players: int, seed: int = 1) -> Any:
    """A new table of a toy."""
    table = game.set_up(game.setting({"players": str(players)}), Quick.seeded(seed))
    table.proceed()
    return table


def play(table: Any, *moves: str) -> None:
    """Play moves that are written as ``<seat> <move>``."""
    for text in moves:
        seat, _, move = text.partition(" ")
        table.play(int(seat), move)
