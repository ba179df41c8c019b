"""What a seat knows of hidden cards, and dealing anew all that it does not know.

The backs of military cards show their age. A seat knows its own hand, the events that it prepared, what it
discarded face down, and what everybody has seen.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ziggurat.games.through_the_ages.catalog import BONUS, CATEGORY, EVENT, LEVEL, NONE, TERRITORY
from ziggurat.games.through_the_ages.row import military_faces

if TYPE_CHECKING:
    from ziggurat.games.through_the_ages.table import AgesTable

AGES_DEALT = 4


def redeal(table: AgesTable, seat: int | None) -> None:
    """Deal anew, with the table's chance, what a seat (None: a spectator) cannot know."""
    table.chance.shuffle(table.deck)
    _mix_events(table, seat)
    for age in range(min(table.age, 3) + 1):
        _deal(table, seat, age)
    for civ in table.civs:
        civ.military.sort()
    _keep_promises(table, seat)


def _keep_promises(table: AgesTable, seat: int | None) -> None:
    """Who has bid can send the force, whatever else is not known of their hand: they hold bonus cards
    enough."""
    from ziggurat.games.through_the_ages.colonies import Bidding, Force, most_force

    for step in table.agenda:
        if isinstance(step, Bidding) and step.bid:
            bidder = step.seats[-1]
            while bidder != seat and most_force(table, bidder) < step.bid:
                if not _give_bonus(table, seat, bidder):
                    break
        elif isinstance(step, Force):
            while step.seat != seat and not step.candidates(table, step.seat):
                if not _give_bonus(table, seat, step.seat):
                    break


def _give_bonus(table: AgesTable, viewer: int | None, bidder: int) -> bool:
    """Exchange a card of a hand for a hidden bonus card of the same age; whether there was one."""
    hand = table.civs[bidder].military
    places: list[tuple[list[int], int]] = []
    for pile in (table.warriors, table.discards, table.removed):
        places += [
            (pile, place)
            for place, entry in enumerate(pile)
            if entry >> 8 != table.everybody and not knows(entry, viewer)
        ]
    for owner, civ in enumerate(table.civs):
        if owner not in (viewer, bidder):
            places += [(civ.military, place) for place in range(len(civ.military))]
    table.chance.shuffle(places)
    mine = list(range(len(hand)))
    table.chance.shuffle(mine)
    for own in mine:
        card = hand[own]
        if CATEGORY[card] == BONUS or card in table.civs[bidder].shown:
            continue
        for pile, place in places:
            other = pile[place] & 255
            if CATEGORY[other] == BONUS and LEVEL[other] == LEVEL[card]:
                pile[place] = card | pile[place] >> 8 << 8
                hand[own] = other
                hand.sort()
                for civ in table.civs:
                    civ.military.sort()
                return True
    return False


def knows(entry: int, seat: int | None) -> bool:
    """Whether a seat knows the card of an entry."""
    return seat is not None and bool(entry >> 8 >> seat & 1)


def _mix_events(table: AgesTable, seat: int | None) -> None:
    """The order of the current events is known to nobody; the next one to those who looked."""
    top: list[int] = []
    deck = table.current
    if seat is not None and table.peeked >> seat & 1 and deck:
        top = [deck[-1]]
        deck = deck[:-1]
    mixed: list[int] = []
    for age in range(AGES_DEALT - 1, -1, -1):
        block = [entry for entry in deck if LEVEL[entry & 255] == age]
        table.chance.shuffle(block)
        mixed += block
    table.current = mixed + top


def _deal(table: AgesTable, seat: int | None, age: int) -> None:
    """Deal the unknown military cards of one age: first to the event decks, which hold events only."""
    pool: Counter[int] = Counter(military_faces(table, age))
    events: list[tuple[list[int], int]] = []
    others: list[tuple[list[int], int]] = []
    peeks = seat is not None and table.peeked >> seat & 1
    for deck in (table.current, table.future):
        for place, entry in enumerate(deck):
            if LEVEL[entry & 255] == age:
                looked_at = peeks and deck is table.current and place == len(deck) - 1
                if knows(entry, seat) or looked_at:
                    pool[entry & 255] -= 1
                else:
                    events.append((deck, place))
    for deck in (table.discards, table.removed):
        for place, entry in enumerate(deck):
            card = entry & 255
            if LEVEL[card] == age and CATEGORY[card] >= EVENT:
                if knows(entry, seat) or entry >> 8 == table.everybody:
                    pool[card] -= 1
                else:
                    others.append((deck, place))
    if table.age == age or (age == 1 and table.age == 0):
        others += [(table.warriors, place) for place in range(len(table.warriors))]
    for owner, civ in enumerate(table.civs):
        shown = Counter(civ.shown)
        for place, card in enumerate(civ.military):
            if LEVEL[card] != age:
                continue
            if owner == seat:
                pool[card] -= 1
            elif shown[card]:
                shown[card] -= 1
                pool[card] -= 1
            else:
                others.append((civ.military, place))
        lying = [*civ.colonies, civ.war, civ.pact, *([civ.tactic] if civ.exclusive else [])]
        for card in lying:
            if card != NONE and LEVEL[card] == age:
                pool[card] -= 1
    for card in (*table.past, *table.common):
        if LEVEL[card] == age:
            pool[card] -= 1
    for card in _on_the_way(table):
        if LEVEL[card] == age:
            pool[card] -= 1
    cards = sorted(pool.elements())
    table.chance.shuffle(cards)
    for deck, place in events:
        found = next(card for card in cards if CATEGORY[card] in (EVENT, TERRITORY))
        cards.remove(found)
        deck[place] = found | deck[place] >> 8 << 8
    table.chance.shuffle(cards)
    for deck, place in others:
        deck[place] = cards.pop() | deck[place] >> 8 << 8


def _on_the_way(table: AgesTable) -> list[int]:
    """Military cards that are neither here nor there while they are carried out."""
    from ziggurat.games.through_the_ages.colonies import Auction, Bidding, Force
    from ziggurat.games.through_the_ages.military import Defence
    from ziggurat.games.through_the_ages.politics import HappenEvent

    found: list[int] = []
    for step in table.agenda:
        if isinstance(step, (Auction, Bidding, Force, Defence)):
            found.append(step.card)
        elif isinstance(step, HappenEvent):
            found.append(step.event)
    return found
