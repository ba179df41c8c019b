"""What each seat may see, as plain data.

Opponents see the resource side of a card lying as a resource and remember what they have seen; hands, the
order of piles and the chance to come are nobody else's business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.games.guns_and_steel.deck import AGES, CARD, RESOURCES, WONDER
from ziggurat.games.guns_and_steel.fame import counted
from ziggurat.games.guns_and_steel.knowledge import possible
from ziggurat.games.guns_and_steel.news import ENDINGS
from ziggurat.games.guns_and_steel.prices import payable, shortfall
from ziggurat.games.guns_and_steel.purchase import offers
from ziggurat.games.guns_and_steel.pyramid import GONE
from ziggurat.games.guns_and_steel.scoring import score_parts
from ziggurat.games.guns_and_steel.table import NO_WONDER, NOT_OVER

if TYPE_CHECKING:
    from ziggurat.games.guns_and_steel.prices import Due
    from ziggurat.games.guns_and_steel.table import GunsTable


def view(table: GunsTable, viewer: int | None) -> dict[str, Any]:
    """The table as a viewer (None: a spectator) may see it."""
    prices = dict(offers(table))
    stock = None if viewer is None else table.stock(viewer)
    return {
        "game": "guns_and_steel",
        "theme": table.setting.option("theme"),
        "turn": table.turn,
        "active": table.active,
        "over": table.ended != NOT_OVER,
        "ending": ENDINGS[table.ended] if table.ended != NOT_OVER else None,
        "deciders": list(table.deciders),
        "question": _question(table),
        "areas": [_area(table, seat, viewer) for seat in range(table.players)],
        "ages": [_age(table, age, viewer, prices, stock) for age in range(len(AGES))],
    }


def _question(table: GunsTable) -> dict[str, Any] | None:
    if table.over:
        return None
    decision = table.decision
    details = decision.details(table)
    if "effects" in details:
        details["effects"] = [repr(effect) for effect in details["effects"]]
    return {"ask": decision.ASK, **details}


def _area(table: GunsTable, seat: int, viewer: int | None) -> dict[str, Any]:
    area, deck = table.areas[seat], table.deck
    own = seat == viewer
    known = possible(area)
    parts = score_parts(table, seat)
    resources = [
        {
            "resource": RESOURCES[deck.resource[card]],
            "card": CARD.word(card) if own or len(maybe) == 1 else None,
            "may_be": [CARD.word(other) for other in maybe],
        }
        for card, maybe in zip(area.resources, known, strict=True)
    ]
    return {
        "seat": seat,
        "hand": [CARD.word(card) for card in area.hand] if own else None,
        "hand_size": len(area.hand),
        "cards": [CARD.word(card) for card in sorted([*area.hand, *area.resources, *area.technologies])],
        "resources": resources,
        "technologies": [CARD.word(card) for card in area.technologies],
        "this_turn": {RESOURCES[kind]: number for kind, number in enumerate(area.loose) if number},
        "power": table.power(seat),
        "wonders": [WONDER.word(wonder) for wonder in area.wonders],
        "score": sum(parts.values()),
        "score_parts": parts,
        "fame_left": table.free_tokens(seat),
    }


def _age(
    table: GunsTable, age: int, viewer: int | None, prices: dict[int, Due], stock: list[int] | None
) -> dict[str, Any]:
    pile = table.pyramid.piles[age]
    return {
        "age": AGES[age],
        "row": [
            None if card == GONE else _offer(card, prices[card], stock) for card in table.pyramid.row(age)
        ],
        "pile": _offer(pile[-1], prices[pile[-1]], stock) if pile else None,
        "pile_size": len(pile),
        "wonder": _wonder(table, age, viewer),
    }


def _offer(card: int, due: Due, stock: list[int] | None) -> dict[str, Any]:
    """A card on offer: its base cost, the extra, and for who has this stock what they lack now."""
    lacking = None
    if stock is not None:
        lacking = 0 if payable(due, stock) else shortfall(due, stock)
    cost = {RESOURCES[kind]: number for kind, number in enumerate(due[:-1]) if number}
    return {"card": CARD.word(card), "cost": cost, "extra": due[-1], "lacking": lacking}


def _wonder(table: GunsTable, age: int, viewer: int | None) -> dict[str, Any] | None:
    wonder = table.wonders[age]
    if wonder == NO_WONDER:
        return None
    facts = table.deck.wonders[wonder]
    start = age * table.players
    return {
        "wonder": WONDER.word(wonder),
        "points": facts.points,
        "tokens_needed": facts.tokens,
        "tokens": table.fame[start : start + table.players],
        "least": facts.least,
        "mine": None if viewer is None else counted(table, viewer, wonder),
    }
