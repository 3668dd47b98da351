"""Ways to play that a net would not find by itself: fond of workers, of buildings, of one temple.

A manner is a weight on what a net expects a seat to have in the end. Weights on what is there already do not help: a
worker is dear long before it brings anything, and only whoever expects one goes where workers are to be had.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from longcount.bots.net import Array, sight_of
from longcount.kernel.chance import Dice
from longcount.kernel.game import Game

FINE: Final = 1000
NAMED: Final = 0.6
"""The share of manners that people know by name, where a game has such; others are drawn at random."""
FOND: Final = 4.0
"""Points that one usual step of anything is worth to those who are fond of it, at most."""


@dataclass(frozen=True)
class Drawn:
    """A manner for one game."""

    name: str
    weights: Array
    fades: float
    """It is gone when so much of the game is over."""


def drawn_manner(game: Game[Any], dice: Dice) -> Drawn:
    sight = sight_of(game)
    names = [*sight.sources, *sight.traits]
    weights = np.zeros(len(names), np.float32)
    fades = 0.5 + 0.6 * dice.below(FINE) / FINE
    if sight.manners and dice.below(FINE) < NAMED * FINE:
        name = list(sight.manners)[dice.below(len(sight.manners))]
        force = 0.3 + 0.9 * dice.below(FINE) / FINE
        for what, weight in sight.manners[name].items():
            weights[names.index(what)] = weight * force
        return Drawn(name, weights, fades)
    for _ in range(1 + dice.below(3)):
        at = dice.below(len(names))
        usual = 10.0 if at < len(sight.sources) else 1.0
        weights[at] = FOND / usual * (1.3 * dice.below(FINE) / FINE - 0.3)
    return Drawn("random", weights, fades)
