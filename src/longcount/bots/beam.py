"""Whole turns, searched side by side: at each depth the best positions go on, equal positions once.

The search widens only as far as it is promising, by the game's own evaluation. A turn ends where somebody else is
asked, where chance must answer, or where the game says that a new turn began.
"""

from __future__ import annotations

from typing import Any, Final

from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game

DEPTH: Final = 24
"""Decisions in one turn that are looked at."""


class Line:
    """A way to play the turn: the position it has reached and the decisions that lead there."""

    def __init__(self, state: Any, played: tuple[Decision, ...], worth: float) -> None:
        self.state = state
        self.played = played
        self.worth = worth


def whole_turns(game: Game[Any], state: Any, seat: int, width: int, looks: int) -> list[Line]:
    """Every turn found, as it was found. At most `width` positions go on at each depth, fewer where a turn offers much:
    about `looks` positions are looked at in each depth. If no turn ends within DEPTH, those begun, the best first."""
    turn = game.turn(state)
    done: list[Line] = []
    front = [Line(state, (), 0.0)]
    seen: set[int] = set()
    for _ in range(DEPTH):
        following: list[Line] = []
        for line in front:
            for reached in continuations(game, line, seat, seen):
                if is_my_turn(game, reached.state, seat, turn):
                    following.append(reached)
                else:
                    done.append(reached)
        if not following:
            break
        following.sort(key=worth_of, reverse=True)
        front = following[: min(width, 1 + looks * len(front) // len(following))]
    return done or front


def continuations(game: Game[Any], line: Line, seat: int, seen: set[int]) -> list[Line]:
    """Every position one decision further that was not reached before."""
    lines: list[Line] = []
    for decision in game.offers(line.state, seat):
        state = line.state.clone()
        game.apply(state, seat, decision, None)
        key = hash(state.key())
        if key not in seen:
            seen.add(key)
            lines.append(Line(state, (*line.played, decision), game.evaluate(state, seat)))
    return lines


def is_my_turn(game: Game[Any], state: Any, seat: int, turn: int) -> bool:
    return game.pending(state).seats == (seat,) and game.turn(state) == turn


def worth_of(line: Line) -> float:
    return line.worth
