"""An auction among all seats: lots come up one by one; who bids most pays and has the lot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.kernel.game import Game, Option
from ziggurat.kernel.happening import News
from ziggurat.kernel.move import NUMBER, Refusal, Verb
from ziggurat.kernel.step import Decision, Step
from ziggurat.kernel.table import Table

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Setting
    from ziggurat.kernel.move import Move

BID = Verb("bid", NUMBER)
PASS = Verb("pass")

OFFERED = News("lot-offered", ("points", NUMBER))
SOLD = News("lot-sold", ("points", NUMBER), ("price", NUMBER))
UNSOLD = News("lot-unsold", ("points", NUMBER))

LOTS = (1, 2, 3, 4, 5, 6)
COINS = Option("coins", "10", "20")


class AuctionTable(Table):
    """Lots still to come (hidden, the last is next), and what each seat has."""

    FIELDS = (*Table.FIELDS, "lots", "coins", "points")

    def __init__(
        self,
        game: Game,
        setting: Setting,
        agenda: list[Step[Any]],
        chance: Chance,
        turn: int,
        revealed: int,
        tallies: list[int],
        lots: list[int],
        coins: list[int],
        points: list[int],
    ) -> None:
        super().__init__(game, setting, agenda, chance, turn, revealed, tallies)
        self.lots = lots
        self.coins = coins
        self.points = points

    def copy(self) -> AuctionTable:
        return AuctionTable(
            self.game,
            self.setting,
            self.agenda[:],
            self.chance.copy(),
            self.turn,
            self.revealed,
            self.tallies[:],
            self.lots[:],
            self.coins[:],
            self.points[:],
        )

    def redeal(self, seat: int | None) -> None:
        self.chance.shuffle(self.lots)


class NextLot(Step[AuctionTable]):
    """The next lot is turned up; with the last one the game has ended."""

    FIELDS = ("opener",)

    def __init__(self, opener: int) -> None:
        self.opener = opener

    def run(self, table: AuctionTable) -> None:
        if not table.lots:
            return
        table.turn += 1
        lot = table.lots.pop()
        table.reveal()
        table.tell(OFFERED, -1, lot)
        bidders = (self.opener, *table.clockwise(self.opener))
        table.then(Bidding(bidders, lot, 0, -1), NextLot((self.opener + 1) % table.players))


class Bidding(Decision[AuctionTable]):
    """The first of the bidders bids more than the leader, or passes and is out."""

    FIELDS = ("bidders", "lot", "high", "leader")
    ASK = "bid"

    def __init__(self, bidders: tuple[int, ...], lot: int, high: int, leader: int) -> None:
        super().__init__(bidders[0])
        self.bidders = bidders
        self.lot = lot
        self.high = high
        self.leader = leader

    def candidates(self, table: AuctionTable, seat: int) -> list[Move]:
        return [PASS(), *[BID(coins) for coins in range(1, start(table.setting) + 1)]]

    def refusal(self, table: AuctionTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is BID and move.arg <= self.high:
            return Refusal("bid-low", (("high", self.high),))
        if move.verb is BID and move.arg > table.coins[seat]:
            return Refusal("bid-poor", (("coins", table.coins[seat]),))
        return None

    def forced(self, table: AuctionTable) -> Move | None:
        return PASS() if table.coins[self.seat] <= self.high else None

    def choose(self, table: AuctionTable, seat: int, move: Move) -> None:
        others = self.bidders[1:]
        if move.verb is BID and others:
            table.then(Bidding((*others, seat), self.lot, move.arg, seat))
        elif move.verb is BID:
            self.sell(table, seat, move.arg)
        elif others == (self.leader,):
            self.sell(table, self.leader, self.high)
        elif others:
            table.then(Bidding(others, self.lot, self.high, self.leader))
        else:
            table.tell(UNSOLD, -1, self.lot)

    def sell(self, table: AuctionTable, seat: int, price: int) -> None:
        """The leader pays and has the lot."""
        table.coins[seat] -= price
        table.points[seat] += self.lot
        table.tell(SOLD, seat, self.lot, price)

    def details(self, table: AuctionTable) -> dict[str, Any]:
        return {"points": self.lot, "high": self.high}


def start(setting: Setting) -> int:
    """The coins that each seat starts with."""
    return int(setting.option("coins"))


class Auction(Game):
    """Six lots, ten or twenty coins each."""

    def set_up(self, setting: Setting, chance: Chance) -> AuctionTable:
        lots = list(LOTS)
        chance.shuffle(lots)
        coins, points = [[number for _ in range(setting.players)] for number in (start(setting), 0)]
        return AuctionTable(self, setting, [NextLot(0)], chance, 0, 0, [], lots, coins, points)

    def view(self, table: AuctionTable, viewer: int | None) -> dict[str, Any]:
        return {"lots": len(table.lots), "coins": table.coins[:], "points": table.points[:]}

    def scores(self, table: AuctionTable) -> list[int]:
        return table.points[:]

    def ending(self, table: AuctionTable) -> str:
        return "lots"


GAME = Auction("auction", "tests.kernel.toys", 1, (2, 4), 3, (COINS,), (BID, PASS))
