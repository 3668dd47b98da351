"""Games between bots of this version and bots of an older one, which lies in another checkout.

    python bench/against.py tzolkin --old ../v0.1.0                     one new master among three old ones
    python bench/against.py tikal --old ../v0.1.0 --bots new=strong old=master --seats 2 --games 40
    python bench/against.py winter --old ../v0.1.0 --games 400 --until-clear --json winter.json

The engine of this version runs the game. The older bots sit in a process of their own (`old_seat.py`) with the Python,
the sources and the machine code of theirs: it replays every row in its own engine and is asked there. Where rules were
put right since, a new bot does not get what the older engine does not offer: it goes on with its plan without that, and
how often is told. Where the two engines part all the same, or end with other points, the game is given up and counted
as such. Each seed is played once for every
seat that the new bot can have; bots think as their own version has them think. Needs nothing but Python and NumPy.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import active_children
from pathlib import Path
from typing import Any, Final

import bare  # noqa: F401
from longcount.bots import Bot, find_bot
from longcount.bots.arena import (
    ALL,
    Fixture,
    Result,
    Thinking,
    Tournament,
    bot_seed,
    finished,
    result_of,
    schedule,
)
from longcount.bots.ratings import by_seed, mean_of, share_of, variance_of_mean
from longcount.bots.stopping import Question, Referee
from longcount.games import find_game
from longcount.kernel.chance import SeededChance
from longcount.kernel.decisions import Decision
from longcount.kernel.match import Match
from longcount.version import VERSION

NEW: Final = "new"
OLD: Final = "old"
SEAT: Final = Path(__file__).parent / "old_seat.py"
TRIES: Final = 4
"""So often a new bot may choose what the older engine does not offer, in one place."""
A_THOUGHT: Final = 0.001
"""Seconds; what a bot planned before comes sooner, and is no thinking."""
IN_LINE: Final = 2
"""Games that wait for each process."""


class GivenUp(Exception):
    """A game in which the two versions could not go on together."""


@dataclass(frozen=True)
class Older:
    """The older version: where it lies and what runs it."""

    folder: Path
    python: Path


class Pipe:
    """The process in which the older bots sit."""

    def __init__(self, older: Older) -> None:
        # Whatever holds for this version's process would bend the other one: it has only its own sources.
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        self.process = subprocess.Popen(
            [str(older.python), str(SEAT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**kept, "PYTHONPATH": str(older.folder / "src")},
        )
        self.hello = self.read()

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError as error:
            raise GivenUp("the older version's process died") from error
        answer = self.read()
        for trouble in ("parted", "broken"):
            if trouble in answer:
                raise GivenUp(f"{trouble}: {answer[trouble]}")
        return answer

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise GivenUp("the older version's process died")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


# --- one game ---------------------------------------------------------------------


class Meeting:
    """A game between the versions."""

    def __init__(self, fixture: Fixture, names: dict[str, str], pipe: Pipe) -> None:
        self.fixture = fixture
        self.game = find_game(fixture.game)
        self.match: Match[Any] = Match(self.game, fixture.bots, fixture.options)
        self.pipe = pipe
        self.told = 0
        """Rows of the log that the older version knows."""
        self.thinking = {side: Thinking() for side in fixture.bots}
        self.withheld = 0
        """Decisions of new bots that the older engine does not offer."""
        self.bots: dict[int, Bot] = {}
        theirs: dict[int, tuple[str, int]] = {}
        for seat, side in enumerate(fixture.bots):
            seed = bot_seed(fixture.seed, seat)
            if side == NEW:
                self.bots[seat] = find_bot(names[NEW], seed)
            else:
                theirs[seat] = (names[OLD], seed)
        begin = {"game": fixture.game, "seats": len(fixture.bots), "options": fixture.options, "bots": theirs}
        pipe.ask({"begin": begin})

    def play(self) -> Result:
        chance = SeededChance(self.fixture.seed)
        self.match.settle(chance)
        decisions = 0
        while not self.game.pending(self.match.state).is_over:
            self.decide(self.game.pending(self.match.state).seats[0])
            self.match.settle(chance)
            decisions += 1
        outcome = self.game.outcome(self.match.state)
        assert outcome is not None
        result = finished(self.fixture, outcome, decisions, self.thinking, "")
        theirs = self.pipe.ask({"rows": self.news(), "end": True})["points"]
        if theirs != result.points:
            raise GivenUp(f"parted: the points are {theirs} there, {result.points} here")
        return result

    def decide(self, seat: int) -> None:
        offers = self.game.offers(self.match.state, seat)
        if len(offers) == 1:
            self.match.play(seat, offers[0])
            return
        if seat in self.bots:
            decision = self.chosen(seat, offers)
        else:
            answer = self.pipe.ask({"rows": self.news(), "ask": seat})
            decision = self.game.catalogue.read(answer["choice"])
            self.note(OLD, answer["seconds"])
            if decision not in offers:
                raise GivenUp(f"parted: '{decision.text}', chosen there, is not offered here")
        self.match.play(seat, decision)

    def chosen(self, seat: int, offers: list[Decision]) -> Decision:
        """What a new bot chooses that the older engine knows, too."""
        view = self.game.view(self.match.state, seat)
        seconds = 0.0
        for _ in range(TRIES):
            began = time.perf_counter()
            decision = self.bots[seat].choose(self.game, view, seat, offers[:])
            seconds += time.perf_counter() - began
            if self.pipe.ask({"rows": self.news(), "may": [seat, decision.text]})["may"]:
                self.note(NEW, seconds)
                return decision
            self.withheld += 1
        raise GivenUp(f"parted: '{decision.text}', chosen here, is not offered there")

    def note(self, side: str, seconds: float) -> None:
        if seconds >= A_THOUGHT:
            self.thinking[side].note(seconds)

    def news(self) -> list[tuple[int, str]]:
        rows = self.match.rows[self.told :]
        self.told = len(self.match.rows)
        return [(row.seat, row.decision.text) for row in rows]


_pipes: Final[dict[Older, Pipe]] = {}
"""The older version's process that belongs to this one."""


Task = tuple[str, dict[str, str], tuple[str, ...], int, dict[str, str], str, str]
"""Game, options, sides of the seats, seed, names of the bots, folder and Python of the older version."""
Answer = dict[str, Any]
"""A row of a result, or the seed and the reason of a game that was given up: plain data, as it must be between
processes, for machine code does not travel."""


def play(task: Task) -> Answer:
    """Runs in any process; each has one of the older version beside it."""
    game, options, sides, seed, names, folder, python = task
    older = Older(Path(folder), Path(python))
    try:
        if older not in _pipes:
            _pipes[older] = Pipe(older)
        meeting = Meeting(Fixture(game, options, sides, seed), names, _pipes[older])
        return {**meeting.play().as_row(), "withheld": meeting.withheld}
    except GivenUp as reason:
        if older in _pipes and _pipes[older].process.poll() is not None:
            _pipes.pop(older).close()
        return {"seed": seed, "reason": str(reason)}


# --- many games -------------------------------------------------------------------


def play_all(
    fixtures: Sequence[Fixture], names: dict[str, str], older: Older, jobs: int
) -> Generator[Answer, None, None]:
    """As they end; what is still being played when nobody listens any more is left."""
    places = (str(older.folder), str(older.python))
    waiting = iter([(one.game, one.options, one.bots, one.seed, names, *places) for one in fixtures])
    pool = ProcessPoolExecutor(jobs)
    running: set[Future[Answer]] = set()
    try:
        while True:
            for task in waiting:
                running.add(pool.submit(play, task))
                if len(running) >= IN_LINE * jobs:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.kill()  # the older version's beside it ends when nobody asks it any more


class Tally:
    """What came of the games so far."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.results: list[Result] = []
        self.given_up: list[Answer] = []
        self.withheld = 0

    def add(self, one: Answer) -> bool:
        """Notes a game; whether all is played or the question answered."""
        if "reason" in one:
            self.given_up.append(one)
            return self.referee.give_up(one["seed"])
        self.withheld += int(one["withheld"])
        self.results.append(result_of(one))
        return self.referee.see(self.results[-1])

    def said(self) -> str:
        won, counted, given_up = sum(result.won(NEW) for result in self.results), len(self.results), len(self.given_up)
        text = f"{counted + given_up} of {self.referee.most} games, the new bot won {won:g} of {counted}"
        return f"{text}, {given_up} given up"


def watch(found: Generator[Answer, None, None], tally: Tally) -> None:
    """Says how it goes until it is over."""
    began = time.monotonic()
    for one in found:
        is_over = tally.add(one)
        print(f"{tally.said()}, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
        if is_over:
            found.close()


# --- what came of it --------------------------------------------------------------


def told(results: Sequence[Result], seats: int) -> dict[str, Any]:
    """Figures of both sides; the others' points are the mean of their seats."""
    points = {side: by_seed(results, lambda result, side=side: result.mean_points(side)) for side in (NEW, OLD)}  # type: ignore[misc]
    thinking = {NEW: Thinking(), OLD: Thinking()}
    for result in results:
        for side, thought in thinking.items():
            thought.add(result.thinking[side])
    margin = by_seed(results, lambda result: result.mean_points(NEW) - result.mean_points(OLD))
    return {
        "games": len(results),
        "wins": sum(result.won(NEW) for result in results),
        "share": share_of(by_seed(results, lambda result: result.won(NEW))).as_row(),
        "fair": round(1 / seats, 4),
        "points": {side: [mean_of(rounds).value, error_of(rounds)] for side, rounds in points.items()},
        "margin": [*mean_of(margin).as_row(), error_of(margin)],
        "thinking": {
            side: {"choices": thought.choices, "p50": thought.within(0.5), "p95": thought.within(0.95)}
            for side, thought in thinking.items()
        },
    }


def error_of(rounds: Sequence[Sequence[float]]) -> float | None:
    """The standard error of a mean; unknown where there is one round."""
    return math.sqrt(variance_of_mean(rounds)) if len(rounds) > 1 else None


def sentences(row: dict[str, Any]) -> list[str]:
    share, low, high = row["share"]
    lines = [f"{row['game']}, {row['seats']} players, {row['games']} games, seeds from {row['seed']}"]
    lines += [f"  won {share:.1%} (95 %: {low:.1%} to {high:.1%}; an equal one {row['fair']:.0%})"]
    for side in (NEW, OLD):
        about, thought = row[side], row["thinking"][side]
        mean, error = row["points"][side]
        who = f"  {side} {about['bot']} ({about['commit'] or about['version']}, {about['build']})"
        lines.append(f"{who}: {mean:.1f}{reach(error)} points; thinks {told_time(thought)}")
    lines.append(f"  ahead by {row['margin'][0]:.1f}{reach(row['margin'][-1])} points")
    if row["withheld"]:
        lines.append(
            f"  {row['withheld']} decisions of the new bot, which the older engine does not offer, were left out"
        )
    for reason, times in Counter(kind_of(given["reason"]) for given in row["given_up"]).most_common(8):
        lines.append(f"  given up: {times} × {reason}")
    return lines


def reach(error: float | None) -> str:
    return "" if error is None else f" ± {error:.1f}"


def told_time(thought: dict[str, Any]) -> str:
    return f"{thought['p50']:.3f} s at the median, 95 of 100 choices within {thought['p95']:.3f} s"


def kind_of(reason: str) -> str:
    """A reason without what belongs to one game."""
    return "parted: other points at the end" if "the points are" in reason else reason


# --- the command line -------------------------------------------------------------


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="which game, such as tzolkin")
    parser.add_argument("--old", type=Path, required=True, help="the folder of the older checkout")
    parser.add_argument("--python-old", type=Path, help="its Python (default: that of its .venv, else this one)")
    parser.add_argument("--bots", nargs="+", default=[], metavar="SIDE=BOT", help="default: new=master old=master")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=40, help="made up to whole rounds of seats (default: 40)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--until-clear", action="store_true", help="stop when it is clear which version is better")
    parser.add_argument("--width", type=float, default=0.0, help="stop when both means are known to ± so many points")
    parser.add_argument("--share-width", type=float, default=0.0, help="the same of the share of victories, in %%")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at once (default: all cores)")
    parser.add_argument("--json", type=Path, help="where the figures and all results are written")
    return parser.parse_args()


def older_of(args: argparse.Namespace) -> Older:
    own = args.old / ".venv" / "bin" / "python"
    python = args.python_old or (own if own.exists() else Path(sys.executable))
    if not (args.old / "src" / "longcount").is_dir():
        raise SystemExit(f"{args.old} is no checkout: there is no src/longcount in it.")
    return Older(args.old.absolute(), python)


def greeted(older: Older) -> dict[str, Any]:
    """What the older version says of itself."""
    try:
        pipe = Pipe(older)
    except (GivenUp, OSError, ValueError) as error:
        raise SystemExit(f"{older.python} does not run the program in {older.folder}: {error}") from error
    pipe.close()
    return {**pipe.hello, "commit": commit_of(older.folder)}


def commit_of(folder: Path) -> str:
    """Which commit lies there, where that can be asked."""
    try:
        asked = ["git", "-C", str(folder), "describe", "--always", "--dirty"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def read_pairs(texts: Sequence[str], kind: str) -> dict[str, str]:
    pairs = dict(text.split("=", 1) for text in texts if "=" in text)
    if len(pairs) != len(texts):
        raise SystemExit(f"--{kind} reads NAME=VALUE, each name once.")
    return pairs


def main() -> int:
    args = arguments()
    names = {NEW: "master", OLD: "master", **read_pairs(args.bots, "bots")}
    older = older_of(args)
    hello = greeted(older)
    game = find_game(args.game)
    tournament = Tournament(
        game.name, read_pairs(args.option, "option"), (NEW, OLD), args.seats, args.games, ALL, args.seed
    )
    Match(game, [""] * args.seats, tournament.options)  # refuses what cannot be played
    find_bot(names[NEW], 0)
    fixtures = schedule(tournament)
    question = Question((NEW, OLD), width=args.width, share_width=args.share_width / 100, until_clear=args.until_clear)
    referee = Referee(fixtures, question)
    tally = Tally(referee)
    watch(play_all(fixtures, names, older, args.jobs), tally)
    counted = referee.counted if question.is_asked else sorted(tally.results, key=lambda result: result.key)
    if not counted:
        print(f"No game came to its end: {Counter(given['reason'] for given in tally.given_up).most_common(3)}")
        return 1
    build = "compiled" if type(find_bot).__name__ != "function" else "interpreted"
    row = {
        "game": game.name,
        "seats": args.seats,
        "seed": args.seed,
        "options": tournament.options,
        NEW: {"bot": names[NEW], "version": VERSION, "build": build, "commit": commit_of(SEAT.parent)},
        OLD: {"bot": names[OLD], **hello},
        **told(counted, args.seats),
        "stopped": referee.verdict.kind if question.is_asked and referee.verdict else None,
        "withheld": tally.withheld,
        "given_up": tally.given_up,
    }
    print("\n".join(sentences(row)))
    if args.json:
        args.json.write_text(json.dumps({**row, "results": [one.as_row() for one in counted]}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
