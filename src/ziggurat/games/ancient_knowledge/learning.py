"""Learning technologies. Rulebook, «ИЗУЧЕНИЕ».

The requirement is checked before the card is taken. Then its board may be refilled; then come the card's
effect and whatever learning it triggers, in an order of the player's choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.games.ancient_knowledge.deck import ANCIENT, CARD, IMMEDIATE
from ziggurat.games.ancient_knowledge.news import LEARNED
from ziggurat.games.ancient_knowledge.table import AncientTable
from ziggurat.games.ancient_knowledge.technology_boards import take
from ziggurat.games.ancient_knowledge.triggers import LEARN_ANY, LEARN_OF, due, triggered
from ziggurat.kernel.combinators import NOTHING
from ziggurat.kernel.effects import Do
from ziggurat.kernel.move import Refusal, Verb
from ziggurat.kernel.step import Step

if TYPE_CHECKING:
    from ziggurat.kernel.move import Move

LEARN: Final = Verb("learn", CARD)
LEARNING_VERBS: Final = (LEARN,)

UNMET: Final = Refusal("requirement")
EASED: Final = "requirement"
"""What cards modify by which a number of a requirement may be lower."""


def meets(table: AncientTable, seat: int, card: int) -> bool:
    """Whether a seat meets the requirement of a technology, with the help of its cards if need be."""
    do = Do(NOTHING, seat, seat, card)
    lacking = table.deck.requirement[card].lacks(table, do)
    return lacking == 0 or lacking <= -table.modified(seat, EASED)


def learnable(table: AncientTable, seat: int) -> list[Move]:
    """The face-up technologies that a seat may learn."""
    do = Do(NOTHING, seat, seat, -1)
    requirement = table.deck.requirement
    eased = -1
    moves: list[Move] = []
    for board in table.boards:
        for card in board:
            lacking = requirement[card].lacks(table, do)
            if lacking and eased < 0:
                eased = -table.modified(seat, EASED)
            if lacking == 0 or lacking <= eased:
                moves.append(LEARN.of[card])
    return moves


def learn(table: AncientTable, seat: int, card: int) -> None:
    """Take a face-up technology into the collection; its board may be refilled, then it works."""
    collect(table, seat, card)
    take(table, card)
    table.then(Learned(seat, card))


def collect(table: AncientTable, seat: int, card: int) -> None:
    """A technology comes into a collection."""
    area = table.areas[seat]
    area.collection.append(card)
    area.learned[table.deck.type[card] - ANCIENT] += 1
    table.tell(LEARNED, seat, card)


class Learned(Step[AncientTable]):
    """A technology that has come into a collection works, and so does what learning it triggers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: AncientTable) -> None:
        seat, card, deck = self.seat, self.card, table.deck
        dos = triggered(table, seat, (LEARN_ANY, LEARN_OF[deck.type[card] - ANCIENT]))
        if deck.activation[card] == IMMEDIATE:
            dos.insert(0, Do(deck.effect[card], seat, seat, card))
        due(table, seat, dos)
