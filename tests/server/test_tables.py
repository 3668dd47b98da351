"""Who you are, opening tables, taking and leaving seats, lists, records: what goes over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from table_people import Person, Served, in_loop, past_the_draft, people, serving, table_of_two

from longcount.games import GAMES, winter
from longcount.games.winter.packs import DEFAULT, read_pack, register
from longcount.kernel import record


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables")) as served:
        yield served


@in_loop
async def test_a_browser_stays_the_same_user_and_chooses_a_name(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        first = await ann.get("/api/me")
        assert first["name"].startswith("Guest")
        assert first["id"] == (await ann.get("/api/me"))["id"] != (await bob.get("/api/me"))["id"]
        answer = await ann.web.put("/api/me", json={"name": "  Ann,\n the first "})
        assert answer.json()["name"] == "Ann the first"
        assert (await ann.get("/api/me"))["name"] == "Ann the first"


@in_loop
async def test_the_cookie_is_signed_and_hidden_from_scripts(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        ann.web.cookies.clear()
        said = (await ann.web.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in said and "SameSite=Lax" in said
        forged = said.split(";")[0][:-3] + "abc"
        answer = await ann.web.get("/api/me", headers={"Cookie": forged})
        assert "set-cookie" in answer.headers


@in_loop
async def test_games_rules_and_components_are_told(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        game = next(one for one in await ann.get("/api/games") if one["name"] == "tzolkin")
        assert game["seats"] == [2, 3, 4] and {"name": "regular"} in game["bots"] and game["options"][0]["sentence"]
        rules = await ann.get("/api/games/tzolkin/rules")
        rule = rules["rules"]["T-SETUP-14"]
        assert rules["chapters"][rule["chapter"]] and rules["rulings"]
        assert (await ann.get("/api/games/tzolkin/components"))["tables"]["wealth"][0]["id"]
        assert (await ann.web.get("/api/games/chess/rules")).status_code == 404


OWN = '[pack]\nid = "mybox"\nversion = "1"\nlabel = "From my own box"\n[[culture]]\nid = "C1-01"\npoints = 9\n'


@pytest.fixture
def own_pack(monkeypatch: pytest.MonkeyPatch) -> str:
    """A pack that tables may choose; afterwards they choose among the same ones again."""
    monkeypatch.setattr(winter.GAME, "options", winter.GAME.options)
    name = register(read_pack(OWN))
    winter.know_packs()
    return name


async def pack_option(ann: Person, lang: str) -> tuple[str, dict[str, str]]:
    """The sentence of the option, and its values with their titles."""
    game = next(one for one in await ann.get(f"/api/games?lang={lang}") if one["name"] == "winter")
    found = next(option for option in game["options"] if option["name"] == "pack")
    assert found["default"] == found["values"][0]
    return found["sentence"], dict(zip(found["values"], found["titles"], strict=True))


@in_loop
async def test_a_pack_of_ones_own_is_offered_by_a_name_people_can_read(server: Served, own_pack: str) -> None:
    async with people(server.url, 1) as (ann,):
        sentence, titles = await pack_option(ann, "en")
        assert sentence.startswith("Which values")
        assert titles[own_pack] == "mybox 1: From my own box"
        assert titles[DEFAULT] == "The reconstruction shipped here"
        sentence, titles = await pack_option(ann, "ru")
        assert sentence.startswith("Какие значения") and titles[DEFAULT].startswith("Реконструкция")


@in_loop
async def test_the_components_of_a_pack_are_told(server: Served, own_pack: str) -> None:
    async with people(server.url, 1) as (ann,):
        own = await ann.get(f"/api/games/winter/components?pack={own_pack}")
        shipped = await ann.get("/api/games/winter/components")
        assert [9, 1] == [told["tables"]["culture"][0]["points"] for told in (own, shipped)]
        assert own["tables"]["pack"]["label"] == "From my own box"
        for wrong in ("winter/components?pack=none", f"tikal/components?pack={own_pack}"):
            assert (await ann.web.get(f"/api/games/{wrong}")).status_code == 400


@in_loop
async def test_a_table_waits_until_the_linked_seat_is_taken(server: Served) -> None:
    async with people(server.url, 3) as (ann, bob, eve):
        table = await ann.open("me", "link")
        assert table["status"] == "waiting" and table["owner"] and table["seq"] == 0 and table["to_act"] == []
        link = table["seats"][1]["link"]
        assert "link" not in {k: v for k, v in (await eve.get(f"/api/tables/{table['id']}"))["seats"][1].items() if v}
        seen = await bob.sit(link)
        assert seen["status"] == "playing" and not seen["owner"]
        assert [seat["kind"] for seat in seen["seats"]] == ["person", "me"]
        assert (await bob.sit(link))["seq"] == seen["seq"]
        token = link.split("/")[-1]
        assert "taken" in (await eve.post(f"/api/tables/{table['id']}/sit", {"token": token}, 409))["error"]
        assert (await eve.post(f"/api/tables/{table['id']}/sit", {"token": "x" * 40}, 403))["error"]
        assert (await eve.post(f"/api/tables/{table['id']}/sit", {"seat": 1}, 403))["error"]


@in_loop
async def test_a_token_is_nowhere_in_the_database(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        table = await ann.open("me", "link")
        token = table["seats"][1]["link"].split("/")[-1].encode()
        for file in server.app.state.settings.data.iterdir():
            assert token not in file.read_bytes()


@in_loop
async def test_open_seats_of_a_public_table_are_listed_and_taken_by_number(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await ann.open("me", "link", public=True)
        hidden = await ann.open("me", "link")
        listed = [one["id"] for one in await bob.get("/api/tables?which=open")]
        assert table["id"] in listed and hidden["id"] not in listed
        seen = await bob.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
        assert seen["status"] == "playing"
        assert table["id"] not in [one["id"] for one in await bob.get("/api/tables?which=open")]
        assert [one["id"] for one in await bob.get("/api/tables?which=mine")] == [table["id"]]


@in_loop
async def test_who_leaves_can_be_replaced_by_a_bot_or_by_a_new_link(server: Served) -> None:
    async with people(server.url, 3) as (ann, bob, cy):
        table = await table_of_two(ann, bob)
        seen = await bob.post(f"/api/tables/{table}/leave", {"seat": 1})
        assert seen["seats"][1]["kind"] == "open" and seen["status"] == "playing"
        assert (await bob.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "bot"}, 403))["error"]
        linked = await ann.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "link"})
        assert (await cy.sit(linked["seats"][1]["link"]))["seats"][1]["kind"] == "me"
        bot = await ann.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "bot", "bot": "random"})
        assert bot["seats"][1]["bot"] == "random"
        assert (await cy.post(f"/api/tables/{table}/leave", {"seat": 1}, 403))["error"]


@in_loop
async def test_guests_do_not_say_how_long_a_bot_thinks_or_what_it_reads(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        for bot in ("mcts:600s", "thumb:1000000", "mcts:1@net.npz"):
            answer = await ann.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "bot", "bot": bot}, 400)
            assert f"There is no bot '{bot}'" in answer["error"]
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            assert (await ann.post("/api/tables", {"game": "tzolkin", "seats": seats}, 400))["error"]


@in_loop
async def test_only_the_owner_closes_and_everybody_is_told(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with bob.at(table) as seat:
            await seat.until("state")
            assert (await bob.post(f"/api/tables/{table}/close", None, 403))["error"]
            assert (await ann.post(f"/api/tables/{table}/close"))["status"] == "closed"
            assert (await seat.until("bye"))["reason"] == "The table is closed."
        async with bob.at(table) as seat:
            state = await seat.until("state")
            assert state["to_act"] == [] and state["offers"] == []
        assert table in [one["id"] for one in await bob.get("/api/tables?which=finished")]


@in_loop
async def test_a_rematch_moves_everybody_one_seat_and_is_made_once(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob, options={"first_player": "seat1"})
        assert (await ann.post(f"/api/tables/{table}/rematch", None, 409))["error"]
        await ann.post(f"/api/tables/{table}/close")
        new = await bob.post(f"/api/tables/{table}/rematch")
        assert [seat["kind"] for seat in new["seats"]] == ["me", "person"] and new["status"] == "playing"
        assert new["options"]["first_player"] == "seat1"
        assert (await ann.post(f"/api/tables/{table}/rematch"))["id"] == new["id"]
        assert (await ann.get(f"/api/tables/{table}"))["rematch"] == new["id"]


@in_loop
async def test_a_record_goes_out_and_comes_back_as_a_table(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await ann.open("hot", "hot")
        async with ann.at(table["id"]) as seat:
            state = await seat.until("state")
            for _ in range(12):
                state = await seat.play_on(state)
        path = f"/api/tables/{table['id']}"
        text = (await ann.web.get(f"{path}/record")).text
        assert "?" in text, "dealt tiles stay hidden until the end"
        whole = server.app.state.matches.rooms[table["id"]].live.record(record.FULL)
        answer = await bob.web.post("/api/records", content=whole, headers={"Content-Type": "text/plain"})
        loaded = answer.json()
        assert answer.status_code == 200, answer.text
        assert loaded["status"] == "playing" and loaded["seq"] == state["seq"]
        assert [seat["kind"] for seat in loaded["seats"]] == ["hot", "hot"]
        again = await bob.get(f"/api/tables/{loaded['id']}/at/{loaded['seq']}")
        assert again["view"] == (await ann.get(f"{path}/at/{state['seq']}"))["view"]
        async with bob.at(loaded["id"]) as seat:
            state = await seat.until("state")
            assert (await seat.play_on(state))["seq"] > state["seq"]


@in_loop
async def test_a_finished_record_becomes_a_finished_table(server: Served) -> None:
    text = Path(__file__).parents[1].joinpath("kernel", "records")
    finished = next(path for path in sorted(text.iterdir()) if "result:" in path.read_text(encoding="utf-8"))
    content = finished.read_text(encoding="utf-8")
    async with people(server.url, 1) as (ann,):
        answer = await ann.web.post("/api/records", content=content, headers={"Content-Type": "text/plain"})
        table = answer.json()
        assert table["status"] == "over" and table["result"]["winners"]
        got = (await ann.web.get(f"/api/tables/{table['id']}/record")).text
        assert record.read(got, GAMES).state.key() == record.read(content, GAMES).state.key()
        position = await ann.get(f"/api/tables/{table['id']}/at/{table['seq']}")
        assert position["over"] and position["outcome"]["breakdown"]


HEADER = f"longcount record 1\ngame: tzolkin\nedition: {GAMES['tzolkin'].edition}\nseats: A, B\n---\n".encode()
TAKEN_BACK = HEADER + b"1   UnDo\n" * 501
"""In capitals, and more often than anybody changes their mind."""


@in_loop
async def test_a_bad_record_is_refused_with_line_and_reason(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        for content, reason in (
            (b"hello", "begins with"),
            (b"\xff\xfe", "UTF-8"),
            (TAKEN_BACK, "takes back too much"),
            (TAKEN_BACK.replace(b"UnDo", b"undo"), "takes back too much"),
            (HEADER + b"1 pass\n" * 5001, "too long"),
            (b"longcount record 1\ngame: chess\nedition: 1\nseats: A, B\n---\n", "no game 'chess'"),
        ):
            answer = await ann.web.post("/api/records", content=content, headers={"Content-Type": "text/plain"})
            assert answer.status_code == 400 and reason in answer.json()["error"], answer.text


@in_loop
async def test_the_position_at_any_row_is_as_it_was(server: Served) -> None:
    async with people(server.url, 2) as (ann, bob):
        table = await table_of_two(ann, bob)
        async with ann.at(table) as one, bob.at(table) as two:
            states = await past_the_draft(one, two)
            now = await ann.get(f"/api/tables/{table}/at/{states[0]['seq']}")
            assert now["view"] == states[0]["view"] and now["step"] == "turn"
        assert (await ann.get(f"/api/tables/{table}/at/0"))["seq"] == 0
        assert (await ann.web.get(f"/api/tables/{table}/at/9999")).status_code == 404


@in_loop
async def test_bad_wishes_get_a_sentence(server: Served) -> None:
    async with people(server.url, 1) as (ann,):
        me = {"kind": "me"}
        for wish in (
            {"game": "chess", "seats": [me, me]},
            {"game": "tzolkin", "seats": [me]},
            {"game": "tzolkin", "seats": [me, me]},
            {"game": "tzolkin", "seats": [me, {"kind": "bot", "bot": "hal"}]},
            {"game": "tzolkin", "seats": [me, {"kind": "bot"}], "options": {"first_player": "seat9"}},
            {"game": "tzolkin", "seats": [me, {"kind": "bot"}], "options": {"first_player": "seat4"}},
            {"game": "tzolkin", "seats": [me, {"kind": "bot"}], "clock": {"minutes": 0}},
            {"game": "tzolkin", "seats": [me, {"kind": "bot"}], "more": 1},
            ["tzolkin"],
        ):
            assert (await ann.post("/api/tables", wish, 400))["error"].endswith(".")
        assert (await ann.web.get("/api/tables/..%2f..%2fetc")).status_code == 404
        assert (await ann.web.get("/api/tables/%00%00%00%00%00%00%00%00%00")).status_code == 404
