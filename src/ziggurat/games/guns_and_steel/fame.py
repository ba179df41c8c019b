"""Wonders and fame tokens, at the end of a turn.

Rulebook, "End of turn": in New World a wonder whose condition holds is taken at once; in Renaissance and the
combined game a fame token is placed on it, and the wonder is taken when enough of one's own lie there.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.guns_and_steel.counts import TAKEN, Deed
from ziggurat.games.guns_and_steel.deck import WONDER
from ziggurat.games.guns_and_steel.effects import DONE, ENOUGH
from ziggurat.games.guns_and_steel.news import BUILT, FAME_MOVED, FAMED
from ziggurat.games.guns_and_steel.table import NO_WONDER, GunsTable
from ziggurat.kernel.combinators import NOTHING
from ziggurat.kernel.effects import Do
from ziggurat.kernel.move import Move, Refusal, Verb
from ziggurat.kernel.step import Decision, OpenDecision, Step

BUILD: Final = Verb("build", WONDER)
HONOUR: Final = Verb("fame", WONDER)
MOVE_FAME: Final = Verb("move-fame", WONDER, WONDER)
FAME_VERBS: Final = (BUILD, HONOUR, MOVE_FAME)

FAME_IS_DUE: Final = Refusal("fame-is-due")


def counted(table: GunsTable, seat: int, wonder: int) -> int:
    """How far a seat is on the way to a wonder's condition."""
    number = table.deck.wonders[wonder].condition
    return number.count(table, Do(NOTHING, seat, seat, wonder))


def holding(table: GunsTable, seat: int) -> list[int]:
    """The wonders still to be had whose conditions hold for a seat."""
    return [
        wonder
        for wonder in table.wonders
        if wonder != NO_WONDER and counted(table, seat, wonder) >= table.deck.wonders[wonder].least
    ]


class NewWorldWonder(Step[GunsTable]):
    """One wonder whose condition holds is taken; the player chooses which."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: GunsTable) -> None:
        if holding(table, self.seat):
            table.then(Building(self.seat))


class Building(OpenDecision[GunsTable]):
    """Which wonder to take."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "wonder"

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [BUILD.of[wonder] for wonder in holding(table, seat)]

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        take_wonder(table, seat, move.arg)


class Fame(Step[GunsTable]):
    """One fame token goes on a wonder whose condition holds; with none left, one may be moved.

    Whether a condition holds may depend on resource cards taken back unseen. So a seat is asked whenever, as
    far as the others can see, a condition might hold.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: GunsTable) -> None:
        if holding(table, self.seat) or _might_hold(table):
            table.then(Honouring(self.seat) if table.free_tokens(self.seat) else MovingFame(self.seat))


def _might_hold(table: GunsTable) -> bool:
    """Whether a condition may hold, as far as the others can see, by cards taken back unseen."""
    conditions = [table.deck.wonders[wonder].condition for wonder in table.wonders if wonder != NO_WONDER]
    return _took_unseen(table) and any(
        isinstance(number, Deed) and number.deed in TAKEN for number in conditions
    )


def _took_unseen(table: GunsTable) -> bool:
    return any(hint & (hint - 1) for hint in table.deeds.hints)


class Honouring(Decision[GunsTable]):
    """On which wonder to place a fame token; on none only if no condition holds.

    With cards taken back unseen, what can be chosen is not plain to see.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "fame"

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        moves = [HONOUR.of[wonder] for wonder in holding(table, seat)]
        return [*moves, ENOUGH] if _might_hold(table) else moves

    def refusal(self, table: GunsTable, seat: int, move: Move) -> Refusal | None:
        return FAME_IS_DUE if move.verb is DONE and holding(table, seat) else None

    def forced(self, table: GunsTable) -> Move | None:
        wonders = holding(table, self.seat)
        return HONOUR.of[wonders[0]] if len(wonders) == 1 and not _might_hold(table) else None

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        if move.verb is not DONE:
            honour(table, seat, move.arg)


class MovingFame(Decision[GunsTable]):
    """Whether to move a fame token from one wonder to another whose condition holds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "move-fame"

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        crowned = [
            wonder
            for age, wonder in enumerate(table.wonders)
            if wonder != NO_WONDER and table.fame[age * table.players + seat]
        ]
        targets = holding(table, seat)
        return [
            ENOUGH,
            *[MOVE_FAME(source, target) for source in crowned for target in targets if source != target],
        ]

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        source, target = move.args
        table.fame[table.wonders.index(source) * table.players + seat] -= 1
        table.tell(FAME_MOVED, seat, source, target)
        honour(table, seat, target)


def honour(table: GunsTable, seat: int, wonder: int) -> None:
    """Place a fame token; with enough of one's own there, the wonder is taken."""
    place = table.wonders.index(wonder) * table.players + seat
    table.fame[place] += 1
    table.tell(FAMED, seat, wonder, table.fame[place])
    if table.fame[place] >= table.deck.wonders[wonder].tokens:
        take_wonder(table, seat, wonder)


def take_wonder(table: GunsTable, seat: int, wonder: int) -> None:
    """Take a wonder from beside the pyramid; all fame tokens on it return to their owners."""
    age = table.wonders.index(wonder)
    table.wonders[age] = NO_WONDER
    for owner in range(table.players):
        table.fame[age * table.players + owner] = 0
    area = table.areas[seat]
    area.wonders = (*area.wonders, wonder)
    table.tell(BUILT, seat, wonder)
