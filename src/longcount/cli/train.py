"""`longcount train`: a net for a game, learned from games that bots play against themselves."""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from longcount.cli import screen
from longcount.cli.parsers import BadArgument, Subparsers, teaching_parser
from longcount.cli.tournament.runners import leave_interrupts_to_the_parent
from longcount.cli.watching import watch
from longcount.games import find_game

if TYPE_CHECKING:
    from longcount.learn.training import Report, Training

FOUND_WRONG: Final = 1
INTERRUPTED: Final = 130
EXAMPLES = """\
  longcount train tzolkin --generations 20 --out mine.json
  longcount train tzolkin --generations 10 --out mine.json --resume
                                         ten generations more
  longcount arena tzolkin --bots mcts:200@mine.json,thumb:200 --games 100
                                         is it better than the rule of thumb?"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Trains the net that judges positions for the search. In each generation bots play games against themselves on
all cores; then the net learns, from what followed each position, by how many points the rule of thumb is wrong
about it. Every generation says how well it foretold games it had not learned from: the error in points and the
doubt about the winner (0 is certainty), each beside the rule of thumb's. The net is written to --out after every
generation, with what is needed to go on beside it (.training.npz); an interrupted training loses at most the
generation under way. The same command trains the same net. Needs NumPy: pip install 'longcount[learn]'."""
    parser = teaching_parser(commands, "train", "a net for a game, from self-play", text, EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="which game, such as tzolkin")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the net (default: GAME-net.json)")
    parser.add_argument("--generations", type=int, default=10, metavar="N", help="how many to add (default: 10)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="for each generation (default: 1000)")
    parser.add_argument("--hidden", type=int, default=32, metavar="N", help="units of the hidden layer (default: 32)")
    parser.add_argument("--rate", type=float, default=1e-3, metavar="R", help="how fast it learns (default: 0.001)")
    parser.add_argument(
        "--trace", type=float, default=0.8, metavar="L", help="lambda: 0 next position, 1 end of game (default: 0.8)"
    )
    parser.add_argument(
        "--boldness", type=float, default=1.0, metavar="P", help="points that are risked for variety (default: 1)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of games and first weights (default: 1)")
    parser.add_argument("--jobs", type=int, metavar="J", help="processes (default: all cores)")
    parser.add_argument("--torch", action="store_true", help="learn in PyTorch, on a graphics card if there is one")
    parser.add_argument("--resume", action="store_true", help="go on with the training of --out")


def run(args: argparse.Namespace) -> int:
    check_arguments(args)
    training = begin(args)
    console = screen.out()
    pool = ProcessPoolExecutor(args.jobs or os.cpu_count() or 1, initializer=leave_interrupts_to_the_parent)
    try:
        for _ in range(args.generations):
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
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    console.print(Text(told_where(training)), soft_wrap=True)
    return 0


def check_arguments(args: argparse.Namespace) -> None:
    for name in ("generations", "games", "hidden"):
        if getattr(args, name) < 1:
            raise BadArgument(f"--{name} takes a number from 1 up.")
    if args.jobs is not None and args.jobs < 1:
        raise BadArgument("--jobs takes a number from 1 up.")
    if not 0 <= args.trace <= 1:
        raise BadArgument("--trace takes a number from 0 to 1.")
    if args.rate <= 0 or args.boldness <= 0:
        raise BadArgument("--rate and --boldness take numbers above 0.")


def begin(args: argparse.Namespace) -> Training:
    """A new training, or the one that the file is of."""
    game = find_game(args.game)
    out = args.out or Path(f"{game.name}-net.json")
    try:
        from longcount.learn.training import Plan, Training
    except ImportError as error:
        raise BadArgument("Training needs NumPy: pip install 'longcount[learn]'.") from error
    if out.exists() and not args.resume:
        raise BadArgument(f"{out} exists already: go on with it by --resume, or name another file.")
    if not out.parent.is_dir():
        raise BadArgument(f"{out} cannot be written: there is no folder {out.parent}.")
    if args.torch and find_spec("torch") is None:
        raise BadArgument("--torch needs PyTorch: pip install torch, or train without it.")
    names = ("games", "hidden", "rate", "trace", "boldness", "torch")
    plan: dict[str, Any] = {name: getattr(args, name) for name in names}
    training = Training(game, out, Plan(seed=args.seed, **plan))
    if args.resume:
        training.resume()
    return training


def sentence(report: Report, seconds: float) -> str:
    early, late = report.spread
    return (
        f"generation {report.generation}: {report.games} games in {seconds:.0f} s; "
        f"error {report.error:.2f} points (rule of thumb {report.thumb_error:.2f}), "
        f"doubt {report.doubt:.4f} ({report.thumb_doubt:.4f}), spread {early:g} to {late:g}"
    )


def told_where(training: Training) -> str:
    if not training.generation:
        return "Nothing was written yet."
    return f"{training.out} is the net after {training.generation} generations; --resume goes on."
