"""What each seat may see, as plain data.

Civil hands lie open. Of military hands others see how many cards of each age there are, and those that were
shown;
of the event decks the ages, and each seat what it prepared or looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.games.through_the_ages.actions import growth_price, take_price, take_refusal, whites
from ziggurat.games.through_the_ages.catalog import AGES, CARD, LEVEL, NONE, STAGES, STORES
from ziggurat.games.through_the_ages.counts import food_production, resource_production
from ziggurat.games.through_the_ages.knowledge import knows
from ziggurat.games.through_the_ages.news import ENDINGS, NOT_OVER
from ziggurat.games.through_the_ages.stores import FOOD, RESOURCES, stock
from ziggurat.games.through_the_ages.table import CORRUPTED, NEED

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ziggurat.games.through_the_ages.table import AgesTable


def view(table: AgesTable, viewer: int | None) -> dict[str, Any]:
    """The table as a viewer (None: a spectator) may see it."""
    return {
        "game": "through_the_ages",
        "turn": table.turn,
        "round": table.round,
        "last_round": table.last_round or None,
        "active": table.active,
        "age": AGES[table.age],
        "over": table.ended != NOT_OVER,
        "ending": ENDINGS[table.ended] if table.ended != NOT_OVER else None,
        "deciders": list(table.deciders),
        "question": _question(table),
        "row": [_offer(table, place, viewer) for place in range(len(table.row))],
        "civil_deck": len(table.deck),
        "military_deck": len(table.warriors),
        "discards": [_known(entry, viewer, table.everybody) for entry in table.discards],
        "current_events": _events(table, table.current, viewer, True),
        "future_events": _events(table, table.future, viewer, False),
        "past_events": _words(table.past),
        "common_tactics": _words(table.common),
        "civilizations": [_civilization(table, seat, viewer) for seat in range(table.players)],
    }


def _words(cards: Iterable[int]) -> list[str]:
    return [CARD.word(card) for card in cards]


def _word(card: int) -> str | None:
    return CARD.word(card) if card != NONE else None


def _known(entry: int, viewer: int | None, everybody: int) -> str | None:
    seen = entry >> 8 == everybody or knows(entry, viewer)
    return CARD.word(entry & 255) if seen else None


def _events(table: AgesTable, deck: list[int], viewer: int | None, is_current: bool) -> dict[str, Any]:
    """How many there are of each age, and which of them the viewer knows; the order is nobody's business."""
    mine = sorted([entry & 255 for entry in deck if knows(entry, viewer)])
    looked = is_current and deck and viewer is not None and table.peeked >> viewer & 1
    return {
        "ages": sorted([AGES[LEVEL[entry & 255]] for entry in deck]),
        "prepared": _words(mine),
        "next": CARD.word(deck[-1] & 255) if looked else None,
        "next_age": AGES[LEVEL[deck[-1] & 255]] if is_current and deck else None,
    }


def _question(table: AgesTable) -> dict[str, Any] | None:
    if table.over:
        return None
    decision = table.decision
    details = decision.details(table)
    if "effects" in details:
        details["effects"] = [repr(effect) for effect in details["effects"]]
    return {"ask": decision.ASK, **details}


def _offer(table: AgesTable, place: int, viewer: int | None) -> dict[str, Any] | None:
    card = table.row[place]
    if card == NONE:
        return None
    offer: dict[str, Any] = {"card": CARD.word(card), "price": None, "refusal": None}
    if viewer is not None and not table.civs[viewer].gone:
        civ = table.rated(viewer)
        refusal = take_refusal(table, viewer, place, whites(civ))
        offer["price"] = take_price(table, civ, place)
        offer["refusal"] = refusal.code if refusal is not None else None
    return offer


def _civilization(table: AgesTable, seat: int, viewer: int | None) -> dict[str, Any]:
    civ = table.rated(seat)
    own = seat == viewer
    return {
        "seat": seat,
        "gone": bool(civ.gone),
        "culture": civ.culture,
        "science": civ.science,
        "science_rating": civ.science_rating,
        "culture_rating": civ.culture_rating,
        "strength": civ.strength,
        "happiness": civ.happiness,
        "needed": NEED[min(civ.bank, 17)],
        "discontent": table.discontent(seat),
        "unused": civ.unused,
        "yellow_bank": civ.bank,
        "blue_bank": civ.cubes,
        "consumption": table.consumption(seat),
        "corruption": CORRUPTED[min(civ.cubes, 11)],
        "growth_price": growth_price(civ),
        "food": stock(civ, FOOD),
        "resources": stock(civ, RESOURCES),
        "food_production": food_production(table, seat),
        "resource_production": resource_production(table, seat),
        "civil_actions": [civ.white + civ.more_white, civ.white_total],
        "military_actions": [civ.red + civ.more_red, civ.red_total],
        "this_turn": {
            "arms": civ.arms,
            "lore": civ.lore,
            "food": civ.spare[FOOD],
            "resources": civ.spare[RESOURCES],
        },
        "hand": _words(civ.hand),
        "fresh": _words(civ.fresh),
        "military": _words(civ.military) if own else None,
        "military_ages": [AGES[LEVEL[card]] for card in civ.military],
        "shown": _words(civ.shown),
        "technologies": [
            {
                "card": CARD.word(card),
                "workers": civ.workers[card],
                "tokens": civ.blue[card] if card < STORES else 0,
            }
            for card in civ.techs
        ],
        "government": CARD.word(civ.government),
        "specials": _words([card for card in civ.specials if card != NONE]),
        "leader": _word(civ.leader),
        "wonders": [
            {"card": CARD.word(card), "ruined": card in civ.ruins, "homer": card == civ.homer}
            for card in civ.wonders
        ],
        "unfinished": None
        if civ.wonder == NONE
        else {"card": CARD.word(civ.wonder), "stages": list(STAGES[civ.wonder]), "built": civ.stages},
        "colonies": _words(civ.colonies),
        "tactic": _word(civ.tactic),
        "exclusive": civ.exclusive,
        "war": None if civ.war == NONE else {"card": CARD.word(civ.war), "target": civ.target},
        "pact": None
        if civ.pact == NONE
        else {"card": CARD.word(civ.pact), "partner": civ.partner, "side": "ab"[civ.side]},
    }
