"""People at tables for the tests: a server on a free port, and browsers as far as a server can tell."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import queue
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
import websockets
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from longcount.server.app import create_app
from longcount.server.live import LiveTable
from longcount.server.serving import Server
from longcount.server.settings import Limits, Settings
from longcount.server.store import Store

Message = dict[str, Any]
MUCH = (1e9, 1e9)
FREELY = Limits(MUCH, MUCH, MUCH, 1000, 1000, 1000, MUCH, MUCH, MUCH, MUCH, MUCH, (100, 100), 10_000)
PATIENCE = 60.0
"""Seconds after which something will not come any more, on a machine that is busy with other things."""
SEED = 1
"""By which the servers of tests draw: every table is dealt the same."""


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """An async test, run in a loop and a thread of its own and never for ever."""

    async def patiently(*args: Any, **kwargs: Any) -> None:
        await asyncio.wait_for(test(*args, **kwargs), 4 * PATIENCE)

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(lambda: asyncio.run(patiently(*args, **kwargs))).result()

    return run


# --- servers --------------------------------------------------------------------


class Served:
    """A server in a thread of this process."""

    def __init__(self, url: str, app: FastAPI, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.app = app
        self.loop = loop

    def do(self, change: Callable[[], object]) -> None:
        """Something inside the server, in its own thread."""
        self.loop.call_soon_threadsafe(change)

    async def furnish(self, table: str, change: Callable[[LiveTable], bool]) -> None:
        """A change of a table or its seats, as the server makes one."""

        async def change_it() -> None:
            async with self.app.state.matches.entered(table) as room:
                await self.app.state.matches.furnish(room, change)

        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(change_it(), self.loop))

    async def use_up_time(self, table: str, seat: int) -> None:
        def use_up(live: LiveTable) -> bool:
            live.seats[seat].spent = (live.table.minutes or 0) * 60_000
            return True

        await self.furnish(table, use_up)

    def inside(self, task: Coroutine[Any, Any, Any]) -> asyncio.Future[Any]:
        """Something of the server that takes time, in its own loop, for who waits outside."""
        return asyncio.wrap_future(asyncio.run_coroutine_threadsafe(task, self.loop))


@contextlib.contextmanager
def serving(
    folder: Path, db: str = "", limits: Limits = FREELY, static: Path | None = None, workers: int = 1
) -> Iterator[Served]:
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    pages = static or folder / "no pages"
    settings = Settings(
        folder, db, workers=workers, review_seconds=1, plan_seconds=0.5, limits=limits, static=pages, seed=SEED
    )
    app = create_app(settings)
    loops: queue.Queue[asyncio.AbstractEventLoop] = queue.Queue()
    server = Server(app, lambda: loops.put(asyncio.get_running_loop()))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    loop = loops.get(timeout=PATIENCE)
    try:
        yield Served(f"http://127.0.0.1:{listening.getsockname()[1]}", app, loop)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the server did not stop"


async def lonely(url: str) -> str:
    """A database at which no other server is."""
    if url.startswith("sqlite"):
        return url
    store = Store(url)
    async with store.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        await connection.execute(sa.text("DROP DATABASE IF EXISTS lonely WITH (FORCE)"))
        await connection.execute(sa.text("CREATE DATABASE lonely"))
    await store.close()
    return url.rpartition("/")[0] + "/lonely"


class Process:
    """A server as people run it: `longcount serve`, in a process that can be killed."""

    def __init__(self, folder: Path, port: int = 0, db: str = "") -> None:
        where = ["--db", db] if db else ["--data", str(folder)]
        command = [sys.executable, "-m", "longcount", "serve", "--quiet", "--bots", "1", "--port", str(port)]
        command += ["--seed", str(SEED), *where]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "200"}
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, (line, self.process.stderr.read() if self.process.stderr else "")
        self.url = line.split()[4]
        self.port = int(self.url.rsplit(":", 1)[1])
        assert httpx.get(f"{self.url}/healthz", timeout=PATIENCE).status_code == 200  # it answers when it is ready

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str]:
        self.process.terminate()
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors


class WorkerProcess:
    """`longcount worker`, in a process that can be killed."""

    def __init__(self, db: str) -> None:
        command = [sys.executable, "-m", "longcount", "worker", "--bots", "1", "--quiet", "--db", db]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "200"}
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "takes jobs" in line, (line, self.process.stderr.read() if self.process.stderr else "")

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str]:
        self.process.terminate()
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors


# --- people ---------------------------------------------------------------------


class Seat:
    """One open socket at a table, and everything heard on it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Message] = []
        self.raw: list[str] = []

    async def hear(self) -> Message:
        text = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        return message

    async def until(self, kind: str, **fields: Any) -> Message:
        """The next message of a kind in which these fields are so."""
        while True:
            message = await self.hear()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def state_at(self, seq: int) -> Message:
        """The first state at or after a row."""
        while True:
            message = await self.until("state")
            if message["seq"] >= seq:
                return message

    async def so_far(self) -> list[Message]:
        """What was told up to now: the answer to a ping comes after all of it."""
        await self.say("ping")
        came: list[Message] = []
        while (message := await self.hear())["type"] != "pong":
            came.append(message)
        return came

    async def until_closed(self) -> None:
        """Everything until the line is cut; it must be."""
        while True:
            try:
                await self.hear()
            except websockets.ConnectionClosed:
                return

    async def say(self, kind: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"type": kind, **fields}))

    async def play(self, state: Message, which: int = 0) -> None:
        text = state["offers"][which]["text"]
        await self.say("play", seq=state["seq"], seat=state["seat"], text=text)

    async def play_on(self, state: Message, which: int = 0) -> Message:
        """Play and take in the state that follows."""
        await self.play(state, which)
        return await self.state_at(state["seq"] + 1)


def text_of(row: Message) -> str | None:
    """What a row of the log says in notation; None while it is hidden."""
    return row["decision"] and str(row["decision"]["text"])


class Person:
    """A browser with its cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.web = httpx.AsyncClient(base_url=url, headers={"X-LongCount": "1"}, timeout=PATIENCE)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    async def get(self, path: str) -> Any:
        answer = await self.web.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.web.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def open(self, *kinds: str, **more: Any) -> Message:
        """A table with these seats: me, link, hot, or the name of a bot."""
        wishes = [{"kind": kind} if kind in ("me", "link", "hot") else {"kind": "bot", "bot": kind} for kind in kinds]
        table: Message = await self.post("/api/tables", {"game": "tzolkin", "seats": wishes, **more})
        return table

    async def sit(self, link: str) -> Message:
        _, _, table, token = link.split("/")
        info: Message = await self.post(f"/api/tables/{table}/sit", {"token": token})
        return info

    @contextlib.asynccontextmanager
    async def at(self, table: str, **options: Any) -> AsyncIterator[Seat]:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        address = f"{self.url.replace('http', 'ws')}/ws/tables/{table}"
        async with connect(address, additional_headers=headers, max_size=None, **options) as connection:
            yield Seat(connection)


@contextlib.asynccontextmanager
async def people(url: str, count: int) -> AsyncIterator[list[Person]]:
    """Browsers that have been here once, so that they have their cookies."""
    found = [Person(url) for _ in range(count)]
    for person in found:
        await person.get("/api/me")
    yield found
    for person in found:
        await person.web.aclose()


async def table_of_two(ann: Person, bob: Person, **more: Any) -> str:
    """Ann and Bob sit at a table, and the game has begun."""
    table = await ann.open("me", "link", **more)
    await bob.sit(table["seats"][1]["link"])
    return str(table["id"])


async def past_the_draft(*seats: Seat) -> list[Message]:
    """Everybody keeps the first tiles offered; the states after the reveal."""
    states = [await seat.until("state") for seat in seats]
    for seat, state in zip(seats, states, strict=True):
        await seat.play(state)
    return [await seat.until("state", step="turn") for seat in seats]


async def refused_connection(url: str, path: str, headers: dict[str, str]) -> bool:
    try:
        async with connect(f"{url.replace('http', 'ws')}{path}", additional_headers=headers):
            return False
    except websockets.InvalidStatus:
        return True
