"""Ready means that what is played can be stored; alive is another matter."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
import sqlalchemy as sa
from table_people import Served, serving

from longcount.server import readiness


def ask(served: Served) -> tuple[int, str]:
    answer = httpx.get(f"{served.url}/readyz")
    return answer.status_code, answer.json().get("error", "")


@pytest.fixture(autouse=True)
def _asked_anew_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "KEPT", 0.0)


def in_the_end(served: Served) -> tuple[int, int]:
    """Alive all the same; and what the numbers say."""
    lines = httpx.get(f"{served.url}/metrics").text.splitlines()
    line = next(line for line in lines if line.startswith("longcount_writable"))
    return httpx.get(f"{served.url}/healthz").status_code, int(float(line.split()[1]))


@contextlib.contextmanager
def tiny_disk(folder: Path) -> Iterator[Path]:
    """Of 20 MB, in memory."""
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=20m", "none", str(folder)], capture_output=True, text=True, check=False
    )
    if mounted.returncode:
        pytest.skip(f"no disk can be mounted here: {mounted.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    with tiny_disk(tmp_path / "disk") as disk, serving(disk / "data") as served:
        assert ask(served)[0] == 200
        with contextlib.suppress(OSError), (disk / "ballast").open("wb", buffering=0) as ballast:
            while True:
                ballast.write(bytes(4096))
        assert ask(served) == (503, "Nothing can be stored: the disk is full.")
        assert in_the_end(served) == (200, 0)
        (disk / "ballast").unlink()
        assert ask(served)[0] == 200
        assert in_the_end(served) == (200, 1)


def test_little_room_on_the_disk_is_told_beforehand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as served:
        monkeypatch.setattr(readiness, "free_bytes", lambda settings: readiness.LEAST_FREE - 1)
        assert ask(served) == (503, "Nothing can be stored: the disk is full.")


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    def spoil(connection: Any, _record: Any, _proxy: Any) -> None:
        connection.cursor().execute("PRAGMA query_only=ON")

    with serving(tmp_path) as served:
        sa.event.listen(served.app.state.matches.store.engine.sync_engine, "checkout", spoil)
        assert ask(served) == (503, "Nothing can be stored: the database is for reading only.")
        russian = httpx.get(f"{served.url}/readyz?lang=ru").json()["error"]
        assert russian.startswith("Сохранить ничего нельзя")
        assert in_the_end(served) == (200, 0)


def test_a_postgresql_for_reading_only_is_told(tmp_path: Path, new_database: Callable[[], str]) -> None:
    database = new_database()

    async def say(*commands: str) -> None:
        connection = await asyncpg.connect(database.rpartition("/")[0] + "/postgres")
        for command in commands:
            await connection.execute(command)
        await connection.close()

    name = database.rpartition("/")[2]
    away = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    with serving(tmp_path, database) as served:
        assert ask(served)[0] == 200
        asyncio.run(say(f"ALTER DATABASE {name} SET default_transaction_read_only = on", away))
        assert ask(served) == (503, "Nothing can be stored: the database is for reading only.")
        asyncio.run(say(f"ALTER DATABASE {name} SET default_transaction_read_only = off", away))
        assert ask(served)[0] == 200
