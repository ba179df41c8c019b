"""The technology pyramid: rows of cards, each resting on two of the row below, and the piles beside them.

An immutable value, replaced when a card is bought, so that copies of a table share it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.kernel.values import Value

GONE: Final = -1
LARGE: Final = (7, 6, 5, 4, 3)
SMALL: Final = (6, 5, 4, 3, 2)


class Pyramid(Value):
    """The cards by place, row by row from below; the development piles by age, the open card last.

    ``offers`` holds each card that may be bought, with the resources of any type that it costs beside its
    base cost: one for each card linked below it, or for a pile, for each card of earlier ages that is left.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("rows", "cards", "piles")

    def __init__(
        self, rows: tuple[int, ...], cards: tuple[int, ...], piles: tuple[tuple[int, ...], ...]
    ) -> None:
        self.rows = rows
        self.cards = cards
        self.piles = piles
        offers = [
            (card, extra) for card, extra in zip(cards, linked(rows, cards), strict=True) if card != GONE
        ]
        offers += [(pile[-1], self.left_before(age)) for age, pile in enumerate(piles) if pile]
        self.offers = tuple(offers)

    def without(self, card: int) -> Pyramid:
        """The pyramid when this card has been bought."""
        return Pyramid(
            self.rows,
            tuple([GONE if other == card else other for other in self.cards]),
            tuple([pile[:-1] if pile and pile[-1] == card else pile for pile in self.piles]),
        )

    def under(self, card: int) -> int:
        """The card that will lie open when this one is bought from a pile; ``GONE`` if there is none."""
        for pile in self.piles:
            if len(pile) > 1 and pile[-1] == card:
                return pile[-2]
        return GONE

    def row(self, age: int) -> tuple[int, ...]:
        """The cards of an age, left to right; ``GONE`` where one was bought."""
        start = sum(self.rows[:age])
        return self.cards[start : start + self.rows[age]]

    def left_before(self, age: int) -> int:
        """How many cards of all earlier ages are left."""
        return sum([card != GONE for card in self.cards[: sum(self.rows[:age])]])


def linked(rows: tuple[int, ...], cards: tuple[int, ...]) -> list[int]:
    """For each place, the cards linked below it, through all rows; a card that has gone breaks the link."""
    below: list[int] = []
    start = 0
    for age, length in enumerate(rows):
        under = start - rows[age - 1] if age else 0
        for place in range(length):
            reached = 0
            if age:
                for foot in (under + place, under + place + 1):
                    if cards[foot] != GONE:
                        reached |= below[foot] | 1 << foot
            below.append(reached)
        start += length
    return [reached.bit_count() for reached in below]
