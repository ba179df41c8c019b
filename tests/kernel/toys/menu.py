"""Effects built of effects: each dish of a menu shows other combinators. Everybody orders in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.kernel.effects import Do, Effect, Number
from ziggurat.kernel.game import Game
from ziggurat.kernel.happening import News
from ziggurat.kernel.move import NUMBER, Kind, Refusal, Verb
from ziggurat.kernel.step import Decision, OpenDecision, Step
from ziggurat.kernel.table import Table
from ziggurat.kernel.telling import VOCABULARY, Teller, read_effect

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Setting
    from ziggurat.kernel.move import Move

PAY = Verb("pay")
ENOUGH = Verb("enough")
COINS = News("coins", ("coins", NUMBER))
PRAISED = News("praised", ("points", NUMBER))
NO_COINS = Refusal("no-coins")


class Earn(Effect["MenuTable"]):
    """Have more coins."""

    FIELDS = ("coins",)
    WORD = "earn"

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def run(self, table: MenuTable, do: Do) -> None:
        table.change(do.seat, self.coins)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-earn", coins=self.coins)


class Lose(Effect["MenuTable"]):
    """Lose coins, as far as there are any; each counts."""

    FIELDS = ("coins",)
    WORD = "lose"

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def run(self, table: MenuTable, do: Do) -> None:
        lost = min(self.coins, table.coins[do.seat])
        table.change(do.seat, -lost)
        do.found(table, lost)

    def usable(self, table: MenuTable, do: Do) -> bool:
        return table.coins[do.seat] >= self.coins

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-lose", coins=self.coins)


class Spend(Effect["MenuTable"]):
    """Spend as many coins as one likes; each counts."""

    WORD = "spend"

    def run(self, table: MenuTable, do: Do) -> None:
        table.then(Spending(do.seat, do))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-spend")


class Praise(Effect["MenuTable"]):
    """Have points."""

    FIELDS = ("points",)
    WORD = "praise"

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, table: MenuTable, do: Do) -> None:
        table.points[do.seat] += self.points
        table.tell(PRAISED, do.seat, self.points)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-praise", points=self.points)


class Coins(Number["MenuTable"]):
    """The coins that the seat has."""

    WORD = "coins"

    def count(self, table: MenuTable, do: Do) -> int:
        return table.coins[do.seat]

    def tell(self, teller: Teller) -> str:
        return teller.say("number-coins")


WORDS = {
    **VOCABULARY,
    **{word.WORD: word for word in (Earn, Lose, Spend, Praise)},
    Coins.WORD: Coins,
}

DISHES = {
    "soup": "one_of(earn(2), praise(1), lose(9))",
    "salad": "may(sequence(lose(2), praise(2)))",
    "bread": "per(coins(), earn(1))",
    "fish": "tally(spend(), praise(1))",
    "roast": "if_at_least(coins(), 4, praise(2))",
    "cake": "each_opponent(sequence(lose(1), for_rival(earn(1))))",
    "tea": "tally(each_opponent(spend()), earn(1))",
    "wine": "tally(tally(lose(2), lose(1)), praise(1))",
    "cheese": "any_order(earn(1), per(coins(), earn(1)))",
}
DISH = Kind("dish", tuple(DISHES))
EFFECTS = tuple([read_effect(effect, WORDS) for effect in DISHES.values()])
ORDER = Verb("order", DISH)


class MenuTable(Table):
    """Coins and points of each seat, and the dishes that are left."""

    FIELDS = (*Table.FIELDS, "coins", "points", "dishes")

    def __init__(
        self,
        game: Game,
        setting: Setting,
        agenda: list[Step[Any]],
        chance: Chance,
        turn: int,
        revealed: int,
        tallies: list[int],
        coins: list[int],
        points: list[int],
        dishes: list[int],
    ) -> None:
        super().__init__(game, setting, agenda, chance, turn, revealed, tallies)
        self.coins = coins
        self.points = points
        self.dishes = dishes

    def change(self, seat: int, coins: int) -> None:
        """A seat has more coins, or fewer."""
        self.coins[seat] += coins
        self.tell(COINS, seat, self.coins[seat])


class Course(Step[MenuTable]):
    """A seat orders a dish; when the kitchen is empty the game has ended."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: MenuTable) -> None:
        table.turn += 1
        if table.dishes:
            table.then(Ordered(self.seat), Course((self.seat + 1) % table.players))


class Ordered(Decision[MenuTable]):
    """Which dish that is left."""

    FIELDS = ("seat",)
    ASK = "dish"

    def candidates(self, table: MenuTable, seat: int) -> list[Move]:
        return [ORDER.of[dish] for dish in table.dishes]

    def choose(self, table: MenuTable, seat: int, move: Move) -> None:
        table.dishes.remove(move.arg)
        table.then(Do(EFFECTS[move.arg], seat, table.clockwise(seat)[0], move.arg))


class Spending(OpenDecision[MenuTable]):
    """One more coin, or enough."""

    FIELDS = ("seat", "do")
    ASK = "spend"
    CONTINUES = True

    def __init__(self, seat: int, do: Do) -> None:
        super().__init__(seat)
        self.do = do

    def candidates(self, table: MenuTable, seat: int) -> list[Move]:
        return [PAY(), ENOUGH()]

    def refusal(self, table: MenuTable, seat: int, move: Move) -> Refusal | None:
        return NO_COINS if move.verb is PAY and not table.coins[seat] else None

    def choose(self, table: MenuTable, seat: int, move: Move) -> None:
        if move.verb is PAY:
            table.change(seat, -1)
            self.do.found(table)
            table.then(self)


class Menu(Game):
    """All dishes are ordered; who is praised most wins, coins break ties."""

    def set_up(self, setting: Setting, chance: Chance) -> MenuTable:
        coins, points = [[number for _ in range(setting.players)] for number in (3, 0)]
        dishes = list(range(len(EFFECTS)))
        return MenuTable(self, setting, [Course(0)], chance, 0, 0, [], coins, points, dishes)

    def view(self, table: MenuTable, viewer: int | None) -> dict[str, Any]:
        return {
            "coins": table.coins[:],
            "points": table.points[:],
            "dishes": [DISH.word(dish) for dish in table.dishes],
        }

    def scores(self, table: MenuTable) -> list[int]:
        return [10 * points + coins for points, coins in zip(table.points, table.coins, strict=True)]

    def ending(self, table: MenuTable) -> str:
        return "dishes"


GAME = Menu("menu", "tests.kernel.toys", 1, (2, 3), 2, (), (ORDER, PAY, ENOUGH), (DISH,))
