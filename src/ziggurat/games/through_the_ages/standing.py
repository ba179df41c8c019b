"""What cards do as long as they lie there. Looked up from the cards in play whenever ratings are computed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.through_the_ages.catalog import (
    ARMY,
    AT_ONCE,
    ATTACK_RULE,
    ATTACK_RULES,
    DISCOUNT,
    POWERS,
    RATES,
    SYMBOL,
    SYMBOLS,
    learn,
    side,
)
from ziggurat.games.through_the_ages.counts import THINGS
from ziggurat.kernel.effects import Effect
from ziggurat.kernel.errors import one_of

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

RATINGS: Final = ("science", "culture", "strength", "happiness")

POWER: Final = (
    "hammurabi", "homer", "caesar", "moses", "alexander", "columbus", "barbarossa", "genghis",
    "joan", "wonder_patron", "cook", "bach", "robespierre", "shakespeare", "gates", "gandhi", "churchill",
    "basilica", "taj_mahal", "ocean_liner", "railroad",
    "food_as_resource", "resource_as_food", "cooperation", "no_wars_against",
)  # fmt: skip
"""One-off rules of single cards, each with words of its own: ``power-<name>``."""
(
    HAMMURABI, HOMERS, CAESAR, MOSES, ALEXANDER, COLUMBUS, BARBAROSSA, GENGHIS,
    JOAN, WONDER_PATRON, COOK, BACH, ROBESPIERRE, SHAKESPEARE, GATES, GANDHI, CHURCHILL,
    BASILICA, TAJ_MAHAL, OCEAN_LINER, RAILROAD,
    FOOD_AS_RESOURCE, RESOURCE_AS_FOOD, COOPERATION, NO_WARS_AGAINST,
) = [1 << place for place in range(len(POWER))]  # fmt: skip

DEVELOPS: Final = 1 << 40
"""Of an action card: it lets its owner develop a technology, and is paid for with that."""


def signed(number: int) -> str:
    """``+3`` or ``−3``."""
    return f"+{number}" if number > 0 else f"−{-number}"


def capital(sentence: str) -> str:
    """A sentence begins with a capital letter."""
    return sentence[:1].upper() + sentence[1:]


class Bonus(Effect[Any]):
    """The symbols at the bottom of a card; ``workers`` where each worker on it has them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("symbols", "workers")
    WORD: ClassVar[str] = "bonus"

    def __init__(self, symbols: tuple[int, ...], workers: bool = False) -> None:
        self.symbols = symbols
        self.workers = workers

    def note(self, number: int) -> None:
        """Enter the symbols in the lists."""
        for kind, by in enumerate(self.symbols):
            SYMBOL[kind][number] = by

    def tell(self, teller: Teller) -> str:
        said = [
            teller.say(f"symbol-{SYMBOLS[kind].replace('_', '-')}", by=signed(by), number=by)
            for kind, by in enumerate(self.symbols)
            if by
        ]
        return capital(
            teller.say("effect-yield" if self.workers else "effect-bonus", symbols=", ".join(said))
        )

    def __repr__(self) -> str:
        named = [f"{SYMBOLS[kind]}={by}" for kind, by in enumerate(self.symbols) if by]
        return f"{'each_worker' if self.workers else 'bonus'}({', '.join(named)})"


def bonus(**symbols: int) -> Bonus:
    """``bonus(strength=2, colonization=1)``."""
    return Bonus(_symbols(symbols))


def each_worker(**symbols: int) -> Bonus:
    """``each_worker(science=2)``: for each worker on the card."""
    return Bonus(_symbols(symbols), True)


def _symbols(symbols: dict[str, int]) -> tuple[int, ...]:
    for name in symbols:
        if name not in SYMBOLS:
            raise ValueError(one_of(name, SYMBOLS))
    return tuple([symbols.get(name, 0) for name in SYMBOLS])


class Rate(Effect[Any]):
    """A rating is higher by so much for each of a thing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rating", "thing", "by")
    WORD: ClassVar[str] = "rate"

    def __init__(self, rating: str, thing: str, by: int) -> None:
        self.rating = rating
        self.thing = thing
        self.by = by
        self.noted = (RATINGS.index(rating), THINGS.index(thing), by)

    def note(self, number: int) -> None:
        """Enter it in the list."""
        RATES[number] = (*RATES[number], self.noted)

    def tell(self, teller: Teller) -> str:
        symbol = teller.say(f"symbol-{self.rating}", by=signed(self.by), number=self.by)
        thing = teller.say(f"thing-{self.thing.replace('_', '-')}")
        return capital(teller.say("effect-rate", symbol=symbol, thing=thing))


class Power(Effect[Any]):
    """A one-off rule of a card, by name."""

    FIELDS: ClassVar[tuple[str, ...]] = ("power",)
    WORD: ClassVar[str] = "power"

    def __init__(self, power: str) -> None:
        self.power = power
        self.mask = 1 << POWER.index(power)

    def note(self, number: int) -> None:
        """Enter it in the list."""
        POWERS[number] |= self.mask

    def tell(self, teller: Teller) -> str:
        return teller.say(f"power-{self.power.replace('_', '-')}")


class Construction(Effect[Any]):
    """Several stages of a wonder for one civil action; urban buildings of each level cost less.

    Code of Laws, "Build a stage of a wonder" and "Build a farm, mine or urban building".
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("stages", "discounts")
    WORD: ClassVar[str] = "construction"

    def __init__(self, stages: int, discounts: tuple[int, ...]) -> None:
        self.stages = stages
        self.discounts = discounts

    def note(self, number: int) -> None:
        """Enter it in the lists."""
        AT_ONCE[number] = self.stages
        DISCOUNT[number] = self.discounts

    def tell(self, teller: Teller) -> str:
        _, one, two, three = self.discounts
        return teller.say("effect-construction", stages=self.stages, one=one, two=two, three=three)


class Army(Effect[Any]):
    """The units of one army, and its strength. Code of Laws, "Tactics cards"."""

    FIELDS: ClassVar[tuple[str, ...]] = ("infantry", "cavalry", "artillery", "strength", "obsolete")
    WORD: ClassVar[str] = "army"
    DEFAULTS: ClassVar[dict[str, Any]] = {"obsolete": 0}

    def __init__(self, infantry: int, cavalry: int, artillery: int, strength: int, obsolete: int = 0) -> None:
        self.infantry = infantry
        self.cavalry = cavalry
        self.artillery = artillery
        self.strength = strength
        self.obsolete = obsolete

    def note(self, number: int) -> None:
        """Enter it in the list."""
        ARMY[number] = (self.infantry, self.cavalry, self.artillery, self.strength, self.obsolete)

    def tell(self, teller: Teller) -> str:
        arms = [("infantry", self.infantry), ("cavalry", self.cavalry), ("artillery", self.artillery)]
        units = " + ".join([teller.say(f"army-{arm}", number=number) for arm, number in arms if number])
        return teller.say("effect-army", units=units, strength=self.strength, obsolete=self.obsolete)


class Sides(Effect[Any]):
    """What a pact does for side A and for side B."""

    FIELDS: ClassVar[tuple[str, ...]] = ("a", "b", "rule")
    WORD: ClassVar[str] = "sides"

    def __init__(self, a: Effect[Any], b: Effect[Any], rule: str) -> None:
        self.a = a
        self.b = b
        self.rule = rule

    def note(self, number: int) -> None:
        """Enter each side in its place of the lists."""
        ATTACK_RULE[number] = ATTACK_RULES.index(self.rule)
        learn(side(number, 0), self.a)
        learn(side(number, 1), self.b)

    def tell(self, teller: Teller) -> str:
        teller = teller.about("partner")  # a pact is in play like what gives ratings, not like what scores
        if self.a == self.b:
            told = teller.say("effect-both-sides", effect=teller.tell(self.a))
        else:
            told = teller.say("effect-sides", a=teller.tell(self.a), b=teller.tell(self.b))
        return " ".join([told, *([teller.say(f"pact-{self.rule}")] if self.rule != "none" else [])])
