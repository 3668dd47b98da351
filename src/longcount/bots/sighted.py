"""A judge that sees the table: it asks a net what each seat will come to, for many positions at once.

It weighs positions in the middle of turns as well as at their ends, so that the beam goes by what it has learned.
"""

from __future__ import annotations

from typing import Any, Final

from longcount.bots.beam import Line
from longcount.bots.net import OTHERS, POINTS, WIN, Array, Net
from longcount.kernel.game import Game
from longcount.kernel.sight import Sight


class Sighted:
    """Judges by a net. With a manner, it also wants what that one is fond of."""

    def __init__(self, game: Game[Any], net: Net, manner: Array | None = None) -> None:
        self.game: Final = game
        self.net: Final = net
        self.manner = manner
        """What each source and trait is worth beside the points they bring."""
        sight = game.judged().sight
        assert sight is not None
        self.sight: Final[Sight[Any]] = sight

    # --- for the beam -------------------------------------------------------------

    def look(self, line: Line, seat: int) -> None:
        line.row = self.sight.row(line.state, seat)
        line.mark = hash(line.row)

    def weigh(self, lines: list[Line], seat: int) -> None:
        if not lines:
            return
        answers = self.net.answers(b"".join([line.row for line in lines]))
        values: list[float] = answers[:, POINTS].tolist()
        fond: list[float] = [] if self.manner is None else (answers[:, OTHERS:] @ self.manner).tolist()
        for number, line in enumerate(lines):
            line.points = values[number]
            line.worth = values[number] + fond[number] if fond else values[number]
            if not line.is_open and self.is_over(line.state):
                line.points = line.worth = self.final(line.state)[seat]

    def is_over(self, state: Any) -> bool:
        return not self.game.pending(state).seats

    def final(self, state: Any) -> list[float]:
        outcome = self.game.outcome(state)
        assert outcome is not None
        return [outcome.points(seat) for seat in range(len(outcome.scores))]

    # --- for the search -----------------------------------------------------------

    def expected(self, state: Any, seats: int) -> Array:
        """All heads for every seat."""
        return self.net.answers(b"".join([self.sight.row(state, seat) for seat in range(seats)]))

    def points(self, state: Any) -> list[float]:
        if self.is_over(state):
            return self.final(state)
        points: list[float] = self.expected(state, self.seats(state))[:, POINTS].tolist()
        return points

    def shares(self, state: Any) -> list[float]:
        return self.prospects(state)[: self.seats(state)]

    def prospects(self, state: Any) -> list[float]:
        """The chances of all seats, one in all, and after them their points."""
        seats = self.seats(state)
        if self.is_over(state):
            outcome = self.game.outcome(state)
            assert outcome is not None
            won = [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
            return won + self.final(state)
        answers = self.expected(state, seats)
        chances: list[float] = (answers[:, WIN] / answers[:, WIN].sum()).tolist()
        points: list[float] = answers[:, POINTS].tolist()
        return chances + points

    def outlook(self, state: Any, seat: int, worth: float) -> float:
        return worth

    def seats(self, state: Any) -> int:
        return len(self.game.judged().worths(state))
