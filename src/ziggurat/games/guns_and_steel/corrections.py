"""Corrections to the deck, for who owns the printed cards: a small TOML file, no code.

    [C14]
    name = { en = "Knights", ru = "Рыцари" }
    cost = { iron = 1, horse = 1 }
    power = 2
    effect = "attack(lose(1, plunder=1))"

    [W17]
    condition = "deed(taken_points)"
    least = 6

Errors name the line, the card and the field.
"""

from __future__ import annotations

import re
import tomllib
from copy import copy
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from ziggurat.games.guns_and_steel.cards import CARDS
from ziggurat.games.guns_and_steel.counts import TAKEN, Count, Deed
from ziggurat.games.guns_and_steel.deck import (
    ATTACK,
    CARD,
    CARD_FIELDS,
    CORRECTED,
    NEW_WORLD,
    RESOURCES,
    SPACE,
    START,
    TYPES,
    WONDER,
    WONDER_FIELDS,
    Card,
    Deck,
    Wonder,
)
from ziggurat.games.guns_and_steel.table import FAME_TOKENS
from ziggurat.games.guns_and_steel.tactics import activates_others
from ziggurat.games.guns_and_steel.vocabulary import WORDS
from ziggurat.games.guns_and_steel.wonders import WONDERS
from ziggurat.kernel.errors import BadContent, one_of, short
from ziggurat.kernel.telling import Teller, read_effect, read_number
from ziggurat.kernel.texts import LANGUAGES, texts_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

STANDARD: Final = Deck(CARDS, WONDERS)
MOST: Final = 99
LONGEST: Final = 100_000


@lru_cache(maxsize=64)
def corrected(text: str) -> Deck:
    """The deck with these corrections."""
    if len(text) > LONGEST:
        raise BadContent(f"the deck file is longer than {LONGEST} characters")
    try:
        entries = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise BadContent(f"the deck file is not TOML: {problem}") from None
    cards = {CARD.word(card.index): copy(card) for card in CARDS}
    wonders = {f"W{wonder.index + 1:02}": copy(wonder) for wonder in WONDERS}
    for number, fields in entries.items():
        known = [*cards, *wonders]
        if number not in known:
            raise _wrong(text, number, None, f"as a card or wonder, {one_of(number, known)}")
        if not isinstance(fields, dict):
            raise _wrong(text, number, None, f"should be a section [{number}] with fields")
        for field, value in fields.items():
            try:
                if number in cards:
                    _correct(cards[number], field, value, CARD_READERS)
                else:
                    _correct(wonders[number], field, value, WONDER_READERS)
            except BadContent as problem:
                raise _wrong(text, number, field, str(problem)) from None
    deck = Deck(list(cards.values()), list(wonders.values()))
    _check_marks(deck, text)
    _check_attacks(deck, text)
    _check_wonders(deck, text)
    return deck


def _correct(thing: Card | Wonder, field: str, value: Any, readers: dict[str, Callable[[Any], Any]]) -> None:
    if field not in readers:
        raise BadContent(f"as a field, {one_of(field, readers)}")
    read = readers[field](value)
    thing.confidence = {**thing.confidence, _marked(field): CORRECTED}
    if isinstance(thing, Card) and field == "resource":
        if thing.age != START:
            raise BadContent("only a starting card can yield another resource than its age")
        thing.resource = read
    elif field == "name":
        thing.names = read
    else:
        setattr(thing, field, read)


def _marked(field: str) -> str:
    """The field that carries the mark of confidence."""
    return {"least": "condition", "resource": "placement"}.get(field, field)


def _names(value: Any) -> dict[str, str]:
    names = {"en": value} if isinstance(value, str) else value
    if not isinstance(names, dict) or not names:
        raise BadContent('should be text, or texts by language: { en = "...", ru = "..." }')
    for lang, name in names.items():
        if lang not in LANGUAGES:
            raise BadContent(f"as a language, {one_of(lang, LANGUAGES)}")
        if not isinstance(name, str) or not name.strip() or len(name) > MOST or not name.isprintable():
            raise BadContent(f"the name in {lang} should be one line of 1 to {MOST} characters")
    return {lang: name.strip() for lang, name in names.items()}


def _number(least: int, most: int = MOST) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        if type(value) is not int or not least <= value <= most:
            raise BadContent(f"should be a whole number from {least} to {most}, not {value!r}")
        return value

    return read


def _yes(value: Any) -> bool:
    if type(value) is not bool:
        raise BadContent(f"should be true or false, not {value!r}")
    return value


def _word(words: tuple[str, ...]) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        if value not in words:
            raise BadContent(one_of(str(value), words))
        return words.index(value)

    return read


def _cost(value: Any) -> dict[str, int]:
    if not isinstance(value, dict):
        raise BadContent("should say how many of each resource: { iron = 1, horse = 1 }")
    for resource in value:
        if resource not in RESOURCES:
            raise BadContent(f"as a resource, {one_of(resource, RESOURCES)}")
    return {resource: _number(0)(number) for resource, number in value.items()}


def _effect(value: Any) -> Any:
    effect = read_effect(_text(value), WORDS)
    try:
        Teller(texts_of("ziggurat.games.guns_and_steel", "en")).tell(effect)
    except LookupError:
        raise BadContent(f"{short(str(value))!r} is too long to be told") from None
    return effect


def _condition(value: Any) -> Any:
    condition = read_number(_text(value), WORDS)
    if not isinstance(condition, Count):
        raise BadContent(f"{value!r} counts nothing that a wonder can ask for")
    return condition


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise BadContent(f"should be text, not {value!r}")
    return value


def _icon(value: Any) -> int:
    if value not in CARD.words:
        raise BadContent(f"as a card, {one_of(str(value), CARD.words)}")
    return CARD.number(value)


CARD_READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "name": _names,
    "cost": _cost,
    "resource": _word(RESOURCES[:SPACE]),
    "type": _word(TYPES),
    "response": _yes,
    "power": _number(0),
    "points": _number(0),
    "mark": _yes,
    "effect": _effect,
}
WONDER_READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "name": _names,
    "condition": _condition,
    "least": _number(1),
    "points": _number(0),
    "icon": _icon,
    "tokens": _number(1, FAME_TOKENS),
    "mark": _yes,
}
assert {_marked(field) for field in CARD_READERS} <= set(CARD_FIELDS)
assert {_marked(field) for field in WONDER_READERS} <= set(WONDER_FIELDS)


def _check_marks(deck: Deck, text: str) -> None:
    """With two players one card of each age and theme goes, and a wonder of each pair must stay."""
    for card in deck.cards:
        if card.age == START and card.mark:
            raise _wrong(text, CARD.word(card.index), "mark", "a starting card has no two-player mark")
    for card in deck.cards:
        row = [other for other in deck.cards if (other.age, other.theme) == (card.age, card.theme)]
        if card.age != START and sum([other.mark for other in row]) != 1:
            numbers = ", ".join([CARD.word(other.index) for other in row])
            marked = ", ".join([CARD.word(other.index) for other in row if other.mark]) or "none"
            named = CARD.word(_corrected_mark(row).index)
            raise _wrong(text, named, "mark", f"exactly one of {numbers} must have it; now: {marked}")
    for wonder in deck.wonders:
        pair = [other for other in deck.wonders if (other.age, other.theme) == (wonder.age, wonder.theme)]
        if all(other.mark for other in pair):
            named = WONDER.word(_corrected_mark(pair).index)
            raise _wrong(text, named, "mark", "one wonder of the pair must be without it")


def _check_attacks(deck: Deck, text: str) -> None:
    """No Attack activates others, so the cards that activate Attacks need not tell such ones apart."""
    for card in deck.cards:
        if card.type == ATTACK and activates_others(card.effect):
            why = "an Attack cannot play, wake or copy other cards"
            raise _wrong(text, CARD.word(card.index), "effect", why)


def _check_wonders(deck: Deck, text: str) -> None:
    """Each wonder can be had, and its icon decides between it and the other of its age."""
    for wonder in deck.wonders:
        name, icon = WONDER.word(wonder.index), deck.cards[wonder.icon]
        row = [card.index for card in deck.cards if (card.age, card.theme) == (wonder.age, wonder.theme)]
        rivals = [other for other in deck.wonders if (other.age, other.theme) == (wonder.age, wonder.theme)]
        if wonder.theme == NEW_WORLD:
            if isinstance(wonder.condition, Deed) and wonder.condition.deed in TAKEN:
                why = "in New World the wonders come before the cards are taken back: this can never hold"
                raise _wrong(text, name, "condition", why)
            if wonder.tokens:
                raise _wrong(text, name, "tokens", "the wonders of New World have no fame tokens")
        if icon.index not in row:
            why = f"should be a card of its age and theme: {', '.join([CARD.word(card) for card in row])}"
            raise _wrong(text, name, "icon", why)
        if any(other.icon == wonder.icon for other in rivals if other is not wonder):
            raise _wrong(text, name, "icon", "the other wonder of its age has this icon already")


def _corrected_mark(alike: Sequence[Card | Wonder]) -> Card | Wonder:
    """That of several which the file speaks of."""
    return next(thing for thing in alike if thing.confidence["mark"] == CORRECTED)


def _wrong(text: str, number: str, field: str | None, why: str) -> BadContent:
    """The error, with the line where the field, or else the section, stands."""
    line = 0
    section = False
    for place, words in enumerate(text.splitlines(), 1):
        if re.match(rf"\s*\[?\s*\"?{re.escape(number)}\b", words):
            section, line = True, place
        elif re.match(r"\s*\[", words):
            section = False
        if (
            section
            and field is not None
            and re.match(rf"\s*(\[?{re.escape(number)}\.)?{re.escape(field)}\b", words)
        ):
            line = place
            break
    where = f"line {line}, " if line else ""
    return BadContent(f"deck file, {where}{number}{f', {field}' if field else ''}: {why}")
