"""Two people and a watcher at one table, with everything that goes wrong on real networks."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect
from web_people import Server, choices, comes_true, log_of, new_page, wait_for_answer

from longcount.games import GAMES
from longcount.kernel import record

HEADERS = {"X-LongCount": "1"}


@pytest.fixture
def own_server(tmp_path: Path, server: Server) -> Iterator[Server]:
    """A server of this test alone: it is going to be killed."""
    own = Server(tmp_path)
    own.start()
    yield own
    own.stop()


def open_table(page: Page, server: Server) -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bob"}]
    body = {"game": "tzolkin", "seats": seats, "options": {}, "public": True, "clock": None}
    page.goto(server.url)
    answer = page.request.post(f"{server.url}/api/tables", data=body, headers=HEADERS)
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def decide(page: Page) -> bool:
    """Take the first choice if this person is asked now."""
    if choices(page).count() == 0:
        return False
    before = log_of(page)
    for _ in range(30):  # a click while the line is down plays nothing; a person clicks again
        with contextlib.suppress(TimeoutError):
            choices(page).first.click(timeout=2000)
        with contextlib.suppress(TimeoutError):
            wait_for_answer(page, before, timeout=2000)
            return True
    raise AssertionError("the table does not answer")


def play_some(pages: list[Page], decisions: int) -> None:
    """So many decisions, by whoever is asked."""
    made = 0

    def are_enough() -> bool:
        nonlocal made
        made += sum(decide(page) for page in pages)
        return made >= decisions

    assert comes_true(are_enough), "nobody is asked any more"


def record_of(page: Page, server: Server, table: str) -> str:
    return page.request.get(f"{server.url}/api/tables/{table}/record").text()


def rows_of(text: str) -> list[str]:
    return text.split("---\n")[1].splitlines()


def test_nothing_is_lost_and_nothing_doubled(browser: Browser, own_server: Server) -> None:
    troubles: list[str] = []  # a dropped line may complain in the console; the game must not
    server = own_server
    ann, bob, watcher = (new_page(browser, troubles) for _ in range(3))
    table = open_table(ann, server)
    ann.goto(f"{server.url}/t/{table['id']}")
    link = next(seat["link"] for seat in table["seats"] if seat.get("link"))
    bob.goto(link if link.startswith("http") else server.url + link)
    bob.get_by_role("button", name="Sit down").click()
    watcher.goto(f"{server.url}/t/{table['id']}")

    play_some([ann, bob], 12)
    ann.reload()
    play_some([ann, bob], 6)
    bob.context.set_offline(True)
    bob.wait_for_timeout(500)
    bob.context.set_offline(False)
    play_some([ann, bob], 6)
    second_tab = ann.context.new_page()
    second_tab.goto(ann.url)
    play_some([second_tab, bob], 6)
    before = rows_of(record_of(ann, server, table["id"]))

    server.stop(signal.SIGKILL)
    server.start()
    play_some([ann, bob], 10)
    after = rows_of(record_of(ann, server, table["id"]))
    assert before == after[: len(before)]
    assert len(after) > len(before)
    expect(watcher.get_by_role("main")).to_be_visible()
    assert 0 == watcher.locator("#choices ul button").count()
    for page in (ann, bob, watcher):
        page.context.close()


def test_the_record_of_a_table_replays(browser: Browser, server: Server) -> None:
    troubles: list[str] = []
    page = new_page(browser, troubles)
    page.goto(server.url)
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "tzolkin", "seats": seats, "options": {"granted_action": "after"}, "public": False, "clock": None}
    answer = page.request.post(f"{server.url}/api/tables", data=body, headers=HEADERS)
    assert answer.ok, answer.text()
    table = answer.json()["id"]
    about = f"{server.url}/api/tables/{table}"
    assert comes_true(lambda: bool(page.request.get(about).json()["status"] == "over"))
    text = record_of(page, server, table)
    match = record.read(text, GAMES)
    assert match.game.outcome(match.state) is not None
    page.context.close()
    assert [] == troubles
