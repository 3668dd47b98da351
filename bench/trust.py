"""How many trials the judge's word is worth, when turns are compared by playing them on.

    python bench/trust.py tikal --positions 24 --trials 40

Positions of games among strong bots; at each the turns a master would try are all played on so many times, in the same
worlds. Two numbers follow: how widely one trial of a turn scatters around its mean (with the luck of the world, which
all turns share, taken out), and how far the judge's word lies from that mean. Their squares' ratio is the number of
trials that tell as much as the judge's word (`tuning.trust` of a game). Halves of the trials are compared with each
other, too: how many points a choice by few trials would lose against one by all the others.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

import bare  # noqa: F401
from longcount.bots.beam import Breadth
from longcount.bots.foresight import Foresight, best_line
from longcount.bots.judges import best_judge
from longcount.games import find_game
from longcount.kernel.chance import Dice
from longcount.kernel.game import choose_options, settle

PLAYED = Breadth(8, 80)
FEW = (1, 2, 4, 8)
"""Trials a turn gets from who must hurry."""
TRUSTS = (0, 1, 2, 4, 8, 16, 32)


def looks(name: str, seats: int, positions: int, seed: int, every: int) -> Any:
    """Positions in which there is something to choose, with who is asked."""
    game, found = find_game(name), 0
    judge = best_judge(game)
    while found < positions:
        dice = Dice(seed)
        seed += 1
        state = game.new(seats, choose_options(game.options, {}))
        for turn in range(10_000):
            settle(game, state, dice)
            asked = game.pending(state).seats
            if not asked:
                break
            if turn % every == seed % every and len(game.offers(state, asked[0])) > 1 and found < positions:
                found += 1
                yield game, judge, game.view(state, asked[0]), asked[0], found
            state = best_line(game, state, asked[0], judge, PLAYED).state


def tried(game: Any, judge: Any, view: Any, seat: int, seed: int, trials: int, turns: int) -> Any:
    """What the judge says of each turn, and what each trial came to, a line each."""
    search = Foresight(game, seed, judge, turns=turns)
    search.begin(view, seat)
    for _ in range(trials):
        search.try_all(search.candidates, view, seat)
    whole = [one for one in search.candidates if one.tries == trials]
    said = np.array([one.promise for one in whole])
    came = np.array([[one.record[trial] for trial in sorted(one.record)] for one in whole])
    return said, came


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=24)
    parser.add_argument("--trials", type=int, default=40)
    parser.add_argument("--turns", type=int, default=2, help="own turns that are played on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=13, help="turns between two positions of a game")
    args = parser.parse_args()
    noise: list[float] = []
    doubt: list[float] = []
    lost: dict[tuple[int, int], list[float]] = {(few, trust): [] for few in FEW for trust in TRUSTS}
    dice = np.random.default_rng(args.seed)
    for game, judge, view, seat, number in looks(args.game, args.seats, args.positions, args.seed, args.every):
        said, came = tried(game, judge, view, seat, number, args.trials, args.turns)
        if len(said) < 2:
            continue
        apart = came - came.mean(0)  # without the luck of each world
        of_one = apart.var(1, ddof=1).mean() * len(said) / (len(said) - 1)
        gaps = (said - said.mean()) - apart.mean(1)
        noise.append(of_one)
        doubt.append(max(0.0, gaps.var(ddof=1) - of_one / args.trials))
        for (few, trust), losses in lost.items():
            for _ in range(50):
                order = dice.permutation(args.trials)
                mine, truth = came[:, order[:few]].mean(1), came[:, order[max(FEW) :]].mean(1)
                chosen = int(np.argmax((few * mine + trust * said) / (few + trust)))
                losses.append(float(truth.max() - truth[chosen]))
        print(f"{number}: {len(said)} turns, noise {of_one**0.5:.1f}, doubt {doubt[-1] ** 0.5:.1f}", file=sys.stderr)
    print(f"{args.game}, {args.seats} players, {len(noise)} positions, {args.turns} own turns played on")
    print(f"  a trial scatters by {np.mean(noise) ** 0.5:.2f} points, the judge is off by {np.mean(doubt) ** 0.5:.2f}")
    print(f"  the judge's word is worth {np.mean(noise) / np.mean(doubt):.1f} trials")
    print("  points lost against the best of all (with what the best by chance seems better), by trust:")
    print("  trials " + "".join(f"{trust:7}" for trust in TRUSTS))
    for few in FEW:
        print(f"  {few:6} " + "".join(f"{np.mean(lost[few, trust]):7.2f}" for trust in TRUSTS), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
