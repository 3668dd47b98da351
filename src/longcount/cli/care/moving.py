"""Out of a database into a file, out of a file into an empty database; each time looked at whether it is all there."""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final, TypeVar

from rich.text import Text
from sqlalchemy.ext.asyncio import AsyncConnection

from longcount.cli import screen
from longcount.cli.care import archive, verifying
from longcount.cli.care.place import OWNER_ONLY, TABLES_FILE, make_folder, name_of
from longcount.cli.care.starting import StartTrouble, told_why
from longcount.cli.files import FileTrouble, plain_reason
from longcount.cli.watching import Lines, watch
from longcount.server.data_lock import held
from longcount.server.store import Store

if TYPE_CHECKING:
    from longcount.server.settings import Settings

T = TypeVar("T")
PART: Final = ".part"
LONG: Final = 2.0
"""Seconds."""


def do(settings: Settings, work: Coroutine[Any, Any, T]) -> T:
    """Runs it; what is wrong with the database is told in a sentence."""
    with told_why(settings):
        return asyncio.run(work)


def note(sentence: str) -> None:
    screen.err().print(Text(screen.clean(sentence)), soft_wrap=True)


def patient(progress: Lines, what: str) -> Callable[[int], None]:
    """Shows how far it is, but only if it takes long enough for somebody to wonder."""
    began = time.monotonic()

    def show(done: int) -> None:
        if time.monotonic() - began > LONG:
            progress.show(done, what)

    return show


# --- out ----------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def looked_at(settings: Settings) -> AsyncIterator[AsyncConnection]:
    """Tables that are there, as of one moment; a server may go on serving them."""
    if not settings.db and not (settings.data / TABLES_FILE).exists():
        raise StartTrouble(f"There are no tables at {name_of(settings)}. Name another place with --data or --db.")
    store = Store(settings.url)
    try:
        async with archive.one_moment(store.engine) as connection:
            if await connection.run_sync(archive.form_of) is None:
                raise StartTrouble(f"There are no tables in {name_of(settings)} yet.")
            yield connection
    finally:
        await store.close()


async def write_out(settings: Settings, out: IO[bytes]) -> None:
    async with looked_at(settings) as connection:
        with watch(screen.err(), await archive.count_rows(connection), "rows") as progress:
            await archive.write(connection, out, patient(progress, "written"))


async def try_out(path: Path) -> verifying.Report:
    """Brings a file back in a folder that is thrown away, and replays every table there."""
    with tempfile.TemporaryDirectory(prefix="longcount-") as folder:
        store = Store(f"sqlite+aiosqlite:///{Path(folder) / TABLES_FILE}")
        try:
            async with store.writing() as connection:
                await archive.load(connection, path)
            return await verified(store)
        finally:
            await store.close()


async def verified(store: Store) -> verifying.Report:
    async with archive.one_moment(store.engine) as connection:
        return await replayed(connection)


async def replayed(connection: AsyncConnection) -> verifying.Report:
    with watch(screen.err(), await verifying.count_tables(connection), "tables") as progress:
        return await verifying.verify(connection, patient(progress, "replayed"))


# --- in -----------------------------------------------------------------------------


async def bring_in(settings: Settings, path: Path) -> verifying.Report:
    """An archive into an empty place: all of it, replayed, or nothing."""
    contents = archive.check(path)
    note(f"{path} is whole: {contents.rows} rows, made {contents.made} by version {contents.version}.")
    load = load_into_database if settings.db else load_into_folder
    return await load(settings, path, contents.rows)


async def load_into_database(settings: Settings, path: Path, rows: int) -> verifying.Report:
    """One transaction: it is all there in the end, or nothing is."""
    store = Store(settings.url)
    try:
        async with store.engine.begin() as connection:
            if await connection.run_sync(archive.form_of) is not None:
                raise not_empty(settings)
            return await loaded(connection, path, rows)
    finally:
        await store.close()


async def load_into_folder(settings: Settings, path: Path, rows: int) -> verifying.Report:
    """A file beside, which takes its place when it is all there. No server may begin in this folder meanwhile."""
    file, beside = settings.data / TABLES_FILE, settings.data / f"{TABLES_FILE}{PART}"
    make_folder(settings)
    with held(settings.url):
        make_way(settings, file, beside)
        return await load_beside(path, rows, file, beside)


async def load_beside(path: Path, rows: int, file: Path, beside: Path) -> verifying.Report:
    store = Store(f"sqlite+aiosqlite:///{beside}")
    try:
        async with store.writing() as connection:
            report = await loaded(connection, path, rows)
        async with store.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        await store.close()
        beside.rename(file)
        return report
    finally:
        await store.close()
        for name in ("", "-wal", "-shm"):
            beside.with_name(beside.name + name).unlink(missing_ok=True)


def make_way(settings: Settings, file: Path, beside: Path) -> None:
    """An empty file for its owner alone."""
    try:
        if file.exists():
            raise not_empty(settings)
        os.close(os.open(beside, os.O_RDWR | os.O_CREAT | os.O_TRUNC, OWNER_ONLY))
    except OSError as error:
        raise FileTrouble(f"Tables cannot be kept in {settings.data}: {plain_reason(error)}.") from error


def not_empty(settings: Settings) -> StartTrouble:
    return StartTrouble(f"There are tables at {name_of(settings)} already: name an empty place. Nothing was changed.")


async def loaded(connection: AsyncConnection, path: Path, rows: int) -> verifying.Report:
    with watch(screen.err(), rows, "rows") as progress:
        await archive.load(connection, path, patient(progress, "read"))
    return await replayed(connection)


# --- what is told -------------------------------------------------------------------


def tell(report: verifying.Report, tell_line: Callable[[str], None] = note) -> int:
    """The report; the exit status is 1 if something is wrong."""
    for sentence in report.sentences():
        tell_line(sentence)
    return 1 if report.wrong else 0
