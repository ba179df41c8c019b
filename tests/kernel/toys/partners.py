"""Lanes: two teams of two. Partners gather stones from a common heap at the same time, in any interleaving;
whoever is of the other team may cheer meanwhile, and nobody waits for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.kernel.combinators import EachOpponent, Tally
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.game import Game
from ziggurat.kernel.happening import News
from ziggurat.kernel.lanes import Together, lane
from ziggurat.kernel.move import NUMBER, Verb
from ziggurat.kernel.step import Decision, OpenDecision, Step
from ziggurat.kernel.table import Table

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Setting
    from ziggurat.kernel.move import Move

GATHER = Verb("gather", NUMBER)
CHEER = Verb("cheer")
GATHERED = News("gathered", ("number", NUMBER))
BUILT = News("storey", ("number", NUMBER))
LAMED = News("lamed")
CHEERED = News("cheered")
ROUNDS = 3
NONE = 0


class PartnersTable(Table):
    """The common heap, each seat's towers, and how often each has cheered."""

    FIELDS = (*Table.FIELDS, "heap", "towers", "cheers")

    def __init__(
        self,
        game: Game,
        setting: Setting,
        agenda: list[Step[Any]],
        chance: Chance,
        turn: int,
        revealed: int,
        tallies: list[int],
        heap: int,
        towers: list[int],
        cheers: list[int],
    ) -> None:
        super().__init__(game, setting, agenda, chance, turn, revealed, tallies)
        self.heap = heap
        self.towers = towers
        self.cheers = cheers

    def opponents(self, seat: int) -> list[int]:
        return [other for other in self.clockwise(seat) if other // 2 != seat // 2]


class Gather(Effect[PartnersTable]):
    """Gather stones from the heap, twice."""

    WORD = "gather"

    def run(self, table: PartnersTable, do: Do) -> None:
        table.then(Gathering(do.seat, do, 2))


class Gathering(OpenDecision[PartnersTable]):
    """How many stones to gather, as far as there are any: the partner may have been quicker."""

    FIELDS = ("seat", "do", "left")
    ASK = "gather"

    def __init__(self, seat: int, do: Do, left: int) -> None:
        super().__init__(seat)
        self.do = do
        self.left = left

    def candidates(self, table: PartnersTable, seat: int) -> list[Move]:
        return [GATHER(number) for number in (1, 2) if number <= table.heap] or [GATHER(NONE)]

    def choose(self, table: PartnersTable, seat: int, move: Move) -> None:
        table.heap -= move.arg
        self.do.found(table, move.arg)
        table.tell(GATHERED, seat, move.arg)
        if self.left > 1:
            table.then(Gathering(seat, self.do, self.left - 1))


class Build(Effect[PartnersTable]):
    """Build one storey."""

    WORD = "build"

    def run(self, table: PartnersTable, do: Do) -> None:
        table.towers[do.seat] += 1
        table.tell(BUILT, do.seat, table.towers[do.seat])


class Lame(Effect[PartnersTable]):
    """Lose a storey, if there is one."""

    WORD = "lame"

    def run(self, table: PartnersTable, do: Do) -> None:
        if table.towers[do.seat]:
            table.towers[do.seat] -= 1
            table.tell(LAMED, do.seat)


WORK = Tally(Gather(), Build())
HARM = EachOpponent(Lame())


class Turn(Step[PartnersTable]):
    """A team gathers and builds, and harms the other; then it is the other team's turn."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: PartnersTable) -> None:
        table.turn += 1
        if table.turn > 2 * ROUNDS:
            return
        table.heap = 6
        other = (self.seat + 2) % 4
        own = [
            lane(Do(WORK, seat, seat, -1), Do(HARM, seat, seat, -1)) for seat in (self.seat, self.seat + 1)
        ]
        table.then(Together((*own, lane(Cheering(other), waited=False))), Turn(other))


class Cheering(Decision[PartnersTable]):
    """One of the idle team may cheer, once."""

    FIELDS = ("seat",)
    ASK = "cheer"

    def deciders(self, table: PartnersTable) -> tuple[int, ...]:
        return (self.seat, self.seat + 1)

    def candidates(self, table: PartnersTable, seat: int) -> list[Move]:
        return [CHEER()]

    def choose(self, table: PartnersTable, seat: int, move: Move) -> None:
        table.cheers[seat] += 1
        table.tell(CHEERED, seat)


class Partners(Game):
    """Who has the higher towers wins."""

    def set_up(self, setting: Setting, chance: Chance) -> PartnersTable:
        return PartnersTable(self, setting, [Turn(0)], chance, 0, 0, [], 0, [0] * 4, [0] * 4)

    def view(self, table: PartnersTable, viewer: int | None) -> dict[str, Any]:
        return {"heap": table.heap, "towers": table.towers[:], "cheers": table.cheers[:]}

    def scores(self, table: PartnersTable) -> list[int]:
        return table.towers[:]

    def ending(self, table: PartnersTable) -> str:
        return "rounds"


GAME = Partners("partners", "tests.kernel.toys", 1, (4, 4), 4, (), (GATHER, CHEER))
