"""Trading: in a turn any seat may make offers, within bounds, but only the active one is waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.kernel.game import Game
from ziggurat.kernel.happening import News
from ziggurat.kernel.move import SEAT, Kind, Refusal, Verb
from ziggurat.kernel.step import Decision, Step
from ziggurat.kernel.table import Table

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Setting
    from ziggurat.kernel.move import Move

GOOD = Kind("good", ("wool", "iron", "salt"))
OFFER = Verb("offer", SEAT, GOOD, GOOD)
ACCEPT = Verb("accept")
DECLINE = Verb("decline")
END = Verb("end")

OFFERED = News("offered", ("rival", SEAT), ("give", GOOD), ("take", GOOD))
TRADED = News("traded", ("rival", SEAT), ("give", GOOD), ("take", GOOD))

SAME_GOOD = Refusal("same-good")
NO_GOOD = Refusal("no-good")
NO_OFFERS = Refusal("no-offers")
ROUNDS = 2
OFFERS = 2
GOODS = range(len(GOOD.words))


class TradingTable(Table):
    """How many of each good each seat has."""

    FIELDS = (*Table.FIELDS, "goods")

    def __init__(
        self,
        game: Game,
        setting: Setting,
        agenda: list[Step[Any]],
        chance: Chance,
        turn: int,
        revealed: int,
        tallies: list[int],
        goods: list[list[int]],
    ) -> None:
        super().__init__(game, setting, agenda, chance, turn, revealed, tallies)
        self.goods = goods


class Turn(Step[TradingTable]):
    """A seat's turn: everybody has their offers anew."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: TradingTable) -> None:
        table.turn += 1
        if table.turn <= ROUNDS * table.players:
            offers = tuple([OFFERS for _ in range(table.players)])
            table.then(Trading(self.seat, offers), Turn((self.seat + 1) % table.players))


class Trading(Decision[TradingTable]):
    """The active seat trades with all, the others with the active seat, until it ends its turn."""

    FIELDS = ("seat", "offers")
    ASK = "trade"

    def __init__(self, seat: int, offers: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.offers = offers

    def may_act(self, table: TradingTable) -> tuple[int, ...]:
        return tuple([seat for seat in table.clockwise(self.seat) if self.offers[seat]])

    def candidates(self, table: TradingTable, seat: int) -> list[Move]:
        others = table.clockwise(seat) if seat == self.seat else [self.seat]
        offers = [OFFER(other, give, take) for other in others for give in GOODS for take in GOODS]
        return [END(), *offers] if seat == self.seat else offers

    def refusal(self, table: TradingTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is END:
            return None
        other, give, take = move.args
        if not self.offers[seat]:
            return NO_OFFERS
        if give == take:
            return SAME_GOOD
        return None if table.goods[seat][give] and table.goods[other][take] else NO_GOOD

    def choose(self, table: TradingTable, seat: int, move: Move) -> None:
        if move.verb is END:
            return
        other, give, take = move.args
        left = tuple([number - (maker == seat) for maker, number in enumerate(self.offers)])
        table.tell(OFFERED, seat, other, give, take)
        table.then(Answering(other, seat, give, take), Trading(self.seat, left))


class Answering(Decision[TradingTable]):
    """Who has got an offer accepts or declines it."""

    FIELDS = ("seat", "rival", "give", "take")
    ASK = "answer"

    def __init__(self, seat: int, rival: int, give: int, take: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.give = give
        self.take = take

    def candidates(self, table: TradingTable, seat: int) -> list[Move]:
        return [ACCEPT(), DECLINE()]

    def choose(self, table: TradingTable, seat: int, move: Move) -> None:
        if move.verb is ACCEPT:
            for owner, good in ((self.rival, self.give), (seat, self.take)):
                table.goods[owner][good] -= 1
            for owner, good in ((seat, self.give), (self.rival, self.take)):
                table.goods[owner][good] += 1
            table.tell(TRADED, self.rival, seat, self.give, self.take)

    def details(self, table: TradingTable) -> dict[str, Any]:
        return {"rival": self.rival, "give": GOOD.word(self.give), "take": GOOD.word(self.take)}


class Trade(Game):
    """Each seat begins with three of one good; who has most sets of all three wins."""

    def set_up(self, setting: Setting, chance: Chance) -> TradingTable:
        seats = range(setting.players)
        goods = [[3 if good == seat % len(GOODS) else 0 for good in GOODS] for seat in seats]
        return TradingTable(self, setting, [Turn(0)], chance, 0, 0, [], goods)

    def view(self, table: TradingTable, viewer: int | None) -> dict[str, Any]:
        return {"goods": [own[:] for own in table.goods]}

    def scores(self, table: TradingTable) -> list[int]:
        return [min(own) for own in table.goods]

    def ending(self, table: TradingTable) -> str:
        return "rounds"

    def audit(self, table: TradingTable) -> None:
        dealt = self.set_up(table.setting, table.chance).goods
        for good in GOODS:
            there, were = [sum(own[good] for own in goods) for goods in (table.goods, dealt)]
            assert there == were, f"{there} {GOOD.word(good)} instead of {were}"


GAME = Trade("trading", "tests.kernel.toys", 1, (2, 4), 3, (), (OFFER, ACCEPT, DECLINE, END), (GOOD,))
