"""The verbs of events: whom an event is about, and what only events do. Code of Laws, "Resolving an
event"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.through_the_ages.actions import destroy, remove_leader
from ziggurat.games.through_the_ages.catalog import ARENA, CARD, CATEGORY, LAST_AGE, LEVEL, NONE
from ziggurat.games.through_the_ages.counts import DISCONTENT, HAPPY, count
from ziggurat.games.through_the_ages.deeds import CivilDevelopment, Taking
from ziggurat.games.through_the_ages.military import ANNEX, RAZE, lose_colony
from ziggurat.games.through_the_ages.news import RUINED
from ziggurat.games.through_the_ages.table import AgesTable, urban
from ziggurat.games.through_the_ages.wars import move_yellow
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.move import Move, Verb
from ziggurat.kernel.step import OpenDecision

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

RUIN: Final = Verb("ruin", CARD)
EVENT_VERBS: Final = (RUIN,)

STRENGTH: Final = "strength"


def values(table: AgesTable, by: str) -> list[int]:
    """What civilizations are compared by."""
    if by == "strength":
        return [table.rated(seat).strength for seat in range(table.players)]
    if by == "science":
        return [table.rated(seat).science_rating for seat in range(table.players)]
    return [civ.culture for civ in table.civs]


class Everybody(Effect[AgesTable]):
    """The part, carried out by each civilization in turn order from the current player on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)
    WORD: ClassVar[str] = "everybody"

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect = effect

    def run(self, table: AgesTable, do: Do) -> None:
        for seat in reversed(table.clockwise_from(do.seat)):
            table.agenda.append(Do(self.effect, seat, do.seat, do.source))

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-everybody", effect=teller.lowered(self.effect))


class Ranked(Effect[AgesTable]):
    """The part for the first or last by strength or culture; two of them are one with two players."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "place", "number", "effect")
    WORD: ClassVar[str] = "ranked"

    def __init__(self, by: str, place: str, number: int, effect: Effect[Any]) -> None:
        self.by = by
        self.place = place
        self.number = number
        self.effect = effect

    def run(self, table: AgesTable, do: Do) -> None:
        for seat in reversed(chosen(table, do.seat, self.by, self.place, self.number)):
            table.agenda.append(Do(self.effect, seat, do.seat, do.source))

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        return teller.say(
            "effect-ranked",
            who2=f"{self.place}-{self.by}",
            number=self.number,
            effect=teller.lowered(self.effect),
        )


def chosen(table: AgesTable, current: int, by: str, place: str, number: int) -> list[int]:
    """The first or the last civilizations, in turn order."""
    order = table.ranked(values(table, by))
    several = 1 if table.playing == 2 else number
    found = order[:several] if place == "most" else order[len(order) - several :]
    return [seat for seat in table.clockwise_from(current) if seat in found]


class AllWithMost(Effect[AgesTable]):
    """The part for all civilizations with the most of a thing: here ties stay."""

    FIELDS: ClassVar[tuple[str, ...]] = ("thing", "effect")
    WORD: ClassVar[str] = "all_with_most"

    def __init__(self, thing: str, effect: Effect[Any]) -> None:
        self.thing = thing
        self.effect = effect

    def run(self, table: AgesTable, do: Do) -> None:
        thing = HAPPY if self.thing == "happiness" else DISCONTENT
        seats = table.clockwise_from(do.seat)
        most = max([count(table, seat, thing) for seat in seats])
        if thing == DISCONTENT and not most:
            return
        for seat in reversed(seats):
            if count(table, seat, thing) == most:
                table.agenda.append(Do(self.effect, seat, do.seat, do.source))

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-all-with-most", thing=self.thing, effect=teller.lowered(self.effect))


class IfWeak(Effect[AgesTable]):
    """The part, if the civilization is one of the two weakest (with two players: the weaker)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)
    WORD: ClassVar[str] = "if_weak"

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect = effect

    def run(self, table: AgesTable, do: Do) -> None:
        if do.seat in chosen(table, table.active, "strength", "least", 2):
            table.then(do.part(self.effect))

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-if-weak", effect=teller.lowered(self.effect))


class ByRank(Effect[AgesTable]):
    """Culture by rank in a rating."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by",)
    WORD: ClassVar[str] = "by_rank"
    POINTS: ClassVar[tuple[tuple[int, ...], ...]] = ((10, 0), (14, 7, 0), (15, 10, 5, 0))

    def __init__(self, by: str) -> None:
        self.by = by

    def run(self, table: AgesTable, do: Do) -> None:
        order = table.ranked(values(table, self.by))
        points = self.POINTS[len(order) - 2]
        for place, seat in enumerate(order):
            table.score(seat, points[place])

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-by-rank", by=self.by)


class UnlessLast(Effect[AgesTable]):
    """One part before Age IV, another in it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("before", "then")
    WORD: ClassVar[str] = "unless_last"

    def __init__(self, before: Effect[Any], then: Effect[Any]) -> None:
        self.before = before
        self.then = then

    def run(self, table: AgesTable, do: Do) -> None:
        table.agenda.append(do.part(self.before if table.age < LAST_AGE else self.then))

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.before, self.then)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-unless-last", before=teller.tell(self.before), then=teller.tell(self.then))


class CivilLife(Effect[AgesTable]):
    """Increase population, build or develop for 1 less and without an action. Appendix."""

    WORD: ClassVar[str] = "civil_life"

    def run(self, table: AgesTable, do: Do) -> None:
        table.then(CivilDevelopment(do.seat, 1))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-civil-life")


class Agreement(Effect[AgesTable]):
    """Take cards worth so many civil actions. Appendix, "International Agreement"."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "agreement"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: AgesTable, do: Do) -> None:
        table.then(Taking(do.seat, self.number, False))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-agreement", number=self.number)


class DestroyBuilding(Effect[AgesTable]):
    """A farm, mine or urban building of one's own is destroyed, if there is one."""

    WORD: ClassVar[str] = "destroy_building"

    def run(self, table: AgesTable, do: Do) -> None:
        civ = table.civs[do.seat]
        if any(civ.workers[card] for card in civ.techs if CATEGORY[card] <= ARENA):
            table.then(Razing(do.seat, do.seat, 0))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-destroy-building")


class Terror(Effect[AgesTable]):
    """For each other civilization an urban building of the chooser's choice is destroyed."""

    WORD: ClassVar[str] = "terror"

    def run(self, table: AgesTable, do: Do) -> None:
        for seat in reversed(table.others(do.seat)):
            civ = table.civs[seat]
            if any(civ.workers[card] for card in civ.techs if urban(card)):
                table.agenda.append(Razing(do.seat, seat, 1))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-terror")


class Razing(OpenDecision[AgesTable]):
    """Which building of a civilization is destroyed; ``only_urban`` where farms and mines are safe."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rival", "only_urban")
    ASK: ClassVar[str] = "raze"

    def __init__(self, seat: int, rival: int, only_urban: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.only_urban = only_urban

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        civ = table.civs[self.rival]
        return [
            RAZE.of[card]
            for card in civ.techs
            if civ.workers[card] and CATEGORY[card] <= ARENA and (not self.only_urban or urban(card))
        ]

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        destroy(table, self.rival, move.arg)

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {"rival": self.rival, "player": self.rival + 1, "whose": self._whose()}

    def _whose(self) -> str:
        return "own" if self.rival == self.seat else "other"


class Iconoclasm(Effect[AgesTable]):
    """A leader who is not of the current age leaves the game."""

    WORD: ClassVar[str] = "iconoclasm"

    def run(self, table: AgesTable, do: Do) -> None:
        leader = table.civs[do.seat].leader
        if leader != NONE and LEVEL[leader] != table.age:
            remove_leader(table, do.seat)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-iconoclasm")


class LoseColony(Effect[AgesTable]):
    """A colony of one's own choice is lost."""

    WORD: ClassVar[str] = "lose_colony"

    def run(self, table: AgesTable, do: Do) -> None:
        if table.civs[do.seat].colonies:
            table.then(Freeing(do.seat))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-lose-colony")


class Freeing(OpenDecision[AgesTable]):
    """Which colony is lost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "free"

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        return [ANNEX.of[card] for card in sorted(table.civs[seat].colonies)]

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        table.toss(move.arg, table.everybody)
        lose_colony(table, seat, move.arg)


class Ruin(Effect[AgesTable]):
    """A completed wonder of Age A or I is turned over: 2 culture and nothing else. Appendix."""

    WORD: ClassVar[str] = "ruin"

    def run(self, table: AgesTable, do: Do) -> None:
        if standing_wonders(table, do.seat):
            table.then(Ruining(do.seat))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-ruin")


def standing_wonders(table: AgesTable, seat: int) -> list[int]:
    """The old wonders that time can ruin."""
    civ = table.civs[seat]
    return sorted([card for card in civ.wonders if LEVEL[card] <= 1 and card not in civ.ruins])


class Ruining(OpenDecision[AgesTable]):
    """Which wonder."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "ruin"

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        return [RUIN.of[card] for card in standing_wonders(table, seat)]

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        civ = table.civs[seat]
        civ.ruins = (*civ.ruins, move.arg)
        table.tell(RUINED, seat, move.arg)
        table.touch_all()
        table.leaves(seat, move.arg)


class ShiftBorders(Effect[AgesTable]):
    """A yellow token goes from the weakest's bank to the strongest's."""

    WORD: ClassVar[str] = "shift_borders"

    def run(self, table: AgesTable, do: Do) -> None:
        order = table.ranked(values(table, STRENGTH))
        move_yellow(table, order[-1], order[0], 1)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-shift-borders")
