"""Creating monuments and artifacts. Rulebook, «СОЗДАНИЕ», «СОЗДАЙТЕ МОНУМЕНТ», «СОЗДАЙТЕ АРТЕФАКТ».

In this order: pay by discarding, place, put knowledge on it; then the card's immediate effect and whatever
its creation triggers, in an order of the player's choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.ancient_knowledge.deck import ARTIFACT, BOARD, CARD, IMMEDIATE, SLOT, SLOTS
from ziggurat.games.ancient_knowledge.news import BEGAN_CREATING, CREATED, RECEIVED
from ziggurat.games.ancient_knowledge.standing import discount
from ziggurat.games.ancient_knowledge.table import ARTIFACT_PLACES, NO_CARD, AncientTable
from ziggurat.games.ancient_knowledge.timeline import is_full, put
from ziggurat.games.ancient_knowledge.triggers import (
    CREATE_ARTIFACT,
    CREATE_FAR,
    CREATE_MONUMENT,
    CREATE_OF,
    due,
    triggered,
)
from ziggurat.kernel.effects import Do
from ziggurat.kernel.move import Move, Refusal, Verb
from ziggurat.kernel.step import Decision, Step

if TYPE_CHECKING:
    from ziggurat.games.ancient_knowledge.table import Area

CREATE: Final = Verb("create", CARD, SLOT)
DISCARD: Final = Verb("discard", CARD)
DONE: Final = Verb("done")
ENOUGH: Final = DONE()
CREATING_VERBS: Final = (CREATE, DISCARD, DONE)
CREATE_AT: Final = [[CREATE(card, slot) for slot in range(SLOTS + 1)] for card in range(len(CARD.words))]

SLOT_FULL: Final = Refusal("slot-full")
SLOT_LOCKED: Final = Refusal("slot-locked")
NO_ARTIFACT_PLACE: Final = Refusal("no-artifact-place")
NOT_OF_KIND: Final = Refusal("not-of-kind")

ENTRY: Final = ("entry_city", "entry_megalith", "entry_pyramid")
"""What cards modify by which less knowledge is put on monuments of a type."""
FAR: Final = 5
"""From this slot on a monument is created far away."""

KINDS: Final = ("monument", "city", "megalith", "pyramid", "artifact", "card")
"""What an effect may let one create."""


def is_kind(type: int, kind: str) -> bool:
    """Whether a building of a type is of a kind."""
    if kind == "card":
        return True
    return type < ARTIFACT if kind == "monument" else type + 1 == KINDS.index(kind)


def places(type: int) -> range:
    """Where cards of a type may be created: the board, or the slots of the Timeline."""
    return range(BOARD, 1) if type == ARTIFACT else range(1, SLOTS + 1)


def creation_candidates(table: AncientTable, cards: list[int] | tuple[int, ...]) -> list[Move]:
    """All ways in which some cards might be created."""
    types = table.deck.type
    return [CREATE_AT[card][slot] for card in cards for slot in places(types[card])]


def creation_refusal(
    table: AncientTable, seat: int, move: Move, budget: int, kind: str = "card"
) -> Refusal | None:
    """Why a card may not be created there with so many other cards to pay with."""
    card, slot = move.args
    deck, area = table.deck, table.areas[seat]
    if not is_kind(deck.type[card], kind):
        return NOT_OF_KIND
    price = deck.cost[card]
    if slot == BOARD:
        if len(area.artifacts) == ARTIFACT_PLACES:
            return NO_ARTIFACT_PLACE
    else:
        if deck.locked[card] and slot != deck.slot[card]:
            return SLOT_LOCKED
        if area.timeline[2 * slot - 1] >= 0:
            return SLOT_FULL
        price += abs(slot - deck.slot[card])
    return Refusal("too-few-cards", (("missing", price - budget),)) if price > budget else None


def creations(table: AncientTable, seat: int, kind: str = "card") -> list[Move]:
    """The cards that may be created from hand, and where: the candidates that are not refused, quickly."""
    deck, area = table.deck, table.areas[seat]
    budget = len(area.hand) - 1
    timeline = area.timeline
    moves: list[Move] = []
    for card in area.hand:
        kind_of = deck.type[card]
        cost = deck.cost[card]
        if cost > budget or not is_kind(kind_of, kind):
            continue
        ways = CREATE_AT[card]
        if kind_of == ARTIFACT:
            if len(area.artifacts) < ARTIFACT_PLACES:
                moves.append(ways[BOARD])
        else:
            first = deck.slot[card]
            reach = 0 if deck.locked[card] else budget - cost
            reachable = range(max(1, first - reach), min(SLOTS, first + reach) + 1)
            moves += [ways[slot] for slot in reachable if timeline[2 * slot - 1] < 0]
    return moves


def can_create(area: Area, kind: str) -> bool:
    """Whether, as all can see, somebody might create a card of a kind from hand."""
    if not area.hand:
        return False
    if kind == "artifact":
        return len(area.artifacts) < ARTIFACT_PLACES
    return not is_full(area)


def create(table: AncientTable, seat: int, card: int, slot: int, cause: int = NO_CARD) -> None:
    """Create a card from hand, or from those being looked at; ``cause`` is the card that lets it happen."""
    area, deck = table.areas[seat], table.deck
    if card in area.hand:
        table.leave_hand(seat, card)
    area.creating = card
    price = deck.cost[card]
    if slot != BOARD:
        price += abs(slot - deck.slot[card])
    table.then(Placing(seat, slot, cause))
    if price:
        table.tell(BEGAN_CREATING, seat, card)
        table.then(Paying(seat, price))


class Paying(Decision[AncientTable]):
    """Which cards to discard for what is being created."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    ASK: ClassVar[str] = "pay"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [DISCARD.of[card] for card in table.areas[seat].hand]

    def moves(self, table: AncientTable, seat: int) -> list[Move]:
        return [DISCARD.of[card] for card in table.areas[seat].hand]

    def forced(self, table: AncientTable) -> Move | None:
        hand = table.areas[self.seat].hand
        return DISCARD.of[hand[0]] if len(hand) == self.left else None

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        table.throw_away(seat, move.arg)
        if self.left > 1:
            table.then(Paying(seat, self.left - 1))

    def details(self, table: AncientTable) -> dict[str, Any]:
        return {"left": self.left, "card": CARD.word(table.areas[self.seat].creating)}


class Placing(Step[AncientTable]):
    """The card that was paid for is placed, and works."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot", "cause")

    def __init__(self, seat: int, slot: int, cause: int) -> None:
        self.seat = seat
        self.slot = slot
        self.cause = cause

    def run(self, table: AncientTable) -> None:
        seat, deck = self.seat, table.deck
        area = table.areas[seat]
        card = area.creating
        area.creating = NO_CARD
        table.tell(CREATED, seat, card, self.slot)
        kind = deck.type[card]
        events: tuple[str, ...] = (CREATE_ARTIFACT,)
        if kind == ARTIFACT:
            area.artifacts.append(card)
        else:
            knowledge = self._knowledge(table, card)
            put(area, card, self.slot, knowledge)
            if knowledge:
                table.tell(RECEIVED, seat, card, knowledge)
            events = (CREATE_MONUMENT, CREATE_OF[kind])
            if self.slot >= FAR:
                events = (*events, CREATE_FAR)
        dos = [do for do in triggered(table, seat, events, card) if do.source != self.cause]
        if deck.activation[card] == IMMEDIATE and not deck.lightens[card]:
            dos.insert(0, Do(deck.effect[card], seat, seat, card))
        due(table, seat, dos)

    def _knowledge(self, table: AncientTable, card: int) -> int:
        """What is put on a monument: as printed, less what it and other cards in play take off."""
        deck = table.deck
        knowledge = deck.knowledge[card] + table.modified(self.seat, ENTRY[deck.type[card]])
        if deck.lightens[card]:
            effect = deck.effect[card]
            knowledge -= discount(effect, table, Do(effect, self.seat, self.seat, card))
        return max(knowledge, 0)
