"""Colonization: the auction, the colonization force, the colony. Code of Laws, "Colonization"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.through_the_ages.catalog import (
    AIR,
    BONUS,
    CARD,
    CATEGORY,
    COLONIZATION,
    INFANTRY,
    NONE,
    STRENGTH,
    WORKED,
)
from ziggurat.games.through_the_ages.deeds import DONE, ENOUGH
from ziggurat.games.through_the_ages.news import BID, COLONIZED, PASSED, SENT, SPARED
from ziggurat.games.through_the_ages.politics import NO_ACTION, PASS
from ziggurat.games.through_the_ages.standing import COOK, GENGHIS
from ziggurat.games.through_the_ages.strength import armies_of
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.move import NUMBER, OUT_OF_ORDER, Move, Refusal, Verb, out_of_order
from ziggurat.kernel.step import Decision, Step

if TYPE_CHECKING:
    from ziggurat.games.through_the_ages.civ import Civ

OFFER_FORCE: Final = Verb("bid", NUMBER)
SEND: Final = Verb("send", CARD)
SPEND: Final = Verb("bonus", CARD)
SPARE: Final = Verb("spare", CARD)
COLONY_VERBS: Final = (OFFER_FORCE, SEND, SPEND, SPARE)
COOK_CARDS: Final = 2


def unit_force(civ: Civ, sent: list[int]) -> int:
    """Units sent: their strength and that of their armies. What changes a rating does not matter here."""
    total = 0
    for card in civ.techs:
        if CATEGORY[card] >= INFANTRY and sent[card]:
            total += sent[card] * STRENGTH[card]
    if civ.tactic != NONE:
        total += armies_of(sent, civ.techs, civ.tactic, civ.powers & GENGHIS != 0)
    return total


def units_of(civ: Civ) -> int:
    """How many military units there are."""
    total = 0
    for card in civ.techs:
        if INFANTRY <= CATEGORY[card] <= AIR:
            total += civ.workers[card]
    return total


def help_of(hand: list[int], floor: int, spares: int) -> int:
    """What bonus cards from ``floor`` on and, for Cook, other cards add at most."""
    bonuses = 0
    others = 0
    for card in hand:
        if CATEGORY[card] == BONUS and card >= floor:
            bonuses += COLONIZATION[card]
        else:
            others += 1
    return bonuses + min(spares, others)


def most_force(table: AgesTable, seat: int) -> int:
    """The strongest force that a seat can send; nothing without a unit."""
    civ = table.rated(seat)
    if not units_of(civ):
        return 0
    spares = COOK_CARDS if civ.powers & COOK else 0
    return unit_force(civ, civ.workers) + civ.colonization + help_of(civ.military, 0, spares)


class Auction(Step[AgesTable]):
    """The next one in turn order bids or passes; the last one left colonizes. ``bid`` is the highest so
    far."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seats", "bid")

    def __init__(self, card: int, seats: tuple[int, ...], bid: int) -> None:
        self.card = card
        self.seats = seats
        self.bid = bid

    def run(self, table: AgesTable) -> None:
        if not self.seats:
            table.past.append(self.card)
        elif len(self.seats) == 1 and self.bid:
            seat = self.seats[0]
            table.then(
                Force(seat, self.card, self.bid, (), (), COOK_CARDS if self._cook(table, seat) else 0, 0)
            )
        else:
            table.then(Bidding(self.seats[0], self.card, self.seats, self.bid))

    def _cook(self, table: AgesTable, seat: int) -> bool:
        return table.rated(seat).powers & COOK != 0


class Bidding(Decision[AgesTable]):
    """Bid more, up to the force that could be sent, or pass. Bonus cards in hand are nobody else's
    business."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "seats", "bid")
    ASK: ClassVar[str] = "bid"

    def __init__(self, seat: int, card: int, seats: tuple[int, ...], bid: int) -> None:
        super().__init__(seat)
        self.card = card
        self.seats = seats
        self.bid = bid

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        most = most_force(table, seat)
        return [NO_ACTION, *[OFFER_FORCE(bid) for bid in range(self.bid + 1, most + 1)]]

    def forced(self, table: AgesTable) -> Move | None:
        """Who has no unit, or could not bid enough with the best of cards, passes: all can see that."""
        civ = table.rated(self.seat)
        if not units_of(civ):
            return NO_ACTION
        if not civ.military and most_force(table, self.seat) <= self.bid:
            return NO_ACTION
        return None

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        rest = self.seats[1:]
        if move.verb is PASS:
            table.tell(PASSED, seat)
            table.then(Auction(self.card, rest, self.bid))
        else:
            table.tell(BID, seat, move.arg)
            table.then(Auction(self.card, (*rest, seat), move.arg))

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {"card": CARD.word(self.card), "number": self.bid}


class Force(Decision[AgesTable]):
    """What to send: units first, then bonus cards, then (Cook) other cards; each in the order of its number.

    ``sent`` are the units so far, ``used`` the cards; ``spares`` more may go face down.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "bid", "sent", "used", "spares", "floor")
    ASK: ClassVar[str] = "force"
    CONTINUES: ClassVar[bool] = True
    ORDERED: ClassVar[bool] = True

    def __init__(
        self,
        seat: int,
        card: int,
        bid: int,
        sent: tuple[int, ...],
        used: tuple[int, ...],
        spares: int,
        floor: int,
    ) -> None:
        super().__init__(seat)
        self.card = card
        self.bid = bid
        self.sent = sent
        self.used = used
        self.spares = spares
        self.floor = floor

    def _units(self, table: AgesTable, civ: Civ, extra: int, beyond: int) -> int:
        """The force of the units sent, one more (``extra``), and all that could follow from ``beyond`` on."""
        sent = [0] * WORKED
        for unit in self.sent:
            sent[unit] += 1
        if extra != NONE:
            sent[extra] += 1
        for card in civ.techs:
            if CATEGORY[card] >= INFANTRY and card >= beyond:
                sent[card] = civ.workers[card]
        return unit_force(civ, sent)

    def _cards(self) -> int:
        """What the cards used so far add."""
        total = 0
        for card in self.used:
            total += COLONIZATION[card & 255] if card < 256 else 1
        return total

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        civ = table.rated(seat)
        due = self._due(civ)
        moves: list[Move] = []
        if self.sent and self._units(table, civ, NONE, WORKED) >= due:
            moves.append(ENOUGH)
        for card in civ.techs:
            if CATEGORY[card] >= INFANTRY and civ.workers[card] > self.sent.count(card):
                moves.append(SEND.of[card])
        all_units = self._units(table, civ, NONE, 0)
        different = sorted(set(civ.military))
        for card in different:
            if CATEGORY[card] == BONUS:
                rest = civ.military[:]
                rest.remove(card)
                if all_units + COLONIZATION[card] + help_of(rest, 0, self.spares) >= due:
                    moves.append(SPEND.of[card])
        if self.spares:
            for card in different:
                rest = civ.military[:]
                rest.remove(card)
                if all_units + 1 + help_of(rest, 0, self.spares - 1) >= due:
                    moves.append(SPARE.of[card])
        return moves

    def _due(self, civ: Civ) -> int:
        """The force that is still to come from units."""
        return self.bid - civ.colonization - self._cards()

    def refusal(self, table: AgesTable, seat: int, move: Move) -> Refusal | None:
        verb, card = move.verb, move.arg
        if verb is DONE:
            return None
        civ = table.rated(seat)
        if verb is SEND:
            further = self._units(table, civ, card, card) + help_of(civ.military, 0, self.spares)
        elif not self.sent:
            return OUT_OF_ORDER  # a unit must go, and units go first
        else:
            further = self._units(table, civ, NONE, WORKED)
            rest = civ.military[:]
            rest.remove(card)
            if verb is SPEND:
                further += COLONIZATION[card] + help_of(rest, card, self.spares)
            else:
                later = len([other for other in rest if other >= card])
                further += 1 + min(self.spares - 1, later)
        return out_of_order(self._place(move), self.floor, further, self._due(civ))

    def _place(self, move: Move) -> int:
        """Units come first, then bonus cards, then others, each by number."""
        return move.arg + len(CARD.words) * (SEND, SPEND, SPARE).index(move.verb)

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        verb, arg = move.verb, move.arg
        sent, used, spares = self.sent, self.used, self.spares
        if verb is DONE:
            civ = table.civs[seat]
            for unit in sent:
                civ.workers[unit] -= 1
                civ.bank += 1
                table.tell(SENT, seat, unit)
            table.touch(seat)
            colonize(table, seat, self.card)
            return
        floor = self.floor_after(table, seat, move, self._place(move))
        if verb is SEND:
            sent = tuple(sorted((*sent, arg)))
        elif verb is SPEND:
            table.show()
            table.discard(seat, arg, seen=True)
            table.tell(SPARED, seat, arg)
            used = (*used, arg)
        else:
            table.discard(seat, arg, seen=False)
            used = (*used, 256)
            spares -= 1
        table.then(Force(seat, self.card, self.bid, sent, used, spares, floor))

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {"card": CARD.word(self.card), "number": self.bid}


def colonize(table: AgesTable, seat: int, card: int) -> None:
    """A territory becomes a colony: first what it permanently gives, then its one-time gain."""
    civ = table.civs[seat]
    civ.colonies = (*civ.colonies, card)
    table.tell(COLONIZED, seat, card)
    table.befall(seat, "colonized", card)
    table.enters(seat, card)
