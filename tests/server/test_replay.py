"""Going through a game step by step, and going on from a step as another game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.conftest import Person, Served, serving
from tests.server.playing import asked_of, finished, frame, make, play_on, said, sit

from ziggurat.server.settings import Settings


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One service for all tests here."""
    settings = Settings(data=tmp_path_factory.mktemp("hall"), limits=False, open_seeds=True)
    with serving(settings) as running:
        yield running


@pytest.fixture
def anna(hall: Served) -> Person:
    return hall.person()


@pytest.fixture
def boris(hall: Served) -> Person:
    return hall.person()


def steps(person: Person, table: str, seat: int | None = None, **query: int) -> Any:
    """Steps of a replay."""
    asked = query if seat is None else {**query, "seat": seat}
    return person.get(f"/api/tables/{table}/steps", params=asked).json()


def test_step_by_step_each_sees_what_it_saw(anna: Person, boris: Person) -> None:
    table = make(anna, "me", "open", seed=5)
    sit(boris, table, 1)
    seen: dict[int, list[dict[str, Any]]] = {0: [frame(anna, table, 0)], 1: [frame(boris, table, 1)]}
    for number in range(10):
        play_on({0: anna, 1: boris}, table, 1, number)
        seen[0].append(frame(anna, table, 0))
        seen[1].append(frame(boris, table, 1))
    for seat, person in ((0, anna), (1, boris)):
        told = steps(person, table, seat, count=50)
        assert told["total"] == 11
        assert [step["step"] for step in told["steps"]] == [*range(11)]
        for step, then in zip(told["steps"], seen[seat], strict=True):
            for part in ("view", "deciders", "may_act", "question", "seats"):
                assert step[part] == then[part], part
            assert (step["moves"], step["decision"]) == ([], None)
            if step["step"]:
                assert step["happened"] == then["log"]["groups"][-1]["happenings"]
    assert steps(boris, table, 0)["code"] == "foreign"
    part = steps(anna, table, 0, first=8, count=2)
    assert [step["step"] for step in part["steps"]] == [8, 9]
    assert steps(anna, table, 0, first=99)["steps"] == []


def test_what_was_taken_back_is_no_step(anna: Person) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"}, seed=5)
    play_on({0: anna, 1: anna}, table, 6)
    before = steps(anna, table, 0)
    moved = play_on({0: anna, 1: anna}, table, 1)
    now = frame(anna, table, 0)
    seat = now["log"]["groups"][-1]["seat"]
    assert moved == 1
    assert said(anna, table, "undo", seat=seat, version=now["version"])[0] == 200
    after = steps(anna, table, 0)
    assert after["total"] == before["total"]
    assert after["steps"][-1]["view"] == before["steps"][-1]["view"]


def test_after_the_end_from_any_seat_or_none(anna: Person, boris: Person) -> None:
    table = finished(anna, seed=5)
    assert steps(boris, table, 1, first=3, count=1)["steps"][0]["view"]["areas"][1]["hand"] is not None
    assert steps(boris, table, None, first=3, count=1)["steps"][0]["view"]["areas"][1]["hand"] is None
    last = steps(boris, table, 0, first=12, count=1)["steps"][0]
    assert last["result"]["ranking"] == [[0], [1]]
    assert steps(boris, table, 0, first=2, count=1)["steps"][0]["result"] is None


def test_a_table_that_is_open_has_no_steps(anna: Person) -> None:
    assert steps(anna, make(anna, "me", "open")) == {"total": 0, "steps": []}


def carry_on(person: Person, table: str, step: int, *kinds: str) -> Any:
    seats = [{"kind": kind} for kind in kinds]
    return person.post(f"/api/tables/{table}/continue", json={"step": step, "seats": seats, "private": True})


def test_a_finished_game_goes_on_from_a_step_with_the_hidden_dealt_anew(
    hall: Served, anna: Person, boris: Person
) -> None:
    old = finished(anna, moves=30, seed=5)
    then = steps(boris, old, None, first=20, count=1)["steps"][0]
    fates = set()
    for number in range(4):
        answer = carry_on(boris, old, 20, "me", "human")
        assert answer.status_code == 201
        table = answer.json()["id"]
        now = frame(boris, table)
        assert (now["origin"], now["status"]) == ({"table": old, "step": 20}, "running")
        assert (now["version"], now["step"]) == (21, 0)
        assert [now["view"][part] for part in ("turn", "active")] == [
            then["view"][part] for part in ("turn", "active")
        ]
        assert [area["cards"] for area in now["view"]["areas"]] == [
            area["cards"] for area in then["view"]["areas"]
        ]
        groups = frame(boris, table, 0)["log"]["groups"]
        assert [group["kind"] for group in groups] == ["opening", *["move"] * 20, "anew"]
        assert groups == frame(boris, table, None)["log"]["groups"], "the past is told as to a spectator"
        assert said(boris, table, "undo", seat=0, version=21)[1]["args"] == {"refusal": "undo-no-move"}
        play_on({0: boris, 1: boris}, table, 30, seed=1)
        hall.app.state.house.tables.clear()
        fates.add(str(frame(boris, table)["view"]))
        assert frame(boris, table, 0)["log"]["groups"][:22] == groups
        assert steps(boris, table, 0)["total"] == 31, number
    assert len(fates) > 1, "the same chance as before"


def test_a_game_goes_on_with_open_seats_when_they_are_taken(
    hall: Served, anna: Person, boris: Person
) -> None:
    table = carry_on(anna, finished(anna, seed=5), 10, "me", "open").json()["id"]
    assert (frame(anna, table)["status"], frame(anna, table)["view"]) == ("open", None)
    hall.app.state.house.tables.clear()
    sit(boris, table, 1)
    assert frame(anna, table)["version"] == 11
    assert asked_of({0: anna, 1: boris}, table)
    assert play_on({0: anna, 1: boris}, table, 3) == 3


def test_what_cannot_be_gone_on_with(anna: Person) -> None:
    running = make(anna, "me", "random")
    assert carry_on(anna, running, 0, "me", "bot").json()["code"] == "late"
    old = finished(anna, seed=5)
    assert carry_on(anna, old, 13, "me", "bot").json()["code"] == "not-found"
    assert carry_on(anna, old, 3, "me").json()["code"] == "bad-option"
    assert carry_on(anna, "nothing", 3, "me", "bot").json()["code"] == "not-found"


def test_a_continued_game_that_ended_is_gone_on_with_again(anna: Person) -> None:
    first = carry_on(anna, finished(anna, seed=5), 10, "me", "human").json()["id"]
    play_on({0: anna, 1: anna}, first, 6)
    assert said(anna, first, "resign", seat=0)[0] == 200
    second = carry_on(anna, first, 4, "me", "human").json()["id"]
    now = frame(anna, second, 0)
    kinds = [group["kind"] for group in now["log"]["groups"]]
    assert kinds == ["opening", *["move"] * 10, "anew", *["move"] * 4, "anew"]
    assert play_on({0: anna, 1: anna}, second, 3) == 3
