"""A game that nobody here knows, in a real browser: no drawing of its own, so the plain board is its board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from web_people import BOT, DESKTOP, ME, PHONE, Server, choices, log_of, new_page, open_table, wait_for_answer

PLUGIN = Path(__file__).parents[1] / "plugin"
CARDS = 7


@pytest.fixture(scope="module")
def plugin_server(tmp_path_factory: pytest.TempPathFactory, server: Server) -> Iterator[Server]:
    """A server that finds one game more."""
    own = Server(tmp_path_factory.mktemp("plugin"), PLUGIN)
    own.start()
    yield own
    own.stop()


def board(page: Page) -> Locator:
    return page.get_by_role("main").locator(".plain")


def see_the_table(page: Page, cards: int) -> None:
    """What is on the table, the players with what they have, and a button for every card that may be played."""
    expect(board(page).locator(".offers button")).to_have_count(cards)
    expect(choices(page)).to_have_count(cards)
    expect(board(page).get_by_role("row")).to_have_count(3)


def play_a_card(page: Page, number: int, by_touch: bool) -> None:
    """On the board and in the list by turns, now a high one, now a low one."""
    cards = choices(page) if number % 2 else board(page).locator(".offers button")
    card = cards.first if number % 3 else cards.last
    before = log_of(page)
    if by_touch:
        card.tap()
    else:
        card.click()
    wait_for_answer(page, before)


@pytest.mark.parametrize(
    ("language", "size", "asked", "ties", "result"),
    [
        ("en-GB", DESKTOP, "Which card do you play?", "Ties lost", "Prizes"),
        ("ru-RU", PHONE, "Какую карту вы сыграете?", "Ничья приз пропадает", "Призы"),
        ("zh-CN", DESKTOP, "你打出哪张牌？", "平局 作废", "奖品"),
    ],
    ids=["en", "ru", "zh"],
)
def test_a_whole_game_on_the_plain_board(
    browser: Browser,
    plugin_server: Server,
    troubles: list[str],
    language: str,
    size: dict[str, int],
    asked: str,
    ties: str,
    result: str,
) -> None:
    by_touch = size is PHONE
    page = new_page(browser, troubles, size, touch=by_touch, language=language)
    page.goto(plugin_server.url)
    expect(page.get_by_role("article").filter(has=page.get_by_role("heading", name="Goofspiel"))).to_be_visible()
    table = open_table(page, plugin_server, ME, BOT, game="goofspiel")
    page.goto(f"{plugin_server.url}/t/{table['id']}")
    expect(page.get_by_text(asked).first).to_be_visible()
    expect(board(page)).to_contain_text(re.compile(ties.replace(" ", r"\s*", 1)))
    for number in range(CARDS):
        see_the_table(page, CARDS - number)
        play_a_card(page, number, by_touch)
    page.locator("#choices a[href$='/end']").click()
    page.wait_for_url("**/end")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("table").first).to_contain_text(result)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.context.close()
    assert [] == troubles


def test_a_refusal_of_the_game_names_its_rule(browser: Browser, plugin_server: Server, troubles: list[str]) -> None:
    page = new_page(browser, troubles, language="ru-RU")
    table = open_table(page, plugin_server, ME, BOT, game="goofspiel")
    page.goto(f"{plugin_server.url}/t/{table['id']}")
    see_the_table(page, CARDS)
    field = page.locator("form.notation input")
    field.fill("turn 1")
    field.press("Enter")
    expect(page.locator(".toast").last).to_contain_text("Призы открывает случай.")
    expect(page.locator(".toast").last.get_by_role("link")).to_have_text(re.compile("^G-ROUND-01"))
    page.context.close()
    assert [] == troubles
