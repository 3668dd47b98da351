"""A table of another edition is a record only: it is never replayed under other rules."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import httpx
import pytest
from table_people import Person, in_loop, past_the_draft, people, refused_connection, serving, table_of_two

from longcount.server.matches import Matches


def change(folder: Path, **fields: str) -> None:
    """As if the tables had been opened with another edition or game."""
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        for name, value in fields.items():
            database.execute(f"UPDATE game_tables SET {name} = ?", [value])
        database.commit()


def with_cookie_of(old: Person, url: str) -> Person:
    new = Person(url)
    new.web.cookies = old.web.cookies
    return new


@pytest.mark.parametrize(("field", "value"), [("edition", "base-1900/1"), ("game", "chess")])
@in_loop
async def test_it_is_told_and_its_log_can_be_had(field: str, value: str, tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with people(served.url, 2) as (ann, bob):
            running = await table_of_two(ann, bob)
            async with ann.at(running) as first, bob.at(running) as second:
                await past_the_draft(first, second)
            over = (await ann.open("random", "random"))["id"]
            async with ann.at(over) as seat:
                seq = (await seat.until("state", over=True))["seq"]
            full = (await ann.web.get(f"/api/tables/{over}/record")).text
    change(tmp_path, **{field: value})
    with serving(tmp_path) as served:
        ann, eve = with_cookie_of(ann, served.url), Person(served.url)
        for table in (running, over):
            for path in ("", "/at/3"):
                answer = await ann.web.get(f"/api/tables/{table}{path}")
                assert answer.status_code == 409 and value in answer.json()["error"], answer.text
                assert f"/api/tables/{table}/record" in answer.json()["error"]
            for act in ("close", "rematch", "review"):
                assert (await ann.web.post(f"/api/tables/{table}/{act}")).status_code == 409
            assert await refused_connection(served.url, f"/ws/tables/{table}", {"Cookie": ann.cookie})
        assert value in (await ann.web.get(f"/api/tables/{over}?lang=ru")).json()["error"]
        assert {table["id"] for table in await ann.get("/api/tables?which=mine")} == {running}, "it is still listed"
        stored = (await eve.web.get(f"/api/tables/{over}/record")).text
        rows = stored.partition("---\n")[2].splitlines()
        assert len(rows) == seq and set(rows) <= set(full.splitlines())
        mine = (await ann.web.get(f"/api/tables/{running}/record")).text.partition("---\n")[2].splitlines()
        assert {row.split()[0] for row in mine if not row.endswith("?")} == {"1"}
        watched = (await eve.web.get(f"/api/tables/{running}/record")).text.partition("---\n")[2].splitlines()
        assert len(watched) == len(mine) and all(row.endswith(" ?") for row in watched)
        matches: Matches = served.app.state.matches
        assert not matches.rooms and httpx.get(f"{served.url}/healthz").status_code == 200
        await ann.web.aclose()
        await eve.web.aclose()
