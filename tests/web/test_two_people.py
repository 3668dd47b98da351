"""Two people and a watcher at one table, with everything that goes wrong on real networks."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect
from web_people import PATIENCE, PHONE, Server, choices, log_of, new_page, open_table, wait_for_answer

from longcount.games import GAMES
from longcount.kernel import record

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bob"}]


@pytest.fixture
def own_server(tmp_path: Path, server: Server) -> Iterator[Server]:
    """A server of this test alone: it is going to be killed."""
    own = Server(tmp_path)
    own.start()
    yield own
    own.stop()


def decide(page: Page) -> None:
    """Take the first choice."""
    choices(page).first.wait_for()
    before = log_of(page)
    for _ in range(30):  # a click while the line is down plays nothing; a person clicks again
        with contextlib.suppress(TimeoutError):
            choices(page).first.click(timeout=2000)
        with contextlib.suppress(TimeoutError):
            wait_for_answer(page, before, timeout=2000)
            return
    raise AssertionError("the table does not answer")


def play_some(server: Server, table: str, pages: list[Page], decisions: int) -> None:
    """So many decisions, by whoever is asked; the pages in the order of the seats."""
    for _ in range(decisions):
        asked = pages[0].request.get(f"{server.url}/api/tables/{table}").json()["to_act"]
        decide(pages[asked[0]])


def record_of(page: Page, server: Server, table: str) -> str:
    return page.request.get(f"{server.url}/api/tables/{table}/record").text()


def rows_of(text: str) -> list[str]:
    return text.split("---\n")[1].splitlines()


def test_nothing_is_lost_and_nothing_doubled(browser: Browser, own_server: Server) -> None:
    troubles: list[str] = []  # a dropped line may complain in the console; the game must not
    server = own_server
    ann, bob, watcher = (new_page(browser, troubles) for _ in range(3))
    lines: list[tuple[Any, Any]] = []
    bob.route_web_socket("**/ws/**", lambda line: lines.append((line, line.connect_to_server())))
    table = open_table(ann, server, *SEATS, public=True)
    name = str(table["id"])
    ann.goto(f"{server.url}/t/{table['id']}")
    link = next(seat["link"] for seat in table["seats"] if seat.get("link"))
    bob.goto(link if link.startswith("http") else server.url + link)
    bob.get_by_role("button", name="Sit down").click()
    watcher.goto(f"{server.url}/t/{table['id']}")

    play_some(server, name, [ann, bob], 12)
    ann.reload()
    play_some(server, name, [ann, bob], 6)
    bob.context.set_offline(True)
    for line in lines[-1]:
        line.close()
    expect(bob.get_by_text("The connection is gone")).to_be_visible()
    bob.context.set_offline(False)
    play_some(server, name, [ann, bob], 6)
    second_tab = ann.context.new_page()
    second_tab.goto(ann.url)
    play_some(server, name, [second_tab, bob], 6)
    before = rows_of(record_of(ann, server, name))

    server.stop(signal.SIGKILL)
    server.start()
    play_some(server, name, [ann, bob], 10)
    after = rows_of(record_of(ann, server, name))
    assert before == after[: len(before)]
    assert len(after) > len(before)
    expect(watcher.get_by_role("main")).to_be_visible()
    assert 0 == watcher.locator("#choices ul button").count()
    for page in (ann, bob, watcher):
        page.context.close()


def test_the_record_of_a_table_replays(browser: Browser, server: Server) -> None:
    troubles: list[str] = []
    page = new_page(browser, troubles)
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    table = str(open_table(page, server, *seats, options={"granted_action": "after"})["id"])
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("link", name="See the result").wait_for(timeout=4 * PATIENCE)
    text = record_of(page, server, table)
    match = record.read(text, GAMES)
    assert match.game.outcome(match.state) is not None
    page.context.close()
    assert [] == troubles


def test_who_is_put_off_a_seat_is_asked_and_may_come_back(browser: Browser, server: Server) -> None:
    troubles: list[str] = []
    ann, bob = new_page(browser, troubles), new_page(browser, troubles, PHONE, touch=True)
    table = open_table(ann, server, *SEATS)
    bob.goto(server.url + next(seat["link"] for seat in table["seats"] if seat.get("link")))
    bob.get_by_role("button", name="Sit down").click()
    ann.goto(f"{server.url}/t/{table['id']}")
    ann.on("dialog", lambda question: question.accept())
    ann.get_by_role("button", name="Players and links").click()
    ann.get_by_role("button", name="New link").click()
    expect(ann.get_by_text("Until then a bot plays")).to_be_visible()

    notices = bob.get_by_role("region", name="Notices")
    expect(notices.get_by_text("Do you agree?")).to_be_visible()
    notices.get_by_role("button", name="Refuse").click()
    expect(ann.get_by_text("Until then a bot plays")).to_be_hidden()
    notices.get_by_role("button", name="Come back to my seat").click()
    expect(notices.get_by_text("A bot plays in your place.")).to_be_hidden()
    ann.get_by_role("button", name="New link").click()
    notices.get_by_role("button", name="Agree").click()
    expect(ann.get_by_label("Link for seat 2")).to_be_visible()
    for page in (ann, bob):
        page.context.close()
    assert [] == troubles
