"""The first version: users, sessions, tables, seats, entries, snapshots, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make all of it."""
    op.create_table(
        "users",
        sa.Column("id", sa.BigInteger, autoincrement=False),
        sa.Column("name", sa.Text),
        sa.Column("folded", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("guest", sa.Boolean, nullable=False),
        sa.Column("created", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("folded", name="uq_users_folded"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64)),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("created", sa.String(24), nullable=False),
        sa.Column("seen", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_sessions_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32)),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12)),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("setting", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("host", sa.BigInteger),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("uploaded", sa.Boolean, nullable=False),
        sa.Column("origin", sa.Text),
        sa.Column("result", sa.Text),
        sa.Column("created", sa.String(24), nullable=False),
        sa.Column("started", sa.String(24)),
        sa.Column("ended", sa.String(24)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["users.id"], name="fk_tables_host"),
    )
    op.create_index("ix_tables_lobby", "tables", ["status", "private", "created"])
    op.create_index("ix_tables_host", "tables", ["host"])
    _create_of_table(
        "seats",
        "seat",
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.Text),
        sa.Column("bot", sa.Text),
    )
    _create_of_table(
        "entries",
        "number",
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("submission", sa.String(64)),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("waiting", sa.BigInteger, nullable=False),
        sa.Column("at", sa.String(24), nullable=False),
    )
    _create_of_table(
        "snapshots",
        "number",
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    _create_of_table(
        "chat",
        "number",
        sa.Column("user_id", sa.BigInteger),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("submission", sa.String(64)),
        sa.Column("at", sa.String(24), nullable=False),
        unique="submission",
    )


def _create_of_table(name: str, number: str, *columns: sa.Column[object], unique: str = "") -> None:
    """Rows that belong to a game table, numbered, and go with it; ``unique``: once for each user."""
    rest: list[sa.Constraint] = [
        sa.PrimaryKeyConstraint("table_id", number, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"),
    ]
    if unique:
        rest.append(sa.UniqueConstraint("table_id", "user_id", unique, name=f"uq_{name}_{unique}"))
    of_user = any(column.name == "user_id" for column in columns)
    if of_user:
        rest.append(sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=f"fk_{name}_user_id"))
    op.create_table(
        name,
        sa.Column("table_id", sa.String(12)),
        sa.Column(number, sa.Integer, autoincrement=False),
        *columns,
        *rest,
    )
    if of_user:
        op.create_index(f"ix_{name}_user_id", name, ["user_id"])
