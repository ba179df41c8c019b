"""Every card with its facts and its generated text, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.games.through_the_ages.catalog import (
    AGES,
    ATTACK_RULE,
    ATTACK_RULES,
    CARD,
    CARDS,
    CATEGORIES,
    CATEGORY,
    COPIES,
    COST,
    EFFECT,
    LEVEL,
    PACT,
    REVOLUTION,
    SCIENCE_COST,
    STAGES,
    SYMBOL,
    SYMBOLS,
)
from ziggurat.kernel.telling import Teller

if TYPE_CHECKING:
    from ziggurat.kernel.game import Setting
    from ziggurat.kernel.texts import Texts


def card_facts(setting: Setting, texts: Texts) -> list[dict[str, Any]]:
    """All cards that can be at a table for so many players."""
    return [
        _card(card, texts)
        for card in range(CARDS)
        if COPIES[card][setting.players - 2] or not any(COPIES[card])
    ]


def _card(card: int, texts: Texts) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "kind": "card",
        "category": CATEGORIES[CATEGORY[card]],
        "age": AGES[LEVEL[card]],
        "copies": list(COPIES[card]),
        "science": SCIENCE_COST[card],
        "revolution": REVOLUTION[card],
        "cost": COST[card],
        "stages": list(STAGES[card]),
        "symbols": {SYMBOLS[kind]: symbol[card] for kind, symbol in enumerate(SYMBOL) if symbol[card]},
        "effect": repr(EFFECT[card]),
    }
    if CATEGORY[card] == PACT:
        facts["attack"] = ATTACK_RULES[ATTACK_RULE[card]]
    return {
        "id": CARD.word(card),
        "name": texts.name(CARD, card),
        "text": Teller(texts).tell(EFFECT[card]),
        "facts": facts,
    }
