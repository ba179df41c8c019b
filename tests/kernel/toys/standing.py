"""Standing effects: cards that, as long as they lie there, change what other cards cost and give.

Each card is one line: its price and what it does, in the text form of effects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.kernel.effects import Effect, Number
from ziggurat.kernel.game import Game
from ziggurat.kernel.happening import News
from ziggurat.kernel.move import NUMBER, Kind, Refusal, Verb
from ziggurat.kernel.standing import modified, standing_points, trigger
from ziggurat.kernel.step import Decision, Step
from ziggurat.kernel.table import Table
from ziggurat.kernel.telling import VOCABULARY, Teller, read_effect

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.effects import Do
    from ziggurat.kernel.game import Setting
    from ziggurat.kernel.move import Move


class Gain(Effect["CraftTable"]):
    """Have more coins, as the cards modify it."""

    FIELDS = ("coins",)
    WORD = "gain"

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def run(self, table: CraftTable, do: Do) -> None:
        table.gain(do.seat, self.coins)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-gain", coins=self.coins)


class OwnCards(Number["CraftTable"]):
    """How many cards the seat has."""

    WORD = "own_cards"

    def count(self, table: CraftTable, do: Do) -> int:
        return len(table.cards[do.seat])

    def tell(self, teller: Teller) -> str:
        return teller.say("number-own-cards")


WORDS = {**VOCABULARY, "gain": Gain, "own_cards": OwnCards}

CARDS = {
    "guild": (3, "modify(price, -1)"),
    "smithy": (2, "when(buy, gain(1))"),
    "bank": (3, "modify(income, 1)"),
    "market": (4, "when(bought, sequence(gain(2), gain(1)))"),
    "museum": (5, "score(own_cards(), 2)"),
    "charter": (1, "when(buy, if_at_least(own_cards(), 3, gain(2)))"),
}
CARD = Kind("craft", tuple(CARDS))
PRICES = tuple([price for price, _ in CARDS.values()])
EFFECTS = tuple([read_effect(effect, WORDS) for _, effect in CARDS.values()])

BUY = Verb("buy", CARD)
SAVE = Verb("save")
BOUGHT = News("bought", ("craft", CARD), ("price", NUMBER))
GAINED = News("gained", ("coins", NUMBER))

ROUNDS = 4


class CraftTable(Table):
    """The cards each seat has bought, and its coins."""

    FIELDS = (*Table.FIELDS, "cards", "coins")

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
        coins: list[int],
    ) -> None:
        super().__init__(game, setting, agenda, chance, turn, revealed, tallies)
        self.cards = cards
        self.coins = coins

    def standing(self, seat: int) -> list[tuple[Effect[Any], int]]:
        """What lies before a seat, with the cards it stands on."""
        return [(EFFECTS[card], card) for card in self.cards[seat]]

    def modified(self, seat: int, what: str, base: int) -> int:
        """A number as the cards of a seat make it."""
        return modified([effect for effect, _ in self.standing(seat)], what, base)

    def gain(self, seat: int, coins: int) -> None:
        """A seat has more coins."""
        more = self.modified(seat, "income", coins)
        self.coins[seat] += more
        self.tell(GAINED, seat, more)


class Turn(Step[CraftTable]):
    """A seat has its income, then it buys or saves."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: CraftTable) -> None:
        table.turn += 1
        if table.turn <= ROUNDS * table.players:
            table.gain(self.seat, 2)
            table.then(Buying(self.seat), Turn((self.seat + 1) % table.players))


class Buying(Decision[CraftTable]):
    """One card of which the seat has none, or nothing."""

    FIELDS = ("seat",)
    ASK = "buy"

    def candidates(self, table: CraftTable, seat: int) -> list[Move]:
        return [*[move for move in BUY.of if move.arg not in table.cards[seat]], SAVE()]

    def refusal(self, table: CraftTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is SAVE:
            return None
        lacking = table.modified(seat, "price", PRICES[move.arg]) - table.coins[seat]
        return Refusal("coins", (("lacking", lacking),)) if lacking > 0 else None

    def choose(self, table: CraftTable, seat: int, move: Move) -> None:
        if move.verb is SAVE:
            return
        price = table.modified(seat, "price", PRICES[move.arg])
        table.coins[seat] -= price
        table.tell(BOUGHT, seat, move.arg, price)
        trigger(table, "buy", seat, table.standing(seat))
        trigger(table, "bought", seat, [(EFFECTS[move.arg], move.arg)])
        table.cards[seat].append(move.arg)


class Crafts(Game):
    """Four rounds; points for cards, and for what they score."""

    def set_up(self, setting: Setting, chance: Chance) -> CraftTable:
        cards: list[list[int]] = [[] for _ in range(setting.players)]
        return CraftTable(self, setting, [Turn(0)], chance, 0, 0, [], cards, [1 for _ in cards])

    def view(self, table: CraftTable, viewer: int | None) -> dict[str, Any]:
        named = [[CARD.word(card) for card in own] for own in table.cards]
        return {"cards": named, "coins": table.coins[:]}

    def scores(self, table: CraftTable) -> list[int]:
        return [
            len(own) + standing_points(table, seat, table.standing(seat))
            for seat, own in enumerate(table.cards)
        ]

    def ending(self, table: CraftTable) -> str:
        return "rounds"


GAME = Crafts("crafts", "tests.kernel.toys", 1, (2, 3), 2, (), (BUY, SAVE), (CARD,))
