"""The store on SQLite and on PostgreSQL: the same schema, the same tests, the same game on top."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from table_people import in_loop, lonely, people, serving, table_of_two

from longcount.server.errors import LostRace
from longcount.server.schema import METADATA
from longcount.server.seating import BOT, MOVE, PERSON, PLAYING, Seat, StoredRow, Table, now_ms
from longcount.server.store import MIGRATIONS, Batch, Store, batch_of
from longcount.server.writer import Writer


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    yield store
    await store.close()


def new_table(name: str, **more: object) -> tuple[Table, list[Seat]]:
    now = now_ms()
    table = Table(name, "tzolkin", "edition", {"a": "b"}, False, PLAYING, "ann", now, now)
    for field, value in more.items():
        setattr(table, field, value)
    return table, [Seat(name, 0, PERSON, "Ann", "ann"), Seat(name, 1, BOT, "Bot", bot="random")]


def entry(seq: int, text: str = "end") -> StoredRow:
    return StoredRow(seq, 0, MOVE, text, now_ms())


# --- the store --------------------------------------------------------------------


@in_loop
async def test_tables_seats_and_rows_come_back_as_they_were(url: str) -> None:
    async with opened(url) as store:
        table, seats = new_table("table-one-1", result={"scores": [1, 2], "winners": [1]}, to_act=[0, 1])
        table.seq = 2
        await store.add_table(table, seats, [entry(1, "first 1"), entry(2)])
        assert await store.table("table-one-1") == (table, seats)
        assert [(row.seq, row.text) for row in await store.rows("table-one-1")] == [(1, "first 1"), (2, "end")]
        assert await store.table("no such table") is None
        seats[1].give_to("bob", "Bob")
        table.status, table.seq = "over", 3
        await store.save_table(table, [seats[1]], [entry(3)])
        assert await store.table("table-one-1") == (table, seats)
        assert [one.id for one, _ in await store.tables("finished", "bob")] == ["table-one-1"]
        assert await store.tables("mine", "bob") == []


@in_loop
async def test_a_number_is_given_once_and_the_loser_is_told(url: str) -> None:
    async with opened(url) as store:
        tables = [new_table(f"race-table-{n}") for n in range(5)]
        for table, seats in tables:
            table.seq = 1
            await store.add_table(table, seats, [entry(1)])
            table.seq = 3
        writer = Writer(store)
        writer.start()
        await writer.append(batch_of(replace(tables[3][0], seq=2), [entry(2, "theirs")]))
        batches = [batch_of(table, [entry(2, "ours"), entry(3)]) for table, _ in tables]
        done = await asyncio.gather(*[writer.append(batch) for batch in batches], return_exceptions=True)
        assert [isinstance(one, LostRace) for one in done] == [False, False, False, True, False]
        assert [row.text for row in await store.rows("race-table-3")] == ["end", "theirs"]
        assert [row.text for row in await store.rows("race-table-4")] == ["end", "ours", "end"]
        await writer.stop()


@in_loop
async def test_moves_that_come_together_are_written_together(url: str) -> None:
    async with opened(url) as store:
        tables = [new_table(f"group-table-{n}")[0] for n in range(20)]
        for table in tables:
            await store.add_table(table, new_table(table.id)[1], [])
        writer = Writer(store)
        times = 0
        append = store.append

        async def counted(batches: Sequence[Batch]) -> set[str]:
            nonlocal times
            times += 1
            return await append(batches)

        store.append = counted  # type: ignore[method-assign]
        writer.start()
        for table in tables:
            table.seq = 1
        await asyncio.gather(*[writer.append(batch_of(table, [entry(1)])) for table in tables])
        await writer.stop()
        assert times <= 2
        found = await store.table("group-table-7")
        assert found and found[0].seq == 1


@in_loop
async def test_names_and_the_secret_are_kept(url: str) -> None:
    async with opened(url) as store:
        assert await store.name_of("somebody") is None
        await store.rename("somebody", "Žofie 陈")
        await store.rename("somebody", "Žofie 陈 2")
        assert await store.name_of("somebody") == "Žofie 陈 2"
        secret = await store.secret()
        assert len(secret) > 30 and await store.secret() == secret
    async with opened(url) as store:
        assert await store.secret() == secret, "a second start changes nothing"


@in_loop
async def test_the_migrations_lead_to_the_schema(url: str) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with opened(url) as store, store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


@in_loop
async def test_a_game_is_played_and_resumed(url: str, tmp_path: Path) -> None:
    with serving(tmp_path / "one", url) as served:
        async with people(served.url, 2) as (ann, bob):
            table = await table_of_two(ann, bob)
            robots = (await ann.open("random", "random"))["id"]
            async with ann.at(table) as seat, ann.at(robots) as watcher:
                state = await seat.play_on(await seat.until("state"))
                over = await watcher.until("state", over=True)
            cookie = ann.cookie
    with serving(tmp_path / "two", url) as served:
        async with people(served.url, 1) as (ann,):
            ann.web.cookies.clear()
            name, _, value = cookie.partition("=")
            ann.web.cookies.set(name, value)
            async with ann.at(table) as seat, ann.at(robots) as watcher:
                again = await seat.until("state")
                assert (again["seq"], again["view"], again["seat"]) == (state["seq"], state["view"], 0)
                assert (await watcher.until("state"))["outcome"] == over["outcome"]


@in_loop
async def test_of_two_changes_of_a_table_the_second_is_refused_and_changes_nothing(url: str) -> None:
    async with opened(url) as store:
        table, seats = new_table("swap-table-1", to_act=[0])
        await store.add_table(table, seats, [])
        stale, stale_seats = replace(table), [replace(seat) for seat in seats]
        table.public = True
        await store.save_table(table, seats)
        stale_seats[0].give_to("eve", "Eve")
        with pytest.raises(LostRace):
            await store.save_table(stale, stale_seats, [entry(1)])
        table.seq = 1
        assert await store.append([batch_of(stale, [entry(1)])]) == {"swap-table-1"}, "it was made at an older version"
        assert await store.append([batch_of(table, [entry(1)])]) == set()
        with pytest.raises(LostRace):
            await store.save_table(replace(table, seq=0), seats)
        assert await store.table("swap-table-1") == (table, seats)


@in_loop
async def test_a_database_of_the_form_before_is_brought_up_and_its_clocks_run(url: str) -> None:
    store = Store(await lonely(url))

    def begin(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        table = "'clock-table', 'tzolkin', 'e', '{}', false, 'playing', 'ann', 1, 1, 10, 3, 1, '[1]'"
        names = "id, game, edition, options, public, status, owner, created, changed, minutes, seq, round, to_act"
        connection.execute(sa.text(f"INSERT INTO game_tables ({names}) VALUES ({table})"))
        for seat in range(2):
            values = f"'clock-table', {seat}, 'person', 'ann', 'Ann', false, 60000"
            columns = "table_id, seat, kind, holder, name, hot, spent"
            connection.execute(sa.text(f"INSERT INTO seats ({columns}) VALUES ({values})"))

    async with store.writing() as connection:
        await connection.run_sync(begin)
    before = now_ms()
    await store.open()
    found = await store.table("clock-table")
    assert found is not None
    table, seats = found
    assert (table.version, table.vote) == (0, None) and seats[0].since is None
    assert before <= (seats[1].since or 0) <= now_ms()
    assert table.deadline == (seats[1].since or 0) + 9 * 60_000
    assert await store.late(table.deadline) == ["clock-table"]
    await store.close()
