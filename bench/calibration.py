"""Whether chances to win come true: games among strong bots, what the judge said at every turn, and who won.

    python bench/calibration.py tzolkin --seats 4 --games 200            a table of what was said and what came
    python bench/calibration.py tzolkin --seats 4 --games 200 --write    fits the chances, and keeps them with the net

A chance follows from how far expected points lie apart and from how much of the game is over. How much a lead is worth
depends on how many play: the coach tells people chances that are fitted for each number of players. They are fitted to
one half of the games; the table is about the other half.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from math import log
from typing import Any, NamedTuple

from longcount.bots import find_bot
from longcount.bots.judge import shares_of
from longcount.bots.learned import Learned, calibrated_judge, net_of
from longcount.games import GAMES
from longcount.kernel.chance import SeededChance
from longcount.kernel.match import Match

EARLY = (4.0, 6.0, 8.0, 10.0, 12.0, 15.0, 18.0, 22.0, 28.0)
LATE = (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0)
LEAST = 1e-6
BANDS = 5
QUARTERS = ("first", "second", "third", "last")


class Said(NamedTuple):
    """At the beginning of a turn: how much of the game was over, the points each seat could expect, and who won."""

    progress: float
    points: list[float]
    won: list[float]


Spread = tuple[float, float]


def play(task: tuple[str, str, int, int]) -> list[Said]:
    """A game among equal bots."""
    name, bot, seats, seed = task
    game = GAMES[name]
    match: Match[Any] = Match(game, [bot] * seats)
    bots = [find_bot(bot, seed * 10 + seat) for seat in range(seats)]
    judge, chance = calibrated_judge(game, seats), SeededChance(seed)
    said: list[tuple[float, list[float]]] = []
    last = -1
    match.settle(chance)
    while not game.pending(match.state).is_over:
        pending, turn = game.pending(match.state), game.turn(match.state)
        seat = pending.seats[0]
        if turn != last and len(pending.seats) == 1:
            said.append((game.judged().progress(match.state), judge.points(match.state)))
            last = turn
        match.play(seat, bots[seat].choose(game, game.view(match.state, seat), seat, game.offers(match.state, seat)))
        match.settle(chance)
    outcome = game.outcome(match.state)
    assert outcome is not None
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
    return [Said(progress, points, won) for progress, points in said]


def shares(said: Said, spread: Spread) -> list[float]:
    early, late = spread
    return shares_of(said.points, early + (late - early) * said.progress)


def doubt(moments: list[Said], spread: Spread) -> float:
    """The mean surprise about who won; of two spreads that with less of it foretells better."""
    total = 0.0
    for said in moments:
        total -= sum(won * log(max(LEAST, share)) for won, share in zip(said.won, shares(said, spread), strict=True))
    return total / max(1, len(moments))


def table(moments: list[Said], spread: Spread) -> list[str]:
    """For each quarter of the game: of all chances in a band, what they said on the average and how often they came."""
    bands = [f"{100 * band // BANDS}–{100 * (band + 1) // BANDS} %" for band in range(BANDS)]
    text = [f"| quarter | {' | '.join(bands)} |", f"| --- |{' --- |' * BANDS}"]
    for quarter, name in enumerate(QUARTERS):
        cells: list[list[tuple[float, float]]] = [[] for _ in range(BANDS)]
        for said in moments:
            if min(3, int(4 * said.progress)) == quarter:
                for share, won in zip(shares(said, spread), said.won, strict=True):
                    cells[min(BANDS - 1, int(BANDS * share))].append((share, won))
        text.append(f"| {name} | {' | '.join(cell_text(cell) for cell in cells)} |")
    return text


def cell_text(cell: list[tuple[float, float]]) -> str:
    if not cell:
        return ""
    said, came = (sum(each[at] for each in cell) / len(cell) for at in (0, 1))
    return f"{said:.0%} → {came:.0%}"


def keep(name: str, seats: int, spread: Spread) -> None:
    path = net_of(GAMES[name])
    content = json.loads(path.read_text("utf-8"))
    chances = {**content.pop("chances", {}), str(seats): list(spread)}
    head = {key: content.pop(key) for key in ("longcount net", "game", "generation", "spread")}
    whole = {**head, "chances": dict(sorted(chances.items())), **content}
    path.write_text(json.dumps(whole), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--write", action="store_true", help="keep the fitted chances with the net")
    args = parser.parse_args()
    judge = calibrated_judge(GAMES[args.game], args.seats)
    if not isinstance(judge, Learned):
        print(f"There is no net for {args.game} whose chances could be fitted: train one first.", file=sys.stderr)
        return 2
    tasks = [(args.game, args.bot, args.seats, args.seed + number) for number in range(args.games)]
    games: list[list[Said]] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for moments in pool.map(play, tasks):
            games.append(moments)
            print(f"\r{len(games)} of {len(tasks)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    half = len(games) // 2
    fitted_to, other = ([said for moments in some for said in moments] for some in (games[:half], games[half:]))
    spreads: dict[str, Spread] = {"now": (judge.early, judge.late)}
    spreads["fitted"] = min(product(EARLY, LATE), key=lambda spread: doubt(fitted_to, spread))
    for title, spread in spreads.items():
        print(f"{args.game}, {args.seats} players, {title}: spread {spread[0]:g} to {spread[1]:g}, ", end="")
        print(f"doubt {doubt(other, spread):.3f} (all alike: {log(args.seats):.3f})\n")
        print("\n".join([*table(other, spread), ""]))
    if args.write:
        keep(args.game, args.seats, spreads["fitted"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
