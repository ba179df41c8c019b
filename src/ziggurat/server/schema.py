"""The rows that are kept. How they came to be, version by version: ``migrations/``.

Moments are texts in UTC (``now``), which sort as they should on both databases. Plain data is kept as JSON
text. Ids of users are random, so that nobody can count them or guess a neighbour's; they fit a number of
JavaScript.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def now() -> str:
    """This moment, as it is kept: ``2026-01-31T20:15:00.000Z``."""
    return moment(datetime.now(UTC))


def moment(time: datetime) -> str:
    """A moment, as it is kept."""
    return f"{time.replace(tzinfo=None).isoformat(timespec='milliseconds')}Z"


def _moment(name: str, empty: bool = False) -> Column[str]:
    return Column(name, String(24), nullable=empty)


def _user(name: str = "user_id", empty: bool = True) -> Column[int]:
    return Column(name, BigInteger, ForeignKey("users.id"), nullable=empty)


def _of_table() -> Column[str]:
    return Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


users: Final = Table(
    "users",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text),
    Column("folded", Text, unique=True),  # the name as names are compared
    Column("password", Text),  # what argon2 made of it
    Column("guest", Boolean, nullable=False),
    _moment("created"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("user_id", BigInteger, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    _moment("created"),
    _moment("seen"),
)

keys: Final = Table(
    "keys",  # secrets of the service itself, the same for all its processes
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setting", Text, nullable=False),
    Column("seed", Text, nullable=False),  # secret until the game is over
    _user("host"),
    Column("private", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # open, running, over
    Column("uploaded", Boolean, nullable=False),
    Column("origin", Text),
    Column("result", Text),
    _moment("created"),
    _moment("started", empty=True),
    _moment("ended", empty=True),
    Index("ix_tables_lobby", "status", "private", "created"),
    Index("ix_tables_host", "host"),
)

seats: Final = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # open, human, bot
    _user(),
    Column("name", Text),
    Column("bot", Text),
    Index("ix_seats_user_id", "user_id"),
)

entries: Final = Table(
    "entries",  # append-only: what was done at a table, in order
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("submission", String(64)),
    _user(),
    Column("waiting", BigInteger, nullable=False),  # who is waited for after it: a bit for each seat
    _moment("at"),
    Index("ix_entries_user_id", "user_id"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("rules", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    _user(),
    Column("seat", Integer),
    Column("name", Text),
    Column("text", Text, nullable=False),
    Column("submission", String(64)),
    _moment("at"),
    Index("ix_chat_user_id", "user_id"),
    UniqueConstraint("table_id", "user_id", "submission", name="uq_chat_submission"),
)
