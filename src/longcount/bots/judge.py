"""What a position promises each seat: its chance to win and the points it will probably have.

The points come from the game's own rule of thumb. The chance to win follows from how far they lie apart: a lead weighs
more the nearer the end is. Whatever judges positions for the search has these methods.
"""

from __future__ import annotations

from math import exp
from typing import Any, Protocol

from longcount.kernel.game import Game


class Judge(Protocol):
    def points(self, state: Any) -> list[float]:
        """The points each seat will probably have in the end."""

    def shares(self, state: Any) -> list[float]:
        """Each seat's chance to win, one in all."""

    def prospects(self, state: Any) -> list[float]:
        """The shares of all seats, and after them their points."""

    def outlook(self, state: Any, seat: int, worth: float) -> float:
        """How good the end of a turn is for the seat that played it, in points; `worth` is the rule of thumb's word."""


class RuleOfThumb:
    """Judges by `game.judged().worths`."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.early, self.late = game.judged().tuning.spread

    def points(self, state: Any) -> list[float]:
        return self.game.judged().worths(state)

    def shares(self, state: Any) -> list[float]:
        return shares_of(self.points(state), self.spread(state))

    def prospects(self, state: Any) -> list[float]:
        points = self.points(state)
        return shares_of(points, self.spread(state)) + points

    def spread(self, state: Any) -> float:
        progress: float = self.game.judged().progress(state)
        return self.early + (self.late - self.early) * progress

    def outlook(self, state: Any, seat: int, worth: float) -> float:
        return worth


def shares_of(points: list[float], spread: float) -> list[float]:
    """Chances to win for seats that stand at so many points."""
    best = max(points)
    shares: list[float] = []
    total = 0.0
    for mine in points:
        weight = exp((mine - best) / spread)
        total += weight
        shares.append(weight)
    for seat in range(len(shares)):
        shares[seat] /= total
    return shares
