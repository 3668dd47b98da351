"""Whether a server can do its work: whether what is played could be stored now."""

from __future__ import annotations

import asyncio
import shutil
import time
from typing import Final

import sqlalchemy as sa

from longcount.server import logs
from longcount.server.errors import NotReady
from longcount.server.schema import SECRETS
from longcount.server.settings import Settings
from longcount.server.store import COOKIE_SECRET, Store

KEPT: Final = 2.0
"""Seconds for which an answer holds: whoever asks often does not make the database work."""
PATIENCE: Final = 5.0
LEAST_FREE: Final = 16 * 1024 * 1024
"""Bytes: with less on the disk of a SQLite file the next moves may not find room."""
_TOUCH: Final = sa.update(SECRETS).where(SECRETS.c.name == COOKIE_SECRET).values(value=SECRETS.c.value)
"""A row is written as it is: the database has to do all that a move asks of it."""


class Readiness:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._found: NotReady | None = None
        self._until = 0.0
        self._one = asyncio.Lock()

    async def why_not(self) -> NotReady | None:
        """What stands in the way; None if nothing does."""
        async with self._one:
            if time.monotonic() >= self._until:
                self._found = await self._look()
                self._until = time.monotonic() + KEPT
            return self._found

    async def _look(self) -> NotReady | None:
        if self.store.is_sqlite and not self.settings.db and free_bytes(self.settings) < LEAST_FREE:
            return NotReady("Nothing can be stored: the disk is full.")
        try:
            await asyncio.wait_for(self._write(), PATIENCE)
        except TimeoutError:
            return NotReady("Nothing can be stored: the database does not answer.")
        except Exception as error:
            text = str(error)
        else:
            return None
        logs.trouble("nothing can be stored", why=text)  # without a trace: it says no more
        return why_not_written(text)

    async def _write(self) -> None:
        async with self.store.writing() as connection:
            await connection.execute(_TOUCH)


def free_bytes(settings: Settings) -> int:
    return shutil.disk_usage(settings.data).free


def why_not_written(text: str) -> NotReady:
    """What is wrong, as far as a stranger may know it."""
    if "disk is full" in text or "No space left" in text or "DiskFull" in text:
        return NotReady("Nothing can be stored: the disk is full.")
    if "readonly" in text or "read-only" in text:
        return NotReady("Nothing can be stored: the database is for reading only.")
    return NotReady("Nothing can be stored: the database does not answer.")
