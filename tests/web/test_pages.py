"""Every page in a real browser: nothing breaks, nothing is wider than the screen, axe finds nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from web_people import BOT, DESKTOP, HEADERS, LINK, ME, PATIENCE, PHONE, Server, new_page, open_table, wait_for_bots

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = "axe.run().then(r => r.violations.map(v => v.id + ': ' + v.nodes.map(n => n.html).join(' | ')))"


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> dict[str, str]:
    """A table in mid-game, one that waits for a friend, and a finished one, all of the same person."""
    page = new_page(browser, [])
    seats = {"playing": (ME, BOT), "waiting": (ME, LINK), "over": (BOT, BOT)}
    found = {name: str(open_table(page, server, *wishes)["id"]) for name, wishes in seats.items()}
    found["cookies"] = json.dumps(page.context.cookies())
    page.goto(f"{server.url}/t/{found['over']}")
    page.get_by_role("link", name="See the result").wait_for(timeout=4 * PATIENCE)
    page.request.post(f"{server.url}/api/tables/{found['over']}/review", headers=HEADERS)
    page.goto(f"{server.url}/t/{found['over']}/review")
    page.get_by_role("heading", name="Turning points").wait_for(timeout=8 * PATIENCE)
    page.goto(f"{server.url}/t/{found['playing']}")
    wait_for_bots(page, 1)
    page.context.close()
    return found


PAGES = {
    "home": "/",
    "rules": "/rules/tzolkin",
    "rule": "/rules/tzolkin/T-PLACE-05",
    "about": "/about",
    "table": "/t/{playing}",
    "waiting": "/t/{waiting}",
    "end": "/t/{over}/end",
    "replay": "/t/{over}/replay/40",
    "review": "/t/{over}/review",
}


def visit(page: Page, server: Server, tables: dict[str, str], name: str) -> None:
    page.context.add_cookies(json.loads(tables["cookies"]))
    page.goto(server.url + PAGES[name].format(**tables))
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("main")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_no_violation(
    browser: Browser, server: Server, tables: dict[str, str], troubles: list[str], name: str, scheme: str
) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web")
    page = new_page(browser, troubles, DESKTOP, scheme=scheme)
    page.context.set_default_timeout(20_000)
    visit(page, server, tables, name)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert [] == page.evaluate(VIOLATIONS)
    page.context.close()
    assert [] == troubles


@pytest.mark.parametrize("name", PAGES)
def test_a_phone_shows_every_page_without_scrolling_sideways(
    browser: Browser, server: Server, tables: dict[str, str], troubles: list[str], name: str
) -> None:
    page = new_page(browser, troubles, PHONE, touch=True)
    visit(page, server, tables, name)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.context.close()
    assert [] == troubles
