"""A bot that searches: it thinks for a number of simulations or for a time, and follows its plan where it trusts it."""

from __future__ import annotations

from typing import Any, Final

from longcount.bots.search import Search, Thought
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game, View

TRUST: Final = 0.2
"""A decision further on in the plan is followed without thinking again if it had this share of the simulations."""


class SearchBot:
    """Its memory is the number of the turn and the decisions it trusts for the rest of it."""

    def __init__(self, seed: int, simulations: int = 0, seconds: float = 0.0) -> None:
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds
        self.memory: tuple[int, ...] = ()
        self.search: Search | None = None

    def choose(self, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> Decision:
        if len(offers) == 1:
            return offers[0]
        if self.search is None or self.search.game is not game:
            self.search = Search(game, self.seed)
        turn = game.turn(game.determinize(view, self.search.dice))
        if len(self.memory) < 2 or self.memory[0] != turn or game.catalogue[self.memory[1]] not in offers:
            thought = self.search.think(view, seat, self.simulations, self.seconds)
            self.memory = (turn, *plan(thought, seat, self.search.one_world))
        decision = game.catalogue[self.memory[1]]
        self.memory = (turn, *self.memory[2:])
        return decision


def plan(thought: Thought, seat: int, one_world: bool) -> list[int]:
    """The best decision, and those after it that were searched well; where things are hidden only the first."""
    best = thought.choices[0]
    planned: list[int] = []
    for decision, mover, trust in zip(best.line, best.movers, best.trust, strict=True):
        if planned and (not one_world or mover != seat or trust < TRUST * thought.simulations):
            break
        planned.append(decision.index)
    return planned
