"""`longcount backup`: everything a server keeps, in one file, while it serves."""

from __future__ import annotations

import argparse
from pathlib import Path

from longcount.cli.care.place import add_place, read_place
from longcount.cli.parsers import Subparsers, teaching_parser

EXAMPLES = """\
  longcount backup monday.backup                        the tables of your data folder
  longcount backup monday.backup --config /etc/longcount/longcount.toml
  longcount backup monday.backup --db postgresql://localhost/longcount"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Writes all tables, people and secrets into one compressed file, as of one moment; a server may go on
serving meanwhile. The file is then brought back into a folder that is thrown away, and the log of every
table is replayed there: a backup that is finished is one that works. It holds secrets: it is readable by
its owner only. `longcount restore` brings it back, also into the other kind of database."""
    parser = teaching_parser(commands, "backup", "write everything a server keeps into a file", text, EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that is not there yet")
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    from longcount.cli.care import archive, moving

    settings = read_place(args).settings
    with archive.new_file(args.file) as out:
        moving.do(settings, moving.write_out(settings, out))
    return moving.tell(moving.do(settings, moving.try_out(args.file)))
