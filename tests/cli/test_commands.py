"""The commands as a whole: help, version, and errors that help."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from ziggurat.build import describe

COMMANDS = ("games", "play", "simulate", "replay", "cards", "bench", "serve", "backup")


def test_the_version_says_how_it_was_built(run: Run) -> None:
    assert run("--version").out == describe() + "\n"


def test_help_names_all_commands(run: Run) -> None:
    shown = run("--help").out
    assert [command for command in COMMANDS if f"  {command} " in shown] == list(COMMANDS)
    for command in COMMANDS:
        assert "Usage: ziggurat" in run(command, "--help").out


def test_the_version_comes_at_once() -> None:
    started = time.monotonic()
    code = "from ziggurat.cli import main; main(['--version'])"
    command = [sys.executable, "-X", "importtime", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "ziggurat" in done.stdout
    assert "rich.console" not in done.stderr
    assert "multiprocessing" not in done.stderr
    assert time.monotonic() - started < 5


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["cards", "guns"], "as a game, 'guns' is not known"),
        (["cards", "guns_and_stel"], "Did you mean 'guns_and_steel'?"),
        (["cards", "guns_and_steel:theme=new_wrld"], "Did you mean 'new_world'?"),
        (["cards", "guns_and_steel:players=9"], "is for 2 to 4 players, not '9'"),
        (["cards", "guns_and_steel:theme"], "should be option=value"),
        (["cards", "guns_and_steel:deck=no.toml"], "the file no.toml cannot be read: there is no such file"),
        (
            ["cards", "guns_and_steel:deck=a,b.toml"],
            "the file a,b.toml cannot be read: there is no such file",
        ),
        (["cards", "guns_and_steel:deck=/"], "the file / cannot be read: it is a folder"),
        (
            ["cards", "guns_and_steel", "--lang", "de"],
            "as a language, 'de' is not known. There are: en, ru, uk",
        ),
        (["simulate", "guns_and_steel", "--bots", "gredy"], "Did you mean 'greedy'?"),
        (["simulate", "guns_and_steel", "--bots", "greedy,random,random"], "name one for all 2 seats"),
        (["simulate", "guns_and_steel", "--games", "0"], "--games"),
        (["simulate", "guns_and_steel", "--jobs", "0"], "--jobs"),
        (["replay", "nowhere.jsonl"], "the file nowhere.jsonl cannot be read: there is no such file"),
        (["play", "--bots", "gredy"], "as a bot, 'gredy' is not known"),
        (["play", "--humans", "3", "guns_and_steel:players=2"], "there are 2 seats, so 1 to 2 humans"),
        (["play", "--bots", "greedy,greedy"], "at least one human and 2 bots do not fill 2 seats"),
        (["play", "guns_and_steel:players=2", "--seats", "A,B,C"], "names 3, but there are 2 seats"),
        (["play", "--seats", "A,B", "--bots", "greedy"], "leave out --bots and --humans"),
        (["play", "--resume", "nowhere.jsonl"], "the file nowhere.jsonl cannot be read"),
        (["play", "guns_and_steel", "--resume", "x", "--seed", "1"], "leave out SPEC, --seed"),
        (["play", "--resume", "--bots", "random", "--humans", "2"], "leave out --bots, --humans"),
        (["play", "--seats", "A,B", "--resume"], "leave out --seats"),
        (["play", "--resume"], "no unfinished game is kept in "),
        (["play", "--resume", "--lang", "uk"], "незакінчених ігор у "),
        (
            ["play", "--resume", "nowhere.jsonl", "--lang", "ru"],
            "nowhere.jsonl не читается: такого файла нет",
        ),
        (["play", "--save", "/dev/null/game"], "cannot be written: a part of its path is no folder"),
        (["play", "--save", "/"], "the file / is there already and holds something else"),
        (["simulate", "guns_and_steel", "--record", "/dev/null/x"], "cannot be written"),
        (["plya"], "plya"),
    ],
)
def test_what_is_wrong_is_told_with_what_would_be_right(run: Run, arguments: list[str], message: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert message in ran.err
    assert "Traceback" not in ran.err
    assert ran.out == ""


def test_a_terminal_that_lacks_letters_shows_others() -> None:
    command = [sys.executable, "-c", "from ziggurat.cli import main; main(['cards', 'guns_and_steel'])"]
    done = subprocess.run(
        command, capture_output=True, check=True, env={**os.environ, "PYTHONIOENCODING": "ascii:strict"}
    )
    assert b"? C14 Knights" in done.stdout
    command[-1] = "from ziggurat.cli import main; main(['cards', 'guns_and_steel', '--lang', 'ru', '--json'])"
    done = subprocess.run(
        command, capture_output=True, check=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}
    )
    assert json.loads(done.stdout)[0]["name"] == "Сельское хозяйство"


def test_errors_of_content_name_the_place(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    deck = tmp_path / "deck.toml"
    deck.write_text('[C14]\npower = "two"\n')
    ran = run("cards", f"guns_and_steel:deck={deck}")
    assert ran.code == 2
    assert ran.err.startswith("ziggurat: deck file, line 2, C14, power: ")
    assert ran.err.count("\n") == 1
    assert run("cards", "guns_and_steel:deck=~/deck.toml").err == ran.err
    deck.rename(tmp_path / "deck, the second.toml")
    assert run("cards", "guns_and_steel:deck=~/deck, the second.toml,players=2").err == ran.err
    deck.write_bytes(b"\xff\xfe")
    assert "it is not text in UTF-8" in run("cards", f"guns_and_steel:deck={deck}").err
