"""Telling effects in words, and reading them from their text form."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, Final

from ziggurat.kernel.combinators import AnyOrder, EachOpponent, ForRival, If, May, OneOf, Per, Sequence, Tally
from ziggurat.kernel.effects import Effect, Number
from ziggurat.kernel.errors import BadContent, one_of, short
from ziggurat.kernel.standing import Modify, Score, When

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ziggurat.kernel.texts import Texts


class Teller:
    """Tells effects in one language: of whom (``who``), and whether it must be done or may be (``mood``).

    Every message gets both as arguments and selects whole sentences by them, since a language may inflect
    everything by either.
    """

    def __init__(self, texts: Texts, who: str = "you", mood: str = "do") -> None:
        self.texts = texts
        self.who = who
        self.mood = mood

    def say(self, message: str, **args: Any) -> str:
        """A message about this one, in this mood."""
        return self.texts.say(message, who=self.who, mood=self.mood, **args)

    def word(self, kind: str, word: str) -> str:
        """What a thing is called."""
        return self.texts.word(kind, word)

    def about(self, who: str) -> Teller:
        """The same, of somebody else."""
        return Teller(self.texts, who, self.mood)

    def in_mood(self, mood: str) -> Teller:
        """The same, in another mood."""
        return Teller(self.texts, self.who, mood)

    def tell(self, effect: Effect[Any]) -> str:
        """What an effect does; ``BadContent`` if no words are there for saying it so."""
        form = f"{self.who} {self.mood}"
        if effect.FORMS and form not in effect.FORMS:
            raise BadContent(f"{effect!r} cannot stand there: nothing says it of {form!r}")
        return effect.tell(self)

    def lowered(self, effect: Effect[Any]) -> str:
        """What an effect does, to stand within a sentence; words that are all capitals stay so."""
        told = self.tell(effect)
        return told if told[:2].isupper() else told[:1].lower() + told[1:]

    def several(self, effect: Effect[Any]) -> str:
        """Whether it takes several sentences to say ("yes" or "no"): only before these a colon stands."""
        return "yes" if ". " in self.tell(effect) else "no"


def sequence(*effects: Effect[Any]) -> Effect[Any]:
    """One part after the other."""
    return Sequence(effects)


def any_order(*effects: Effect[Any]) -> Effect[Any]:
    """All parts, in an order of the player's choice."""
    return AnyOrder(effects)


def choose_one(*effects: Effect[Any]) -> Effect[Any]:
    """One part of the player's choice."""
    return OneOf(effects)


VOCABULARY: Mapping[str, Callable[..., Any]] = {
    "sequence": sequence,
    "any_order": any_order,
    "one_of": choose_one,
    "may": May,
    "each_opponent": EachOpponent,
    "for_rival": ForRival,
    "per": Per,
    "tally": Tally,
    "if_at_least": If,
    "when": When,
    "modify": Modify,
    "score": Score,
}
"""The words of the kernel; a game adds its own."""


def read_effect(text: str, vocabulary: Mapping[str, Callable[..., Any]]) -> Effect[Any]:
    """The effect that a text says: ``sequence(points(1), each_opponent(may(replenish(any))))``."""
    made = _read(text, vocabulary)
    if not isinstance(made, Effect):
        raise BadContent(f"{short(text)!r} is not an effect")
    return made


def read_number(text: str, vocabulary: Mapping[str, Callable[..., Any]]) -> Number[Any]:
    """The number that a text says: ``resources(horse)``."""
    made = _read(text, vocabulary)
    if not isinstance(made, Number):
        raise BadContent(f"{short(text)!r} does not count anything")
    return made


MOST: Final = 99
"""No number in an effect is above this."""
LONGEST: Final = 40
"""No effect is made of more words than this."""


def _read(text: str, vocabulary: Mapping[str, Callable[..., Any]]) -> Any:
    try:
        tree = ast.parse(text.strip(), mode="eval")
        if sum(isinstance(node, ast.Call) for node in ast.walk(tree)) > LONGEST:
            raise BadContent(f"{short(text)!r} is made of more than {LONGEST} words")
        return _made(tree.body, text.strip(), vocabulary)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        why = (
            "a bracket is missing"
            if text.count("(") > text.count(")")
            else "an effect is said like gain(iron=2)"
        )
        raise BadContent(f"{short(text)!r} cannot be read; {why}") from None


def _made(node: ast.expr, text: str, vocabulary: Mapping[str, Callable[..., Any]]) -> Any:
    match node:
        case ast.Name():
            return node.id
        case ast.Constant() if type(node.value) is int:
            if node.value > MOST:
                raise BadContent(f"{short(text)!r}: no number in it should be above {MOST}")
            return node.value
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
            return -_made(node.operand, text, vocabulary)
    here = short(ast.get_source_segment(text, node) or text)
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        raise BadContent(f"{here!r} is not a word, a number or word(...)")
    word = node.func.id
    if word not in vocabulary:
        raise BadContent(f"as an effect, {one_of(word, vocabulary)}")
    args = [_made(arg, text, vocabulary) for arg in node.args]
    named = {key.arg or "**": _made(key.value, text, vocabulary) for key in node.keywords}
    try:
        if len(named) < len(node.keywords):
            raise TypeError("a name stands there twice")
        made = vocabulary[word](*args, **named)
        _check_sorts(made)
    except (TypeError, ValueError, KeyError, AttributeError) as problem:
        raise BadContent(f"{here!r} does not fit the word {word!r}: {problem}") from None
    return made


REPEATING: Final = (Per, Tally)
MOST_REPEATING: Final = 3
"""How often an effect may say 'for each': each time multiplies what is to be done."""

SORTS: Mapping[str, Any] = {"int": int, "str": str, "Effect": Effect, "Number": Number, "None": type(None)}


def _check_sorts(made: Any) -> None:
    """``TypeError`` for a field of the wrong sort; compiled constructors raise it by themselves."""
    asked = getattr(type(made).__init__, "__annotations__", {})
    for field in getattr(made, "FIELDS", ()):
        sorts = [sort.strip().partition("[")[0] for sort in str(asked.get(field)).split("|")]
        known = tuple([SORTS[sort] for sort in sorts if sort in SORTS])
        if field in asked and len(known) == len(sorts) and not isinstance(getattr(made, field), known):
            raise TypeError(f"{field} should be of the sort {' or '.join(sorts)}")
    if not isinstance(made, Effect):
        return
    if isinstance(made, (Sequence, AnyOrder, OneOf)) and not made.parts():
        raise TypeError("it needs at least one part")
    if not all(isinstance(part, Effect) for part in made.parts()):
        raise TypeError("its parts should be effects")
    if sum(isinstance(part, REPEATING) for part in made.walk()) > MOST_REPEATING:
        raise TypeError(f"only {MOST_REPEATING} parts of an effect can be done many times")
