"""A running service, people who use it, and databases to run it on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
import uvicorn
from argon2 import PasswordHasher
from bench.postgresql import postgresql, tools
from litestar import Litestar
from sqlalchemy import URL
from websockets.sync.client import ClientConnection, connect

from ziggurat.server.app import make_app
from ziggurat.server.passwords import Passwords
from ziggurat.server.serving import configuration, listen
from ziggurat.server.settings import Settings

QUICK_HASHES = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Person(httpx.Client):
    """Somebody with a browser of their own: cookies are kept, changes carry the token of our pages."""

    def __init__(self, address: str) -> None:
        super().__init__(base_url=address, timeout=20)

    def send(self, request: httpx.Request, **more: Any) -> httpx.Response:
        if request.method != "GET" and "x-csrf-token" not in request.headers:
            if "ziggurat_csrf" not in self.cookies:
                self.get("/api/me")
                self.cookies.set_cookie_header(request)
            request.headers["x-csrf-token"] = self.cookies["ziggurat_csrf"]
        return super().send(request, **more)

    def socket(self, path: str, **headers: str) -> ClientConnection:
        """A socket, opened as this person."""
        address = f"ws://{self.base_url.netloc.decode()}{path}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies.jar)
        return connect(address, additional_headers={"cookie": cookies, **headers}, compression=None)

    def register(self, name: str, password: str = "correct horse") -> Any:
        """Become an account."""
        answer = self.post("/api/me", json={"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        return answer.json()


class Served:
    """A service in this process, on a port of its own."""

    def __init__(self, app: Litestar, address: str) -> None:
        self.app = app
        self.address = address
        self._people: list[Person] = []

    def person(self) -> Person:
        """Somebody new."""
        person = Person(self.address)
        self._people.append(person)
        return person

    def close(self) -> None:
        for person in self._people:
            person.close()


@contextmanager
def serving(settings: Settings) -> Iterator[Served]:
    """Serve in a thread."""
    app = make_app(settings, Passwords(QUICK_HASHES))
    started = threading.Event()

    class Server(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            started.set()

    with listen("127.0.0.1", 0, True) as listening:
        server = Server(configuration(app, settings))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        try:
            assert started.wait(20)
            assert server.started
            served = Served(app, f"http://127.0.0.1:{listening.getsockname()[1]}")
            yield served
            served.close()
        finally:
            server.should_exit = True
            thread.join(20)
            assert not thread.is_alive(), "the service does not end"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """An SQLite file of its own, nothing limited, seeds of one's choice."""
    return Settings(data=tmp_path, limits=False, open_seeds=True)


@pytest.fixture
def served(settings: Settings) -> Iterator[Served]:
    """A running service in this process."""
    with serving(settings) as running:
        yield running


@pytest.fixture
def app(served: Served) -> Litestar:
    """The application of the running service."""
    return served.app


@pytest.fixture
def client(served: Served) -> Person:
    """Somebody who uses the running service."""
    return served.person()


class Service:
    """A service in a process of its own, which may be killed and started again."""

    def __init__(self, folder: Path, database: str = "", **settings: str) -> None:
        self.folder = folder
        self.address = ""
        self.out: list[str] = []
        self.log = folder / "log"
        self._more = {"ZIGGURAT_DATABASE": database, "ZIGGURAT_LIMITS": "off", "ZIGGURAT_OPEN_SEEDS": "on"}
        self._more |= {f"ZIGGURAT_{name.upper()}": value for name, value in settings.items()}
        self.process: subprocess.Popen[str] | None = None

    def start(self, *arguments: str) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", "from ziggurat.cli import main; main()", "serve", *arguments]
        if "--port" not in arguments:
            command += ["--port", "0"]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("ZIGGURAT_")}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command,
                env={**environment, "ZIGGURAT_DATA": str(self.folder), **self._more},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.out.append(line)
            if "ready: " in line:
                self.address = line.split("ready: ")[1].strip()
                return
        raise AssertionError(f"it did not start: {self.log.read_text()}")

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def interrupt(self) -> int:
        """End it as Ctrl-C does; its exit code."""
        assert self.process is not None
        self.process.send_signal(2)
        return self._gone()

    def _gone(self) -> int:
        assert self.process is not None
        process, self.process = self.process, None
        code = process.wait(20)
        if process.stdout is not None:
            self.out += process.stdout
            process.stdout.close()
        return code


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Callable[..., Service]]:
    """Makes services in processes of their own; they are ended afterwards."""
    made: list[Service] = []

    def make(folder: Path = tmp_path, database: str = "", **settings: str) -> Service:
        made.append(Service(folder, database, **settings))
        return made[-1]

    yield make
    for service in made:
        if service.process is not None:
            service.kill()


@pytest.fixture
def service(services: Callable[..., Service]) -> Service:
    """A running service in a process of its own, on SQLite."""
    made = services()
    made.start()
    return made


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own; the address of its first database."""
    programs = tools()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    with postgresql(programs) as address:
        yield address


@pytest.fixture
def fresh_postgres(postgres: str) -> str:
    """The address of an empty PostgreSQL database."""
    name = f"t{os.urandom(6).hex()}"

    async def create() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """The address of an empty database, of either kind."""
    address = "" if request.param == "sqlite" else request.getfixturevalue("fresh_postgres")
    return Settings(data=tmp_path, database=address).database_url
