"""The purchase phase: one card from the pyramid, or the top of a development pile, or none.

Rulebook, "Purchase phase": the full base cost, and one resource of any type for each card linked below.
Rulebook, "Combined themes": for a pile, one for each card of earlier ages left in the pyramid.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.guns_and_steel.deck import CARD, SPACE
from ziggurat.games.guns_and_steel.news import BOUGHT, PASSED, PILE_OPENED, PRICED_OUT
from ziggurat.games.guns_and_steel.payment import Payment
from ziggurat.games.guns_and_steel.prices import ANY, Due, payable, shortfall, with_due
from ziggurat.games.guns_and_steel.pyramid import GONE
from ziggurat.games.guns_and_steel.table import GunsTable
from ziggurat.kernel.move import Move, Refusal, Verb
from ziggurat.kernel.step import OpenDecision, Step

BUY: Final = Verb("buy", CARD)
PASS: Final = Verb("pass")
NO_PURCHASE: Final = PASS()
PURCHASE_VERBS: Final = (BUY, PASS)


def offers(table: GunsTable) -> list[tuple[int, Due]]:
    """The cards that may be bought, with what each costs now."""
    cost = table.deck.cost
    return [(card, with_due(cost[card], ANY, extra)) for card, extra in table.pyramid.offers]


def price(table: GunsTable, card: int) -> Due:
    """What a card on offer costs now."""
    return dict(offers(table))[card]


class Purchase(OpenDecision[GunsTable]):
    """Which card to buy, if any."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "purchase"

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [NO_PURCHASE, *[BUY.of[card] for card, _extra in table.pyramid.offers]]

    def moves(self, table: GunsTable, seat: int) -> list[Move]:
        stock = table.stock(seat)
        units = sum(stock) + stock[SPACE]
        cost, base = table.deck.cost, table.deck.base
        moves = [NO_PURCHASE]
        for card, extra in table.pyramid.offers:
            if base[card] + extra <= units and payable(cost[card], stock, extra=extra):
                moves.append(BUY.of[card])
        return moves

    def refusal(self, table: GunsTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is PASS:
            return None
        stock = table.stock(seat)
        due = price(table, move.arg)
        if payable(due, stock):
            return None
        return Refusal("too-dear", (("missing", shortfall(due, stock)),))

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        if move.verb is BUY:
            due = price(table, move.arg)
            table.then(Delivery(seat, move.arg, sum(due)))
            if sum(due):
                table.then(Payment(seat, due))
        elif table.happenings is not None:
            table.tell(PASSED if len(self.moves(table, seat)) > 1 else PRICED_OUT, seat)


class Delivery(Step[GunsTable]):
    """The bought card comes into the area technology side up, and is not activated."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "paid")

    def __init__(self, seat: int, card: int, paid: int) -> None:
        self.seat = seat
        self.card = card
        self.paid = paid

    def run(self, table: GunsTable) -> None:
        table.areas[self.seat].technologies.append(self.card)
        table.deeds.paid = self.paid
        table.tell(BOUGHT, self.seat, self.card, self.paid)
        opened = table.pyramid.under(self.card)
        table.pyramid = table.pyramid.without(self.card)
        if opened != GONE:
            table.reveal()
            table.tell(PILE_OPENED, self.seat, opened)
