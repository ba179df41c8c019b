"""In which language the terminal speaks, and what it says about every game."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ziggurat.kernel.errors import BadOption, one_of
from ziggurat.kernel.texts import LANGUAGES, texts_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.kernel.game import Game
    from ziggurat.kernel.texts import Texts


class Told(BadOption):
    """Something wrong that the terminal can tell in every language; its text is English."""

    def __init__(self, message: str, **args: str) -> None:
        super().__init__(_told(labels(LANGUAGES[0]), message, args))
        self.message = message
        self.args_told = args

    def told(self, lang: str) -> str:
        """The same in a language."""
        return _told(labels(lang), self.message, self.args_told)


def _told(words: Texts, message: str, args: dict[str, str]) -> str:
    why = args.get("why", "")
    return words.say(message, **(args | {"why": words.say(why)} if words.has(why) else args))


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """What goes wrong here is told in a language, if there are words for it."""
    try:
        yield
    except Told as problem:
        raise BadOption(problem.told(lang)) from None


def language(asked: str | None) -> str:
    """The language asked for, else that of the system if it is one of ours, else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise BadOption(f"as a language, {one_of(asked, LANGUAGES)}")
        return asked
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]


def labels(lang: str) -> Texts:
    """The terminal's own words."""
    return texts_of("ziggurat.cli", lang)


def title(game: Game, lang: str) -> str:
    """What a game is called."""
    texts = game.texts(game.setting({}), lang)
    message = game.name.replace("_", "-")
    return texts.say(message) if texts.has(message) else game.name


def seat_sign(seat: int) -> str:
    """The sign of a seat, as people count: the first is #1."""
    return f"#{seat + 1}"


def seat_names(seated: list[str], players: int, lang: str) -> dict[int, str]:
    """What the players are called, from who is seated where: ``human:Anna``, ``bot:greedy``.

    Those of one name have the number of their seat behind it.
    """
    words = labels(lang)
    plain: list[str] = []
    for seat in range(players):
        sort, _, name = seated[seat].partition(":") if seat < len(seated) else ("human", "", "")
        name = "".join([letter for letter in name if letter.isprintable()])  # a record may come from anywhere
        said = words.word("bot", name) if sort == "bot" else name or words.say("player", number=seat + 1)
        plain.append(said)
    names: dict[int, str] = {}
    for seat, said in enumerate(plain):
        told = f"{said} {seat + 1}" if plain.count(said) > 1 else said
        while told in names.values():
            told += f" {seat_sign(seat)}"
        names[seat] = told
    return names


def nested(text: str) -> str:
    """A text that is to stand within quotation marks, with others inside it."""
    return text.replace("«", "„").replace("»", "“") if "«" in text else text
