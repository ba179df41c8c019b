"""``ziggurat backup``: a copy of everything, while the service runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes. It must not exist yet.")],
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where games are kept. [default: as of ziggurat serve]"),
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="The database, if it is not in the data directory.")
    ] = None,
) -> None:
    """Copy the database into FILE, as it is at one moment, also while the service runs.

    To restore it, stop the service, remove ziggurat.db-wal and ziggurat.db-shm from the data directory, and
    put the copy in the place of ziggurat.db. It holds everything, hidden cards of running games and what is
    kept of passwords among it: store it safely. For PostgreSQL, use pg_dump.
    """
    from ziggurat.server.keeping import back_up
    from ziggurat.server.settings import Settings

    size = back_up(Settings.read(data=data, database=database), file.expanduser())
    print(f"{file}: {size:,} bytes")
