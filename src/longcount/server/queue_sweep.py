"""Looks now and then for what was lost: jobs of workers that died, bots that are asked and have no job, old answers."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Job, Status

from longcount.kernel.errors import LongCountError
from longcount.server import logs
from longcount.server.jobs import HEAD_START, Need
from longcount.server.queue_jobs import BANDS, QueueJobs, turn_at
from longcount.server.queue_schema import SCHEMA
from longcount.server.rounds import Rounds

if TYPE_CHECKING:
    from longcount.server.matches import Matches

BEAT: Final = 2.0
"""Seconds between two signs of life of a worker,"""
LOST: Final = 10.0
"""and after how many without one it is thought to be dead: its jobs are taken by others."""
LOOK: Final = 2.0
MOST_AT_ONCE: Final = 200
ENDED_FOR: Final = 5.0
HOPELESS_FOR: Final = 300.0
KEPT_FOR: Final = 600
"""Seconds for which an answer lies there."""

LOST_TURNS: Final = f"""
SELECT t.id, t.owner FROM game_tables AS t
WHERE t.status = 'playing' AND t.changed < :before AND EXISTS (
    SELECT 1 FROM seats AS s
    WHERE s.table_id = t.id AND s.kind = 'bot' AND t.to_act::jsonb @> to_jsonb(s.seat)
) AND NOT EXISTS (
    SELECT 1 FROM {SCHEMA}.procrastinate_jobs AS j
    WHERE j.queueing_lock = 'turn ' || t.id AND j.status IN ('todo', 'doing')
)
ORDER BY t.changed LIMIT {MOST_AT_ONCE}
"""
LOST_REVIEWS: Final = f"""
SELECT w.table_id, w.asker FROM review_work AS w
WHERE w.begun < :before AND NOT EXISTS (
    SELECT 1 FROM {SCHEMA}.procrastinate_jobs AS j
    WHERE j.queueing_lock = 'review ' || w.table_id AND j.status IN ('todo', 'doing')
)
"""
CLEAN: Final = (
    "DELETE FROM answers WHERE at < now() - make_interval(secs => %(kept)s)",
    "DELETE FROM rounds WHERE at < now() - make_interval(secs => %(kept)s)",
    """DELETE FROM procrastinate_jobs WHERE status = 'todo' AND task_name = 'answer'
       AND (args->>'until')::float < extract(epoch FROM now()) - %(kept)s""",
)
MOVE_ONE_THAT_WAITED_LONG: Final = """
WITH last AS (
    SELECT coalesce(min(priority), %(now)s) AS priority FROM procrastinate_jobs
    WHERE status = 'todo' AND priority > %(later)s
), late AS (
    SELECT job.id FROM procrastinate_jobs AS job JOIN procrastinate_events AS event ON event.job_id = job.id
    WHERE job.status = 'todo' AND job.priority <= %(later)s AND event.type = 'deferred'
    AND event.at < now() - make_interval(secs => %(head_start)s)
    ORDER BY event.at LIMIT 1
)
UPDATE procrastinate_jobs AS job SET priority = last.priority FROM last, late
WHERE job.id = late.id AND job.status = 'todo'
"""
COUNT: Final = "SELECT task_name, count(*) AS count FROM procrastinate_jobs WHERE status = 'todo' GROUP BY task_name"
WAKE: Final = "SELECT pg_notify('procrastinate_queue_v1#' || %(queue)s, %(told)s)"


class Sweep:
    def __init__(self, jobs: QueueJobs, lost: float = LOST) -> None:
        self.jobs = jobs
        self.matches: Matches = jobs.matches
        self.lost = lost
        self.fresh = 2 * LOOK
        """Seconds for which whoever changed something may still be about to put its job into the queue."""
        self._ended: dict[int, float] = {}
        """Jobs this process has done, and when: one that is still there after a while could not be put away."""
        rounds = Rounds("sweep", LOOK, self.look)
        self.start, self.stop = rounds.start, rounds.stop

    def note_end(self, job: int | None) -> None:
        if job is not None:
            self._ended[job] = time.monotonic()

    async def look(self) -> None:
        await self._take_from_the_dead()
        await self._put_away()
        await self._find_lost_turns()
        await self._find_lost_reviews()
        await self._clean()
        found = await self.jobs.connector.execute_query_all_async(COUNT)
        self.jobs.tally.waiting.clear()
        self.jobs.tally.waiting.update({row["task_name"]: row["count"] for row in found})

    async def _take_from_the_dead(self) -> None:
        stalled = await self.jobs.queue.job_manager.get_stalled_jobs(seconds_since_heartbeat=self.lost)
        for job in stalled:
            if job.id not in self._ended:
                await self._give_to_another(job)

    async def _give_to_another(self, job: Job) -> None:
        """Once, whoever finds it first; where another job of the same kind waits already, that one is enough."""
        try:
            await self.jobs.queue.job_manager.retry_job(job)
        except ConnectorException:
            await self._forget(job)
            return
        logs.note("a job of a dead worker is taken again", job=job.task_name, number=job.id)
        told = f'{{"type": "job_inserted", "job_id": {job.id}}}'
        await self.jobs.connector.execute_query_async(WAKE, queue=job.queue, told=told)

    async def _forget(self, job: Job) -> None:
        try:
            await self.jobs.queue.job_manager.finish_job(job, Status.SUCCEEDED, delete_job=True)
        except ConnectorException:
            logs.note("a job is gone already", number=job.id)

    async def _put_away(self) -> None:
        """Jobs that were done here, but the line was cut before that could be noted."""
        now = time.monotonic()
        old = [job for job, ended in self._ended.items() if now - ended > ENDED_FOR]
        if old:
            query = "DELETE FROM procrastinate_jobs WHERE id = ANY(%(old)s) AND status = 'doing'"
            await self.jobs.connector.execute_query_async(query, old=old)
            for job in old:
                del self._ended[job]

    async def _find_lost_turns(self) -> None:
        for row in await self._rows(LOST_TURNS):
            if row.id not in self.jobs.playing and not self._is_hopeless(row.id):
                await self._put_lost_turn(row.id, row.owner)

    async def _put_lost_turn(self, table: str, owner: str) -> None:
        claim = await self.jobs.claim_now(table, owner)
        try:
            async with self.matches.entered(table) as room:
                turn = turn_at(room, claim, {})
        except LongCountError as error:
            logs.note("a bot cannot play", table=table, error=str(error))
            self.jobs.hopeless[table] = time.monotonic()
        else:
            await self.jobs.put_turn(turn)

    def _is_hopeless(self, table: str) -> bool:
        since = self.jobs.hopeless.get(table)
        if since is not None and time.monotonic() - since > HOPELESS_FOR:
            del self.jobs.hopeless[table]
        return table in self.jobs.hopeless

    async def _find_lost_reviews(self) -> None:
        for row in await self._rows(LOST_REVIEWS):
            await self.jobs.put_review(row.table_id, row.asker)

    async def _rows(self, query: str) -> list[Any]:
        before = int((time.time() - self.fresh) * 1000)
        async with self.matches.store.engine.connect() as connection:
            return list((await connection.execute(sa.text(query), {"before": before})).all())

    async def _clean(self) -> None:
        connector = self.jobs.connector
        for query in CLEAN:
            await connector.execute_query_async(query, kept=KEPT_FOR)
        bands = {"now": BANDS[Need.NOW], "later": BANDS[Need.LATER], "head_start": HEAD_START}
        await connector.execute_query_async(MOVE_ONE_THAT_WAITED_LONG, **bands)
