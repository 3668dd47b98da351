"""A bot that searches: it thinks for a number of simulations or for a time, then plays the turn it chose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longcount.bots.judge import Judge
from longcount.bots.learned import make_judge
from longcount.bots.search import Search
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Breadth, Game
from longcount.kernel.speech import View


class SearchBot:
    """Its memory is the number of the turn and the decisions still to come; after a draw it thinks again."""

    def __init__(
        self,
        seed: int,
        simulations: int = 0,
        seconds: float = 0.0,
        make_judge: Callable[[Game[Any]], Judge] = make_judge,
        breadth: Breadth | None = None,
    ) -> None:
        """`make_judge`: what judges positions; the best there is, unless another one is to be tried. `breadth`: how
        widely it looks for its turn, the widest if nothing is said."""
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds
        self.make_judge = make_judge
        self.breadth = breadth
        self.memory: tuple[int, ...] = ()
        self.search: Search | None = None

    def choose(self, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> Decision:
        if len(offers) == 1:
            return offers[0]
        if self.search is None or self.search.game is not game:
            self.search = Search(game, self.seed, self.make_judge(game), self.breadth)
        turn = game.turn(game.determinize(view, self.search.dice))
        if len(self.memory) < 2 or self.memory[0] != turn or game.catalogue[self.memory[1]] not in offers:
            thought = self.search.think(view, seat, self.simulations, self.seconds)
            self.memory = (turn, *[decision.index for decision in thought.choices[0].line])
        decision = game.catalogue[self.memory[1]]
        self.memory = (turn, *self.memory[2:])
        return decision
