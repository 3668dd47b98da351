"""What the commands share in reading their arguments."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TypeAlias

from longcount.kernel.errors import LongCountError

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class BadArgument(LongCountError):
    """Something on the command line that cannot be meant so."""


def teaching_parser(commands: Subparsers, name: str, summary: str, text: str, examples: str) -> argparse.ArgumentParser:
    """A command whose --help says what it is for and shows examples."""
    return commands.add_parser(
        name,
        help=summary,
        description=text,
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def read_options(given: Sequence[str]) -> dict[str, str]:
    """`--option name=value`, any number of times."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadArgument(f"An option reads name=value, not '{text}'.")
        options[name.strip()] = value.strip()
    return options


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="choose a ruling; `longcount rules options` lists them (may be repeated)",
    )
