"""Group commit: while one transaction goes to the disk, the moves of all tables gather for the next one."""

from __future__ import annotations

import asyncio
from typing import Final

from longcount.server.errors import LostRace
from longcount.server.store import Batch, Store

GATHER: Final = 0.004
"""Seconds to gather more moves when the last transaction had many: fewer and larger ones cost less."""
MANY: Final = 5


class Writer:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[tuple[Batch, asyncio.Future[None]]] = []
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
        """Returns when the rows are stored; raises LostRace if their numbers were taken."""
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

    async def _write(self, taken: list[tuple[Batch, asyncio.Future[None]]]) -> None:
        try:
            await self.store.append([batch for batch, _ in taken])
        except LostRace as error:
            if len(taken) == 1:
                answer(taken[0][1], error)
                return
            for one in taken:  # find out whose row it was; the others must not suffer
                await self._write([one])
        except Exception as error:
            for _, stored in taken:
                answer(stored, error)
        else:
            for _, stored in taken:
                answer(stored, None)


def answer(stored: asyncio.Future[None], error: Exception | None) -> None:
    if stored.done():  # whoever asked went away
        return
    if error is None:
        stored.set_result(None)
    else:
        stored.set_exception(error)
