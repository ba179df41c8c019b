"""Several equal things chosen in any order: each seat gives two of its cards away, then any number of them.

Each set of cards is listed once, from low to high; who names them in another order is let.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.kernel.game import Game
from ziggurat.kernel.happening import News
from ziggurat.kernel.move import Kind, Verb, out_of_order
from ziggurat.kernel.step import OpenDecision, Step
from ziggurat.kernel.table import Table

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Setting
    from ziggurat.kernel.move import Move, Refusal

CARD = Kind("card", ("one", "two", "three", "four", "five"))
GIVE = Verb("give", CARD)
ENOUGH = Verb("enough")
GAVE = News("gave", ("card", CARD))

MUST = 2


class SortingTable(Table):
    """The cards of each seat, all to be seen."""

    FIELDS = (*Table.FIELDS, "cards")

    def __init__(
        self,
        game: Game,
        setting: Setting,
        agenda: list[Step[Any]],
        chance: Chance,
        turn: int,
        revealed: int,
        tallies: list[int],
        cards: list[list[int]],
    ) -> None:
        super().__init__(game, setting, agenda, chance, turn, revealed, tallies)
        self.cards = cards


class Giving(OpenDecision[SortingTable]):
    """Which card to give away: one of ``left`` that must go, or with none left one of any number that may."""

    FIELDS = ("seat", "left", "floor")
    ASK = "give"
    ORDERED = True

    def __init__(self, seat: int, left: int, floor: int) -> None:
        super().__init__(seat)
        self.left = left
        self.floor = floor

    def candidates(self, table: SortingTable, seat: int) -> list[Move]:
        moves = [GIVE.of[card] for card in table.cards[seat]]
        return moves if self.left else [*moves, ENOUGH()]

    def refusal(self, table: SortingTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is ENOUGH:
            return None
        further = sum(card > move.arg for card in table.cards[seat])
        return out_of_order(move.arg, self.floor, further, self.left - 1)

    def choose(self, table: SortingTable, seat: int, move: Move) -> None:
        if move.verb is ENOUGH:
            return
        floor = self.floor_after(table, seat, move, move.arg)
        table.cards[seat].remove(move.arg)
        table.tell(GAVE, seat, move.arg)
        if self.left != 1:
            table.then(Giving(seat, max(self.left - 1, 0), floor))


class Sorting(Game):
    """Who has given away least wins."""

    def set_up(self, setting: Setting, chance: Chance) -> SortingTable:
        cards = [list(range(len(CARD.words))) for _ in range(setting.players)]
        agenda: list[Step[Any]] = []
        for seat in reversed(range(setting.players)):
            agenda += [Giving(seat, 0, 0), Giving(seat, MUST, 0)]
        return SortingTable(self, setting, agenda, chance, 0, 0, [], cards)

    def view(self, table: SortingTable, viewer: int | None) -> dict[str, Any]:
        return {"cards": [[CARD.word(card) for card in own] for own in table.cards]}

    def scores(self, table: SortingTable) -> list[int]:
        return [len(own) for own in table.cards]

    def ending(self, table: SortingTable) -> str:
        return "all-sorted"


GAME = Sorting("sorting", "tests.kernel.toys", 1, (1, 3), 2, (), (GIVE, ENOUGH), (CARD,))
