"""The terminal speaks three languages, and that of the system if it can."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ziggurat.cli
from ziggurat.cli.words import language, seat_names
from ziggurat.kernel.texts import LANGUAGES


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (so it is called)
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    source = files("ziggurat.cli").joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same(lang: str) -> None:
    assert messages(lang) == messages("en")


def test_every_message_is_said_somewhere() -> None:
    folder = Path(str(ziggurat.cli.__path__[0]))
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    composed = ("bot-", "confidence-", "why-")
    for message in messages("en"):
        assert message.startswith(composed) or re.search(rf'"{message}"', source), message


@pytest.mark.parametrize(
    ("system", "spoken"), [("uk_UA.UTF-8", "uk"), ("ru_RU", "ru"), ("de_DE.UTF-8", "en"), ("", "en")]
)
def test_the_language_of_the_system_is_spoken(
    monkeypatch: pytest.MonkeyPatch, system: str, spoken: str
) -> None:
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", system)
    assert language(None) == spoken
    assert language("ru") == "ru"


def test_players_of_one_name_are_told_apart() -> None:
    seated = ["human:", "bot:greedy", "bot:greedy", "human:Greedy"]
    assert list(seat_names(seated, 4, "en").values()) == ["Player 1", "Greedy 2", "Greedy 3", "Greedy 4"]
    seated = ["bot:greedy", "human:Greedy 3", "bot:greedy", "bot:random"]
    names = list(seat_names(seated, 4, "en").values())
    assert names == ["Greedy 1", "Greedy 3", "Greedy 3 #3", "Random"]
    assert seat_names([], 2, "uk") == {0: "Гравець 1", 1: "Гравець 2"}
    assert seat_names(["bot:cautious"], 1, "en") == {0: "cautious"}
