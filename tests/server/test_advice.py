"""What a person may ask besides playing, and what nobody may."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from table_people import Served, in_loop, past_the_draft, people, serving, table_of_two

I_BEGIN = {"first_player": "seat1"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("advice")) as served:
        yield served


# --- what could I do? ---------------------------------------------------------


@in_loop
async def test_turns_are_told_with_what_they_bring_and_can_be_played(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        table = await ann.open("me", "random", options=I_BEGIN)
        async with ann.at(table["id"]) as seat:
            state = (await past_the_draft(seat))[0]
            told = await ann.get(f"/api/tables/{table['id']}/turns?seat=0")
            assert (told["seq"], told["seat"]) == (state["seq"], 0)
            assert "place" in told["goals"]
            worths = [turn["worth"] for turn in told["turns"]]
            assert worths == sorted(worths, reverse=True)
            turn = next(turn for turn in told["turns"] if len(turn["decisions"]) > 2)
            assert [gain for gain in turn["gains"] if gain["goal"] == "place" and gain["amount"] > 0]
            for text in turn["decisions"]:
                assert text in [offer["text"] for offer in state["offers"]]
                await seat.say("play", seq=state["seq"], seat=0, text=text)
                state = await seat.state_at(state["seq"] + 1)


@in_loop
async def test_where_others_play_no_turn_is_called_better_than_another(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob, options=I_BEGIN)
        async with ann.at(table) as hers, bob.at(table) as his:
            await past_the_draft(hers, his)
            told = await ann.get(f"/api/tables/{table}/turns?seat=0")
            assert told["turns"] and all(turn["worth"] is None for turn in told["turns"])
            keys = [(len(turn["decisions"]), turn["decisions"]) for turn in told["turns"]]
            assert keys == sorted(keys)


@in_loop
async def test_only_the_seat_that_is_asked_may_ask(server: Served) -> None:
    async with people(server.url, 3) as (ann, bob, eve):
        table = await table_of_two(ann, bob, options=I_BEGIN)
        path = f"/api/tables/{table}/turns"
        async with ann.at(table) as hers, bob.at(table) as his:
            await past_the_draft(hers, his)
            statuses: list[Any] = [
                (await person.web.get(f"{path}?seat={seat}")).status_code
                for person, seat in [(bob, 1), (bob, 0), (eve, 0), (ann, 7)]
            ]
            assert statuses == [409, 403, 403, 403]
            assert (await ann.web.get(path)).status_code == 400
            assert (await ann.web.get("/api/tables/nonsense/turns?seat=0")).status_code == 404


@in_loop
async def test_before_the_draft_is_over_nobody_learns_what_others_hold(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as hers:
            state = await hers.until("state")
            told = await ann.get(f"/api/tables/{table}/turns?seat=0")
            offered = {offer["text"] for offer in state["offers"]}
            assert {turn["decisions"][0] for turn in told["turns"]} == offered


@in_loop
async def test_one_question_at_a_time(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        table = await ann.open("me", "random", options=I_BEGIN)
        path = f"/api/tables/{table['id']}/turns?seat=0"
        answers = await asyncio.gather(*[ann.web.get(path) for _ in range(4)])
        assert sorted({answer.status_code for answer in answers}) == [200, 429]
