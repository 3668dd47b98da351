"""What opening choices come to: games among equal bots in which one seat's choice is drawn, not made.

Everybody plays as usual, but when one seat, another one from game to game, is asked an opening choice for the first
time, it takes one of its ways at random, each as likely as the others. So what a way came to is what it causes, not
what those have in common who like it. Where a way has several parts, such as two tiles that are kept, what each part
adds is found by least squares. Beside it stands what the judge promised at that moment; where the games clearly say
something else, that is told.

What a long run found can lie with its game (`openings.json`): the coach then says it at that choice.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any, Final, NamedTuple

from longcount.bots import find_bot
from longcount.bots.arena import bot_seed
from longcount.bots.beam import Line, is_my_turn
from longcount.bots.foresight import NARROW, best_line
from longcount.bots.judge import Judge
from longcount.bots.judges import best_judge
from longcount.games import find_game
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import BadData, LongCountError
from longcount.kernel.game import Game, Opening, Way, choose_options
from longcount.kernel.match import Match
from longcount.kernel.speech import View
from longcount.version import VERSION

FORMAT: Final = 1
FILE: Final = "openings.json"
ERROR: Final = 0.05
"""So often, of runs in which the judge is right about everything, one way or another is said to differ."""
TINY: Final = 1e-6
"""Keeps parts that never met apart from each other solvable; their errors then tell that nothing is known."""
BETWEEN: Final = " & "
LEAST: Final = 30
"""Games in which a way must have been drawn for anything to be said of it."""


class NoOpening(LongCountError):
    """An opening choice that is not there."""


# --- one game ---------------------------------------------------------------------


class Task(NamedTuple):
    """A game to be played, by any process: everything it depends on."""

    game: str
    options: dict[str, str]
    opening: str
    bot: str
    seats: int
    seed: int


def seat_of(task: Task) -> int:
    """Whose choice is drawn."""
    return task.seed % task.seats


class Trial(NamedTuple):
    """What came of a way that was drawn."""

    parts: tuple[str, ...]
    lead: float
    """Points more than the table's mean."""
    won: float
    hoped: float
    """The points that the judge promised for it,"""
    best: float
    """and for the way it likes best."""


def opening_of(game: Game[Any], name: str) -> Opening[Any]:
    for opening in game.judged().openings:
        if opening.name == name:
            return opening
    raise NoOpening(
        "{title} has no opening choice '{name}'. There are: {known}.",
        title=game.title,
        name=name,
        known=", ".join([opening.name for opening in game.judged().openings]) or "–",
    )


def play(task: Task) -> Trial | None:
    """Plays a game; None if the seat was never asked the choice."""
    game = find_game(task.game)
    opening = opening_of(game, task.opening)
    match: Match[Any] = Match(game, [task.bot] * task.seats, task.options)
    bots = [find_bot(task.bot, bot_seed(task.seed, seat)) for seat in range(task.seats)]
    chance, dice = SeededChance(task.seed), Dice(bot_seed(task.seed, task.seats))
    chooser = seat_of(task)
    drawn: Drawn | None = None
    match.settle(chance)
    while not game.pending(match.state).is_over:
        seat = game.pending(match.state).seats[0]
        if drawn is None and seat == chooser:
            drawn = draw(game, opening, match, seat, dice)
            if drawn is not None:
                for decision in drawn.way.decisions:
                    match.play(seat, decision)
                match.settle(chance)
                continue
        offers = game.offers(match.state, seat)
        decision = offers[0]
        if len(offers) > 1:
            decision = bots[seat].choose(game, game.view(match.state, seat), seat, offers)
        match.play(seat, decision)
        match.settle(chance)
    return None if drawn is None else trial_of(game, match, chooser, drawn)


class Drawn:
    """A way that was drawn, and what the judge says of it and of the best one."""

    def __init__(self, way: Way, hoped: float, best: float) -> None:
        self.way: Final = way
        self.hoped: Final = hoped
        self.best: Final = best


def draw(game: Game[Any], opening: Opening[Any], match: Match[Any], seat: int, dice: Dice) -> Drawn | None:
    """One of the ways the seat has, if it is asked the choice and there is more than one; from what it may know."""
    world = game.determinize(game.view(match.state, seat), dice)
    ways: list[Way] = opening.ways(world, seat)
    if len(ways) < 2:
        return None
    judge = best_judge(game)
    hopes = [promise(game, world, seat, way, judge) for way in ways]
    place = dice.below(len(ways))
    return Drawn(ways[place], hopes[place], max(hopes))


def promise(game: Game[Any], world: Any, seat: int, way: Way, judge: Judge) -> float:
    """The points that the judge expects of a way, if the turn is played on as it likes best."""
    state, turn = world.clone(), game.turn(world)
    for decision in way.decisions:
        game.apply(state, seat, decision, None)
    if is_my_turn(game, state, seat, turn):
        return best_line(game, state, seat, judge, NARROW).points
    line = Line(state, None, None, False)
    judge.look(line, seat)
    judge.weigh([line], seat)
    return line.points


def trial_of(game: Game[Any], match: Match[Any], seat: int, drawn: Drawn) -> Trial:
    outcome = game.outcome(match.state)
    assert outcome is not None
    points = [outcome.points(each) for each in range(len(outcome.scores))]
    won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    return Trial(drawn.way.parts, points[seat] - sum(points) / len(points), won, drawn.hoped, drawn.best)


# --- many games -------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """What is asked."""

    game: str
    opening: str
    bot: str = "strong"
    seats: int = 4
    games: int = 400
    seed: int = 1
    options: tuple[tuple[str, str], ...] = ()

    def tasks(self) -> list[Task]:
        """Each seat's choice is drawn equally often."""
        options = dict(self.options)
        seeds = range(self.seed, self.seed + self.games)
        return [Task(self.game, options, self.opening, self.bot, self.seats, seed) for seed in seeds]


def plans_of(game: Game[Any], names: Sequence[str], plan: Mapping[str, Any]) -> list[Plan]:
    """A plan for every opening choice named; for all of the game's if none is."""
    if not game.judged().openings:
        raise NoOpening("{title} has no opening choices that could be compared.", title=game.title)
    wanted = names or [opening.name for opening in game.judged().openings]
    return [Plan(game.name, opening_of(game, name).name, **plan) for name in wanted]


@dataclass(frozen=True)
class Finding:
    """What a part of ways came to, together with average other parts."""

    part: str
    games: int
    points: float
    """More than the table's mean,"""
    error: float
    """with this standard error."""
    won: float
    judge: float
    """The same lead as the judge promised it."""
    is_apart: bool
    """Whether games and judge clearly disagree about it, as it stands among the others."""


class Study:
    """What the games of a plan say."""

    def __init__(self, plan: Plan, trials: Sequence[Trial]) -> None:
        self.plan: Final = plan
        self.trials: Final = list(trials)
        self.parts: Final = sorted({part for trial in trials for part in trial.parts})
        self.size: Final = len(trials[0].parts) if trials else 1
        ways = [trial.parts for trial in trials]
        self.leads: Final = Fit(self.parts, ways, [trial.lead for trial in trials])
        promised = self.promised()
        self.judge: Final = Fit(self.parts, ways, promised)
        gaps = [trial.lead - hoped for trial, hoped in zip(trials, promised, strict=True)]
        self.gaps: Final = Fit(self.parts, ways, gaps)

    def promised(self) -> list[float]:
        """The lead that the judge promised in each game. The others at the table choose what it likes best, and are on
        average no better off than this seat was before its choice."""
        best = sum([trial.best for trial in self.trials]) / max(1, len(self.trials))
        others = (self.plan.seats - 1) / self.plan.seats
        return [others * (trial.hoped - best) for trial in self.trials]

    def on_the_whole(self) -> tuple[float, float]:
        """The lead of ways that chance takes, and what the judge promised for them."""
        games = max(1, len(self.trials))
        return sum([trial.lead for trial in self.trials]) / games, sum(self.promised()) / games

    def findings(self) -> list[Finding]:
        """One for each part, the best first."""
        clear = NormalDist().inv_cdf(1 - ERROR / 2 / max(1, len(self.parts)))
        found: list[Finding] = []
        for part in self.parts:
            own = [trial.won for trial in self.trials if part in trial.parts]
            points, error = self.leads.beside_others(part, self.size)
            gap, gap_error = self.gaps.above_others(part)
            judge, _ = self.judge.beside_others(part, self.size)
            is_apart = len(own) >= LEAST and abs(gap) > clear * gap_error
            found.append(Finding(part, len(own), points, error, sum(own) / len(own), judge, is_apart))
        return sorted(found, key=lambda one: -one.points)

    def as_row(self) -> dict[str, Any]:
        """Plain data, for a file with the game."""
        plan = self.plan
        return {
            "opening": plan.opening,
            "bot": plan.bot,
            "seats": plan.seats,
            "options": dict(plan.options),
            "seed": plan.seed,
            "games": len(self.trials),
            "version": VERSION,
            "findings": [
                {
                    "part": one.part,
                    "games": one.games,
                    "points": round(one.points, 3),
                    "error": round(one.error, 3),
                    "won": round(one.won, 4),
                    "judge": round(one.judge, 3),
                    "is_apart": one.is_apart,
                }
                for one in self.findings()
            ],
            "parts": self.parts,
            "effects": [round(effect, 4) for effect in self.leads.effects],
            "covariances": self.leads.covariances() if self.size > 1 else [],
            "together": self.together(),
        }

    def together(self) -> dict[str, int]:
        """How often parts of one way were drawn with each other, by their names in order."""
        counts: dict[str, int] = {}
        for trial in self.trials if self.size > 1 else []:
            name = BETWEEN.join(sorted(trial.parts))
            counts[name] = counts.get(name, 0) + 1
        return counts


class Fit:
    """Least squares: what each part adds, so that the sums over the parts of ways come nearest to what they made."""

    def __init__(self, parts: Sequence[str], ways: Sequence[Sequence[str]], made: Sequence[float]) -> None:
        self.places: Final = {part: place for place, part in enumerate(parts)}
        size = len(parts)
        squares = [[TINY if row == column else 0.0 for column in range(size)] for row in range(size)]
        sums = [0.0] * size
        for way, number in zip(ways, made, strict=True):
            for part in way:
                sums[self.places[part]] += number
                for other in way:
                    squares[self.places[part]][self.places[other]] += 1.0
        self.inverse: Final = inverted(squares)
        self.effects: Final = [dot(row, sums) for row in self.inverse]
        missed = 0.0
        for way, number in zip(ways, made, strict=True):
            missed += (number - sum([self.effects[self.places[part]] for part in way])) ** 2
        self.spread: Final = missed / max(1, len(made) - size)
        """The variance of what single games make."""

    def covariances(self) -> list[list[float]]:
        return [[round(self.spread * number, 5) for number in row] for row in self.inverse]

    def beside_others(self, part: str, size: int) -> tuple[float, float]:
        """What a way of so many parts made that has this one and average others, and its standard error."""
        return self.weighed(part, (size - 1) / len(self.effects))

    def above_others(self, part: str) -> tuple[float, float]:
        """By how much it adds more than parts do on average, and the standard error."""
        return self.weighed(part, -1.0 / len(self.effects))

    def weighed(self, part: str, others: float) -> tuple[float, float]:
        """What a part adds, and so much of what every part adds."""
        weights = [others] * len(self.effects)
        weights[self.places[part]] += 1.0
        return dot(weights, self.effects), sqrt(max(0.0, self.spread * quadratic(self.inverse, weights)))


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    total = 0.0
    for mine, theirs in zip(one, other, strict=True):
        total += mine * theirs
    return total


def quadratic(matrix: Sequence[Sequence[float]], weights: Sequence[float]) -> float:
    return dot([dot(row, weights) for row in matrix], weights)


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the matrix is symmetric and positive."""
    size = len(matrix)
    rows = [[*row, *[1.0 if place == number else 0.0 for place in range(size)]] for number, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [number / pivot for number in rows[column]]
        for row in range(size):
            factor = rows[row][column]
            if row != column and factor:
                rows[row] = [mine - factor * its for mine, its in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]


# --- a file with the game ---------------------------------------------------------


def file_of(game: Game[Any]) -> Path:
    return game.folder / FILE


def read_studies(path: Path) -> list[dict[str, Any]]:
    """The studies of a file; none where there is no file."""
    if not path.exists():
        return []
    kept = json.loads(path.read_text(encoding="utf-8"))
    if kept.get("format") != FORMAT:
        raise BadData("{path} is of another format.", path=str(path))
    studies: list[dict[str, Any]] = kept["studies"]
    return studies


def write_studies(path: Path, game: str, studies: Sequence[Study]) -> None:
    """Adds to what a file has: a study takes the place of an older one of the same choice and number of players."""
    rows = [study.as_row() for study in studies]
    fresh = {(row["opening"], row["seats"]) for row in rows}
    kept = [row for row in read_studies(path) if (row["opening"], row["seats"]) not in fresh]
    told = {"format": FORMAT, "game": game, "studies": [*kept, *rows]}
    path.write_text(json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


_KEPT: Final[dict[str, list[dict[str, Any]]]] = {}
"""What lies with the games that were asked about."""


def known_of(
    game: Game[Any], world: Any, view: View, seat: int, decisions: Sequence[Decision]
) -> dict[str, Any] | None:
    """What games say of this way to answer an opening choice: how many, points above the table's mean, and the
    error of that; None where it is no such choice or too little is known."""
    if game.name not in _KEPT:
        _KEPT[game.name] = read_studies(file_of(game))
    if not _KEPT[game.name]:
        return None
    for opening in game.judged().openings:
        for way in opening.ways(world, seat):
            if begins(way, decisions):
                study = study_of(game, _KEPT[game.name], opening.name, view)
                return None if study is None else said_of(study, way.parts)
    return None


def begins(way: Way, decisions: Sequence[Decision]) -> bool:
    """Whether a turn begins so, in whatever order."""
    first = decisions[: len(way.decisions)]
    return sorted([one.index for one in way.decisions]) == sorted([one.index for one in first])


def study_of(game: Game[Any], studies: Sequence[dict[str, Any]], name: str, view: View) -> dict[str, Any] | None:
    """The study of a choice at such a table."""
    for study in studies:
        is_alike = study["opening"] == name and study["seats"] == len(view["players"])
        if is_alike and choose_options(game.options, study["options"]) == dict(view["options"]):
            return study
    return None


def said_of(study: Mapping[str, Any], parts: Sequence[str]) -> dict[str, Any] | None:
    if any(part not in study["parts"] for part in parts):
        return None
    told = {str(one["part"]): one for one in study["findings"]}
    games = [int(told[part]["games"]) for part in parts]
    if min(games) < LEAST:
        return None
    places = [study["parts"].index(part) for part in parts]
    points = sum([float(study["effects"][place]) for place in places])
    if len(parts) == 1:
        error = float(told[parts[0]]["error"])
    else:
        error = sqrt(max(0.0, sum([float(study["covariances"][one][other]) for one in places for other in places])))
    times = sum(games) - int(study["together"].get(BETWEEN.join(sorted(parts)), 0))
    return {"games": times, "points": round(points, 1), "error": round(error, 1)}
