"""Tables set by hand, for tests that tell the rules: given this table, these moves, then.

    table = given(me=civ(workers="iron:1", resources=3), at="action")
    table.play("build bronze")
    assert table.of(0).unused == 0

A civilization is the one of the beginning with what is named in place of it; tokens in its banks stay as
they were, so
that what lies on cards came from the box. A phase that is entered pauses behind it, until somebody says
``go``.
Moves are made by the seat that is asked; ``1: pass`` says, and checks, that it is seat 1.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.through_the_ages import GAME
from ziggurat.games.through_the_ages.acting import Acting
from ziggurat.games.through_the_ages.catalog import (
    CARD,
    CATEGORY,
    EFFECT,
    NONE,
    SPECIAL_CIVIL,
    WORKED,
    learn,
)
from ziggurat.games.through_the_ages.civ import Civ
from ziggurat.games.through_the_ages.politics import HappenEvent, Politics
from ziggurat.games.through_the_ages.scoring import FinalScoring
from ziggurat.games.through_the_ages.set_up import civilization, set_up
from ziggurat.games.through_the_ages.table import ROW, AgesTable
from ziggurat.games.through_the_ages.turn import EndOfTurn, Production, Turn
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.combinators import NOTHING
from ziggurat.kernel.errors import Refused
from ziggurat.kernel.move import Move, Verb
from ziggurat.kernel.step import Decision, Step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.kernel.happening import Happening

GO: Final = Verb("go")
PLAIN: Final = (
    "bank", "cubes", "unused", "science", "culture", "white", "red", "more_white", "more_red", "arms", "lore",
    "done", "exclusive", "stages", "partner", "side", "target", "leader_ages", "spare", "gone",
)  # fmt: skip
SINGLE: Final = ("leader", "wonder", "homer", "tactic", "war", "pact", "government")


def card(word: str) -> int:
    """The number of a card."""
    return CARD.number(word)


def cards(words: str) -> list[int]:
    """The numbers of cards."""
    return [card(word) for word in words.split()]


def counted(words: str) -> list[tuple[int, int]]:
    """``iron:2 bronze``: cards with how many."""
    found = []
    for word in words.split():
        name, _, number = word.partition(":")
        found.append((card(name), int(number or 1)))
    return found


def civ(**has: Any) -> dict[str, Any]:
    """What a civilization has that it has not at the beginning."""
    return has


def made(seat: int, has: dict[str, Any]) -> Civ:
    """The civilization of a seat."""
    made = civilization(seat)
    made.white = 4
    for name, what in has.items():
        if name in PLAIN:
            setattr(made, name, what)
        elif name in SINGLE:
            setattr(made, name, card(what))
        elif name in ("hand", "military"):
            setattr(made, name, sorted(cards(what)))
        elif name in ("wonders", "ruins", "colonies", "fresh", "shown"):
            setattr(made, name, tuple(cards(what)))
        elif name == "specials":
            specials = [NONE] * 4
            for special in cards(what):
                specials[CATEGORY[special] - SPECIAL_CIVIL] = special
            made.specials = tuple(specials)
        elif name == "techs":
            made.techs = sorted({*made.techs, *cards(what)})
        elif name == "workers":
            made.workers = [0] * WORKED
            for worked, number in counted(what):
                made.workers[worked] = number
            made.techs = sorted({*made.techs, *[worked for worked, _ in counted(what)]})
        elif name in ("food", "resources"):
            made.blue[card("agriculture" if name == "food" else "bronze")] = what
        elif name == "blue":
            for worked, number in counted(what):
                made.blue[worked] = number
            made.techs = sorted({*made.techs, *[worked for worked, _ in counted(what)]})
        else:
            raise AssertionError(f"a civilization has no {name}")
    return made


def given(
    me: dict[str, Any] | None = None,
    others: list[dict[str, Any]] | None = None,
    *,
    players: int = 2,
    at: str = "action",
    active: int = 0,
    row: str = "",
    age: int = 1,
    round: int = 5,
    last_round: int = 0,
    current: str = "",
    future: str = "",
    common: str = "",
    event: str = "",
    deck: str | None = None,
    warriors: str | None = None,
    discards: str = "",
) -> Scene:
    """A table in the turn of ``active``, at the beginning of a phase, or with an event happening."""
    have = [me or {}, *(others or [])]
    have += [{} for _ in range(max(players, len(have)) - len(have))]
    setting = GAME.setting({"players": str(len(have))})
    table = set_up(GAME, setting, Quick.seeded(1))
    table.civs = [made(seat, has) for seat, has in enumerate(have)]
    table.age = age
    table.round = round
    table.last_round = last_round
    table.turn = 9
    table.active = active
    there = cards(row)
    table.row = there + [NONE] * (ROW - len(there))
    if deck is not None:
        table.deck = cards(deck)[::-1]
    table.warriors = (
        cards(warriors)[::-1] if warriors is not None else cards("legion phalanx fighting_band") * 4
    )
    table.discards = cards(discards)
    if current:
        table.current = cards(current)[::-1]
    table.future = cards(future)
    table.common = tuple(sorted(cards(common)))
    for seat, place in enumerate(table.civs):
        place.yellow_box = place.bank + place.unused + sum(place.workers) - 25
        place.blue_box = place.cubes + sum(place.blue) + place.stages - 16
        rated = table.rated(seat)
        white, red = place.white, place.red
        place.white_total, place.red_total = rated.civil_symbols, rated.military_symbols
        place.white = white if "white" in have[seat] else place.white_total
        place.red = red if "red" in have[seat] else place.red_total
    steps: dict[str, list[Step[Any]]] = {
        "action": [Acting(active)],
        "politics": [Politics(active, 1)],
        "production": [Production(active, step) for step in range(5)],
        "end": [EndOfTurn(active)],
        "turn": [Turn(active)],
        "final": [FinalScoring()],
        "event": [HappenEvent(card(event))] if event else [],
        "nothing": [],
    }
    table.agenda = [] if at in ("turn", "final") else [Pause(active)]
    table.then(*steps["event" if event else at])
    return Scene(table).proceed()


class Pause(Decision[AgesTable]):
    """A look at the table before anything else happens by itself."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = "pause"

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        return [GO()]

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        pass


class Scene:
    """A table that is played by texts and read as texts."""

    def __init__(self, table: AgesTable) -> None:
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

    def play(self, *moves: str) -> Scene:
        """Make moves, each by the seat that is asked; ``1: done`` checks that it is seat 1."""
        for move in moves:
            who, colon, text = move.rpartition(": ")
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

    def can(self, beginning: str) -> list[str]:
        """What it may do, of the moves that begin so."""
        return [move for move in self.moves if move.startswith(beginning)]

    def of(self, seat: int) -> Civ:
        """A civilization with its ratings."""
        return self.table.rated(seat)

    def workers(self, seat: int, word: str) -> int:
        """The workers on a card."""
        return self.table.civs[seat].workers[card(word)]

    def tokens(self, seat: int, word: str) -> int:
        """The blue tokens on a card."""
        return self.table.civs[seat].blue[card(word)]

    def food(self, seat: int) -> int:
        """The food of a seat."""
        return int(self.table.view(seat)["civilizations"][seat]["food"])

    def resources(self, seat: int) -> int:
        """The resources of a seat."""
        return int(self.table.view(seat)["civilizations"][seat]["resources"])

    def culture(self) -> list[int]:
        """The culture of all."""
        return [place.culture for place in self.table.civs]

    def row(self) -> str:
        """The cards in the row."""
        return " ".join([CARD.word(there) if there != NONE else "-" for there in self.table.row]).rstrip(" -")

    def hand(self, seat: int) -> str:
        """The civil cards in a hand."""
        return " ".join([CARD.word(held) for held in self.table.civs[seat].hand])

    def military(self, seat: int) -> str:
        """The military cards in a hand."""
        return " ".join([CARD.word(held) for held in self.table.civs[seat].military])

    def happened(self, name: str) -> list[dict[str, Any]]:
        """What happened of this kind."""
        return [dict(told.facts) | {"seat": told.seat} for told in self.log if told.name == name]


@contextmanager
def doing_nothing(word: str) -> Iterator[None]:
    """A card that does nothing for a while."""
    number = card(word)
    effect = EFFECT[number]
    learn(number, NOTHING)
    try:
        yield
    finally:
        learn(number, effect)
