"""Words in three languages, by Fluent. The only place that knows which library reads the ``.ftl`` files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.kernel.move import Kind, Move, Refusal

LANGUAGES: Final = ("en", "ru", "uk")


class Texts:
    """The messages of one game in one language."""

    def __init__(self, lang: str, sources: tuple[str, ...]) -> None:
        self.lang = lang
        self._sources = sources
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    @property
    def source(self) -> str:
        """All messages, as Fluent writes them; where one stands twice, the later counts."""
        return "\n".join(self._sources)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def say(self, message: str, /, **args: Any) -> str:
        """A message with its arguments filled in; a missing message or argument is an error, never shown."""
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            raise LookupError(f"{self.lang} has no message {message}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{self.lang}, message {message}: {errors[0]}")
        return str(text)

    def name(self, kind: Kind, number: int) -> str:
        """What a card, a resource, a phase is called."""
        return self.word(kind.name, kind.word(number)) if kind.words else str(number)

    def word(self, kind: str, word: str) -> str:
        """What the thing of this kind and word is called: the message ``<kind>-<word>`` if there is one."""
        message = f"{kind}-{word}".replace("_", "-")
        return self.say(message) if self.has(message) else word

    def refusal(self, refusal: Refusal, players: Mapping[int, str] | None = None) -> str:
        """Why a move may not be made."""
        args = dict(refusal.args)
        if "seat" in args:
            args["seat"] = f"seat {args['seat']}" if players is None else players[args["seat"]]
        return self.say(f"refusal-{refusal.code}", **args)

    def move(self, move: Move, players: Mapping[int, str] | None = None) -> str:
        """A move as a sentence: ``Buy Knights``."""
        args: dict[str, Any] = {}
        for kind, number in zip(move.verb.kinds, move.args, strict=True):
            name = kind.name if kind.name not in args else f"{kind.name}2"
            if kind.name == "seat" and players is not None:
                args[name] = players[number]
            else:
                args[name] = self.name(kind, number) if kind.words else number
        return self.say(f"move-{move.verb.word}", **args)

    def happening(self, data: Mapping[str, Any], players: Mapping[int, str]) -> str:
        """One line of the log, from what a viewer may see of a happening."""
        args: dict[str, Any] = {"player": players.get(data["seat"], "")}
        for field, fact in data.items():
            if field in ("name", "seat"):
                continue
            if fact is None:
                args[field] = self.say("hidden")
            elif field == "rival":
                args[field] = players[fact]
            else:
                args[field] = self.word(field.rstrip("2"), fact) if isinstance(fact, str) else fact
        return self.say(f"log-{data['name']}", **args)

    def overlaid(self, names: Mapping[str, str]) -> Texts:
        """The same texts with some messages (plain words) in place of others."""
        source = "\n".join(f"{message} = {_literal(name)}" for message, name in names.items())
        return Texts(self.lang, (*self._sources, source))


def _literal(words: str) -> str:
    escaped = words.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


@cache
def texts_of(package: str, lang: str) -> Texts:
    """The texts of a game's package on top of the kernel's, in one language."""
    if lang not in LANGUAGES:
        raise LookupError(f"{lang!r} is not a language here; there are: {', '.join(LANGUAGES)}")
    return Texts(lang, (_source("ziggurat.kernel", lang), _source(package, lang)))


def _source(package: str, lang: str) -> str:
    return files(package).joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")
