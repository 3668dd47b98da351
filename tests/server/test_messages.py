"""What goes over the wire is what is declared, in the language that was asked for; records are read beside it."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from table_people import Message, Seat, Served, in_loop, past_the_draft, people, serving, text_of

from longcount.games import find_game
from longcount.kernel import record
from longcount.kernel.chance import SeededChance
from longcount.kernel.match import Match
from longcount.server.live import LiveTable
from longcount.server.messages import SAID
from longcount.server.seating import PERSON, PLAYING, StoredRow, Table
from longcount.server.seating import Seat as StoredSeat

RECORDS = Path(__file__).parents[1] / "kernel" / "records"
LATIN = re.compile(r"[A-Za-z]{3,}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("messages")) as served:
        yield served


def fits(messages: list[Message]) -> None:
    """Every message as its type has it: nothing missing, nothing more."""
    for message in messages:
        kept = SAID.validate_python(message).model_dump(mode="json")
        assert kept == message, message["type"]


# --- types --------------------------------------------------------------------------


@in_loop
async def test_everything_said_has_its_declared_type(server: Served) -> None:
    async with people(server.url, 2) as (ann, eve):
        table = (await ann.open("hot", "hot", options={"first_player": "seat1"}, clock={"minutes": 5}))["id"]
        async with ann.at(table) as seat, eve.at(table) as watcher:
            state = await seat.until("state")
            for _ in range(8):
                state = await seat.play_on(state)
            await seat.say("undo", seq=state["seq"], seat=state["seat"])
            await seat.say("why", seat=0, text="castle")
            await seat.say("play", seq=-1, seat=0, text="end")
            await seat.say("nonsense")
            await seat.say("ping")
            await seat.until("pong")
            await watcher.say("ping")
            await watcher.until("pong")
            fits([*seat.heard, *watcher.heard])
            kinds = {message["type"] for message in seat.heard}
        assert kinds == {"table", "log", "row", "state", "refused", "why", "pong"}


@in_loop
async def test_who_asks_for_changes_is_told_by_them_and_can_always_have_the_whole(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        table = (await ann.open("hot", "hot", options={"first_player": "seat1"}))["id"]
        async with ann.at(f"{table}?changes=1") as seat, ann.at(table) as whole:
            state, same = await seat.until("state"), await whole.until("state")
            assert state == same
            for _ in range(30):
                await whole.play(state)
                state = await whole.until("state")
            await whole.say("play", seq=0, seat=state["seat"], text="stale")
            await whole.until("state")
            await seat.say("play", seq=0, seat=state["seat"], text="stale")
            again = await seat.until("state", seq=state["seq"])
            fits(seat.heard)
        assert again == state, "a stale click is answered with the whole"
        changes = [message for message in seat.heard if message["type"] == "change"]
        assert len(changes) > 10 and {message["type"] for message in whole.heard} == {"table", "log", "row", "state"}
        told = [json.dumps(message) for message in changes]
        assert sum(map(len, told)) < sum(len(json.dumps(m)) for m in whole.heard if m["type"] == "state") / 2


@pytest.mark.parametrize("game", ["tzolkin", "tikal", "winter"])
@pytest.mark.parametrize("language", ["en", "ru", "zh"])
def test_states_and_rows_of_every_game_have_their_declared_type(game: str, language: str) -> None:
    live = table_of(game, 2, seed=7)
    for _ in range(25):
        seat = live.to_act[0]
        offers = live.game.offers(live.state, seat)
        fits(
            [
                live.message(seat, language),
                {"type": "row", "row": json.loads(live.row_text(live.seq - 1, None, language))},
            ]
        )
        live.play(seat, offers[len(offers) // 2].text, SeededChance(live.seq))
        if live.is_over:
            break
    fits([live.message(None, language)])


def test_an_offer_carries_its_verb_and_parts() -> None:
    live = table_of("tikal", 2, seed=1)
    offer = next(offer for offer in live.offers(live.to_act[0], "en") if offer["verb"] == "lay")
    assert offer["text"] == f"lay {offer['space']} {offer['turn']}" and offer["says"] and offer["heading"]


def table_of(game: str, seats: int, seed: int) -> LiveTable:
    options = Match(find_game(game), ["x"] * seats).header.options
    table = Table("t", game, find_game(game).edition, options, False, PLAYING, "", 0, 0)
    live = LiveTable(table, [StoredSeat("t", seat, PERSON, f"P{seat}") for seat in range(seats)])
    live.settle(SeededChance(seed))
    return live


# --- languages ----------------------------------------------------------------------


@in_loop
async def test_a_socket_speaks_the_language_it_was_asked_for(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        table = (await ann.open("hot", "hot", options={"first_player": "seat1"}))["id"]
        async with ann.at(f"{table}?lang=ru") as seat:
            state = await said_in(seat, "ru")
            await seat.say("play", seq=state["seq"], seat=0, text="end")
            refused = await seat.until("refused")
            assert not LATIN.search(refused["sentence"]) and refused["rule"].startswith("T-")
            await seat.say("speak", lang="zh")
            assert [(await seat.hear())["type"] for _ in range(2)] == ["table", "log"]
            await said_in(seat, "zh")
            await seat.say("speak", lang="tlh")
            assert "en, ru, zh" in (await seat.until("refused"))["sentence"]


async def said_in(seat: Seat, language: str) -> Message:
    state = await seat.until("state")
    told = [state["prompt"], *[offer["says"] for offer in state["offers"]]]
    letters = {"ru": "[а-яА-Я]", "zh": "[\u4e00-\u9fff]"}[language]
    assert all(re.search(letters, text) for text in told), told
    return state


@in_loop
async def test_requests_and_their_errors_are_answered_in_the_language_asked_for(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        assert (await ann.get("/api/me?lang=ru"))["name"].startswith("Гость")
        answer = await ann.web.get("/api/tables/nothing-here?lang=zh")
        assert answer.json()["error"] == "没有这张牌桌。"
        assert (await ann.web.get("/api/nothing?lang=ru")).json()["error"] == "Здесь ничего нет."
        wish = {"game": "tikal", "seats": [{"kind": "me"}] * 9}
        assert not LATIN.search((await ann.web.post("/api/tables?lang=ru", json=wish)).json()["error"])
        assert (await ann.web.get("/api/me?lang=tlh")).status_code == 400
        body = b"longcount record 1\ngame: tikal\n"
        answer = await ann.web.post("/api/records?lang=zh", content=body, headers={"Content-Type": "text/plain"})
        assert answer.status_code == 400 and answer.json()["error"].startswith("第2行：")


@in_loop
async def test_names_nobody_chose_are_words_of_the_reader(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        table = (await ann.open("me", "hot", "random"))["id"]
        for language, names in {
            "en": ("Guest", "Player 2", "Random 3"),
            "ru": ("Гость", "Игрок 2", "Случайный 3"),
        }.items():
            seats = (await ann.get(f"/api/tables/{table}?lang={language}"))["seats"]
            assert [name for name, seat in zip(names, seats, strict=True) if seat["name"].startswith(name)] == list(
                names
            )
        assert "seats: Player 1, Player 2, Random 3" in (await ann.web.get(f"/api/tables/{table}/record")).text


@in_loop
async def test_words_things_and_turns_come_in_the_language_asked_for(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        words = await ann.get("/api/games/tikal/words?lang=ru")
        assert words["ui"] and words["nouns"]["worker"]["few"]
        things = (await ann.get("/api/games/tzolkin/components?lang=zh"))["things"]
        assert things and any(re.search("[\u4e00-\u9fff]", thing["name"] + thing["text"]) for thing in things.values())
        table = (await ann.open("me", "random", options={"first_player": "seat1"}))["id"]
        async with ann.at(table) as seat:
            await past_the_draft(seat)
            told = await ann.get(f"/api/tables/{table}/turns?seat=0&lang=ru")
        assert all(re.search("[а-я]", goal["says"]) for goal in told["goals"])
        assert all(re.search("[а-я]", one["says"]) for turn in told["turns"] for one in turn["decisions"])


# --- logs and records -----------------------------------------------------------------


def test_a_log_as_it_was_stored_before_is_read() -> None:
    """Moves, undos and ways back by kind and text, as every server has written them."""
    live = table_of("tzolkin", 2, seed=3)
    dice = SeededChance(5)
    for turn in range(12):
        seat = live.to_act[0]
        live.play(seat, live.game.offers(live.state, seat)[0].text, dice)
        if turn in (6, 9) and live.can_undo(seat):
            live.undo(seat)
    live.back(0, live.seq - 2, dice)
    rows = [StoredRow(row.seq, row.seat, row.kind, row.text, 1000 * row.seq) for row in live.stored()]
    assert {row.kind for row in rows} == {"move", "undo", "back"}
    again = LiveTable(live.table, live.seats)
    again.replay(rows)
    assert again.state.key() == live.state.key() and again.stored() == rows
    assert again.match.in_force() == live.match.in_force()


def long_record() -> str:
    """A record that plays a whole game, and takes back as much as is read."""
    lines = (RECORDS / "v1-tzolkin-4-greedy.lc").read_text(encoding="utf-8").splitlines()
    start = lines.index("---") + 1
    moves: list[str] = []
    for line in lines[start:]:
        if line == "---":
            break
        moves.append(line)
    seat, text = next(
        (line.split(" ", 1)) for line in moves[60:] if not line.startswith("*") and line.endswith("end") is False
    )
    place = moves.index(f"{seat} {text}", 60)
    again = [f"{seat} {text}", f"{seat} undo"] * 450
    return "\n".join([*lines[:start], *moves[:place], *again]) + "\n"


@in_loop
async def test_a_long_record_does_not_hold_up_the_tables(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        text = long_record()
        upload = asyncio.create_task(
            bob.web.post("/api/records", content=text.encode(), headers={"Content-Type": "text/plain"}, timeout=40)
        )
        table = (await ann.open("hot", "hot"))["id"]
        waits: list[float] = []
        async with ann.at(table) as seat:
            state = await seat.until("state")
            for _ in range(12):
                began = time.perf_counter()
                state = await seat.play_on(state)
                waits.append(time.perf_counter() - began)
                if upload.done():
                    break
        assert (await upload).status_code == 200
        assert max(waits) < 1.5, waits


@in_loop
async def test_a_record_is_replayed_by_a_job_and_here_once_when_somebody_looks(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    replays: list[int] = []
    plain = LiveTable.replay

    def counted(self: LiveTable, rows: Any) -> None:
        replays.append(len(rows))
        plain(self, rows)

    def never(*args: Any, **more: Any) -> Match[Any]:
        raise AssertionError("a record was read in the server's own process")

    monkeypatch.setattr(record, "read", never)
    monkeypatch.setattr(LiveTable, "replay", counted)
    async with people(server.url, 1) as (ann,):
        content = (RECORDS / "v1-tzolkin-2-greedy.lc").read_bytes()
        answer = await ann.web.post("/api/records", content=content, headers={"Content-Type": "text/plain"})
        assert answer.status_code == 200, answer.text
        table = answer.json()
        assert table["status"] == "over" and table["result"]["winners"] and replays == []
        for _ in range(2):
            async with ann.at(table["id"]) as seat:
                state = await seat.until("state")
                log = next(message for message in seat.heard if message["type"] == "log")
                assert state["over"] and all(text_of(row) for row in log["rows"])
        assert replays == [table["seq"]] and len(log["rows"]) == table["seq"]
        assert await ann.get(f"/api/tables/{table['id']}") == table
