"""The queue in the database: procrastinate's tables in a PostgreSQL schema of their own, and two small ones of ours.

Nothing in it is the truth about a game. If the schema is dropped, the next process makes it anew and finds by the log
which bots are asked.
"""

from __future__ import annotations

from typing import Final

import psycopg
from procrastinate.schema import SchemaManager, migrations_path
from psycopg import sql
from sqlalchemy.engine import make_url

from longcount.server.errors import BadQueue

SCHEMA: Final = "longcount_jobs"
OPTIONS: Final = f"-c search_path={SCHEMA}"
_MAKING_LOCK: Final = 864_201
OWN_TABLES: Final = """
CREATE TABLE IF NOT EXISTS rounds (owner text PRIMARY KEY, due bigint NOT NULL, at timestamptz NOT NULL DEFAULT now());
CREATE TABLE IF NOT EXISTS answers (id text PRIMARY KEY, answer text NOT NULL, at timestamptz NOT NULL DEFAULT now());
"""
"""In which round of the queue somebody is next, and what was answered to whom."""


def plain_url(url: str) -> str:
    """A database as libpq names it."""
    parts = make_url(url)
    query = {("sslmode" if name == "ssl" else name): value for name, value in parts.query.items()}
    return parts.set(drivername="postgresql", query=query).render_as_string(hide_password=False)


async def make_queue(url: str) -> None:
    """Makes the queue's tables, or brings those of an older version up to date. One process does, the others wait."""
    async with await psycopg.AsyncConnection.connect(plain_url(url)) as connection:
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_MAKING_LOCK,))
        await connection.execute(sql.SQL("CREATE SCHEMA IF NOT EXISTS {}").format(sql.Identifier(SCHEMA)))
        await connection.execute(sql.SQL("SET LOCAL search_path TO {}").format(sql.Identifier(SCHEMA)))
        await bring_up_to_date(connection)
        await connection.execute(OWN_TABLES)


def steps() -> list[str]:
    """The changes of procrastinate's tables that this version knows, in order."""
    return sorted(path.stem for path in migrations_path.glob("*.sql"))


async def bring_up_to_date(connection: psycopg.AsyncConnection) -> None:
    """The schema's comment says how far it is: procrastinate itself keeps no note."""
    asked = await connection.execute("SELECT obj_description(%s::regnamespace, 'pg_namespace')", (SCHEMA,))
    row, known = await asked.fetchone(), steps()
    reached = str(row[0]) if row and row[0] else ""
    if reached > known[-1]:
        raise BadQueue(
            "The queue in this database was made by a newer version ({theirs}, not {ours}): update Long Count.",
            theirs=reached,
            ours=known[-1],
        )
    if not reached:
        await connection.execute(SchemaManager.get_schema())
    for step in [step for step in known if reached and step > reached]:
        await connection.execute((migrations_path / f"{step}.sql").read_bytes())
    note = sql.SQL("COMMENT ON SCHEMA {} IS {}").format(sql.Identifier(SCHEMA), sql.Literal(known[-1]))
    await connection.execute(note)
