"""Triggers that happen at once: at dawn all cards of a seat act, in the order that the seat chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.kernel.combinators import AnyOrder
from ziggurat.kernel.effects import Effect
from ziggurat.kernel.game import Game
from ziggurat.kernel.happening import News
from ziggurat.kernel.move import NUMBER, Kind, Verb
from ziggurat.kernel.standing import When, trigger
from ziggurat.kernel.step import Decision, Step
from ziggurat.kernel.table import Table

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.effects import Do
    from ziggurat.kernel.game import Setting
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.telling import Teller


class Grow(Effect["DawnTable"]):
    """Have more grain."""

    FIELDS = ("grain",)
    WORD = "grow"

    def __init__(self, grain: int) -> None:
        self.grain = grain

    def run(self, table: DawnTable, do: Do) -> None:
        table.grain[do.seat] += self.grain
        table.tell(GREW, do.seat, table.grain[do.seat])

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-grow", grain=self.grain)


class Double(Effect["DawnTable"]):
    """Have twice the grain."""

    WORD = "double"

    def run(self, table: DawnTable, do: Do) -> None:
        table.grain[do.seat] *= 2
        table.tell(GREW, do.seat, table.grain[do.seat])

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-double")


FIELD, MILL, ORCHARD, TWINS = range(4)
CARD = Kind("card", ("field", "mill", "orchard", "twins"))
EFFECTS: tuple[Effect[Any], ...] = (
    When("dawn", Grow(2)),
    When("dawn", Double()),
    When("dawn", AnyOrder((Grow(1), Double()))),
    When("dawn", AnyOrder((Grow(1), Grow(1)))),
)

TAKE = Verb("take", CARD)
TOOK = News("took", ("card", CARD))
GREW = News("grew", ("grain", NUMBER))
DAWNS = 4


class DawnTable(Table):
    """The cards in front of each seat, in the order in which they were taken, and its grain."""

    FIELDS = (*Table.FIELDS, "cards", "grain")

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
        grain: list[int],
    ) -> None:
        super().__init__(game, setting, agenda, chance, turn, revealed, tallies)
        self.cards = cards
        self.grain = grain

    def standing(self, seat: int) -> list[tuple[Effect[Any], int]]:
        """What lies before a seat, with the cards it stands on."""
        return [(EFFECTS[card], card) for card in self.cards[seat]]


class Dawn(Step[DawnTable]):
    """A seat takes a card; then it dawns for that seat, and its cards act."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DawnTable) -> None:
        table.turn += 1
        if table.turn <= DAWNS * table.players:
            table.then(Taking(self.seat), Dawn((self.seat + 1) % table.players))


class Taking(Decision[DawnTable]):
    """Which card to take; there is enough of each."""

    FIELDS = ("seat",)
    ASK = "take"

    def candidates(self, table: DawnTable, seat: int) -> list[Move]:
        return TAKE.of

    def choose(self, table: DawnTable, seat: int, move: Move) -> None:
        table.cards[seat].append(move.arg)
        table.tell(TOOK, seat, move.arg)
        trigger(table, "dawn", seat, table.standing(seat))


class Dawning(Game):
    """Four dawns each; who has most grain wins."""

    def set_up(self, setting: Setting, chance: Chance) -> DawnTable:
        cards: list[list[int]] = [[] for _ in range(setting.players)]
        return DawnTable(self, setting, [Dawn(0)], chance, 0, 0, [], cards, [0 for _ in cards])

    def view(self, table: DawnTable, viewer: int | None) -> dict[str, Any]:
        named = [[CARD.word(card) for card in own] for own in table.cards]
        return {"cards": named, "grain": table.grain[:]}

    def scores(self, table: DawnTable) -> list[int]:
        return table.grain[:]

    def ending(self, table: DawnTable) -> str:
        return "dawns"


GAME = Dawning("dawning", "tests.kernel.toys", 1, (1, 3), 2, (), (TAKE,), (CARD,))
