"""Opponents by how well they play, for people. Each means every move: a weaker one sees less, it does not blunder.

What each level does was chosen by what the arena said; docs/results.md has the figures.
"""

from __future__ import annotations

from typing import Final

from longcount.bots.beam import Breadth
from longcount.bots.greedy import GreedyBot
from longcount.bots.judges import best_judge
from longcount.bots.search_bot import SearchBot

NOVICE: Final = Breadth(1, 1)
"""How wide a novice looks within its turn: one thought at a time."""
STRONG: Final = 1
"""A strong player plans one turn, like a regular one, but judges it by what it has learned."""
MASTER: Final = 400
"""Turns a master plays on, at the most."""
MASTER_SECONDS: Final = 2.0
"""However slow the machine is, a master answers after about so long."""
GRANDMASTER: Final = 4_000
"""The same for a grandmaster."""
GRANDMASTER_SECONDS: Final = 10.0
HEADS: Final = 8
"""So many cores may think about one turn of a grandmaster, where nobody else needs them."""


def novice(seed: int) -> GreedyBot:
    return GreedyBot(seed, NOVICE)


def regular(seed: int) -> GreedyBot:
    return GreedyBot(seed)


def strong(seed: int) -> SearchBot:
    return SearchBot(seed, STRONG, MASTER_SECONDS, best_judge)


def master(seed: int) -> SearchBot:
    return SearchBot(seed, MASTER, MASTER_SECONDS, best_judge)


def grandmaster(seed: int) -> SearchBot:
    return SearchBot(seed, GRANDMASTER, GRANDMASTER_SECONDS, best_judge, HEADS)
