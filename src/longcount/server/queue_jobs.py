"""Jobs through the queue in PostgreSQL: asked here, done by whoever takes them (`queue_worker.py`).

A job's priority is its need and its place in the fair order; the lock of a slow one is one of so many slots of its
owner: that is the quota. At a table one job waits at most. What somebody waits for is answered in the table `answers`,
with a notice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Any, Final, TypeVar

import orjson
import procrastinate
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException

from longcount.server import logs, thinking
from longcount.server.bot_seats import heads_for
from longcount.server.bot_turns import Memories, bot_to_act, claim_at, patience
from longcount.server.errors import NotNow
from longcount.server.jobs import Claim, Need, Review, Tally
from longcount.server.queue_schema import OPTIONS, make_queue, plain_url

if TYPE_CHECKING:
    from longcount.server.matches import Matches
    from longcount.server.queue_worker import QueueWorker
    from longcount.server.rooms import Room

A = TypeVar("A")
Q = TypeVar("Q")
QUICK: Final = "quick"
SLOW: Final = "slow"
REVIEWS: Final = "reviews"
TURN: Final = "turn"
ANSWER: Final = "answer"
REVIEW: Final = "review"
ANSWERED: Final = "longcount_answers"
"""The channel on which it is told that an answer lies there."""
WIDTH: Final = 700_000_000
BANDS: Final = {Need.NOBODY: -WIDTH, Need.LATER: 0, Need.NOW: WIDTH}
"""Priorities begin here and go down with the places in the fair order."""
MOST_CONNECTIONS: Final = 4
LONGEST_WAIT: Final = 90.0
"""Seconds after which a question is not waited for any more."""
LOOK_AGAIN: Final = 1.0
"""Seconds after which somebody who waits looks for the answer: a notice may be lost."""

PLACE: Final = """
WITH front AS (
    SELECT %(band)s - priority AS place FROM procrastinate_jobs
    WHERE status = 'todo' AND priority <= %(band)s AND priority > %(band)s - %(width)s
    ORDER BY priority DESC LIMIT 1
), now_served AS (
    SELECT coalesce((SELECT place FROM front), (SELECT max(due) FROM rounds), 0) AS place
)
INSERT INTO rounds AS round (owner, due) SELECT %(owner)s, place + 1 FROM now_served
ON CONFLICT (owner) DO UPDATE
SET due = greatest((SELECT place FROM now_served), round.due) + 1, at = now()
RETURNING due - 1 AS place
"""
"""`fair_place` in the database."""
SLOT: Final = """
SELECT 'slow ' || slot || ' ' || %(owner)s AS name FROM generate_series(1, %(slots)s) AS slot
LEFT JOIN procrastinate_jobs AS job
ON job.lock = 'slow ' || slot || ' ' || %(owner)s AND job.status IN ('todo', 'doing')
GROUP BY slot ORDER BY count(job.id), slot LIMIT 1
"""
RAISE: Final = """
UPDATE procrastinate_jobs SET priority = %(priority)s, args = args || jsonb_build_object('need', %(need)s::int)
WHERE queueing_lock = %(name)s AND status = 'todo' AND priority < %(priority)s
"""
TAKE: Final = "DELETE FROM answers WHERE id = %(id)s RETURNING answer"


Turn = dict[str, Any]
"""What a job says of a bot's turn: the table, on whose account, what its bots remember."""


def turn_at(room: Room, claim: Claim, memories: Memories, tries: int = 0) -> Turn | None:
    """The turn of the bot that is asked at a table, if one is."""
    seat = bot_to_act(room.live)
    if seat is None:
        return None
    return {
        "table": room.name,
        "seq": room.live.seq,
        "owner": claim.owner,
        "need": int(claim.need),
        "is_slow": heads_for(str(room.live.seats[seat].bot), memories.get(seat, ())) > 0,
        "memories": {str(seat): list(memory) for seat, memory in memories.items() if memory},
        "tries": tries,
    }


class Answers:
    """Who waits for an answer here."""

    def __init__(self, connector: procrastinate.PsycopgConnector) -> None:
        self.connector = connector
        self._waiting: dict[str, asyncio.Event] = {}

    async def listen(self) -> None:
        """For ever; where the line is cut, whoever waits looks for themselves."""
        tries = 0
        while True:
            try:
                await self.connector.listen_notify(self._hear, [ANSWERED])
            except Exception as error:
                logs.note("answers are not heard; the line is opened again", tries=tries, error=type(error).__name__)
            await asyncio.sleep(patience(tries))
            tries += 1

    async def _hear(self, *, channel: str, payload: str) -> None:
        if payload in self._waiting:
            self._waiting[payload].set()

    @contextlib.contextmanager
    def expected(self, name: str) -> Iterator[None]:
        self._waiting[name] = asyncio.Event()
        try:
            yield
        finally:
            del self._waiting[name]

    async def wait(self, name: str, until: float) -> dict[str, Any] | None:
        """The answer to an expected question, or None when it is too late."""
        while time.time() < until:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._waiting[name].wait(), LOOK_AGAIN)
            with contextlib.suppress(ConnectorException):
                found = await self.connector.execute_query_all_async(TAKE, id=name)
                if found:
                    answer: dict[str, Any] = orjson.loads(found[0]["answer"])
                    return answer
        return None


class QueueJobs:
    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.slots = matches.settings.limits.slow_jobs
        self.tally = Tally()
        self.connector = procrastinate.PsycopgConnector(
            conninfo=plain_url(matches.settings.url),
            kwargs={"options": OPTIONS},
            min_size=1,
            max_size=MOST_CONNECTIONS,
            timeout=10.0,
        )
        self.queue = procrastinate.App(connector=self.connector)
        self.answers = Answers(self.connector)
        self.worker: QueueWorker | None = None
        self.playing: set[str] = set()
        """Tables whose bots are played by a job in this process: it looks again before it ends."""
        self.hopeless: dict[str, float] = {}
        """Tables whose bots cannot play as things are, and since when: they are not looked for all the time."""
        self._listening: asyncio.Task[None] | None = None
        self._beside: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        for name in ("procrastinate", "psycopg.pool"):  # what matters of it is said here, a line for each trouble
            logging.getLogger(name).setLevel(logging.CRITICAL)
        await make_queue(self.matches.settings.url)
        await self.queue.open_async()
        self._listening = asyncio.create_task(self.answers.listen(), name="answers")

    async def stop(self) -> None:
        if self.worker is not None:
            await self.worker.stop()
        await asyncio.gather(*self._beside, return_exceptions=True)
        if self._listening:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self.queue.close_async()

    def do_beside(self, task: Coroutine[Any, Any, None]) -> None:
        """Something nobody waits for; if it fails, the next sweep makes it good."""
        running = asyncio.create_task(self._carefully(task))
        self._beside.add(running)
        running.add_done_callback(self._beside.discard)

    async def _carefully(self, task: Coroutine[Any, Any, None]) -> None:
        try:
            await task
        except Exception as error:
            logs.note("a job could not be put into the queue; it will be found", error=type(error).__name__)

    # --- bots' turns --------------------------------------------------------

    def wake(self, room: Room) -> None:
        if room.name not in self.playing:
            self.do_beside(self.put_turn(turn_at(room, claim_at(room), {})))

    async def put_turn(self, turn: Turn | None) -> None:
        """The next turn of a bot waits in the queue, once for each table."""
        if turn is not None:
            claim = Claim(turn["owner"], Need(turn["need"]))
            await self.put(TURN, SLOW if turn["is_slow"] else QUICK, claim, turn, once=f"turn {turn['table']}")

    async def claim_now(self, table: str, owner: str) -> Claim:
        """Whether somebody waits at a table now, at whatever process."""
        room = self.matches.rooms.get(table)
        is_seen = bool(room and room.listeners) or bool(await self.matches.store.online([table]))
        return Claim(owner, Need.NOW if is_seen else Need.NOBODY)

    # --- questions ----------------------------------------------------------

    async def work_out(self, work: Callable[[Q], A], asked: Q, claim: Claim) -> A:
        name, until = secrets.token_urlsafe(12), time.time() + LONGEST_WAIT
        assert isinstance(asked, thinking.Travelling)
        question = {
            "name": name,
            "work": work.__name__,
            "asked": thinking.written(asked),
            "owner": claim.owner,
            "until": until,
        }
        with self.answers.expected(name):
            job = await self.put_question(question)
            try:
                answer = await self.answers.wait(name, until)
            except asyncio.CancelledError:
                self.do_beside(self._take_back(job))
                raise
        if answer is None or "found" not in answer:
            raise NotNow("This could not be worked out. Please ask again.")
        found: A = answer["found"]
        return found

    async def put_question(self, question: dict[str, Any]) -> int | None:
        is_quick = thinking.WORKS[question["work"]] in thinking.QUICK
        return await self.put(ANSWER, QUICK if is_quick else SLOW, Claim(question["owner"]), question)

    async def _take_back(self, job: int | None) -> None:
        """Who asked went away: a question nobody has begun with is forgotten."""
        if job is not None:
            await self.queue.job_manager.cancel_job_by_id_async(job, delete_job=True)

    # --- reviews ------------------------------------------------------------

    def begin_review(self, table: str, asker: str, review: Review) -> None:
        self.do_beside(self.put_review(table, asker))

    async def put_review(self, table: str, asker: str) -> None:
        asked, claim = {"table": table, "asker": asker}, Claim(asker, Need.LATER)
        await self.put(REVIEW, REVIEWS, claim, asked, once=f"review {table}", lock=f"review {asker}")

    # --- putting ------------------------------------------------------------

    async def put(
        self,
        task: str,
        queue: str,
        claim: Claim,
        asked: dict[str, Any],
        once: str | None = None,
        lock: str | None = None,
    ) -> int | None:
        """Puts a job into the queue in its place; the number of the job, or None if it waits there already."""
        priority = await self._priority(claim)
        if queue == SLOW:
            lock = await self._slot(claim.owner)
        try:
            wanted = self.queue.configure_task(task, queue=queue, priority=priority, lock=lock, queueing_lock=once)
            return await wanted.defer_async(**asked)
        except AlreadyEnqueued:
            if claim.need == Need.NOW:  # perhaps nobody waited when it was put there
                await self.connector.execute_query_async(RAISE, priority=priority, need=int(claim.need), name=once)
            return None

    async def _priority(self, claim: Claim) -> int:
        band = BANDS[claim.need]
        found = await self.connector.execute_query_one_async(PLACE, band=band, width=WIDTH, owner=claim.owner)
        return band - min(int(found["place"]), WIDTH - 1)

    async def _slot(self, owner: str) -> str:
        found = await self.connector.execute_query_one_async(SLOT, owner=owner, slots=self.slots)
        return str(found["name"])
