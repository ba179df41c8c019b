"""What each seat has lawfully seen of hidden cards, and dealing anew all that it has not.

Hidden are the hands, the order of the decks, and cards that somebody looks at. A seat remembers a hand that
it was shown, cards it gave away or others took openly, and technologies it put under a deck, until they are
played, discarded or shuffled. A memory is a card in a hand and the seats (a mask) that know it is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.games.ancient_knowledge.index import BUILDINGS

if TYPE_CHECKING:
    from ziggurat.games.ancient_knowledge.table import AncientTable

Memories: TypeAlias = tuple[tuple[int, int], ...]

SPECTATOR: Final = 4
"""Whoever looks on knows what everybody knows."""
EVERYBODY: Final = 0b11111


def bit(viewer: int | None) -> int:
    """The place of a viewer in a mask."""
    return 1 << (SPECTATOR if viewer is None else viewer)


def noted(memories: Memories, card: int, mask: int) -> Memories:
    """The memories when the seats of a mask have seen a card in a hand."""
    rest = []
    for known, seats in memories:
        if known == card:
            mask |= seats
        else:
            rest.append((known, seats))
    return (*rest, (card, mask))


def forgotten(memories: Memories, card: int) -> Memories:
    """The memories when a card has left its hand."""
    return tuple([memory for memory in memories if memory[0] != card])


def recalled(table: AncientTable, viewer: int | None) -> set[int]:
    """The cards in hands that a viewer knows besides its own."""
    seen = bit(viewer)
    return {card for card, seats in table.memories if seats & seen}


def redeal_buildings(table: AncientTable, viewer: int | None) -> None:
    """Deal anew the building deck, and the cards of others that the viewer has not seen.

    What others remember and the viewer does not goes with the places in the hands, not with the cards.
    """
    known, seen = recalled(table, viewer), bit(viewer)
    remembered = [(*_place_in_hand(table, card), seats) for card, seats in table.memories]
    pool = table.pile
    hidden = [area for seat, area in enumerate(table.areas) if seat != viewer]
    for area in hidden:
        pool += [card for card in area.hand if card not in known]
        if not area.aside_known & seen:
            pool += [card for card in area.aside if card < BUILDINGS]
    table.chance.shuffle(pool)
    for area in hidden:
        area.hand = [card if card in known else pool.pop() for card in area.hand]
        if not area.aside_known & seen:
            area.aside = tuple([pool.pop() if card < BUILDINGS else card for card in area.aside])
    table.memories = tuple([(table.areas[owner].hand[place], seats) for owner, place, seats in remembered])


def _place_in_hand(table: AncientTable, card: int) -> tuple[int, int]:
    for owner, area in enumerate(table.areas):
        if card in area.hand:
            return owner, area.hand.index(card)
    raise AssertionError(f"card {card} is remembered in a hand, but in none")


def redeal_technologies(table: AncientTable, viewer: int | None) -> None:
    """Deal anew each technology deck, but for the lowest cards that the viewer has put there or seen."""
    seen = bit(viewer)
    decks: list[tuple[int, ...]] = []
    for level, deck in enumerate(table.decks):
        buried = table.buried[level]
        known = [place < len(buried) and buried[place] & seen > 0 for place in range(len(deck))]
        pool = [card for place, card in enumerate(deck) if not known[place]]
        looking = [
            area
            for seat, area in enumerate(table.areas)
            if seat != viewer
            and not area.aside_known & seen
            and any(is_of(table, card, level) for card in area.aside)
        ]
        for area in looking:
            pool += [card for card in area.aside if is_of(table, card, level)]
        table.chance.shuffle(pool)
        decks.append(tuple([card if known[place] else pool.pop() for place, card in enumerate(deck)]))
        for area in looking:
            area.aside = tuple([pool.pop() if is_of(table, card, level) else card for card in area.aside])
    table.decks = tuple(decks)


def is_of(table: AncientTable, card: int, level: int) -> bool:
    """Whether a card is a technology of a level."""
    return card >= BUILDINGS and table.deck.level[card] == level


def redeal_offers(table: AncientTable, viewer: int | None) -> None:
    """A card offered to a partner may be any of that hand, for all but who offered it."""
    for seat, area in enumerate(table.areas):
        if seat != viewer and area.offered >= 0:
            area.offered = table.chance.pick(area.hand)
