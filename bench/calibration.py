"""Whether what the judge says comes true: games among strong bots, what it said at every turn, and how they ended.

    python bench/calibration.py tzolkin --seats 4 --games 100            a table of what was said and what came
    python bench/calibration.py tzolkin --seats 4 --games 100 --write    fits the chances, and keeps them with the net

For each quarter of the game: of all chances in a band, what they said on the average and how often they came; and by
how many points expected points were wrong, on the average and as the root of the mean square.

A chance follows from how far expected points lie apart and from how much of the game is over. How much a lead is worth
depends on how many play. It is fitted to one half of the games; the table is about the other half.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from math import log, sqrt
from typing import Any, NamedTuple

from longcount.bots import find_bot
from longcount.bots.judge import shares_of
from longcount.bots.judges import best_judge
from longcount.bots.net import heads_of, read_net, sight_of, write_net
from longcount.games import GAMES
from longcount.kernel.chance import SeededChance
from longcount.kernel.match import Match

EARLY = (8.0, 10.0, 12.0, 15.0, 18.0, 22.0, 28.0, 36.0, 48.0)
LATE = (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0)
LEAST = 1e-6
BANDS = 5
QUARTERS = ("first", "second", "third", "last")


class Said(NamedTuple):
    """At the beginning of a turn: how much of the game was over, each seat's chance and points; and what came of it."""

    progress: float
    shares: list[float]
    points: list[float]
    won: list[float]
    made: list[float]


Spread = tuple[float, float]


def play(task: tuple[str, str, int, int]) -> list[Said]:
    """A game among equal bots."""
    name, bot, seats, seed = task
    game = GAMES[name]
    match: Match[Any] = Match(game, [bot] * seats)
    bots = [find_bot(bot, seed * 10 + seat) for seat in range(seats)]
    judge, chance = best_judge(game), SeededChance(seed)
    said: list[tuple[float, list[float], list[float]]] = []
    last = -1
    match.settle(chance)
    while not game.pending(match.state).is_over:
        pending, turn = game.pending(match.state), game.turn(match.state)
        seat = pending.seats[0]
        if turn != last and len(pending.seats) == 1:
            told = judge.prospects(match.state, seat)
            said.append((game.judged().progress(match.state), told[:seats], told[seats : 2 * seats]))
            last = turn
        match.play(seat, bots[seat].choose(game, game.view(match.state, seat), seat, game.offers(match.state, seat)))
        match.settle(chance)
    outcome = game.outcome(match.state)
    assert outcome is not None
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
    made = [outcome.points(seat) for seat in range(seats)]
    return [Said(progress, shares, points, won, made) for progress, shares, points in said]


def by_spread(said: Said, spread: Spread) -> Said:
    """The same with chances that follow from the points."""
    early, late = spread
    return said._replace(shares=shares_of(said.points, early + (late - early) * said.progress))


def fitted(moments: list[Said]) -> Spread:
    return min(product(EARLY, LATE), key=lambda spread: doubt([by_spread(said, spread) for said in moments]))


def doubt(moments: list[Said]) -> float:
    """The mean surprise about who won."""
    total = 0.0
    for said in moments:
        total -= sum(won * log(max(LEAST, share)) for won, share in zip(said.won, said.shares, strict=True))
    return total / max(1, len(moments))


def table(moments: list[Said]) -> list[str]:
    bands = [f"{100 * band // BANDS}–{100 * (band + 1) // BANDS} %" for band in range(BANDS)]
    text = [f"| quarter | {' | '.join(bands)} | points off | by about |", f"| --- |{' --- |' * (BANDS + 2)}"]
    for quarter, name in enumerate(QUARTERS):
        some = [said for said in moments if min(3, int(4 * said.progress)) == quarter]
        cells: list[list[tuple[float, float]]] = [[] for _ in range(BANDS)]
        for said in some:
            for share, won in zip(said.shares, said.won, strict=True):
                cells[min(BANDS - 1, int(BANDS * share))].append((share, won))
        wrong = [points - made for said in some for points, made in zip(said.points, said.made, strict=True)]
        mean = sum(wrong) / max(1, len(wrong))
        square = sqrt(sum(each * each for each in wrong) / max(1, len(wrong)))
        text.append(f"| {name} | {' | '.join(cell_text(cell) for cell in cells)} | {mean:+.1f} | {square:.1f} |")
    return text


def cell_text(cell: list[tuple[float, float]]) -> str:
    if not cell:
        return ""
    said, came = (sum(each[at] for each in cell) / len(cell) for at in (0, 1))
    return f"{said:.0%} → {came:.0%}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--write", action="store_true", help="keep the fitted chances with the net")
    args = parser.parse_args()
    tasks = [(args.game, args.bot, args.seats, args.seed + number) for number in range(args.games)]
    games: list[list[Said]] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for moments in pool.map(play, tasks):
            games.append(moments)
            print(f"\r{len(games)} of {len(tasks)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    half = len(games) // 2
    fitted_to, other = ([said for moments in some for said in moments] for some in (games[:half], games[half:]))
    spread = fitted(fitted_to)
    told = {"now": other, f"fitted, {spread[0]:g} to {spread[1]:g}": [by_spread(said, spread) for said in other]}
    for title, some in told.items():
        print(
            f"{args.game}, {args.seats} players, {title}: doubt {doubt(some):.3f} (all alike: {log(args.seats):.3f})\n"
        )
        print("\n".join([*table(some), ""]))
    if args.write:
        keep(args.game, args.seats, fitted([said for moments in games for said in moments]))
    return 0


def keep(name: str, seats: int, spread: Spread) -> None:
    game = GAMES[name]
    path = game.folder / "net.npz"
    net = read_net(game, path)
    net.about["chances"] = {**net.about.get("chances", {}), str(seats): list(spread)}
    write_net(path, net, heads_of(sight_of(game)))


if __name__ == "__main__":
    sys.exit(main())
