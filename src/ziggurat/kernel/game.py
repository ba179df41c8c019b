"""A game: the rules of one title, stateless, and the setting in which a table of it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from mypy_extensions import mypyc_attr

from ziggurat.kernel.chance import Quick
from ziggurat.kernel.combinators import COMBINATOR_VERBS
from ziggurat.kernel.errors import BadOption, one_of, short
from ziggurat.kernel.texts import texts_of
from ziggurat.kernel.values import Value

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.move import Kind, Move, Refusal, Verb
    from ziggurat.kernel.table import Table
    from ziggurat.kernel.texts import Texts


class Option:
    """One option of a game: its values, the first being the default. ``content`` takes a text instead."""

    def __init__(self, name: str, *values: str, content: bool = False) -> None:
        self.name = name
        self.values = values
        self.content = content


class Setting(Value):
    """What a table is made of: the players, the options, and texts given as content."""

    FIELDS: ClassVar[tuple[str, ...]] = ("players", "options", "content")

    def __init__(
        self, players: int, options: tuple[tuple[str, str], ...], content: tuple[tuple[str, str], ...] = ()
    ) -> None:
        self.players = players
        self.options = options
        self.content = content
        self._chosen = dict(options)

    def option(self, name: str) -> str:
        """The value of an option."""
        return self._chosen[name]

    def text(self, name: str) -> str | None:
        """A text given as content, if any."""
        return dict(self.content).get(name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one title. A game of an outside package derives from this and registers an entry point."""

    name: str
    version: int
    seats: tuple[int, int]
    default_seats: int
    options: tuple[Option, ...]
    verbs: tuple[Verb, ...]
    kinds: tuple[Kind, ...]
    package: str
    """The package whose ``texts`` folder holds the game's words."""

    def __init__(
        self,
        name: str,
        package: str,
        version: int,
        seats: tuple[int, int],
        default_seats: int,
        options: tuple[Option, ...],
        verbs: tuple[Verb, ...],
        kinds: tuple[Kind, ...] = (),
    ) -> None:
        self.name = name
        self.package = package
        self.version = version
        self.seats = seats
        self.default_seats = default_seats
        self.options = options
        self.verbs = (*verbs, *COMBINATOR_VERBS)
        self.kinds = kinds

    def set_up(self, setting: Setting, chance: Chance) -> Table:
        """A table ready for its first step."""
        raise AssertionError(f"{self.name} does not say how it is set up")

    def restore(self, setting: Setting, fields: list[Any]) -> Table:
        """A table with these values of its ``FIELDS``; overridden where a table is made of more."""
        kind: Any = type(self.set_up(setting, Quick.seeded(0)))
        return cast("Table", kind(self, setting, *fields))

    def check(self, setting: Setting) -> None:
        """``BadContent`` if the content of a setting does not hold together."""

    def view(self, table: Any, viewer: int | None) -> dict[str, Any]:
        """What a viewer may know of a table, as plain data."""
        raise AssertionError(f"{self.name} does not say what may be seen")

    def scores(self, table: Any) -> list[int]:
        """The points of each seat as the table stands."""
        raise AssertionError(f"{self.name} does not count points")

    def ranking(self, table: Any) -> list[list[int]]:
        """By points unless the rulebook says more; equal points share a place."""
        scores = self.scores(table)
        places: list[list[int]] = []
        for seat in sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat)):
            if places and scores[places[-1][0]] == scores[seat]:
                places[-1].append(seat)
            else:
                places.append([seat])
        return places

    def ending(self, table: Any) -> str:
        """The name of the rule that ended the game."""
        raise AssertionError(f"{self.name} does not say why it ended")

    def worth(self, table: Any, seat: int) -> float:
        """What the position is worth to a seat; bots compare it on imagined tables."""
        return float(self.scores(table)[seat])

    def audit(self, table: Any) -> None:
        """``AssertionError`` if the cards and tokens of a table do not add up to what was in the box."""

    def cards(self, setting: Setting, lang: str) -> list[dict[str, Any]]:
        """Every card with its facts and generated text, as plain data; a game without cards has none."""
        return []

    def texts(self, setting: Setting, lang: str) -> Texts:
        """The game's words in a language."""
        return texts_of(self.package, lang)

    def explain(self, table: Any, seat: int, move: Move, refusal: Refusal) -> str:
        """A refusal in English, for whoever calls the API."""
        why = self.texts(table.setting, "en").refusal(refusal)
        here = ", ".join(legal.text for legal in table.moves(seat))
        return f"{move.text!r}: {why}" + (f". Possible here: {here}." if here else "")

    def setting(self, words: dict[str, str], content: dict[str, str] | None = None) -> Setting:
        """The setting that these options ask for; an option that is not named has its default."""
        given = dict(words)
        players = self._seats(given.pop("players", str(self.default_seats)))
        texts = dict(content or {})
        chosen: list[tuple[str, str]] = []
        kept: list[tuple[str, str]] = []
        for option in self.options:
            if option.content:
                if option.name in given:
                    raise BadOption(f"{option.name} of {self.name} is a text, to be given as content")
                if option.name in texts:
                    kept.append((option.name, texts.pop(option.name)))
                continue
            value = given.pop(option.name, option.values[0])
            if value not in option.values:
                raise BadOption(f"{option.name} of {self.name}: {one_of(value, option.values)}")
            chosen.append((option.name, value))
        for name in [*given, *texts]:
            known = ["players", *[option.name for option in self.options]]
            raise BadOption(f"as an option of {self.name}, {one_of(name, known)}")
        setting = Setting(players, tuple(chosen), tuple(kept))
        self.check(setting)
        return setting

    def specs(self) -> list[str]:
        """The specs of all settings: all values of all options, with each number of players they allow."""
        low, high = self.seats
        chosen: list[dict[str, str]] = [{}]
        for option in self.options:
            if not option.content:
                chosen = [{**words, option.name: value} for words in chosen for value in option.values]
        specs: list[str] = []
        for words in chosen:
            for players in range(low, high + 1):
                full = {**words, "players": str(players)}
                try:
                    self.setting(full)
                except BadOption:
                    continue
                specs.append(f"{self.name}:{','.join([f'{name}={value}' for name, value in full.items()])}")
        return specs

    def _seats(self, word: str) -> int:
        low, high = self.seats
        if word not in [str(number) for number in range(low, high + 1)]:
            raise BadOption(f"{self.name} is for {low} to {high} players, not {short(word)!r}")
        return int(word)
