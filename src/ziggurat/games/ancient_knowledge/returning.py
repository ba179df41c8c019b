"""Returning knowledge from one's own monuments, and lost knowledge, to the reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.ancient_knowledge.creating import DONE, ENOUGH
from ziggurat.games.ancient_knowledge.deck import CARD
from ziggurat.games.ancient_knowledge.standing import GRANTED, YOU_DO
from ziggurat.games.ancient_knowledge.table import ANY, AncientTable
from ziggurat.games.ancient_knowledge.timeline import EMPTY, PLACES, neighbours, place_of
from ziggurat.kernel.effects import Do, Effect, Number
from ziggurat.kernel.errors import one_of
from ziggurat.kernel.move import NUMBER, Move, Verb, out_of_order
from ziggurat.kernel.step import OpenDecision

if TYPE_CHECKING:
    from ziggurat.kernel.move import Refusal
    from ziggurat.kernel.telling import Teller

RETURN: Final = Verb("return", CARD)
RETURN_LOST: Final = Verb("return-lost", NUMBER)
RETURNING_VERBS: Final = (RETURN, RETURN_LOST)

FREELY: Final = 0
OTHERS: Final = 1
ONLY_IT: Final = 2
FROM: Final = ("any", "other", "this")
"""From which monuments: any of one's own, those other than the card itself, the card alone."""
AROUND: Final = ("all", "other", "adjacent")
KINDS: Final = ("city", "megalith", "pyramid", "monument")


def number_in(words: tuple[str, ...], word: str) -> int:
    """The number of a word that an effect is said with."""
    if word not in words:
        raise ValueError(one_of(word, words))
    return words.index(word)


def return_freely(
    table: AncientTable, seat: int, source: int, where: int, number: int, optional: bool
) -> None:
    """Let a seat return so much knowledge, split as it likes; all there is if less."""
    area = table.areas[seat]
    place = place_of(area, source) if where != FREELY else -1
    held = area.knowledge[place] if place >= 0 else 0
    there = held if where == ONLY_IT else sum(area.knowledge) - (held if where == OTHERS else 0)
    most = min(number, there)
    if where == ONLY_IT and not optional:
        if most:
            table.return_knowledge(seat, place, most)
    elif most:
        table.then(Returning(seat, source, where, most, optional, 0))


class Returning(OpenDecision[AncientTable]):
    """From which monument to return one knowledge; they come in the order of their places (``floor``)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "source", "where", "left", "optional", "floor")
    ASK: ClassVar[str] = "return"
    CONTINUES: ClassVar[bool] = True
    ORDERED: ClassVar[bool] = True

    def __init__(self, seat: int, source: int, where: int, left: int, optional: bool, floor: int) -> None:
        super().__init__(seat)
        self.source = source
        self.where = where
        self.left = left
        self.optional = optional
        self.floor = floor

    def serves(self, card: int) -> bool:
        """Whether knowledge may be returned from a monument."""
        if self.where == FREELY:
            return True
        return (card == self.source) == (self.where == ONLY_IT)

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        area = table.areas[seat]
        moves = [
            RETURN.of[card]
            for place, card in enumerate(area.timeline)
            if area.knowledge[place] and self.serves(card)
        ]
        return [*moves, ENOUGH] if self.optional else moves

    def refusal(self, table: AncientTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is DONE:
            return None
        area = table.areas[seat]
        place = place_of(area, move.arg)
        later = 0
        for other in range(place, PLACES):
            if area.knowledge[other] and self.serves(area.timeline[other]):
                later += area.knowledge[other]
        return out_of_order(place, self.floor, later, 0 if self.optional else self.left)

    def moves(self, table: AncientTable, seat: int) -> list[Move]:
        area = table.areas[seat]
        moves: list[Move] = []
        later = 0
        for place in range(PLACES - 1, self.floor - 1, -1):
            there = area.knowledge[place]
            if there and self.serves(area.timeline[place]):
                later += there
                if self.optional or later >= self.left:
                    moves.append(RETURN.of[area.timeline[place]])
        moves.reverse()
        if self.optional:
            moves.append(ENOUGH)
        return moves

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        place = place_of(table.areas[seat], move.arg)
        floor = self.floor_after(table, seat, move, place)
        table.return_knowledge(seat, place, 1)
        if self.left > 1:
            rest = Returning(seat, self.source, self.where, self.left - 1, self.optional, floor)
            if rest.candidates(table, seat) not in ([], [ENOUGH]):
                table.then(rest)

    def details(self, table: AncientTable) -> dict[str, Any]:
        return {"left": self.left}


class Return(Effect[AncientTable]):
    """Return knowledge from one's own monuments, split freely: exactly so much, or up to that."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "up_to", "where")
    WORD: ClassVar[str] = "return"
    DEFAULTS: ClassVar[dict[str, Any]] = {"up_to": 0, "where": "any"}
    FORMS: ClassVar[tuple[str, ...]] = GRANTED

    def __init__(self, number: int, up_to: int = 0, where: str = "any") -> None:
        self.number = number
        self.up_to = up_to
        self.where = where
        self.scope = number_in(FROM, where)

    def run(self, table: AncientTable, do: Do) -> None:
        return_freely(table, do.seat, do.source, self.scope, self.number, bool(self.up_to))

    def idle(self, table: AncientTable, do: Do) -> bool:
        return not any(table.areas[do.seat].knowledge)

    def tell(self, teller: Teller) -> str:
        up_to = "yes" if self.up_to else "no"
        return teller.say("effect-return", number=self.number, up_to=up_to, where=self.where)


class ReturnFor(Effect[AncientTable]):
    """Return as much knowledge from one's own monuments, split freely, as there is of something."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "return_for"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, number: Number[Any]) -> None:
        self.number = number

    def run(self, table: AncientTable, do: Do) -> None:
        return_freely(table, do.seat, do.source, FREELY, self.number.count(table, do), False)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-return-for", thing=self.number.tell(teller))


class ReturnEach(Effect[AncientTable]):
    """Return one knowledge from each monument of a type: of all one's own, the other ones, the adjacent."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "where")
    WORD: ClassVar[str] = "return_each"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, kind: str, where: str) -> None:
        self.kind = kind
        self.where = where
        self.type = number_in(KINDS, kind)
        self.scope = number_in(AROUND, where)

    def run(self, table: AncientTable, do: Do) -> None:
        area, types = table.areas[do.seat], table.deck.type
        here = place_of(area, do.source)
        places = neighbours(area, here) if self.where == "adjacent" else range(PLACES)
        for place in places:
            card = area.timeline[place]
            if card != EMPTY and place != here and self.type in (ANY, types[card]):
                table.return_knowledge(do.seat, place, 1)
        if self.where == "all" and here >= 0 and self.type in (ANY, types[do.source]):
            table.return_knowledge(do.seat, here, 1)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-return-each", kind=self.kind, where=self.where)


class ReturnFrom(Effect[AncientTable]):
    """Return knowledge from single monuments of one's choice, so much from each of ``cards`` of them.

    ``holding`` is what a monument must hold to be chosen. With ``up_to`` it may be less, even nothing.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "kind", "holding", "cards", "adjacent", "up_to")
    WORD: ClassVar[str] = "return_from"
    DEFAULTS: ClassVar[dict[str, Any]] = {"holding": 1, "cards": 1, "adjacent": 0, "up_to": 0}
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(
        self, number: int, kind: str, holding: int = 1, cards: int = 1, adjacent: int = 0, up_to: int = 0
    ) -> None:
        self.number = number
        self.kind = kind
        self.holding = holding
        self.cards = cards
        self.adjacent = adjacent
        self.up_to = up_to
        self.type = number_in(KINDS, kind)

    def run(self, table: AncientTable, do: Do) -> None:
        if self.eligible(table, do, ()):
            table.then(ChoosingMonument(do.seat, do, ()))

    def eligible(self, table: AncientTable, do: Do, chosen: tuple[int, ...]) -> list[int]:
        """The monuments that may be chosen, by place."""
        area, types = table.areas[do.seat], table.deck.type
        places = sorted(neighbours(area, place_of(area, do.source))) if self.adjacent else range(PLACES)
        return [
            area.timeline[place]
            for place in places
            if area.timeline[place] != EMPTY
            and area.knowledge[place] >= self.holding
            and area.timeline[place] not in chosen
            and self.type in (ANY, types[area.timeline[place]])
        ]

    def tell(self, teller: Teller) -> str:
        return teller.say(
            "effect-return-from",
            number=self.number,
            kind=self.kind,
            holding=self.holding,
            cards=self.cards,
            adjacent="yes" if self.adjacent else "no",
            up_to="yes" if self.up_to else "no",
        )


class ChoosingMonument(OpenDecision[AncientTable]):
    """Which monument to return knowledge from, all of it from that one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do", "chosen")
    ASK: ClassVar[str] = "return-from"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.do = do
        self.chosen = chosen

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        effect = self.do.effect
        assert isinstance(effect, ReturnFrom)
        moves = [RETURN.of[card] for card in effect.eligible(table, self.do, self.chosen)]
        return [*moves, ENOUGH] if effect.up_to else moves

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        effect = self.do.effect
        assert isinstance(effect, ReturnFrom)
        if move.verb is DONE:
            return
        area = table.areas[seat]
        place = place_of(area, move.arg)
        chosen = (*self.chosen, move.arg)
        if len(chosen) < effect.cards and effect.eligible(table, self.do, chosen):
            table.then(ChoosingMonument(seat, self.do, chosen))
        if effect.up_to:
            table.return_knowledge(seat, place, 1)
            return_freely(table, seat, move.arg, ONLY_IT, effect.number - 1, True)
        else:
            table.return_knowledge(seat, place, effect.number)


class ReturnLost(Effect[AncientTable]):
    """Return lost knowledge, exactly so much (all if less) or up to that."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "up_to")
    WORD: ClassVar[str] = "return_lost"
    DEFAULTS: ClassVar[dict[str, Any]] = {"up_to": 0}
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, number: int, up_to: int = 0) -> None:
        self.number = number
        self.up_to = up_to

    def run(self, table: AncientTable, do: Do) -> None:
        most = min(self.number, table.areas[do.seat].lost)
        if most and self.up_to:
            table.then(ReturningLost(do.seat, most))
        else:
            table.return_lost(do.seat, most)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-return-lost", number=self.number, up_to="yes" if self.up_to else "no")


class ReturningLost(OpenDecision[AncientTable]):
    """How much lost knowledge to return."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "most")
    ASK: ClassVar[str] = "return-lost"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [RETURN_LOST(number) for number in range(self.most + 1)]

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        table.return_lost(seat, move.arg)
