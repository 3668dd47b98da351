"""Where the games of a tournament are played: here, on all cores, or on a Ray cluster.

A game goes out as plain data and comes back as plain data, so every runner plays the same games.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from typing import Any, Final, TypeVar

from longcount.bots.arena import Fixture, GameBroken, Result, play_fixture, result_of
from longcount.kernel.errors import LongCountError

Task = tuple[str, dict[str, str], tuple[str, ...], int, bool]
"""Game, options, bots, seed, and whether the record is wanted."""
Answer = dict[str, Any]
T = TypeVar("T")
IN_LINE: Final = 2
"""Games that wait for each process, so that none stands idle and an interrupt ends soon."""


class RunnerTrouble(LongCountError):
    """A place where games cannot be played, or no longer."""


def task_of(fixture: Fixture, keep_records: bool) -> Task:
    return (fixture.game, fixture.options, fixture.bots, fixture.seed, keep_records)


def play_task(task: Task) -> Answer:
    """Runs anywhere."""
    game, options, bots, seed, keep_record = task
    try:
        result = play_fixture(Fixture(game, options, bots, seed), keep_record)
    except GameBroken as error:
        return {"broken": str(error)}
    return {"result": result.as_row(), "record": result.record}


def result_from(answer: Answer) -> Result:
    if "broken" in answer:
        raise GameBroken(answer["broken"])
    result = result_of(answer["result"])
    result.record = answer["record"]
    return result


def first(items: Iterable[T], number: int) -> list[T]:
    return [item for _, item in zip(range(number), items, strict=False)]


# --- this machine -----------------------------------------------------------------


def play_here(fixtures: Sequence[Fixture], jobs: int, keep_records: bool) -> Generator[Result, None, None]:
    """Results as they come; what is still being played when somebody stops listening is given up."""
    tasks = [task_of(fixture, keep_records) for fixture in fixtures]
    if jobs == 1:
        yield from (result_from(play_task(task)) for task in tasks)
        return
    waiting = iter(tasks)
    others = set(active_children())
    pool = ProcessPoolExecutor(min(jobs, max(1, len(tasks))), initializer=leave_interrupts_to_the_parent)
    try:
        running: set[Future[Answer]] = {pool.submit(play_task, task) for task in first(waiting, IN_LINE * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play_task, task) for task in first(waiting, len(done))}
            yield from [result_from(future.result()) for future in done]
    except BrokenProcessPool as error:
        raise RunnerTrouble("A process that played died (perhaps there was not enough memory).") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.kill()


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# --- a Ray cluster ----------------------------------------------------------------


def import_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise RunnerTrouble("Ray is not installed: pip install 'longcount[ray]'.") from error
    return ray


def play_on_ray(
    fixtures: Sequence[Fixture], jobs: int | None, keep_records: bool, address: str
) -> Generator[Result, None, None]:
    """The same on a cluster whose machines have this package too; without an address, on one started here."""
    ray = import_ray()
    began = begin_ray(ray, jobs, address)
    running: list[Any] = []
    try:
        play = ray.remote(num_cpus=1)(play_anywhere)
        waiting = iter([task_of(fixture, keep_records) for fixture in fixtures])
        at_once = IN_LINE * (jobs or max(1, int(ray.cluster_resources().get("CPU", 1))))
        running = [play.remote(task) for task in first(waiting, at_once)]
        while running:
            done, running = ray.wait(running)
            running += [play.remote(task) for task in first(waiting, len(done))]
            yield from [result_from(answer) for answer in ray.get(done)]
    except ray.exceptions.RayError as error:
        raise RunnerTrouble(f"Ray could not play a game: {first_line(error)}") from error
    finally:
        for game in running:
            with contextlib.suppress(Exception):
                ray.cancel(game, force=True)
        if began:
            ray.shutdown()


def begin_ray(ray: Any, jobs: int | None, address: str) -> bool:
    """Joins a cluster or starts one; whether it is ours to end."""
    if ray.is_initialized():
        return False
    try:
        if address:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        else:
            quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": logging.ERROR}
            ray.init(address="local", num_cpus=jobs, **quiet)
    except Exception as error:
        where = f"the Ray cluster at {address} cannot be reached" if address else "Ray cannot be started here"
        raise RunnerTrouble(f"{where[0].upper()}{where[1:]}: {first_line(error)}") from error
    return True


def first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def play_anywhere(task: Task) -> Answer:
    """`play_task` as Ray sends it: by name, to a machine that has this package."""
    return play_task(task)
