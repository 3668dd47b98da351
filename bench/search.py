"""Simulations per second on one core, for each game and number of seats, from positions of games among regular bots.

    python bench/search.py [--seconds 1.0]

Each simulation follows whole turns to a position that was not seen before and judges it. For comparison: catanatron's
search makes about 37 a second, full play-outs of a comparable game in a Java framework about 440.
"""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import Any

from longcount.bots import find_bot
from longcount.bots.search import Search
from longcount.games import GAMES
from longcount.kernel.chance import SeededChance
from longcount.kernel.game import Game, View
from longcount.kernel.match import Match
from longcount.version import is_compiled

MOMENTS = 6


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


def speed(game: Game[Any], seats: int, seconds: float) -> dict[str, Any]:
    done, spent, known = 0, 0.0, 0
    for view, seat in moments(game, seats):
        search, begun = Search(game, 1), perf_counter()
        done += search.think(view, seat, seconds=seconds / MOMENTS).simulations
        spent += perf_counter() - begun
        known += len(search.table)
    return {"game": game.name, "seats": seats, "simulations_per_s": round(done / spent), "positions_kept": known}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0, help="for each game and number of seats (default: 6)")
    given = parser.parse_args()
    print(json.dumps({"compiled": is_compiled()}))
    for game in GAMES.values():
        for seats in game.seats:
            print(json.dumps(speed(game, seats, given.seconds)), flush=True)


if __name__ == "__main__":
    main()
