"""Whatever is sent, the server answers with a sentence: no 500, no traceback, no change from bad input."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from table_people import Seat, Served, in_loop, past_the_draft, people, serving, table_of_two

CHECKS = "not_a_server_error,response_schema_conformance,status_code_conformance,content_type_conformance"
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40)
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner))
KINDS = st.sampled_from(["play", "undo", "why", "face", "back", "ping", "state", "row", ""])
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "seq": st.integers(-5, 10**6) | JSON,
        "seat": st.integers(-3, 9) | JSON,
        "text": st.sampled_from(["end", "done", "undo", "place tikal", "keep W01 W02", "?"]) | JSON,
        "to": st.integers(-5, 10**6) | JSON,
        "yes": JSON,
    },
)
ALMOST = st.builds(lambda kind, fields: json.dumps({"type": kind, **fields}, default=str), KINDS, FIELDS)
FRAMES = st.lists(ALMOST | JSON.map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200), max_size=30)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("fuzzed")) as served:
        yield served


def test_schemathesis_finds_nothing_wrong_with_the_documented_requests(server: Served, tmp_path: Path) -> None:
    pytest.importorskip("schemathesis")
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/openapi.json", "--checks", CHECKS]
    more = ["--max-examples", "20", "-H", "X-LongCount: 1", "--seed", "1", "--no-color"]
    more += ["--generation-database", "none"]
    found = subprocess.run(
        [*command, *more],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert 0 == found.returncode, found.stdout[-4000:]


def test_requests_with_real_ids_and_nonsense_at_tables_break_nothing() -> None:
    """The short form of bench/fuzz.py: no 5xx, no trace in the log, no table that is stuck."""
    pytest.importorskip("schemathesis")
    script = Path(__file__).parents[2] / "bench" / "fuzz.py"
    command = [sys.executable, str(script), "--examples", "3", "--messages", "600", "--seed", "3"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert 0 == found.returncode, (found.stdout[-2000:], found.stderr[-6000:])
    assert "600 messages" in found.stdout


async def throw(seat: Seat, frames: list[Any]) -> None:
    for frame in frames:
        await seat.connection.send(frame)


@given(frames=FRAMES)
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_frame_on_a_socket_breaks_or_changes_the_table(server: Served, frames: list[Any]) -> None:
    """Bob's seat is asked nothing now, so nothing he sends may change a row; and the server lives on."""

    @in_loop
    async def fuzzed() -> None:
        async with people(server.url, 2) as (ann, bob):
            table = await table_of_two(ann, bob, options={"first_player": "seat1"})
            async with ann.at(table) as hers, bob.at(table) as his:
                state, _ = await past_the_draft(hers, his)
                with contextlib.suppress(websockets.ConnectionClosed):  # the server may hang up on nonsense
                    await throw(his, frames)
                    await his.so_far()  # it has read them all
                info = await ann.get(f"/api/tables/{table}")
                assert state["seq"] == info["seq"]
                await hers.play_on(state)

    fuzzed()
