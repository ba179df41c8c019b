"""The end of the game. Code of Laws, "Course of the game": the last events, then who has most culture."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.through_the_ages.catalog import CARD, EFFECT, LEVEL, NONE
from ziggurat.games.through_the_ages.counts import HAPPINESS_SCORE, count
from ziggurat.games.through_the_ages.news import ENDED, EVENT_REVEALED
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.combinators import Ordering
from ziggurat.kernel.effects import Do
from ziggurat.kernel.step import Step

HAPPINESS: int = CARD.number("impact_of_happiness")
LAST_EVENTS = 3
"""The age of the events that happen at the end."""


class FinalScoring(Step[AgesTable]):
    """All Age III events of both decks happen, in any order; then what leaders score at the end."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, table: AgesTable) -> None:
        first = table.clockwise_from(0)[0]
        table.active = first
        left = [entry & 255 for entry in (*table.current, *table.future)]
        events = sorted([card for card in left if LEVEL[card] == LAST_EVENTS])
        table.past += left
        table.current = []
        table.future = []
        table.peeked = 0
        table.reveal()
        for card in events:
            table.tell(EVENT_REVEALED, first, card)
        table.then(LastBonus())
        dos = [Do(EFFECT[card], first, first, card) for card in events]
        if order_matters(table, events):
            table.then(Ordering(first, tuple(dos)))
        else:
            table.then(*dos)


def order_matters(table: AgesTable, events: list[int]) -> bool:
    """Whether the result depends on the order: only where somebody could lose more culture than there is."""
    if HAPPINESS not in events or len(events) == 1:
        return False
    for seat in table.clockwise_from(0):
        if table.civs[seat].culture + 2 * count(table, seat, HAPPINESS_SCORE) < 0:
            return True
    return False


class LastBonus(Step[AgesTable]):
    """What is scored at the end of the game; then it is over."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, table: AgesTable) -> None:
        table.then(Over())
        for seat in reversed(table.clockwise_from(table.active)):
            leader = table.civs[seat].leader
            if leader != NONE:
                table.befall(seat, "game-end", leader)


class Over(Step[AgesTable]):
    """The game ends."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, table: AgesTable) -> None:
        finish(table, 0)


def finish(table: AgesTable, ending: int) -> None:
    """The game ends by this rule."""
    table.ended = ending
    table.tell(ENDED, -1, ending)


def ranking(table: AgesTable) -> list[list[int]]:
    """By culture, ties shared; who has resigned comes behind all others, the first to resign last."""
    order = sorted(
        range(table.players), key=lambda seat: (table.civs[seat].gone, -table.civs[seat].culture, seat)
    )
    places: list[list[int]] = []
    for seat in order:
        civ = table.civs[seat]
        before = table.civs[places[-1][0]] if places else None
        if before is not None and not civ.gone and not before.gone and before.culture == civ.culture:
            places[-1].append(seat)
        else:
            places.append([seat])
    return places
