"""A bot that looks one turn ahead: it tries whole turns and takes the first step of the one that ends best.

The search widens turn by turn only as far as it is promising: at each depth the best positions by the game's own
evaluation go on, equal positions once. What the bot cannot see is filled in at random before it thinks.
"""

from __future__ import annotations

from typing import Any, Final

from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game, View

WIDTH: Final = 40
"""Positions that go on at each depth, at most."""
LOOKS: Final = 500
"""Positions looked at in each depth, about: where a turn offers much, fewer go on."""
DEPTH: Final = 24
"""Decisions in one turn that are looked at."""


class Line:
    """A way to play the turn: the position it has reached and the decisions that lead there."""

    def __init__(self, state: Any, played: tuple[Decision, ...], worth: float) -> None:
        self.state = state
        self.played = played
        self.worth = worth


class GreedyBot:
    """Plans a turn once and plays it; its memory is the number of that turn and the decisions still to come."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.memory: tuple[int, ...] = ()

    def choose(self, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> Decision:
        if len(offers) == 1:
            return offers[0]
        state = game.determinize(view, self.dice)
        turn = game.turn(state)
        if len(self.memory) < 2 or self.memory[0] != turn or game.catalogue[self.memory[1]] not in offers:
            self.memory = (turn, *[decision.index for decision in best_turn(game, state, seat)])
        decision = game.catalogue[self.memory[1]]
        self.memory = (turn, *self.memory[2:])
        return decision


def best_turn(game: Game[Any], state: Any, seat: int) -> tuple[Decision, ...]:
    """The decisions of the best turn found."""
    turn = game.turn(state)
    best: Line | None = None
    front = [Line(state, (), 0.0)]
    seen: set[object] = set()
    for _ in range(DEPTH):
        following: list[Line] = []
        for line in front:
            for reached in continuations(game, line, seat, seen):
                if is_my_turn(game, reached.state, seat, turn):
                    following.append(reached)
                elif best is None or reached.worth > best.worth:
                    best = reached
        if not following:
            break
        following.sort(key=worth_of, reverse=True)
        front = following[: min(WIDTH, 1 + LOOKS * len(front) // len(following))]
    return (best or front[0]).played


def continuations(game: Game[Any], line: Line, seat: int, seen: set[object]) -> list[Line]:
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
