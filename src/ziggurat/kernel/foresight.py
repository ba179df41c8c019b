"""What moves would do, up to the first chance or reveal: what a player may be told before they decide.

Nothing is foreseen that the player could not learn by making the moves and taking them back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.kernel.chance import Chance
from ziggurat.kernel.errors import Unforeseen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.kernel.happening import Happening
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.table import Table

CHANCE: Final = "chance"


class Veiled(Chance):
    """The chance of a table that is only foreseen: it does not draw."""

    FIELDS: ClassVar[tuple[str, ...]] = ("used",)

    def below(self, bound: int) -> int:
        raise Unforeseen(CHANCE)

    def copy(self) -> Chance:
        return Veiled(self.used)


class Foresight:
    """What would happen; what put an end to foreseeing it, if anything; else the table that is reached."""

    def __init__(self, happenings: list[Happening], stopped: str, table: Table | None) -> None:
        self.happenings = happenings
        self.stopped = stopped
        self.table = table


def foresee(table: Table, seat: int, moves: Sequence[Move]) -> Foresight:
    """What moves of a seat would do, and the usual rest of what they begin; ``Refused`` if one is illegal.

    The table itself is left alone.
    """
    other = table.copy()
    other.chance = Veiled(table.chance.used)
    other.foreseer = seat
    happenings: list[Happening] = []
    other.happenings = happenings
    try:
        for move in moves:
            other.play(seat, move)
        while seat in other.deciders and (usual := other.question(seat).usual(other)) is not None:
            other.play(seat, usual)
    except Unforeseen as veil:
        return Foresight(happenings, str(veil), None)
    return Foresight(happenings, "", other)
