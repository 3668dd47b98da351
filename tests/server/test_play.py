"""Play over the socket: order of messages, stale and double clicks, undo, going back, hot seats, clocks, bots."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from table_people import Served, in_loop, past_the_draft, people, serving, table_of_two, text_of

from longcount.kernel import record
from longcount.kernel.chance import SecretChance
from longcount.server.settings import Settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("play")) as served:
        yield served


@in_loop
async def test_table_log_and_state_come_first(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as seat:
            first = [await seat.hear() for _ in range(3)]
            assert [message["type"] for message in first] == ["table", "log", "state"]
            info, log, state = first[0]["table"], first[1]["rows"], first[2]
            assert info["id"] == table and info["seats"][0]["online"] and not info["seats"][1]["online"]
            assert [row["seq"] for row in log] == list(range(1, state["seq"] + 1))
            assert state["seat"] == 0 and state["step"] == "keep" and state["to_act"] == [0, 1]
            assert state["offers"][0]["text"].startswith("keep ") and state["rule"] == "T-SETUP-14"
            assert not state["undo"] and state["outcome"] is None and state["clock"] is None


@in_loop
async def test_by_a_seed_every_table_is_dealt_the_same_and_without_one_nobody_can_foretell(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        tables = [(await ann.open("hot", "hot"))["id"] for _ in range(2)]
        one, other = [server.app.state.matches.rooms[table].live.record(record.FULL) for table in tables]
        assert one.split("---")[1] == other.split("---")[1]
    assert isinstance(Settings(Path("anywhere")).new_chance(), SecretChance)


@in_loop
async def test_others_hear_who_comes_and_goes(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as seat:
            await seat.until("state")
            async with bob.at(table):
                assert (await seat.until("table"))["table"]["seats"][1]["online"]
            assert not (await seat.until("table"))["table"]["seats"][1]["online"]


@in_loop
async def test_a_row_is_told_to_all_and_the_watcher_has_no_offers(server: Served) -> None:
    async with people(server.url, 3) as (ann, bob, eve):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as one, bob.at(table) as two, eve.at(table) as watcher:
            states = await past_the_draft(one, two)
            acting = states[0]["to_act"][0]
            seats = [one, two]
            await seats[acting].play(states[acting])
            row = (await watcher.until("row", type="row"))["row"]
            while row["seq"] <= states[acting]["seq"]:
                row = (await watcher.until("row"))["row"]
            assert text_of(row) == states[acting]["offers"][0]["text"] and row["facts"] and row["at"].endswith("Z")
            seen = await watcher.state_at(row["seq"])
            assert seen["seat"] is None and seen["offers"] == [] and not seen["undo"]
            await watcher.say("play", seq=seen["seq"], seat=acting, text="end")
            assert (await watcher.until("refused"))["sentence"] == "This seat is not yours."


@in_loop
async def test_two_tabs_stay_in_step_and_a_double_click_plays_once(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as tab, ann.at(table) as other, bob.at(table):
            state, same = await tab.until("state"), await other.until("state")
            assert state == same
            await tab.play(state)
            await tab.play(state)
            await other.play(state, which=1)
            after = await tab.state_at(state["seq"] + 1)
            assert after["seq"] == state["seq"] + 1
            assert all(message["type"] == "state" for message in await tab.so_far())
            rows = [m["row"] for m in await other.so_far() if m["type"] == "row"]
            assert [row["seq"] for row in rows] == [state["seq"] + 1]


@in_loop
async def test_several_who_are_asked_at_once_do_not_disturb_each_other(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as one, bob.at(table) as two:
            first, second = await one.until("state"), await two.until("state")
            await one.play_on(first)
            await two.play(second)  # made before Bob heard that Ann had answered
            assert (await two.until("state", step="turn"))["seq"] > second["seq"] + 1


@in_loop
async def test_a_stale_click_gets_the_current_state_and_no_error(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        table = (await ann.open("hot", "hot"))["id"]
        async with ann.at(table) as seat:
            states = [await seat.until("state")]
            for _ in range(4):
                states.append(await seat.play_on(states[-1]))
            await seat.so_far()
            await seat.say("play", seq=states[2]["seq"], seat=states[-1]["seat"], text=states[-1]["offers"][0]["text"])
            (answer,) = await seat.so_far()
            assert answer == states[-1]


@in_loop
async def test_a_refusal_names_rule_and_reason_and_changes_nothing(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob, options={"first_player": "seat1"})
        async with ann.at(table) as one, bob.at(table) as two:
            state = (await past_the_draft(one, two))[0]
            assert state["to_act"] == [0]
            await one.say("play", seq=state["seq"], seat=0, text="pick tikal 3")
            refused = await one.until("refused")
            assert refused["rule"].startswith("T-") and refused["sentence"] and refused["text"] == "pick tikal 3"
            await one.say("why", seat=0, text="pick tikal 3")
            why = await one.until("why")
            assert (why["rule"], why["sentence"]) == (refused["rule"], refused["sentence"])
            await one.say("why", seat=0, text=state["offers"][0]["text"])
            assert (await one.until("why"))["sentence"] == ""
            await one.say("play", seq=state["seq"], seat=0, text="castle kingside")
            assert "not a decision" in (await one.until("refused"))["sentence"]
            await two.say("play", seq=state["seq"], seat=1, text="end")
            assert "not your turn" in (await two.until("refused"))["sentence"]
            await two.say("play", seq=state["seq"], seat=0, text=state["offers"][0]["text"])
            assert (await two.until("refused"))["sentence"] == "This seat is not yours."
            assert (await ann.get(f"/api/tables/{table}"))["seq"] == state["seq"]
            await one.say("ping")
            assert await one.hear() == {"type": "pong"}


@in_loop
async def test_offers_say_what_they_would_do(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob, options={"first_player": "seat1"})
        async with ann.at(table) as one, bob.at(table) as two:
            state = (await past_the_draft(one, two))[0]
            told = {offer["text"]: offer["facts"] for offer in state["offers"]}
            (text,) = [text for text in told if text == "place palenque"]
            await one.say("play", seq=state["seq"], seat=0, text=text)
            row = (await one.until("row"))["row"]
            while text_of(row) != text:
                row = (await one.until("row"))["row"]
            assert [{**fact, "says": ""} for fact in told[text]] == [{**fact, "says": ""} for fact in row["facts"]]


@in_loop
async def test_undo_is_a_row(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob, options={"first_player": "seat1"})
        async with ann.at(table) as one, bob.at(table) as two:
            before = (await past_the_draft(one, two))[0]
            after = await one.play_on(before)
            assert after["undo"] and not before["undo"]
            await one.say("undo", seq=after["seq"], seat=0)
            log = (await one.until("log"))["rows"]
            back = await one.until("state")
            assert back["seq"] == after["seq"] + 1 and back["view"] == before["view"]
            assert text_of(log[-1]) == "undo" and log[-2]["undone"] and not log[-1]["undone"] and not log[-3]["undone"]
            await one.say("undo", seq=back["seq"], seat=0)
            assert "cannot be taken back" in (await one.until("refused"))["sentence"]


@in_loop
async def test_hot_seats_share_a_screen_and_each_is_shown_what_it_may_know(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        table = await ann.open("me", "hot")
        assert [seat["kind"] for seat in table["seats"]] == ["me", "hot"]
        async with ann.at(table["id"]) as seat:
            first = await seat.until("state")
            assert first["seat"] == 0 and first["view"]["players"][1]["dealt"] is None
            await seat.say("face", seat=1)
            log = await seat.until("log")
            second = await seat.until("state")
            assert second["seat"] == 1 and second["view"]["players"][0]["dealt"] is None
            mine = set(second["view"]["players"][1]["dealt"])
            seen = [text_of(row) or "" for row in log["rows"]]
            assert {text.split()[-1] for text in seen if text.startswith("deal")} <= mine
            await seat.say("face", seat=2)
            assert (await seat.until("refused"))["sentence"]
            turned = await seat.play_on(second)
            assert turned["seat"] == 0, "now the other one must act"


@in_loop
async def test_against_bots_one_goes_back_freely_but_not_before_a_reveal(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        table = (await ann.open("me", "random", options={"first_player": "seat1"}))["id"]
        async with ann.at(table) as seat:
            start = await seat.until("state")
            await seat.play(start)
            state = await seat.until("state", step="turn", to_act=[0])
            early = state
            for _ in range(6):
                await seat.play(state)
                state = await seat.until("state", to_act=[0])
            await seat.say("back", to=early["seq"], yes=True)
            log = (await seat.until("log"))["rows"]
            again = await seat.until("state", to_act=[0])
            assert again["view"] == early["view"] and again["seq"] > state["seq"]
            assert text_of(log[-1]) == f"back {early['seq']}" and log[early["seq"]]["undone"]
            await seat.say("back", to=start["seq"], yes=True)
            assert "revealed" in (await seat.until("refused"))["sentence"]
            await seat.say("back", to=99999, yes=True)
            assert (await seat.until("refused"))["sentence"]
            for _ in range(3):  # play goes on, and the log can be read again
                await seat.play(again)
                again = await seat.until("state", to_act=[0])
            room = server.app.state.matches.rooms[table]
            live = room.live
            replayed = type(live)(live.table, live.seats)
            replayed.replay(live.stored())
            assert replayed.state.key() == live.state.key()
            assert replayed.log_text(0, "en") == live.log_text(0, "en")


@in_loop
async def test_a_move_of_somebody_who_drops_off_at_once_is_told_to_the_others(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with bob.at(table) as two:
            first = await two.until("state")
            async with ann.at(table) as one:
                await one.play(await one.until("state"))
                one.connection.transport.abort()
            assert (await two.state_at(first["seq"] + 1))["to_act"] == [1]


@in_loop
async def test_people_vote_on_going_back(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob, options={"first_player": "seat1"})
        async with ann.at(table) as one, bob.at(table) as two:
            early = (await past_the_draft(one, two))[0]
            state = await one.play_on(early)
            await one.say("back", to=early["seq"], yes=True)
            asked = await two.until("vote")
            assert asked == {"type": "vote", "to": early["seq"], "by": 0, "yes": [0], "needed": 2}
            await two.say("back", to=early["seq"], yes=False)
            assert (await one.until("vote", to=None))["yes"] == []
            await one.say("back", to=early["seq"], yes=True)
            await two.until("vote", to=early["seq"])
            await two.say("back", to=early["seq"], yes=True)
            after = await one.state_at(state["seq"] + 1)
            assert after["view"] == early["view"]
            assert (await two.until("vote", to=None))["by"] is None


@in_loop
async def test_bots_play_a_whole_game_and_everything_is_open_at_the_end(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        table = (await ann.open("random", "random", "random", "random"))["id"]
        async with ann.at(table) as watcher:
            state = await watcher.until("state", over=True)
            assert state["outcome"]["winners"] and len(state["outcome"]["breakdown"]) == 4
            info = (await watcher.until("table"))["table"]
            assert info["status"] == "over" and info["result"]["scores"] == state["outcome"]["scores"]
            last = [message for message in watcher.heard if message["type"] == "log"][-1]
            assert all(text_of(row) for row in last["rows"])
        text = (await ann.web.get(f"/api/tables/{table}/record")).text
        assert "?" not in text and "result:" in text


@in_loop
async def test_the_greedy_bot_answers_too(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        table = (await ann.open("me", "greedy", options={"first_player": "seat1"}))["id"]
        async with ann.at(table) as seat:
            await seat.play(await seat.until("state"))
            state = await seat.until("state", step="turn", to_act=[0])
            while "end" not in [offer["text"] for offer in state["offers"]]:  # poor players may beg first
                state = await seat.play_on(state)
            await seat.say("play", seq=state["seq"], seat=0, text="end")
            assert (await seat.until("row"))["row"]
            later = await seat.until("state", to_act=[0])
            assert later["seq"] > state["seq"] + 1


@in_loop
async def test_when_the_time_is_up_the_announced_bot_plays_on(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        began = time.monotonic()
        table = await table_of_two(ann, bob, clock={"minutes": 1})
        async with ann.at(table) as one:
            info = (await one.until("table"))["table"]
            assert info["clock"]["minutes"] == 1 and info["clock"]["then"] == "regular"
            state = await one.until("state")
            assert 59 - (time.monotonic() - began) <= state["clock"]["left"][0] <= 60
            await one.play_on(state)
            await server.use_up_time(table, 1)
            info = await one.until("table")
            while info["table"]["seats"][1]["kind"] != "bot":
                info = await one.until("table")
            assert info["table"]["seats"][1]["bot"] == "regular"
            await one.until("state", step="turn")
