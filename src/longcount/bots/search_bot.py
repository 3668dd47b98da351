"""A bot that plays turns on before it chooses: for a number of trials or for a time; then it plays what it chose."""

from __future__ import annotations

from typing import Any

from longcount.bots.foresight import Foresight
from longcount.bots.judges import MakeJudge
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game
from longcount.kernel.speech import View


class SearchBot:
    """Its memory is the number of the turn and the decisions still to come; after a draw it thinks again."""

    def __init__(self, seed: int, simulations: int, seconds: float, make_judge: MakeJudge) -> None:
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds
        self.make_judge = make_judge
        self.memory: tuple[int, ...] = ()
        self.thinker: Foresight | None = None

    def choose(self, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> Decision:
        if len(offers) == 1:
            return offers[0]
        if self.thinker is None or self.thinker.game is not game:
            self.thinker = Foresight(game, self.seed, self.make_judge(game))
        turn = game.turn(game.determinize(view, self.thinker.dice))
        if len(self.memory) < 2 or self.memory[0] != turn or game.catalogue[self.memory[1]] not in offers:
            best = self.thinker.think(view, seat, self.simulations, self.seconds)[0]
            self.memory = (turn, *[decision.index for decision in best.played])
        decision = game.catalogue[self.memory[1]]
        self.memory = (turn, *self.memory[2:])
        return decision
