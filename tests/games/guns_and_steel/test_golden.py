"""The recorded games are played again, move for move, to the same end. To renew them: see golden.py."""

from pathlib import Path

import pytest
from tests.games.golden import check
from tests.games.guns_and_steel.golden import FOLDER, recorded

from ziggurat.games.guns_and_steel import GAME
from ziggurat.kernel.record import read_record

FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_is_played_again_to_the_same_end(file: Path) -> None:
    assert check(GAME, file).over == (file.stem != "unfinished")


def test_there_is_one_for_each_that_can_be_made() -> None:
    assert [file.stem for file in FILES] == sorted(recorded())


def test_together_they_have_what_a_record_can_have() -> None:
    records = [read_record(file.read_text(encoding="utf-8")) for file in FILES]
    kinds = {kind for record in records for entry in record.entries for kind in entry}
    assert kinds >= {"move", "undo", "redo", "resign", "agreed"}
    assert {dict(record.header["options"])["theme"] for record in records} == {
        "new_world", "renaissance", "combined"
    }  # fmt: skip
    assert {record.header["rules"] for record in records} == {GAME.version}
    assert any(record.header["content"] for record in records)
    assert {type(record.header["seed"]) for record in records} == {int, str}
