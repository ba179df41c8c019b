"""The tests of the cards are worth something: each fails when its card does nothing."""

from collections.abc import Callable
from copy import copy

import pytest
from tests.games.ancient_knowledge import test_cards
from tests.games.ancient_knowledge.scenario import with_deck

from ziggurat.games.ancient_knowledge.cards import STANDARD
from ziggurat.games.ancient_knowledge.deck import CARD, Building, Deck, Technology
from ziggurat.games.ancient_knowledge.index import BUILDINGS, NAMES
from ziggurat.kernel.combinators import NOTHING

TESTED = [name for name in NAMES if hasattr(test_cards, f"test_{name}")]


def doing_nothing(name: str) -> Deck:
    """The deck with one card that does nothing."""
    cards: list[Building | Technology] = [*STANDARD.buildings, *STANDARD.technologies]
    number = CARD.number(name)
    cards[number] = copy(cards[number])
    cards[number].effect = NOTHING
    buildings = [card for card in cards[:BUILDINGS] if isinstance(card, Building)]
    return Deck(buildings, [card for card in cards[BUILDINGS:] if isinstance(card, Technology)])


@pytest.mark.parametrize("name", TESTED)
def test_a_card_that_does_nothing_is_noticed(name: str) -> None:
    test: Callable[[], None] = getattr(test_cards, f"test_{name}")
    with with_deck(doing_nothing(name)):
        try:
            test()
        except Exception:
            return
    raise AssertionError(f"{test.__name__} passes, whatever its card does")


def test_each_test_carries_the_name_of_a_card() -> None:
    names = [name.removeprefix("test_") for name in vars(test_cards) if name.startswith("test_")]
    assert [name for name in names if name not in NAMES] == []
