"""How long a review takes through the server: until the curve, until the first turning point, until all of it.

    python bench/reviewing.py                     a four-player game of each, among regular bots
    python bench/reviewing.py tikal --seats 2

Starts a server of its own on a free port, as `longcount serve` does, loads a record and asks for its review as the page
does, looking twice a second.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "web"))

from web_people import Server  # noqa: E402

from turning import played  # noqa: E402

HEADERS = {"X-LongCount": "1"}
PAUSE = 0.5


def reviewed(server: Server, text: str) -> dict[str, float]:
    """Seconds from the question on."""
    with httpx.Client(base_url=server.url, headers=HEADERS, timeout=60) as client:
        client.get("/api/me").raise_for_status()
        loaded = client.post("/api/records", content=text.encode(), headers={"Content-Type": "text/plain"})
        path = f"/api/tables/{loaded.raise_for_status().json()['id']}/review"
        began = time.monotonic()
        client.post(path).raise_for_status()
        found: dict[str, float] = {}
        while "all of it" not in found:
            time.sleep(PAUSE)
            told: dict[str, Any] = client.get(path).raise_for_status().json()
            passed = time.monotonic() - began
            if told["review"]:
                found.setdefault("the curve", passed)
            if told["review"] and told["review"]["turning"]:
                found.setdefault("the first turning point", passed)
            if told["status"] == "done":
                found["all of it"] = passed
                found["turning points"] = len(told["review"]["turning"])
        return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["tzolkin", "tikal", "winter"])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.haste = []
        server.start()
        try:
            for game in args.games:
                found = reviewed(server, played((game, ["regular"] * args.seats, args.seed)))
                print(f"{game}: " + ", ".join(f"{what} {number:.0f}" for what, number in found.items()), flush=True)
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
