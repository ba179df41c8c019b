"""The recorded games are played again, move for move, to the same end. To renew them: see golden.py."""

from pathlib import Path

import pytest
from tests.games.through_the_ages.golden import FOLDER, recorded

from ziggurat.games.through_the_ages import GAME
from ziggurat.kernel.match import replay
from ziggurat.kernel.record import read_record

FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_is_played_again_to_the_same_end(file: Path) -> None:
    """Each entry is checked on the way, and the state, the points and the ranking at the end."""
    text = file.read_text(encoding="utf-8")
    match = replay(GAME, read_record(text))
    assert match.record().write() == text
    assert match.over == (file.stem != "unfinished")


def test_there_is_one_for_each_that_can_be_made() -> None:
    assert [file.stem for file in FILES] == sorted(recorded())
