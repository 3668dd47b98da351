"""When a tournament has answered its question, so that no more games need to be played.

Only whole rounds are looked at, in the order of their seeds, whatever order games end in: seats are balanced at every
look, and the same seeds lead to the same stop however many games are played at the same time.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from longcount.bots.arena import Fixture, Result
from longcount.bots.ratings import UNKNOWN, Estimate, mean_of, share_of

ERROR: Final = 0.05
LEAST: Final = 5
"""Rounds before a width is believed: a few that are alike by accident would look like a narrow interval."""
STAKES: Final[list[float]] = [0.9, 0.5, 0.25, 0.1]
"""Parts of a fortune that are staked on a bot, from near certainty to a slight lead."""
HALVINGS: Final = 16
"""Of an interval whose ends are looked for: to a thousandth of a per cent, more or less."""
CLEAR: Final = "clear"
NARROW: Final = "narrow"
PLAYED: Final = "played"


# --- which of two is better -------------------------------------------------------


class Contest:
    """Two bots, and whether it is clear by now which one wins more for its seats.

    After every round a gambler bets against their being equal, at fair odds: eight fortunes, each staking its own part
    on one side or the other, round after round. If the bots are equal, all fortunes together are a fair game, whatever
    the results of one round have to do with each other, and by Ville's inequality a fair game grows from 1 to 20 at any
    time, ever, with a probability of at most 1/20. That is why one may look after every round and stop when it has:
    equal bots are told apart wrongly in at most 5 of 100 tournaments, however long these go on. For two bots alone this
    is exact; with others at the table, who sits behind whom changes from round to round and is taken as chance.
    """

    def __init__(self, one: str, other: str) -> None:
        self.one: Final = one
        self.other: Final = other
        self.rounds: list[tuple[float, float]] = []
        """What the first won, between 0 and 1, and what it would have won on average if both were equal."""
        self.fortunes = [0.0] * (2 * len(STAKES))
        """Of the gambler who bets against equality, as logarithms."""

    def add(self, of_seed: Sequence[Result]) -> None:
        both = [result for result in of_seed if self.one in result.bots and self.other in result.bots]
        if both:
            won = sum([self.won(result) for result in both]) / len(both)
            even = sum([self.even(result) for result in both]) / len(both)
            self.rounds.append((won, even))
            bet(self.fortunes, won, even)

    def won(self, result: Result) -> float:
        """The victory of the first. Where others are at the table and one of these wins, that speaks for neither."""
        ones, others = result.bots.count(self.one), result.bots.count(self.other)
        lead = result.won(self.one) * others - result.won(self.other) * ones
        return (lead + ones) / (ones + others)

    def even(self, result: Result) -> float:
        ones, others = result.bots.count(self.one), result.bots.count(self.other)
        return ones / (ones + others)

    @property
    def ahead(self) -> float:
        """By how much the first won more than an equal one would, on average."""
        return sum([won - even for won, even in self.rounds]) / max(1, len(self.rounds))

    def is_clear(self, error: float) -> bool:
        return fortune(self.fortunes) >= -math.log(error)

    def share(self) -> Estimate:
        """What the first wins, with an interval that holds at all times at once with 95 %: it lies between the shares
        against which the same gambler would have grown rich by now."""
        even = sum([even for _, even in self.rounds]) / max(1, len(self.rounds))
        return Estimate(even + self.ahead, even + self.furthest(-even), even + self.furthest(1 - even))

    def furthest(self, end: float) -> float:
        """How far from even, towards an end, the first may still be."""
        believed, doubted = self.ahead, end
        for _ in range(HALVINGS):
            middle = (believed + doubted) / 2
            fortunes = [0.0] * (2 * len(STAKES))
            for won, even in self.rounds:
                bet(fortunes, won, min(1.0, max(0.0, even + middle)))
            if fortune(fortunes) >= -math.log(ERROR):
                doubted = middle
            else:
                believed = middle
        return believed


def bet(fortunes: list[float], won: float, even: float) -> None:
    """One round, at odds that are fair if `even` is what the first wins on average."""
    for place, stake in enumerate(STAKES):
        fortunes[place] += math.log(1 + stake * (won - even) / max(even, 1e-9))
        fortunes[place + len(STAKES)] += math.log(1 - stake * (won - even) / max(1 - even, 1e-9))


def fortune(fortunes: Sequence[float]) -> float:
    """All together, as a logarithm; they began with equal parts of 1."""
    most = max(fortunes)
    return most + math.log(sum([math.exp(part - most) for part in fortunes]) / len(fortunes))


# --- what is asked ----------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """How a tournament that was asked something ended."""

    kind: str
    """`clear`, `narrow`, or `played`: all games are, and there is no answer."""
    games: int
    """That count, in whole rounds."""
    most: int
    """That would have been played."""
    best: str
    """The bot that is clearly better than every other; none if that is not clear, or was not asked."""
    share: Estimate | None
    """Of two, what the best (if none is: the first) wins, with an interval that holds however often one looked."""
    even: float
    """What that one would win if all were equal."""
    width: float
    """The widest interval of a mean of points: it reaches so far to either side."""
    share_width: float
    """The same of shares of victories, from 0 to 1."""


class Question:
    """What a tournament is to find out.

    A width is reached when the intervals of all bots are as narrow as was wished, of points and of shares if both were.
    Looking again and again is harmless here: when it stops depends on how widely results are spread, hardly on which
    way they fall, so that intervals keep what they promise (Chow and Robbins; in simulated tournaments they held 92 to
    95 of 100, shares 95 to 98). Together with clearness, whatever comes first ends it.
    """

    def __init__(
        self, names: Sequence[str], *, width: float = 0.0, share_width: float = 0.0, until_clear: bool = False
    ) -> None:
        self.names: Final = tuple(names)
        self.width: Final = width
        """In points to either side; 0: does not matter."""
        self.share_width: Final = share_width
        self.until_clear: Final = until_clear
        self.games = 0
        self.points: dict[str, list[list[float]]] = {name: [] for name in names}
        self.shares: dict[str, list[list[float]]] = {name: [] for name in names}
        self.seats: dict[str, float] = dict.fromkeys(names, 0.0)
        """Parts of the tables that a bot sat at: so many victories it would have if all were equal."""
        self.contests = [
            Contest(one, other) for place, one in enumerate(self.names) for other in self.names[place + 1 :]
        ]

    @property
    def is_asked(self) -> bool:
        return self.width > 0 or self.share_width > 0 or self.until_clear

    def add(self, of_seed: Sequence[Result]) -> None:
        """One more round."""
        self.games += len(of_seed)
        for name in self.names:
            own = [result for result in of_seed if name in result.bots]
            if own:
                self.points[name].append([result.mean_points(name) for result in own])
                self.shares[name].append([result.won(name) for result in own])
                self.seats[name] += sum([result.bots.count(name) / len(result.bots) for result in own])
        for contest in self.contests:
            contest.add(of_seed)

    def answer(self) -> str:
        if self.until_clear and self.best():
            return CLEAR
        return NARROW if self.is_narrow() else ""

    def best(self) -> str:
        """Who is clearly better than every other. That somebody not the best is named takes a wrong verdict in one of
        the contests of the best, so each of these has its part of the error."""
        error = ERROR / max(1, len(self.names) - 1)
        beaten = dict.fromkeys(self.names, 0)
        for contest in self.contests:
            if contest.is_clear(error):
                beaten[contest.one if contest.ahead > 0 else contest.other] += 1
        return next((name for name in self.names if self.contests and beaten[name] == len(self.names) - 1), "")

    def is_narrow(self) -> bool:
        if not (self.width or self.share_width) or any(len(self.points[name]) < LEAST for name in self.names):
            return False
        narrow = not self.width or self.reach_of_points() <= self.width
        return narrow and (not self.share_width or self.reach_of_shares() <= self.share_width)

    def reach_of_points(self) -> float:
        found = [mean_of(self.points[name]) if self.points[name] else UNKNOWN for name in self.names]
        return max([estimate.high - estimate.value for estimate in found])

    def reach_of_shares(self) -> float:
        """Half of an interval: near 0 and 1 it reaches further to one side."""
        found = [share_of(self.shares[name]) if self.shares[name] else UNKNOWN for name in self.names]
        return max([(estimate.high - estimate.low) / 2 for estimate in found])

    def verdict(self, kind: str, most: int) -> Verdict:
        best = self.best() if self.until_clear else ""
        share = self.share_of_two(best) if self.until_clear and len(self.names) == 2 else None
        told = best or self.names[0]
        even = self.seats[told] / max(1, sum([len(of_seed) for of_seed in self.shares[told]]))
        return Verdict(kind, self.games, most, best, share, even, self.reach_of_points(), self.reach_of_shares())

    def share_of_two(self, best: str) -> Estimate:
        found = self.contests[0].share()
        return Estimate(1 - found.value, 1 - found.high, 1 - found.low) if best == self.names[1] else found


class Referee:
    """Puts results in order and looks after every whole round whether the question is answered."""

    def __init__(self, fixtures: Sequence[Fixture], question: Question) -> None:
        self.question: Final = question
        self.most: Final = len(fixtures)
        self.expected: dict[int, int] = {}
        """Games of every round, by seed."""
        for fixture in fixtures:
            self.expected[fixture.seed] = self.expected.get(fixture.seed, 0) + 1
        self.to_come = sorted(self.expected, reverse=True)
        """Seeds that were not looked at yet, the next one last."""
        self.waiting: dict[int, list[Result]] = {}
        self.counted: list[Result] = []
        self.verdict: Verdict | None = None

    def see(self, result: Result) -> bool:
        """Notes a result; whether the tournament is over: answered, or played to its end."""
        self.waiting.setdefault(result.seed, []).append(result)
        return self.look_further()

    def give_up(self, seed: int) -> bool:
        """A game with this seed came to nothing: its round is whole without it."""
        self.expected[seed] -= 1
        self.waiting.setdefault(seed, [])
        return self.look_further()

    def look_further(self) -> bool:
        while self.verdict is None and self.to_come and self.is_whole(self.to_come[-1]):
            self.look(self.waiting.pop(self.to_come.pop()))
        return self.verdict is not None

    def is_whole(self, seed: int) -> bool:
        return len(self.waiting.get(seed, ())) == self.expected[seed]

    def look(self, of_seed: list[Result]) -> None:
        of_seed.sort(key=key_of)
        self.counted += of_seed
        self.question.add(of_seed)
        kind = self.question.answer() or (PLAYED if not self.to_come else "")
        if kind:
            self.verdict = self.question.verdict(kind, self.most)


def key_of(result: Result) -> tuple[int, tuple[str, ...]]:
    return result.key
