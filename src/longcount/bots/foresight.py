"""A search that plays on: the best few turns, each followed by a few rounds of sensible play.

The turns come from the beam, weighed by a judge that sees the table. Each is then played on by all seats, with a narrow
beam, until the searching seat has had its next turns: only there it shows whether a plan pays. All turns meet the same
deals and draws, so that luck does not tell them apart. After every bout the better half goes on.
"""

from __future__ import annotations

import time
from typing import Any, Final

from longcount.bots.beam import Line, Uncollected, whole_turns, worth_of
from longcount.bots.search import Choice, Thought
from longcount.bots.sighted import Sighted
from longcount.kernel.chance import Dice
from longcount.kernel.game import Breadth, Game, settle
from longcount.kernel.speech import View

TURNS: Final = 2
"""Own turns that are played on."""
CANDIDATES: Final = 8
GAP: Final = 8.0
"""Turns that look worse than the best one by more points are not tried."""
TRUST: Final = 1.0
"""What the judge says about the end of a turn counts like so many trials."""
SEEDS: Final = 1 << 30
UNLIMITED: Final = 1 << 30
NARROW: Final = Breadth(4, 40, 0, 0)
"""For the turns that may follow."""
WIDE: Final = Breadth(24, 300, 0, 0)
"""For the turn that is to be chosen."""


class Candidate:
    """A turn that is tried, and what came of it."""

    def __init__(self, line: Line, values: list[float], seat: int) -> None:
        self.played: Final = line.played
        self.row: Final = line.row
        """What the seat sees at its end."""
        self.tries = 0
        self.sums = [TRUST * value for value in values]
        """Chances and points of all seats, the judge's word included."""
        self.seat: Final = seat
        self.bonus: Final = line.worth - values[len(values) // 2 + seat]
        """What the judge's manner adds."""

    def add(self, values: list[float]) -> None:
        self.tries += 1
        for at in range(len(values)):
            self.sums[at] += values[at]

    def mean(self, at: int) -> float:
        return self.sums[at] / (TRUST + self.tries)

    def points(self) -> float:
        return self.mean(len(self.sums) // 2 + self.seat)

    def worth(self) -> float:
        return self.points() + self.bonus


class Foresight:
    """Searches for one seat."""

    def __init__(self, game: Game[Any], seed: int, judge: Sighted, wide: Breadth = WIDE, turns: int = TURNS) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.plain: Final = Sighted(game, judge.net)
        """Whoever plays on does so without a manner."""
        self.dice = Dice(seed)
        self.wide: Final = wide
        self.turns: Final = turns
        self.done = 0
        self.until = 0.0
        self.goal = 0
        self.candidates: list[Candidate] = []
        """The turns that were tried last, the best first."""

    def think(self, view: View, seat: int, simulations: int = 0, seconds: float = 0.0) -> Thought:
        """Try turns until so many were played on, or so much time has passed. With fewer trials than there are turns
        to try, the judge's word is all."""
        self.done = 0
        self.goal = simulations if simulations else UNLIMITED
        self.until = time.perf_counter() + seconds if seconds else 0.0
        with Uncollected():
            candidates = self.begin(view, seat)
            if self.goal >= len(candidates):
                self.compare(candidates, view, seat)
        candidates.sort(key=by_worth, reverse=True)
        self.candidates = candidates
        seats = len(candidates[0].sums) // 2
        choices = [
            Choice(
                one.played,
                one.tries,
                [one.mean(at) for at in range(seats)],
                [one.mean(seats + at) for at in range(seats)],
            )
            for one in candidates
        ]
        return Thought(choices, choices[0].shares, choices[0].points, self.done)

    def begin(self, view: View, seat: int) -> list[Candidate]:
        """The turns worth trying, the most promising first."""
        state = self.game.determinize(view, self.dice)
        lines = whole_turns(self.game, state, seat, self.wide.width, self.wide.looks, self.judge)
        lines.sort(key=worth_of, reverse=True)
        least = lines[0].worth - GAP
        lines = [line for line in lines[:CANDIDATES] if line.worth >= least]
        return [Candidate(line, self.judge.prospects(line.state), seat) for line in lines]

    def compare(self, candidates: list[Candidate], view: View, seat: int) -> None:
        """One tournament after another, each twice as long, as long as there is time."""
        trials = 1
        while len(candidates) > 1 and not self.is_late():
            self.hold_tournament(candidates, view, seat, trials)
            trials *= 2

    def hold_tournament(self, candidates: list[Candidate], view: View, seat: int, trials: int) -> None:
        """Bout after bout with half as many, each tried twice as often."""
        if self.goal < UNLIMITED:
            trials = max(trials, (self.goal - self.done) // (bouts_for(len(candidates)) * len(candidates)))
        while len(candidates) > 1:
            for _ in range(trials):
                if self.is_late():
                    return
                self.try_all(candidates, view, seat)
            trials *= 2
            candidates = sorted(candidates, key=by_worth, reverse=True)[: (len(candidates) + 1) // 2]

    def is_late(self) -> bool:
        return self.done >= self.goal or (self.until > 0.0 and time.perf_counter() >= self.until)

    def try_all(self, candidates: list[Candidate], view: View, seat: int) -> None:
        """Every turn once, in the same world and with the same luck."""
        world = self.game.determinize(view, self.dice)
        seed = self.dice.below(SEEDS)
        for candidate in candidates:
            state = world.clone()
            for decision in candidate.played:
                self.game.apply(state, seat, decision, None)
            candidate.add(self.played_on(state, seat, Dice(seed)))
            self.done += 1

    def played_on(self, state: Any, seat: int, dice: Dice) -> list[float]:
        """Chances and points of all seats, after everybody played on for a while."""
        left = self.turns
        while True:
            settle(self.game, state, dice)
            asked = self.game.pending(state).seats
            if not asked or left == 0:
                return self.plain.prospects(state)
            best = best_line(self.game, state, asked[0], self.plain, NARROW)
            if asked[0] == seat:
                left -= 1
            state = best.state


def bouts_for(candidates: int) -> int:
    """How often so many can be halved."""
    return max(1, (candidates - 1).bit_length())


def by_worth(candidate: Candidate) -> float:
    return candidate.worth()


def best_line(game: Game[Any], state: Any, seat: int, judge: Sighted, breadth: Breadth) -> Line:
    """The turn that the judge likes best."""
    return max(whole_turns(game, state, seat, breadth.width, breadth.looks, judge), key=worth_of)
