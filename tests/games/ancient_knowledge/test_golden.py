"""The recorded games are played again, move for move, to the same end. To renew them: see golden.py."""

from pathlib import Path

import pytest
from tests.games.ancient_knowledge.golden import FOLDER, recorded
from tests.games.golden import check

from ziggurat.games.ancient_knowledge import GAME
from ziggurat.kernel.record import read_record
from ziggurat.kernel.registry import read_spec

FILES = sorted(FOLDER.glob("*.jsonl"))
FINISHED = ("three_sets", "two", "two_sets")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_is_played_again_to_the_same_end(file: Path) -> None:
    assert check(GAME, file).over == (file.stem in FINISHED)


def test_there_is_one_for_each_that_can_be_made() -> None:
    assert [file.stem for file in FILES] == sorted(recorded())


def test_together_they_have_what_a_record_can_have() -> None:
    records = [read_record(file.read_text(encoding="utf-8")) for file in FILES]
    kinds = {kind for record in records for entry in record.entries for kind in entry}
    assert kinds >= {"move", "undo", "redo", "resign", "agreed"}
    assert {record.header["rules"] for record in records} == {GAME.version}
    assert {type(record.header["seed"]) for record in records} == {int, str}
    settings = [read_spec(spec)[1] for spec in GAME.specs()]
    played = [(record.header["players"], dict(record.header["options"])) for record in records]
    assert all((setting.players, dict(setting.options)) in played for setting in settings)
