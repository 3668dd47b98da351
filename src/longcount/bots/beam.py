"""Whole turns, searched side by side: at each depth the best positions go on, equal positions once.

The search widens only as far as it is promising, as somebody weighs it. A turn ends where somebody else is
asked, where chance must answer, or where the game says that a new turn began.
"""

from __future__ import annotations

import gc
from typing import Any, Final

from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game

DEPTH: Final = 24
"""Decisions in one turn that are looked at."""


class Line:
    """A way to play the turn: the position it has reached and the decisions that lead there."""

    def __init__(self, state: Any, before: Line | None, decision: Decision | None, is_open: bool) -> None:
        self.state = state
        self.before = before
        """The same turn one decision earlier."""
        self.decision = decision
        self.is_open = is_open
        """Whether the turn goes on."""
        self.worth = 0.0
        """What the turn goes by: the better, the sooner it is followed."""
        self.points = 0.0
        """What it probably comes to in the end, for weighers that know."""
        self.bonus = 0.0
        """What a manner adds to its worth."""
        self.mark = 0
        """The same for equal positions, mostly another for others."""
        self.row = b""
        """What the seat sees there, for weighers that look."""

    @property
    def played(self) -> tuple[Decision, ...]:
        decisions: list[Decision] = []
        line = self
        while line.decision is not None and line.before is not None:
            decisions.append(line.decision)
            line = line.before
        decisions.reverse()
        return tuple(decisions)


class Weigher:
    """Tells which positions within a turn are promising."""

    def look(self, line: Line, seat: int) -> None:
        """A first look at a position that was reached; it leaves a mark."""
        raise NotImplementedError

    def weigh(self, lines: list[Line], seat: int) -> None:
        """The worth of positions, all that were reached at one depth."""
        raise NotImplementedError


class Breadth:
    """How widely turns are looked for."""

    def __init__(self, width: int, looks: int) -> None:
        self.width: Final = width
        """Positions that go on at each depth, at most; fewer where a turn offers much."""
        self.looks: Final = looks
        """Positions looked at in each depth, about."""


class Uncollected:
    """While it lasts, Python does not look for objects that refer to each other in a circle: positions never do, and
    among so many of them that would take half of the time."""

    def __init__(self) -> None:
        self.collects = gc.isenabled()

    def __enter__(self) -> None:
        gc.disable()

    def __exit__(self, *problem: object) -> None:
        if self.collects:
            gc.enable()


LOOKS: Final = 3
"""Looks at a position that tell it from others: at its worth, at its offers, at everything."""


class Met:
    """The positions met so far. What takes longer to look at is looked at only where positions seem to be equal."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.game = game
        self.seat = seat
        self.first: list[dict[int, Line | None]] = [{} for _ in range(LOOKS)]
        """For each look the first line that looked so; None once it is among those of the next look."""

    def is_new(self, line: Line, look: int = 0) -> bool:
        """Whether the position of this line was not met before."""
        first = self.first[look]
        seen = self.seen(line, look)
        if seen not in first:
            first[seen] = line
            return True
        if look == LOOKS - 1:
            return False
        alike = first[seen]
        if alike is not None:
            first[seen] = None
            self.is_new(alike, look + 1)
        return self.is_new(line, look + 1)

    def seen(self, line: Line, look: int) -> int:
        """What one look at a position shows: the same for equal positions."""
        if look == LOOKS - 1:
            return hash(line.state.key())
        if look == 0 or not line.is_open:
            return line.mark
        return hash((line.mark, *self.game.offers(line.state, self.seat)))


def whole_turns(game: Game[Any], state: Any, seat: int, breadth: Breadth, weigher: Weigher) -> list[Line]:
    """Every turn found, as it was found. If no turn ends within DEPTH, those begun, the best first."""
    with Uncollected():
        return search_turns(game, state, seat, breadth, weigher)


def search_turns(game: Game[Any], state: Any, seat: int, breadth: Breadth, weigher: Weigher) -> list[Line]:
    turn = game.turn(state)
    done: list[Line] = []
    front = [Line(state, None, None, True)]
    met = Met(game, seat)
    for _ in range(DEPTH):
        reached: list[Line] = []
        for line in front:
            continue_line(game, line, seat, turn, weigher, met, reached)
        weigher.weigh(reached, seat)
        following: list[Line] = []
        for line in reached:
            if line.is_open:
                following.append(line)
            else:
                done.append(line)
        if not following:
            break
        following.sort(key=worth_of, reverse=True)
        front = following[: min(breadth.width, 1 + breadth.looks * len(front) // len(following))]
    return done or front


def continue_line(
    game: Game[Any], line: Line, seat: int, turn: int, weigher: Weigher, met: Met, reached: list[Line]
) -> None:
    """Every position one decision further that was not reached before."""
    for decision in game.offers(line.state, seat):
        state = line.state.clone()
        game.apply(state, seat, decision, None)
        found = Line(state, line, decision, is_my_turn(game, state, seat, turn))
        weigher.look(found, seat)
        if met.is_new(found):
            reached.append(found)


def is_my_turn(game: Game[Any], state: Any, seat: int, turn: int) -> bool:
    return game.turn(state) == turn and game.pending(state).seats == (seat,)


def worth_of(line: Line) -> float:
    return line.worth
