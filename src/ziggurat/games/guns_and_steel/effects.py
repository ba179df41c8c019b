"""The verbs of the society cards: what they gain, spend, replenish and trade.

Rulebook, "Technology phase" and "Society effects". Other verbs are in ``attack.py`` and ``tactics.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.guns_and_steel.deck import CARD, INFORMATION, RESOURCES, SPACE
from ziggurat.games.guns_and_steel.table import GunsTable
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.errors import one_of
from ziggurat.kernel.move import NUMBER, Move, Refusal, Verb, out_of_order
from ziggurat.kernel.step import Decision, OpenDecision

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

REPLENISH: Final = Verb("replenish", CARD)
SPEND: Final = Verb("spend", CARD)
FORGO: Final = Verb("forgo", NUMBER)
DONE: Final = Verb("done")
ENOUGH: Final = DONE()
EFFECT_VERBS: Final = (REPLENISH, SPEND, FORGO, DONE)

ONLY_YOU: Final = ("you do",)
ANYBODY: Final = ("you do", "you may", "each do", "each may", "defeated do", "rival do", "winner do")

MUST_GO_ON: Final = Refusal("must-go-on")

WHAT: Final = (*RESOURCES, "any", "basic")
"""What may be replenished: one type, any, or any but Information and Space (basic)."""


def fits(what: str, resource: int) -> bool:
    """Whether a resource is of what is asked for. Wild resources count by the printed type alone."""
    if what == "any":
        return True
    if what == "basic":
        return resource < INFORMATION
    return RESOURCES[resource] == what


def number_from(least: int, number: int) -> int:
    """The number itself, if it is not below the least that makes sense."""
    if number < least:
        raise ValueError(f"{number} is too low: at least {least}")
    return number


def known(what: str) -> str:
    """``what`` itself, if it is one of ``WHAT``."""
    if what not in WHAT:
        raise ValueError(f"as a resource, {one_of(what, WHAT)}")
    return what


class Gain(Effect[GunsTable]):
    """Resources for this turn, which cannot be kept."""

    FIELDS: ClassVar[tuple[str, ...]] = ("resources",)
    WORD: ClassVar[str] = "gain"
    FORMS: ClassVar[tuple[str, ...]] = ANYBODY

    def __init__(self, resources: tuple[int, ...]) -> None:
        self.resources = resources

    def run(self, table: GunsTable, do: Do) -> None:
        for resource, number in enumerate(self.resources):
            if number:
                table.gain(do.seat, resource, number)

    def tell(self, teller: Teller) -> str:
        *others, last = [
            teller.say("resources", resource=RESOURCES[resource], number=number)
            for resource, number in enumerate(self.resources)
            if number
        ]
        if others:
            last = teller.say("and", first=", ".join(others), last=last)
        return teller.say("effect-gain", resources=last)

    def __repr__(self) -> str:
        named = [f"{RESOURCES[kind]}={number}" for kind, number in enumerate(self.resources) if number]
        return f"{self.WORD}({', '.join(named)})"


class Points(Effect[GunsTable]):
    """Victory points on the track."""

    FIELDS: ClassVar[tuple[str, ...]] = ("points",)
    WORD: ClassVar[str] = "points"
    FORMS: ClassVar[tuple[str, ...]] = ANYBODY

    def __init__(self, points: int) -> None:
        self.points = number_from(1, points)

    def run(self, table: GunsTable, do: Do) -> None:
        table.score(do.seat, self.points)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-points", points=self.points)


class PayPoints(Effect[GunsTable]):
    """Lose from ``least`` to ``most`` points of the track, as a price; not offered to who has too few."""

    FIELDS: ClassVar[tuple[str, ...]] = ("least", "most")
    WORD: ClassVar[str] = "pay_points"
    FORMS: ClassVar[tuple[str, ...]] = ONLY_YOU

    def __init__(self, least: int, most: int = 0) -> None:
        self.least = number_from(1, least)
        self.most = max(least, most)

    def run(self, table: GunsTable, do: Do) -> None:
        if self.usable(table, do):
            table.then(Forgoing(do.seat, do, self.least, min(self.most, table.areas[do.seat].points)))

    def usable(self, table: GunsTable, do: Do) -> bool:
        return table.areas[do.seat].points >= self.least

    def tell(self, teller: Teller) -> str:
        return teller.say(
            "effect-pay-points",
            least=self.least,
            most=self.most,
            range="yes" if self.most > self.least else "no",
            next="yes" if self.most == self.least + 1 else "no",
        )


class Forgoing(Decision[GunsTable]):
    """How many points to lose."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do", "least", "most")
    ASK: ClassVar[str] = "forgo"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do, least: int, most: int) -> None:
        super().__init__(seat)
        self.do = do
        self.least = number_from(1, least)
        self.most = most

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [FORGO(points) for points in range(self.least, self.most + 1)]

    def forced(self, table: GunsTable) -> Move | None:
        return FORGO(self.least) if self.least == self.most else None

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        table.score(seat, -move.arg)
        self.do.found(table, move.arg)


class Replenish(Effect[GunsTable]):
    """Turn technologies to their resource side: one that is asked for, or up to so many."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "up_to")
    WORD: ClassVar[str] = "replenish"
    DEFAULTS: ClassVar[dict[str, Any]] = {"up_to": 0}
    FORMS: ClassVar[tuple[str, ...]] = ("you do", "you may", "each do", "each may")

    def __init__(self, what: str, up_to: int = 0) -> None:
        self.what = known(what)
        self.up_to = number_from(0, up_to)

    def run(self, table: GunsTable, do: Do) -> None:
        if not self.idle(table, do):
            table.then(Replenishing(do.seat, self.what, self.up_to or 1, self.up_to > 0, 0))

    def idle(self, table: GunsTable, do: Do) -> bool:
        resource = table.deck.resource
        return not any(fits(self.what, resource[card]) for card in table.areas[do.seat].technologies)

    def tell(self, teller: Teller) -> str:
        several = "yes" if self.up_to else "no"
        return teller.say("effect-replenish", what=self.what, number=self.up_to or 1, several=several)


class Replenishing(OpenDecision[GunsTable]):
    """Which technology to turn to its resource side, in the order of their numbers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "what", "left", "optional", "floor")
    ASK: ClassVar[str] = "replenish"
    CONTINUES: ClassVar[bool] = True
    ORDERED: ClassVar[bool] = True

    def __init__(self, seat: int, what: str, left: int, optional: bool, floor: int) -> None:
        super().__init__(seat)
        self.what = what
        self.left = left
        self.optional = optional
        self.floor = floor

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        resource = table.deck.resource
        moves = [
            REPLENISH.of[card]
            for card in sorted(table.areas[seat].technologies)
            if fits(self.what, resource[card])
        ]
        if self.optional:
            moves.append(ENOUGH)
        return moves

    def refusal(self, table: GunsTable, seat: int, move: Move) -> Refusal | None:
        return None if move.verb is DONE else out_of_order(move.arg, self.floor)

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        floor = self.floor_after(table, seat, move, move.arg)
        table.replenish(seat, move.arg)
        if self.left > 1:
            table.then(Replenishing(seat, self.what, self.left - 1, self.optional, floor))

    def details(self, table: GunsTable) -> dict[str, Any]:
        return {"what": self.what, "left": self.left}


def gain(**resources: int) -> Effect[Any]:
    """``gain(iron=2)``: resources for this turn."""
    if not resources:
        raise ValueError("which resource?")
    for name, number in resources.items():
        if name not in RESOURCES[:SPACE]:
            raise ValueError(f"as a resource to gain, {one_of(name, RESOURCES[:SPACE])}")
        number_from(1, number)
    return Gain(tuple([resources.get(name, 0) for name in RESOURCES]))
