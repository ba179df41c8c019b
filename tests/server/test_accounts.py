"""Guests and accounts: becoming one, signing in and out, one's own data, leaving."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import Person, Served

from ziggurat.server.names import checked, folded
from ziggurat.server.problems import Trouble


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def sign_in(person: Person, name: str, password: str = "correct horse") -> Any:
    return person.post("/api/session", json={"name": name, "password": password})


# Names


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria ", "Anna Maria"),
        ("Łucja-Żółw", "Łucja-Żółw"),
        ("Ольга_2", "Ольга_2"),
        ("Ґанок їжак", "Ґанок їжак"),
        ("42", "42"),
        ("Ａｎｎａ", "Anna"),
        ("é" * 24, "é" * 24),
    ],
)
def test_names(name: str, kept: str) -> None:
    assert checked(name) == kept


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "length"),
        ("A", "length"),
        ("A" * 25, "length"),
        ("A" * 100_000, "length"),
        ("--", "letters"),
        ("Anna!", "letters"),
        ("<b>Anna", "letters"),
        ("An\u200bna", "letters"),
        ("Anna\u0301\u0301", "letters"),
        ("安娜", "letters"),
        ("Αννα", "letters"),
        ("Ann\u0430", "scripts"),
    ],
)
def test_names_that_may_not_be(name: str, why: str) -> None:
    with pytest.raises(Trouble) as refused:
        checked(name)
    assert refused.value.args_told == {"field": "name", "why": why}


def test_names_that_look_the_same_are_the_same() -> None:
    assert folded("ANNA  maria") == folded("Anna Maria")
    assert folded("ОЛЬГА") == folded("Ольга")
    assert folded("Straße") == folded("STRASSE")


# Guests and accounts


def test_who_only_looks_is_nobody(client: Person) -> None:
    assert client.get("/api/me").json() is None
    assert "ziggurat" not in client.cookies


def test_a_guest_becomes_an_account(client: Person) -> None:
    assert client.register(" Anna ") == {
        "id": client.get("/api/me").json()["id"],
        "name": "Anna",
        "guest": False,
    }
    assert client.get("/api/me").json()["name"] == "Anna"
    assert code(client.post("/api/me", json={"name": "Olga", "password": "correct horse"})) == (
        403,
        "forbidden",
    )


def test_a_name_is_given_once(served: Served) -> None:
    served.person().register("Anna Maria")
    answer = served.person().post("/api/me", json={"name": "anna  MARIA", "password": "correct horse"})
    assert code(answer) == (409, "name-taken")
    assert answer.json()["args"] == {"name": "anna MARIA"}


def test_a_password_has_eight_characters(client: Person) -> None:
    answer = client.post("/api/me", json={"name": "Anna", "password": "1234567"})
    assert code(answer) == (400, "weak-password")


def test_signing_in_on_another_machine(served: Served) -> None:
    anna = served.person().register("Anna")
    other = served.person()
    assert sign_in(other, "ANNA").json() == anna
    assert other.get("/api/me").json() == anna


@pytest.mark.parametrize("name", ["Anna", "Nobody", ""])
def test_a_wrong_password_and_an_unknown_name_are_told_alike(served: Served, name: str) -> None:
    served.person().register("Anna")
    answer = sign_in(served.person(), name, "wrong horse")
    assert code(answer) == (403, "wrong-password")
    assert answer.json()["message"] == "there is no account of that name and password"


def test_signing_out_here(served: Served) -> None:
    here, there = served.person(), served.person()
    here.register("Anna")
    sign_in(there, "Anna")
    old = here.cookies["ziggurat"]
    assert here.delete("/api/session").status_code == 204
    assert "ziggurat" not in here.cookies
    assert there.get("/api/me").json()["name"] == "Anna"
    here.cookies.set("ziggurat", old, domain="127.0.0.1")
    assert here.get("/api/me").json() is None


def test_signing_out_everywhere(served: Served) -> None:
    here, there = served.person(), served.person()
    here.register("Anna")
    sign_in(there, "Anna")
    assert here.delete("/api/sessions").status_code == 204
    assert there.get("/api/me").json() is None


def test_a_new_password_signs_others_out(served: Served) -> None:
    here, there = served.person(), served.person()
    here.register("Anna")
    sign_in(there, "Anna")
    wrong = here.put("/api/me/password", json={"old": "wrong horse", "password": "battery staple"})
    assert code(wrong) == (403, "wrong-password")
    weak = here.put("/api/me/password", json={"old": "correct horse", "password": "short"})
    assert code(weak) == (400, "weak-password")
    done = here.put("/api/me/password", json={"old": "correct horse", "password": "battery staple"})
    assert done.status_code == 204
    assert here.get("/api/me").json()["name"] == "Anna"
    assert there.get("/api/me").json() is None
    assert code(sign_in(there, "Anna")) == (403, "wrong-password")
    assert sign_in(there, "Anna", "battery staple").status_code == 200


def test_a_session_that_nobody_used_for_long_is_over(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    person = served.person()
    person.register("Anna")
    monkeypatch.setattr("ziggurat.server.accounts._ago", lambda _span: "2999")
    assert person.get("/api/me").json() is None


def test_strangers_have_no_data_no_password_and_nothing_to_delete(client: Person) -> None:
    assert code(client.get("/api/me/export")) == (403, "forbidden")
    assert code(client.put("/api/me/password", json={"old": "x", "password": "y"})) == (403, "forbidden")
    assert code(client.request("DELETE", "/api/me", json={"password": None})) == (403, "forbidden")
    assert client.delete("/api/session").status_code == 204
    assert client.delete("/api/sessions").status_code == 204


def test_own_data(client: Person) -> None:
    client.register("Anna")
    answer = client.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["account"]["name"] == "Anna"
    assert len(found["sessions"]) == 1
    assert "password" not in found["account"]
    assert "argon2" not in answer.text


def test_an_account_is_deleted_with_its_password_only(served: Served) -> None:
    person = served.person()
    person.register("Anna")
    for password in (None, "wrong horse"):
        answer = person.request("DELETE", "/api/me", json={"password": password})
        assert code(answer) == (403, "wrong-password")
    assert person.request("DELETE", "/api/me", json={"password": "correct horse"}).status_code == 204
    assert person.get("/api/me").json() is None
    assert code(sign_in(person, "Anna")) == (403, "wrong-password")
    served.person().register("Anna")


# Seats of guests and of those who leave


def table(person: Person, *seats: dict[str, str]) -> str:
    """A private table with these seats."""
    wish = {
        "game": "guns_and_steel",
        "players": len(seats),
        "options": {},
        "content": {},
        "seats": list(seats),
    }
    answer = person.post("/api/tables", json={**wish, "private": True})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


ME = {"kind": "me"}
OLGA = {"kind": "human", "name": "Olga"}
OPEN = {"kind": "open"}


def sitters(person: Person, id: str) -> list[tuple[str, str | None, bool]]:
    """The seats of a table, as a person sees them: kind, name, whether their own."""
    row = person.get(f"/api/tables/{id}").json()
    return [(seat["kind"], seat["name"], seat["mine"]) for seat in row["seats"]]


def play(person: Person, id: str, name: str) -> Any:
    """Make a move for the seat that is asked."""
    seat = person.get(f"/api/tables/{id}/frame").json()["deciders"][0]
    frame = person.get(f"/api/tables/{id}/frame", params={"seat": seat}).json()
    wish = {"id": name, "seat": seat, "decision": frame["decision"], "version": frame["version"]}
    return person.post(f"/api/tables/{id}/play", json={**wish, "moves": frame["moves"][:1]})


def test_a_guest_who_becomes_an_account_is_named_at_their_tables(client: Person) -> None:
    made = table(client, ME, OLGA)
    assert sitters(client, made) == [("human", None, True), ("human", "Olga", True)]
    client.register("Anna")
    assert sitters(client, made) == [("human", "Anna", True), ("human", "Olga", True)]
    assert [row["id"] for row in client.get("/api/tables/mine").json()] == [made]
    assert play(client, made, "m1").status_code == 200


def test_the_seats_of_a_guest_go_with_them_into_their_account(served: Served) -> None:
    served.person().register("Anna")
    guest = served.person()
    made = table(guest, ME, OLGA)
    assert play(guest, made, "m1").status_code == 200
    assert sign_in(guest, "Anna").status_code == 200
    assert sitters(guest, made) == [("human", "Anna", True), ("human", "Olga", True)]
    again = play(guest, made, "m2")
    assert again.status_code == 200
    assert again.json()["version"] >= 2
    found = guest.get("/api/me/export").json()
    assert [row["id"] for row in found["tables"]] == [made]
    assert [row["seat"] for row in found["seats"]] == [0, 1]
    assert found["entries"][0]["entry"]["move"]
    assert "seed" not in str(found)


def test_who_leaves_hands_running_games_to_bots_and_loses_their_name(served: Served) -> None:
    anna, boris = served.person(), served.person()
    anna.register("Anna")
    boris.register("Boris")
    running = table(anna, ME, OPEN, OPEN)
    for seat, person in ((1, boris), (2, boris)):
        answer = person.put(f"/api/tables/{running}/seats/{seat}", json={"kind": "me"})
        assert answer.status_code == 200, answer.text
    waiting, own = table(boris, ME, OPEN), table(anna, ME, OPEN)
    anna.put(f"/api/tables/{waiting}/seats/1", json={"kind": "me"})
    waiting_too = table(boris, ME, OPEN, OPEN)
    anna.put(f"/api/tables/{waiting_too}/seats/1", json={"kind": "me"})
    said = {"id": "c1", "text": "words of Anna"}
    assert anna.post(f"/api/tables/{running}/chat", json=said).status_code == 200
    assert anna.request("DELETE", "/api/me", json={"password": "correct horse"}).status_code == 204
    row = boris.get(f"/api/tables/{running}").json()
    assert row["status"] == "running"
    assert row["seats"][0]["resigned"]
    assert [seat["name"] for seat in row["seats"]] == [None, "Boris", "Boris"]
    assert sitters(boris, waiting_too)[1] == ("open", None, False)
    assert boris.get(f"/api/tables/{own}").status_code == 404
    served.app.state.house.tables.clear()  # as after a restart
    row = boris.get(f"/api/tables/{running}").json()
    assert [seat["name"] for seat in row["seats"]] == [None, "Boris", "Boris"]
    with boris.socket(f"/api/tables/{running}/live") as live:
        heard = [live.recv(5) for _ in range(2)]
    assert not any("words of Anna" in str(line) for line in heard)
