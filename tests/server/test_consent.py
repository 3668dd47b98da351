"""A seat of a running game passes on if who sat there agrees, or everybody else; until then a bot plays it unseen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from table_people import Message, Person, Served, in_loop, people, serving, table_of_two

from longcount.games import find_game
from longcount.server import consent
from longcount.server.clocks import late_seats
from longcount.server.errors import NotNow
from longcount.server.live import LiveTable
from longcount.server.seating import BOT, PERSON, PLAYING, Seat, Table, now_ms


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("consent")) as served:
        yield served


async def wish(person: Person, table: str, what: str, status: int = 200, **fields: Any) -> Message:
    answer: Message = await person.post(f"/api/tables/{table}/{what}", fields, status)
    return answer


def seat_of(info: Message, seat: int = 1) -> Message:
    found: Message = info["seats"][seat]
    return found


@in_loop
async def test_the_owner_cannot_sit_on_a_seat_that_somebody_was_put_off(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob, public=True)
        async with ann.at(table) as hers, bob.at(table) as his:
            await hers.until("state")
            hidden = (await his.until("state"))["view"]
            seat = seat_of(await wish(ann, table, "seat", seat=1, kind="link"))
            assert seat["kind"] == "bot" and seat["link"] is None and len(seat["awaited"]) == 1
            assert "agrees" in (await wish(ann, table, "sit", 409, seat=1))["error"]
            assert "not asked" in (await wish(ann, table, "agree", 403, seat=1))["error"]
            assert (await ann.web.get(f"/api/tables/{table}/at/3?seat=1")).status_code == 403
            assert (await ann.web.get(f"/api/tables/{table}/hint?seat=0")).status_code == 403, "Bob may come back"
            for message in await hers.so_far():
                assert message["type"] != "state" or (message["seat"] == 0 and message["view"] != hidden)


@in_loop
async def test_who_was_put_off_a_seat_may_come_back_and_nobody_else(server: Served) -> None:
    async with people(server.url, 3) as (ann, bob, cy):
        table = await ann.open("me", "link")
        link, name = table["seats"][1]["link"], table["id"]
        await bob.sit(link)
        for kind in ("bot", "link"):
            await wish(ann, name, "seat", seat=1, kind=kind)
            assert seat_of(await bob.get(f"/api/tables/{name}"))["back"]
            assert not seat_of(await cy.get(f"/api/tables/{name}"))["back"]
            await wish(cy, name, "sit", 403, seat=1)
            assert seat_of(await wish(bob, name, "sit", seat=1))["kind"] == "me"
        await wish(ann, name, "seat", seat=1, kind="link")
        await wish(cy, name, "sit", 409, token=link.rsplit("/", 1)[1])
        back = seat_of(await bob.sit(link))
        assert back["kind"] == "me" and not back["awaited"], "the link he had still leads there, for him"


@in_loop
async def test_who_sat_there_agrees_alone(server: Served) -> None:
    async with people(server.url, 3) as (ann, bob, cy):
        table = await table_of_two(ann, bob)
        await wish(ann, table, "seat", seat=1, kind="link")
        assert seat_of(await bob.get(f"/api/tables/{table}"))["agree"]
        seat = seat_of(await wish(bob, table, "agree", seat=1))
        assert seat["kind"] == "open" and seat["link"] is None and seat["back"]
        link = seat_of(await ann.get(f"/api/tables/{table}"))["link"]
        assert seat_of(await cy.sit(link))["kind"] == "me"
        assert not seat_of(await bob.get(f"/api/tables/{table}"))["back"], "it is Cy's now"
        assert (await wish(bob, table, "agree", 409, seat=1))["error"] == "Nobody asks for this seat now."


async def table_of_three(ann: Person, bob: Person, cy: Person) -> str:
    table = await ann.open("me", "link", "link")
    await bob.sit(table["seats"][1]["link"])
    await cy.sit(table["seats"][2]["link"])
    return str(table["id"])


@in_loop
async def test_everybody_else_can_agree_and_one_refusal_ends_it(server: Served) -> None:
    async with people(server.url, 4) as (ann, bob, cy, dee):
        table = await table_of_three(ann, bob, cy)
        await wish(ann, table, "seat", seat=1, kind="link")
        assert seat_of(await cy.get(f"/api/tables/{table}"))["agree"]
        await wish(dee, table, "agree", 403, seat=1)
        refused = seat_of(await wish(cy, table, "agree", seat=1, yes=False))
        assert refused["kind"] == "bot" and not refused["awaited"]
        await wish(ann, table, "seat", seat=1, kind="link")
        assert seat_of(await wish(cy, table, "agree", seat=1))["kind"] == "open"


@in_loop
async def test_a_bots_seat_among_people_needs_their_consent_and_alone_it_needs_none(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await ann.open("me", "link", "random")
        await bob.sit(table["seats"][1]["link"])
        seat = seat_of(await wish(ann, table["id"], "seat", seat=2, kind="link"), 2)
        assert seat["kind"] == "bot" and seat["awaited"]
        assert seat_of(await wish(bob, table["id"], "agree", seat=2), 2)["kind"] == "open"
        alone = await ann.open("me", "random")
        assert seat_of(await wish(ann, alone["id"], "seat", seat=1, kind="link"))["kind"] == "open"


@in_loop
async def test_who_leaves_agrees_and_makes_no_majority(server: Served) -> None:
    async with people(server.url, 3) as (ann, bob, cy):
        table = await table_of_three(ann, bob, cy)
        await wish(ann, table, "seat", seat=1, kind="link")
        left = await wish(cy, table, "leave", seat=2)
        assert seat_of(left, 2)["kind"] == "open", "Cy's seat is free"
        assert seat_of(left)["kind"] == "bot", "of Bob's seat nobody but Bob can say it now"
        assert len(seat_of(left)["awaited"]) == 1


@in_loop
async def test_before_the_game_begins_seats_are_free(server: Served) -> None:
    async with people(server.url, 3) as (ann, bob, cy):
        table = await ann.open("me", "link", "link")
        await bob.sit(table["seats"][1]["link"])
        seat = seat_of(await wish(ann, table["id"], "seat", seat=1, kind="link"))
        assert seat["kind"] == "open" and seat["link"]
        assert seat_of(await cy.sit(seat["link"]))["kind"] == "me"
        assert not seat_of(await bob.get(f"/api/tables/{table['id']}"))["back"]


@in_loop
async def test_who_is_asked_is_told_at_once_and_it_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with people(served.url, 2) as (ann, bob):
            table, cookie = await table_of_two(ann, bob), bob.cookie
            async with bob.at(table) as his:
                await his.until("state")
                await wish(ann, table, "seat", seat=1, kind="link")
                while not seat_of((await his.until("table"))["table"])["agree"]:
                    pass
    with serving(tmp_path) as served:
        answer = httpx.get(f"{served.url}/api/tables/{table}", headers={"Cookie": cookie})
        assert seat_of(answer.json())["agree"]


# --- without a server -----------------------------------------------------------------


def a_table(minutes: int | None = None, **holders: str) -> LiveTable:
    """A running game; each seat by who holds it."""
    now = now_ms()
    table = Table("t", "tzolkin", find_game("tzolkin").edition, {}, False, PLAYING, "ann", now, now, minutes)
    seats = [Seat("t", n, PERSON, name.title(), holder) for n, (name, holder) in enumerate(holders.items())]
    return LiveTable(table, seats)


def test_who_ran_out_of_time_is_asked_too_but_cannot_come_back() -> None:
    live = a_table(minutes=1, ann="ann", bob="bob")
    bob = live.seats[1]
    bob.spent = 60_000
    bob.stand_in("regular")
    assert bob.kind == BOT and bob.former == "bob" and bob.name == "Bob"
    consent.pass_on(live, bob)
    assert consent.awaited(live.table, live.seats, bob) == {"bob"}
    with pytest.raises(NotNow, match="time"):
        bob.wanted = False
        consent.check_free(live.table, bob, "bob")
    assert late_seats(live) == []


def test_an_owner_without_a_seat_and_one_with_all_of_them() -> None:
    live = a_table(bob="bob", cy="cy")
    consent.pass_on(live, live.seats[0])
    assert consent.awaited(live.table, live.seats, live.seats[0]) == {"bob", "cy"}
    consent.answer(live, live.seats[0], "cy", is_yes=True)
    assert live.seats[0].is_open and consent.may_return(live.table, live.seats[0], "bob")
    hot = a_table(one="ann", two="ann")
    consent.pass_on(hot, hot.seats[1])
    assert hot.seats[1].is_open, "what the owner held the owner may pass on"


def test_a_bot_instead_withdraws_the_question() -> None:
    live = a_table(ann="ann", bob="bob", cy="cy")
    consent.pass_on(live, live.seats[1])
    consent.hand_to_bot(live, live.seats[1], "random")
    assert not live.seats[1].wanted and live.seats[1].bot == "random"
    assert consent.may_return(live.table, live.seats[1], "bob")
