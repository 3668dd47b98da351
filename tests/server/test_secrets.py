"""No leak: every byte that each client gets while the wealth tiles are chosen, searched for the tiles of others."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from table_people import Person, Seat, Served, in_loop, people, serving

from longcount.games.tzolkin.components import WEALTH

TILE = re.compile(r"\bW\d\d\b")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("secrets")) as served:
        yield served


def dealt(server: Served, table: str) -> list[set[str]]:
    """What each seat holds, as only the server knows."""
    players = server.app.state.matches.rooms[table].live.state.players
    return [{WEALTH[tile].name for tile in player.dealt} for player in players]


async def everything_over_http(person: Person, table: str, rows: int) -> str:
    paths = [f"/api/tables/{table}", "/api/tables?which=mine", "/api/tables?which=open", f"/api/tables/{table}/record"]
    paths += [f"/api/tables/{table}/at/{row}" for row in range(rows + 1)]
    return "\n".join([(await person.web.get(path)).text for path in paths])


async def ask_everything(seat: Seat, number: int | None) -> None:
    """Questions whose answers could tell something."""
    if number is not None:
        await seat.say("why", seat=number, text="end")
        await seat.say("play", seq=-1, seat=number, text="end")
        await seat.say("undo", seq=-1, seat=number)
    await seat.say("face", seat=1)
    if number != 3:  # if all four agree, the tiles are dealt anew
        await seat.say("back", to=0, yes=True)
    await seat.say("ping")
    await seat.until("pong")


@in_loop
async def test_nobody_gets_a_byte_of_the_tiles_of_others(server: Served) -> None:
    async with people(server.url, 5) as (ann, bob, cy, dee, eve):
        table = await ann.open("me", "link", "link", "link", public=True)
        name = str(table["id"])
        for person, seat in zip((bob, cy, dee), table["seats"][1:], strict=True):
            await person.sit(seat["link"])
        async with ann.at(name) as a, bob.at(name) as b, cy.at(name) as c, dee.at(name) as d, eve.at(name) as e:
            seats, persons = [a, b, c, d, e], [ann, bob, cy, dee, eve]
            states = [await seat.until("state") for seat in seats]
            tiles = dealt(server, name)
            assert all(len(hand) == 4 for hand in tiles)
            turned = set(states[0]["view"]["turned_up"])
            assert not any(turned & hand for hand in tiles)
            heard = ["".join(seat.raw) for seat in seats]
            for number in range(3):  # the fourth choice would reveal them all
                await seats[number].play(states[number], which=number)
                for seat in seats:
                    await seat.state_at(states[0]["seq"] + number + 1)
            for number, (seat, person) in enumerate(zip(seats, persons, strict=True)):
                await ask_everything(seat, number if number < 4 else None)
                heard[number] = "".join(seat.raw) + await everything_over_http(person, name, states[0]["seq"] + 3)
            for number in range(5):
                others = set.union(*[hand for other, hand in enumerate(tiles) if other != number])
                found = set(TILE.findall(heard[number]))
                assert not found & others, f"seat {number} learned {found & others}"
                if number < 4:
                    assert tiles[number] <= found, "and one's own tiles are there, so the search works"
            await seats[3].play(states[3])
            opened = await e.until("state", step="turn")
            kept = {tile for player in opened["view"]["players"] for tile in player["kept"]}
            assert len(kept) == 8, "after the reveal everybody knows"


@in_loop
async def test_a_refusal_does_not_tell_where_a_tile_is(server: Served) -> None:
    """The same sentence for tiles that another seat holds and for tiles that nobody holds."""
    async with people(server.url, 2) as (ann, bob):
        table = await ann.open("me", "link")
        await bob.sit(table["seats"][1]["link"])
        async with ann.at(table["id"]) as seat:
            state = await seat.until("state")
            mine, others = dealt(server, table["id"])
            free = {tile.name for tile in WEALTH} - mine - others - set(state["view"]["turned_up"])
            sentences = []
            for pair in (sorted(others)[:2], sorted(free)[:2]):
                await seat.say("why", seat=0, text=f"keep {' '.join(pair)}")
                why = await seat.until("why")
                assert why["sentence"]
                sentences.append((why["rule"], TILE.sub("W", why["sentence"])))
            assert sentences[0] == sentences[1]


@in_loop
async def test_bots_and_previews_get_a_view_never_the_table(server: Served) -> None:
    """Twins: two tables that look alike to a seat offer it the same, with the same consequences."""
    async with people(server.url, 2) as (ann, bob):
        table = await ann.open("me", "link")
        await bob.sit(table["seats"][1]["link"])
        async with ann.at(table["id"]) as seat:
            await seat.until("state")
        live = server.app.state.matches.rooms[table["id"]].live
        twin = type(live)(live.table, live.seats)
        twin.replay(live.stored())
        mine = twin.state
        hidden = [tile for tile in range(len(WEALTH)) if tile not in {*mine.turned, *mine.players[0].dealt}]
        mine.players[1].dealt = tuple(hidden[-4:])
        assert twin.message(0, "en") == live.message(0, "en")
        assert twin.message(None, "en") == live.message(None, "en")
        assert twin.message(1, "en") != live.message(1, "en")
