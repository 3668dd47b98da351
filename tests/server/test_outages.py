"""A database that is away for a moment: nothing is lost or doubled, nobody stays stuck, and everybody may leave."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from table_people import Served, in_loop, people, serving, table_of_two
from test_store import entry, new_table, opened

from longcount.cli import main
from longcount.server import logs
from longcount.server.data_lock import held
from longcount.server.errors import NotNow
from longcount.server.settings import Settings
from longcount.server.store import Batch, batch_of
from longcount.server.writer import Writer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as served:
        yield served


async def until(is_so: Callable[[], bool]) -> None:
    """Looks until something is so; the test ends if it never is."""
    while not is_so():
        await asyncio.sleep(0.01)


def failing(times: int, then: Callable[..., Any]) -> Callable[..., Any]:
    """Away so many times, then there again."""
    left = iter(range(times))

    async def called(*args: Any) -> Any:
        if next(left, None) is not None:
            raise ConnectionResetError("the database is away")
        return await then(*args)

    return called


# --- storing ------------------------------------------------------------------------


@in_loop
async def test_moves_wait_for_a_database_that_is_away(url: str) -> None:
    async with opened(url) as store:
        table, seats = new_table("away-table")
        await store.add_table(table, seats, [])
        store.append = failing(2, store.append)  # type: ignore[method-assign]
        writer = Writer(store)
        writer.start()
        table.seq = 1
        await writer.append(batch_of(table, [entry(1)]))
        assert len(await store.rows(table.id)) == 1
        await writer.stop()


@in_loop
async def test_what_had_arrived_when_the_line_was_cut_is_not_stored_twice(url: str) -> None:
    async with opened(url) as store:
        ours, theirs = new_table("cut-table-1"), new_table("cut-table-2")
        for table, seats in (ours, theirs):
            await store.add_table(table, seats, [])
            table.seq = 1
        append, times = store.append, 0

        async def stored_and_cut(batches: Sequence[Batch]) -> set[str]:
            nonlocal times
            times += 1
            if times == 1:
                await append([batches[0], batch_of(theirs[0], [entry(1, "theirs")])])
                raise ConnectionResetError("cut before the answer came")
            return await append(batches)

        store.append = stored_and_cut  # type: ignore[method-assign]
        writer = Writer(store)
        writer.start()
        asked = [writer.append(batch_of(table, [entry(1, "ours")])) for table, _ in (ours, theirs)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(one).__name__ for one in done] == ["NoneType", "LostRace"]
        assert [row.text for row in await store.rows("cut-table-1")] == ["ours"]
        assert [row.text for row in await store.rows("cut-table-2")] == ["theirs"]
        await writer.stop()


# --- bots ---------------------------------------------------------------------------


@in_loop
async def test_bots_go_on_after_the_database_was_away(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async with people(server.url, 1) as (ann,):
        writer = server.app.state.matches.writer
        monkeypatch.setattr(writer, "append", failing(3, writer.append))
        table = (await ann.open("random", "random"))["id"]
        async with ann.at(table) as watcher:
            await watcher.until("state", over=True)


@in_loop
async def test_whoever_comes_to_a_table_wakes_its_bots(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async with people(server.url, 1) as (ann,):
        with monkeypatch.context() as patch:
            patch.setattr(server.app.state.matches, "wake_bots", lambda _: None)
            table = (await ann.open("random", "random"))["id"]
        async with ann.at(table) as watcher:
            await watcher.until("state", over=True)


# --- leaving ------------------------------------------------------------------------


@in_loop
async def test_whoever_leaves_while_the_database_is_away_is_gone(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        matches = server.app.state.matches
        async with ann.at(table) as seat, bob.at(table) as other:
            await seat.until("state")
            await other.until("state")
            room = matches.rooms[table]
            monkeypatch.setattr(matches.store, "whole", failing(10**9, matches.store.whole))
            room.loaded = None  # as after a move that could not be stored
        await until(lambda: not room.listeners)
        assert room.is_idle
        monkeypatch.undo()
        seen = await ann.get(f"/api/tables/{table}")
        assert [seat["online"] for seat in seen["seats"]] == [False, False]


# --- one server for one file --------------------------------------------------------


HOLDER = """
import sys
from longcount.cli import main
from longcount.server import logs
from longcount.server.data_lock import held
with held(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_second_server_on_the_same_folder_is_refused_until_the_first_is_dead(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "set_up", lambda *_: None)
    url = Settings(tmp_path).url
    command = [sys.executable, "-c", HOLDER, url]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None and first.stdout.readline() == "held\n"
        assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
        assert f"process {first.pid}" in " ".join(capsys.readouterr().err.split())
        first.kill()
    with held(url):  # nothing is left of a lock whose holder was killed
        pass


def test_only_files_are_locked(tmp_path: Path) -> None:
    with held("postgresql+asyncpg://localhost/tables"), held("postgresql+asyncpg://localhost/tables"):
        pass
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    with held(url), pytest.raises(NotNow), held(url):
        pass
    with held(url):
        pass
