"""Whole games against bots in a real browser, by what a person sees: mouse, keyboard, phone, notation."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from web_people import PHONE, Server, new_page

MOST = 600
"""Decisions of one seat; no game comes near it."""


def play_now(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name="Choices")).to_be_attached()


def choices(page: Page) -> Locator:
    return page.locator("#choices").get_by_role("list").get_by_role("button")


def wait_for_question(page: Page) -> bool:
    """Until something is asked; False when the game is over."""
    asked = page.locator("#choices ul button:not([aria-disabled='true']), #choices a[href$='/end']")
    asked.first.wait_for(timeout=60_000)
    return page.locator("#choices a[href$='/end']").count() == 0


def told(page: Page) -> str:
    """What the page says now: choices, sentence and log."""
    return str(page.evaluate("document.querySelector('.table').innerText"))


def play_on(page: Page, choose: Callable[[Page, int], None]) -> int:
    """Decide until the game is over; how many decisions it took."""
    for number in range(MOST):
        if not wait_for_question(page):
            return number
        before = told(page)
        choose(page, number)
        page.wait_for_function("before => document.querySelector('.table').innerText !== before", arg=before)
    raise AssertionError("the game does not end")


def see_the_end(page: Page) -> None:
    page.locator("#choices a[href$='/end']").click()
    page.wait_for_url("**/end")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("table").first).to_be_visible()


def take_a_turn(number: int, count: int) -> int:
    """Vary the choice a little, so that games are not all alike."""
    return (number * 7) % count


def by_mouse(page: Page, number: int) -> None:
    """On the board itself: what glows is a button; a place with several choices opens a small menu."""
    board = page.get_by_role("main")
    glowing = board.get_by_role("button")
    if board.get_by_role("button", name="W").count() == 4:
        glowing.nth(0).click()
        glowing.nth(1).click()
        return
    place = glowing.nth(take_a_turn(number, glowing.count()))
    opens_menu = re.search(r"\d+ choices", place.get_attribute("aria-label") or "") is not None
    place.click()
    if opens_menu:
        board.get_by_role("button", name="Close", exact=True).wait_for()
        glowing.last.click()


def by_keyboard(page: Page, number: int) -> None:
    """Only keys: the digit beside a choice, or Tab and arrows to it and Enter."""
    if number % 3:
        page.keyboard.press("1")
        return
    choices(page).first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def by_tapping(page: Page, number: int) -> None:
    found = choices(page)
    found.nth(take_a_turn(number, found.count())).tap()


def by_notation(page: Page, number: int) -> None:
    field = page.get_by_role("combobox").or_(page.get_by_role("textbox")).first
    found = choices(page)
    field.fill(str(found.nth(take_a_turn(number, found.count())).get_attribute("title")))
    field.press("Enter")


def test_a_whole_game_by_mouse_on_the_board(page: Page, server: Server) -> None:
    play_now(page, server)
    assert play_on(page, by_mouse) > 27
    see_the_end(page)


def test_a_whole_game_by_keyboard_alone(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    assert play_on(page, by_keyboard) > 27
    page.locator("#choices a[href$='/end']").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/end")


def test_a_whole_game_on_a_phone(browser: Browser, server: Server, troubles: list[str]) -> None:
    page = new_page(browser, troubles, PHONE, touch=True)
    play_now(page, server)
    assert play_on(page, by_tapping) > 27
    see_the_end(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.context.close()
    assert [] == troubles


def test_a_whole_game_by_the_notation_field_only(page: Page, server: Server) -> None:
    play_now(page, server)
    assert play_on(page, by_notation) > 27


@pytest.mark.parametrize("language", ["ru-RU", "zh-CN"])
def test_other_languages_are_spoken(browser: Browser, server: Server, troubles: list[str], language: str) -> None:
    page = new_page(browser, troubles, language=language)
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
    assert "Play now" not in page.locator("body").inner_text()
    page.context.close()
