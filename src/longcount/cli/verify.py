"""`longcount verify`: is everything a server keeps as it should be?"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from rich.text import Text

from longcount.cli import screen
from longcount.cli.care.place import add_place, name_of, read_place
from longcount.cli.parsers import Subparsers, teaching_parser

if TYPE_CHECKING:
    from longcount.cli.care.verifying import Report
    from longcount.server.settings import Settings

EXAMPLES = """\
  longcount verify
  longcount verify --db postgresql://localhost/longcount"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Replays the log of every table and compares what comes out with what is stored; a server may go on
serving meanwhile. Tables of other editions are named and left alone. The exit status is 1 if something
is wrong."""
    parser = teaching_parser(commands, "verify", "replay and check every table of a server", text, EXAMPLES)
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    from longcount.cli.care import moving

    settings = read_place(args).settings
    return moving.tell(moving.do(settings, looked_through(settings)), say)


async def looked_through(settings: Settings) -> Report:
    from longcount.cli.care import archive, moving
    from longcount.cli.care.starting import StartTrouble
    from longcount.server.store import newest_form

    async with moving.looked_at(settings) as connection:
        if await connection.run_sync(archive.form_of) != newest_form():
            raise StartTrouble(
                f"{name_of(settings)} was written by another version of Long Count: `longcount backup` checks it, "
                "and a start of the server brings it up to date."
            )
        return await moving.replayed(connection)


def say(sentence: str) -> None:
    screen.out().print(Text(screen.clean(sentence)), soft_wrap=True)
