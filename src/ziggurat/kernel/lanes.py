"""Lanes: agendas side by side, for seats that act at the same time and in any interleaving.

Partners who take their turns together each have an agenda of their own. ``Together`` opens such lanes; while
they last, one decision on the table's agenda holds them all as data. A move goes to the lane that asks its
seat and is carried out there as if that lane were the whole agenda. A game that opens none pays nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.kernel.step import NOBODY, Decision, Step
from ziggurat.kernel.values import Value

if TYPE_CHECKING:
    from ziggurat.kernel.move import Move, Refusal
    from ziggurat.kernel.table import Table

NO_HOME: Final = -1


class Lane(Value):
    """One agenda, the next step last, with its tallies.

    A lane that is not ``waited`` for lets its seats act meanwhile, and lapses when all the others are done.
    ``home`` is the seat whose lane it is, if it is one seat's.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("steps", "tallies", "waited", "home")

    def __init__(
        self, steps: tuple[Step[Any], ...], tallies: tuple[int, ...], waited: bool, home: int
    ) -> None:
        self.steps = steps
        self.tallies = tallies
        self.waited = waited
        self.home = home

    @property
    def decision(self) -> Decision[Any]:
        """The decision that waits in it."""
        top = self.steps[-1]
        assert isinstance(top, Decision)
        return top


def lane(*steps: Step[Any], waited: bool = True, home: int = NO_HOME) -> Lane:
    """A lane in which these steps happen in this order."""
    return Lane(steps[::-1], (), waited, home)


class Together(Step["Table"]):
    """What happens in each of the lanes; what comes behind it, when all that are waited for are done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("lanes",)

    def __init__(self, lanes: tuple[Lane, ...]) -> None:
        self.lanes = lanes

    def run(self, table: Table) -> None:
        settle(table, list(self.lanes))


class Interleaving(Decision["Table"]):
    """All lanes wait: whoever is asked in one of them may be next."""

    FIELDS: ClassVar[tuple[str, ...]] = ("lanes",)
    ASK: ClassVar[str] = "together"

    def __init__(self, lanes: tuple[Lane, ...]) -> None:
        super().__init__(-1)
        self.lanes = lanes

    def deciders(self, table: Table) -> tuple[int, ...]:
        seats: list[int] = []
        for one in self.lanes:
            if one.waited:
                seats += [seat for seat in one.decision.deciders(table) if seat not in seats]
        return tuple(seats)

    def may_act(self, table: Table) -> tuple[int, ...]:
        waited = self.deciders(table)
        seats: list[int] = []
        for one in self.lanes:
            decision = one.decision
            asked = decision.may_act(table)
            if not one.waited:
                asked = (*decision.deciders(table), *asked)
            seats += [seat for seat in asked if seat not in seats and seat not in waited]
        return tuple(seats) or NOBODY

    def place(self, table: Table, seat: int) -> int:
        """The lane that asks a seat, or -1: one that waits for it, else the first where it may act.

        A lane of another seat comes before its own: somebody waits there for its answer.
        """
        own = -1
        for place, one in enumerate(self.lanes):
            if one.waited and seat in one.decision.deciders(table):
                if one.home != seat:
                    return place
                own = place
        if own >= 0:
            return own
        for place, one in enumerate(self.lanes):
            if seat in one.decision.deciders(table) or seat in one.decision.may_act(table):
                return place
        return -1

    def asks(self, table: Table, seat: int | None) -> Decision[Any]:
        place = -1 if seat is None else self.place(table, seat)
        return self.lanes[max(place, 0)].decision

    def candidates(self, table: Table, seat: int) -> list[Move]:
        return self.asks(table, seat).candidates(table, seat)

    def refusal(self, table: Table, seat: int, move: Move) -> Refusal | None:
        return self.asks(table, seat).refusal(table, seat, move)

    def moves(self, table: Table, seat: int) -> list[Move]:
        return self.asks(table, seat).moves(table, seat)

    def passed_over(self, table: Table, seat: int) -> list[Move]:
        return self.asks(table, seat).passed_over(table, seat)

    def choose(self, table: Table, seat: int, move: Move) -> None:
        place = self.place(table, seat)
        lanes = list(self.lanes)
        one = lanes[place]
        agenda, tallies = table.agenda, table.tallies
        table.agenda, table.tallies = list(one.steps[:-1]), list(one.tallies)
        one.decision.choose(table, seat, move)
        lanes[place] = Lane(tuple(table.agenda), tuple(table.tallies), one.waited, one.home)
        table.agenda, table.tallies = agenda, tallies
        settle(table, lanes)


def settle(table: Table, lanes: list[Lane]) -> None:
    """Let happen in every lane what happens by itself, until all of them wait or are done.

    What happens in one may decide what another waits for, so all are looked at until nothing changes.
    """
    agenda, tallies = table.agenda, table.tallies
    changed = True
    while changed:
        changed = False
        for place, one in enumerate(lanes):
            if not one.steps:
                continue
            table.agenda, table.tallies = list(one.steps), list(one.tallies)
            table.proceed()
            steps = tuple(table.agenda)
            if len(steps) != len(one.steps) or any(
                new is not old for new, old in zip(steps, one.steps, strict=True)
            ):
                lanes[place] = Lane(steps, tuple(table.tallies), one.waited, one.home)
                changed = True
    table.agenda, table.tallies = agenda, tallies
    table.unlist()
    left = tuple([one for one in lanes if one.steps])
    if any(one.waited for one in left):
        table.then(Interleaving(left))
