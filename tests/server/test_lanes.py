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
from longcount.server.bot_seats import BotSeats, Lane, heads_of, is_slow, most_at_once
from longcount.server.jobs import Claim, Line, Need
from longcount.server.thinking import Question
from longcount.server.turnstile import Turnstile

ANN, BOB, CAT = Claim("ann"), Claim("bob"), Claim("cat")
UNSEEN = Claim("ann", Need.NOBODY)


class Watch:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


async def settle() -> None:
    """Lets every task run until it waits for something."""
    for _ in range(5):
        await asyncio.sleep(0)


async def order_of(turnstile: Turnstile, *claims: Claim) -> list[int]:
    """In which order the ones that queue up get in; they come one after another while the only place is taken."""
    found: list[int] = []

    async def come(number: int, claim: Claim) -> None:
        async with turnstile.inside(claim):
            found.append(number)

    async with turnstile.inside(Claim("somebody")):
        tasks = []
        for number, claim in enumerate(claims):
            tasks.append(asyncio.create_task(come(number, claim)))
            await settle()
    await asyncio.gather(*tasks)
    return found


@in_loop
async def test_what_somebody_waits_for_goes_first() -> None:
    later = Claim("ann", Need.LATER)
    assert await order_of(Turnstile(1), UNSEEN, later, UNSEEN, later, ANN, ANN) == [4, 5, 1, 3, 0, 2]


@in_loop
async def test_it_goes_round_among_people() -> None:
    assert await order_of(Turnstile(1), ANN, ANN, ANN, ANN, BOB, BOB, CAT) == [0, 4, 6, 1, 5, 2, 3]


@in_loop
async def test_who_gives_up_leaves_no_gap() -> None:
    turnstile = Turnstile(1)
    async with turnstile.inside(ANN):
        waiting = asyncio.create_task(turnstile.enter(BOB))
        next_one = asyncio.create_task(turnstile.enter(CAT))
        await settle()
        waiting.cancel()
        await settle()
    await asyncio.wait_for(next_one, 1)
    turnstile.leave(CAT)
    assert turnstile.free == 1 and not turnstile.within


@in_loop
async def test_who_is_called_and_gives_up_at_once_passes_the_place_on() -> None:
    turnstile = Turnstile(1)
    await turnstile.enter(ANN)
    waiting = asyncio.create_task(turnstile.enter(BOB))
    await settle()
    turnstile.leave(ANN)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert turnstile.free == 1 and not turnstile.within


@in_loop
async def test_who_gave_up_a_moment_ago_is_not_called() -> None:
    turnstile = Turnstile(1)
    await turnstile.enter(ANN)
    waiting = asyncio.create_task(turnstile.enter(BOB))
    await settle()
    waiting.cancel()
    turnstile.leave(ANN)
    await asyncio.gather(waiting, return_exceptions=True)
    assert turnstile.free == 1 and not turnstile.within


@in_loop
async def test_a_quota_leaves_a_place_to_others() -> None:
    turnstile = Turnstile(3, quota=2)
    hers = [asyncio.create_task(turnstile.enter(ANN)) for _ in range(4)]
    await settle()
    assert [task.done() for task in hers] == [True, True, False, False] and turnstile.free == 1
    await asyncio.wait_for(turnstile.enter(BOB), 1)
    turnstile.leave(ANN)
    await settle()
    assert [task.done() for task in hers] == [True, True, True, False]
    hers[3].cancel()


# --- the fair order as arithmetic ---------------------------------------------------


def anybody(owner: str) -> bool:
    return True


def served(line: Line[str], count: int) -> list[str]:
    found = [line.call(anybody) for _ in range(count)]
    return [ticket.who for ticket in found if ticket is not None]


def test_twenty_tables_of_one_person_do_not_starve_the_table_of_another() -> None:
    """Each table comes again when its bot has played: Bob's one table is served every second time, for ever."""
    line: Line[str] = Line(clock=Watch())
    for table in range(20):
        line.join(ANN, f"hers {table}")
    line.join(BOB, "his")
    order: list[str] = []
    for _ in range(100):
        order += (called := served(line, 1))
        line.join(BOB if called == ["his"] else ANN, called[0])
    assert order.count("his") == 50 and all("his" in pair for pair in zip(order[1::2], order[2::2], strict=False))
    assert {order.count(f"hers {table}") for table in range(20)} == {2, 3}


def test_people_with_one_table_each_do_not_starve_who_has_many() -> None:
    line: Line[str] = Line(clock=Watch())
    claims = {name: Claim(name) for name in ("bob", "cat", "dan")}
    for table in range(5):
        line.join(ANN, f"hers {table}")
    for name, claim in claims.items():
        line.join(claim, name)
    order: list[str] = []
    for _ in range(40):
        order += (called := served(line, 1))
        line.join(claims.get(called[0], ANN), called[0])
    assert [order.count(name) for name in claims] == [10, 10, 10]
    assert {order.count(f"hers {table}") for table in range(5)} == {2}


def test_who_was_served_long_ago_owes_nothing() -> None:
    line: Line[str] = Line(clock=Watch())
    for _ in range(50):
        line.join(ANN, "hers")
    assert len(served(line, 50)) == 50
    line.join(ANN, "hers again")
    line.join(BOB, "his")
    line.join(BOB, "his again")
    assert served(line, 3) == ["hers again", "his", "his again"]


def test_nothing_waits_for_ever_and_no_crowd_pushes_in() -> None:
    """What nobody looks at goes, after a minute, to the end of the line of the others: one at a time."""
    watch = Watch()
    line: Line[str] = Line(head_start=60.0, clock=watch)
    for number in range(3):
        line.join(UNSEEN, f"unseen {number}")
    watch.seconds = 59.0
    for number in range(4):
        line.join(BOB, f"seen {number}")
    assert served(line, 1) == ["seen 0"]
    watch.seconds = 60.0
    line.join(CAT, "cat's")
    assert served(line, 3) == ["seen 1", "cat's", "seen 2"]
    for number in range(4, 6):
        line.join(BOB, f"seen {number}")
    assert served(line, 3) == ["seen 3", "unseen 0", "seen 4"]
    assert served(line, 9) == ["seen 5", "unseen 1", "unseen 2"]


def test_where_there_are_several_places_one_is_left() -> None:
    assert [most_at_once(places, 4) for places in (1, 2, 3, 5, 16)] == [1, 1, 2, 4, 4]


# --- processes ------------------------------------------------------------------------


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
    async with seats.slow.turnstile.inside(BOB):
        chosen, _ = await asyncio.wait_for(seats.think(asked, ANN), 30)
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
    await seats.put_heads_together(asked, ANN)
    turn, first, *_ = asked.memory
    assert turn == game.turn(match.state) and heads_of(asked) == 0
    assert (await seats.think(asked, ANN))[0] == game.catalogue[first].text
    asked.memory = ()
    async with seats.slow.turnstile.inside(BOB):
        await seats.put_heads_together(asked, ANN)
        assert asked.memory == () and heads_of(asked) > 1
    seats.stop()


@in_loop
async def test_no_table_stands_still_for_a_bot_that_is_gone() -> None:
    asked = question("nobody")
    assert await BotSeats(1).think(asked, ANN) == (asked.offers[0], ())


# --- the engine is compiled beside the server ------------------------------------


def process_after(seconds: float) -> int:
    """Which process thinks, when it has thought."""
    time.sleep(seconds)
    return os.getpid()


@in_loop
async def test_bots_take_machine_code_between_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought that has begun is finished where it began; the next one begins in a process with the new code."""
    lane = Lane(2)
    before = await lane.run(process_after, 0.0, ANN)
    thinking_long = asyncio.create_task(lane.run(process_after, 0.5, ANN))
    await asyncio.sleep(0)
    monkeypatch.setattr(freshness, "last_build", lambda: 1)
    monkeypatch.setattr(freshness, "runnable", lambda: frozenset([*freshness.running(), "another part"]))
    after = await lane.run(process_after, 0.0, ANN)
    assert after != before
    assert await thinking_long != after
    lane.stop()


@in_loop
async def test_a_build_of_other_sources_changes_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    lane = Lane(1)
    before = await lane.run(process_after, 0.0, ANN)
    monkeypatch.setattr(freshness, "last_build", lambda: 1)
    monkeypatch.setattr(freshness, "_started_with", {"kernel": "something else"})
    assert await lane.run(process_after, 0.0, ANN) == before
    lane.stop()
