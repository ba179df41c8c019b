"""The service as a whole: its pages, health and metrics, starting, ending, being killed, backups."""

from __future__ import annotations

import json
import socket
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.conftest import Person, Served, Service, serving
from websockets.exceptions import ConnectionClosed

from ziggurat.cli import main
from ziggurat.kernel.errors import ZigguratError
from ziggurat.server.keeping import back_up
from ziggurat.server.pages import read_pages
from ziggurat.server.serving import CannotServe, listen, serve
from ziggurat.server.settings import Settings

# Pages


@pytest.fixture
def built(served: Served, tmp_path: Path) -> Served:
    """A service with a browser part as the build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Ziggurat</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-a1b2.js").write_text("let table;" * 100)
    (folder / "assets" / "text.woff2").write_bytes(b"wOF2" * 100)
    served.app.state.pages = read_pages(folder)
    return served


def test_pages_that_are_not_built_say_how_to_build_them(served: Served) -> None:
    served.app.state.pages = {}
    answer = served.person().get("/")
    assert answer.headers["content-type"].startswith("text/html")
    assert "npm run build" in answer.text


def test_any_address_is_for_the_pages_to_understand(built: Served) -> None:
    person = built.person()
    for path in ("/", "/table/abc", "/cards/guns_and_steel", "/index.html"):
        answer = person.get(path)
        assert "<title>Ziggurat</title>" in answer.text
        assert answer.headers["cache-control"] == "no-cache"


def test_what_is_not_there_is_not_the_first_page(built: Served) -> None:
    person = built.person()
    for path in ("/api", "/api/nothing", "/assets/old-0000.js", "/favicon.ico", "/.env", "/../settings.py"):
        answer = person.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["code"] == "not-found"


def test_files_with_a_hash_in_their_name_are_kept_for_ever(built: Served) -> None:
    person = built.person()
    answer = person.get("/assets/index-a1b2.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.text == "let table;" * 100
    plain = person.get("/assets/index-a1b2.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text
    assert person.get("/assets/text.woff2").headers["content-type"] == "font/woff2"
    assert person.get("/icon.svg").headers["content-type"] == "image/svg+xml"


def test_the_head_of_a_page_may_be_asked_for(built: Served) -> None:
    answer = built.person().head("/table/abc")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-type"].startswith("text/html")


def test_what_has_not_changed_is_not_sent_again(built: Served) -> None:
    person = built.person()
    first = person.get("/")
    assert "set-cookie" not in first.headers  # what may be kept on the way is the same for all
    tag = first.headers["etag"]
    again = person.get("/", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


# Health and metrics


def test_a_healthy_service_says_so(client: Person) -> None:
    assert client.get("/health").json()["status"] == "ok"
    assert client.head("/health").status_code == 200


def test_a_service_without_its_database_says_so(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_arguments: Any) -> None:
        raise OSError("no disk")

    person = served.person()
    monkeypatch.setattr(served.app.state.database.reach, "look", fail)
    answer = person.get("/health")
    assert answer.status_code == 503
    assert "no disk" not in answer.text


def test_what_is_counted_is_for_this_machine(client: Person) -> None:
    client.get("/health")
    counted = client.get("/metrics").text
    for name in (
        "ziggurat_requests_total",
        "ziggurat_sockets",
        "ziggurat_live_tables",
        "ziggurat_moves_stored_total",
        "ziggurat_write_group_size_bucket",
        "ziggurat_write_seconds_bucket",
    ):
        assert name in counted
    assert client.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 404


# Starting


def test_the_next_free_port_is_taken_if_none_was_asked_for() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with listen("127.0.0.1", port, any_port=True) as found:
            assert port < found.getsockname()[1] < port + 100
        with pytest.raises(CannotServe, match=f"cannot listen on 127.0.0.1, port {port}: Address already"):
            listen("127.0.0.1", port, any_port=False)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"database": "postgresql://nobody@127.0.0.1:1/games"}, "cannot be used"),
        ({"database": "sqlite:////nowhere/at/all/games.db"}, "cannot be used"),
        ({"host": "203.0.113.7"}, "cannot listen on 203.0.113.7"),
    ],
)
def test_what_cannot_be_served_is_told_plainly(
    tmp_path: Path, settings: dict[str, str], message: str
) -> None:
    with pytest.raises(ZigguratError, match=message):
        serve(Settings(data=tmp_path, port=0, **settings), False, lambda _address: None)  # type: ignore[arg-type]


def test_a_file_where_the_data_should_be_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--data", str(tmp_path / "file"), "--port", "0"])
    assert ended.value.code == 2
    assert "cannot be made" in capsys.readouterr().err


# Processes


def table(person: Person, **more: Any) -> str:
    """A table with one person and one seat of another at the same screen."""
    seats = [{"kind": "me"}, {"kind": "human", "name": "Olga"}]
    wish = {"game": "guns_and_steel", "players": 2, "options": {}, "content": {}, "seats": seats, **more}
    answer = person.post("/api/tables", json={**wish, "private": True})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.service
def test_it_tells_where_it_is_and_ends_when_told(service: Service) -> None:
    assert service.address.startswith("http://127.0.0.1:")
    assert httpx.get(f"{service.address}health").json()["status"] == "ok"
    assert service.interrupt() == 0
    assert "Ctrl-C ends it" in "".join(service.out)
    assert service.log.read_text() == ""


@pytest.mark.service
def test_its_log_can_be_json_and_holds_no_secrets(services: Callable[..., Service]) -> None:
    service = services(log_format="json", log_level="debug")
    service.start()
    person = Person(service.address)
    person.register("Anna", "a secret password")
    person.get("/api/nothing")
    session = person.cookies["ziggurat"]
    person.close()
    service.interrupt()
    log = service.log.read_text()
    for line in log.splitlines():
        assert json.loads(line)["timestamp"]
    assert session not in log
    assert "a secret password" not in log


@pytest.mark.service
def test_sockets_are_told_to_come_again_when_it_ends(service: Service) -> None:
    person = Person(service.address)
    with person.socket(f"/api/tables/{table(person)}/live") as live:
        live.recv(5)
        assert service.interrupt() == 0
        with suppress(ConnectionClosed):
            while True:
                live.recv(5)
        assert live.close_code == 1012
    person.close()


# Backups


def test_a_backup_while_others_write(served: Served, settings: Settings, tmp_path: Path) -> None:
    served.person().register("Anna")
    copy = tmp_path / "copies" / "games.db"
    assert back_up(settings, copy) == copy.stat().st_size > 0
    assert copy.stat().st_mode & 0o077 == 0
    with sqlite3.connect(copy) as found:
        assert found.execute("SELECT name FROM users").fetchall() == [("Anna",)]
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    found.close()
    assert [file.name for file in copy.parent.iterdir()] == ["games.db"]


def test_a_backup_can_be_restored(served: Served, settings: Settings, tmp_path: Path) -> None:
    served.person().register("Anna")
    other = tmp_path / "other"
    back_up(settings, other / "ziggurat.db")
    with serving(Settings(data=other)) as again:
        answer = again.person().post("/api/session", json={"name": "Anna", "password": "correct horse"})
        assert answer.json()["name"] == "Anna"


def test_a_backup_says_why_it_cannot_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def refused(*arguments: str) -> str:
        with pytest.raises(SystemExit) as ended:
            main(["backup", *arguments])
        assert ended.value.code == 2
        return capsys.readouterr().err

    nowhere = ("--data", str(tmp_path / "nowhere"))
    assert "there is no database at" in refused(str(tmp_path / "copy"), *nowhere)
    (tmp_path / "ziggurat.db").write_text("this is no database, but long enough to look like one" * 100)
    assert "not a database" in refused(str(tmp_path / "copy"), "--data", str(tmp_path))
    assert not (tmp_path / "copy").exists()
    assert "is there already" in refused(str(tmp_path / "ziggurat.db"), "--data", str(tmp_path))
    assert "pg_dump" in refused(str(tmp_path / "copy"), "--database", "postgresql://anna@db/games")
