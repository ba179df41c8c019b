"""The Politics Phase: at most one political action. Code of Laws, "Politics Phase"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.through_the_ages.actions import reds, remove_leader
from ziggurat.games.through_the_ages.catalog import (
    AGGRESSION,
    ATTACK_RULE,
    BONUS,
    CARD,
    CATEGORY,
    COST,
    DESPOTISM,
    EFFECT,
    EVENT,
    FORBIDDEN,
    HOMER,
    LAST_AGE,
    LEVEL,
    NONE,
    PACT,
    TACTIC,
    TERRITORY,
    WAR,
    side,
)
from ziggurat.games.through_the_ages.civ import CAESAR_USED, NO_POLITICS
from ziggurat.games.through_the_ages.news import (
    ACCEPTED,
    BOTH,
    EVENT_REVEALED,
    OFFERED,
    PARTY,
    PEEKED,
    PREPARED,
    REFUSED,
    RESIGNED,
    USED,
)
from ziggurat.games.through_the_ages.row import end_pact, scrap_wonder
from ziggurat.games.through_the_ages.science import PRINTED
from ziggurat.games.through_the_ages.standing import (
    ALEXANDER,
    CAESAR,
    COLUMBUS,
    GANDHI,
    JOAN,
    NO_WARS_AGAINST,
)
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.effects import Do
from ziggurat.kernel.move import SEAT, Kind, Move, Refusal, Verb
from ziggurat.kernel.step import Decision, Step

if TYPE_CHECKING:
    from ziggurat.games.through_the_ages.civ import Civ

SIDE: Final = Kind("side", ("a", "b"))
PASS: Final = Verb("pass")
PREPARE: Final = Verb("prepare", CARD)
ATTACK: Final = Verb("attack", CARD, SEAT)
DECLARE: Final = Verb("declare", CARD, SEAT)
OFFER: Final = Verb("offer", CARD, SEAT, SIDE)
CANCEL: Final = Verb("cancel", SEAT)
RESIGN: Final = Verb("resign")
EXPLORE: Final = Verb("explore", CARD)
EXPAND: Final = Verb("expand")
ACCEPT: Final = Verb("accept")
REFUSE: Final = Verb("refuse")
POLITICS_VERBS: Final = (
    PASS, PREPARE, ATTACK, DECLARE, OFFER, CANCEL, RESIGN, EXPLORE, EXPAND, ACCEPT, REFUSE,
)  # fmt: skip
NO_ACTION: Final = PASS()
AGREED: Final = ACCEPT()
DECLINED: Final = REFUSE()
LEAVE_GAME: Final = RESIGN()

NO_ACTIONS: Final = Refusal("no-military-actions")
NOT_STRONGER: Final = Refusal("not-stronger")
BY_PACT: Final = Refusal("by-pact")
PEACEFUL: Final = Refusal("peaceful")
LAST_ROUND: Final = Refusal("last-round")
NO_WARS: Final = Refusal("no-wars-against")
NO_TARGET: Final = Refusal("no-target")
WAR_REWARD: Final = 7
"""The culture for a war against somebody who resigns."""


class Politics(Step[AgesTable]):
    """The phase begins, or goes on with Caesar's second action."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first")

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def run(self, table: AgesTable) -> None:
        seat = self.seat
        civ = table.rated(seat)
        if civ.gone:
            return
        if civ.powers & JOAN and self.first:
            if not table.peeked >> seat & 1:
                table.peeked |= 1 << seat
                table.reveal()
            table.tell(PEEKED, seat, table.current[-1] & 255)
        if civ.done & NO_POLITICS:
            civ.done &= ~NO_POLITICS
            return
        table.then(PoliticalAction(seat, self.first))


def attack_rule(table: AgesTable, seat: int, target: int, rule: int) -> list[int]:
    """The owners of pacts with this rule of attack between two seats: each may have one with the other."""
    owners: list[int] = []
    for owner, partner in ((seat, target), (target, seat)):
        civ = table.civs[owner]
        if civ.pact != NONE and civ.partner == partner and ATTACK_RULE[civ.pact] == rule:
            owners.append(owner)
    return owners


def attack_price(table: AgesTable, card: int, target: int) -> int:
    """The military actions that an attack costs; twice as many against Gandhi."""
    return COST[card] * (2 if table.rated(target).powers & GANDHI else 1)


def attack_refusal(table: AgesTable, seat: int, card: int, target: int) -> Refusal | None:
    """Code of Laws, "Play an aggression" and "Declare a war"."""
    from ziggurat.games.through_the_ages.military import forces

    civ = table.rated(seat)
    if civ.powers & GANDHI:
        return PEACEFUL
    if reds(civ) < attack_price(table, card, target):
        return NO_ACTIONS
    if attack_rule(table, seat, target, FORBIDDEN):
        return BY_PACT
    if CATEGORY[card] == WAR:
        if table.last_round and table.round >= table.last_round:
            return LAST_ROUND
        return NO_WARS if table.rated(target).powers & NO_WARS_AGAINST else None
    own, other = forces(table, seat, target)
    if other >= own:
        return NOT_STRONGER
    return None if EFFECT[card].usable(table, Do(EFFECT[card], seat, target, card)) else NO_TARGET


class PoliticalAction(Decision[AgesTable]):
    """One political action, or none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first")
    ASK: ClassVar[str] = "politics"

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        return self._offers(table, seat, True)

    def moves(self, table: AgesTable, seat: int) -> list[Move]:
        return self._offers(table, seat, False)

    def _offers(self, table: AgesTable, seat: int, every: bool) -> list[Move]:
        civ = table.rated(seat)
        moves = [NO_ACTION]
        others = table.others(seat)
        last = NONE
        for card in civ.military:
            if card == last:
                continue
            last = card
            category = CATEGORY[card]
            if category in (TACTIC, BONUS):
                continue
            if category in (EVENT, TERRITORY):
                moves.append(PREPARE.of[card])
                if category == TERRITORY and civ.powers & COLUMBUS:
                    moves.append(EXPLORE.of[card])
            elif category == PACT:
                for other in others if len(others) > 1 else []:  # with two left there are no pacts
                    moves.append(OFFER(card, other, 0))
                    if not symmetric(card):
                        moves.append(OFFER(card, other, 1))
            else:
                for other in others:
                    if every or attack_refusal(table, seat, card, other) is None:
                        moves.append((ATTACK if category == AGGRESSION else DECLARE)(card, other))
        for owner, other_civ in enumerate(table.civs if len(others) > 1 else []):
            if other_civ.pact != NONE and seat in (owner, other_civ.partner):
                moves.append(CANCEL(owner))
        if civ.powers & ALEXANDER:
            moves.append(EXPAND())
        if table.age < LAST_AGE and table.setting.option("resigning") == "yes":
            moves.append(LEAVE_GAME)
        return moves

    def forced(self, table: AgesTable) -> Move | None:
        """Without a card in hand, a pact or a leader there is nothing to do, as everybody can see."""
        civ = table.civs[self.seat]
        if not civ.military and len(self._offers(table, self.seat, False)) == 1:
            return NO_ACTION
        return None

    def refusal(self, table: AgesTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is ATTACK or move.verb is DECLARE:
            return attack_refusal(table, seat, move.args[0], move.args[1])
        return None

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        civ = table.rated(seat)
        verb = move.verb
        if verb is PASS:
            return
        if verb is RESIGN:
            resign(table, seat)
            return
        if civ.powers & CAESAR and not civ.done & CAESAR_USED:
            if self.first:
                table.then(Politics(seat, 0))
            else:
                civ.done |= CAESAR_USED
        political(table, seat, civ, move)


def political(table: AgesTable, seat: int, civ: Civ, move: Move) -> None:
    """Carry out a political action."""
    from ziggurat.games.through_the_ages.colonies import colonize
    from ziggurat.games.through_the_ages.military import attack
    from ziggurat.games.through_the_ages.wars import declare

    verb, card = move.verb, move.arg
    if verb is PREPARE:
        prepare(table, seat, card)
    elif verb is ATTACK:
        attack(table, seat, card, move.args[1])
    elif verb is DECLARE:
        declare(table, seat, card, move.args[1])
    elif verb is OFFER:
        table.show()
        if civ.shown.count(card) < civ.military.count(card):
            civ.shown = tuple(sorted((*civ.shown, card)))
        table.tell(OFFERED, seat, card, move.args[1], party(card, 1 - move.args[2]))
        table.then(PactOffer(move.args[1], seat, card, move.args[2]))
    elif verb is CANCEL:
        end_pact(table, move.arg)
    elif verb is EXPLORE:
        table.play_from_hand(seat, card)
        table.tell(USED, seat, civ.leader)
        remove_leader(table, seat)
        colonize(table, seat, card)
    else:
        table.tell(USED, seat, civ.leader)
        remove_leader(table, seat)
        table.tokens(seat, 1, 0)


def prepare(table: AgesTable, seat: int, card: int) -> None:
    """Code of Laws, "Prepare an event": it comes onto the future deck; the next current one happens."""
    civ = table.civs[seat]
    civ.military.remove(card)
    if card in civ.shown:
        civ.shown = ()
    table.show()
    table.future.append(card | (1 << seat) << 8)
    table.tell(PREPARED, seat, card, LEVEL[card])
    table.score(seat, LEVEL[card])
    entry = table.current.pop()
    table.peeked = 0
    event = entry & 255
    table.reveal()
    table.tell(EVENT_REVEALED, seat, event)
    table.then(HappenEvent(event), RenewEvents())


class HappenEvent(Step[AgesTable]):
    """The current event happens. Code of Laws, "Current events"."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, table: AgesTable) -> None:
        from ziggurat.games.through_the_ages.colonies import Auction

        seat = table.active
        if CATEGORY[self.event] == TERRITORY:
            table.then(Auction(self.event, tuple(table.clockwise_from(seat)), 0))
        else:
            table.past.append(self.event)
            table.then(Do(EFFECT[self.event], seat, seat, self.event))


class RenewEvents(Step[AgesTable]):
    """When the current events are used up, the future ones take their place: shuffled, earlier ages on
    top."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, table: AgesTable) -> None:
        if table.current:
            return
        deck = table.future
        table.future = []
        table.chance.shuffle(deck)
        deck.sort(key=_later_first)
        table.current = deck


def _later_first(entry: int) -> int:
    return -LEVEL[entry & 255]


def symmetric(card: int) -> bool:
    """Whether a pact gives the same to both sides."""
    return EFFECT[side(card, 0)] == EFFECT[side(card, 1)]


def party(card: int, which: int) -> int:
    """The side of a pact as it is told: A, B, or both where they are the same."""
    return BOTH if symmetric(card) else which


class PactOffer(Decision[AgesTable]):
    """Whether to accept a pact. Code of Laws, "Offer a pact"."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "owner", "card", "side")
    ASK: ClassVar[str] = "pact"

    def __init__(self, seat: int, owner: int, card: int, side: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.card = card
        self.side = side

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        return [AGREED, DECLINED]

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        owner, card = self.owner, self.card
        civ = table.civs[owner]
        if move.verb is REFUSE:
            table.tell(REFUSED, seat, card, owner)
            return
        table.play_from_hand(owner, card)
        if civ.pact != NONE:
            end_pact(table, owner)
        civ.pact = card
        civ.partner = seat
        civ.side = self.side
        table.tell(ACCEPTED, seat, card, owner, party(card, 1 - self.side))
        table.settle(owner)
        table.settle(seat)

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {"card": CARD.word(self.card), "side": PARTY.word(party(self.card, 1 - self.side))}


def resign(table: AgesTable, seat: int) -> None:
    """A civilization leaves the game. Code of Laws, "Resign"."""
    from ziggurat.games.through_the_ages.scoring import finish
    from ziggurat.games.through_the_ages.turn import NextTurn

    civ = table.civs[seat]
    table.tell(RESIGNED, seat)
    left = table.playing
    for owner, other in enumerate(table.civs):
        if other.pact != NONE and seat in (owner, other.partner):
            end_pact(table, owner)
    civ.gone = left
    for other_seat in table.others(seat):
        other = table.civs[other_seat]
        if other.war != NONE and other.target == seat:
            table.toss(other.war, table.everybody)
            other.war = other.target = NONE
            table.score(other_seat, WAR_REWARD)
    clear(table, seat, civ)
    table.touch_all()
    while table.agenda:
        table.agenda.pop()
    if left == 2:
        finish(table, 1)
    else:
        table.then(NextTurn(seat))


def clear(table: AgesTable, seat: int, civ: Civ) -> None:
    """All cards of a civilization leave the game; its tokens are of no more use."""
    for card in civ.military[:]:
        table.discard(seat, card, seen=False)
    for card in (*civ.hand, *civ.techs, civ.government, *civ.specials, *civ.wonders, civ.leader):
        if card != NONE and card not in PRINTED:
            table.removed.append(card)
    if civ.homer != NONE:
        table.removed.append(HOMER)
    if civ.wonder != NONE:
        scrap_wonder(table, civ)
    for card in civ.colonies:
        table.toss(card, table.everybody)
    if civ.exclusive:
        table.toss(civ.tactic, table.everybody)
    if civ.war != NONE:
        table.toss(civ.war, table.everybody)
    civ.hand = []
    civ.techs = []
    civ.government = DESPOTISM
    civ.specials = (NONE, NONE, NONE, NONE)
    civ.wonders = civ.ruins = civ.colonies = ()
    civ.leader = civ.homer = civ.wonder = civ.tactic = civ.war = civ.target = NONE
    civ.exclusive = False
