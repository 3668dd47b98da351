"""`longcount new`: a record with a game set up and nothing decided yet."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.text import Text

from longcount.cli import files, screen
from longcount.cli.parsers import Subparsers, add_option_argument, read_options, teaching_parser
from longcount.cli.seating import read_names
from longcount.games import find_game
from longcount.kernel import record
from longcount.kernel.chance import Chance, SecretChance, SeededChance
from longcount.kernel.match import Match

EXAMPLES = """\
  longcount new tzolkin --seats 3 -o evening.lc
  longcount new tzolkin --names Ann,Bob --seats 2 --seed 7 -o test.lc
  longcount play tzolkin --resume evening.lc        play it"""


def add_parser(commands: Subparsers) -> None:
    text = "Draws the set-up of a new game and writes it as a record, up to the first decision of a player."
    parser = teaching_parser(commands, "new", "write the record of a new game", text, EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="which game, such as tzolkin")
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default: as many as names, or 4)")
    parser.add_argument("--names", metavar="A,B", help="names of the seats")
    add_option_argument(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="draw by this seed, not by secret chance")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE", help="where to write the record")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    names = seat_names(args.seats, args.names)
    match = Match(game, names, read_options(args.option))
    match.settle(make_chance(args.seed))
    files.write_new(args.output, record.write(match))
    screen.out().print(Text(f"{game.title} for {len(names)} lies in {args.output}."), soft_wrap=True)
    return 0


def seat_names(seats: int | None, names: str | None) -> list[str]:
    if names is None:
        return [f"Player {n + 1}" for n in range(4 if seats is None else seats)]
    return read_names(names, len(names.split(",")) if seats is None else seats)


def make_chance(seed: int | None) -> Chance:
    return SecretChance() if seed is None else SeededChance(seed)
