"""Databases for the tests: SQLite, and a real PostgreSQL that lives as long as the tests run."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

_numbers = count(1)
BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


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


@pytest.fixture(autouse=True)
def _logs_as_they_were() -> Iterator[None]:
    """What a started command set up would write to a stream that is closed when its test is over."""
    loggers = [logging.getLogger(name) for name in ("longcount.server", "uvicorn", "uvicorn.error")]
    before = [(logger.handlers, logger.level, logger.propagate) for logger in loggers]
    yield
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.fixture
def new_database(postgres: str) -> Callable[[], str]:
    """Makes an empty database; its URL."""

    async def make(name: str) -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def new() -> str:
        name = f"empty_{next(_numbers)}"
        asyncio.run(make(name))
        return f"{postgres.rpartition('/')[0]}/{name}"

    return new
