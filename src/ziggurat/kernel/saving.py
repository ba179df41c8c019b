"""Saving and loading a table at any moment, also in the middle of an effect."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from ziggurat.kernel.chance import Chance, Quick
from ziggurat.kernel.errors import BadOption, BadRecord, short
from ziggurat.kernel.game import Setting
from ziggurat.kernel.record import canonical
from ziggurat.kernel.step import Decision, Step
from ziggurat.kernel.values import pack, unpack

if TYPE_CHECKING:
    from ziggurat.kernel.game import Game
    from ziggurat.kernel.table import Table


def setting_data(setting: Setting) -> dict[str, Any]:
    """A setting as plain data."""
    return {
        "players": setting.players,
        "options": dict(setting.options),
        "content": dict(setting.content),
    }


def setting_from(game: Game, data: dict[str, Any]) -> Setting:
    """The setting that plain data describes, checked like one that a player asks for."""
    options, content = data["options"], data["content"]
    if not all(isinstance(text, str) for text in [*options.values(), *content.values()]):
        raise BadOption("the options and contents of a setting are texts")
    return game.setting({**options, "players": str(data["players"])}, content)


def state(table: Table) -> dict[str, Any]:
    """All of a table's state as plain data, the hidden too."""
    return {field: pack(getattr(table, field)) for field in table.FIELDS}


def digest(table: Table) -> str:
    """A short fingerprint of a table's state: equal states have equal digests, pure and compiled."""
    text = json.dumps(state(table), separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def save(table: Table) -> dict[str, Any]:
    """A snapshot: the table with its game, its rules version and its setting, as plain data."""
    return {
        "game": table.game.name,
        "rules": table.game.version,
        **setting_data(table.setting),
        "state": state(table),
    }


def load(game: Game, data: dict[str, Any]) -> Table:
    """The table of a snapshot, or ``BadRecord``. A game that runs goes on by the rules of today.

    Meant for snapshots of one's own: what only the game could know to be wrong may pass. From others take
    records, which are played again move by move.
    """
    try:
        setting = setting_from(game, data)
        names = game.set_up(setting, Quick.seeded(0)).FIELDS
        table = game.restore(setting, [unpack(data["state"][name]) for name in names])
        if canonical(state(table)) != canonical(data["state"]):
            raise BadRecord("it holds more than a table does")
        _look_over(table)
    except Exception as problem:  # a foreign snapshot can go wrong anywhere
        raise BadRecord(f"this is no snapshot of {game.name}: {problem}") from problem
    return table


def _look_over(table: Table) -> None:
    """Ask a table all that is asked of one, so that what is unsound is noticed here and not while playing."""
    _each([table.chance], Chance)
    _each([table.turn, table.revealed, *table.tallies], int)
    _each(table.agenda, Step)
    _each(table.agenda[-1:], Decision)
    table.game.audit(table)
    table.scores()
    table.view(None)
    for seat in range(table.players):
        table.view(seat)
        table.moves(seat)
    for seat in table.deciders:
        if not table.moves(seat):
            raise BadRecord(f"it waits for seat {seat}, which can do nothing")


def _each(things: list[Any], sort: type) -> None:
    for thing in things:
        if not isinstance(thing, sort):
            raise BadRecord(f"{short(repr(thing))} should be of the sort {sort.__name__}")
