"""What cards do when something happens, and effects that are due at once.

Rulebook, «МОМЕНТ АКТИВАЦИИ»: when several effects work at the same time, their player chooses the order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.ancient_knowledge.deck import CARD
from ziggurat.games.ancient_knowledge.news import ACTIVATED
from ziggurat.games.ancient_knowledge.standing import reaction
from ziggurat.games.ancient_knowledge.table import NO_CARD, AncientTable
from ziggurat.kernel.effects import Do
from ziggurat.kernel.move import Verb
from ziggurat.kernel.step import OpenDecision, Step

if TYPE_CHECKING:
    from ziggurat.kernel.move import Move

RESOLVE: Final = Verb("resolve", CARD)
TRIGGER_VERBS: Final = (RESOLVE,)

CREATE_ARTIFACT: Final = "create_artifact"
CREATE_MONUMENT: Final = "create_monument"
CREATE_OF: Final = ("create_city", "create_megalith", "create_pyramid", CREATE_ARTIFACT)
CREATE_FAR: Final = "create_far"
LEARN_ANY: Final = "learn_any"
LEARN_OF: Final = ("learn_ancient", "learn_writing", "learn_secret")
EXCAVATE_TWO: Final = "excavate_two"
EXCAVATE_THREE: Final = "excavate_three"
EXCAVATE_MANY: Final = "excavate_many"
DECLINE_OVER: Final = "decline_over"


def triggered(table: AncientTable, seat: int, events: tuple[str, ...], but: int = NO_CARD) -> list[Do]:
    """What the cards in play do when these events befall their player; ``but`` one card is left out."""
    area, waits_for = table.areas[seat], table.deck.event
    dos: list[Do] = []
    for cards in (area.timeline, area.artifacts):
        dos += [
            Do(reaction(table.deck.effect[card]), seat, seat, card)
            for card in cards
            if card >= 0 and waits_for[card] and waits_for[card] in events and card != but
        ]
    return dos


def due(table: AncientTable, seat: int, dos: list[Do]) -> None:
    """Effects that are due at once, to be carried out in an order that their player chooses."""
    if len(dos) == 1:
        table.then(Activation(dos[0]))
    elif dos:
        table.then(Due(seat, tuple(dos)))


class Activation(Step[AncientTable]):
    """A card works, if it still lies there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("do",)

    def __init__(self, do: Do) -> None:
        self.do = do

    def run(self, table: AncientTable) -> None:
        do = self.do
        if table.in_play(do.seat, do.source):
            table.tell(ACTIVATED, do.seat, do.source)
            table.then(do)


class Due(Step[AncientTable]):
    """Several effects are due. What has left play meanwhile does nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: tuple[Do, ...]) -> None:
        self.seat = seat
        self.left = left

    def run(self, table: AncientTable) -> None:
        left = tuple([do for do in self.left if table.in_play(self.seat, do.source)])
        if left:
            table.then(Resolving(self.seat, left))


class Resolving(OpenDecision[AncientTable]):
    """Which of several effects comes first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    ASK: ClassVar[str] = "resolve"

    def __init__(self, seat: int, left: tuple[Do, ...]) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [RESOLVE.of[do.source] for do in self.left]

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        rest = tuple([do for do in self.left if do.source != move.arg])
        if rest:
            table.agenda.append(Due(seat, rest))
        for do in self.left:
            if do.source == move.arg:
                table.agenda.append(Activation(do))

    def details(self, table: AncientTable) -> dict[str, Any]:
        return {"cards": [CARD.word(do.source) for do in self.left]}
