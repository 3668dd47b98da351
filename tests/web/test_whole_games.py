"""Games against bots in a real browser, by what a person sees: mouse, keyboard, phone, notation.

A whole one with the mouse on the board; of the others the beginning and the end, and all of them where LONGCOUNT_LONG
is set.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, ElementHandle, Page, TimeoutError, expect
from web_people import (
    BEGINNING,
    PATIENCE,
    PHONE,
    Server,
    card,
    choices,
    log_of,
    near_the_end,
    new_page,
    wait_for_answer,
    wait_for_bots,
)

MOST = 600
"""Decisions of one seat; no game comes near it."""
LEAST = min(27, BEGINNING)
"""Decisions of one seat in the shortest game, or in the beginning of one."""
BOTS = 3
"""Whom one plays against after "Play now"."""


def play_now(page: Page, server: Server) -> None:
    page.goto(server.url)
    card(page).get_by_role("button", name="Play now").click()
    wait_for_bots(page, BOTS)


def wait_for_question(page: Page) -> bool:
    """Until something is asked; False when the game is over."""
    asked = page.locator("#choices ul button:not([aria-disabled='true']), #choices a[href$='/end']")
    asked.first.wait_for(timeout=2 * PATIENCE)
    return page.locator("#choices a[href$='/end']").count() == 0


def play_on(page: Page, choose: Callable[[Page, int], str], most: int = MOST) -> int:
    """Decide so many times, or until the game is over; how many decisions it took."""
    for number in range(most):
        if not wait_for_question(page):
            return number
        before = log_of(page)
        chosen = choose(page, number)
        try:
            wait_for_answer(page, before)
        except TimeoutError:
            raise AssertionError(f"decision {number}: nothing came of {chosen!r}") from None
    assert most < MOST, "the game does not end"
    return most


def see_the_end(page: Page) -> None:
    expect(page.get_by_role("main").get_by_text("to act", exact=True)).to_have_count(0)
    page.locator("#choices a[href$='/end']").click()
    page.wait_for_url("**/end")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("table").first).to_be_visible()


def one_of(found: list[ElementHandle], number: int) -> ElementHandle:
    """One of them, each time another, so that games are not all alike."""
    assert found, "there is nothing to choose"
    return found[(number * 7) % len(found)]


def name_of(button: ElementHandle) -> str:
    return button.get_attribute("aria-label") or button.inner_text()


def by_mouse(page: Page, number: int) -> str:
    """On the board itself, where what glows is a button: two wealth tiles; a place; a small menu by a place."""
    board = page.get_by_role("main")
    menu = board.get_by_role("dialog")
    expect(menu).to_have_count(0)
    tiles = board.get_by_role("region", name="Wealth tiles").get_by_role("button").element_handles()
    if tiles:
        tiles[0].click()
        tiles[1].click()
        return "two wealth tiles"
    place = one_of(board.get_by_role("button").element_handles(), number)
    name = name_of(place)
    several = re.search(r": (\d+) choices$", name)
    place.click()
    if several is None:
        return name
    menu.wait_for()
    items = menu.get_by_role("button").filter(has_not_text="×").element_handles()
    assert int(several[1]) == len(items), name
    choice = one_of(items, number)
    name += f", {name_of(choice)}"
    choice.click()
    return name


def by_keyboard(page: Page, number: int) -> str:
    """Only keys: the digit beside a choice, or Tab and arrows to it and Enter."""
    if number % 3:
        page.keyboard.press("1")
        return "1"
    choices(page).first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    return "ArrowDown, Enter"


def by_tapping(page: Page, number: int) -> str:
    choice = one_of(choices(page).element_handles(), number)
    name = name_of(choice)
    choice.tap()
    return name


def by_notation(page: Page, number: int) -> str:
    line = str(one_of(choices(page).element_handles(), number).get_attribute("title"))
    field = page.get_by_role("combobox").or_(page.get_by_role("textbox")).first
    field.fill(line)
    field.press("Enter")
    return line


def test_a_whole_game_by_mouse_on_the_board(page: Page, server: Server) -> None:
    play_now(page, server)
    assert play_on(page, by_mouse) > 27
    see_the_end(page)


def test_a_game_by_keyboard_alone(page: Page, server: Server) -> None:
    page.goto(server.url)
    card(page).get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    wait_for_bots(page, BOTS)
    assert play_on(page, by_keyboard, BEGINNING) >= LEAST
    near_the_end(page, server, "tzolkin")
    play_on(page, by_keyboard)
    page.locator("#choices a[href$='/end']").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/end")


def test_a_game_on_a_phone(browser: Browser, server: Server, troubles: list[str]) -> None:
    page = new_page(browser, troubles, PHONE, touch=True)
    play_now(page, server)
    assert play_on(page, by_tapping, BEGINNING) >= LEAST
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    near_the_end(page, server, "tzolkin")
    play_on(page, by_tapping)
    see_the_end(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.context.close()
    assert [] == troubles


def test_a_game_by_the_notation_field_only(page: Page, server: Server) -> None:
    play_now(page, server)
    assert play_on(page, by_notation, BEGINNING) >= LEAST
    near_the_end(page, server, "tzolkin")
    play_on(page, by_notation)
    see_the_end(page)


@pytest.mark.parametrize("language", ["ru-RU", "zh-CN"])
def test_other_languages_are_spoken(browser: Browser, server: Server, troubles: list[str], language: str) -> None:
    page = new_page(browser, troubles, language=language)
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
    assert "Play now" not in page.locator("body").inner_text()
    page.context.close()
