"""The sequence of a turn. Code of Laws, "Your turn"."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.through_the_ages.acting import Acting
from ziggurat.games.through_the_ages.actions import reds
from ziggurat.games.through_the_ages.catalog import (
    LAST_AGE,
)
from ziggurat.games.through_the_ages.civ import (
    CHURCHILL_USED,
    LASTING,
)
from ziggurat.games.through_the_ages.hands import Dropping
from ziggurat.games.through_the_ages.news import (
    COMMON,
    TURN_BEGAN,
    UPRISING,
)
from ziggurat.games.through_the_ages.powers import speak
from ziggurat.games.through_the_ages.production import (
    consumption,
    corruption,
    produce_food,
    produce_resources,
)
from ziggurat.games.through_the_ages.row import Replenish
from ziggurat.games.through_the_ages.standing import (
    CHURCHILL,
    GENGHIS,
)
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.step import Step

MOST_DRAWN: Final = 3


class Turn(Step[AgesTable]):
    """One player's turn, step by step."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AgesTable) -> None:
        from ziggurat.games.through_the_ages.politics import Politics
        from ziggurat.games.through_the_ages.wars import ResolveWar

        seat = self.seat
        table.turn += 1
        table.active = seat
        table.tell(TURN_BEGAN, seat, table.round)
        if table.round == 1:
            table.then(Acting(seat), EndOfTurn(seat))
        else:
            table.then(
                Replenish(),
                ResolveWar(seat),
                CommonTactic(seat),
                Politics(seat, 1),
                Acting(seat),
                EndOfTurn(seat),
            )


class CommonTactic(Step[AgesTable]):
    """An exclusive tactic becomes common. Code of Laws, "Make tactics available"."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AgesTable) -> None:
        civ = table.civs[self.seat]
        if not civ.exclusive:
            return
        civ.exclusive = False
        if civ.tactic in table.common:
            table.removed.append(civ.tactic | table.everybody << 8)
        else:
            table.common = tuple(sorted((*table.common, civ.tactic)))
        table.tell(COMMON, self.seat, civ.tactic)


class EndOfTurn(Step[AgesTable]):
    """Code of Laws, "End of turn sequence"."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AgesTable) -> None:
        seat = self.seat
        civ = table.rated(seat)
        if civ.powers & CHURCHILL and not civ.done & CHURCHILL_USED:
            speak(table, seat, civ, 0)
        table.then(Closing(seat))
        excess = len(civ.military) - table.military_limit(seat)
        if excess > 0:
            table.then(Dropping(seat, excess, 0))


class Closing(Step[AgesTable]):
    """An uprising is looked for, then comes production in its order, then drawing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AgesTable) -> None:
        seat = self.seat
        civ = table.rated(seat)
        table.then(Rest(seat), NextTurn(seat))
        if table.discontent(seat) > civ.unused:
            table.tell(UPRISING, seat, table.discontent(seat))
            return
        table.then(
            Production(seat, 0),
            Production(seat, 1),
            Production(seat, 2),
            Production(seat, 3),
            Production(seat, 4),
        )


class Production(Step[AgesTable]):
    """Science and culture; corruption; food; consumption; resources."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "step")

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step

    def run(self, table: AgesTable) -> None:
        seat = self.seat
        if self.step == 0:
            civ = table.rated(seat)
            table.study(seat, civ.science_rating)
            table.score(seat, civ.culture_rating)
        elif self.step == 1:
            corruption(table, seat)
        elif self.step == 2:
            produce_food(table, seat)
        elif self.step == 3:
            consumption(table, seat)
        else:
            produce_resources(table, seat)


class Rest(Step[AgesTable]):
    """Military cards are drawn, actions restored; what was for this turn is over; the next turn begins."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AgesTable) -> None:
        seat = self.seat
        civ = table.rated(seat)
        if civ.powers & GENGHIS:
            stronger = 0
            for other in table.others(seat):
                stronger += table.rated(other).strength > civ.strength
            if stronger < (2 if table.playing > 2 else 1):
                table.befall(seat, "turn-end", civ.leader)
        if table.age < LAST_AGE and table.round > 1:
            table.draw(seat, min(reds(civ), MOST_DRAWN))
        civ.white = civ.white_total
        civ.red = civ.red_total
        civ.more_white = civ.more_red = civ.arms = civ.lore = 0
        civ.spare = (0, 0)
        civ.fresh = ()
        civ.done &= LASTING


class NextTurn(Step[AgesTable]):
    """The next player, or behind the last round the end. Code of Laws, "Course of the game"."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AgesTable) -> None:
        from ziggurat.games.through_the_ages.scoring import FinalScoring

        later = [seat for seat in table.clockwise_from(0) if seat > self.seat]
        if later:
            table.then(Turn(later[0]))
        elif table.last_round and table.round >= table.last_round:
            table.then(FinalScoring())
        else:
            table.round += 1
            table.then(Turn(table.clockwise_from(0)[0]))
