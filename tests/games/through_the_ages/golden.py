"""Recorded games, by which a change of the rules is noticed: ``test_golden.py`` plays them again.

They are games of random moves, some with moves taken back and made again,
or with somebody who resigns. Where a
rule was changed on purpose, raise the version of the rules and record them anew,
from the root of the project:

    python -m tests.games.through_the_ages.golden
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from ziggurat.games.through_the_ages import GAME
from ziggurat.kernel.match import Match

FOLDER: Final = Path(__file__).with_name("golden")


def record(players: int, seed: int | str, *, resigning: str = "no", undo: float = 0, most: int = 5000) -> str:
    """A game of random moves as text; ``undo`` says how often a move is taken back."""
    match = Match(GAME, GAME.setting({"players": str(players), "resigning": resigning}), seed)
    roll = Random(f"{players} {seed}")
    everybody = tuple(range(players))
    while not match.over and len(match.entries) < most:
        seat = match.table.deciders[0]
        match.play(seat, roll.choice(match.table.moves(seat)))
        if roll.random() < undo and not match.over:
            match.undo(everybody[0], everybody)
            if roll.random() < 0.5:
                match.redo(seat)
    return match.record().write()


def recorded() -> dict[str, str]:
    """All of them by the names of their files."""
    return {
        "two": record(2, 1, undo=0.05),
        "three": record(3, 2),
        "four": record(4, "0123456789abcdef0123456789abcdef"),
        "resigning": record(4, 4, resigning="yes"),
        "unfinished": record(3, 5, most=150),
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in recorded().items():
        (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8")
