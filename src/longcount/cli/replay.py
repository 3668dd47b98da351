"""`longcount replay`: a record checked line by line, summed up, or looked at after any row."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from longcount.cli import files, screen
from longcount.cli.boards.marks import named
from longcount.cli.language import speech, tr
from longcount.cli.parsers import BadArgument, Subparsers, teaching_parser
from longcount.cli.result import show_result
from longcount.cli.retelling import play_again
from longcount.cli.sentences import line
from longcount.cli.shown import board_of
from longcount.kernel.match import Match
from longcount.kernel.pending import CHANCE
from longcount.kernel.record import HIDDEN
from longcount.kernel.story import Story

BEFORE = 6
AFTER = 3
EXAMPLES = """\
  longcount replay evening.lc                 header, standing, scores
  longcount replay evening.lc --at 40         the board after row 40, and the rows around it
  longcount replay evening.lc --at 0          the beginning
  longcount replay evening.lc --at 40 --seat 2    as seat 2 saw it"""


def add_parser(commands: Subparsers) -> None:
    text = "Replays a record under the rules: every line is checked. Rows count from 1, draws and undos included."
    parser = teaching_parser(commands, "replay", "check and look at a record", text, EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--at", type=int, metavar="N", help="show the board after row N")
    parser.add_argument("--seat", type=int, metavar="S", help="show only what seat S may know")


def run(args: argparse.Namespace) -> int:
    match = files.read_match(args.file)
    seat = read_seat(match, args.seat)
    console = screen.out()
    if args.at is None:
        show_summary(console, match, seat)
    else:
        show_at(console, match, args.at, seat)
    return 0


def read_seat(match: Match[Any], seat: int | None) -> int | None:
    if seat is None:
        return None
    if not 1 <= seat <= len(match.header.seats):
        raise BadArgument(f"--seat takes 1 to {len(match.header.seats)}, not {seat}.")
    return seat - 1


def clean_names(match: Match[Any]) -> list[str]:
    return [screen.clean(name) or "?" for name in match.header.seats]


# --- summary ------------------------------------------------------------------------


def show_summary(console: Console, match: Match[Any], seat: int | None) -> None:
    show_header(console, match)
    names = clean_names(match)
    outcome = match.game.outcome(match.state)
    if outcome is not None:
        show_result(console, speech(match.game), outcome, names)
        return
    view = match.game.view(match.state, seat)
    console.print(board_of(match.game).draw(view, names, console.width, speech(match.game)))
    console.print(Text(waiting_text(match, names), style="bold"))


def show_header(console: Console, match: Match[Any]) -> None:
    header, names = match.header, clean_names(match)
    defaults = {option.name: option.default for option in match.game.options}
    chosen = [f"{name}={value}" for name, value in header.options.items() if value != defaults[name]]
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold cyan")
    table.add_row("game", Text(f"{match.game.title}, edition {header.edition}"))
    table.add_row("seats", Text(", ").join([named(seat, names) for seat in range(len(names))]))
    table.add_row("options", Text(", ".join(chosen) or "all at their defaults"))
    for key, value in header.remarks.items():
        table.add_row(Text(screen.clean(key)), Text(screen.clean(value)))
    table.add_row("rows", f"{len(match.rows)}, {len(match.live)} of them in force")
    console.print(table)


def waiting_text(match: Match[Any], names: list[str]) -> str:
    pending = match.game.pending(match.state)
    if pending.is_over:
        return tr("The game is over.")
    asked = speech(match.game).prompt(pending.step)
    who = tr("chance") if pending.is_chance else ", ".join(names[seat] for seat in pending.seats)
    return f"{tr('Waiting for {who}.', who=who)} {asked} ({pending.rule})"


# --- one moment ---------------------------------------------------------------------


def match_at(match: Match[Any], count: int) -> Match[Any]:
    """The match as it stood after so many rows."""
    if not 0 <= count <= len(match.rows):
        raise BadArgument(f"The record has {len(match.rows)} rows: --at takes 0 to {len(match.rows)}, not {count}.")
    return play_again(match, count)[0]


def show_at(console: Console, match: Match[Any], count: int, seat: int | None) -> None:
    names = clean_names(match)
    then = match_at(match, count)
    board = board_of(match.game)
    console.print(board.draw(then.game.view(then.state, seat), names, console.width, speech(match.game)))
    show_rows(console, match, count, seat)
    console.print(Text(waiting_text(then, names), style="bold"))


def show_rows(console: Console, match: Match[Any], count: int, seat: int | None) -> None:
    """The rows around a moment, in notation and in words."""
    first, last = max(0, count - BEFORE), min(len(match.rows), count + AFTER)
    _, stories = play_again(match, last)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold cyan")
    for column in ("", "row", "seat", "decision", "what happened"):
        table.add_column(column)
    for position in range(first, last):
        here = "→" if position == count - 1 else ""
        style = "dim" if position >= count else ""
        table.add_row(here, str(position + 1), *row_cells(match, position, stories[position], seat), style=style)
    console.print(table)


def row_cells(match: Match[Any], position: int, story: Story, viewer: int | None) -> tuple[Text, Text, Text]:
    """Who, what, and what came of it; all of it for whoever holds the record, unless a seat's eyes are asked for."""
    row, names = match.rows[position], clean_names(match)
    who = Text("chance", style="dim") if row.seat == CHANCE else named(row.seat, names)
    is_open = viewer is None or match.is_open(position, viewer)
    facts = story.facts if viewer is None else story.seen_by(viewer)
    told = line(speech(match.game), facts, names)
    return who, Text(row.decision.text if is_open else HIDDEN), Text(told)
