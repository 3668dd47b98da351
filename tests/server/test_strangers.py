"""What strangers try: other pages, other people's seats, floods, huge and hostile messages. Nothing may change."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from table_people import MUCH, Served, in_loop, past_the_draft, people, refused_connection, serving, table_of_two

from longcount.server.settings import Limits


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    pages = tmp_path_factory.mktemp("pages")
    (pages / "assets").mkdir()
    (pages / "index.html").write_text("<!doctype html><title>first page</title>")
    (pages / "assets" / "main-1a2b.js").write_text("let x = 1;" * 500)
    (pages.parent / "outside.txt").write_text("not for you")
    with serving(tmp_path_factory.mktemp("strangers"), static=pages) as served:
        yield served


def failures(server: Served) -> int:
    return int(server.app.state.metrics.failures)


@in_loop
async def test_a_request_from_another_page_changes_nothing(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        wish = {"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "link"}]}
        for headers in ({"X-LongCount": "0"}, {"Origin": "http://evil.example"}, {"Origin": "null"}):
            answer = await ann.web.post("/api/tables", json=wish, headers=headers)
            assert answer.status_code == 403 and answer.json()["error"].endswith(".")
        own = await ann.web.post("/api/tables", json=wish, headers={"Origin": server.url})
        assert own.status_code == 200
        assert [one["id"] for one in await ann.get("/api/tables")] == [own.json()["id"]], "hers, and no other"


@in_loop
async def test_a_socket_from_another_page_is_refused(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        path = f"/ws/tables/{await table_of_two(ann, bob)}"
        assert await refused_connection(server.url, path, {"Cookie": ann.cookie, "Origin": "http://evil.example"})
        assert not await refused_connection(server.url, path, {"Cookie": ann.cookie, "Origin": server.url})
        assert await refused_connection(server.url, "/ws/tables/nothing-is-here", {"Cookie": ann.cookie})


@in_loop
async def test_every_answer_carries_the_strict_headers(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        for path in ("/", "/api/me", "/docs", "/openapi.json", "/api/nothing", "/assets/main-1a2b.js"):
            answer = await ann.web.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "unsafe-eval" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert "<script" not in (await ann.web.get("/docs")).text


@in_loop
async def test_pages_come_from_their_folder_and_nowhere_else(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        assert "first page" in (await ann.web.get("/")).text
        assert "first page" in (await ann.web.get("/t/some-table/replay/4")).text
        script = await ann.web.get("/assets/main-1a2b.js")
        assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
        assert (await ann.web.get("/assets/gone.js")).status_code == 404
        for path in ("/../outside.txt", "/..%2foutside.txt", "/assets/..%2f..%2foutside.txt", "/%2e%2e/outside.txt"):
            assert "not for you" not in (await ann.web.get(path)).text


@in_loop
async def test_too_much_is_too_large(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        assert (await ann.web.put("/api/me", content=b"x" * 70_000)).status_code == 413
        assert (await ann.web.post("/api/records", content=b"x" * 1_100_000)).status_code == 413

        async def without_length() -> Any:
            for _ in range(20):
                yield b"x" * 10_000

        assert (await ann.web.put("/api/me", content=without_length())).status_code == 413
        table = (await ann.open("me", "link"))["id"]
        async with ann.at(table) as seat:
            await seat.until("state")
            await seat.connection.send("x" * 5000)
            await seat.until_closed()


@in_loop
async def test_who_asks_too_fast_has_to_wait(server: Served, tmp_path: Path) -> None:
    hardly = (1e-6, 5)
    slow = Limits(MUCH, hardly, hardly, 2, 1000, 2)
    with serving(tmp_path, limits=slow) as served:
        async with people(served.url, 1) as (ann,):
            statuses = [(await ann.web.get("/api/me")).status_code for _ in range(8)]
            assert statuses[0] == 200 and statuses[-1] == 429
            assert failures(served) == 0
        async with people(served.url, 1) as (bob,):
            table = (await bob.open("me", "link"))["id"]
            async with bob.at(table) as one, bob.at(table):
                assert await refused_connection(served.url, f"/ws/tables/{table}", {"Cookie": bob.cookie})
                for _ in range(10):
                    await one.say("ping")
                assert "slow down" in (await one.until("bye"))["reason"]
            await bob.open("me", "link")
        async with people(served.url, 1) as (cy,):
            await cy.open("me", "link")
            await cy.open("me", "link")
            assert "too many tables" in (await cy.post("/api/tables", THREE, 409))["error"]


THREE = {"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]}

HOSTILE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{",
    '"play"',
    "{}",
    '{"type": 7}',
    '{"type": "play"}',
    '{"type": "play", "seq": "1", "seat": 0, "text": "end"}',
    '{"type": "play", "seq": 1e3, "seat": 0, "text": "end"}',
    '{"type": "play", "seq": true, "seat": 0, "text": "end"}',
    '{"type": "play", "seq": 99999999999999999999999, "seat": 0, "text": "end"}',
    '{"type": "play", "seq": -1, "seat": 0, "text": "end"}',
    '{"type": "play", "seq": 1, "seat": -1, "text": "monument M01"}',
    '{"type": "play", "seq": 1, "seat": 99, "text": "end"}',
    '{"type": "play", "seq": 1, "seat": 0, "text": null}',
    '{"type": "play", "seq": 1, "seat": 0, "text": "\\u0000"}',
    '{"type": "play", "seq": 1, "seat": 0, "text": "\\ud800"}',
    '{"type": "undo", "seq": 0, "seat": 1}',
    '{"type": "why", "seat": 0, "text": "' + "x" * 3000 + '"}',
    '{"type": "why", "seat": 1, "text": "end"}',
    '{"type": "face", "seat": -1}',
    '{"type": "back", "to": -5, "yes": true}',
    '{"type": "back", "to": "x"}',
    '{"type": "back", "to": 100000000, "yes": true}',
    '{"type": "back", "yes": 5}',
    '{"a":' * 400 + "1" + "}" * 400,
    b"\x00\x01\x02",
    b"",
]


@in_loop
async def test_hostile_messages_get_a_sentence_and_change_nothing(server: Served) -> None:
    before = failures(server)
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as seat, bob.at(table) as other:
            state = await seat.until("state")
            await other.until("state")
            await seat.until("table")  # Bob has come
            for message in HOSTILE:
                await seat.connection.send(message)
                await seat.say("ping")
                while (answer := await seat.hear())["type"] != "pong":
                    assert answer["type"] in ("refused", "state", "why", "vote"), (message, answer)
                    assert "Traceback" not in json.dumps(answer)
            assert not [m for m in await other.so_far() if m["type"] in ("row", "log")]
            assert (await ann.get(f"/api/tables/{table}"))["seq"] == state["seq"]
    assert failures(server) == before


@in_loop
async def test_random_messages_never_break_the_server(server: Served) -> None:
    before = failures(server)
    dice = random.Random(5)
    numbers: list[Any] = [0, 1, -1, 2**70, 1.5, True]
    values = [*numbers, None, "", "end", "x" * 50, [], {}, [[]], {"type": "play"}, "keep W01 W02"]
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with bob.at(table) as seat:
            state = await seat.until("state")
            for _ in range(400):
                names = dice.sample(["type", "seq", "seat", "text", "to", "yes", "more"], dice.randint(0, 7))
                said = {name: dice.choice(values) for name in names}
                said["type"] = dice.choice(["play", "undo", "why", "face", "back", "ping", "log", *values[:3]])
                if said["type"] == "play" and isinstance(said.get("text"), str) and said["text"].startswith("keep"):
                    said["text"] = "end"
                await seat.connection.send(json.dumps(said))
            await seat.say("why", seat=1, text="the last one")
            await seat.until("why", text="the last one")
        assert (await ann.get(f"/api/tables/{table}"))["seq"] == state["seq"]
    assert failures(server) == before


@in_loop
async def test_hostile_bodies_get_a_sentence(server: Served) -> None:
    before = failures(server)
    bodies: list[bytes] = [
        b"",
        b"null",
        b"[]",
        b"{",
        b'{"name": "\\ud800"}',
        b'{"name": 5}',
        b"\xff",
        b'{"name": "\\u0000"}',
    ]
    bodies.append(b"[" * 20_000)
    async with people(server.url, 1) as (ann,):
        for path in ("/api/me", "/api/tables", "/api/tables/abcdefgh1/sit", "/api/tables/abcdefgh1/leave"):
            for body in bodies:
                method = "PUT" if path == "/api/me" else "POST"
                headers = {"Content-Type": "application/json"}
                answer = await ann.web.request(method, path, content=body, headers=headers)
                assert answer.status_code in (400, 404), (path, body[:20], answer.text)
                assert answer.json()["error"]
        assert (await ann.web.delete("/api/me")).status_code == 405
        assert (await ann.web.get("/api/nothing")).status_code == 404
    assert failures(server) == before


@in_loop
async def test_nobody_acts_for_another_seat(server: Served) -> None:
    async with people(server.url, 3) as (ann, bob, eve):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as one, bob.at(table) as two, eve.at(table) as watcher:
            state = (await past_the_draft(one, two))[0]
            acting = state["to_act"][0]
            text = (await ann.get(f"/api/tables/{table}"))["seq"]
            for stranger in ([one, two][1 - acting], watcher):
                for kind in ("play", "undo", "why"):
                    await stranger.say(kind, seq=text, seat=acting, text="end")
                    assert (await stranger.until("refused"))["sentence"] == "This seat is not yours."
            await watcher.say("back", to=3, yes=True)
            assert (await watcher.until("refused"))["sentence"]
            await watcher.say("face", seat=0)
            assert (await watcher.until("refused"))["sentence"]
        assert (await eve.web.get(f"/api/tables/{table}/record?seat=0")).status_code == 403
        assert (await eve.web.get(f"/api/tables/{table}/at/5?seat=0")).status_code == 403
        assert (await ann.get(f"/api/tables/{table}"))["seq"] == text


@in_loop
async def test_a_browser_that_does_not_listen_holds_nobody_up(server: Served) -> None:
    async with people(server.url, 2) as (ann, eve):
        table = (await ann.open("hot", "hot"))["id"]
        async with eve.at(table, max_queue=1, close_timeout=0.1), ann.at(table) as seat:
            state = await seat.until("state")
            for _ in range(60):
                state = await seat.play_on(state)
                if state["over"]:
                    break
