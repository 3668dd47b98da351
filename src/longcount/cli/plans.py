"""`longcount plans`: two or three ways to go on from a position, and what each needs by when."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from longcount.bots.plans import SECONDS, plans
from longcount.cli import files, screen
from longcount.cli.boards.marks import named
from longcount.cli.explore import asked_seat
from longcount.cli.language import language, speech, tr
from longcount.cli.parsers import BadArgument, Subparsers, teaching_parser
from longcount.cli.replay import clean_names, match_at, read_seat
from longcount.kernel.match import Match
from longcount.words.plans import PlanSpeech

EXAMPLES = """\
  longcount plans evening.lc                     whoever is asked at the end of the record
  longcount plans evening.lc --at 40             after row 40
  longcount plans evening.lc --seconds 60        plays more games to the end
  longcount plans evening.lc --json              for other programs"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Tells two or three plans that a seat could follow from here to the end: what each needs by which round, where its
points come from, how it begins, and how it went when it was played out. Only what the seat may know is used."""
    parser = teaching_parser(commands, "plans", "ways to go on, and what each needs by when", text, EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--at", type=int, metavar="N", help="after row N (default: after the last)")
    parser.add_argument("--seat", type=int, metavar="S", help="for seat S, where several are asked")
    parser.add_argument("--seconds", type=float, default=SECONDS, metavar="T", help="at most about so long")
    parser.add_argument("--worlds", type=int, default=0, metavar="N", help="play each plan N times, however long")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    match = files.read_match(args.file)
    if args.seconds <= 0:
        raise BadArgument(f"--seconds takes more than 0, not {args.seconds:g}.")
    if args.worlds < 0:
        raise BadArgument(f"--worlds takes a number from 1 up, not {args.worlds}.")
    if args.at is not None:
        match = match_at(match, args.at)
    seat = asked_seat(match, read_seat(match, args.seat))
    found = plans_of(match, seat, args.worlds, 0.0 if args.worlds else args.seconds)
    if args.json:
        screen.out().print(json.dumps({"seat": seat + 1, **found}, indent=2), soft_wrap=True)
    else:
        show(screen.out(), match, seat, found)
    return 0


def plans_of(match: Match[Any], seat: int, worlds: int = 0, seconds: float = SECONDS) -> dict[str, Any]:
    """From what the seat may know."""
    with screen.err().status(Text(tr("Plans are being played to the end…"))):
        return plans(match.game, match.game.view(match.state, seat), seat, len(match.rows), worlds, seconds)


# --- showing --------------------------------------------------------------------------


def show(console: Console, match: Match[Any], seat: int, found: Mapping[str, Any]) -> None:
    words = PlanSpeech(match.game, language())
    told = words.told(found)
    console.print(Text.assemble(named(seat, clean_names(match)), f" {told['says']}"))
    for number, plan in enumerate(told["plans"], start=1):
        console.print(Rule(Text(f"{number}. {plan['name']}", style="bold"), style="dim", align="left"))
        show_plan(console, match, seat, words, plan)
    if told["left"]:
        console.print(Text(told["left"], style="dim"))
    console.print(Text(words.label("how"), style="dim"))


def show_plan(console: Console, match: Match[Any], seat: int, words: PlanSpeech, plan: Mapping[str, Any]) -> None:
    console.print(Text(plan["means"], style="italic"))
    console.print(Text(f"{plan['played']} {plan['verdict']}"))
    needs = [milestone["says"] for milestone in plan["milestones"]] or [words.label("needs.nothing")]
    show_list(console, words.label("needs"), needs)
    sources = [f"{source['says']} {source['points']:g}" for source in plan["sources"]]
    show_list(console, words.label("sources"), [", ".join(sources)])
    game, view = match.game, match.game.view(match.state, seat)
    said = speech(game).at(match.header.options)
    begins = [said.offer(game.catalogue.read(text), view) for text in plan["decisions"]]
    show_list(console, words.label("begins"), ["; ".join(begins)])


def show_list(console: Console, title: str, lines: list[str]) -> None:
    console.print(Text(title, style="bold cyan"))
    for line in lines:
        console.print(Padding(Text(line), (0, 0, 0, 2)))
