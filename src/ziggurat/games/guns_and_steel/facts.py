"""Every card and wonder with its facts, its generated text and how far each field is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.games.guns_and_steel.deck import AGES, CARD, NEW_WORLD, RESOURCES, START, TYPES, WONDER
from ziggurat.kernel.telling import Teller

if TYPE_CHECKING:
    from ziggurat.games.guns_and_steel.deck import Card, Deck, Wonder
    from ziggurat.kernel.texts import Texts


def card_facts(deck: Deck, texts: Texts, theme: str) -> list[dict[str, Any]]:
    """The cards and wonders of a theme as plain data."""
    themes = {"start", "new_world", "renaissance"} if theme == "combined" else {"start", theme}
    wonders = NEW_WORLD if theme == NEW_WORLD else "renaissance"
    return [
        *[_card(card, texts) for card in deck.cards if card.theme in themes],
        *[_wonder(wonder, texts) for wonder in deck.wonders if wonder.theme == wonders],
    ]


def _card(card: Card, texts: Texts) -> dict[str, Any]:
    return {
        "id": CARD.word(card.index),
        "name": texts.name(CARD, card.index),
        "text": Teller(texts).tell(card.effect),
        "facts": {
            "kind": "card",
            "theme": card.theme,
            "age": "start" if card.age == START else AGES[card.age],
            "resource": RESOURCES[card.resource],
            "type": TYPES[card.type],
            "cost": card.cost,
            "power": card.power,
            "points": card.points,
            "response": card.response,
            "two_player_mark": card.mark,
            "effect": repr(card.effect),
        },
        "confidence": card.confidence,
    }


def _wonder(wonder: Wonder, texts: Texts) -> dict[str, Any]:
    return {
        "id": WONDER.word(wonder.index),
        "name": texts.name(WONDER, wonder.index),
        "text": wonder_text(wonder, texts),
        "facts": {
            "kind": "wonder",
            "theme": wonder.theme,
            "age": AGES[wonder.age],
            "condition": repr(wonder.condition),
            "least": wonder.least,
            "points": wonder.points,
            "tokens": wonder.tokens,
            "icon": CARD.word(wonder.icon),
            "two_player_mark": wonder.mark,
        },
        "confidence": wonder.confidence,
    }


def wonder_text(wonder: Wonder, texts: Texts) -> str:
    """What a wonder asks for, in words."""
    return wonder.condition.tell_condition(Teller(texts), wonder.least)
