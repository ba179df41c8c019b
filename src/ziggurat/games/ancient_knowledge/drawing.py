"""Drawing building cards, and effects that look at the top of their deck.

Cards looked at lie aside and come to the discard pile when the effect is over, so that no reshuffle brings
them back within it. Ruling: who holds ten cards can take none, and therefore looks at none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.ancient_knowledge.creating import (
    CREATE_AT,
    DONE,
    ENOUGH,
    KINDS,
    create,
    creation_refusal,
    is_kind,
)
from ziggurat.games.ancient_knowledge.deck import ARTIFACT, BOARD, CARD
from ziggurat.games.ancient_knowledge.discarding import MUST_GO_ON, Sweep, discard_aside, lay_aside
from ziggurat.games.ancient_knowledge.memory import EVERYBODY, bit
from ziggurat.games.ancient_knowledge.news import KEPT, LOOKED, REVEALED, TOOK
from ziggurat.games.ancient_knowledge.returning import number_in
from ziggurat.games.ancient_knowledge.standing import YOU_DO
from ziggurat.games.ancient_knowledge.table import ARTIFACT_PLACES, HAND_LIMIT, AncientTable
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.move import Move, Refusal, Verb
from ziggurat.kernel.step import Decision, OpenDecision, Step

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

TAKE: Final = Verb("take", CARD)
DRAWING_VERBS: Final = (TAKE,)


class Draw(Effect[AncientTable]):
    """Draw building cards, up to ten in hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "draw"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: AncientTable, do: Do) -> None:
        table.draw(do.seat, self.number)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-draw", number=self.number)


def look(table: AncientTable, seat: int, number: int) -> None:
    """A seat alone looks at the top cards of the building deck."""
    cards = tuple(table.turn_up(number))
    lay_aside(table, seat, cards, bit(seat))
    table.tell(LOOKED, seat, len(cards))


class KeepOne(Effect[AncientTable]):
    """Look at the top cards, take one into the hand, discard the others."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "keep_one"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: AncientTable, do: Do) -> None:
        if len(table.areas[do.seat].hand) < HAND_LIMIT:
            look(table, do.seat, self.number)
            if table.areas[do.seat].aside:
                table.then(Keeping(do.seat))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-keep-one", number=self.number)


class Keeping(Decision[AncientTable]):
    """Which of the cards looked at to take."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "keep"
    CONTINUES: ClassVar[bool] = True

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [TAKE.of[card] for card in sorted(table.areas[seat].aside)]

    def forced(self, table: AncientTable) -> Move | None:
        aside = table.areas[self.seat].aside
        return TAKE.of[aside[0]] if len(aside) == 1 else None

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        area = table.areas[seat]
        if len(area.hand) < HAND_LIMIT:  # a partner's effect may have filled it meanwhile
            area.aside = tuple([card for card in area.aside if card != move.arg])
            area.hand.append(move.arg)
            table.tell(KEPT, seat, move.arg)
        discard_aside(table, seat)


class RevealUntil(Effect[AncientTable]):
    """Reveal cards until so many of a type have appeared; take these into the hand, discard the others."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "number")
    WORD: ClassVar[str] = "reveal_until"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, kind: str, number: int) -> None:
        self.kind = kind
        self.number = number
        number_in(KINDS, kind)

    def run(self, table: AncientTable, do: Do) -> None:
        hand, types = table.areas[do.seat].hand, table.deck.type
        others: list[int] = []
        left = self.number
        while left and len(hand) < HAND_LIMIT:
            found = table.turn_up(1)
            if not found:
                break
            card = found[0]
            table.tell(REVEALED, do.seat, card)
            if is_kind(types[card], self.kind):
                hand.append(card)
                table.note(card, EVERYBODY)
                table.tell(TOOK, do.seat, card)
                left -= 1
            else:
                others.append(card)
        table.throw_open(do.seat, tuple(others))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-reveal-until", kind=self.kind, number=self.number)


class RevealDraft(Effect[AncientTable]):
    """Reveal the top cards; in turn order each player takes one, then the first a second one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "reveal_draft"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: AncientTable, do: Do) -> None:
        cards = tuple(table.turn_up(self.number))
        lay_aside(table, do.seat, cards, EVERYBODY)
        for card in cards:
            table.tell(REVEALED, do.seat, card)
        table.then(Draft(do.seat, (do.seat, *table.clockwise(do.seat), do.seat)))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-reveal-draft", number=self.number)


class Draft(Step[AncientTable]):
    """The next player takes one of the revealed cards, unless they hold ten; last, the rest is discarded."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "order")

    def __init__(self, owner: int, order: tuple[int, ...]) -> None:
        self.owner = owner
        self.order = order

    def run(self, table: AncientTable) -> None:
        if not self.order or not table.areas[self.owner].aside:
            discard_aside(table, self.owner)
            return
        seat = self.order[0]
        table.agenda.append(Draft(self.owner, self.order[1:]))
        if len(table.areas[seat].hand) < HAND_LIMIT:
            table.agenda.append(Drafting(seat, self.owner))


class Drafting(OpenDecision[AncientTable]):
    """Which of the revealed cards to take."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "owner")
    ASK: ClassVar[str] = "draft"

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        if len(table.areas[seat].hand) == HAND_LIMIT:  # a partner's effect may have filled it meanwhile
            return [ENOUGH]
        return [TAKE.of[card] for card in sorted(table.areas[self.owner].aside)]

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        owner = table.areas[self.owner]
        owner.aside = tuple([card for card in owner.aside if card != move.arg])
        table.areas[seat].hand.append(move.arg)
        table.note(move.arg, EVERYBODY)
        table.tell(TOOK, seat, move.arg)

    def details(self, table: AncientTable) -> dict[str, Any]:
        return {"cards": [CARD.word(card) for card in sorted(table.areas[self.owner].aside)]}


class CreateFromReveal(Effect[AncientTable]):
    """Look at the top cards and create one artifact among them, at its cost; the others are discarded."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "create_from_reveal"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: AncientTable, do: Do) -> None:
        look(table, do.seat, self.number)
        if table.areas[do.seat].aside:
            table.then(Uncovering(do.seat, do.source))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-create-from-reveal", number=self.number)


class Uncovering(Decision[AncientTable]):
    """Which artifact among the cards looked at to create; none only if none can be."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "source")
    ASK: ClassVar[str] = "uncover"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def artifacts(self, table: AncientTable, seat: int) -> list[Move]:
        """The artifacts among them."""
        types = table.deck.type
        aside = sorted(table.areas[seat].aside)
        return [CREATE_AT[card][BOARD] for card in aside if types[card] == ARTIFACT]

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [*self.artifacts(table, seat), ENOUGH]

    def refusal(self, table: AncientTable, seat: int, move: Move) -> Refusal | None:
        budget = len(table.areas[seat].hand)
        if move.verb is not DONE:
            return creation_refusal(table, seat, move, budget)
        possible = [
            way for way in self.artifacts(table, seat) if creation_refusal(table, seat, way, budget) is None
        ]
        return MUST_GO_ON if possible else None

    def forced(self, table: AncientTable) -> Move | None:
        return ENOUGH if len(table.areas[self.seat].artifacts) == ARTIFACT_PLACES else None

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        area = table.areas[seat]
        if move.verb is not DONE:
            card = move.arg
            area.aside = tuple([other for other in area.aside if other != card])
            table.then(Sweep(seat))
            create(table, seat, card, BOARD, self.source)
        else:
            discard_aside(table, seat)
