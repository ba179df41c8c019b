"""What each seat has lawfully seen of hidden cards, and dealing anew all that it has not.

Hidden are the hands, the order of the decks, and cards that somebody looks at. A seat remembers a hand that
it was shown, cards it gave away or others took openly, and technologies it put under a deck, until they are
played, discarded or shuffled. A memory is a card in a hand and the seats (a mask) that know it is there.

When a card passes unseen from hand to hand, those who remember cards of the first hand no longer know in
which of the two each of them is. A ``Passage`` keeps that: from whom, to whom, the card, all that it might
have been (itself included), and who knows it.

The discard pile is open. When it is shuffled, all know that no card of the new deck lies in a hand: what is
drawn later was in that pile, what has been in a hand since before was not. ``kept`` has the cards that lay in
hands, or were being looked at, at each shuffle, and not yet at the one before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.games.ancient_knowledge.index import BUILDINGS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.games.ancient_knowledge.table import AncientTable

Memories: TypeAlias = tuple[tuple[int, int], ...]
Passage: TypeAlias = tuple[int, int, int, tuple[int, ...], int]
Passages: TypeAlias = tuple[Passage, ...]

SPECTATOR: Final = 4
"""Whoever looks on knows what everybody knows."""
EVERYBODY: Final = 0b11111
GONE: Final = -1
"""In the place of a card that had passed, when it has left the hands."""


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
    """The cards that a viewer knows to be in hands; ``unsure`` says of which it does not know in whose."""
    seen = bit(viewer)
    return {card for card, seats in table.memories if seats & seen}


def unsure(table: AncientTable, viewer: int | None) -> list[tuple[int, int, list[int]]]:
    """Cards of which a viewer knows only that they are in one of two hands: the hands and the cards."""
    own = own_hand(table, viewer)
    known, seen = recalled(table, viewer), bit(viewer)
    return [
        (giver, taker, [card for card in cards if card in known and card not in own])
        for giver, taker, _passed, cards, knowers in table.passages
        if not knowers & seen
    ]


def own_hand(table: AncientTable, viewer: int | None) -> list[int]:
    """The hand of a viewer; a spectator has none."""
    return [] if viewer is None else table.areas[viewer].hand


def pass_on(table: AncientTable, giver: int, taker: int, card: int) -> None:
    """A card passes from hand to hand, seen by the two alone."""
    cards = tuple(table.areas[giver].hand)
    table.areas[giver].hand.remove(card)
    table.areas[taker].hand.append(card)
    _remember_passage(table, giver, taker, card, cards)


def exchange(table: AncientTable, one: int, card: int, other: int, back: int) -> None:
    """Two seats give each other a card, seen by the two alone."""
    hands = [tuple(table.areas[seat].hand) for seat in (one, other)]
    for giver, taker, given in ((one, other, card), (other, one, back)):
        table.areas[giver].hand.remove(given)
        table.areas[taker].hand.append(given)
    _remember_passage(table, one, other, card, hands[0])
    _remember_passage(table, other, one, back, hands[1])


def _remember_passage(table: AncientTable, giver: int, taker: int, card: int, cards: tuple[int, ...]) -> None:
    knowers = bit(giver) | bit(taker)
    passage = (giver, taker, card, cards, knowers)
    if _matters(table, cards, knowers):
        table.passages = (*table.passages, passage)
    table.note(card, bit(giver))


def _matters(table: AncientTable, cards: tuple[int, ...], knowers: int) -> bool:
    """Whether which of these cards has passed makes a difference to somebody who does not know it.

    It does if one of them is remembered, or if they came into the hands from different decks.
    """
    if table.kept and len({generation(table, card) for card in cards}) > 1:
        return True
    return any(card in cards and seats & ~knowers for card, seats in table.memories)


def keep(table: AncientTable, found: Sequence[int]) -> None:
    """The discard pile is about to be shuffled: note what lies in hands, aside, or was just ``found``."""
    hidden = {*found}
    for area in table.areas:
        hidden.update(area.hand)
        hidden.update(area.aside)
    kept = [tuple([card for card in cards if card in hidden]) for cards in table.kept]
    before = {card for cards in kept for card in cards}
    table.kept = (*kept, tuple([card for card in sorted(hidden) if card not in before and card < BUILDINGS]))


def generation(table: AncientTable, card: int) -> int:
    """From which deck a card came: 0 for the present one, else by the shuffle that ended that deck."""
    for number, cards in enumerate(table.kept, 1):
        if card in cards:
            return number
    return 0


def look_through(table: AncientTable, viewer: int, owner: int) -> None:
    """A viewer sees a whole hand, and so knows what has passed from it or to it."""
    seen, hand = bit(viewer), table.areas[owner].hand
    passages: list[Passage] = []
    for giver, taker, passed, cards, knowers in table.passages:
        settled = owner in (giver, taker) or passed in hand
        if not knowers & seen and not settled and any(card in hand for card in cards):
            _lose_track(table, cards, seen)  # one of them has come here by another way
            settled = True
        passages.append((giver, taker, passed, cards, knowers | seen if settled else knowers))
    table.passages = tuple(passages)
    for card in hand:
        table.note(card, seen)


def show_openly(table: AncientTable, seat: int, card: int) -> None:
    """A card has left the hand of a seat, where all see it.

    Who remembered it knows whether it had passed, if it might have done so only once.
    """
    aware = 0
    for known, seats in table.memories:
        if known == card:
            aware = seats
    table.memories = forgotten(table.memories, card)
    ways = sum([card in cards and aware & ~knowers > 0 for _, _, _, cards, knowers in table.passages])
    passages: list[Passage] = []
    for giver, taker, passed, cards, knowers in table.passages:
        rest = tuple([other for other in cards if other != card])
        sure = knowers
        if card in cards and aware & ~knowers and (ways > 1 or seat not in (giver, taker)):
            _lose_track(table, rest, aware & ~knowers)
            sure |= aware
        elif card in cards and seat == taker:
            sure |= aware
        if _matters(table, rest, sure):
            passages.append((giver, taker, GONE if passed == card else passed, rest, sure))
    table.passages = tuple(passages)


def _lose_track(table: AncientTable, cards: tuple[int, ...], seats: int) -> None:
    """These seats can no longer tell where these cards are."""
    kept = [(card, known & ~seats if card in cards else known) for card, known in table.memories]
    table.memories = tuple([(card, known) for card, known in kept if known])


def repass(table: AncientTable, viewer: int | None) -> None:
    """Let another card be the one that passed unseen, as far as the viewer can tell: the latest first.

    If the one that did has been shown to those who cannot tell, one of the others may have passed instead,
    for any card of the second hand that the viewer does not know.
    """
    seen = bit(viewer)
    passages = list(table.passages)
    for place in range(len(passages) - 1, -1, -1):
        giver, taker, passed, cards, knowers = passages[place]
        own, known = own_hand(table, viewer), recalled(table, viewer)
        free = [card for card in cards if card not in own]
        if knowers & seen or passed in own or not free:
            continue
        other = table.chance.pick(free)
        if passed != GONE:
            _switch(table, passed, other)
            passages[place] = (giver, taker, other, cards, knowers)
        elif other in table.areas[giver].hand and table.chance.below(2):
            unknown = [card for card in table.areas[taker].hand if card not in known]
            if unknown and taker != viewer:
                _switch(table, other, table.chance.pick(unknown))
    table.passages = tuple(passages)


def _switch(table: AncientTable, one: int, other: int) -> None:
    """Two cards in hands change places."""
    for area in table.areas:
        area.hand = [other if card == one else one if card == other else card for card in area.hand]


def redeal_buildings(table: AncientTable, viewer: int | None) -> None:
    """Deal anew the building deck, and the cards of others that the viewer has not seen.

    Cards change places with such as came from the same deck, since all know how many of each a hand holds.
    What others remember and the viewer does not goes with the places in the hands, not with the cards.
    """
    if table.passages:
        repass(table, viewer)
    known, seen = recalled(table, viewer), bit(viewer)
    remembered = [(*_place_in_hand(table, card), seats) for card, seats in table.memories]
    might = [[_place_in_hand(table, card) for card in cards] for _, _, _, cards, _ in table.passages]
    did = [GONE if passed == GONE else cards.index(passed) for _, _, passed, cards, _ in table.passages]
    pools = [table.pile, *[list[int]() for _ in table.kept]]
    hidden = [area for seat, area in enumerate(table.areas) if seat != viewer]
    for area in hidden:
        for card in area.hand:
            if card not in known:
                pools[generation(table, card)].append(card)
        if not area.aside_known & seen:
            for card in area.aside:
                if card < BUILDINGS:
                    pools[generation(table, card)].append(card)
    for pool in pools:
        table.chance.shuffle(pool)
    for area in hidden:
        area.hand = [card if card in known else pools[generation(table, card)].pop() for card in area.hand]
        if not area.aside_known & seen:
            area.aside = tuple(
                [pools[generation(table, card)].pop() if card < BUILDINGS else card for card in area.aside]
            )
    table.memories = tuple([(table.areas[owner].hand[place], seats) for owner, place, seats in remembered])
    passages: list[Passage] = []
    for number, (giver, taker, _, _, knowers) in enumerate(table.passages):
        cards = tuple([table.areas[owner].hand[place] for owner, place in might[number]])
        passages.append((giver, taker, GONE if did[number] == GONE else cards[did[number]], cards, knowers))
    table.passages = tuple(passages)


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
