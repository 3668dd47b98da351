"""Temporal-difference learning from self-play.

In each generation bots play games with the net as it is. A position should promise what the next one promises, and the
last one what came of the game; the two are mixed (`lambda`, as in TD(lambda), looking forward). The net learns from the
games of the last few generations. What it knows is measured on new games before it learns from them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from longcount.bots.learned import FORMAT, POINTS
from longcount.kernel.errors import LongCountError
from longcount.kernel.game import Game
from longcount.learn.episodes import Lesson, Order, play_orders, width_of
from longcount.learn.net import Array, TrainedNet
from longcount.learn.torch_net import TorchNet

EARLY: Final = (4.0, 6.0, 8.0, 10.0, 12.0, 15.0, 18.0, 22.0, 27.0)
LATE: Final = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 7.0, 9.0)
"""Spreads that are tried to turn points into chances to win."""


class TrainingTrouble(LongCountError):
    """A training that cannot begin or go on."""


@dataclass(frozen=True)
class Plan:
    """How to train."""

    games: int = 1000
    """For each generation."""
    remember: int = 6
    """Generations to learn from."""
    rounds: int = 2
    """How often every remembered position is learned from, in each generation."""
    hidden: int = 32
    rate: float = 1e-3
    trace: float = 0.8
    """Lambda: how much of the truth comes from the end of the game, not from the next position."""
    boldness: float = 1.0
    keep: float = 0.5
    seed: int = 1
    torch: bool = False
    """Learn in PyTorch, on a graphics card if there is one."""


@dataclass(frozen=True)
class Report:
    """How well new games were foretold by the net and by the rule of thumb: errors in points, doubt about winners."""

    generation: int
    games: int
    error: float
    thumb_error: float
    doubt: float
    thumb_doubt: float
    spread: tuple[float, float]
    thumb_spread: tuple[float, float]


@dataclass
class Training:
    """A training under way: the net, how far it is, the games it remembers."""

    game: Game[Any]
    out: Path
    plan: Plan
    generation: int = 0
    spread: tuple[float, float] = (9.0, 2.0)
    remembered: list[list[Lesson]] = field(default_factory=list)

    def __post_init__(self) -> None:
        make = TorchNet if self.plan.torch else TrainedNet
        self.net = make(width_of(self.game), self.plan.hidden, self.plan.seed)

    def step(self, pool: Executor, tell: Callable[[int], None]) -> Report:
        """One generation: play, measure, learn, write. `tell` hears how many games are played."""
        order = Order(
            self.game.name,
            self.out if self.generation else None,
            self.game.seats,
            (self.plan.seed << 32) + self.generation * self.plan.games,
            self.plan.games,
            self.plan.boldness,
            self.plan.keep,
        )
        lessons: list[Lesson] = []
        for some in play_orders(pool, order):
            lessons += some
            tell(len(lessons))
        report = self.measure(lessons)
        self.spread = report.spread
        self.remembered = [*self.remembered, lessons][-self.plan.remember :]
        self.learn()
        self.generation += 1
        self.write()
        return report

    def learn(self) -> None:
        """Every remembered position, in random order, as often as planned."""
        lessons = [lesson for generation in self.remembered for lesson in generation]
        inputs = np.concatenate([flat(lesson.inputs) for lesson in lessons])
        targets = np.concatenate([self.targets(lesson).ravel() for lesson in lessons])
        self.net.fit(inputs, targets, self.plan.rounds, self.plan.rate, self.plan.seed + self.generation)

    def targets(self, lesson: Lesson) -> Array:
        """What the net should have answered: by how much the rule of thumb was wrong, seen from what followed."""
        promised = self.promised(lesson)
        wanted = np.empty_like(promised)
        later = lesson.scores
        for at in range(len(wanted) - 1, -1, -1):
            wanted[at] = later
            later = (1 - self.plan.trace) * promised[at] + self.plan.trace * later
        return (wanted - lesson.worths) / np.float32(POINTS)

    def promised(self, lesson: Lesson) -> Array:
        """The points that the net expects, for each moment and seat."""
        answers = self.net.values(flat(lesson.inputs)).reshape(lesson.worths.shape)
        return lesson.worths + np.float32(POINTS) * answers

    def measure(self, lessons: list[Lesson]) -> Report:
        """How well these games are foretold."""
        promised = [self.promised(lesson) for lesson in lessons]
        worths = [lesson.worths for lesson in lessons]
        doubt, spread = best_spread(promised, lessons)
        thumb_doubt, thumb_spread = best_spread(worths, lessons)
        return Report(
            self.generation,
            len(lessons),
            error_of(promised, lessons),
            error_of(worths, lessons),
            doubt,
            thumb_doubt,
            spread,
            thumb_spread,
        )

    # --- files ------------------------------------------------------------------

    def write(self) -> None:
        """The net for bots, and beside it what is needed to go on."""
        head = {"longcount net": FORMAT, "game": self.game.name, "generation": self.generation, "spread": self.spread}
        text = json.dumps(head | self.net.as_row())
        part = self.out.with_name(f".{self.out.name}.part")
        part.write_text(text, "utf-8")
        part.replace(self.out)
        with memory_of(self.out).with_suffix(".part").open("wb") as file:
            np.savez(file, generation=self.generation, spread=np.array(self.spread), **self.net.arrays())
        memory_of(self.out).with_suffix(".part").replace(memory_of(self.out))

    def resume(self) -> None:
        """Go on where the file stands. The games of the last generations are gone; new ones take their place."""
        path = memory_of(self.out)
        try:
            with np.load(path) as named:
                if named["weight0"].shape != self.net.weights[0].shape:
                    raise TrainingTrouble(f"{path} is of a net of another size: {named['weight0'].shape}.")
                self.net.take(named)
                self.generation = int(named["generation"])
                self.spread = (float(named["spread"][0]), float(named["spread"][1]))
        except (OSError, ValueError, KeyError) as error:
            raise TrainingTrouble(f"{path} cannot be read: begin without --resume, or name another --out.") from error


def memory_of(out: Path) -> Path:
    """Where the training that writes a net keeps what it needs to go on."""
    return out.with_suffix(".training.npz")


def flat(inputs: Array) -> Array:
    """Rows of inputs, whatever moment and seat they are of."""
    return inputs.reshape(-1, inputs.shape[-1])


def error_of(points: list[Array], lessons: list[Lesson]) -> float:
    """By how many points the end was missed, as the root of the mean square."""
    errors = np.concatenate([(told - lesson.scores).ravel() for told, lesson in zip(points, lessons, strict=True)])
    return float(np.sqrt(np.mean(errors * errors)))


def best_spread(points: list[Array], lessons: list[Lesson]) -> tuple[float, tuple[float, float]]:
    """The spread at the beginning and at the end that foretells winners best, with the doubt that is left: the mean
    logarithm of what the winner was given, 0 for certainty."""
    return min((doubt_of(points, lessons, early, late), (early, late)) for early in EARLY for late in LATE)


def doubt_of(points: list[Array], lessons: list[Lesson], early: float, late: float) -> float:
    total, moments = 0.0, 0
    for told, lesson in zip(points, lessons, strict=True):
        spread = early + (late - early) * lesson.progress[:, None]
        scaled = told / spread
        scaled = scaled - scaled.max(1, keepdims=True)
        chances = scaled - np.log(np.exp(scaled).sum(1, keepdims=True))
        total -= float((chances * lesson.wins).sum())
        moments += len(told)
    return total / moments
