"""Copies, snapshots, records and undo: nothing is lost, and nothing is shared that should not be."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

from ziggurat.conformance.comparing import same
from ziggurat.conformance.knowing import sight, viewers
from ziggurat.conformance.playing import LIMIT, play_on, random_move, walk, where
from ziggurat.kernel.errors import BadRecord, NoUndo
from ziggurat.kernel.match import Match, replay
from ziggurat.kernel.record import Record, read_record
from ziggurat.kernel.saving import digest, load, save, state
from ziggurat.kernel.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.table import Table


def check_copies(game: Game, setting: Setting, seed: int) -> None:
    """A copy has the same state, and what is done to one is not done to the other."""
    roll = Random(seed).random
    states: list[str] = []
    match = Match(game, setting, seed)
    for _ in walk(match, roll):
        table = match.table
        states.append(digest(table))
        copy = table.copy()
        for field in ("game", "setting", "players", *table.FIELDS):
            mine, other = getattr(table, field), getattr(copy, field)
            assert mine == other, f"{where(table)}: the copy has {field} {other}, not {mine}"
        assert digest(copy) == states[-1], f"{where(table)}: the copy is in another state"
        assert copy.happenings is None, f"{where(table)}: the copy goes on telling what happens"
        for step in table.agenda:
            assert _immutable(step), f"{where(table)}: {step} on the agenda holds what can change"
        play_on(copy, roll, LIMIT if len(states) % 10 == 0 else 10)
        assert digest(table) == states[-1], f"{where(table)}: playing on a copy changed it"
    for played, before in zip(match.played, states, strict=True):
        assert digest(played.before) == before, f"{where(played.before)}: playing on changed a copy"


def _immutable(thing: Any) -> bool:
    if isinstance(thing, tuple):
        return all(_immutable(item) for item in thing)
    if isinstance(thing, Value):
        return all(_immutable(getattr(thing, field)) for field in thing.FIELDS)
    return thing is None or isinstance(thing, (bool, int, float, str, bytes))


def check_saves(game: Game, setting: Setting, seed: int) -> None:
    """At each decision a table is saved as JSON; what is loaded is the same and goes on the same way."""
    match = Match(game, setting, seed)
    saved: Table = match.table.copy()
    for seat, move in walk(match, Random(seed).random):
        table, here = match.table, where(match.table)
        assert digest(saved) == digest(table), f"{here}: what was loaded before has gone another way"
        saved = _loaded(game, json.dumps(save(table), allow_nan=False, sort_keys=True), here)
        assert type(saved) is type(table), f"{here}: what is loaded is a {type(saved)}"
        same(state(table), state(saved), f"{here}: saved and loaded")
        for viewer in viewers(setting):
            same(sight(table, viewer), sight(saved, viewer), f"{here}: saved and loaded, seen by {viewer}")
        saved.play(seat, move.text)
    assert digest(saved) == digest(match.table), f"{where(saved)}: what was loaded ends in another way"


def _loaded(game: Game, text: str, what: str) -> Table:
    try:
        return load(game, json.loads(text))
    except BadRecord as bad:
        raise AssertionError(f"{what}: its snapshot cannot be loaded: {bad}") from bad


def check_records(game: Game, setting: Setting, seed: int) -> None:
    """A record, undo, redo and resigning in it, is played again to the same end; a damaged one is refused."""
    chooser = Random(seed)
    match, states = _wander(game, setting, seed, chooser)
    text = match.record().write()
    again = _replayed(game, text)
    assert again.record().write() == text, f"{game.name}: playing a record again gives another record"
    assert digest(again.table) == states[-1], f"{game.name}: playing a record again ends in another way"
    assert again.log() == match.log(), f"{game.name}: playing a record again lets other things happen"
    for number in chooser.sample(range(len(states)), min(len(states), 5)):
        part = _replayed(game, text, number)
        assert digest(part.table) == states[number], (
            f"{game.name}: {number} entries of a record go another way"
        )
        unfinished = part.record().write()
        assert _replayed(game, unfinished).record().write() == unfinished
    lines = text.split("\n")[:-1]
    for number in chooser.sample(range(len(lines)), min(len(lines), 10)):
        before, line, behind = lines[:number], lines[number], lines[number + 1 :]
        place = chooser.randrange(len(line))
        edited = line[:place] + ("y" if line[place] == "x" else "x") + line[place + 1 :]
        _check_bad(game, before, f"cut before line {number + 1}")
        _check_bad(game, [*before, *behind], f"without line {number + 1}")
        _check_bad(game, [*before, line, line, *behind], f"with line {number + 1} twice")
        _check_bad(game, [*before, edited, *behind], f"with line {number + 1} edited: {edited}")
    for forged in _forged(match.record()):
        _check_bad(game, forged.write().split("\n"), f"forged: {forged.header} {forged.entries[0]}")


def _replayed(game: Game, text: str, upto: int | None = None) -> Match:
    try:
        return replay(game, read_record(text), upto)
    except BadRecord as bad:
        raise AssertionError(f"{game.name}: a good record is refused: {bad}") from bad


def _wander(game: Game, setting: Setting, seed: int, chooser: Random) -> tuple[Match, list[str]]:
    """A match in which moves are taken back and somebody resigns; and its states after each entry."""
    match = Match(game, setting, seed)
    playing = list(range(setting.players))
    states = [digest(match.table)]
    while not match.over:
        assert len(states) < LIMIT, f"{where(match.table)}: no end after {LIMIT} entries"
        seat, move = random_move(match.table, chooser.random)
        match.play(seat, move)
        game.audit(match.table)
        states.append(digest(match.table))
        if chooser.random() < 0.2:
            match.undo(chooser.choice(playing), tuple(playing))
            states.append(digest(match.table))
            if chooser.random() < 0.5:
                match.redo(seat)
                states.append(digest(match.table))
        if len(states) > 20 and len(playing) == setting.players > 2 and not match.over:
            leaving = chooser.choice(playing)
            match.resign(leaving)
            playing.remove(leaving)
            states.append(digest(match.table))
    return match, states


def _forged(record: Record) -> Iterator[Record]:
    """Records with good checksums that tell of what was not played."""
    header, entries, closing = record.header, record.entries, record.closing
    junk: list[Any] = [None, 1.5, [], {}, "x", -1, [[]], {"x": "y"}]
    for field in header:
        for value in junk:
            if value != header[field]:
                yield Record({**header, field: value}, entries, closing)
    yield Record({**header, "more": 1}, entries, closing)
    for field in closing:
        yield Record(header, entries, {**closing, field: "x"})
    yield Record(header, entries, {**closing, "more": 1})
    first = entries[0]
    for entry in ({}, {**first, "seat": 99}, {**first, "seat": "0"}, {**first, "seat": None}, {"undo": 0}):
        yield Record(header, [entry, *entries[1:]], closing)
    for more in ({"move": 1}, {"move": "x"}, {"more": 1}, {"agreed": [0]}):
        yield Record(header, [{**first, **more}, *entries[1:]], closing)


def _check_bad(game: Game, lines: list[str], how: str) -> None:
    message = ""
    try:
        replay(game, read_record("\n".join(lines)))
    except BadRecord as bad:
        message = str(bad)
    assert message, f"{game.name}: a record is accepted {how}"
    assert "line" in message, f"{game.name}: a record {how} is refused without saying where: {message}"


def check_undo(game: Game, setting: Setting, seed: int) -> None:
    """A move is taken back freely as long as nobody has learnt anything by it, else if all others agree."""
    match = Match(game, setting, seed)
    for seat, move in walk(match, Random(seed).random):
        others = tuple([other for other in range(setting.players) if other != seat])
        before, log, table = digest(match.table), match.log(), match.table.copy()
        match.play(seat, move)
        after, here = digest(match.table), f"{where(table)}: {move.text!r} of seat {seat}"
        learnt = (match.table.revealed, match.table.chance.used)
        free = not match.over and learnt == (table.revealed, table.chance.used)
        for other in others:
            _check_kept(match, other, others[1:], f"{here}, by seat {other}")
        if others and not free:
            _check_kept(match, seat, (), here)
            _check_kept(match, seat, others[1:], here)
        consent = () if free else others
        match.undo(seat, consent)
        assert (digest(match.table), match.log()) == (before, log), f"{here}: taken back to another state"
        match.redo(seat)
        assert digest(match.table) == after, f"{here}: made again with another outcome"
        match.undo(seat, consent)
        assert digest(match.table) == before, f"{here}: taken back twice to another state"


def _check_kept(match: Match, seat: int, agreed: tuple[int, ...], what: str) -> None:
    before = digest(match.table)
    try:
        match.undo(seat, agreed)
    except NoUndo:
        pass
    else:
        raise AssertionError(f"{what}: is taken back without leave")
    assert digest(match.table) == before, f"{what}: an undo without leave changed it"
