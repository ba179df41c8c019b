"""The tests of the cards are worth something: each fails when its card does nothing."""

from collections.abc import Callable
from copy import copy

import pytest
from tests.games.guns_and_steel import test_cards, test_wonders
from tests.games.guns_and_steel.scenario import with_deck

from ziggurat.games.guns_and_steel.corrections import STANDARD
from ziggurat.games.guns_and_steel.counts import Resources
from ziggurat.games.guns_and_steel.deck import CARD, WONDER, Deck
from ziggurat.kernel.combinators import NOTHING


def test_of(module: object, number: str) -> Callable[[], None]:
    """The one test whose name begins with this number."""
    (found,) = [test for name, test in vars(module).items() if name.startswith(f"test_{number}_")]
    return found  # type: ignore[no-any-return]  # whatever a module holds by this name is its test


test_of.__test__ = False  # type: ignore[attr-defined]  # it finds tests and is none


@pytest.mark.parametrize("number", CARD.words)
def test_a_card_that_does_nothing_is_noticed(number: str) -> None:
    cards = [copy(card) for card in STANDARD.cards]
    cards[CARD.number(number)].effect = NOTHING
    notices(test_of(test_cards, number), Deck(cards, STANDARD.wonders))


@pytest.mark.parametrize("always", [True, False], ids=["holds always", "never holds"])
@pytest.mark.parametrize("number", WONDER.words)
def test_a_wonder_that_asks_for_something_else_is_noticed(number: str, always: bool) -> None:
    wonders = [copy(wonder) for wonder in STANDARD.wonders]
    wonder = wonders[WONDER.number(number)]
    wonder.condition, wonder.least = Resources("any"), 0 if always else 99
    notices(test_of(test_wonders, number), Deck(STANDARD.cards, wonders))


@pytest.mark.parametrize("number", CARD.words)
def test_each_card_test_carries_the_name_of_its_card(number: str) -> None:
    name = test_of(test_cards, number).__name__
    assert name == f"test_{number}_{STANDARD.cards[CARD.number(number)].id}"


def notices(test: Callable[[], None], deck: Deck) -> None:
    """The test fails with this deck."""
    with with_deck(deck):
        try:
            test()
        except Exception:
            return
    raise AssertionError(f"{test.__name__} passes, whatever the deck says")
