"""Whether another way to play would win: one seat that plays in a manner, among others that play plainly.

    python bench/manners.py tzolkin --games 200                    every manner that people have names for
    python bench/manners.py tzolkin --manner engine --force 0.3,0.6,1 --trials 16

A manner is a weight on what the net expects its player to have in the end (`Sight.manners`); it fades until most of the
game is over, and then points alone count. All games are played by the net; with --trials everybody plays so many turns
on before choosing. Seats are balanced, and each manner meets the same seeds. Told are the points of the seat and of the
others, its victories, and the shape of its play.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

import bare  # noqa: F401
from longcount.bots.beam import Breadth
from longcount.bots.net import read_net, sight_of
from longcount.bots.selfplay import Seat, play_episode
from longcount.games import find_game
from longcount.kernel.chance import Dice
from longcount.kernel.game import choose_options

FADES = 0.8
"""How much of the game is over when a manner has faded."""
BREADTH = Breadth(24, 300)
"""As widely as strong bots look."""
TURNS = 2


class Task(NamedTuple):
    """A game to be played."""

    game: str
    manner: str
    force: float
    trials: int
    seats: int
    seed: int


class Made(NamedTuple):
    """What came of it: for the seat with the manner and, on average, for the others."""

    mine: float
    others: float
    won: float
    traits: list[int]


def play(task: Task) -> Made:
    game = find_game(task.game)
    net = read_net(game, game.folder / "net.npz")
    players = [Seat(net) for _ in range(task.seats)]
    for player in players:
        player.breadth = BREADTH
        player.thinks, player.trials, player.turns = (1.0, task.trials, TURNS) if task.trials else (0.0, 0, 0)
    seat = task.seed % task.seats
    if task.manner:
        players[seat].manner, players[seat].fades = weights_of(game, task.manner, task.force), FADES
    seed = task.seed // task.seats
    episode = play_episode(game, choose_options(game.options, {}), players, Dice(seed))
    points = episode.points
    others = (sum(points) - points[seat]) / (len(points) - 1)
    return Made(points[seat], others, episode.wins[seat], episode.traits[seat])


def weights_of(game: Any, manner: str, force: float) -> Any:
    sight = sight_of(game)
    names = [*sight.sources, *sight.traits]
    weights = np.zeros(len(names), np.float32)
    for what, weight in sight.manners[manner].items():
        weights[names.index(what)] = force * weight
    return weights


def told(made: list[Made], traits: tuple[str, ...]) -> str:
    gaps = [one.mine - one.others for one in made]
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1) / len(gaps))
    shape = ", ".join(
        f"{name} {sum(one.traits[place] for one in made) / len(made):.1f}" for place, name in enumerate(traits)
    )
    mine, others = sum(one.mine for one in made) / len(made), sum(one.others for one in made) / len(made)
    won = sum(one.won for one in made) / len(made)
    return f"{mine:5.1f} among {others:5.1f} ({mean:+.1f} ± {error:.1f}), wins {won:.0%} of {len(made)}; {shape}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--manner", action="append", default=[], help="which (default: all that have names)")
    parser.add_argument("--force", default="0.5", help="how much of it, several with commas (default: 0.5)")
    parser.add_argument("--trials", type=int, default=0, help="turns that everybody plays on (default: none)")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    sight = sight_of(find_game(args.game))
    ways = [(manner, float(force)) for manner in args.manner or sight.manners for force in args.force.split(",")]
    first = args.seed * args.seats
    with ProcessPoolExecutor(args.jobs) as pool:
        for manner, force in [("", 0.0), *ways]:
            seeds = range(first, first + args.games)
            tasks = [Task(args.game, manner, force, args.trials, args.seats, seed) for seed in seeds]
            made = list(pool.map(play, tasks, chunksize=2))
            print(f"{manner or 'plain'} {force:g}: {told(made, sight.traits)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
