"""Prices, and what can pay them: pure functions of counts.

A ``Due`` is what is still to be paid: for each type of resource how many, and last how many of any type.
What one has to pay with is a stock by type, and the ``halves`` of spent Space cards that are not used up.

Rulebook, "Purchase phase" and "Resource side": 1 Information is any 1 resource, 1 Space is any 2 other than
Space; 2 equal resources convert to 1 of the next dearer type, any 3 convert to 1 Information.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.guns_and_steel.deck import FOOD, INFORMATION, SPACE

Due = tuple[int, ...]

ANY: Final = 7
PAID: Final = -1

WORTH: Final = (4, 5, 6, 7, 8, 9, 18)
"""How dear it is to part with a card of each type, when the program pays."""


def payable(due: Due, stock: list[int], halves: int = 0, scrap: int = 0, extra: int = 0) -> bool:
    """Whether the stock can pay, and ``extra`` of any type. ``scrap`` can pay as any type only.

    A due that its own type cannot pay is best paid by an Information or half a Space, which as one of "any"
    would save less; else by two of the type below, or two Oil, which are an Information; else by any three.
    """
    if stock[SPACE] < due[SPACE]:
        return False
    wild = stock[INFORMATION] + 2 * (stock[SPACE] - due[SPACE]) + halves
    surplus = scrap
    lacking = 0
    converted = 0
    below = 0
    for kind in range(INFORMATION):
        left = stock[kind] - due[kind]
        if left < 0:
            lacking -= left
            converted += min(-left, below // 2)
            below = 0
        else:
            surplus += left
            below = left
    lacking += due[INFORMATION]
    converted += below // 2
    covered = min(wild, lacking)
    lacking -= covered
    converted = min(converted, lacking)
    return 2 * converted + 3 * (lacking - converted) + due[ANY] + extra <= surplus + wild - covered


def shortfall(due: Due, stock: list[int]) -> int:
    """How many more resources are needed at the least, if they are of the right types."""
    space = max(due[SPACE] - stock[SPACE], 0)
    payable_due = with_due(due, SPACE, -space)
    more = 0
    while not payable(payable_due, stock, halves=more):
        more += 1
    return space + more


def with_due(due: Due, kind: int, change: int) -> Due:
    """A due with more or fewer of one kind."""
    return (*due[:kind], due[kind] + change, *due[kind + 1 :])


def next_kind(due: Due) -> int:
    """The kind that is paid next, the dearest first, those of any type last; ``PAID`` when all is paid."""
    for kind in range(SPACE, FOOD - 1, -1):
        if due[kind]:
            return kind
    return ANY if due[ANY] else PAID


class Plan:
    """A way to pay: how many cards of each type it spends and how dear they are together."""

    def __init__(self, cards: tuple[int, ...], loose: tuple[int, ...], worth: int) -> None:
        self.cards = cards
        self.loose = loose
        self.worth = worth


def cheapest(due: Due, cards: list[int], loose: list[int], halves: int = 0) -> Plan | None:
    """The way to pay that keeps the most valuable resources; None if there is none.

    Resources of this turn go first, since they cannot be kept.
    """
    search = _Search(due, loose, halves)
    search.spend(SPACE, cards, 0)
    if search.best is None:
        return None
    paying = [card + extra for card, extra in zip(search.best, loose, strict=True)]
    used = loose[:]
    for kind in range(INFORMATION, FOOD - 1, -1):
        while used[kind] and payable(due, _less(paying, kind), halves):
            paying[kind] -= 1
            used[kind] -= 1
    return Plan(tuple(search.best), tuple(used), search.worth)


class _Search:
    """Finds the cards that go: of each type, the dearest first, as few as can be.

    No card goes in vain: without it the others would pay, and would be found to cost less.
    """

    def __init__(self, due: Due, loose: list[int], halves: int) -> None:
        self.due = due
        self.loose = loose
        self.halves = halves
        self.best: list[int] | None = None
        self.worth = 0

    def spend(self, kind: int, cards: list[int], worth: int) -> None:
        """Of the dearer types ``cards`` holds what goes, of this one and the cheaper all that could go."""
        if self.best is not None and worth >= self.worth:
            return
        stock = [card + extra for card, extra in zip(cards, self.loose, strict=True)]
        if not payable(self.due, stock, self.halves):
            return
        if kind < FOOD:
            self.best = cards
            self.worth = worth
            return
        for number in range(cards[kind] + 1):
            going = cards[:]
            going[kind] = number
            self.spend(kind - 1, going, worth + number * WORTH[kind])


def _less(counts: list[int], kind: int) -> list[int]:
    fewer = counts[:]
    fewer[kind] -= 1
    return fewer
