"""The Past: turning its monuments upright, and what lets a Decline phase pass by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.ancient_knowledge.news import STRAIGHTENED
from ziggurat.games.ancient_knowledge.standing import GRANTED, YOU_DO
from ziggurat.games.ancient_knowledge.table import DECLINING, AncientTable
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.move import NUMBER, Move, Verb
from ziggurat.kernel.step import OpenDecision

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

STRAIGHTEN: Final = Verb("straighten", NUMBER)
PAST_VERBS: Final = (STRAIGHTEN,)


class Straighten(Effect[AncientTable]):
    """Turn rotated monuments of the Past upright: so many (all if fewer), or up to so many."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "up_to")
    WORD: ClassVar[str] = "straighten"
    DEFAULTS: ClassVar[dict[str, Any]] = {"up_to": 0}
    FORMS: ClassVar[tuple[str, ...]] = GRANTED

    def __init__(self, number: int, up_to: int = 0) -> None:
        self.number = number
        self.up_to = up_to

    def run(self, table: AncientTable, do: Do) -> None:
        most = min(self.number, table.areas[do.seat].rotated)
        if most and self.up_to:
            table.then(Straightening(do.seat, most))
        elif most:
            straighten(table, do.seat, most)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-straighten", number=self.number, up_to="yes" if self.up_to else "no")


def straighten(table: AncientTable, seat: int, number: int) -> None:
    """Turn so many monuments upright; which ones does not matter."""
    table.areas[seat].rotated -= number
    table.tell(STRAIGHTENED, seat, number)


class Straightening(OpenDecision[AncientTable]):
    """How many monuments to turn upright."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "most")
    ASK: ClassVar[str] = "straighten"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [STRAIGHTEN(number) for number in range(self.most + 1)]

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move.arg:
            straighten(table, seat, move.arg)


class SkipDecline(Effect[AncientTable]):
    """The Decline phase of this turn is left out. Ruling: within a Decline phase it does nothing."""

    WORD: ClassVar[str] = "skip_decline"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def run(self, table: AncientTable, do: Do) -> None:
        area = table.areas[do.seat]
        if area.phase != DECLINING:
            area.calm = 1

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-skip-decline")
