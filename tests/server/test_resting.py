"""Tables that nobody needs are let go by what they weigh, and come back whole; a slow browser hears all in order."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from table_people import Message, Seat, Served, in_loop, past_the_draft, people, serving, table_of_two

from longcount.games import find_game
from longcount.kernel.chance import SeededChance
from longcount.server.live import LiveTable
from longcount.server.resting import FINISHED_KEPT, Resting
from longcount.server.rooms import Room
from longcount.server.seating import OVER, PERSON, PLAYING, Table
from longcount.server.seating import Seat as StoredSeat
from longcount.server.settings import Settings
from longcount.server.sockets import Client
from longcount.server.wires import head_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("resting")) as served:
        yield served


def room_of(name: str, status: str = PLAYING) -> Room:
    room = Room(name, SeededChance(1))
    table = Table(name, "tikal", find_game("tikal").edition, {}, False, status, "", 0, 0)
    room.loaded = LiveTable(table, [StoredSeat(name, n, PERSON, "") for n in range(2)])
    room.loaded.settle(room.chance)
    return room


# --- which are let go -------------------------------------------------------------------


def test_running_tables_stay_until_they_weigh_too_much_and_the_longest_untouched_goes_first() -> None:
    weight = room_of("a").live.weight()
    resting = Resting(3 * weight)
    assert [resting.lay(room_of(name)) for name in "abc"] == [[], [], []]
    resting.wake("a")
    assert resting.lay(room_of("a")) == [] and resting.lay(room_of("d")) == ["b"]
    assert resting.bytes == 3 * weight


def test_of_finished_tables_only_a_few_stay() -> None:
    resting = Resting(10**9)
    gone = [resting.lay(room_of(str(n), OVER)) for n in range(FINISHED_KEPT + 2)]
    assert gone == [[]] * FINISHED_KEPT + [["0"], ["1"]] and resting.bytes == 0


def test_a_table_that_is_needed_is_not_let_go() -> None:
    resting = Resting(0)
    assert resting.lay(room_of("a")) == ["a"], "no room at all"
    resting.most_bytes = room_of("a").live.weight()
    assert resting.lay(room_of("a")) == []
    resting.wake("a")
    assert resting.bytes == 0 and resting.lay(room_of("b")) == []


# --- coming back ------------------------------------------------------------------------


async def log_and_state(seat: Seat) -> tuple[Message, Message]:
    return await seat.until("log"), await seat.until("state")


async def is_gone(server: Served, table: str) -> bool:
    """After everything under way at the table is done."""

    async def look() -> bool:
        room = server.app.state.matches.rooms.get(table)
        while room is not None and (room.listeners or room.visitors):
            await asyncio.sleep(0)
        return table not in server.app.state.matches.rooms

    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(look(), server.loop))


@in_loop
async def test_a_table_that_was_let_go_comes_back_whole(server: Served) -> None:
    resting = server.app.state.matches.resting
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as one, bob.at(table) as two:
            states = await past_the_draft(one, two)
            acting = states[0]["to_act"][0]
            await [one, two][acting].play(states[acting])
            state = await [one, two][acting].until("state")
        async with ann.at(table) as one:
            before = await log_and_state(one)
        assert before[1]["seq"] == state["seq"] and not await is_gone(server, table), "there is room for it"
        server.do(lambda: setattr(resting, "most_bytes", 0))
        async with ann.at(table) as one:
            assert await log_and_state(one) == before
        assert await is_gone(server, table)
        async with ann.at(table) as one:
            assert await log_and_state(one) == before
        server.do(lambda: setattr(resting, "most_bytes", 10**8))


@in_loop
async def test_tables_that_are_over_do_not_pile_up(server: Served) -> None:
    rooms = server.app.state.matches.rooms
    async with people(server.url, 1) as (ann,):
        names = []
        for _ in range(FINISHED_KEPT + 5):
            names.append((await ann.open("me", "link"))["id"])
            await ann.post(f"/api/tables/{names[-1]}/close")
        assert sum(name in rooms for name in names) == FINISHED_KEPT
        async with ann.at(names[0]) as seat:
            assert (await seat.until("table"))["table"]["status"] == "closed"


# --- slow browsers ----------------------------------------------------------------------


class Line:
    """A wire that takes messages while it is free."""

    def __init__(self) -> None:
        self.is_free = True
        self.said: list[bytes] = []

    def write(self, said: Sequence[bytes]) -> bool:
        if self.is_free:
            self.said += said
        return self.is_free


class Browser:
    """What a client needs of a socket; what is sent slowly waits until it may go."""

    def __init__(self, line: Line) -> None:
        self.query_params: dict[str, str] = {}
        self.scope: dict[str, Any] = {}
        self.line = line
        self.may_go = asyncio.Event()

    async def send(self, message: dict[str, Any]) -> None:
        await self.may_go.wait()
        self.line.said.append(message["text"].encode())

    async def close(self, code: int, reason: str) -> None:
        self.line.said.append(b"closed")


@in_loop
async def test_nothing_overtakes_what_a_slow_browser_is_behind(tmp_path: Path) -> None:
    line = Line()
    browser = Browser(line)
    tables = SimpleNamespace(settings=Settings(tmp_path))
    client = Client(cast(Any, browser), None, "t", find_game("tikal"), cast(Any, tables))
    client._wire = cast(Any, line)
    sending = asyncio.create_task(client.send_all())
    client.tell(b"1")
    line.is_free = False
    client.tell_news([b"2"], b"state 3")
    client.tell(b"state 4", is_state=True)
    await asyncio.sleep(0)
    line.is_free = True  # but the second is still under way
    client.tell_news([b"5"], b"state 6")
    assert line.said == [b"1"]
    browser.may_go.set()
    client.finish(1000, "")
    await sending
    assert line.said == [b"1", b"2", b"state 4", b"5", b"state 6", b"closed"]


def test_a_frame_begins_as_the_standard_has_it() -> None:
    assert [head_of(length).hex() for length in (0, 125, 126, 65535, 65536)] == [
        "8100",
        "817d",
        "817e007e",
        "817effff",
        "817f0000000000010000",
    ]
