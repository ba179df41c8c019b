"""Tables for tests, and those who sit at them: over HTTP and over sockets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from time import sleep
from typing import Any

import pytest
from tests.server.conftest import Person
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

PATIENCE = 10.0
_numbers = count(1)


def fresh() -> str:
    """A name for a message that none had before."""
    return f"m{next(_numbers)}"


def make(person: Person, *seats: Any, game: str = "guns_and_steel", **more: Any) -> str:
    """A table; a seat is ``me``, ``open``, a bot's name, or a whole wish."""
    wishes = [
        seat
        if isinstance(seat, dict)
        else {"kind": seat}
        if seat in ("me", "open")
        else {"kind": "bot", "bot": seat}
        for seat in seats
    ]
    asked = {"game": game, "players": len(wishes), "seats": wishes, "private": True, **more}
    answer = person.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def sit(person: Person, table: str, seat: int, **wish: Any) -> dict[str, Any]:
    """Sit down at an open table."""
    answer = person.put(f"/api/tables/{table}/seats/{seat}", json=wish or {"kind": "me"})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def frame(person: Person, table: str, seat: int | None = None) -> dict[str, Any]:
    """What a person sees."""
    answer = person.get(f"/api/tables/{table}/frame{'' if seat is None else f'?seat={seat}'}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def said(person: Person, table: str, what: str, **fields: Any) -> tuple[int, dict[str, Any]]:
    """Send a message over HTTP; status and answer."""
    answer = person.post(f"/api/tables/{table}/{what}", json={"type": what, "id": fresh(), **fields})
    return answer.status_code, dict(answer.json())


def play(person: Person, table: str, seat: int, *moves: str, **more: Any) -> tuple[int, dict[str, Any]]:
    """Make moves over HTTP, as the frame of now asks for them; without moves, the first that is possible."""
    now = frame(person, table, seat)
    sent = {"seat": seat, "decision": now["decision"], "version": now["version"], **more}
    return said(person, table, "play", **{"moves": [*moves] or now["moves"][:1], **sent})


def asked_of(people: dict[int, Person], table: str) -> list[int]:
    """Who of these is asked, once the bots have moved."""
    for _ in range(500):
        now = frame(next(iter(people.values())), table)
        asked = [seat for seat in now["deciders"] if seat in people]
        bots = [
            seat
            for seat in now["deciders"]
            if now["seats"][seat]["kind"] == "bot" or now["seats"][seat]["resigned"]
        ]
        if asked or not bots:
            return asked
        sleep(0.02)
    raise AssertionError("the bots do not move")


def play_on(people: dict[int, Person], table: str, most: int = 10_000, seed: int = 1) -> int:
    """Random moves by these seats until nobody of them is asked; how many."""
    roll = Random(seed)
    for number in range(most):
        asked = asked_of(people, table)
        if not asked:
            return number
        moves = frame(people[asked[0]], table, asked[0])["moves"]
        status, answer = play(people[asked[0]], table, asked[0], roll.choice(moves))
        assert status == 200, answer
    return most


def finished(person: Person, moves: int = 12, **more: Any) -> str:
    """A table whose game is over: quickly, since one of two resigns."""
    table = make(person, "me", {"kind": "human", "name": "Bo"}, **more)
    play_on({0: person, 1: person}, table, moves)
    assert said(person, table, "resign", seat=1)[0] == 200
    return table


class Looker:
    """Somebody at a socket, who keeps the last frame and the log as a browser does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frame: dict[str, Any] = {}
        self.groups: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.raw: list[str] = []

    def take(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        line = self.socket.recv(timeout)
        assert isinstance(line, str)
        self.raw.append(line)
        message: dict[str, Any] = json.loads(line)
        if message["type"] == "frame":
            self.frame = message
            log = message["log"]
            if log is not None:
                assert log["start"] <= len(self.groups), "a gap in the log"
                self.groups[log["start"] :] = log["groups"]
        elif message["type"] == "said":
            self.talk.append(message)
        elif message["type"] == "said-before":
            self.talk = message["said"]
        return message

    def closing(self) -> int:
        """The code with which the socket closes, after all that still comes."""
        with pytest.raises(ConnectionClosed) as closed:
            self.take_all()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    def take_all(self) -> None:
        """Whatever still comes, until the socket closes."""
        while True:
            self.take()

    def until(self, version: int) -> dict[str, Any]:
        """The frame of a version, or a later one."""
        while not self.frame or self.frame["version"] < version:
            self.take()
        return self.frame

    def do(self, what: str, **fields: Any) -> dict[str, Any]:
        """Send a message, and take what comes up to its answer."""
        sent = {"type": what, "id": fresh(), **fields}
        self.socket.send(json.dumps(sent))
        while True:
            message = self.take()
            if message.get("id") == sent["id"]:
                return message

    def play(self, *moves: str, **more: Any) -> dict[str, Any]:
        """Make moves, as the last frame asks for them; without moves, the first that is possible."""
        now = self.frame
        sent = {"seat": now["seat"], "decision": now["decision"], "version": now["version"]}
        return self.do("play", **{**sent, "moves": [*moves] or now["moves"][:1], **more})


@contextmanager
def looking(person: Person, table: str, seat: int | None = None) -> Iterator[Looker]:
    """A socket of a person at a table, with its first frame."""
    place = "" if seat is None else f"?seat={seat}"
    with person.socket(f"/api/tables/{table}/live{place}") as socket:
        looker = Looker(socket)
        while looker.take()["type"] != "said-before":
            pass
        yield looker
