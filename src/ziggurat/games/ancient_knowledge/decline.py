"""The Decline phase. Rulebook, phase В, «УПАДОК».

The monuments of slot 1 decline one after the other, each through all steps; the rest slide to the left.
Ruling: whatever stands in slot 1 declines, as long as something does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.games.ancient_knowledge.deck import CARD, DECLINE
from ziggurat.games.ancient_knowledge.news import ACTIVATED, CALM, DECLINED, LAST_ROUND, SLID
from ziggurat.games.ancient_knowledge.table import DECLINING, NO_CARD, WAITING, AncientTable
from ziggurat.games.ancient_knowledge.technology_boards import GONE, LEVEL_I, flip
from ziggurat.games.ancient_knowledge.timeline import EMPTY, NOWHERE, lift, place_of, slide
from ziggurat.games.ancient_knowledge.triggers import DECLINE_OVER, due, triggered
from ziggurat.kernel.effects import Do
from ziggurat.kernel.move import NUMBER, Verb
from ziggurat.kernel.step import OpenDecision, Step

if TYPE_CHECKING:
    from ziggurat.kernel.move import Move

FADE: Final = Verb("decline", CARD)
FLIP: Final = Verb("flip", NUMBER)
DECLINE_VERBS: Final = (FADE, FLIP)

MIDDLE: Final = 7
"""With so many monuments in somebody's Past a level I board is turned over."""
FULL: Final = 14
"""With so many the last round has come."""


class DeclinePhase(Step[AncientTable]):
    """The monuments of slot 1 decline, the Past is checked, all others slide."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AncientTable) -> None:
        area = table.areas[self.seat]
        area.faded = 0
        if area.calm:
            area.calm = 0
            area.phase = WAITING
            table.tell(CALM, self.seat)
            return
        area.phase = DECLINING
        table.then(NextDecline(self.seat), CheckPast(self.seat), DeclineOver(self.seat), Sliding(self.seat))


class NextDecline(Step[AncientTable]):
    """The next monument of slot 1 declines, until the slot is empty."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AncientTable) -> None:
        timeline = table.areas[self.seat].timeline
        if timeline[1] != EMPTY:
            table.then(ChoosingDecline(self.seat), self)
        elif timeline[0] != EMPTY:
            table.agenda.append(self)
            decline(table, self.seat, timeline[0])


class ChoosingDecline(OpenDecision[AncientTable]):
    """Which of the two monuments in slot 1 declines first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "decline"

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [FADE.of[card] for card in table.areas[seat].timeline[:2]]

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        decline(table, seat, move.arg)


def decline(table: AncientTable, seat: int, card: int) -> None:
    """A monument declines: its effect, its knowledge is lost, it comes into the Past."""
    table.areas[seat].declining = card
    table.agenda.append(Fading(seat, card))
    if table.deck.activation[card] == DECLINE:
        table.tell(ACTIVATED, seat, card)
        table.agenda.append(Do(table.deck.effect[card], seat, seat, card))


class Fading(Step[AncientTable]):
    """Steps 2 and 3 of a decline: knowledge on the monument is lost, and it comes into the Past."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: AncientTable) -> None:
        area = table.areas[self.seat]
        area.declining = NO_CARD
        place = place_of(area, self.card)
        if place == NOWHERE:  # discarded by its own effect
            return
        knowledge = lift(area, place)
        area.lost += knowledge
        area.faded += knowledge
        table.enter_past(self.seat, self.card)
        table.tell(DECLINED, self.seat, self.card, knowledge)


class CheckPast(Step[AncientTable]):
    """Rulebook, «УПАДОК», «СЕРЕДИНА ИГРЫ»: seven monuments turn a board over, fourteen end the game."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AncientTable) -> None:
        past = len(table.areas[self.seat].past)
        if past >= FULL and all(
            len(area.past) < FULL for area in table.areas if area is not table.areas[self.seat]
        ):
            table.tell(LAST_ROUND, self.seat)
        if past >= MIDDLE and not table.flipped and level_one_boards(table):
            table.then(Flipping(self.seat))


def level_one_boards(table: AncientTable) -> list[int]:
    """The level I boards that are in the game, by their places."""
    return [
        place for place, board in enumerate(table.boards) if table.levels[place] == LEVEL_I and board != GONE
    ]


class Flipping(OpenDecision[AncientTable]):
    """Which level I board to turn over; boards are numbered from 1."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "flip"

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        if table.flipped:  # the partner was first
            return [FLIP(0)]
        return [FLIP(place + 1) for place in level_one_boards(table)] or [FLIP(0)]

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move.arg:
            flip(table, seat, move.arg - 1)


class DeclineOver(Step[AncientTable]):
    """What cards do when all declines of the phase are over, before the slide."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AncientTable) -> None:
        due(table, self.seat, triggered(table, self.seat, (DECLINE_OVER,)))


class Sliding(Step[AncientTable]):
    """All monuments left slide one slot to the left. What was lost is forgotten."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AncientTable) -> None:
        area = table.areas[self.seat]
        slide(area)
        area.faded = 0
        area.phase = WAITING
        table.tell(SLID, self.seat)
