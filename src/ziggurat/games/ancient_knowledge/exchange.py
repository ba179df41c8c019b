"""Exchanging one card with the partner during the other team's turn. Rulebook, «ОБМЕНЯТЬСЯ 1 КАРТОЙ».

One partner offers a card, face down: partners may talk of their cards but not show them. The other gives one
for it, or declines. Nobody waits for them, and what is not settled when the turn ends lapses.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ziggurat.games.ancient_knowledge.deck import CARD
from ziggurat.games.ancient_knowledge.memory import bit, exchange
from ziggurat.games.ancient_knowledge.news import DECLINED_OFFER, EXCHANGED, OFFERED
from ziggurat.games.ancient_knowledge.table import NO_CARD, AncientTable
from ziggurat.kernel.move import Move, Refusal, Verb
from ziggurat.kernel.step import Decision

OFFER: Final = Verb("offer", CARD)
GIVE: Final = Verb("give", CARD)
REFUSE: Final = Verb("refuse")
NO_THANKS: Final = REFUSE()
EXCHANGE_VERBS: Final = (OFFER, GIVE, REFUSE)

OFFERS: Final = 2
"""Ruling: so many offers may each partner make in one turn of the other team."""

NO_OFFERS: Final = Refusal("no-offers")
HAND_SHOWN: Final = Refusal("hand-shown")


class Exchange(Decision[AncientTable]):
    """Partners who are not in turn may exchange one card; ``seat`` is the first of them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "exchange"

    def deciders(self, table: AncientTable) -> tuple[int, ...]:
        return (self.seat, self.seat + 1)

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        own, partner = table.areas[seat], table.areas[table.partner(seat)]
        if partner.offered != NO_CARD:
            return [*[GIVE.of[card] for card in own.hand], NO_THANKS]
        if own.offered != NO_CARD:
            return []
        return [OFFER.of[card] for card in own.hand]

    def refusal(self, table: AncientTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is not REFUSE and any(
            area.robbing in (seat, table.partner(seat)) for area in table.areas
        ):
            return HAND_SHOWN
        return NO_OFFERS if move.verb is OFFER and not table.areas[seat].offers else None

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        other = table.partner(seat)
        own, partner = table.areas[seat], table.areas[other]
        if move.verb is GIVE:
            taken = partner.offered
            partner.offered = NO_CARD
            table.reveal()  # before it is told: foresight goes no further
            exchange(table, other, taken, seat, move.arg)
            table.tell(EXCHANGED, seat, other, move.arg, taken, knowers=bit(other))
            return
        if move.verb is OFFER:
            own.offered = move.arg
            own.offers -= 1
            table.tell(OFFERED, seat, other, move.arg)
        else:
            partner.offered = NO_CARD
            table.tell(DECLINED_OFFER, seat, other)
        table.agenda.append(self)

    def details(self, table: AncientTable) -> dict[str, Any]:
        offering = [seat for seat in (self.seat, self.seat + 1) if table.areas[seat].offered != NO_CARD]
        return {"stage": "answer" if offering else "offer"}
