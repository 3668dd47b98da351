"""Opponents. A bot sees a view, never the table, and answers with one of the decisions offered to its seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from longcount.bots.greedy import GreedyBot
from longcount.bots.random_bot import RandomBot
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import LongCountError
from longcount.kernel.game import Game, View


class Bot(Protocol):
    """Anything that can answer for a seat."""

    memory: tuple[int, ...]
    """What it wants to know again at its next decision; whoever makes it anew each time hands this on."""

    def choose(self, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> Decision:
        """One of the offers, chosen from what the view tells."""


class UnknownBot(LongCountError):
    """A name that no bot here has."""


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def find_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed plays the same."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot '{name}'. Bots: {', '.join(BOTS)}.")
    return BOTS[name](seed)
