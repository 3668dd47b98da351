"""Games of Tikal against bots in a real browser, by what a person sees: mouse on the map, keyboard, phone.

A whole one with the mouse; of the others the beginning and the end, and all of them where LONGCOUNT_LONG is set.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from web_people import (
    BEGINNING,
    BOT,
    DESKTOP,
    ME,
    PHONE,
    Server,
    log_of,
    near_the_end,
    new_page,
    open_table,
    wait_for_answer,
)

MOST = 900
"""Decisions of one seat; no game comes near it."""
LEAST = min(41, BEGINNING)
"""Decisions of one seat in the shortest game, or in the beginning of one."""
PATIENCE = 90_000
"""Milliseconds until the others have moved, on a machine that is busy with other things."""
LAID = re.compile("the tile fits here")
TAKEN = re.compile("^Take ")
CHOICES = re.compile(r"\d choices?$")
GLOWING = "[role=button][aria-label*='the tile fits here']"
OFFERING = "[role=button]:is([aria-label$=' choice'], [aria-label$=' choices'])"
WITHIN_REACH = "[role=button][aria-label*=' AP']"
"""Places of the map, by their labels: not by roles and names, for which everything drawn would be asked."""


def begin(page: Page, server: Server, **options: str) -> None:
    """A table of one person and a bot, and its page."""
    table = open_table(page, server, ME, BOT, game="tikal", options=options)
    page.goto(f"{server.url}/t/{table['id']}")
    expect(page.get_by_role("group", name="Map of Tikal")).to_be_visible(timeout=PATIENCE)


def wait_for_question(page: Page) -> bool:
    """Until something is asked; False when the game is over."""
    asked = """() => document.querySelector("#choices [aria-busy=false] button, #choices a[href$='/end']")"""
    page.wait_for_function(asked, timeout=PATIENCE)
    return page.locator("#choices a[href$='/end']").count() == 0


def play_on(page: Page, choose: Callable[[Page, int], None], most: int = MOST) -> int:
    """Decide so many times, or until the game is over; how many decisions it took."""
    for number in range(most):
        if not wait_for_question(page):
            return number
        before = log_of(page)
        choose(page, number)
        wait_for_answer(page, before, PATIENCE)
    assert most < MOST, "the game does not end"
    return most


def see_the_end(page: Page) -> None:
    page.locator("#choices a[href$='/end']").click()
    page.wait_for_url("**/end")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("table").first).to_be_visible()
    assert "Temples, last scoring" in page.get_by_role("main").inner_text()


def land(page: Page) -> Locator:
    return page.locator("[role=group][aria-label='Map of Tikal']")


def button(page: Page, name: str) -> Locator:
    """A button of the board that says so, or is labelled so."""
    return page.locator(f"main :is(button[aria-label='{name}'], button:not([aria-label]):text-is('{name}'))")


def one_of(found: Locator, number: int) -> Locator:
    """Vary the choice a little, so that games are not all alike."""
    return found.nth((number * 7) % found.count())


def press(place: Locator, by_touch: bool) -> None:
    place.scroll_into_view_if_needed()
    if by_touch:
        place.tap()
    else:
        place.click()


def on_the_board(page: Page, number: int, by_touch: bool = False) -> None:
    """Lay, bid, choose, or spend action points, all on the drawing."""
    names = names_on(page)
    if any(map(LAID.search, names)):
        lay(page, number, by_touch)
    elif "Pass" in names:
        bid(page.get_by_role("main"), number, by_touch)
    elif any(map(TAKEN.search, names)):
        press(one_of(page.get_by_role("main").get_by_role("button", name=TAKEN), number), by_touch)
    elif number % 4 == 3 or not any(map(CHOICES.search, names)):
        press(button(page, "End the turn"), by_touch)
    else:
        act(page, number, by_touch)


def names_on(page: Page) -> list[str]:
    """What the buttons of the board are called, in one look: asking by role for each takes long on a large map."""
    buttons = page.locator("main :is(button, [role=button])")
    return list(buttons.evaluate_all("all => all.map((one) => one.ariaLabel ?? one.textContent.trim())"))


def laying(page: Page) -> bool:
    return land(page).locator(GLOWING).count() > 0


def lay(page: Page, number: int, by_touch: bool) -> None:
    """A glowing space, a turn of the tile if it has any, and the word."""
    press(one_of(land(page).locator(GLOWING), number), by_touch)
    if button(page, "Turn right").is_enabled():
        press(button(page, "Turn right"), by_touch)
    press(button(page, "Lay here"), by_touch)


def bid(board: Locator, number: int, by_touch: bool) -> None:
    bids = board.get_by_role("button", name=re.compile(r"^Bid \d+$"))
    name = "Pass" if number % 3 or not bids.count() else bids.first.inner_text()
    press(board.get_by_role("button", name=name, exact=True).first, by_touch)


def act(page: Page, number: int, by_touch: bool) -> None:
    """Take up what a place offers: an action, or a figure that then goes somewhere."""
    place = one_of(land(page).locator(OFFERING), number)
    press(place, by_touch)
    menu = page.locator("[role=dialog][aria-label^='Choices']")
    cancel = button(page, "Cancel")
    expect(menu.or_(cancel).first).to_be_visible()
    if menu.is_visible():
        items = menu.get_by_role("button").filter(has_not_text="×")
        press(one_of(items, number), by_touch)
    if cancel.is_visible():
        press(one_of(land(page).locator(WITHIN_REACH), number), by_touch)
        if menu.is_visible():
            press(menu.get_by_role("button").filter(has_not_text="×").first, by_touch)


def by_keyboard(page: Page, number: int) -> None:
    """Only keys: on the map with arrows and Enter, in the list with the signs beside the choices."""
    if laying(page) and number % 2:
        lay_by_keys(page)
        return
    signs = page.locator("#choices [data-offer] kbd")
    if not signs.count():
        page.keyboard.press("1")  # unfolds the first group
        expect(signs.first).to_be_visible()
    page.keyboard.press(signs.first.inner_text())


def lay_by_keys(page: Page) -> None:
    """From the hexagon where the keys are over its neighbours to one that glows, then turn the tile and confirm."""
    land(page).locator("[tabindex='0']").focus()
    seen = {focused(page)}
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        seen.add(focused(page))
    assert len(seen) > 1
    if not LAID.search(focused(page)):
        page.keyboard.press("PageDown")
    assert LAID.search(focused(page))
    page.keyboard.press("Enter")
    page.keyboard.press("e")
    page.keyboard.press("Enter")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.getAttribute('aria-label')"))


def test_a_whole_game_by_mouse_on_the_map(page: Page, server: Server) -> None:
    begin(page, server)
    assert play_on(page, on_the_board) > 40
    see_the_end(page)


def test_a_game_with_auctions_by_mouse_on_the_map(page: Page, server: Server) -> None:
    begin(page, server, version="auction")
    assert play_on(page, on_the_board, BEGINNING) >= LEAST
    near_the_end(page, server, "tikal", version="auction")
    play_on(page, on_the_board)
    see_the_end(page)


def test_a_game_by_keyboard_alone(page: Page, server: Server) -> None:
    begin(page, server)
    assert play_on(page, by_keyboard, BEGINNING) >= LEAST
    near_the_end(page, server, "tikal")
    play_on(page, by_keyboard)
    page.locator("#choices a[href$='/end']").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/end")


def by_tapping(page: Page, number: int) -> None:
    on_the_board(page, number, by_touch=True)


def test_a_game_on_a_phone(browser: Browser, server: Server, troubles: list[str]) -> None:
    page = new_page(browser, troubles, PHONE, touch=True)
    begin(page, server)
    assert play_on(page, by_tapping, BEGINNING) >= LEAST
    near_the_end(page, server, "tikal")
    play_on(page, by_tapping)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    see_the_end(page)
    page.context.close()
    assert [] == troubles


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_map_grows(browser: Browser, server: Server, troubles: list[str], size: dict[str, int]) -> None:
    """Only what is explored and its surroundings are drawn; tiles stay large enough for a finger."""
    page = new_page(browser, troubles, size, touch=size is PHONE)
    begin(page, server, first_player="seat1")
    before = land(page).get_by_role("button", name=LAID).count() + land(page).get_by_role("img").count()
    box = land(page).get_by_role("button", name=LAID).first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    lay(page, 0, by_touch=size is PHONE)
    expect(page.get_by_role("main").get_by_role("button", name="End the turn")).to_be_visible()
    expect(land(page).locator("[data-space]")).to_have_count(5)
    assert before >= 5
    page.context.close()
    assert [] == troubles


def test_a_map_that_is_larger_than_its_window_shows_the_base_camp_first(
    browser: Browser, server: Server, troubles: list[str]
) -> None:
    page = new_page(browser, troubles, PHONE, touch=True)
    begin(page, server, first_player="seat1")
    for number in range(3):
        wait_for_question(page)
        before = log_of(page)
        on_the_board(page, number, by_touch=True)
        wait_for_answer(page, before, PATIENCE)
    page.reload()
    expect(land(page)).to_be_visible()
    camp = land(page).locator("[data-space='a1']")
    expect(camp).to_be_in_viewport(ratio=0.9)
    page.context.close()
    assert [] == troubles
