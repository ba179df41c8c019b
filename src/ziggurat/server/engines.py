"""The two databases there are, each reached in its own way and used in the same.

SQLite is called in threads of its own: one hop a transaction. An asynchronous driver hops for every cursor,
which was measured to cost four times as much. PostgreSQL speaks over a socket, so the event loop waits for
it. Both are given plain functions of a connection.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import URL, Connection, Engine

Found = TypeVar("Found")

PATIENCE: Final = 10.0
"""How many seconds a database may keep us waiting before it counts as out of reach."""


class Reach(Protocol):
    """A way to a database."""

    async def look(self, work: Callable[[Connection], Found]) -> Found:
        """Let a function read; nothing it does is a transaction."""

    async def change(self, work: Callable[[Connection], Found]) -> Found:
        """Let a function write, in one transaction that is committed when this returns."""

    async def close(self) -> None:
        """Let go of all connections."""


def way_to(url: URL) -> Reach:
    """The way to the database at an address."""
    return Sqlite(url) if url.get_backend_name() == "sqlite" else Postgres(url)


class Sqlite:
    """A file, read by two threads and written by one."""

    def __init__(self, url: URL) -> None:
        engine = create_engine(url, hide_parameters=True, connect_args={"timeout": PATIENCE})
        event.listen(engine, "connect", _prepare_sqlite)
        self.engine: Engine = engine
        self._readers = ThreadPoolExecutor(2, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")

    async def look(self, work: Callable[[Connection], Found]) -> Found:
        """Let a function read."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)

    async def change(self, work: Callable[[Connection], Found]) -> Found:
        """Let a function write."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._change, work)

    async def close(self) -> None:
        """Let go of the file."""
        self._readers.shutdown()
        self._writer.shutdown()
        self.engine.dispose()

    def _look(self, work: Callable[[Connection], Found]) -> Found:
        with self.engine.connect() as connection:
            return work(connection)

    def _change(self, work: Callable[[Connection], Found]) -> Found:
        with self.engine.begin() as connection:
            # The lock is taken at once, so that nothing fails halfway, and a migration is one transaction too
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(connection)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Every commit is on the disk before it is acknowledged, and readers do not wait for the writer."""
    connection.isolation_level = None  # the driver begins no transactions of its own
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


class Postgres:
    """A server, spoken to by the event loop."""

    def __init__(self, url: URL) -> None:
        self.engine = create_async_engine(
            url,
            hide_parameters=True,
            pool_size=4,
            pool_pre_ping=True,
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
        )
        self._looking = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def look(self, work: Callable[[Connection], Found]) -> Found:
        """Let a function read."""
        async with self._looking.connect() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Callable[[Connection], Found]) -> Found:
        """Let a function write."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()
