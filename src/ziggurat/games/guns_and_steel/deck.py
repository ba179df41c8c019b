"""What the cards are: resources, ages, civilization cards, wonders, and the deck that holds them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from ziggurat.kernel.move import Kind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.games.guns_and_steel.counts import Count
    from ziggurat.kernel.effects import Effect

FOOD: Final = 0
IRON: Final = 1
HORSE: Final = 2
GUNPOWDER: Final = 3
OIL: Final = 4
INFORMATION: Final = 5
SPACE: Final = 6
RESOURCES: Final = ("food", "iron", "horse", "gunpowder", "oil", "information", "space")
"""From cheap to dear."""

AGES: Final = ("horse", "gunpowder", "oil", "information", "space")
"""An age is named after the resource that its cards yield."""
START: Final = -1

NEW_WORLD: Final = "new_world"
RENAISSANCE: Final = "renaissance"

SOCIETY: Final = 0
TACTIC: Final = 1
ATTACK: Final = 2
TYPES: Final = ("society", "tactic", "attack")

CARDS: Final = 55
WONDERS: Final = 20
CARD: Final = Kind("card", [f"C{number:02}" for number in range(1, CARDS + 1)])
WONDER: Final = Kind("wonder", [f"W{number:02}" for number in range(1, WONDERS + 1)])
RESOURCE: Final = Kind("resource", RESOURCES)

CARD_FIELDS: Final = (
    "name", "placement", "number", "cost", "type", "response", "power", "points", "mark", "effect"
)  # fmt: skip
WONDER_FIELDS: Final = ("name", "placement", "number", "condition", "points", "icon", "mark", "tokens")

SOURCED: Final = "sourced"
PARTLY: Final = "partly"
RECONSTRUCTED: Final = "reconstructed"
CORRECTED: Final = "corrected"


def confidence(fields: tuple[str, ...], sourced: str, partly: str) -> dict[str, str]:
    """How far each field is known: the named ones are sourced or partly so, the rest reconstructed."""
    known = {**dict.fromkeys(partly.split(), PARTLY), **dict.fromkeys(sourced.split(), SOURCED)}
    strange = set(known) - set(fields)
    assert not strange, f"no such fields: {strange}"
    return {field: known.get(field, RECONSTRUCTED) for field in fields}


@mypyc_attr(native_class=False)  # corrections copy it; what is hot reads the deck's lists
class Card:
    """A civilization card: a resource on one side, a technology on the other."""

    def __init__(
        self,
        number: str,
        id: str,
        theme: str,
        age: int,
        resource: int,
        type: int,
        effect: Effect[Any],
        *,
        cost: Mapping[str, int] | None = None,
        power: int = 0,
        points: int = 0,
        response: bool = False,
        mark: bool = False,
        sourced: str = "",
        partly: str = "",
    ) -> None:
        self.index = CARD.number(number)
        self.id = id
        self.theme = theme
        self.age = age
        self.resource = resource
        self.type = type
        self.effect = effect
        self.cost = dict(cost or {})
        self.power = power
        self.points = points
        self.response = response
        self.mark = mark
        self.confidence = confidence(CARD_FIELDS, sourced, partly)
        self.names: dict[str, str] = {}


@mypyc_attr(native_class=False)
class Wonder:
    """A wonder: taken, or crowned with fame tokens, by whoever meets its condition at the end of the turn."""

    def __init__(
        self,
        number: str,
        id: str,
        theme: str,
        age: int,
        least: int,
        condition: Count,
        *,
        points: int,
        icon: str,
        tokens: int = 0,
        mark: bool = False,
        sourced: str = "",
        partly: str = "",
    ) -> None:
        self.index = WONDER.number(number)
        self.id = id
        self.theme = theme
        self.age = age
        self.least = least
        self.condition = condition
        self.points = points
        self.icon = CARD.number(icon)
        self.tokens = tokens
        self.mark = mark
        self.confidence = confidence(WONDER_FIELDS, sourced, partly)
        self.names: dict[str, str] = {}


class Deck:
    """All cards and wonders, and their facts as lists by card, for the hot paths."""

    def __init__(self, cards: list[Card], wonders: list[Wonder]) -> None:
        self.cards = cards
        self.wonders = wonders
        self.resource: list[int] = [card.resource for card in cards]
        self.type: list[int] = [card.type for card in cards]
        self.power: list[int] = [card.power for card in cards]
        self.points: list[int] = [card.points for card in cards]
        self.response: list[bool] = [card.response for card in cards]
        self.effect: list[Effect[Any]] = [card.effect for card in cards]
        self.base: list[int] = [sum(card.cost.values()) for card in cards]
        self.cost: list[tuple[int, ...]] = [
            tuple([card.cost.get(resource, 0) for resource in (*RESOURCES, "any")]) for card in cards
        ]

    def names(self, lang: str) -> dict[str, str]:
        """The corrected names, as messages that take the place of the usual ones."""
        named = {f"card-{CARD.word(card.index)}": card.names for card in self.cards}
        named.update({f"wonder-{WONDER.word(wonder.index)}": wonder.names for wonder in self.wonders})
        return {message: names[lang] for message, names in named.items() if lang in names}
