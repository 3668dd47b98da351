"""Games that bots play for learning: what each turn led to, as numbers, and how it ended.

Every seat looks for whole turns with a narrow beam, lets its judge look at the best of them, and takes one of those
that look about as good as the best. The true table is looked at: there is nobody to deceive.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from longcount.bots.beam import Line, whole_turns, worth_of
from longcount.bots.judge import Judge
from longcount.bots.learned import inputs_of
from longcount.kernel.chance import Dice
from longcount.kernel.game import Game, settle

WIDTH: Final = 12
LOOKS: Final = 150
CANDIDATES: Final = 40
"""Turns that the judge looks at, the best by the rule of thumb."""
FINE: Final = 1 << 20
"""Steps in which weights are cut for a throw of the dice."""


class Episode:
    """A game: for each turn kept, a row of inputs and the rule of thumb's opinion for every seat; the final points."""

    def __init__(self) -> None:
        self.inputs: list[list[list[float]]] = []
        self.worths: list[list[float]] = []
        self.progress: list[float] = []
        self.scores: list[float] = []
        self.wins: list[float] = []


def play_episode(
    game: Game[Any], seats: int, options: dict[str, str], judge: Judge, dice: Dice, boldness: float, keep: float
) -> Episode:
    """A whole game. `boldness`: by how many points a turn may look worse to be taken e times as seldom; `keep`: which
    share of the turns is noted."""
    state = game.new(seats, options)
    episode = Episode()
    while True:
        settle(game, state, dice)
        pending = game.pending(state).seats
        if not pending:
            break
        lines = whole_turns(game, state, pending[0], WIDTH, LOOKS)
        state = chosen(game, lines, pending[0], judge, dice, boldness).state
        if dice.below(FINE) < keep * FINE and game.pending(state).seats:
            note(game, state, episode)
    outcome = game.outcome(state)
    assert outcome is not None
    for seat in range(seats):
        episode.scores.append(outcome.points(seat))
        episode.wins.append(1.0 / len(outcome.winners) if seat in outcome.winners else 0.0)
    return episode


def chosen(game: Game[Any], lines: list[Line], seat: int, judge: Judge, dice: Dice, boldness: float) -> Line:
    """One of the turns, by how good they look."""
    if len(lines) == 1:
        return lines[0]
    lines.sort(key=worth_of, reverse=True)
    del lines[CANDIDATES:]
    values = [judge.outlook(line.state, seat, line.worth) for line in lines]
    best = max(values)
    weights = [1 + int(FINE * exp((value - best) / boldness)) for value in values]
    return lines[dice.pick(weights)]


def note(game: Game[Any], state: Any, episode: Episode) -> None:
    worths: list[float] = game.judged().worths(state)
    progress: float = game.judged().progress(state)
    episode.inputs.append(inputs_of(game, state, worths, progress))
    episode.worths.append(worths)
    episode.progress.append(progress)
