"""How the rows came to be, version by version, and bringing a database up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from ziggurat.kernel.errors import ZigguratError

if TYPE_CHECKING:
    from sqlalchemy import Connection


class NewerDatabase(ZigguratError):
    """The database was written by a newer Ziggurat than this one."""


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's configuration: all in this package, none in files."""
    config = Config()
    config.set_main_option("script_location", "ziggurat.server:migrations")
    config.attributes["connection"] = connection
    return config


def bring_up_to_date(connection: Connection) -> None:
    """Apply the versions that a database lacks, in the transaction of the connection."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7163)")
    config = configuration(connection)
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in known:
        raise NewerDatabase(
            f"the database is of version {present}, and this Ziggurat knows no further than "
            f"{scripts.get_current_head()}: install the Ziggurat that wrote it, or a newer one, "
            "or restore a backup made before"
        )
    if present != scripts.get_current_head():
        command.upgrade(config, "head")
