"""`longcount export`: everything a server keeps, to be carried into another database."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from longcount.cli.care.place import add_place, read_place
from longcount.cli.parsers import Subparsers, teaching_parser

EXAMPLES = """\
  longcount export tables.archive --data ~/tables
  longcount export - --data ~/tables | longcount import - --db postgresql://localhost/longcount"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Writes all tables, people and secrets into one compressed file, or to standard output, for `longcount
import`: from SQLite to PostgreSQL or back, or to another machine. The file is the same as that of
`longcount backup`, which also tries it out. It holds secrets: it is readable by its owner only."""
    parser = teaching_parser(commands, "export", "write everything out for another database", text, EXAMPLES)
    parser.add_argument("file", metavar="FILE", help="a file that is not there yet, or - for standard output")
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    from longcount.cli.care import archive, moving

    settings = read_place(args).settings
    if args.file == "-":
        moving.do(settings, moving.write_out(settings, sys.stdout.buffer))
        sys.stdout.flush()
        return 0
    with archive.new_file(Path(args.file)) as out:
        moving.do(settings, moving.write_out(settings, out))
    return 0
