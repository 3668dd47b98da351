"""`longcount worker`: thinks for servers on the same PostgreSQL."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from rich.text import Text

from longcount.bots.coach import SECONDS
from longcount.cli import screen
from longcount.cli.databases import EXAMPLE, check_database
from longcount.cli.parsers import BadArgument, Subparsers, teaching_parser
from longcount.cli.serve import LONGEST_REVIEW

EXAMPLES = f"""\
  longcount worker --db {EXAMPLE}
  longcount worker --db {EXAMPLE} --bots 8
  longcount serve --db {EXAMPLE} --bots 0            a server that leaves all thinking to workers"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Thinks for every server on the same PostgreSQL database: bots' turns, hints, what a turn could be, plans
and reviews are jobs that wait there, and any number of workers on any machines take them, what somebody
waits for first and fairly among people. Stop it or cut it off whenever you like: what it was doing is
taken up by another one, and nothing is played twice."""
    parser = teaching_parser(commands, "worker", "think for servers on a PostgreSQL database", text, EXAMPLES)
    parser.add_argument("--db", metavar="URL", required=True, help="the PostgreSQL database the servers use")
    parser.add_argument("--bots", type=int, metavar="N", help="processes that think (default: cores less one)")
    help_review = f"about how long a review may take on two cores (default {SECONDS:g} seconds)"
    parser.add_argument("--review", type=float, default=SECONDS, metavar="S", help=help_review)
    help_seed = "for tests: bots choose the same by this number"
    parser.add_argument("--seed", type=int, metavar="N", help=help_seed)
    parser.add_argument("--quiet", action="store_true", help="log troubles only")


def run(args: argparse.Namespace) -> int:
    check_database(args.db)
    if not args.db.startswith("postgres"):
        raise BadArgument("Workers take their jobs from a PostgreSQL database; with SQLite the server itself thinks.")
    if args.bots is not None and not 1 <= args.bots <= 256:
        raise BadArgument("--bots takes a number from 1 to 256.")
    if not 0 < args.review <= LONGEST_REVIEW:
        raise BadArgument(f"--review takes more than 0 and at most {LONGEST_REVIEW} seconds.")
    from longcount.server import logs
    from longcount.server.settings import Settings, bot_workers
    from longcount.server.working import work

    logs.set_up("WARNING" if args.quiet else "INFO")
    settings = Settings(Path(), args.db, workers=args.bots or bot_workers(), review_seconds=args.review, seed=args.seed)
    told = Text(f"A worker with {settings.workers} processes takes jobs (stop it with Ctrl+C)")
    asyncio.run(work(settings, on_ready=lambda: screen.out().print(told, soft_wrap=True)))
    return 0
