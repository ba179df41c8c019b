"""Making, listing and seating tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.conftest import Person, Served, serving
from tests.server.playing import finished, frame, make, play_on, sit

from ziggurat.server.settings import Settings


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One service for all tests here."""
    with serving(Settings(data=tmp_path_factory.mktemp("hall"), limits=False)) as running:
        yield running


@pytest.fixture
def anna(hall: Served) -> Person:
    return hall.person()


@pytest.fixture
def boris(hall: Served) -> Person:
    return hall.person()


def row(person: Person, table: str) -> dict[str, Any]:
    return dict(person.get(f"/api/tables/{table}").json())


def refused(answer: Any) -> tuple[int, str]:
    """The status and the code of a problem."""
    return answer.status_code, answer.json()["code"]


def test_one_click_and_a_game_runs_against_a_bot(anna: Person) -> None:
    table = make(anna, "me", "greedy")
    now = row(anna, table)
    assert (now["status"], now["host"], now["private"]) == ("running", True, True)
    assert [(seat["kind"], seat["mine"]) for seat in now["seats"]] == [("human", True), ("bot", False)]
    assert frame(anna, table, 0)["view"]["areas"][0]["hand"]


def test_the_games_there_are(anna: Person) -> None:
    games = {game["name"]: game for game in anna.get("/api/games").json()}
    game = games["guns_and_steel"]
    assert game["seats"] == [2, 4]
    assert set(game["titles"]) == {"en", "ru", "uk"}
    assert game["options"][0] == {
        "name": "theme",
        "values": ["new_world", "renaissance", "combined"],
        "content": False,
    }
    assert game["options"][1]["content"]
    assert game["verbs"]["buy"] == ["card"]
    assert "greedy" in game["bots"]


def test_words_and_cards_come_once_and_are_known_again(anna: Person) -> None:
    for place in ("games/guns_and_steel/texts/uk", "games/guns_and_steel/cards/ru?theme=combined"):
        first = anna.get(f"/api/{place}")
        assert first.status_code == 200
        again = anna.get(f"/api/{place}", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert "refusal-not-asked = " in anna.get("/api/games/guns_and_steel/texts/uk").text
    cards = anna.get("/api/games/guns_and_steel/cards/en?theme=renaissance").json()
    assert {"id", "name", "text", "facts"} <= set(cards[0])
    assert refused(anna.get("/api/games/guns_and_steel/texts/xx")) == (404, "not-found")
    assert refused(anna.get("/api/games/chess/texts/en")) == (404, "not-found")
    assert refused(anna.get("/api/games/guns_and_steel/cards/en?theme=old")) == (400, "bad-option")


def test_a_corrected_deck_is_given_as_content_and_told_in_its_own_words(anna: Person) -> None:
    deck = '[C01]\nname = {en = "Old Farm", ru = "Старая ферма", uk = "Стара ферма"}\n'
    table = make(anna, "me", "random", content={"deck": deck})
    assert row(anna, table)["corrected"]
    assert "Old Farm" in anna.get(f"/api/tables/{table}/texts/en").text
    cards = {card["id"]: card["name"] for card in anna.get(f"/api/tables/{table}/cards/ru").json()}
    assert cards["C01"] == "Старая ферма"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"options": {"theme": "stone age"}}, "bad-option"),
        ({"options": {"colour": "red"}}, "bad-option"),
        ({"options": {"players": "3"}}, "bad-option"),
        ({"options": {"deck": "/etc/passwd"}}, "bad-option"),
        ({"content": {"deck": "[C01]\npower = 'much'"}}, "bad-content"),
        ({"content": {"map": "x"}}, "bad-option"),
        ({"players": 3}, "bad-option"),
        ({"players": 33}, "invalid"),
        ({"game": "chess"}, "not-found"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "alphazero"}]}, "bad-option"),
        ({"seats": [{"kind": "king"}, {"kind": "me"}]}, "invalid"),
        ({"seed": 7}, "bad-option"),
        ({"colour": "red"}, "invalid"),
    ],
)
def test_what_cannot_be_is_told_with_its_reason(anna: Person, more: dict[str, Any], code: str) -> None:
    asked = {"game": "guns_and_steel", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}], **more}
    answer = anna.post("/api/tables", json=asked)
    assert (answer.status_code in (400, 404), answer.json()["code"]) == (True, code), answer.text


def test_a_wrong_deck_is_told_by_card_and_field(anna: Person) -> None:
    asked = {
        "game": "guns_and_steel",
        "players": 2,
        "seats": [{"kind": "me"}, {"kind": "bot"}],
        "content": {"deck": "[C01]\npower = 'much'"},
    }
    message = anna.post("/api/tables", json=asked).json()["message"]
    assert "C01" in message
    assert "power" in message


def test_a_deck_that_is_too_large_is_not_even_read(anna: Person) -> None:
    asked = {"game": "guns_and_steel", "players": 2, "seats": [], "content": {"deck": "#" * 2_000_000}}
    assert refused(anna.post("/api/tables", json=asked)) == (413, "too-large")


def test_when_the_last_one_sits_down_the_game_begins(anna: Person, boris: Person) -> None:
    table = make(anna, "me", "open", "greedy")
    assert (row(anna, table)["status"], frame(anna, table)["view"]) == ("open", None)
    assert sit(boris, table, 1)["status"] == "running"
    assert [seat["mine"] for seat in row(boris, table)["seats"]] == [False, True, False]
    assert frame(boris, table, 1)["view"] is not None


def test_seats_at_an_open_table(anna: Person, boris: Person, hall: Served) -> None:
    table = make(anna, "me", "open", "open")
    place = f"/api/tables/{table}/seats"
    carol = hall.person()
    sit(boris, table, 1, kind="human", name="  Boris \u202e the\nThird  ")
    assert row(anna, table)["seats"][1]["name"] == "Boris the Third"
    assert refused(carol.put(f"{place}/1", json={"kind": "me"})) == (409, "full")
    assert refused(carol.put(f"{place}/1", json={"kind": "open"})) == (403, "foreign")
    assert refused(boris.put(f"{place}/2", json={"kind": "bot"})) == (403, "forbidden")
    assert refused(boris.put(f"{place}/3", json={"kind": "me"})) == (404, "not-found")
    sit(boris, table, 1, kind="open")
    sit(carol, table, 1)
    assert sit(anna, table, 1, kind="open")["seats"][1]["kind"] == "open"  # the host may send away
    assert sit(anna, table, 2, kind="bot", bot="planner")["seats"][2]["bot"] == "planner"
    assert sit(anna, table, 2, kind="open")["status"] == "open"


def test_the_host_begins_and_bots_take_the_open_seats(anna: Person, boris: Person) -> None:
    table = make(anna, "me", "open", "open")
    assert refused(boris.post(f"/api/tables/{table}/start")) == (403, "forbidden")
    began = anna.post(f"/api/tables/{table}/start").json()
    assert (began["status"], [seat["kind"] for seat in began["seats"]]) == (
        "running",
        ["human", "bot", "bot"],
    )
    assert refused(anna.post(f"/api/tables/{table}/start")) == (409, "late")
    assert refused(boris.put(f"/api/tables/{table}/seats/1", json={"kind": "me"})) == (409, "late")


def test_an_open_table_can_be_taken_back_by_its_host_alone(anna: Person, boris: Person) -> None:
    table = make(anna, "me", "open")
    assert refused(boris.delete(f"/api/tables/{table}")) == (403, "forbidden")
    assert anna.delete(f"/api/tables/{table}").status_code == 204
    assert refused(anna.get(f"/api/tables/{table}")) == (404, "not-found")
    running = make(anna, "me", "random")
    assert refused(anna.delete(f"/api/tables/{running}")) == (409, "late")


def test_the_lobby_lists_what_is_not_private(anna: Person, boris: Person) -> None:
    open_for_three = make(anna, "me", "open", "open", private=False)
    running = make(anna, "me", "random", private=False)
    hidden = make(anna, "me", "open")

    def listed(query: str = "") -> set[str]:
        return {each["id"] for each in boris.get(f"/api/tables{query}").json()}

    assert {open_for_three, running} <= listed()
    assert hidden not in listed()
    assert running not in listed("?status=open")
    assert open_for_three in listed("?status=open&players=3&game=guns_and_steel")
    assert open_for_three not in listed("?players=2")
    assert not listed("?game=chess")
    assert boris.get("/api/tables?status=everything").status_code == 400
    assert boris.get(f"/api/tables/{hidden}").status_code == 200  # by the link


def test_my_games_tell_whose_turn_it_is(anna: Person, boris: Person, hall: Served) -> None:
    table = make(anna, "me", "open")
    sit(boris, table, 1)
    assert hall.person().get("/api/tables/mine").json() == []
    assert not any(each["id"] == table for each in hall.person().get("/api/tables/mine").json())
    for person, seat in ((anna, 0), (boris, 1)):
        (mine,) = [each for each in person.get("/api/tables/mine").json() if each["id"] == table]
        assert (seat in mine["waiting"]) == (frame(person, table, seat)["decision"] is not None)
        assert mine["seats"][seat]["mine"]


def test_lists_are_the_same_from_memory_and_from_the_rows(hall: Served, anna: Person) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"}, "random")
    play_on({0: anna, 1: anna}, table, 8)
    ended = finished(anna)
    made = make(anna, "me", "open")
    memory = anna.get("/api/tables/mine").json()
    hall.app.state.house.tables.clear()
    assert anna.get("/api/tables/mine").json() == memory
    assert {table, ended, made} == {each["id"] for each in memory}
    (over,) = [each for each in memory if each["id"] == ended]
    assert over["result"]["ranking"] == [[0], [1]]


def test_a_guest_who_signs_in_keeps_the_seats(hall: Served) -> None:
    hall.person().register("Olena Pchilka")
    guest = hall.person()
    table = make(guest, "me", "random")
    answer = guest.post("/api/session", json={"name": "Olena Pchilka", "password": "correct horse"})
    assert answer.status_code == 200
    assert [seat["mine"] for seat in row(guest, table)["seats"]] == [True, False]
    assert row(guest, table)["seats"][0]["name"] == "Olena Pchilka"
    assert row(guest, table)["host"]
    assert play_on({0: guest}, table, 3) == 3


def test_who_is_deleted_leaves_running_games_to_bots(hall: Served, boris: Person) -> None:
    leaver = hall.person()
    leaver.register("Leaver")
    running = make(leaver, "me", "open", "open")
    sit(boris, running, 1)
    sit(boris, running, 2, kind="human", name="Bo")
    waiting = make(boris, "me", "open", "open")
    sit(leaver, waiting, 1)
    own = make(leaver, "me", "open")
    assert leaver.request("DELETE", "/api/me", json={"password": "correct horse"}).status_code == 204
    seat = row(boris, running)["seats"][0]
    assert (seat["name"], seat["resigned"]) == (None, True)
    assert row(boris, waiting)["seats"][1]["kind"] == "open"
    assert refused(boris.get(f"/api/tables/{own}")) == (404, "not-found")
    assert play_on({1: boris, 2: boris}, running, 6) == 6
    hall.app.state.house.tables.clear()
    assert row(boris, running)["seats"][0] == {**seat, "online": False}


def test_what_is_not_there(anna: Person) -> None:
    for place in ("", "/frame", "/steps", "/record", "/texts/en"):
        assert refused(anna.get(f"/api/tables/nothing{place}")) == (404, "not-found")
