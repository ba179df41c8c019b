"""Recorded games of random moves, by which a change of the rules is noticed: what the golden tests share.

Each game keeps its own in a folder ``golden``; its ``golden.py`` says which, and its ``test_golden.py`` plays
them again.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from ziggurat.kernel.game import Game, Setting
from ziggurat.kernel.match import Match, replay
from ziggurat.kernel.record import read_record


def record(
    game: Game,
    setting: Setting,
    seed: int | str,
    luck: str,
    *,
    undo: float = 0,
    resigns_after: int = 0,
    most: int = 5000,
    anybody: bool = False,
) -> str:
    """A game of random moves as text.

    ``undo`` says how often a move is taken back; ``anybody`` lets also those move who only may.
    """
    match = Match(game, setting, seed)
    roll = Random(luck)
    everybody = tuple(range(setting.players))
    while not match.over and len(match.entries) < most:
        seat = match.table.deciders[0]
        if anybody:
            asked = (*match.table.deciders, *match.table.may_act)
            seat = roll.choice([one for one in asked if match.table.moves(one)])
        match.play(seat, roll.choice(match.table.moves(seat)))
        if roll.random() < undo and not match.over:
            match.undo(everybody[0], everybody)
            if roll.random() < 0.5:
                match.redo(seat)
        if resigns_after and len(match.entries) >= resigns_after and not match.resigned and not match.over:
            match.resign(seat)
            everybody = tuple([other for other in everybody if other != seat])
    return match.record().write()


def write(folder: Path, recorded: dict[str, str]) -> None:
    """Record them anew."""
    folder.mkdir(exist_ok=True)
    for name, text in recorded.items():
        (folder / f"{name}.jsonl").write_text(text, encoding="utf-8")


def check(game: Game, file: Path) -> Match:
    """Play a recorded game again. Each entry is checked, and the state, the points and the ranking."""
    text = file.read_text(encoding="utf-8")
    match = replay(game, read_record(text))
    assert match.record().write() == text
    return match
