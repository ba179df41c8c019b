"""Recorded games, by which a change of the rules is noticed: ``test_golden.py`` plays them again.

They are games of random moves, some of them with moves taken back and made again, with somebody who resigns,
with a corrected deck, or not played to the end. Where a rule was changed on purpose, raise the version of the
rules and record them anew, from the root of the project:

    python -m tests.games.guns_and_steel.golden
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.games import golden

from ziggurat.games.guns_and_steel import GAME

FOLDER: Final = Path(__file__).with_name("golden")
CORRECTIONS: Final = """\
[C08]
name = { en = "Smithy" }
effect = "gain(iron=3)"
[C14]
effect = "attack(lose(2, plunder=1), glory=1)"
"""


def record(
    theme: str,
    players: int,
    seed: int | str,
    *,
    deck: str = "",
    undo: float = 0,
    resigns_after: int = 0,
    most: int = 5000,
) -> str:
    """A game of random moves as text."""
    setting = GAME.setting({"theme": theme, "players": str(players)}, {"deck": deck} if deck else {})
    luck = f"{theme} {players} {seed}"
    return golden.record(GAME, setting, seed, luck, undo=undo, resigns_after=resigns_after, most=most)


def recorded() -> dict[str, str]:
    """All of them by the names of their files."""
    return {
        "new_world_2": record("new_world", 2, 1, undo=0.1),
        "new_world_4": record("new_world", 4, 2),
        "renaissance_2": record("renaissance", 2, 3),
        "renaissance_3": record("renaissance", 3, 4, undo=0.05, resigns_after=300),
        "combined_2": record("combined", 2, "0123456789abcdef0123456789abcdef", undo=0.05),
        "combined_3": record("combined", 3, 6),
        "corrected": record("new_world", 3, 7, deck=CORRECTIONS),
        "unfinished": record("combined", 4, 8, most=250),
    }


if __name__ == "__main__":
    golden.write(FOLDER, recorded())
