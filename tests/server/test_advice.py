"""What a person may ask besides playing, and what nobody may."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from table_people import Person, Served, in_loop, past_the_draft, people, serving, table_of_two

from longcount.server.jobs import Claim
from longcount.server.kept_reviews import Progress
from longcount.server.own_jobs import OwnJobs
from longcount.server.reviews import Reviews

I_BEGIN = {"first_player": "seat1"}
LOOK_AGAIN = 0.2
"""Seconds between two looks at something that is being worked out."""


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
            assert "place" in [goal["goal"] for goal in told["goals"]]
            worths = [turn["worth"] for turn in told["turns"]]
            assert worths == sorted(worths, reverse=True)
            turn = next(turn for turn in told["turns"] if len(turn["decisions"]) > 2)
            assert [gain for gain in turn["gains"] if gain["goal"] == "place" and gain["amount"] > 0]
            for text in [decision["text"] for decision in turn["decisions"]]:
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
            keys = [(len(turn["decisions"]), [one["text"] for one in turn["decisions"]]) for turn in told["turns"]]
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
            assert {turn["decisions"][0]["text"] for turn in told["turns"]} == offered


@in_loop
async def test_one_question_at_a_time(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        table = await ann.open("me", "random", options=I_BEGIN)
        path = f"/api/tables/{table['id']}/turns?seat=0"
        lane = server.app.state.matches.bots.quick.turnstile
        await server.inside(lane.enter(Claim("somebody")))
        asked = [asyncio.create_task(ann.web.get(path)) for _ in range(4)]
        refused: set[asyncio.Task[httpx.Response]] = set()
        while len(refused) < 3:  # the fourth waits while somebody else thinks
            refused |= (await asyncio.wait(set(asked) - refused, return_when=asyncio.FIRST_COMPLETED))[0]
        assert {one.result().status_code for one in refused} == {429}
        server.do(lambda: lane.leave(Claim("somebody")))
        assert sorted([(await one).status_code for one in asked]) == [200, 429, 429, 429]


# --- what should I do? ----------------------------------------------------------


@in_loop
async def test_a_hint_tells_as_much_as_was_asked_for(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        table = await ann.open("me", "random", options=I_BEGIN)
        path = f"/api/tables/{table['id']}/hint?seat=0&strength="
        async with ann.at(table["id"]) as seat:
            state = (await past_the_draft(seat))[0]
            idea, place, move = [await ann.get(path + strength) for strength in ("idea", "place", "move")]
            assert idea["decision"] is None and idea["turn"] is None
            assert place["decision"]["text"] in [offer["text"] for offer in state["offers"]] and place["turn"] is None
            assert move["turn"]["decisions"][0]["text"] == move["decision"]["text"] == place["decision"]["text"]
            gained = {gain["goal"] for gain in move["turn"]["gains"] if gain["seat"] == 0 and gain["amount"] > 0}
            assert idea["goal"] == place["goal"] == move["goal"] and move["goal"]["goal"] in gained
            assert abs(sum(move["turn"]["shares"]) - 1) < 0.01
            assert (await ann.web.get(path + "all")).status_code == 400


@in_loop
async def test_nobody_gets_hints_against_people(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob, options=I_BEGIN)
        async with ann.at(table) as hers, bob.at(table) as his:
            await past_the_draft(hers, his)
            for what in ("hint", "plans"):
                answer = await ann.web.get(f"/api/tables/{table}/{what}?seat=0")
                assert answer.status_code == 403 and "against bots" in answer.json()["error"]


@in_loop
async def test_nobody_gets_hints_at_one_screen_with_others_or_while_a_seat_is_free(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        for kinds in (("me", "hot"), ("me", "random", "random")):
            table = await ann.open(*kinds)
            if "random" in kinds:
                await ann.post(f"/api/tables/{table['id']}/seat", {"seat": 2, "kind": "link"})
            for what in ("hint", "plans"):
                assert (await ann.web.get(f"/api/tables/{table['id']}/{what}?seat=0")).status_code == 403


# --- how did it go? -------------------------------------------------------------

RECORD = Path(__file__).parents[1] / "kernel" / "records" / "v1-tzolkin-2-greedy.lc"


async def loaded(person: Person, text: str) -> dict[str, Any]:
    answer = await person.web.post("/api/records", content=text.encode(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 200, answer.text
    info: dict[str, Any] = answer.json()
    return info


async def wait_for_review(person: Person, table: str) -> dict[str, Any]:
    """Looks now and then until it is done; what is told meanwhile only grows."""
    before = -1
    while True:
        told: dict[str, Any] = await person.get(f"/api/tables/{table}/review")
        if told["status"] == "done":
            return told
        assert told["status"] == "working" and before <= told["done"] <= told["of"]
        before = told["done"]
        await asyncio.sleep(LOOK_AGAIN)


def last_progress(reviews: Reviews) -> list[Progress]:
    """What was weighed of each review that is finished from now on."""
    found: list[Progress] = []
    finish = reviews.kept.finish

    async def note_and_finish(table: str, text: str | None) -> None:
        progress = await reviews.kept.progress(table)
        assert progress is not None
        found.append(progress)
        await finish(table, text)

    reviews.kept.finish = note_and_finish  # type: ignore[method-assign]
    return found


@in_loop
async def test_a_finished_game_is_reviewed_once_and_the_review_stays(server: Served) -> None:
    reviews: Reviews = server.app.state.reviews
    finished = last_progress(reviews)
    async with people(server.url, 2) as (ann, bob):
        table = await loaded(ann, RECORD.read_text())
        path = f"/api/tables/{table['id']}/review"
        assert (await ann.get(path))["status"] == "none"
        assert (await bob.web.post(path)).status_code == 403
        assert (await ann.post(path))["status"] == "working"
        assert (await ann.post(path))["status"] == "working"
        told = await wait_for_review(ann, table["id"])
        review = told["review"]
        (progress,) = finished
        looked, progress.looks = progress.looks, {}
        first = reviews._taken_apart[table["id"]].told(progress)  # as it was told after the first look at every turn
        assert first["curve"] == review["curve"] and first["turning"] == [] and len(looked) >= len(review["turning"])
        assert review["curve"][-1]["at"] == table["seq"] and max(review["curve"][-1]["shares"]) == 1
        for point in review["turning"]:
            at = await ann.get(f"/api/tables/{table['id']}/at/{point['at']}")
            assert at["to_act"] == [point["seat"]]
        assert await bob.get(path) == told == await ann.post(path)


@in_loop
async def test_nobody_holds_all_places_for_reviews(server: Served) -> None:
    """Three of one person wait at most, one of them is worked out at a time, and others come in between."""
    jobs: OwnJobs = server.app.state.matches.jobs
    somebody = Claim("somebody")
    await server.inside(server.app.state.matches.bots.slow.turnstile.enter(somebody))
    async with people(server.url, 2) as (ann, bob):
        hers = [await loaded(ann, RECORD.read_text()) for _ in range(4)]
        his = await loaded(bob, RECORD.read_text())
        paths = [f"/api/tables/{table['id']}/review" for table in hers]
        for path in paths[:3]:
            assert (await ann.post(path))["status"] == "working"
        refused = await ann.post(paths[3], status=429)
        assert "3 of your games are being reviewed" in refused["error"]
        assert (await bob.post(f"/api/tables/{his['id']}/review"))["status"] == "working"
        assert sorted(jobs.reviewing.within.values()) == [1, 1], "one of hers, and his"
        await server.inside(jobs.stop())
        for table in (*hers[:3], his):
            await server.inside(server.app.state.reviews.kept.finish(table["id"], None))
    server.do(lambda: server.app.state.matches.bots.slow.turnstile.leave(somebody))


@in_loop
async def test_a_running_game_is_not_reviewed(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        table = await ann.open("me", "random")
        assert (await ann.web.post(f"/api/tables/{table['id']}/review")).status_code == 409
        assert (await ann.web.get("/api/tables/nonsense1/review")).status_code == 404


# --- what if? -------------------------------------------------------------------


async def plans_are_told_once_and_in_words(person: Person, table: str, state: dict[str, Any]) -> None:
    """Asked again, in another language too, the same plans come at once: they were kept."""
    path = f"/api/tables/{table}/plans?seat=0"
    told = await person.get(path)
    assert (told["seq"], told["seat"]) == (state["seq"], 0) and 1 <= len(told["plans"]) <= 3
    for plan in told["plans"]:
        assert plan["decisions"][0]["text"] in [offer["text"] for offer in state["offers"]]
        assert (
            plan["name"]
            and plan["means"]
            and bool(plan["verdict"]) == (len(told["plans"]) > 1)
            and "points on average" in plan["played"]
        )
        assert all(each["says"].startswith(f"By round {each['round']}: ") for each in plan["milestones"])
    russian = await person.get(f"{path}&lang=ru")
    assert [plan["manner"] for plan in russian["plans"]] == [plan["manner"] for plan in told["plans"]]
    assert "в среднем" in russian["plans"][0]["played"]


@in_loop
async def test_another_line_is_tried_at_a_table_for_study(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await loaded(ann, RECORD.read_text())
        before = await ann.get(f"/api/tables/{table['id']}/at/96")
        assert before["to_act"] == [0]
        wish = {"rows": 96, "seat": 0, "bot": "random"}
        study = await bob.post(f"/api/tables/{table['id']}/study", wish)
        assert study["study"] and not table["study"]
        assert [seat["kind"] for seat in study["seats"]] == ["me", "bot"] and study["to_act"] == [0]
        async with bob.at(study["id"]) as seat:
            state = await seat.until("state")
            assert {**state["view"], "seat": None} == {**before["view"], "seat": None}
            assert (await bob.get(f"/api/tables/{study['id']}/hint?seat=0&strength=move"))["turn"]
            await plans_are_told_once_and_in_words(bob, study["id"], state)
            await seat.play_on(state)
        assert (await ann.get(f"/api/tables/{table['id']}"))["seq"] == table["seq"]


@in_loop
async def test_no_line_is_tried_in_a_game_that_still_runs_or_after_its_end(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        running = await ann.open("me", "random")
        wish = {"rows": 1, "seat": 0}
        assert "when the game is over" in (await ann.post(f"/api/tables/{running['id']}/study", wish, 409))["error"]
        over = await loaded(ann, RECORD.read_text())
        path = f"/api/tables/{over['id']}/study"
        assert "go back" in (await ann.post(path, {"rows": over["seq"], "seat": 0}, 409))["error"]
        await ann.post(path, {"rows": 99999, "seat": 0}, 404)
        await ann.post(path, {"rows": 96, "seat": 5}, 400)
        await ann.post(path, {"rows": 96, "seat": 0, "bot": "hal"}, 400)
