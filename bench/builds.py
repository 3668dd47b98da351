"""Builds of the engine beside each other: python bench/builds.py one=../whole/src parts=src

Each argument names a build and the folder its package lies in. Every round asks each build in turn for random play of
each game (`longcount bench`), so that a busy machine is busy for all of them; best against best is told as a ratio.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys

GAMES = ("tzolkin", "tikal", "winter")


def speed(folder: str, game: str, seconds: float) -> float:
    """Decisions per second of random play."""
    command = [sys.executable, "-m", "longcount", "bench", game, "--seconds", str(seconds), "--json"]
    environment = {**os.environ, "PYTHONPATH": folder}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    found = json.loads(done.stdout)
    assert found["build"] == "compiled", f"{folder} is not compiled: {done.stderr}"
    return float(found["decisions_per_s"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("builds", nargs="+", metavar="NAME=FOLDER", help="the first is what others are compared with")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2.0)
    args = parser.parse_args()
    builds = dict(build.split("=", 1) for build in args.builds)
    for game in GAMES:
        best = dict.fromkeys(builds, 0.0)
        for _ in range(args.rounds):
            for name, folder in builds.items():
                best[name] = max(best[name], speed(folder, game, args.seconds))
        first = next(iter(best.values()))
        print(game, *[f"{name} {value:,.0f}/s ({value / first:.3f})" for name, value in best.items()], sep="  ")


if __name__ == "__main__":
    main()
