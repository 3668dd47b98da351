"""The command line: `longcount COMMAND`. One file per command, each with `add_parser` and `run`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Final

from longcount.cli import (
    arena,
    backup,
    bench,
    carry_in,
    explore,
    export,
    fuzz,
    language,
    new,
    openings,
    pack,
    plans,
    play,
    replay,
    restore,
    review,
    rules,
    screen,
    serve,
    train,
    verify,
    version,
    worker,
)
from longcount.cli.files import plain_reason
from longcount.kernel.errors import LongCountError

COMMANDS: Final[dict[str, ModuleType]] = {
    "play": play,
    "serve": serve,
    "worker": worker,
    "backup": backup,
    "restore": restore,
    "verify": verify,
    "export": export,
    "import": carry_in,
    "new": new,
    "replay": replay,
    "explore": explore,
    "plans": plans,
    "review": review,
    "rules": rules,
    "pack": pack,
    "arena": arena,
    "openings": openings,
    "train": train,
    "fuzz": fuzz,
    "bench": bench,
    "version": version,
}
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; the exit status: 0 well, 1 the command found something wrong, 2 bad input."""
    screen.never_fail_on_odd_letters()
    parser = build_parser()
    args = parser.parse_args(argv)
    if args.command is None:
        parser.print_help()
        return 0
    try:
        language.choose(args.lang)
        pack.load_own_packs()
        return int(COMMANDS[args.command].run(args))
    except LongCountError as error:
        screen.complain(language.told(error))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output went away (`| head`); Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        screen.complain(f"The output cannot be written: {plain_reason(error)}.")
        return BAD_INPUT


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="longcount",
        description="Exact rules of heavy board games: play, record, look up, test.",
        epilog="Begin with: longcount play tzolkin\nMore about a command: longcount COMMAND --help",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--lang", metavar="CODE", help="en, ru, zh … (default: the language of your system)")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for command in COMMANDS.values():
        command.add_parser(commands)
    return parser
