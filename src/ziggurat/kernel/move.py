"""Moves: one answer to one decision, with a short text form that is read back without loss.

A game declares its verbs once: ``BUY = Verb("buy", CARD)``. ``BUY(13)`` is the move ``buy C14``, always
the same object, and ``BUY.of[13]`` is the ready-made table that hot code takes it from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.kernel.errors import Unreadable, one_of, short
from ziggurat.kernel.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Kind:
    """What a number stands for: a card, a seat, a resource. Gives it a word, and a word its number back."""

    def __init__(self, name: str, words: Sequence[str] = ()) -> None:
        self.name = name
        self.words = tuple(words)
        self._numbers = {word: number for number, word in enumerate(self.words)}

    def word(self, number: int) -> str:
        """The word for a number; a kind without words counts."""
        return self.words[number] if self.words else str(number)

    def number(self, word: str) -> int:
        """The number of a word."""
        if self.words:
            if word in self._numbers:
                return self._numbers[word]
            raise Unreadable(f"as a {self.name}, {one_of(word, self.words)}")
        if word.isascii() and word.isdigit() and str(int(word[:18])) == word:
            return int(word)
        raise Unreadable(f"as a {self.name}, a whole number is needed, not {short(word)!r}")


NUMBER: Final = Kind("number")
SEAT: Final = Kind("seat")


class Move:
    """One answer to one decision: ``buy C14``. Take it from its verb; never build it."""

    def __init__(self, verb: Verb, args: tuple[int, ...]) -> None:
        self.verb = verb
        self.args = args
        self.arg = args[0] if args else -1
        words = [kind.word(number) for kind, number in zip(verb.kinds, args, strict=True)]
        self.text = " ".join([verb.word, *words])

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> Any:
        raise TypeError(f"a move travels as its text, {self.text!r}, and is read by the table there")


class Verb:
    """A word that moves begin with, and the kinds of what follows it."""

    def __init__(self, word: str, *kinds: Kind) -> None:
        self.word = word
        self.kinds = kinds
        self._made: dict[tuple[int, ...], Move] = {}
        self.of: list[Move] = []
        if len(kinds) == 1 and kinds[0].words:
            self.of = [self(number) for number in range(len(kinds[0].words))]

    def __call__(self, *args: int) -> Move:
        move = self._made.get(args)
        if move is None:
            move = self._made[args] = Move(self, args)
        return move

    def read(self, words: list[str]) -> Move:
        """The move that says these words after the verb; reading keeps nothing, whatever texts are sent."""
        if len(words) != len(self.kinds):
            form = " ".join([self.word, *[f"<{kind.name}>" for kind in self.kinds]])
            raise Unreadable(f"{self.word!r} is said as: {form}")
        args = tuple([kind.number(word) for kind, word in zip(self.kinds, words, strict=True)])
        return self._made.get(args) or Move(self, args)


def read_move(text: str, verbs: Iterable[Verb]) -> Move:
    """The move that a text says."""
    words = text.split()
    known = {verb.word: verb for verb in verbs}
    if not words:
        raise Unreadable(f"an empty move; moves begin with: {', '.join(known)}")
    if words[0] not in known:
        raise Unreadable(f"as the first word of a move, {one_of(words[0], known)}")
    return known[words[0]].read(words[1:])


class Refusal(Value):
    """Why a move may not be made: a code, told by the message ``refusal-<code>``, and its numbers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("code", "args")

    def __init__(self, code: str, args: tuple[tuple[str, Any], ...] = ()) -> None:
        self.code = code
        self.args = args


GAME_OVER: Final = Refusal("game-over")
NOT_ASKED: Final = Refusal("not-asked")
NOT_OFFERED: Final = Refusal("not-offered")
OUT_OF_ORDER: Final = Refusal("out-of-order")
"""It would only make the same choice in another order. It is not listed, and may be made all the same."""


def out_of_order(place: int, floor: int, further: int = 0, needed: int = 0) -> Refusal | None:
    """Whether one of several equal things is out of their order, as an ``ORDERED`` decision says it.

    It is if it stands before the ``floor``, where the last one chosen stood, or if less lies ``further`` on
    than is ``needed`` after it.
    """
    return OUT_OF_ORDER if place < floor or further < needed else None
