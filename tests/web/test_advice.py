"""What a person may ask: what could I do, what should I do, how did it go? In a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from test_flows import begin_with_corn, opened
from test_pages import AXE, VIOLATIONS
from web_people import BOT, HOT, ME, PATIENCE, Server, load_record, log_of, new_page, wait_for_answer

from longcount.cli.files import read_match
from longcount.cli.retelling import play_again
from longcount.kernel import record

RECORD = Path(__file__).parents[1] / "kernel" / "records" / "v1-tzolkin-2-greedy.lc"
MIDDLE = 96
"""Rows after which a turn of the first seat begins."""


def turns(page: Page) -> Locator:
    return page.locator("[data-turn]")


def test_a_whole_turn_is_found_looked_at_and_played(page: Page, server: Server) -> None:
    begin_with_corn(page, server, ME, BOT)
    page.get_by_role("button", name="What could I do?").click()
    turns(page).first.wait_for()
    wanted = turns(page).filter(has_text="Palenque").first
    wanted.click()
    expect(wanted).to_have_attribute("aria-expanded", "true")
    steps = page.locator(".steps li").all_inner_texts()
    assert any("Palenque" in step for step in steps)
    before = log_of(page)
    page.get_by_role("button", name="Play this turn").click()
    wait_for_answer(page, before)
    expect(page.locator("[role=log]")).to_contain_text("places a worker on Palenque")
    expect(page.locator("[role=log]")).to_contain_text("Random 2")


def later(page: Page, server: Server, rows: int) -> None:
    """A table in the middle of a game of two, this person on the first seat."""
    played = read_match(RECORD)
    match = play_again(played, rows)[0]
    assert match.game.pending(match.state).seats == (0,)
    match.header.remarks["players"] = "you, random"
    page.goto(f"{server.url}/t/{load_record(page, server, record.write(match))}")


def test_goals_narrow_the_list(page: Page, server: Server) -> None:
    later(page, server, MIDDLE)
    page.get_by_role("button", name="What could I do?").click()
    turns(page).first.wait_for()
    goal = page.get_by_role("group", name="What to aim at").get_by_role("button").last
    count = int(goal.inner_text().split()[-1])
    goal.click()
    expect(goal).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".turns").get_by_role("status")).to_contain_text(f"Turns: {count}.")


def test_the_keyboard_alone_opens_and_leaves_it(page: Page, server: Server) -> None:
    opened(page, server, ME, BOT)
    page.locator("#choices ul button").first.wait_for()
    page.keyboard.press("w")
    turns(page).first.wait_for()
    turns(page).first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play this turn")).to_be_visible()
    page.keyboard.press("Escape")
    expect(turns(page)).to_have_count(0)
    expect(page.locator("#choices ul button").first).to_be_visible()


def test_a_hint_grows_from_an_idea_to_the_move(page: Page, server: Server) -> None:
    later(page, server, MIDDLE)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint")
    expect(hint).to_contain_text("Aim at:")
    expect(hint.locator("ol")).to_have_count(0)
    page.get_by_role("button", name="Where?").click()
    expect(hint).to_contain_text("Begin with:")
    page.get_by_role("button", name="Show the move").click()
    expect(hint.locator("ol li").first).to_be_visible()
    before = log_of(page)
    page.get_by_role("button", name="Play this turn").click()
    wait_for_answer(page, before)
    expect(page.locator(".hint")).to_have_count(0)


def test_at_a_table_with_people_there_is_no_hint(page: Page, server: Server) -> None:
    opened(page, server, ME, HOT)
    page.get_by_role("button", name=re.compile("^I am")).click()
    expect(page.get_by_role("button", name="What could I do?")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_finished_game_is_reviewed_and_another_line_is_tried(page: Page, server: Server) -> None:
    table = load_record(page, server, RECORD.read_text())
    page.goto(f"{server.url}/t/{table}/end")
    page.get_by_role("link", name="Review").click()
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("status")).to_contain_text("Thinking:")
    page.get_by_role("heading", name="Turning points").wait_for(timeout=4 * PATIENCE)
    expect(page.get_by_role("img", name="Chance to win")).to_be_visible()
    page.get_by_text("As a table").click()
    expect(page.get_by_role("table")).to_contain_text("%")
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"Round 1 .*%"))
    points = page.get_by_role("article")
    whose = page.get_by_role("group", name="Whose turns").get_by_role("button")
    expect(whose).to_have_count(3)
    every = points.count()
    whose.nth(1).click()
    of_first = points.count()
    whose.nth(2).click()
    assert 0 < of_first < every == of_first + points.count()
    whose.first.click()
    point = points.first
    expect(point).to_contain_text("Played")
    look = str(point.get_by_role("link", name="Look at this moment").get_attribute("href"))
    assert re.fullmatch(rf"/t/{table}/replay/\d+", look)
    point.get_by_role("button", name="Try another line").click()
    expect(page.get_by_text("Study: a line of your own")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    assert table not in page.url


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong_with_turns_and_hints(
    browser: Browser, server: Server, troubles: list[str], scheme: str
) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web")
    page = new_page(browser, troubles, scheme=scheme)
    later(page, server, MIDDLE)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Where?").click()
    page.get_by_role("button", name="Show the move").click()
    page.get_by_role("button", name="Play this turn").wait_for()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert [] == page.evaluate(VIOLATIONS)
    page.get_by_role("button", name="What could I do?").click()
    turns(page).first.click()
    page.get_by_role("button", name="Play this turn").wait_for()
    assert [] == page.evaluate(VIOLATIONS)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Plans").click()
    plan = page.get_by_role("article").first
    expect(plan).to_contain_text("What it needs by when", timeout=PATIENCE)
    expect(plan).to_contain_text("Played to the end")
    assert [] == page.evaluate(VIOLATIONS)
    page.context.close()
    assert [] == troubles
