"""What lies on the table: the state of the game and of each player's area."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.ancient_knowledge.deck import ARTIFACT, FINAL
from ziggurat.games.ancient_knowledge.index import BUILDINGS
from ziggurat.games.ancient_knowledge.memory import (
    Memories,
    Passages,
    keep,
    noted,
    redeal_buildings,
    redeal_offers,
    redeal_technologies,
    show_openly,
)
from ziggurat.games.ancient_knowledge.news import (
    DISCARDED,
    DREW,
    LEFT_PLAY,
    RESHUFFLED,
    RETURNED,
    RETURNED_LOST,
)
from ziggurat.games.ancient_knowledge.standing import modification
from ziggurat.games.ancient_knowledge.timeline import EMPTY, NOWHERE, lift, place_of
from ziggurat.kernel.effects import Do
from ziggurat.kernel.table import Table
from ziggurat.kernel.values import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.games.ancient_knowledge.deck import Deck
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.step import Step

HAND_LIMIT: Final = 10
ARTIFACT_PLACES: Final = 5
ANY: Final = 3
"""In the place of a type: all of them."""
FINALS: Final = 3
"""Where ``past_of``, behind the three types, counts the monuments with a final effect."""

NO_CARD: Final = -1
NOBODY: Final = -1
NOT_OVER: Final = 0
OVER: Final = 1

WAITING: Final = 0
ACTING: Final = 1
IN_TIMELINE: Final = 2
DECLINING: Final = 3
PHASES: Final = ("waiting", "actions", "timeline", "decline")


class Area(State):
    """All that is one player's.

    ``timeline`` and ``knowledge`` go by place (``timeline.py``). ``past_of`` counts the Past by type and,
    last, the monuments with a final effect; ``rotated`` how many are turned: which ones does not matter.
    ``learned`` counts the collection by type. ``aside`` are cards looked at or set aside, which the seats
    of ``aside_known`` (a mask) know. ``creating`` is a card being paid for. ``phase`` is that of the turn;
    ``calm`` says that its Decline phase is left out; ``faded`` counts the knowledge lost in it,
    ``declining`` is the card whose decline has begun. ``offered`` is the card offered to the partner,
    ``offers`` how many more may be offered; ``robbing`` is the seat whose hand is being looked at.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "hand", "timeline", "knowledge", "past", "past_of", "rotated", "artifacts", "collection", "learned",
        "lost", "aside", "aside_known", "creating", "phase", "calm", "faded", "declining", "offered",
        "offers", "robbing",
    )  # fmt: skip

    def __init__(
        self,
        hand: list[int],
        timeline: list[int],
        knowledge: list[int],
        past: list[int],
        past_of: list[int],
        rotated: int,
        artifacts: list[int],
        collection: list[int],
        learned: list[int],
        lost: int,
        aside: tuple[int, ...],
        aside_known: int,
        creating: int,
        phase: int,
        calm: int,
        faded: int,
        declining: int,
        offered: int,
        offers: int,
        robbing: int,
    ) -> None:
        self.hand = hand
        self.timeline = timeline
        self.knowledge = knowledge
        self.past = past
        self.past_of = past_of
        self.rotated = rotated
        self.artifacts = artifacts
        self.collection = collection
        self.learned = learned
        self.lost = lost
        self.aside = aside
        self.aside_known = aside_known
        self.creating = creating
        self.phase = phase
        self.calm = calm
        self.faded = faded
        self.declining = declining
        self.offered = offered
        self.offers = offers
        self.robbing = robbing

    def copy(self) -> Area:
        """An area of its own with the same cards."""
        return Area(
            self.hand[:],
            self.timeline[:],
            self.knowledge[:],
            self.past[:],
            self.past_of[:],
            self.rotated,
            self.artifacts[:],
            self.collection[:],
            self.learned[:],
            self.lost,
            self.aside,
            self.aside_known,
            self.creating,
            self.phase,
            self.calm,
            self.faded,
            self.declining,
            self.offered,
            self.offers,
            self.robbing,
        )


def fresh_area(hand: list[int]) -> Area:
    """An area at the beginning of the game."""
    places = [EMPTY] * 12
    return Area(
        hand, places, [0] * 12, [], [0] * 4, 0, [], [], [0] * 3, 0, (), 0, NO_CARD, WAITING, 0, 0, NO_CARD,
        NO_CARD, 0, NOBODY,
    )  # fmt: skip


class AncientTable(Table):
    """A table of Ancient Knowledge.

    ``pile`` is the building deck, its top last, ``discard`` its open discard pile. ``boards`` are the three
    technology boards, empty once out of the game, ``levels`` their levels (0 for I, 1 for II). By level
    go the technology ``decks``, top last, the ``buried``, who knows each of the lowest cards of a deck
    (masks), and the ``discards``. ``memories`` are the hidden cards that somebody has lawfully seen,
    ``passages`` the cards that have passed from hand to hand since, ``kept`` those that lay in hands when the
    discard pile was shuffled (``memory.py``). ``first`` is the first player, ``active`` who is in turn.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Table.FIELDS,
        "areas", "pile", "discard", "boards", "levels", "decks", "buried", "discards", "memories", "passages",
        "kept", "first", "active", "flipped", "ended",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        setting: Setting,
        deck: Deck,
        agenda: list[Step[Any]],
        chance: Chance,
        turn: int,
        revealed: int,
        tallies: list[int],
        areas: list[Area],
        pile: list[int],
        discard: list[int],
        boards: tuple[tuple[int, ...], ...],
        levels: tuple[int, ...],
        decks: tuple[tuple[int, ...], ...],
        buried: tuple[tuple[int, ...], ...],
        discards: tuple[tuple[int, ...], ...],
        memories: Memories,
        passages: Passages,
        kept: tuple[tuple[int, ...], ...],
        first: int,
        active: int,
        flipped: int,
        ended: int,
    ) -> None:
        super().__init__(game, setting, agenda, chance, turn, revealed, tallies)
        self.deck = deck
        self.teams = setting.option("teams") == "yes"
        self.areas = areas
        self.pile = pile
        self.discard = discard
        self.boards = boards
        self.levels = levels
        self.decks = decks
        self.buried = buried
        self.discards = discards
        self.memories = memories
        self.passages = passages
        self.kept = kept
        self.first = first
        self.active = active
        self.flipped = flipped
        self.ended = ended

    def copy(self) -> AncientTable:
        return AncientTable(
            self.game,
            self.setting,
            self.deck,
            self.agenda[:],
            self.chance.copy(),
            self.turn,
            self.revealed,
            self.tallies[:],
            [area.copy() for area in self.areas],
            self.pile[:],
            self.discard[:],
            self.boards,
            self.levels,
            self.decks,
            self.buried,
            self.discards,
            self.memories,
            self.passages,
            self.kept,
            self.first,
            self.active,
            self.flipped,
            self.ended,
        )

    def redeal(self, seat: int | None) -> None:
        redeal_buildings(self, seat)
        redeal_technologies(self, seat)
        redeal_offers(self, seat)

    @property
    def first_in_turn(self) -> int:
        """The seat with whom each round begins: the first player, or the first seat of that team."""
        return self.first & ~1 if self.teams else self.first

    # Teams

    def partner(self, seat: int) -> int:
        """The partner of a seat, who sits beside it; itself where there are no teams."""
        return seat ^ 1 if self.teams else seat

    def opponents(self, seat: int) -> list[int]:
        """Rulebook, «ЦЕЛИ ЭФФЕКТОВ КАРТ»: effects on opponents spare the partner."""
        partner = self.partner(seat)
        return [other for other in self.clockwise(seat) if other != partner]

    # Cards come and go

    def draw(self, seat: int, number: int) -> int:
        """Draw building cards, but never beyond ten in hand. Rulebook, «ПРЕДЕЛ РУКИ». How many there were."""
        hand = self.areas[seat].hand
        most = min(number, HAND_LIMIT - len(hand))
        drawn = 0
        while drawn < most and (self.pile or self.reshuffle()):
            if not drawn:
                self.reveal()  # before it is told: foresight goes no further
            card = self.pile.pop()
            hand.append(card)
            self.tell(DREW, seat, card)
            drawn += 1
        return drawn

    def turn_up(self, number: int) -> list[int]:
        """Take cards from the top of the building deck, fewer if there are fewer."""
        found: list[int] = []
        while len(found) < number and (self.pile or self.reshuffle(found)):
            found.append(self.pile.pop())
        if found:
            self.reveal()
        return found

    def reshuffle(self, found: Sequence[int] = ()) -> bool:
        """Make a new building deck of the discard pile. Rulebook, «ОПУСТЕВШАЯ КОЛОДА ПОСТРОЕК».

        ``found`` are cards that have just been taken from the deck and lie nowhere yet.
        """
        if not self.discard:
            return False
        keep(self, found)
        self.pile = self.discard
        self.discard = []
        self.chance.shuffle(self.pile)
        self.tell(RESHUFFLED, -1, len(self.pile))
        return True

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand, where all see it; an offer of this hand to the partner lapses."""
        area = self.areas[seat]
        area.hand.remove(card)
        area.offered = NO_CARD
        if self.memories or self.passages:
            show_openly(self, seat, card)

    def throw_away(self, seat: int, card: int) -> None:
        """Discard a card from hand."""
        self.leave_hand(seat, card)
        self.discard.append(card)
        self.tell(DISCARDED, seat, card)

    def throw_open(self, seat: int, cards: tuple[int, ...]) -> None:
        """Put cards that were looked at or revealed on the discard pile."""
        for card in cards:
            self.discard.append(card)
            self.tell(DISCARDED, seat, card)

    def note(self, card: int, mask: int) -> None:
        """The seats of a mask have seen where this hidden card is."""
        self.memories = noted(self.memories, card, mask)

    def discard_in_play(self, seat: int, card: int) -> None:
        """Put a monument or an artifact in play on the discard pile; knowledge on it goes to the reserve."""
        area = self.areas[seat]
        if self.deck.type[card] == ARTIFACT:
            area.artifacts.remove(card)
        else:
            lift(area, place_of(area, card))
        self.discard.append(card)
        self.tell(LEFT_PLAY, seat, card)

    # Knowledge

    def return_knowledge(self, seat: int, place: int, number: int) -> int:
        """Return knowledge from a monument to the reserve, or all there is if less. How much it was."""
        area = self.areas[seat]
        most = min(number, area.knowledge[place])
        if most:
            area.knowledge[place] -= most
            self.tell(RETURNED, seat, area.timeline[place], most)
        return most

    def return_lost(self, seat: int, number: int) -> None:
        """Return lost knowledge to the reserve, or all there is if less."""
        area = self.areas[seat]
        most = min(number, area.lost)
        if most:
            area.lost -= most
            self.tell(RETURNED_LOST, seat, most)

    # What lies in play

    def in_play(self, seat: int, card: int) -> bool:
        """Whether a card still works for a seat: a monument in the Timeline, an artifact, any technology."""
        if card >= BUILDINGS:
            return True
        area = self.areas[seat]
        if self.deck.type[card] == ARTIFACT:
            return card in area.artifacts
        return place_of(area, card) != NOWHERE

    def modified(self, seat: int, what: str, but: int = NO_CARD) -> int:
        """By how much all cards in play together modify something; ``but`` one of them."""
        area, modifies, by = self.areas[seat], self.deck.modifies, 0
        for cards in (area.timeline, area.artifacts):
            for card in cards:
                if card >= 0 and modifies[card] == what and card != but:
                    effect = self.deck.effect[card]
                    by += modification(effect, self, Do(effect, seat, seat, card))
        return by

    def enter_past(self, seat: int, card: int) -> None:
        """A monument comes into the Past."""
        area = self.areas[seat]
        area.past.append(card)
        area.past_of[self.deck.type[card]] += 1
        if self.deck.activation[card] == FINAL:
            area.past_of[FINALS] += 1
