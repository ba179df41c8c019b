"""The five actions. Rulebook, phase А: «выберите и выполните 2 действия».

Archiving, excavating and searching are here; creating and learning fill files of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.ancient_knowledge.creating import (
    CREATE,
    DISCARD,
    ENOUGH,
    create,
    creation_candidates,
    creation_refusal,
    creations,
)
from ziggurat.games.ancient_knowledge.learning import LEARN, UNMET, learn, learnable, meets
from ziggurat.games.ancient_knowledge.news import ARCHIVED, EXCAVATED, FORWENT, SEARCHED
from ziggurat.games.ancient_knowledge.returning import FREELY, return_freely
from ziggurat.games.ancient_knowledge.table import AncientTable
from ziggurat.games.ancient_knowledge.technology_boards import on_offer
from ziggurat.games.ancient_knowledge.triggers import (
    EXCAVATE_MANY,
    EXCAVATE_THREE,
    EXCAVATE_TWO,
    due,
    triggered,
)
from ziggurat.kernel.combinators import NO, YES
from ziggurat.kernel.effects import NO_SOURCE
from ziggurat.kernel.move import NUMBER, Move, Refusal, Verb
from ziggurat.kernel.step import Decision, Step

if TYPE_CHECKING:
    from ziggurat.kernel.effects import Do

ARCHIVE: Final = Verb("archive")
EXCAVATE: Final = Verb("excavate", NUMBER)
SEARCH: Final = Verb("search")
ACTION_VERBS: Final = (ARCHIVE, EXCAVATE, SEARCH)
TO_ARCHIVE: Final = ARCHIVE()
TO_SEARCH: Final = SEARCH()

NO_HAND: Final = Refusal("no-hand")
NO_KNOWLEDGE: Final = Refusal("no-knowledge")
AT_LEAST_ONE: Final = Refusal("at-least-one")

ACTIONS: Final = 2
YIELD: Final = 2
"""A rotated monument brings so many cards."""
TWO: Final = 2
MANY: Final = 3


class Acting(Decision[AncientTable]):
    """Which action to carry out; the same may be carried out twice. Searching is always possible."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    ASK: ClassVar[str] = "action"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        area = table.areas[seat]
        upright = len(area.past) - area.rotated
        return [
            *creation_candidates(table, area.hand),
            *[LEARN.of[card] for card in on_offer(table)],
            TO_ARCHIVE,
            *[EXCAVATE(number) for number in range(1, upright + 1)],
            TO_SEARCH,
        ]

    def moves(self, table: AncientTable, seat: int) -> list[Move]:
        area = table.areas[seat]
        moves = creations(table, seat)
        moves += learnable(table, seat)
        if can_archive(table, seat):
            moves.append(TO_ARCHIVE)
        for number in range(1, len(area.past) - area.rotated + 1):
            moves.append(EXCAVATE(number))
        moves.append(TO_SEARCH)
        return moves

    def refusal(self, table: AncientTable, seat: int, move: Move) -> Refusal | None:
        area = table.areas[seat]
        if move.verb is CREATE:
            return creation_refusal(table, seat, move, len(area.hand) - 1)
        if move.verb is LEARN:
            return None if meets(table, seat, move.arg) else UNMET
        if move.verb is ARCHIVE:
            if not area.hand:
                return NO_HAND
            return None if any(area.knowledge) else NO_KNOWLEDGE
        return None

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if self.left > 1:
            table.then(Acting(seat, self.left - 1))
        if move.verb is CREATE:
            create(table, seat, move.args[0], move.args[1])
        elif move.verb is LEARN:
            learn(table, seat, move.arg)
        elif move.verb is ARCHIVE:
            table.tell(ARCHIVED, seat)
            table.then(Archiving(seat, 0))
        elif move.verb is EXCAVATE:
            excavate(table, seat, move.arg)
        else:
            table.tell(SEARCHED, seat)
            table.draw(seat, 1)

    def details(self, table: AncientTable) -> dict[str, Any]:
        return {"left": self.left}


def can_archive(table: AncientTable, seat: int) -> bool:
    """Rulebook, «ПЕРЕДАЧА ЗНАНИЙ»: with no knowledge in the Timeline no cards can be discarded."""
    area = table.areas[seat]
    return bool(area.hand) and any(area.knowledge)


class Archiving(Decision[AncientTable]):
    """Which cards to discard, any number but at least one; for each, one knowledge is returned.

    Nothing forbids to discard more cards than there is knowledge.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "discarded")
    ASK: ClassVar[str] = "archive"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, discarded: int) -> None:
        super().__init__(seat)
        self.discarded = discarded

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [*[DISCARD.of[card] for card in table.areas[seat].hand], ENOUGH]

    def refusal(self, table: AncientTable, seat: int, move: Move) -> Refusal | None:
        return AT_LEAST_ONE if move is ENOUGH and not self.discarded and table.areas[seat].hand else None

    def moves(self, table: AncientTable, seat: int) -> list[Move]:
        moves = [DISCARD.of[card] for card in table.areas[seat].hand]
        if self.discarded or not moves:
            moves.append(ENOUGH)
        return moves

    def forced(self, table: AncientTable) -> Move | None:
        hand = table.areas[self.seat].hand
        if not hand:
            return ENOUGH
        return DISCARD.of[hand[0]] if len(hand) == 1 and not self.discarded else None

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move.verb is DISCARD:
            table.throw_away(seat, move.arg)
            table.then(Archiving(seat, self.discarded + 1))
        else:
            return_freely(table, seat, NO_SOURCE, FREELY, self.discarded, False)

    def details(self, table: AncientTable) -> dict[str, Any]:
        return {"number": self.discarded}


def excavate(table: AncientTable, seat: int, number: int) -> None:
    """Rotate monuments of the Past, then draw. Rulebook, «РАСКОПКИ»."""
    table.areas[seat].rotated += number
    table.tell(EXCAVATED, seat, number)
    dos: list[Do] = []
    if number == MANY:
        dos = triggered(table, seat, (EXCAVATE_THREE, EXCAVATE_MANY))
    elif number > MANY:
        dos = triggered(table, seat, (EXCAVATE_MANY,))
    due(table, seat, dos)
    cards = number * (YIELD + table.modified(seat, "excavation"))
    instead = triggered(table, seat, (EXCAVATE_TWO,)) if number == TWO else []
    table.then(Unearthing(seat, cards))
    if instead and not instead[0].effect.idle(table, instead[0]):
        table.then(Forgoing(seat, instead[0]))


class Unearthing(Step[AncientTable]):
    """The cards that excavating brings are drawn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, table: AncientTable) -> None:
        table.draw(self.seat, self.cards)


class Forgoing(Decision[AncientTable]):
    """Whether to forgo the draw of an excavation for what a card gives instead."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "do")
    ASK: ClassVar[str] = "forgo"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, do: Do) -> None:
        super().__init__(seat)
        self.do = do

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [YES(), NO()]

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move.verb is YES:
            draw = table.agenda.pop()
            assert isinstance(draw, Unearthing)
            table.tell(FORWENT, seat, self.do.source)
            table.then(self.do)

    def details(self, table: AncientTable) -> dict[str, Any]:
        return {"effects": [self.do.effect]}
