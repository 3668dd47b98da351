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
MASTER: Final = 150
"""Simulations for a turn: a master looks more widely, and at what may follow."""
MASTER_SECONDS: Final = 2.0
"""However slow the machine is, a master answers after about so long."""


def novice(seed: int) -> GreedyBot:
    return GreedyBot(seed, NOVICE)


def regular(seed: int) -> GreedyBot:
    return GreedyBot(seed)


def strong(seed: int) -> SearchBot:
    return SearchBot(seed, STRONG, MASTER_SECONDS, best_judge)


def master(seed: int) -> SearchBot:
    return SearchBot(seed, MASTER, MASTER_SECONDS, best_judge)
