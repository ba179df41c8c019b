"""Tables set by hand, for tests that tell the rules: given this table, these moves, then.

    table = given(me=seat(hand="heracleion petra bagan"))
    table.play("create heracleion 2", "discard petra", "discard bagan")
    assert table.timeline(0) == "2:heracleion:2"

A seat owns exactly the cards that are named. A monument in the Timeline is written
``slot:card:knowledge``, the lower of a slot first. ``pile`` names the top of the building deck, its first
card being drawn first; below lie all cards that are named nowhere. Boards that are not given hold the
first technologies named nowhere. A turn that is entered somewhere pauses behind that phase, until
somebody says ``done``. Moves are made by the seat that is asked; ``1: discard petra`` is made by seat 1,
which must be asked or allowed to act.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.ancient_knowledge import GAME
from ziggurat.games.ancient_knowledge.actions import Acting
from ziggurat.games.ancient_knowledge.cards import STANDARD
from ziggurat.games.ancient_knowledge.creating import ENOUGH
from ziggurat.games.ancient_knowledge.deck import ANCIENT, CARD, LEVELS, Deck
from ziggurat.games.ancient_knowledge.decline import DeclinePhase
from ziggurat.games.ancient_knowledge.index import BUILDINGS, NAMES
from ziggurat.games.ancient_knowledge.memory import bit, noted
from ziggurat.games.ancient_knowledge.scoring import score_parts
from ziggurat.games.ancient_knowledge.set_up import set_up
from ziggurat.games.ancient_knowledge.table import (
    ACTING,
    DECLINING,
    IN_TIMELINE,
    AncientTable,
    fresh_area,
)
from ziggurat.games.ancient_knowledge.technology_boards import ON_BOARD
from ziggurat.games.ancient_knowledge.timeline import EMPTY, put, slot_of
from ziggurat.games.ancient_knowledge.turn import TimelinePhase, Turn, TurnOver
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.errors import Refused
from ziggurat.kernel.step import Decision

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.games.ancient_knowledge.table import Area
    from ziggurat.kernel.happening import Happening
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.step import Step

DECK: Final[ContextVar[Deck]] = ContextVar("DECK", default=STANDARD)

MOMENTS: Final = ("turn", "actions", "action", "timeline", "decline", "over")
"""Where a turn can be entered: as a whole, with two actions or one, at its other phases, at its very end."""


@contextmanager
def with_deck(deck: Deck) -> Iterator[None]:
    """Set tables with another deck."""
    before = DECK.set(deck)
    try:
        yield
    finally:
        DECK.reset(before)


class Seat:
    """What a player has."""

    def __init__(
        self,
        hand: str,
        timeline: str,
        past: str,
        artifacts: str,
        collection: str,
        lost: int,
        rotated: int,
        offers: int,
    ) -> None:
        self.hand = cards(hand)
        self.timeline = [_monument(word) for word in timeline.split()]
        self.past = cards(past)
        self.artifacts = cards(artifacts)
        self.collection = cards(collection)
        self.lost = lost
        self.rotated = rotated
        self.offers = offers

    @property
    def owned(self) -> list[int]:
        """All its cards."""
        standing = [card for _slot, card, _knowledge in self.timeline]
        return [*self.hand, *standing, *self.past, *self.artifacts, *self.collection]

    def lay_out(self, table: AncientTable, number: int) -> Area:
        """Its area of the table."""
        area = fresh_area(self.hand[:])
        table.areas[number] = area
        for slot, card, knowledge in self.timeline:
            put(area, card, slot, knowledge)
        for card in self.past:
            table.enter_past(number, card)
        for card in self.collection:
            area.collection.append(card)
            area.learned[table.deck.type[card] - ANCIENT] += 1
        area.artifacts = self.artifacts[:]
        area.lost = self.lost
        area.rotated = self.rotated
        area.offers = self.offers
        return area


def _monument(word: str) -> tuple[int, int, int]:
    slot, card, *knowledge = word.split(":")
    return int(slot), CARD.number(card), int(knowledge[0]) if knowledge else 0


def seat(
    hand: str = "",
    timeline: str = "",
    past: str = "",
    artifacts: str = "",
    collection: str = "",
    lost: int = 0,
    rotated: int = 0,
    offers: int = 0,
) -> Seat:
    """What a player has, cards by name."""
    return Seat(hand, timeline, past, artifacts, collection, lost, rotated, offers)


def given(
    me: Seat | None = None,
    others: list[Seat] | None = None,
    players: int | None = None,
    teams: bool = False,
    pile: str = "",
    discard: str = "",
    boards: list[str] | None = None,
    technologies: tuple[str, str] = ("", ""),
    flipped: bool = False,
    at: str = "action",
    active: int = 0,
    first: int = 0,
) -> Scene:
    """A table in the turn of ``active``, at the beginning of a phase; ``first`` is the first player.

    ``boards`` are two of level I and one of II (with ``flipped`` the second is of level II too);
    ``technologies`` names the top of the two technology decks, the first card being drawn first.
    """
    seats = [me or seat(), *(others or [])]
    seats += [seat() for _ in range(len(seats), players or (4 if teams else max(2, len(seats))))]
    deck = DECK.get()
    setting = GAME.setting({"players": str(len(seats)), "teams": "yes" if teams else "no"})
    table = set_up(GAME, setting, deck, Quick.seeded(1))
    table.pile = table.discard = []
    for number, place in enumerate(seats):
        place.lay_out(table, number)
    named = [card for place in seats for card in place.owned]
    named += [*cards(pile), *cards(discard), *cards(" ".join(boards or [])), *cards(" ".join(technologies))]
    assert len(named) == len(set(named)), "a card is in one place"
    left = [card for card in range(len(NAMES)) if card not in named]
    table.pile = [card for card in left if card < BUILDINGS] + cards(pile)[::-1]
    table.discard = cards(discard)
    table.levels = (0, 1, 1) if flipped else (0, 0, 1)
    table.flipped = int(flipped)
    unnamed = [
        [card for card in left if card >= BUILDINGS and deck.level[card] == level] for level in range(LEVELS)
    ]
    given_boards = [*(boards or [])]
    laid = [
        tuple(cards(given_boards[place]))
        if place < len(given_boards)
        else tuple([unnamed[level].pop(0) for _ in range(ON_BOARD)])
        for place, level in enumerate(table.levels)
    ]
    table.boards = tuple(laid)
    table.decks = tuple([(*unnamed[level], *cards(technologies[level])[::-1]) for level in range(LEVELS)])
    table.turn = 1
    table.first, table.active = first, active
    table.areas[active].phase = {"timeline": IN_TIMELINE, "decline": DECLINING}.get(at, ACTING)
    table.agenda = _agenda(at, active)
    GAME.audit(table)
    return Scene(table).proceed()


def _agenda(at: str, active: int) -> list[Step[Any]]:
    phases: dict[str, list[Step[Any]]] = {
        "turn": [Turn(active)],
        "actions": [Acting(active, 2), Pause(active)],
        "action": [Acting(active, 1), Pause(active)],
        "timeline": [TimelinePhase(active), Pause(active)],
        "decline": [DeclinePhase(active), Pause(active)],
        "over": [TurnOver(active)],
    }
    assert at in MOMENTS, f"{at!r} is none of {MOMENTS}"
    rest: list[Step[Any]] = [] if at in ("turn", "over") else [TurnOver(active)]
    return [*phases[at], *rest][::-1]


class Pause(Decision[AncientTable]):
    """A look at the table behind a phase, before anything else happens by itself."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "pause"

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [ENOUGH]

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        pass


class Scene:
    """A table that is played by texts and read as texts."""

    def __init__(self, table: AncientTable) -> None:
        self.table = table
        self.log: list[Happening] = []
        self.table.happenings = self.log

    def proceed(self) -> Scene:
        """Let happen what happens by itself."""
        self.table.proceed()
        return self

    def copy(self) -> Scene:
        """The same table for another course of things."""
        return Scene(self.table.copy())

    # Playing

    def play(self, *moves: str) -> Scene:
        """Make moves, each by the seat that is asked, or by the one it names."""
        for move in moves:
            who, colon, text = move.rpartition(":")
            mover = int(who) if colon else self.asked
            may = (*self.table.deciders, *self.table.may_act)
            assert mover in may, f"{move!r}, but those asked are {may}: {self.question}"
            self.table.play(mover, text.strip())
            GAME.audit(self.table)
        return self

    def refused(self, move: str, seat: int | None = None) -> str:
        """The code of the reason why a seat (the one asked) may not make a move; empty if it may."""
        try:
            self.table.copy().play(self.asked if seat is None else seat, move)
        except Refused as refused:
            return refused.refusal.code
        return ""

    # Who is asked, and what

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.table.deciders[0]

    @property
    def question(self) -> str:
        """What it is asked; ``pause`` when the phase is over."""
        return self.table.question(self.asked).ASK if not self.table.over else "over"

    @property
    def moves(self) -> list[str]:
        """What it may do."""
        return self.moves_of(self.asked)

    def moves_of(self, seat: int) -> list[str]:
        """What a seat may do."""
        return [move.text for move in self.table.moves(seat)]

    # What lies where

    def hand(self, seat: int) -> str:
        """The cards in a hand."""
        return words(self.table.areas[seat].hand)

    def timeline(self, seat: int) -> str:
        """A Timeline by slot, lower monuments first: ``2:heracleion:2``."""
        area = self.table.areas[seat]
        return " ".join(
            [
                f"{slot_of(place)}:{CARD.word(card)}:{area.knowledge[place]}"
                for place, card in enumerate(area.timeline)
                if card != EMPTY
            ]
        )

    def knowledge(self, card: str) -> int:
        """The knowledge on a monument, whoever's it is."""
        number = CARD.number(card)
        (found,) = [
            area.knowledge[place]
            for area in self.table.areas
            for place, standing in enumerate(area.timeline)
            if standing == number
        ]
        return found

    def past(self, seat: int) -> str:
        """The monuments of a Past."""
        return words(self.table.areas[seat].past)

    def rotated(self, seat: int) -> int:
        """How many of them are rotated."""
        return self.table.areas[seat].rotated

    def artifacts(self, seat: int) -> str:
        """The artifacts of a board."""
        return words(self.table.areas[seat].artifacts)

    def collection(self, seat: int) -> str:
        """The technologies of a collection."""
        return words(self.table.areas[seat].collection)

    def lost(self, seat: int) -> int:
        """Lost knowledge."""
        return self.table.areas[seat].lost

    @property
    def discard(self) -> str:
        """The discard pile of the buildings."""
        return words(self.table.discard)

    def board(self, number: int) -> str:
        """A technology board, from 1."""
        return " ".join([CARD.word(card) for card in self.table.boards[number - 1]])

    def under(self, level: int) -> str:
        """The lowest technology of a deck (1 or 2)."""
        return CARD.word(self.table.decks[level - 1][0])

    def points(self, seat: int, part: str = "") -> int:
        """The points of a seat: all, or one part of them."""
        parts = score_parts(self.table, seat)
        return parts[part] if part else sum(parts.values())

    def seen(self, viewer: int | None, seat: int) -> str:
        """The cards in the hand of a seat that a viewer knows."""
        return " ".join(self.table.view(viewer)["areas"][seat]["seen"])

    def show(self, card: str, viewer: int) -> Scene:
        """A viewer has lawfully seen a card in somebody's hand."""
        self.table.memories = noted(self.table.memories, CARD.number(card), bit(viewer))
        return self

    def happened(self, name: str) -> list[dict[str, Any]]:
        """What happened of this kind."""
        return [
            dict(happening.facts) | {"seat": happening.seat}
            for happening in self.log
            if happening.name == name
        ]


def cards(text: str) -> list[int]:
    """The cards that a text names."""
    return [CARD.number(word) for word in text.split()]


def words(numbers: list[int]) -> str:
    """The text that names cards, in the order of their numbers."""
    return " ".join([CARD.word(number) for number in sorted(numbers)])


def created(card: str, slot: int, others: list[Seat] | None = None, **me: str | int) -> Scene:
    """A table where seat 0, besides what it has, has just created this card there.

    Its price is paid with all cards of the hand that are named first, as many as it costs.
    """
    hand = str(me.pop("hand", ""))
    mine = seat(hand=f"{card} {hand}", **me)  # type: ignore[arg-type]  # numbers where numbers belong
    table = given(me=mine, others=others).play(f"create {card} {slot}")
    for paid in hand.split():
        if table.question == "pay":
            table.play(f"discard {paid}")
    return table


def declined(card: str, knowledge: int = 0, others: list[Seat] | None = None, **me: str | int) -> Scene:
    """A table where this card, alone in slot 1, has begun to decline."""
    timeline = f"1:{card}:{knowledge} {me.pop('timeline', '')}"
    mine = seat(timeline=timeline, **me)  # type: ignore[arg-type]  # numbers where numbers belong
    return given(me=mine, others=others, at="decline")


def entered(card: str, slot: int, **me: str) -> int:
    """With how much knowledge a card enters that seat 0 creates there."""
    return created(card, slot, None, **me).knowledge(card)


def in_timeline_phase(timeline: str, **me: str | int) -> Scene:
    """A table in the Timeline phase of seat 0, where it asks something."""
    return given(me=seat(timeline=timeline, **me), at="timeline")  # type: ignore[arg-type]  # as above


def after_timeline_phase(timeline: str, **me: str | int) -> Scene:
    """A table after the Timeline phase of seat 0, which has asked nothing."""
    table = in_timeline_phase(timeline, **me)
    assert table.question == "pause"
    return table


def final(past: str, **me: str | int) -> int:
    """The points that final effects bring seat 0, with this in its Past."""
    return given(me=seat(past=past, **me)).points(0, "effects")  # type: ignore[arg-type]  # as above


def some(number: int, names: str) -> str:
    """The first so many of these cards."""
    return " ".join(names.split()[:number])
