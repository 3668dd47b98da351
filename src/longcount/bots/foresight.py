"""A search that plays on: the best few turns, each followed by a few rounds of sensible play.

The turns come from the beam, weighed by a judge. Each is then played on by all seats, with a narrow beam, until the
searching seat has had its next turns: only there it shows whether a plan pays. All turns meet the same deals and draws,
so that luck does not tell them apart; where some met more of them than others, the luck of each is reckoned out. After
every bout the better half goes on.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, Final

from longcount.bots.beam import Breadth, Line, Uncollected, whole_turns, worth_of
from longcount.bots.judge import Judge
from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game, settle
from longcount.kernel.speech import View

TURNS: Final = 2
"""Own turns that are played on."""
CANDIDATES: Final = 8
GAP: Final = 8.0
"""Turns that look worse than the best one by more points are not tried."""
TRUST: Final = 1.0
"""What the judge says about the end of a turn counts like so many trials."""
LEVELLINGS: Final = 8
"""How often luck and worth are worked out from each other: more changes hardly anything."""
SEEDS: Final = 1 << 30
UNLIMITED: Final = 1 << 30
NARROW: Final = Breadth(4, 40)
"""For the turns that may follow."""
WIDE: Final = Breadth(24, 300)
"""For the turn that is to be chosen."""


class Candidate:
    """A turn that is tried, and what came of it."""

    def __init__(self, line: Line, values: list[float], seat: int, seats: int, judge: Judge) -> None:
        self.judge: Final = judge
        self.played: Final = line.played
        self.row: Final = line.row
        """What the seat sees at its end."""
        self.key: Final = hash(line.state.key())
        """The same for turns that end alike."""
        self.seat: Final = seat
        self.seats: Final = seats
        self.tries = 0
        self.sums = [TRUST * value for value in values]
        """Chances and points of all seats and the own points by source, the judge's word included."""
        self.bonus: Final = line.bonus
        self.promise = judge.minded(values[seats : 2 * seats], seat)
        """What the judge says it is worth, without a manner."""
        self.record: dict[int, float] = {}
        """What each trial was worth to the seat."""
        self.level = self.promise
        """What it is worth, with the luck of its trials reckoned out."""

    def add(self, trial: int, values: list[float]) -> None:
        self.tries += 1
        self.record[trial] = self.judge.minded(values[self.seats : 2 * self.seats], self.seat)
        for at in range(len(values)):
            self.sums[at] += values[at]

    def means(self, first: int, last: int) -> list[float]:
        return [each / self.weight() for each in self.sums[first:last]]

    def shares(self) -> list[float]:
        """The chances of all seats."""
        return self.means(0, self.seats)

    def points(self) -> list[float]:
        """Of all seats."""
        return self.means(self.seats, 2 * self.seats)

    def sources(self) -> list[float]:
        """The own points by source."""
        return self.means(2 * self.seats, len(self.sums))

    def plain(self) -> float:
        """What it is worth without a manner."""
        return self.judge.minded(self.points(), self.seat)

    def worth(self) -> float:
        return self.level + self.bonus

    def weight(self) -> float:
        """How much its worth rests on: trials, and the judge's word."""
        return TRUST + self.tries

    def shared_with(self, other: Candidate) -> int:
        """Trials that both had."""
        return len([trial for trial in self.record if trial in other.record])

    def lead_over(self, other: Candidate) -> tuple[float, float]:
        """By how much it did better in trials that both had, and the standard error of that."""
        gaps = [worth - other.record[trial] for trial, worth in self.record.items() if trial in other.record]
        if len(gaps) < 2:
            return 0.0, float(UNLIMITED)
        mean = sum(gaps) / len(gaps)
        square = 0.0
        for gap in gaps:
            square += (gap - mean) * (gap - mean)
        return mean, sqrt(square / (len(gaps) - 1) / len(gaps))


class Foresight:
    """Searches for one seat."""

    def __init__(self, game: Game[Any], seed: int, judge: Judge, wide: Breadth = WIDE, turns: int = TURNS) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.plain: Final = judge.without_manner()
        """Whoever plays on does so without a manner."""
        self.dice = Dice(seed)
        self.wide: Final = wide
        self.turns: Final = turns
        self.done = 0
        self.trial = 0
        self.until = 0.0
        self.goal = 0
        self.least = 0
        self.world: Any = None
        """The first deal of what is hidden."""
        self.lines: list[Line] = []
        """All turns that were found there, the best first."""
        self.candidates: list[Candidate] = []
        """The turns that were tried last, the best first."""
        self.also: Candidate | None = None
        """One of them that was asked about: it stays in every bout."""

    def think(
        self,
        view: View,
        seat: int,
        simulations: int = 0,
        seconds: float = 0.0,
        also: tuple[Decision, ...] = (),
        least: int = 0,
        head: int = 0,
    ) -> list[Candidate]:
        """Try turns until so many were played on, or so much time has passed; the best first. With fewer trials than
        there are turns to try, the judge's word is all. `also` is a turn that is tried whatever the judge says.
        At least so many trials are made however long they take. Of several heads that are asked the same, all try the
        same turns, each with luck of its own."""
        self.done = self.trial = 0
        self.goal = simulations if simulations else UNLIMITED
        self.until = time.perf_counter() + seconds if seconds else 0.0
        self.least = least
        with Uncollected():
            self.begin(view, seat, also)
            if head:
                self.dice = Dice(self.dice.below(SEEDS) + head)
            if self.goal >= len(self.candidates):
                self.compare(self.candidates, view, seat)
        reckon_out_luck(self.candidates)
        self.candidates.sort(key=by_worth, reverse=True)
        return self.candidates

    def begin(self, view: View, seat: int, also: tuple[Decision, ...] = ()) -> None:
        """The turns worth trying, the most promising first."""
        self.world = self.game.determinize(view, self.dice)
        self.lines = whole_turns(self.game, self.world, seat, self.wide, self.judge)
        self.lines.sort(key=worth_of, reverse=True)
        least = self.lines[0].worth - GAP
        seats = self.judge.seats(self.world)
        self.candidates = [self.candidate(line, seat, seats) for line in self.lines[:CANDIDATES] if line.worth >= least]
        self.also = self.asked_about(also, seat, seats) if also else None

    def candidate(self, line: Line, seat: int, seats: int) -> Candidate:
        return Candidate(line, self.judge.prospects(line.state, seat), seat, seats, self.judge)

    def asked_about(self, also: tuple[Decision, ...], seat: int, seats: int) -> Candidate | None:
        """That turn among the candidates; it may have to join them. One that ends alike is the same. None where the
        first world does not allow it."""
        line = Line(self.world, None, None, True)
        for decision in also:
            state = line.state.clone()
            if not self.carry_out(state, seat, (decision,)):
                return None
            line = Line(state, line, decision, True)
        key = hash(line.state.key())
        for candidate in self.candidates:
            if candidate.key == key:
                return candidate
        found = self.candidate(line, seat, seats)
        self.candidates.append(found)
        return found

    def compare(self, candidates: list[Candidate], view: View, seat: int) -> None:
        """One tournament after another, each twice as long, as long as there is time."""
        trials = 1
        while len(candidates) > 1 and not self.is_late():
            self.hold_tournament(candidates, view, seat, trials)
            trials *= 2

    def hold_tournament(self, candidates: list[Candidate], view: View, seat: int, trials: int) -> None:
        """Bout after bout with half as many, each tried twice as often. Who knows how many trials there will be spends
        them all in one; with a clock they may end at any moment."""
        bouts = bouts_for(len(candidates))
        if self.goal < UNLIMITED and self.until == 0.0:
            trials = max(trials, (self.goal - self.done) // (bouts * len(candidates)))
        for _ in range(bouts):
            for _ in range(trials):
                if self.is_late():
                    return
                self.try_all(candidates, view, seat)
            trials *= 2
            candidates = self.better_half(candidates)

    def better_half(self, candidates: list[Candidate]) -> list[Candidate]:
        reckon_out_luck(self.candidates)
        kept = sorted(candidates, key=by_worth, reverse=True)[: (len(candidates) + 1) // 2]
        if self.also is not None and self.also not in kept:
            kept.append(self.also)
        return kept

    def is_late(self) -> bool:
        if self.done >= self.goal:
            return True
        return self.trial >= self.least and self.until > 0.0 and time.perf_counter() >= self.until

    def try_all(self, candidates: list[Candidate], view: View, seat: int) -> None:
        """Every turn once, in the same world and with the same luck."""
        world = self.game.determinize(view, self.dice)
        seed = self.dice.below(SEEDS)
        self.trial += 1
        for candidate in candidates:
            self.done += 1
            state = world.clone()
            if self.carry_out(state, seat, candidate.played):
                candidate.add(self.trial, self.played_on(state, seat, Dice(seed)))

    def carry_out(self, state: Any, seat: int, played: tuple[Decision, ...]) -> bool:
        """False where this world does not allow it: what is hidden there decides."""
        for decision in played:
            if seat not in self.game.pending(state).seats or decision not in self.game.offers(state, seat):
                return False
            self.game.apply(state, seat, decision, None)
        return True

    def played_on(self, state: Any, seat: int, dice: Dice) -> list[float]:
        """What is promised after everybody played on for a while."""
        left = self.turns
        while True:
            settle(self.game, state, dice)
            asked = self.game.pending(state).seats
            if not asked or left == 0:
                return self.plain.prospects(state, seat)
            best = best_line(self.game, state, asked[0], self.plain, NARROW)
            if asked[0] == seat:
                left -= 1
            state = best.state


def bouts_for(candidates: int) -> int:
    """How often so many can be halved."""
    return max(1, (candidates - 1).bit_length())


def reckon_out_luck(candidates: list[Candidate]) -> None:
    """What turns are worth as if all had met the same luck, on the judge's scale. The luck of a trial is by how much
    all that met it did better there than they are worth: a turn that went on into poor deals is not worse than one that
    left before them, and one that was tried seldom not better because the judge promises too much."""
    for _ in range(LEVELLINGS):
        luck = luck_of_trials(candidates)
        for candidate in candidates:
            total = TRUST * candidate.promise
            for trial, worth in candidate.record.items():
                total += worth - luck[trial]
            candidate.level = total / candidate.weight()


def luck_of_trials(candidates: list[Candidate]) -> dict[int, float]:
    sums: dict[int, float] = {}
    met: dict[int, int] = {}
    for candidate in candidates:
        for trial, worth in candidate.record.items():
            sums[trial] = sums.get(trial, 0.0) + worth - candidate.level
            met[trial] = met.get(trial, 0) + 1
    return {trial: total / met[trial] for trial, total in sums.items()}


def by_worth(candidate: Candidate) -> float:
    return candidate.worth()


def best_line(game: Game[Any], state: Any, seat: int, judge: Judge, breadth: Breadth) -> Line:
    """The turn that the judge likes best."""
    return max(whole_turns(game, state, seat, breadth, judge), key=worth_of)
