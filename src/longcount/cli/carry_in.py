"""`longcount import`: what `longcount export` wrote becomes the tables of a server."""

from __future__ import annotations

import argparse
import contextlib
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from longcount.cli.care.place import add_place, read_place
from longcount.cli.parsers import Subparsers, teaching_parser

EXAMPLES = """\
  longcount import tables.archive --db postgresql://localhost/longcount
  longcount export - --data ~/tables | longcount import - --db postgresql://localhost/longcount"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Brings what `longcount export` wrote into an empty folder or an empty PostgreSQL database, as
`longcount restore` does: checked as a whole first, then replayed."""
    parser = teaching_parser(commands, "import", "bring in what was exported", text, EXAMPLES)
    parser.add_argument("file", metavar="FILE", help="what `longcount export` wrote, or - for standard input")
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    from longcount.cli.care import moving

    settings = read_place(args).settings
    with as_file(args.file) as path:
        return moving.tell(moving.do(settings, moving.bring_in(settings, path)))


@contextlib.contextmanager
def as_file(name: str) -> Iterator[Path]:
    """Standard input is kept in a file of our own until it is done with: it is read more than once."""
    if name != "-":
        yield Path(name)
        return
    with tempfile.NamedTemporaryFile(prefix="longcount-", suffix=".archive") as kept:
        shutil.copyfileobj(sys.stdin.buffer, kept)
        kept.flush()
        yield Path(kept.name)
