"""A copy of the database while others use it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from ziggurat.kernel.errors import ZigguratError

if TYPE_CHECKING:
    from ziggurat.server.settings import Settings


class NoBackup(ZigguratError):
    """No copy was made."""


def back_up(settings: Settings, file: Path) -> int:
    """Copy an SQLite database into a file, whole or not at all; its size in bytes."""
    url = settings.database_url
    if url.get_backend_name() != "sqlite":
        raise NoBackup(
            "PostgreSQL has a tool of its own for this: pg_dump --format=custom --file=FILE DATABASE, "
            "and pg_restore to restore it"
        )
    source = Path(url.database or "")
    if not source.is_file():
        raise NoBackup(f"there is no database at {source}: name its directory by --data")
    partial = file.with_name(f"{file.name}.partial")
    try:
        if file.exists():
            raise NoBackup(f"{file} is there already: name another file")
        file.parent.mkdir(parents=True, exist_ok=True)
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds secrets
        _copy(source, partial)
        partial.replace(file)
        return file.stat().st_size
    except (OSError, sqlite3.Error) as problem:
        partial.unlink(missing_ok=True)
        raise NoBackup(f"the copy {file} cannot be made: {problem}") from None


def _copy(source: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as kept,
        closing(sqlite3.connect(target)) as copy,
    ):
        kept.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
