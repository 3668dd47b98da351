"""`longcount openings`: what opening choices come to, over many games, beside what the judge says of them."""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from longcount.bots import find_bot
from longcount.bots.openings import Finding, Plan, Study, Trial, plans_of, play, write_studies
from longcount.cli import screen
from longcount.cli.language import speech, tr
from longcount.cli.parsers import BadArgument, Subparsers, add_option_argument, read_options, teaching_parser
from longcount.cli.tournament.runners import leave_interrupts_to_the_parent
from longcount.cli.watching import watch
from longcount.games import find_game
from longcount.kernel.game import Game
from longcount.kernel.match import Match

INTERRUPTED: Final = 130
AT_ONCE: Final = 2
"""Games that a process is given at a time."""
UNKNOWN: Final = 100.0
"""An error of so many points says that nothing is known."""
EXAMPLES = """\
  longcount openings tzolkin --games 2000              wealth tiles, then the first turn
  longcount openings tzolkin --opening wealth --seats 3
  longcount openings winter --bots regular --json winter-openings.json"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Lets equal bots play. In each game one seat, in turn, does not make an opening choice but takes one of its ways
at random; everything else is played as usual. So it shows what a way causes: points against the table's mean
with their standard error, victories, and beside them what the judge that bots and coach go by promised. Where
games and judge clearly disagree, the line is marked. Of things that are chosen together, such as two tiles,
each is told by itself, beside an average other one. --json adds what was found to a file; where that lies with
the game (openings.json), the coach says it."""
    parser = teaching_parser(commands, "openings", "what opening choices come to", text, EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="which game, such as tzolkin")
    parser.add_argument("--opening", action="append", default=[], metavar="NAME", help="which choice (default: all)")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="for each choice (default: 400)")
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="number of players (default: 4)")
    parser.add_argument("--bots", default="strong", metavar="BOT", help="who plays (default: strong)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game (default: 1)")
    add_option_argument(parser)
    parser.add_argument("--jobs", type=int, metavar="J", help="games at the same time (default: all cores)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="add the studies to this file")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    plans = read_plans(game, args)
    console = screen.out()
    for plan in plans:
        trials: list[Trial] = []
        try:
            play_all(console, plan, args.jobs or os.cpu_count() or 1, trials)
        except KeyboardInterrupt:
            show(console, game, Study(plan, trials))
            return INTERRUPTED
        study = Study(plan, trials)
        show(console, game, study)
        if args.json is not None:
            write_studies(args.json, game.name, [study])
    return 0


def read_plans(game: Game[Any], args: argparse.Namespace) -> list[Plan]:
    if args.games < 1 or (args.jobs is not None and args.jobs < 1):
        raise BadArgument("--games and --jobs take numbers from 1 up.")
    options = read_options(args.option)
    Match(game, [""] * args.seats, options)  # refuses what cannot be played
    find_bot(args.bots, 0)
    asked = {"bot": args.bots, "seats": args.seats, "games": args.games, "seed": args.seed}
    return plans_of(game, args.opening, {**asked, "options": tuple(options.items())})


def play_all(console: Console, plan: Plan, jobs: int, trials: list[Trial]) -> None:
    """Plays the games; what is done when somebody interrupts is in `trials`."""
    pool = ProcessPoolExecutor(min(jobs, plan.games), initializer=leave_interrupts_to_the_parent)
    try:
        with watch(console, plan.games) as progress:
            for done, trial in enumerate(pool.map(play, plan.tasks(), chunksize=AT_ONCE), start=1):
                trials += [] if trial is None else [trial]
                progress.show(done, plan.opening)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


# --- showing ----------------------------------------------------------------------


def show(console: Console, game: Game[Any], study: Study) -> None:
    words, plan = speech(game), study.plan
    title = words.words.look("opening", plan.opening)
    told = tr("{title}: {n} games of {seats} equal bots ({bot})", title=title, n=len(study.trials), **seats_of(plan))
    console.print(Text(told, style="bold"), soft_wrap=True)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold cyan")
    table.add_column(tr("choice"))
    for heading in (tr("games"), tr("points"), tr("judge"), tr("won")):
        table.add_column(heading, justify="right")
    table.add_column("")
    for one in study.findings():
        table.add_row(words.opening(plan.opening, one.part), *figures(one))
    lead, judge = study.on_the_whole()
    table.add_row(tr("on the whole"), str(len(study.trials)), f"{lead:+.1f}", f"{judge:+.1f}", "", "")
    console.print(table)
    console.print(
        Text(tr("Points: more than the table's mean, ± standard error; judge: the same as it promised."), style="dim")
    )


def seats_of(plan: Plan) -> dict[str, int | str]:
    return {"seats": plan.seats, "bot": plan.bot}


def figures(one: Finding) -> tuple[str, str, str, str, Text]:
    points = f"{one.points:+.1f} ± {one.error:.1f}" if one.error < UNKNOWN else "?"
    apart = Text(tr("the games say something else than the judge") if one.is_apart else "", style="yellow")
    return str(one.games), points, f"{one.judge:+.1f}", f"{one.won:.0%}", apart
