"""The settings of the service: from the environment, with defaults. ``docs/operating.md`` lists them.

ZIGGURAT_PORT=8080 ZIGGURAT_LOG_FORMAT=json ziggurat serve
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct, field
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ziggurat.kernel.errors import BadOption, one_of, short

if TYPE_CHECKING:
    from collections.abc import Mapping

PREFIX: Final = "ZIGGURAT_"
_OF_THE_BUILD: Final = {f"{PREFIX}{name}" for name in ("COMPILE", "WEB", "NO_SKIPS")}
"""What the tools of the project read, and a server does not."""
MOST_SENT: Final = 64 * 1024
"""How many bytes one request or one message of a socket may hold ..."""
MOST_UPLOADED: Final = 1024 * 1024
"""... but a record or a corrected deck, this many."""

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1)]


def data_home() -> Path:
    """Where a server keeps its data that was not told where."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "ziggurat" / "server"


class Settings(Struct, frozen=True, kw_only=True):
    """How a server is run. Each field is the environment's ``ZIGGURAT_<NAME>``."""

    host: str = "127.0.0.1"
    port: Port = 8000
    data: Path = field(default_factory=data_home)
    database: str = ""
    """The address of a PostgreSQL database; empty: SQLite in the data directory."""
    secure_cookies: bool | None = None
    """Whether cookies travel only by https; None: as the request came."""
    proxies: str = "127.0.0.1,::1"
    """The addresses of reverse proxies whose word on the client's address is taken, by commas."""
    log_format: Literal["console", "json"] = "console"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: bool = False
    """Whether /metrics answers to others than this machine."""
    limits: bool = True
    """Whether requests are limited by address; off only for measuring and tests."""
    sockets_per_address: Count = 500
    open_seeds: bool = False
    """Whether a table may be made with a seed that its maker knows; only for tests."""
    bot_pause: Annotated[float, Meta(ge=0, le=10)] = 0.0
    """How many seconds a bot waits before its move."""

    @property
    def database_url(self) -> URL:
        """The address of the database as SQLAlchemy reads it."""
        if not self.database:
            return URL.create("sqlite", database=str(self.data / "ziggurat.db"))
        try:
            url = make_url(self.database)
        except ArgumentError:
            url = None
        if url is not None and url.drivername in ("postgres", "postgresql", "postgresql+asyncpg"):
            ssl = {"ssl": str(mode)} if (mode := url.query.get("sslmode")) else {}  # as libpq writes it
            return (
                url.difference_update_query(["sslmode"])
                .update_query_dict(ssl)
                .set(drivername="postgresql+asyncpg")
            )
        if url is not None and url.drivername == "sqlite" and url.database:
            return url.set(drivername="sqlite")
        scheme = short(self.database.partition(":")[0])  # no more of it is told: it may hold a password
        raise BadOption(
            f"the database should be postgresql://USER@HOST/NAME or sqlite:////FILE, not {scheme}:..."
        )

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
        """From the environment; what is ``given`` and not None comes first."""
        words: dict[str, Any] = {}
        for name, value in (os.environ if environment is None else environment).items():
            if name.startswith(PREFIX) and name not in _OF_THE_BUILD:
                field_name = name.removeprefix(PREFIX).lower()
                if field_name not in cls.__struct_fields__:
                    known = [PREFIX + each.upper() for each in cls.__struct_fields__]
                    raise BadOption(f"as a setting, {one_of(name, known)}")
                words[field_name] = _yes_or_no(value)
        words |= {name: value for name, value in given.items() if value is not None}
        try:
            return msgspec.convert(words, cls, strict=False, dec_hook=_path)
        except msgspec.ValidationError as problem:
            what, _, where = str(problem).partition(" - at `$.")
            raise BadOption(f"{PREFIX}{where.rstrip('`').upper()}: {what}") from None


def _yes_or_no(value: str) -> str:
    return {"on": "true", "yes": "true", "off": "false", "no": "false"}.get(value.lower(), value)


def _path(kind: type, value: Any) -> Any:
    return Path(value).expanduser() if kind is Path and isinstance(value, str | Path) else value
