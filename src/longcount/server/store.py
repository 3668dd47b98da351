"""The database: SQLite (a file in WAL mode) or PostgreSQL, the same schema and the same statements.

Whoever has seen a row can rely on it: a transaction is on disk before its rows are told to anybody. On PostgreSQL
several processes write: a row has its number once, and a table or its seats are changed only by who has seen their last
version.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from longcount.server.errors import LostRace, NotNow
from longcount.server.outages import told_as_away
from longcount.server.schema import LOG, PEOPLE, PRESENCE, REVIEWS, SEATS, SECRETS, TABLES
from longcount.server.seating import CLOSED, OVER, PLAYING, WAITING, Seat, StoredRow, Table, now_ms, table_from

MIGRATIONS: Final = Path(__file__).parent / "migrations"
COOKIE_SECRET: Final = "cookie"
MOST_LISTED: Final = 100
CHANNEL: Final = "longcount"
"""Where processes tell each other what they stored."""
_MIGRATION_LOCK: Final = 864_200
_OWNER_LOCK: Final = 864_201

Mark = tuple[int, int]
"""How far a table is: the number of its last row, and its version."""

_SUMMARY = ("changed", "status", "seq", "round", "to_act", "result", "vote", "deadline")
_INSERT_ROW: Final = sa.insert(LOG)
_UPDATE_SUMMARY: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("b_id"), TABLES.c.version == sa.bindparam("b_version"))
    .values({name: sa.bindparam(f"b_{name}") for name in _SUMMARY})
)
_A_SEAT: Final = sa.and_(SEATS.c.table_id == sa.bindparam("b_table"), SEATS.c.seat == sa.bindparam("b_seat"))
_UPDATE_SPENT: Final = (
    sa.update(SEATS).where(_A_SEAT).values(spent=sa.bindparam("b_spent"), since=sa.bindparam("b_since"))
)
_SEAT_FIELDS = tuple(column.name for column in SEATS.c if not column.primary_key)
_UPDATE_SEAT: Final = sa.update(SEATS).where(_A_SEAT).values({name: sa.bindparam(f"b_{name}") for name in _SEAT_FIELDS})
_ROWS_AFTER: Final = sa.text(
    "SELECT log.* FROM log JOIN unnest(CAST(:names AS text[]), CAST(:seqs AS integer[])) AS known (name, seq)"
    " ON log.table_id = known.name AND log.seq > known.seq ORDER BY log.table_id, log.seq"
)
_NOTIFY: Final = sa.text(f"SELECT pg_notify('{CHANNEL}', note) FROM unnest(CAST(:notes AS text[])) AS note")


@dataclass
class Batch:
    """What one move adds to the database."""

    table: str
    expected: Mark
    """How far the table was when the move was made."""
    rows: list[dict[str, Any]]
    summary: dict[str, Any]
    spent: list[dict[str, Any]] = field(default_factory=list)
    is_again: bool = False
    """Whether it was sent before, and nobody knows whether it arrived."""

    @property
    def note(self) -> str:
        return note_of(self.table, self.expected[0] + len(self.rows), self.expected[1])


@dataclass
class Found:
    """A table as it is stored, with its rows after some number."""

    table: Table
    seats: list[Seat]
    rows: list[StoredRow] = field(default_factory=list)


def batch_of(table: Table, rows: Sequence[StoredRow], seats: Sequence[Seat] = ()) -> Batch:
    return Batch(
        table.id,
        (rows[0].seq - 1, table.version),
        [log_row(table.id, row) for row in rows],
        {
            "b_id": table.id,
            "b_version": table.version,
            **{f"b_{name}": value for name, value in table.summary().items()},
        },
        [
            {"b_table": seat.table_id, "b_seat": seat.seat, "b_spent": seat.spent, "b_since": seat.since}
            for seat in seats
        ],
    )


def note_of(table: str, seq: int, version: int) -> str:
    """What the other processes are told."""
    return f"{table} {seq} {version}"


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
        self.at_one_moment = self.engine
        """For reading several things as they were at one moment."""
        if not self.is_sqlite:
            self.at_one_moment = self.engine.execution_options(isolation_level="REPEATABLE READ")
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
            with told_as_away():
                async with self.engine.begin() as connection:
                    yield connection
            return
        async with self._one_writer, self.engine.begin() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def reading(self, engine: AsyncEngine | None = None) -> AsyncIterator[AsyncConnection]:
        with told_as_away():
            async with (engine or self.engine).connect() as connection:
                yield connection

    async def notify(self, connection: AsyncConnection, notes: Sequence[str]) -> None:
        """Tells the other processes when this transaction is done, and only then."""
        if notes and not self.is_sqlite:
            await connection.execute(_NOTIFY, {"notes": list(notes)})

    # --- moves --------------------------------------------------------------

    async def append(self, batches: Sequence[Batch]) -> set[str]:
        """The moves of many tables in one transaction; the tables for which somebody else was faster, and of which
        nothing was stored."""
        if self.is_sqlite:
            with contextlib.suppress(LostRace, IntegrityError):  # one process writes: it has no rivals, as a rule
                async with self.writing() as connection:
                    await self._add_moves(connection, batches)
                return set()
        async with self.writing() as connection:
            marks = await self._lock(connection, [batch.table for batch in batches])
            kept = [batch for batch in batches if marks.get(batch.table) == batch.expected]
            late = [batch for batch in batches if marks.get(batch.table) != batch.expected]
            lost = {batch.table for batch in late if not (batch.is_again and await has_rows(connection, batch))}
            if kept:
                await self._add_moves(connection, kept)
        return lost

    async def _add_moves(self, connection: AsyncConnection, batches: Sequence[Batch]) -> None:
        await connection.execute(_INSERT_ROW, [row for batch in batches for row in batch.rows])
        changed = await connection.execute(_UPDATE_SUMMARY, [batch.summary for batch in batches])
        if self.is_sqlite and changed.rowcount != len(batches):
            raise LostRace
        spent = [row for batch in batches for row in batch.spent]
        if spent:
            await connection.execute(_UPDATE_SPENT, spent)
        await self.notify(connection, [batch.note for batch in batches])

    async def _lock(self, connection: AsyncConnection, names: Sequence[str]) -> dict[str, Mark]:
        """How far these tables are; until the transaction ends no other process changes them.

        In the order of their names: two processes that want the same tables never wait for each other."""
        query = sa.select(TABLES.c.id, TABLES.c.seq, TABLES.c.version).where(TABLES.c.id.in_(names))
        found = await connection.execute(query.order_by(TABLES.c.id).with_for_update(key_share=True))
        return {row.id: (row.seq, row.version) for row in found}

    async def marks(self, names: Iterable[str]) -> dict[str, Mark]:
        """How far these tables are."""
        query = sa.select(TABLES.c.id, TABLES.c.seq, TABLES.c.version).where(TABLES.c.id.in_(list(names)))
        async with self.reading() as connection:
            return {row.id: (row.seq, row.version) for row in await connection.execute(query)}

    async def news(self, known: Mapping[str, int]) -> dict[str, Found]:
        """Tables as they are, with the rows after those that are known, all as of one moment."""
        if self.is_sqlite:
            wholes = [await self.whole(name) for name in known]
            return {whole.table.id: whole for whole in wholes if whole is not None}
        async with self.reading(self.at_one_moment) as connection:
            query = sa.select(TABLES).where(TABLES.c.id.in_(list(known)))
            found = {table.id: Found(table, seats) for table, seats in await tables_with_seats(connection, query)}
            asked = {"names": list(known), "seqs": list(known.values())}
            for row in await connection.execute(_ROWS_AFTER, asked):
                found[row.table_id].rows.append(StoredRow(row.seq, row.seat, row.kind, row.text, row.at))
        return found

    async def rows(self, table: str) -> list[StoredRow]:
        async with self.reading() as connection:
            return await all_rows(connection, table)

    async def whole(self, name: str) -> Found | None:
        """A table with all its rows, as of one moment."""
        async with self.reading(self.at_one_moment) as connection:
            found = await tables_with_seats(connection, sa.select(TABLES).where(TABLES.c.id == name))
            return Found(*found[0], await all_rows(connection, name)) if found else None

    async def online(self, names: Iterable[str], but: str = "") -> dict[str, set[str]]:
        """Who is at these tables, at any process but one. With SQLite there is only one process, and it knows."""
        found: dict[str, set[str]] = {}
        if self.is_sqlite:
            return found
        query = sa.select(PRESENCE.c.table_id, PRESENCE.c.person)
        query = query.where(PRESENCE.c.table_id.in_(list(names)), PRESENCE.c.process != but)
        async with self.reading() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.table_id, set()).add(row.person)
        return found

    # --- tables -------------------------------------------------------------

    async def add_table(
        self,
        table: Table,
        seats: Sequence[Seat],
        rows: Sequence[StoredRow],
        most: int | None = None,
        after: Table | None = None,
    ) -> None:
        """A new table, unless its owner has so many already. If it follows another one, both are stored or none."""
        async with self.writing() as connection:
            if most is not None and table.status in (WAITING, PLAYING):
                await self._check_room_for(connection, table.owner, most)
            await connection.execute(sa.insert(TABLES), [table.as_row()])
            await connection.execute(sa.insert(SEATS), [vars(seat) for seat in seats])
            if rows:
                await connection.execute(_INSERT_ROW, [log_row(table.id, row) for row in rows])
            if after is not None:
                await self._swap(connection, after, after.seq)
        if after is not None:
            after.version += 1

    async def _check_room_for(self, connection: AsyncConnection, owner: str, most: int) -> None:
        """One new table of an owner after the other: who counts has seen those that were added before."""
        if not self.is_sqlite:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_OWNER_LOCK, sa.func.hashtext(owner))))
        if int((await connection.execute(running_of(owner))).scalar_one()) >= most:
            raise NotNow("You have too many tables that are not finished: close some first.")

    async def save_table(self, table: Table, seats: Sequence[Seat], rows: Sequence[StoredRow] = ()) -> None:
        """After somebody sat down, left, voted or closed; with the rows that follow from it.

        Raises LostRace, and changes nothing, if somebody else changed the table or played meanwhile."""
        async with self.writing() as connection:
            await self._swap(connection, table, rows[0].seq - 1 if rows else table.seq)
            if rows:
                await connection.execute(_INSERT_ROW, [log_row(table.id, row) for row in rows])
            if seats:
                await connection.execute(_UPDATE_SEAT, [seat_row(seat) for seat in seats])
        table.version += 1

    async def _swap(self, connection: AsyncConnection, table: Table, seq: int) -> None:
        """Compare and set: the next version in the place of the one that was seen."""
        seen = (TABLES.c.id == table.id, TABLES.c.version == table.version, TABLES.c.seq == seq)
        values = {**table.as_row(), "version": table.version + 1}
        if not (await connection.execute(sa.update(TABLES).where(*seen).values(**values))).rowcount:
            raise LostRace
        await self.notify(connection, [note_of(table.id, table.seq, table.version + 1)])

    async def table(self, name: str) -> tuple[Table, list[Seat]] | None:
        async with self.reading() as connection:
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
        async with self.reading() as connection:
            return await tables_with_seats(connection, query)

    async def running(self) -> list[tuple[Table, list[Seat]]]:
        """Every table at which play goes on."""
        async with self.reading() as connection:
            return await tables_with_seats(connection, sa.select(TABLES).where(TABLES.c.status == PLAYING))

    async def late(self, now: int) -> list[str]:
        """Tables at which somebody's time is up."""
        query = sa.select(TABLES.c.id).where(TABLES.c.deadline <= now).order_by(TABLES.c.deadline).limit(MOST_LISTED)
        async with self.reading() as connection:
            return [str(name) for name in (await connection.execute(query)).scalars()]

    async def stop_clock(self, table: str) -> None:
        async with self.writing() as connection:
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(deadline=None))

    async def has_clocks(self) -> bool:
        """Whether a clock runs anywhere."""
        query = sa.select(TABLES.c.id).where(TABLES.c.deadline.is_not(None)).limit(1)
        async with self.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def count_running(self, owner: str) -> int:
        async with self.reading() as connection:
            return int((await connection.execute(running_of(owner))).scalar_one())

    # --- reviews ------------------------------------------------------------

    async def review(self, table: str) -> str | None:
        query = sa.select(REVIEWS.c.text).where(REVIEWS.c.table_id == table)
        async with self.reading() as connection:
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
        async with self.reading() as connection:
            name = (await connection.execute(query)).scalar_one_or_none()
        return None if name is None else str(name)

    async def rename(self, person: str, name: str) -> None:
        insert = (sqlite.insert if self.is_sqlite else postgresql.insert)(PEOPLE)
        written = insert.values(id=person, name=name, created=now_ms())
        async with self.writing() as connection:
            await connection.execute(written.on_conflict_do_update(index_elements=["id"], set_={"name": name}))

    async def secret(self, name: str = COOKIE_SECRET) -> str:
        """Made at the first start, kept for ever: cookies and links depend on it."""
        query = sa.select(SECRETS.c.value).where(SECRETS.c.name == name)
        async with self.reading() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        if found is not None:
            return str(found)
        with contextlib.suppress(IntegrityError):  # another process was first
            async with self.writing() as connection:
                await connection.execute(sa.insert(SECRETS).values(name=name, value=secrets.token_urlsafe(32)))
        return await self.secret(name)


def running_of(owner: str) -> Any:
    """How many tables of an owner are not finished."""
    query = sa.select(sa.func.count()).select_from(TABLES)
    return query.where(TABLES.c.owner == owner, TABLES.c.status.in_([WAITING, PLAYING]))


def seat_row(seat: Seat) -> dict[str, Any]:
    fields = {f"b_{name}": getattr(seat, name) for name in _SEAT_FIELDS}
    return {"b_table": seat.table_id, "b_seat": seat.seat, **fields}


async def all_rows(connection: AsyncConnection, table: str) -> list[StoredRow]:
    query = sa.select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.seq)
    found = (await connection.execute(query)).all()
    return [StoredRow(row.seq, row.seat, row.kind, row.text, row.at) for row in found]


async def has_rows(connection: AsyncConnection, batch: Batch) -> bool:
    """Whether just these rows are stored already: they arrived when they were sent before."""
    first, last = batch.rows[0]["seq"], batch.rows[-1]["seq"]
    query = sa.select(LOG).where(LOG.c.table_id == batch.table, LOG.c.seq.between(first, last)).order_by(LOG.c.seq)
    return [dict(row) for row in (await connection.execute(query)).mappings()] == batch.rows


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


def migrate(connection: sa.Connection, form: str = "head") -> None:
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, form)


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def newest_form() -> str | None:
    """The form of the tables this program knows: its last migration."""
    return ScriptDirectory.from_config(migrations()).get_current_head()
