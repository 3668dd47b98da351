"""The database: SQLite (a file in WAL mode) or PostgreSQL, the same schema and the same statements.

Whoever has seen a row can rely on it: a transaction is on disk before its rows are told to anybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from longcount.server.errors import LostRace
from longcount.server.schema import LOG, PEOPLE, REVIEWS, SEATS, SECRETS, TABLES
from longcount.server.seating import CLOSED, OVER, PLAYING, WAITING, Seat, StoredRow, Table, now_ms, table_from

MIGRATIONS: Final = Path(__file__).parent / "migrations"
COOKIE_SECRET: Final = "cookie"
MOST_LISTED: Final = 100
_MIGRATION_LOCK: Final = 864_200

_SUMMARY = ("changed", "status", "seq", "round", "to_act", "result")
_INSERT_ROW: Final = sa.insert(LOG)
_UPDATE_SUMMARY: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("b_id"))
    .values({name: sa.bindparam(f"b_{name}") for name in _SUMMARY})
)
_UPDATE_SPENT: Final = (
    sa.update(SEATS)
    .where(SEATS.c.table_id == sa.bindparam("b_table"), SEATS.c.seat == sa.bindparam("b_seat"))
    .values(spent=sa.bindparam("b_spent"))
)


@dataclass
class Batch:
    """What one move adds to the database."""

    rows: list[dict[str, Any]]
    summary: dict[str, Any]
    spent: list[dict[str, Any]] = field(default_factory=list)


def batch_of(table: Table, rows: Sequence[StoredRow], seats: Sequence[Seat] = ()) -> Batch:
    return Batch(
        [log_row(table.id, row) for row in rows],
        {"b_id": table.id, **{f"b_{name}": value for name, value in table.summary().items()}},
        [{"b_table": seat.table_id, "b_seat": seat.seat, "b_spent": seat.spent} for seat in seats],
    )


def log_row(table: str, row: StoredRow) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": row.seq,
        "seat": row.seat,
        "kind": row.kind,
        "text": row.text,
        "at": row.at,
    }


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = make_url(url).get_backend_name() == "sqlite"
        self.engine: AsyncEngine = open_engine(url, self.is_sqlite)
        self._one_writer = asyncio.Lock()

    async def open(self) -> None:
        """Brings the database into the form this program knows."""
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something. SQLite has one writer at a time: wait here, not in the database."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._one_writer, self.engine.begin() as connection:
            yield connection

    # --- moves --------------------------------------------------------------

    async def append(self, batches: Sequence[Batch]) -> None:
        """The moves of many tables in one transaction; raises LostRace if any row's number is taken."""
        spent = [row for batch in batches for row in batch.spent]
        try:
            async with self.writing() as connection:
                await connection.execute(_INSERT_ROW, [row for batch in batches for row in batch.rows])
                await connection.execute(_UPDATE_SUMMARY, [batch.summary for batch in batches])
                if spent:
                    await connection.execute(_UPDATE_SPENT, spent)
        except IntegrityError as error:
            raise LostRace from error

    async def rows(self, table: str) -> list[StoredRow]:
        query = sa.select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.seq)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [StoredRow(row.seq, row.seat, row.kind, row.text, row.at) for row in found]

    # --- tables -------------------------------------------------------------

    async def add_table(self, table: Table, seats: Sequence[Seat], rows: Sequence[StoredRow]) -> None:
        async with self.writing() as connection:
            await connection.execute(sa.insert(TABLES), [table.as_row()])
            await connection.execute(sa.insert(SEATS), [vars(seat) for seat in seats])
            if rows:
                await connection.execute(_INSERT_ROW, [log_row(table.id, row) for row in rows])

    async def save_table(self, table: Table, seats: Sequence[Seat], rows: Sequence[StoredRow] = ()) -> None:
        """After somebody sat down, left or closed; with the rows that follow from it."""
        try:
            async with self.writing() as connection:
                if rows:
                    await connection.execute(_INSERT_ROW, [log_row(table.id, row) for row in rows])
                await connection.execute(sa.update(TABLES).where(TABLES.c.id == table.id).values(**table.as_row()))
                for seat in seats:
                    here = (SEATS.c.table_id == seat.table_id, SEATS.c.seat == seat.seat)
                    await connection.execute(sa.update(SEATS).where(*here).values(**vars(seat)))
        except IntegrityError as error:
            raise LostRace from error

    async def table(self, name: str) -> tuple[Table, list[Seat]] | None:
        async with self.engine.connect() as connection:
            found = await tables_with_seats(connection, sa.select(TABLES).where(TABLES.c.id == name))
        return found[0] if found else None

    async def tables(self, which: str, user: str) -> list[tuple[Table, list[Seat]]]:
        """`mine`, `open` (public, a seat free) or `finished` (mine), newest first."""
        query = sa.select(TABLES).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(MOST_LISTED)
        seated = sa.select(SEATS.c.table_id).where(SEATS.c.holder == user)
        mine = sa.or_(TABLES.c.owner == user, TABLES.c.id.in_(seated))
        free = sa.select(SEATS.c.table_id).where(SEATS.c.kind == "person", SEATS.c.holder.is_(None))
        match which:
            case "mine":
                query = query.where(mine, TABLES.c.status.in_([WAITING, PLAYING]))
            case "open":
                query = query.where(TABLES.c.public, TABLES.c.status.in_([WAITING, PLAYING]), TABLES.c.id.in_(free))
            case _:
                query = query.where(mine, TABLES.c.status.in_([OVER, CLOSED]))
        async with self.engine.connect() as connection:
            return await tables_with_seats(connection, query)

    async def running(self) -> list[tuple[Table, list[Seat]]]:
        """Every table at which play goes on."""
        async with self.engine.connect() as connection:
            return await tables_with_seats(connection, sa.select(TABLES).where(TABLES.c.status == PLAYING))

    async def count_running(self, owner: str) -> int:
        query = sa.select(sa.func.count()).select_from(TABLES)
        query = query.where(TABLES.c.owner == owner, TABLES.c.status.in_([WAITING, PLAYING]))
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    # --- reviews ------------------------------------------------------------

    async def review(self, table: str) -> str | None:
        query = sa.select(REVIEWS.c.text).where(REVIEWS.c.table_id == table)
        async with self.engine.connect() as connection:
            text = (await connection.execute(query)).scalar_one_or_none()
        return None if text is None else str(text)

    async def keep_review(self, table: str, text: str) -> None:
        """Kept with the game; the first one stays."""
        with contextlib.suppress(IntegrityError):
            async with self.writing() as connection:
                await connection.execute(sa.insert(REVIEWS).values(table_id=table, text=text, created=now_ms()))

    # --- people and secrets -------------------------------------------------

    async def name_of(self, person: str) -> str | None:
        query = sa.select(PEOPLE.c.name).where(PEOPLE.c.id == person)
        async with self.engine.connect() as connection:
            name = (await connection.execute(query)).scalar_one_or_none()
        return None if name is None else str(name)

    async def rename(self, person: str, name: str) -> None:
        async with self.writing() as connection:
            changed = await connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
            if not changed.rowcount:
                await connection.execute(sa.insert(PEOPLE).values(id=person, name=name, created=now_ms()))

    async def secret(self, name: str = COOKIE_SECRET) -> str:
        """Made at the first start, kept for ever: cookies and links depend on it."""
        query = sa.select(SECRETS.c.value).where(SECRETS.c.name == name)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        if found is not None:
            return str(found)
        with contextlib.suppress(IntegrityError):  # another process was first
            async with self.writing() as connection:
                await connection.execute(sa.insert(SECRETS).values(name=name, value=secrets.token_urlsafe(32)))
        return await self.secret(name)

    async def is_well(self) -> bool:
        async with self.engine.connect() as connection:
            return bool((await connection.execute(sa.select(sa.literal(1)))).scalar_one() == 1)


async def tables_with_seats(connection: AsyncConnection, query: Any) -> list[tuple[Table, list[Seat]]]:
    tables = [table_from(row) for row in (await connection.execute(query)).mappings()]
    seats: dict[str, list[Seat]] = {table.id: [] for table in tables}
    if seats:
        asked = sa.select(SEATS).where(SEATS.c.table_id.in_(list(seats))).order_by(SEATS.c.table_id, SEATS.c.seat)
        for row in (await connection.execute(asked)).mappings():
            seats[row["table_id"]].append(Seat(**dict(row)))
    return [(table, seats[table.id]) for table in tables]


def open_engine(url: str, is_sqlite: bool) -> AsyncEngine:
    if not is_sqlite:
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=16, connect_args={"timeout": 15})
    sa.event.listen(engine.sync_engine, "connect", tune_sqlite)
    return engine


def tune_sqlite(connection: Any, _record: Any) -> None:
    """WAL: readers do not wait for the writer. FULL: a transaction is on the disk when it is done."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
