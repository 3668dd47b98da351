"""`longcount explore`: what a seat could do with its turn, and what would come of it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from longcount.bots.explorer import Prospect, explore, goals_of, with_goal
from longcount.cli import files, screen
from longcount.cli.boards.marks import named
from longcount.cli.language import speech, tr
from longcount.cli.parsers import BadArgument, Subparsers, teaching_parser
from longcount.cli.replay import clean_names, match_at, read_seat, waiting_text
from longcount.kernel.match import Match
from longcount.kernel.speech import Speech
from longcount.kernel.story import Entry

TOP: Final = 12
FEWEST: Final = 40
"""Turns searched for, at least, however few are shown."""
EXAMPLES = """\
  longcount explore evening.lc                     whoever is asked at the end of the record
  longcount explore evening.lc --at 40             after row 40
  longcount explore evening.lc --at 40 --goal gold     only turns that gain gold
  longcount explore evening.lc --json              for other programs"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Shows whole turns that a seat could take, the most promising first: what each brings, what it costs, and its
decisions in notation. Only what the seat may know is used. A turn ends here where something is drawn."""
    parser = teaching_parser(commands, "explore", "what could be done this turn", text, EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--at", type=int, metavar="N", help="after row N (default: after the last)")
    parser.add_argument("--seat", type=int, metavar="S", help="for seat S, where several are asked")
    parser.add_argument("--goal", metavar="WORD", help="only turns that gain this, such as gold or climb")
    parser.add_argument("--top", type=int, default=TOP, metavar="N", help=f"show so many turns (default: {TOP})")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    match = files.read_match(args.file)
    if args.top < 1:
        raise BadArgument(f"--top takes 1 or more, not {args.top}.")
    if args.at is not None:
        match = match_at(match, args.at)
    seat = asked_seat(match, read_seat(match, args.seat))
    found = prospects_of(match, seat, args.top)
    wanted = find_goal(speech(match.game), found, args.goal) if args.goal else None
    shown = (with_goal(found, wanted) if wanted else found)[: args.top]
    console = screen.out()
    if args.json:
        told = {"seat": seat + 1, "goals": goals_of(found), "turns": [prospect.told() for prospect in shown]}
        console.print(json.dumps(told, indent=2), soft_wrap=True)
    else:
        show(console, match, seat, found, shown)
    return 0


def asked_seat(match: Match[Any], wish: int | None) -> int:
    """The seat whose turns are looked at: one that is asked."""
    pending = match.game.pending(match.state)
    names = clean_names(match)
    if pending.is_over or pending.is_chance:
        raise BadArgument(f"Nobody has a choice here. {waiting_text(match, names)}")
    if wish is None:
        return pending.seats[0]
    if wish not in pending.seats:
        raise BadArgument(f"{names[wish]} has no choice here. {waiting_text(match, names)}")
    return wish


def prospects_of(match: Match[Any], seat: int, top: int) -> list[Prospect]:
    """From what the seat may know; the same for the same moment."""
    return explore(match.game, match.game.view(match.state, seat), seat, len(match.rows), max(top, FEWEST))


def find_goal(words: Speech, prospects: Sequence[Prospect], wish: str) -> str:
    """A goal by its name or by a word that describes it; only what some turn gains can be asked for."""
    goals = goals_of(prospects)
    word = wish.strip().lower()
    named_so = [goal for goal in goals if goal == word]
    described = [goal for goal in goals if word in words.goal(goal).lower()]
    if not named_so and not described:
        raise BadArgument(f"No turn found here gains '{screen.clean(wish)}'. Goals: {', '.join(goals) or 'none'}.")
    return (named_so or described)[0]


# --- showing --------------------------------------------------------------------------


def show(console: Console, match: Match[Any], seat: int, found: Sequence[Prospect], shown: Sequence[Prospect]) -> None:
    words, names = speech(match.game), clean_names(match)
    goals = [f"{words.goal(goal)} ({len(with_goal(found, goal))})" for goal in goals_of(found)]
    console.print(Text.assemble(named(seat, names), f" {tr('could take one of {n} turns found.', n=len(found))}"))
    if goals:
        console.print(Text(tr("To aim at: {goals}", goals=", ".join(goals)), style="dim"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold cyan")
    table.add_column("", justify="right")
    table.add_column(tr("worth"), justify="right")
    table.add_column(tr("what it brings and costs"))
    table.add_column(tr("decisions"), style="dim")
    for number, prospect in enumerate(shown, start=1):
        decisions = "; ".join(decision.text for decision in prospect.decisions)
        table.add_row(str(number), f"{prospect.worth:+.1f}", entries_text(words, names, prospect), decisions)
    console.print(table)
    console.print(
        Text(tr("Worth: by how many points the turn betters the position, as the coach sees it."), style="dim")
    )


def entries_text(words: Speech, names: Sequence[str], prospect: Prospect) -> Text:
    """Gains in green, then costs in red, then what others gain or lose."""
    parts = [entry_text(words, entry) for entry in sorted(prospect.gains, key=lambda entry: entry.amount < 0)]
    parts += [Text.assemble(f"{names[entry.seat]}: ", entry_text(words, entry)) for entry in prospect.others]
    return Text(", ").join(parts) if parts else Text("-", style="dim")


def entry_text(words: Speech, entry: Entry) -> Text:
    return Text(words.gain(entry).text, style="green" if entry.amount > 0 else "red")
