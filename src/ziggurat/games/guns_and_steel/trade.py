"""The verbs of the society cards that spend, barter and trade. Rulebook, "Society effects"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.guns_and_steel.deck import OIL, RESOURCE
from ziggurat.games.guns_and_steel.effects import DONE, ENOUGH, ONLY_YOU, SPEND, number_from
from ziggurat.games.guns_and_steel.table import GunsTable, as_gain
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.errors import one_of
from ziggurat.kernel.move import NUMBER, SEAT, Move, Refusal, Verb, out_of_order
from ziggurat.kernel.step import Decision, OpenDecision

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

GAIN: Final = Verb("gain", RESOURCE)
TRADE: Final = Verb("trade", SEAT, RESOURCE)
DEMAND: Final = Verb("demand", SEAT, NUMBER)
TRADE_VERBS: Final = (GAIN, TRADE, DEMAND)

SAME_TYPE: Final = Refusal("same-type")
NOT_BETTER: Final = Refusal("not-better")


class Spend(Effect[GunsTable]):
    """Spend up to so many resource cards; a Space goes whole.

    With ``better`` each brings one resource of the next dearer type for this turn, up to Oil.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("up_to", "different", "better")
    WORD: ClassVar[str] = "spend"
    DEFAULTS: ClassVar[dict[str, Any]] = {"different": 0, "better": 0}
    FORMS: ClassVar[tuple[str, ...]] = ONLY_YOU

    def __init__(self, up_to: int, different: int = 0, better: int = 0) -> None:
        if (different, better) not in ((0, 0), (1, 0), (0, 1)):
            raise ValueError("either different=1 or better=1, or neither")
        self.up_to = number_from(1, up_to)
        self.different = different
        self.better = better

    def run(self, table: GunsTable, do: Do) -> None:
        if not self.idle(table, do):
            table.then(Spending(do.seat, do, self.up_to, 0, ()))

    def idle(self, table: GunsTable, do: Do) -> bool:
        resource = table.deck.resource
        return not any(self.takes(resource[card]) for card in table.areas[do.seat].resources)

    def takes(self, resource: int) -> bool:
        """Whether a resource of this type can be spent for it."""
        return not self.better or resource < OIL

    def tell(self, teller: Teller) -> str:
        kind = "better" if self.better else "different" if self.different else "any"
        return teller.say("effect-spend", number=self.up_to, kind=kind)


class Spending(Decision[GunsTable]):
    """Which resource to spend for an effect, in the order of their numbers, or none any more.

    Nobody is asked where only types lie that cannot be spent.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do", "left", "floor", "types")
    ASK: ClassVar[str] = "spend"
    CONTINUES: ClassVar[bool] = True
    ORDERED: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do, left: int, floor: int, types: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.do = do
        self.left = left
        self.floor = floor
        self.types = types

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [*[SPEND.of[card] for card in sorted(table.areas[seat].resources)], ENOUGH]

    def refusal(self, table: GunsTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is DONE:
            return None
        return self._barred(table.deck.resource[move.arg]) or out_of_order(move.arg, self.floor)

    def _barred(self, resource: int) -> Refusal | None:
        effect = self.do.effect
        assert isinstance(effect, Spend)
        if not effect.takes(resource):
            return NOT_BETTER
        return SAME_TYPE if effect.different and resource in self.types else None

    def forced(self, table: GunsTable) -> Move | None:
        resource = table.deck.resource
        for card in table.areas[self.seat].resources:
            if self._barred(resource[card]) is None:
                return None
        return ENOUGH

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        effect = self.do.effect
        assert isinstance(effect, Spend)
        resource = table.deck.resource[move.arg]
        floor = self.floor_after(table, seat, move, move.arg)
        table.spend(seat, move.arg)
        self.do.found(table)
        if effect.better:
            table.gain(seat, resource + 1, 1)
        if self.left > 1 and table.areas[seat].resources:
            table.then(Spending(seat, self.do, self.left - 1, floor, (*self.types, resource)))

    def details(self, table: GunsTable) -> dict[str, Any]:
        return {"left": self.left}


class Barter(Effect[GunsTable]):
    """Spend one resource card; gain for this turn one resource of a type that lay there before."""

    WORD: ClassVar[str] = "barter"
    FORMS: ClassVar[tuple[str, ...]] = ONLY_YOU

    def run(self, table: GunsTable, do: Do) -> None:
        if self.usable(table, do):
            table.then(Bartering(do.seat))

    def usable(self, table: GunsTable, do: Do) -> bool:
        return bool(table.areas[do.seat].resources)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-barter")


class Bartering(Decision[GunsTable]):
    """Which resource to give in barter."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "barter"
    CONTINUES: ClassVar[bool] = True

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [SPEND.of[card] for card in sorted(table.areas[seat].resources)]

    def forced(self, table: GunsTable) -> Move | None:
        resources = table.areas[self.seat].resources
        return SPEND.of[resources[0]] if len(resources) == 1 else None

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        types = tuple(table.types_lying(seat))
        table.spend(seat, move.arg)
        table.then(Gaining(seat, types))


class Gaining(OpenDecision[GunsTable]):
    """Which of several types of resource to gain for this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "types")
    ASK: ClassVar[str] = "gain"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, types: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.types = types

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [GAIN.of[resource] for resource in self.types]

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        table.gain(seat, move.arg, 1)


class Trade(Effect[GunsTable]):
    """Gain for this turn a resource of a type that an opponent has lying, an Information for a Space.

    They keep theirs. From one opponent, who must be chosen; from up to two different ones; or, with ``all``,
    from each. Rulebook, "Society effects": whoever has a resource lying can be traded with.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("partners",)
    WORD: ClassVar[str] = "trade"
    FORMS: ClassVar[tuple[str, ...]] = ONLY_YOU

    def __init__(self, partners: str) -> None:
        if partners not in ("one", "two", "all"):
            raise ValueError(f"with whom to trade: {one_of(partners, ('one', 'two', 'all'))}")
        self.partners = partners

    def run(self, table: GunsTable, do: Do) -> None:
        others = tuple([seat for seat in table.clockwise(do.seat) if table.areas[seat].resources])
        if others:
            most = 1 if self.partners == "one" else 2 if self.partners == "two" else len(others)
            table.then(Trading(do.seat, others, most, self.partners == "two", 0))

    def usable(self, table: GunsTable, do: Do) -> bool:
        return any(bool(table.areas[seat].resources) for seat in table.clockwise(do.seat))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-trade", partners=self.partners)


class Trading(OpenDecision[GunsTable]):
    """With whom to trade, in turn order, and for which type.

    Where it must be done with each, nobody is asked about who has but one type: there is nothing to choose.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "others", "left", "optional", "floor")
    ASK: ClassVar[str] = "trade"
    CONTINUES: ClassVar[bool] = True
    ORDERED: ClassVar[bool] = True

    def __init__(self, seat: int, others: tuple[int, ...], left: int, optional: bool, floor: int) -> None:
        super().__init__(seat)
        self.others = others
        self.left = left
        self.optional = optional
        self.floor = floor

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        moves = [TRADE(other, kind) for other in self.others for kind in table.types_lying(other)]
        if self.optional:
            moves.append(ENOUGH)
        return moves

    def refusal(self, table: GunsTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is DONE:
            return None
        place = self.others.index(move.arg)
        return out_of_order(
            place, self.floor, len(self.others) - place - 1, 0 if self.optional else self.left - 1
        )

    def forced(self, table: GunsTable) -> Move | None:
        if len(self.others) == self.left and not self.optional:
            for other in self.others:
                types = table.types_lying(other)
                if len(types) == 1:
                    return TRADE(other, types[0])
        return None

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        place = self.others.index(move.arg)
        floor = self.floor_after(table, seat, move, place)
        table.gain(seat, move.args[1], 1)
        others = self.others[:place] + self.others[place + 1 :]
        if self.left > 1 and others:
            table.then(Trading(seat, others, self.left - 1, self.optional, floor))


class Tribute(Effect[GunsTable]):
    """An opponent spends a resource of your choice: you gain its type for this turn, they gain points."""

    FIELDS: ClassVar[tuple[str, ...]] = ("points",)
    WORD: ClassVar[str] = "tribute"
    FORMS: ClassVar[tuple[str, ...]] = ONLY_YOU

    def __init__(self, points: int) -> None:
        self.points = number_from(0, points)

    def run(self, table: GunsTable, do: Do) -> None:
        if self.usable(table, do):
            table.then(Demanding(do.seat, tuple(table.clockwise(do.seat)), self.points))

    def usable(self, table: GunsTable, do: Do) -> bool:
        return any(bool(table.areas[seat].resources) for seat in table.clockwise(do.seat))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-tribute", points=self.points)


class Demanding(OpenDecision[GunsTable]):
    """Which resource another player must spend, named by its place: the demander may not know the card.

    A tribute brings the demander its type and the owner points; the loss in an attack (``points`` below
    nothing) brings neither.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "others", "points")
    ASK: ClassVar[str] = "demand"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, others: tuple[int, ...], points: int) -> None:
        super().__init__(seat)
        self.others = others
        self.points = points

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [
            DEMAND(other, place)
            for other in self.others
            for place in range(1, len(table.areas[other].resources) + 1)
        ]

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        other, place = move.args
        card = table.areas[other].resources[place - 1]
        table.spend(other, card, chosen=False)
        if self.points >= 0:
            table.gain(seat, as_gain(table.deck.resource[card]), 1)
            if self.points:
                table.score(other, self.points)
