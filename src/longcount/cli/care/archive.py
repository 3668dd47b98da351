"""Everything a server keeps as one file: for backups, and to carry tables between SQLite and PostgreSQL.

The file is compressed (gzip) text, a JSON value on each line, written and read as a stream:

    {"longcount": "archive", "format": 1, "form": "0002", "version": "0.1.0", "made": "2026-01-31T12:00:00.000Z"}
    {"table": "people", "columns": ["id", "name", "created"]}
    ["…", "Ann", 1795018592430]
    …
    {"end": {"people": 1, …}, "sha256": "…"}

`form` is the form of the tables (the last migration). The last line counts the rows of each table, and its sum is that
of all lines before it: whatever was cut off or changed is noticed before anything is done with the file.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import json
import os
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final

import sqlalchemy as sa
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from longcount.cli.files import FileTrouble, plain_reason
from longcount.server.seating import as_text, now_ms
from longcount.server.store import migrate
from longcount.version import VERSION

KIND: Final = "archive"
FORMAT: Final = 1
OWNER_ONLY: Final = 0o600
AT_ONCE: Final = 1000
"""Rows that are read and written together."""
KEPT: Final = ("secrets", "people", "game_tables", "seats", "log", "reviews")
PASSING: Final = ("processes", "presence", "answers", "review_work", "review_weighed")
"""What is known of the moment only: who is online, what is being worked out."""
Told = Callable[[int], None]
"""Is told how many rows are done."""


def silently(_done: int) -> None:
    """Nobody watches."""


class Unfit(FileTrouble):
    """A file that is no archive, or not all of one."""


# --- out ----------------------------------------------------------------------------


class Writer:
    """Lines into a file, and the sum of them."""

    def __init__(self, out: gzip.GzipFile) -> None:
        self.out = out
        self.sum = hashlib.sha256()

    def line(self, value: object) -> None:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self.sum.update(text)
        self.out.write(text)


@contextlib.asynccontextmanager
async def one_moment(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection that sees everything as of one moment, whatever is written meanwhile."""
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection
        await connection.rollback()


async def count_rows(connection: AsyncConnection) -> int:
    tables = await connection.run_sync(tables_there)
    counted = [sa.select(sa.func.count()).select_from(table) for table in tables]
    return sum([int((await connection.execute(query)).scalar_one()) for query in counted])


async def write(connection: AsyncConnection, out: IO[bytes], told: Told = silently) -> None:
    """All that is kept, into an open file."""
    tables, form = await connection.run_sync(tables_there), await connection.run_sync(form_of)
    with gzip.GzipFile(filename="", fileobj=out, mode="wb", compresslevel=6, mtime=0) as packed:
        writer = Writer(packed)
        made = {"form": form, "version": VERSION, "made": as_text(now_ms())}
        writer.line({"longcount": KIND, "format": FORMAT, **made})
        counts: dict[str, int] = {}
        for table in tables:
            writer.line({"table": table.name, "columns": [column.name for column in table.columns]})
            counts[table.name] = 0
            async for rows in rows_of(connection, table):
                for row in rows:
                    writer.line(list(row))
                counts[table.name] += len(rows)
                told(sum(counts.values()))
        writer.line({"end": counts, "sha256": writer.sum.hexdigest()})


async def rows_of(connection: AsyncConnection, table: sa.Table) -> AsyncIterator[list[Any]]:
    query = sa.select(table).order_by(*table.primary_key.columns)
    async with connection.stream(query) as rows:
        async for some in rows.partitions(AT_ONCE):
            yield list(some)


def tables_there(connection: sa.Connection) -> list[sa.Table]:
    """The tables that are kept, as they are in this database: perhaps of an older form."""
    found = sa.MetaData()
    names = set(sa.inspect(connection).get_table_names()) & set(KEPT)
    found.reflect(connection, only=list(names))
    return [found.tables[name] for name in KEPT if name in names]


def form_of(connection: sa.Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


@contextlib.contextmanager
def new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file for its owner alone; it is there when it is whole, and never in place of another."""
    if path.exists():
        raise FileTrouble(f"{path} exists already: name another file, or remove it first.")
    beside = path.parent / f".{path.name}.{os.getpid()}.part"
    try:
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as out:  # noqa: PTH123
            yield out
            out.flush()
            os.fsync(out.fileno())
        beside.rename(path)
    except OSError as error:
        raise FileTrouble(f"{path} cannot be written: {plain_reason(error)}.") from error
    finally:
        beside.unlink(missing_ok=True)


# --- in -----------------------------------------------------------------------------


@dataclass
class Contents:
    """What an archive says of itself."""

    form: str
    version: str
    made: str
    counts: dict[str, int] = field(default_factory=dict)

    @property
    def rows(self) -> int:
        return sum(self.counts.values())


def check(path: Path) -> Contents:
    """Reads the whole file: is it one, is it whole, is it what was written?"""
    contents, total, name = None, hashlib.sha256(), ""
    counts: dict[str, int] = {}
    end: object = None
    for line, value in lines_of(path):
        if end is not None:
            raise Unfit(f"{path} is damaged: something follows its end. Nothing was changed.")
        if contents is None:
            contents = header_of(path, value)
        elif isinstance(value, list):
            counts[name] = counts.get(name, 0) + 1
        elif "end" in value:
            end = value
            continue
        else:
            name = str(value.get("table"))
            counts[name] = 0
        total.update(line)
    if contents is None or end is None:
        raise cut_off(path)
    if end != {"end": counts, "sha256": total.hexdigest()}:
        raise Unfit(f"{path} is damaged: its sum is another than was written. Nothing was changed.")
    contents.counts = counts
    return contents


def cut_off(path: Path) -> Unfit:
    return Unfit(f"{path} is not whole: its end is missing. Nothing was changed.")


def header_of(path: Path, value: object) -> Contents:
    if not isinstance(value, dict) or value.get("longcount") != KIND:
        raise Unfit(f"{path} is no backup of Long Count.")
    if value.get("format") != FORMAT:
        version = value.get("version")
        raise Unfit(f"{path} was written by another version of Long Count ({version}) in a way unknown to this one.")
    return Contents(str(value.get("form")), str(value.get("version")), str(value.get("made")))


def lines_of(path: Path) -> Iterator[tuple[bytes, Any]]:
    """Each line and what it says."""
    try:
        with gzip.open(path, "rb") as packed:
            for line in packed:
                yield line, json.loads(line)
    except EOFError as error:
        raise cut_off(path) from error
    except (gzip.BadGzipFile, zlib.error, ValueError) as error:
        raise Unfit(f"{path} is damaged or no backup of Long Count. Nothing was changed.") from error
    except OSError as error:
        raise FileTrouble(f"{path} cannot be read: {plain_reason(error)}.") from error


async def load(connection: AsyncConnection, path: Path, told: Told = silently) -> None:
    """Puts a checked archive into an empty database: first in the form it was written in, then in today's."""
    contents = header_of(path, next(lines_of(path))[1])
    await connection.run_sync(migrate, contents.form)
    tables = {table.name: table for table in await connection.run_sync(tables_there)}
    done = 0
    for name, columns, rows in parts_of(path):
        if name in tables and rows:
            await connection.execute(sa.insert(tables[name]), [dict(zip(columns, row, strict=True)) for row in rows])
        done += len(rows)
        told(done)
    await connection.run_sync(migrate)


def parts_of(path: Path) -> Iterator[tuple[str, list[str], list[list[Any]]]]:
    """The rows of each table, some at a time."""
    name, columns, rows = "", list[str](), list[list[Any]]()
    for _, value in lines_of(path):
        if isinstance(value, list):
            rows.append(value)
        if rows and (isinstance(value, dict) or len(rows) >= AT_ONCE):
            yield name, columns, rows
            rows = []
        if isinstance(value, dict) and "table" in value:
            name, columns = value["table"], value["columns"]
