"""Games for learning, played on all cores, as arrays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from longcount.bots.beam import Breadth
from longcount.bots.net import Array, Net, read_net, sight_of
from longcount.bots.selfplay import Episode, Seat, play_episode, promised
from longcount.games import find_game
from longcount.kernel.chance import Dice
from longcount.kernel.game import Game, choose_options
from longcount.learn.manners import drawn_manner

IN_ONE_GO: Final = 4
"""Games that a process plays before it reports."""
SHARES: Final = 1000
"""Shares are thrown in thousandths."""
_NETS: Final[dict[Path, tuple[int, Net]]] = {}
"""Nets that this process has read, with the time when they were written."""


@dataclass(frozen=True)
class Order:
    """Games to be played: everything they depend on."""

    game: str
    net: Path | None
    """The net that judges; without one, the rule of thumb does."""
    league: tuple[Path, ...]
    """Older nets that some seats play by."""
    seats: tuple[int, ...]
    """Numbers of players, in turn."""
    first_seed: int
    games: int
    boldness: float
    plain: float
    """The share of games in which everybody plays as well as the net can: these are counted."""
    manners: float
    """In the others, the share of seats that have a manner of their own."""
    old: float
    """And the share that plays by an older net."""
    thinks: float
    """The share of their turns before which seats think ahead,"""
    trials: int
    """playing on so many turns"""
    turns: int
    """for so many of their own."""
    trace: float
    width: int
    looks: int
    """How widely turns are looked for."""
    options: tuple[dict[str, str], ...] = ()
    """In which variants games are played, in turn."""


@dataclass
class Lesson:
    """A game as arrays: a row for every position kept, with what was to be said of it; and how it ended."""

    rows: NDArray[np.uint8]
    wanted: Array
    """All heads, points as they were promised by what followed; NaN where nobody knows."""
    final: Array
    """The points that were made, for every row."""
    points: list[float]
    wins: list[float]
    sources: list[list[float]]
    traits: list[list[int]]
    is_plain: bool
    manners: list[str]
    """The name of each seat's manner, empty for none."""


def play_orders(pool: Executor, order: Order) -> list[Future[list[Lesson]]]:
    """Has the games played on all cores of a pool, a few at a time."""
    end = order.first_seed + order.games
    firsts = range(order.first_seed, end, IN_ONE_GO)
    return [
        pool.submit(play_order, replace(order, first_seed=first, games=min(IN_ONE_GO, end - first))) for first in firsts
    ]


def lessons_of(waiting: Sequence[Future[list[Lesson]]]) -> Iterator[list[Lesson]]:
    """As they come, in the order of their seeds."""
    for future in waiting:
        yield future.result()


def play_order(order: Order) -> list[Lesson]:
    """Plays the games here."""
    game = find_game(order.game)
    return [play_lesson(game, order, seed) for seed in range(order.first_seed, order.first_seed + order.games)]


def play_lesson(game: Game[Any], order: Order, seed: int) -> Lesson:
    dice = Dice(seed)
    seats = order.seats[seed % len(order.seats)]
    is_plain = order.net is not None and dice.below(SHARES) < order.plain * SHARES
    players = [Seat(None if order.net is None else net_at(game, order.net)) for _ in range(seats)]
    names = [""] * seats
    for seat, player in enumerate(players):
        if not is_plain:
            names[seat] = vary(game, order, player, dice)
        player.breadth = Breadth(order.width, order.looks)
    variant = order.options[seed // len(order.seats) % len(order.options)] if order.options else {}
    episode = play_episode(game, choose_options(game.options, variant), players, dice)
    return lesson_of(game, episode, order.trace, is_plain, names)


def vary(game: Game[Any], order: Order, player: Seat, dice: Dice) -> str:
    """Makes a seat play otherwise than the net would by itself; the name of its manner."""
    player.boldness = order.boldness
    player.thinks, player.trials, player.turns = order.thinks, order.trials, order.turns
    if order.league and dice.below(SHARES) < order.old * SHARES:
        player.net = net_at(game, order.league[dice.below(len(order.league))])
    if player.net is not None and dice.below(SHARES) < order.manners * SHARES:
        manner = drawn_manner(game, dice)
        player.manner, player.fades = manner.weights, manner.fades
        player.boldness = order.boldness / 2
        return manner.name
    return ""


def net_at(game: Game[Any], path: Path) -> Net:
    """The net of a file, read once as long as the file stays."""
    written = path.stat().st_mtime_ns
    if path not in _NETS or _NETS[path][0] != written:
        _NETS[path] = (written, read_net(game, path))
    return _NETS[path][1]


def lesson_of(game: Game[Any], episode: Episode, trace: float, is_plain: bool, manners: list[str]) -> Lesson:
    rows: list[bytes] = []
    wanted: list[list[float]] = []
    final: list[float] = []
    minds = sight_of(game).spite > 0.0
    for seat, turns in enumerate(episode.turns):
        points = episode.points[seat]
        unknown = [np.nan] * (1 + len(episode.sources[seat]) + len(episode.traits[seat]))
        known = [episode.wins[seat], *episode.sources[seat], *episode.traits[seat]]
        if minds:
            known.append((sum(episode.points) - points) / (len(episode.points) - 1))
        for turn, promise in zip(turns, promised(turns, points, trace), strict=True):
            for row in (turn.after, turn.within):
                if row:
                    rows.append(row)
                    wanted.append([promise, *known])
                    final.append(points)
            for row, tried, others in turn.tried:
                rows.append(row)
                wanted.append([tried, *unknown, others] if minds else [tried, *unknown])
                final.append(tried)
    return Lesson(
        np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1),
        np.array(wanted, np.float32),
        np.array(final, np.float32),
        episode.points,
        episode.wins,
        episode.sources,
        episode.traits,
        is_plain,
        manners,
    )
