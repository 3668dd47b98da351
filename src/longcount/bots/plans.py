"""Plans: two or three ways to go on from here to the end, and what each of them needs by when.

A plan is a manner in which people play (`Sight.manners`), or none: each turn what promises the most points. One seat
follows it from a world dealt from its view to the end of the game, everybody else plays plainly; a manner fades as the
game goes on, as it does for those that learn. All plans meet the same worlds and the same luck. What the judge says
after a few turns tells which are worth playing out. Of those that were, one that did not get more of what it is after
than who plays without a manner is no plan of its own, and one that is clearly worse than the best is not told.

What a plan needs by when is read off its games: the round in which somebody had the third worker, in at least half of
them.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final

from longcount.bots.beam import Breadth, Uncollected
from longcount.bots.foresight import NARROW, SEEDS, WIDE, best_line
from longcount.bots.judge import Judge
from longcount.bots.judges import best_judge
from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import LongCountError
from longcount.kernel.game import Game, settle
from longcount.kernel.sight import Sight
from longcount.kernel.speech import View

SECONDS: Final = 10.0
"""For an answer, about."""
PLAIN: Final = ""
"""The plan without a manner."""
FORCE: Final = 0.6
"""How much of a manner a strong player has: with all of it, points are given away for it."""
FADES: Final = 0.8
"""How much of the game is over when a manner has faded."""
RIVALS: Final = Breadth(2, 20)
"""How widely the others look for their turns: there are many of them until the end."""
END: Final = 2.0
"""More than all of a game is never over."""
TINY: Final = 1e-6
SKETCHES: Final = 2
"""Worlds in which plans are begun to see which are worth playing out,"""
SKETCHED: Final = 0.15
"""for so much of the game."""
HOPED: Final = 0.4
"""Worth playing out is what promises so much more of what it is after, by what that is worth to it."""
PLAYED_OUT: Final = 4
"""Plans that are played out, at most; fewer, if a clock would not let them meet FIRST_WORLDS,"""
FEWEST: Final = 3
"""but so many."""
LEAST_WORLDS: Final = 2
"""Worlds in which they are, however long it takes;"""
FIRST_WORLDS: Final = 4
"""after so many, only those go on that would be told."""
MOST_WORLDS: Final = 24
"""More would hardly change what is told."""
MOST: Final = 3
"""Plans that are told."""
SURE: Final = 2.0
"""A difference is one if it is so many times what chance would make of it."""
APART: Final = 1.5
"""Plans differ if one gets more of what it is after, by so much of what that is worth to it, and by more than the
standard error: there are too few games to be surer."""
POOR: Final = 0.15
"""A plan that is surely worse than the best by more than this part of its points is not told."""
MILESTONES: Final = 7
LEVELS: Final = 2
"""What a plan needs, at most: in all, and of one trait."""
LEAST_SOURCE: Final = 0.5
"""Sources that bring less than this, on average, are not told."""


class NoPlans(LongCountError):
    """A game, or a machine, that knows no plans."""


# --- what came of a plan ----------------------------------------------------------------


class Watch:
    """When somebody reached what, in one game."""

    def __init__(self, sight: Sight[Any], state: Any, seat: int) -> None:
        self.sight: Final = sight
        self.seat: Final = seat
        self.first: Final = sight.traits_of(state, seat)
        self.rounds: Final[list[list[int]]] = [[] for _ in self.first]
        """For each trait the rounds in which there was one more than ever before."""
        self.last = 0
        """The last round in which somebody played."""

    def note(self, state: Any, round_: int) -> None:
        self.last = round_
        levels = self.sight.traits_of(state, self.seat)
        for trait in range(len(levels)):
            reached = self.rounds[trait]
            while len(reached) < levels[trait] - self.first[trait]:
                reached.append(round_)


class Trial:
    """One game in which a plan was followed to the end."""

    def __init__(self, watch: Watch, traits: Sequence[int], told: Sequence[float], worth: float) -> None:
        seats = (len(told) - len(watch.sight.sources)) // 2
        self.watch: Final = watch
        self.worth: Final = worth
        self.win: Final = told[watch.seat]
        self.points: Final = told[seats + watch.seat]
        self.heads: Final = [*told[2 * seats :], *[float(level) for level in traits]]
        """Points by source, then traits."""


class Plan:
    """A manner that is tried."""

    def __init__(self, name: str, fond: Mapping[int, float], manner: Any) -> None:
        self.name: Final = name
        self.fond: Final = fond
        """What some sources and traits are worth to it beside their points."""
        self.manner: Final = manner
        """The same as the judge takes it; None: nothing."""
        self.opening: tuple[Decision, ...] = ()
        """The turn it begins with, as far as the world allows."""
        self.sketched: list[float] = []
        """What the judge says after a few turns, world by world,"""
        self.hopes: list[list[float]] = []
        """and where it expects points from there, and which traits."""
        self.trials: list[Trial] = []

    def promise(self) -> float:
        return mean(self.sketched)

    def hopes_beyond(self, other: Plan) -> float:
        """How much more of what it is after is to be expected of it, after a few turns."""
        gaps = [liked(self.hopes[at], self.fond) - liked(other.hopes[at], self.fond) for at in range(len(self.hopes))]
        return mean(gaps)

    def worth(self) -> float:
        return mean([trial.worth for trial in self.trials])

    def points(self) -> list[float]:
        return [trial.points for trial in self.trials]

    def lead_over(self, other: Plan) -> tuple[float, float]:
        """By how much it did better in the worlds that both met, and the standard error of that."""
        shared = min(len(self.trials), len(other.trials))
        gaps = [self.trials[at].worth - other.trials[at].worth for at in range(shared)]
        return mean(gaps), error_of(gaps)

    def is_surely_better(self, other: Plan) -> bool:
        lead, error = self.lead_over(other)
        return lead > SURE * error

    def differs_from(self, other: Plan) -> bool:
        """Whether one of the two gets more of what it is after."""
        return self.outdoes(other) or other.outdoes(self)

    def outdoes(self, other: Plan) -> bool:
        shared = min(len(self.trials), len(other.trials))
        mine = [liked(trial.heads, self.fond) for trial in self.trials[:shared]]
        theirs = [liked(trial.heads, self.fond) for trial in other.trials[:shared]]
        gaps = [one - another for one, another in zip(mine, theirs, strict=True)]
        return mean(gaps) >= APART and mean(gaps) > error_of(gaps)


def liked(heads: Sequence[float], fond: Mapping[int, float]) -> float:
    """What points by source and traits are worth to somebody who is fond of some of them."""
    return sum([weight * heads[head] for head, weight in fond.items()])


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def error_of(numbers: Sequence[float]) -> float:
    """The standard error of their mean."""
    if len(numbers) < 2:
        return float(SEEDS)
    middle = mean(numbers)
    square = sum([(number - middle) * (number - middle) for number in numbers])
    return sqrt(square / (len(numbers) - 1) / len(numbers))


# --- trying them ------------------------------------------------------------------------


class Planner:
    """Tries the plans of one seat."""

    def __init__(self, game: Game[Any], view: View, seat: int, seed: int) -> None:
        self.game: Final = game
        self.sight: Final = sight_for_plans(game)
        self.judge: Final = judge_for_plans(game)
        self.view: Final = view
        self.seat: Final = seat
        self.dice: Final = Dice(seed)
        self.world: Any = game.determinize(view, self.dice)
        """The first deal of what is hidden."""
        self.plain: Final = Plan(PLAIN, {}, None)
        self.plans: Final = [self.plain]
        heads = [*self.sight.sources, *self.sight.traits]
        for name, wishes in self.sight.manners.items():
            fond = {heads.index(what): weight for what, weight in wishes.items()}
            self.plans.append(Plan(name, fond, manner_of(self.judge, len(heads), fond)))
        self.left: list[Plan] = []
        """Plans that seem to be worse than those that are told."""
        self.until = 0.0

    # --- how a plan is followed ---------------------------------------------------

    def judge_of(self, plan: Plan, state: Any) -> Judge:
        """How whoever follows this plan judges here."""
        if plan.manner is None:
            return self.judge
        left = 1.0 - self.game.judged().progress(state) / FADES
        return fond_judge(self.judge, plan.manner * left) if left > 0.0 else self.judge

    def open(self, plan: Plan) -> None:
        """Chooses the turn it begins with, more widely than the others."""
        line = best_line(self.game, self.world, self.seat, self.judge_of(plan, self.world), WIDE)
        plan.opening = line.played

    def follow(self, plan: Plan, world: Any, dice: Dice, until: float, watch: Watch) -> Any:
        """The position when so much of the game is over, or at its end."""
        game, seat, progress = self.game, self.seat, self.game.judged().progress
        state = self.begun(plan, world, watch)
        while True:
            settle(game, state, dice)
            asked = game.pending(state).seats
            if not asked or progress(state) >= until:
                return state
            round_ = game.round(state)
            if asked[0] == seat:
                state = best_line(game, state, seat, self.judge_of(plan, state), NARROW).state
            else:
                state = best_line(game, state, asked[0], self.judge, RIVALS).state
            watch.note(state, round_)

    def begun(self, plan: Plan, world: Any, watch: Watch) -> Any:
        """The world after the first turn; where it does not allow that of the plan, after another."""
        state = world.clone()
        for decision in plan.opening:
            if self.seat not in self.game.pending(state).seats or decision not in self.game.offers(state, self.seat):
                state = best_line(self.game, world, self.seat, self.judge_of(plan, world), NARROW).state
                break
            self.game.apply(state, self.seat, decision, None)
        watch.note(state, self.game.round(world))
        return state

    # --- which are worth it -------------------------------------------------------

    def think(self, worlds: int, seconds: float) -> list[Plan]:
        """Plays plans out in so many worlds, or until so much time has passed; the best first."""
        self.until = time.perf_counter() + seconds if seconds else 0.0
        with Uncollected():
            for plan in self.plans:
                self.open(plan)
            tried = self.worth_trying()
            tried = self.play_out(tried, 0, min(worlds, FIRST_WORLDS))
            return self.play_out(tried, FIRST_WORLDS, worlds)

    def worth_trying(self) -> list[Plan]:
        """The one without a manner, and of those that will probably get more of what they are after, the ones that the
        judge likes best after a few turns."""
        began = time.perf_counter()
        for _ in range(SKETCHES):
            world, seed = self.next_world()
            for plan in self.plans:
                self.sketch(plan, world, Dice(seed))
        hopeful = [plan for plan in self.plans[1:] if plan.hopes_beyond(self.plain) >= HOPED]
        found = [self.plain, *sorted(hopeful, key=promise_of, reverse=True)]
        most = self.playable(time.perf_counter() - began)
        self.left = found[most:]
        return found[:most]

    def playable(self, taken: float) -> int:
        """How many plans there is time to play out in a few worlds, by how long all of them took to be begun."""
        if self.until == 0.0:
            return PLAYED_OUT
        to_come = 1.0 - self.game.judged().progress(self.world)
        each = taken / (SKETCHES * len(self.plans)) * max(1.0, to_come / SKETCHED)
        fitting = int((self.until - time.perf_counter()) / (each * FIRST_WORLDS + TINY))
        return max(FEWEST, min(PLAYED_OUT, fitting))

    def next_world(self) -> tuple[Any, int]:
        """What is hidden dealt anew, and the luck that goes with it."""
        return self.game.determinize(self.view, self.dice), self.dice.below(SEEDS)

    def sketch(self, plan: Plan, world: Any, dice: Dice) -> None:
        until = self.game.judged().progress(world) + SKETCHED
        state = self.follow(plan, world, dice, until, Watch(self.sight, world, self.seat))
        seats = self.judge.seats(state)
        told = self.judge.prospects(state, self.seat)
        plan.sketched.append(self.judge.minded(told[seats : 2 * seats], self.seat))
        plan.hopes.append([*told[2 * seats :], *self.hoped_traits(state)])

    def hoped_traits(self, state: Any) -> list[float]:
        """The traits that the judge expects in the end."""
        if self.judge.is_over(state):
            return [float(level) for level in self.sight.traits_of(state, self.seat)]
        return expected_traits(self.judge, state, self.seat, self.sight)

    def play_out(self, plans: list[Plan], done: int, worlds: int) -> list[Plan]:
        """Every plan in some worlds more; those of them that are to be told."""
        for number in range(done, worlds):
            if number >= LEAST_WORLDS and self.is_late():
                break
            world, seed = self.next_world()
            for plan in plans:
                plan.trials.append(self.trial(plan, world, Dice(seed)))
        return self.chosen(plans)

    def is_late(self) -> bool:
        return self.until > 0.0 and time.perf_counter() >= self.until

    def trial(self, plan: Plan, world: Any, dice: Dice) -> Trial:
        watch = Watch(self.sight, world, self.seat)
        state = self.follow(plan, world, dice, END, watch)
        told = self.judge.truth(state, self.seat)
        seats = self.judge.seats(state)
        worth = self.judge.minded(told[seats : 2 * seats], self.seat)
        return Trial(watch, self.sight.traits_of(state, self.seat), told, worth)

    def chosen(self, plans: list[Plan]) -> list[Plan]:
        """Two or three that differ, the best first, and none that is clearly poor."""
        own = [plan for plan in plans if plan is self.plain or plan.outdoes(self.plain)]
        ordered = sorted(own, key=worth_of_plan, reverse=True)
        best, found = ordered[0], [ordered[0]]
        for plan in ordered[1:]:
            lead, _ = best.lead_over(plan)
            if best.is_surely_better(plan) and lead > POOR * abs(mean(best.points())):
                self.left.append(plan)
            elif len(found) < MOST and not [other for other in found if not plan.differs_from(other)]:
                found.append(plan)
        return found


def promise_of(plan: Plan) -> float:
    return plan.promise()


def worth_of_plan(plan: Plan) -> float:
    return plan.worth()


# --- nets: only where there are arrays --------------------------------------------------


def sight_for_plans(game: Game[Any]) -> Sight[Any]:
    """What a game tells of how it is played; refused where that is nothing."""
    sight = None if game.insight is None else game.insight.sight
    if sight is None or not sight.manners:
        raise NoPlans(
            "{title} tells nobody in which ways it is played: there are no plans to compare.", title=game.title
        )
    return sight


def judge_for_plans(game: Game[Any]) -> Judge:
    """The net of a game; without one nobody can tell where a plan leads."""
    judge = best_judge(game)
    if judge.sources != sight_for_plans(game).sources:
        raise NoPlans("Plans need the trained net of {title}, and NumPy to read it.", title=game.title)
    return judge


def manner_of(judge: Judge, heads: int, fond: Mapping[int, float]) -> Any:
    """Weights as the net's judge takes them, as strong as a strong player has them."""
    from longcount.bots.net import OTHERS
    from longcount.bots.sighted import Sighted

    assert isinstance(judge, Sighted)
    manner = judge.net.shift[OTHERS : OTHERS + heads] * 0
    for head, weight in fond.items():
        manner[head] = FORCE * weight
    return manner


def expected_traits(judge: Judge, state: Any, seat: int, sight: Sight[Any]) -> list[float]:
    from longcount.bots.net import OTHERS
    from longcount.bots.sighted import Sighted

    assert isinstance(judge, Sighted)
    first = OTHERS + len(sight.sources)
    levels: list[float] = judge.expected(state)[seat, first : first + len(sight.traits)].tolist()
    return levels


def fond_judge(judge: Judge, manner: Any) -> Judge:
    from longcount.bots.sighted import Sighted

    assert isinstance(judge, Sighted)
    return Sighted(judge.game, judge.net, manner)


# --- what is told -----------------------------------------------------------------------


def plans(game: Game[Any], view: View, seat: int, seed: int, worlds: int, seconds: float) -> dict[str, Any]:
    """The plans of a seat from what it may know, JSON-ready. Without a clock the same seed finds the same."""
    planner = Planner(game, view, seat, seed)
    found = planner.think(worlds or MOST_WORLDS, seconds)
    rounds = [trial.watch.last for plan in found for trial in plan.trials]
    return {
        "round": game.round(planner.world),
        "last": max(rounds),
        "minds": planner.judge.spite > 0.0,
        "plans": [told(plan, found, planner.sight) for plan in found],
        "left": [told_left(plan, found[0]) for plan in sorted(planner.left, key=trials_of, reverse=True)],
    }


def trials_of(plan: Plan) -> int:
    return len(plan.trials)


def told_left(plan: Plan, best: Plan) -> dict[str, Any]:
    """A plan that is not told, and by how much it was behind if it was played out."""
    return {"manner": plan.name, "behind": round(best.lead_over(plan)[0], 1) if plan.trials else None}


def told(plan: Plan, found: Sequence[Plan], sight: Sight[Any]) -> dict[str, Any]:
    lead, _ = found[0].lead_over(plan)
    points = plan.points()
    return {
        "manner": plan.name,
        "trials": len(plan.trials),
        "points": round(mean(points), 1),
        "error": round(error_of(points), 1),
        "wins": round(sum([trial.win for trial in plan.trials]), 2),
        "behind": round(lead, 1),
        "is_behind": found[0].is_surely_better(plan),
        "sources": sources_of(plan, sight),
        "milestones": milestones_of(plan, found, sight),
        "decisions": [decision.text for decision in plan.opening],
    }


def sources_of(plan: Plan, sight: Sight[Any]) -> list[dict[str, Any]]:
    """Where its points came from, on average; what cost points, too."""
    found: list[dict[str, Any]] = []
    for at, source in enumerate(sight.sources):
        points = round(mean([trial.heads[at] for trial in plan.trials]), 1)
        if abs(points) >= LEAST_SOURCE:
            found.append({"source": source, "points": points})
    return found


def milestones_of(plan: Plan, found: Sequence[Plan], sight: Sight[Any]) -> list[dict[str, Any]]:
    """What it needs by when, in the order of rounds: of what it is fond of first, then of what sets it apart."""
    wanted: list[tuple[int, int, int]] = []
    for trait in telling_traits(plan, found, sight):
        for level in telling_levels(plan, trait):
            if len(wanted) < MILESTONES:
                wanted.append((round_of(plan, trait, level), trait, level))
    return [{"trait": sight.traits[trait], "level": level, "round": round_} for round_, trait, level in sorted(wanted)]


def telling_traits(plan: Plan, found: Sequence[Plan], sight: Sight[Any]) -> list[int]:
    """Traits that some manner wants; those of this one first, then those by which it stands out."""
    wanted = {what for manner in sight.manners.values() for what, weight in manner.items() if weight > 0.0}
    known = [trait for trait, name in enumerate(sight.traits) if name in wanted]
    first = len(sight.sources)
    return sorted(
        known, key=lambda trait: (plan.fond.get(first + trait, 0.0) <= 0.0, -surplus(plan, found, first + trait))
    )


def surplus(plan: Plan, found: Sequence[Plan], head: int) -> float:
    """By how much it has more of something than all plans on average, in parts of what is usual."""
    mine = mean([trial.heads[head] for trial in plan.trials])
    usual = mean([mean([trial.heads[head] for trial in other.trials]) for other in found])
    return (mine - usual) / max(1.0, usual)


def telling_levels(plan: Plan, trait: int) -> list[int]:
    """Levels of a trait that at least half of the games reached: the highest, and one half-way there."""
    first = plan.trials[0].watch.first[trait]
    highest = first
    while round_of(plan, trait, highest + 1) < SEEDS:
        highest += 1
    if highest == first:
        return []
    return list(range(first + 1, highest + 1)) if highest - first <= LEVELS else [(first + highest + 1) // 2, highest]


def round_of(plan: Plan, trait: int, level: int) -> int:
    """The round by which at least half of the games had reached a level; SEEDS where they did not."""
    reached: list[int] = []
    for trial in plan.trials:
        rounds, needed = trial.watch.rounds[trait], level - trial.watch.first[trait]
        if needed <= len(rounds):
            reached.append(rounds[needed - 1])
    middle = (len(plan.trials) - 1) // 2
    return sorted(reached)[middle] if len(reached) > middle else SEEDS
