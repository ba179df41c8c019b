"""The combinators that effects are built with, and the decisions that they ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.kernel.effects import Do, Effect, Number
from ziggurat.kernel.move import NUMBER, Move, Refusal, Verb
from ziggurat.kernel.step import Decision, OpenDecision, Step

if TYPE_CHECKING:
    from ziggurat.kernel.table import Table
    from ziggurat.kernel.telling import Teller

YES: Final = Verb("yes")
NO: Final = Verb("no")
CHOOSE: Final = Verb("choose", NUMBER)
FIRST: Final = Verb("first", NUMBER)
COMBINATOR_VERBS: Final = (YES, NO, CHOOSE, FIRST)

NO_USE: Final = Refusal("no-use")


class Sequence(Effect["Table"]):
    """One part after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effects",)
    WORD: ClassVar[str] = "sequence"

    def __init__(self, effects: tuple[Effect[Any], ...]) -> None:
        self.effects = effects

    def run(self, table: Table, do: Do) -> None:
        for effect in self.effects[::-1]:
            table.agenda.append(do.part(effect))

    def usable(self, table: Table, do: Do) -> bool:
        return all(effect.usable(table, do) for effect in self.effects)

    def idle(self, table: Table, do: Do) -> bool:
        return all(effect.idle(table, do) for effect in self.effects)

    def parts(self) -> tuple[Effect[Any], ...]:
        return self.effects

    def tell(self, teller: Teller) -> str:
        told = [
            teller.say("effect-then", effect=teller.lowered(effect))
            if place and _wished(effect)
            else teller.tell(effect)
            for place, effect in enumerate(self.effects)
        ]
        return " ".join(told)


def _wished(effect: Effect[Any]) -> bool:
    """Whether somebody may choose if it happens: of such a part one says that it comes after the others."""
    return isinstance(effect, May) or (isinstance(effect, EachOpponent) and isinstance(effect.effect, May))


NOTHING: Final = Sequence(())
"""The effect that does nothing."""


class AnyOrder(Effect["Table"]):
    """All parts, in an order that the seat chooses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effects",)
    WORD: ClassVar[str] = "any_order"

    def __init__(self, effects: tuple[Effect[Any], ...]) -> None:
        self.effects = effects

    def run(self, table: Table, do: Do) -> None:
        if self.effects:
            table.then(Ordering(do.seat, tuple([do.part(effect) for effect in self.effects])))

    def usable(self, table: Table, do: Do) -> bool:
        return all(effect.usable(table, do) for effect in self.effects)

    def idle(self, table: Table, do: Do) -> bool:
        return all(effect.idle(table, do) for effect in self.effects)

    def parts(self) -> tuple[Effect[Any], ...]:
        return self.effects

    def tell(self, teller: Teller) -> str:
        told = " ".join([teller.tell(effect) for effect in self.effects])
        return teller.say("effect-any-order", effects=told)


class OneOf(Effect["Table"]):
    """One part, which the seat chooses among those that are of use; nothing if none is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effects",)
    WORD: ClassVar[str] = "one_of"
    FORMS: ClassVar[tuple[str, ...]] = ("you do",)

    def __init__(self, effects: tuple[Effect[Any], ...]) -> None:
        self.effects = effects

    def run(self, table: Table, do: Do) -> None:
        if self.usable(table, do):
            table.then(Choosing(do.seat, do, self.effects))

    def usable(self, table: Table, do: Do) -> bool:
        return any(effect.serves(table, do) for effect in self.effects)

    def parts(self) -> tuple[Effect[Any], ...]:
        return self.effects

    def tell(self, teller: Teller) -> str:
        told = [f"({number}) {teller.tell(effect)}" for number, effect in enumerate(self.effects, 1)]
        return teller.say("effect-one-of", effects=" ".join(told))


class May(Effect["Table"]):
    """The part, if the seat wishes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)
    WORD: ClassVar[str] = "may"
    FORMS: ClassVar[tuple[str, ...]] = ("you do", "each do")

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect = effect

    def run(self, table: Table, do: Do) -> None:
        if self.effect.serves(table, do):
            table.then(Wishing(do.seat, do.part(self.effect)))

    def idle(self, table: Table, do: Do) -> bool:
        return not self.effect.serves(table, do)

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        if isinstance(self.effect, Sequence):
            return teller.say("effect-may-all", effects=teller.tell(self.effect))
        return teller.in_mood("may").tell(self.effect)


class EachOpponent(Effect["Table"]):
    """The part, carried out by each opponent in turn order; the seat is their rival."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)
    WORD: ClassVar[str] = "each_opponent"
    FORMS: ClassVar[tuple[str, ...]] = ("you do",)

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect = effect

    def run(self, table: Table, do: Do) -> None:
        for seat in reversed(table.opponents(do.seat)):
            table.agenda.append(self._done_by(seat, do))

    def idle(self, table: Table, do: Do) -> bool:
        return all(self.effect.idle(table, self._done_by(seat, do)) for seat in table.opponents(do.seat))

    def _done_by(self, seat: int, do: Do) -> Do:
        return Do(self.effect, seat, do.seat, do.source, do.tally)

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        return teller.about("each").tell(self.effect)


class ForRival(Effect["Table"]):
    """The part, carried out by the other side: what the winner has of a defeat, what is paid to another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)
    WORD: ClassVar[str] = "for_rival"
    FORMS: ClassVar[tuple[str, ...]] = ("each do", "each may", "defeated do")

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect = effect

    def run(self, table: Table, do: Do) -> None:
        table.then(Do(self.effect, do.rival, do.seat, do.source, do.tally))

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        return teller.about("winner").tell(self.effect)


class Per(Effect["Table"]):
    """The part as often as the number says when it is reached."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "effect")
    WORD: ClassVar[str] = "per"
    FORMS: ClassVar[tuple[str, ...]] = ("you do",)

    def __init__(self, number: Number[Any], effect: Effect[Any]) -> None:
        self.number = number
        self.effect = effect

    def run(self, table: Table, do: Do) -> None:
        for _ in range(self.number.count(table, do)):
            table.agenda.append(do.part(self.effect))

    def idle(self, table: Table, do: Do) -> bool:
        return self.number.count(table, do) == 0 or self.effect.idle(table, do)

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        thing = self.number.tell(teller)
        effect, several = teller.lowered(self.effect), teller.several(self.effect)
        return teller.say("effect-per", thing=thing, effect=effect, several=several)


class Tally(Effect["Table"]):
    """The first part; then the second once for each thing that the first has found (spent, lost, drawn)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "each")
    WORD: ClassVar[str] = "tally"
    FORMS: ClassVar[tuple[str, ...]] = ("you do",)

    def __init__(self, first: Effect[Any], each: Effect[Any]) -> None:
        self.first = first
        self.each = each

    def run(self, table: Table, do: Do) -> None:
        table.then(
            Do(self.first, do.seat, do.rival, do.source, len(table.tallies)), Tallied(do.part(self.each))
        )
        table.tallies.append(0)

    def usable(self, table: Table, do: Do) -> bool:
        return self.first.usable(table, do)

    def idle(self, table: Table, do: Do) -> bool:
        return self.first.idle(table, do)

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.first, self.each)

    def tell(self, teller: Teller) -> str:
        special = f"effect-tally-{self.first.WORD.replace('_', '-')}"  # "for each card spent", where said so
        message = special if teller.texts.has(special) else "effect-tally"
        first, each = teller.tell(self.first), teller.lowered(self.each)
        return teller.say(message, first=first, each=each, several=teller.several(self.each))


class Tallied(Step["Table"]):
    """The count of a tally is complete: the second part happens once for each."""

    FIELDS: ClassVar[tuple[str, ...]] = ("do",)

    def __init__(self, do: Do) -> None:
        self.do = do

    def run(self, table: Table) -> None:
        for _ in range(table.tallies.pop()):
            table.agenda.append(self.do)


class If(Effect["Table"]):
    """The part, if the number reaches ``least`` when it is reached."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "least", "effect")
    WORD: ClassVar[str] = "if_at_least"

    def __init__(self, number: Number[Any], least: int, effect: Effect[Any]) -> None:
        self.number = number
        self.least = least
        self.effect = effect

    def run(self, table: Table, do: Do) -> None:
        if self.number.count(table, do) >= self.least:
            table.then(do.part(self.effect))

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        thing = self.number.tell(teller)
        effect = teller.lowered(self.effect)
        return teller.say("effect-if", thing=thing, least=self.least, effect=effect)


class Wishing(Decision["Table"]):
    """Whether to carry out something that one may."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do")
    ASK: ClassVar[str] = "may"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do) -> None:
        super().__init__(seat)
        self.do = do

    def candidates(self, table: Table, seat: int) -> list[Move]:
        return [YES(), NO()]

    def choose(self, table: Table, seat: int, move: Move) -> None:
        if move.verb is YES:
            table.then(self.do)

    def details(self, table: Table) -> dict[str, Any]:
        return {"effects": [self.do.effect]}


class Choosing(OpenDecision["Table"]):
    """Which of several effects to carry out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do", "effects")
    ASK: ClassVar[str] = "choose"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do, effects: tuple[Effect[Any], ...]) -> None:
        super().__init__(seat)
        self.do = do
        self.effects = effects

    def candidates(self, table: Table, seat: int) -> list[Move]:
        return [CHOOSE(number) for number in range(1, len(self.effects) + 1)]

    def refusal(self, table: Table, seat: int, move: Move) -> Refusal | None:
        return None if self.effects[move.arg - 1].serves(table, self.do) else NO_USE

    def choose(self, table: Table, seat: int, move: Move) -> None:
        table.then(self.do.part(self.effects[move.arg - 1]))

    def details(self, table: Table) -> dict[str, Any]:
        return {"effects": list(self.effects)}


class Ordering(OpenDecision["Table"]):
    """Which of several things that happen at once comes first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    ASK: ClassVar[str] = "order"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, left: tuple[Do, ...]) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, table: Table, seat: int) -> list[Move]:
        return [FIRST(number) for number, do in enumerate(self.left, 1) if do not in self.left[: number - 1]]

    def choose(self, table: Table, seat: int, move: Move) -> None:
        place = move.arg - 1
        rest = self.left[:place] + self.left[place + 1 :]
        if rest:
            table.then(self.left[place], Ordering(self.seat, rest))
        else:
            table.then(self.left[place])

    def details(self, table: Table) -> dict[str, Any]:
        return {"effects": [do.effect for do in self.left]}
