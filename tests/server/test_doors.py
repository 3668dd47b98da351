"""Who is let in: half-said requests, forged headers, many cookies, sockets without end. Whoever stands by is served."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock
from urllib.parse import urlsplit

import httpx
import pytest
from table_people import FREELY, PATIENCE, Person, Served, in_loop, people, refused_connection, serving, table_of_two

from longcount.server.doors import Doors
from longcount.server.guard import user_of
from longcount.server.identity import Identity, is_own_origin
from longcount.server.limits import Buckets, Gates, house_of

HALF = b"GET /api/me HTTP/1.1\r\nHost: here\r\nX-Slow: "
BODY = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nX-LongCount: 1\r\nContent-Length: 100\r\n\r\n{"
HARDLY = (1e-6, 3.0)


@contextlib.asynccontextmanager
async def saying(served: Served, *words: bytes) -> AsyncIterator[list[asyncio.StreamReader]]:
    """Connections on each of which only this is said, each heard by the server before the next one comes."""
    parts = urlsplit(served.url)
    readers: list[asyncio.StreamReader] = []
    writers: list[asyncio.StreamWriter] = []
    for said in words:
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        writer.write(said)
        await writer.drain()
        readers.append(reader)
        writers.append(writer)
    yield readers
    for writer in writers:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def is_cut(reader: asyncio.StreamReader) -> bool:
    """Waits for the end of a connection."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE) is not None
    except ConnectionError:
        return True


@in_loop
async def test_half_said_requests_make_room_for_who_comes(tmp_path: Path) -> None:
    few = replace(FREELY, connections_per_address=20, header_seconds=1e6, body_seconds=1e6)
    with serving(tmp_path, limits=few) as served:
        async with saying(served, *[HALF, BODY] * 30) as readers, people(served.url, 1) as (ann,):
            assert (await ann.get("/api/me"))["id"]
            assert all([await is_cut(reader) for reader in readers[:40]]), "the oldest made room"
            assert served.app.state.doors.count <= 20


@in_loop
async def test_who_does_not_say_what_it_wants_is_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(FREELY, header_seconds=0.0, body_seconds=0.0)) as served:
        async with saying(served, b"", HALF, BODY) as readers:
            assert all([await is_cut(reader) for reader in readers])


@in_loop
async def test_a_header_has_an_end(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with saying(served, HALF + b"x" * 200_000) as (reader,), people(served.url, 1) as (ann,):
            assert await is_cut(reader)
            assert (await ann.get("/api/me"))["id"]


@in_loop
async def test_a_forged_origin_is_another_page_and_no_mistake_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with people(served.url, 2) as (ann, bob):
            table = await table_of_two(ann, bob)
            for origin in ("http://[", "http://[::1", "//[x]", "http://\u2100.example", "http://a@["):
                headers = [(b"X-LongCount", b"1"), (b"Origin", origin.encode())]
                answer = await ann.web.put("/api/me", json={"name": "Ann"}, headers=headers)
                assert answer.status_code == 403, (origin, answer.text)
            assert await refused_connection(served.url, f"/ws/tables/{table}", {"Origin": "http://["})
        assert served.app.state.metrics.failures == 0


@pytest.mark.parametrize("origin", ["http://[", "null", "", "http://evil", "http://here.evil", "http://evil@"])
def test_an_origin_that_cannot_be_read_is_not_ours(origin: str) -> None:
    assert not is_own_origin(origin, "here", ())
    assert is_own_origin("http://Here", "here", ())


def test_a_hostile_cookie_is_read_in_one_pass() -> None:
    identity = Identity("secret")
    assert identity.user_of('longcount="' + "\\\\" * 500_000 + '"') is None
    assert identity.user_of("; ;=;longcount;a=b; longcount=" + "." * 60_000) is None
    mine = identity.cookie("ann", is_secure=False).split(";")[0]
    for header in (mine, f"other=1; {mine}", f"{mine};", mine.replace("=", '="', 1) + '"'):
        assert identity.user_of(header) == "ann"


def test_all_addresses_of_a_house_are_one() -> None:
    assert house_of("2001:db8:1:2::1") == house_of("2001:db8:1:2:ffff::2%eth0") != house_of("2001:db8:1:3::1")
    assert house_of("::ffff:192.0.2.1") == house_of("192.0.2.1") != house_of("192.0.2.2")
    assert house_of("somewhere") == "somewhere"
    buckets = Buckets(HARDLY)
    assert [buckets.take(house_of(f"2001:db8::{n}")) for n in range(4)] == [True, True, True, False]


@in_loop
async def test_new_cookies_open_no_more_tables(tmp_path: Path) -> None:
    wish = {"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "link"}]}
    with serving(tmp_path, limits=replace(FREELY, tables=HARDLY)) as served:
        async with people(served.url, 4) as everybody:
            for person in everybody[:3]:
                await person.post("/api/tables", wish)
            assert "from your address" in (await everybody[3].post("/api/tables", wish, 429))["error"]


@in_loop
async def test_an_address_has_so_many_new_visitors_and_those_it_has_stay(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(FREELY, newcomers=HARDLY)) as served:
        async with people(served.url, 3) as (ann, _, _):
            answer = httpx.get(f"{served.url}/api/me")
            assert answer.status_code == 429 and "set-cookie" not in answer.headers
            assert (await ann.get("/api/me"))["id"]
            assert httpx.get(f"{served.url}/healthz").status_code == 200, "who looks after it needs no name"


@in_loop
async def test_records_are_read_so_often(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(FREELY, records=HARDLY)) as served:
        async with people(served.url, 1) as (ann,):
            for _ in range(3):
                assert (await ann.web.post("/api/records", content=b"no record")).status_code == 400
            assert (await ann.web.post("/api/records", content=b"no record")).status_code == 429


@in_loop
async def test_sockets_are_opened_so_often(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(FREELY, handshakes=HARDLY)) as served:
        async with people(served.url, 1) as (ann,):
            path = f"/ws/tables/{(await ann.open('me', 'link'))['id']}"
            refused = [await refused_connection(served.url, path, {"Cookie": ann.cookie}) for _ in range(5)]
            assert refused == [False, False, False, True, True]


# --- frames that no browser sends ---------------------------------------------------

MASK = b"\0\0\0\0"
"""Zeros change nothing."""
BROKEN_TEXT = b"\x81\x82" + MASK + b"\xff\xff"
PIECES = b"\x01\x80" + MASK + (b"\x00\x80" + MASK) * 100


async def shake_hands(person: Person, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    parts = urlsplit(person.url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    lines = [
        f"GET /ws/tables/{table} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyEhIQ==",
        f"Cookie: {person.cookie}",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    assert b"101" in await reader.readline()
    return reader, writer


@pytest.mark.parametrize("frames", [BROKEN_TEXT, PIECES], ids=["no text", "endless pieces"])
def test_frames_that_no_browser_sends_end_the_socket_without_a_trace(
    frames: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @in_loop
    async def thrown() -> None:
        with serving(tmp_path) as served:
            async with people(served.url, 1) as (ann,):
                table = (await ann.open("me", "link"))["id"]
                reader, writer = await shake_hands(ann, table)
                writer.write(frames)
                assert await is_cut(reader)
                writer.close()
                assert (await ann.get(f"/api/tables/{table}"))["status"] == "waiting"
            assert served.app.state.metrics.failures == 0

    thrown()
    assert not [line for line in caplog.records if line.exc_info]


PINGS = (b"\x89\x80" + MASK) * 100


@in_loop
async def test_who_asks_for_pongs_without_end_is_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(FREELY, socket=HARDLY)) as served:
        async with people(served.url, 1) as (ann,):
            reader, writer = await shake_hands(ann, (await ann.open("me", "link"))["id"])
            writer.write(PINGS)
            assert await is_cut(reader)
            writer.close()


@in_loop
async def test_requests_sent_far_ahead_are_not_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with saying(served, b"GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n" * 100) as (reader,):
            assert await is_cut(reader)
        async with people(served.url, 1) as (ann,):
            assert (await ann.get("/api/me"))["id"]
        assert served.app.state.metrics.failures == 0


def test_nobody_behind_the_guard_reads_cookies() -> None:
    app = SimpleNamespace(state=SimpleNamespace(identity=Identity("secret")))
    mine = Identity("secret").cookie("ann", is_secure=False).split(";")[0].encode()
    scope = {"app": app, "headers": [(b"cookie", b"a=b"), (b"host", b"here"), (b"cookie", mine)]}
    assert user_of(scope) == "ann" and scope["headers"] == [(b"host", b"here")]


class Guest:
    """Somebody at the door."""

    def __init__(self, host: str) -> None:
        self.host, self.house = host, house_of(host)
        self.abort = Mock()
        self.transport: asyncio.Transport = Mock(abort=self.abort)

    @property
    def is_in(self) -> bool:
        return not self.abort.called


def test_a_house_that_floods_is_shut_out_for_a_moment_and_a_proxy_is_not() -> None:
    doors = Doors(FREELY, lambda host: host == "192.0.2.9")
    for host in ("192.0.2.1", "192.0.2.9"):
        doors.shut_out(host)
    guests = [Guest(host) for host in ("192.0.2.1", "192.0.2.2", "192.0.2.9")]
    for guest in guests:
        doors.enter(guest)
    assert [guest.is_in for guest in guests] == [False, True, True] and doors.count == 2
    doors.shut = dict.fromkeys(doors.shut, 0.0)
    doors.sweep()
    again = Guest("192.0.2.1")
    doors.enter(again)
    assert again.is_in and not doors.shut


@in_loop
async def test_houses_come_in_turn_however_many_wait_of_one() -> None:
    gates, order, go = Gates(2, 1), list[str](), asyncio.Event()

    async def pass_through(name: str) -> None:
        async with gates.through(name):
            order.append(name)
            await go.wait()

    tasks = [asyncio.ensure_future(pass_through(name)) for name in ("crowd", "crowd", "crowd", "ann", "bob")]
    await asyncio.sleep(0)
    assert order == ["crowd", "ann"], "of each house one"
    tasks[1].cancel()
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert sorted(order) == ["ann", "bob", "crowd", "crowd"]
    assert gates.free == 2 and not gates.waiting and not +gates.inside
