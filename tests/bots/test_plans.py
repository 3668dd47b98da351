"""Plans: followed to the end from what a seat may know, told apart by what they lead to; refused where none are."""

from __future__ import annotations

from typing import Any

import pytest

from builds import if_compiled
from longcount.bots.foresight import SEEDS
from longcount.bots.plans import (
    MOST,
    PLAIN,
    NoPlans,
    Plan,
    Planner,
    Trial,
    Watch,
    milestones_of,
    plans,
    round_of,
    sight_for_plans,
)
from longcount.games import GAMES
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.game import Game, Insight
from longcount.kernel.match import Match

WORLDS = 2
TZOLKIN = GAMES["tzolkin"]
SIGHT = sight_for_plans(TZOLKIN)


def later(game: Game[Any], part: float) -> tuple[Any, int]:
    """A position of two when so much of a random game is over, and a seat that has a choice there."""
    match, chance, dice = Match(game, ["Ann", "Bob"]), SeededChance(4), Dice(4)
    match.settle(chance)
    while True:
        seat = game.pending(match.state).seats[0]
        offers = game.offers(match.state, seat)
        if game.judged().progress(match.state) >= part and len(offers) > 1:
            return match.state, seat
        match.play(seat, offers[dice.below(len(offers))])
        match.settle(chance)


def found(game: Game[Any], state: Any, seat: int, seed: int = 1) -> dict[str, Any]:
    return plans(game, game.view(state, seat), seat, seed, WORLDS, 0.0)


# --- trying them ------------------------------------------------------------------------


@if_compiled
@pytest.mark.parametrize("name", GAMES)
def test_plans_are_the_same_again_and_know_nothing_that_is_hidden(name: str) -> None:
    """Everything hidden dealt anew: plans, games and milestones stay the same."""
    game = GAMES[name]
    state, seat = later(game, 0.85)
    other = game.determinize(game.view(state, seat), Dice(77))
    assert found(game, state, seat) == found(game, other, seat)


@if_compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_plan_begins_with_a_turn_that_is_offered_and_tells_what_it_needs_in_order(name: str) -> None:
    game = GAMES[name]
    state, seat = later(game, 0.8)
    told = found(game, state, seat)
    assert 1 <= len(told["plans"]) <= MOST
    best = told["plans"][0]
    assert best["behind"] == 0 and not best["is_behind"]
    for plan in told["plans"]:
        again = state.clone()
        for text in plan["decisions"]:
            decision = game.catalogue.read(text)
            assert decision in game.offers(again, seat)
            game.apply(again, seat, decision, None)
        rounds = [milestone["round"] for milestone in plan["milestones"]]
        assert rounds == sorted(rounds) and all(told["round"] <= each <= told["last"] for each in rounds)
        assert plan["trials"] == WORLDS and 0 <= plan["wins"] <= WORLDS
        assert sum(each["points"] for each in plan["sources"]) == pytest.approx(plan["points"], abs=4)
    names = [plan["manner"] for plan in told["plans"]]
    assert len(set(names)) == len(names) and not set(names) & {each["manner"] for each in told["left"]}


@if_compiled
def test_just_before_the_end_there_is_one_plan() -> None:
    state, seat = later(TZOLKIN, 0.95)
    told = found(TZOLKIN, state, seat)
    assert [plan["manner"] for plan in told["plans"]] == [PLAIN] and not told["left"]


def test_a_manner_leads_to_more_of_what_it_is_after() -> None:
    """As far as it is followed before it fades: the judge expects more workers of who wants workers."""
    state, seat = later(TZOLKIN, 0.1)
    planner = Planner(TZOLKIN, TZOLKIN.view(state, seat), seat, 1)
    named = {plan.name: plan for plan in planner.plans}
    workers = [
        planner.judge_of(named[name], state).worth_now(state, seat) - planner.judge.worth_now(state, seat)
        for name in (PLAIN, "workers")
    ]
    assert workers[0] == 0 < workers[1]


# --- telling them apart -----------------------------------------------------------------


def trial_of(points: float, workers: int, rounds: list[int]) -> Trial:
    """A game of two that ended with so many workers, each beyond three reached in its round."""
    state = TZOLKIN.new(2, {})
    watch = Watch(SIGHT, state, 0)
    watch.rounds[0].extend(rounds)
    traits = [workers, *[0] * (len(SIGHT.traits) - 1)]
    sources = [points, *[0.0] * (len(SIGHT.sources) - 1)]
    return Trial(watch, traits, [1.0, 0.0, points, 50.0, *sources], points)


def plan_of(name: str, trials: list[Trial]) -> Plan:
    heads = [*SIGHT.sources, *SIGHT.traits]
    fond = {heads.index(what): weight for what, weight in SIGHT.manners.get(name, {}).items()}
    plan = Plan(name, fond, None)
    plan.trials += trials
    return plan


def test_plans_differ_if_one_gets_more_of_what_it_is_after() -> None:
    plain = plan_of(PLAIN, [trial_of(60, 4, [5]), trial_of(50, 4, [6])])
    more = plan_of("workers", [trial_of(55, 6, [3, 4, 5]), trial_of(58, 5, [3, 9])])
    same = plan_of("workers", [trial_of(55, 4, [3]), trial_of(58, 4, [3])])
    assert more.differs_from(plain) and plain.differs_from(more)
    assert not same.differs_from(plain)


def test_a_lead_is_sure_only_where_chance_does_not_explain_it() -> None:
    one = plan_of(PLAIN, [trial_of(points, 3, []) for points in (60.0, 50.0, 55.0)])
    other = plan_of("farmer", [trial_of(points, 3, []) for points in (50.0, 41.0, 44.0)])
    third = plan_of("temples", [trial_of(points, 3, []) for points in (40.0, 70.0, 50.0)])
    assert one.lead_over(other)[0] == 10 and one.is_surely_better(other)
    assert not one.is_surely_better(third) and not other.is_surely_better(one)


def test_what_is_needed_is_told_where_at_least_half_of_the_games_had_it() -> None:
    plan = plan_of("workers", [trial_of(50, 5, [3, 9]), trial_of(50, 4, [5]), trial_of(50, 5, [4, 11])])
    first = plan.trials[0].watch.first[0]
    assert [round_of(plan, 0, first + more) for more in (1, 2, 3)] == [4, 11, SEEDS]
    told = [(each["trait"], each["level"], each["round"]) for each in milestones_of(plan, [plan], SIGHT)]
    assert told == [("workers", first + 1, 4), ("workers", first + 2, 11)]


# --- where there are none ---------------------------------------------------------------


def test_a_game_that_tells_no_manners_is_refused_with_a_sentence() -> None:
    state, seat = later(TZOLKIN, 0.1)
    blind = Insight(
        ledger=TZOLKIN.judged().ledger,
        evaluate=TZOLKIN.judged().evaluate,
        worths=TZOLKIN.judged().worths,
        progress=TZOLKIN.judged().progress,
        playout=TZOLKIN.judged().playout,
    )
    game = Game(
        name="blind",
        title="Blind",
        edition="1",
        seats=TZOLKIN.seats,
        options=TZOLKIN.options,
        catalogue=TZOLKIN.catalogue,
        longest=TZOLKIN.longest,
        folder=TZOLKIN.folder,
        rules=TZOLKIN,
        insight=blind,
    )
    with pytest.raises(NoPlans, match="Blind tells nobody"):
        found(game, state, seat)
