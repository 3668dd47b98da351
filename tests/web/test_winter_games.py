"""Games of Endless Winter in a real browser: mouse on the table, keyboard, phone, and two people on one sofa.

Their beginning and their end; whole ones, which take minutes, where LONGCOUNT_LONG is set.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Browser, ElementHandle, Locator, Page, expect
from web_people import BEGINNING, BOT, ME, PHONE, Server, near_the_end, new_page, open_table

MOST = 900
"""Decisions of one seat; no game comes near it."""
LEAST = min(30, BEGINNING)
"""Decisions of one seat in the shortest game, twelve turns and four eclipses; or in the beginning of one."""
PATIENCE = 90_000
"""Milliseconds until the others have moved, on a machine that is busy with other things."""
GLOWING = "[data-home][role=button], .chip"
"""What can be chosen on the table: places, and the loose choices of the strip."""
TOLD = "[...document.querySelectorAll('.now, [role=log], #choices')].map((part) => part.textContent).join()"
ANSWERED = "() => !document.querySelector('#choices [aria-busy=true]')"
"""The log is told before the next choices come: until then the old ones are busy."""


def begin(page: Page, server: Server, other: dict[str, str], **options: str) -> None:
    """A table of two, and its page."""
    table = open_table(page, server, ME, other, game="winter", options=options)
    page.goto(f"{server.url}/t/{table['id']}")


def against_a_bot(page: Page, server: Server, **options: str) -> None:
    begin(page, server, BOT, **options)
    expect(board(page)).to_be_visible(timeout=PATIENCE)


def board(page: Page) -> Locator:
    return page.get_by_role("group", name="Endless Winter board")


def menu(page: Page) -> Locator:
    return board(page).get_by_role("dialog", name=re.compile("^Choices"))


def wait_for_question(page: Page) -> bool:
    """Until something is asked; False when the game is over."""
    asked = """() => document.querySelector("#choices [aria-busy=false] button, #choices a[href$='/end']")"""
    page.wait_for_function(asked, timeout=PATIENCE)
    return page.locator("#choices a[href$='/end']").count() == 0


def play_on(page: Page, choose: Callable[[Page, int], str], most: int = MOST) -> int:
    """Decide so many times, or until the game is over; how many decisions it took."""
    for number in range(most):
        if not wait_for_question(page):
            return number
        before = page.evaluate(TOLD)
        chosen = choose(page, number)
        try:
            page.wait_for_function(f"before => {TOLD} !== before", arg=before, timeout=PATIENCE)
        except Exception as problem:
            raise AssertionError(f"decision {number}: nothing came of {chosen!r}") from problem
    assert most < MOST, "the game does not end"
    return most


def see_the_end(page: Page) -> None:
    page.locator("#choices a[href$='/end']").click()
    page.wait_for_url("**/end")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("table").first).to_be_visible()
    assert "Veneration and burials" in page.get_by_role("main").inner_text()


def one_of(found: list[ElementHandle], number: int) -> ElementHandle:
    """One of them, each time another, so that games are not all alike."""
    assert found, "there is nothing to choose"
    return found[(number * 7) % len(found)]


def seen(places: Locator) -> list[ElementHandle]:
    return [place for place in places.element_handles() if place.is_visible()]


def press(place: ElementHandle, by_touch: bool) -> str:
    """Press it; its name."""
    place.scroll_into_view_if_needed()
    name = place.get_attribute("aria-label") or str(place.text_content())
    if by_touch:
        place.tap()
    else:
        place.click()
    return name


def on_the_table(page: Page, number: int, by_touch: bool = False) -> str:
    """A place that glows, then its menu, then where the camp goes, as far as they come."""
    name = press(one_of(seen(board(page).locator(GLOWING)), number), by_touch)
    if menu(page).count():
        name += ", " + press(one_of(menu(page).locator(".item").element_handles(), number), by_touch)
    targets = board(page).locator("[data-look=target]")
    if targets.count():
        name += ", " + press(one_of(targets.element_handles(), number), by_touch)
    return name


def by_keyboard(page: Page, number: int) -> str:
    """Only keys: the sign beside a choice; on the table Enter, arrows in a menu, Enter again."""
    if number % 3:
        key = one_of(page.locator("#choices [data-offer] kbd").element_handles(), number).inner_text()
        page.keyboard.press(key)
        return key
    places = seen(board(page).locator(GLOWING))
    place = one_of(places, number)
    place.focus()
    page.keyboard.press("Enter")
    if menu(page).count():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    targets = board(page).locator("[data-look=target]")
    if targets.count():
        targets.first.focus()
        page.keyboard.press("Enter")
    return f"Enter on {place.get_attribute('data-home')}"


def by_tapping(page: Page, number: int) -> str:
    """Now on the drawing, now in the list."""
    if number % 2 and seen(board(page).locator(GLOWING)):
        return on_the_table(page, number, by_touch=True)
    return press(one_of(page.locator("#choices [data-offer]").element_handles(), number), by_touch=True)


def test_a_game_by_mouse_on_the_table(page: Page, server: Server) -> None:
    options = {"draft": "chiefs", "glacier_tokens": "yes", "rest_tokens": "yes"}
    against_a_bot(page, server, **options)
    assert play_on(page, on_the_table, BEGINNING) >= LEAST
    near_the_end(page, server, "winter", **options)
    play_on(page, on_the_table)
    see_the_end(page)


def test_a_game_by_keyboard_alone(page: Page, server: Server) -> None:
    against_a_bot(page, server)
    assert play_on(page, by_keyboard, BEGINNING) >= LEAST
    near_the_end(page, server, "winter")
    play_on(page, by_keyboard)
    page.locator("#choices a[href$='/end']").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/end")


def test_a_game_on_a_phone(browser: Browser, server: Server, troubles: list[str]) -> None:
    page = new_page(browser, troubles, PHONE, touch=True)
    against_a_bot(page, server)
    assert play_on(page, by_tapping, BEGINNING) >= LEAST
    near_the_end(page, server, "winter")
    play_on(page, by_tapping)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    see_the_end(page)
    page.context.close()
    assert [] == troubles


# --- One sofa -------------------------------------------------------------------


def offered(page: Page, like: str) -> list[str]:
    """Choices of the list whose notation begins, or ends, like this."""
    found = page.locator(f"#choices [data-offer^='{like}'], #choices [data-offer$='{like}']").element_handles()
    return [str(one.get_attribute("data-offer")) for one in found]


def choose(page: Page, text: str) -> None:
    before = page.evaluate(TOLD)
    page.locator(f"#choices [data-offer='{text}']").click()
    page.wait_for_function(f"before => {TOLD} !== before", arg=before, timeout=PATIENCE)
    page.wait_for_function(ANSWERED, timeout=PATIENCE)


def curtain(page: Page) -> Locator:
    return page.get_by_role("heading", name=re.compile("^Hand over to "))


def take_the_screen(page: Page) -> str:
    """Between two people hangs a curtain with no card behind it; whose turn it is."""
    expect(curtain(page)).to_be_visible(timeout=PATIENCE)
    expect(board(page)).to_have_count(0)
    assert page.locator(".card, [role=log], [data-offer]").count() == 0
    name = curtain(page).inner_text().removeprefix("Hand over to ")
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    return name


def beginning(page: Page) -> Locator:
    """The choices with which somebody begins: a side of the chief's card, or where a figure goes."""
    return page.locator("#choices:not(:has([aria-busy=true]))").locator("[data-offer$=' rest'], [data-offer^='side ']")


def stays(page: Page) -> bool:
    """Whether the same person is asked again: then nothing is handed over."""
    expect(curtain(page).or_(beginning(page)).first).to_be_visible(timeout=PATIENCE)
    return curtain(page).count() == 0


def take_a_turn(page: Page) -> str | None:
    """Choose a side, or rest; in the last turn of the round a card is hidden: its name."""
    beginning(page).first.wait_for()
    if offered(page, "side "):
        choose(page, "side A")
        return None
    choose(page, offered(page, " rest")[-1])
    choose(page, "end")
    if not offered(page, "pile "):
        return None
    pile = offered(page, "pile ")[0]
    name = page.locator(f"[data-offer='{pile}']").inner_text().strip().removesuffix(" into the eclipse pile")
    name = name[name.rfind("\n") + 1 :]
    choose(page, pile)
    if offered(page, "done"):
        assert f"({name})" in page.get_by_role("log").inner_text(), "one's own secrets one may read"
        choose(page, "done")
    return name


def test_hands_are_hidden_on_one_sofa(page: Page, server: Server) -> None:
    """The curtain falls at every change of seat, and the log keeps the secrets of whoever sat there before."""
    begin(page, server, {"kind": "hot", "name": "Beata"})
    people: list[str] = []
    hidden: str | None = None
    while hidden is None:
        people.append(people[-1] if people and stays(page) else take_the_screen(page))
        hidden = take_a_turn(page)
    assert len(people) == 7, "two sides, and turns in order until the first person's third"
    assert len(set(people)) == 2 and people[0] != people[1] and people[2] != people[3]
    assert people[2:] == [people[2], people[3]] * 2 + [people[2]]
    people.append(take_the_screen(page))
    log = page.get_by_role("log")
    expect(log.get_by_text("decides in secret").first).to_be_visible()
    assert f"({hidden})" not in log.inner_text()
