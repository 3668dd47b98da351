"""Group commit: while one transaction goes to the disk, the moves of all tables gather for the next one.

If the database is away for a moment, what waits is sent again. Whether it arrived the first time is seen from its rows.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from longcount.server import logs
from longcount.server.errors import LostRace
from longcount.server.outages import is_outage, waits
from longcount.server.store import Batch, Store

GATHER: Final = 0.004
"""Seconds to gather more moves when the last transaction had many: fewer and larger ones cost less."""
MANY: Final = 5
PATIENCE: Final = 8.0
"""Seconds for which moves wait for a database that is away; then whoever made them is told."""

Waiting = list[tuple[Batch, asyncio.Future[None]]]


class Writer:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: Waiting = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_stopping = False
        self._is_busy = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Writes what is waiting, then ends."""
        self._is_stopping = True
        self._wake.set()
        if self._task:
            await self._task

    async def append(self, batch: Batch) -> None:
        """Returns when the rows are stored; raises LostRace if somebody else was faster."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, stored))
        self._wake.set()
        await stored

    async def _run(self) -> None:
        while not (self._is_stopping and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            if self._is_busy:
                await asyncio.sleep(GATHER)
            taken, self._waiting = self._waiting, []
            if taken:
                self._is_busy = len(taken) >= MANY
                await self._write(taken)

    async def _write(self, taken: Waiting) -> None:
        try:
            lost = await self._append_patiently([batch for batch, _ in taken])
        except Exception as error:
            for _, stored in taken:
                answer(stored, error)
        else:
            for batch, stored in taken:
                answer(stored, LostRace() if batch.table in lost else None)

    async def _append_patiently(self, batches: list[Batch]) -> set[str]:
        until = time.monotonic() + PATIENCE
        for wait in waits():
            try:
                return await self.store.append(batches)
            except Exception as error:
                if not is_outage(error) or self._is_stopping or time.monotonic() > until:
                    raise
                logs.note("the database is away", moves=len(batches), error=type(error).__name__)
            for batch in batches:
                batch.is_again = True
            await asyncio.sleep(wait)
        raise AssertionError("there is always another wait")


def answer(stored: asyncio.Future[None], error: Exception | None) -> None:
    if stored.done():  # whoever asked went away
        return
    if error is None:
        stored.set_result(None)
    else:
        stored.set_exception(error)
