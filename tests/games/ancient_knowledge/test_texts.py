"""Ancient Knowledge speaks three languages: the same messages in each, and card texts that mislead nobody."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest
from tests.games.guns_and_steel.test_texts import messages, well_formed

from ziggurat.games.ancient_knowledge import GAME
from ziggurat.games.ancient_knowledge.index import NAMES
from ziggurat.kernel.texts import LANGUAGES

LOCKED_UP: Final = ("llaqtapata", "machu_picchu", "karnak_temple", "babylon", "atlantis")


@cache
def texts(lang: str) -> dict[str, str]:
    """What each card says."""
    return {card["id"]: card["text"] for card in GAME.cards(GAME.setting({}), lang)}


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_every_language_has_the_same_messages_about_the_same(lang: str) -> None:
    english, other = messages(GAME.package, "en"), messages(GAME.package, lang)
    assert list(other) == list(english), "in the same order, none missing, none left over"
    assert {message: inside.variables for message, inside in other.items()} == {
        message: inside.variables for message, inside in english.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_what_it_does(lang: str) -> None:
    assert list(texts(lang)) == list(NAMES)
    for card, text in texts(lang).items():
        assert well_formed(text), (card, text)
        assert text[0].isupper(), (card, text)
        assert text.endswith("."), (card, text)
        assert text.count(": ") < 3, (card, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_unique(lang: str) -> None:
    names = [card["name"] for card in GAME.cards(GAME.setting({}), lang)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_follows_a_condition_is_told_in_one_sentence(lang: str) -> None:
    """So that nobody takes the draw for unconditional."""
    for card in (
        "warangal", "hire_benakal", "phimeanakas", "chabola_de_la_hechicera", "sarcophagus_of_saqqara",
        "iron_pillar_of_delhi", "poulnabrone_dolmen",
    ):  # fmt: skip
        assert ". " not in texts(lang)[card]


def test_other_cards_of_a_type_are_told_of_only_on_a_card_of_it() -> None:
    others = ("angkor_wat", "easter_island", "colossi_of_memnon")
    for card in (*others, "temple_of_kom_ombo", "sneferus_pyramid", "nebra_sky_disc", "dogu_figurines"):
        assert ("ther " in texts("en")[card]) == (card in others)


@pytest.mark.parametrize(
    ("lang", "card", "told"),
    [
        (
            "en",
            "poulnabrone_dolmen",
            "When you CREATE a monument while you have at least 11 monuments in your Past: you may CREATE "
            "1 more monument from your hand (this card does not work again for that one).",
        ),
        (
            "ru",
            "luxor_temple",
            "Если с этой картой соседствуют не менее 2 пирамид: верните в резерв 3 знания с этой карты.",
        ),
        (
            "uk",
            "philae",
            "Якщо у вас щонайменше 4 міста в хронології: виберіть 2 свої міста й поверніть до резерву "
            "по 3 знання з кожного.",
        ),
        (
            "ru",
            "luddite_flute",
            "Можете сбросить эту карту. Если сбросили: обновите до 4 повёрнутых монументов в своём прошлом.",
        ),
        (
            "uk",
            "elongated_skulls",
            "Після занепаду карт у вашій фазі занепаду: за кожні 3 знання, втрачені в цій фазі, "
            "візьміть 2 карти.",
        ),
        (
            "en",
            "kensington_runestone",
            "When you EXCAVATE with exactly 2 monuments: instead of drawing you may return up to 6 knowledge "
            "from your monuments to the reserve.",
        ),
        (
            "ru",
            "gobekli_tepe",
            "При финальном подсчёте выберите один тип монументов: 1 очко за каждый монумент этого типа в "
            "вашем прошлом.",
        ),
        (
            "en",
            "yonaguni",
            "You may discard any number of your artifacts from your board. For each artifact discarded: "
            "return 4 knowledge from this card to the reserve.",
        ),
    ],
)
def test_cards_are_told_in_the_right_words(lang: str, card: str, told: str) -> None:
    assert texts(lang)[card] == told


def test_a_card_that_is_discarded_is_said_not_to_come_into_the_past() -> None:
    for card in LOCKED_UP:
        assert "(it does not come into the Past)" in texts("en")[card]
