"""Conditions, and what a card does as long as it lies there or while it is being placed.

Rulebook, «МОМЕНТ АКТИВАЦИИ»: a permanent effect is applied whenever its conditions hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.kernel.combinators import Per
from ziggurat.kernel.effects import Effect, Number
from ziggurat.kernel.standing import Modify, When
from ziggurat.kernel.values import Value

if TYPE_CHECKING:
    from ziggurat.games.ancient_knowledge.table import AncientTable
    from ziggurat.kernel.effects import Do
    from ziggurat.kernel.telling import Teller

YOU_DO: Final = ("you do",)
GRANTED: Final = ("you do", "you granted")
"""The forms of an effect that may also be said where the choice has been told before: without "you may"."""
OTHERS: Final = "other_"
"""Before what is modified: the card is of that type itself, and its text says "other" of the rest."""


class Condition(Value):
    """What must hold for an effect or for learning a technology."""

    WORD: ClassVar[str] = ""

    def holds(self, table: AncientTable, do: Do) -> bool:
        """Whether it holds now."""
        return self.lacks(table, do) == 0

    def lacks(self, table: AncientTable, do: Do) -> int:
        """By how much its numbers fall short in all; ``HOPELESS`` if none of them could be made lower."""
        raise AssertionError(f"{self.WORD} does not say when it holds")

    def tell(self, teller: Teller) -> str:
        """What one has when it holds: "at least 3 cities in your Past"."""
        raise AssertionError(f"{self.WORD} has no words")

    def clause(self, teller: Teller) -> str:
        """The same as it stands after "if": "you have at least 3 cities in your Past"."""
        return teller.say("clause-have", condition=self.tell(teller))

    def __repr__(self) -> str:
        said = ", ".join([repr(getattr(self, field)) for field in self.FIELDS])
        return f"{self.WORD}({said})"


HOPELESS: Final = 99


class Always(Condition):
    """Nothing is required."""

    WORD: ClassVar[str] = "always"

    def lacks(self, table: AncientTable, do: Do) -> int:
        return 0

    def tell(self, teller: Teller) -> str:
        return teller.say("requirement-none")


class AtLeast(Condition):
    """There are at least so many."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "least")
    WORD: ClassVar[str] = "at_least"

    def __init__(self, number: Number[Any], least: int) -> None:
        self.number = number
        self.least = least

    def holds(self, table: AncientTable, do: Do) -> bool:
        return self.number.count(table, do) >= self.least

    def lacks(self, table: AncientTable, do: Do) -> int:
        return max(self.least - self.number.count(table, do), 0)

    def tell(self, teller: Teller) -> str:
        return tell_bound(self.number, teller, "least", self.least)

    def clause(self, teller: Teller) -> str:
        return bound_clause(self.number, teller, "least", self.least)


class AtMost(Condition):
    """There are at most so many."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "most")
    WORD: ClassVar[str] = "at_most"

    def __init__(self, number: Number[Any], most: int) -> None:
        self.number = number
        self.most = most

    def holds(self, table: AncientTable, do: Do) -> bool:
        return self.number.count(table, do) <= self.most

    def lacks(self, table: AncientTable, do: Do) -> int:
        return 0 if self.number.count(table, do) <= self.most else HOPELESS

    def tell(self, teller: Teller) -> str:
        return tell_bound(self.number, teller, "most", self.most)


class All(Condition):
    """All of these hold."""

    FIELDS: ClassVar[tuple[str, ...]] = ("conditions",)
    WORD: ClassVar[str] = "all"

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions = conditions

    def lacks(self, table: AncientTable, do: Do) -> int:
        lacking = 0
        for condition in self.conditions:
            lacking += condition.lacks(table, do)
        return lacking

    def tell(self, teller: Teller) -> str:
        words = {condition.number.WORD for condition in self.conditions if isinstance(condition, AtLeast)}
        if words == {"past"} and all(isinstance(condition, AtLeast) for condition in self.conditions):
            kinds = [
                tell_bound(condition.number, teller, "gathered", condition.least)
                for condition in self.conditions
                if isinstance(condition, AtLeast)
            ]
            return teller.say("least-gathered-past", things=listed(teller, kinds))
        return listed(teller, [condition.tell(teller) for condition in self.conditions])

    def __repr__(self) -> str:
        return f"{self.WORD}({', '.join([repr(condition) for condition in self.conditions])})"


def both(*conditions: Condition) -> Condition:
    """All of these conditions."""
    return All(conditions)


def listed(teller: Teller, things: list[str]) -> str:
    """Several things as one: "this, this and that"."""
    return teller.say("and", first=", ".join(things[:-1]), last=things[-1])


def bound_clause(number: Number[Any], teller: Teller, bound: str, limit: int) -> str:
    """The same as it stands after "if"; ``clause-<word>`` is for what is not said as what one has."""
    message = f"clause-{number.WORD.replace('_', '-')}"
    if not teller.texts.has(message):
        return teller.say("clause-have", condition=tell_bound(number, teller, bound, limit))
    fields = {field: getattr(number, field) for field in number.FIELDS}
    return teller.say(message, number=limit, **fields)


def tell_bound(number: Number[Any], teller: Teller, bound: str, limit: int) -> str:
    """That there are at least or at most so many: the message ``least-…`` or ``most-…`` of what counts."""
    message = f"{bound}-{number.WORD.replace('_', '-')}"
    fields = {field: getattr(number, field) for field in number.FIELDS}
    return teller.say(message, number=limit, **fields)


class Provided(Effect["AncientTable"]):
    """The part, if the condition holds when it is reached."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "effect")
    WORD: ClassVar[str] = "provided"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, condition: Condition, effect: Effect[Any]) -> None:
        self.condition = condition
        self.effect = effect

    def run(self, table: AncientTable, do: Do) -> None:
        if self.condition.holds(table, do):
            table.agenda.append(do.part(self.effect))

    def idle(self, table: AncientTable, do: Do) -> bool:
        return not self.condition.holds(table, do) or self.effect.idle(table, do)

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        clause = self.condition.clause(teller)
        return teller.say("effect-provided", clause=clause, effect=teller.lowered(self.effect))


class WhenProvided(Effect["AncientTable"]):
    """Whenever ``event`` befalls the seat while the condition holds: the part."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "condition", "effect")
    WORD: ClassVar[str] = "when_provided"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, event: str, condition: Condition, effect: Effect[Any]) -> None:
        self.event = event
        self.condition = condition
        self.effect = effect
        self.reaction = Provided(condition, effect)

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        event = teller.say(f"event-{self.event.replace('_', '-')}")
        clause, effect = self.condition.clause(teller), teller.lowered(self.effect)
        return teller.say("effect-when-provided", event=event, clause=clause, effect=effect)


class Then(Effect["AncientTable"]):
    """One part, then the other, told as one sentence: what stands before it is said of both."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")
    WORD: ClassVar[str] = "then"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, first: Effect[Any], second: Effect[Any]) -> None:
        self.first = first
        self.second = second

    def run(self, table: AncientTable, do: Do) -> None:
        table.then(do.part(self.first), do.part(self.second))

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.first, self.second)

    def tell(self, teller: Teller) -> str:
        first = teller.tell(self.first).removesuffix(".")
        return teller.say("effect-first-then", first=first, second=teller.lowered(self.second))


class InsteadOfDraw(Effect["AncientTable"]):
    """The part, if the seat forgoes the draw of an excavation for it (``Forgoing`` asks)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)
    WORD: ClassVar[str] = "instead_of_draw"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect = effect

    def run(self, table: AncientTable, do: Do) -> None:
        table.then(do.part(self.effect))

    def idle(self, table: AncientTable, do: Do) -> bool:
        return self.effect.idle(table, do)

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-instead-of-draw", effect=teller.lowered(self.effect))


class EnterLighter(Effect["AncientTable"]):
    """While this card is being placed: so many knowledge tokens fewer are put on it.

    Rulebook, «СОЗДАЙТЕ МОНУМЕНТ», step 3. ``discount`` reads it there; afterwards it has nothing to do.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "enter_lighter"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: AncientTable, do: Do) -> None:
        pass

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-enter-lighter", number=self.number)


def discount(effect: Effect[Any], table: AncientTable, do: Do) -> int:
    """How many knowledge tokens fewer a card itself asks for when it enters."""
    if isinstance(effect, EnterLighter):
        return effect.number
    if isinstance(effect, Provided):
        return discount(effect.effect, table, do) if effect.condition.holds(table, do) else 0
    if isinstance(effect, Per):
        return effect.number.count(table, do) * discount(effect.effect, table, do)
    return 0


def lightens(effect: Effect[Any]) -> bool:
    """Whether an effect works only while its card is being placed."""
    return any(isinstance(part, EnterLighter) for part in effect.walk())


def event_of(effect: Effect[Any]) -> str:
    """The event that a standing effect waits for; empty if for none."""
    if isinstance(effect, WhenProvided):
        return effect.event
    return effect.event if isinstance(effect, When) else ""


def reaction(effect: Effect[Any]) -> Effect[Any]:
    """What a standing effect does when its event comes."""
    if isinstance(effect, WhenProvided):
        return effect.reaction
    assert isinstance(effect, When)
    return effect.effect


def modifies(effect: Effect[Any]) -> str:
    """What a standing effect modifies, perhaps under a condition; empty if nothing."""
    if isinstance(effect, Provided):
        return modifies(effect.effect)
    return effect.what.removeprefix(OTHERS) if isinstance(effect, Modify) else ""


def modification(effect: Effect[Any], table: AncientTable, do: Do) -> int:
    """By how much it modifies that now."""
    if isinstance(effect, Provided):
        return modification(effect.effect, table, do) if effect.condition.holds(table, do) else 0
    return effect.by if isinstance(effect, Modify) else 0
