"""The facts of the cards are those of the collected sources, each with how far it is known.

``facts.json`` holds them by number. The letters of ``known`` go with the fields in their order: sourced,
partly sourced, reconstructed.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ziggurat.games.guns_and_steel import GAME
from ziggurat.games.guns_and_steel.corrections import STANDARD
from ziggurat.games.guns_and_steel.deck import CARD, CARD_FIELDS, WONDER, WONDER_FIELDS, Card, Wonder
from ziggurat.games.guns_and_steel.facts import card_facts

FACTS: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("facts.json").read_text())
LETTERS = {"sourced": "s", "partly": "p", "reconstructed": "r"}


def letters(thing: Card | Wonder, fields: tuple[str, ...]) -> str:
    return "".join(LETTERS[thing.confidence[field]] for field in fields)


@pytest.mark.parametrize("number", CARD.words)
def test_a_civilization_card_has_its_facts(number: str) -> None:
    card = STANDARD.cards[CARD.number(number)]
    (told,) = [told for told in card_facts(STANDARD, texts(), "combined") if told["id"] == number]
    facts = told["facts"]
    assert {
        "id": card.id,
        "theme": facts["theme"],
        "age": facts["age"],
        "resource": facts["resource"],
        "cost": facts["cost"],
        "type": facts["type"],
        "power": facts["power"],
        "points": facts["points"],
        "response": facts["response"],
        "mark": facts["two_player_mark"],
        "known": letters(card, CARD_FIELDS),
    } == FACTS[number]


@pytest.mark.parametrize("number", WONDER.words)
def test_a_wonder_has_its_facts(number: str) -> None:
    wonder = STANDARD.wonders[WONDER.number(number)]
    theme = wonder.theme
    (told,) = [told for told in card_facts(STANDARD, texts(), theme) if told["id"] == number]
    facts = told["facts"]
    assert {
        "id": wonder.id,
        "theme": facts["theme"],
        "age": facts["age"],
        "icon": facts["icon"],
        "tokens": facts["tokens"],
        "points": facts["points"],
        "mark": facts["two_player_mark"],
        "known": letters(wonder, WONDER_FIELDS),
    } == FACTS[number]


def texts() -> Any:
    return GAME.texts(GAME.setting({}), "en")


def test_there_are_as_many_cards_as_in_the_box() -> None:
    """Rulebook, "Contents": of each theme 7, 6, 5, 4 and 3 cards by age, and 10 wonders."""
    by_age = Counter((card.theme, card.age) for card in STANDARD.cards)
    assert by_age["start", -1] == 5
    for theme in ("new_world", "renaissance"):
        assert [by_age[theme, age] for age in range(5)] == [7, 6, 5, 4, 3]
        assert Counter(wonder.age for wonder in STANDARD.wonders if wonder.theme == theme) == dict.fromkeys(
            range(5), 2
        )


def test_the_numbers_run_through_the_ages() -> None:
    """Rulebook, "Contents": C06-C12 are of the Horse age, C13-C18 of the Gunpowder age, and so on."""
    ages = [(card.theme, card.age) for card in STANDARD.cards]
    assert ages == sorted(
        ages, key=lambda place: (["start", "new_world", "renaissance"].index(place[0]), place[1])
    )
    assert [card.index for card in STANDARD.cards] == list(range(55))
    assert [wonder.index for wonder in STANDARD.wonders] == list(range(20))


def test_a_card_yields_the_resource_of_its_age() -> None:
    """Rulebook, "Contents" and "Setting up": the starting cards yield 3 Food and 2 Iron."""
    start = [STANDARD.resource[card.index] for card in STANDARD.cards if card.theme == "start"]
    assert start == [0, 0, 0, 1, 1]
    assert all(card.resource == card.age + 2 for card in STANDARD.cards if card.theme != "start")


def test_one_card_of_each_row_carries_the_two_player_mark() -> None:
    marks = Counter((card.theme, card.age) for card in STANDARD.cards if card.mark)
    assert marks == Counter((theme, age) for theme in ("new_world", "renaissance") for age in range(5))
    assert Counter(wonder.mark for wonder in STANDARD.wonders) == {True: 10, False: 10}


def test_the_icons_of_a_pair_of_wonders_are_two_cards_of_their_age() -> None:
    """Rulebook, "Setting up", c: each wonder shows the icon of a card of its own row."""
    for wonder in STANDARD.wonders:
        card = STANDARD.cards[wonder.icon]
        assert (card.theme, card.age) == (wonder.theme, wonder.age)
    assert len({wonder.icon for wonder in STANDARD.wonders}) == 20
