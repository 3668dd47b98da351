"""A bot that looks one turn ahead: it tries whole turns and takes the first step of the one that ends best.

What the bot cannot see is filled in at random before it thinks.
"""

from __future__ import annotations

from typing import Any, Final

from longcount.bots.beam import Breadth, whole_turns, worth_of
from longcount.bots.judge import RuleOfThumb
from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game
from longcount.kernel.speech import View

USUAL: Final = Breadth(40, 500)


class GreedyBot:
    """Plans a turn once and plays it; its memory is the number of that turn and the decisions still to come."""

    def __init__(self, seed: int, breadth: Breadth = USUAL) -> None:
        self.dice = Dice(seed)
        self.breadth = breadth
        self.memory: tuple[int, ...] = ()

    def choose(self, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> Decision:
        if len(offers) == 1:
            return offers[0]
        state = game.determinize(view, self.dice)
        turn = game.turn(state)
        if len(self.memory) < 2 or self.memory[0] != turn or game.catalogue[self.memory[1]] not in offers:
            self.memory = (turn, *[decision.index for decision in best_turn(game, state, seat, self.breadth)])
        decision = game.catalogue[self.memory[1]]
        self.memory = (turn, *self.memory[2:])
        return decision


def best_turn(game: Game[Any], state: Any, seat: int, breadth: Breadth = USUAL) -> tuple[Decision, ...]:
    """The decisions of the best turn found, by the rule of thumb."""
    return max(whole_turns(game, state, seat, breadth, RuleOfThumb(game)), key=worth_of).played
