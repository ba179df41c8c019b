"""Conformance: what every game must do, whatever its rules. Written once, run on every game and setting.

    game, setting = ziggurat.read_spec("guns_and_steel:players=3")
    print(check_game(game, setting, games=5))

Each check plays a random game by itself and raises ``AssertionError`` where a promise is broken; a test takes
its parameters from ``CHECKS``. ``census`` only plays and counts, for runs of many thousand games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.conformance.choosing import check_choices, check_texts
from ziggurat.conformance.keeping import check_copies, check_records, check_saves, check_undo
from ziggurat.conformance.knowing import check_imagining, check_secrecy, check_views
from ziggurat.conformance.playing import Census, census

if TYPE_CHECKING:
    from ziggurat.kernel.game import Game, Setting

__all__ = ["CHECKS", "Census", "census", "check_game"]

CHECKS: Final = (
    check_choices,
    check_texts,
    check_copies,
    check_saves,
    check_records,
    check_undo,
    check_views,
    check_imagining,
    check_secrecy,
)


def check_game(game: Game, setting: Setting, games: int = 1) -> Census:
    """Every check on this many games each, and a census of as many more."""
    for seed in range(games):
        for check in CHECKS:
            try:
                check(game, setting, seed)
            except Exception as problem:
                problem.add_note(f"{check.__name__} of {game.name}, seed {seed}, {setting}")
                raise
    return census(game, setting, range(games))
