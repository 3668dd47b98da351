"""The short form of bench/chaos.py: two servers, a few tables, and neither a server nor the database is safe."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"
SMALL = (
    "--servers 2 --workers 0 --tables 3 --with-bots 1 --seconds 5 --kills 1 --restarts 1 --cuts 2 --pace 0.2 --rest 1"
)


@pytest.mark.slow
@pytest.mark.usefixtures("postgres")  # skipped where there is none
def test_nothing_is_lost_doubled_or_stuck_when_servers_and_database_die(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    chaos = import_module("chaos")
    with ThreadPoolExecutor(1) as thread:
        numbers = thread.submit(chaos.chaos, chaos.read_arguments(SMALL.split())).result()
    assert (numbers["server killed"], numbers["PostgreSQL restarted"]) == (1, 1)
    assert numbers["decisions acknowledged"] > 0 and numbers["rows shown"] == numbers["rows"]
