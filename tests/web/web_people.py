"""A real server and a real browser. Where there is no chromium these tests are skipped with that reason."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
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
ANSWERED = """before => (document.querySelector('[role=log]')?.textContent ?? '') !== before
    && !document.querySelector('[aria-busy=true]')"""

expect.set_options(timeout=PATIENCE)


class Server:
    """The server as its own process, which can be killed and started again on the same data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        where = ["--port", str(self.port), "--data", str(self.folder)]
        command = [sys.executable, "-m", "longcount", "serve", *where, "--review", "8", "--quiet"]
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(command, stdout=log, stderr=log, env=dict(os.environ))
        if not comes_true(self.is_up):
            raise AssertionError((self.folder / "server.log").read_text())

    def is_up(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.url}/healthz", timeout=1)
        except OSError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE / 1000)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def comes_true(is_so: Callable[[], bool], seconds: float = 120) -> bool:
    """Whether something becomes so in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if is_so():
            return True
        time.sleep(0.1)
    return is_so()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
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
    if CHROMIUM is None:
        sys.exit("There is no chromium on this machine: install Debian's package chromium.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
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
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    return page


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
