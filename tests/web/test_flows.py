"""What people do around a game, by what they see: invite, pass the screen, change their mind, keep, replay, leave."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Locator, Page, StorageState, expect
from web_people import (
    BOT,
    HEADERS,
    LINK,
    ME,
    PATIENCE,
    Server,
    card,
    choices,
    log_of,
    new_page,
    open_table,
    wait_for_answer,
    wait_for_bots,
)

DOUBLED = {"width": 720, "height": 450}
"""What a page has left of 1440 x 900 at 200 %."""
WEALTH = re.compile(r"\bW\d\d\b")
I_BEGIN = {"first_player": "seat1"}
PLAY_BY_ITSELF = (
    """setInterval(() => document.querySelector("#choices ul button:not([aria-disabled='true'])")?.click(), 5)"""
)


def opened(page: Page, server: Server, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
    """A table by the shortest way, and its page."""
    table = open_table(page, server, *seats, options=I_BEGIN, **more)
    page.goto(f"{server.url}/t/{table['id']}")
    if LINK not in seats:
        wait_for_bots(page, seats.count(BOT))
    return table


def sit_down(friend: Page, server: Server, table: dict[str, Any]) -> None:
    friend.goto(server.url + next(seat["link"] for seat in table["seats"] if seat.get("link")))
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("heading", name="Choices")).to_be_attached()


def choose(page: Page, name: str = "") -> None:
    """Take a choice of the list, and wait until the table has answered."""
    button = choices(page).filter(has_text=name).first
    button.wait_for()
    before = log_of(page)
    button.click()
    wait_for_answer(page, before)


def go_on(page: Page) -> None:
    """End the turn where that is offered; else take the first choice, whatever it is."""
    choices(page).first.wait_for()
    choose(page, "End the turn" if choices(page).filter(has_text="End the turn").count() else "")


def begin_with_corn(page: Page, server: Server, *seats: dict[str, str]) -> None:
    """A table of one's own where the wealth dealt pays for several workers, up to one's first turn."""
    opened(page, server, *seats)
    choices(page).first.wait_for()
    corn = [sum(map(int, re.findall(r"(\d+) corn", text))) for text in choices(page).all_inner_texts()]
    assert max(corn) >= 6, "the seed of the server is chosen so"
    choices(page).nth(corn.index(max(corn))).click()
    page.get_by_text("Your turn: place workers").wait_for()


def say(page: Page, line: str) -> None:
    field = page.get_by_role("combobox", name="Decision in notation")
    field.fill(line)
    field.press("Enter")


def notice(page: Page) -> Locator:
    return page.locator(".toast").last


def table_form(page: Page, server: Server) -> Locator:
    page.goto(server.url)
    card(page).get_by_role("button", name="Open a table").click()
    return page.get_by_role("dialog")


def in_dialog(page: Page, button: str) -> Locator:
    page.get_by_role("button", name=button).click()
    return page.get_by_role("dialog")


@pytest.fixture
def friend(browser: Browser, server: Server) -> Iterator[Page]:
    """Somebody else, with another browser."""
    page = new_page(browser, [])
    yield page
    page.context.close()


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> tuple[str, StorageState]:
    """A game of one person against a bot, played to its end, and that person's cookies."""
    page = new_page(browser, [])
    page.request.put(f"{server.url}/api/me", data={"name": "Ann"}, headers=HEADERS)
    table = opened(page, server, ME, BOT)
    page.evaluate(PLAY_BY_ITSELF)
    page.get_by_role("link", name="See the result").wait_for(timeout=4 * PATIENCE)
    cookies = page.context.storage_state()
    page.context.close()
    return str(table["id"]), cookies


@pytest.fixture
def player(page: Page, finished: tuple[str, StorageState]) -> Page:
    """That person again."""
    page.context.add_cookies(cast(Any, finished[1]["cookies"]))
    return page


def test_the_level_chosen_is_played_against_and_remembered(page: Page, server: Server) -> None:
    page.goto(server.url)
    expect(card(page).get_by_role("combobox")).to_have_value("regular")
    card(page).get_by_role("combobox").select_option("Strong")
    expect(card(page)).to_contain_text("an eye trained on thousands of games")
    card(page).get_by_role("button", name="Play now").click()
    wait_for_bots(page, 3)
    expect(page.get_by_text("Strong 4").first).to_be_visible()
    page.goto(server.url)
    expect(card(page, "Tikal").get_by_role("combobox")).to_have_value("strong")


def test_a_table_by_the_form_and_a_friend_by_its_link(page: Page, friend: Page, server: Server) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    form = table_form(page, server)
    form.get_by_role("radio", name="3 players").check()
    expect(form.get_by_role("combobox", name="Who plays on seat 2")).to_have_value("link")
    form.get_by_role("combobox", name="Which bot").select_option("random")
    form.get_by_text("Rules of this table").click()
    form.get_by_label("The first-player marker").select_option("Seat 1")
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Seats are free")).to_be_visible()
    expect(page.get_by_text("→ Seat 1")).to_be_visible()
    page.get_by_role("button", name="Copy").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    friend.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(friend.get_by_text("→ Seat 1")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    for one in (page, friend):
        expect(choices(one)).to_have_count(6)


def test_two_at_one_screen_see_nothing_of_each_other(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Save").click()
    expect(notice(page)).to_contain_text("Your name is kept")
    form = table_form(page, server)
    form.get_by_role("combobox", name="Who plays on seat 2").select_option("Somebody at this screen")
    form.get_by_role("textbox", name="Name").fill("Bob")
    form.get_by_role("button", name="Open the table").click()
    seen: dict[str, set[str]] = {}
    for name in ("Ann", "Bob"):
        expect(page.get_by_role("heading", name=f"Hand over to {name}")).to_be_visible()
        assert [] == WEALTH.findall(page.content())
        page.reload()
        expect(page.get_by_role("heading", name=f"Hand over to {name}")).to_be_visible()
        assert [] == WEALTH.findall(page.content())
        page.get_by_role("button", name=f"I am {name}").click()
        expect(choices(page)).to_have_count(6)
        seen[name] = set(WEALTH.findall(page.content()))
        assert 4 == len(seen[name])
        choose(page)
    assert not seen["Ann"] & seen["Bob"]
    asked = set()
    for _ in range(8):
        choices(page).first.wait_for()
        asked.add(
            page.get_by_role("status").filter(has_text=re.compile("(Ann|Bob): ")).inner_text().split(":")[0].strip()
        )
        go_on(page)
    assert {"Ann", "Bob"} == asked


def test_one_step_and_a_whole_turn_are_taken_back(page: Page, server: Server) -> None:
    begin_with_corn(page, server, ME, BOT)
    so_far = page.get_by_text("This turn:")
    expect(so_far).to_have_count(0)
    choose(page, "Place a worker on Palenque")
    expect(so_far).to_have_text(re.compile("This turn: Place a worker on Palenque$"))
    choose(page, "Place a worker on Uxmal")
    expect(so_far).to_contain_text("Palenque → Place a worker on Uxmal")
    page.get_by_role("button", name="Undo one step").click()
    expect(so_far).to_have_text(re.compile("This turn: Place a worker on Palenque$"))
    choose(page, "Place a worker on Tikal")
    page.get_by_role("button", name="Undo the whole turn").click()
    expect(so_far).to_have_count(0)
    expect(page.get_by_role("button", name="Undo the whole turn")).to_have_count(0)
    choose(page, "Place a worker on Palenque")
    page.keyboard.press("u")
    expect(so_far).to_have_count(0)


def test_a_record_is_kept_and_loaded(
    player: Page, server: Server, finished: tuple[str, StorageState], tmp_path: Path, troubles: list[str]
) -> None:
    page = player
    page.goto(f"{server.url}/t/{finished[0]}/end")
    result = page.get_by_role("table").first.inner_text()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    assert ".lc" == kept.suffix
    text = kept.read_text()

    def replay_shows_it() -> None:
        page.wait_for_url("**/replay")
        page.get_by_role("link", name="See the result").click()
        expect(page.get_by_role("table").first).to_have_text(re.compile(r"\s*".join(map(re.escape, result.split()))))

    page.goto(server.url)
    page.get_by_label("Choose a file").set_input_files(kept)
    replay_shows_it()

    page.goto(server.url)
    page.get_by_text("Paste the text").first.click()
    field = page.get_by_role("textbox", name="Paste the text")
    lines = text.splitlines()
    lines[24] = f"{lines[24]} perhaps"
    field.fill("\n".join(lines))
    page.get_by_role("button", name="Load").click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"\bline 25\b", re.IGNORECASE))
    expect(field).to_have_value("\n".join(lines))
    field.fill(text)
    page.get_by_role("button", name="Load").click()
    replay_shows_it()
    troubles[:] = [trouble for trouble in troubles if "400" not in trouble]  # the browser notes the refused request


def test_a_replay_by_keys_and_by_its_links(
    player: Page, friend: Page, server: Server, finished: tuple[str, StorageState]
) -> None:
    page = player
    page.goto(f"{server.url}/t/{finished[0]}/replay")
    bar = page.get_by_role("navigation", name="Replay")
    position = bar.get_by_role("status")
    expect(position).to_have_text(re.compile(r"Move (\d+) of \1$"))

    def at() -> int:
        return int(position.inner_text().split()[1])

    def after(key: str) -> int:
        before = position.inner_text()
        page.keyboard.press(key)
        expect(position).not_to_have_text(before)
        return at()

    start = after("Home")
    assert start + 1 == after("ArrowRight")
    assert start == after("ArrowLeft")
    steps = {}
    for by in ("by turn", "by round"):
        bar.get_by_role("combobox").select_option(by)
        page.get_by_role("main").focus()
        after("End")
        after("Home")
        after("ArrowRight")
        steps[by] = after("ArrowRight") - start
    assert 2 <= steps["by turn"] < steps["by round"]
    there = position.inner_text()
    link = in_dialog(page, "Link to this position").get_by_role("textbox").input_value()
    friend.goto(link)
    expect(friend.get_by_role("navigation", name="Replay").get_by_role("status")).to_have_text(there)
    caption = re.compile(r"Round \d+")
    expect(friend.get_by_role("banner")).to_contain_text(caption)
    same = caption.search(friend.get_by_role("banner").inner_text())
    assert same
    expect(page.get_by_role("banner").first).to_contain_text(same[0])


def test_a_rematch(player: Page, server: Server, finished: tuple[str, StorageState]) -> None:
    player.goto(f"{server.url}/t/{finished[0]}/end")
    player.get_by_role("button", name="Rematch").click()
    player.wait_for_url(lambda url: "/t/" in url and finished[0] not in url)
    expect(choices(player)).to_have_count(6)
    player.goto(f"{server.url}/t/{finished[0]}/end")
    expect(player.get_by_role("link", name="To the rematch")).to_be_visible()


def test_a_bot_plays_on_for_a_friend_who_is_gone(page: Page, friend: Page, server: Server) -> None:
    table = opened(page, server, ME, LINK)
    sit_down(friend, server, table)
    choose(page)
    expect(page.get_by_text("Nothing to decide now")).to_be_visible()
    friend.goto("about:blank")
    players = in_dialog(page, "Players and links")
    expect(players.get_by_text("away")).to_be_visible()
    players.get_by_role("combobox", name="Which bot").select_option("random")
    page.once("dialog", lambda question: question.accept())
    players.get_by_role("button", name="Let a bot play").click()
    expect(players.get_by_text("bot · random")).to_be_visible()
    players.get_by_role("button", name="Close", exact=True).click()
    expect(choices(page).first).to_be_visible()


def test_leaving_and_closing(page: Page, friend: Page, server: Server) -> None:
    table = opened(page, server, ME, LINK)
    sit_down(friend, server, table)
    expect(choices(friend).first).to_be_visible()
    leave = in_dialog(friend, "Players and links").get_by_role("button", name="Leave the seat")
    friend.once("dialog", lambda question: question.dismiss())
    leave.click()
    expect(leave).to_be_visible()
    friend.once("dialog", lambda question: question.accept())
    leave.click()
    expect(page.get_by_text("A seat is free")).to_be_visible()
    friend.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    expect(friend.get_by_text("You are watching.", exact=True)).to_be_visible()
    expect(choices(friend)).to_have_count(0)
    page.once("dialog", lambda question: question.accept())
    in_dialog(page, "Players and links").get_by_role("button", name="Close the table").click()
    for one in (page, friend):
        expect(one.get_by_text("This table was closed.")).to_be_visible()
        expect(choices(one)).to_have_count(0)
        expect(one.get_by_text("The connection is gone")).to_have_count(0)


def test_anybody_sits_down_at_a_public_table(page: Page, friend: Page, server: Server) -> None:
    form = table_form(page, server)
    form.get_by_role("radio", name="Anybody: the table is listed").check()
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Seats are free")).to_be_visible()
    friend.goto(server.url)
    table = page.url.removeprefix(server.url)
    friend.get_by_role("region", name="Open tables").locator(f"a[href='{table}']").click()
    friend.get_by_role("button", name="Sit here").click()
    for one in (page, friend):
        expect(choices(one)).to_have_count(6)


def test_looking_back_and_going_back(page: Page, server: Server) -> None:
    begin_with_corn(page, server, ME, BOT)
    choose(page, "Place a worker on Uxmal")
    moment = page.get_by_role("log").get_by_role("button", name="places a worker on Uxmal")
    choose(page, "Place a worker on Tikal")
    moment.click()
    expect(page.get_by_text("You are looking back")).to_be_visible()
    expect(choices(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_text("You are looking back")).to_have_count(0)
    expect(choices(page).first).to_be_visible()
    moment.click()
    page.get_by_role("button", name="Take the game back to here").click()
    expect(page.get_by_text("This turn:")).to_have_text(re.compile("This turn: Place a worker on Uxmal$"))
    expect(page.get_by_role("log")).to_contain_text("takes the game back")


def test_a_clock_is_seen_and_explained_beforehand(page: Page, friend: Page, server: Server) -> None:
    page.clock.install()
    form = table_form(page, server)
    form.get_by_role("combobox", name="Clock").select_option("30 minutes each")
    expect(form.get_by_text("a bot plays on for that seat")).to_be_visible()
    form.get_by_role("button", name="Open the table").click()
    friend.goto(page.get_by_role("textbox", name="Link for seat 2").input_value())
    expect(friend.get_by_text("When a player’s time runs out, the bot “Regular” plays on")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    clock = page.get_by_role("list", name="Clock").get_by_role("listitem")
    expect(clock).to_have_count(2)
    expect(clock.first).to_contain_text(re.compile(r"30:00|29:\d\d"))
    page.clock.fast_forward("00:02")  # not so long that the page takes its line for dead
    expect(clock.first).to_contain_text(re.compile(r"29:\d\d"))


def test_a_refusal_says_why_and_names_its_rule(page: Page, server: Server) -> None:
    opened(page, server, ME, BOT)
    choices(page).first.wait_for()
    say(page, "place tikal")
    expect(notice(page)).to_contain_text(re.compile(r"\w+ \w+.*\."))
    rule = notice(page).get_by_role("link")
    assert rule.inner_text().startswith("T-")
    expect(rule).to_have_attribute("href", re.compile("^/rules/tzolkin/T-"))
    with page.context.expect_page() as opening:
        rule.click()
    expect(opening.value.locator("article.open")).to_be_visible()
    opening.value.close()
    choose(page)
    expect(page.locator(".toast")).to_have_count(0)
    page.get_by_text("Your turn: place workers").wait_for()
    say(page, "why place tikal")
    expect(notice(page)).to_contain_text("“place tikal” would be taken")
    say(page, "why end")
    expect(notice(page).get_by_role("link")).to_have_text(re.compile("^T-"))
    say(page, "fly to the moon")
    expect(notice(page)).to_contain_text("fly to the moon")


@pytest.mark.parametrize(("language", "letters"), [("Русский", "[а-я]{3}"), ("中文", "[一-龥]{3}")])
def test_language_and_colours_stay(page: Page, server: Server, language: str, letters: str) -> None:
    opened(page, server, ME, BOT)
    choices(page).first.wait_for()
    settings = in_dialog(page, "Settings")
    settings.get_by_role("radio", name="dark").check()
    settings.get_by_role("radio", name=language).click()
    expect(page.locator("html")).to_have_attribute("lang", "ru" if language == "Русский" else "zh")
    page.reload()
    choices(page).first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "ru" if language == "Русский" else "zh")
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert sum(map(int, re.findall(r"\d+", ground)[:3])) < 200
    field = page.locator("form.notation input")
    field.fill("place tikal")
    field.press("Enter")
    expect(notice(page)).to_contain_text(re.compile(letters))
    expect(notice(page)).not_to_contain_text(re.compile(r"\bthe\b"))
    expect(notice(page).get_by_role("link")).to_have_text(re.compile("^T-"))
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("r")
    expect(page.get_by_role("dialog").get_by_role("article").nth(3)).to_contain_text(re.compile(letters))


def test_a_watcher_sees_no_choices_and_nothing_hidden(page: Page, friend: Page, server: Server) -> None:
    table = opened(page, server, ME, LINK)
    watcher = new_page(page.context.browser or pytest.fail("no browser"), [])
    sit_down(friend, server, table)
    watcher.goto(page.url)
    expect(watcher.get_by_text("You are watching. Hidden things stay hidden.")).to_be_visible()
    assert [] == WEALTH.findall(watcher.content())
    choose(page)
    expect(watcher.get_by_text("decides in secret")).to_be_visible()
    assert [] == WEALTH.findall(watcher.content())
    choose(friend)
    expect(watcher.get_by_text(re.compile("keeps W")).first).to_be_visible()
    expect(choices(watcher)).to_have_count(0)
    expect(watcher.get_by_role("combobox", name="Decision in notation")).to_have_count(0)
    expect(watcher.get_by_role("main").get_by_role("button", name=re.compile("^Place a worker"))).to_have_count(0)
    watcher.context.close()


def test_the_title_tells_whose_turn_it_is(page: Page, friend: Page, server: Server) -> None:
    table = opened(page, server, ME, LINK)
    expect(page).not_to_have_title(re.compile("Your turn"))
    sit_down(friend, server, table)
    expect(page).to_have_title(re.compile("^● Your turn"))
    choose(page)
    expect(page).not_to_have_title(re.compile("Your turn"))
    choose(friend)
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(friend).not_to_have_title(re.compile("Your turn"))


def test_two_tabs_stay_in_step(page: Page, server: Server) -> None:
    begin_with_corn(page, server, ME, BOT)
    tab = page.context.new_page()
    tab.goto(page.url)
    choices(tab).first.wait_for()
    choose(page, "Place a worker on Uxmal")
    expect(tab.get_by_text("This turn: Place a worker on Uxmal")).to_be_visible()
    tab.get_by_role("button", name="Undo one step").click()
    for one in (page, tab):
        expect(one.get_by_text("This turn:")).to_have_count(0)
        expect(choices(one).filter(has_text="End the turn")).to_have_count(0)  # offered only after a step
    assert choices(page).all_inner_texts() == choices(tab).all_inner_texts()


def test_a_click_while_the_line_is_down_says_so(page: Page, server: Server, troubles: list[str]) -> None:
    page.route_web_socket("**/ws/**", lambda line: lines.append((line, line.connect_to_server())))
    lines: list[tuple[Any, Any]] = []
    opened(page, server, ME, BOT)
    choices(page).first.wait_for()
    page.unroute_all()
    page.route_web_socket("**/ws/**", lambda line: line.close())
    lines[-1][1].close()
    lines[-1][0].close()
    expect(page.get_by_text("The connection is gone; trying again")).to_be_visible()
    choices(page).first.click()
    expect(notice(page)).to_contain_text("Not connected yet; try again in a moment.")
    say(page, "keep")
    expect(page.get_by_role("combobox", name="Decision in notation")).to_have_value("keep")
    troubles.clear()


def test_with_doubled_sizes_one_can_play(browser: Browser, server: Server, troubles: list[str]) -> None:
    page = new_page(browser, troubles, DOUBLED)
    opened(page, server, ME, BOT)
    choose(page)
    for _ in range(6):
        go_on(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= DOUBLED["width"]
    main = page.get_by_role("main").bounding_box()
    assert main and main["height"] >= 300, main
    expect(choices(page).first).to_be_in_viewport()
    expect(page.get_by_role("combobox", name="Decision in notation")).to_be_in_viewport(ratio=1)
    page.context.close()
    assert [] == troubles
