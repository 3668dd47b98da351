"""Simulations per second on one core, for each game and number of seats, from positions of games among regular bots.

    python bench/search.py [--seconds 1.0] [--scatter]

Each simulation of the search follows whole turns to a position that was not seen before and judges it, by what was
learned (`learned`) or by the rule of thumb (`thumb`). `playouts` is not our search: it is what a simulation of a plain
one would cost, a clone, twenty random decisions and a judgement by the rule of thumb. For comparison: catanatron's
search makes about 37 a second, full play-outs of a comparable game in a Java framework about 440.

With `--scatter`, instead: by how much simulations below one turn lie apart, by how much the search comes to another
opinion about turns than the judge had at once, and so how many simulations the judge's word is worth (Tuning.trust).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from math import sqrt
from statistics import mean, variance
from time import perf_counter
from typing import Any

from longcount.bots import find_bot
from longcount.bots.judge import Judge, RuleOfThumb
from longcount.bots.learned import make_judge
from longcount.bots.search import NARROW, Search
from longcount.games import GAMES
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game
from longcount.kernel.match import Match
from longcount.kernel.speech import View
from longcount.version import is_compiled

MOMENTS = 6
TURNS = 6
"""Turns whose simulations are looked at, with --scatter."""
BELOW = 120
"""Simulations below each of them."""
PLAYOUT = 20
"""Random decisions of a truncated play-out."""


def moments(game: Game[Any], seats: int) -> list[tuple[View, int]]:
    """Views at the beginning of turns, spread over a game."""
    match: Match[Any] = Match(game, [f"seat {seat + 1}" for seat in range(seats)])
    chance, bot = SeededChance(1), find_bot("novice", 1)
    seen: list[tuple[View, int]] = []
    last = -1
    match.settle(chance)
    while not game.pending(match.state).is_over:
        seat = game.pending(match.state).seats[0]
        view, offers = game.view(match.state, seat), game.offers(match.state, seat)
        if len(offers) > 1 and game.turn(match.state) != last:
            seen.append((view, seat))
            last = game.turn(match.state)
        match.play(seat, bot.choose(game, view, seat, offers))
        match.settle(chance)
    step = max(1, len(seen) // MOMENTS)
    return seen[step // 2 :: step][:MOMENTS]


JUDGES: dict[str, Callable[[Game[Any]], Judge]] = {"learned": make_judge, "thumb": RuleOfThumb}


def speed(game: Game[Any], seats: int, judge: str, seconds: float) -> dict[str, Any]:
    done, spent, known = 0, 0.0, 0
    for view, seat in moments(game, seats):
        search, begun = Search(game, 1, JUDGES[judge](game)), perf_counter()
        done += search.think(view, seat, seconds=seconds / MOMENTS).simulations
        spent += perf_counter() - begun
        known += len(search.table)
    told = {"game": game.name, "seats": seats, "judge": judge}
    return told | {"simulations_per_s": round(done / spent), "positions_kept": known}


def playouts(game: Game[Any], seats: int, seconds: float) -> dict[str, Any]:
    done, spent, dice, judge = 0, 0.0, Dice(1), RuleOfThumb(game)
    for view, _ in moments(game, seats):
        state, begun = game.determinize(view, dice), perf_counter()
        while perf_counter() - begun < seconds / MOMENTS:
            twin = state.clone()
            game.judged().playout(twin, dice, PLAYOUT)
            judge.shares(twin)
            done += 1
        spent += perf_counter() - begun
    return {"game": game.name, "seats": seats, "judge": "playouts", "simulations_per_s": round(done / spent)}


def values_below(game: Game[Any], view: View, seat: int, turn: tuple[Decision, ...], seed: int) -> list[float]:
    """What simulations below one turn come to for the seat that plays it; the first is the judge's word on its end."""
    search = Search(game, seed, breadth=NARROW)
    search.trust = 0.0
    search.begin(view, seat)
    root = search.worlds[0]
    end = root.state.clone()
    for decision in turn:
        game.apply(end, seat, decision, None)
    root.turns, root.ends, root.children, root.promise, root.tries = [turn], [end], [None], [1.0], [0]
    search.tries, search.sums, search.table = [0], [[0.0] * search.seats], {}
    values: list[float] = []
    for _ in range(BELOW):
        before = search.sums[0][seat]
        search.deal_more(view)
        search.simulate()
        search.done += 1
        values.append(search.sums[0][seat] - before)
    return values


def scatter(game: Game[Any], seats: int) -> dict[str, Any]:
    within, apart = [], []
    for number, (view, seat) in enumerate(moments(game, seats)):
        search = Search(game, number)
        search.begin(view, seat)
        turns = search.worlds[0].turns[:TURNS]
        if len(turns) < TURNS:
            continue
        values = [values_below(game, view, seat, turn, number) for turn in turns]
        within += [variance(some[1:]) for some in values]
        apart.append(variance([mean(some[1:]) - some[0] for some in values]))
    simulations, opinions = mean(within), max(1e-9, mean(apart) - mean(within) / BELOW)
    told = {"game": game.name, "seats": seats, "scatter": round(sqrt(simulations), 4)}
    return told | {"other_opinion": round(sqrt(opinions), 4), "trust": round(simulations / opinions, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0, help="for each game and number of seats (default: 6)")
    parser.add_argument("--scatter", action="store_true", help="measure how simulations lie apart, not their speed")
    given = parser.parse_args()
    print(json.dumps({"compiled": is_compiled()}))
    for game in GAMES.values():
        for seats in game.seats:
            if given.scatter:
                print(json.dumps(scatter(game, seats)), flush=True)
                continue
            for judge in JUDGES:
                print(json.dumps(speed(game, seats, judge, given.seconds)), flush=True)
            print(json.dumps(playouts(game, seats, given.seconds)), flush=True)


if __name__ == "__main__":
    main()
