"""Killed in the middle of play: what was acknowledged is there, in order and once, and may be sent again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.conftest import Person, Service
from tests.server.playing import frame, make, said
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ziggurat.server.database import Database
from ziggurat.server.schema import entries
from ziggurat.server.settings import Settings

TABLES = 12
AT_ONCE = 2
"""So many messages a player sends without waiting for answers: all but the first may come too late."""
PAUSE = 0.15
"""So long a player thinks, in seconds: no socket may send more than twenty messages a second."""
KILLED_AFTER = (5, 60, 150, 151)
"""So many acknowledged moves after its start the service is killed, each time anew."""


class Player:
    """One person on both seats of a table, who plays as fast as they can over a socket."""

    def __init__(self, address: str, number: int) -> None:
        self.person = Person(address)
        self.table = make(self.person, "me", {"kind": "human", "name": "Bo"})
        self.roll = Random(number)
        self.number = 0
        self.acknowledged: list[tuple[dict[str, Any], int]] = []
        """Each message that was answered by done, and the version that was named."""
        self.unanswered: list[dict[str, Any]] = []

    async def play(self, address: str, told: Callable[[], object]) -> None:
        """Play until the service is gone."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.person.cookies.jar)
        place = f"{address.replace('http', 'ws')}api/tables/{self.table}/live?seat="
        seat = 0
        try:
            async with connect(f"{place}{seat}", additional_headers={"cookie": cookies}) as socket:
                async for line in socket:
                    message = json.loads(line)
                    if message["type"] == "frame":
                        if message["status"] != "running":
                            return
                        if message["moves"]:
                            await self.send(socket, message)
                        elif message["deciders"] != [seat]:
                            seat = message["deciders"][0]
                            await socket.send(json.dumps({"type": "look", "id": "look", "seat": seat}))
                    elif message.get("id") in [sent["id"] for sent in self.unanswered]:
                        sent = next(each for each in self.unanswered if each["id"] == message["id"])
                        self.unanswered.remove(sent)
                        if message["type"] == "done":
                            self.acknowledged.append((sent, message["version"]))
                            told()
                        else:
                            assert message["code"] == "late", message
        except (WebSocketException, OSError):
            return

    async def send(self, socket: Any, now: dict[str, Any]) -> None:
        """Several answers to one question, of which one can be right: each in a message of its own."""
        if any(each["decision"] == now["decision"] for each in self.unanswered):
            return  # a frame that came because somebody looked
        await asyncio.sleep(PAUSE)
        for _ in range(AT_ONCE):
            self.number += 1
            message = {
                "type": "play",
                "id": f"m{self.number}",
                "seat": now["seat"],
                "decision": now["decision"],
                "version": now["version"],
                "moves": [self.roll.choice(now["moves"])],
            }
            self.unanswered.append(message)
            await socket.send(json.dumps(message))


Row = tuple[int, dict[str, Any], str | None]


def rows_of(service: Service, database: str) -> dict[str, list[Row]]:
    """The entries as they are kept, table by table: number, entry, and the message that it came by."""

    async def read() -> list[Any]:
        kept = Database(Settings(data=service.folder, database=database).database_url)
        try:
            return await kept.read(select(entries).order_by(entries.c.table_id, entries.c.number))
        finally:
            await kept.close()

    found: dict[str, list[Row]] = {}
    for row in asyncio.run(read()):
        found.setdefault(row.table_id, []).append((row.number, json.loads(row.entry), row.submission))
    return found


@pytest.mark.service
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_that_was_acknowledged_is_lost_when_it_is_killed(
    services: Callable[..., Service], kind: str, request: pytest.FixtureRequest
) -> None:
    database = "" if kind == "sqlite" else request.getfixturevalue("fresh_postgres")
    service = services(database=database)
    service.start("--port", "0")
    players = [Player(service.address, number) for number in range(TABLES)]
    for acknowledged in KILLED_AFTER:
        asyncio.run(play_until_killed(service, players, acknowledged))
        service.start("--port", service.address.rstrip("/").rpartition(":")[2])
        rows = rows_of(service, database)
        for player in players:
            check(player, rows.get(player.table, []))
            send_again(player, rows.get(player.table, []))
    for player in players:
        player.person.close()
    assert sum(len(player.acknowledged) for player in players) >= sum(KILLED_AFTER)
    assert service.log.read_text() == ""


async def play_until_killed(service: Service, players: list[Player], acknowledged: int) -> None:
    """All play at once, until so many moves were acknowledged and a moment later the service is killed."""
    enough, count = asyncio.Event(), 0

    def told() -> None:
        nonlocal count
        count += 1
        if count == acknowledged:
            enough.set()

    playing = [asyncio.create_task(player.play(service.address, told)) for player in players]
    await asyncio.wait_for(enough.wait(), 60)
    await asyncio.to_thread(service.kill)
    await asyncio.wait_for(asyncio.gather(*playing), 20)


def check(player: Player, rows: list[Row]) -> None:
    """The rows have no gap and no double, and every acknowledged move stands where it was said to."""
    assert [number for number, _, _ in rows] == [*range(1, len(rows) + 1)]
    named = [submission for _, _, submission in rows if submission is not None]
    assert len(named) == len({*named})
    for sent, version in player.acknowledged:
        number, entry, submission = rows[version - 1]
        assert (number, submission) == (version, sent["id"])
        assert entry == {"seat": sent["seat"], "move": sent["moves"][0]}
    now = frame(player.person, player.table)
    assert now["version"] == len(rows)


def send_again(player: Player, rows: list[Row]) -> None:
    """What was sent is sent again: what is stored is acknowledged again, and nothing happens twice."""
    stored = {submission: number for number, _, submission in rows}
    version = len(rows)
    for sent, number in player.acknowledged[-20:]:
        assert said(player.person, player.table, **resent(sent)) == (200, done(sent, number))
    for sent in player.unanswered:
        status, answer = said(player.person, player.table, **resent(sent))
        if sent["id"] in stored:
            assert (status, answer) == (200, done(sent, stored[sent["id"]]))
        elif status == 200:  # it had never arrived, and is made now, once
            version += 1
            assert answer == done(sent, version)
            assert said(player.person, player.table, **resent(sent)) == (200, answer)
        else:
            assert (status, answer["code"]) == (409, "late")
            continue
        player.acknowledged.append((sent, answer["version"]))
    player.unanswered.clear()
    assert frame(player.person, player.table)["version"] == version


def resent(sent: dict[str, Any]) -> dict[str, Any]:
    """The same message, as ``said`` wants it."""
    return {"what": "play", **{name: value for name, value in sent.items() if name != "type"}}


def done(sent: dict[str, Any], version: int) -> dict[str, Any]:
    """How it is acknowledged."""
    return {"type": "done", "id": sent["id"], "version": version}
