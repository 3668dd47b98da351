"""Fills the tables of a running server of any version over its protocol: how the databases kept here were made.

longcount serve --data DIR --review 1        (of that version, in a checkout of its own)
python tests/server/old/populate.py http://127.0.0.1:8642
sqlite3 DIR/tables.sqlite .dump > tests/server/old/VERSION.sql
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from table_people import Person, people

BOTS = ("random", "random")


async def finished_game(ann: Person, game: str) -> str:
    """Two bots play; Ann looks on until the end."""
    table = str((await ann.open(*BOTS, game=game))["id"])
    async with ann.at(table) as seat:
        await seat.until("state", over=True)
    return table


async def reviewed(ann: Person, table: str) -> None:
    await ann.post(f"/api/tables/{table}/review")
    while (await ann.get(f"/api/tables/{table}/review"))["status"] != "done":
        await asyncio.sleep(0.2)


async def running_game(ann: Person, bob: Person, game: str) -> None:
    """A few decisions of both, one taken back."""
    table = await ann.open("me", "link", game=game, public=True, clock={"minutes": 60})
    await bob.sit(table["seats"][1]["link"])
    async with ann.at(table["id"]) as first, bob.at(table["id"]) as second:
        states = [await first.until("state"), await second.until("state")]
        for number in range(8):
            asked = states[0]["to_act"][0]
            seat = (first, second)[asked]
            await seat.play(states[asked], number % len(states[asked]["offers"]))
            states = [await one.state_at(states[0]["seq"] + 1) for one in (first, second)]
        for seat, state in zip((first, second), states, strict=True):
            if state["undo"]:
                await seat.say("undo", seq=state["seq"], seat=state["seat"])
                await seat.state_at(state["seq"] + 1)
                return


async def populate(url: str) -> None:
    async with people(url, 3) as (ann, bob, _guest):
        await ann.web.put("/api/me", json={"name": "Ann"})  # Bob stays a guest
        over = await finished_game(ann, "tzolkin")
        await reviewed(ann, over)
        await ann.post(f"/api/tables/{over}/study", {"rows": 60, "seat": 0, "bot": "random"})
        for game in ("tzolkin", "tikal", "winter"):
            await running_game(ann, bob, game)
        await ann.open("me", "link", "random", public=True)
        closed = await bob.open("me", "link")
        await bob.post(f"/api/tables/{closed['id']}/close")


if __name__ == "__main__":
    asyncio.run(populate(sys.argv[1]))
