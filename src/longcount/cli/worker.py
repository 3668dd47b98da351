"""`longcount worker`: thinks for servers on the same PostgreSQL."""

from __future__ import annotations

import argparse
import asyncio

from rich.text import Text

from longcount.bots.coach import SECONDS
from longcount.cli import screen
from longcount.cli.care.place import add_place, read_place
from longcount.cli.care.starting import told_why
from longcount.cli.parsers import BadArgument, Subparsers, teaching_parser

EXAMPLE = "postgresql://localhost/longcount"
EXAMPLES = f"""\
  longcount worker --db {EXAMPLE}
  longcount worker --db {EXAMPLE} --bots 8
  longcount serve --db {EXAMPLE} --bots 0            a server that leaves all thinking to workers"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Thinks for every server on the same PostgreSQL database: bots' turns, hints, what a turn could be, plans,
reviews and records that are sent in are jobs that wait there. Any number of workers on any machines take
them, what somebody waits for first and fairly among people. Stop it or cut it off whenever you like: what
it was doing is taken up by another one, and nothing is played twice."""
    parser = teaching_parser(commands, "worker", "think for servers on a PostgreSQL database", text, EXAMPLES)
    add_place(parser)
    parser.add_argument("--bots", type=int, metavar="N", help="processes that think (default: cores less one)")
    help_review = f"about how long a review may take on two cores (default {SECONDS:g} seconds)"
    parser.add_argument("--review", type=float, metavar="S", help=help_review)
    help_seed = "for tests: bots choose the same by this number"
    parser.add_argument("--seed", type=int, metavar="N", help=help_seed)
    parser.add_argument("--quiet", action="store_true", help="log troubles only")


def run(args: argparse.Namespace) -> int:
    settings = read_place(args, given(args)).settings
    if not settings.db.startswith("postgres"):
        raise BadArgument("Workers take their jobs from a PostgreSQL database; with SQLite the server itself thinks.")
    if settings.workers < 1:
        raise BadArgument("A worker has at least one process: --bots takes a number from 1 to 256.")
    with told_why(settings):
        from longcount.server import logs
        from longcount.server.working import work

        logs.set_up(settings.log, settings.process_name)
        told = Text(f"A worker with {settings.workers} processes takes jobs (stop it with Ctrl+C)")
        asyncio.run(work(settings, on_ready=lambda: screen.out().print(told, soft_wrap=True)))
    return 0


def given(args: argparse.Namespace) -> dict[str, object]:
    """What stands on the command line, by the names of settings."""
    wishes = {
        "workers": args.bots,
        "review_seconds": args.review,
        "seed": args.seed,
        "log": "warning" if args.quiet else None,
    }
    return {name: value for name, value in wishes.items() if value is not None}
