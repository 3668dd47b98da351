"""What a person feels at the table, in a real browser on this machine: first paint, answer to a click, undo, weight.

    python bench/feel.py [--json]

Starts a server of its own on a free port. Times are medians of several tries, in milliseconds.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "web"))

from playwright.sync_api import Page  # noqa: E402
from web_people import Server, new_page, table_and_browser  # noqa: E402

STATIC = ROOT / "src" / "longcount" / "server" / "static"
TRIES = 7
CLICK_TO_ANSWER = """
button => new Promise(done => {
  const before = document.querySelector('#choices').innerText
  const start = performance.now()
  const changed = () => document.querySelector('#choices').innerText !== before
  const look = () => changed() ? done(performance.now() - start) : requestAnimationFrame(look)
  button.click()
  look()
})"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def javascript_kb() -> float:
    """All scripts, compressed."""
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in STATIC.rglob("*.js")) / 1000


def first_paint(page: Page, url: str) -> float:
    page.goto("about:blank")
    page.goto(url)
    page.locator("#choices ul button").first.wait_for()
    return float(page.evaluate(PAINT))


def measure(page: Page, server: Server) -> dict[str, Any]:
    page.goto(server.url)
    page.get_by_role("button", name="Play now").first.click()
    choices = page.locator("#choices ul button:not([aria-disabled='true'])")
    choices.first.wait_for()
    choices.first.click()
    place = page.locator("#choices ul button[title^='place ']").first
    place.wait_for()
    paints = [first_paint(page, page.url) for _ in range(TRIES)]
    clicks, undos = [], []
    for _ in range(TRIES):
        place.wait_for()
        clicks.append(float(place.evaluate(CLICK_TO_ANSWER)))
        undo = page.get_by_role("button", name="Undo", exact=False).first
        undos.append(float(undo.evaluate(CLICK_TO_ANSWER)))
    return {
        "first_paint_ms": statistics.median(paints),
        "click_ms": statistics.median(clicks),
        "undo_ms": statistics.median(undos),
        "javascript_kb_gzip": javascript_kb(),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with table_and_browser() as (server, browser):
        found = measure(new_page(browser, []), server)
    print(json.dumps(found) if args.json else "\n".join(f"{name:22} {value:8.1f}" for name, value in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
