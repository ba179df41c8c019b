"""Simultaneous secret choice: all lay a card face down, then the highest card that stands alone wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.kernel.game import Game
from ziggurat.kernel.happening import News
from ziggurat.kernel.move import NUMBER, Refusal, Verb
from ziggurat.kernel.step import OpenDecision, Step
from ziggurat.kernel.table import Table

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Setting
    from ziggurat.kernel.move import Move

LAY = Verb("lay", NUMBER)

LAID = News("laid", ("card", NUMBER), secret=("card",))
TURNED = News("turned", ("card", NUMBER))
WON = News("won-round")

NOT_IN_HAND = Refusal("not-in-hand")
CARDS = (1, 2, 3, 4)
NOTHING = 0


class SecretTable(Table):
    """Each seat's hand, the card it has laid face down, and the rounds it has won."""

    FIELDS = (*Table.FIELDS, "hands", "laid", "won")

    def __init__(
        self,
        game: Game,
        setting: Setting,
        agenda: list[Step[Any]],
        chance: Chance,
        turn: int,
        revealed: int,
        tallies: list[int],
        hands: list[list[int]],
        laid: list[int],
        won: list[int],
    ) -> None:
        super().__init__(game, setting, agenda, chance, turn, revealed, tallies)
        self.hands = hands
        self.laid = laid
        self.won = won

    def redeal(self, seat: int | None) -> None:
        for other, card in enumerate(self.laid):
            if card != NOTHING and other != seat:
                self.laid[other] = self.chance.pick(self.hands[other])


class Round(Step[SecretTable]):
    """All lay a card, then all cards are turned up; after the last card the game has ended."""

    def run(self, table: SecretTable) -> None:
        table.turn += 1
        if table.hands[0]:
            table.then(Laying(), TurnUp(), Round())


class Laying(OpenDecision[SecretTable]):
    """All who have not laid a card are waited for, in no order; a laid card stays in hand until turned."""

    FIELDS = ()
    ASK = "lay"

    def __init__(self) -> None:
        super().__init__(-1)

    def deciders(self, table: SecretTable) -> tuple[int, ...]:
        return tuple([seat for seat, card in enumerate(table.laid) if card == NOTHING])

    def candidates(self, table: SecretTable, seat: int) -> list[Move]:
        return [LAY(card) for card in CARDS]

    def refusal(self, table: SecretTable, seat: int, move: Move) -> Refusal | None:
        return None if move.arg in table.hands[seat] else NOT_IN_HAND

    def choose(self, table: SecretTable, seat: int, move: Move) -> None:
        table.laid[seat] = move.arg
        table.tell(LAID, seat, move.arg)
        if self.deciders(table):
            table.then(self)


class TurnUp(Step[SecretTable]):
    """All see all cards; the highest that stands alone wins."""

    def run(self, table: SecretTable) -> None:
        table.reveal()
        best = NOTHING
        for seat, card in enumerate(table.laid):
            table.hands[seat].remove(card)
            table.tell(TURNED, seat, card)
            if table.laid.count(card) == 1:
                best = max(best, card)
        if best != NOTHING:
            winner = table.laid.index(best)
            table.won[winner] += 1
            table.tell(WON, winner)
        table.laid = [NOTHING for _ in table.laid]


class Secret(Game):
    """Four cards each; who wins most rounds wins."""

    def set_up(self, setting: Setting, chance: Chance) -> SecretTable:
        hands = [list(CARDS) for _ in range(setting.players)]
        laid, won = [[0 for _ in range(setting.players)] for _ in range(2)]
        return SecretTable(self, setting, [Round()], chance, 0, 0, [], hands, laid, won)

    def view(self, table: SecretTable, viewer: int | None) -> dict[str, Any]:
        return {
            "hands": [hand[:] for hand in table.hands],
            "laid": [card != NOTHING for card in table.laid],
            "own": table.laid[viewer] if viewer is not None else None,
            "won": table.won[:],
        }

    def scores(self, table: SecretTable) -> list[int]:
        return table.won[:]

    def ending(self, table: SecretTable) -> str:
        return "cards"


GAME = Secret("secret", "tests.kernel.toys", 1, (2, 4), 3, (), (LAY,))
