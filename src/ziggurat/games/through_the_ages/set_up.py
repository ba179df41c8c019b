"""Setting up. Code of Laws, "Preparation"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.through_the_ages.catalog import (
    AGRICULTURE,
    BRONZE,
    DESPOTISM,
    INITIAL,
    NONE,
    PHILOSOPHY,
    WARRIORS,
    WORKED,
)
from ziggurat.games.through_the_ages.civ import EMPTY_STORES, Civ
from ziggurat.games.through_the_ages.news import NOT_OVER
from ziggurat.games.through_the_ages.row import civil_deck, military_faces
from ziggurat.games.through_the_ages.table import ROW, AgesTable
from ziggurat.games.through_the_ages.turn import Turn

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Game, Setting

YELLOW_BANK = 18
BLUE_BANK = 16
EVENTS_BEYOND_PLAYERS = 2


def civilization(seat: int) -> Civ:
    """A civilization at the beginning; each player in turn order has one civil action more than the one
    before."""
    workers = [0] * WORKED
    workers[AGRICULTURE] = workers[BRONZE] = 2
    workers[PHILOSOPHY] = workers[WARRIORS] = 1
    return Civ(
        0, [], (), [], (), list(INITIAL), workers, EMPTY_STORES[:], DESPOTISM, (NONE, NONE, NONE, NONE),
        NONE, 0,
        (), (), NONE, NONE, 0, (), 1, YELLOW_BANK, BLUE_BANK, 0, 0, 0, 0, seat + 1, 4, 0, 2, 0, 0, 0, 0, (0,
        0), 0,
        NONE, False, NONE, NONE, NONE, NONE, 0,
    )  # fmt: skip


def set_up(game: Game, setting: Setting, chance: Chance) -> AgesTable:
    """A table as it is laid out, with the first turn on its agenda."""
    players = setting.players
    civs = [civilization(seat) for seat in range(players)]
    table = AgesTable(
        game, setting, [Turn(0)], chance, 0, 0, [], civs, 0, [], [], [], [], [], [], [], [], 0, (), 0, 1, 0,
        (players,) * 4, NOT_OVER,
    )  # fmt: skip
    table.deck = civil_deck(table, 0)
    table.row = [table.deck.pop() for _ in range(ROW)]
    events = military_faces(table, 0)
    chance.shuffle(events)
    table.current = events[: players + EVENTS_BEYOND_PLAYERS]
    table.removed = events[players + EVENTS_BEYOND_PLAYERS :]
    return table
