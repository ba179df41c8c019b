"""The books of a table: every card is somewhere, once, and every count is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.ancient_knowledge.deck import ANCIENT, ARTIFACT, FINAL
from ziggurat.games.ancient_knowledge.index import NAMES
from ziggurat.games.ancient_knowledge.memory import GONE
from ziggurat.games.ancient_knowledge.table import ARTIFACT_PLACES, FINALS, HAND_LIMIT, NO_CARD
from ziggurat.games.ancient_knowledge.technology_boards import ON_BOARD
from ziggurat.games.ancient_knowledge.timeline import EMPTY, PLACES

if TYPE_CHECKING:
    from ziggurat.games.ancient_knowledge.table import AncientTable, Area


def audit(table: AncientTable) -> None:
    """``AssertionError`` if anything is not accounted for."""
    found = [*table.pile, *table.discard]
    for board in table.boards:
        assert len(board) <= ON_BOARD, f"{len(board)} technologies lie on a board"
        found += board
    for level in range(len(table.decks)):
        technologies = [*table.decks[level], *table.discards[level]]
        assert all(table.deck.level[card] == level for card in technologies), f"level {level} is mixed"
        assert len(table.buried[level]) <= len(table.decks[level]), "more is known of a deck than it holds"
        found += technologies
    for seat, area in enumerate(table.areas):
        found += _cards_of(area)
        _check(table, seat, area)
    assert sorted(found) == list(range(len(NAMES))), "a card was lost or doubled"
    hands = {card for area in table.areas for card in area.hand}
    assert all(card in hands for card, _seats in table.memories), "a card is remembered where it is not"
    for _giver, _taker, passed, cards, _knowers in table.passages:
        assert passed == GONE or passed in cards, "a card has passed that could not have"
        assert hands.issuperset(cards), "a card that may have passed is in no hand"


def _cards_of(area: Area) -> list[int]:
    standing = [card for card in area.timeline if card != EMPTY]
    creating = [] if area.creating == NO_CARD else [area.creating]
    return [*area.hand, *standing, *area.past, *area.artifacts, *area.collection, *area.aside, *creating]


def _check(table: AncientTable, seat: int, area: Area) -> None:
    types, activation = table.deck.type, table.deck.activation
    assert len(area.hand) <= HAND_LIMIT, f"seat {seat} holds {len(area.hand)} cards"
    assert len(area.artifacts) <= ARTIFACT_PLACES, f"seat {seat} has {len(area.artifacts)} artifacts"
    assert 0 <= area.rotated <= len(area.past), f"seat {seat} has rotated {area.rotated} of {len(area.past)}"
    assert area.lost >= 0, f"seat {seat} has lost {area.lost}"
    assert len(area.timeline) == len(area.knowledge) == PLACES, f"seat {seat} has another Timeline"
    for place in range(PLACES):
        card, knowledge = area.timeline[place], area.knowledge[place]
        assert knowledge >= 0, f"{knowledge} knowledge lies in place {place} of seat {seat}"
        if card == EMPTY:
            assert not knowledge, f"knowledge lies in the empty place {place} of seat {seat}"
        else:
            assert types[card] < ARTIFACT, f"card {card} of seat {seat} is no monument"
            assert area.timeline[place & ~1] != EMPTY, f"card {card} of seat {seat} has nothing below it"
    built = [sum([types[card] == kind for card in area.past]) for kind in range(ARTIFACT)]
    assert area.past_of[:FINALS] == built, f"the Past of seat {seat} is miscounted"
    assert area.past_of[FINALS] == sum([activation[card] == FINAL for card in area.past])
    learned = [sum([types[card] == kind for card in area.collection]) for kind in range(ANCIENT, ANCIENT + 3)]
    assert area.learned == learned, f"the collection of seat {seat} is miscounted"
    assert area.offered == NO_CARD or area.offered in area.hand, f"seat {seat} offers what it does not have"
