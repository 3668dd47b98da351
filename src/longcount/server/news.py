"""What other processes stored: heard of by PostgreSQL's LISTEN, read from the store, told to who listens here.

A notice says only which table is how far. Notices that come while one reading is under way are read together. None of
them is relied on: after the line was cut every table that is listened to is compared, and so is a table at a ping.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from longcount.server import logs
from longcount.server.matches import Matches
from longcount.server.outages import waits
from longcount.server.presence import ONLINE, Presence
from longcount.server.rooms import Room
from longcount.server.store import CHANNEL, Found, Mark, Store

LOOK_AGAIN: Final = 2.0
"""Seconds in which a table is compared once, however many ping."""
STILL_THERE: Final = 5.0
"""Seconds after which the line is tried, and in which it must answer."""


class News:
    def __init__(self, store: Store, matches: Matches, presence: Presence) -> None:
        self.store = store
        self.matches = matches
        self.presence = presence
        self._behind: set[str] = set()
        self._doubtful: set[str] = set()
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._telling: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._tasks.add(asyncio.create_task(self._read(), name="news"))
        if not self.store.is_sqlite:
            self._tasks.add(asyncio.create_task(self._listen(), name="notices"))

    async def stop(self) -> None:
        tasks = self._tasks | self._telling
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- who may be behind --------------------------------------------------

    def look(self, name: str) -> None:
        """Somebody pings: a notice that was lost is made good."""
        room = self.matches.rooms.get(name)
        if room is None or (self.store.is_sqlite and room.loaded is not None):
            return
        now = time.monotonic()
        if now - room.looked >= LOOK_AGAIN:
            room.looked = now
            self._doubt([name])

    def compare_all(self) -> None:
        """Nobody knows what was missed."""
        self._doubt([name for name, room in self.matches.rooms.items() if room.is_attended])
        self.presence.compare_all()

    def _doubt(self, names: list[str]) -> None:
        self._doubtful.update(names)
        self._wake.set()

    def _hear(self, _line: object, _pid: int, _channel: str, note: str) -> None:
        name, what, number = note.split(" ")
        room = self.matches.rooms.get(name)
        if room is None or not room.is_attended:
            return
        if what == ONLINE:
            self.presence.heard(name, number)
        elif is_behind(room, (int(what), int(number))):
            self._behind.add(name)
            self._wake.set()

    # --- listening ----------------------------------------------------------

    async def _listen(self) -> None:
        """For as long as the server runs; a line that is cut is opened again, with patience."""
        pauses = waits()
        while True:
            try:
                async with self._line() as line:
                    pauses = waits()
                    self.compare_all()
                    await until_cut(line)
            except Exception as error:
                logs.note("no news for a moment", error=type(error).__name__)
            await asyncio.sleep(next(pauses))

    @contextlib.asynccontextmanager
    async def _line(self) -> AsyncIterator[Any]:
        """A connection of its own that hears every notice."""
        engine = create_async_engine(self.store.url, poolclass=NullPool)
        try:
            async with engine.connect() as connection:
                line = (await connection.get_raw_connection()).driver_connection
                assert line is not None
                await line.add_listener(CHANNEL, self._hear)
                yield line
                await connection.invalidate()
        finally:
            await engine.dispose()

    # --- reading ------------------------------------------------------------

    async def _read(self) -> None:
        pauses = waits()
        while True:
            await self._wake.wait()
            self._wake.clear()
            taken = self._behind, self._doubtful
            self._behind, self._doubtful = set(), set()
            try:
                await self._catch_up(*taken)
                pauses = waits()
            except Exception as error:
                logs.note("no news for a moment", error=type(error).__name__)
                self._doubt([*taken[0], *taken[1]])
                await asyncio.sleep(next(pauses))

    async def _catch_up(self, behind: set[str], doubtful: set[str]) -> None:
        if doubtful:
            marks = await self.store.marks(doubtful)
            behind |= {name for name, mark in marks.items() if self._is_behind(name, mark)}
        known = {name: room.live.seq for name in behind if (room := self.matches.rooms.get(name)) and room.loaded}
        found = await self.store.news(known) if known else {}
        for name in behind:
            telling = asyncio.create_task(self._follow(name, found.get(name)), name=f"news of {name}")
            self._telling.add(telling)
            telling.add_done_callback(self._telling.discard)

    def _is_behind(self, name: str, mark: Mark) -> bool:
        room = self.matches.rooms.get(name)
        return room is not None and is_behind(room, mark)

    async def _follow(self, name: str, found: Found | None) -> None:
        try:
            await self.matches.follow(name, found)
        except Exception as error:
            logs.note("news of a table could not be told", table=name, error=type(error).__name__)


def is_behind(room: Room, mark: Mark) -> bool:
    """Whether the store knows more of a table than memory does."""
    return room.loaded is None or mark[0] > room.live.seq or mark[1] > room.live.table.version


async def until_cut(line: Any) -> None:
    """Returns or raises when a connection is no more."""
    cut = asyncio.Event()
    line.add_termination_listener(lambda _: cut.set())
    while not cut.is_set():
        try:
            await asyncio.wait_for(cut.wait(), STILL_THERE)
        except TimeoutError:
            await line.execute("SELECT 1", timeout=STILL_THERE)
