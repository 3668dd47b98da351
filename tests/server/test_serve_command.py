"""`longcount serve` on the command line, the OpenAPI page, health and metrics."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from table_people import Served, serving

from longcount.cli import main
from longcount.server.jobs import Tally
from longcount.server.metrics import Metrics

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("care")) as served:
        yield served


def test_a_busy_port_is_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        assert main(["serve", "--port", str(busy.getsockname()[1]), "--data", str(tmp_path)]) == 2
    assert "in use already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--port", "99999"], "0 to 65535"),
        (["--db", "mybase"], "takes a URL"),
        (["--bots", "0"], "from 1 to 256"),
        (["--review", "nan"], "at most 3600"),
        (["--review", "0"], "more than 0"),
        (["--host", "no.such.host.invalid"], "no address"),
    ],
)
def test_what_cannot_be_meant_is_a_sentence(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    where = [] if "--db" in arguments else ["--data", str(tmp_path)]
    assert main(["serve", *arguments, *where]) == 2
    assert reason in capsys.readouterr().err


def test_a_folder_that_cannot_be_is_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert main(["serve", "--data", str(tmp_path / "file" / "below")]) == 2
    assert "Use --data" in capsys.readouterr().err


def test_help_teaches(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    told = capsys.readouterr().out
    assert "--open" in told and "examples:" in told


def test_openapi_names_every_request_of_the_protocol(server: Served) -> None:
    schema = httpx.get(f"{server.url}/openapi.json").json()
    told = {f"{method.upper()} {path}" for path, methods in schema["paths"].items() for method in methods}
    asked = re.findall(r"`(GET|PUT|POST) (/[\w/{}]+)", PROTOCOL.read_text(encoding="utf-8"))
    assert {f"{method} {path}" for method, path in asked} == told
    assert "422" not in json.dumps(schema) and "HTTPValidationError" not in json.dumps(schema)
    page = httpx.get(f"{server.url}/docs").text
    assert all(path in page for path in schema["paths"])


def test_health_and_metrics(server: Served) -> None:
    for path in ("healthz", "readyz"):
        assert httpx.get(f"{server.url}/{path}").json()["status"] == "well"
    httpx.request("BREW", f"{server.url}/api/me")
    answer = httpx.get(f"{server.url}/metrics")
    assert "set-cookie" not in answer.headers
    found = {sample.name: sample for family in text_string_to_metric_families(answer.text) for sample in family.samples}
    numbers = ("moves_total", "bot_moves_total", "refused_total", "stale_total", "lost_races_total", "failures_total")
    for name in (
        *numbers,
        "requests_total",
        "sockets",
        "tables_in_memory",
        "move_seconds_bucket",
        "request_seconds_sum",
    ):
        assert f"longcount_{name}" in found, name
    assert found["longcount_writable"].value == 1
    assert found["longcount_info"].labels["process"] and found["process_resident_memory_bytes"].value > 1e6
    assert 'longcount_requests_total{method="GET",status="200"}' in answer.text and "BREW" not in answer.text


def test_jobs_are_counted_by_kind_and_by_how_they_went() -> None:
    metrics, tally = Metrics(), Tally()
    tally.waiting["turn"], tally.running["turn"], tally.done["hint"], tally.failed["hint"] = 3, 1, 7, 2
    metrics.jobs = tally
    told = metrics.text().decode()
    for line in (
        'longcount_jobs{kind="turn",state="waiting"} 3.0',
        'longcount_jobs{kind="turn",state="running"} 1.0',
        'longcount_jobs_ended_total{how="done",kind="hint"} 7.0',
        'longcount_jobs_ended_total{how="failed",kind="hint"} 2.0',
    ):
        assert line in told.splitlines()


def test_without_pages_the_server_says_so(server: Served) -> None:
    answer = httpx.get(server.url)
    assert answer.status_code == 200 and "not built" in answer.text
