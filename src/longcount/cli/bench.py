"""`longcount bench`: how fast the engine is on this machine, now."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

from rich.table import Table

from longcount.cli import screen
from longcount.cli.parsers import Subparsers, teaching_parser
from longcount.games import GAMES, find_game
from longcount.kernel import record
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.game import Game
from longcount.kernel.match import Match
from longcount.kernel.pending import CHANCE
from longcount.version import VERSION, is_compiled

HELP = "measure decisions, games, clones and replays per second"
EXPLAIN = """Plays random games on one core and measures processor time: decisions of players (draws of chance are
made but not counted, forced steps are not asked), whole games, cloning a position in mid-game, and rebuilding a
finished game from its record. Machines are noisy: compare with a yardstick run beside it (make bench)."""


EXAMPLES = """  longcount bench
  longcount bench --seats 2 --seconds 5
  longcount bench --json"""


def add_parser(commands: Subparsers) -> None:
    parser = teaching_parser(commands, "bench", HELP, EXPLAIN, EXAMPLES)
    parser.add_argument("game", nargs="?", default="tzolkin", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, default=4, help="number of players (default 4)")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time for each measure (default 2)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def run(args: argparse.Namespace) -> int:
    numbers = measure(find_game(args.game), args.seats, args.seconds)
    if args.json:
        print(json.dumps(numbers))  # noqa: T201
        return 0
    table = Table(title=f"{args.game}, {args.seats} players, {numbers['build']}")
    table.add_column("measure")
    table.add_column("value", justify="right")
    for name, value in numbers.items():
        table.add_row(name.replace("_", " "), f"{value:,.2f}" if isinstance(value, float) else str(value))
    screen.out().print(table)
    return 0


def measure(game: Game[Any], seats: int, seconds: float) -> dict[str, Any]:
    """All measures of one game."""
    Match(game, ["x"] * seats)  # a wrong number of seats is refused before anything is timed
    decisions, games, spent = measure_playouts(game, seats, seconds)
    return {
        "engine": f"longcount {game.name}",
        "version": VERSION,
        "build": "compiled" if is_compiled(game.name) else "interpreted",
        "players": seats,
        "games": games,
        "decisions": decisions,
        "seconds": spent,
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "clone_us": 1e6 * time_each(middle_of(game, seats).clone, seconds / 2),
        "rebuild_ms": 1e3 * measure_rebuild(game, seats, seconds / 2),
    }


def measure_playouts(game: Game[Any], seats: int, seconds: float) -> tuple[int, int, float]:
    """Decisions, games and seconds of random play."""
    game.judged().playout(game.new(seats, {}), Dice(0), game.longest)
    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        decisions += game.judged().playout(game.new(seats, {}), Dice(games + 1), game.longest)
        games += 1
    return decisions, games, time.process_time() - start


def middle_of(game: Game[Any], seats: int) -> Any:
    """A position half-way through a random game."""
    length = game.judged().playout(game.new(seats, {}), Dice(7), game.longest)
    state = game.new(seats, {})
    game.judged().playout(state, Dice(7), length // 2)
    return state


def measure_rebuild(game: Game[Any], seats: int, seconds: float) -> float:
    """Seconds to read the record of a finished game and replay it, every line checked."""
    text = record.write(random_match(game, seats))
    return time_each(lambda: record.read(text, {game.name: game}), seconds)


def random_match(game: Game[Any], seats: int) -> Match[Any]:
    match = Match(game, [f"Seat {n + 1}" for n in range(seats)])
    dice, chance = Dice(11), SeededChance(12)
    match.settle(chance)
    while not game.pending(match.state).is_over:
        seat = game.pending(match.state).seats[0]
        assert seat != CHANCE
        offers = game.offers(match.state, seat)
        match.play(seat, offers[dice.below(len(offers))])
        match.settle(chance)
    return match


def time_each(action: Callable[[], object], seconds: float) -> float:
    """Seconds one call takes, on average over a while."""
    count = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(10):
            action()
        count += 10
    return (time.process_time() - start) / count
