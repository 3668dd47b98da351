"""A judge that sees the table: it asks a net what each seat will come to, for many positions at once.

It weighs positions in the middle of turns as well as at their ends, so that the beam goes by what it has learned.
"""

from __future__ import annotations

from typing import Any, Final

from longcount.bots.beam import Line
from longcount.bots.judge import Judge, shares_of
from longcount.bots.net import OTHERS, POINTS, WIN, Array, Net, sight_of
from longcount.kernel.game import Game


class Sighted(Judge):
    """Judges by a net. With a manner, it also wants what that one is fond of."""

    def __init__(self, game: Game[Any], net: Net, manner: Array | None = None) -> None:
        self.sight: Final = sight_of(game)
        super().__init__(game, self.sight.sources)
        self.net: Final = net
        self.manner = manner
        """What each source and trait is worth beside the points they bring."""

    def without_manner(self) -> Judge:
        return self if self.manner is None else Sighted(self.game, self.net)

    # --- for the beam -------------------------------------------------------------

    def look(self, line: Line, seat: int) -> None:
        line.row = self.sight.row(line.state, seat)
        line.mark = hash(line.row)

    def weigh(self, lines: list[Line], seat: int) -> None:
        if not lines:
            return
        answers = self.net.answers(b"".join([line.row for line in lines]))
        points: list[float] = answers[:, POINTS].tolist()
        worths: list[float] = (answers[:, POINTS] - self.spite * answers[:, -1]).tolist() if self.spite else points
        fond: list[float] = [] if self.manner is None else self.fondness(answers, self.manner)
        for number, line in enumerate(lines):
            line.points = points[number]
            line.bonus = fond[number] if fond else 0.0
            line.worth = worths[number] + line.bonus
            if not line.is_open and self.is_over(line.state):
                self.weigh_end(line, seat)

    def fondness(self, answers: Array, manner: Array) -> list[float]:
        fond: list[float] = (answers[:, OTHERS : OTHERS + len(manner)] @ manner).tolist()
        return fond

    def weigh_end(self, line: Line, seat: int) -> None:
        points = self.points(line.state)
        line.points = points[seat]
        line.bonus = 0.0
        line.worth = self.minded(points, seat)

    # --- for the search -----------------------------------------------------------

    def expected(self, state: Any) -> Array:
        """All heads for every seat."""
        return self.net.answers(b"".join([self.sight.row(state, seat) for seat in range(self.seats(state))]))

    def estimate(self, state: Any, seat: int) -> list[float]:
        answers = self.expected(state)
        points: list[float] = answers[:, POINTS].tolist()
        told = self.chances(state, points, answers)
        told += points
        told += answers[seat, OTHERS : OTHERS + len(self.sources)].tolist()
        return told

    def chances(self, state: Any, points: list[float], answers: Array) -> list[float]:
        """One in all: as they came true among so many players (`bench/calibration.py`), else as the net feels."""
        fitted: list[float] | None = self.net.chances.get(len(points))
        if fitted is None:
            felt: list[float] = (answers[:, WIN] / answers[:, WIN].sum()).tolist()
            return felt
        progress: float = self.game.judged().progress(state)
        return shares_of(points, fitted[0] + (fitted[1] - fitted[0]) * progress)
