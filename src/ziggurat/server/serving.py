"""Running the service: a port, one process, and an end that loses nothing."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import structlog
import uvicorn
from sqlalchemy.exc import DBAPIError

from ziggurat.kernel.errors import ZigguratError
from ziggurat.server.app import make_app
from ziggurat.server.database import Database
from ziggurat.server.logs import set_up_logs
from ziggurat.server.settings import MOST_SENT

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar import Litestar

    from ziggurat.server.settings import Settings

PORTS_TRIED: Final = 100
GRACE: Final = 5
"""So many seconds are left at the end to requests that are under way."""

YOUNG: Final = (10_000, 20, 100)
"""How many objects are made before Python looks for unreachable ones among the youngest; after so many looks
it includes the middle-aged; after so many of those, all."""

SWITCH: Final = 0.0005
"""So long a thread waits for its turn, in seconds. SQLite's writer gives its turn away at every row, and by
Python's default would wait five milliseconds to have it again while the loop is busy."""

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger()


class CannotServe(ZigguratError):
    """The service cannot start: a port is taken, a directory is closed, a database is out of reach."""


def serve(settings: Settings, any_port: bool, ready: Callable[[str], object]) -> None:
    """Serve until told to stop. With ``any_port`` the next free port is taken if that one is not free.

    ``ready`` is told the address once the service answers.
    """
    set_up_logs(settings)
    os.umask(0o077)  # what is kept is nobody else's on this machine
    _allow_many_sockets()
    make_folder(settings)
    asyncio.run(_open_once(settings))
    with listen(settings.host, settings.port, any_port) as listening:
        address = f"http://{_shown(settings.host)}:{listening.getsockname()[1]}/"
        server = _Server(configuration(make_app(settings), settings), lambda: ready(address))
        try:
            server.run(sockets=[listening])
        except KeyboardInterrupt:  # told again when all is done
            return
        if not server.was_ready:
            raise CannotServe("the service does not start: the log above says more")


def make_folder(settings: Settings) -> None:
    """Make the data directory."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise CannotServe(f"the directory {settings.data} cannot be made: {problem.strerror}") from None


def _allow_many_sockets() -> None:
    """Each socket is an open file, and many systems allow a thousand of them unless asked for more."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _collect_seldom() -> None:
    """Let Python look for unreachable objects seldom.

    The past of the tables in play is a million objects, all reachable, and freed without it. By its defaults
    looking took a third of all time, and now and then held everybody up for a third of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


async def _open_once(settings: Settings) -> None:
    """Bring the database up to date before anything else starts, so that its problems are told plainly."""
    database = Database(settings.database_url)
    try:
        await database.open()
    except (DBAPIError, OSError, TimeoutError) as problem:
        reason = problem.orig if isinstance(problem, DBAPIError) else problem
        where = settings.database_url.render_as_string(hide_password=True)
        raise CannotServe(f"the database {where} cannot be used: {reason}") from None
    finally:
        await database.close()


def listen(host: str, first: int, any_port: bool) -> socket.socket:
    """A socket that listens on that port, or with ``any_port`` on the next that is free; 0 is any at all."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in range(first, first + (PORTS_TRIED if any_port and first else 1)):
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port))
            listening.listen(2048)
        except OSError as problem:
            listening.close()
            if problem.errno == errno.EADDRINUSE and any_port:
                continue
            raise CannotServe(f"cannot listen on {host}, port {port}: {problem.strerror}") from None
        else:
            return listening
    raise CannotServe(f"the ports {first} to {first + PORTS_TRIED - 1} of {host} are all taken")


def _shown(host: str) -> str:
    """The address to open on this machine."""
    if host in ("", "0.0.0.0"):
        return "127.0.0.1"
    if host == "::":
        return "[::1]"
    return f"[{host}]" if ":" in host else host


def configuration(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    application: Any = app  # Litestar and uvicorn write the types of ASGI differently
    return uvicorn.Config(
        application,
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # frames are small, and compressing them was measured to cost a fifth
        ws_max_size=MOST_SENT,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


class _Server(uvicorn.Server):
    """Tells when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self._ready = ready
        self.was_ready = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            sys.setswitchinterval(SWITCH)
            _collect_seldom()
            self.was_ready = True
            self._ready()
