"""Games for learning, played on all cores, as arrays."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from longcount.bots.judge import Judge, RuleOfThumb
from longcount.bots.learned import read_net
from longcount.bots.selfplay import play_episode
from longcount.games import find_game
from longcount.kernel.chance import Dice
from longcount.kernel.game import choose_options
from longcount.learn.net import Array

IN_ONE_GO: Final = 8
"""Games that a process plays before it reports."""


@dataclass(frozen=True)
class Order:
    """Games to be played: everything they depend on."""

    game: str
    net: Path | None
    """The net that judges; without one, the rule of thumb does."""
    seats: tuple[int, ...]
    """Numbers of players, in turn."""
    first_seed: int
    games: int
    boldness: float
    keep: float


@dataclass
class Lesson:
    """A game as arrays: moments by seats."""

    inputs: Array
    worths: Array
    progress: Array
    scores: Array
    wins: Array


def play_order(order: Order) -> list[Lesson]:
    """Plays the games here."""
    game = find_game(order.game)
    judge: Judge = RuleOfThumb(game) if order.net is None else read_net(game, order.net)
    options = choose_options(game.options, {})
    lessons: list[Lesson] = []
    for seed in range(order.first_seed, order.first_seed + order.games):
        seats = order.seats[seed % len(order.seats)]
        episode = play_episode(game, seats, options, judge, Dice(seed), order.boldness, order.keep)
        if episode.progress:
            parts = (episode.inputs, episode.worths, episode.progress, episode.scores, episode.wins)
            lessons.append(Lesson(*[np.array(part, np.float32) for part in parts]))
    return lessons


def play_orders(pool: Executor, order: Order) -> Iterator[list[Lesson]]:
    """Plays the games on all cores of a pool, a few at a time."""
    seeds = range(order.first_seed, order.first_seed + order.games, IN_ONE_GO)
    end = order.first_seed + order.games
    parts = [split(order, first_seed, min(IN_ONE_GO, end - first_seed)) for first_seed in seeds]
    yield from pool.map(play_order, parts)


def split(order: Order, first_seed: int, games: int) -> Order:
    return Order(order.game, order.net, order.seats, first_seed, games, order.boldness, order.keep)


def width_of(game: Any) -> int:
    """How many inputs a net for a game has."""
    order = Order(game.name, None, game.seats[:1], 0, 1, 1.0, 1.0)
    return int(play_order(order)[0].inputs.shape[2])
