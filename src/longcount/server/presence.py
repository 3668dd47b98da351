"""Who is at which table, known to all processes, and which processes live.

Every process keeps rows of who listens to it, and tells by notice when they change. It beats now and then: rows of a
process that has not for a while are swept by the others. While nobody beats, no clock runs.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from longcount.server import logs
from longcount.server.matches import Matches
from longcount.server.outages import waits
from longcount.server.schema import PRESENCE, PROCESSES, SEATS, TABLES
from longcount.server.seating import new_id, now_ms
from longcount.server.store import Store, note_of

ONLINE: Final = "online"
BEAT: Final = 3_000
"""Milliseconds between two beats of a process."""
LAPSE: Final = 10_000
"""After so many without a beat a process is dead."""
REMEMBERED: Final = 86_400_000
_BEAT_LOCK: Final = 864_202

Place = tuple[str, str]
"""A table, and a person there."""


class Presence:
    def __init__(self, store: Store, matches: Matches) -> None:
        self.store = store
        self.matches = matches
        self.process = new_id()
        self._written: set[Place] = set()
        self._changed: set[str] = set()
        self._asked: set[str] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if not self.store.is_sqlite:
            self._task = asyncio.create_task(self._run(), name="presence")

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            async with self.store.writing() as connection:
                await self._sweep(connection, [self.process])

    # --- what is heard ------------------------------------------------------

    def changed(self, name: str) -> None:
        """Somebody came to a table or left it, here."""
        if self._task:
            self._changed.add(name)
            self._wake.set()

    def heard(self, name: str, process: str) -> None:
        """Somebody came to a table or left it elsewhere."""
        if process != self.process:
            self._asked.add(name)
            self._wake.set()

    def compare_all(self) -> None:
        self._asked.update(name for name, room in self.matches.rooms.items() if room.listeners)
        self._wake.set()

    def write_again(self) -> None:
        """The others took this process for dead and swept its rows."""
        self._written = set()
        self._changed.update(name for name, room in self.matches.rooms.items() if room.listeners)
        self._wake.set()

    async def _run(self) -> None:
        pauses = waits()
        while True:
            await self._wake.wait()
            self._wake.clear()
            changed, asked = self._changed, self._asked
            self._changed, self._asked = set(), set()
            try:
                if changed:
                    await self._write(changed)
                if asked:
                    await self._read(asked)
                pauses = waits()
            except Exception as error:
                logs.note("who is online cannot be told for a moment", error=type(error).__name__)
                self._changed |= changed
                self._asked |= asked
                self._wake.set()
                await asyncio.sleep(next(pauses))

    async def elsewhere(self, name: str) -> set[str]:
        """Who is at a table at other processes."""
        return (await self.store.online([name], but=self.process)).get(name, set())

    # --- rows ---------------------------------------------------------------

    async def _write(self, names: set[str]) -> None:
        """Brings the rows of these tables to what is so now."""
        rooms = self.matches.rooms
        now = {(name, user) for name in names if name in rooms for user in rooms[name].here()}
        before = {place for place in self._written if place[0] in names}
        if now == before:
            return
        async with self.store.writing() as connection:
            for name, person in before - now:
                here = (PRESENCE.c.table_id == name, PRESENCE.c.person == person, PRESENCE.c.process == self.process)
                await connection.execute(sa.delete(PRESENCE).where(*here))
            rows = [{"table_id": name, "person": person, "process": self.process} for name, person in now - before]
            if rows:
                await connection.execute(postgresql.insert(PRESENCE).on_conflict_do_nothing(), rows)
            await self.store.notify(connection, [self._note(name) for name in {name for name, _ in now ^ before}])
        self._written = (self._written - before) | now

    def _note(self, name: str) -> str:
        return f"{name} {ONLINE} {self.process}"

    async def _read(self, names: set[str]) -> None:
        found = await self.store.online(names, but=self.process)
        for name in names:
            room = self.matches.rooms.get(name)
            if room is None or room.elsewhere == found.get(name, set()):
                continue
            async with self.matches.entered(name):
                room.elsewhere = found.get(name, set())
                room.tell_tables()

    # --- living and dead processes ------------------------------------------

    async def beat(self, last_look: int) -> bool:
        """Says that this process lives, and sweeps after those that do not.

        True if clocks were put forward: nobody has looked at them for a while, so nobody's time ran."""
        now = now_ms()
        async with self.store.writing() as connection:
            if not self.store.is_sqlite:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_BEAT_LOCK)))
            found = await connection.execute(sa.select(PROCESSES.c.id, PROCESSES.c.beat))
            beats: dict[str, int] = {row.id: row.beat for row in found}
            newest = max([last_look, *beats.values()])
            gap = now - newest
            if newest and gap > LAPSE:
                await self._put_forward(connection, gap)
            await connection.execute(self._own_beat(now))
            dead = [name for name, beat in beats.items() if name != self.process and now - beat > LAPSE]
            if dead:
                await self._sweep(connection, dead)
            await connection.execute(sa.delete(PROCESSES).where(PROCESSES.c.beat < now - REMEMBERED))
        if self.process in beats and now - beats[self.process] > LAPSE:
            self.write_again()
        return bool(newest) and gap > LAPSE

    def _own_beat(self, now: int) -> Any:
        insert = (sqlite.insert if self.store.is_sqlite else postgresql.insert)(PROCESSES)
        written = insert.values(id=self.process, beat=now)
        return written.on_conflict_do_update(index_elements=["id"], set_={"beat": now})

    async def _put_forward(self, connection: AsyncConnection, gap: int) -> None:
        await connection.execute(sa.update(SEATS).where(SEATS.c.since.is_not(None)).values(since=SEATS.c.since + gap))
        later = {"deadline": TABLES.c.deadline + gap, "version": TABLES.c.version + 1}
        moved = sa.update(TABLES).where(TABLES.c.deadline.is_not(None)).values(later)
        found = await connection.execute(moved.returning(TABLES.c.id, TABLES.c.seq, TABLES.c.version))
        await self.store.notify(connection, [note_of(*row) for row in found.all()])

    async def _sweep(self, connection: AsyncConnection, processes: list[str]) -> None:
        swept = sa.delete(PRESENCE).where(PRESENCE.c.process.in_(processes)).returning(PRESENCE.c.table_id)
        names = set((await connection.execute(swept)).scalars())
        await self.store.notify(connection, [f"{name} {ONLINE} {processes[0]}" for name in names])
