"""What befalls opponents: knowledge put on their monuments, cards taken from their hands.

Rulebook, «ЦЕЛИ ЭФФЕКТОВ КАРТ»: a partner is no opponent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.ancient_knowledge.creating import ENOUGH
from ziggurat.games.ancient_knowledge.deck import CARD
from ziggurat.games.ancient_knowledge.drawing import TAKE
from ziggurat.games.ancient_knowledge.memory import bit, look_through, pass_on
from ziggurat.games.ancient_knowledge.news import BURDENED, GAVE_LOST, SAW_HAND, STOLE
from ziggurat.games.ancient_knowledge.standing import YOU_DO
from ziggurat.games.ancient_knowledge.table import HAND_LIMIT, NO_CARD, NOBODY, AncientTable
from ziggurat.games.ancient_knowledge.timeline import EMPTY, NOWHERE, place_of
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.move import SEAT, Move, Verb
from ziggurat.kernel.step import Decision, OpenDecision

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

BURDEN: Final = Verb("burden", CARD)
ROB: Final = Verb("rob", SEAT)
OPPONENT_VERBS: Final = (BURDEN, ROB)


class Burden(Effect[AncientTable]):
    """Put knowledge from the reserve on one monument of each opponent, all of it on the same."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "burden"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: AncientTable, do: Do) -> None:
        for other in reversed(table.opponents(do.seat)):
            if monuments(table, (other,)):
                table.agenda.append(Burdening(do.seat, (other,), self.number))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-burden", number=self.number)


def monuments(table: AncientTable, seats: tuple[int, ...]) -> list[int]:
    """The monuments in the Timelines of some seats."""
    return [card for seat in seats for card in table.areas[seat].timeline if card != EMPTY]


class Burdening(OpenDecision[AncientTable]):
    """Which monument of an opponent to put knowledge on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "others", "number")
    ASK: ClassVar[str] = "burden"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, others: tuple[int, ...], number: int) -> None:
        super().__init__(seat)
        self.others = others
        self.number = number

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [BURDEN.of[card] for card in monuments(table, self.others)]

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        for other in self.others:
            area = table.areas[other]
            place = place_of(area, move.arg)
            if place != NOWHERE:
                area.knowledge[place] += self.number
                table.tell(BURDENED, seat, other, move.arg, self.number)

    def details(self, table: AncientTable) -> dict[str, Any]:
        return {"number": self.number}


class GiveLost(Effect[AncientTable]):
    """Put so much of one's lost knowledge (all if less) on one monument of one opponent."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "give_lost"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: AncientTable, do: Do) -> None:
        others = tuple(table.opponents(do.seat))
        given = min(self.number, table.areas[do.seat].lost)
        if given and monuments(table, others):
            table.then(GivingLost(do.seat, others, given))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-give-lost", number=self.number)


class GivingLost(Burdening):
    """Which monument of an opponent to put one's lost knowledge on; ``number`` is what there is to give."""

    ASK: ClassVar[str] = "give-lost"

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        given = min(self.number, table.areas[seat].lost)
        for other in self.others:
            area = table.areas[other]
            place = place_of(area, move.arg)
            if place != NOWHERE:
                table.areas[seat].lost -= given
                area.knowledge[place] += given
                table.tell(GAVE_LOST, seat, other, move.arg, given)


class Steal(Effect[AncientTable]):
    """Look at the hand of one opponent and take one card from it."""

    WORD: ClassVar[str] = "steal"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def run(self, table: AncientTable, do: Do) -> None:
        if len(table.areas[do.seat].hand) < HAND_LIMIT and victims(table, do.seat):
            table.then(Robbing(do.seat))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-steal")


def victims(table: AncientTable, seat: int) -> list[int]:
    """The opponents who have a card in hand."""
    return [other for other in table.opponents(seat) if table.areas[other].hand]


class Robbing(OpenDecision[AncientTable]):
    """Whose hand to look at."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "rob"
    CONTINUES: ClassVar[bool] = True

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [ROB(other) for other in victims(table, seat)] or [ENOUGH]

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move is ENOUGH:
            return
        hand = table.areas[move.arg].hand
        table.reveal()
        look_through(table, seat, move.arg)
        table.areas[seat].robbing = move.arg
        table.tell(SAW_HAND, seat, move.arg, len(hand))
        table.then(Stealing(seat, move.arg))


class Stealing(Decision[AncientTable]):
    """Which card of the hand looked at to take."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rival")
    ASK: ClassVar[str] = "steal"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival = rival

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        hand = sorted(table.areas[self.rival].hand)
        return [TAKE.of[card] for card in hand] if hand else [ENOUGH]

    def forced(self, table: AncientTable) -> Move | None:
        hand = table.areas[self.rival].hand
        if not hand:
            return ENOUGH
        return TAKE.of[hand[0]] if len(hand) == 1 else None

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        area = table.areas[seat]
        area.robbing = NOBODY
        if move is ENOUGH:
            return
        if len(area.hand) < HAND_LIMIT:  # a partner's effect may have filled it meanwhile
            pass_on(table, self.rival, seat, move.arg)
            table.areas[self.rival].offered = NO_CARD
            table.tell(STOLE, seat, self.rival, move.arg, knowers=bit(self.rival))

    def details(self, table: AncientTable) -> dict[str, Any]:
        return {"rival": self.rival}
