"""Opponents. A bot sees a view, never the table, and answers with one of the decisions offered to its seat."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

from longcount.bots.greedy import GreedyBot
from longcount.bots.judges import MakeJudge, best_judge, by_file, by_thumb
from longcount.bots.levels import HEADS, grandmaster, master, novice, regular, strong
from longcount.bots.random_bot import RandomBot
from longcount.bots.search_bot import SearchBot
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import LongCountError
from longcount.kernel.game import Game
from longcount.kernel.speech import View


class Bot(Protocol):
    """Anything that can answer for a seat."""

    memory: tuple[int, ...]
    """What it wants to know again at its next decision; whoever makes it anew each time hands this on."""

    def choose(self, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> Decision:
        """One of the offers, chosen from what the view tells."""


class UnknownBot(LongCountError):
    """A name that no bot here has."""


LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    "novice": novice,
    "regular": regular,
    "strong": strong,
    "master": master,
    "grandmaster": grandmaster,
}
"""For people, the weakest first."""
BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot, **LEVELS}
FOR_PEOPLE: Final = ("random", *LEVELS)
"""What the browser offers, the weakest first; greedy is the regular one by its old name."""
MOST_SIMULATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600
SEARCH: Final = "mcts"
"""A search with a budget of one's own: `mcts:500` plays on 500 turns, `mcts:0.5s` thinks for half a second, and
`mcts:500@FILE` judges positions by a net that somebody trained. (The name is older than the search.)"""
THUMB: Final = "thumb"
"""The same search, judging by the rule of thumb."""


def find_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed plays the same."""
    if name in BOTS:
        return BOTS[name](seed)
    kind, _, budget = name.partition(":")
    if kind == THUMB:
        return searching(name, budget, seed, by_thumb)
    if kind == SEARCH and "@" in budget:
        budget, _, path = budget.partition("@")
        return searching(name, budget, seed, by_file(Path(path)))
    if kind == SEARCH:
        return searching(name, budget, seed, best_judge)
    known = ", ".join([*BOTS, f"{SEARCH}:500", f"{SEARCH}:0.5s", f"{SEARCH}:500@FILE", f"{THUMB}:500"])
    raise UnknownBot("There is no bot '{name}'. Bots: {known}.", name=name, known=known)


def searching(name: str, budget: str, seed: int, make: MakeJudge) -> Bot:
    """A search by the budget in its name."""
    try:
        simulations = 0 if budget.endswith("s") else int(budget)
        seconds = float(budget.removesuffix("s")) if budget.endswith("s") else 0.0
    except ValueError:
        simulations, seconds = 0, 0.0
    if not 0 < simulations <= MOST_SIMULATIONS and not 0 < seconds <= MOST_SECONDS:
        raise UnknownBot(
            "'{name}' does not say how long to think: write {search}:500 for 500 simulations (at most {most}) or "
            "{search}:0.5s for half a second (at most {seconds}).",
            name=name,
            search=SEARCH,
            most=MOST_SIMULATIONS,
            seconds=int(MOST_SECONDS),
        )
    return SearchBot(seed, simulations, seconds, make, HEADS)
