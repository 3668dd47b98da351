"""Learning from self-play, generation after generation.

In each generation bots play games with the net as it is, some plainly, some in manners of their own, against older nets
too. While they play, the net learns from the games of the generations before: so all processors are busy, and the same
plan trains the same net. A position should promise what the next one promises, and the last one what came of the game.
Each generation is told in points and in the shape of its plain games. When these are the best so far, the net is kept
as it stands then: by one generation of learning newer than the one that played them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from longcount.bots.net import POINTS, WIN, Array, Guesses, heads_of, sight_of, write_net
from longcount.bots.net import read_net as read_playing_net
from longcount.kernel.errors import LongCountError
from longcount.kernel.game import Game
from longcount.learn.lessons import Lesson, Order, lessons_of, play_orders
from longcount.learn.net import LearningNet
from longcount.learn.torch_net import TorchNet
from longcount.version import VERSION

LEAGUE: Final = 4
"""A net of every so many generations stays to play against."""
SMOOTH: Final = 0.5
"""How much of a generation's worth comes from itself; the rest from those before: one generation may be lucky."""

TOLD: Final = ("version", "plan", "begun with", "curve")
"""What a net tells about each of its trainings."""


class TrainingTrouble(LongCountError):
    """A training that cannot begin or go on."""


@dataclass(frozen=True)
class Plan:
    """How to train."""

    games: int = 400
    """For each generation."""
    first: int = 1200
    """Games by the rule of thumb, to begin with."""
    remember: int = 1_500_000
    """Positions to learn from, the latest."""
    passes: float = 4.0
    """How often a generation learns from all that is remembered."""
    hidden: tuple[int, ...] = (256, 128)
    rate: float = 1e-3
    last_rate: float = 2e-4
    trace: float = 0.9
    """Lambda: how much of the truth comes from the end of the game, not from the next position."""
    boldness: float = 0.6
    last_boldness: float = 0.2
    over: int = 30
    """Generations over which rate and boldness fall to their last values."""
    plain: float = 0.15
    manners: float = 0.3
    old: float = 0.1
    thinks: float = 0.0
    """The share of turns before which seats think ahead,"""
    thinks_from: int = 8
    """from this generation on,"""
    trials: int = 8
    """playing on so many turns"""
    turns: int = 1
    """for so many of their own."""
    tables: tuple[int, ...] = (4, 2, 4, 3, 4)
    """Numbers of players, in turn."""
    width: int = 12
    looks: int = 150
    """How widely turns are looked for: positions that go on at each depth, positions looked at."""
    options: tuple[dict[str, str], ...] = ()
    """Variants, in turn."""
    seed: int = 1
    torch: bool = False
    """Learn in PyTorch, on a graphics card if there is one."""


@dataclass(frozen=True)
class Report:
    """How a generation did: its plain games among most players, in points and in shape; how well it foretold."""

    generation: int
    games: int
    counted: int
    mean: float
    winner: float
    error: float
    traits: dict[str, float]
    winners_traits: dict[str, float]
    sources: dict[str, float]
    manners: dict[str, tuple[int, float, float]]
    """For each manner: how many seats, their mean points, the mean points of the others at their tables."""
    is_kept: bool


@dataclass
class Memory:
    """The latest positions, in the order in which they came."""

    rows: NDArray[np.uint8]
    wanted: Array

    def add(self, lessons: Sequence[Lesson], most: int) -> None:
        self.rows = np.concatenate([self.rows, *[lesson.rows for lesson in lessons]])[-most:]
        self.wanted = np.concatenate([self.wanted, *[lesson.wanted for lesson in lessons]])[-most:]


class Training:
    """A training under way: the net, how far it is, the games it remembers."""

    def __init__(self, game: Game[Any], out: Path, plan: Plan) -> None:
        self.game = game
        sight = self.sight = sight_of(game)
        self.out = out
        self.plan = plan
        self.generation = 0
        self.curve: list[dict[str, Any]] = []
        self.best = 0.0
        self.level = 0.0
        """The mean of plain games, smoothed."""
        make = TorchNet if plan.torch else LearningNet
        self.net = make(sight, plan.hidden, plan.seed)
        heads = len(heads_of(sight))
        self.guesses = Guesses(sight)
        self.memory = Memory(np.zeros((0, len(sight.fields)), np.uint8), np.zeros((0, heads), np.float32))
        self.waiting: list[Future[list[Lesson]]] = []
        self.league: list[Path] = []
        self.begun_with: str = ""
        self.before: list[dict[str, Any]] = []
        """The trainings of the net that it began with, in their order: plans and curves."""

    # --- a generation -------------------------------------------------------------

    def step(self, pool: Executor, tell: Callable[[int], None]) -> Report:
        """One generation: its games are waited for, the next ones ordered, then the net learns and is written."""
        if not self.waiting:
            self.waiting = play_orders(pool, self.order())
        lessons: list[Lesson] = []
        for some in lessons_of(self.waiting):
            lessons += some
            tell(len(lessons))
        self.generation += 1
        if self.generation == 1 and not self.begun_with:
            rows = np.concatenate([one.rows for one in lessons])
            wanted = np.concatenate([one.wanted for one in lessons])
            self.guesses.add(rows, wanted, -1.0)
            self.net.fit_scale(wanted)
        report = self.report(lessons)
        if self.generation > 1 or self.begun_with:
            self.waiting = play_orders(pool, self.order())
            self.learn(lessons)
        else:
            self.learn(lessons)
            self.write_current()
            self.waiting = play_orders(pool, self.order())
        self.write_current()
        if report.is_kept:
            self.write_best()
        self.write_memory()
        return report

    def order(self) -> Order:
        plan = self.plan
        has_net = self.generation > 0 or bool(self.begun_with)
        return Order(
            self.game.name,
            self.copy_for_players() if has_net else None,
            tuple(self.league),
            plan.tables,
            (plan.seed << 32) + self.generation * 100_000,
            plan.games if has_net else plan.first,
            self.fading(plan.boldness, plan.last_boldness) if has_net else 1.0,
            plan.plain,
            plan.manners,
            plan.old,
            plan.thinks if self.generation >= plan.thinks_from else 0.0,
            plan.trials,
            plan.turns,
            plan.trace if has_net else 1.0,
            plan.width,
            plan.looks,
            plan.options,
        )

    def fading(self, first: float, last: float) -> float:
        return first + (last - first) * min(1.0, self.generation / self.plan.over)

    def learn(self, lessons: Sequence[Lesson]) -> None:
        self.memory.add(lessons, self.plan.remember)
        batch = 4096 if self.plan.torch else 1024
        steps = max(1, int(len(self.memory.rows) * self.plan.passes / batch))
        rate = self.fading(self.plan.rate, self.plan.last_rate)
        wanted = self.memory.wanted.copy()
        self.guesses.add(self.memory.rows, wanted, -1.0)
        self.net.fit(self.memory.rows, wanted, steps, rate, self.plan.seed + self.generation)

    def report(self, lessons: Sequence[Lesson]) -> Report:
        plain = [one for one in lessons if one.is_plain and len(one.points) == max(self.plan.tables)]
        mean, winner = mean_of([np.mean(one.points) for one in plain]), mean_of([max(one.points) for one in plain])
        if plain:
            self.level = mean if not self.level else SMOOTH * mean + (1 - SMOOTH) * self.level
        is_kept = bool(plain) and self.level >= self.best
        self.best = max(self.best, self.level)
        won = [one.traits[int(np.argmax(one.points))] for one in plain]
        report = Report(
            self.generation,
            len(lessons),
            len(plain),
            mean,
            winner,
            self.error(lessons),
            named(self.sight.traits, [row for one in plain for row in one.traits]),
            named(self.sight.traits, won),
            named(self.sight.sources, [row for one in plain for row in one.sources]),
            by_manner(lessons),
            is_kept,
        )
        self.curve.append(asdict(report))
        return report

    def error(self, lessons: Sequence[Lesson]) -> float:
        """By how many points the end was missed, as the root of the mean square; before anything is learned of it."""
        net = self.net.as_net()
        missed: list[Array] = []
        for one in lessons[:: max(1, len(lessons) // 100)]:
            known = ~np.isnan(one.wanted[:, WIN])
            missed.append((net.answers(one.rows.tobytes())[:, POINTS] - one.final)[known])
        return float(np.sqrt(np.mean(np.concatenate(missed) ** 2)))

    # --- files --------------------------------------------------------------------

    @property
    def current(self) -> Path:
        return self.out.with_suffix(".now.npz")

    def copy_for_players(self) -> Path:
        """The net as it is, under a name of its own: what is learned meanwhile does not disturb those who play."""
        folder = self.out.with_suffix(".league")
        folder.mkdir(exist_ok=True)
        path = folder / f"{self.generation}.npz"
        path.write_bytes(self.current.read_bytes())
        for old in folder.glob("*.npz"):
            number = int(old.stem)
            if number % LEAGUE and number < self.generation - 1:
                old.unlink()
        self.league = sorted(one for one in folder.glob("*.npz") if not int(one.stem) % LEAGUE and one != path)
        return path

    def write_current(self) -> None:
        self.write(self.current)

    def write_best(self) -> None:
        self.write(self.out)

    def write(self, path: Path) -> None:
        net = self.net.as_net()
        net.about = {
            "game": self.game.name,
            "version": VERSION,
            "plan": asdict(self.plan),
            "begun with": self.begun_with,
            "curve": self.curve,
            "before": self.before,
        }
        write_net(path, net, heads_of(self.sight))

    def write_memory(self) -> None:
        """What is needed to go on."""
        path = memory_of(self.out)
        head = {"generation": self.generation, "curve": self.curve, "best": self.best, "level": self.level}
        head |= {"begun with": self.begun_with, "before": self.before}
        part = path.with_name(f".{path.name}.part")
        with part.open("wb") as file:
            np.savez(file, about=np.array(json.dumps(head)), **self.net.arrays())
        part.replace(path)

    def resume(self) -> None:
        """Go on where the file stands. The games of the last generations are gone; new ones take their place."""
        path = memory_of(self.out)
        try:
            with np.load(path) as kept:
                about = json.loads(str(kept["about"]))
                if kept["weight0"].shape != self.net.weights[0].shape:
                    raise TrainingTrouble(f"{path} is of a net of another size: {kept['weight0'].shape}.")
                self.net.take(kept)
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise TrainingTrouble(f"{path} cannot be read: begin without --resume, or name another --out.") from error
        self.generation, self.curve = about["generation"], about["curve"]
        self.best, self.level, self.begun_with = about["best"], about["level"], about["begun with"]
        self.before = about.get("before", [])
        self.write_current()

    def begin_with(self, path: Path) -> None:
        """Take over what another net knows, instead of beginning with the rule of thumb."""
        net = read_playing_net(self.game, path)
        sizes = [len(bias) for _, bias in net.layers[:-1]]
        if sizes != list(self.plan.hidden):
            told = ",".join(str(size) for size in sizes)
            raise TrainingTrouble(f"{path} has layers of {told} units: train with --hidden {told}.")
        self.net.take_net(net)
        self.begun_with = path.name
        self.before = trainings_of(net.about)
        self.write_current()


def trainings_of(about: dict[str, Any]) -> list[dict[str, Any]]:
    """Every training that made a net, the first one first: the net's own is the last."""
    return [*about.get("before", []), {name: about.get(name) for name in TOLD}]


def memory_of(out: Path) -> Path:
    """Where the training that writes a net keeps what it needs to go on."""
    return out.with_suffix(".training.npz")


def mean_of(numbers: Sequence[Any]) -> float:
    return float(np.mean(numbers)) if len(numbers) else 0.0


def named(names: Sequence[str], rows: Sequence[Sequence[float]]) -> dict[str, float]:
    """The mean of each column."""
    if not rows:
        return {}
    return {name: round(float(mean), 2) for name, mean in zip(names, np.mean(np.array(rows), 0), strict=True)}


def by_manner(lessons: Sequence[Lesson]) -> dict[str, tuple[int, float, float]]:
    mine: dict[str, list[float]] = {}
    others: dict[str, list[float]] = {}
    for one in lessons:
        for seat, name in enumerate(one.manners):
            if name:
                rest = [points for other, points in enumerate(one.points) if other != seat]
                mine.setdefault(name, []).append(one.points[seat])
                others.setdefault(name, []).append(float(np.mean(rest)))
    return {
        name: (len(mine[name]), round(mean_of(mine[name]), 1), round(mean_of(others[name]), 1)) for name in sorted(mine)
    }
