"""Paying for a card in small steps, each of which leaves a way to complete the payment.

Rulebook, "Purchase phase": resources of this turn and resource cards pay; only here do resources convert.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.guns_and_steel.deck import CARD, FOOD, INFORMATION, OIL, RESOURCE, RESOURCES, SPACE
from ziggurat.games.guns_and_steel.prices import ANY, PAID, Due, cheapest, next_kind, payable, with_due
from ziggurat.games.guns_and_steel.table import GunsTable
from ziggurat.kernel.move import OUT_OF_ORDER, Move, Refusal, Verb
from ziggurat.kernel.step import Decision

if TYPE_CHECKING:
    from ziggurat.games.guns_and_steel.table import Area

PAY: Final = Verb("pay", CARD)
USE: Final = Verb("use", RESOURCE)
CONVERT: Final = Verb("convert", RESOURCE)
COMBINE: Final = Verb("combine")
SPARE: Final = Verb("spare")
SETTLE: Final = Verb("settle")
FOR_ME: Final = SETTLE()
THREE: Final = COMBINE()
HALF: Final = SPARE()
PAYMENT_VERBS: Final = (SETTLE, PAY, USE, SPARE, CONVERT, COMBINE)

WRONG_TYPE: Final = Refusal("wrong-type")
TOO_LITTLE_LEFT: Final = Refusal("too-little-left")

LOOSE: Final = 60
"""The canonical order within equal dues: cards by number, then resources of this turn, then others."""
OTHERS: Final = 61


class Payment(Decision[GunsTable]):
    """What is paid next, and with what.

    ``due`` is still owed; ``halves`` of spent Space cards are not used up; ``floor`` keeps equal dues in
    canonical order.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "due", "halves", "floor")
    ASK: ClassVar[str] = "payment"
    CONTINUES: ClassVar[bool] = True
    ORDERED: ClassVar[bool] = True

    def __init__(self, seat: int, due: Due, halves: int = 0, floor: int = 0) -> None:
        super().__init__(seat)
        self.due = due
        self.halves = halves
        self.floor = floor
        self.kind = next_kind(due)

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        area = table.areas[seat]
        kind = self.kind
        moves = [FOR_ME, *[PAY.of[card] for card in sorted(area.resources)]]
        moves += [USE.of[loose] for loose in range(SPACE) if area.loose[loose]]
        if self.halves:
            moves.append(HALF)
        if kind == ANY:
            moves += [CONVERT.of[source] for source in range(FOOD, INFORMATION)]
        elif kind != SPACE:
            sources = sorted({kind - 1, OIL} - {FOOD - 1})
            moves += [CONVERT.of[source] for source in sources]
        if kind != SPACE:
            moves.append(THREE)
        return moves

    def refusal(self, table: GunsTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is SETTLE:
            return None
        place, after = self._after(table, move)
        if place < 0:
            return WRONG_TYPE
        if self._in_order(table, place, after, move):
            return None
        return OUT_OF_ORDER if _can_go_on(table, after.anew(), move) else TOO_LITTLE_LEFT

    def moves(self, table: GunsTable, seat: int) -> list[Move]:
        listed = []
        for move in self.candidates(table, seat):
            if move.verb is SETTLE:
                listed.append(move)
            else:
                place, after = self._after(table, move)
                if place >= 0 and self._in_order(table, place, after, move):
                    listed.append(move)
        return listed

    def _in_order(self, table: GunsTable, place: int, after: Payment, move: Move) -> bool:
        return place >= self.floor and _can_go_on(table, after, move)

    def anew(self) -> Payment:
        """The same, with its order begun anew."""
        return Payment(self.seat, self.due, self.halves)

    def forced(self, table: GunsTable) -> Move | None:
        """All that lies there is needed: whatever stands for what, the outcome is one."""
        stock = table.stock(self.seat)
        return FOR_ME if sum(stock) + stock[SPACE] + self.halves == sum(self.due) else None

    def usual(self, table: GunsTable) -> Move | None:
        return FOR_ME

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        area = table.areas[seat]
        if move.verb is SETTLE:
            self._settle(table, area)
            return
        place, after = self._after(table, move)
        if after.floor and not self._in_order(table, place, after, move):
            after = after.anew()
        if move.verb is PAY:
            table.spend(seat, move.arg)
        elif move.verb is USE:
            area.loose[move.arg] -= 1
        if after.kind != PAID:
            table.then(after)

    def details(self, table: GunsTable) -> dict[str, Any]:
        names = (*RESOURCES, "any")
        return {
            "due": {name: number for name, number in zip(names, self.due, strict=True) if number},
            "next": names[self.kind],
            "halves": self.halves,
        }

    def _after(self, table: GunsTable, move: Move) -> tuple[int, Payment]:
        """Where a move stands in the canonical order (-1: it cannot pay this), and the payment after it."""
        kind = self.kind
        rest = with_due(self.due, kind, -1)
        halves = self.halves
        place = OTHERS
        if move.verb is PAY or move.verb is USE:
            paid = table.deck.resource[move.arg] if move.verb is PAY else move.arg
            if kind == ANY:
                place = move.arg if move.verb is PAY else LOOSE + paid
            elif paid == kind:
                place = move.arg if move.verb is PAY else LOOSE
            elif kind == SPACE or paid < INFORMATION:
                place = -1
            if paid == SPACE and kind != SPACE:
                halves += 1
        elif move.verb is SPARE:
            halves -= 1
            if kind == ANY:
                place = LOOSE + SPACE
            elif kind == SPACE:
                place = -1
        else:
            if kind == ANY or (kind == OIL and move.arg == OIL):
                place = 0  # what it is made of may be of the same kind, so it comes first
            rest = with_due(rest, ANY, 3) if move.verb is COMBINE else with_due(rest, move.arg, 2)
        return place, Payment(self.seat, rest, halves, place if next_kind(rest) == kind else 0)

    def _settle(self, table: GunsTable, area: Area) -> None:
        resource = table.deck.resource
        cards = [0] * len(RESOURCES)
        for card in area.resources:
            cards[resource[card]] += 1
        plan = cheapest(self.due, cards, area.loose, self.halves)
        assert plan is not None, "a payment can always be completed"
        for kind, number in enumerate(plan.loose):
            area.loose[kind] -= number
        wanted = list(plan.cards)
        for card in area.resources[:]:
            if wanted[resource[card]]:
                wanted[resource[card]] -= 1
                table.spend(self.seat, card)


def _can_go_on(table: GunsTable, after: Payment, move: Move) -> bool:
    """Whether the payment can still be completed, in canonical order, with what is left after a move."""
    kind = after.kind
    if kind == PAID:
        return True
    area = table.areas[after.seat]
    resource = table.deck.resource
    stock = area.loose[:]
    scrap = 0
    if move.verb is USE:
        stock[move.arg] -= 1
    if kind == ANY:
        for passed in range(SPACE):
            if after.floor > LOOSE + passed:
                stock[passed] = 0
    elif after.floor > LOOSE:
        scrap += stock[kind]
        stock[kind] = 0
    for card in area.resources:
        if move.verb is PAY and card == move.arg:
            continue
        paid = resource[card]
        if card > after.floor or after.floor == 0 or (kind != ANY and paid != kind):
            stock[paid] += 1
        elif kind != ANY:
            scrap += 1
    return payable(after.due, stock, after.halves, scrap)
