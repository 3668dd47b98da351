"""A game that draws no board of its own is played in the browser on its first day: on the plain board."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from web_people import DESKTOP, PHONE, Server, card, log_of, new_page, wait_for_answer

PLUGIN = Path(__file__).parents[1] / "plugin"


@pytest.fixture(scope="module")
def plugged(tmp_path_factory: pytest.TempPathFactory, server: Server) -> Iterator[Server]:
    """A server that finds the small game of the tests beside the house's."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(PLUGIN), *([before] if before else [])])
    other = Server(tmp_path_factory.mktemp("plugged"))
    try:
        other.start()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
    yield other
    other.stop()


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-GB"), (PHONE, "ru-RU")])
def test_a_game_without_a_drawing_is_played_to_its_end(
    browser: Browser, plugged: Server, troubles: list[str], size: dict[str, int], language: str
) -> None:
    page = new_page(browser, troubles, size, touch=size is PHONE, language=language)
    page.goto(plugged.url)
    card(page, "Goofspiel").get_by_role("button").first.click()
    while card_to_play(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        before = log_of(page)
        page.locator(".plain button").first.click()
        wait_for_answer(page, before)
    expect(page.locator(".plain table").first).to_be_visible()
    expect(page.locator("#choices a[href$='/end']")).to_be_attached()
    page.goto(page.url + "/end")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.context.close()
    assert [] == troubles


def card_to_play(page: Page) -> bool:
    """Whether the board offers a card, once it is clear."""
    expect(page.locator(".plain button, #choices a[href$='/end']").first).to_be_attached()
    return page.locator(".plain button").count() > 0
