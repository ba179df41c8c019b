"""The civilization cards of Renaissance.

The marks of what is known are explained in ``cards.py``.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.games.guns_and_steel.attack import Attack, Forfeit, Lose
from ziggurat.games.guns_and_steel.counts import Technologies
from ziggurat.games.guns_and_steel.deck import (
    ATTACK,
    GUNPOWDER,
    HORSE,
    INFORMATION,
    OIL,
    RENAISSANCE,
    SOCIETY,
    SPACE,
    TACTIC,
    Card,
)
from ziggurat.games.guns_and_steel.effects import PayPoints, Points, Replenish, gain
from ziggurat.games.guns_and_steel.tactics import Copy, Launch, Wake
from ziggurat.games.guns_and_steel.trade import Spend, Trade, Tribute
from ziggurat.kernel.combinators import EachOpponent, ForRival, May, Per, Tally
from ziggurat.kernel.effects import Effect
from ziggurat.kernel.telling import choose_one, sequence


def _card(number: str, id: str, resource: int, type: int, effect: Effect[Any], **facts: Any) -> Card:
    """A card of an age yields the resource that the age is named after."""
    return Card(number, id, RENAISSANCE, resource - HORSE, resource, type, effect, **facts)


RENAISSANCE_CARDS: Final = [
    # Horse age
    _card(
        "C31",
        "calendar",
        HORSE,
        SOCIETY,
        sequence(Points(1), EachOpponent(May(Replenish("any")))),
        cost={"food": 2},
        sourced="name type",
        partly="placement response effect",
    ),
    _card(
        "C32",
        "tribute",
        HORSE,
        SOCIETY,
        Tribute(points=1),
        cost={"iron": 2},
        sourced="name type",
        partly="placement response effect",
    ),
    _card("C33", "writing", HORSE, SOCIETY, Copy("society", points=1), cost={"food": 1, "iron": 1}),
    _card(
        "C34",
        "philosophy",
        HORSE,
        SOCIETY,
        sequence(PayPoints(1), Replenish("basic", up_to=2)),
        cost={"food": 1, "iron": 1},
    ),
    _card("C35", "triumph", HORSE, ATTACK, Attack(glory=1), cost={"iron": 2}, power=2),
    _card("C36", "scouts", HORSE, TACTIC, Launch(1), cost={"food": 1, "iron": 1}, power=1, response=True),
    _card("C37", "aqueduct", HORSE, SOCIETY, Replenish("food", up_to=2), cost={"food": 2}, mark=True),
    # Gunpowder age
    _card(
        "C38",
        "horse_archers",
        GUNPOWDER,
        ATTACK,
        Attack(Lose(1)),
        cost={"iron": 1, "horse": 1},
        power=2,
        points=1,
        response=True,
        sourced="name cost",
        partly="placement type",
    ),
    _card(
        "C39",
        "theology",
        GUNPOWDER,
        SOCIETY,
        sequence(Replenish("any", up_to=2), EachOpponent(May(Replenish("any")))),
        cost={"food": 1, "horse": 1},
        points=1,
        sourced="name type",
        partly="placement response effect",
    ),
    _card(
        "C40",
        "patronage",
        GUNPOWDER,
        SOCIETY,
        Tally(Spend(up_to=2, different=1), Points(1)),
        cost={"iron": 1, "horse": 1},
        points=1,
    ),
    _card(
        "C41",
        "siegecraft",
        GUNPOWDER,
        TACTIC,
        choose_one(Launch(1), Wake("attack")),
        cost={"iron": 2},
        power=2,
        points=1,
        response=True,
    ),
    _card(
        "C42",
        "tournament",
        GUNPOWDER,
        ATTACK,
        Attack(glory=2),
        cost={"horse": 2},
        power=2,
        points=1,
        response=True,
    ),
    _card(
        "C43",
        "navigation",
        GUNPOWDER,
        SOCIETY,
        Trade("two"),
        cost={"food": 1, "iron": 1},
        points=1,
        mark=True,
    ),
    # Oil age
    _card(
        "C44",
        "galleon",
        OIL,
        ATTACK,
        Attack(sequence(Lose(1), ForRival(Points(1)))),
        cost={"iron": 1, "gunpowder": 1},
        power=3,
        points=2,
    ),
    _card(
        "C45",
        "banking",
        OIL,
        SOCIETY,
        Tally(PayPoints(1, 2), gain(oil=1)),
        cost={"horse": 1, "gunpowder": 1},
        points=2,
    ),
    _card("C46", "scientific_method", OIL, SOCIETY, Wake("society"), cost={"gunpowder": 2}, points=2),
    _card(
        "C47",
        "espionage",
        OIL,
        TACTIC,
        Copy("attack"),
        cost={"iron": 1, "gunpowder": 1},
        power=2,
        points=2,
        response=True,
    ),
    _card(
        "C48",
        "opera",
        OIL,
        SOCIETY,
        sequence(Points(3), EachOpponent(Points(1))),
        cost={"horse": 1, "gunpowder": 1},
        points=2,
        mark=True,
    ),
    # Information age
    _card(
        "C49",
        "air_force",
        INFORMATION,
        ATTACK,
        Attack(Lose(2)),
        cost={"gunpowder": 1, "oil": 2},
        power=4,
        points=3,
    ),
    _card(
        "C50",
        "propaganda",
        INFORMATION,
        TACTIC,
        Launch(2),
        cost={"horse": 1, "gunpowder": 1, "oil": 1},
        power=3,
        points=3,
        response=True,
    ),
    _card(
        "C51",
        "mass_media",
        INFORMATION,
        SOCIETY,
        Per(Technologies("society", most=4), Points(1)),
        cost={"gunpowder": 1, "oil": 2},
        points=3,
    ),
    _card(
        "C52",
        "globalization",
        INFORMATION,
        SOCIETY,
        Trade("all"),
        cost={"iron": 1, "horse": 1, "oil": 1},
        points=3,
        mark=True,
    ),
    # Space age
    _card(
        "C53",
        "stealth_bomber",
        SPACE,
        ATTACK,
        Attack(Forfeit(3)),
        cost={"gunpowder": 2, "oil": 2},
        power=5,
        points=5,
    ),
    _card(
        "C54",
        "internet",
        SPACE,
        SOCIETY,
        sequence(Replenish("any", up_to=3), EachOpponent(May(Replenish("any")))),
        cost={"horse": 1, "gunpowder": 1, "oil": 2},
        points=5,
    ),
    _card(
        "C55",
        "missile_defense",
        SPACE,
        TACTIC,
        sequence(Launch(1), May(Wake("attack"))),
        cost={"iron": 2, "oil": 2},
        power=4,
        points=5,
        response=True,
        mark=True,
    ),
]
