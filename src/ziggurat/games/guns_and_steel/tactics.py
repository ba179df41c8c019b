"""The verbs that play, wake and copy other cards.

Rulebook, "Tactic effects": an attack that a tactic plays must be activated. Ruling: a card's effect is
carried out at most once in a technology phase, so no cards can wake each other for ever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.guns_and_steel.deck import ATTACK, CARD, CARDS, TYPES
from ziggurat.games.guns_and_steel.effects import DONE, ENOUGH, MUST_GO_ON, ONLY_YOU, number_from
from ziggurat.games.guns_and_steel.news import ACTIVATED, COPIED, PLAYED
from ziggurat.games.guns_and_steel.table import GunsTable
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.move import SEAT, Move, Refusal, Verb
from ziggurat.kernel.step import Decision, OpenDecision

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

LAUNCH: Final = Verb("attack", CARD)
WAKE: Final = Verb("wake", CARD)
COPY: Final = Verb("copy", SEAT, CARD)
TACTIC_VERBS: Final = (LAUNCH, WAKE, COPY)


def marker(owner: int, card: int) -> int:
    """How a table remembers that this card of this player has run: starting cards exist once for each."""
    return owner * CARDS + card


def activate(table: GunsTable, seat: int, owner: int, card: int) -> None:
    """Let a seat carry out the effect of a card, its own or another's."""
    table.ran = (*table.ran, marker(owner, card))
    if owner == seat:
        table.tell(ACTIVATED, seat, card)
    else:
        table.tell(COPIED, seat, card, owner)
    table.then(Do(table.deck.effect[card], seat, seat, card))


def can_run(table: GunsTable, seat: int, owner: int, card: int) -> bool:
    """Whether a seat could carry out a card's effect now: it has not run, and its targets are valid."""
    if marker(owner, card) in table.ran:
        return False
    effect = table.deck.effect[card]
    return effect.serves(table, Do(effect, seat, seat, card))


def activates_others(effect: Effect[Any]) -> bool:
    """Whether an effect makes other cards act."""
    return any(isinstance(part, (Launch, Wake, Copy)) for part in effect.walk())


class Launch(Effect[GunsTable]):
    """Play attack cards from hand, one after the other, and activate each.

    Who holds one must play one; how many there are in hand is nobody else's business, so the question is
    asked of everybody who holds any card.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("up_to",)
    WORD: ClassVar[str] = "launch"
    FORMS: ClassVar[tuple[str, ...]] = ("you do", "you may")

    def __init__(self, up_to: int) -> None:
        self.up_to = number_from(1, up_to)

    def run(self, table: GunsTable, do: Do) -> None:
        if table.areas[do.seat].hand:
            table.then(Launching(do.seat, self.up_to, False))

    def idle(self, table: GunsTable, do: Do) -> bool:
        return not table.areas[do.seat].hand

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-launch", number=self.up_to)


class Launching(Decision[GunsTable]):
    """Which attack to play from hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "optional")
    ASK: ClassVar[str] = "launch"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, left: int, optional: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.optional = optional

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        attacks = [card for card in sorted(table.areas[seat].hand) if table.deck.type[card] == ATTACK]
        return [*[LAUNCH.of[card] for card in attacks], ENOUGH]

    def refusal(self, table: GunsTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is DONE and not self.optional and len(self.candidates(table, seat)) > 1:
            return MUST_GO_ON
        return None

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        area = table.areas[seat]
        area.hand.remove(move.arg)
        area.technologies.append(move.arg)
        table.tell(PLAYED, seat, move.arg)
        if self.left > 1 and area.hand:
            table.then(Launching(seat, self.left - 1, True))
        activate(table, seat, seat, move.arg)

    def details(self, table: GunsTable) -> dict[str, Any]:
        return {"left": self.left}


class Wake(Effect[GunsTable]):
    """Activate technologies of a type that lie in one's own area; none that activates others itself."""

    FIELDS: ClassVar[tuple[str, ...]] = ("type", "up_to")
    WORD: ClassVar[str] = "wake"
    DEFAULTS: ClassVar[dict[str, Any]] = {"up_to": 1}
    FORMS: ClassVar[tuple[str, ...]] = ("you do", "you may")

    def __init__(self, type: str, up_to: int = 1) -> None:
        self.type = type
        self.kind = TYPES.index(type)
        self.up_to = number_from(1, up_to)

    def run(self, table: GunsTable, do: Do) -> None:
        if self.usable(table, do):
            table.then(Waking(do.seat, self.kind, self.up_to, False))

    def usable(self, table: GunsTable, do: Do) -> bool:
        return bool(wakeable(table, do.seat, do.seat, self.kind))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-wake", type=self.type, number=self.up_to)


class Waking(OpenDecision[GunsTable]):
    """Which technology of one's own to activate."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "left", "optional")
    ASK: ClassVar[str] = "wake"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, kind: int, left: int, optional: bool) -> None:
        super().__init__(seat)
        self.kind = kind
        self.left = left
        self.optional = optional

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        moves = [WAKE.of[card] for card in wakeable(table, seat, seat, self.kind)]
        if self.optional or not moves:
            moves.append(ENOUGH)
        return moves

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            return
        if self.left > 1:
            table.then(Waking(seat, self.kind, self.left - 1, True))
        activate(table, seat, seat, move.arg)

    def details(self, table: GunsTable) -> dict[str, Any]:
        return {"type": TYPES[self.kind], "left": self.left}


class Copy(Effect[GunsTable]):
    """Carry out the effect of a technology in an opponent's area as if it were one's own.

    The owner gains ``points`` for it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("type", "points")
    WORD: ClassVar[str] = "copy"
    DEFAULTS: ClassVar[dict[str, Any]] = {"points": 0}
    FORMS: ClassVar[tuple[str, ...]] = ONLY_YOU

    def __init__(self, type: str, points: int = 0) -> None:
        self.type = type
        self.kind = TYPES.index(type)
        self.points = number_from(0, points)

    def run(self, table: GunsTable, do: Do) -> None:
        if self.usable(table, do):
            table.then(Copying(do.seat, self.kind, self.points))

    def usable(self, table: GunsTable, do: Do) -> bool:
        return any(bool(wakeable(table, do.seat, owner, self.kind)) for owner in table.clockwise(do.seat))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-copy", type=self.type, points=self.points)


class Copying(OpenDecision[GunsTable]):
    """Which technology of an opponent to carry out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "points")
    ASK: ClassVar[str] = "copy"
    CONTINUES: ClassVar[bool] = True

    def __init__(self, seat: int, kind: int, points: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.points = points

    def candidates(self, table: GunsTable, seat: int) -> list[Move]:
        return [
            COPY(owner, card)
            for owner in table.clockwise(seat)
            for card in wakeable(table, seat, owner, self.kind)
        ]

    def choose(self, table: GunsTable, seat: int, move: Move) -> None:
        owner, card = move.args
        activate(table, seat, owner, card)
        if self.points:
            table.score(owner, self.points)

    def details(self, table: GunsTable) -> dict[str, Any]:
        return {"type": TYPES[self.kind]}


def wakeable(table: GunsTable, seat: int, owner: int, kind: int) -> list[int]:
    """The technologies of a type in an owner's area whose effects a seat can carry out now.

    None that activates others is among them: as a target it would ask for its own targets, and so for ever.
    """
    deck = table.deck
    return [
        card
        for card in sorted(table.areas[owner].technologies)
        if deck.type[card] == kind
        and not activates_others(deck.effect[card])
        and can_run(table, seat, owner, card)
    ]
