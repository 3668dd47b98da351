"""How strong bots are, from the results of an arena, with intervals that hold in 95 of 100 tournaments.

Games with the same seed are alike in their chance and therefore not independent. All intervals take the seed, not the
game, as what was sampled.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from longcount.bots.arena import Result, Thinking
from longcount.bots.profiles import points_told, profile, sources_told, traits_told, winners_points

Z: Final = 1.959964
"""Of a normal distribution, 95 of 100 lie within so many standard deviations."""
STUDENT: Final[list[float]] = [12.706, 4.303, 3.182, 2.776, 2.571]
"""The same for means of 2 to 6 values."""


@dataclass(frozen=True)
class Estimate:
    """A number and the interval in which it lies with 95 %."""

    value: float
    low: float
    high: float

    def as_row(self) -> list[float | None]:
        """Plain data; an end that is not known is None."""
        numbers = (self.value, self.low, self.high)
        return [round(number, 4) if math.isfinite(number) else None for number in numbers]


UNKNOWN: Final = Estimate(0.0, -math.inf, math.inf)


# --- shares and means -------------------------------------------------------------


def wilson(wins: float, games: float) -> Estimate:
    """A share of victories with Wilson's interval, which is sound for few games and near 0 and 1 too."""
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return Estimate(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def share_of(rounds: Sequence[Sequence[float]]) -> Estimate:
    """The same over rounds of games with one seed each.

    Where the games of a seed go alike they tell less than as many independent ones: they count as the number of those
    that would spread as widely. Where they balance each other out the interval stays Wilson's, too wide if anything.
    """
    games = sum(len(of_seed) for of_seed in rounds)
    wins = sum(sum(of_seed) for of_seed in rounds)
    share = wins / games
    spread = variance_of_mean(rounds)
    worth = min(float(games), share * (1 - share) / spread) if spread > 0 else float(games)
    return wilson(share * worth, worth) if worth > 0 else wilson(wins, games)


def mean_of(rounds: Sequence[Sequence[float]]) -> Estimate:
    """A mean with Student's interval over the rounds; a single round tells nothing about its spread."""
    games = sum(len(of_seed) for of_seed in rounds)
    mean = sum(sum(of_seed) for of_seed in rounds) / games
    if len(rounds) < 2:
        return Estimate(mean, -math.inf, math.inf)
    reach = student(len(rounds) - 1) * math.sqrt(variance_of_mean(rounds))
    return Estimate(mean, mean - reach, mean + reach)


def variance_of_mean(rounds: Sequence[Sequence[float]]) -> float:
    """How widely the mean over all games would spread if other seeds had been drawn; 0 where one round is all."""
    if len(rounds) < 2:
        return 0.0
    games = sum(len(of_seed) for of_seed in rounds)
    mean = sum(sum(of_seed) for of_seed in rounds) / games
    squares = sum((sum(of_seed) - len(of_seed) * mean) ** 2 for of_seed in rounds)
    return len(rounds) / (len(rounds) - 1) * squares / (games * games)


def student(freedom: int) -> float:
    """Student's t for 95 %: a table for small samples, then the expansion around the normal distribution."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return float(Z + first / freedom + second / freedom**2 + third / freedom**3)


# --- ratings ----------------------------------------------------------------------

AVERAGE: Final = 1500.0
SCALE: Final = 400.0 / math.log(10.0)
RESAMPLES: Final = 1000
STEPS: Final = 1000
CLOSE: Final = 1e-7
HALF: Final = 0.5


class Round:
    """All games with one seed: which bots sat at the tables and what they won."""

    def __init__(self, bots: int) -> None:
        self.tables: dict[tuple[int, ...], float] = {}
        """How many games, by the number of seats that each bot had."""
        self.wins = [0.0] * bots


def elo(results: Sequence[Result], names: Sequence[str], resamples: int = RESAMPLES) -> list[Estimate]:
    """Elo ratings, the average being 1500.

    The model is Luce's: a seat wins with the probability of its bot's strength divided by the sum of strengths around
    the table. For two seats that is Bradley and Terry's, hence Elo's. It is the first stage of the model of whole
    rankings by Plackett and Luce; the later stages are left out because these games are played for the victory, and
    who is third says little about that. A shared victory counts for each in part.

    Every two bots have half a victory over each other beforehand, which keeps strengths finite when one wins always.
    Intervals are Rubin's bootstrap: a thousand times, seeds get random weights (and the half victories too, so that an
    interval has a width even then). For two bots and independent games this is the interval from Jeffreys' prior.
    """
    rounds = rounds_among(results, names)
    pairs = len(names) * (len(names) - 1)
    best = strengths(rounds, [1.0] * len(rounds), [HALF] * pairs, [1.0] * len(names))
    dice = Random(len(rounds))
    drawn: list[list[float]] = [[] for _ in names]
    for _ in range(resamples):
        weights = [dice.expovariate(1.0) for _ in rounds]
        before = [dice.gammavariate(HALF, 1.0) for _ in range(pairs)]
        for place, rating in enumerate(ratings(strengths(rounds, weights, before, best))):
            drawn[place].append(rating)
    found = ratings(best)
    return [estimate_from(found[place], sorted(drawn[place])) for place in range(len(names))]


def rounds_among(results: Sequence[Result], names: Sequence[str]) -> list[Round]:
    rounds: dict[int, Round] = {}
    for result in results:
        of_seed = rounds.setdefault(result.seed, Round(len(names)))
        table = tuple(result.bots.count(name) for name in names)
        of_seed.tables[table] = of_seed.tables.get(table, 0.0) + 1.0
        for place, name in enumerate(names):
            of_seed.wins[place] += result.won(name) if name in result.bots else 0.0
    return [rounds[seed] for seed in sorted(rounds)]


def strengths(
    rounds: Sequence[Round], weights: Sequence[float], before: Sequence[float], start: Sequence[float]
) -> list[float]:
    """The strengths under which what happened was likeliest, by Hunter's iteration; their geometric mean is 1."""
    bots = len(start)
    tables: dict[tuple[int, ...], float] = {}
    wins = [0.0] * bots
    for of_seed, weight in zip(rounds, weights, strict=True):
        for table, games in of_seed.tables.items():
            tables[table] = tables.get(table, 0.0) + weight * games
        for place in range(bots):
            wins[place] += weight * of_seed.wins[place]
    ordered = [(one, other) for one in range(bots) for other in range(bots) if one != other]
    for (one, other), weight in zip(ordered, before, strict=True):
        duel = tuple(1 if place in (one, other) else 0 for place in range(bots))
        tables[duel] = tables.get(duel, 0.0) + weight
        wins[one] += weight
    return balanced(tables, wins, list(start))


def balanced(tables: dict[tuple[int, ...], float], wins: list[float], strength: list[float]) -> list[float]:
    """Repeats until every bot is as strong as its victories over the tables it sat at say."""
    bots = range(len(strength))
    for _ in range(STEPS):
        faced = [0.0 for _ in bots]
        for table, games in tables.items():
            around = sum([table[place] * strength[place] for place in bots])
            for place in bots:
                faced[place] += table[place] * games / around
        better = centred([max(wins[place], 1e-12) / faced[place] for place in bots])
        moved = max([abs(math.log(better[place] / strength[place])) for place in bots])
        strength = better
        if moved < CLOSE:
            break
    return strength


def centred(strength: list[float]) -> list[float]:
    middle = math.exp(sum([math.log(value) for value in strength]) / len(strength))
    return [value / middle for value in strength]


def ratings(strength: Sequence[float]) -> list[float]:
    return [AVERAGE + SCALE * math.log(value) for value in strength]


def estimate_from(value: float, drawn: list[float]) -> Estimate:
    """The middle 95 % of what was drawn, in order."""
    low = drawn[round(0.025 * (len(drawn) - 1))]
    high = drawn[round(0.975 * (len(drawn) - 1))]
    return Estimate(value, min(value, low), max(value, high))


# --- standings --------------------------------------------------------------------


class Standing:
    """One bot over the whole tournament."""

    def __init__(self, name: str, rating: Estimate, results: Sequence[Result]) -> None:
        own = [result for result in results if name in result.bots]
        self.name = name
        self.rating = rating
        self.games = len(own)
        self.wins = sum(result.won(name) for result in own)
        self.share = share_of(by_seed(own, lambda result: result.won(name))) if own else Estimate(0.0, 0.0, 1.0)
        self.points = mean_of(by_seed(own, lambda result: result.mean_points(name))) if own else UNKNOWN
        """Of a seat."""
        self.won_points = profile(name, own, points_told)["points"].won if own else None
        """Of a seat that won; None if none did."""
        self.sources = profile(name, own, sources_told)
        """Where its points come from."""
        self.traits = profile(name, own, traits_told)
        """The shape of its play; empty for games without a sight."""
        self.thinking = Thinking()
        for result in own:
            self.thinking.add(result.thinking[name])

    def as_row(self) -> dict[str, Any]:
        thought = self.thinking
        return {
            "bot": self.name,
            "elo": self.rating.as_row(),
            "games": self.games,
            "wins": round(self.wins, 4),
            "share": self.share.as_row(),
            "points": round(self.points.value, 4),
            "points_interval": self.points.as_row()[1:],
            "won_points": None if self.won_points is None else round(self.won_points, 4),
            "sources": {source: mean.as_row() for source, mean in self.sources.items()},
            "traits": {trait: mean.as_row() for trait, mean in self.traits.items()},
            "thinking": {
                "choices": thought.choices,
                "mean": round(thought.mean, 6),
                "p95": round(thought.within(0.95), 6),
                "longest": round(thought.longest, 6),
            },
        }


class Meeting:
    """Two bots in the games in which both sat."""

    def __init__(self, one: str, other: str, results: Sequence[Result]) -> None:
        both = [result for result in results if one in result.bots and other in result.bots]
        self.one = one
        self.other = other
        self.games = len(both)
        self.fair = sum(result.bots.count(one) / len(result.bots) for result in both) / len(both)
        """The share of victories that the first would have if all were equally strong."""
        self.share = share_of(by_seed(both, lambda result: result.won(one)))
        self.share_of_other = share_of(by_seed(both, lambda result: result.won(other)))
        self.margin = mean_of(by_seed(both, lambda result: result.mean_points(one) - result.mean_points(other)))
        """Points that a seat of the first is ahead of a seat of the other, on average."""

    def as_row(self) -> dict[str, Any]:
        return {
            "bots": [self.one, self.other],
            "games": self.games,
            "fair": round(self.fair, 4),
            "share": self.share.as_row(),
            "share_of_other": self.share_of_other.as_row(),
            "margin": self.margin.as_row(),
        }


def by_seed(results: Sequence[Result], number: Callable[[Result], float]) -> list[list[float]]:
    rounds: dict[int, list[float]] = {}
    for result in results:
        rounds.setdefault(result.seed, []).append(number(result))
    return [rounds[seed] for seed in sorted(rounds)]


class Standings:
    """A tournament so far: bots by rating, and every two bots that met."""

    def __init__(self, results: Sequence[Result], names: Sequence[str]) -> None:
        ordered = sorted(results, key=key_of)
        found = [Standing(name, rating, ordered) for name, rating in zip(names, elo(ordered, names), strict=True)]
        self.bots = sorted(found, key=rank_of)
        self.winner = mean_of(by_seed(ordered, winners_points))
        """Points of the winning seat, whoever it is."""
        self.meetings: list[Meeting] = []
        for place, one in enumerate(names):
            for other in names[place + 1 :]:
                if any(one in result.bots and other in result.bots for result in ordered):
                    self.meetings.append(Meeting(one, other, ordered))

    def as_row(self) -> dict[str, Any]:
        return {
            "winner": self.winner.as_row(),
            "bots": [standing.as_row() for standing in self.bots],
            "meetings": [meeting.as_row() for meeting in self.meetings],
        }


def key_of(result: Result) -> tuple[int, tuple[str, ...]]:
    return result.key


def rank_of(standing: Standing) -> float:
    return -standing.rating.value
