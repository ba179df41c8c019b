"""Through the Ages speaks three languages: the same messages in each, whole in every variant."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast

from ziggurat.games.through_the_ages import GAME, news
from ziggurat.kernel.happening import News
from ziggurat.kernel.texts import LANGUAGES, Texts, texts_of

HAPPENINGS: Final = [happening for happening in vars(news).values() if isinstance(happening, News)]
NUMBERS: Final = (0, 1, 2, 5, 21)
SAMPLES: Final = {
    **dict.fromkeys(("effect", "a", "b", "before", "then", "ending"), "xyz."),
    **dict.fromkeys(("number", "stages", "strength", "discount"), 3),
}


class Inside:
    """What a message is made of: its variables, and the values that lead to each of its variants."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.values: dict[str, set[Any]] = {}
        self._look(message)

    def _look(self, node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            keys = [variant.key for variant in node.variants]
            words = {key.name for key in keys if isinstance(key, ast.Identifier)}
            counts = any(isinstance(key, ast.NumberLiteral) for key in keys)
            self.values.setdefault(node.selector.id.name, set()).update(NUMBERS if counts else words)
        if isinstance(node, list):
            for part in node:
                self._look(part)
        elif isinstance(node, ast.BaseNode):
            self._look(list(vars(node).values()))


@cache
def messages(lang: str) -> dict[str, Inside]:
    """The messages in one language; what is no message or comment fails."""
    source = files(GAME.package).joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, Inside] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{lang}: cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}: {entry.id.name} is there twice"
            found[entry.id.name] = Inside(entry)
    return found


def texts(lang: str) -> Texts:
    return texts_of(GAME.package, lang)


def tellings(lang: str, beginning: str) -> set[tuple[str, str]]:
    """Everything that the messages of this beginning can say."""
    told: set[tuple[str, str]] = set()
    for message, inside in messages(lang).items():
        if message.startswith(beginning):
            names = sorted(inside.variables)
            values = [sorted(inside.values.get(name, {SAMPLES.get(name, "Xyz")}), key=str) for name in names]
            for chosen in product(*values):
                told.add((message, texts(lang).say(message, **dict(zip(names, chosen, strict=True)))))
    assert told
    return told


def well_formed(words: str) -> bool:
    return not re.search(r"[{}]|  |\s[.,;:?]|[.,;:]{2}|\(\)|\s\)|^\s|\s$", words)


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_every_language_has_the_same_messages_about_the_same(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert list(other) == list(english)
    assert {message: inside.variables for message, inside in other.items()} == {
        message: inside.variables for message, inside in english.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_every_message_is_well_formed(lang: str) -> None:
    assert not {told for told in tellings(lang, "") if not well_formed(told[1])}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("beginning", "form"),
    [
        pytest.param("effect-", r".*\.", id="effects are sentences"),
        pytest.param("power-", r"[A-ZА-ЯІЄ].*\.", id="rules of cards are sentences"),
        pytest.param("ending-", r"[A-ZА-ЯІЄ].*\.", id="endings are sentences"),
        pytest.param("log-", r".*\.", id="lines of the log are sentences"),
        pytest.param("ask-", r"[A-ZА-ЯІЇЄ].*[.?]", id="questions ask"),
        pytest.param("move-", r".*[^.?]", id="moves are no sentences"),
        pytest.param(
            "refusal-", r"[^A-ZА-ЯІЇЄ].*[^.?]|Gandhi .*|Ганди .*|Ганді .*", id="refusals stand within"
        ),
    ],
)
def test_what_is_said_has_the_form_of_its_kind(beginning: str, form: str, lang: str) -> None:
    assert not {told for told in tellings(lang, beginning) if not re.fullmatch(form, told[1])}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_what_it_does(lang: str) -> None:
    for entry in GAME.cards(GAME.setting({"players": "4"}), lang):
        assert entry["name"] != entry["id"]
        assert well_formed(entry["name"]), entry
        assert well_formed(entry["text"]), entry
        assert entry["text"].endswith("."), entry
        assert entry["text"][0].isupper(), entry


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_unique(lang: str) -> None:
    names = [texts(lang).say(message) for message in messages(lang) if message.startswith("card-")]
    assert len(names) == 236
    assert len(set(names)) == len(names), sorted(name for name in names if names.count(name) > 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_is_told_with_names(lang: str) -> None:
    for verb in GAME.verbs:
        assert well_formed(texts(lang).move(verb(*[1 for _ in verb.kinds]), {1: "Xyz"}))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("happening", HAPPENINGS, ids=lambda happening: happening.name)
def test_every_happening_is_told_with_names(happening: News, lang: str) -> None:
    facts = {field: kind.word(1) if kind.words else 1 for field, kind in happening.fields}
    told = texts(lang).happening({"name": happening.name, "seat": 0, **facts}, {0: "Xyz", 1: "Zyx"})
    assert well_formed(told), told


@pytest.mark.parametrize(
    ("lang", "card", "text"),
    [
        ("en", "irrigation", "For each worker here: food +2."),
        ("ru", "impact_of_colonies", "Каждая цивилизация: культура +3 за каждую колонию."),
        ("uk", "colossus", "Сила +2, колонізація +1."),
        ("uk", "conquistadors", "Кожна армія (піхота: 1 + кіннота: 2) дає силу 5, застаріла 3."),
    ],
)
def test_cards_are_told_by_what_they_do(lang: str, card: str, text: str) -> None:
    cards = {entry["id"]: entry for entry in GAME.cards(GAME.setting({"players": "4"}), lang)}
    assert cards[card]["text"] == text
