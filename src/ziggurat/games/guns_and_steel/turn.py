"""The sequence of play.

Rulebook, "Course of the game": resource phase, technology phase, purchase phase, end of turn.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.guns_and_steel.deck import CARD, NEW_WORLD
from ziggurat.games.guns_and_steel.effects import DONE, ENOUGH
from ziggurat.games.guns_and_steel.fame import Fame, NewWorldWonder
from ziggurat.games.guns_and_steel.knowledge import sharpen
from ziggurat.games.guns_and_steel.news import (
    ENDED,
    PLAYED,
    RESTED,
    TOOK_BACK,
    TOOK_RESOURCE,
    TURN_BEGAN,
    UNUSABLE,
)
from ziggurat.games.guns_and_steel.purchase import Purchase
from ziggurat.games.guns_and_steel.scoring import ending
from ziggurat.games.guns_and_steel.table import NO_LOOSE, NOT_OVER, GunsTable, fresh_deeds
from ziggurat.games.guns_and_steel.tactics import activate, can_run
from ziggurat.kernel.move import Move, Refusal, Verb, out_of_order
from ziggurat.kernel.step import Decision, Step

LAY: Final = Verb("resource", CARD)
PLAY: Final = Verb("technology", CARD)
ACTIVATE: Final = Verb("activate")
REST: Final = Verb("rest")
USE_IT: Final = ACTIVATE()
LET_IT_REST: Final = REST()
TAKE: Final = Verb("take", CARD)
TURN_VERBS: Final = (LAY, PLAY, ACTIVATE, REST, TAKE)

FULL_ENOUGH: Final = 2
"""With so many cards in hand at the end of the turn, nothing is taken back."""


class HeadStart(Decision[GunsTable]):
    """A later seat may play one starting card as a resource before the game begins.

    Rulebook, "Setting up", d: the second of two, the third of three, the third and fourth of four.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "head-start"

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [*[LAY.of[card] for card in table.areas[seat].hand], ENOUGH]

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        if move.verb is LAY:
            table.lay(seat, move.arg)


class Turn(Step[GunsTable]):
    """One player's turn, phase by phase; then the next player's."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: GunsTable) -> None:
        seat = self.seat
        table.turn += 1
        table.active = seat
        table.deeds = fresh_deeds()
        table.tell(TURN_BEGAN, seat, table.turn)
        table.then(ResourcePhase(seat), TechnologyPhase(seat), Purchase(seat), EndPhase(seat))


class ResourcePhase(Step[GunsTable]):
    """With a card in hand, one must be played as a resource. Without, the phase is skipped."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: GunsTable) -> None:
        if table.areas[self.seat].hand:
            table.then(LayResource(self.seat))


class LayResource(Decision[GunsTable]):
    """Which card to play as a resource."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "resource"

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [LAY.of[card] for card in table.areas[seat].hand]

    def forced(self, table: GunsTable) -> Move | None:
        hand = table.areas[self.seat].hand
        return LAY.of[hand[0]] if len(hand) == 1 else None

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        table.lay(seat, move.arg)


class TechnologyPhase(Step[GunsTable]):
    """With a card still in hand, one must be played as a technology. Without, the phase is skipped."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: GunsTable) -> None:
        table.ran = ()
        if table.areas[self.seat].hand:
            table.then(PlayTechnology(self.seat))


class PlayTechnology(Decision[GunsTable]):
    """Which card to play as a technology."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "technology"

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [PLAY.of[card] for card in table.areas[seat].hand]

    def forced(self, table: GunsTable) -> Move | None:
        hand = table.areas[self.seat].hand
        return PLAY.of[hand[0]] if len(hand) == 1 else None

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        area = table.areas[seat]
        area.hand.remove(move.arg)
        area.technologies.append(move.arg)
        table.tell(PLAYED, seat, move.arg)
        table.then(Activation(seat, move.arg))


class Activation(Decision[GunsTable]):
    """Whether to activate the technology just played: its whole effect, or nothing.

    Nobody is asked where, as all can see, its targets are not valid or it would change nothing.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")
    ASK: ClassVar[str] = "activation"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [USE_IT, LET_IT_REST]

    def forced(self, table: GunsTable) -> Move | None:
        return None if can_run(table, self.seat, self.seat, self.card) else LET_IT_REST

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        if move.verb is ACTIVATE:
            activate(table, seat, seat, self.card)
        elif table.happenings is not None:
            table.tell(RESTED if can_run(table, seat, seat, self.card) else UNUSABLE, seat, self.card)

    def details(self, table: GunsTable) -> dict[str, str]:
        return {"card": CARD.word(self.card)}


class EndPhase(Step[GunsTable]):
    """The end of the turn.

    New World: who has at most one card in hand takes a wonder, then takes cards back. Renaissance and
    combined: who has at most one card in hand takes cards back; then, whatever the hand, comes fame.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: GunsTable) -> None:
        seat = self.seat
        steps: list[Step[GunsTable]] = []
        takes_back = len(table.areas[seat].hand) < FULL_ENOUGH
        new_world = table.setting.option("theme") == NEW_WORLD
        if takes_back and new_world:
            steps.append(NewWorldWonder(seat))
        if takes_back:
            steps.append(TakeBack(seat))
        if not new_world:
            steps.append(Fame(seat))
        table.then(*steps, TurnOver(seat))


class TakeBack(Step[GunsTable]):
    """All technologies come back to hand; then any number of resource cards may."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: GunsTable) -> None:
        area = table.areas[self.seat]
        sharpen(area)
        for card in area.technologies:
            table.tell(TOOK_BACK, self.seat, card)
        table.deeds.taken = tuple(area.technologies)
        table.deeds.hints = tuple([1 << card for card in area.technologies])
        area.hand += area.technologies
        area.technologies = []
        if area.resources:
            table.then(TakeResources(self.seat, 0))


class TakeResources(Decision[GunsTable]):
    """Which resource cards to take back to hand, one after the other as they lie (``floor`` is a place)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "floor")
    ASK: ClassVar[str] = "take-back"
    ORDERED: ClassVar[bool] = True

    def __init__(self, seat: int, floor: int) -> None:
        super().__init__(seat)
        self.floor = floor

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [ENOUGH, *[TAKE.of[card] for card in table.areas[seat].resources]]

    def refusal(self, table: GunsTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is DONE:
            return None
        return out_of_order(table.areas[seat].resources.index(move.arg), self.floor)

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        resources = table.areas[seat].resources
        floor = self.floor_after(table, seat, move, resources.index(move.arg))
        table.take_resource(seat, move.arg)
        table.tell(TOOK_RESOURCE, seat, move.arg, table.deck.resource[move.arg])
        if resources:
            table.then(TakeResources(seat, floor))


class TurnOver(Step[GunsTable]):
    """Resources of this turn are lost; the game ends, or the next player's turn begins."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: GunsTable) -> None:
        for area in table.areas:
            area.loose = NO_LOOSE[:]
        table.ended = ending(table)
        if table.ended == NOT_OVER:
            table.then(Turn((self.seat + 1) % table.players))
        else:
            table.tell(ENDED, self.seat, table.ended)
