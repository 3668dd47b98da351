"""Whole turns, searched side by side: at each depth the best positions go on, equal positions once.

The search widens only as far as it is promising, by the game's own evaluation. A turn ends where somebody else is
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

    def __init__(self, state: Any, played: tuple[Decision, ...], worth: float, is_open: bool) -> None:
        self.state = state
        self.played = played
        self.worth = worth
        self.is_open = is_open
        """Whether the turn goes on."""


class Met:
    """The positions met so far. A key takes long to make, so it is made only where two positions look alike."""

    def __init__(self) -> None:
        self.first: dict[int, Any] = {}
        """The first position that looks so; None once its key is among the keys."""
        self.keys: set[int] = set()

    def is_new(self, state: Any, look: int) -> bool:
        """Whether this position was not met before; equal positions have the same look."""
        if look not in self.first:
            self.first[look] = state
            return True
        first = self.first[look]
        if first is not None:
            self.keys.add(hash(first.key()))
            self.first[look] = None
        key = hash(state.key())
        if key in self.keys:
            return False
        self.keys.add(key)
        return True


def whole_turns(game: Game[Any], state: Any, seat: int, width: int, looks: int) -> list[Line]:
    """Every turn found, as it was found. At most `width` positions go on at each depth, fewer where a turn offers much:
    about `looks` positions are looked at in each depth. If no turn ends within DEPTH, those begun, the best first.

    Positions never refer to each other in a circle: looking for circles again and again would take half of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        return search_turns(game, state, seat, width, looks)
    finally:
        if collects:
            gc.enable()


def search_turns(game: Game[Any], state: Any, seat: int, width: int, looks: int) -> list[Line]:
    turn = game.turn(state)
    done: list[Line] = []
    front = [Line(state, (), 0.0, True)]
    met = Met()
    for _ in range(DEPTH):
        following: list[Line] = []
        for line in front:
            for reached in continuations(game, line, seat, turn, met):
                if reached.is_open:
                    following.append(reached)
                else:
                    done.append(reached)
        if not following:
            break
        following.sort(key=worth_of, reverse=True)
        front = following[: min(width, 1 + looks * len(front) // len(following))]
    return done or front


def continuations(game: Game[Any], line: Line, seat: int, turn: int, met: Met) -> list[Line]:
    """Every position one decision further that was not reached before."""
    lines: list[Line] = []
    for decision in game.offers(line.state, seat):
        state = line.state.clone()
        game.apply(state, seat, decision, None)
        worth = game.evaluate(state, seat)
        is_open = is_my_turn(game, state, seat, turn)
        look = hash((worth, *game.offers(state, seat))) if is_open else hash(worth)
        if met.is_new(state, look):
            lines.append(Line(state, (*line.played, decision), worth, is_open))
    return lines


def is_my_turn(game: Game[Any], state: Any, seat: int, turn: int) -> bool:
    return game.turn(state) == turn and game.pending(state).seats == (seat,)


def worth_of(line: Line) -> float:
    return line.worth
