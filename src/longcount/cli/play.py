"""`longcount play`: a game in the terminal, alone against bots or several people at one screen."""

from __future__ import annotations

import argparse
import contextlib
import secrets
from pathlib import Path
from typing import Any

from longcount.bots import Bot, find_bot
from longcount.cli import files
from longcount.cli.new import make_chance
from longcount.cli.parsers import BadArgument, Subparsers, add_option_argument, read_options, teaching_parser
from longcount.cli.seating import PLAYERS, YOU, default_kinds, default_names, read_kinds, read_names
from longcount.cli.session import Session
from longcount.games import find_game
from longcount.kernel.game import Game
from longcount.kernel.match import Match

DEFAULT_SEATS = 3
EXAMPLES = """\
  longcount play tzolkin                                  you against two bots
  longcount play tzolkin --seats you,you --names Ann,Bob  two people at one screen
  longcount play tzolkin --seats greedy,random            watch
  longcount play tzolkin --option first_player=seat1 --seed 7
  longcount play tzolkin --resume                         go on with the game played last
  longcount play tzolkin --resume evening.lc              go on with this one"""


def add_parser(commands: Subparsers) -> None:
    text = """\
Plays a game in the terminal. At every question the choices are numbered and show what they cost and
give; type help there. Every decision is saved at once: you can leave at any moment and resume."""
    parser = teaching_parser(commands, "play", "play in the terminal", text, EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="which game, such as tzolkin")
    parser.add_argument("--seats", metavar="A,B,…", help="for each seat 'you' or a bot (default: you and two bots)")
    parser.add_argument("--names", metavar="A,B,…", help="names of the seats")
    add_option_argument(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="draw by this seed, not by secret chance")
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game; alone: with the one played last"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the game here, not in the data folder")
    parser.add_argument("--fast", action="store_true", help="no pauses, no question before a turn passes on")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    match, path = open_match(game, args)
    kinds = kinds_of(match)
    edit_lines_comfortably()
    return Session(match, kinds, seat_bots(kinds, args.seed), make_chance(args.seed), path, args.fast).play()


def open_match(game: Game[Any], args: argparse.Namespace) -> tuple[Match[Any], Path]:
    """A new match or a saved one, and the file it is kept in."""
    if args.resume is not None:
        return resume_match(game, args)
    kinds = read_kinds(args.seats) if args.seats else default_kinds(DEFAULT_SEATS)
    names = read_names(args.names, len(kinds)) if args.names else default_names(kinds)
    match = Match(game, names, read_options(args.option))
    match.header.remarks[PLAYERS] = ", ".join(kinds)
    return match, new_path(game, args.save)


def new_path(game: Game[Any], given: Path | None) -> Path:
    if given is None:
        return files.new_autosave(game.name)
    if given.exists():
        raise files.FileTrouble(f"{given} exists already: name another file, or go on with it by --resume {given}.")
    return given


def resume_match(game: Game[Any], args: argparse.Namespace) -> tuple[Match[Any], Path]:
    if args.names or args.option:
        raise BadArgument("Names and options of a saved game cannot change: leave out --names and --option.")
    path = Path(args.resume).expanduser() if args.resume else files.latest_autosave(game.name)
    match = files.read_match(path)
    if match.game.name != game.name:
        raise BadArgument(f"{path} is a game of {match.game.name}, not of {game.name}.")
    if args.seats:
        match.header.remarks[PLAYERS] = ", ".join(read_kinds(args.seats))
    elif PLAYERS not in match.header.remarks:
        match.header.remarks[PLAYERS] = ", ".join(default_kinds(len(match.header.seats)))
    return match, new_path(game, args.save) if args.save else path


def kinds_of(match: Match[Any]) -> list[str]:
    kinds = read_kinds(match.header.remarks[PLAYERS])
    if len(kinds) != len(match.header.seats):
        raise BadArgument(f"The game has {len(match.header.seats)} seats, but {len(kinds)} players are named.")
    return kinds


def seat_bots(kinds: list[str], seed: int | None) -> dict[int, Bot]:
    first = secrets.randbelow(1_000_000) if seed is None else seed
    return {seat: find_bot(kind, first + seat) for seat, kind in enumerate(kinds) if kind != YOU}


def edit_lines_comfortably() -> None:
    """Arrow keys and history in answers, where the system has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
