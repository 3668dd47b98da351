"""What a person feels while bots think elsewhere: the same things measured in a quiet house and with masters at work.

    python bench/thinking.py                      4 tables of four masters, all three games
    python bench/thinking.py --tables 8 --json

Starts a server of its own on a free port, as `longcount serve` does. A person sits at a table with three regular bots:
how long does the table take to answer a decision (one is played and taken back, again and again), a light request,
"What could I do?", a hint, and how long until the others have played and it is one's turn again? In a real browser: how
far apart are two frames, and how long does a press of the mouse wait before the page hears it, on one's own table and
on one where masters think. Then the tables of masters are opened and all of it is measured again.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "web"))

from playwright.sync_api import Browser, Page  # noqa: E402
from web_people import DESKTOP, Server, table_and_browser  # noqa: E402

GAMES = ("tzolkin", "tikal", "winter")
HEADERS = {"X-LongCount": "1"}
ME = {"kind": "me"}
PACE = 0.07
"""Seconds between two requests: a quick person, and well under what one user may ask for."""
ANSWERS = 120
REQUESTS = 120
QUESTIONS = 3
TURNS = 6
WATCHED = 8.0
"""Seconds for which the frames of a page are counted."""
COUNT_FRAMES = """
() => {
  window.gaps = []
  window.delays = []
  let last = performance.now()
  const frame = () => { const now = performance.now(); gaps.push(now - last); last = now; requestAnimationFrame(frame) }
  requestAnimationFrame(frame)
  addEventListener('mousedown', event => delays.push(performance.now() - event.timeStamp), true)
}"""


class Person:
    """Somebody at a table, as far as a server can tell."""

    def __init__(self, base: str) -> None:
        self.client = httpx.Client(base_url=base, headers=HEADERS, timeout=120)
        self.client.get("/api/me").raise_for_status()
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        self.base = base
        self.dice = random.Random(1)
        self.wire: ClientConnection | None = None
        self.state: dict[str, Any] = {}
        self.table = ""

    def open_table(self, game: str, seats: list[dict[str, str]], **options: str) -> str:
        wish = {"game": game, "seats": seats, "options": options}
        answer = self.client.post("/api/tables", json=wish)
        assert answer.is_success, answer.text
        return str(answer.json()["id"])

    @contextlib.contextmanager
    def seated_with(self, *bots: str) -> Iterator[None]:
        """At a new table of Tzolk'in, where this person begins."""
        seats = [ME, *[{"kind": "bot", "bot": bot} for bot in bots]]
        self.table, self.state = self.open_table("tzolkin", seats, first_player="seat1"), {}
        where = f"{self.base.replace('http', 'ws')}/ws/tables/{self.table}"
        with connect(where, additional_headers={"Cookie": self.cookie}, max_size=None) as self.wire:
            self.wait_for_turn()
            yield

    def hear(self) -> None:
        """The next state."""
        assert self.wire is not None
        while True:
            said = json.loads(self.wire.recv(timeout=120))
            assert said["type"] != "refused", said
            if said["type"] == "state":
                self.state = said
                return

    def wait_for_turn(self) -> None:
        while not self.state.get("offers") and not self.state.get("over"):
            self.hear()

    def say(self, kind: str, **more: Any) -> None:
        assert self.wire is not None
        self.wire.send(json.dumps({"type": kind, "seq": self.state["seq"], "seat": self.state["seat"], **more}))

    def answered(self, kind: str, **more: Any) -> float:
        """Says something; seconds until the table has changed."""
        seq, began = self.state["seq"], time.perf_counter()
        self.say(kind, **more)
        while self.state["seq"] <= seq:
            self.hear()
        return time.perf_counter() - began

    def texts(self) -> list[str]:
        return [offer["text"] for offer in self.state["offers"]]

    def play_turn(self) -> None:
        """Anything that is offered, until somebody else is asked."""
        while self.state.get("offers"):
            texts = self.texts()
            self.answered("play", text="end" if "end" in texts else self.dice.choice(texts))

    def go_to_placing(self) -> None:
        """Up to the beginning of a turn in which a worker can be placed."""
        while not [text for text in self.texts() if text.startswith("place ")]:
            self.play_turn()
            self.wait_for_turn()


# --- what is measured ---------------------------------------------------------------


def answers(person: Person) -> list[float]:
    """A worker is placed and taken back."""
    person.go_to_placing()
    found = []
    for _ in range(ANSWERS // 2):
        place = next(text for text in person.texts() if text.startswith("place "))
        for kind, more in (("play", {"text": place}), ("undo", {})):
            found.append(person.answered(kind, **more))
            time.sleep(PACE)
    return found


def requests(person: Person) -> list[float]:
    return [timed(person, "/api/me") for _ in range(REQUESTS)]


def timed(person: Person, path: str) -> float:
    time.sleep(PACE)
    began = time.perf_counter()
    person.client.get(path).raise_for_status()
    return time.perf_counter() - began


def questions(person: Person, path: str) -> list[float]:
    """Asked anew at every turn of one's own."""
    found = []
    for _ in range(QUESTIONS):
        found.append(timed(person, f"/api/tables/{person.table}/{path}"))
        person.play_turn()
        person.wait_for_turn()
    return found


def others_turns(person: Person) -> list[float]:
    """From the end of a turn until one is asked again."""
    found = []
    for _ in range(TURNS):
        person.play_turn()
        began = time.perf_counter()
        person.wait_for_turn()
        found.append(time.perf_counter() - began)
    return found


def frames(page: Page) -> tuple[list[float], list[float]]:
    """Seconds between frames, and between a press of the mouse and its being heard."""
    page.evaluate(COUNT_FRAMES)
    end = time.monotonic() + WATCHED
    while time.monotonic() < end:
        page.mouse.click(5, DESKTOP["height"] - 5)
        page.wait_for_timeout(150)
    gaps, delays = page.evaluate("[gaps.slice(1), delays]")
    return [gap / 1000 for gap in gaps], [delay / 1000 for delay in delays]


def new_page(browser: Browser, person: Person, table: str) -> Page:
    context = browser.new_context(viewport={"width": DESKTOP["width"], "height": DESKTOP["height"]})
    name, value = person.cookie.split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": person.base}])
    page = context.new_page()
    page.goto(f"{person.base}/t/{table}")
    page.locator("[role=log]").wait_for()
    page.wait_for_timeout(1500)
    return page


def measure(person: Person, browser: Browser, watched: str) -> dict[str, list[float]]:
    """Everything, in seconds. `watched` is another table to look at."""
    found: dict[str, list[float]] = {}
    with person.seated_with("regular", "regular", "regular"):
        seat = f"seat={person.state['seat']}"
        person.play_turn()
        person.wait_for_turn()
        found["answer"] = answers(person)
        found["request"] = requests(person)
        found["others' turns"] = others_turns(person)
        found["what could I do"] = questions(person, f"turns?{seat}")
        found["hint"] = questions(person, f"hint?{seat}")
    page = new_page(browser, person, person.table)
    found["frame"], found["press"] = frames(page)
    page.context.close()
    if watched:
        page = new_page(browser, person, watched)
        found["frame, masters' table"], found["press, masters' table"] = frames(page)
        page.context.close()
    return found


def summed_up(seconds: Sequence[float]) -> dict[str, float]:
    """Milliseconds."""
    ranked = sorted(seconds)
    at = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "most": 1.0}
    return {name: round(1000 * ranked[min(len(ranked) - 1, int(part * len(ranked)))], 1) for name, part in at.items()}


def run(server: Server, browser: Browser, args: argparse.Namespace) -> dict[str, Any]:
    person = Person(server.url)
    quiet = measure(person, browser, "")
    crowd = Person(server.url)
    masters = [{"kind": "bot", "bot": args.bot}] * 4
    tables = [crowd.open_table(GAMES[n % len(GAMES)], masters) for n in range(args.tables)]
    time.sleep(5)
    before = bot_moves(server.url)
    began = time.perf_counter()
    loud = measure(person, browser, tables[0] if tables else "")
    seconds = time.perf_counter() - began
    return {
        "tables": args.tables,
        "build": httpx.get(f"{server.url}/healthz").json()["build"],
        "cores": os.cpu_count(),
        "load_average": round(os.getloadavg()[0], 2),
        "seconds": round(seconds),
        "bot_moves_per_s": round((bot_moves(server.url) - before) / seconds, 1),
        "games_over": sum(crowd.client.get(f"/api/tables/{table}").json()["status"] == "over" for table in tables),
        "ms": {
            name: {"quiet": summed_up(quiet.get(name) or quiet[name.split(",")[0]]), "thinking": summed_up(times)}
            for name, times in loud.items()
        },
    }


def bot_moves(base: str) -> float:
    lines = httpx.get(f"{base}/metrics").text.splitlines()
    return next(float(line.split()[-1]) for line in lines if "bot_moves" in line and not line.startswith("#"))


def show(found: dict[str, Any]) -> None:
    print("  ".join(f"{name} {value}" for name, value in found.items() if name != "ms"))
    columns = ["p50", "p95", "p99", "most"]
    print(f"{'milliseconds':>22}{'quiet':>9}{'thinking':>36}")
    print(f"{'':>22}" + "".join(f"{column:>9}" for column in 2 * columns) + f"{'p95 ratio':>12}")
    for name, both in found["ms"].items():
        numbers = [both[when][column] for when in ("quiet", "thinking") for column in columns]
        ratio = both["thinking"]["p95"] / max(0.1, both["quiet"]["p95"])
        print(f"{name:>22}" + "".join(f"{number:9.1f}" for number in numbers) + f"{ratio:12.1f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with table_and_browser() as (server, browser):
        found = run(server, browser, args)
    if args.json:
        print(json.dumps(found))
    else:
        show(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
