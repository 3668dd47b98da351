"""Measure catanatron, a yardstick for the speed of a board-game engine.

catanatron is a well known Settlers of Catan engine in pure Python, of about
the weight of a mid-sized board game: four players, a map, hands of cards, a
list of legal actions rebuilt after every action. A rate of decisions per
second means little by itself; next to catanatron's, taken on the same machine
and the same interpreter, it says whether an engine is slow or fast.

What is measured, on one core, with four random players and fixed seeds:

* decisions per second and games per second over whole games, set-up included,
  after one warm-up game. A decision is one entry of catanatron's action log;
  forced ones (a single legal action, such as most dice rolls) count too.
* the time of ``game.copy()`` half-way through a game, in microseconds.

Times are CPU times of this process (``time.process_time``), so that other
work on the machine disturbs them less. Games are played whole: the last one
may end a little after the time asked for, and a game that nobody wins ends at
catanatron's own limit of 1,000 turns.

The seeds fix the maps and the seats, but not quite the games: catanatron lists
some legal actions in the order of a set of strings and None, which changes
from process to process before Python 3.12, where hash(None) became a constant;
from there on PYTHONHASHSEED=0 settles the rest. Two runs may therefore play
different games, and only the rates over many games can be compared.

This script needs only catanatron: ``python bench/yardstick.py --seconds 5 --json``
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version

try:
    from catanatron import Color, Game, RandomPlayer
except ImportError:
    HAVE_CATANATRON = False
else:
    HAVE_CATANATRON = True

REQUIREMENT = "catanatron==3.2.1"
PLAYERS = 4
WARM_UP_SEED = 1  # never 0: catanatron takes a seed of 0 to mean "no seed"
FIRST_SEED = 2
CLONE_SEEDS = range(2, 12)
CLONES_PER_SEED = 200


@dataclass(frozen=True)
class Result:
    """One measurement, in the shape it is printed as JSON."""

    engine: str
    version: str
    players: int
    games: int
    decisions: int
    seconds: float
    decisions_per_s: float
    games_per_s: float
    clone_us: float


def new_game(seed: int) -> Game:
    """A fresh game of random players; it also seeds the global generator."""
    colors = list(Color)[:PLAYERS]
    return Game([RandomPlayer(color) for color in colors], seed=seed)


def play(seed: int) -> int:
    """Play one whole game and return the number of decisions taken in it."""
    game = new_game(seed)
    game.play()
    return len(game.state.actions)


def measure_play(seconds: float) -> tuple[int, int, float]:
    """Play games until the time is spent: games, decisions, CPU seconds."""
    games = decisions = 0
    elapsed = 0.0
    start = time.process_time()
    while elapsed < seconds:
        decisions += play(FIRST_SEED + games)
        games += 1
        elapsed = time.process_time() - start
    return games, decisions, elapsed


def half_played(seed: int) -> Game:
    """The game of this seed, stopped after half of its decisions."""
    half = play(seed) // 2
    game = new_game(seed)
    for _ in range(half):
        game.play_tick()
    return game


def copy_us(game: Game, copies: int) -> float:
    """Mean time of one copy of this game, in microseconds."""
    start = time.process_time()
    for _ in range(copies):
        game.copy()
    return (time.process_time() - start) / copies * 1e6


def measure_clone() -> float:
    """Median over several games of the time of a mid-game copy."""
    return statistics.median(copy_us(half_played(seed), CLONES_PER_SEED) for seed in CLONE_SEEDS)


def measure(seconds: float) -> Result:
    """Warm up, then take every measurement."""
    play(WARM_UP_SEED)
    games, decisions, elapsed = measure_play(seconds)
    return Result(
        engine="catanatron",
        version=version("catanatron"),
        players=PLAYERS,
        games=games,
        decisions=decisions,
        seconds=round(elapsed, 3),
        decisions_per_s=round(decisions / elapsed, 1),
        games_per_s=round(games / elapsed, 3),
        clone_us=round(measure_clone(), 2),
    )


def readable(result: Result) -> str:
    """The result as one line for a person."""
    return (
        f"{result.engine} {result.version}, {result.players} random players: "
        f"{result.decisions_per_s:,.0f} decisions/s, "
        f"{result.games_per_s:.1f} games/s, copy {result.clone_us:.0f} us "
        f"({result.games} games, {result.decisions:,} decisions, "
        f"{result.seconds:.1f} CPU s)"
    )


def positive(text: str) -> float:
    """A number of seconds above zero, for argparse."""
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError("must be a finite number above 0")
    return value


def main(argv: Sequence[str]) -> int:
    """Read the options, measure, print; return the exit status."""
    parser = argparse.ArgumentParser(description="Measure catanatron with four random players on one core.")
    parser.add_argument(
        "--seconds",
        type=positive,
        default=5.0,
        help="CPU seconds to play for (default: 5)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args(argv)
    if not HAVE_CATANATRON:
        print(
            f'The yardstick needs catanatron in this Python: run "python -m pip install {REQUIREMENT}".',
            file=sys.stderr,
        )
        return 2
    result = measure(args.seconds)
    print(json.dumps(asdict(result)) if args.json else readable(result))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
