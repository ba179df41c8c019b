"""Recorded games, by which a change of the rules is noticed: ``test_golden.py`` plays them again.

One of each setting, most of them not played to the end, to keep them small. Where a rule was changed on
purpose, raise the version of the rules and record them anew, from the root of the project:

    python -m tests.games.ancient_knowledge.golden
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.games import golden

from ziggurat.games.ancient_knowledge import GAME

FOLDER: Final = Path(__file__).with_name("golden")
PART: Final = 250
"""So many entries of a game that is not played to the end."""


def record(
    players: int,
    seed: int | str,
    *,
    teams: str = "no",
    starting_sets: str = "no",
    undo: float = 0,
    resigns_after: int = 0,
    most: int = PART,
) -> str:
    """A game of random moves as text."""
    options = {"players": str(players), "teams": teams, "starting_sets": starting_sets}
    luck = " ".join(options.values())
    return golden.record(
        GAME,
        GAME.setting(options),
        seed,
        luck,
        undo=undo,
        resigns_after=resigns_after,
        most=most,
        anybody=True,
    )


def recorded() -> dict[str, str]:
    """All of them by the names of their files."""
    return {
        "two": record(2, 1, most=5000),
        "two_sets": record(2, "0123456789abcdef0123456789abcdef", starting_sets="yes", undo=0.1),
        "three": record(3, 3, undo=0.05, resigns_after=200),
        "three_sets": record(3, 4, starting_sets="yes"),
        "four": record(4, 5),
        "four_sets": record(4, 6, starting_sets="yes", undo=0.05),
        "teams": record(4, 7, teams="yes", undo=0.05, most=400),
        "teams_sets": record(4, 8, teams="yes", starting_sets="yes"),
    }


if __name__ == "__main__":
    golden.write(FOLDER, recorded())
