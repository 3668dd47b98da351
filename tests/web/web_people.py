"""A real server and a real browser. Where there is no chromium these tests are skipped with that reason."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from longcount.games import find_game
from longcount.kernel import record
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.match import Match

WHOLE_BROWSER = shutil.which("chromium") or shutil.which("chromium-browser")
CHROMIUM = shutil.which("chromium-headless-shell") or WHOLE_BROWSER
"""The shell is the same engine without a window around it: a fifth less work."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000
"""Milliseconds a busy machine may take for what a person waits for."""
SEED = 5
"""By which the servers of tests draw: the first of two at Tzolk'in is dealt corn for several workers."""
HEADERS = {"X-LongCount": "1"}
ME = {"kind": "me"}
LINK = {"kind": "link"}
HOT = {"kind": "hot"}
BOT = {"kind": "bot", "bot": "random"}
ARE_WHOLE = "LONGCOUNT_LONG" in os.environ
"""Whether games are played to their end in every way; else in one way, and their beginning and end in the others."""
BEGINNING = 900 if ARE_WHOLE else 16
"""Decisions of one seat."""
LATE = 0.9
"""How far a game is that is about to end."""
ANSWERED = """before => (document.querySelector('[role=log]')?.textContent ?? '') !== before
    && !document.querySelector('[aria-busy=true]')"""
LASTING = """const soon = window.setTimeout
const stretched = (after) => (after > 2000 && after % 500 === 0 ? 10 * after : after)
window.setTimeout = (what, after, ...more) => soon(what, stretched(after), ...more)"""
"""What goes by itself after some seconds, notices above all, stays ten times as long: a busy machine looks late."""

expect.set_options(timeout=PATIENCE)


class Server:
    """The server as its own process, which can be killed and started again on the same data."""

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        """`path`: where a plug-in lies."""
        self.folder = folder
        self.port = 0
        self.env = dict(os.environ)
        if path is not None:
            self.env["PYTHONPATH"] = os.pathsep.join([str(path), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.haste = ["--review", "2", "--plans", "2"]
        """Tests do not wait as long as people."""
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """On any port that is free; again on the same."""
        where = ["--port", str(self.port), "--data", str(self.folder), "--seed", str(SEED)]
        command = [sys.executable, "-m", "longcount", "serve", *where, *self.haste, "--quiet"]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.env)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, (self.folder / "server.log").read_text()
        self.port = int(said.split()[4].rsplit(":", 1)[1])
        urllib.request.urlopen(f"{self.url}/healthz", timeout=PATIENCE / 1000)  # it answers when it is ready

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE / 1000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    import longcount.server

    if not (Path(longcount.server.__file__).parent / "static" / "index.html").exists():
        pytest.skip("the front end is not built: make web")
    server = Server(tmp_path_factory.mktemp("served"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def troubles() -> list[str]:
    """What pages complained about in their consoles."""
    return []


@pytest.fixture
def page(browser: Browser, server: Server, troubles: list[str]) -> Iterator[Page]:
    """A desktop page of a newcomer."""
    page = new_page(browser, troubles)
    yield page
    page.context.close()
    assert [] == troubles


@contextmanager
def table_and_browser() -> Iterator[tuple[Server, Browser]]:
    """A server with a data folder of its own and a browser, for measuring; nothing is left of them."""
    chromium = WHOLE_BROWSER or CHROMIUM
    if chromium is None:
        sys.exit("There is no chromium on this machine: install Debian's package chromium.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            yield server, browser
        finally:
            browser.close()
            server.stop()


def new_page(
    browser: Browser,
    troubles: list[str],
    size: dict[str, int] = DESKTOP,
    touch: bool = False,
    scheme: str = "light",
    language: str = "en-GB",
) -> Page:
    """A page of its own person: cookies and settings are not shared."""
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        has_touch=touch,
        is_mobile=touch,
        color_scheme="dark" if scheme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(LASTING)
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    return page


# --- tables -----------------------------------------------------------------------


def open_table(
    page: Page, server: Server, *seats: dict[str, str], game: str = "tzolkin", **more: Any
) -> dict[str, Any]:
    """A table by the shortest way; whoever looks at the page owns it."""
    page.goto(server.url)
    body = {"game": game, "seats": list(seats), "options": {}, "public": False, "clock": None, **more}
    answer = page.request.post(f"{server.url}/api/tables", data=body, headers=HEADERS)
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def load_record(page: Page, server: Server, text: str) -> str:
    """A table made from a record; its id."""
    page.goto(server.url)
    headers = {**HEADERS, "Content-Type": "text/plain"}
    answer = page.request.post(f"{server.url}/api/records", data=text, headers=headers)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def near_the_end(page: Page, server: Server, game: str, **options: str) -> None:
    """A table of two, this person on the first seat, where the game is about to end."""
    page.goto(f"{server.url}/t/{load_record(page, server, late_record(game, tuple(options.items())))}")


@cache
def late_record(name: str, options: tuple[tuple[str, str], ...]) -> str:
    """A game played by chance until it is late and the first seat is asked."""
    game: Any = find_game(name)
    match: Match[Any] = Match(game, ["Ann", "Bot"], dict(options))
    chance, dice = SeededChance(SEED), Dice(SEED)
    match.settle(chance)
    while game.insight.progress(match.state) < LATE or game.pending(match.state).seats != (0,):
        seat = game.pending(match.state).seats[0]
        offers = game.offers(match.state, seat)
        match.play(seat, offers[dice.below(len(offers))])
        match.settle(chance)
    match.header.remarks["players"] = "you, random"
    return record.write(match)


# --- what a person sees -------------------------------------------------------------


def card(page: Page, game: str = "Tzolk'in") -> Locator:
    """A game as the first page shows it."""
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


def choices(page: Page) -> Locator:
    """The choices of the list that can be taken now."""
    return page.locator("#choices").get_by_role("list").get_by_role("button", disabled=False)


def log_of(page: Page) -> str:
    """The log as it stands: every decision adds to it, and nothing else does (hints and menus come and go)."""
    return str(page.evaluate("document.querySelector('[role=log]')?.textContent ?? ''"))


def wait_for_answer(page: Page, before: str, timeout: float = PATIENCE) -> None:
    """Until the log is another than before and nothing is on its way."""
    page.wait_for_function(ANSWERED, arg=before, timeout=timeout)


def wait_for_bots(page: Page, bots: int) -> None:
    """Until the bots have kept their wealth: from then on nothing moves while this person is asked."""
    expect(page.locator("[role=log]").get_by_text("decides in secret")).to_have_count(bots)
