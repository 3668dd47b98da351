"""Two servers on one PostgreSQL: what is done at one is seen at the other, and of two who want the same one gets it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from table_people import (
    FREELY,
    Person,
    Served,
    in_loop,
    lonely,
    past_the_draft,
    people,
    serving,
    table_of_two,
    text_of,
)

from longcount.server.rooms import Room
from longcount.server.schema import PRESENCE, PROCESSES, SEATS, TABLES
from longcount.server.seating import now_ms
from longcount.server.settings import Limits
from longcount.server.store import Store

Pair = tuple[Served, Served]


@pytest.fixture(scope="module")
def servers(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("two")
    with serving(folder / "one", postgres) as first, serving(folder / "two", postgres) as second:
        yield first, second


@contextlib.asynccontextmanager
async def ann_here_bob_there(servers: Pair, count: int = 2) -> AsyncIterator[list[Person]]:
    """People who were all here once; every other one goes to the second server now."""
    async with people(servers[0].url, count) as found:
        for person in found[1::2]:
            send_to(person, servers[1])
        yield found


def send_to(person: Person, server: Served) -> None:
    """The same browser, with its cookie, at another server."""
    person.url = server.url
    person.web.base_url = httpx.URL(server.url)


@contextlib.asynccontextmanager
async def asking(postgres: str) -> AsyncIterator[Store]:
    store = Store(postgres.replace("postgresql://", "postgresql+asyncpg://"))
    yield store
    await store.close()


def room_of(server: Served, table: str) -> Room:
    room: Room = server.app.state.matches.rooms[table]
    return room


def races(servers: Pair) -> int:
    return sum(server.app.state.metrics.lost_races for server in servers)


async def in_server(server: Served, work: Any) -> Any:
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, server.loop))


# --- seen at the other --------------------------------------------------------------


@in_loop
async def test_what_is_played_at_one_is_seen_at_the_other(servers: Pair) -> None:
    async with ann_here_bob_there(servers) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as here, bob.at(table) as there:
            states = await past_the_draft(here, there)  # both at once: one of them may have to try again
            lost = races(servers)
            while states[0]["seq"] < 40:
                asked = states[0]["to_act"][0]
                await [here, there][asked].play(states[asked])
                states = [await seat.state_at(states[0]["seq"] + 1) for seat in (here, there)]
                assert states[0]["to_act"] == states[1]["to_act"] and states[0]["seq"] == states[1]["seq"]
            rows = [[m["row"] for m in seat.heard if m["type"] == "row"] for seat in (here, there)]
            assert [text_of(row) for row in rows[0]][-10:] == [text_of(row) for row in rows[1]][-10:]
            assert races(servers) == lost


@in_loop
async def test_secrets_stay_secret_at_the_other_until_they_are_revealed(servers: Pair) -> None:
    async with ann_here_bob_there(servers) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as here, bob.at(table) as there:
            state = await here.until("state")
            await there.until("state")
            await here.play(state)
            hidden = (await there.until("row"))["row"]
            assert hidden["seat"] == 0 and hidden["decision"] is None
            await there.play(await there.until("state"))
            log = await there.until("log")
            assert next(row for row in log["rows"] if row["seq"] == hidden["seq"])["decision"] is not None


@in_loop
async def test_an_undo_is_seen_at_the_other(servers: Pair) -> None:
    async with ann_here_bob_there(servers) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as here, bob.at(table) as there:
            state = (await past_the_draft(here, there))[0]
            asked, seat = (here, there) if state["to_act"] == [0] else (there, here)
            state = next(message for message in reversed(asked.heard) if message["type"] == "state")
            state = await asked.play_on(state)
            assert state["undo"]
            await asked.say("undo", seq=state["seq"], seat=state["seat"])
            shown = await seat.state_at(state["seq"] + 1)
            assert [row["undone"] for row in seat.heard[-2]["rows"]][-2:] == [True, False] and shown["seq"]


@in_loop
async def test_who_sits_leaves_and_closes_at_one_is_told_at_the_other(servers: Pair) -> None:
    async with ann_here_bob_there(servers) as (ann, bob):
        table = await ann.open("me", "link")
        async with ann.at(table["id"]) as here:
            await here.until("state")
            await bob.sit(table["seats"][1]["link"])
            info = (await here.until("table"))["table"]
            while info["status"] != "playing":
                info = (await here.until("table"))["table"]
            assert info["seats"][1]["kind"] == "person"
            async with bob.at(table["id"]) as there:
                await there.until("state")
                await ann.post(f"/api/tables/{table['id']}/close")
                assert "closed" in (await there.until("bye"))["reason"]
        assert (await bob.get(f"/api/tables/{table['id']}"))["status"] == "closed"


@in_loop
async def test_who_is_online_is_known_everywhere(servers: Pair) -> None:
    async with ann_here_bob_there(servers) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as here:
            await here.until("state")
            async with bob.at(table) as there:
                while not (await there.until("table"))["table"]["seats"][0]["online"]:
                    pass  # Ann is at the other server; it may have to tell so first
                while not (await here.until("table"))["table"]["seats"][1]["online"]:
                    pass
            while (await here.until("table"))["table"]["seats"][1]["online"]:
                pass
            seen = await bob.get(f"/api/tables/{table}")
            assert [seat["online"] for seat in seen["seats"]] == [True, False]


@in_loop
async def test_whoever_was_at_a_dead_process_is_not_online_for_ever(servers: Pair, postgres: str) -> None:
    async with ann_here_bob_there(servers) as (ann, bob), asking(postgres) as store:
        table = await table_of_two(ann, bob)
        someone = (await bob.get("/api/me"))["id"]
        async with ann.at(table) as here:
            async with store.writing() as connection:
                await connection.execute(sa.insert(PROCESSES).values(id="third", beat=now_ms()))
                await connection.execute(sa.insert(PRESENCE).values(table_id=table, process="third", person=someone))
                await store.notify(connection, [f"{table} online third"])
            while not (await here.until("table"))["table"]["seats"][1]["online"]:
                pass
            async with store.writing() as connection:
                await connection.execute(sa.update(PROCESSES).where(PROCESSES.c.id == "third").values(beat=1))
            while (await here.until("table"))["table"]["seats"][1]["online"]:
                pass


# --- lost notices -------------------------------------------------------------------


@in_loop
async def test_a_lost_notice_is_made_good_at_the_ping(servers: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell_nobody(*_: object) -> None: ...

    async with ann_here_bob_there(servers) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as here, bob.at(table) as there:
            state = await here.until("state")
            await there.until("state")
            monkeypatch.setattr(servers[0].app.state.matches.store, "notify", tell_nobody)
            state = await here.play_on(state)
            assert room_of(servers[1], table).live.seq < state["seq"]
            await there.say("ping")
            assert (await there.state_at(state["seq"]))["seq"] == state["seq"]


@in_loop
async def test_what_was_missed_while_the_line_was_cut_is_read_when_it_is_back(servers: Pair, postgres: str) -> None:
    async with ann_here_bob_there(servers) as (ann, bob), asking(postgres) as store:
        table = await table_of_two(ann, bob)
        async with ann.at(table) as here, bob.at(table) as there:
            states = await past_the_draft(here, there)
            for _ in range(3):
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
                async with store.writing() as connection:
                    await connection.execute(sa.text(cut))
                asked = states[0]["to_act"][0]
                await [here, there][asked].play(states[asked])
                states = [await seat.state_at(states[0]["seq"] + 1) for seat in (here, there)]
                assert states[0]["seq"] == states[1]["seq"]


# --- races --------------------------------------------------------------------------


@in_loop
async def test_of_many_who_want_one_seat_one_gets_it(servers: Pair) -> None:
    async with ann_here_bob_there(servers, 9) as (ann, *others):
        for _ in range(4):
            table = await ann.open("me", "link", "link", public=True)
            path = f"/api/tables/{table['id']}/sit"
            answers = await asyncio.gather(*[other.web.post(path, json={"seat": 1}) for other in others])
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
            winner = next(other for other, answer in zip(others, answers, strict=True) if answer.status_code == 200)
            for server in servers:
                send_to(winner, server)
                seen = await winner.get(f"/api/tables/{table['id']}")
                assert [seat["kind"] for seat in seen["seats"]] == ["person", "me", "open"]


@in_loop
async def test_two_seats_taken_at_the_same_moment_are_both_taken(servers: Pair) -> None:
    async with ann_here_bob_there(servers, 4) as (ann, bob, cat, dan):
        for _ in range(6):
            table = await ann.open("me", "link", "link", "link")
            links = [seat["link"] for seat in table["seats"]]
            await asyncio.gather(bob.sit(links[1]), cat.sit(links[2]), dan.sit(links[3]))
            seen = await bob.get(f"/api/tables/{table['id']}")
            assert seen["status"] == "playing" and [seat["kind"] for seat in seen["seats"]].count("person") == 3


@in_loop
async def test_votes_cast_at_the_same_moment_all_count(servers: Pair) -> None:
    async with ann_here_bob_there(servers, 4) as four, contextlib.AsyncExitStack() as stack:
        table = await four[0].open("me", "link", "link", "link", options={"first_player": "seat1"})
        for person, seat in zip(four[1:], table["seats"][1:], strict=True):
            await person.sit(seat["link"])
        seats = [await stack.enter_async_context(person.at(table["id"])) for person in four]
        early = (await past_the_draft(*seats))[0]
        state = await seats[0].play_on(early)
        await seats[0].say("back", to=early["seq"], yes=True)
        for seat in seats[1:]:
            await seat.until("vote", by=0)
        for seat in seats[1:]:
            await seat.say("back", to=early["seq"], yes=True)
        for seat in seats:
            assert (await seat.state_at(state["seq"] + 1))["seq"] == state["seq"] + 1
            await seat.until("vote", to=None)


@in_loop
async def test_a_vote_begun_at_one_is_known_after_a_change_of_servers(servers: Pair) -> None:
    async with ann_here_bob_there(servers) as (ann, bob):
        table = await table_of_two(ann, bob, options={"first_player": "seat1"})
        async with ann.at(table) as here, bob.at(table) as there:
            early = (await past_the_draft(here, there))[0]
            await here.play_on(early)
            await here.say("back", to=early["seq"], yes=True)
            await there.until("vote", by=0)
        send_to(ann, servers[1])
        async with ann.at(table) as here:
            assert (await here.until("vote"))["yes"] == [0]


@in_loop
async def test_two_who_ask_for_a_rematch_get_the_same_table(servers: Pair) -> None:
    async with ann_here_bob_there(servers) as (ann, bob):
        for _ in range(4):
            table = await table_of_two(ann, bob)
            await ann.post(f"/api/tables/{table}/close")
            path = f"/api/tables/{table}/rematch"
            one, two = await asyncio.gather(ann.post(path), bob.post(path))
            assert one["id"] == two["id"]
            mine = {info["id"] for info in await ann.get("/api/tables?which=mine")}
            assert one["id"] in mine
            await ann.post(f"/api/tables/{one['id']}/close") if one["owner"] else None


@in_loop
async def test_the_limit_of_running_tables_cannot_be_raced(postgres: str, tmp_path: Path) -> None:
    limits = Limits(FREELY.address, FREELY.user, FREELY.socket, 1000, 1000, running_tables=5)
    with serving(tmp_path / "a", postgres, limits) as first, serving(tmp_path / "b", postgres, limits) as second:
        async with ann_here_bob_there((first, second), 1) as (ann,):
            other = Person(second.url)
            other.web.cookies = ann.web.cookies
            wish = {"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "link"}]}
            asked = [person.web.post("/api/tables", json=wish) for person in (ann, other) for _ in range(12)]
            answers = await asyncio.gather(*asked)
            assert sorted(answer.status_code for answer in answers) == [200] * 5 + [409] * 19
            await other.web.aclose()


@in_loop
async def test_a_first_name_chosen_many_times_at_once_is_chosen(servers: Pair) -> None:
    async with ann_here_bob_there(servers, 1) as (ann,):
        asked = [ann.web.put("/api/me", json={"name": f"Ann {n}"}) for n in range(16)]
        assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}


@in_loop
async def test_a_click_is_tried_again_when_only_the_seats_changed_meanwhile(servers: Pair, postgres: str) -> None:
    async with ann_here_bob_there(servers) as (ann, bob), asking(postgres) as store:
        table = await table_of_two(ann, bob)
        async with ann.at(table) as here:
            state = await here.until("state")
            async with store.writing() as connection:  # as another process would, but without a notice
                changed = sa.update(TABLES).where(TABLES.c.id == table)
                await connection.execute(changed.values(version=TABLES.c.version + 1))
            after = await here.play_on(state)
            assert after["seq"] == state["seq"] + 1
            assert not [message for message in here.heard if message["type"] == "refused"]


# --- clocks -------------------------------------------------------------------------


@in_loop
async def test_a_clock_fires_once_though_two_servers_look(servers: Pair, postgres: str) -> None:
    async with ann_here_bob_there(servers) as (ann, bob), asking(postgres) as store:
        table = await table_of_two(ann, bob, clock={"minutes": 1})
        async with ann.at(table) as here, bob.at(table) as there:
            for seat in (here, there):
                await seat.until("state")
            before = (await store.marks([table]))[table][1]
            await servers[0].use_up_time(table, 1)
            for seat in (here, there):
                while (await seat.until("table"))["table"]["seats"][1]["bot"] != "regular":
                    pass
            assert (await store.marks([table]))[table][1] == before + 2, "the time that was used up, and one take-over"


@in_loop
async def test_a_clock_fires_for_a_table_in_nobodys_memory(servers: Pair, postgres: str) -> None:
    async with ann_here_bob_there(servers) as (ann, bob), asking(postgres) as store:
        table = await table_of_two(ann, bob, clock={"minutes": 1})
        for server in servers:
            server.do(lambda server=server: server.app.state.matches.rooms.pop(table, None))  # type: ignore[misc]
        async with store.writing() as connection:
            here = (SEATS.c.table_id == table, SEATS.c.seat == 1)
            await connection.execute(sa.update(SEATS).where(*here).values(spent=60_000))
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(deadline=1))
        async with ann.at(table) as watched:
            while (await watched.until("table"))["table"]["seats"][1]["bot"] != "regular":
                pass


@in_loop
async def test_time_in_which_no_server_ran_is_nobodys(tmp_path: Path, url: str) -> None:
    """On both kinds of databases: whoever starts first puts the clocks forward by the time that was missed."""
    hour, url = 3_600_000, await lonely(url)
    with serving(tmp_path / "one", url) as server:
        async with people(server.url, 2) as (ann, bob):
            table = await table_of_two(ann, bob, clock={"minutes": 1})
            await in_server(server, server.app.state.news.presence.beat(0))
    store = Store(url)
    async with store.writing() as connection:
        await connection.execute(sa.update(PROCESSES).values(beat=PROCESSES.c.beat - hour))
        await connection.execute(sa.update(SEATS).where(SEATS.c.table_id == table).values(since=SEATS.c.since - hour))
        late = sa.update(TABLES).where(TABLES.c.id == table).values(deadline=TABLES.c.deadline - hour)
        await connection.execute(late)
    await store.close()
    with serving(tmp_path / "two", url) as server:
        async with people(server.url, 1) as (ann,), ann.at(table) as seat:
            info = (await seat.until("table"))["table"]
            while not all(50 <= left <= 60 for left in info["clock"]["left"]):
                info = (await seat.until("table"))["table"]
            assert [seat["bot"] for seat in info["seats"]] == [None, None]
