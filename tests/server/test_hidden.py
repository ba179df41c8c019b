"""Nobody sees what they may not: two worlds that differ in hidden things give a viewer the same bytes.

Games are played by the true table; now and then the other world is made anew, as somebody who sits there (or
only looks on) may imagine it. All that this viewer can get is then compared, answer by answer and line by
line, until in both worlds something hidden is lawfully shown. The others make the same moves in both, or such
as cannot be told from them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog
from msgspec import Raw
from tests.server.playing import fresh
from tests.server.worlds import Same, World, Worlds, two_worlds

from ziggurat.conformance.knowing import sight
from ziggurat.kernel.happening import Happening
from ziggurat.kernel.move import Move
from ziggurat.kernel.table import Table
from ziggurat.server import frames, listing, live
from ziggurat.server.api import tables
from ziggurat.server.live import ENCODE, LiveTable
from ziggurat.server.metrics import LIVE_TABLES
from ziggurat.server.problems import Trouble

GAMES = {
    "guns_and_steel:theme=new_world,players=3": (80, 20, 5),
    "guns_and_steel:theme=renaissance,players=3": (80, 20, 5),
    "guns_and_steel:theme=combined,players=3": (80, 20, 5),
    "ancient_knowledge:players=2": (50, 5, -1),
    "ancient_knowledge:players=4,teams=yes": (50, 5, -1),
}
"""How many decisions are compared, how many of others at least, and in how many they did something else."""
AS_LONG_AS = 4
"""So many decisions the other world is that of one viewer."""


def everything(viewer: int | None, players: int) -> list[tuple[str, Callable[[World], Any]]]:
    """All that a viewer can ask for, and be refused."""

    def asked(method: str, path: str, body: Any = None) -> tuple[str, Callable[[World], Any]]:
        return f"{method} {path} {body or ''}", lambda world: world.ask(viewer, method, path, body)

    seat, foreign = (0 if viewer is None else viewer), (0 if viewer is None else (viewer + 1) % players)
    own = "" if viewer is None else f"?seat={viewer}"
    late = {"id": "late", "seat": seat, "version": 10_000_000}
    play = {"type": "play", "id": "no", "seat": seat, "decision": 0, "version": 0}
    return [
        asked("GET", f"/frame{own}"),
        asked("GET", "/frame"),
        asked("GET", f"/frame?seat={foreign}" if viewer is not None else "/frame?seat=0"),
        asked("GET", f"/steps{own or '?'}&first=0&count=50"),
        asked("GET", f"/steps{own or '?'}&first=50&count=50"),
        asked("GET", "/steps?count=3"),
        asked("GET", ""),
        asked("GET", "/record"),
        asked("GET", "/texts/uk"),
        asked("GET", "/cards/en"),
        asked("GET", "api/tables"),
        asked("GET", "api/tables/mine"),
        asked("GET", "api/me"),
        asked("GET", "api/me/export"),
        asked("POST", "/undo", {"type": "undo", **late}),
        asked("POST", "/redo", {"type": "redo", **late}),
        asked("POST", "/answer", {"type": "answer", **late, "yes": True}),
        asked("POST", "/continue", {"step": 0, "seats": [{"kind": "me"}] * players}),
        asked("POST", "/start"),
        asked("DELETE", ""),
        asked("PUT", f"/seats/{foreign}", {"kind": "me"}),
        asked("POST", "/play", {**play, "seat": foreign, "moves": ["pass"]}),
        asked("POST", "/play", {**play, "moves": ["pass"]}),
        asked(
            "POST", "/foresee", {"type": "foresee", "id": "f", "seat": foreign, "decision": 0, "moves": ["x"]}
        ),
    ]


def own_moves(worlds: Worlds, viewer: int) -> None:
    """What the viewer is told of each move: what it would do, and why not."""
    asked = worlds.truth.live.course.asked.get(viewer) if worlds.truth.live.course else None
    if asked is None:
        return
    begun = {"seat": viewer, "decision": asked.since}
    table = worlds.truth.now
    candidates = [move.text for move in table.question(viewer).candidates(table, viewer)]
    for text in [*candidates, "buy C1", "pass pass", "lay Nothing"]:
        message = {"type": "foresee", "id": fresh(), **begun, "moves": [text]}
        worlds.both(f"foreseen {text}", partial(sent, viewer, "/foresee", message))
        if text not in [move.text for move in asked.moves]:
            version = worlds.truth.live.version
            message = {**message, "type": "play", "version": version}
            worlds.both(f"refused {text}", partial(sent, viewer, "/play", message))


def whole_frame(who: int | None, world: World) -> list[str]:
    """All that a socket gets that asks for it."""
    world.sockets[who].send(json.dumps({"type": "sync", "id": "sync"}))
    return world.lines(who)


def sent(who: int | None, path: str, message: dict[str, Any], world: World) -> Any:
    """What is answered to a message."""
    return world.ask(who, "POST", path, message)


def look(worlds: Worlds, viewer: int | None) -> None:
    """Compare all that a viewer can get, and what anybody can who knows no more than a spectator."""
    for what, work in everything(viewer, worlds.truth.players):
        worlds.both(f"to {viewer}: {what}", work)
    for who in {viewer, None}:
        worlds.both(f"the whole frame of {who}", partial(whole_frame, who))
    if viewer is not None:
        own_moves(worlds, viewer)


def made(viewer: int | None, seat: int, move: Move, id: str, world: World) -> Any:
    """A move of a seat as its player makes it; what the viewer gets, and who only looks on."""
    live = world.live
    assert live.course is not None
    sent = {"type": "play", "id": id, "seat": seat, "decision": live.course.asked[seat].since}
    answer = world.ask(seat, "POST", "/play", {**sent, "version": live.version, "moves": [move.text]})
    assert answer[0] == 200, answer
    return answer if seat == viewer else None, world.lines(viewer), world.lines(None)


def like(truth: Table, other: Table, viewer: int | None, seat: int, move: Move) -> Move:
    """A move of the other world that to the viewer looks as this one does in the true world."""
    wanted = seen(truth, viewer, seat, move)
    for twin in other.moves(seat):
        if twin != move and seen(other, viewer, seat, twin) == wanted:
            return twin
    return move


def seen(table: Table, viewer: int | None, seat: int, move: Move) -> Any:
    """What a viewer sees of a move, by the rules."""
    after = table.copy()
    happened: list[Happening] = []
    after.happenings = happened
    after.play(seat, move)
    used = after.chance.used != table.chance.used or after.revealed != table.revealed
    return used, [each.seen_by(viewer) for each in happened], sight(after, viewer), sight(after, None)


def shown(world: World) -> tuple[int, int, int]:
    """By this it can be seen whether something hidden was shown, or chance used."""
    return world.now.revealed, world.now.shown, world.now.chance.used


def play(worlds: Worlds, roll: Random, most: int) -> dict[str, int]:
    """Play on, comparing; how often what was done."""
    done = {"decisions": 0, "worlds": 0, "parted": 0, "others' moves": 0, "other moves": 0}
    truth, other = worlds.truth, worlds.other
    viewers: list[int | None] = [*range(truth.players), None]
    viewer: int | None = None
    left = 0
    while not truth.live.over and done["decisions"] < most:
        table = truth.now
        seat = roll.choice(table.deciders)
        move = roll.choice(table.moves(seat))
        possible = other.now.refusal(seat, move) is None
        assert possible or left == 0 or seat != viewer, (
            f"{move.text} is refused in a world that looks the same"
        )
        if not left or not possible:
            left = AS_LONG_AS
            viewer = viewers[done["worlds"] % len(viewers)] if roll.random() < 0.5 else seat
            worlds.part(viewer, done["worlds"])
            done["worlds"] += 1
            for world in (truth, other):
                for who in world.sockets:
                    world.lines(who)
            look(worlds, viewer)
            if other.now.refusal(seat, move) is not None:
                left = 0
                continue
        twin = move if seat == viewer else like(truth.now, other.now, viewer, seat, move)
        done["other moves"] += twin != move
        before = shown(truth), shown(other)
        name = fresh()
        one, two = [
            world.does(partial(made, viewer, seat, chosen, name))
            for world, chosen in ((truth, move), (other, twin))
        ]
        done["decisions"] += 1
        if one != two and before[0] != shown(truth) and before[1] != shown(other):
            done["parted"] += 1
            left = 0
            continue
        worlds.compare(f"what comes of {move.text!r} of {seat}, as {viewer} sees it", one, two)
        done["others' moves"] += seat != viewer
        left -= 1
    return done


@pytest.mark.parametrize("spec", GAMES)
def test_worlds_that_look_the_same_stay_so(
    spec: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_worlds(tmp_path, monkeypatch, spec, 7) as worlds:
        most, others, other_moves = GAMES[spec]
        done = play(worlds, Random(f"hidden {spec}"), most)
        assert done["others' moves"] > others
        assert done["worlds"] > 15
        assert done["other moves"] > other_moves
        assert done["parted"] < done["worlds"]


# It would be noticed


def hands(table: LiveTable) -> Any:
    """What nobody but its owner may know."""
    course: Any = table.course
    return [list(area.hand) for area in course.match.table.areas]


def in_views(patch: pytest.MonkeyPatch) -> None:
    seen = LiveTable.view
    patch.setattr(
        LiveTable,
        "view",
        lambda table, seat: Raw(bytes(seen(table, seat))[:-1] + b',"x":' + ENCODE(hands(table)) + b"}"),
    )


def in_logs(patch: pytest.MonkeyPatch) -> None:
    group = frames.group

    def open_group(note: Any, viewer: int | None) -> Any:
        made = group(note, viewer)
        made.happenings = [{**each.seen_by(viewer), **dict(each.facts)} for each in note.happened]
        return made

    patch.setattr(frames, "group", open_group)


def in_refusals(patch: pytest.MonkeyPatch) -> None:
    viewpoint = LiveTable.viewpoint

    def telling(table: LiveTable, user_id: int | None, asked: int | None) -> int | None:
        try:
            return viewpoint(table, user_id, asked)
        except Trouble as trouble:
            raise Trouble("foreign", f"{trouble}: {hands(table)[0]}") from None

    patch.setattr(LiveTable, "viewpoint", telling)


def in_rows(patch: pytest.MonkeyPatch) -> None:
    def telling(table: LiveTable, user: Any) -> Any:
        row = listing.row_of(table, user)
        row.origin = {"hands": hands(table)} if table.course else None
        return row

    patch.setattr(tables, "row_of", telling)


def in_steps(patch: pytest.MonkeyPatch) -> None:
    def telling(table: LiveTable, user_id: int | None, seat: int | None, step: int) -> dict[str, Any]:
        assert table.course is not None
        made = frames.step_frame(table, user_id, seat, step)
        return {**made, "view": table.course.before(step).view(0)}  # as another seat saw it

    patch.setattr(live, "step_frame", telling)


def in_the_log_of_the_service(patch: pytest.MonkeyPatch) -> None:
    store = LiveTable.store

    async def telling(table: LiveTable, *arguments: Any) -> None:
        structlog.get_logger().debug("a move", hands=hands(table))
        await store(table, *arguments)

    patch.setattr(LiveTable, "store", telling)


def in_metrics(patch: pytest.MonkeyPatch) -> None:
    store = LiveTable.store

    async def telling(table: LiveTable, *arguments: Any) -> None:
        LIVE_TABLES.inc(sum(hands(table)[0]))
        await store(table, *arguments)

    patch.setattr(LiveTable, "store", telling)


@pytest.mark.parametrize(
    "leak", [in_views, in_logs, in_refusals, in_rows, in_steps, in_the_log_of_the_service, in_metrics]
)
def test_a_leak_would_be_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_worlds(tmp_path, monkeypatch, "guns_and_steel:theme=new_world,players=3", 7) as worlds:
        leak(monkeypatch)
        with pytest.raises(Same):
            play(worlds, Random("hidden"), 40)
