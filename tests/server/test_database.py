"""Writing by one, grouped; reading by many; the schema's versions. On both databases."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, Connection, func, insert, select, text, update

from ziggurat.server import database as module
from ziggurat.server.database import Conflict, Database, Unstored
from ziggurat.server.migrations import NewerDatabase
from ziggurat.server.schema import entries, keys, metadata, now, tables
from ziggurat.server.settings import Settings

KEY = insert(keys)
COUNT = select(func.count()).select_from(keys)


@asynccontextmanager
async def opened(url: URL) -> AsyncIterator[Database]:
    database = Database(url)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


def key(name: str, value: str = "x") -> dict[str, str]:
    return {"name": name, "value": value}


async def names(database: Database) -> list[str]:
    return [row[0] for row in await database.read(select(keys.c.name).order_by(keys.c.name))]


async def test_what_is_written_can_be_read(database_url: URL) -> None:
    async with opened(database_url) as database:
        await database.write((KEY, key("a")), (KEY, key("b")))
        assert await names(database) == ["a", "b"]


async def test_all_statements_of_a_request_or_none(database_url: URL) -> None:
    async with opened(database_url) as database:
        await database.write((KEY, key("a")))
        with pytest.raises(Conflict):
            await database.write((KEY, key("b")), (KEY, key("a")))
        assert await names(database) == ["a"]


async def test_those_who_wait_are_written_together_in_order(
    database_url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    groups: list[int] = []
    whole = Database._commit  # noqa: SLF001 - how requests are grouped shows nowhere else

    async def counted(self: Database, group: list[Any]) -> None:
        groups.append(len(group))
        await whole(self, group)

    monkeypatch.setattr(Database, "_commit", counted)
    change = update(keys).where(keys.c.name == "a").values(value=keys.c.value + "!")
    async with opened(database_url) as database:
        requests = [
            database.write((KEY, key("a"))),
            database.write((change, {})),
            database.write((change, {})),
        ]
        await asyncio.gather(*requests, *(database.write((KEY, key(f"b{number}"))) for number in range(50)))
        assert groups[0] == 53
        assert [row[0] for row in await database.read(select(keys.c.value).where(keys.c.name == "a"))] == [
            "x!!"
        ]
        assert len(await names(database)) == 51


async def test_only_the_guilty_request_of_a_group_fails(database_url: URL) -> None:
    async with opened(database_url) as database:
        await database.write((KEY, key("taken")))
        wanted = ["a", "b", "taken", "c", "a"]
        answers = await asyncio.gather(
            *(database.write((KEY, key(name))) for name in wanted), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [
            type(None),
            type(None),
            Conflict,
            type(None),
            Conflict,
        ]
        assert await names(database) == ["a", "b", "c", "taken"]


async def test_what_the_driver_says_of_values_goes_no_further(database_url: URL) -> None:
    async with opened(database_url) as database:
        await database.write((KEY, key("secret-name")))
        with pytest.raises(Conflict) as told:
            await database.write((KEY, key("secret-name", "secret-value")))
        assert "secret" not in str(told.value)


async def test_closing_writes_what_waits(database_url: URL) -> None:
    database = Database(database_url)
    await database.open()
    requests = [asyncio.ensure_future(database.write((KEY, key(f"{n:03}")))) for n in range(300)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*requests)
    with pytest.raises(Unstored):
        await database.write((KEY, key("late")))
    async with opened(database_url) as again:
        assert len(await names(again)) == 300


async def test_a_caller_who_goes_away_stops_nobody(database_url: URL) -> None:
    async with opened(database_url) as database:
        impatient = asyncio.ensure_future(database.write((KEY, key("a"))))
        others = asyncio.gather(*(database.write((KEY, key(f"b{number}"))) for number in range(5)))
        await asyncio.sleep(0)
        impatient.cancel()
        await others
        assert len(await names(database)) == 6


async def test_who_comes_when_too_many_wait_waits_and_is_written(
    database_url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 5)
    async with opened(database_url) as database:
        await asyncio.gather(*(database.write((KEY, key(f"{number:02}"))) for number in range(40)))
        assert len(await names(database)) == 40


async def test_an_entry_of_no_table_is_refused(database_url: URL) -> None:
    row = {"table_id": "nowhere", "number": 1, "entry": "{}", "waiting": 0, "at": now()}
    async with opened(database_url) as database:
        with pytest.raises(Conflict):
            await database.write((insert(entries), row))


async def test_many_seats_and_far_users_fit(database_url: URL) -> None:
    table = {"id": "t" * 12, "game": "g", "rules": 1, "setting": "{}", "seed": "s", "private": False}
    table |= {"status": "open", "uploaded": False, "created": now()}
    entry = {"table_id": "t" * 12, "number": 1, "entry": "{}", "waiting": 2**32 - 1, "at": now()}
    async with opened(database_url) as database:
        await database.write((insert(tables), table), (insert(entries), entry))
        assert (await database.read(select(entries.c.waiting)))[0][0] == 2**32 - 1


async def test_the_versions_of_the_schema_lead_to_the_schema(database_url: URL) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with opened(database_url) as database:
        assert await database.reach.look(differences) == []


async def test_opening_again_changes_nothing(database_url: URL) -> None:
    async with opened(database_url) as database:
        await database.write((KEY, key("a")))
    async with opened(database_url) as database, opened(database_url) as another:
        assert await names(database) == await names(another) == ["a"]


async def test_a_database_of_a_newer_version_is_left_alone(database_url: URL) -> None:
    def advance(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '999'")

    async with opened(database_url) as database:
        await database.reach.change(advance)
    newer = Database(database_url)
    with pytest.raises(NewerDatabase, match="of version 999, and this Ziggurat knows no further than 1"):
        await newer.open()
    await newer.close()


async def test_sqlite_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    def pragmas(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    async with opened(Settings(data=tmp_path).database_url) as database:
        full = 2
        assert await database.reach.look(pragmas) == ["wal", full, 1]


async def test_connections_that_were_cut_are_made_again(fresh_postgres: str) -> None:
    others = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    async with opened(Settings(database=fresh_postgres).database_url) as database:
        await asyncio.gather(*(database.read(COUNT) for _ in range(4)))
        await database.read(others)
        await database.write((KEY, key("a")))
        await asyncio.gather(*(database.read(COUNT) for _ in range(4)))
        assert await names(database) == ["a"]


async def test_a_database_that_is_locked_tells_all_who_wait_and_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ziggurat.server.engines.PATIENCE", 0.1)
    async with opened(Settings(data=tmp_path).database_url) as database:
        other = sqlite3.connect(tmp_path / "ziggurat.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(
            *(database.write((KEY, key(f"{number}"))) for number in range(20)), return_exceptions=True
        )
        assert {type(answer) for answer in answers} == {Unstored}
        other.execute("ROLLBACK")
        other.close()
        await database.write((KEY, key("a")))
        assert await names(database) == ["a"]
