"""An event in one seat's turn lets another seat take an ordinary action at a discount.

The action is a step that carries who acts and at what discount, so the event needs no words of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.kernel.errors import BadContent, one_of
from ziggurat.kernel.game import Game, Option
from ziggurat.kernel.happening import News
from ziggurat.kernel.move import NUMBER, Kind, Refusal, Verb
from ziggurat.kernel.step import OpenDecision, Step
from ziggurat.kernel.table import Table

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Setting
    from ziggurat.kernel.move import Move

BUILDING = Kind("building", ("hut", "house", "palace"))
PRICES = (2, 4, 7)
EVENT = Kind("event", ("fair", "harvest"))
FAIR, HARVEST = range(2)
EVENTS = Option("events", content=True)

BUILD = Verb("build", BUILDING)
SKIP = Verb("skip")

DRAWN = News("event-drawn", ("event", EVENT))
BUILT = News("built", ("building", BUILDING), ("price", NUMBER))

TURNS = 4
INCOME = 2
FAIR_DISCOUNT = 3


class TownTable(Table):
    """The events to come (hidden, the last is next), and coins and buildings of each seat."""

    FIELDS = (*Table.FIELDS, "events", "coins", "buildings")

    def __init__(
        self,
        game: Game,
        setting: Setting,
        agenda: list[Step[Any]],
        chance: Chance,
        turn: int,
        revealed: int,
        tallies: list[int],
        events: list[int],
        coins: list[int],
        buildings: list[list[int]],
    ) -> None:
        super().__init__(game, setting, agenda, chance, turn, revealed, tallies)
        self.events = events
        self.coins = coins
        self.buildings = buildings

    def redeal(self, seat: int | None) -> None:
        self.chance.shuffle(self.events)


class Turn(Step[TownTable]):
    """A seat's turn: an event, income, and one building."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: TownTable) -> None:
        table.turn += 1
        if table.events:
            following = Turn((self.seat + 1) % table.players)
            table.then(Event(self.seat), Income(self.seat), Building(self.seat, 0), following)


class Event(Step[TownTable]):
    """At a fair, the poorest of the others builds at a discount; a harvest gives a coin to everybody."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: TownTable) -> None:
        event = table.events.pop()
        table.reveal()
        table.tell(DRAWN, self.seat, event)
        if event == FAIR:
            poorest = min(table.clockwise(self.seat), key=lambda seat: table.coins[seat])
            table.then(Building(poorest, FAIR_DISCOUNT))
        else:
            table.coins = [coins + 1 for coins in table.coins]


class Income(Step[TownTable]):
    """A seat has its income."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: TownTable) -> None:
        table.coins[self.seat] += INCOME


class Building(OpenDecision[TownTable]):
    """The ordinary action: a seat builds something, now and then at a discount."""

    FIELDS = ("seat", "discount")
    ASK = "build"

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__(seat)
        self.discount = discount

    def price(self, building: int) -> int:
        """What a building costs this time."""
        return max(PRICES[building] - self.discount, 0)

    def candidates(self, table: TownTable, seat: int) -> list[Move]:
        return [*BUILD.of, SKIP()]

    def refusal(self, table: TownTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is SKIP:
            return None
        lacking = self.price(move.arg) - table.coins[seat]
        return Refusal("coins", (("lacking", lacking),)) if lacking > 0 else None

    def choose(self, table: TownTable, seat: int, move: Move) -> None:
        if move.verb is BUILD:
            table.coins[seat] -= self.price(move.arg)
            table.buildings[seat].append(move.arg)
            table.tell(BUILT, seat, move.arg, self.price(move.arg))

    def details(self, table: TownTable) -> dict[str, Any]:
        return {"discount": self.discount}


def given_events(setting: Setting) -> list[str]:
    """The events that somebody has given in place of the usual ones."""
    return (setting.text("events") or "").split()


class Towns(Game):
    """Four turns each, or as many as there are events; who has built most, by price, wins."""

    def check(self, setting: Setting) -> None:
        for word in given_events(setting):
            if word not in EVENT.words:
                raise BadContent(f"as an event, {one_of(word, EVENT.words)}")

    def set_up(self, setting: Setting, chance: Chance) -> TownTable:
        events = [EVENT.number(word) for word in given_events(setting)]
        events = events or [FAIR, HARVEST] * (TURNS * setting.players // 2)
        chance.shuffle(events)
        buildings: list[list[int]] = [[] for _ in range(setting.players)]
        coins = [INCOME for _ in buildings]
        return TownTable(self, setting, [Turn(0)], chance, 0, 0, [], events, coins, buildings)

    def view(self, table: TownTable, viewer: int | None) -> dict[str, Any]:
        named = [[BUILDING.word(building) for building in own] for own in table.buildings]
        return {"events": len(table.events), "coins": table.coins[:], "buildings": named}

    def scores(self, table: TownTable) -> list[int]:
        return [sum(PRICES[building] for building in own) for own in table.buildings]

    def ending(self, table: TownTable) -> str:
        return "events"


GAME = Towns("towns", "tests.kernel.toys", 1, (2, 4), 3, (EVENTS,), (BUILD, SKIP), (BUILDING, EVENT))
