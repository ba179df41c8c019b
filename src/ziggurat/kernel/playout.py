"""Random play, as bare and quick as can be: for counting, measuring, and finding what breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.kernel.values import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.table import Table

EAGERNESS: Final = 4
"""Who may act but is not waited for does so one time in so many."""


class Count(State):
    """The moves that were made, and how many of them were decisions: with at least two to choose from."""

    FIELDS: ClassVar[tuple[str, ...]] = ("moves", "decisions")

    def __init__(self, moves: int = 0, decisions: int = 0) -> None:
        self.moves = moves
        self.decisions = decisions


def random_playout(table: Table, chances: Sequence[Chance], count: Count, most: int) -> bool:
    """Play on at random, each seat by its own chance, for at most so many moves; whether the game ended."""
    decisions = made = 0
    while table.agenda and made < most:
        waiting = table.decision
        seat = waiting.deciders(table)[0]
        for other in waiting.may_act(table):
            if is_eager(table.listed(other), chances[other]):
                seat = other
                break
        moves = table.listed(seat)
        if len(moves) > 1:
            decisions += 1
        made += 1
        table.apply(seat, at_random(moves, chances[seat]))
    count.moves += made
    count.decisions += decisions
    return not table.agenda


def at_random(moves: list[Move], chance: Chance) -> Move:
    """One of the moves; where there is one only, nothing is drawn."""
    return moves[chance.below(len(moves))] if len(moves) > 1 else moves[0]


def is_eager(moves: list[Move], chance: Chance) -> bool:
    """Whether a seat that nobody waits for makes one of these moves."""
    return bool(moves) and chance.below(EAGERNESS) == 0
