"""Two worlds that one viewer cannot tell apart: two services, each with the same table in the same state.

Both run in this process with the same clock and the same ids, so that all they send can be compared byte for
byte. Left out are the head ``date`` and the cookies, which are random secrets of the browser that gets them;
of the metrics, how long something took.
"""

from __future__ import annotations

import copy
import io
import json
import logging
import re
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from prometheus_client import generate_latest
from tests.server.conftest import Person, Served, serving
from tests.server.playing import make, sit
from websockets.sync.client import ClientConnection

import ziggurat
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.match import Match, Played
from ziggurat.kernel.table import Table
from ziggurat.server import accounts, house, schema
from ziggurat.server.course import Asked, Course
from ziggurat.server.live import LiveTable
from ziggurat.server.logs import set_up_logs
from ziggurat.server.settings import Settings

MARK = {"type": "undo", "id": "mark", "seat": 0, "version": 10_000_000}
"""A message that nobody can do; what came before its answer is all that there was."""
_TIMES = re.compile(r"^ziggurat_\w+_(seconds\w*|created)\b")
_RANDOM = re.compile(r'(id\\?": ?\\?"|log says more: )[0-9a-f]{8}\b|"timestamp": "[^"]*"')


class Same(AssertionError):
    """Something differs that should be the same."""


class World:
    """A service, its table, and all who sit there, each with a socket; and somebody who only looks on."""

    def __init__(self, served: Served, log: io.StringIO, spec: str, seed: int) -> None:
        self.served = served
        self.log = log
        game, setting = ziggurat.read_spec(spec)
        self.players = setting.players
        viewers: list[int | None] = [*range(self.players), None]
        self.people: dict[int | None, Person] = {viewer: served.person() for viewer in viewers}
        first = self.people[0]
        seats = ["me", *["open"] * (self.players - 1)]
        options = dict(setting.options)
        self.table = make(first, *seats, game=game.name, options=options, seed=seed, private=False)
        for seat in range(1, self.players):
            sit(self.people[seat], self.table, seat)
        self.people[None].post(f"/api/tables/{self.table}/start")  # makes a guest of them, and nothing else
        self.sockets: dict[int | None, ClientConnection] = {}

    def open(self, ending: ExitStack) -> None:
        """Open everybody's socket."""
        for viewer, person in self.people.items():
            place = "" if viewer is None else f"?seat={viewer}"
            socket = person.socket(f"/api/tables/{self.table}/live{place}")
            self.sockets[viewer] = ending.enter_context(socket)
        for viewer in self.sockets:  # all have seen all come
            self.lines(viewer)

    @property
    def live(self) -> LiveTable:
        """The table in the memory of the service."""
        live: LiveTable = self.served.app.state.house.tables[self.table]
        return live

    @property
    def now(self) -> Table:
        """How the table stands, in truth."""
        assert self.live.course is not None
        return self.live.course.match.table

    def lines(self, viewer: int | None) -> list[str]:
        """All that came to a viewer's socket since the last look."""
        self.sockets[viewer].send(json.dumps(MARK))
        found: list[str] = []
        while not found or '"id":"mark"' not in found[-1]:
            found.append(str(self.sockets[viewer].recv(10)))
        return found

    def ask(self, viewer: int | None, method: str, path: str, body: Any = None) -> Any:
        """What a viewer gets for a request: status, head and body."""
        where = f"/api/tables/{self.table}{path}" if path[:1] in ("", "?", "/") else f"/{path}"
        answer = self.people[viewer].request(method, where, json=body)
        assert answer.status_code < 500, f"{method} {where}: {answer.text}"
        return as_sent(answer)

    def counted(self) -> dict[str, float]:
        """The public metrics."""
        found: dict[str, float] = {}
        for line in generate_latest().decode().splitlines():
            if line.startswith("ziggurat_") and not _TIMES.match(line):
                name, _, value = line.rpartition(" ")
                found[name] = float(value)
        return found

    def does(self, work: Callable[[World], Any]) -> dict[str, str]:
        """What comes of something: its result, what is logged, what is counted."""
        before, written = self.counted(), len(self.log.getvalue())
        result = work(self)
        after = self.counted()
        return {
            "result": _RANDOM.sub("...", json.dumps(result, indent=1)),
            "log": _RANDOM.sub("...", self.log.getvalue()[written:]),
            "metrics": json.dumps({name: after[name] - before.get(name, 0) for name in sorted(after)}),
        }


def as_sent(answer: httpx.Response) -> list[Any]:
    """An answer as it came, but for the date and for cookies."""
    head = sorted(
        (name, value) for name, value in answer.headers.items() if name not in ("date", "set-cookie")
    )
    return [answer.status_code, head, answer.content.decode()]


class Worlds:
    """The true world, and one that is imagined by a viewer."""

    def __init__(self, truth: World, other: World) -> None:
        self.truth = truth
        self.other = other
        self.compared = 0

    def both(self, what: str, work: Callable[[World], Any]) -> Any:
        """Do something in both; ``Same`` where it comes to anything else."""
        one, two = self.truth.does(work), self.other.does(work)
        self.compare(what, one, two)
        return json.loads(one["result"])

    def compare(self, what: str, one: dict[str, str], two: dict[str, str]) -> None:
        """``Same`` where two things that were told differ."""
        for kind, told in one.items():
            if told != two[kind]:
                raise Same(f"{what}: the {kind} differs: {_difference(told, two[kind])}")
            self.compared += len(told)

    def part(self, viewer: int | None, chance: int) -> None:
        """Make the other world one that, as far as this viewer knows, may be the true one, with its past."""
        one, other = self.truth.live, self.other.live
        course = one.course
        assert course is not None
        match = course.match

        def imagined(table: Table, number: int) -> Table:
            made = table.imagine(viewer, Quick.seeded(chance * 10_000 + number))
            made.chance.used = table.chance.used
            return made

        twin = Match.resumed(imagined(match.table, 0), match.seed, match.seated, match.entries[:])
        twin.opening = match.opening
        twin.undone = match.undone[:]
        twin.played = [
            Played(played.seat, played.move, imagined(played.before, number), played.happened)
            for number, played in enumerate(match.played, 1)
        ]
        made: Course = copy.copy(course)
        for name, value in vars(course).items():
            if isinstance(value, list):
                setattr(made, name, value[:])
        made.match = twin
        made.asked = {
            seat: Asked(asked.question, twin.table.moves(seat), asked.since)
            for seat, asked in course.asked.items()
        }
        other.course = made
        with closing(sqlite3.connect(self.other.served.app.state.settings.data / "ziggurat.db")) as rows:
            rows.execute(
                "ATTACH ? AS truth", (str(self.truth.served.app.state.settings.data / "ziggurat.db"),)
            )
            rows.execute(
                "UPDATE main.entries SET entry = (SELECT one.entry FROM truth.entries AS one "
                "WHERE (one.table_id, one.number) = (main.entries.table_id, main.entries.number))"
            )
            rows.commit()
        other._views.clear()  # noqa: SLF001 - nobody else changes a live table from outside
        other._question = None  # noqa: SLF001


def _difference(one: str, other: str) -> str:
    place = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    start = max(place - 100, 0)
    return f"\n...{one[start : place + 150]}...\n...{other[start : place + 150]}..."


@contextmanager
def two_worlds(folder: Path, monkeypatch: pytest.MonkeyPatch, spec: str, seed: int) -> Iterator[Worlds]:
    """Two services with the same table, all sitting at it."""

    class Clock(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> datetime:  # type: ignore[override]  # noqa: ARG003  # it stands still
            return datetime(2200, 1, 1, tzinfo=UTC)

    numbers = {"": count()}
    monkeypatch.setattr(schema, "datetime", Clock)
    monkeypatch.setattr(accounts, "_ago", lambda _span: "2000")
    monkeypatch.setattr("ziggurat.server.accounts.secrets.randbelow", lambda _bound: next(numbers[""]))
    monkeypatch.setattr(house, "fresh_id", lambda: f"table{next(numbers['']):07d}")
    with logged(monkeypatch) as log, ExitStack() as ending:
        made: list[World] = []
        for name in ("truth", "other"):
            numbers[""] = count(1)  # what is made in the one and in the other has the same names
            (folder / name).mkdir()
            settings = Settings(data=folder / name, limits=False, open_seeds=True)
            made.append(World(ending.enter_context(serving(settings)), log, spec, seed))
            made[-1].open(ending)
        yield Worlds(*made)


@contextmanager
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """All that the services log, as JSON and at the lowest level; afterwards logs are as they were."""
    log = io.StringIO()
    root, configure = logging.getLogger(), structlog.configure
    handlers, level = root.handlers[:], root.level

    def uncached(**settings: Any) -> None:
        configure(**{**settings, "cache_logger_on_first_use": False})

    with monkeypatch.context() as patch:
        patch.setattr(structlog, "configure", uncached)
        patch.setattr(sys, "stderr", log)
        set_up_logs(Settings(log_format="json", log_level="debug"))
    for name in ("httpx", "httpcore", "websockets.client"):  # the test's own
        logging.getLogger(name).setLevel(logging.WARNING)
    try:
        yield log
    finally:
        structlog.reset_defaults()
        root.handlers[:], root.level = handlers, level
