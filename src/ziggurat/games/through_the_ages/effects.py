"""The verbs of the cards: what they give and take, and the actions that they let a civilization do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.through_the_ages.actions import build_refusal, growth_refusal, increase, takes_back
from ziggurat.games.through_the_ages.catalog import (
    CARD,
    CATEGORY,
    GOVERNMENT,
    NONE,
    POWERS,
    is_technology,
)
from ziggurat.games.through_the_ages.counts import THINGS, count
from ziggurat.games.through_the_ages.news import ACTIONS_LOST, BUILT
from ziggurat.games.through_the_ages.science import develop_refusal, revolt_refusal
from ziggurat.games.through_the_ages.stages import stage_refusal
from ziggurat.games.through_the_ages.standing import DEVELOPS, signed
from ziggurat.games.through_the_ages.stores import (
    FOOD,
    GOODS,
    RESOURCES,
    Loss,
    gain,
    lose,
    return_blue,
    stock,
)
from ziggurat.games.through_the_ages.table import AgesTable, military
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.errors import one_of
from ziggurat.kernel.move import NUMBER, Move, Verb
from ziggurat.kernel.step import OpenDecision

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

SPLIT: Final = Verb("split", NUMBER)

EFFECT_VERBS: Final = (SPLIT,)

POINTS: Final = ("science", "culture", "food", "resource")


class Gain(Effect[AgesTable]):
    """Points, food or resources, gained or (points only) lost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "number")
    WORD: ClassVar[str] = "gain"

    def __init__(self, what: str, number: int) -> None:
        if what not in POINTS:
            raise ValueError(one_of(what, POINTS))
        self.what = what
        self.number = number

    def run(self, table: AgesTable, do: Do) -> None:
        give(table, do.seat, self.what, self.number)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-gain", what=self.what, by=signed(self.number))


def give(table: AgesTable, seat: int, what: str, number: int) -> None:
    """Let a seat have something."""
    if what == "culture":
        table.score(seat, number)
    elif what == "science":
        table.study(seat, number)
    else:
        gain(table, seat, GOODS.index(what), number)


OWN_WORDS: Final = {
    "food_surplus": "effect-earn-surplus",
    "wonder_value": "effect-earn-wonders",
    "chain": "effect-earn-chain",
}
"""What is better told by a sentence of its own than as so much for each of a thing."""


class Earn(Effect[AgesTable]):
    """Something for each of a thing: ``per`` each, or by the number of players."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "thing", "per")
    WORD: ClassVar[str] = "earn"

    def __init__(self, what: str, thing: str, per: int | tuple[int, ...] = 1) -> None:
        self.what = what
        self.thing = thing
        self.per = per
        self.number = THINGS.index(thing)

    def run(self, table: AgesTable, do: Do) -> None:
        per = self.per if isinstance(self.per, int) else self.per[table.playing - 2]
        number = per * count(table, do.seat, self.number)
        if self.what == "arms":
            table.civs[do.seat].arms += number
        else:
            give(table, do.seat, self.what, number)

    def tell(self, teller: Teller) -> str:
        if self.thing in OWN_WORDS:
            return teller.say(OWN_WORDS[self.thing], by=signed(int(str(self.per))))
        thing = teller.say(f"thing-{self.thing.replace('_', '-')}")
        if isinstance(self.per, int):
            return teller.say("effect-earn", what=self.what, by=signed(self.per), thing=thing)
        two, three, four = self.per
        return teller.say("effect-earn-players", what=self.what, two=two, three=three, four=four, thing=thing)


class Tokens(Effect[AgesTable]):
    """Tokens from the box to the bank, or back."""

    FIELDS: ClassVar[tuple[str, ...]] = ("yellow", "blue")
    WORD: ClassVar[str] = "tokens"

    def __init__(self, yellow: int, blue: int) -> None:
        self.yellow = yellow
        self.blue = blue

    def run(self, table: AgesTable, do: Do) -> None:
        if self.blue < 0:
            return_blue(table, do.seat, -self.blue)
            table.tokens(do.seat, self.yellow, 0)
        else:
            table.tokens(do.seat, self.yellow, self.blue)

    def tell(self, teller: Teller) -> str:
        if self.blue:
            return teller.say("effect-blue", by=signed(self.blue))
        return teller.say("effect-yellow", by=signed(self.yellow))


class Share(Effect[AgesTable]):
    """So much food and resources in all, in a split of the owner's choice; below nothing it is lost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "share"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: AgesTable, do: Do) -> None:
        civ = table.civs[do.seat]
        if self.number > 0:
            if civ.cubes:
                table.then(Sharing(do.seat, self.number))
        else:
            number = min(-self.number, stock(civ, FOOD) + stock(civ, RESOURCES))
            if number:
                table.then(Sharing(do.seat, -number))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-share", by=signed(self.number))


class Sharing(OpenDecision[AgesTable]):
    """How much of it is food."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number")
    ASK: ClassVar[str] = "split"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        if self.number > 0:
            return [SPLIT(food) for food in range(self.number + 1)]
        civ = table.civs[seat]
        low = max(0, -self.number - stock(civ, RESOURCES))
        return [SPLIT(food) for food in range(low, min(-self.number, stock(civ, FOOD)) + 1)]

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        food = move.arg
        if self.number > 0:
            # food first, as far as there are tokens: pushed last, it happens first
            table.then(
                Do(Gain("food", food), seat, seat, NONE),
                Do(Gain("resource", self.number - food), seat, seat, NONE),
            )
        else:
            table.then(Loss(seat, FOOD, food, NONE), Loss(seat, RESOURCES, -self.number - food, NONE))

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {"number": abs(self.number), "sign": "gain" if self.number > 0 else "lose"}


class LoseCivil(Effect[AgesTable]):
    """Civil actions are spent without effect, as many as are left."""

    FIELDS: ClassVar[tuple[str, ...]] = ("per",)
    WORD: ClassVar[str] = "lose_civil"

    def __init__(self, per: int) -> None:
        self.per = per

    def run(self, table: AgesTable, do: Do) -> None:
        civ = table.civs[do.seat]
        lost = min(civ.white, self.per * table.discontent(do.seat))
        if lost:
            civ.white -= lost
            table.tell(ACTIONS_LOST, do.seat, lost)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-lose-civil", number=self.per)


class RegainCivil(Effect[AgesTable]):
    """A spent civil action is available again."""

    WORD: ClassVar[str] = "regain_civil"

    def run(self, table: AgesTable, do: Do) -> None:
        takes_back(table.civs[do.seat])

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-regain-civil")


class Spoil(Effect[AgesTable]):
    """All stored food is lost."""

    WORD: ClassVar[str] = "spoil"

    def run(self, table: AgesTable, do: Do) -> None:
        lose(table, do.seat, FOOD, stock(table.civs[do.seat], FOOD))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-spoil")


class Settle(Effect[AgesTable]):
    """An unused worker comes onto an initial technology, free of charge."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)
    WORD: ClassVar[str] = "settle"

    def __init__(self, card: str) -> None:
        self.card = card
        self.number = CARD.number(card)

    def run(self, table: AgesTable, do: Do) -> None:
        civ = table.civs[do.seat]
        civ.unused -= 1
        civ.workers[self.number] += 1
        table.touch(do.seat)
        table.tell(BUILT, do.seat, self.number, 0, int(military(self.number)))

    def usable(self, table: AgesTable, do: Do) -> bool:
        return build_refusal(table.rated(do.seat), self.number, 99) is None

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-settle", card=teller.word("card", self.card))


class Increase(Effect[AgesTable]):
    """Increase population, for its food."""

    WORD: ClassVar[str] = "increase"

    def run(self, table: AgesTable, do: Do) -> None:
        increase(table, do.seat)

    def usable(self, table: AgesTable, do: Do) -> bool:
        return growth_refusal(table.rated(do.seat)) is None

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-increase")


class Arms(Effect[AgesTable]):
    """Actions and resources of this turn for the military."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actions", "resources")
    WORD: ClassVar[str] = "arms"

    def __init__(self, actions: int, resources: int) -> None:
        self.actions = actions
        self.resources = resources

    def run(self, table: AgesTable, do: Do) -> None:
        civ = table.civs[do.seat]
        civ.more_red += self.actions
        civ.arms += self.resources

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-arms", actions=self.actions, resources=self.resources)


FARMS_AND_MINES: Final = 1

URBAN: Final = 2

WHAT: Final = ("", "farm_or_mine", "urban", "building")


class Construct(Effect[AgesTable]):
    """Build or upgrade something at a discount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "discount", "upgrade_only")
    WORD: ClassVar[str] = "construct"
    DEFAULTS: ClassVar[dict[str, Any]] = {"upgrade_only": 0}

    def __init__(self, what: str, discount: int, upgrade_only: int = 0) -> None:
        self.what = what
        self.discount = discount
        self.upgrade_only = upgrade_only
        self.mask = WHAT.index(what)

    def run(self, table: AgesTable, do: Do) -> None:
        from ziggurat.games.through_the_ages.deeds import Constructing

        table.then(Constructing(do.seat, self.mask, self.discount, self.upgrade_only))

    def usable(self, table: AgesTable, do: Do) -> bool:
        from ziggurat.games.through_the_ages.deeds import constructions

        return bool(constructions(table, do.seat, self.mask, self.discount, self.upgrade_only))

    def tell(self, teller: Teller) -> str:
        return teller.say(
            "effect-construct",
            what=self.what,
            discount=self.discount,
            upgrade="yes" if self.upgrade_only else "no",
        )


class BuildStage(Effect[AgesTable]):
    """Build one stage of the unfinished wonder at a discount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("discount",)
    WORD: ClassVar[str] = "build_stage"

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def run(self, table: AgesTable, do: Do) -> None:
        from ziggurat.games.through_the_ages.stages import build_stages

        build_stages(table, do.seat, 1, self.discount)

    def usable(self, table: AgesTable, do: Do) -> bool:
        civ = table.rated(do.seat)
        return civ.wonder != NONE and stage_refusal(civ, 1, self.discount) is None

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-build-stage", discount=self.discount)


class Develop(Effect[AgesTable]):
    """Develop a technology; or declare a revolution, then the card itself costs no action."""

    WORD: ClassVar[str] = "develop"

    def note(self, number: int) -> None:
        """The card is paid for with what is developed."""
        POWERS[number] |= DEVELOPS

    def run(self, table: AgesTable, do: Do) -> None:
        from ziggurat.games.through_the_ages.deeds import Developing

        table.then(Developing(do.seat))

    def usable(self, table: AgesTable, do: Do) -> bool:
        civ = table.rated(do.seat)
        for card in civ.hand:
            if not is_technology(card):
                continue
            if civ.white + civ.more_white > 0 and develop_refusal(table, do.seat, card) is None:
                return True
            if CATEGORY[card] == GOVERNMENT and revolt_refusal(table, do.seat, card) is None:
                return True
        return False

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-develop")
