"""What a position promises each seat: its chance to win, and the points it will probably have.

A judge weighs positions within a turn for the beam, and tells what may come of them for whoever plays turns on. The one
here goes by the game's own rule of thumb and is always there; `sighted.py` has one that has learned.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from longcount.bots.beam import Line, Weigher
from longcount.kernel.game import Game


class Judge(Weigher):
    """What all judges know: how a game ended, and that somebody may mind what the others have."""

    def __init__(self, game: Game[Any], sources: Sequence[str]) -> None:
        self.game: Final = game
        self.sources: Final = tuple(sources)
        """Where points come from, as far as it can tell."""
        sight = game.judged().sight
        self.spite: Final = 0.0 if sight is None else sight.spite

    def prospects(self, state: Any, seat: int) -> list[float]:
        """The chances of all seats, one in all; after them their points, and the points of one of them by source."""
        return self.truth(state, seat) if self.is_over(state) else self.estimate(state, seat)

    def estimate(self, state: Any, seat: int) -> list[float]:
        """The same before the end."""
        raise NotImplementedError

    def without_manner(self) -> Judge:
        return self

    def is_over(self, state: Any) -> bool:
        return not self.game.pending(state).seats

    def truth(self, state: Any, seat: int) -> list[float]:
        outcome = self.game.outcome(state)
        assert outcome is not None
        told: list[float] = []
        for each in range(len(outcome.scores)):
            told.append(1.0 / len(outcome.winners) if each in outcome.winners else 0.0)
        for each in range(len(outcome.scores)):
            told.append(outcome.points(each))
        for source in self.sources:
            told.append(outcome.breakdown[seat].get(source, 0) / outcome.unit)
        return told

    def seats(self, state: Any) -> int:
        return len(self.game.judged().worths(state))

    def points(self, state: Any) -> list[float]:
        """The points each seat will probably have in the end."""
        seats = self.seats(state)
        return self.prospects(state, 0)[seats : 2 * seats]

    def shares(self, state: Any) -> list[float]:
        """Each seat's chance to win, one in all."""
        return self.prospects(state, 0)[: self.seats(state)]

    def minded(self, points: list[float], seat: int) -> float:
        """What these points of all seats are worth to one that minds the others'."""
        if self.spite == 0.0:
            return points[seat]
        others = sum(points) - points[seat]
        return points[seat] - self.spite * others / (len(points) - 1)

    def worth_now(self, state: Any, seat: int) -> float:
        """What a position is worth to a seat, as the worth of turns is told."""
        line = Line(state, None, None, True)
        self.look(line, seat)
        self.weigh([line], seat)
        return line.worth


class RuleOfThumb(Judge):
    """Judges by the game's own evaluation. The chance to win follows from how far points lie apart: a lead weighs more
    the nearer the end is."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, ())
        self.early, self.late = game.judged().spread

    def look(self, line: Line, seat: int) -> None:
        line.worth = line.points = self.game.judged().evaluate(line.state, seat)
        line.mark = hash(line.worth)

    def weigh(self, lines: list[Line], seat: int) -> None:
        """Done at the first look."""

    def estimate(self, state: Any, seat: int) -> list[float]:
        points = self.game.judged().worths(state)
        return shares_of(points, self.spread(state)) + points

    def spread(self, state: Any) -> float:
        progress: float = self.game.judged().progress(state)
        return self.early + (self.late - self.early) * progress


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
