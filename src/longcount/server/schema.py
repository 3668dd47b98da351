"""The tables of the database, the same on SQLite and PostgreSQL. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text, false

METADATA: Final = MetaData()

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
)

TABLES: Final = Table(
    "game_tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("minutes", Integer),
    Column("rematch", String(32)),
    # A summary of the log for lists of tables, written in the transaction of the rows it sums up.
    Column("seq", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("to_act", Text, nullable=False),
    Column("result", Text),
    Column("study", Boolean, nullable=False, server_default=false()),
    # Counts the changes of the table and its seats: whoever changes them says which one it has seen.
    Column("version", Integer, nullable=False, server_default="0"),
    Column("vote", Text),
    Column("deadline", BigInteger),
    Index("game_tables_by_owner", "owner"),
    Index("game_tables_by_status", "status", "public"),
    Index("game_tables_by_deadline", "deadline"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("holder", String(32)),
    Column("bot", String(40)),
    Column("name", String(60), nullable=False),
    Column("hot", Boolean, nullable=False),
    Column("nonce", String(32)),
    Column("spent", BigInteger, nullable=False),
    Column("since", BigInteger),
    Column("former", String(32)),
    Column("wanted", Boolean, nullable=False, server_default=false()),
    Column("agreed", Text, nullable=False, server_default=""),
    Index("seats_by_holder", "holder"),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,  # rows lie in the order of their key
)

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("beat", BigInteger, nullable=False),
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Index("presence_by_process", "process"),
)

REVIEW_WORK: Final = Table(
    "review_work",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("asker", String(32), nullable=False),
    Column("moments", Integer, nullable=False),
    Column("begun", BigInteger, nullable=False),
    Index("review_work_by_asker", "asker"),
)
"""Reviews that wait or are being worked out: any server shows how far they are, and whoever comes goes on with them."""

WEIGHED: Final = Table(
    "review_weighed",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("moment", Integer, primary_key=True),
    Column("is_look", Boolean, primary_key=True),
    Column("text", Text, nullable=False),
)
"""Moments of such a review: at a glance, or looked at more deeply."""
