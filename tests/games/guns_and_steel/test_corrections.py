"""Corrections of the deck by a file, for who owns the printed cards. Rulings, "Correcting the deck"."""

import json
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as some
from tests.games.guns_and_steel.scenario import given, seat, with_deck

from ziggurat.games.guns_and_steel import GAME
from ziggurat.games.guns_and_steel.corrections import (
    CARD_READERS,
    LONGEST,
    STANDARD,
    WONDER_READERS,
    corrected,
)
from ziggurat.games.guns_and_steel.deck import CARD, CARD_FIELDS, RESOURCES, TYPES, WONDER, WONDER_FIELDS
from ziggurat.games.guns_and_steel.vocabulary import WORDS
from ziggurat.kernel.errors import BadContent
from ziggurat.kernel.match import Match, replay
from ziggurat.kernel.record import read_record
from ziggurat.kernel.telling import read_effect, read_number

# What can be corrected

CARD_CHANGES: list[tuple[str, str, Any, str]] = [
    ("name", '"Riders"', {"en": "Riders"}, "name"),
    ("name", '{ en = "Riders", ru = "Всадники" }', {"en": "Riders", "ru": "Всадники"}, "name"),
    ("cost", "{ food = 3, oil = 1 }", {"food": 3, "oil": 1}, "cost"),
    ("cost", "{}", {}, "cost"),
    ("type", '"tactic"', TYPES.index("tactic"), "type"),
    ("response", "false", False, "response"),
    ("power", "7", 7, "power"),
    ("points", "0", 0, "points"),
    ("effect", '"gain(iron=2, horse=1)"', read_effect("gain(iron=2, horse=1)", WORDS), "effect"),
]
WONDER_CHANGES: list[tuple[str, str, Any, str]] = [
    ("name", '"The House"', {"en": "The House"}, "name"),
    ("condition", '"resources(horse)"', read_number("resources(horse)", WORDS), "condition"),
    ("least", "9", 9, "condition"),
    ("points", "1", 1, "points"),
    ("icon", '"C50"', CARD.number("C50"), "icon"),
    ("tokens", "1", 1, "tokens"),
    ("mark", "false", False, "mark"),
]


@pytest.mark.parametrize(("field", "value", "read", "marked"), CARD_CHANGES)
def test_a_field_of_a_card_can_be_corrected(field: str, value: str, read: Any, marked: str) -> None:
    """And is marked so; all else stays as it was."""
    deck = corrected(f"[C14]\n{field} = {value}")
    card, before = deck.cards[13], STANDARD.cards[13]
    assert getattr(card, "names" if field == "name" else field) == read
    for other in CARD_FIELDS:
        assert card.confidence[other] == ("corrected" if other == marked else before.confidence[other])
    for other in (
        "index",
        "id",
        "theme",
        "age",
        "resource",
        "type",
        "cost",
        "power",
        "points",
        "response",
        "effect",
    ):
        assert other == field or getattr(card, other) == getattr(before, other)
    assert deck.cards[:13] + deck.cards[14:] != []
    assert all(
        one.confidence == two.confidence for one, two in zip(deck.wonders, STANDARD.wonders, strict=True)
    )


@pytest.mark.parametrize(("field", "value", "read", "marked"), WONDER_CHANGES)
def test_a_field_of_a_wonder_can_be_corrected(field: str, value: str, read: Any, marked: str) -> None:
    wonder, before = corrected(f"[W17]\n{field} = {value}").wonders[16], STANDARD.wonders[16]
    assert getattr(wonder, "names" if field == "name" else field) == read
    for other in WONDER_FIELDS:
        assert wonder.confidence[other] == ("corrected" if other == marked else before.confidence[other])


def test_every_field_has_its_test_here() -> None:
    assert {field for field, *_ in CARD_CHANGES} | {"mark", "resource"} == set(CARD_READERS)
    assert {field for field, *_ in WONDER_CHANGES} == set(WONDER_READERS)


def test_the_resource_of_a_starting_card_can_be_corrected() -> None:
    deck = corrected('[C05]\nresource = "food"')
    assert deck.cards[4].resource == RESOURCES.index("food")
    assert deck.cards[4].confidence["placement"] == "corrected"


def test_the_two_player_mark_can_go_to_another_card_of_the_row() -> None:
    deck = corrected("[C12]\nmark = false\n[C06]\nmark = true")
    assert [card.mark for card in deck.cards[5:12]] == [True, False, False, False, False, False, False]


def test_the_standard_deck_stays_as_it_is() -> None:
    corrected("[C14]\npower = 9\npoints = 9")
    assert (STANDARD.cards[13].power, STANDARD.power[13], STANDARD.points[13]) == (2, 2, 1)


def test_a_file_without_corrections_is_the_standard_deck() -> None:
    for text in ("", "# nothing yet\n", "\n\n"):
        deck = corrected(text)
        assert [card.effect for card in deck.cards] == STANDARD.effect
        assert all("corrected" not in card.confidence.values() for card in deck.cards)


@pytest.mark.parametrize("number", CARD.words)
def test_every_effect_is_read_from_its_own_words(number: str) -> None:
    """So a file can begin with what the deck says."""
    effect = STANDARD.effect[CARD.number(number)]
    assert read_effect(repr(effect), WORDS) == effect
    assert corrected(f'[{number}]\neffect = "{effect!r}"').effect[CARD.number(number)] == effect


@pytest.mark.parametrize("number", WONDER.words)
def test_every_condition_is_read_from_its_own_words(number: str) -> None:
    condition = STANDARD.wonders[WONDER.number(number)].condition
    assert read_number(repr(condition), WORDS) == condition
    assert (
        corrected(f'[{number}]\ncondition = "{condition!r}"').wonders[WONDER.number(number)].condition
        == condition
    )


# The game is played with them

DECK = """\
[C08]
name = { en = "Smithy", ru = "Кузница" }
effect = "gain(iron=3)"
power = 5
cost = { food = 1 }
"""


def test_the_table_goes_by_the_corrected_card() -> None:
    with with_deck(corrected(DECK)):
        table = given(players=3, me=seat(hand="C08")).play("activate")
        assert (table.loose(0), table.power(0)) == ("iron iron iron", 5)
        assert "buy C08" in given(players=3, me=seat(resources="C01"), at="purchase").moves


def setting(text: str, theme: str = "new_world") -> Any:
    return GAME.setting({"theme": theme}, {"deck": text})


def test_the_names_and_texts_are_the_corrected_ones() -> None:
    def card(lang: str, text: str = DECK) -> dict[str, Any]:
        (found,) = [card for card in GAME.cards(setting(text), lang) if card["id"] == "C08"]
        return found

    assert card("en")["name"] == "Smithy"
    assert card("ru")["name"] == "Кузница"
    assert card("uk")["name"] == card("uk", "")["name"], "no Ukrainian name is given"
    assert card("en")["text"] == "Gain 3 Iron for this turn."
    assert card("en")["facts"]["cost"] == {"food": 1}
    assert card("en")["confidence"]["effect"] == "corrected"


def test_names_are_words_and_nothing_more() -> None:
    """Whatever stands in them is not taken for a part of a message."""
    for name in ('{ $x } "quoted" \\ {', "a = b", "# none", "{", "-term", "[x]"):
        text = f"[C08]\nname = {json.dumps(name)}"
        assert GAME.texts(setting(text), "en").name(CARD, 7) == name


def test_the_record_carries_them_and_replays_without_the_file() -> None:
    match = Match(GAME, setting(DECK), 5)
    while not match.over and len(match.entries) < 40:
        deciding = match.table.deciders[0]
        match.play(deciding, match.table.moves(deciding)[0])
    text = match.record().write()
    again = replay(GAME, read_record(text))
    assert again.table == match.table
    assert again.record().write() == text
    assert GAME.deck(again.setting).power[7] == 5
    assert json.loads(text.splitlines()[0])["content"] == {"deck": DECK}


def test_a_corrected_table_is_not_the_standard_one() -> None:
    """A record with corrections does not fit the game without them."""
    match = Match(GAME, setting("[C08]\npower = 5"), 5)
    header = match.record().header
    assert header["content"] == {"deck": "[C08]\npower = 5"}
    assert Match(GAME, GAME.setting({}), 5).record().header["content"] == {}


# What is wrong is said, and where


@pytest.mark.parametrize(
    ("text", "line", "place", "why"),
    [
        ("[C99]\npower = 1", 1, "C99", "as a card or wonder"),
        ("[C14]\npower = 1\n[Knights]\npower = 2", 3, "Knights", "as a card or wonder"),
        ("C14 = 3", 1, "C14", "should be a section [C14]"),
        ("[C14]\n\nstrength = 2", 3, "C14, strength", "as a field"),
        ("[C14]\npowr = 2", 2, "C14, powr", "Did you mean 'power'?"),
        ("[C14]\npower = -1", 2, "C14, power", "whole number from 0 to 99"),
        ("[C14]\npower = 2.5", 2, "C14, power", "whole number"),
        ("[C14]\npower = true", 2, "C14, power", "whole number"),
        ("[C14]\npower = 100", 2, "C14, power", "whole number"),
        ('[C14]\npoints = "2"', 2, "C14, points", "whole number"),
        ('[C14]\nresponse = "yes"', 2, "C14, response", "true or false"),
        ("[C14]\nresponse = 1", 2, "C14, response", "true or false"),
        ('[C14]\ntype = "war"', 2, "C14, type", "'war' is not known"),
        ("[C14]\ntype = 2", 2, "C14, type", "is not known"),
        ("[C14]\ntype = []", 2, "C14, type", "is not known"),
        ("[C14]\ncost = 2", 2, "C14, cost", "how many of each resource"),
        ("[C14]\ncost = { gold = 2 }", 2, "C14, cost", "as a resource"),
        ("[C14]\ncost = { iron = -2 }", 2, "C14, cost", "whole number"),
        ('[C14]\ncost = { iron = "x" }', 2, "C14, cost", "whole number"),
        ("[C14]\nname = 2", 2, "C14, name", "texts by language"),
        ("[C14]\nname = {}", 2, "C14, name", "texts by language"),
        ('[C14]\nname = ""', 2, "C14, name", "1 to 99 characters"),
        ('[C14]\nname = "a\\nb"', 2, "C14, name", "one line"),
        (f'[C14]\nname = "{"x" * 100}"', 2, "C14, name", "1 to 99 characters"),
        ('[C14]\nname = { de = "Ritter" }', 2, "C14, name", "as a language"),
        ("[C14]\nname = { en = 3 }", 2, "C14, name", "one line"),
        ("[C14]\neffect = 3", 2, "C14, effect", "should be text"),
        ('[C14]\neffect = "win"', 2, "C14, effect", "is not an effect"),
        ('[C14]\neffect = "win()"', 2, "C14, effect", "'win' is not known"),
        ('[C14]\neffect = "gain(iron"', 2, "C14, effect", "cannot be read"),
        ('[C14]\neffect = "gain()"', 2, "C14, effect", "does not fit"),
        ('[C14]\neffect = "gain(space=1)"', 2, "C14, effect", "does not fit"),
        ('[C14]\neffect = "gain(iron=0)"', 2, "C14, effect", "does not fit"),
        ('[C14]\neffect = "points(-2)"', 2, "C14, effect", "does not fit"),
        ('[C14]\neffect = "points(1000000)"', 2, "C14, effect", "above 99"),
        ('[C14]\neffect = "points(1) + points(2)"', 2, "C14, effect", "is not a word"),
        ('[C14]\neffect = "replenish(gold)"', 2, "C14, effect", "does not fit"),
        ('[C14]\neffect = "lose(2)"', 2, "C14, effect", "cannot stand there"),
        ('[C14]\neffect = "attack(attack())"', 2, "C14, effect", "cannot stand there"),
        ('[C14]\neffect = "resources(iron)"', 2, "C14, effect", "is not an effect"),
        ('[C14]\neffect = "may(3)"', 2, "C14, effect", "does not fit"),
        ('[C14]\neffect = "may()"', 2, "C14, effect", "does not fit"),
        ('[C14]\nresource = "iron"', 2, "C14, resource", "only a starting card"),
        ('[C01]\nresource = "space"', 2, "C01, resource", "is not known"),
        ("[C14]\nmark = true", 2, "C14, mark", "must have it; now: C14, C18"),
        ("[C18]\nmark = false", 2, "C18, mark", "exactly one of C13"),
        ("[C01]\nmark = true", 2, "C01, mark", "starting card"),
        ("[W03]\nmark = true", 2, "W03, mark", "one wonder of the pair"),
        ("[W17]\nleast = 0", 2, "W17, least", "from 1 to 99"),
        ("[W17]\ntokens = 6", 2, "W17, tokens", "from 1 to 5"),
        ("[W01]\ntokens = 3", 2, "W01, tokens", "no fame tokens"),
        ('[W17]\nicon = "C01"', 2, "W17, icon", "a card of its age and theme: C49, C50, C51, C52"),
        ('[W17]\nicon = "C52"', 2, "W17, icon", "has this icon already"),
        ('[C11]\neffect = "sequence(attack(), wake(attack))"', 2, "C11, effect", "cannot play, wake or copy"),
        ('[W17]\nicon = "W01"', 2, "W17, icon", "as a card"),
        ("[W17]\nicon = []", 2, "W17, icon", "as a card"),
        ('[W17]\ncondition = "points(1)"', 2, "W17, condition", "does not count"),
        ('[W17]\ncondition = "deed(singing)"', 2, "W17, condition", "does not fit"),
        ('[W03]\ncondition = "deed(taken_points)"', 2, "W03, condition", "can never hold"),
        ("[W17]\npower = 2", 2, "W17, power", "as a field"),
    ],
)  # fmt: skip
def test_an_error_names_line_card_and_field(text: str, line: int, place: str, why: str) -> None:
    with pytest.raises(BadContent) as found:
        corrected(text)
    message = str(found.value)
    assert message.startswith(f"deck file, line {line}, {place}: ")
    assert why in message
    assert len(message) < 1000


def test_the_line_is_that_of_the_right_card() -> None:
    """Though another card has a field of the same name, in whatever way TOML may write it."""
    first = "[C13]\npower = 3\n\n"
    for wrong in ("[C14]\npoints = 1\npower = -1", "[ C14 ]\n# a word\n   power=-1", '["C14"]\n\npower = -1'):
        with pytest.raises(BadContent, match=r"deck file, line 6, C14, power"):
            corrected(first + wrong)
    with pytest.raises(BadContent, match=r"deck file, line 2, C14, power"):
        corrected("C13.power = 1\nC14.power = -1")


@pytest.mark.parametrize(
    "text",
    [
        "[C14",
        "power",
        "[C14]\npower = ",
        "[C14]\n[C14]",
        "[C14]\npower = 1\npower = 2",
        "C14 = {",
        "\x00",
        "[" * 5000,
        "a=" + "[" * 5000,
    ],
)
def test_what_is_no_toml_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadContent, match="is not TOML"):
        corrected(text)


def test_a_file_may_not_be_endless() -> None:
    with pytest.raises(BadContent, match="longer than"):
        corrected("#" * (LONGEST + 1))


def test_deeply_nested_effects_are_refused() -> None:
    for text in (
        "may(" * 3000 + "points(1)" + ")" * 3000,
        "(" * 3000,
        "-" * 3000 + "1",
        "points(" + "9" * 5000 + ")",
    ):
        with pytest.raises(BadContent, match=r"line 2, C14, effect"):
            corrected(f'[C14]\neffect = "{text}"')


def test_effects_are_read_and_never_run() -> None:
    for text in (
        "__import__('os').system('true')",
        "points.__class__",
        "[1 for _ in (1,)]",
        "lambda: 1",
        "points(*[1])",
    ):
        with pytest.raises(BadContent):
            corrected(f"[C14]\neffect = {json.dumps(text)}")


@for_all(some.text())
def test_no_text_does_worse_than_being_refused(text: str) -> None:
    refusal(text)


def refusal(text: str) -> str:
    """Why a file is refused; empty if it is not."""
    try:
        corrected(text)
    except BadContent as refused:
        return str(refused)
    return ""


@for_all(
    some.sampled_from(CARD.words + WONDER.words),
    some.sampled_from([*CARD_READERS, *WONDER_READERS]),
    some.recursive(
        some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(),
        lambda inner: some.lists(inner) | some.dictionaries(some.text(), inner),
        max_leaves=4,
    ),
)
def test_no_value_does_worse_than_being_refused(number: str, field: str, value: Any) -> None:
    why = refusal(f"[{number}]\n{field} = {toml(value)}")
    assert not why or "line" in why


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value if value is not None else "")


@pytest.mark.parametrize(
    "effect",
    [
        "sequence(barter(), barter())",
        "sequence(pay_points(1), pay_points(1))",
        "per(resources(any), pay_points(1))",
        "sequence(tribute(1), tribute(1))",
        "each_opponent(gain(iron=1))",
        "each_opponent(sequence(points(1), for_rival(points(1))))",
        "one_of(wake(society), pay_points(1))",
        "tally(pay_points(1, most=9), launch(1))",
    ],
)
def test_strange_effects_neither_hang_nor_crash(effect: str) -> None:
    """A part that cannot be carried out when its turn comes is left out."""
    text = "\n".join(f'[C{number:02}]\ntype = "tactic"\neffect = "{effect}"' for number in range(1, 56))
    match = Match(GAME, setting(text, "renaissance"), 3)
    for number in range(300):
        if match.over:
            break
        deciding = match.table.deciders[0]
        moves = match.table.moves(deciding)
        match.play(deciding, moves[number * 7 % len(moves)])
        match.game.audit(match.table)
