"""Long Count beside a yardstick, in one run: compiled and interpreted engine against catanatron, four random players.

Machines are noisy, so the three take turns, several times, and the medians are compared. Run by `make bench`, which
installs catanatron into an environment of its own (never a dependency of the project).
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
YARDSTICK = "catanatron"
BUILDS = ("interpreted", "compiled")
TARGETS = {"tzolkin compiled": 36.0, "tzolkin interpreted": 1.5, "tikal compiled": 16.0, "winter compiled": 30.0}
"""At least so many times the yardstick's decisions per second."""
CLONE_US = 3.0
REBUILD_MS = 20.0


def ask(command: list[str], **environment: str) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")
    numbers: dict[str, Any] = json.loads(done.stdout)
    return numbers


def run_all(games: list[str], yardstick_python: str, rounds: int, seconds: float) -> dict[str, list[dict[str, Any]]]:
    """Every engine once per round, one after another."""
    theirs = [yardstick_python, str(HERE / "yardstick.py"), "--json", "--seconds", str(seconds)]
    found: dict[str, list[dict[str, Any]]] = {YARDSTICK: []}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} …", file=sys.stderr)
        found[YARDSTICK].append(ask(theirs))
        for game in games:
            ours = [sys.executable, "-m", "longcount", "bench", game, "--json", "--seconds", str(seconds)]
            for build in BUILDS:
                interpreted = "1" if build == "interpreted" else "0"
                found.setdefault(f"{game} {build}", []).append(ask(ours, LONGCOUNT_INTERPRETED=interpreted))
    return found


def median(rows: list[dict[str, Any]], name: str) -> float:
    return statistics.median(float(row[name]) for row in rows)


def report(found: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    base = median(found[YARDSTICK], "decisions_per_s")
    engines = {
        name: {
            "decisions_per_s": median(rows, "decisions_per_s"),
            "games_per_s": median(rows, "games_per_s"),
            "clone_us": median(rows, "clone_us"),
            "ratio": median(rows, "decisions_per_s") / base,
            **({"rebuild_ms": median(rows, "rebuild_ms")} if "rebuild_ms" in rows[0] else {}),
        }
        for name, rows in found.items()
    }
    return {"engines": engines, "builds": {name: rows[0].get("build", "") for name, rows in found.items()}}


def verdicts(engines: dict[str, dict[str, float]]) -> list[tuple[str, bool]]:
    checks = [(f"{name} ≥ {n} ×", engines[name]["ratio"] >= n) for name, n in TARGETS.items() if name in engines]
    for name, row in engines.items():
        if name.endswith("compiled"):
            checks.append((f"{name}: clone ≤ {CLONE_US} µs", row["clone_us"] <= CLONE_US))
            checks.append((f"{name}: rebuild ≤ {REBUILD_MS} ms", row["rebuild_ms"] <= REBUILD_MS))
            games = engines[YARDSTICK]["games_per_s"]
            checks.append((f"{name}: whole games as often as {YARDSTICK}", row["games_per_s"] >= games))
    return checks


def print_table(engines: dict[str, dict[str, float]]) -> None:
    print(f"{'engine':20} {'decisions/s':>12} {'ratio':>7} {'games/s':>9} {'clone µs':>9} {'rebuild ms':>11}")
    for name, row in engines.items():
        rebuild = f"{row['rebuild_ms']:.2f}" if "rebuild_ms" in row else "–"
        print(
            f"{name:20} {row['decisions_per_s']:12,.0f} {row['ratio']:7.2f} {row['games_per_s']:9,.1f} "
            f"{row['clone_us']:9.2f} {rebuild:>11}"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--yardstick-python", default=sys.executable, help="a Python that has catanatron")
    parser.add_argument("--games", default="tzolkin,tikal,winter", help="which games, separated by commas")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = report(run_all(args.games.split(","), args.yardstick_python, args.rounds, args.seconds))
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        print_table(found["engines"])
        if any(build != "compiled" for name, build in found["builds"].items() if name.endswith(" compiled")):
            print("the engine is not compiled here: run make first")
        for name, holds in verdicts(found["engines"]):
            print(f"{'ok  ' if holds else 'MISS'} {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
