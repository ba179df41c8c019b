"""When something goes wrong: the database is away, a table is broken, an answer was lost on its way."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from time import monotonic, sleep
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tests.server.conftest import Person, Served, serving
from tests.server.playing import asked_of, frame, fresh, looking, make, play, play_on, said, sit

from ziggurat.server.course import Course
from ziggurat.server.database import Database, Unstored
from ziggurat.server.engines import Reach
from ziggurat.server.settings import Settings
from ziggurat.server.storing import Found, rebuild


def until(true: Callable[[], bool]) -> None:
    """Wait for something."""
    ends = monotonic() + 10
    while not true():
        assert monotonic() < ends, "it does not come to pass"
        sleep(0.02)


def version(served: Served, table: str) -> int:
    return int(served.app.state.house.tables[table].version)


def rows(settings: Settings, *statements: str) -> None:
    """Change rows behind the back of the service."""
    with closing(sqlite3.connect(settings.data / "ziggurat.db")) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()


def forgotten(served: Served) -> None:
    """Tables leave the memory, as when nobody looks at them for long."""
    served.app.state.house.tables.clear()


# The database is away


class Away:
    """A database that cannot be reached."""

    def __init__(self) -> None:
        self.asked = 0

    async def _fail(self, _work: Any) -> Any:
        self.asked += 1
        raise OperationalError("SELECT", {}, Exception("no connection"))

    look = change = _fail

    async def close(self) -> None:
        raise AssertionError


@contextmanager
def outage(served: Served) -> Iterator[Away]:
    """For a while nothing is read and nothing stored."""
    database: Database = served.app.state.database
    reach: Reach = database.reach
    away = Away()
    database.reach = away
    try:
        yield away
    finally:
        database.reach = reach


def test_bots_go_on_by_themselves_when_the_database_is_back(settings: Settings) -> None:
    quick = Settings(data=settings.data, limits=False, bot_pause=0.02)
    with serving(quick) as served:
        table = make(served.person(), "random", "random")
        until(lambda: version(served, table) > 3)
        with outage(served) as away:
            until(lambda: away.asked > 2)
        stood = version(served, table)
        until(lambda: version(served, table) > stood + 3)


def test_what_cannot_be_read_now_is_asked_for_again_later(served: Served) -> None:
    person = served.person()
    table = make(person, "me", "random")
    forgotten(served)
    with outage(served):
        answer = person.get(f"/api/tables/{table}/frame")
        assert answer.status_code == 503
        assert "connection" not in answer.text
    assert frame(person, table)["status"] == "running"


# A table is broken


def broken(patch: pytest.MonkeyPatch, *tables: str) -> None:
    """These tables cannot be rebuilt: a rule breaks down."""

    def fails(found: Found) -> Any:
        assert found.kept.id not in tables
        return rebuild(found)

    patch.setattr("ziggurat.server.live.rebuild", fails)


def test_a_table_whose_game_is_not_there_is_listed_and_harms_no_other(
    served: Served, settings: Settings
) -> None:
    person = served.person()
    good, bad = [make(person, "me", {"kind": "human", "name": "Bo"}, private=False) for _ in range(2)]
    rows(settings, f"UPDATE tables SET game = 'senet' WHERE id = '{bad}'")
    forgotten(served)
    for place in ("/api/tables", "/api/tables/mine"):
        answer = person.get(place)
        assert answer.status_code == 200, answer.text
        assert {row["id"]: row["game"] for row in answer.json()} == {bad: "senet", good: "guns_and_steel"}
    assert frame(person, good)["status"] == "running"
    assert person.get(f"/api/tables/{bad}/frame").status_code == 404


def test_bots_of_other_tables_go_on_after_a_restart(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Settings(data=settings.data, limits=False, bot_pause=0.02)
    with serving(slow) as served:
        tables = [make(served.person(), "random", "random") for _ in range(3)]
        until(lambda: all(version(served, table) > 2 for table in tables))
    broken(monkeypatch, *tables[:2])
    with serving(slow) as served:
        until(lambda: tables[2] in served.app.state.house.tables)
        stood = version(served, tables[2])
        until(lambda: version(served, tables[2]) > stood)
        assert [*served.app.state.house.tables] == [tables[2]]


def test_who_sits_at_a_broken_table_may_leave_for_good(
    served: Served, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, other = served.person(), served.person()
    person.register("Anna")
    tables = []
    for _ in range(3):
        tables.append(make(person, "me", "open", "open", private=False))
        sit(other, tables[-1], 1)
        sit(other, tables[-1], 2)
    broken(monkeypatch, tables[0])
    rows(settings, f"UPDATE tables SET game = 'senet' WHERE id = '{tables[1]}'")
    forgotten(served)
    answer = person.request("DELETE", "/api/me", json={"password": "correct horse"})
    assert answer.status_code == 204, answer.text
    assert frame(other, tables[2])["seats"][0]["resigned"]
    assert {row["id"] for row in other.get("/api/tables").json()} == {*tables}
    for row in other.get("/api/tables").json():
        assert row["seats"][0]["name"] is None


# An answer was lost on its way


def test_what_was_said_is_said_once_however_often_it_is_sent(served: Served) -> None:
    person = served.person()
    table = make(person, "me", "open")
    name = fresh()
    for time in range(3):
        if time == 1:
            forgotten(served)
        if time == 2:
            person.register("Anna")
        assert said(person, table, "chat", text="hello", id=name)[0] == 200
    with looking(person, table) as looker:
        assert [each["text"] for each in looker.talk] == ["hello"]


def test_what_a_guest_said_stays_said_when_they_sign_in(served: Served) -> None:
    served.person().register("Anna")
    person = served.person()
    table = make(person, "me", "open")
    name = fresh()
    assert said(person, table, "chat", text="hello", id=name)[0] == 200
    answer = person.post("/api/session", json={"name": "Anna", "password": "correct horse"})
    assert answer.status_code == 200, answer.text
    for time in range(2):
        if time:
            forgotten(served)
        assert said(person, table, "chat", text="hello", id=name)[0] == 200
        with looking(person, table) as looker:
            assert [each["text"] for each in looker.talk] == ["hello"]


def twin(person: Person, served: Served) -> Person:
    """The same person at another process of the service."""
    other = served.person()
    for cookie in person.cookies.jar:
        other.cookies.jar.set_cookie(cookie)
    return other


def test_what_was_stored_by_another_way_is_answered_and_not_late(settings: Settings) -> None:
    with serving(settings) as one, serving(settings) as two:
        here = one.person()
        table = make(here, "me", {"kind": "human", "name": "Bo"})
        there = twin(here, two)
        (seat,) = asked_of({0: here, 1: here}, table)
        assert frame(there, table, seat)["version"] == 0  # so that both hold it in memory
        name, word = fresh(), fresh()
        done = {"type": "done", "id": name, "version": 1}
        now = frame(here, table, seat)
        move = {"seat": seat, "decision": now["decision"], "version": 0, "moves": now["moves"][:1]}
        assert said(here, table, "play", **move, id=name) == (200, done)
        assert said(there, table, "play", **move, id=name) == (200, done)
        assert said(here, table, "chat", text="hello", id=word)[0] == 200
        assert said(there, table, "chat", text="hello", id=word)[0] == 200
        assert play(here, table, asked_of({0: here, 1: here}, table)[0])[0] == 200
        (seat,) = asked_of({0: there, 1: there}, table)
        assert play(there, table, seat)[1]["code"] == "late"  # somebody else's is


def test_a_move_that_was_stored_though_nobody_heard_so_is_answered_when_it_is_sent_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = served.person()
    table = make(person, "me", {"kind": "human", "name": "Bo"})
    (seat,) = asked_of({0: person, 1: person}, table)
    whole = Database.write

    async def cut(self: Database, *statements: Any) -> None:
        monkeypatch.setattr(Database, "write", whole)
        await whole(self, *statements)
        raise Unstored("the connection was cut before the answer")

    name = fresh()
    now = frame(person, table, seat)
    move = {"seat": seat, "decision": now["decision"], "version": 0, "moves": now["moves"][:1]}
    monkeypatch.setattr(Database, "write", cut)
    assert said(person, table, "play", **move, id=name)[0] == 503
    assert said(person, table, "play", **move, id=name) == (200, {"type": "done", "id": name, "version": 1})


# The rules have changed


def test_a_table_of_other_rules_goes_on_from_the_last_snapshot_from_which_it_can(
    served: Served, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = served.person()
    table = make(person, "me", {"kind": "human", "name": "Bo"})
    people = {0: person, 1: person}
    assert play_on(people, table, 25) == 25
    before = frame(person, table, 0)
    rows(settings, "UPDATE tables SET rules = 0")
    tried: list[int] = []
    whole = Course.enter

    def enter(course: Course, entries: Any) -> None:
        tried.append(course.version)
        assert len(tried) > 1, "old moves may break new rules in any way"
        whole(course, entries)

    monkeypatch.setattr(Course, "enter", enter)
    forgotten(served)
    now = frame(person, table, 0)
    assert tried[:2] == [20, 0]
    assert (now["version"], now["view"], now["moves"]) == (25, before["view"], before["moves"])
