"""What keeps strangers out, and what an answer may tell."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import get
from litestar.connection import ASGIConnection
from tests.server.conftest import Person, Served, serving
from tests.server.worlds import logged
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ziggurat.server import limits
from ziggurat.server.limits import Allowance, neighbourhood
from ziggurat.server.logs import told
from ziggurat.server.problems import Trouble
from ziggurat.server.settings import Settings
from ziggurat.server.sockets import SIGNED_OUT


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Served]:
    """A service with limits, as users run it."""
    with serving(Settings(data=tmp_path)) as running:
        yield running


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# Forged requests


def test_a_change_without_our_token_is_refused(client: Person) -> None:
    client.get("/api/me")
    for token in ("", "0" * 128, "x"):
        answer = client.delete("/api/session", headers={"x-csrf-token": token})
        assert code(answer) == (403, "forbidden")
    assert client.delete("/api/session").status_code == 204


def test_a_token_of_another_server_is_replaced(client: Person) -> None:
    client.cookies.set("ziggurat_csrf", "0" * 128, domain="127.0.0.1")
    client.get("/api/me")
    assert client.delete("/api/session").status_code == 204


def test_the_token_outlives_a_restart(settings: Settings) -> None:
    with serving(settings) as before:
        person = before.person()
        person.get("/api/me")
        token = person.cookies["ziggurat_csrf"]
    with serving(settings) as after:
        person = after.person()
        person.cookies.set("ziggurat_csrf", token, domain="127.0.0.1")
        assert person.delete("/api/session", headers={"x-csrf-token": token}).status_code == 204


def test_scripts_cannot_read_the_session_and_other_sites_do_not_send_it(client: Person) -> None:
    answer = client.post("/api/me", json={"name": "Anna", "password": "correct horse"})
    [cookie] = [each for each in answer.headers.get_list("set-cookie") if each.startswith("ziggurat=")]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # this is plain http; behind https it is there:
    other = Person(str(client.base_url))
    try:
        answer = other.post(
            "/api/me",
            json={"name": "Boris", "password": "correct horse"},
            headers={"x-forwarded-proto": "https"},
        )
        assert "Secure" in "".join(answer.headers.get_list("set-cookie"))
        for proto, secure in (("https", True), ("http", False)):
            other.cookies.clear()
            answer = other.get("/api/me", headers={"x-forwarded-proto": proto})
            [token] = answer.headers.get_list("set-cookie")
            assert token.startswith("ziggurat_csrf=")
            assert ("; Secure" in token) is secure
    finally:
        other.close()


def test_only_the_hash_of_a_session_is_kept(client: Person, settings: Settings) -> None:
    client.register("Anna")
    kept = b"".join(file.read_bytes() for file in settings.data.glob("ziggurat.db*"))
    assert b"Anna" in kept
    assert client.cookies["ziggurat"].encode() not in kept
    assert b"correct horse" not in kept


# Heads of answers


def test_every_answer_says_what_a_browser_may_do_with_it(client: Person) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/health", "/assets/nothing.js", "/table/x"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        if path.startswith("/api/"):
            assert headers["cache-control"] == "no-store"
        assert "server" not in headers


# Sizes and limits


def test_what_is_too_large_is_refused(client: Person) -> None:
    words = {"name": "A" * 70_000, "password": "correct horse"}
    assert code(client.post("/api/me", json=words)) == (413, "too-large")


def test_what_is_malformed_is_refused(client: Person) -> None:
    for body in (
        "",
        "{",
        "[]",
        '{"name": 1, "password": "x"}',
        '{"name": "Anna"}',
        '{"name": "Anna", "password": "correct horse", "guest": false}',
    ):
        answer = client.post("/api/me", content=body, headers={"content-type": "application/json"})
        assert code(answer) == (400, "invalid"), body


def test_an_allowance_grows_again(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: time)
    allowance = Allowance(3, 0.5)
    for _ in range(3):
        allowance.take("a")
    with pytest.raises(Trouble) as refused:
        allowance.take("a")
    assert refused.value.args_told == {"seconds": 3}
    allowance.take("b")
    time = 2.0
    allowance.take("a")
    with pytest.raises(Trouble):
        allowance.take("a")
    allowance.give_back("a")
    allowance.take("a")


def test_an_allowance_forgets_who_has_all_again(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: time)
    monkeypatch.setattr(limits, "MOST_KNOWN", 10)
    allowance = Allowance(2, 1)
    for number in range(25):
        allowance.take(f"{number}")
        time += 0.05
    assert len(allowance._left) <= 10  # noqa: SLF001 - that memory is bounded shows nowhere else


@pytest.mark.parametrize(
    ("address", "share"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::6", "2001:db8:1:2::/64"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::8:9", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_the_share_of_an_address_is_that_of_its_household(address: str, share: str) -> None:
    connection = ASGIConnection[Any, Any, Any, Any]({"type": "http", "client": (address, 1)})  # type: ignore[arg-type]
    assert neighbourhood(connection) == share


def test_changes_of_accounts_are_limited_by_address_and_play_goes_on(strict: Served) -> None:
    person = strict.person()
    answers = [person.post("/api/session", json={"name": f"No {n}", "password": "x"}) for n in range(25)]
    assert code(answers[0]) == (403, "wrong-password")
    assert code(answers[-1]) == (429, "too-many")
    assert int(answers[-1].headers["retry-after"]) == answers[-1].json()["args"]["seconds"] > 0
    assert all(person.get("/api/me").status_code == 200 for _ in range(50))


def test_guesses_of_one_password_are_limited_by_name(strict: Served) -> None:
    strict.person().register("Anna")
    guesser = strict.person()
    found = [
        code(guesser.post("/api/session", json={"name": " aNNa ", "password": f"guess {n}"}))
        for n in range(7)
    ]
    assert found[4:6] == [(403, "wrong-password"), (429, "too-many")]
    answer = strict.person().post("/api/session", json={"name": "Anna", "password": "correct horse"})
    assert code(answer) == (429, "too-many")


def test_many_guests_of_one_address_are_limited(strict: Served) -> None:
    strict.app.state.limits.of["guests"] = Allowance(2, 0.001)
    strict.app.state.limits.of["account"] = Allowance(100, 1)
    found = [
        strict.person().post("/api/me", json={"name": f"Anna {n}", "password": "correct horse"})
        for n in range(3)
    ]
    assert [answer.status_code for answer in found] == [200, 200, 429]


# Sockets


def new_table(person: Person) -> str:
    """A table that two people at one screen play."""
    seats = [{"kind": "me"}, {"kind": "human", "name": "Olga"}]
    wish = {"game": "guns_and_steel", "players": 2, "options": {}, "content": {}, "seats": seats}
    answer = person.post("/api/tables", json={**wish, "private": True})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_pages_of_others_open_no_socket(served: Served) -> None:
    person = served.person()
    path = f"/api/tables/{new_table(person)}/live"
    here = served.address.removeprefix("http://")
    for origin in ("http://evil.example", "null", f"http://{here}.evil.example", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused, person.socket(path, origin=origin):
            pass
        assert refused.value.response.status_code == 403
    for origin in (f"http://{here}", f"https://{here}"):
        with person.socket(path, origin=origin) as socket:
            assert json.loads(socket.recv(5))["type"] in ("frame", "said-before")


def test_sockets_of_one_address_are_limited(tmp_path: Path) -> None:
    with serving(Settings(data=tmp_path, sockets_per_address=2)) as served:
        person = served.person()
        path = f"/api/tables/{new_table(person)}/live"
        with person.socket(path), person.socket(path):
            with pytest.raises(InvalidStatus), person.socket(path):
                pass
            assert served.app.state.sockets.at_address == {"127.0.0.1": 2}


@pytest.mark.parametrize("everywhere", [False, True])
def test_a_socket_closes_when_its_session_ends(served: Served, everywhere: bool) -> None:
    here, there = served.person(), served.person()
    here.register("Anna")
    there.post("/api/session", json={"name": "Anna", "password": "correct horse"})
    path = f"/api/tables/{new_table(here)}/live"
    with here.socket(path) as ours, there.socket(path) as theirs:
        for socket in (ours, theirs):
            socket.recv(5)
        here.delete("/api/sessions" if everywhere else "/api/session")
        for socket in (ours, theirs) if everywhere else (ours,):
            with suppress(ConnectionClosed):
                while True:
                    socket.recv(5)
            assert socket.close_code == SIGNED_OUT
        if not everywhere:
            theirs.send('{"type": "sync", "id": "s"}')
            assert theirs.recv(5)


# Unexpected errors


def test_an_unexpected_error_tells_nothing(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    @get("/fails")
    async def fails() -> None:
        hidden = ["C14", "C15"]
        raise KeyError(f"the hidden cards are {hidden}")

    served.app.register(fails)
    with logged(monkeypatch) as log:
        answer = served.person().get("/fails")
    assert code(answer) == (500, "invalid")
    number = answer.json()["args"]["id"]
    assert "C14" not in answer.text
    lines = log.getvalue()
    assert number in lines
    assert "KeyError" in lines
    assert "test_security.py" in lines
    assert "C14" not in lines


def test_an_error_is_told_by_kinds_and_places() -> None:
    try:
        try:
            raise ValueError("C14")
        except ValueError as first:
            raise RuntimeError("C15") from first
    except RuntimeError as error:
        found = told(error)
    assert found["error"] == "builtins.RuntimeError from builtins.ValueError"
    assert all("test_security.py" in place for place in found["places"])
    assert "C1" not in str(found)


# The description of the API


def test_the_api_is_described_with_the_messages_of_the_socket(client: Person) -> None:
    described = client.get("/api/schema").json()
    assert described["openapi"].startswith("3.")
    assert set(described["paths"]["/api/me"]) == {"get", "post", "delete"}
    live = described["paths"]["/api/tables/{id}/live"]["get"]
    for side, kinds in (("sent", 9), ("received", 6)):
        references = [each["$ref"] for each in live[f"x-messages-{side}"]["oneOf"]]
        assert len(references) == kinds
        for reference in references:
            assert reference.rpartition("/")[2] in described["components"]["schemas"]
    for reference in msgspec.json.encode(described).decode().split('"$ref":"')[1:]:
        name = reference.partition('"')[0].removeprefix("#/components/schemas/")
        assert name in described["components"]["schemas"], name
    assert json.dumps(described) == json.dumps(client.get("/api/schema").json())
