"""`longcount openings` for machines that have nothing but Python and NumPy: the same games, plain text.

    python bench/openings.py tzolkin --games 4000 --jobs 16 --json openings.json

With --json, studies are added to the file; where it lies with the game (games/<game>/openings.json) the coach reads it.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import bare  # noqa: F401
from longcount.bots.openings import Plan, Study, Trial, plans_of, play, write_studies
from longcount.games import find_game

EVERY = 50
"""Games between two lines that say how far it is."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="which game, such as tzolkin")
    parser.add_argument("--opening", action="append", default=[], help="which choice (default: all of the game)")
    parser.add_argument("--games", type=int, default=400, help="for each choice (default: 400)")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="strong")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path)
    return parser.parse_args()


def studied(plan: Plan, jobs: int) -> Study:
    trials: list[Trial] = []
    began = time.monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        for done, trial in enumerate(pool.map(play, plan.tasks(), chunksize=2), start=1):
            trials += [] if trial is None else [trial]
            if done % EVERY == 0:
                speed = done / (time.monotonic() - began)
                print(f"{plan.opening}: {done} of {plan.games} games, {speed:.2f}/s", file=sys.stderr, flush=True)
    return Study(plan, trials)


def show(study: Study) -> None:
    speech = find_game(study.plan.game).english
    title = speech.words.look("opening", study.plan.opening)
    print(f"\n{title}: {len(study.trials)} games of {study.plan.seats} {study.plan.bot} bots")
    print("points against the table's mean ± standard error; the judge's word; won; games; ! they clearly disagree")
    print("{:+6.1f}         {:+6.1f}  on the whole".format(*study.on_the_whole()))
    for one in study.findings():
        figures = f"{one.points:+6.1f} ± {one.error:4.1f}  {one.judge:+6.1f}  {one.won:4.0%}  {one.games:5}"
        print(f"{figures} {'!' if one.is_apart else ' '} {speech.opening(study.plan.opening, one.part)}")


def main() -> int:
    args = arguments()
    game = find_game(args.game)
    asked = {"bot": args.bots, "seats": args.seats, "games": args.games, "seed": args.seed}
    for plan in plans_of(game, args.opening, asked):
        study = studied(plan, args.jobs)
        show(study)
        if args.json:
            write_studies(args.json, game.name, [study])
    return 0


if __name__ == "__main__":
    sys.exit(main())
