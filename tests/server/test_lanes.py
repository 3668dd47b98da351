"""Who thinks first where many bots have to: people are not kept waiting by tables nobody looks at."""

from __future__ import annotations

import asyncio
import os
import time

import pytest
from table_people import in_loop

from longcount import freshness
from longcount.games import find_game
from longcount.kernel.chance import SeededChance
from longcount.kernel.match import Match
from longcount.server.bot_seats import BotSeats, Lane, Turnstile, heads_of, is_slow
from longcount.server.thinking import Question


async def order_of(turnstile: Turnstile, *awaited: bool) -> list[int]:
    """In which order the ones that queue up get in; they come one after another while the only place is taken."""
    found: list[int] = []

    async def come(number: int, is_awaited: bool) -> None:
        async with turnstile.inside(is_awaited):
            found.append(number)

    async with turnstile.inside(True):
        tasks = []
        for number, is_awaited in enumerate(awaited):
            tasks.append(asyncio.create_task(come(number, is_awaited)))
            await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return found


@in_loop
async def test_what_somebody_waits_for_goes_first() -> None:
    assert await order_of(Turnstile(1), False, False, True, True) == [2, 3, 0, 1]


@in_loop
async def test_nothing_waits_for_ever() -> None:
    comings = iter([0.0, 10.0, 20.0, 30.0])
    turnstile = Turnstile(1, head_start=15.0, clock=comings.__next__)
    assert await order_of(turnstile, False, False, False, True) == [0, 1, 3, 2]


@in_loop
async def test_who_gives_up_leaves_no_gap() -> None:
    turnstile = Turnstile(1)
    async with turnstile.inside(True):
        waiting = asyncio.create_task(turnstile._enter(True))
        next_one = asyncio.create_task(turnstile._enter(True))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
    await asyncio.wait_for(next_one, 1)
    turnstile._leave()
    assert turnstile.free == 1


@in_loop
async def test_who_is_called_and_gives_up_at_once_passes_the_place_on() -> None:
    turnstile = Turnstile(1)
    await turnstile._enter(True)
    waiting = asyncio.create_task(turnstile._enter(True))
    await asyncio.sleep(0)
    turnstile._leave()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert turnstile.free == 1


def question(bot: str, *memory: int) -> Question:
    offers = [find_game("tzolkin").catalogue[index].text for index in (0, 1)]
    asked = Question("tzolkin", bot, {}, 0, offers)
    asked.memory = memory
    return asked


def test_only_searching_is_slow() -> None:
    assert is_slow(question("master")) and is_slow(question("master", 7)) and is_slow(question("mcts:0.1s"))
    assert not is_slow(question("regular")) and not is_slow(question("novice"))
    assert not is_slow(question("strong")) and not is_slow(question("mcts:1"))
    assert not is_slow(question("master", 7, 3))  # it has a plan: its next decision is number 3


@in_loop
async def test_a_quick_bot_does_not_wait_for_one_that_searches() -> None:
    seats = BotSeats(1)
    asked = question("random")
    async with seats.slow.turnstile.inside(True):
        chosen, _ = await asyncio.wait_for(seats.think(asked), 30)
    assert chosen in asked.offers
    seats.stop()


@in_loop
async def test_idle_processes_think_about_one_question_together() -> None:
    """And only those: where one is left, it thinks alone, and who has a plan is not asked again."""
    game = find_game("tzolkin")
    match = Match(game, ["you", "bot"])
    match.settle(SeededChance(1))
    offers = [offer.text for offer in game.offers(match.state, 0)]
    asked = Question("tzolkin", "mcts:30", game.view(match.state, 0), 0, offers)
    seats = BotSeats(2)
    await seats.put_heads_together(asked, True)
    turn, first, *_ = asked.memory
    assert turn == game.turn(match.state) and heads_of(asked) == 0
    assert (await seats.think(asked))[0] == game.catalogue[first].text
    asked.memory = ()
    async with seats.slow.turnstile.inside(True):
        await seats.put_heads_together(asked, True)
        assert asked.memory == () and heads_of(asked) > 1
    seats.stop()


@in_loop
async def test_no_table_stands_still_for_a_bot_that_is_gone() -> None:
    asked = question("nobody")
    assert await BotSeats(1).think(asked) == (asked.offers[0], ())


# --- the engine is compiled beside the server ------------------------------------


def process_after(seconds: float) -> int:
    """Which process thinks, when it has thought."""
    time.sleep(seconds)
    return os.getpid()


@in_loop
async def test_bots_take_machine_code_between_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought that has begun is finished where it began; the next one begins in a process with the new code."""
    lane = Lane(2)
    before = await lane.run(process_after, 0.0, True)
    thinking_long = asyncio.create_task(lane.run(process_after, 0.5, True))
    await asyncio.sleep(0)
    monkeypatch.setattr(freshness, "last_build", lambda: 1)
    monkeypatch.setattr(freshness, "runnable", lambda: frozenset([*freshness.running(), "another part"]))
    after = await lane.run(process_after, 0.0, True)
    assert after != before
    assert await thinking_long != after
    lane.stop()


@in_loop
async def test_a_build_of_other_sources_changes_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    lane = Lane(1)
    before = await lane.run(process_after, 0.0, True)
    monkeypatch.setattr(freshness, "last_build", lambda: 1)
    monkeypatch.setattr(freshness, "_started_with", {"kernel": "something else"})
    assert await lane.run(process_after, 0.0, True) == before
    lane.stop()
