"""Tables set by hand, for tests that tell the rules: given this table, these moves, then.

    table = given(me=seat(hand="C08 C14"), at="technology")
    table.play("technology C08", "activate")
    assert table.loose(0) == "iron iron"

A seat owns exactly the cards that are named. All other cards of the theme lie in the pyramid, row by row in
the order of their numbers. A turn that is entered at the technology phase pauses behind it, until somebody
says ``done``. Moves are made by the seat that is asked; ``1: done`` says, and checks, that it is
seat 1. The deck is the standard one unless ``with_deck`` puts another in its place for a while.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.games.guns_and_steel import GAME
from ziggurat.games.guns_and_steel.corrections import STANDARD
from ziggurat.games.guns_and_steel.deck import AGES, CARD, RESOURCE, RESOURCES, SPACE, START, WONDER, Deck
from ziggurat.games.guns_and_steel.effects import ENOUGH
from ziggurat.games.guns_and_steel.fame import Fame
from ziggurat.games.guns_and_steel.payment import Payment
from ziggurat.games.guns_and_steel.purchase import Purchase
from ziggurat.games.guns_and_steel.pyramid import GONE, Pyramid
from ziggurat.games.guns_and_steel.set_up import set_up
from ziggurat.games.guns_and_steel.table import NO_WONDER, Area, GunsTable
from ziggurat.games.guns_and_steel.turn import EndPhase, ResourcePhase, TechnologyPhase, TurnOver
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.errors import Refused
from ziggurat.kernel.step import Decision

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ziggurat.kernel.happening import Happening
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.step import Step

DECK: Final[ContextVar[Deck]] = ContextVar("DECK", default=STANDARD)

MOMENTS: Final = ("resource", "technology", "purchase", "end", "fame")
"""Where a turn can be entered: its four phases, and the placing of a fame token behind the taking back."""


@contextmanager
def with_deck(deck: Deck) -> Iterator[None]:
    """Set tables with another deck."""
    before = DECK.set(deck)
    try:
        yield
    finally:
        DECK.reset(before)


class Seat:
    """What a player has. A resource with a question mark (``C01?``) is one that the others have not seen."""

    def __init__(
        self, hand: str, resources: str, technologies: str, wonders: str, points: int, loose: str
    ) -> None:
        self.hand = cards(hand)
        self.resources = cards(resources.replace("?", ""))
        self.unseen = cards(" ".join([word[:-1] for word in resources.split() if word.endswith("?")]))
        self.technologies = cards(technologies)
        self.wonders = [WONDER.number(word) for word in wonders.split()]
        self.points = points
        self.loose = [RESOURCE.number(word) for word in loose.split()]

    @property
    def owned(self) -> list[int]:
        """All its civilization cards."""
        return [*self.hand, *self.resources, *self.technologies]

    def area(self, deck: Deck) -> Area:
        """Its area of the table."""
        resource = deck.resource
        hints = []
        for card in self.resources:
            maybe = {other for other in [*self.hand, *self.unseen] if resource[other] == resource[card]}
            hints.append(sum(1 << other for other in maybe) if card in self.unseen else 1 << card)
        loose = [self.loose.count(kind) for kind in range(len(RESOURCES))]
        return Area(
            self.hand[:],
            self.resources[:],
            hints,
            self.technologies[:],
            loose,
            tuple(self.wonders),
            self.points,
        )


def seat(
    hand: str = "",
    resources: str = "",
    technologies: str = "",
    wonders: str = "",
    points: int = 0,
    loose: str = "",
) -> Seat:
    """What a player has: cards by number, and in ``loose`` the resources that effects gave for this turn."""
    return Seat(hand, resources, technologies, wonders, points, loose)


def given(
    theme: str = "new_world",
    players: int | None = None,
    me: Seat | None = None,
    others: list[Seat] | None = None,
    pyramid: list[str] | None = None,
    piles: dict[str, str] | None = None,
    wonders: str | None = None,
    fame: dict[str, list[int]] | None = None,
    at: str = "technology",
    active: int = 0,
) -> Scene:
    """A table in the turn of ``active``, at the beginning of a phase.

    ``pyramid`` gives its rows from below, ``--`` where a card has gone, and the rows that are not given are
    full; ``piles`` are given by age, the open card last.
    ``wonders`` are those beside the pyramid, usually one for each age; ``fame`` the tokens on them by seat.
    """
    seats = [me or seat(), *(others or [])]
    seats += [seat() for _ in range(len(seats), players or max(2, len(seats)))]
    if not any(place.owned for place in seats):
        seats[-1] = seat(hand="C01")  # with no card at all the turns would go round for ever
    deck = DECK.get()
    setting = GAME.setting({"theme": theme, "players": str(len(seats))})
    table = set_up(GAME, setting, deck, Quick.seeded(1))
    owned = [card for place in seats for card in place.owned if deck.cards[card].age != START]
    assert len(owned) == len(set(owned)), "a card of the pyramid has one owner"
    table.pyramid = _pyramid(table, owned, pyramid, piles or {})
    table.areas = [place.area(deck) for place in seats]
    table.wonders = _wonders(table, wonders)
    table.fame = [0] * len(table.fame)
    for name, tokens in (fame or {}).items():
        age = table.wonders.index(WONDER.number(name))
        table.fame[age * table.players : (age + 1) * table.players] = tokens
    table.turn = 1
    table.active = active
    table.ran = ()
    table.agenda = _agenda(at, active)
    return Scene(table).proceed()


def paying(me: Seat, **due: int) -> Scene:
    """A table where seat 0 is about to pay: so many of each type, and of ``any``. Then comes a pause."""
    table = given("combined", me=me, at="technology")
    names = (*RESOURCES, "any")
    assert set(due) <= set(names), f"{due} asks for what is no resource"
    table.table.agenda = [Pause(0), Payment(0, tuple([due.get(name, 0) for name in names]))]
    return Scene(table.table.copy()).proceed()


def _pyramid(table: GunsTable, owned: list[int], rows: list[str] | None, piles: dict[str, str]) -> Pyramid:
    deck, lengths = table.deck, table.pyramid.rows
    theme = table.setting.option("theme")
    there: list[int] = []
    for age, length in enumerate(lengths):
        row = [GONE] * length
        if rows is not None and age < len(rows):
            words = rows[age].split()
            row[: len(words)] = [GONE if word == "--" else CARD.number(word) for word in words]
        else:
            named = [card for pile in piles.values() for card in cards(pile)]
            left = [
                card.index
                for card in deck.cards
                if card.age == age
                and theme in (card.theme, "combined")
                and card.index not in owned + named
                and not (card.mark and table.players == 2)
            ][:length]
            row[: len(left)] = left
        assert len(row) == length, f"the row of the {AGES[age]} age has {length} places"
        there += row
    return Pyramid(lengths, tuple(there), tuple([tuple(cards(piles.get(age, ""))) for age in AGES]))


def _wonders(table: GunsTable, named: str | None) -> list[int]:
    deck = table.deck
    beside = [NO_WONDER] * len(AGES)
    taken = [wonder for area in table.areas for wonder in area.wonders]
    if named is not None:
        for word in named.split():
            wonder = deck.wonders[WONDER.number(word)]
            beside[wonder.age] = wonder.index
        return beside
    theme = "new_world" if table.setting.option("theme") == "new_world" else "renaissance"
    gone = {deck.wonders[wonder].age for wonder in taken}
    for wonder in deck.wonders:
        if wonder.theme == theme and not wonder.mark and wonder.age not in gone:
            beside[wonder.age] = wonder.index
    return beside


def _agenda(at: str, active: int) -> list[Step[Any]]:
    if at == "fame":
        return [TurnOver(active), Fame(active)]
    phases: list[Step[Any]] = [ResourcePhase(active), TechnologyPhase(active), Purchase(active)]
    left = [*phases[MOMENTS.index(at) :], EndPhase(active)]
    if at == "technology":
        left.insert(1, Pause(active))
    return left[::-1]


class Pause(Decision[GunsTable]):
    """A look at the table behind the technology phase, before anything else happens by itself."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "pause"

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [ENOUGH]

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        pass


class Scene:
    """A table that is played by texts and read as texts."""

    def __init__(self, table: GunsTable) -> None:
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
        """Make moves, each by the seat that is asked; ``1: done`` checks that it is seat 1."""
        for move in moves:
            who, colon, text = move.rpartition(":")
            asked = self.asked
            assert not colon or int(who) == asked, f"{move!r}, but seat {asked} is asked: {self.question}"
            self.table.play(asked, text.strip())
        return self

    def refused(self, move: str) -> str:
        """The code of the reason why the seat that is asked may not make a move; empty if it may."""
        try:
            self.table.copy().play(self.asked, move)
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
        """What it is asked."""
        return self.table.decision.ASK if not self.table.over else "over"

    @property
    def moves(self) -> list[str]:
        """What it may do."""
        return [move.text for move in self.table.moves(self.asked)]

    @property
    def passed_over(self) -> list[str]:
        """What it may do too, though it is out of order and therefore not listed."""
        return [move.text for move in self.table.choices(self.asked) if move.text not in self.moves]

    @property
    def turn_of(self) -> int:
        """Whose turn it is."""
        return self.table.active

    # What lies where

    def hand(self, seat: int) -> str:
        """The cards in a hand."""
        return words(self.table.areas[seat].hand)

    def resources(self, seat: int) -> str:
        """The cards that lie as resources."""
        return words(self.table.areas[seat].resources)

    def technologies(self, seat: int) -> str:
        """The cards that lie as technologies."""
        return words(self.table.areas[seat].technologies)

    def loose(self, seat: int) -> str:
        """The resources that effects gave for this turn."""
        counts = self.table.areas[seat].loose
        return " ".join([RESOURCES[kind] for kind in range(SPACE + 1) for _ in range(counts[kind])])

    def wonders(self, seat: int) -> str:
        """The wonders of a seat."""
        return " ".join([WONDER.word(wonder) for wonder in sorted(self.table.areas[seat].wonders)])

    def points(self, seat: int) -> int:
        """The points on the track."""
        return self.table.areas[seat].points

    def power(self, seat: int) -> int:
        """The military power."""
        return self.table.power(seat)

    def fame(self, wonder: str) -> list[int]:
        """The fame tokens on a wonder, by seat."""
        age = self.table.wonders.index(WONDER.number(wonder))
        return self.table.fame[age * self.table.players : (age + 1) * self.table.players]

    @property
    def offered(self) -> str:
        """The cards that lie in the pyramid."""
        return words([card for card in self.table.pyramid.cards if card != GONE])

    @property
    def wonders_left(self) -> str:
        """The wonders beside the pyramid."""
        return " ".join([WONDER.word(wonder) for wonder in self.table.wonders if wonder != NO_WONDER])

    def may_be(self, seat: int, viewer: int | None = None) -> list[str]:
        """What each resource of a seat may be as far as a viewer knows."""
        lying = self.table.view(viewer)["areas"][seat]["resources"]
        return [" ".join(resource["may_be"]) for resource in lying]

    def happened(self, name: str) -> list[dict[str, Any]]:
        """What happened of this kind."""
        return [
            dict(happening.facts) | {"seat": happening.seat}
            for happening in self.log
            if happening.name == name
        ]

    @property
    def ending(self) -> str:
        """The rule that ended the game; empty if it goes on."""
        return GAME.ending(self.table) if self.table.over else ""


def cards(text: str) -> list[int]:
    """The cards that a text names."""
    return [CARD.number(word) for word in text.split()]


def words(numbers: list[int]) -> str:
    """The text that names cards, in the order of their numbers."""
    return " ".join([CARD.word(number) for number in sorted(numbers)])
