"""A start that fails says why in a sentence, and leaves things as they were."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import psycopg
import pytest
from table_people import PATIENCE, Process, in_loop, people, table_of_two

from longcount.cli import main
from longcount.cli.care.settings_file import read_settings
from longcount.cli.care.starting import StartTrouble, told_why
from longcount.server.settings import Settings
from longcount.server.store import Store


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is told instead of serving; one sentence, no trace."""
    assert main(["serve", "--port", "0", *arguments]) == 2
    told = capsys.readouterr()
    assert "Long Count is at" not in told.out and "Traceback" not in told.err
    return " ".join(told.err.split())


async def do(database: str, *commands: str) -> None:
    connection = await asyncpg.connect(database)
    for command in commands:
        await connection.execute(command)
    await connection.close()


def test_a_damaged_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"This is no database, it is a poem. " * 100)
    assert "tables.sqlite is damaged" in refused(capsys, "--data", str(tmp_path))


def test_a_file_cut_in_the_middle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(once_opened(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"))
    data = (tmp_path / "tables.sqlite").read_bytes()
    (tmp_path / "tables.sqlite").write_bytes(data[: len(data) // 2])
    assert "tables.sqlite is damaged" in refused(capsys, "--data", str(tmp_path))


async def once_opened(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()


NEWER = "UPDATE alembic_version SET version_num = '9999'"


def test_a_file_of_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(once_opened(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"))
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute(NEWER)
        database.commit()
    assert "newer version of Long Count (form 9999)" in refused(capsys, "--data", str(tmp_path))


def test_a_database_of_a_newer_version(new_database: Callable[[], str], capsys: pytest.CaptureFixture[str]) -> None:
    database = new_database()
    asyncio.run(once_opened(database.replace("postgresql", "postgresql+asyncpg", 1)))
    asyncio.run(do(database, NEWER))
    assert "newer version of Long Count (form 9999)" in refused(capsys, "--db", database)


def test_no_right_to_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tables.sqlite").mkdir()
    assert "it is a folder" in refused(capsys, "--data", str(tmp_path))
    if os.geteuid():  # nothing is forbidden to root
        (tmp_path / "mine").mkdir(mode=0o500)
        assert "it is not allowed" in refused(capsys, "--data", str(tmp_path / "mine"))


def test_a_file_for_reading_only(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").touch()
    settings = read_settings(None, {"data": tmp_path}, {}).settings
    with pytest.raises(StartTrouble, match="for reading only"), told_why(settings):
        asyncio.run(once_opened(f"sqlite+aiosqlite:///file:{tmp_path / 'tables.sqlite'}?mode=ro&uri=true"))


def test_a_database_for_reading_only(new_database: Callable[[], str], capsys: pytest.CaptureFixture[str]) -> None:
    database = new_database()
    asyncio.run(do(database, f"ALTER DATABASE {database.rpartition('/')[2]} SET default_transaction_read_only = on"))
    assert "for reading only" in refused(capsys, "--db", database)


def test_no_right_in_the_database(new_database: Callable[[], str], capsys: pytest.CaptureFixture[str]) -> None:
    database = new_database()
    asyncio.run(do(database, "CREATE ROLE reader LOGIN"))
    assert "no right to write" in refused(capsys, "--db", database.replace("longcount@", "reader@"))


def test_no_such_database(postgres: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no such database" in refused(capsys, "--db", f"{postgres.rpartition('/')[0]}/nowhere")


def test_no_such_user(postgres: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "does not know this user" in refused(capsys, "--db", postgres.replace("longcount@", "nobody@"))


def test_a_password_that_is_refused(postgres: str, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(ask_for_passwords(postgres, "picky"))
    told = refused(capsys, "--db", postgres.replace("longcount@", "picky:wr0ng@"))
    assert "refuses the password" in told and "wr0ng" not in told


async def ask_for_passwords(database: str, user: str) -> None:
    """From now on this user needs one."""
    connection = await asyncpg.connect(database)
    await connection.execute(f"CREATE ROLE {user} LOGIN PASSWORD 'right'")
    rules = Path(await connection.fetchval("SHOW hba_file"))
    rules.write_text(f"host all {user} 127.0.0.1/32 scram-sha-256\n{rules.read_text()}")
    before = await connection.fetchval("SELECT pg_conf_load_time()")
    await connection.execute("SELECT pg_reload_conf()")
    await connection.close()
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        connection = await asyncpg.connect(database)
        after = await connection.fetchval("SELECT pg_conf_load_time()")
        await connection.close()
        if after != before:
            return
    raise AssertionError("the database does not read its rules")


def test_nobody_answers(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        address = f"postgresql://ann:s3cret@127.0.0.1:{silent.getsockname()[1]}/longcount"
        told = refused(capsys, "--db", address)
    assert "Nobody answers" in told and "s3cret" not in told


def test_no_such_machine(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no such machine" in refused(capsys, "--db", "postgresql://no.such.host.invalid/longcount")


def test_an_address_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no address of a database" in refused(capsys, "--db", "postgresql://local host:port/x")


def test_a_server_that_is_told_to_stop_closes_everything_first(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "longcount", "serve", "--port", "0", "--bots", "1", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None and "Long Count is at" in server.stdout.readline()
        server.terminate()
        _, errors = server.communicate(timeout=PATIENCE)
    assert json.loads(errors.splitlines()[-1])["what"] == "stopped", errors
    assert not (tmp_path / "tables.sqlite-wal").exists(), "the last to close the file tidies up"


@in_loop
async def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    old = os.umask(0o022)
    try:
        server = Process(data)
    finally:
        os.umask(old)
    async with people(server.url, 2) as (ann, bob):
        await table_of_two(ann, bob)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.iterdir()}
    server.stop()
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert "tables.sqlite-wal" in modes and {mode & 0o077 for mode in modes.values()} == {0}, modes


@pytest.mark.parametrize(
    "cut",
    [
        asyncpg.exceptions.AdminShutdownError("terminating connection due to administrator command"),
        asyncpg.exceptions.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
        psycopg.OperationalError("server closed the connection unexpectedly"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_database_that_goes_away_while_a_server_starts(cut: Exception) -> None:
    settings = Settings(Path(), "postgresql://club:s3cret@localhost/tables")
    with pytest.raises(StartTrouble, match="starting or stopping") as told, told_why(settings):
        raise RuntimeError("the queue could not be opened") from cut
    assert "s3cret" not in str(told.value)
