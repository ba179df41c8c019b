"""Records: had only after the end, verified when they come from others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.conftest import Person, Served, serving
from tests.server.playing import finished, frame, make, play_on, said

import ziggurat
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


def test_the_full_record_only_after_the_end(anna: Person, boris: Person) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"}, "greedy")
    refused = anna.get(f"/api/tables/{table}/record")
    assert (refused.status_code, refused.json()["code"]) == (409, "late")
    play_on({0: anna, 1: anna}, table, 8)
    for seat in (0, 1):
        assert anna.get(f"/api/tables/{table}/record").status_code == 409
        assert said(anna, table, "resign", seat=seat)[0] == 200
    record = boris.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert record.headers["content-disposition"] == f'attachment; filename="guns_and_steel-{table}.jsonl"'
    match = ziggurat.resume(record.text)
    assert match.seated == ["human", "human:Bo", "bot:greedy"]
    assert match.ranking() == frame(anna, table)["result"]["ranking"]


def test_a_record_comes_back_as_a_table_to_be_watched(hall: Served, anna: Person, boris: Person) -> None:
    table = finished(anna, moves=25)
    text = anna.get(f"/api/tables/{table}/record").text
    answer = boris.post("/api/records", json={"text": text})
    assert answer.status_code == 201
    copy = answer.json()["id"]
    row = anna.get(f"/api/tables/{copy}").json()
    assert (row["uploaded"], row["private"], row["status"]) == (True, True, "over")
    assert [seat["resigned"] for seat in row["seats"]] == [False, True]
    for seat in (0, 1, None):
        shown, original = frame(anna, copy, seat), frame(anna, table, seat)
        for part in ("view", "log", "result", "step", "version"):
            assert shown[part] == original[part], part
    memory = frame(anna, copy, 0)
    hall.app.state.house.tables.clear()
    assert frame(anna, copy, 0) == memory
    assert anna.get(f"/api/tables/{copy}/record").text == text
    assert all(each["id"] != copy for each in anna.get("/api/tables").json())


def test_a_game_that_was_left_can_be_watched_and_gone_on_with(anna: Person) -> None:
    match = ziggurat.new_match("guns_and_steel:players=2", seed=3)
    for _ in range(10):
        match.play(match.table.deciders[0], match.table.moves(match.table.deciders[0])[0])
    table = anna.post("/api/records", json={"text": match.record().write()}).json()["id"]
    now = frame(anna, table, 1)
    assert (now["status"], now["result"], now["step"], now["deciders"]) == ("over", None, 10, [])
    seats = [{"kind": "me"}, {"kind": "human"}]
    on = anna.post(f"/api/tables/{table}/continue", json={"step": 10, "seats": seats}).json()["id"]
    assert play_on({0: anna, 1: anna}, on, 3) == 3


def test_a_record_that_was_changed_is_refused(anna: Person) -> None:
    text = anna.get(f"/api/tables/{finished(anna)}/record").text
    lines = text.splitlines()
    for wrong, told in {
        "": "line 1",
        "nonsense": "line 1",
        "\n".join(lines[:-1]): "cut short",
        "\n".join([*lines[:3], *lines[4:]]): "line 4",
        text.replace('"guns_and_steel"', '"chess"', 1): "line 1",
        text.replace("resource", "technology", 1): "line",
    }.items():
        answer = anna.post("/api/records", json={"text": wrong})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-record"), answer.text
        assert told in answer.json()["message"]


def test_a_record_that_is_too_large_is_refused(anna: Person) -> None:
    assert anna.post("/api/records", json={"text": "x" * 1_100_000}).status_code == 400
    assert anna.post("/api/records", json={"text": "x" * 3_000_000}).json()["code"] == "too-large"
    assert anna.post("/api/records", json={"text": "\n" * 20_000}).json()["code"] == "too-large"
