"""Many tournaments at once: whoever waits for one game of a slow bot plays the next of another question meanwhile.

    python bench/questions.py bench/questions/levels.txt --jobs 16 --minutes 9 --out levels.jsonl
                                             the same again goes on where it ended

A line of the file is a question as `longcount arena` is asked: game, bots, and when it is answered.

    tikal master,strong --seats 3 --until-clear --games 24 --seed 9500
    tikal master*4 --option version=auction --games 16 --seed 9600

Games are played in the order of their rounds, those of all questions in turn, and kept in --out as they end. A question
that is answered gets no more games. Intervals are those of 95 %. Needs nothing but Python and NumPy.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import shlex
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import bare  # noqa: F401
from longcount.bots.arena import ALL, MIXED, Fixture, Result, Tournament, check_tournament, play_fixture, result_of
from longcount.bots.arena import schedule as fixtures_of
from longcount.bots.ratings import Estimate, Standing, Standings
from longcount.bots.stopping import Question, Referee
from longcount.games import find_game
from longcount.kernel.game import choose_options

Task = tuple[int, str, dict[str, str], tuple[str, ...], int]
"""The number of the question; game, options, bots, seed: plain data, as it must be between processes."""


class Asked:
    """One question: its games, and how far it is."""

    def __init__(self, number: int, line: str, args: argparse.Namespace) -> None:
        self.number = number
        self.line = line
        bots = tuple(bots_of(args.bots))
        names = tuple(dict.fromkeys(bots))
        is_one_table = len(names) < len(bots)
        options = dict(text.split("=", 1) for text in args.option)
        self.tournament = Tournament(
            args.game,
            choose_options(find_game(args.game).options, options),
            bots,
            len(bots) if is_one_table else args.seats,
            args.games,
            MIXED if is_one_table else ALL,
            args.seed,
        )
        check_tournament(self.tournament)
        self.fixtures = fixtures_of(self.tournament)
        self.referee = Referee(
            self.fixtures,
            Question(names, width=args.width, share_width=args.share_width / 100, until_clear=args.until_clear),
        )
        self.results: list[Result] = []
        self.left: Iterator[Fixture] = iter(())

    def take_up(self, known: Sequence[Result]) -> None:
        """Games that were played before count; what they leave is to be played."""
        played = {result.key: result for result in known}
        for fixture in self.fixtures:
            if fixture.key in played:
                self.see(played[fixture.key])
        self.left = iter([fixture for fixture in self.fixtures if fixture.key not in played])

    def see(self, result: Result) -> None:
        self.results.append(result)
        self.referee.see(result)

    def next_task(self) -> Task | None:
        if self.referee.verdict is not None:
            return None
        fixture = next(self.left, None)
        if fixture is None:
            return None
        return (self.number, fixture.game, fixture.options, fixture.bots, fixture.seed)


def bots_of(text: str) -> Iterator[str]:
    for part in text.split(","):
        name, _, times = part.partition("*")
        yield from [name] * int(times or 1)


def read_questions(path: Path) -> list[Asked]:
    parser = argparse.ArgumentParser(prog=str(path))
    parser.add_argument("game")
    parser.add_argument("bots")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--until-clear", action="store_true")
    parser.add_argument("--width", type=float, default=0.0)
    parser.add_argument("--share-width", type=float, default=0.0)
    lines = [line for line in path.read_text().splitlines() if line.strip() and not line.startswith("#")]
    return [Asked(number, line, parser.parse_args(shlex.split(line))) for number, line in enumerate(lines)]


# --- playing ----------------------------------------------------------------------


def play(task: Task) -> tuple[int, dict[str, Any]]:
    """Runs in any process."""
    number, game, options, bots, seed = task
    return number, play_fixture(Fixture(game, options, bots, seed)).as_row()


def tasks_of(questions: Sequence[Asked]) -> Iterator[Task]:
    """A game of every question that is still open, in turn."""
    while True:
        found = [task for task in [asked.next_task() for asked in questions] if task is not None]
        if not found:
            return
        yield from found


def play_all(questions: Sequence[Asked], jobs: int, until: float, kept: Kept) -> None:
    waiting = tasks_of(questions)
    running: set[Future[tuple[int, dict[str, Any]]]] = set()
    with ProcessPoolExecutor(jobs) as pool:
        while time.monotonic() < until:
            while len(running) < jobs and (task := next(waiting, None)) is not None:
                running.add(pool.submit(play, task))
            if not running:
                return
            done, running = wait(running, max(0.0, until - time.monotonic()), FIRST_COMPLETED)
            for number, row in [future.result() for future in done]:
                kept.add(questions[number].line, row)
                questions[number].see(result_of(row))
                print(told_briefly(questions[number]), file=sys.stderr, flush=True)
        for process in active_children():
            process.kill()  # games under way are lost: the time is up


class Kept:
    """Every game that was played, a line each: the question as it stands in the file, and the result."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        lines = path.read_text().splitlines() if path is not None and path.exists() else []
        self.rows: list[tuple[str, dict[str, Any]]] = [tuple(json.loads(line)) for line in lines]

    def of(self, line: str) -> list[Result]:
        return [result_of(row) for asked, row in self.rows if asked == line]

    def add(self, line: str, row: dict[str, Any]) -> None:
        if self.path is not None:
            with self.path.open("a") as file:
                file.write(json.dumps([line, row]) + "\n")


# --- what came of it --------------------------------------------------------------


def told_briefly(asked: Asked) -> str:
    return f"{asked.line}: {len(asked.results)} games{', answered' if asked.referee.verdict else ''}"


def told(asked: Asked) -> list[str]:
    """The standings of one question, over whole rounds once it is answered, else over all that was played."""
    counted = asked.referee.counted if asked.referee.verdict is not None else asked.results
    lines = [f"{asked.line}: {len(counted)} games"]
    verdict = asked.referee.verdict
    if verdict is not None and verdict.best:
        share = verdict.share
        how = (
            f", wins {share.value:.0%} ({share.low:.0%} to {share.high:.0%} however often one looked)" if share else ""
        )
        lines.append(f"  clear: {verdict.best} is better{how}; an equal one {verdict.even:.0%}")
    if not counted:
        return lines
    standings = Standings(counted, asked.tournament.names)
    lines.append(f"  the winner makes {with_reach(standings.winner)}")
    lines += [f"  {told_of_bot(standing)}" for standing in standings.bots]
    lines += [f"  {one.one} is ahead of {one.other} by {with_reach(one.margin)}" for one in standings.meetings]
    return lines


def told_of_bot(standing: Standing) -> str:
    share, thought = standing.share, standing.thinking
    text = (
        f"{standing.name}: wins {share.value:.1%} ({share.low:.1%} to {share.high:.1%}), {with_reach(standing.points)}"
    )
    text += f"; thinks {thought.within(0.5):.3f} s at the median, 95 of 100 choices within {thought.within(0.95):.3f} s"
    shape = [f"{name} {mean.won:.1f}" for name, mean in standing.traits.items() if mean.won is not None]
    return text + (f"; winners have {', '.join(shape)}" if shape else "")


def with_reach(points: Estimate) -> str:
    return f"{points.value:.1f} points" + (f" ± {points.high - points.value:.1f}" if math.isfinite(points.high) else "")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="the questions")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=1e6, help="end after so long, whatever is under way")
    parser.add_argument("--out", type=Path, help="where every game is kept, to go on from")
    args = parser.parse_args()
    questions = read_questions(args.file)
    kept = Kept(args.out)
    for asked in questions:
        asked.take_up(kept.of(asked.line))
    play_all(questions, args.jobs, time.monotonic() + 60 * args.minutes, kept)
    for asked in questions:
        print("\n".join(told(asked)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
