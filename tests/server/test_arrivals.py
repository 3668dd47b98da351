"""Who is believed about where a request comes from, and by which name the log knows it."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from table_people import FREELY, serving

from longcount.server import logs
from longcount.server.arrivals import Arrivals, Proxies, read_address

PROXY = "10.1.2.3"


def arrive(proxies: list[str], client: str, kind: str = "http", **headers: str) -> tuple[dict[str, Any], str]:
    """The scope as the application sees it, and the name the answer carries."""
    seen: list[dict[str, Any]] = []
    answers: list[Any] = []

    async def app(scope: Any, _receive: Any, send: Any) -> None:
        seen.append(scope)
        await send({"type": "http.response.start" if kind == "http" else "websocket.accept", "headers": []})

    async def send(message: Any) -> None:
        answers.append(message)

    async def receive() -> Any:
        raise AssertionError

    said = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    scope = {"type": kind, "client": (client, 5), "scheme": kind, "path": "/", "headers": said}
    asyncio.run(Arrivals(app, proxies)(scope, receive, send))
    return seen[0], dict(answers[0]["headers"])[b"x-request-id"].decode()


def test_nobody_is_believed_who_was_not_named() -> None:
    for client in ("127.0.0.1", "::1", PROXY):
        scope, name = arrive([], client, x_forwarded_for="6.6.6.6", x_forwarded_proto="https", x_request_id="mine")
        assert scope["client"][0] == client and scope["scheme"] == "http" and name != "mine"


def test_a_named_proxy_is_believed() -> None:
    headers = {"x_forwarded_for": "192.0.2.7", "x_forwarded_proto": "https", "x_request_id": "abc-1"}
    scope, name = arrive(["10.0.0.0/8"], PROXY, **headers)
    assert (scope["client"][0], scope["scheme"], name) == ("192.0.2.7", "https", "abc-1")
    scope, _ = arrive([PROXY], PROXY, kind="websocket", **headers)
    assert (scope["client"][0], scope["scheme"]) == ("192.0.2.7", "wss")


@pytest.mark.parametrize(
    ("said", "asker"),
    [
        ("6.6.6.6, 192.0.2.7", "192.0.2.7"),
        ("6.6.6.6, 192.0.2.7, 10.9.9.9", "192.0.2.7"),
        ("192.0.2.7:4711", "192.0.2.7"),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("10.0.0.1, 10.0.0.2", "10.0.0.1"),
        ("6.6.6.6, nonsense, 10.9.9.9", "10.9.9.9"),
        ("nonsense", None),
        ("", None),
    ],
)
def test_the_last_that_is_no_proxy_of_ours_is_who_asks(said: str, asker: str | None) -> None:
    found = Proxies(["10.0.0.0/8"]).asker(said)
    assert (str(found) if found else None) == asker


def test_proxies_speak_for_many() -> None:
    proxies = Proxies(["10.0.0.0/8", "2001:db8::1"])
    assert proxies.speaks_from(PROXY) and proxies.speaks_from("2001:db8::/64")
    assert not any(proxies.speaks_from(house) for house in ("192.0.2.7", "2001:db9::/64", "", "unix"))


def test_odd_names_of_requests_are_not_taken() -> None:
    for wish in ("", "a" * 65, 'x","level":"error', "a b", "ü"):
        _, name = arrive([PROXY], PROXY, x_request_id=wish)
        assert name != wish and len(name) == 16


def test_addresses_are_read_or_are_none() -> None:
    assert read_address("localhost") is None and read_address("[::1") == read_address("::1")


def test_lines_of_a_request_carry_its_name_also_from_tasks_begun_in_it() -> None:
    def line() -> Any:
        return json.loads(logs.JsonLines("p1").format(logging.makeLogRecord({"msg": "hello"})))

    async def both() -> None:
        with logs.request("r1"):
            task = asyncio.create_task(asyncio.to_thread(line))
            assert line()["request"] == "r1"
        assert (await task)["request"] == "r1"
        assert "request" not in line() and line()["process"] == "p1"

    asyncio.run(both())


def test_on_loopback_a_forged_address_is_no_way_around_a_limit(tmp_path: Path) -> None:
    limits = dataclasses.replace(FREELY, address=(1e-9, 3))
    with serving(tmp_path, limits=limits) as served:
        forged = [{"X-Forwarded-For": f"6.6.6.{number}"} for number in range(4)]
        answers = [httpx.get(f"{served.url}/api/me", headers=headers) for headers in forged]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert len({answer.headers["x-request-id"] for answer in answers}) == 4
