"""`longcount restore`: a backup becomes the tables of a server again."""

from __future__ import annotations

import argparse
from pathlib import Path

from longcount.cli.care.place import add_place, read_place
from longcount.cli.parsers import Subparsers, teaching_parser

EXAMPLES = """\
  longcount restore monday.backup --data ~/tables
  longcount restore monday.backup --db postgresql://localhost/longcount"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Brings a backup back, into an empty folder or an empty PostgreSQL database, whichever it came from.
The file is read whole and checked before anything is done: if it is cut or damaged, nothing is. Then
every table is replayed, and those that are not well are named; the exit status is 1 then. Backups of
earlier versions are brought up to date."""
    parser = teaching_parser(commands, "restore", "bring a backup back", text, EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="what `longcount backup` wrote")
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    from longcount.cli.care import moving

    settings = read_place(args).settings
    return moving.tell(moving.do(settings, moving.bring_in(settings, args.file)))
