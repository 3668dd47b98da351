"""Where jobs are done: in this server's own processes, or by whoever takes them from the queue in PostgreSQL."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from longcount.server import logs
from longcount.server.bot_seats import BotSeats, most_at_once
from longcount.server.matches import Matches
from longcount.server.metrics import Metrics
from longcount.server.reviews import Reviews
from longcount.server.settings import Settings
from longcount.server.store import Store
from longcount.server.writer import Writer


def bots_for(settings: Settings, store: Store) -> BotSeats:
    """The processes that think. In the queue a quota is a matter of who may take what; here, of who is let in."""
    places = settings.workers
    return BotSeats(places, most_at_once(places, settings.limits.slow_jobs) if store.is_sqlite else None)


async def begin_working(matches: Matches, reviews: Reviews) -> None:
    """What the tables ask for is done from now on, until `matches` stops."""
    if matches.store.is_sqlite:
        await matches.resume()
        await reviews.resume()
    else:
        from longcount.server.queue_jobs import QueueJobs
        from longcount.server.queue_worker import QueueWorker

        matches.jobs = jobs = QueueJobs(matches)
        await jobs.open()
        jobs.worker = QueueWorker(jobs, reviews.work_out)
        jobs.worker.start()


async def work(settings: Settings, on_ready: Callable[[], None]) -> None:
    """`longcount worker`: all a server needs to play a bot's turn, and nobody listens. Until it is told to stop."""
    stop = asyncio.Event()
    for told in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(told, stop.set)
    store = Store(settings.url)
    await store.open()
    writer, bots = Writer(store), bots_for(settings, store)
    matches = Matches(store, writer, bots, Metrics(settings.process_name), settings)
    writer.start()
    await begin_working(matches, Reviews(matches, settings))
    logs.note("a worker has started", processes=settings.workers)
    on_ready()
    await stop.wait()
    await matches.stop()
    await writer.stop()
    bots.stop()
    await store.close()
    logs.note("a worker has stopped")
