"""Guns & Steel speaks three languages: the same messages in each, whole in every variant."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast

from ziggurat.games.guns_and_steel import GAME, news
from ziggurat.games.guns_and_steel.counts import DEEDS, TAKEN
from ziggurat.games.guns_and_steel.effects import WHAT
from ziggurat.games.guns_and_steel.vocabulary import WORDS
from ziggurat.kernel.happening import News
from ziggurat.kernel.telling import Teller, read_effect, read_number
from ziggurat.kernel.texts import LANGUAGES, Texts, texts_of

PACKAGES: Final = ("ziggurat.kernel", GAME.package)
THEMES: Final = ("new_world", "renaissance", "combined")
PLURALS: Final = {"zero", "one", "two", "few", "many"}
NUMBERS: Final = (0, 1, 2, 5, 21)
CODE: Final = re.compile(r"\b[CW]\d\d\b")
HAPPENINGS: Final = [happening for happening in vars(news).values() if isinstance(happening, News)]


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
            counts = bool(words & PLURALS) or any(isinstance(key, ast.NumberLiteral) for key in keys)
            self.values.setdefault(node.selector.id.name, set()).update(NUMBERS if counts else words)
        if isinstance(node, list):
            for part in node:
                self._look(part)
        elif isinstance(node, ast.BaseNode):
            self._look(list(vars(node).values()))


@cache
def messages(package: str, lang: str) -> dict[str, Inside]:
    """The messages of one package in one language; what is no message or comment fails."""
    source = files(package).joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, Inside] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{lang}: cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}: {entry.id.name} is there twice"
            found[entry.id.name] = Inside(entry)
    return found


def texts(lang: str) -> Texts:
    return texts_of(GAME.package, lang)


def tellings(lang: str, beginning: str) -> dict[str, set[str]]:
    """Everything that the messages of this beginning can say, with each value that makes a difference."""
    told: dict[str, set[str]] = {}
    for package in PACKAGES:
        for message, inside in messages(package, lang).items():
            if message.startswith(beginning):
                names = sorted(inside.variables)
                values = [
                    sorted(inside.values.get(name, {SAMPLES.get(name, "Xyz")}), key=str) for name in names
                ]
                told[message] = {
                    texts(lang).say(message, **dict(zip(names, chosen, strict=True)))
                    for chosen in product(*values)
                }
    assert told
    return told


SAMPLES: Final = {
    **dict.fromkeys(("number", "least", "most", "points", "power", "own", "missing"), 3),
    **dict.fromkeys(("first", "effects", "ending"), "Xyz."),
    **dict.fromkeys(("each", "effect"), "xyz."),
}


def well_formed(words: str) -> bool:
    return not re.search(r"[{}]|  |\s[.,;:?]|[.,;:]{2}|\(\)|\s\)|^\s|\s$", words)


@pytest.mark.parametrize("lang", ["ru", "uk"])
@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_the_same_messages_about_the_same(package: str, lang: str) -> None:
    english, other = messages(package, "en"), messages(package, lang)
    assert list(other) == list(english), "in the same order, none missing, none left over"
    assert {message: inside.variables for message, inside in other.items()} == {
        message: inside.variables for message, inside in english.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_every_message_is_well_formed(lang: str) -> None:
    bad = {
        (message, words)
        for message, said in tellings(lang, "").items()
        for words in said
        if not well_formed(words)
    }
    assert not bad


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("beginning", "form"),
    [
        pytest.param("effect-", r"\w.*\.", id="effects are sentences"),
        pytest.param("ending-", r"[A-ZА-ЯІЄ].*\.", id="endings are sentences"),
        pytest.param("log-", r"\w.*\.", id="lines of the log are sentences"),
        pytest.param("ask-", r"[A-ZА-ЯІЇЄ].*[.?]", id="questions ask"),
        pytest.param("move-", r"[A-ZА-ЯІЇЄ].*[^.?]", id="moves are no sentences"),
        pytest.param("refusal-", r"[^A-ZА-ЯІЇЄ].*[^.?]", id="refusals stand within a sentence"),
    ],
)
def test_what_is_said_has_the_form_of_its_kind(beginning: str, form: str, lang: str) -> None:
    assert not {
        (message, words)
        for message, said in tellings(lang, beginning).items()
        for words in said
        if not re.fullmatch(form, words)
    }


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_wonder_says_what_it_does(lang: str, theme: str) -> None:
    cards = GAME.cards(GAME.setting({"theme": theme}), lang)
    assert len(cards) == {"new_world": 40, "renaissance": 40, "combined": 65}[theme]
    for card in cards:
        assert card["name"] != card["id"]
        assert well_formed(card["name"]), card
        assert well_formed(card["text"]), card
        assert card["text"].endswith("."), card
        assert card["text"][0].isupper(), card


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["card", "wonder", "resource", "age", "type", "theme"])
def test_names_are_unique(kind: str, lang: str) -> None:
    names = [
        texts(lang).say(message) for message in messages(GAME.package, lang) if message.startswith(f"{kind}-")
    ]
    assert len(names) > 2
    assert len(set(names)) == len(names), names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_can_be_counted_can_stand_in_an_effect_and_in_a_condition(lang: str) -> None:
    counted = [
        "resource_types()",
        *[f"resources({what}{other})" for what in WHAT for other in ("", ", other=space")],
        *[
            f"technologies({kind}{most})"
            for kind in ("society", "tactic", "attack")
            for most in ("", ", most=4")
        ],
        *[f"deed({deed})" for deed in (*DEEDS, *TAKEN)],
    ]
    for number in counted:
        told = Teller(texts(lang)).tell(read_effect(f"per({number}, gain(oil=1))", WORDS))
        each = {
            "en": r"For each \w.*, gain",
            "ru": r"За кажд(ый|ую|ое) .* получите",
            "uk": r"За кож(ен|ну|не|ного) .* отримайте",
        }
        assert re.match(each[lang], told), told
        assert well_formed(told), told
        for least in NUMBERS[1:]:
            condition: Any = read_number(number, WORDS)
            asked = condition.tell_condition(Teller(texts(lang)), least)
            assert well_formed(asked), asked
            assert asked.endswith("."), asked
            assert str(least) in asked, asked


@pytest.mark.parametrize(
    ("lang", "effect", "told"),
    [
        ("ru", "gain(iron=1, horse=1)", "Получите 1 Железо и 1 Лошадь на этот ход."),
        ("uk", "gain(iron=1, horse=1)", "Отримайте 1 Залізо і 1 Коня на цей хід."),
        ("en", "each_opponent(may(replenish(any)))", "Each opponent may replenish 1 of their resources."),
        (
            "en",
            "sequence(points(1), each_opponent(may(replenish(any))))",
            "You gain 1 victory point. Then each opponent may replenish 1 of their resources.",
        ),
        (
            "ru",
            "sequence(launch(1), may(wake(attack)))",
            "Разыграйте с руки 1 карту Атаки и активируйте её. "
            "Затем вы можете активировать в своей зоне 1 другую технологию Атаки.",
        ),
        (
            "uk",
            "sequence(points(1), each_opponent(points(1)))",
            "Ви отримуєте 1 переможне очко. Кожен суперник отримує 1 переможне очко.",
        ),
        (
            "en",
            "tally(spend(2), sequence(points(1), gain(oil=1)))",
            "Spend up to 2 resource cards. "
            "For each card spent: you gain 1 victory point. Gain 1 Oil for this turn.",
        ),
        ("en", "pay_points(1, most=2)", "Pay 1 or 2 victory points from your track."),
        ("en", "pay_points(1, most=3)", "Pay 1 to 3 victory points from your track."),
        ("ru", "pay_points(1, most=2)", "Заплатите 1 или 2 победных очка со своей карточки победных очков."),
        ("uk", "pay_points(2, most=5)", "Сплатіть від 2 до 5 переможних очок зі своєї шкали."),
        ("ru", "replenish(horse, up_to=2)", "Восстановите до 2 Лошадей."),
        ("uk", "replenish(horse, up_to=2)", "Відновіть до 2 Коней."),
        ("ru", "spend(1)", "Потратьте до 1 карты ресурса."),
        ("uk", "spend(2, different=1)", "Витратьте до 2 карт ресурсів різних типів."),
        (
            "ru",
            "per(technologies(society, most=4), points(1))",
            "За каждую технологию Общества в вашей зоне (не больше 4) вы получаете 1 победное очко.",
        ),
        (
            "uk",
            "per(technologies(society, most=4), points(1))",
            "За кожну технологію Суспільства у вашій зоні (не більше ніж 4) ви отримуєте 1 переможне очко.",
        ),
    ],
)
def test_effects_are_told_in_the_right_cases(lang: str, effect: str, told: str) -> None:
    assert Teller(texts(lang)).tell(read_effect(effect, WORDS)) == told


@pytest.mark.parametrize(
    ("lang", "message", "counting", "args", "ends"),
    [
        (
            "en",
            "log-points",
            "number",
            {"player": "P"},
            "1 victory point.|2 victory points.|5 victory points.|21 victory points.",
        ),
        (
            "ru",
            "log-points",
            "number",
            {"player": "P"},
            "1 победное очко.|2 победных очка.|5 победных очков.|21 победное очко.",
        ),
        (
            "uk",
            "log-points",
            "number",
            {"player": "P"},
            "1 переможне очко.|2 переможні очки.|5 переможних очок.|21 переможне очко.",
        ),
        ("ru", "resources", "number", {"resource": "horse"}, "1 Лошадь|2 Лошади|5 Лошадей|21 Лошадь"),
        ("uk", "resources", "number", {"resource": "horse"}, "1 Коня|2 Коні|5 Коней|21 Коня"),
        ("ru", "resources", "number", {"resource": "food"}, "1 Еду|2 Еды|5 Еды|21 Еду"),
        ("uk", "resources", "number", {"resource": "gunpowder"}, "1 Порох|2 Пороху|5 Пороху|21 Порох"),
        (
            "en",
            "refusal-too-dear",
            "missing",
            {},
            "1 more resource is needed|2 more resources are needed|5 more resources are needed|"
            "21 more resources are needed",
        ),
        ("ru", "refusal-too-dear", "missing", {}, "1 ресурса|2 ресурсов|5 ресурсов|21 ресурса"),
        ("uk", "refusal-too-dear", "missing", {}, "1 ресурсу|2 ресурсів|5 ресурсів|21 ресурсу"),
        (
            "ru",
            "log-bought",
            "number",
            {"player": "P", "card": "C"},
            "1 ресурс.|2 ресурса.|5 ресурсов.|21 ресурс.",
        ),
        (
            "uk",
            "log-bought",
            "number",
            {"player": "P", "card": "C"},
            "1 ресурс.|2 ресурси.|5 ресурсів.|21 ресурс.",
        ),
        (
            "ru",
            "log-took-back-many",
            "number",
            {"player": "P", "things": "C"},
            "1 карту: C.|2 карты: C.|5 карт: C.|21 карту: C.",
        ),
        (
            "uk",
            "log-spent-many",
            "number",
            {"player": "P", "things": "C"},
            "1 карту: C.|2 карти: C.|5 карт: C.|21 карту: C.",
        ),
        (
            "ru",
            "count-technologies",
            "least",
            {"type": "tactic", "most": 0},
            "1 технологии Тактики.|2 технологий Тактики.|5 технологий Тактики.|21 технологии Тактики.",
        ),
        (
            "uk",
            "count-technologies",
            "least",
            {"type": "tactic", "most": 0},
            "1 технологія Тактики.|2 технології Тактики.|5 технологій Тактики.|21 технологія Тактики.",
        ),
    ],
)
def test_nouns_agree_with_numerals(
    lang: str, message: str, counting: str, args: dict[str, Any], ends: str
) -> None:
    for number, end in zip((1, 2, 5, 21), ends.split("|"), strict=True):
        said = texts(lang).say(message, **args, **{counting: number})
        assert said.endswith(end), said


def test_what_is_told_of_several_is_told_of_one_as_well() -> None:
    several = [message for message in messages(GAME.package, "en") if message.endswith("-many")]
    assert {message.removeprefix("log-").removesuffix("-many") for message in several} <= {
        happening.name for happening in HAPPENINGS
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_is_told_with_names(lang: str) -> None:
    for verb in GAME.verbs:
        told = texts(lang).move(verb(*[1 for _ in verb.kinds]), {1: "Xyz"})
        assert well_formed(told), told
        assert not CODE.search(told), told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("happening", HAPPENINGS, ids=lambda happening: happening.name)
def test_every_happening_is_told_with_names(happening: News, lang: str) -> None:
    facts = {field: kind.word(1) if kind.words else 1 for field, kind in happening.fields}
    told = texts(lang).happening({"name": happening.name, "seat": 0, **facts}, {0: "Xyz", 1: "Zyx"})
    assert well_formed(told), told
    assert not CODE.search(told), told


@pytest.mark.parametrize(
    ("lang", "seen", "unseen"),
    [
        (
            "en",
            "P plays Knights as a resource (Gunpowder).",
            "P plays a hidden card as a resource (Gunpowder).",
        ),
        ("ru", "P разыгрывает ресурс Порох (Рыцари).", "P разыгрывает ресурс Порох (скрытая карта)."),
        ("uk", "P розігрує ресурс Порох (Лицарі).", "P розігрує ресурс Порох (прихована карта)."),
    ],
)
def test_a_hidden_card_is_told_as_well_as_a_seen_one(lang: str, seen: str, unseen: str) -> None:
    data = {"name": "laid", "seat": 0, "card": "C14", "resource": "gunpowder"}
    assert texts(lang).happening(data, {0: "P"}) == seen
    assert texts(lang).happening({**data, "card": None}, {0: "P"}) == unseen
