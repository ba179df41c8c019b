"""How fast a game runs: random play, and the parts of it that searches are made of."""

from __future__ import annotations

import time
from statistics import median
from typing import TYPE_CHECKING, Final

from ziggurat.kernel.chance import Quick
from ziggurat.kernel.playout import Count, at_random, random_playout
from ziggurat.kernel.registry import find, names

if TYPE_CHECKING:
    from collections.abc import Callable

    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.table import Table

ROUND: Final = 0.2
"""How many seconds of random play a round lasts, at the least."""
SAMPLES: Final = 400
"""How many positions the parts are measured on."""
MOST: Final = 50_000


def every_spec() -> list[str]:
    """Every game with every number of players and all values of its options."""
    return [spec for name in names() for spec in find(name).specs()]


def measure(game: Game, setting: Setting, rounds: int) -> dict[str, float]:
    """Medians of so many rounds, on one core: what a second brings, and how long the parts take."""
    tables = [table for seed in range(4) for table in _positions(game, setting, seed)]
    late = [table for seed in range(4) for table in _positions(game, setting, seed, late=True)]
    played = [_played(game, setting, number) for number in range(rounds)]
    return {
        "decisions_per_second": median(decisions / seconds for decisions, _, seconds in played),
        "games_per_second": median(games / seconds for _, games, seconds in played),
        "legal_us": median(_legal(tables) for _ in range(rounds)),
        "apply_us": median(_apply(tables) for _ in range(rounds)),
        "copy_us": median(_copy(late) for _ in range(rounds)),
    }


def _played(game: Game, setting: Setting, number: int) -> tuple[int, int, float]:
    """Random games until the round is full: decisions, games, seconds; making the tables is included."""
    count, games = Count(), 0
    started = time.perf_counter()
    while time.perf_counter() - started < ROUND:
        seed = number * MOST + games
        random_playout(_table(game, setting, seed), _chances(setting, seed), count, MOST)
        games += 1
    return count.decisions, games, time.perf_counter() - started


def _positions(game: Game, setting: Setting, seed: int, late: bool = False) -> list[Table]:
    """Positions spread over a random game, or over its last quarter."""
    total = Count()
    random_playout(_table(game, setting, seed), _chances(setting, seed), total, MOST)
    table, chances = _table(game, setting, seed), _chances(setting, seed)
    first = total.moves * 3 // 4 if late else 0
    stride = max((total.moves - first) * 4 // SAMPLES, 1)
    random_playout(table, chances, Count(), first)
    found: list[Table] = []
    while not table.over:
        found.append(table.copy())
        random_playout(table, chances, Count(), stride)
    return found


def _table(game: Game, setting: Setting, seed: int) -> Table:
    table = game.set_up(setting, Quick.seeded(seed))
    table.proceed()
    return table


def _chances(setting: Setting, seed: int) -> list[Chance]:
    return [Quick.seeded(f"{seed}/{seat}") for seat in range(setting.players)]


def _legal(tables: list[Table]) -> float:
    fresh = [(table.copy(), table.deciders[0]) for table in tables]  # a copy has no moves listed yet

    def run() -> None:
        for table, seat in fresh:
            table.moves(seat)

    return _microseconds(run, len(fresh))


def _apply(tables: list[Table]) -> float:
    chance = Quick.seeded(1)
    fresh: list[tuple[Table, int, Move]] = []
    for original in tables:
        table = original.copy()
        seat = table.deciders[0]
        fresh.append((table, seat, at_random(table.moves(seat), chance)))

    def run() -> None:
        for table, seat, move in fresh:
            table.apply(seat, move)

    return _microseconds(run, len(fresh))


def _copy(tables: list[Table]) -> float:
    def run() -> None:
        for table in tables:
            table.copy()

    return _microseconds(run, len(tables))


def _microseconds(run: Callable[[], None], times: int) -> float:
    started = time.perf_counter()
    run()
    return (time.perf_counter() - started) / times * 1e6
