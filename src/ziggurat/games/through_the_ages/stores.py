"""Food and resources: blue tokens on technologies. Paying with change, gaining, and losing tokens.

Code of Laws, "Food and resources". A payment ends in some distribution of the tokens that are left; which
one is
chosen card by card, from the dearest tokens down. A distribution is allowed if it is worth what is left, if
tokens have only moved down, and if the blue bank has the tokens for the change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.through_the_ages.catalog import (
    AGRICULTURE,
    BRONZE,
    CARD,
    NONE,
    PHILOSOPHY,
    STORES,
    value,
)
from ziggurat.games.through_the_ages.news import BLUE_RETURNED, GAINED, LOST
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.move import NUMBER, Move, Refusal, Verb
from ziggurat.kernel.step import OpenDecision, Step

if TYPE_CHECKING:
    from ziggurat.games.through_the_ages.civ import Civ

SETTLE: Final = Verb("settle")
FOR_ME: Final = SETTLE()
LEAVE: Final = Verb("leave", CARD, NUMBER)
SHED: Final = Verb("shed", CARD)
STORE_VERBS: Final = (SETTLE, LEAVE, SHED)

NO_CHANGE: Final = Refusal("no-change")

FOOD: Final = 0
RESOURCES: Final = 1
GOODS: Final = ("food", "resource")

MANY: Final = 1_000_000


def slots(civ: Civ, goods: int) -> list[int]:
    """The cards of a civilization that can hold these goods, the dearest tokens first.

    For Bill Gates labs hold resources; when he has gone, they keep those that lie there.
    """
    found: list[int] = []
    if goods == FOOD:
        for card in civ.techs:
            if card >= BRONZE:
                break
            found.append(card)
    else:
        for card in civ.techs:
            if card >= STORES:
                break
            if BRONZE <= card < PHILOSOPHY:
                found.append(card)
            elif card > PHILOSOPHY and (civ.has_gates or civ.blue[card]):
                place = 0
                while place < len(found) and value(found[place]) <= value(card):
                    place += 1
                if place == 0:
                    place = 1  # Bronze comes last of all, as the change of all others
                found.insert(place, card)
    found.reverse()
    return found


def stock(civ: Civ, goods: int) -> int:
    """What lies on the cards, and what there is of it for this turn."""
    blue = civ.blue
    total = civ.spare[goods]
    if goods == FOOD:
        for card in range(AGRICULTURE, BRONZE):
            if blue[card]:
                total += blue[card] * value(card)
    else:
        for card in range(BRONZE, STORES):
            if blue[card]:
                total += blue[card] * value(card)
    return total


def lying(civ: Civ, goods: int) -> int:
    """What lies on the cards alone."""
    return stock(civ, goods) - civ.spare[goods]


class Spread:
    """The distributions in which a payment or a gain can end.

    ``least`` and ``most`` bound the tokens on each card, ``caps`` what the tokens of this worth and above
    may come
    to; ``target`` is what all must be worth, ``tokens`` how many there may be. Where no exact one is
    possible,
    ``short`` asks for distributions that use all tokens and are worth less.
    """

    def __init__(
        self,
        values: list[int],
        least: list[int],
        most: list[int],
        caps: list[int],
        target: int,
        tokens: int,
        short: bool,
    ) -> None:
        self.values = values
        self.least = least
        self.most = most
        self.caps = caps
        self.target = target
        self.tokens = tokens
        self.short = short
        self.last = len(values) - 1
        self.wanted = 0
        self.found = 0
        self.best: list[int] = []
        self.fewest = MANY
        self.way: list[int] = [0] * len(values)

    def count(self, limit: int, fixed: tuple[int, ...] = ()) -> int:
        """How many there are that begin like this, counted up to a limit."""
        self.wanted = limit
        self.found = 0
        self.fewest = -1
        worth, tokens = self._begin(fixed)
        if worth >= 0:
            self._fill(len(fixed), worth, tokens)
        return self.found

    def cheapest(self, fixed: tuple[int, ...] = ()) -> list[int]:
        """The one with the fewest tokens left on cards, so that the bank is full."""
        self.wanted = MANY
        self.found = 0
        self.fewest = MANY
        worth, tokens = self._begin(fixed)
        self._fill(len(fixed), worth, tokens)
        return self.best

    def _begin(self, fixed: tuple[int, ...]) -> tuple[int, int]:
        worth = tokens = 0
        for place, number in enumerate(fixed):
            self.way[place] = number
            worth += number * self.values[place]
            tokens += number
        return (-1, 0) if worth > self.target or tokens > self.tokens else (worth, tokens)

    def _fill(self, place: int, worth: int, tokens: int) -> None:
        unit = self.values[place]
        if place == self.last:
            number = self.tokens - tokens if self.short else self.target - worth
            after = worth + number
            if (
                number < self.least[place]
                or number > self.most[place]
                or tokens + number > self.tokens
                or after > min(self.target, self.caps[place])
            ):
                return
            self.found += 1
            if tokens + number < self.fewest:
                self.fewest = tokens + number
                self.way[place] = number
                self.best = self.way[:]
            return
        high = min(self.most[place], self.tokens - tokens)
        high = min(high, (min(self.target, self.caps[place]) - worth) // unit)
        for number in range(high, self.least[place] - 1, -1):
            if self.fewest >= 0 and not self.short:
                left = self.target - worth - number * unit
                below = self.values[place + 1]
                if tokens + number + (left + below - 1) // below >= self.fewest:
                    continue
            self.way[place] = number
            self._fill(place + 1, worth + number * unit, tokens + number)
            if self.found >= self.wanted:
                return


def spread(civ: Civ, goods: int, change: int) -> Spread:
    """The ways to have ``change`` more (or, below nothing, less) of some goods on one's cards."""
    cards = slots(civ, goods)
    values = [value(card) for card in cards]
    old = [civ.blue[card] for card in cards]
    tokens = sum(old) + civ.cubes
    whole = lying(civ, goods)
    if change < 0:
        caps: list[int] = []
        worth = 0
        for place, unit in enumerate(values):
            worth += unit * old[place]
            caps.append(worth)
        for place in range(len(values) - 2, -1, -1):
            if values[place] == values[place + 1]:
                caps[place] = caps[place + 1]
        most = [MANY if card < PHILOSOPHY or civ.has_gates else civ.blue[card] for card in cards]
        least = [0] * len(cards)
        made = Spread(values, least, most, caps, whole + change, tokens, False)
        if not made.count(1):
            made.short = True  # Code of Laws: paying more, if the blue bank is empty afterwards
        return made
    caps = [MANY] * len(cards)
    most = [MANY if card < PHILOSOPHY or civ.has_gates else civ.blue[card] for card in cards]
    made = Spread(values, old, most, caps, whole + change, tokens, False)
    while made.target > whole and not made.count(1):
        made.target -= 1  # Code of Laws: as much as there are tokens for
    return made


class Spreading(OpenDecision[AgesTable]):
    """Which tokens to pay with and what change to take, or where to put what is gained.

    Decided card by card from the dearest tokens down: how many are to lie there. ``fixed`` is decided.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "goods", "change", "fixed")
    ASK: ClassVar[str] = "spread"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, goods: int, change: int, fixed: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.goods = goods
        self.change = change
        self.fixed = fixed

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        civ = table.rated(seat)
        cards = slots(civ, self.goods)
        card = cards[len(self.fixed)]
        ways = spread(civ, self.goods, self.change)
        most = min(ways.tokens, ways.target // value(card))
        return [FOR_ME, *[LEAVE(card, number) for number in range(most + 1)]]

    def moves(self, table: AgesTable, seat: int) -> list[Move]:
        civ = table.rated(seat)
        card = slots(civ, self.goods)[len(self.fixed)]
        ways = spread(civ, self.goods, self.change)
        moves = [FOR_ME]
        for number in range(min(ways.tokens, ways.target // value(card)) + 1):
            if self._possible(ways, number):
                moves.append(LEAVE(card, number))
        return moves

    def _possible(self, ways: Spread, number: int) -> bool:
        place = len(self.fixed)
        if not ways.least[place] <= number <= ways.most[place]:
            return False
        worth = number * ways.values[place]
        for before, other in enumerate(self.fixed):
            worth += other * ways.values[before]
        if worth > ways.caps[place]:
            return False
        return ways.count(1, (*self.fixed, number)) == 1

    def refusal(self, table: AgesTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is SETTLE:
            return None
        ways = spread(table.rated(seat), self.goods, self.change)
        return None if self._possible(ways, move.args[1]) else NO_CHANGE

    def forced(self, table: AgesTable) -> Move | None:
        """Another payment meanwhile may have left one way only."""
        ways = spread(table.rated(self.seat), self.goods, self.change)
        return FOR_ME if ways.count(2, self.fixed) < 2 else None

    def usual(self, table: AgesTable) -> Move | None:
        return FOR_ME

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        civ = table.rated(seat)
        ways = spread(civ, self.goods, self.change)
        if move.verb is SETTLE:
            fixed = self.fixed
        else:
            fixed = (*self.fixed, move.args[1])
            if ways.count(2, fixed) > 1:
                table.then(Spreading(seat, self.goods, self.change, fixed))
                return
        lay(civ, self.goods, ways.cheapest(fixed))

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {
            "goods": GOODS[self.goods],
            "sign": "pay" if self.change < 0 else "gain",
            "number": abs(self.change),
        }


def lay(civ: Civ, goods: int, numbers: list[int]) -> None:
    """Let so many tokens lie on each card, dearest first; the bank has the rest."""
    for place, card in enumerate(slots(civ, goods)):
        civ.cubes += civ.blue[card] - numbers[place]
        civ.blue[card] = numbers[place]
    assert civ.cubes >= 0, "change was given that the bank has not"


def alter(table: AgesTable, seat: int, goods: int, change: int) -> int:
    """Have more or less of some goods; who can do it in several ways is asked. How many come to lie there."""
    civ = table.rated(seat)
    cards = slots(civ, goods)
    last = cards[-1]
    if change < 0 and value(last) == 1:
        dearer = 0
        for card in cards:
            if card != last:
                dearer += civ.blue[card]
        if dearer == 0:
            civ.blue[last] += change
            civ.cubes -= change
            return change
    elif len(cards) == 1:
        number = min(change, civ.cubes)
        civ.blue[last] += number
        civ.cubes -= number
        return number
    ways = spread(civ, goods, change)
    changed = ways.target - lying(civ, goods)
    if ways.count(2) > 1:
        table.then(Spreading(seat, goods, change))
    else:
        lay(civ, goods, ways.cheapest())
    return changed


def gain(table: AgesTable, seat: int, goods: int, number: int) -> None:
    """Gain food or resources, as many as there are tokens for. Code of Laws, "Gaining food or resources"."""
    if number > 0 and table.civs[seat].cubes:
        gained = alter(table, seat, goods, number)
        if gained:
            table.tell(GAINED, seat, goods, gained)


def pay(table: AgesTable, seat: int, goods: int, number: int) -> None:
    """Pay food or resources, those of this turn first. Code of Laws, "Losing food or resources"."""
    civ = table.civs[seat]
    spare = min(civ.spare[goods], number)
    if spare:
        food, resources = civ.spare
        civ.spare = (food - spare, resources) if goods == FOOD else (food, resources - spare)
    if number > spare:
        alter(table, seat, goods, spare - number)


def lose(table: AgesTable, seat: int, goods: int, number: int) -> int:
    """Lose food or resources, or all if there are fewer; how many were lost."""
    lost = min(number, stock(table.civs[seat], goods))
    if lost:
        table.tell(LOST, seat, goods, lost)
        pay(table, seat, goods, lost)
    return lost


class Loss(Step[AgesTable]):
    """Food or resources are lost; for a ``taker`` (else ``NONE``) who gains as much as really goes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "goods", "number", "taker")

    def __init__(self, seat: int, goods: int, number: int, taker: int) -> None:
        self.seat = seat
        self.goods = goods
        self.number = number
        self.taker = taker

    def run(self, table: AgesTable) -> None:
        if self.taker != NONE:
            there = stock(table.civs[self.seat], self.goods)
            table.then(Booty(self.taker, self.goods, self.seat, there))
        lose(table, self.seat, self.goods, self.number)


class Booty(Step[AgesTable]):
    """What another one has really lost is gained: with an empty bank that may be more than was asked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "goods", "rival", "there")

    def __init__(self, seat: int, goods: int, rival: int, there: int) -> None:
        self.seat = seat
        self.goods = goods
        self.rival = rival
        self.there = there

    def run(self, table: AgesTable) -> None:
        gain(table, self.seat, self.goods, self.there - stock(table.civs[self.rival], self.goods))


def return_blue(table: AgesTable, seat: int, number: int) -> None:
    """Blue tokens go back to the box: from the bank, then from farms and mines of the owner's choice."""
    civ = table.civs[seat]
    banked = min(number, civ.cubes)
    civ.cubes -= banked
    civ.blue_box -= banked
    if banked:
        table.tell(BLUE_RETURNED, seat, banked)
    if number > banked and any(civ.blue):
        table.then(Shedding(seat, number - banked, False))


class Shedding(OpenDecision[AgesTable]):
    """From which farm or mine to give a blue token: back to the box, or onto a wonder (``builds``)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "builds")
    ASK: ClassVar[str] = "shed"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, left: int, builds: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.builds = builds

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        blue = table.civs[seat].blue
        return [SHED.of[card] for card in range(STORES) if blue[card]]

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        civ = table.civs[seat]
        civ.blue[move.arg] -= 1
        if self.builds:
            civ.stages += 1
        else:
            civ.blue_box -= 1
            table.tell(BLUE_RETURNED, seat, 1)
        if self.left > 1 and any(civ.blue):
            table.then(Shedding(seat, self.left - 1, self.builds))

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {"number": self.left}
