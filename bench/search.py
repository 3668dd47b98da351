"""Simulations per second on one core, for each game and number of seats, from positions of games among regular bots.

    python bench/search.py [--seconds 1.0]

Each simulation of the search follows whole turns to a position that was not seen before and judges it, by what was
learned (`learned`) or by the rule of thumb (`thumb`). `playouts` is not our search: it is what a simulation of a plain
one would cost, a clone, twenty random decisions and a judgement by the rule of thumb. For comparison: catanatron's
search makes about 37 a second, full play-outs of a comparable game in a Java framework about 440.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

from longcount.bots import find_bot
from longcount.bots.judge import Judge, RuleOfThumb
from longcount.bots.learned import make_judge
from longcount.bots.search import Search
from longcount.games import GAMES
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.game import Game, View
from longcount.kernel.match import Match
from longcount.version import is_compiled

MOMENTS = 6
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
            game.playout(twin, dice, PLAYOUT)
            judge.shares(twin)
            done += 1
        spent += perf_counter() - begun
    return {"game": game.name, "seats": seats, "judge": "playouts", "simulations_per_s": round(done / spent)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0, help="for each game and number of seats (default: 6)")
    given = parser.parse_args()
    print(json.dumps({"compiled": is_compiled()}))
    for game in GAMES.values():
        for seats in game.seats:
            for judge in JUDGES:
                print(json.dumps(speed(game, seats, judge, given.seconds)), flush=True)
            print(json.dumps(playouts(game, seats, given.seconds)), flush=True)


if __name__ == "__main__":
    main()
