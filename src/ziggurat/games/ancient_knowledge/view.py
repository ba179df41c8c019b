"""What each seat may see, as plain data.

Open to all are Timelines, Pasts, boards, collections, the discard piles and the technology boards. Hidden are
the hands, but for what the viewer has lawfully seen of them, and the order of the decks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.games.ancient_knowledge.actions import Acting
from ziggurat.games.ancient_knowledge.deck import CARD
from ziggurat.games.ancient_knowledge.facts import LEVEL_SIGNS
from ziggurat.games.ancient_knowledge.learning import meets
from ziggurat.games.ancient_knowledge.memory import bit, recalled, unsure
from ziggurat.games.ancient_knowledge.scoring import final_points, score_parts
from ziggurat.games.ancient_knowledge.standing import All, AtLeast, AtMost
from ziggurat.games.ancient_knowledge.table import NO_CARD, PHASES
from ziggurat.games.ancient_knowledge.timeline import EMPTY, slot_of
from ziggurat.kernel.combinators import NOTHING
from ziggurat.kernel.effects import Do
from ziggurat.kernel.lanes import Interleaving

if TYPE_CHECKING:
    from ziggurat.games.ancient_knowledge.standing import Condition
    from ziggurat.games.ancient_knowledge.table import AncientTable


def view(table: AncientTable, viewer: int | None) -> dict[str, Any]:
    """The table as a viewer (None: a spectator) may see it."""
    return {
        "game": "ancient_knowledge",
        "teams": table.teams,
        "turn": table.turn,
        "active": _active(table),
        "over": table.over,
        "ending": table.game.ending(table) if table.over else None,
        "deciders": list(table.deciders),
        "question": _question(table, viewer),
        "areas": [_area(table, seat, viewer) for seat in range(table.players)],
        "pile_size": len(table.pile),
        "discard": words(table.discard),
        "boards": [_board(table, place, viewer) for place in range(len(table.boards))],
        "technology_decks": [_technologies(table, level, viewer) for level in range(len(table.decks))],
        "flipped": bool(table.flipped),
    }


def words(cards: list[int] | tuple[int, ...]) -> list[str]:
    """Cards by their names."""
    return [CARD.word(card) for card in cards]


def _active(table: AncientTable) -> list[int]:
    """Whose turn it is; nobody's while cards are selected."""
    if not table.turn:
        return []
    return [table.active, table.partner(table.active)] if table.teams else [table.active]


def _question(table: AncientTable, viewer: int | None) -> dict[str, Any] | None:
    if table.over:
        return None
    decision = table.question(viewer)
    details = decision.details(table)
    if "effects" in details:
        details["effects"] = [repr(effect) for effect in details["effects"]]
    return {"ask": decision.ASK, **details}


def _area(table: AncientTable, seat: int, viewer: int | None) -> dict[str, Any]:
    area = table.areas[seat]
    own = seat == viewer
    known = recalled(table, viewer)
    maybe = [
        card for giver, taker, cards in unsure(table, viewer) if seat in (giver, taker) for card in cards
    ]
    doubtful = {card for _giver, _taker, cards in unsure(table, viewer) for card in cards}
    parts = score_parts(table, seat)
    return {
        "seat": seat,
        "first": seat == table.first,
        "partner": table.partner(seat) if table.teams else None,
        "phase": PHASES[area.phase],
        "actions_left": _actions_left(table, seat),
        "hand": words(sorted(area.hand)) if own else None,
        "hand_size": len(area.hand),
        "seen": None if own else words(sorted([card for card in area.hand if card in known - doubtful])),
        "maybe": None if own else words(sorted(set(maybe))),
        "timeline": [
            {
                "card": CARD.word(card),
                "slot": slot_of(place),
                "row": place % 2 + 1,
                "knowledge": area.knowledge[place],
            }
            for place, card in enumerate(area.timeline)
            if card != EMPTY
        ],
        "past": words(area.past),
        "rotated": area.rotated,
        "artifacts": words(area.artifacts),
        "collection": words(area.collection),
        "lost": area.lost,
        "aside": words(sorted(area.aside)) if area.aside_known & bit(viewer) else None,
        "aside_size": len(area.aside),
        "creating": None if area.creating == NO_CARD else CARD.word(area.creating),
        "declining": None if area.declining == NO_CARD else CARD.word(area.declining),
        "calm": bool(area.calm),
        "offers": area.offered != NO_CARD,
        "offered": CARD.word(area.offered) if own and area.offered != NO_CARD else None,
        "offers_left": area.offers,
        "score": sum(parts.values()),
        "score_parts": parts,
        "final_points": {CARD.word(card): earned for card, earned in final_points(table, seat)},
    }


def _board(table: AncientTable, place: int, viewer: int | None) -> dict[str, Any]:
    """A technology board, and which of its cards the viewer might learn."""
    cards = table.boards[place]
    learnable = None if viewer is None else words([card for card in cards if meets(table, viewer, card)])
    return {
        "level": LEVEL_SIGNS[table.levels[place]],
        "cards": words(cards),
        "learnable": learnable,
        "progress": None if viewer is None else [_progress(table, card, viewer) for card in cards],
    }


def _progress(table: AncientTable, card: int, seat: int) -> list[dict[str, Any]]:
    """How far a seat is with each part of what a technology requires."""
    requirement: Condition = table.deck.requirement[card]
    conditions = requirement.conditions if isinstance(requirement, All) else (requirement,)
    do = Do(NOTHING, seat, seat, card)
    told: list[dict[str, Any]] = []
    for condition in conditions:
        if isinstance(condition, AtLeast):
            told.append({"have": condition.number.count(table, do), "least": condition.least})
        elif isinstance(condition, AtMost):
            told.append({"have": condition.number.count(table, do), "most": condition.most})
    return told


def _actions_left(table: AncientTable, seat: int) -> int:
    """How many actions of this turn a seat has not begun."""
    steps = list(table.agenda)
    for step in table.agenda:
        if isinstance(step, Interleaving):
            for lane in step.lanes:
                steps += lane.steps
    for step in steps:
        if isinstance(step, Acting) and step.seat == seat:
            return step.left
    return 0


def _technologies(table: AncientTable, level: int, viewer: int | None) -> dict[str, Any]:
    """A technology deck: its size, what the viewer knows of its lowest cards, and its discard pile."""
    deck, seen = table.decks[level], bit(viewer)
    below = [
        CARD.word(deck[place]) if seats & seen else None for place, seats in enumerate(table.buried[level])
    ]
    return {
        "level": LEVEL_SIGNS[level],
        "size": len(deck),
        "lowest": below,
        "discard": words(sorted(table.discards[level])),
    }
