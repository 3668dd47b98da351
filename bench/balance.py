"""How fair Endless Winter's shipped pack is among equal bots: wins by place in the turn order, chief and set-up card.

    python bench/balance.py --games 240        writes docs/balance-winter.md

Many printed values of the pack are a reconstruction; a chief or card that wins far more often than its share is a hint
that a value is wrong, or that the bot does not understand it. The page says which, not why.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from longcount.bots import find_bot
from longcount.bots.ratings import wilson
from longcount.games import GAMES
from longcount.kernel.chance import SeededChance
from longcount.kernel.match import Match

GAME = GAMES["winter"]
PAGE = Path(__file__).parent.parent / "docs" / "balance-winter.md"
TABLES = (("place in the first turn order", "place"), ("chief and side", "chief"), ("set-up card", "setup"))


class Sitting(NamedTuple):
    """One seat of one game: what it began with, and what came of it."""

    place: str
    chief: str
    setup: str
    share: float
    points: float
    sources: dict[str, int]


def play(task: tuple[str, int, int]) -> list[Sitting]:
    """A game among equal bots."""
    name, seats, seed = task
    match: Match[Any] = Match(GAME, [f"{name} {seat + 1}" for seat in range(seats)])
    bots = [find_bot(name, seed * 10 + seat) for seat in range(seats)]
    chance = SeededChance(seed)
    order: list[int] = []
    match.settle(chance)
    while not GAME.pending(match.state).is_over:
        seat = GAME.pending(match.state).seats[0]
        view = GAME.view(match.state, seat)
        if not order and view["round"] == 1:
            order = view["order"]
        match.play(seat, bots[seat].choose(GAME, view, seat, GAME.offers(match.state, seat)))
        match.settle(chance)
    return sittings(match, order)


def sittings(match: Match[Any], order: list[int]) -> list[Sitting]:
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    players = GAME.view(match.state, None)["players"]
    return [
        Sitting(
            f"{order.index(seat) + 1}",
            f"{me['chief']} {me['side']}",
            str(me["setup"]),
            (seat in outcome.winners) / len(outcome.winners),
            outcome.points(seat),
            outcome.breakdown[seat],
        )
        for seat, me in enumerate(players)
    ]


def table(title: str, column: str, rows: list[Sitting], fair: float) -> list[str]:
    """Win shares by what stands in a column; a star where chance alone would hardly explain the distance."""
    groups: dict[str, list[Sitting]] = defaultdict(list)
    for row in rows:
        groups[getattr(row, column)].append(row)
    text = [f"| {title} | sat | won | 95 % | points | |", "| --- | --- | --- | --- | --- | --- |"]
    for name in sorted(groups):
        group = groups[name]
        won = wilson(sum(row.share for row in group), len(group))
        points = sum(row.points for row in group) / len(group)
        star = "*" if not won.low <= fair <= won.high else ""
        text.append(
            f"| {name.replace('_', ' ')} | {len(group)} | {won.value:.0%} | {won.low:.0%} to {won.high:.0%} "
            f"| {points:.1f} | {star} |"
        )
    return [*text, ""]


def sources(rows: list[Sitting]) -> list[str]:
    """Where points come from, on the average, for winners and for all."""
    winners = [row for row in rows if row.share]
    text = ["| points from | all | winners |", "| --- | --- | --- |"]
    for name in rows[0].sources:
        means = [sum(row.sources[name] for row in some) / len(some) for some in (rows, winners)]
        text.append(f"| {name} | {means[0]:.1f} | {means[1]:.1f} |")
    return [*text, ""]


def page(name: str, games: int, found: dict[int, list[Sitting]]) -> str:
    intro = f"""# Balance of Endless Winter's shipped pack

Written by `python bench/balance.py --games {games} --bot {name}`: {games} games for each number of players, all seats
played by {name}, seeds from 0, default options. The pack is a reconstruction where the rulebook does not print a value.

A star marks a share whose 95 % interval leaves out the fair one. Of twenty lines one has a star by chance alone. A side
of a chief that is not listed was never chosen: the bot always prefers the other one.
"""
    text = [intro]
    for seats, rows in found.items():
        fair = 1 / seats
        text += [f"## {seats} players: the fair share is {fair:.0%}", ""]
        for title, column in TABLES:
            text += table(title, column, rows, fair)
        text += sources(rows)
    return "\n".join([*text, *remarks(found)]).rstrip() + "\n"


def remarks(found: dict[int, list[Sitting]]) -> list[str]:
    """What looks off: lines with a star for at least two numbers of players, on the same side."""
    sides: dict[tuple[str, str], list[int]] = defaultdict(list)
    for seats, rows in found.items():
        for title, column in TABLES:
            for name in {getattr(row, column) for row in rows}:
                group = [row.share for row in rows if getattr(row, column) == name]
                won = wilson(sum(group), len(group))
                if not won.low <= 1 / seats <= won.high:
                    sides[title, name].append(1 if won.value > 1 / seats else -1)
    text = ["## What looks off", ""]
    for (title, name), signs in sorted(sides.items()):
        if abs(sum(signs)) >= 2:
            more = "more" if signs[0] > 0 else "less"
            text.append(
                f"- {title}, {name.replace('_', ' ')}: wins {more} than its share with {len(signs)} numbers of players."
            )
    return text if len(text) > 2 else [*text, "Nothing has a star on the same side for two numbers of players."]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=240, help="for each number of players (default: 240)")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=PAGE)
    given = parser.parse_args()
    found: dict[int, list[Sitting]] = {}
    with ProcessPoolExecutor(given.jobs) as pool:
        for seats in GAME.seats:
            found[seats] = []
            tasks = [(given.bot, seats, seed) for seed in range(given.games)]
            for number, rows in enumerate(pool.map(play, tasks, chunksize=2), 1):
                found[seats] += rows
                if number % 20 == 0:
                    print(f"{seats} players: {number} of {given.games} games", file=sys.stderr, flush=True)
    given.out.write_text(page(given.bot, given.games, found), encoding="utf-8")
    print(f"written: {given.out}")


if __name__ == "__main__":
    main()
