"""`longcount fuzz`: random games under all laws, on all cores."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import signal
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from longcount.cli import files, screen
from longcount.cli.parsers import BadArgument, Subparsers, add_option_argument, read_options, teaching_parser
from longcount.cli.watching import watch
from longcount.conformance import laws
from longcount.games import find_game
from longcount.kernel.chance import Dice
from longcount.kernel.game import Game
from longcount.kernel.record import RULE_OFF

DEAD_END: Final = "offers are never empty"
CHUNK: Final = 4
DEAR: Final = 40
EXAMPLES = """\
  longcount fuzz tzolkin --games 1000
  longcount fuzz tzolkin --games 20000 --seats 2 --jobs 2 --out broken
  longcount fuzz tzolkin --games 1 --seats 3 --seed 77     one game again
  longcount fuzz tikal --games 1000 --option version=auction"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Plays random games and checks every law of longcount.conformance.laws on the way. A game is known by its seats
and its seed; every second seed also draws its options at random. A game that breaks a law is saved as a
record. The exit status is 1 if any law was broken."""
    parser = teaching_parser(commands, "fuzz", "random games under all laws", text, EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="which game, such as tzolkin")
    parser.add_argument("--games", type=int, required=True, metavar="N", help="how many games")
    parser.add_argument("--seats", default="all", metavar="N|all", help="number of players (default: all in turn)")
    parser.add_argument(
        "--seed", type=int, metavar="S", help="seed of the first game, the others follow (default: any)"
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (default: all cores)"
    )
    parser.add_argument("--out", type=Path, default=Path(), metavar="DIR", help="where broken games go (default: here)")
    parser.add_argument(
        "--options", choices=("random", "default"), default="random", help="options of every second game"
    )
    add_option_argument(parser)
    parser.add_argument(
        "--every",
        type=int,
        default=DEAR,
        metavar="N",
        help=f"ask the dear laws about one in N states (default: {DEAR})",
    )
    parser.add_argument("--json", action="store_true", help="print the totals as JSON at the end")


class Failure:
    """A game that broke a law."""

    def __init__(self, seats: int, seed: int, law: str, sentence: str, text: str) -> None:
        self.seats = seats
        self.seed = seed
        self.law = law
        self.sentence = sentence
        self.text = text


class Totals:
    """What a number of games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.failures: list[Failure] = []

    def add(self, other: Totals) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.failures += other.failures

    @property
    def dead_ends(self) -> int:
        return sum(1 for failure in self.failures if failure.law == DEAD_END)


# --- playing --------------------------------------------------------------------------


class Plan:
    """Which games are played; everything about a game follows from its seed."""

    def __init__(self, game: str, seats: tuple[int, ...], random_options: bool) -> None:
        self.game = game
        self.seats = seats
        self.random_options = random_options
        self.fixed: dict[str, str] = {}
        """Options that every game has."""
        self.every = DEAR


def play_chunk(plan: Plan, seeds: range) -> Totals:
    game = find_game(plan.game)
    totals = Totals()
    for seed in seeds:
        totals.add(play_game(game, plan, seed))
    return totals


def play_game(game: Game[Any], plan: Plan, seed: int) -> Totals:
    seats = plan.seats[seed % len(plan.seats)]
    drawn = laws.random_options(game, seats, Dice(seed)) if plan.random_options and seed % 2 else {}
    options = {**drawn, **plan.fixed}
    totals = Totals()
    totals.games = 1
    try:
        totals.decisions = len(laws.play_under_laws(game, seats, seed, options, plan.every).live)
    except laws.LawBroken as broken:
        totals.failures.append(Failure(seats, seed, broken.law, str(broken), broken.record))
    except Exception as crash:  # the game broke so badly that not even its record could be written
        sentence = f"nothing breaks: {type(crash).__name__}: {crash}"
        totals.failures.append(Failure(seats, seed, "nothing breaks", sentence, ""))
    return totals


def play_all(plan: Plan, seeds: range, jobs: int) -> Iterator[Totals]:
    """The totals of each chunk as it is finished."""
    chunks = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    if jobs == 1:
        yield from one_by_one(plan, seeds)
    else:
        yield from on_many_cores(plan, chunks, jobs)


def one_by_one(plan: Plan, seeds: range) -> Iterator[Totals]:
    for seed in seeds:
        yield play_chunk(plan, range(seed, seed + 1))


def on_many_cores(plan: Plan, chunks: list[range], jobs: int) -> Iterator[Totals]:
    """A few chunks per process wait in line, so that an interrupt ends soon."""
    waiting = iter(chunks)
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_parent) as pool:
        running: set[Future[Totals]] = {pool.submit(play_chunk, plan, chunk) for chunk in first(waiting, 2 * jobs)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(play_chunk, plan, chunk) for chunk in first(waiting, len(done))}
                yield from [future.result() for future in done]
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def first(items: Iterable[range], number: int) -> list[range]:
    return [item for _, item in zip(range(number), items, strict=False)]


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# --- the command ----------------------------------------------------------------------


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    plan = Plan(game.name, read_seats(game, args.seats), args.options == "random")
    plan.fixed, plan.every = read_options(args.option), args.every
    for seats in plan.seats:
        game.new(seats, plan.fixed)  # a wrong option is refused before anything is played
    check_numbers(args)
    start = secrets.randbelow(1_000_000) if args.seed is None else args.seed
    seeds = range(start, start + args.games)
    console = screen.err() if args.json else screen.out()
    console.print(Text(f"{args.games} games of {game.title}, seeds {seeds[0]} to {seeds[-1]}"), soft_wrap=True)
    began = time.monotonic()
    totals = play_and_watch(console, plan, seeds, args)
    report(console, totals, time.monotonic() - began, args)
    return 1 if totals.failures else 0


def read_seats(game: Game[Any], text: str) -> tuple[int, ...]:
    if text == "all":
        return game.seats
    if not text.isdecimal() or int(text) not in game.seats:
        allowed = ", ".join(str(n) for n in game.seats)
        raise BadArgument(f"--seats takes {allowed} or all for {game.title}, not '{text}'.")
    return (int(text),)


def check_numbers(args: argparse.Namespace) -> None:
    if args.games < 1 or args.jobs < 1 or args.every < 1:
        raise BadArgument("--games, --jobs and --every take numbers from 1 up.")
    if not args.out.is_dir():
        try:
            args.out.mkdir(parents=True)
        except OSError as error:
            raise BadArgument(f"--out {args.out} cannot be made: {files.plain_reason(error)}.") from error


def play_and_watch(console: Console, plan: Plan, seeds: range, args: argparse.Namespace) -> Totals:
    """Plays and shows how far it is; an interrupt ends it early."""
    totals = Totals()
    try:
        with watch(console, len(seeds)) as progress:
            for chunk in play_all(plan, seeds, args.jobs):
                totals.add(chunk)
                for failure in chunk.failures:
                    save(console, failure, args.out, plan)
                progress.show(totals.games, f"{len(totals.failures)} violations")
    except KeyboardInterrupt:
        console.print(Text(f"Interrupted after {totals.games} of {len(seeds)} games.", style="bold yellow"))
    return totals


# --- what is left behind ----------------------------------------------------------------


def save(console: Console, failure: Failure, folder: Path, plan: Plan) -> None:
    path = folder / f"fuzz-{failure.seats}-{failure.seed}.lc"
    files.write_text(path, with_law(failure, plan))
    console.print(Text(f"{failure.sentence}\n  saved as {path}", style="red"), soft_wrap=True)


def with_law(failure: Failure, plan: Plan) -> str:
    """The record with the law it broke, and how to play it again, as remarks above its rows."""
    sentence = " ".join(failure.sentence.split())
    options = "random" if plan.random_options else "default"
    again = f"longcount fuzz {plan.game} --games 1 --seats {failure.seats} --seed {failure.seed} --options {options}"
    again += f" --every {plan.every}" if plan.every != DEAR else ""
    again += "".join(f" --option {name}={value}" for name, value in plan.fixed.items())
    head, _, rows = failure.text.partition(f"\n{RULE_OFF}\n")
    return f"{head}\n{RULE_OFF}\n# law: {sentence}\n# again: {again}\n{rows}"


def report(console: Console, totals: Totals, seconds: float, args: argparse.Namespace) -> None:
    numbers = {
        "game": args.game,
        "games": totals.games,
        "decisions": totals.decisions,
        "dead_ends": totals.dead_ends,
        "violations": len(totals.failures),
        "seconds": round(seconds, 3),
    }
    if args.json:
        screen.out().print(Text(json.dumps(numbers)), soft_wrap=True)
        return
    style = "bold red" if totals.failures else "bold green"
    text = f"{totals.games} games, {totals.decisions} decisions in {seconds:.1f} s: "
    text += f"{totals.dead_ends} dead ends, {len(totals.failures)} violations"
    console.print(Text(text, style=style), soft_wrap=True)
