"""Games of other packages: found by their entry points; and the kernel that knows none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import ziggurat
from ziggurat.conformance import CHECKS
from ziggurat.kernel.errors import BadRecord, UnknownGame

GAME = """
from typing import Any

from ziggurat.kernel.chance import Chance
from ziggurat.kernel.game import Game, Setting
from ziggurat.kernel.move import NUMBER, Move, Verb
from ziggurat.kernel.step import OpenDecision
from ziggurat.kernel.table import Table

TAKE = Verb("take", NUMBER)


class NimTable(Table):
    FIELDS = (*Table.FIELDS, "left", "last")

    def __init__(self, *fields: Any) -> None:
        super().__init__(*fields[:7])
        self.left, self.last = fields[7:]


class Taking(OpenDecision[NimTable]):
    FIELDS = ("seat",)
    ASK = "take"

    def candidates(self, table: NimTable, seat: int) -> list[Move]:
        return [TAKE(number) for number in range(1, min(table.left, 3) + 1)]

    def choose(self, table: NimTable, seat: int, move: Move) -> None:
        table.turn += 1
        table.left -= move.arg
        table.last = seat
        if table.left:
            table.then(Taking(1 - seat))


class Nim(Game):
    def set_up(self, setting: Setting, chance: Chance) -> NimTable:
        return NimTable(self, setting, [Taking(0)], chance, 0, 0, [], 10 + chance.below(3), 0)

    def view(self, table: NimTable, viewer: int | None) -> dict[str, Any]:
        return {"left": table.left}

    def scores(self, table: NimTable) -> list[int]:
        return [int(table.last == seat) for seat in range(2)]

    def ending(self, table: NimTable) -> str:
        return "nothing-left"


GAME = Nim("nim", "nimgame", 1, (2, 2), 2, (), (TAKE,))
"""

TEXTS = {
    "en": "ask-take = How many do you take?\nmove-take = Take { $number }\n",
    "ru": "ask-take = Сколько вы берёте?\nmove-take = Взять { $number }\n",
    "uk": "ask-take = Скільки ви берете?\nmove-take = Взяти { $number }\n",
}

ENTRY_POINTS = """[ziggurat.games]
nim = nimgame:GAME
nimble = nimgame:GAME
number = nimgame:TAKE
broken = nimgame.nothing:GAME
"""


@pytest.fixture
def nim_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A distribution with a game, as an installer would leave it on the path."""
    package, info = tmp_path / "nimgame", tmp_path / "nimgame-1.0.dist-info"
    (package / "texts").mkdir(parents=True)
    info.mkdir()
    (package / "__init__.py").write_text(GAME)
    for lang, text in TEXTS.items():
        (package / "texts" / f"{lang}.ftl").write_text(text, encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: nimgame\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("ziggurat.kernel.registry._registered", {})
    monkeypatch.delitem(sys.modules, "nimgame", raising=False)


@pytest.mark.usefixtures("nim_installed")
def test_a_game_of_another_package_is_found_played_and_resumed() -> None:
    assert "nim" in ziggurat.names()
    match = ziggurat.new_match("nim", seed=1)
    match.play(0, "take 3")
    assert ziggurat.resume(match.record().write()).table == match.table
    assert ziggurat.load(ziggurat.save(match.table)) == match.table
    game, setting = ziggurat.read_spec("nim")
    for check in CHECKS:
        check(game, setting, 1)


@pytest.mark.usefixtures("nim_installed")
def test_an_entry_point_must_name_a_game_of_its_name() -> None:
    for name, value in (("nimble", "nimgame:GAME"), ("number", "nimgame:TAKE")):
        message = f"{value} is registered as the game '{name}' and is not"
        with pytest.raises(UnknownGame, match=message):
            ziggurat.find(name)


@pytest.mark.usefixtures("nim_installed")
def test_a_game_that_cannot_be_imported_says_so() -> None:
    with pytest.raises(UnknownGame, match=r"'broken' is nimgame[.]nothing:GAME, which"):
        ziggurat.find("broken")


@pytest.mark.usefixtures("nim_installed")
def test_without_the_package_its_records_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    record = ziggurat.new_match("nim", seed=1).record().write()
    monkeypatch.setattr("sys.path", sys.path[1:])
    monkeypatch.setattr("ziggurat.kernel.registry._registered", {})
    with pytest.raises(BadRecord, match="this is a record of a game that is not installed here"):
        ziggurat.resume(record)


def test_the_kernel_knows_no_game() -> None:
    kernel = Path(ziggurat.__file__).with_name("kernel")
    names = sorted(path.stem for path in kernel.glob("*.py"))
    modules = ", ".join(f"ziggurat.kernel.{name}" for name in names if name != "__init__")
    script = f"import sys, {modules}; print(*[name for name in sys.modules if name.startswith('ziggurat')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "ziggurat.kernel.match" in done.stdout
    assert not [name for name in done.stdout.split() if name.startswith("ziggurat.games")]
    assert not [name for name in done.stdout.split() if name.startswith("ziggurat.conformance")]
