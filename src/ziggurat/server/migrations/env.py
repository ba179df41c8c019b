"""What Alembic runs: it is always given a connection, and works in that one's transaction."""

from __future__ import annotations

from alembic import context

from ziggurat.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
