"""A bot that takes any offer."""

from __future__ import annotations

from typing import Any

from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game
from longcount.kernel.speech import View


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.memory: tuple[int, ...] = ()
        self.dice = Dice(seed)

    def choose(self, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> Decision:
        return offers[self.dice.below(len(offers))]
