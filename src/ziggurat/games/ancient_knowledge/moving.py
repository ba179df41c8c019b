"""Moving and swapping monuments of one's own Timeline; their knowledge goes with them, no lock holds them.

Ruling: a monument whose decline has begun stays where it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.ancient_knowledge.creating import DONE, ENOUGH
from ziggurat.games.ancient_knowledge.deck import CARD, SLOT, SLOTS
from ziggurat.games.ancient_knowledge.news import MOVED, SWAPPED
from ziggurat.games.ancient_knowledge.returning import number_in
from ziggurat.games.ancient_knowledge.standing import GRANTED, YOU_DO
from ziggurat.games.ancient_knowledge.table import AncientTable
from ziggurat.games.ancient_knowledge.timeline import (
    EMPTY,
    has_room,
    lift,
    place_of,
    put,
    slot_of,
    swap,
)
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.move import Verb
from ziggurat.kernel.step import OpenDecision

if TYPE_CHECKING:
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.telling import Teller

MOVE: Final = Verb("move", CARD, SLOT)
SWAP: Final = Verb("swap", CARD, CARD)
MOVING_VERBS: Final = (MOVE, SWAP)

WHICH: Final = ("any", "other", "bare")
"""Which monument may be moved: any of one's own, one other than the card itself, one without knowledge."""


def relocate(table: AncientTable, seat: int, card: int, slot: int) -> None:
    """Move a monument into another slot, lower place first."""
    area = table.areas[seat]
    knowledge = lift(area, place_of(area, card))
    put(area, card, slot, knowledge)
    table.tell(MOVED, seat, card, slot)


class Relocate(Effect[AncientTable]):
    """Move one monument to another slot that has room; with ``optional`` only if one likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("which", "optional")
    WORD: ClassVar[str] = "move"
    DEFAULTS: ClassVar[dict[str, Any]] = {"optional": 0}
    FORMS: ClassVar[tuple[str, ...]] = GRANTED

    def __init__(self, which: str, optional: int = 0) -> None:
        self.which = which
        self.optional = optional
        number_in(WHICH, which)

    def ways(self, table: AncientTable, do: Do) -> list[Move]:
        """The monuments that may be moved, and where to."""
        area = table.areas[do.seat]
        free = [slot for slot in range(1, SLOTS + 1) if has_room(area, slot)]
        return [
            MOVE(card, slot)
            for place, card in enumerate(area.timeline)
            if card != EMPTY and card != area.declining and self.takes(area.knowledge[place], card, do)
            for slot in free
            if slot != slot_of(place)
        ]

    def takes(self, knowledge: int, card: int, do: Do) -> bool:
        """Whether a monument with so much knowledge is one that may be moved."""
        if self.which == "other":
            return card != do.source
        return self.which == "any" or knowledge == 0

    def run(self, table: AncientTable, do: Do) -> None:
        if self.ways(table, do):
            table.then(Moving(do.seat, do))

    def idle(self, table: AncientTable, do: Do) -> bool:
        return not self.ways(table, do)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-move", which=self.which, optional="yes" if self.optional else "no")


class Retreat(Effect[AncientTable]):
    """Move a monument that holds enough knowledge from one slot to another, if that has room."""

    FIELDS: ClassVar[tuple[str, ...]] = ("holding", "start", "goal")
    WORD: ClassVar[str] = "retreat"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, holding: int, start: int, goal: int) -> None:
        self.holding = holding
        self.start = start
        self.goal = goal

    def ways(self, table: AncientTable, do: Do) -> list[Move]:
        """The monuments that may be moved."""
        area = table.areas[do.seat]
        if not has_room(area, self.goal):
            return []
        lower = 2 * self.start - 2
        return [
            MOVE(area.timeline[place], self.goal)
            for place in (lower, lower + 1)
            if area.timeline[place] not in (EMPTY, area.declining) and area.knowledge[place] >= self.holding
        ]

    def run(self, table: AncientTable, do: Do) -> None:
        if self.ways(table, do):
            table.then(Moving(do.seat, do))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-retreat", holding=self.holding, start=self.start, goal=self.goal)


class Moving(OpenDecision[AncientTable]):
    """Which monument to move, and where to."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do")
    ASK: ClassVar[str] = "move"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do) -> None:
        super().__init__(seat)
        self.do = do

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        effect = self.do.effect
        if isinstance(effect, Retreat):
            return effect.ways(table, self.do)
        assert isinstance(effect, Relocate)
        ways = effect.ways(table, self.do)
        return [*ways, ENOUGH] if effect.optional else ways

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move.verb is not DONE:
            relocate(table, seat, move.args[0], move.args[1])


class Swap(Effect[AncientTable]):
    """Two monuments change places: this card and another one, or any two."""

    FIELDS: ClassVar[tuple[str, ...]] = ("which",)
    WORD: ClassVar[str] = "swap"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, which: str) -> None:
        self.which = which
        number_in(("this", "any"), which)

    def ways(self, table: AncientTable, do: Do) -> list[Move]:
        """The pairs that may be swapped."""
        area = table.areas[do.seat]
        free = [card for card in area.timeline if card not in (EMPTY, area.declining)]
        if self.which == "this":
            return [SWAP(do.source, card) for card in free if card != do.source and do.source in free]
        return [SWAP(one, other) for place, one in enumerate(free) for other in free[place + 1 :]]

    def run(self, table: AncientTable, do: Do) -> None:
        if self.ways(table, do):
            table.then(Swapping(do.seat, do))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-swap", which=self.which)


class Swapping(OpenDecision[AncientTable]):
    """Which monuments to swap."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do")
    ASK: ClassVar[str] = "swap"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do) -> None:
        super().__init__(seat)
        self.do = do

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        effect = self.do.effect
        assert isinstance(effect, Swap)
        return effect.ways(table, self.do)

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        area = table.areas[seat]
        one, other = move.args
        swap(area, place_of(area, one), place_of(area, other))
        table.tell(SWAPPED, seat, one, other)
