"""`longcount openings` for machines that have nothing but Python and NumPy: the same games, plain text.

    python bench/openings.py tzolkin --games 4000 --jobs 16 --json openings.json
    python bench/openings.py tzolkin --games 4000 --jobs 16 --json openings.json --trials tzolkin.jsonl --minutes 9
                                             the same again goes on from there

With --json, studies are added to the file; where it lies with the game (games/<game>/openings.json) the coach reads it.
With --trials, every game is kept in a file as soon as it is played, and is not played again.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import bare  # noqa: F401
from longcount.bots.openings import Plan, Study, Task, Trial, plans_of, play, write_studies
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
    parser.add_argument("--trials", type=Path, help="where every game is kept, to go on from")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no more games after so long")
    return parser.parse_args()


class Kept:
    """Games that were played, by what they depend on; in a file, if there is one."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.trials: dict[str, Trial | None] = {}
        lines = path.read_text().splitlines() if path is not None and path.exists() else []
        for task, trial in map(json.loads, lines):
            self.trials[json.dumps(task)] = None if trial is None else Trial(tuple(trial[0]), *trial[1:])

    def add(self, task: Task, trial: Trial | None) -> None:
        self.trials[json.dumps(task)] = trial
        if self.path is not None:
            with self.path.open("a") as file:
                file.write(json.dumps([task, trial]) + "\n")

    def missing(self, tasks: list[Task]) -> list[Task]:
        return [task for task in tasks if json.dumps(task) not in self.trials]

    def of(self, tasks: list[Task]) -> list[Trial]:
        found = [self.trials.get(json.dumps(task)) for task in tasks]
        return [trial for trial in found if trial is not None]


def studied(plan: Plan, jobs: int, kept: Kept, until: float) -> Study:
    tasks = plan.tasks()
    left = kept.missing(tasks) if time.monotonic() < until else []
    began = time.monotonic()
    pool = ProcessPoolExecutor(jobs)
    for done, (task, trial) in enumerate(zip(left, pool.map(play, left), strict=True), start=1):
        kept.add(task, trial)
        if done % EVERY == 0:
            speed = done / (time.monotonic() - began)
            print(f"{plan.opening}: {done} of {len(left)} games, {speed:.2f}/s", file=sys.stderr, flush=True)
        if time.monotonic() > until:
            break
    pool.shutdown(cancel_futures=True)
    return Study(plan, kept.of(tasks))


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
    kept, until = Kept(args.trials), time.monotonic() + 60 * args.minutes
    asked = {"bot": args.bots, "seats": args.seats, "games": args.games, "seed": args.seed}
    for plan in plans_of(game, args.opening, asked):
        study = studied(plan, args.jobs, kept, until)
        if not study.trials:
            continue
        show(study)
        if args.json:
            write_studies(args.json, game.name, [study])
    return 0


if __name__ == "__main__":
    sys.exit(main())
