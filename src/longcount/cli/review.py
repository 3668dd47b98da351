"""`longcount review`: how a game went, its turning points, and what would have been better."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from longcount.bots import coach
from longcount.bots.coach import LEAST_FEWER, SECONDS
from longcount.cli import files, screen
from longcount.cli.boards.marks import named
from longcount.cli.fuzz import leave_interrupts_to_the_parent
from longcount.cli.language import speech
from longcount.cli.parsers import BadArgument, Subparsers, teaching_parser
from longcount.cli.replay import clean_names
from longcount.games import find_game
from longcount.kernel.match import Match
from longcount.kernel.speech import Speech
from longcount.kernel.story import Entry

BARS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 60
LONG: Final = 3
"""Steps that two turns have in common are told once if there are so many."""
BESIDE: Final = 42
"""Columns that everything beside the curve takes, without the names."""
CURVE: Final = "chance to win, turn by turn"
EXAMPLES = """\
  longcount review evening.lc                     curve and turning points
  longcount review evening.lc --out evening.json  keeps the review, for other programs
  longcount review evening.lc --seconds 300       thinks longer"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Goes through a game turn by turn: every player's chance to win and expected points, the turns that moved them
most, and for these what would have been better and why. Each turn is judged by what its player could know then."""
    parser = teaching_parser(commands, "review", "how a game went, and what would have been better", text, EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--seconds", type=float, default=SECONDS, metavar="S", help="at most about so long")
    parser.add_argument("--jobs", type=int, metavar="J", help="processes (default: all cores)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the review as JSON")
    parser.add_argument("--json", action="store_true", help="print the review as JSON")


def run(args: argparse.Namespace) -> int:
    match = files.read_match(args.file)
    if args.seconds <= 0:
        raise BadArgument(f"--seconds takes more than 0, not {args.seconds:g}.")
    if args.jobs is not None and args.jobs < 1:
        raise BadArgument("--jobs takes a number from 1 up.")
    reviewed = review_match(match, args.jobs or os.cpu_count() or 1, args.seconds)
    text = json.dumps(reviewed, indent=1)
    if args.out is not None:
        files.write_text(args.out, text + "\n")
    if args.json:
        screen.out().print(text, soft_wrap=True)
    else:
        show(screen.out(), match, reviewed)
    return 0


# --- working ------------------------------------------------------------------------


Task = tuple[str, int, dict[str, str], list[coach.Row], coach.Moment, int, float]


def weigh(task: Task) -> dict[str, Any]:
    """One moment, in a process of its own."""
    game, seats, options, rows, moment, simulations, seconds = task
    return coach.weigh_moment(find_game(game), seats, options, rows, moment, simulations, seconds)


def review_match(match: Match[Any], jobs: int, seconds: float) -> dict[str, Any]:
    """Every moment at a glance, then the promising ones more deeply. Progress goes to the standard error."""
    game, seats, options = match.game, len(match.header.seats), dict(match.header.options)
    rows = coach.rows_of(match)
    found = coach.moments(game, seats, options, rows)
    if not found:
        raise BadArgument("Nobody has taken a turn yet: there is nothing to review.")
    both = seconds * jobs
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_parent) as pool, progress() as bar:

        def weigh_all(
            title: str, moments: Sequence[coach.Moment], simulations: int, part: float
        ) -> list[dict[str, Any]]:
            each = part * both / max(1, len(moments))
            tasks: list[Task] = [(game.name, seats, options, rows, moment, simulations, each) for moment in moments]
            return list(bar.track(pool.map(weigh, tasks), total=len(tasks), description=title))

        weighed = weigh_all("Every turn at a glance", found, coach.SIMULATIONS, coach.GLANCE)
        places = coach.promising(weighed, coach.looks_within(seconds))
        chosen = [found[place] for place in places]
        deeper = weigh_all("Turning points", chosen, coach.DEEPER_SIMULATIONS, 1 - coach.GLANCE)
    looked = dict(zip(places, deeper, strict=True))
    return coach.placed(coach.review(game, seats, options, rows, weighed, looked), match.live, len(match.rows))


def progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=screen.err(), transient=True)


# --- showing ------------------------------------------------------------------------


def show(console: Console, match: Match[Any], reviewed: Mapping[str, Any]) -> None:
    show_curve(console, match, reviewed["curve"])
    words, names = speech(match.game), clean_names(match)
    if not reviewed["turning"]:
        console.print("No turn was found that would have changed much.")
    for point in reviewed["turning"]:
        show_turning_point(console, words, names, point)


def show_curve(console: Console, match: Match[Any], curve: Sequence[Mapping[str, Any]]) -> None:
    names = clean_names(match)
    room = max(10, min(WIDEST, console.width - max(len(name) for name in names) - BESIDE))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold cyan")
    table.add_column("", no_wrap=True)
    table.add_column("chance to win" if room < len(CURVE) else CURVE, no_wrap=True)
    table.add_column("at first, at last", justify="right", no_wrap=True)
    table.add_column("points", justify="right", no_wrap=True)
    for seat in range(len(names)):
        shares = [float(point["shares"][seat]) for point in curve]
        points = [float(point["points"][seat]) for point in curve]
        line = "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in thinned(shares, room))
        chances = f"{percent(shares[0])} → {percent(shares[-1])}"
        table.add_row(named(seat, names), line, chances, f"{points[0]:.0f} → {points[-1]:g}")
    console.print(table)


def thinned(values: Sequence[float], most: int) -> list[float]:
    """Averages of neighbours, where there are too many to be shown."""
    if len(values) <= most:
        return list(values)
    cuts = [place * len(values) // most for place in range(most + 1)]
    return [sum(values[a:b]) / (b - a) for a, b in pairwise(cuts)]


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def show_turning_point(console: Console, words: Speech, names: Sequence[str], point: Mapping[str, Any]) -> None:
    seat = int(point["seat"])
    console.print(Rule(Text.assemble(f"after row {point['at']}: ", named(seat, names)), style="dim", align="left"))
    for label, text in sentences(words, names, point):
        console.print(Text(f"{label:<10}", style="bold cyan").append(text, style="not bold default"))


def sentences(words: Speech, names: Sequence[str], point: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What was played and what came of it; what would have been better, and why."""
    seat, played, better = int(point["seat"]), point["played"], point["better"]
    chance = percent(played["shares"][seat])
    told = [("played", "; ".join(played["decisions"])), ("came to", entries(words, played["gains"]))]
    told.append(("then", next_turn(words, played, better)))
    if better is None:
        told.append(("", f"Nothing better was found: {chance} to win after it."))
    else:
        told.append(("better", differing(played["decisions"], better["decisions"])))
        told.append(("why", f"{percent(better['shares'][seat])} to win instead of {chance}{fewer_text(point)}"))
        told += [("it brings", entries(words, better["more"])), ("keeps", entries(words, better["keeps"]))]
        told.append(("costs", entries(words, better["costs"])))
        told.append(("gives up", entries(words, turned(better["less"]))))
        told.append(("then", next_turn(words, better, played)))
        told.append(("expects", sources_text(words, better["sources"])))
        told += [("points", takes_text(names, take)) for take in better["takes"]]
        spoken = [better[name] for name in ("more", "keeps", "takes", "sources") if better[name]]
        if not spoken and not next_turn(words, better, played):
            told.append(("", "What it gains comes later than could be told here."))
    return [(label, text) for label, text in told if text]


def differing(played: Sequence[str], better: Sequence[str]) -> str:
    """The better turn; what it has in common with the other at its beginning is not told again."""
    same = 0
    while same < min(len(played), len(better)) - 1 and played[same] == better[same]:
        same += 1
    return f"the same {same} steps, then: {'; '.join(better[same:])}" if same >= LONG else "; ".join(better)


def turned(gains: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """What is given up, told as what one would have had."""
    return [{**gain, "amount": -gain["amount"]} for gain in gains]


def next_turn(words: Speech, turn: Mapping[str, Any], other: Mapping[str, Any] | None) -> str:
    """What could come next; nothing where the same could come after the other turn, for it is no reason then."""
    then, others = turn.get("then"), other.get("then") if other else None
    if not then or not then["gains"] or (others and others["gains"] == then["gains"]):
        return ""
    return f"perhaps {'; '.join(then['decisions'])}: {entries(words, then['gains'])}"


def entries(words: Speech, gains: Sequence[Mapping[str, Any]]) -> str:
    return ", ".join(words.gain(Entry(gain["seat"], gain["goal"], gain["what"], gain["amount"])).text for gain in gains)


def fewer_text(point: Mapping[str, Any]) -> str:
    """The points expected, where it is they that were lost."""
    seat, better, played = int(point["seat"]), point["better"], point["played"]
    if point["fewer"] < LEAST_FEWER:
        return ""
    return f", {better['points'][seat]:.0f} points instead of {played['points'][seat]:.0f}"


def sources_text(words: Speech, sources: Sequence[Mapping[str, Any]]) -> str:
    """From where more points will come, or fewer."""
    return ", ".join(f"{words.source(each['source'])} {each['points']:+g}" for each in sources)


def takes_text(names: Sequence[str], take: Mapping[str, Any]) -> str:
    how = "fewer" if take["points"] > 0 else "more"
    amount = abs(take["points"])
    return f"{names[take['seat']]} can expect {amount:g} point{'' if amount == 1 else 's'} {how}"
