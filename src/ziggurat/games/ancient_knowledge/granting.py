"""Actions that effects grant: creating, learning, archiving. They are none of the two actions of a turn, but
trigger whatever those actions trigger.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from ziggurat.games.ancient_knowledge.actions import Archiving, can_archive
from ziggurat.games.ancient_knowledge.creating import (
    DONE,
    ENOUGH,
    KINDS,
    can_create,
    create,
    creation_candidates,
    creation_refusal,
    creations,
)
from ziggurat.games.ancient_knowledge.discarding import MUST_GO_ON
from ziggurat.games.ancient_knowledge.learning import LEARN, UNMET, learn, meets
from ziggurat.games.ancient_knowledge.news import ARCHIVED
from ziggurat.games.ancient_knowledge.returning import number_in
from ziggurat.games.ancient_knowledge.standing import YOU_DO
from ziggurat.games.ancient_knowledge.table import AncientTable
from ziggurat.games.ancient_knowledge.technology_boards import on_offer
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.step import Decision, OpenDecision

if TYPE_CHECKING:
    from ziggurat.kernel.move import Move, Refusal
    from ziggurat.kernel.telling import Teller


class Create(Effect[AncientTable]):
    """One may create a card of a kind from hand, at its cost.

    What is created so never lets the same card work again. The text says that (``once``) where it could, and
    "1 more" (``more``) where such a card has just been created.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "more", "once")
    WORD: ClassVar[str] = "create"
    DEFAULTS: ClassVar[dict[str, Any]] = {"more": 0, "once": 0}
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, kind: str, more: int = 0, once: int = 0) -> None:
        self.kind = kind
        self.more = more
        self.once = once
        number_in(KINDS, kind)

    def run(self, table: AncientTable, do: Do) -> None:
        if can_create(table.areas[do.seat], self.kind):
            table.then(Creating(do.seat, do))

    def tell(self, teller: Teller) -> str:
        more, once = "yes" if self.more else "no", "yes" if self.once else "no"
        return teller.say("effect-create", kind=self.kind, more=more, once=once)


class Creating(Decision[AncientTable]):
    """Which card to create by an effect, if any."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do")
    ASK: ClassVar[str] = "create"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do) -> None:
        super().__init__(seat)
        self.do = do

    @property
    def kind(self) -> str:
        """What may be created."""
        effect = self.do.effect
        assert isinstance(effect, Create)
        return effect.kind

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [*creation_candidates(table, table.areas[seat].hand), ENOUGH]

    def refusal(self, table: AncientTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is DONE:
            return None
        return creation_refusal(table, seat, move, len(table.areas[seat].hand) - 1, self.kind)

    def moves(self, table: AncientTable, seat: int) -> list[Move]:
        moves = creations(table, seat, self.kind)
        moves.append(ENOUGH)
        return moves

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move.verb is not DONE:
            create(table, seat, move.args[0], move.args[1], self.do.source)

    def details(self, table: AncientTable) -> dict[str, Any]:
        return {"kind": self.kind}


class Learn(Effect[AncientTable]):
    """One may learn face-up technologies, up to ``number`` one after the other, or must learn one.

    ``free`` ignores the requirement.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "free", "must")
    WORD: ClassVar[str] = "learn"
    DEFAULTS: ClassVar[dict[str, Any]] = {"number": 1, "free": 0, "must": 0}
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, number: int = 1, free: int = 0, must: int = 0) -> None:
        self.number = number
        self.free = free
        self.must = must

    def run(self, table: AncientTable, do: Do) -> None:
        table.then(Learning(do.seat, do, self.number))

    def allows(self, table: AncientTable, seat: int, card: int) -> bool:
        """Whether a seat may learn a technology by it."""
        return bool(self.free) or meets(table, seat, card)

    def tell(self, teller: Teller) -> str:
        return teller.say(
            "effect-learn",
            number=self.number,
            free="yes" if self.free else "no",
            must="yes" if self.must else "no",
        )


class Learning(OpenDecision[AncientTable]):
    """Which technology to learn by an effect, if any."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do", "left")
    ASK: ClassVar[str] = "learn"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do, left: int) -> None:
        super().__init__(seat)
        self.do = do
        self.left = left

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [*[LEARN.of[card] for card in on_offer(table)], ENOUGH]

    def refusal(self, table: AncientTable, seat: int, move: Move) -> Refusal | None:
        effect = self.do.effect
        assert isinstance(effect, Learn)
        if move.verb is not DONE:
            return None if effect.allows(table, seat, move.arg) else UNMET
        if effect.must and any(effect.allows(table, seat, card) for card in on_offer(table)):
            return MUST_GO_ON
        return None

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        if self.left > 1:
            table.then(Learning(seat, self.do, self.left - 1))
        learn(table, seat, move.arg)

    def details(self, table: AncientTable) -> dict[str, Any]:
        return {"left": self.left}


class Archive(Effect[AncientTable]):
    """Archive: discard cards, return as much knowledge."""

    WORD: ClassVar[str] = "archive"
    FORMS: ClassVar[tuple[str, ...]] = ("you do", "you may")

    def run(self, table: AncientTable, do: Do) -> None:
        if can_archive(table, do.seat):
            table.tell(ARCHIVED, do.seat)
            table.then(Archiving(do.seat, 0))

    def usable(self, table: AncientTable, do: Do) -> bool:
        return can_archive(table, do.seat)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-archive")
