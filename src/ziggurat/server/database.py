"""The database: reads by many, writes by one.

A single task writes. It takes all that waits, stores it in one transaction, and answers each request only
when that is committed. One transaction a move would carry about a thousand moves a second; grouped, it is
many thousands, and nobody fights for SQLite's write lock. When a group fails, its requests are tried one by
one, so that only the guilty one fails.
"""

from __future__ import annotations

import asyncio
from itertools import groupby
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import asyncpg
from sqlalchemy import URL, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from ziggurat.server.engines import Reach, way_to
from ziggurat.server.metrics import GROUP_SECONDS, GROUP_SIZE, WAITING
from ziggurat.server.migrations import bring_up_to_date

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Row

Statement = tuple[Executable, dict[str, Any]]

MOST_WAITING: Final = 10_000
"""So many requests may wait to be written; whoever comes then, waits to wait."""
MOST_IN_GROUP: Final = 500
_UNREACHED: Final = OSError | TimeoutError | NoneFree | asyncpg.PostgresError | asyncpg.InterfaceError
"""How it shows that there is no connection; asyncpg's own errors come while one is made."""


class Conflict(Exception):
    """A row that is there already: somebody else wrote first."""


class Unstored(Exception):
    """What was to be written or read is not: the database does not work, or is closing."""


class _Request:
    """What one caller wants written, all or none."""

    __slots__ = ("done", "statements")

    def __init__(self, statements: Sequence[Statement], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done

    def succeed(self) -> None:
        if not self.done.done():  # a caller may have gone away meanwhile
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Database:
    """One database, open for reading and writing."""

    def __init__(self, url: URL) -> None:
        self.reach: Reach = way_to(url)
        self._waiting: asyncio.Queue[_Request | None] = asyncio.Queue(MOST_WAITING)
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the schema up to date and start to write."""
        await self.reach.change(bring_up_to_date)
        self._writer = asyncio.create_task(self._write(), name="writer")

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        if self._writer is not None:
            writer, self._writer = self._writer, None
            await self._waiting.put(None)
            await writer
        await self.reach.close()

    async def read(
        self, statement: Executable, values: dict[str, Any] | None = None
    ) -> list[Row[*tuple[Any, ...]]]:
        """The rows that a statement finds; ``Unstored`` if the database does not work."""
        try:
            return await self.reach.look(lambda connection: list(connection.execute(statement, values)))
        except Exception as error:
            raise _told(error) from None

    async def write(self, *statements: Statement) -> None:
        """Store all of these or none; returns when they are committed.

        ``Conflict`` if a row is there already, ``Unstored`` if the database does not work. Statements made
        once and used again (the same object) are sent together when many wait.
        """
        if self._writer is None:
            raise Unstored("the database is closed")
        request = _Request(statements, asyncio.get_running_loop().create_future())
        await self._waiting.put(request)
        await request.done

    async def _write(self) -> None:
        closing = False
        while not closing:
            group: list[_Request] = []
            taken = await self._waiting.get()
            while taken is not None:
                group.append(taken)
                if len(group) == MOST_IN_GROUP or self._waiting.empty():
                    break
                taken = self._waiting.get_nowait()
            closing = taken is None
            if group:
                await self._store(group)

    async def _store(self, group: list[_Request]) -> None:
        started = perf_counter()
        try:
            await self._commit(group)
        except Exception as error:
            await self._store_singly(group, error)
        else:
            for request in group:
                request.succeed()
        WAITING.set(self._waiting.qsize())
        GROUP_SIZE.observe(len(group))
        GROUP_SECONDS.observe(perf_counter() - started)

    async def _store_singly(self, group: list[_Request], error: Exception) -> None:
        """Find the guilty request of a group that failed; when the database itself fails, all do."""
        for request in group:
            if len(group) > 1 and not _is_out_of_reach(error):
                try:
                    await self._commit([request])
                except Exception as own:
                    error = own
                else:
                    request.succeed()
                    continue
            request.fail(_told(error))

    async def _commit(self, group: list[_Request]) -> None:
        everything = [statement for request in group for statement in request.statements]
        await self.reach.change(lambda connection: _execute(connection, everything))


def _execute(connection: Connection, statements: list[Statement]) -> None:
    for statement, alike in groupby(statements, key=lambda each: each[0]):
        rows = [values for _, values in alike]
        connection.execute(statement, rows if len(rows) > 1 else rows[0])


def _is_out_of_reach(error: Exception) -> bool:
    """Whether it is the database that fails, whatever is asked of it."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OperationalError | InterfaceError | _UNREACHED)


def _told(error: Exception) -> Exception:
    """The error for the caller. What the driver says holds values of rows, so it goes no further."""
    if isinstance(error, IntegrityError):
        return Conflict("a row is there already")
    if isinstance(error, DBAPIError | _UNREACHED):
        return Unstored(f"the database does not work: {type(error).__name__}")
    return error
