"""What a seat may know: views, imagined tables, and two worlds that it cannot tell apart."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from ziggurat.conformance.comparing import plain, same
from ziggurat.conformance.playing import LIMIT, play_on, random_move, walk, where
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.foresight import foresee
from ziggurat.kernel.match import Match
from ziggurat.kernel.saving import digest, state
from ziggurat.kernel.table import Table

if TYPE_CHECKING:
    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.happening import Happening
    from ziggurat.kernel.move import Move


def viewers(setting: Setting) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(setting.players), None]


def sight(table: Table, viewer: int | None) -> dict[str, Any]:
    """All that a viewer gets to see of a table while it waits: view, question, own moves and refusals."""
    seen = {"view": table.view(viewer), "deciders": table.deciders, "may act": table.may_act}
    if not table.over:
        decision = table.question(viewer)
        seen["asked"] = (decision.ASK, repr(decision.details(table)))
        if viewer is not None and (viewer in table.deciders or viewer in table.may_act):
            seen["candidates"] = [
                (move.text, repr(decision.refusal(table, viewer, move)))
                for move in decision.candidates(table, viewer)
            ]
    return seen


def check_views(game: Game, setting: Setting, seed: int) -> None:
    """Views and happenings are plain data of their own, and hold neither the seed nor the generator."""
    secret = f"{seed % 2**32:08x}5eed0123456789abcdef5eed"
    guarded = (secret, str(int(secret, 16)))
    match = Match(game, setting, secret)
    for _ in walk(match, Random(seed).random):
        table = match.table
        before = digest(table)
        for viewer in viewers(setting):
            view = table.view(viewer)
            text = plain(view, f"{where(table)}, the view of {viewer}")
            for word in guarded:
                assert word not in text, f"{where(table)}: the view of {viewer} holds {word}"
            _empty(view)
        assert digest(table) == before, f"{where(table)}: a view shares its lists with the table"
    for happening in match.log():
        for viewer in viewers(setting):
            text = plain(happening.seen_by(viewer), f"{game.name}: {happening}")
            assert secret not in text, f"{game.name}: {happening} holds the seed"


def _empty(data: Any) -> None:
    if isinstance(data, (dict, list)):
        for item in data.values() if isinstance(data, dict) else data:
            _empty(item)
        data.clear()


def check_imagining(game: Game, setting: Setting, seed: int) -> None:
    """An imagined table looks the same to the seat that imagines it, and can be played to the end.

    In a game that deals anew what is hidden, some tables imagined by the same seat must differ.
    """
    roll = Random(seed).random
    match = Match(game, setting, seed)
    differs = False
    for seat, _ in walk(match, roll):
        table, before, number = match.table, digest(match.table), len(match.played)
        for viewer in {seat, viewers(setting)[number % (setting.players + 1)]}:
            here = f"{where(table)}, as {viewer} imagines it"
            one, again, other = [
                table.imagine(viewer, Quick.seeded(chance)) for chance in (number, number, -1)
            ]
            assert digest(table) == before, f"{here}: imagining changed the table"
            assert digest(one) == digest(again), f"{here}: the same chance deals in different ways"
            same(sight(table, viewer), sight(one, viewer), here)
            game.audit(one)
            for decider in one.deciders:
                assert one.moves(decider), f"{here}: it waits for seat {decider}, which can do nothing"
            differs |= {**state(one), "chance": 0} != {**state(other), "chance": 0}
            play_on(one, roll, LIMIT if number % 10 == 0 else 10)
            game.audit(one)
        assert digest(table) == before, f"{where(table)}: playing in an imagined table changed it"
    deals = type(match.table).redeal is not Table.redeal
    assert differs or not deals, f"{game.name}: whoever imagines, it is always the same table"


def check_secrecy(game: Game, setting: Setting, seed: int) -> None:
    """Two worlds that a viewer cannot tell apart stay so until, in both, something hidden is shown or drawn.

    Beside the true table each viewer has a world, imagined by it, in which the same moves are made. Now and
    then it is imagined anew: by chance, and when it has become another one by what was lawfully shown or by
    another seat doing what it could do only in the true one. What is foreseen of a
    move is the same in both. To show something in one world and nothing in
    the other is to tell them apart: by a decision that is skipped, say, for reasons that nobody else knows.
    """
    roll = Random(seed).random
    table = game.set_up(setting, Quick.seeded(seed))
    table.proceed()
    worlds: dict[int | None, Table] = {}
    while not table.over:
        game.audit(table)
        for viewer in viewers(setting):
            if viewer not in worlds or roll() < 0.2:
                worlds[viewer] = table.imagine(viewer, Quick.seeded(int(roll() * 2**30)))
        seat, move = random_move(table, roll)
        here = f"{where(table)}: {move.text!r} of seat {seat}"
        ahead = [
            _foreseen(world, seat, move)
            for world in (table, worlds[seat])
            if worlds[seat].refusal(seat, move) is None
        ]
        told, shown = _hear(table, seat, move)
        for viewer, world in list(worlds.items()):
            if world.refusal(seat, move) is not None:
                assert seat != viewer, (
                    f"{here}: is refused in a world that the seat cannot tell from this one"
                )
                del worlds[viewer]
                continue
            told_there, shown_there = _hear(world, seat, move)
            here_seen, there_seen = _seen(table, told, viewer), _seen(world, told_there, viewer)
            if not (shown and shown_there):
                same(here_seen, there_seen, f"{here}: tells viewer {viewer} what is hidden")
            elif here_seen != there_seen:
                del worlds[viewer]
        if ahead:
            same(ahead[0], ahead[1], f"{here}: what is foreseen of it tells what is hidden")


def _hear(table: Table, seat: int, move: Move) -> tuple[list[Happening], bool]:
    """Make a move; what happened, and whether something hidden was shown or chance used."""
    told: list[Happening] = []
    table.happenings = told
    before = (table.revealed, table.shown, table.chance.used)
    table.apply(seat, move)
    return told, (table.revealed, table.shown, table.chance.used) != before


def _foreseen(table: Table, seat: int, move: Move) -> dict[str, Any]:
    """What a seat is told of a move before it is made."""
    ahead = foresee(table, seat, [move])
    reached = {} if ahead.table is None else sight(ahead.table, seat)
    return {
        "happenings": [each.seen_by(seat) for each in ahead.happenings],
        "stopped": ahead.stopped,
        "reached": reached,
    }


def _seen(table: Table, told: list[Happening], viewer: int | None) -> dict[str, Any]:
    return {**sight(table, viewer), "what happened": [happening.seen_by(viewer) for happening in told]}
