"""Bots think in processes of their own, so that no table waits for a bot of another. Advice comes from there, too.

There are two lanes. What takes a moment has a process that never searches; who searches for seconds queues for the
others. There, what somebody waits for goes before what nobody looks at.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar

from longcount import freshness
from longcount.bots import find_bot
from longcount.bots.search_bot import SearchBot, agreed
from longcount.server import logs, thinking
from longcount.server.errors import NotNow

A = TypeVar("A")
Q = TypeVar("Q")
HEAD_START: Final = 60.0
"""Seconds by which something somebody waits for may have come later, and still goes first."""


class Turnstile:
    """Lets so many in at a time: in the order in which they came, but for the head start."""

    def __init__(
        self, places: int, head_start: float = HEAD_START, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.free = places
        self.head_start = head_start
        self.clock = clock
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    @contextlib.asynccontextmanager
    async def inside(self, is_awaited: bool) -> AsyncIterator[None]:
        await self._enter(is_awaited)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, is_awaited: bool) -> None:
        if self.free:
            self.free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        since = self.clock() - (self.head_start if is_awaited else 0.0)
        heapq.heappush(self._waiting, (since, next(self._numbers), called))
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():
                self._leave()  # called and gone in the same moment
            raise

    def _leave(self) -> None:
        while self._waiting:
            called = heapq.heappop(self._waiting)[2]
            if not called.done():
                called.set_result(None)
                return
        self.free += 1


class Lane:
    """Some processes, and who queues for them."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.turnstile = Turnstile(workers)
        self._pool: ProcessPoolExecutor | None = None
        self._retired: ProcessPoolExecutor | None = None
        self._last_build = freshness.last_build()
        self._compiled = freshness.running()

    def _open(self) -> ProcessPoolExecutor:
        """The pool, made when somebody has to think for the first time, or when the engine was compiled meanwhile."""
        if self._has_more_machine_code() and self._pool is not None:
            self._pool.shutdown(wait=False)  # who thinks there finishes the thought
            self._retired, self._pool = self._pool, None
        if self._pool is None:
            spawn = get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=thinking.begin)
        return self._pool

    def _has_more_machine_code(self) -> bool:
        """Whether parts of the engine were compiled since: a server answers at once, and is compiled beside."""
        build = freshness.last_build()
        if build == self._last_build:
            return False
        self._last_build = build
        before, self._compiled = self._compiled, freshness.runnable()
        if self._compiled > before:
            logs.note("bots take machine code", parts=" ".join(sorted(self._compiled - before)))
        return self._compiled > before

    async def run(self, work: Callable[[Q], A], asked: Q, is_awaited: bool) -> A:
        async with self.turnstile.inside(is_awaited):
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, asked)
            except BrokenProcessPool:
                logs.trouble("a bot's process died; the next one starts anew", work=work.__name__)
                if self._pool is pool:
                    self._pool = None
                raise

    def stop(self) -> None:
        for pool in [pool for pool in (self._retired, self._pool) if pool is not None]:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


class BotSeats:
    def __init__(self, workers: int) -> None:
        self.quick = Lane(1)
        self.slow = Lane(workers)

    async def think(self, asked: thinking.Question, is_awaited: bool = True) -> tuple[str, tuple[int, ...]]:
        """One of the offers, as text, and the bot's memory. A bot that fails takes the first: no table stands still."""
        if len(asked.offers) == 1:
            return asked.offers[0], asked.memory
        try:
            await self.put_heads_together(asked, is_awaited)
            lane = self.slow if is_slow(asked) else self.quick
            chosen, memory = await lane.run(thinking.think, asked, is_awaited)
        except BrokenProcessPool:
            return asked.offers[0], ()
        except Exception:
            logs.trouble("a bot failed", game=asked.game, bot=asked.bot)
            return asked.offers[0], ()
        if chosen in asked.offers:
            return chosen, memory
        logs.trouble("a bot chose what was not offered", game=asked.game, bot=asked.bot, chosen=chosen)
        return asked.offers[0], ()

    async def put_heads_together(self, asked: thinking.Question, is_awaited: bool) -> None:
        """Where processes are idle, several think about one question of a bot that may; it then has a plan."""
        heads = min(heads_of(asked), self.slow.turnstile.free)
        if heads < 2:
            return
        thoughts = [self.slow.run(thinking.consider, (asked, head), is_awaited) for head in range(heads)]
        opinions = await asyncio.gather(*thoughts)
        asked.memory = (opinions[0][0], *agreed([told for _, told in opinions]))

    async def work_out(self, work: Callable[[Q], A], asked: Q, is_awaited: bool = True) -> A:
        """What a function of `thinking` answers, worked out beside the table."""
        lane = self.quick if work in thinking.QUICK else self.slow
        try:
            return await lane.run(work, asked, is_awaited)
        except BrokenProcessPool as error:
            raise NotNow("This could not be worked out. Please ask again.") from error

    def stop(self) -> None:
        self.quick.stop()
        self.slow.stop()


def is_slow(asked: thinking.Question) -> bool:
    """Whether a bot searches now."""
    return heads_of(asked) > 0


def heads_of(asked: thinking.Question) -> int:
    """How many processes may search for it now: none for a bot that has a plan, as a rule it goes on with it, and one
    simulation is no search."""
    bot = find_bot(asked.bot, asked.seed)
    if len(asked.memory) >= 2 or not isinstance(bot, SearchBot) or bot.simulations == 1:
        return 0
    return bot.heads
