"""A bot that searches: it thinks for a number of simulations or for a time, then plays the turn it chose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from longcount.bots.search import Thought
from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game
from longcount.kernel.speech import View


class Thinker(Protocol):
    """Whatever searches a position for one seat."""

    dice: Dice

    def think(self, view: View, seat: int, simulations: int = 0, seconds: float = 0.0) -> Thought:
        """What there is to play, the best first."""


MakeThinker = Callable[[Game[Any], int], Thinker]
"""Something that thinks about a game, by a seed."""


class SearchBot:
    """Its memory is the number of the turn and the decisions still to come; after a draw it thinks again."""

    def __init__(self, seed: int, simulations: int, seconds: float, make_thinker: MakeThinker) -> None:
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds
        self.make_thinker = make_thinker
        self.memory: tuple[int, ...] = ()
        self.thinker: Thinker | None = None
        self.game: Game[Any] | None = None

    def choose(self, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> Decision:
        if len(offers) == 1:
            return offers[0]
        if self.thinker is None or self.game is not game:
            self.thinker, self.game = self.make_thinker(game, self.seed), game
        turn = game.turn(game.determinize(view, self.thinker.dice))
        if len(self.memory) < 2 or self.memory[0] != turn or game.catalogue[self.memory[1]] not in offers:
            thought = self.thinker.think(view, seat, self.simulations, self.seconds)
            self.memory = (turn, *[decision.index for decision in thought.choices[0].line])
        decision = game.catalogue[self.memory[1]]
        self.memory = (turn, *self.memory[2:])
        return decision
