"""What the cards are: buildings and technologies, and the deck that holds them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from ziggurat.games.ancient_knowledge.index import BUILDINGS, NAMES
from ziggurat.games.ancient_knowledge.standing import Always, event_of, lightens, modifies
from ziggurat.kernel.combinators import NOTHING
from ziggurat.kernel.move import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.games.ancient_knowledge.standing import Condition
    from ziggurat.kernel.effects import Effect

CITY: Final = 0
MEGALITH: Final = 1
PYRAMID: Final = 2
ARTIFACT: Final = 3
ANCIENT: Final = 4
WRITING: Final = 5
SECRET: Final = 6
TYPES: Final = ("city", "megalith", "pyramid", "artifact", "ancient", "writing", "secret")

IMMEDIATE: Final = 0
PERMANENT: Final = 1
TIMELINE: Final = 2
DECLINE: Final = 3
FINAL: Final = 4
ACTIVATIONS: Final = ("immediate", "permanent", "timeline", "decline", "final")
"""When a card works: as soon as it is played, while it lies there, in each Timeline phase, when it declines,
in the final scoring."""

CARD: Final = Kind("card", NAMES)
SLOTS: Final = 6
SLOT: Final = Kind("slot", ("board", *[str(slot) for slot in range(1, SLOTS + 1)]))
"""Where a card is created: an artifact on the board, a monument in a slot of the Timeline."""
BOARD: Final = 0

LEVELS: Final = 2
FIELDS: Final = (
    "name", "country", "type", "slot", "locked", "cost", "knowledge", "points", "set", "activation", "effect"
)  # fmt: skip
TECHNOLOGY_FIELDS: Final = ("name", "type", "level", "requirement", "points", "activation", "effect")

SOURCED: Final = "sourced"
PARTLY: Final = "partly"
"""How far a field is known: a source states it, or leaves a doubt that a ruling settles."""

NO_REQUIREMENT: Final = Always()


def confidence(fields: tuple[str, ...], partly: str) -> dict[str, str]:
    """How far each field is known: all are sourced but those named."""
    doubtful = partly.split()
    assert set(doubtful) <= set(fields), f"no such fields: {doubtful}"
    return {field: PARTLY if field in doubtful else SOURCED for field in fields}


def activated(effects: dict[str, Effect[Any]]) -> tuple[int, Effect[Any]]:
    """When a card works, and what it does: each card does one thing."""
    ((when, effect),) = effects.items()
    return ACTIVATIONS.index(when), effect


@mypyc_attr(native_class=False)  # tests copy it; what is hot reads the deck's lists
class Building:
    """A building card: a monument with its first slot, or an artifact (slot 0, the board)."""

    def __init__(
        self,
        id: str,
        type: int,
        country: str,
        slot: int,
        knowledge: int,
        points: int,
        cost: int,
        locked: bool,
        starting_set: int,
        partly: str,
        effects: dict[str, Effect[Any]],
    ) -> None:
        self.index = CARD.number(id)
        self.id = id
        self.type = type
        self.country = country
        self.slot = slot
        self.knowledge = knowledge
        self.points = points
        self.cost = cost
        self.locked = locked
        self.starting_set = starting_set
        self.activation, self.effect = activated(effects)
        self.confidence = confidence(FIELDS, partly)


@mypyc_attr(native_class=False)
class Technology:
    """A technology card: its level, and what it requires of whoever learns it."""

    def __init__(
        self,
        id: str,
        type: int,
        level: int,
        requirement: Condition,
        partly: str,
        effects: dict[str, Effect[Any]],
    ) -> None:
        self.index = CARD.number(id)
        self.id = id
        self.type = type
        self.level = level
        self.requirement = requirement
        self.activation, self.effect = activated(effects)
        self.confidence = confidence(TECHNOLOGY_FIELDS, partly)


class Deck:
    """All cards, and their facts as lists by card, for the hot paths."""

    def __init__(self, buildings: Sequence[Building], technologies: Sequence[Technology]) -> None:
        self.buildings = list(buildings)
        self.technologies = list(technologies)
        cards: list[Building | Technology] = [*self.buildings, *self.technologies]
        assert tuple([card.id for card in cards]) == NAMES, "each card is declared once, in its order"
        blank = [0] * len(self.technologies)
        self.type: list[int] = [card.type for card in cards]
        self.activation: list[int] = [card.activation for card in cards]
        self.effect: list[Effect[Any]] = [card.effect for card in cards]
        self.slot: list[int] = [card.slot for card in self.buildings] + blank
        self.locked: list[bool] = [card.locked for card in self.buildings]
        self.cost: list[int] = [card.cost for card in self.buildings]
        self.knowledge: list[int] = [card.knowledge for card in self.buildings]
        self.points: list[int] = [card.points for card in self.buildings]
        self.level: list[int] = [0] * BUILDINGS + [card.level for card in self.technologies]
        self.requirement: list[Condition] = [NO_REQUIREMENT] * BUILDINGS + [
            card.requirement for card in self.technologies
        ]
        permanent = [card.effect if card.activation == PERMANENT else NOTHING for card in cards]
        self.event: list[str] = [event_of(effect) for effect in permanent]
        self.modifies: list[str] = [modifies(effect) for effect in permanent]
        self.lightens: list[bool] = [lightens(card.effect) for card in cards]
