"""The five cards that everybody starts with.

The marks of what is known are explained in ``cards.py``.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.games.guns_and_steel.attack import Attack, Lose
from ziggurat.games.guns_and_steel.deck import (
    ATTACK,
    FOOD,
    IRON,
    SOCIETY,
    START,
    TACTIC,
    Card,
)
from ziggurat.games.guns_and_steel.effects import Replenish
from ziggurat.games.guns_and_steel.tactics import Wake
from ziggurat.games.guns_and_steel.trade import Barter, Trade
from ziggurat.kernel.effects import Effect


def _card(number: str, id: str, resource: int, type: int, effect: Effect[Any], **facts: Any) -> Card:
    return Card(number, id, "start", START, resource, type, effect, **facts)


STARTING_CARDS: Final = [
    _card(
        "C01",
        "agriculture",
        FOOD,
        SOCIETY,
        Replenish("food"),
        sourced="name cost type mark",
        partly="placement number response power points effect",
    ),
    _card(
        "C02",
        "trade",
        FOOD,
        SOCIETY,
        Trade("one"),
        sourced="name cost type mark",
        partly="placement number response power points effect",
    ),
    _card(
        "C03",
        "barter",
        FOOD,
        SOCIETY,
        Barter(),
        sourced="name cost mark",
        partly="placement number type response power points effect",
    ),
    _card(
        "C04",
        "warrior",
        IRON,
        ATTACK,
        Attack(Lose(1)),
        power=1,
        sourced="name cost mark",
        partly="placement number type points effect",
    ),
    _card(
        "C05",
        "reinforcement",
        IRON,
        TACTIC,
        Wake("attack"),
        power=1,
        response=True,
        sourced="name cost mark",
        partly="placement number type points effect",
    ),
]
