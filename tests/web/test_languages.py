"""The pages in Russian and in Chinese: whatever can be read there has no English word left."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from web_people import (
    BOT,
    HEADERS,
    LINK,
    ME,
    Server,
    choices,
    load_record,
    log_of,
    new_page,
    open_table,
    wait_for_answer,
)

from longcount.games import GAMES
from longcount.kernel import record
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.match import Match

HOUSE_GAMES = ("tzolkin", "tikal", "winter")
LANGUAGES = {"ru": "ru-RU", "zh": "zh-CN"}
PLAYER = "Анна"
WORD = re.compile(r"[A-Za-z][A-Za-z'’]{2,}")
"""Shorter ones are ids of tiles, spaces and keys."""
IDS = re.compile(r"(?<![A-Za-z])[A-Z]+(-[A-Z0-9]+)+(?![A-Za-z])|(?<![A-Za-z])(?=[A-Za-z_@.-]*\d)[A-Za-z0-9_@.-]+")
"""Rules, chapters, rulings, components."""
NAMES = {"Long", "Count", "English", "MIT", "UTF", "JSON"}
KEYS = {"Enter", "Esc", "Escape", "Page", "Down", "Tab"}
NOTATION = {"undo", "why"}
"""Words one types."""
READ = """() => {
  const said = []
  const skipped = '[lang=en], kbd, code, option[lang], title, script, style'
  const visible = (el) => el.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true })
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const el = node.parentElement
    if (el && !el.closest(skipped) && visible(el) && node.textContent.trim()) said.push(node.textContent.trim())
  }
  for (const el of document.querySelectorAll('[aria-label], [placeholder], [alt]')) {
    if (el.closest(skipped) || !visible(el)) continue
    for (const name of ['aria-label', 'placeholder', 'alt']) if (el.getAttribute(name)) said.push(el.getAttribute(name))
  }
  return said
}"""
"""Every text one can see, and every name that is read aloud."""


def allowed() -> set[str]:
    """Names of games, what one types, and options by their ids, as rulings name them."""
    titles = " ".join([game.title for game in GAMES.values()])
    ids = " ".join([name for game in GAMES.values() for one in game.options for name in (one.name, *one.values)])
    return {word.lower() for word in (*NAMES, *KEYS, *NOTATION, *WORD.findall(f"{titles} {ids.replace('_', ' ')}"))}


def english(page: Page) -> list[str]:
    """Texts on the page with a Latin word that nobody allowed."""
    known = allowed()
    found: list[str] = []
    for text in page.evaluate(READ):
        words = [word for word in WORD.findall(IDS.sub(" ", text.replace("_", " "))) if word.lower() not in known]
        if words:
            found.append(f"{' '.join(words)} in: {text[:120]}")
    return sorted(set(found))


# --- the tables -----------------------------------------------------------------------


def finished(game: str) -> str:
    """The record of a game that dice have played to its end."""
    match, dice, chance = Match(GAMES[game], [PLAYER, "Борис"]), Dice(3), SeededChance(3)
    match.settle(chance)
    while not match.game.pending(match.state).is_over:
        seat = match.game.pending(match.state).seats[0]
        offers = match.game.offers(match.state, seat)
        match.play(seat, offers[dice.below(len(offers))])
        match.settle(chance)
    return record.write(match)


@pytest.fixture(scope="module", params=LANGUAGES)
def reader(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Somebody whose browser speaks that language."""
    page = new_page(browser, [], language=LANGUAGES[request.param])
    page.goto(server.url)
    answer = page.request.put(f"{server.url}/api/me", data={"name": PLAYER}, headers=HEADERS)
    assert answer.ok, answer.text()
    yield page
    page.context.close()


def show(page: Page, server: Server, path: str) -> None:
    page.goto(server.url + path)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("main")).to_be_visible()


# --- the pages --------------------------------------------------------------------------


def test_home_settings_and_a_new_table(reader: Page, server: Server) -> None:
    show(reader, server, "/")
    assert [] == english(reader)
    for number in range(len(HOUSE_GAMES)):
        reader.locator("article").nth(number).get_by_role("button").nth(1).click()
        dialog = reader.locator("dialog[open]")
        dialog.locator("details summary").click()
        for kind in ("hot", "bot"):
            dialog.locator("select").nth(1).select_option(kind)
            assert [] == english(reader)
        reader.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    header = reader.get_by_role("banner").get_by_role("button")
    for number in range(header.count()):
        header.nth(number).click()
        assert [] == english(reader)
        reader.keyboard.press("Escape")
    show(reader, server, "/about")
    assert [] == english(reader)
    show(reader, server, "/nothing/here")
    assert [] == english(reader)


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_rules(reader: Page, server: Server, game: str) -> None:
    show(reader, server, f"/rules/{game}")
    expect(reader.locator("article").first).to_be_visible()
    reader.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    assert [] == english(reader)


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_a_table(reader: Page, server: Server, game: str) -> None:
    """A waiting one, then one in play: choices, board, log, whole turns, hints, refusals."""
    waiting = open_table(reader, server, ME, LINK, game=game, clock={"minutes": 600})
    show(reader, server, f"/t/{waiting['id']}")
    assert [] == english(reader)
    show(reader, server, f"/t/{open_table(reader, server, ME, BOT, game=game)['id']}")
    for _ in range(12):
        unfold(reader)
        assert [] == english(reader)
        before = log_of(reader)
        choices(reader).last.click()
        wait_for_answer(reader, before)
    unfold(reader)
    field = reader.locator(".notation input")
    for line in ("castle kingside", refused_text(game), f"why {refused_text(game)}"):
        field.fill(line)
        field.press("Escape")
        field.press("Enter")
        expect(reader.locator(".toast").last).to_be_visible()
        told = [without_notation(text, game) for text in toasts(reader)]
        assert told and not [text for text in told if WORD.search(IDS.sub(" ", text))], told
    tools = reader.get_by_role("banner").get_by_role("button")
    for number in (-4, -3, -2, -1):  # players, rules, keys, settings
        tools.nth(number).click()
        expect(reader.locator("dialog[open]")).to_be_visible()
        assert [] == english_beside_toasts(reader)
        reader.keyboard.press("Escape")
        expect(reader.locator("dialog[open]")).to_have_count(0)


def refused_text(game: str) -> str:
    """A decision that nobody is offered in the middle of a game."""
    verb = {"tzolkin": "keep", "tikal": "choose", "winter": "side"}[game]
    return next(decision.text for decision in GAMES[game].catalogue.decisions if decision.verb == verb)


def unfold(page: Page) -> None:
    """Until something is asked, and all of it is in sight."""
    expect(page.locator("#choices .choices button").first).to_be_visible()
    page.evaluate("for (const one of document.querySelectorAll('.fold button[aria-expanded=false]')) one.click()")
    expect(choices(page).first).to_be_visible()


def without_notation(text: str, game: str) -> str:
    """A sentence without the decisions it names in quotes, and without what was typed."""

    def named(quoted: re.Match[str]) -> str:
        is_known = quoted[1] == "castle kingside" or GAMES[game].catalogue.knows(quoted[1])
        return "" if is_known else quoted[0]

    return re.sub(r"[«“'‘](.+?)[»”'’]", named, text)


def toasts(page: Page) -> list[str]:
    return [str(text) for text in page.locator(".toast p").all_inner_texts()]


def english_beside_toasts(page: Page) -> list[str]:
    page.evaluate("for (const one of document.querySelectorAll('.toast')) one.remove()")
    return english(page)


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_the_end_and_a_replay(reader: Page, server: Server, game: str) -> None:
    table = load_record(reader, server, finished(game))
    show(reader, server, f"/t/{table}/end")
    assert [] == english(reader)
    for rows in (20, 60, 120):
        show(reader, server, f"/t/{table}/replay/{rows}")
        assert [] == english(reader)
    show(reader, server, f"/t/{table}")
    assert [] == english(reader)


def test_a_review(reader: Page, server: Server) -> None:
    table = load_record(reader, server, finished("tzolkin"))
    show(reader, server, f"/t/{table}/review")
    assert [] == english(reader)
    reader.get_by_role("main").get_by_role("button").last.click()
    expect(reader.locator("progress")).to_be_visible()
    assert [] == english(reader)
    expect(reader.locator("#turning-title")).to_be_visible(timeout=200_000)
    assert [] == english(reader)


def test_a_table_changes_its_language_at_once(page: Page, server: Server) -> None:
    """In the middle of a game, by the settings: board, choices, log and names are told again."""
    show(page, server, f"/t/{open_table(page, server, ME, BOT, game='tikal')['id']}")
    expect(page.get_by_role("log", name="Log")).to_be_visible()
    for language, log in (("ru", "Журнал"), ("zh", "日志")):
        page.get_by_role("banner").get_by_role("button").last.click()
        page.locator(f"dialog[open] input[name=lang][value={language}]").check()
        page.keyboard.press("Escape")
        expect(page.get_by_role("log", name=log)).to_be_visible()
        unfold(page)
        expect(page.locator("#choices")).to_contain_text(
            re.compile({"ru": "[а-я]{4}", "zh": "[\u4e00-\u9fff]{2}"}[language])
        )
        page.wait_for_load_state("networkidle")
        assert [] == [text for text in english(page) if "Guest" not in text]
