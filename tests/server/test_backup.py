"""Backup, restore, verify, export and import, and databases of earlier versions, on both engines."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import io
import json
import re
import sqlite3
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from table_people import in_loop, people, serving, table_of_two

from longcount.cli import main
from longcount.cli.care import archive
from longcount.cli.care.moving import looked_at
from longcount.cli.care.settings_file import read_settings
from longcount.cli.care.verifying import verify
from longcount.server.schema import METADATA
from longcount.server.store import Store, migrate

OLD = Path(__file__).parent / "old"
VERSIONS = sorted(path.stem for path in OLD.glob("*.sql"))
Rows = dict[str, list[dict[str, Any]]]


def old_file(folder: Path, version: str = VERSIONS[0]) -> Path:
    """A folder with the tables of a server of that version."""
    folder.mkdir()
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        database.executescript((OLD / f"{version}.sql").read_text(encoding="utf-8"))
    return folder


def where(place: Path | str) -> list[str]:
    return ["--data", str(place)] if isinstance(place, Path) else ["--db", place]


def contents(place: Path | str) -> Rows:
    """Every row that is kept there."""

    async def read() -> Rows:
        settings = read_settings(None, {"data": place} if isinstance(place, Path) else {"db": place}, {}).settings
        async with looked_at(settings) as connection:
            tables = await connection.run_sync(archive.tables_there)
            found = [(table, (await connection.execute(sa.select(table))).mappings().all()) for table in tables]
        return {table.name: sorted([dict(row) for row in rows], key=repr) for table, rows in found}

    return asyncio.run(read())


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty place of each kind."""
    if request.param == "sqlite":
        return tmp_path / "empty"
    new: Callable[[], str] = request.getfixturevalue("new_database")
    return new()


# --- a round ----------------------------------------------------------------------


def test_a_backup_comes_back_the_same_in_both_kinds_of_database(
    tmp_path: Path, new_database: Callable[[], str], capsys: pytest.CaptureFixture[str]
) -> None:
    start, database, folder = old_file(tmp_path / "start"), new_database(), tmp_path / "back"
    first, second = tmp_path / "first.backup", tmp_path / "second.backup"
    assert main(["backup", str(first), *where(start)]) == 0
    assert stat.S_IMODE(first.stat().st_mode) == 0o600
    assert main(["restore", str(first), *where(database)]) == 0
    assert main(["backup", str(second), *where(database)]) == 0
    assert main(["restore", str(second), *where(folder)]) == 0
    assert contents(folder) == contents(database)
    assert contents(folder)["log"] == contents(start)["log"]
    capsys.readouterr()
    for place in (folder, database):
        assert main(["verify", *where(place)]) == 0
        assert "7 tables with 332 rows: well (7 replayed)." in capsys.readouterr().out
    assert stat.S_IMODE((folder / "tables.sqlite").stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_export_and_import_are_a_pipe(
    tmp_path: Path,
    new_database: Callable[[], str],
    monkeypatch: pytest.MonkeyPatch,
    capsysbinary: pytest.CaptureFixture[bytes],
) -> None:
    start, database = old_file(tmp_path / "start"), new_database()
    assert main(["export", "-", *where(start)]) == 0
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(capsysbinary.readouterr().out)))
    assert main(["import", "-", *where(database)]) == 0
    assert contents(database)["log"] == contents(start)["log"]


@in_loop
async def test_a_backup_of_a_server_under_way_is_of_one_moment(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as served:
        async with people(served.url, 2) as (ann, bob):
            await table_of_two(ann, bob)
            tables = [(await ann.open("random", "random"))["id"] for _ in range(4)]
            async with contextlib.AsyncExitStack() as stack:
                seats = [await stack.enter_async_context(ann.at(table)) for table in tables]
                await seats[0].state_at(60)
                file = tmp_path / "under-way.backup"
                assert await asyncio.to_thread(main, ["backup", str(file), *where(data)]) == 0
                for seat in seats:
                    await seat.until("state", over=True)
    restore = ["restore", str(file), *where(tmp_path / "then")]
    assert await asyncio.to_thread(main, restore) == 0
    then, now = [(await asyncio.to_thread(contents, place))["log"] for place in (tmp_path / "then", data)]
    assert 60 < len(then) < len(now) and all(row in now for row in then)


# --- what is not taken ------------------------------------------------------------


def spoilt(file: Path) -> Iterator[tuple[bytes, str]]:
    """Copies in which something is wrong, and what is said of it."""
    data = file.read_bytes()
    text = gzip.decompress(data)
    lines = text.splitlines(keepends=True)
    yield b"", "not whole"
    yield data[: len(data) // 2], "not whole"
    yield data[:-4], "not whole"
    yield b"no archive", "no backup"
    yield data[:500] + b"\0\1\2\3" + data[504:], "damaged"
    yield gzip.compress(b"".join(lines[:-1])), "not whole"
    yield gzip.compress(b"".join(lines[:30] + lines[31:])), "damaged"
    yield gzip.compress(text.replace(b"Ann", b"Eve")), "damaged"
    yield gzip.compress(text + lines[1]), "something follows"
    yield gzip.compress(b'{"longcount":"archive","format":9,"version":"9.9"}\n'), "9.9"
    yield gzip.compress(b"[1]\n"), "no backup"


def test_a_cut_or_damaged_file_is_refused_and_nothing_is_half_done(
    tmp_path: Path, empty: Path | str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, bad = tmp_path / "good.backup", tmp_path / "bad.backup"
    assert main(["export", str(file), *where(old_file(tmp_path / "start"))]) == 0
    for data, reason in spoilt(file):
        bad.write_bytes(data)
        assert main(["restore", str(bad), *where(empty)]) == 2
        assert reason in capsys.readouterr().err
    if isinstance(empty, Path):
        assert not list(empty.glob("*"))
    assert main(["restore", str(file), *where(empty)]) == 0, "the place is as empty as it was"


def test_a_backup_of_a_newer_version_is_refused(
    tmp_path: Path, empty: Path | str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, newer = tmp_path / "good.backup", tmp_path / "newer.backup"
    assert main(["export", str(file), *where(old_file(tmp_path / "start"))]) == 0
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    header = json.dumps({**json.loads(lines[0]), "form": "9999"}).encode() + b"\n"
    total = hashlib.sha256(b"".join([header, *lines[1:-1]])).hexdigest()
    end = json.dumps({**json.loads(lines[-1]), "sha256": total}).encode() + b"\n"
    newer.write_bytes(gzip.compress(b"".join([header, *lines[1:-1], end])))
    assert main(["restore", str(newer), *where(empty)]) == 2
    assert "newer version" in capsys.readouterr().err
    assert main(["restore", str(file), *where(empty)]) == 0


def test_nothing_is_written_over(tmp_path: Path, empty: Path | str, capsys: pytest.CaptureFixture[str]) -> None:
    file, start = tmp_path / "a.backup", old_file(tmp_path / "start")
    assert main(["backup", str(file), *where(start)]) == 0
    assert main(["backup", str(file), *where(start)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert main(["restore", str(file), *where(empty)]) == 0
    before = contents(empty)
    assert main(["restore", str(file), *where(empty)]) == 2
    assert "name an empty place" in capsys.readouterr().err
    assert contents(empty) == before


def test_where_no_tables_are_nothing_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["backup", str(tmp_path / "x")], ["verify"]):
        assert main([*command, *where(tmp_path / "nowhere")]) == 2
        assert "There are no tables" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_every_table_of_the_database_is_kept_or_said_to_be_passing() -> None:
    assert set(METADATA.tables) <= {*archive.KEPT, *archive.PASSING}
    assert set(archive.KEPT) <= set(METADATA.tables)


# --- verify -----------------------------------------------------------------------

TROUBLES = {
    "delete from log where seq = 20": "row 20 of its log is missing",
    "update log set text = 'beg brown' where seq = 50": "cannot be replayed",
    "update log set seat = 17 where seq = 50": "cannot be replayed",
    "update game_tables set seq = seq + 1 where status = 'over'": "'seq' is stored as 160; its log says 159",
    "update game_tables set result = null": "'result' is stored as null",
    "update game_tables set status = 'over' where status = 'playing'": 'stored as "over"; its log says',
    "update seats set seat = seat + 10": "its seats are not numbered",
    "delete from game_tables where status = 'over'": "belong to no table",
}


@pytest.mark.parametrize("change", TROUBLES)
def test_verify_finds_what_is_wrong(change: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = old_file(tmp_path / "start")
    asyncio.run(brought_up_to_date(f"sqlite+aiosqlite:///{data / 'tables.sqlite'}"))
    with contextlib.closing(sqlite3.connect(data / "tables.sqlite")) as database:
        database.execute(change)
        database.commit()
    assert main(["verify", *where(data)]) == 1
    told = capsys.readouterr().out
    assert TROUBLES[change] in told and re.search(r"\d troubles", told)


def test_verify_leaves_tables_of_other_editions_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = old_file(tmp_path / "start")
    asyncio.run(brought_up_to_date(f"sqlite+aiosqlite:///{data / 'tables.sqlite'}"))
    with contextlib.closing(sqlite3.connect(data / "tables.sqlite")) as database:
        database.execute("update game_tables set edition = 'base-1900/1' where status = 'over'")
        database.execute("update game_tables set game = 'chess' where status = 'closed'")
        database.execute(
            "update log set text = 'e4' where table_id in (select id from game_tables where status='over')"
        )
        database.commit()
    assert main(["verify", *where(data)]) == 0
    told = capsys.readouterr().out
    assert "edition 'base-1900/1'" in told and "'chess' is not installed" in told and "well (5 replayed)" in told


# --- earlier versions -------------------------------------------------------------


async def brought_up_to_date(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()


def as_it_was(version: str, place: Path | str, tmp_path: Path) -> None:
    """The database of that version at this place."""
    if isinstance(place, Path):
        old_file(place, version)
        return
    source = sa.create_engine(f"sqlite:///{old_file(tmp_path / 'source', version) / 'tables.sqlite'}")

    async def load() -> None:
        target = Store(place.replace("postgresql://", "postgresql+asyncpg://"))
        with source.connect() as old:
            form = archive.form_of(old)
            async with target.engine.begin() as new:
                await new.run_sync(migrate, str(form))
                for table in archive.tables_there(old):
                    rows = [dict(row) for row in old.execute(sa.select(table)).mappings()]
                    theirs = await new.run_sync(archive.tables_there)
                    await new.execute(sa.insert(next(one for one in theirs if one.name == table.name)), rows)
        await target.close()

    asyncio.run(load())
    source.dispose()


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_an_earlier_version_is_brought_up_to_date_without_loss(
    version: str, empty: Path | str, tmp_path: Path
) -> None:
    as_it_was(version, empty, tmp_path)
    before = contents(empty)
    assert {row["status"] for row in before["game_tables"]} == {"waiting", "playing", "over", "closed"}
    assert before["reviews"] and before["people"] and before["secrets"]
    settings = read_settings(None, {"data": empty} if isinstance(empty, Path) else {"db": empty}, {}).settings
    asyncio.run(brought_up_to_date(settings.url))
    after = contents(empty)
    for table, rows in before.items():
        kept = [{name: row[name] for name in rows[0]} for row in after[table]]
        assert sorted(kept, key=repr) == rows, table

    async def report() -> list[str]:
        async with looked_at(settings) as connection:
            return (await verify(connection)).wrong

    assert asyncio.run(report()) == []
