"""`longcount version`: what is running here."""

from __future__ import annotations

import argparse
import platform

from rich.text import Text

from longcount.cli import screen
from longcount.cli.parsers import Subparsers, teaching_parser
from longcount.games import GAMES
from longcount.version import VERSION, build_name


def add_parser(commands: Subparsers) -> None:
    text = "Says which version runs, whether as machine code or from source, and which games it knows."
    teaching_parser(commands, "version", "what is running here", text, "  longcount version")


def run(args: argparse.Namespace) -> int:
    console = screen.out()
    console.print(Text(f"longcount {VERSION} ({build_name()}), Python {platform.python_version()}"), soft_wrap=True)
    for game in GAMES.values():
        console.print(Text(f"  {game.name}: {game.title}, edition {game.edition}"), soft_wrap=True)
    return 0
