"""The card row, the decks behind it, and the ages. Code of Laws, "Replenish the card row" and "End of an
age"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.games.through_the_ages.actions import remove_leader
from ziggurat.games.through_the_ages.catalog import (
    CARDS,
    CATEGORY,
    CIVIL_CARDS,
    EVENT,
    LAST_AGE,
    LEVEL,
    NONE,
    copies_for,
)
from ziggurat.games.through_the_ages.news import AGE_BEGAN, LAST_ROUND, OBSOLETE, PACT_ENDED
from ziggurat.games.through_the_ages.table import ROW, AgesTable
from ziggurat.kernel.step import Step

if TYPE_CHECKING:
    from ziggurat.games.through_the_ages.civ import Civ

SWEPT: Final = (0, 0, 3, 2, 1)
"""The leftmost places that are emptied, by the number still playing."""
AGE_TOKENS: Final = 2
"""The yellow tokens that everybody loses at the end of Ages I to III."""


def civil_deck(table: AgesTable, age: int) -> list[int]:
    """The civil cards of an age for so many as are playing, shuffled."""
    players = table.decks_for[age]
    deck = [
        card for card in range(CIVIL_CARDS) if LEVEL[card] == age for _ in range(copies_for(card, players))
    ]
    table.chance.shuffle(deck)
    return deck


def military_faces(table: AgesTable, age: int) -> list[int]:
    """The military cards of an age; with two players there are no pacts."""
    players = table.decks_for[age]
    return [
        card
        for card in range(CIVIL_CARDS, CARDS)
        if LEVEL[card] == age and (age or CATEGORY[card] == EVENT)
        for _ in range(copies_for(card, players))
    ]


class Replenish(Step[AgesTable]):
    """Empty the leftmost places, slide the rest, fill up from the deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, table: AgesTable) -> None:
        row = table.row
        for place in range(SWEPT[table.playing]):
            if row[place] != NONE:
                table.removed.append(row[place])
                row[place] = NONE
        fill(table)


def fill(table: AgesTable) -> None:
    """Slide all cards left and fill the row; the age may end meanwhile."""
    left = [card for card in table.row if card != NONE]
    drew = False
    while len(left) < ROW and table.deck:
        left.append(table.deck.pop())
        drew = True
        if not table.deck and table.age:
            table.row = left + [NONE] * (ROW - len(left))
            end_age(table)
    if table.age == 0:
        table.removed += table.deck
        table.row = left + [NONE] * (ROW - len(left))
        begin_age(table, 1)
        while len(left) < ROW:
            left.append(table.deck.pop())
        drew = True
    table.row = left + [NONE] * (ROW - len(left))
    if drew:
        table.reveal()


def end_age(table: AgesTable) -> None:
    """What is older than the age that ends becomes obsolete; everybody loses tokens; a new age begins."""
    ended = table.age
    for seat in table.clockwise_from(table.active):
        _obsolete(table, seat, table.civs[seat], ended)
    for seat in table.clockwise_from(table.active):
        table.tokens(seat, -AGE_TOKENS, 0)
    begin_age(table, ended + 1)


def _obsolete(table: AgesTable, seat: int, civ: Civ, ended: int) -> None:
    for card in civ.hand[:]:
        if LEVEL[card] < ended:
            civ.hand.remove(card)
            table.removed.append(card)
            table.tell(OBSOLETE, seat, card)
    for card in civ.military[:]:
        if LEVEL[card] < ended:
            table.discard(seat, card, seen=False)
    if civ.leader != NONE and LEVEL[civ.leader] < ended:
        remove_leader(table, seat)
    if civ.wonder != NONE and LEVEL[civ.wonder] < ended:
        table.tell(OBSOLETE, seat, civ.wonder)
        scrap_wonder(table, civ)
    if civ.pact != NONE and LEVEL[civ.pact] < ended:
        end_pact(table, seat)


def scrap_wonder(table: AgesTable, civ: Civ) -> None:
    """An unfinished wonder leaves the game; its tokens go back to the bank."""
    table.removed.append(civ.wonder)
    civ.wonder = NONE
    civ.cubes += civ.stages
    civ.stages = 0


def end_pact(table: AgesTable, owner: int) -> None:
    """A pact leaves play; both sides lose what it gave."""
    civ = table.civs[owner]
    card, partner = civ.pact, civ.partner
    civ.pact = NONE
    civ.partner = NONE
    civ.side = 0
    table.toss(card, table.everybody)
    table.tell(PACT_ENDED, owner, card)
    for seat in (owner, partner):
        if not table.civs[seat].gone:
            table.settle(seat)


def begin_age(table: AgesTable, age: int) -> None:
    """The decks of a new age. In Age IV there are none, and the end of the game is in sight."""
    table.removed += table.warriors
    table.removed += table.discards
    table.warriors = []
    table.discards = []
    table.age = age
    table.tell(AGE_BEGAN, -1, age)
    if age == LAST_AGE:
        first = table.clockwise_from(0)[0]
        table.last_round = table.round if table.active == first else table.round + 1
        table.tell(LAST_ROUND, -1, table.last_round)
        table.deck = []
        return
    decks = list(table.decks_for)
    decks[age] = table.playing
    table.decks_for = tuple(decks)
    table.deck = civil_deck(table, age)
    table.warriors = military_faces(table, age)
    table.chance.shuffle(table.warriors)
