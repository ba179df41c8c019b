"""Discarding: cards from hand, artifacts of the board, the card itself. All discards lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.ancient_knowledge.creating import DISCARD, DONE, ENOUGH, NOT_OF_KIND, is_kind
from ziggurat.games.ancient_knowledge.standing import YOU_DO
from ziggurat.games.ancient_knowledge.table import AncientTable
from ziggurat.kernel.combinators import NO, YES
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.move import Move, Refusal
from ziggurat.kernel.step import Decision, OpenDecision, Step

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

MUST_GO_ON: Final = Refusal("must-go-on")
YOU_OR_EACH: Final = ("you do", "each do")


class DiscardHand(Effect[AncientTable]):
    """Discard cards from hand: so many (all if fewer), or up to so many."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "up_to")
    WORD: ClassVar[str] = "discard_hand"
    DEFAULTS: ClassVar[dict[str, Any]] = {"up_to": 0}
    FORMS: ClassVar[tuple[str, ...]] = YOU_OR_EACH

    def __init__(self, number: int, up_to: int = 0) -> None:
        self.number = number
        self.up_to = up_to

    def run(self, table: AncientTable, do: Do) -> None:
        if table.areas[do.seat].hand:
            table.then(Discarding(do.seat, do, self.number))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-discard-hand", number=self.number, up_to="yes" if self.up_to else "no")


class Discarding(Decision[AncientTable]):
    """Which card to discard from hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do", "left")
    ASK: ClassVar[str] = "discard"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do, left: int) -> None:
        super().__init__(seat)
        self.do = do
        self.left = left

    @property
    def optional(self) -> bool:
        """Whether one may stop."""
        effect = self.do.effect
        assert isinstance(effect, DiscardHand)
        return bool(effect.up_to)

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        moves = [DISCARD.of[card] for card in table.areas[seat].hand]
        return [*moves, ENOUGH] if self.optional or not moves else moves

    def forced(self, table: AncientTable) -> Move | None:
        hand = table.areas[self.seat].hand
        if not hand:
            return ENOUGH
        return DISCARD.of[hand[0]] if len(hand) <= self.left and not self.optional else None

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        table.throw_away(seat, move.arg)
        self.do.found(table)
        if self.left > 1 and table.areas[seat].hand:
            table.then(Discarding(seat, self.do, self.left - 1))

    def details(self, table: AncientTable) -> dict[str, Any]:
        return {"left": self.left}


class DiscardFor(Effect[AncientTable]):
    """One may discard exactly so many cards of a kind from hand; whoever did gets the effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "kind", "effect")
    WORD: ClassVar[str] = "discard_for"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, number: int, kind: str, effect: Effect[Any]) -> None:
        self.number = number
        self.kind = kind
        self.effect = effect

    def run(self, table: AncientTable, do: Do) -> None:
        if len(table.areas[do.seat].hand) >= self.number:
            table.then(Trading(do.seat, do, self.number))

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        effect = teller.lowered(self.effect)
        return teller.say("effect-discard-for", number=self.number, kind=self.kind, effect=effect)


class Trading(Decision[AncientTable]):
    """Which cards to discard for an effect, or none; whoever begins goes on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do", "left")
    ASK: ClassVar[str] = "trade"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do, left: int) -> None:
        super().__init__(seat)
        self.do = do
        self.left = left

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [*[DISCARD.of[card] for card in table.areas[seat].hand], ENOUGH]

    def refusal(self, table: AncientTable, seat: int, move: Move) -> Refusal | None:
        effect = self.do.effect
        assert isinstance(effect, DiscardFor)
        if move.verb is DONE:
            return MUST_GO_ON if self.left < effect.number else None
        types = table.deck.type
        if not is_kind(types[move.arg], effect.kind):
            return NOT_OF_KIND
        there = sum([is_kind(types[card], effect.kind) for card in table.areas[seat].hand])
        return Refusal("too-few-cards", (("missing", self.left - there),)) if there < self.left else None

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        table.throw_away(seat, move.arg)
        effect = self.do.effect
        assert isinstance(effect, DiscardFor)
        if self.left > 1:
            table.then(Trading(seat, self.do, self.left - 1))
        else:
            table.then(self.do.part(effect.effect))

    def details(self, table: AncientTable) -> dict[str, Any]:
        effect = self.do.effect
        return {"left": self.left, "effects": [effect]}


class DiscardArtifacts(Effect[AncientTable]):
    """Put artifacts of one's board on the discard pile: one, or with ``any_number`` as many as one likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("any_number",)
    WORD: ClassVar[str] = "discard_artifacts"
    DEFAULTS: ClassVar[dict[str, Any]] = {"any_number": 0}
    FORMS: ClassVar[tuple[str, ...]] = YOU_OR_EACH

    def __init__(self, any_number: int = 0) -> None:
        self.any_number = any_number

    def run(self, table: AncientTable, do: Do) -> None:
        if table.areas[do.seat].artifacts:
            table.then(DiscardingArtifacts(do.seat, do))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-discard-artifacts", any="yes" if self.any_number else "no")


class DiscardingArtifacts(OpenDecision[AncientTable]):
    """Which artifact to put on the discard pile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do")
    ASK: ClassVar[str] = "discard-artifact"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do) -> None:
        super().__init__(seat)
        self.do = do

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        effect = self.do.effect
        assert isinstance(effect, DiscardArtifacts)
        moves = [DISCARD.of[card] for card in table.areas[seat].artifacts]
        return [*moves, ENOUGH] if effect.any_number or not moves else moves

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        table.discard_in_play(seat, move.arg)
        self.do.found(table)
        effect = self.do.effect
        assert isinstance(effect, DiscardArtifacts)
        if effect.any_number and table.areas[seat].artifacts:
            table.then(DiscardingArtifacts(seat, self.do))


class DiscardSelf(Effect[AncientTable]):
    """Put this card on the discard pile; knowledge on it goes to the reserve and is not lost."""

    WORD: ClassVar[str] = "discard_self"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def run(self, table: AncientTable, do: Do) -> None:
        table.discard_in_play(do.seat, do.source)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-discard-self")


class Sacrifice(Effect[AncientTable]):
    """One may put this card on the discard pile; whoever did gets the effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)
    WORD: ClassVar[str] = "sacrifice"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect = effect

    def run(self, table: AncientTable, do: Do) -> None:
        table.then(Sacrificing(do.seat, do))

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        effect = teller.in_mood("granted").lowered(self.effect)
        return teller.say("effect-sacrifice", effect=effect)


class Sacrificing(Decision[AncientTable]):
    """Whether to discard the card for its effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do")
    ASK: ClassVar[str] = "may"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do) -> None:
        super().__init__(seat)
        self.do = do

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [YES(), NO()]

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move.verb is YES:
            effect = self.do.effect
            assert isinstance(effect, Sacrifice)
            table.discard_in_play(seat, self.do.source)
            table.then(self.do.part(effect.effect))

    def details(self, table: AncientTable) -> dict[str, Any]:
        return {"effects": [self.do.effect]}


class Sweep(Step[AncientTable]):
    """An effect is over: the cards that it had aside are discarded."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AncientTable) -> None:
        discard_aside(table, self.seat)


def lay_aside(table: AncientTable, seat: int, cards: tuple[int, ...], seen_by: int) -> None:
    """Lay cards aside in an area, where the seats of a mask know them.

    Cards of an effect that is not over yet, because another card has begun to work, are discarded before.
    """
    discard_aside(table, seat)
    area = table.areas[seat]
    area.aside = cards
    area.aside_known = seen_by


def discard_aside(table: AncientTable, seat: int) -> None:
    """Put the cards set aside in an area on the discard pile."""
    area = table.areas[seat]
    aside = area.aside
    area.aside = ()
    area.aside_known = 0
    if aside:
        table.reveal()
    table.throw_open(seat, aside)
