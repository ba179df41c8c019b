"""The games there are, by name: those of this package and of others, found by their entry points."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from ziggurat.kernel.chance import chance_of
from ziggurat.kernel.errors import BadOption, BadRecord, UnknownGame, one_of
from ziggurat.kernel.game import Game
from ziggurat.kernel.match import Match, replay
from ziggurat.kernel.record import read_record
from ziggurat.kernel.saving import load as load_table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ziggurat.kernel.game import Setting
    from ziggurat.kernel.table import Table

_registered: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known without an entry point."""
    _registered[game.name] = game


def names() -> list[str]:
    """The names of all games."""
    return sorted({*_registered, *[point.name for point in entry_points(group="ziggurat.games")]})


def find(name: str) -> Game:
    """The game of that name."""
    if name not in _registered:
        points = [point for point in entry_points(group="ziggurat.games") if point.name == name]
        if not points:
            raise UnknownGame(f"as a game, {one_of(name, names())}")
        _registered[name] = _loaded(points[0])
    return _registered[name]


def _loaded(point: EntryPoint) -> Game:
    try:
        game = point.load()
    except Exception as problem:  # a foreign package can go wrong anywhere
        raise UnknownGame(
            f"the game {point.name!r} is {point.value}, which cannot be loaded: {problem}"
        ) from problem
    if not isinstance(game, Game) or game.name != point.name:
        raise UnknownGame(f"{point.value} is registered as the game {point.name!r} and is not")
    return game


def read_spec(spec: str, read_file: Callable[[str], str] | None = None) -> tuple[Game, Setting]:
    """The game and setting of a text like ``guns_and_steel:theme=combined,players=3``.

    An option that takes content (``deck=FILE``) names a file, which is read only by whoever says how.
    """
    name, _, rest = spec.strip().partition(":")
    game = find(name.strip())
    words: dict[str, str] = {}
    content: dict[str, str] = {}
    contents = {option.name for option in game.options if option.content}
    for part in rest.split(",") if rest.strip() else []:
        key, equals, value = (word.strip() for word in part.partition("="))
        if not equals or not key or not value:
            raise BadOption(f"{part.strip()!r} in {spec!r} should be option=value")
        if key in words or key in content:
            raise BadOption(f"{key!r} stands twice in {spec!r}")
        if key in contents and read_file is None:
            raise BadOption(f"{key}={value} names a file; here the text itself is given as content")
        if key in contents and read_file is not None:
            content[key] = read_file(value)
        else:
            words[key] = value
    return game, game.setting(words, content)


def new(spec: str, seed: int | None = None, content: dict[str, str] | None = None) -> Table:
    """A new table. With a seed it is the same each time; without, its chance is secret."""
    game, setting = _setting(spec, content)
    table = game.set_up(setting, chance_of(token_hex(16) if seed is None else seed))
    table.proceed()
    return table


def new_match(
    spec: str, seed: int | None = None, content: dict[str, str] | None = None, seated: Sequence[str] = ()
) -> Match:
    """A new table with its record, its log and undo."""
    game, setting = _setting(spec, content)
    return Match(game, setting, token_hex(16) if seed is None else seed, seated)


def _setting(spec: str, content: dict[str, str] | None) -> tuple[Game, Setting]:
    game, setting = read_spec(spec)
    if not content:
        return game, setting
    words = {**dict(setting.options), "players": str(setting.players)}
    return game, game.setting(words, content)


def load(data: dict[str, Any]) -> Table:
    """The table of a snapshot that ``save`` made."""
    return load_table(_named(data, "snapshot"), data)


def resume(text: str, upto: int | None = None) -> Match:
    """The match of a record, played again and verified."""
    record = read_record(text)
    return replay(_named(record.header, "record"), record, upto)


def _named(data: Any, sort: str) -> Game:
    name = data.get("game") if isinstance(data, dict) else None
    if not isinstance(name, str):
        raise BadRecord(f"this is no {sort}: it does not name its game")
    try:
        return find(name)
    except UnknownGame as problem:
        raise BadRecord(f"this is a {sort} of a game that is not installed here: {problem}") from problem
