"""The store on SQLite and on PostgreSQL: the same schema, the same tests, the same game on top."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from table_people import in_loop, people, serving, table_of_two

from longcount.server.errors import LostRace
from longcount.server.schema import METADATA
from longcount.server.seating import BOT, MOVE, PERSON, PLAYING, Seat, StoredRow, Table, now_ms
from longcount.server.store import Batch, Store, batch_of
from longcount.server.writer import Writer

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


# --- a real PostgreSQL ------------------------------------------------------------


def find_binaries() -> Path:
    """Debian's PostgreSQL, installed first where that is allowed."""
    if not BINARIES and os.geteuid() == 0 and shutil.which("apt-get"):
        command = ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"]
        subprocess.run(command, capture_output=True, timeout=300, check=False)
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if not found:
        pytest.skip("PostgreSQL is not installed here and cannot be: try 'apt-get install postgresql'")
    return found[0]


def as_somebody(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    binaries = find_binaries()
    folder = Path(tempfile.mkdtemp(prefix="longcount-pg-"))
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    data = str(folder / "data")
    settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    made = subprocess.run(
        as_somebody([str(binaries / "initdb"), "-D", data, "-U", "longcount", "-A", "trust", "--no-sync"]),
        capture_output=True,
        text=True,
        cwd=folder,
        check=False,
    )
    if made.returncode:
        pytest.skip(f"PostgreSQL cannot be set up here: {made.stderr.strip()[:200]}")
    control = [str(binaries / "pg_ctl"), "-D", data, "-w"]
    try:
        subprocess.run(
            as_somebody([*control, "-o", settings, "-l", str(folder / "log"), "start"]),
            check=True,
            capture_output=True,
            cwd=folder,
        )
        yield f"postgresql://longcount@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run(as_somebody([*control, "-m", "immediate", "stop"]), capture_output=True, cwd=folder, check=False)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    return str(request.getfixturevalue("postgres")).replace("postgresql://", "postgresql+asyncpg://")


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    yield store
    await store.close()


def new_table(name: str, **more: object) -> tuple[Table, list[Seat]]:
    now = now_ms()
    table = Table(name, "tzolkin", "edition", {"a": "b"}, False, PLAYING, "ann", now, now)
    for field, value in more.items():
        setattr(table, field, value)
    return table, [Seat(name, 0, PERSON, "Ann", "ann"), Seat(name, 1, BOT, "Bot", bot="random")]


def entry(seq: int, text: str = "end") -> StoredRow:
    return StoredRow(seq, 0, MOVE, text, now_ms())


# --- the store --------------------------------------------------------------------


@in_loop
async def test_tables_seats_and_rows_come_back_as_they_were(url: str) -> None:
    async with opened(url) as store:
        table, seats = new_table("table-one-1", result={"scores": [1, 2], "winners": [1]}, to_act=[0, 1])
        table.seq = 2
        await store.add_table(table, seats, [entry(1, "first 1"), entry(2)])
        assert await store.table("table-one-1") == (table, seats)
        assert [(row.seq, row.text) for row in await store.rows("table-one-1")] == [(1, "first 1"), (2, "end")]
        assert await store.table("no such table") is None
        seats[1].give_to("bob", "Bob")
        table.status, table.seq = "over", 3
        await store.save_table(table, [seats[1]], [entry(3)])
        assert await store.table("table-one-1") == (table, seats)
        assert [one.id for one, _ in await store.tables("finished", "bob")] == ["table-one-1"]
        assert await store.tables("mine", "bob") == []


@in_loop
async def test_a_number_is_given_once_and_the_loser_is_told(url: str) -> None:
    async with opened(url) as store:
        tables = [new_table(f"race-table-{n}") for n in range(5)]
        for table, seats in tables:
            table.seq = 1
            await store.add_table(table, seats, [entry(1)])
            table.seq = 3
        writer = Writer(store)
        writer.start()
        await writer.append(batch_of(replace(tables[3][0], seq=2), [entry(2, "theirs")]))
        batches = [batch_of(table, [entry(2, "ours"), entry(3)]) for table, _ in tables]
        done = await asyncio.gather(*[writer.append(batch) for batch in batches], return_exceptions=True)
        assert [isinstance(one, LostRace) for one in done] == [False, False, False, True, False]
        assert [row.text for row in await store.rows("race-table-3")] == ["end", "theirs"]
        assert [row.text for row in await store.rows("race-table-4")] == ["end", "ours", "end"]
        await writer.stop()


@in_loop
async def test_moves_that_come_together_are_written_together(url: str) -> None:
    async with opened(url) as store:
        tables = [new_table(f"group-table-{n}")[0] for n in range(20)]
        for table in tables:
            await store.add_table(table, new_table(table.id)[1], [])
        writer = Writer(store)
        times = 0
        append = store.append

        async def counted(batches: Sequence[Batch]) -> set[str]:
            nonlocal times
            times += 1
            return await append(batches)

        store.append = counted  # type: ignore[method-assign]
        writer.start()
        for table in tables:
            table.seq = 1
        await asyncio.gather(*[writer.append(batch_of(table, [entry(1)])) for table in tables])
        await writer.stop()
        assert times <= 2
        found = await store.table("group-table-7")
        assert found and found[0].seq == 1


@in_loop
async def test_names_and_the_secret_are_kept(url: str) -> None:
    async with opened(url) as store:
        assert await store.name_of("somebody") is None
        await store.rename("somebody", "Žofie 陈")
        await store.rename("somebody", "Žofie 陈 2")
        assert await store.name_of("somebody") == "Žofie 陈 2"
        secret = await store.secret()
        assert len(secret) > 30 and await store.secret() == secret
    async with opened(url) as store:
        assert await store.secret() == secret, "a second start changes nothing"


@in_loop
async def test_the_migrations_lead_to_the_schema(url: str) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with opened(url) as store, store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


@in_loop
async def test_a_game_is_played_and_resumed(url: str, tmp_path: Path) -> None:
    with serving(tmp_path / "one", url) as served:
        async with people(served.url, 2) as (ann, bob):
            table = await table_of_two(ann, bob)
            robots = (await ann.open("random", "random"))["id"]
            async with ann.at(table) as seat, ann.at(robots) as watcher:
                state = await seat.play_on(await seat.until("state"))
                over = await watcher.until("state", over=True)
            cookie = ann.cookie
    with serving(tmp_path / "two", url) as served:
        async with people(served.url, 1) as (ann,):
            ann.web.cookies.clear()
            name, _, value = cookie.partition("=")
            ann.web.cookies.set(name, value)
            async with ann.at(table) as seat, ann.at(robots) as watcher:
                again = await seat.until("state")
                assert (again["seq"], again["view"], again["seat"]) == (state["seq"], state["view"], 0)
                assert (await watcher.until("state"))["outcome"] == over["outcome"]


@in_loop
async def test_two_servers_at_one_table_never_double_a_row(url: str, tmp_path: Path) -> None:
    with serving(tmp_path / "one", url) as first, serving(tmp_path / "two", url) as second:
        async with people(first.url, 1) as (ann,):
            table = (await ann.open("hot", "hot"))["id"]
            async with ann.at(table) as here:
                state = await here.until("state")
                ann.url = second.url
                async with ann.at(table) as there:
                    await there.until("state")
                    for _ in range(6):
                        state = await here.play_on(state)
                    # the second server has not heard of it: its row has a number that is taken
                    old = [message for message in there.heard if message["type"] == "state"][-1]
                    await there.play(old)
                    shown = await there.state_at(state["seq"])
                    assert shown["view"] == state["view"]
                    assert second.app.state.metrics.lost_races == 1
                    ann.url = first.url
                    async with ann.at(table) as again:
                        log = await again.until("log")
                        assert [row["seq"] for row in log["rows"]] == list(range(1, state["seq"] + 1))
