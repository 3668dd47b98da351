"""A bot that plays turns on before it chooses: for a number of trials or for a time; then it plays what it chose.

Several heads can think about one question, in processes of their own: each says what it thinks of the same turns, and
what rests on more trials counts more (`agreed`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from longcount.bots.foresight import Foresight
from longcount.bots.judges import MakeJudge
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game
from longcount.kernel.speech import View

Opinion = tuple[tuple[int, ...], float, float]
"""A turn by the numbers of its decisions, how much is known of it, and what it is worth."""


class SearchBot:
    """Its memory is the number of the turn and the decisions still to come; after a draw it thinks again."""

    def __init__(self, seed: int, simulations: int, seconds: float, make_judge: MakeJudge, heads: int = 1) -> None:
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds
        self.make_judge = make_judge
        self.heads = heads
        """How many may think about one question, where there are processes for it."""
        self.memory: tuple[int, ...] = ()
        self.thinker: Foresight | None = None

    def choose(self, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> Decision:
        if len(offers) == 1:
            return offers[0]
        thinker = self.thinker_of(game)
        turn = game.turn(game.determinize(view, thinker.dice))
        if len(self.memory) < 2 or self.memory[0] != turn or game.catalogue[self.memory[1]] not in offers:
            best = thinker.think(view, seat, self.simulations, self.seconds)[0]
            self.memory = (turn, *numbers_of(best.played))
        decision = game.catalogue[self.memory[1]]
        self.memory = (turn, *self.memory[2:])
        return decision

    def thinker_of(self, game: Game[Any]) -> Foresight:
        if self.thinker is None or self.thinker.game is not game:
            self.thinker = Foresight(game, self.seed, self.make_judge(game))
        return self.thinker

    def opinions(self, game: Game[Any], view: View, seat: int, head: int) -> tuple[int, list[Opinion]]:
        """The number of the turn that is asked about, and what one of several heads thinks of its ways."""
        thinker = self.thinker_of(game)
        candidates = thinker.think(view, seat, self.simulations, self.seconds, head=head)
        told = [(numbers_of(one.played), one.weight(), one.worth()) for one in candidates]
        return game.turn(thinker.world), told


def numbers_of(played: Sequence[Decision]) -> tuple[int, ...]:
    return tuple([decision.index for decision in played])


def agreed(heads: Sequence[Sequence[Opinion]]) -> tuple[int, ...]:
    """The turn that is best by what all heads think together."""
    weights: dict[tuple[int, ...], float] = {}
    totals: dict[tuple[int, ...], float] = {}
    for opinions in heads:
        for turn, weight, worth in opinions:
            weights[turn] = weights.get(turn, 0.0) + weight
            totals[turn] = totals.get(turn, 0.0) + weight * worth
    return max(totals, key=lambda turn: totals[turn] / weights[turn])
