"""Technologies that are put under their deck, and those learned from it unseen by the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.ancient_knowledge.creating import DONE, ENOUGH
from ziggurat.games.ancient_knowledge.deck import CARD
from ziggurat.games.ancient_knowledge.discarding import MUST_GO_ON, lay_aside
from ziggurat.games.ancient_knowledge.learning import LEARN, UNMET, Learned, collect, meets
from ziggurat.games.ancient_knowledge.memory import bit
from ziggurat.games.ancient_knowledge.news import BURIED_UNSEEN, LOOKED
from ziggurat.games.ancient_knowledge.standing import YOU_DO
from ziggurat.games.ancient_knowledge.table import AncientTable
from ziggurat.games.ancient_knowledge.technology_boards import LEVEL_II, bury, on_offer, put_under, turn_up
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.move import Move, Refusal, Verb
from ziggurat.kernel.step import Decision, OpenDecision

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

BURY: Final = Verb("bury", CARD)
BURYING_VERBS: Final = (BURY,)


class Bury(Effect[AncientTable]):
    """Put face-up technologies under their decks, one after the other; ``level`` 2: those of level II."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "level")
    WORD: ClassVar[str] = "bury"
    DEFAULTS: ClassVar[dict[str, Any]] = {"level": 0}
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, number: int, level: int = 0) -> None:
        self.number = number
        self.level = level

    def run(self, table: AncientTable, do: Do) -> None:
        if face_up(table, self.level):
            table.then(Burying(do.seat, self.level, self.number))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-bury", number=self.number, level=self.level)


def face_up(table: AncientTable, level: int) -> list[int]:
    """The face-up technologies of a level (0 for any)."""
    return [card for card in on_offer(table) if level in (0, table.deck.level[card] + 1)]


class Burying(OpenDecision[AncientTable]):
    """Which face-up technology to put under its deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "level", "left")
    ASK: ClassVar[str] = "bury"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, level: int, left: int) -> None:
        super().__init__(seat)
        self.level = level
        self.left = left

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [BURY.of[card] for card in face_up(table, self.level)] or [ENOUGH]

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        bury(table, seat, move.arg)
        if self.left > 1 and face_up(table, self.level):
            table.then(Burying(seat, self.level, self.left - 1))

    def details(self, table: AncientTable) -> dict[str, Any]:
        return {"left": self.left}


class LearnFromDeck(Effect[AncientTable]):
    """Look at the top of the level II deck and learn one card, if one can be; the others go under it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "learn_from_deck"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: AncientTable, do: Do) -> None:
        cards = turn_up(table, LEVEL_II, self.number)
        lay_aside(table, do.seat, cards, bit(do.seat))
        table.tell(LOOKED, do.seat, len(cards))
        if cards:
            table.then(Studying(do.seat))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-learn-from-deck", number=self.number)


class Studying(Decision[AncientTable]):
    """Which of the technologies looked at to learn; none only if no requirement is met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "study"
    CONTINUES: ClassVar[bool] = True

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [*[LEARN.of[card] for card in sorted(table.areas[seat].aside)], ENOUGH]

    def refusal(self, table: AncientTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is not DONE:
            return None if meets(table, seat, move.arg) else UNMET
        return MUST_GO_ON if any(meets(table, seat, card) for card in table.areas[seat].aside) else None

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        area = table.areas[seat]
        if move.verb is not DONE:
            area.aside = tuple([card for card in area.aside if card != move.arg])
            collect(table, seat, move.arg)
            table.then(Learned(seat, move.arg))
        if area.aside:
            table.then(BuryingRest(seat))


class BuryingRest(Decision[AncientTable]):
    """Which of the technologies looked at goes under the deck next, below those before it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "bury-rest"
    CONTINUES: ClassVar[bool] = True

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [BURY.of[card] for card in sorted(table.areas[seat].aside)]

    def forced(self, table: AncientTable) -> Move | None:
        aside = table.areas[self.seat].aside
        return BURY.of[aside[0]] if len(aside) == 1 else None

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        area = table.areas[seat]
        area.aside = tuple([card for card in area.aside if card != move.arg])
        put_under(table, move.arg, bit(seat))
        table.tell(BURIED_UNSEEN, seat, move.arg)
        if area.aside:
            table.then(BuryingRest(seat))
        else:
            area.aside_known = 0
