"""`longcount train`: a net for a game, learned from games that bots play against themselves."""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from longcount.cli import screen
from longcount.cli.parsers import BadArgument, Subparsers, add_option_argument, read_options, teaching_parser
from longcount.cli.tournament.runners import RunnerTrouble, leave_interrupts_to_the_parent
from longcount.cli.watching import watch
from longcount.games import find_game
from longcount.kernel.match import Match

if TYPE_CHECKING:
    from longcount.learn.training import Report, Training

FOUND_WRONG: Final = 1
INTERRUPTED: Final = 130
EXAMPLES = """\
  longcount train tzolkin --generations 20 --out mine.npz
  longcount train tzolkin --generations 10 --out mine.npz --resume
                                         ten generations more
  longcount train tzolkin --minutes 25 --torch --begin shipped.npz --thinks 0.2
                                         on from another net, thinking ahead
  longcount train tzolkin --ray ray://head:10001
                                         games on the machines of a Ray cluster
  longcount arena tzolkin --bots mcts:1@mine.npz,strong --games 100
                                         is it better than what is shipped?"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Trains the net that judges positions for the bots. In each generation bots play games against themselves on all
cores; meanwhile the net learns from the games before: what every position came to, in points, by source, and in
what a player had in the end. An --option with several values (--option version=basic,auction) is played in each
of them, in turn. Every generation says how its plain games went: mean points and the winner's, the shape of play,
how well games were foretold, and how seats did that play in manners of their own. The best net so
far is --out; what is needed to go on lies beside it (.training.npz, .league/). An interrupted training loses at
most the generation under way. The same plan trains the same net. Needs NumPy."""
    parser = teaching_parser(commands, "train", "a net for a game, from self-play", text, EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="which game, such as tzolkin")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the net (default: GAME-net.npz)")
    parser.add_argument("--generations", type=int, default=10, metavar="N", help="how many to add (default: 10)")
    parser.add_argument("--minutes", type=float, metavar="M", help="end when so much time has passed")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="for each generation (default: 400)")
    parser.add_argument("--first", type=int, default=1200, metavar="N", help="by the rule of thumb (default: 1200)")
    parser.add_argument("--hidden", default="256,128", metavar="N,N", help="units of each layer (default: 256,128)")
    parser.add_argument("--rate", type=float, default=1e-3, metavar="R", help="how fast it learns (default: 0.001)")
    parser.add_argument(
        "--trace", type=float, default=0.9, metavar="L", help="lambda: 0 next position, 1 end of game (default: 0.9)"
    )
    parser.add_argument(
        "--boldness", type=float, default=0.6, metavar="P", help="points that are risked for variety (default: 0.6)"
    )
    parser.add_argument(
        "--manners", type=float, default=0.3, metavar="P", help="share of seats with a manner (default: 0.3)"
    )
    parser.add_argument("--thinks", type=float, default=0.0, metavar="P", help="share of turns thought about ahead")
    parser.add_argument("--thinks-from", type=int, default=8, metavar="G", help="from this generation on (default: 8)")
    parser.add_argument("--trials", type=int, default=8, metavar="N", help="turns then played on (default: 8)")
    parser.add_argument("--turns", type=int, default=1, metavar="N", help="for so many of one's own (default: 1)")
    parser.add_argument("--over", type=int, default=30, metavar="N", help="generations until rates have faded")
    parser.add_argument("--tables", default="4,2,4,3,4", metavar="N,N", help="players (default: 4,2,4,3,4)")
    parser.add_argument("--begin", type=Path, metavar="FILE", help="take over what this net knows")
    add_option_argument(parser)
    parser.add_argument("--width", type=int, default=12, metavar="N", help="of the beam within turns (default: 12)")
    parser.add_argument("--looks", type=int, default=150, metavar="N", help="positions at each depth (default: 150)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of games and first weights (default: 1)")
    parser.add_argument("--jobs", type=int, metavar="J", help="processes (default: all cores)")
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on a Ray cluster whose machines have this package (default: one started here)",
    )
    parser.add_argument("--torch", action="store_true", help="learn in PyTorch, on a graphics card if there is one")
    parser.add_argument("--resume", action="store_true", help="go on with the training of --out")


def run(args: argparse.Namespace) -> int:
    check_arguments(args)
    training = begin(args)
    console = screen.out()
    pool = pool_of(args)
    until = time.monotonic() + 60 * args.minutes if args.minutes else 0.0
    try:
        for _ in range(args.generations):
            if until and time.monotonic() > until:
                break
            began = time.monotonic()
            with watch(console, args.games) as progress:
                report = training.step(pool, lambda done, bar=progress: bar.show(done, "self-play"))  # type: ignore[misc]
            console.print(Text(sentence(report, time.monotonic() - began)), soft_wrap=True)
    except KeyboardInterrupt:
        console.print(Text(f"Interrupted. {told_where(training)}", style="bold yellow"), soft_wrap=True)
        return INTERRUPTED
    except BrokenProcessPool:
        screen.complain(f"A process that played died (perhaps there was not enough memory). {told_where(training)}")
        return FOUND_WRONG
    except RunnerTrouble as error:
        screen.complain(f"{error} {told_where(training)}")
        return FOUND_WRONG
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    console.print(Text(told_where(training)), soft_wrap=True)
    return 0


def pool_of(args: argparse.Namespace) -> Executor:
    """Who plays: a cluster, or processes here, each on one core: NumPy's own threads would only get in each other's
    way."""
    if args.ray is not None:
        from longcount.cli.ray_pool import RayPool

        return RayPool(args.jobs, args.ray)
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    return ProcessPoolExecutor(
        args.jobs or os.cpu_count() or 1, get_context("spawn"), initializer=leave_interrupts_to_the_parent
    )


def check_arguments(args: argparse.Namespace) -> None:
    for name in ("generations", "games", "first", "trials", "turns"):
        if getattr(args, name) < 1:
            raise BadArgument(f"--{name} takes a number from 1 up.")
    if args.jobs is not None and args.jobs < 1:
        raise BadArgument("--jobs takes a number from 1 up.")
    for name in ("trace", "manners", "thinks"):
        if not 0 <= getattr(args, name) <= 1:
            raise BadArgument(f"--{name} takes a number from 0 to 1.")
    if args.rate <= 0 or args.boldness <= 0:
        raise BadArgument("--rate and --boldness take numbers above 0.")


def numbers_of(name: str, text: str) -> tuple[int, ...]:
    parts = text.split(",")
    if not all(part.isdecimal() and int(part) > 0 for part in parts):
        raise BadArgument(f"--{name} takes numbers from 1 up with commas between them, not '{text}'.")
    return tuple(int(part) for part in parts)


def begin(args: argparse.Namespace) -> Training:
    """A new training, or the one that the file is of."""
    game = find_game(args.game)
    out = args.out or Path(f"{game.name}-net.npz")
    try:
        from longcount.learn.training import Plan, Training, memory_of
    except ImportError as error:
        raise BadArgument("Training needs NumPy: pip install numpy.") from error
    if (out.exists() or memory_of(out).exists()) and not args.resume:
        raise BadArgument(f"{out} exists already: go on with it by --resume, or name another file.")
    if not out.parent.is_dir():
        raise BadArgument(f"{out} cannot be written: there is no folder {out.parent}.")
    if args.torch and find_spec("torch") is None:
        raise BadArgument("--torch needs PyTorch: pip install torch, or train without it.")
    tables = numbers_of("tables", args.tables)
    variants = variants_of(read_options(args.option))
    for seats in tables:  # wrong numbers and options are refused before anything is played
        for options in variants:
            Match(game, [""] * seats, options)
    names = (
        "games",
        "first",
        "rate",
        "trace",
        "boldness",
        "manners",
        "thinks",
        "thinks_from",
        "trials",
        "turns",
        "over",
        "width",
        "looks",
        "torch",
        "seed",
    )
    chosen: dict[str, Any] = {name: getattr(args, name) for name in names}
    hidden = numbers_of("hidden", args.hidden)
    plan = Plan(hidden=hidden, tables=tables, options=variants, **chosen)
    training = Training(game, out, plan)
    if args.resume:
        training.resume()
    elif args.begin:
        training.begin_with(args.begin)
    return training


def variants_of(options: dict[str, str]) -> tuple[dict[str, str], ...]:
    """Every way to choose, where an option names several values with commas between them."""
    values = [[value.strip() for value in several.split(",")] for several in options.values()]
    return tuple(dict(zip(options, chosen, strict=True)) for chosen in product(*values))


def sentence(report: Report, seconds: float) -> str:
    told = f"generation {report.generation}: {report.games} games in {seconds:.0f} s, error {report.error:.1f} points"
    if report.counted:
        shape = ", ".join(f"{name} {mean:g}" for name, mean in report.winners_traits.items())
        told += f"; plain: {report.mean:.1f}, winner {report.winner:.1f} ({shape})"
    for name, (seats, mine, others) in report.manners.items():
        told += f"; {name} {mine:g} among {others:g} ({seats})"
    return told + (", kept" if report.is_kept else "")


def told_where(training: Training) -> str:
    if not training.generation:
        return "Nothing was written yet."
    if not training.out.exists():
        return f"{training.current} is the net so far; no plain game was counted yet. --resume goes on."
    return f"{training.out} is the best net of {training.generation} generations; --resume goes on."
