"""Playing over HTTP: what is done once and only once, what is refused, taking back, giving up, talking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.kernel.toys import secret, trading
from tests.server.conftest import Person, Served, serving
from tests.server.playing import asked_of, finished, frame, fresh, looking, make, play, play_on, said, sit

from ziggurat.kernel.registry import register
from ziggurat.server.course import Course
from ziggurat.server.settings import Settings


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One service for all tests here, with two toys among its games."""
    register(secret.GAME)
    register(trading.GAME)
    settings = Settings(data=tmp_path_factory.mktemp("hall"), limits=False, open_seeds=True)
    with serving(settings) as running:
        yield running


@pytest.fixture
def anna(hall: Served) -> Person:
    return hall.person()


@pytest.fixture
def boris(hall: Served) -> Person:
    return hall.person()


def two(anna: Person, boris: Person, **more: Any) -> tuple[str, dict[int, Person]]:
    """A running table of two people."""
    table = make(anna, "me", "open", **more)
    sit(boris, table, 1)
    return table, {0: anna, 1: boris}


def before_a_free_undo(people: dict[int, Person], table: str) -> int:
    """Play on until the seat that is asked may take its last move back; that seat."""
    for seed in range(200):
        (seat,) = asked_of(people, table)
        play_on(people, table, 1, seed)
        if frame(people[seat], table, seat)["undo"]["free"]:
            return seat
    raise AssertionError("nothing can be taken back")


# Once and only once


def test_a_move_is_done_once_however_often_it_is_sent(hall: Served, anna: Person, boris: Person) -> None:
    table, people = two(anna, boris)
    (seat,) = asked_of(people, table)
    now = frame(people[seat], table, seat)
    move = {"seat": seat, "decision": now["decision"], "version": now["version"], "moves": now["moves"][:1]}
    name = fresh()
    first = said(people[seat], table, "play", **move, id=name)
    assert first == (200, {"type": "done", "id": name, "version": 1})
    assert said(people[seat], table, "play", **move, id=name) == first
    play_on(people, table, 3)
    assert said(people[seat], table, "play", **move, id=name) == first
    hall.app.state.house.tables.clear()  # as after a restart
    assert said(people[seat], table, "play", **move, id=name) == first
    assert frame(anna, table)["version"] == 4


def test_the_name_of_a_message_is_its_senders_own(anna: Person, boris: Person) -> None:
    table, people = two(anna, boris)
    (seat,) = asked_of(people, table)
    name = fresh()
    assert play(people[seat], table, seat, id=name)[0] == 200
    other = people[1 - seat]
    now = frame(other, table, 1 - seat)
    sent = {"seat": 1 - seat, "decision": 0, "version": now["version"], "moves": ["pass"]}
    assert said(other, table, "play", **sent, id=name)[1]["code"] == "late"


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"decision": 5}, 409, "late"),
        ({"version": 99}, 409, "late"),
        ({"moves": ["fly away"]}, 400, "unreadable"),
        ({"moves": ["buy C14"]}, 409, "refused"),
        ({"moves": []}, 400, "invalid"),
        ({"moves": ["x" * 201]}, 400, "invalid"),
        ({"moves": ["pass"] * 101}, 400, "invalid"),
        ({"seat": 7}, 403, "foreign"),
        ({"seat": "first"}, 400, "invalid"),
        ({"seat": None}, 400, "invalid"),
        ({"why": "because"}, 400, "invalid"),
        ({"type": "undo"}, 400, "invalid"),
    ],
)
def test_what_is_wrong_is_refused_and_changes_nothing(
    anna: Person, change: dict[str, Any], status: int, code: str
) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"})
    (seat,) = asked_of({0: anna, 1: anna}, table)
    before = frame(anna, table, seat)
    sent = {"seat": seat, "decision": before["decision"], "version": 0, "moves": before["moves"][:1]}
    answered, problem = said(anna, table, "play", **{**sent, **change})
    assert (answered, problem["code"]) == (status, code), problem
    assert frame(anna, table, seat) == before


def test_a_refusal_says_why(anna: Person) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"})
    (seat,) = asked_of({0: anna, 1: anna}, table)
    _, problem = play(anna, table, seat, "buy C14")
    assert problem["args"] == {"refusal": "not-offered"}
    assert "Possible here: " in problem["message"]


def test_nobody_moves_for_another_seat(anna: Person, boris: Person, hall: Served) -> None:
    table, people = two(anna, boris)
    (seat,) = asked_of(people, table)
    now = frame(people[seat], table, seat)
    sent = {"seat": seat, "decision": now["decision"], "version": 0, "moves": now["moves"][:1]}
    for stranger in (people[1 - seat], hall.person()):
        for what, fields in {
            "play": sent,
            "foresee": {key: sent[key] for key in ("seat", "decision", "moves")},
            "undo": {"seat": seat, "version": 0},
            "redo": {"seat": seat, "version": 0},
            "answer": {"seat": seat, "version": 0, "yes": True},
            "resign": {"seat": seat},
        }.items():
            assert said(stranger, table, what, **fields)[1]["code"] == "foreign", what
        assert stranger.get(f"/api/tables/{table}/frame?seat={seat}").json()["code"] == "foreign"
    assert frame(anna, table)["version"] == 0


def test_a_late_answer_is_told_so(anna: Person, boris: Person) -> None:
    table, people = two(anna, boris)
    (seat,) = asked_of(people, table)
    now = frame(people[seat], table, seat)
    play_on(people, table, 2)
    sent = {"decision": now["decision"], "version": now["version"], "moves": now["moves"][:1]}
    assert said(people[seat], table, "play", seat=seat, **sent)[1]["code"] == "late"


def test_before_the_start_and_after_the_end(anna: Person) -> None:
    table = make(anna, "me", "open")
    sent = {"decision": 0, "version": 0, "moves": ["pass"]}
    assert said(anna, table, "play", seat=0, **sent)[1]["code"] == "not-started"
    assert said(anna, finished(anna), "play", seat=0, **sent)[1]["code"] == "over"


# All or none


def test_several_moves_are_made_all_or_none(anna: Person) -> None:
    """The toy: each lays one card a round, so the second of two moves is refused."""
    table = make(anna, "me", {"kind": "human", "name": "Bo"}, game="secret")
    before = frame(anna, table, 0)
    _, problem = play(anna, table, 0, "lay 1", "lay 2")
    assert problem["code"] == "refused"
    assert frame(anna, table, 0) == before
    assert play(anna, table, 0, "lay 1")[0] == 200
    assert frame(anna, table, 0)["version"] == 1


def test_a_whole_compound_move_is_one_submission(anna: Person) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"}, seed=3)
    people = {0: anna, 1: anna}
    seat, now, bought = until_somebody_may_buy(people, table)
    status, done = play(anna, table, seat, bought, "settle")
    if status == 200:  # it had to be chosen how to pay
        assert done["version"] == now["version"] + 2
        now = frame(anna, table, seat)
        group = now["log"]["groups"][-1]
        assert (group["kind"], group["entry"]) == ("move", now["version"])


def until_somebody_may_buy(people: dict[int, Person], table: str) -> tuple[int, dict[str, Any], str]:
    """Play until a card can be bought: by whom, what they see, the move."""
    for seed in range(400):
        (seat,) = asked_of(people, table)
        now = frame(people[seat], table, seat)
        for move in now["moves"]:
            if move.startswith("buy "):
                return seat, now, move
        play_on(people, table, 1, seed)
    raise AssertionError("nobody could ever buy a card")


def test_a_rule_that_breaks_down_leaves_nothing_behind(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"})
    (seat,) = asked_of({0: anna, 1: anna}, table)

    def fail(_course: Course) -> int:
        raise KeyError("C14 is hidden")

    with looking(anna, table, seat) as socket:
        before = frame(anna, table, seat)
        with monkeypatch.context() as patch:
            patch.setattr(Course, "follow", fail)  # the moves are made, and not yet stored
            status, answer = play(anna, table, seat)
            assert (status, answer["code"]) == (500, "invalid")
            answer = socket.play()
            assert (answer["type"], answer["code"]) == ("problem", "invalid")
            assert "C14" not in str(answer)
        assert frame(anna, table, seat) == before
        assert play(anna, table, seat)[1]["version"] == 1
        socket.until(1)


# Several are asked at once


def test_what_is_asked_stays_the_same_while_others_answer(anna: Person, boris: Person) -> None:
    table, _ = two(anna, boris, game="secret")
    mine = frame(anna, table, 0)
    assert play(boris, table, 1, "lay 4")[0] == 200
    assert frame(anna, table, 0)["decision"] == mine["decision"]
    sent = {"seat": 0, "decision": mine["decision"], "version": mine["version"], "moves": ["lay 3"]}
    assert said(anna, table, "play", **sent)[0] == 200
    assert frame(boris, table, 1)["view"]["won"] == [0, 1]


def test_who_may_act_meanwhile_is_asked_too(anna: Person, boris: Person) -> None:
    table, _ = two(anna, boris, game="trading")
    now = frame(boris, table, 1)
    assert (now["deciders"], now["may_act"]) == ([0], [1])
    assert play(boris, table, 1)[0] == 200


# Taking back


def test_what_nobody_else_saw_is_taken_back_and_made_again(anna: Person, boris: Person) -> None:
    table, people = two(anna, boris)
    seat = before_a_free_undo(people, table)
    me = people[seat]
    made = frame(me, table, seat)
    step = made["step"]
    assert said(me, table, "undo", seat=seat, version=made["version"])[1]["version"] == made["version"] + 1
    taken = frame(me, table, seat)
    assert (taken["step"], taken["undo"]["redo"]) == (step - 1, True)
    assert [group["kind"] for group in taken["log"]["groups"]][-2:] == ["move", "undo"]
    assert said(me, table, "redo", seat=seat, version=taken["version"])[0] == 200
    again = frame(me, table, seat)
    assert (again["step"], again["view"], again["moves"]) == (step, made["view"], made["moves"])
    assert again["log"]["groups"][-1]["kind"] == "redo"
    assert again["log"]["groups"][-1]["happenings"] == made["log"]["groups"][-1]["happenings"]


def after_a_move_that_others_answered(people: dict[int, Person], table: str) -> int:
    """Play on until a seat has moved and then another one; the first of them."""
    for seed in range(200):
        (seat,) = asked_of(people, table)
        play_on(people, table, 1, seed)
        if asked_of(people, table) != [seat]:
            play_on(people, table, 1, seed)
            undo = frame(people[seat], table, seat)["undo"]
            assert (undo["free"], undo["askable"]) == (False, True)
            return seat
    raise AssertionError("nobody answers anybody")


def test_further_back_only_if_the_others_agree(anna: Person, boris: Person) -> None:
    table, people = two(anna, boris)
    seat = after_a_move_that_others_answered(people, table)
    me, other = people[seat], people[1 - seat]
    now = frame(me, table, seat)
    assert said(me, table, "undo", seat=seat, version=now["version"])[1]["version"] == now["version"]
    asked = frame(other, table, 1 - seat)
    assert (asked["undo"]["asked_by"], asked["undo"]["agreed"]) == (seat, [seat])
    assert said(other, table, "answer", seat=1 - seat, version=now["version"], yes=True)[0] == 200
    taken = frame(me, table, seat)
    assert (taken["step"], taken["decision"]) == (now["step"] - 2, now["version"] + 2)
    assert taken["undo"]["asked_by"] is None


def test_a_no_or_a_move_ends_the_asking(anna: Person, boris: Person) -> None:
    table, people = two(anna, boris)
    seat = after_a_move_that_others_answered(people, table)
    me, other = people[seat], people[1 - seat]
    version = frame(me, table, seat)["version"]
    for way in ("no", "move"):
        assert said(me, table, "undo", seat=seat, version=version)[0] == 200
        if way == "no":
            assert said(other, table, "answer", seat=1 - seat, version=version, yes=False)[0] == 200
        else:
            play_on(people, table, 1)
        assert frame(me, table, seat)["undo"]["asked_by"] is None
        late = said(other, table, "answer", seat=1 - seat, version=version, yes=True)
        assert late[1]["code"] == "late"
    assert said(me, table, "undo", seat=seat, version=version)[1]["code"] == "late"


def test_bots_agree_and_the_own_decision_comes_back(anna: Person) -> None:
    table = make(anna, "me", "random", "random", seed=5)
    people = {0: anna}
    play_on(people, table, 4)
    asked_of(people, table)
    before = now = frame(anna, table, 0)
    for seed in range(100):
        before = now
        play_on(people, table, 1, seed)
        asked_of(people, table)
        now = frame(anna, table, 0)
        if now["log"]["groups"][-1]["seat"] != 0:  # bots have moved since
            break
    assert said(anna, table, "undo", seat=0, version=now["version"])[0] == 200
    taken = frame(anna, table, 0)
    assert (taken["step"], taken["moves"], taken["view"]) == (before["step"], before["moves"], before["view"])


def test_seats_of_one_person_agree_among_themselves(anna: Person) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"})
    people = {0: anna, 1: anna}
    seat = after_a_move_that_others_answered(people, table)
    now = frame(anna, table, seat)
    assert said(anna, table, "undo", seat=seat, version=now["version"])[1]["version"] > now["version"]


def test_without_a_move_there_is_nothing_to_take_back(anna: Person) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"})
    assert said(anna, table, "undo", seat=0, version=0)[1] == {
        "code": "no-undo",
        "message": "this cannot be taken back: no move has been made",
        "args": {"refusal": "undo-no-move"},
    }
    assert said(anna, table, "redo", seat=0, version=0)[1]["args"] == {"refusal": "redo-nothing"}


# Looking ahead


def test_what_a_move_would_do_is_told_and_changes_nothing(anna: Person) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"})
    (seat,) = asked_of({0: anna, 1: anna}, table)
    now = frame(anna, table, seat)
    sent = {"seat": seat, "decision": now["decision"], "moves": now["moves"][:1]}
    status, ahead = said(anna, table, "foresee", **sent)
    assert status == 200
    assert ahead["happenings"]
    assert frame(anna, table, seat) == now
    assert play(anna, table, seat, *sent["moves"])[0] == 200
    after = frame(anna, table, seat)
    if ahead["stopped"] is None:
        assert (ahead["view"], ahead["deciders"]) == (after["view"], after["deciders"])
    assert after["log"]["groups"][-1]["happenings"][: len(ahead["happenings"])] == ahead["happenings"]


def test_only_ones_own_decision_is_foreseen(anna: Person) -> None:
    table = make(anna, "me", {"kind": "human", "name": "Bo"})
    (seat,) = asked_of({0: anna, 1: anna}, table)
    now = frame(anna, table, seat)
    sent = {"seat": seat, "decision": now["decision"], "moves": ["buy C14"]}
    assert said(anna, table, "foresee", **sent)[1]["code"] == "refused"
    assert said(anna, table, "foresee", **{**sent, "decision": 3})[1]["code"] == "late"
    assert said(anna, table, "foresee", **{**sent, "seat": 1 - seat})[1]["code"] == "late"


# Giving up


def test_who_resigns_is_played_on_by_a_bot_and_ranks_last(hall: Served, anna: Person, boris: Person) -> None:
    table = make(anna, "me", "open", "open", seed=4)
    sit(boris, table, 1)
    sit(boris, table, 2, kind="human", name="Bo")
    assert said(anna, table, "resign", seat=0)[0] == 200
    now = frame(anna, table, 0)
    assert (now["status"], now["seats"][0]["resigned"], now["moves"]) == ("running", True, [])
    assert said(anna, table, "resign", seat=0)[1]["code"] == "forbidden"
    people = {1: boris, 2: boris}
    assert play_on(people, table, 5) == 5
    hall.app.state.house.tables.clear()
    assert play_on(people, table, 5) == 5
    assert said(boris, table, "resign", seat=2)[0] == 200
    now = frame(anna, table, 0)
    assert (now["status"], now["result"]["ranking"]) == ("over", [[1], [2], [0]])


# A whole game


def test_a_whole_game_to_its_end_and_all_may_look_from_everywhere(anna: Person, boris: Person) -> None:
    table, people = two(anna, boris, game="secret")
    play_on(people, table)
    now = frame(boris, table, 0)
    assert (now["status"], now["seat"], now["deciders"], now["decision"]) == ("over", 0, [], None)
    assert now["result"]["ending"] == "cards"
    assert now["view"]["own"] == 0


# Talk


def test_what_is_said_is_heard_at_the_table(anna: Person, boris: Person, hall: Served) -> None:
    table, _ = two(anna, boris)
    name = fresh()
    for _ in range(2):
        assert said(anna, table, "chat", text="  Good \u202eluck \n you  ", id=name)[0] == 200
    assert said(hall.person(), table, "chat", text="me too")[1]["code"] == "forbidden"
    assert said(boris, table, "chat", text=" \n ")[1]["code"] == "invalid"
    assert said(boris, table, "chat", text="x" * 501)[1]["code"] == "invalid"
    live = hall.app.state.house.tables[table]
    assert [(each.seat, each.text) for _, each in live.said] == [(0, "Good luck you")]


def test_nobody_talks_without_end(anna: Person) -> None:
    table = make(anna, "me", "random")
    answers = [said(anna, table, "chat", text="again")[0] for _ in range(10)]
    assert answers == [200] * 8 + [429] * 2
