"""Jobs in the queue of a real PostgreSQL: who takes them, in which order, and what becomes of a dead worker's."""

from __future__ import annotations

import asyncio
import random
import secrets
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from table_people import PATIENCE, Person, Served, WorkerProcess, in_loop, past_the_draft, people, serving
from test_advice import RECORD, loaded, wait_for_review

from longcount.cli import main
from longcount.cli.care import settings_file
from longcount.server.bot_seats import BotSeats
from longcount.server.errors import BadQueue
from longcount.server.jobs import Claim, Line, Need
from longcount.server.matches import Matches
from longcount.server.metrics import Metrics
from longcount.server.queue_jobs import QUICK, SLOW, TURN, QueueJobs
from longcount.server.queue_schema import SCHEMA, make_queue, steps
from longcount.server.queue_sweep import KEPT_FOR, Sweep
from longcount.server.settings import Limits, Settings
from longcount.server.store import Store
from longcount.server.writer import Writer

LOOK_AGAIN = 0.05
ANN, BOB = Claim("ann"), Claim("bob")
I_BEGIN = {"first_player": "seat1"}


@pytest.fixture
def db(postgres: str) -> Iterator[str]:
    """A database of one's own: whoever takes jobs there takes no other test's."""
    name = f"jobs_{secrets.token_hex(4)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        yield postgres.rsplit("/", 1)[0] + f"/{name}"
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def rows(db: str, query: str, *values: Any) -> list[tuple[Any, ...]]:
    with psycopg.connect(db, autocommit=True, options=f"-c search_path={SCHEMA},public") as connection:
        found = connection.execute(query.encode(), values)
        return found.fetchall() if found.description else []


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Looks again and again, but not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not await is_so():
            await asyncio.sleep(LOOK_AGAIN)


def statuses(db: str, table: str) -> list[str]:
    found = rows(
        db, "SELECT status::text FROM procrastinate_jobs WHERE queueing_lock = %s ORDER BY id", f"turn {table}"
    )
    return [str(row[0]) for row in found]


# --- the queue alone ------------------------------------------------------------


@asynccontextmanager
async def queue_at(db: str, slots: int = 2) -> AsyncIterator[QueueJobs]:
    """The queue without anybody who takes from it."""
    settings = Settings(Path(), db, workers=0, limits=Limits(slow_jobs=slots))
    store = Store(settings.url)
    await store.open()
    jobs = QueueJobs(Matches(store, Writer(store), BotSeats(0), Metrics(), settings))
    await jobs.open()
    yield jobs
    await jobs.stop()
    await store.close()


async def take(jobs: QueueJobs, worker: int, queue: str = QUICK) -> str | None:
    job = await jobs.queue.job_manager.fetch_job([queue], worker)
    return None if job is None else str(job.task_kwargs["who"])


@in_loop
async def test_the_queue_goes_by_the_same_order_as_the_processes_of_one_server(db: str) -> None:
    dice = random.Random(3)
    claims = [Claim(owner, need) for owner in ("ann", "bob", "cat") for need in Need]
    line: Line[str] = Line(clock=lambda: 0.0)
    async with queue_at(db) as jobs:
        worker = await jobs.queue.job_manager.register_worker()
        for number in range(120):
            if line.waiting and dice.random() < 0.45:
                called = line.call(lambda owner: True)
                assert called is not None and await take(jobs, worker) == called.who
            else:
                claim, who = dice.choice([*claims, ANN, ANN, ANN]), f"job {number}"
                line.join(claim, who)
                await jobs.put(TURN, QUICK, claim, {"who": who})


@in_loop
async def test_nobody_has_more_slow_jobs_at_once_than_a_quota(db: str) -> None:
    async with queue_at(db, slots=2) as jobs:
        worker = await jobs.queue.job_manager.register_worker()
        for number in range(5):
            await jobs.put(TURN, SLOW, ANN, {"who": f"hers {number}"})
        await jobs.put(TURN, SLOW, BOB, {"who": "his"})
        assert [await take(jobs, worker, SLOW) for _ in range(4)] == ["hers 0", "his", "hers 1", None]
        rows(db, "DELETE FROM procrastinate_jobs WHERE args->>'who' = 'hers 1'")
        assert [await take(jobs, worker, SLOW) for _ in range(2)] == ["hers 3", None]


@in_loop
async def test_one_job_of_a_table_waits_and_comes_to_the_front_when_somebody_looks(db: str) -> None:
    async with queue_at(db) as jobs:
        worker = await jobs.queue.job_manager.register_worker()
        for claim, who in ((Claim("ann", Need.NOBODY), "table"), (Claim("bob", Need.LATER), "other")):
            await jobs.put(TURN, QUICK, claim, {"who": who}, once=f"turn {who}")
        assert await jobs.put(TURN, QUICK, ANN, {"who": "again"}, once="turn table") is None
        assert [await take(jobs, worker) for _ in range(3)] == ["table", "other", None]


@in_loop
async def test_nothing_is_left_for_ever(db: str) -> None:
    """Answers nobody fetched, questions whose server is gone; and what waited long comes to the front at last."""
    async with queue_at(db) as jobs:
        worker = await jobs.queue.job_manager.register_worker()
        rows(
            db, "INSERT INTO answers (id, answer, at) VALUES ('old', '', now() - interval '1 day'), ('new', '', now())"
        )
        for who, end in (("asked long ago", 1.0), ("asked now", 9e9)):
            await jobs.put("answer", SLOW, BOB, {"who": who, "until": end})
        await jobs.put(TURN, QUICK, Claim("ann", Need.NOBODY), {"who": "hers"})
        await jobs.put(TURN, QUICK, BOB, {"who": "his"})
        rows(db, "UPDATE procrastinate_events SET at = at - interval '1 hour'")
        sweep = Sweep(jobs)
        await sweep.look()
        assert rows(db, "SELECT id FROM answers") == [("new",)] and KEPT_FOR < 86400
        assert rows(db, "SELECT args->>'who' FROM procrastinate_jobs WHERE task_name = 'answer'") == [("asked now",)]
        assert jobs.tally.waiting == {"turn": 2, "answer": 1}
        await jobs.put(TURN, QUICK, BOB, {"who": "his again"})
        assert [await take(jobs, worker) for _ in range(3)] == ["hers", "his", "his again"]


@in_loop
async def test_a_queue_of_an_older_version_is_brought_up_to_date_and_a_newer_one_is_a_sentence(db: str) -> None:
    from procrastinate.schema import migrations_path

    older = [step for step in steps() if step < "03.03"]
    rows(db, f"CREATE SCHEMA {SCHEMA}")
    for step in older:
        rows(db, (migrations_path / f"{step}.sql").read_text().replace("%", "%%"))
    rows(db, f"COMMENT ON SCHEMA {SCHEMA} IS '{older[-1]}'")
    async with queue_at(db) as jobs:
        worker = await jobs.queue.job_manager.register_worker()
        await jobs.put(TURN, QUICK, ANN, {"who": "hers"})
        assert await take(jobs, worker) == "hers"
        await make_queue(jobs.matches.settings.url)  # a second process finds all in order
        rows(db, f"COMMENT ON SCHEMA {SCHEMA} IS '99.00.00_01_from_the_future'")
        with pytest.raises(BadQueue, match="newer version"):
            await make_queue(jobs.matches.settings.url)


def test_without_the_libraries_for_postgresql_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(settings_file, "find_spec", lambda name: None)
    for command in ("serve", "worker"):
        assert main([command, "--db", "postgresql://localhost/longcount"]) == 2
        assert "pip install 'longcount[postgres]'" in capsys.readouterr().err


def test_workers_need_postgresql(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["worker", "--db", "sqlite:///tables.sqlite"]) == 2
    assert "the server itself thinks" in capsys.readouterr().err


# --- servers and workers ----------------------------------------------------------


async def seq_of(person: Person, table: str) -> int:
    return int((await person.get(f"/api/tables/{table}"))["seq"])


async def is_over(person: Person, table: str) -> bool:
    return bool((await person.get(f"/api/tables/{table}"))["status"] == "over")


@in_loop
async def test_a_server_on_postgresql_thinks_in_processes_of_its_own(db: str, tmp_path: Path) -> None:
    with serving(tmp_path, db) as server:
        async with people(server.url, 1) as (ann,):
            bots = (await ann.open("random", "random"))["id"]
            table = (await ann.open("me", "random", options=I_BEGIN))["id"]
            async with ann.at(table) as seat:
                await past_the_draft(seat)
                told = await ann.get(f"/api/tables/{table}/turns?seat=0")
                assert told["turns"] and told["goals"]
                assert (await ann.get(f"/api/tables/{table}/hint?seat=0&strength=move"))["turn"]
            await until(lambda: is_over(ann, bots))
    assert rows(db, "SELECT * FROM procrastinate_jobs") == [] == rows(db, "SELECT * FROM answers")


@in_loop
async def test_a_worker_plays_for_a_server_without_processes_and_gives_back_what_it_cannot_finish(
    db: str, tmp_path: Path
) -> None:
    with serving(tmp_path, db, workers=0) as server:
        worker = WorkerProcess(db)
        async with people(server.url, 1) as (ann,):
            table = (await ann.open("random", "random"))["id"]
            await until(lambda: is_over(ann, table))
            mine = (await ann.open("me", "grandmaster", options=I_BEGIN))["id"]
            assert (await ann.get(f"/api/tables/{mine}/turns?seat=0"))["turns"]
            await ann.post(f"/api/tables/{mine}/seat", {"seat": 0, "kind": "bot", "bot": "grandmaster"})
            await until(lambda: is_searching(db))
            code, errors = worker.stop()
            assert code == 0 and "Traceback" not in errors and statuses(db, mine) == ["todo"]
    assert server.app.state.metrics.bot_moves == 0


async def is_searching(db: str) -> bool:
    """Whether somebody has begun with a search: a grandmaster's takes ten seconds."""
    return bool(rows(db, "SELECT 1 FROM procrastinate_jobs WHERE queue_name = 'slow' AND status = 'doing'"))


@in_loop
async def test_a_review_goes_on_elsewhere_and_every_server_shows_it(db: str, tmp_path: Path) -> None:
    with serving(tmp_path, db, workers=0) as server, serving(tmp_path, db, workers=1) as other:
        async with people(server.url, 1) as (ann,):
            table = await loaded(ann, RECORD.read_text())
            assert (await ann.post(f"/api/tables/{table['id']}/review"))["status"] == "working"
            async with people(other.url, 1) as (bob,):
                told = await wait_for_review(bob, table["id"])
                assert told["review"]["curve"] and told == await ann.get(f"/api/tables/{table['id']}/review")
    assert rows(db, "SELECT * FROM review_work") == [] == rows(db, "SELECT * FROM review_weighed")


@in_loop
async def test_a_turn_whose_job_was_lost_is_found(db: str, tmp_path: Path) -> None:
    with serving(tmp_path, db, workers=0) as server:
        async with people(server.url, 1) as (ann,):
            table = (await ann.open("random", "random"))["id"]
            await until(lambda: has(db, table, ["todo"]))
            sweep: Sweep = server.app.state.matches.jobs.worker.sweep
            sweep.fresh = -1.0
            rows(db, "DELETE FROM procrastinate_jobs")
            await server.inside(sweep.look())
            assert statuses(db, table) == ["todo"]
            await server.inside(sweep.look())
            assert statuses(db, table) == ["todo"]


async def has(db: str, table: str, wanted: list[str]) -> bool:
    return statuses(db, table) == wanted


@in_loop
async def test_what_a_worker_did_when_it_was_killed_is_done_by_another_one_once(db: str, tmp_path: Path) -> None:
    with serving(tmp_path, db, workers=0) as server:
        sweep: Sweep = server.app.state.matches.jobs.worker.sweep
        sweep.lost = 4.0
        worker = WorkerProcess(db)
        async with people(server.url, 1) as (ann,):
            table = (await ann.open("grandmaster", "random", options=I_BEGIN))["id"]
            await until(lambda: is_searching(db))
            worker.process.send_signal(signal.SIGSTOP)
            before = await seq_of(ann, table)
            worker.kill()
            await until(lambda: has(db, table, ["todo"]))
            assert await seq_of(ann, table) == before
            await ann.post(f"/api/tables/{table}/seat", {"seat": 0, "kind": "bot", "bot": "random"})
            worker = WorkerProcess(db)
            await until(lambda: is_over(ann, table))
            seqs = [row[0] for row in rows(db, "SELECT seq FROM log WHERE table_id = %s ORDER BY seq", table)]
            assert seqs == list(range(1, await seq_of(ann, table) + 1))
            worker.stop()
    assert rows(db, "SELECT * FROM procrastinate_jobs") == []


def at_server(server: Served) -> Matches:
    found: Matches = server.app.state.matches
    return found


@in_loop
async def test_bots_play_on_when_the_store_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        matches, append, failures = at_server(server), at_server(server).writer.append, iter(range(5))

        async def fail_for_a_while(batch: Any) -> None:
            if next(failures, None) is not None:
                raise OSError("the database is away")
            await append(batch)

        matches.writer.append = fail_for_a_while  # type: ignore[method-assign]
        async with people(server.url, 1) as (ann,):
            table = (await ann.open("random", "random"))["id"]
            await until(lambda: is_over(ann, table))
        assert next(failures, None) is None
