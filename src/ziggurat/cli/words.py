"""In which language the terminal speaks, and what it says about every game."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from ziggurat.kernel.errors import BadOption, one_of
from ziggurat.kernel.texts import LANGUAGES, texts_of

if TYPE_CHECKING:
    from ziggurat.kernel.game import Game
    from ziggurat.kernel.texts import Texts


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


def seat_names(seated: list[str], players: int, lang: str) -> dict[int, str]:
    """What the players are called, from who is seated where: ``human:Anna``, ``bot:greedy``."""
    words = labels(lang)
    names: list[str] = []
    for seat in range(players):
        sort, _, name = seated[seat].partition(":") if seat < len(seated) else ("human", "", "")
        name = "".join([letter for letter in name if letter.isprintable()])  # a record may come from anywhere
        plain = words.word("bot", name) if sort == "bot" else name or words.say("player", number=seat + 1)
        same = sum([other == plain or other.startswith(f"{plain} ") for other in names])
        names.append(f"{plain} {same + 1}" if same else plain)
    return dict(enumerate(names))
