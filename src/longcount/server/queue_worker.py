"""Takes jobs from the queue and does them: in a server beside its tables, or in `longcount worker` on any machine.

A bot's turn goes on until somebody else is asked, for a slice of time or one search, whatever comes first; then the
table stands in line again. What a turn decides is put into the match here, by the same code as a person's click: the
key of the log sees to it that nothing is played twice.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import orjson
from procrastinate import JobContext
from procrastinate.exceptions import ConnectorException
from procrastinate.worker import Worker

from longcount.kernel.errors import LongCountError
from longcount.server import logs, thinking
from longcount.server.bot_seats import is_slow
from longcount.server.bot_turns import Asked, Memories, asked_at, patience, put_down
from longcount.server.jobs import Claim, Need, Review
from longcount.server.outages import is_outage
from longcount.server.queue_jobs import ANSWER, ANSWERED, QUICK, REVIEW, REVIEWS, SLOW, TURN, QueueJobs, Turn, turn_at
from longcount.server.queue_sweep import BEAT, LOST, Sweep

if TYPE_CHECKING:
    from longcount.server.matches import Matches

LONGEST_SEARCH: Final = 30.0
SLICE: Final = 1.0
"""Seconds for which the quick bots of one table play before others have their turn."""
QUICK_AT_ONCE: Final = 4
GRACE: Final = 3.0
"""Seconds a stopping worker waits for what it does; then it gives it back."""
POLL: Final = 5.0
PUT_ANSWER: Final = """
WITH put AS (INSERT INTO answers (id, answer) VALUES (%(id)s, %(answer)s) ON CONFLICT DO NOTHING)
SELECT pg_notify(%(channel)s, %(id)s)
"""


class QueueWorker:
    def __init__(self, jobs: QueueJobs, review: Review, beat: float = BEAT, lost: float = LOST) -> None:
        self.jobs = jobs
        self.matches: Matches = jobs.matches
        self.bots = jobs.matches.bots
        self.review = review
        self.beat = beat
        self.sweep = Sweep(jobs, lost)
        self.is_stopping = False
        self._workers: dict[str, Worker] = {}
        self._lanes: list[asyncio.Task[None]] = []
        doings: dict[str, Callable[..., Awaitable[None]]] = {
            TURN: self._turn,
            ANSWER: self._answer,
            REVIEW: self._review,
        }
        for name, do in doings.items():
            jobs.queue.task(name=name, pass_context=True)(self._counted(name, do))

    # --- taking -------------------------------------------------------------

    def start(self) -> None:
        """Without processes of its own it takes nothing, but still finds what was lost."""
        self.sweep.start()
        if not self.bots.slow.workers:
            return
        lanes = {QUICK: QUICK_AT_ONCE, SLOW: self.bots.slow.workers, REVIEWS: 1}
        self._lanes = [asyncio.create_task(self._take(*lane), name=f"lane {lane[0]}") for lane in lanes.items()]

    async def stop(self) -> None:
        """Takes no more; what is under way is finished, or given back after a moment."""
        self.is_stopping = True
        await self.sweep.stop()
        for worker in self._workers.values():
            worker.stop()  # type: ignore[no-untyped-call]
        done, late = await asyncio.wait(self._lanes, timeout=3 * GRACE) if self._lanes else (set(), set())
        for lane in late:
            lane.cancel()
        await asyncio.gather(*done, *late, return_exceptions=True)

    async def _take(self, queue: str, at_once: int) -> None:
        """Takes jobs of a lane for as long as this process runs: a database that went away comes back."""
        tries = 0
        while not self.is_stopping:
            began = time.monotonic()
            try:
                await self._new_worker(queue, at_once).run()  # type: ignore[no-untyped-call]
            except ConnectorException as error:
                why = type(error.__cause__ or error).__name__
                logs.note("no jobs can be taken for a moment", queue=queue, tries=tries, error=why)
            except Exception:
                logs.trouble("no jobs can be taken; it is tried again", queue=queue, tries=tries)
            tries = 0 if time.monotonic() - began > 60 else tries + 1
            if not self.is_stopping:
                await asyncio.sleep(patience(tries))

    def _new_worker(self, queue: str, at_once: int) -> Worker:
        self._workers[queue] = worker = Worker(
            self.jobs.queue,
            queues=[queue],
            name=queue,
            concurrency=at_once,
            fetch_job_polling_interval=POLL if queue != REVIEWS else 2.0,
            abort_job_polling_interval=3600.0,
            shutdown_graceful_timeout=GRACE,
            listen_notify=queue != REVIEWS,
            delete_jobs="always",
            install_signal_handlers=False,
            update_heartbeat_interval=self.beat,
            stalled_worker_timeout=10 * LOST,
        )
        return worker

    def _counted(self, name: str, do: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        tally = self.jobs.tally

        async def counted(context: JobContext, **asked: Any) -> None:
            tally.running[name] += 1
            try:
                await do(**asked)
                tally.done[name] += 1
            except Exception:
                tally.failed[name] += 1
                logs.trouble("a job failed", job=name)
            finally:
                tally.running[name] -= 1
                self.sweep.note_end(context.job.id)

        return counted

    # --- bots' turns --------------------------------------------------------

    async def _turn(self, **turn: Any) -> None:
        table = turn["table"]
        if table in self.jobs.playing:
            return  # whoever plays it here looks again before it ends
        self.jobs.playing.add(table)
        try:
            await self._play(turn)
        except LongCountError:
            logs.trouble("a bot cannot play", table=table)
            self.jobs.hopeless[table] = time.monotonic()
        except asyncio.CancelledError:
            await self.jobs.put_turn(turn)
        except Exception as error:
            told = logs.note if is_outage(error) else logs.trouble
            told("a bot could not play; it tries again", table=table, tries=turn["tries"], error=type(error).__name__)
            await asyncio.sleep(patience(turn["tries"]))
            await self.jobs.put_turn({**turn, "tries": turn["tries"] + 1})
        finally:
            self.jobs.playing.discard(table)

    async def _play(self, turn: Turn) -> None:
        table, claim = turn["table"], Claim(turn["owner"], Need(turn["need"]))
        memories: Memories = {int(seat): tuple(memory) for seat, memory in turn["memories"].items()}
        searches, until = (1, LONGEST_SEARCH) if turn["is_slow"] else (0, SLICE)
        until += time.monotonic()
        while True:
            asked = await self._next(table, memories)
            if asked is None:
                return
            searches -= is_slow(asked.question)
            if searches < 0 or time.monotonic() > until:
                await self._stand_in_line_again(table, claim.owner, memories)
                return
            text, memories[asked.seat] = await self.bots.think(asked.question, claim)
            await put_down(self.matches, table, asked, text)

    async def _next(self, table: str, memories: Memories) -> Asked | None:
        async with self.matches.entered(table) as room:
            asked = asked_at(room, memories, self.matches.settings.seed)
            if asked is None:
                self.jobs.playing.discard(table)  # under the lock: whoever comes now finds that nobody plays
            return asked

    async def _stand_in_line_again(self, table: str, owner: str, memories: Memories) -> None:
        claim = await self.jobs.claim_now(table, owner)
        async with self.matches.entered(table) as room:
            turn = turn_at(room, claim, memories)
        await self.jobs.put_turn(turn)

    # --- questions and reviews ----------------------------------------------

    async def _answer(self, **question: Any) -> None:
        if time.time() > question["until"]:
            return  # nobody waits any more
        work, claim, answer = question["work"], Claim(question["owner"]), {}
        try:
            asked = thinking.read(work, question["asked"])
            answer["found"] = await self.bots.work_out(thinking.WORKS[work], asked, claim)
        except asyncio.CancelledError:
            await self.jobs.put_question(question)
            return
        except Exception:
            logs.trouble("a question could not be answered", work=work)
        told = {"id": question["name"], "answer": orjson.dumps(answer).decode(), "channel": ANSWERED}
        await self.jobs.connector.execute_query_async(PUT_ANSWER, **told)

    async def _review(self, table: str, asker: str) -> None:
        try:
            await self.review(table)
        except asyncio.CancelledError:
            await self.jobs.put_review(table, asker)
