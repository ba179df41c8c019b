"""Every card with its facts, its generated text and how far each field is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.games.ancient_knowledge.deck import ACTIVATIONS, NO_REQUIREMENT, TYPES
from ziggurat.games.ancient_knowledge.scoring import Points
from ziggurat.kernel.telling import Teller

if TYPE_CHECKING:
    from ziggurat.games.ancient_knowledge.deck import Building, Deck, Technology
    from ziggurat.kernel.texts import Texts

LEVEL_SIGNS: Final = ("I", "II")


def card_facts(deck: Deck, texts: Texts) -> list[dict[str, Any]]:
    """All cards as plain data."""
    return [
        *[_building(card, texts) for card in deck.buildings],
        *[_technology(card, texts) for card in deck.technologies],
    ]


def _building(card: Building, texts: Texts) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": texts.word("card", card.id),
        "text": Teller(texts).tell(card.effect),
        "facts": {
            "kind": "building",
            "type": TYPES[card.type],
            "country": card.country,
            "country_name": texts.word("country", card.country),
            "slot": card.slot or None,
            "locked": card.locked,
            "cost": card.cost,
            "knowledge": card.knowledge,
            "points": card.points,
            "starting_set": card.starting_set or None,
            "activation": ACTIVATIONS[card.activation],
            "effect": repr(card.effect),
        },
        "confidence": card.confidence,
    }


def _technology(card: Technology, texts: Texts) -> dict[str, Any]:
    free = card.requirement == NO_REQUIREMENT
    return {
        "id": card.id,
        "name": texts.word("card", card.id),
        "text": Teller(texts).tell(card.effect),
        "facts": {
            "kind": "technology",
            "type": TYPES[card.type],
            "level": LEVEL_SIGNS[card.level],
            "requirement": None if free else repr(card.requirement),
            "requirement_text": None if free else requirement_text(card, texts),
            "points": card.effect.points if isinstance(card.effect, Points) else 0,
            "activation": ACTIVATIONS[card.activation],
            "effect": repr(card.effect),
        },
        "confidence": card.confidence,
    }


def requirement_text(card: Technology, texts: Texts) -> str:
    """What a technology requires, as a sentence."""
    told = card.requirement.tell(Teller(texts))
    return f"{told[:1].upper()}{told[1:]}."
