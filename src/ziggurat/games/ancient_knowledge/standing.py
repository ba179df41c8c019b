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
        *others, last = [condition.tell(teller) for condition in self.conditions]
        return teller.say("and", first=", ".join(others), last=last)

    def __repr__(self) -> str:
        return f"{self.WORD}({', '.join([repr(condition) for condition in self.conditions])})"


def both(*conditions: Condition) -> Condition:
    """All of these conditions."""
    return All(conditions)


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
        condition = self.condition.tell(teller)
        return teller.say("effect-provided", condition=condition, effect=teller.lowered(self.effect))


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
    return effect.event if isinstance(effect, When) else ""


def modifies(effect: Effect[Any]) -> str:
    """What a standing effect modifies, perhaps under a condition; empty if nothing."""
    if isinstance(effect, Provided):
        return modifies(effect.effect)
    return effect.what if isinstance(effect, Modify) else ""


def modification(effect: Effect[Any], table: AncientTable, do: Do) -> int:
    """By how much it modifies that now."""
    if isinstance(effect, Provided):
        return modification(effect.effect, table, do) if effect.condition.holds(table, do) else 0
    return effect.by if isinstance(effect, Modify) else 0
