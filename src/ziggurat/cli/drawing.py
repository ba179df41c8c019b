"""How a game is drawn: by its own ``terminal.py``, or plainly if it has none."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Protocol

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from ziggurat.cli import plain
from ziggurat.cli.words import labels

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from rich.console import RenderableType

    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.move import Kind

Entry = dict[str, Any]

MARKS: Final = {"sourced": "✓", "partly": "~", "reconstructed": "?", "corrected": "!"}
"""How far a field of a card is known."""
HANDFUL: Final = 4
"""So many things are proposed in place of one that is not known."""


class Terminal(Protocol):
    """What the class ``Terminal`` of a game's ``terminal.py`` draws, from plain data alone.

    It is made with the cards by number, the game's texts and the names of the players.
    """

    def board(self, view: Mapping[str, Any], width: int) -> RenderableType:
        """The table as its viewer may see it."""

    def question(self, asked: Mapping[str, Any]) -> Text:
        """What helps to answer a question; may be empty."""

    def remark(self, move: str, view: Mapping[str, Any]) -> Text:
        """What helps to choose a move; may be empty."""

    def card(self, entry: Entry) -> Text:
        """What is printed on a card, in one line."""

    def final(self, view: Mapping[str, Any], places: list[list[int]], scores: list[int]) -> RenderableType:
        """The seats by place with their points, and where these come from."""


class Drawing:
    """One game in one setting and language: its words, its cards, and what draws it."""

    def __init__(self, game: Game, setting: Setting, lang: str, names: Mapping[int, str]) -> None:
        self.texts = game.texts(setting, lang)
        self.kinds = game.kinds
        self.words = labels(lang)
        self.cards: dict[str, Entry] = {entry["id"]: entry for entry in game.cards(setting, lang)}
        name = f"{game.package}.terminal"
        module: Any = import_module(name) if find_spec(name) else plain
        self.terminal: Terminal = module.Terminal(self.cards, self.texts, names)

    def matching(self, words: str) -> list[Entry]:
        """The cards of this number or name; of those whose names begin or go on so, if there is none."""
        wanted = words.casefold()
        for fits in (str.__eq__, str.startswith, str.__contains__):
            found = [
                entry
                for entry in self.cards.values()
                if entry["id"].casefold() == wanted or fits(entry["name"].casefold(), wanted)
            ]
            if found:
                return found
        return []

    def elsewhere(self, words: str) -> str | None:
        """The card of this number or name that other settings of the game have, if it is none of this one."""
        wanted = words.casefold()
        for kind in self.kinds:
            if not self.cards.keys().isdisjoint(kind.words):
                for word in kind.words:
                    name = self.texts.word(kind.name, word)
                    if word not in self.cards and wanted in (word.casefold(), name.casefold()):
                        return f"{word} {name}"
        return None

    def near(self, words: str, kind: Kind | None = None) -> str:
        """Some things of a kind (else: cards) that are spelt alike; all of them, if there are but few."""
        known = dict(self._things(kind))
        spelt = {form.casefold(): word for word, name in known.items() for form in (name, word)}
        alike = [spelt[form] for form in get_close_matches(words.casefold(), spelt, 2 * HANDFUL)]
        if not alike and len(known) <= 2 * HANDFUL:
            alike = list(known)
        named = [word if word == known[word] else f"{word} {known[word]}" for word in dict.fromkeys(alike)]
        return ", ".join(named[: 2 * HANDFUL if len(known) <= 2 * HANDFUL else HANDFUL])

    def _things(self, kind: Kind | None) -> Iterator[tuple[str, str]]:
        """The things of a kind, as far as this game has them, by their words and names."""
        cards = {number: str(entry["name"]) for number, entry in self.cards.items()}
        if kind is None:
            yield from cards.items()
            return
        here = not cards.keys().isdisjoint(kind.words)
        for word in kind.words:
            if not here or word in cards:
                yield word, self.texts.word(kind.name, word)

    def card(self, entry: Entry, fields: bool = True) -> RenderableType:
        """A card in full: what is printed on it, its text, and how far each of its fields is known."""
        head = self.terminal.card(entry)
        head.append(f"   {self._known(entry)}", "dim")
        parts = [Padding(Text(entry["text"]), (0, 0, 0, 2))]
        if fields and entry.get("confidence"):
            marked = [f"{MARKS[known]}{field}" for field, known in entry["confidence"].items()]
            parts.append(Padding(Text("  ".join(marked), "dim"), (0, 0, 0, 2)))
        return Group(head, *parts)

    def all_cards(self, fields: bool = False) -> Iterable[RenderableType]:
        """All cards by their age, and what the marks mean."""
        ages = list(dict.fromkeys(entry["facts"].get("age") for entry in self.cards.values()))
        for age in ages:
            heading = self.texts.word("age", age) if age else self.words.say("other-cards")
            yield Text(f"\n{heading}\n", "bold underline")
            for entry in self.cards.values():
                if entry["facts"].get("age") == age:
                    yield self.card(entry, fields)
        yield Text("")
        yield self.marks()

    def marks(self) -> Text:
        """What the marks of confidence mean."""
        told = [f"{mark} {self.words.say(f'confidence-{known}')}" for known, mark in MARKS.items()]
        return Text("   ".join(told), "dim")

    def _known(self, entry: Entry) -> str:
        """How many fields of a card are known how far: ``✓4 ~3 ?3``."""
        known = list(entry.get("confidence", {}).values())
        return " ".join([f"{mark}{known.count(how)}" for how, mark in MARKS.items() if how in known])
