"""Bots think in processes of their own, so that no table waits for a bot of another. Advice comes from there, too.

There are two lanes. What takes a moment has a process that never searches; who searches for seconds queues for the
others. There, what somebody waits for goes before what nobody looks at, and it goes round among people (`jobs.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from longcount import freshness
from longcount.bots import UnknownBot, find_bot
from longcount.bots.search_bot import SearchBot, agreed
from longcount.server import logs, thinking
from longcount.server.errors import NotNow
from longcount.server.jobs import Claim, Tally
from longcount.server.turnstile import Turnstile

A = TypeVar("A")
Q = TypeVar("Q")


class Lane:
    """Some processes, and who queues for them."""

    def __init__(self, workers: int, quota: int | None = None, tally: Tally | None = None) -> None:
        self.workers = workers
        self.turnstile = Turnstile(workers, quota)
        self.tally = tally or Tally()
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

    async def run(self, work: Callable[[Q], A], asked: Q, claim: Claim) -> A:
        kind = work.__name__
        self.tally.waiting[kind] += 1
        try:
            await self.turnstile.enter(claim)
        finally:
            self.tally.waiting[kind] -= 1
        self.tally.running[kind] += 1
        try:
            answer = await self._run(work, asked)
            self.tally.done[kind] += 1
            return answer
        except Exception:
            self.tally.failed[kind] += 1
            raise
        finally:
            self.tally.running[kind] -= 1
            self.turnstile.leave(claim)

    async def _run(self, work: Callable[[Q], A], asked: Q) -> A:
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
    def __init__(self, workers: int, quota: int | None = None) -> None:
        self.tally = Tally()
        self.quick = Lane(1, tally=self.tally)
        self.slow = Lane(workers, quota, self.tally)

    async def think(self, asked: thinking.Question, claim: Claim) -> tuple[str, tuple[int, ...]]:
        """One of the offers, as text, and the bot's memory. A bot that fails takes the first: no table stands still."""
        if len(asked.offers) == 1:
            return asked.offers[0], asked.memory
        try:
            await self.put_heads_together(asked, claim)
            lane = self.slow if is_slow(asked) else self.quick
            chosen, memory = await lane.run(thinking.think, asked, claim)
        except BrokenProcessPool:
            return asked.offers[0], ()
        except Exception:
            logs.trouble("a bot failed", game=asked.game, bot=asked.bot)
            return asked.offers[0], ()
        if chosen in asked.offers:
            return chosen, memory
        logs.trouble("a bot chose what was not offered", game=asked.game, bot=asked.bot, chosen=chosen)
        return asked.offers[0], ()

    async def put_heads_together(self, asked: thinking.Question, claim: Claim) -> None:
        """Where processes are idle, several think about one question of a bot that may; it then has a plan.

        It is one question: the heads that help stand on nobody's account.
        """
        heads = min(heads_of(asked), self.slow.turnstile.free)
        if heads < 2:
            return
        claims = [claim, *[Claim(f"{claim.owner} head {head}", claim.need) for head in range(1, heads)]]
        thoughts = [self.slow.run(thinking.consider, (asked, head), each) for head, each in enumerate(claims)]
        opinions = await asyncio.gather(*thoughts)
        asked.memory = (opinions[0][0], *agreed([told for _, told in opinions]))

    async def work_out(self, work: Callable[[Q], A], asked: Q, claim: Claim) -> A:
        """What a function of `thinking` answers, worked out beside the table."""
        lane = self.quick if work in thinking.QUICK else self.slow
        try:
            return await lane.run(work, asked, claim)
        except BrokenProcessPool as error:
            raise NotNow("This could not be worked out. Please ask again.") from error

    def stop(self) -> None:
        self.quick.stop()
        self.slow.stop()


def most_at_once(places: int, quota: int) -> int:
    """How many questions of one person are thought about at once: where there are several places, one is left."""
    return max(1, min(quota, places - 1))


def is_slow(asked: thinking.Question) -> bool:
    """Whether a bot searches now."""
    return heads_of(asked) > 0


def heads_of(asked: thinking.Question) -> int:
    return heads_for(asked.bot, asked.memory)


def heads_for(name: str, memory: tuple[int, ...]) -> int:
    """How many processes may search for a bot now: none for one that has a plan, as a rule it goes on with it, and one
    simulation is no search. A bot that is gone does not search either."""
    try:
        bot = find_bot(name, 0)
    except UnknownBot:
        return 0
    if len(memory) >= 2 or not isinstance(bot, SearchBot) or bot.simulations == 1:
        return 0
    return bot.heads
