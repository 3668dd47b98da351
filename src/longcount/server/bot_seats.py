"""Bots think in processes of their own, so that no table waits for a bot of another. Advice comes from there, too."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from longcount.server import logs, thinking
from longcount.server.errors import NotNow

A = TypeVar("A")
Q = TypeVar("Q")


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

    async def think(self, asked: thinking.Question) -> tuple[str, tuple[int, ...]]:
        """One of the offers, as text, and the bot's memory. A bot that fails takes the first: no table stands still."""
        if len(asked.offers) == 1:
            return asked.offers[0], asked.memory
        loop = asyncio.get_running_loop()
        try:
            chosen, memory = await loop.run_in_executor(self._open(), thinking.think, asked)
        except BrokenProcessPool:
            logs.trouble("a bot's process died; the next one starts anew", game=asked.game, bot=asked.bot)
            self._pool = None
            return asked.offers[0], ()
        except Exception:
            logs.trouble("a bot failed", game=asked.game, bot=asked.bot)
            return asked.offers[0], ()
        if chosen in asked.offers:
            return chosen, memory
        logs.trouble("a bot chose what was not offered", game=asked.game, bot=asked.bot, chosen=chosen)
        return asked.offers[0], ()

    async def work_out(self, work: Callable[[Q], A], asked: Q) -> A:
        """What a function of `thinking` answers, worked out beside the table."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._open(), work, asked)
        except BrokenProcessPool as error:
            logs.trouble("a bot's process died; the next one starts anew", work=work.__name__)
            self._pool = None
            raise NotNow("This could not be worked out. Please ask again.") from error

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
