"""Many tables at once: what one process of the service carries, every move stored before it is acknowledged.

    .envs/compiled/bin/python bench/load.py [--tables 250] [--seconds 20] [--rate 1200] [--postgresql]
        [--game ancient_knowledge --option teams=yes]

Starts the service on this machine, in a process of its own, and plays real games at it from this one: each
player has a socket and answers the decisions of its frames at random. ``--rate`` is how many moves a second
all tables together try to make; 0: as many as they can. The moves are stored in an SQLite file, in a
PostgreSQL of its own (``--postgresql``), or where ``--database`` says. Prints moves a second, the time from
sending a move to its acknowledgement and to its frame on another screen, and checks that every frame came to
every socket.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that it runs as a script, too

from bench.postgresql import postgresql, tools

from ziggurat.build import describe

AT_ONCE: Final = 16
"""So many requests are under way at a time while tables are made."""
WARM_UP: Final = 3.0


class Got(Struct):
    """As much of what a table sends as a player needs."""

    type: str
    id: str | None = None
    version: int = 0
    status: str = ""
    decision: int | None = None
    moves: list[str] = []
    usual: str | None = None
    code: str = ""


DECODE: Final = msgspec.json.Decoder(Got).decode
ENCODE: Final = msgspec.json.Encoder().encode


class Bench:
    """What is measured."""

    def __init__(self, rate: float, tables: int) -> None:
        self.every = tables / rate if rate else 0.0
        """How many seconds a table takes for a move."""
        self.measuring = False
        self.stopped = False
        self.done: list[float] = []
        self.shown: list[float] = []
        self.moves = 0
        self.problems: dict[str, int] = {}


class Board:
    """One table, as its players see it."""

    def __init__(self, table: str, bench: Bench) -> None:
        self.table = table
        self.bench = bench
        self.next = perf_counter() + random.random() * bench.every
        self.sent: dict[int, float] = {}
        """When the move was sent that makes this version."""
        self.versions: list[list[int]] = []
        """The versions that each socket was shown."""


class Player:
    """Somebody at a table."""

    def __init__(self, board: Board, seat: int, socket: ClientConnection) -> None:
        self.board = board
        self.seat = seat
        self.socket = socket
        self.versions: list[int] = []
        self.sent = 0.0
        self.number = 0
        self.busy = False
        self.frame = Got("frame")
        board.versions.append(self.versions)

    async def play(self) -> None:
        """Answer what is asked, until the socket closes."""
        bench, board = self.board.bench, self.board
        async for line in self.socket:
            got = DECODE(line)
            now = perf_counter()
            if got.type == "frame":
                if got.version > (self.versions[-1] if self.versions else -1):
                    self.versions.append(got.version)
                    sent = board.sent.get(got.version)
                    if bench.measuring and sent is not None and not self.busy:
                        bench.shown.append(now - sent)
                self.frame = got
            elif got.type == "done":
                self.busy = False
                if bench.measuring:
                    bench.done.append(now - self.sent)
                    bench.moves += 1
            elif got.type == "problem":
                self.busy = False
                bench.problems[got.code] = bench.problems.get(got.code, 0) + 1
            if self.frame.decision is not None and not self.busy and not bench.stopped:
                await self.answer(self.frame)

    async def answer(self, frame: Got) -> None:
        """Send a move, when this table's time has come."""
        self.busy = True
        board, bench = self.board, self.board.bench
        wait = board.next - perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        if bench.stopped:
            return
        board.next = max(board.next + bench.every, perf_counter())
        self.number += 1
        move = {
            "type": "play",
            "id": f"{self.seat}-{self.number}",
            "seat": self.seat,
            "decision": frame.decision,
            "version": frame.version,
            "moves": [random.choice(frame.moves)],
        }
        self.sent = board.sent[frame.version + 1] = perf_counter()
        await self.socket.send(ENCODE(move), text=True)


async def seated(address: str, spec: dict[str, Any], board: Board, gate: asyncio.Semaphore) -> list[Player]:
    """A table with a person on each seat, each with a socket."""
    players = spec["players"]
    cookies: list[str] = []
    async with gate:
        for seat in range(players):
            async with httpx.AsyncClient(base_url=address, timeout=60) as person:
                await person.get("/api/me")
                person.headers["x-csrf-token"] = person.cookies["ziggurat_csrf"]
                if not seat:
                    seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
                    made = await person.post("/api/tables", json={**spec, "seats": seats})
                    made.raise_for_status()
                    board.table = made.json()["id"]
                else:
                    place = f"/api/tables/{board.table}/seats/{seat}"
                    (await person.put(place, json={"kind": "me"})).raise_for_status()
                cookies.append("; ".join(f"{each.name}={each.value}" for each in person.cookies.jar))
        made_players: list[Player] = []
        for seat, cookie in enumerate(cookies):
            place = f"{address.replace('http', 'ws')}/api/tables/{board.table}/live?seat={seat}"
            socket = await connect(
                place, additional_headers={"cookie": cookie}, compression=None, open_timeout=60
            )
            made_players.append(Player(board, seat, socket))
        return made_players


def processor_time(process: int) -> float:
    """How many seconds a process has worked, where the system tells (Linux)."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    parts = stat.read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def load(address: str, service: int, asked: argparse.Namespace) -> Bench:
    """Make the tables, play, and take the time."""
    bench = Bench(asked.rate, asked.tables)
    spec = {"game": asked.game, "players": asked.players, "options": dict(asked.option)}
    boards = [Board("", bench) for _ in range(asked.tables)]
    gate = asyncio.Semaphore(AT_ONCE)
    bench.stopped = True
    everybody = await asyncio.gather(*[seated(address, spec, board, gate) for board in boards])
    players = [player for table in everybody for player in table]
    print(f"{asked.tables} tables, {len(players)} sockets", flush=True)
    bench.stopped = False
    for board in boards:
        board.next = perf_counter() + random.random() * bench.every
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(WARM_UP)
    bench.measuring = True
    started, worked, own = perf_counter(), processor_time(service), processor_time(os.getpid())
    await asyncio.sleep(asked.seconds)
    bench.measuring = False
    took = perf_counter() - started
    worked, own = processor_time(service) - worked, processor_time(os.getpid()) - own
    bench.stopped = True
    await asyncio.sleep(2)  # what is under way arrives
    print(f"moves/s       {bench.moves / took:8.0f}")
    shares = f"{worked / took:.0%} of a core, {1000 * worked / max(bench.moves, 1):.2f} ms a move"
    print(f"the service has {shares}; the players have {own / took:.0%}")
    for name, times in (("to done", sorted(bench.done)), ("to others", sorted(bench.shown))):
        parts = [f"p{part} {times[int(len(times) * part / 100)] * 1000:6.1f} ms" for part in (50, 95, 99)]
        print(f"{name:10}    {'   '.join(parts)}   most {times[-1] * 1000:.0f} ms")
    missing = 0
    for board in boards:
        last = max(versions[-1] for versions in board.versions)
        missing += sum(last + 1 - len(versions) for versions in board.versions)
    print(f"frames that did not come: {missing}; problems: {bench.problems or 'none'}")
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*[player.socket.close() for player in players])
    return bench


def serve(folder: str, database: str) -> tuple[subprocess.Popen[str], str]:
    """The service in a process of its own, and its address."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("ZIGGURAT_")}
    environment |= {"ZIGGURAT_DATA": folder, "ZIGGURAT_LIMITS": "off", "ZIGGURAT_DATABASE": database}
    command = [sys.executable, "-c", "from ziggurat.cli import main; main()", "serve", "--port", "0"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    for line in process.stdout:
        if "ready: " in line:
            return process, line.split("ready: ")[1].strip().rstrip("/")
    raise SystemExit("the service does not start")


def main() -> None:
    """Serve, play, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--game", default="guns_and_steel")
    parser.add_argument(
        "--option", action="append", default=[], type=lambda text: text.split("=", 1), metavar="NAME=VALUE"
    )
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=1200.0)
    parser.add_argument("--database", default="", help="a PostgreSQL database; without: SQLite")
    parser.add_argument("--postgresql", action="store_true", help="start a PostgreSQL and store there")
    asked = parser.parse_args()
    print(f"the rules here are {describe()}")
    with ExitStack() as ending:
        folder = ending.enter_context(tempfile.TemporaryDirectory(dir="/tmp"))
        database = asked.database
        if asked.postgresql:
            programs = tools()
            if programs is None:
                raise SystemExit("PostgreSQL is not installed here")
            database = ending.enter_context(postgresql(programs))
        process, address = serve(folder, database)
        try:
            bench = asyncio.run(load(address, process.pid, asked))
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(30)
    if bench.problems:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
