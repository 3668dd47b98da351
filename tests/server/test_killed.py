"""Two people and a watcher at one table: reload, dropped line, second tab, and a server killed in the middle."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from table_people import Message, Person, Process, Seat, in_loop, people, table_of_two, text_of

from longcount.games import GAMES
from longcount.kernel import record


def rows_of(log: Message) -> list[tuple[Any, ...]]:
    return [(row["seq"], row["seat"], text_of(row), row["at"]) for row in log["rows"]]


async def play_until(seats: list[Seat], states: list[Message], rows: int, dice: random.Random) -> list[Message]:
    """Random moves of whoever is asked, until the log has so many rows."""
    while states[0]["seq"] < rows and not states[0]["over"]:
        number = states[0]["to_act"][0]
        await seats[number].play(states[number], dice.randrange(len(states[number]["offers"])))
        states = [await seat.state_at(states[0]["seq"] + 1) for seat in seats]
    return states


async def open_seats(stack: contextlib.AsyncExitStack, table: str, *persons: Person) -> list[Seat]:
    return [await stack.enter_async_context(person.at(table)) for person in persons]


@in_loop
async def test_a_killed_server_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    dice = random.Random(7)
    server = Process(tmp_path)
    async with people(server.url, 3) as (ann, bob, eve):
        table = await table_of_two(ann, bob)
        told: list[tuple[Any, ...]] = []
        for rows in (45, 60, 90):
            async with contextlib.AsyncExitStack() as stack:
                seats = await open_seats(stack, table, ann, bob, eve, ann)  # a watcher, and a second tab
                logs = [await seat.until("log") for seat in seats]
                assert rows_of(logs[0])[: len(told)] == told, "nothing that was shown is lost"
                assert [row[0] for row in rows_of(logs[0])] == list(range(1, len(logs[0]["rows"]) + 1))
                states = [await seat.until("state") for seat in seats]
                await play_until(seats, states, rows, dice)
                await seats[0].connection.close()  # a dropped line
                seats[0] = (await open_seats(stack, table, ann))[0]
                log, state = rows_of(await seats[0].until("log")), await seats[0].until("state")
                told = log
                if not state["over"] and state["to_act"] == [0]:
                    await seats[0].play(state)  # under way when the server dies: played once or not at all
                server.kill()
                for seat in seats[1:]:
                    await seat.until_closed()
            server = Process(tmp_path, server.port)
        last = await ann.get(f"/api/tables/{table}")
        assert len(told) <= last["seq"] <= len(told) + 8
        async with ann.at(table) as seat:
            final = rows_of(await seat.until("log"))
            assert final[: len(told)] == told and len(final) == last["seq"]
        assert (await ann.get("/api/me"))["id"], "and cookies are still good"
    code, errors = server.stop()
    assert "Traceback" not in errors and code in (0, -15), (code, errors)


@in_loop
async def test_bots_go_on_after_a_kill(tmp_path: Path) -> None:
    server = Process(tmp_path)
    async with people(server.url, 1) as (ann,):
        table = (await ann.open("random", "random", "random"))["id"]
        async with ann.at(table) as seat:
            seen = await seat.state_at(50)
            server.kill()
        server = Process(tmp_path, server.port)
        async with ann.at(table) as seat:
            state = await seat.until("state", over=True)
            assert state["seq"] > seen["seq"]
        text = (await ann.web.get(f"/api/tables/{table}/record")).text
        assert record.read(text, GAMES).rows
    server.stop()


@in_loop
async def test_a_stopping_server_says_good_bye(tmp_path: Path) -> None:
    server = Process(tmp_path)
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as seat:
            await seat.until("state")
            server.process.terminate()
            assert "Come again" in (await seat.until("bye"))["reason"]
            with pytest.raises(websockets.ConnectionClosed):
                await seat.hear()
    server.stop()
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{server.url}/healthz")
