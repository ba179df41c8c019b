"""The tests of the cards are worth something: each fails when its card does nothing."""

from collections.abc import Callable
from copy import copy

import pytest
from tests.games.ancient_knowledge import (
    test_artifacts,
    test_cities,
    test_megaliths,
    test_pyramids,
    test_technologies,
)
from tests.games.ancient_knowledge.scenario import with_deck

from ziggurat.games.ancient_knowledge.cards import STANDARD
from ziggurat.games.ancient_knowledge.deck import CARD, Building, Deck, Technology
from ziggurat.games.ancient_knowledge.index import BUILDINGS, NAMES
from ziggurat.kernel.combinators import NOTHING

FILES = (test_cities, test_megaliths, test_pyramids, test_artifacts, test_technologies)
TESTS: dict[str, Callable[[], None]] = {
    name.removeprefix("test_"): test
    for file in FILES
    for name, test in vars(file).items()
    if name.startswith("test_") and name.removeprefix("test_") in NAMES
}


def doing_nothing(name: str) -> Deck:
    """The deck with one card that does nothing."""
    cards: list[Building | Technology] = [*STANDARD.buildings, *STANDARD.technologies]
    number = CARD.number(name)
    cards[number] = copy(cards[number])
    cards[number].effect = NOTHING
    buildings = [card for card in cards[:BUILDINGS] if isinstance(card, Building)]
    return Deck(buildings, [card for card in cards[BUILDINGS:] if isinstance(card, Technology)])


def test_each_card_has_a_test() -> None:
    assert [name for name in NAMES if name not in TESTS] == []


@pytest.mark.parametrize("name", TESTS)
def test_a_card_that_does_nothing_is_noticed(name: str) -> None:
    with with_deck(doing_nothing(name)):
        try:
            TESTS[name]()
        except Exception:
            return
    raise AssertionError(f"the test of {name} passes, whatever the card does")
