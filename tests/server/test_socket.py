"""The socket of a table."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.server.conftest import Person, Served, serving
from tests.server.playing import Looker, asked_of, frame, fresh, looking, make, play_on, said, sit

from ziggurat.server.api.socket import TOO_MUCH
from ziggurat.server.settings import Settings
from ziggurat.server.watching import MOST_FRAMES, Watcher


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


def test_a_move_is_shown_on_all_screens(anna: Person, boris: Person, hall: Served) -> None:
    table = make(anna, "me", "open")
    with looking(anna, table) as mine, looking(hall.person(), table) as guest:
        assert (mine.frame["status"], mine.frame["view"]) == ("open", None)
        sit(boris, table, 1)
        with looking(boris, table) as other:
            for looker, seat in ((mine, 0), (other, 1), (guest, None)):
                while looker.frame["status"] == "open":
                    looker.take()
                assert looker.frame["seat"] == (None if looker is guest else seat)
            for number in range(1, 9):
                (seat,) = mine.frame["deciders"]
                mover = (mine, other)[seat]
                assert mover.play()["version"] == number
                for looker in (mine, other, guest):
                    shown = looker.until(number)
                    assert shown["version"] == number
            assert len(mine.groups) == len(other.groups) == len(guest.groups) == 9
            for looker, person, viewer in ((mine, anna, 0), (other, boris, 1), (guest, anna, None)):
                assert looker.groups == frame(person, table, viewer)["log"]["groups"]


def test_who_has_one_seat_looks_from_it_and_others_as_spectators(anna: Person, hall: Served) -> None:
    one, two = make(anna, "me", "random"), make(anna, "me", {"kind": "human", "name": "Bo"})
    with looking(anna, one) as looker:
        assert looker.frame["seat"] == 0
    with looking(anna, two) as looker:
        assert looker.frame["seat"] is None
    with looking(anna, two, 1) as looker:
        assert looker.frame["seat"] == 1
    with looking(hall.person(), two) as looker:
        assert (looker.frame["seat"], looker.frame["undo"], looker.frame["moves"]) == (None, None, [])


def test_one_screen_several_people(anna: Person) -> None:
    """Hot-seat: looked at from one seat at a time, or from none."""
    table = make(anna, "me", {"kind": "human", "name": "Bo"})
    with looking(anna, table) as looker:
        for seat in (0, 1, None, 1):
            looker.socket.send(json.dumps({"type": "look", "id": fresh(), "seat": seat}))
            while looker.take()["type"] != "frame":
                pass
            hands = [area["hand"] is not None for area in looker.frame["view"]["areas"]]
            assert hands == [seat == 0, seat == 1]
            assert looker.frame["log"]["start"] == 0


def test_nobody_looks_from_a_seat_of_others(anna: Person, boris: Person) -> None:
    table = make(anna, "me", "random")
    with looking(boris, table) as looker:
        assert looker.do("look", seat=0)["code"] == "foreign"
        assert looker.do("look", seat=9)["code"] == "not-found"
    with boris.socket(f"/api/tables/{table}/live?seat=0") as socket:
        assert json.loads(socket.recv())["code"] == "foreign"
        assert Looker(socket).closing() == 4404


@pytest.mark.parametrize("place", ["nothing/live", "nothing/live?seat=0"])
def test_a_table_that_is_not_there(anna: Person, place: str) -> None:
    with anna.socket(f"/api/tables/{place}") as socket:
        assert json.loads(socket.recv())["code"] == "not-found"
        assert Looker(socket).closing() == 4404


def test_the_same_message_again_is_answered_again(anna: Person) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"})
    (seat,) = asked_of({0: anna, 1: anna}, table)
    with looking(anna, table, seat) as looker:
        name, now = fresh(), looker.frame
        again = {
            "decision": now["decision"],
            "version": now["version"],
            "moves": now["moves"][:1],
            "id": name,
        }
        first = looker.do("play", seat=seat, **again)
        assert looker.do("play", seat=seat, **again) == first == {"type": "done", "id": name, "version": 1}
    with looking(anna, table, seat) as looker:  # after the connection was lost
        assert looker.do("play", seat=seat, **again) == first
        assert looker.frame["version"] == 1


def test_after_a_reconnection_all_is_there_again(anna: Person, boris: Person) -> None:
    table = make(anna, "me", "open")
    sit(boris, table, 1)
    people = {0: anna, 1: boris}
    with looking(anna, table) as looker:
        play_on(people, table, 5)
        before = looker.until(5)
        groups = looker.groups
    play_on(people, table, 4)
    with looking(anna, table) as looker:
        assert looker.frame["version"] == 9
        assert looker.groups[: len(groups)] == groups
        assert before["decision"] is None or looker.frame["decision"] != before["decision"]


def test_sync_sends_the_whole_log(anna: Person) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"})
    play_on({0: anna, 1: anna}, table, 6)
    with looking(anna, table, 0) as looker:
        groups, looker.groups = looker.groups, []
        looker.socket.send(json.dumps({"type": "sync", "id": fresh()}))
        looker.take()
        assert looker.groups == groups


@pytest.mark.parametrize(
    "line",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"type": "play"}',
        '{"type": "fly", "id": "a"}',
        '{"type": "sync", "id": "a", "more": 1}',
        '{"type": "look", "id": "a", "seat": -1}',
        '{"type": "chat", "id": "a", "text": ""}',
        "[" * 5_000,
        '{"type": "play", "id": "' + "a" * 65 + '"}',
    ],
)
def test_what_is_no_message_is_told_so(anna: Person, line: str) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"})
    with looking(anna, table) as looker:
        looker.socket.send(line)
        answer = looker.take()
        assert (answer["type"], answer["code"]) == ("problem", "invalid")
        assert answer["id"] == ("a" if '"id": "a"' in line else None)
        assert looker.frame["version"] == 0


def test_who_sends_nothing_but_nonsense_is_shown_out(anna: Person) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"})
    with looking(anna, table) as looker:
        for _ in range(20):
            looker.socket.send("nonsense")
            assert looker.take()["code"] == "invalid"
        looker.socket.send("nonsense")
        assert looker.closing() == TOO_MUCH


def test_who_sends_without_end_is_slowed_down(anna: Person) -> None:
    table = make(anna, "me", "random")
    with looking(anna, table) as looker:
        codes = [looker.do("look", seat=9)["code"] for _ in range(120)]
    assert codes[0] == "not-found"
    assert codes[-1] == "too-many"


def test_a_stranger_may_look_but_not_act(hall: Served, anna: Person) -> None:
    table = make(anna, "me", "random")
    with looking(hall.person(), table) as looker:
        assert looker.do("resign", seat=0)["code"] == "foreign"
        assert looker.do("chat", text="hello")["code"] == "foreign"


def test_what_is_said_is_heard_now_and_later(anna: Person, boris: Person) -> None:
    table = make(anna, "me", "open")
    sit(boris, table, 1, kind="human", name="Bo")
    with looking(anna, table) as mine, looking(boris, table) as other:
        other.do("chat", text="hello")
        while not mine.talk:
            mine.take()
        assert (mine.talk[0]["seat"], mine.talk[0]["name"], mine.talk[0]["text"]) == (1, "Bo", "hello")
    with looking(anna, table) as later:
        assert [each["text"] for each in later.talk] == ["hello"]


def test_it_is_seen_who_is_there(anna: Person, boris: Person) -> None:
    table = make(anna, "me", "open")
    sit(boris, table, 1)
    with looking(anna, table) as mine:
        assert [seat["online"] for seat in mine.frame["seats"]] == [True, False]
        with looking(boris, table):
            mine.take()
            assert [seat["online"] for seat in mine.frame["seats"]] == [True, True]
        mine.take()
        assert [seat["online"] for seat in mine.frame["seats"]] == [True, False]


def test_frames_that_wait_for_a_slow_socket_are_dropped_for_one_whole_frame() -> None:
    watcher = Watcher(1, None, 0)
    watcher.tell("first")
    for number in range(MOST_FRAMES + 5):
        watcher.show(f"frame {number}", number)
    watcher.tell("last")
    assert watcher.behind
    assert watcher.known == 0
    taken = []
    while (line := _next(watcher)) is not None:
        taken.append(line)
    assert taken == ["first", "last"]


def test_a_socket_that_takes_no_answers_is_closed() -> None:
    watcher = Watcher(1, None, 0)
    for number in range(1_000):
        watcher.tell(str(number))
    assert watcher.closed
    assert _next(watcher) is None


def _next(watcher: Watcher) -> str | None:
    """What is sent next, which is there already."""
    try:
        watcher.next().send(None)
    except StopIteration as done:
        line: str | None = done.value
        return line
    raise AssertionError("it waits")


def test_signing_out_everywhere_closes_the_sockets(hall: Served) -> None:
    person = hall.person()
    person.register("Halyna")
    table = make(person, "me", "random")
    with looking(person, table) as looker:
        assert person.delete("/api/sessions").status_code == 204
        assert looker.closing() == 4001
    assert said(person, table, "resign", seat=0)[1]["code"] == "foreign"
