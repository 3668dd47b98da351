"""The files of deploy/ are used: read, verified by the programs they are for, and served through."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from table_people import PATIENCE, Person, Process, in_loop

from longcount.cli.care.settings_file import known_fields, read_settings
from longcount.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = ("longcount.service", "longcount-worker.service", "longcount-backup.service", "longcount-backup.timer")


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed here")
    return found


def test_the_settings_are_settings() -> None:
    settings = read_settings(DEPLOY / "longcount.toml", {}, {}).settings
    assert settings.data == Path("/var/lib/longcount/server") and settings.proxies == ("127.0.0.1", "::1")


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    for unit in UNITS:
        text = (DEPLOY / unit).read_text()
        (tmp_path / unit).write_text(text.replace("/opt/longcount/bin/longcount", "/bin/true"))
    files = [str(tmp_path / unit) for unit in UNITS]
    done = subprocess.run([analyze, "verify", *files], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_units_of_one_kind_are_locked_up_alike() -> None:
    """What is said of the server's rights holds for its worker and its backup, too."""
    told = [(DEPLOY / unit).read_text().partition("# What it may do")[2].partition("\n\n")[0] for unit in UNITS[:3]]
    assert told[0] and len({text.rstrip() for text in told}) == 1


def test_caddy_takes_its_file() -> None:
    caddy = program("caddy")
    environment = {**os.environ, "LONGCOUNT_NAME": "club.example.org", "LONGCOUNT_SERVERS": "10.0.0.1:1 10.0.0.2:1"}
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "Valid configuration" in done.stdout + done.stderr, done.stderr


def test_the_dashboard_shows_numbers_that_are_there() -> None:
    told = json.loads((DEPLOY / "dashboard.json").read_text())
    asked = {name for panel in told["panels"] for one in panel["targets"] for name in names_in(one["expr"])}
    metrics = Metrics()
    metrics.answered("GET", 200, 0.1)
    there = {line.split("{")[0].split()[0] for line in metrics.text().decode().splitlines() if line[0] != "#"}
    assert len(asked) > 10 and asked <= there


def names_in(expression: str) -> set[str]:
    return set(re.findall(r"\b(?:longcount|process)_\w+", expression))


def test_containers_are_given_settings_that_there_are() -> None:
    known = {field.variable for field in known_fields().values()} | {"LONGCOUNT_NAME", "LONGCOUNT_SERVERS"}
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = composed["services"]
    assert set(services) == {"database", "server", "worker", "proxy"}
    given = {name for one in services.values() for name in one["environment"] if name.startswith("LONGCOUNT_")}
    image = (DEPLOY / "Containerfile").read_text()
    given |= set(re.findall(r"(LONGCOUNT_\w+)=", image)) - {"LONGCOUNT_COMPILE", "LONGCOUNT_RELEASE"}
    assert given and given <= known
    copied = [words for line in re.findall(r"^COPY (?!--from)(.*)$", image, re.M) for words in line.split()[:-1]]
    assert copied and all((ROOT / name).exists() for name in copied)


# --- served through nginx ---------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def nginx(folder: Path, upstream: int) -> Iterator[str]:
    """nginx with our file, on a free port, with a certificate of its own."""
    command, openssl, port = program("nginx"), program("openssl"), free_port()
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    make = [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"]
    subprocess.run(
        [*make, "-subj", "/CN=localhost", "-keyout", str(key), "-out", str(certificate)],
        check=True,
        capture_output=True,
    )
    ours = (DEPLOY / "nginx.conf").read_text()
    changes = {
        "/etc/ssl/longcount": str(folder),
        "127.0.0.1:8642": f"127.0.0.1:{upstream}",
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "Host              $host": "Host              $http_host",  # a port that is not the usual one belongs to it
    }
    for old, new in changes.items():
        assert old in ours
        ours = ours.replace(old, new)
    ours = re.sub(r".*listen \[::\].*\n", "", ours)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
    whole += f"http {{\naccess_log off;\n{paths}{ours}}}\n"
    (folder / "nginx.conf").write_text(whole)
    process = subprocess.Popen([command, "-p", str(folder), "-c", "nginx.conf"], stderr=subprocess.PIPE, text=True)
    try:
        until_it_listens(port, process)
        yield f"https://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def until_it_listens(port: int, process: subprocess.Popen[str]) -> None:
    while True:
        assert process.poll() is None, process.stderr and process.stderr.read()
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=PATIENCE):
            return


@in_loop
async def test_a_table_is_played_through_nginx_with_tls(tmp_path: Path) -> None:
    program("nginx")
    os.environ["LONGCOUNT_PROXIES"] = "127.0.0.1"
    try:
        server = Process(tmp_path / "data")
    finally:
        del os.environ["LONGCOUNT_PROXIES"]
    with nginx(tmp_path, server.port) as url:
        ann = Person(url)
        unchecked = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        unchecked.check_hostname, unchecked.verify_mode = False, ssl.CERT_NONE
        ann.web = httpx.AsyncClient(base_url=url, headers={"X-LongCount": "1"}, timeout=PATIENCE, verify=unchecked)
        answer = await ann.web.get("/api/me")
        assert "Secure" in answer.headers["set-cookie"], "the proxy is believed that it speaks TLS"
        assert re.fullmatch(r"[0-9a-f]{32}", answer.headers["x-request-id"]), "and it named the request"
        for path in ("/metrics", "/readyz"):
            assert (await ann.web.get(path)).status_code == 404
        table = (await ann.open("hot", "hot"))["id"]
        async with ann.at(table, ssl=unchecked) as seat:
            state = await seat.play_on(await seat.until("state"))
            assert state["seq"] > 0
        await ann.web.aclose()
    server.stop()


# --- what is known to be unsafe ---------------------------------------------------


@pytest.mark.parametrize(
    ("said", "status", "sentence", "in_the_end"),
    [
        ("No known vulnerabilities found", 0, "no weakness is known", 3),
        ("Found 2 known vulnerabilities in 1 package", 1, "weaknesses are known; see above", 1),
        ("ERROR: could not be audited", 1, "whoever knows of weaknesses cannot be asked", 3),
    ],
)
def test_an_audit_without_an_answer_is_not_a_good_one(
    said: str, status: int, sentence: str, in_the_end: int, tmp_path: Path
) -> None:
    for name, text, code in (("pip-audit", said, status), ("npm", "npm error: no answer", 1)):
        (tmp_path / name).write_text(f"#!/bin/sh\necho '{text}'\nexit {code}\n")
        (tmp_path / name).chmod(0o755)
    done = subprocess.run(
        ["bash", str(ROOT / "tests" / "audit.sh"), str(tmp_path / "pip-audit")],
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == in_the_end
    assert done.stdout.count(f"lock: {sentence}") == 3 and "package-lock.json: whoever knows" in done.stdout
