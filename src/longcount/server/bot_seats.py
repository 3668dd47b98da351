"""Bots think in processes of their own, so that no table waits for a bot of another one."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from longcount.server import logs, thinking


class BotSeats:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        """The pool, made when the first bot has to think."""
        if self._pool is None:
            spawn = get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=thinking.begin)
        return self._pool

    async def think(self, game: str, bot: str, view: dict[str, Any], seat: int, offers: list[str]) -> str:
        """One of the offers, as text. A bot that fails takes the first one: no table may stand still for it."""
        if len(offers) == 1:
            return offers[0]
        seed = secrets.randbelow(2**31)
        loop = asyncio.get_running_loop()
        try:
            chosen = await loop.run_in_executor(self._open(), thinking.think, game, bot, seed, view, seat, offers)
        except BrokenProcessPool:
            logs.trouble("a bot's process died; the next one starts anew", game=game, bot=bot)
            self._pool = None
            return offers[0]
        except Exception:
            logs.trouble("a bot failed", game=game, bot=bot)
            return offers[0]
        if chosen in offers:
            return chosen
        logs.trouble("a bot chose what was not offered", game=game, bot=bot, chosen=chosen)
        return offers[0]

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
