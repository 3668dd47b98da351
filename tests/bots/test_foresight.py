"""Foresight: it plays on whole turns, sees only its view, keeps to its budget, and thinks the same again."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest

from longcount.bots import find_bot
from longcount.bots.beam import Breadth, Line, whole_turns
from longcount.bots.foresight import (
    CANDIDATES,
    Candidate,
    Foresight,
    best_line,
    bouts_for,
    luck_of_trials,
    reckon_out_luck,
)
from longcount.bots.net import OTHERS
from longcount.bots.search_bot import SearchBot, agreed
from longcount.bots.sighted import Sighted
from longcount.games import GAMES
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.game import Game
from longcount.kernel.match import Match
from longcount.learn.net import LearningNet

GAME = GAMES["tzolkin"]
SOME = Breadth(4, 40)


def a_judge(game: Game[Any]) -> Sighted:
    """Its net knows nothing but has opinions: they are some points apart."""
    sight = game.judged().sight
    assert sight is not None
    learning = LearningNet(sight, (8,), 1)
    learning.scale *= np.float32(5.0)
    return Sighted(game, learning.as_net())


JUDGE = a_judge(GAME)


def after(decisions: int, seed: int, game: Game[Any] = GAME) -> Match[Any]:
    """A random game of two, so many decisions old, in which somebody has a choice; or one that is over."""
    match, chance, dice = Match(game, ["Ann", "Bob"]), SeededChance(seed), Dice(seed)
    match.settle(chance)
    played = 0
    while not game.pending(match.state).is_over:
        seat = game.pending(match.state).seats[0]
        offers = game.offers(match.state, seat)
        if played >= decisions and len(offers) > 1:
            break
        match.play(seat, offers[dice.below(len(offers))])
        match.settle(chance)
        played += 1
    return match


def seat_of(match: Match[Any]) -> int:
    return match.game.pending(match.state).seats[0]


def think(match: Match[Any], seed: int, simulations: int = 12) -> list[Candidate]:
    seat = seat_of(match)
    return Foresight(GAME, seed, JUDGE, SOME, 1).think(GAME.view(match.state, seat), seat, simulations)


def told(candidates: list[Candidate]) -> list[Any]:
    return [(one.played, one.tries, one.shares(), one.points(), one.sources()) for one in candidates]


@pytest.mark.parametrize("decisions", [10, 40, 75])
def test_a_thought_tells_of_whole_turns_that_are_offered(decisions: int) -> None:
    match = after(decisions, 2)
    seat = seat_of(match)
    candidates = think(match, 1)
    assert 1 <= len(candidates) <= CANDIDATES
    for candidate in candidates:
        state = match.state.clone()
        turn = GAME.turn(state)
        for decision in candidate.played:
            assert GAME.turn(state) == turn and GAME.pending(state).seats == (seat,)
            assert decision in GAME.offers(state, seat)
            GAME.apply(state, seat, decision, None)
        assert GAME.turn(state) != turn or GAME.pending(state).seats != (seat,)
        assert sum(candidate.shares()) == pytest.approx(1.0)
        assert len(candidate.sources()) == len(JUDGE.sources)
    worths = [candidate.worth() for candidate in candidates]
    assert worths == sorted(worths, reverse=True)


def test_the_same_seed_thinks_the_same() -> None:
    match = after(30, 3)
    assert told(think(match, 7)) == told(think(match, 7))


@pytest.mark.parametrize("simulations", [1, 10, 30])
def test_it_stops_after_about_as_many_simulations_as_wished(simulations: int) -> None:
    candidates = think(after(30, 3), 1, simulations)
    assert len(candidates) > 1
    assert abs(sum(candidate.tries for candidate in candidates) - simulations) < CANDIDATES


def test_the_better_half_is_tried_more_often() -> None:
    match = after(30, 3)
    foresight = Foresight(GAME, 1, JUDGE, SOME, 1)
    candidates = foresight.think(GAME.view(match.state, seat_of(match)), seat_of(match), 40)
    tries = sorted([candidate.tries for candidate in candidates], reverse=True)
    assert tries[0] > tries[-1] > 0
    assert [len(candidate.record) for candidate in candidates] == [candidate.tries for candidate in candidates]
    assert [bouts_for(number) for number in (1, 2, 3, 4, 8)] == [1, 1, 2, 2, 3]


def test_it_stops_in_time() -> None:
    match = after(30, 3)
    seat = seat_of(match)
    foresight = Foresight(GAME, 1, JUDGE, SOME, 1)
    began = time.perf_counter()
    foresight.think(GAME.view(match.state, seat), seat, seconds=0.2)
    assert time.perf_counter() - began < 5.0  # a bout more on a busy machine
    assert foresight.done > 0


def test_however_little_time_there_is_some_trials_are_made() -> None:
    match = after(30, 3)
    seat = seat_of(match)
    foresight = Foresight(GAME, 1, JUDGE, SOME, 1)
    foresight.think(GAME.view(match.state, seat), seat, seconds=1e-9, least=3)
    assert foresight.trial == 3


def test_one_turn_alone_is_not_tried() -> None:
    match = after(0, 3)
    seat = seat_of(match)
    foresight = Foresight(GAME, 1, JUDGE, SOME, 1)
    foresight.begin(GAME.view(match.state, seat), seat)
    alone = foresight.candidates[:1]
    foresight.goal = 100
    foresight.compare(alone, GAME.view(match.state, seat), seat)
    assert (foresight.done, alone[0].tries) == (0, 0)


def test_a_turn_that_was_asked_about_is_tried_to_the_end() -> None:
    match = after(30, 3)
    seat = seat_of(match)
    view = GAME.view(match.state, seat)
    foresight = Foresight(GAME, 1, JUDGE, SOME, 1)
    foresight.begin(view, seat)
    worst = foresight.lines[-1].played
    candidates = foresight.think(view, seat, 40, also=worst)
    assert foresight.also is not None and foresight.also.played == worst
    assert foresight.also in candidates
    best = max(candidates, key=lambda candidate: candidate.tries)
    assert foresight.also.tries == best.tries
    lead, error = candidates[0].lead_over(foresight.also)
    assert error > 0.0 and (lead > 0.0) == (candidates[0] is not foresight.also)
    found = candidates[0].played
    foresight.think(view, seat, 20, also=found)
    assert foresight.also is not None and foresight.also.played == found  # it joins nobody: it is there already


def test_a_lead_is_told_with_its_error() -> None:
    match = after(30, 3)
    one, other = think(match, 1, 1)[:2]
    assert one.lead_over(other)[1] > 1e6  # nothing was tried
    one.record, other.record = {1: 5.0, 2: 7.0, 3: 9.0, 4: 99.0}, {1: 4.0, 2: 5.0, 3: 6.0}
    assert one.lead_over(other) == pytest.approx((2.0, (1.0 / 3) ** 0.5))


def test_who_left_before_bad_luck_is_not_better_for_it() -> None:
    """One went on into two poor deals; the other left after the good one, and was worse there."""
    one, other = think(after(30, 3), 1, 1)[:2]
    one.promise = other.promise = one.level = other.level = 50.0
    one.record, other.record = {1: 60.0, 2: 30.0, 3: 30.0}, {1: 57.0}
    one.tries, other.tries = 3, 1
    for _ in range(5):
        reckon_out_luck([one, other])
    assert (one.level, other.level) == pytest.approx((50.75, 49.25), abs=0.01)  # by 3 points, and as much by no trial
    assert luck_of_trials([one, other]) == pytest.approx({1: 8.5, 2: -20.75, 3: -20.75}, abs=0.02)
    reckon_out_luck([])


def test_with_a_clock_halves_leave_before_it_rings() -> None:
    """Not all of what was allowed is planned for the first bout: the clock rings long before."""
    match = after(30, 3)
    seat = seat_of(match)
    foresight = Foresight(GAME, 1, JUDGE, SOME, 1)
    candidates = foresight.think(GAME.view(match.state, seat), seat, 1_000_000, seconds=1e-9, least=5)
    tries = [candidate.tries for candidate in candidates]
    assert max(tries) == 5 > min(tries)


def test_several_heads_try_the_same_turns_with_other_luck() -> None:
    match = after(30, 3)
    seat = seat_of(match)
    view = GAME.view(match.state, seat)
    heads = [Foresight(GAME, 1, JUDGE, SOME, 1).think(view, seat, 40, head=head) for head in range(3)]
    assert len({frozenset(one.played for one in candidates) for candidates in heads}) == 1
    assert len({tuple(sorted(one.worth() for one in candidates)) for candidates in heads}) == 3
    assert told(heads[0]) == told(Foresight(GAME, 1, JUDGE, SOME, 1).think(view, seat, 40))


def test_what_rests_on_more_trials_counts_more() -> None:
    a, b = (1, 2), (3,)
    assert agreed([[(a, 10.0, 50.0), (b, 2.0, 49.0)], [(a, 1.0, 40.0), (b, 10.0, 48.0)]]) == a
    assert agreed([[(a, 1.0, 50.0), (b, 2.0, 49.0)], [(a, 10.0, 40.0), (b, 10.0, 48.0)]]) == b


def test_opinions_are_those_of_the_bot_that_thinks_alone() -> None:
    match = after(30, 3)
    seat = seat_of(match)
    view, offers = GAME.view(match.state, seat), GAME.offers(match.state, seat)
    alone, head = find_bot("thumb:20", 4), find_bot("thumb:20", 4)
    assert isinstance(head, SearchBot)
    turn, opinions = head.opinions(GAME, view, seat, 0)
    assert turn == GAME.turn(match.state) and len(opinions) > 1
    head.memory = (turn, *agreed([opinions]))
    assert head.choose(GAME, view, seat, offers) is alone.choose(GAME, view, seat, offers)


# --- what is hidden ----------------------------------------------------------------------


@pytest.mark.parametrize(("name", "decisions"), [("tzolkin", 0), ("winter", 80), ("winter", 100)])
def test_what_is_hidden_does_not_change_the_choice(name: str, decisions: int) -> None:
    """In Tzolk'in only the tiles dealt at the beginning are; in the other game there are hands and decks."""
    game = GAMES[name]
    judge = a_judge(game)
    match = after(decisions, 4, game)
    seat = seat_of(match)
    view = game.view(match.state, seat)
    deals = [game.determinize(view, Dice(seed)) for seed in range(4)]
    assert len({deal.key() for deal in deals}) > 1
    assert len({judge.sight.row(deal, seat) for deal in (match.state, *deals)}) == 1
    found = [whole_turns(game, deal, seat, SOME, judge) for deal in deals]
    turns = [[(line.played, line.worth) for line in lines] for lines in found]
    assert all(one == turns[0] for one in turns)
    views = [game.view(deal, seat) for deal in (match.state, *deals)]
    thoughts = [told(Foresight(game, 5, judge, SOME, 1).think(view, seat, 12)) for view in views]
    assert all(thought == thoughts[0] for thought in thoughts)


# --- the judge ---------------------------------------------------------------------------


def test_where_the_game_is_over_the_judge_tells_the_truth() -> None:
    match = after(10_000, 5)
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    for seat in range(2):
        line = Line(match.state, None, None, False)
        JUDGE.look(line, seat)
        JUDGE.weigh([line], seat)
        assert line.points == line.worth == outcome.points(seat)
    points = [outcome.points(seat) for seat in range(2)]
    won = [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(2)]
    assert JUDGE.points(match.state) == points
    assert JUDGE.shares(match.state) == won
    assert JUDGE.prospects(match.state, 0)[:4] == won + points
    JUDGE.weigh([], 0)


def test_before_the_end_it_says_what_the_net_says() -> None:
    state = after(30, 5).state
    heads = JUDGE.expected(state)
    assert JUDGE.points(state) == pytest.approx(heads[:, 0].tolist())
    assert sum(JUDGE.shares(state)) == pytest.approx(1.0)
    assert JUDGE.prospects(state, 1)[4:] == pytest.approx(heads[1, OTHERS : OTHERS + len(JUDGE.sources)].tolist())


def test_a_manner_adds_what_it_is_fond_of() -> None:
    match = after(30, 5)
    seat = seat_of(match)
    weights = np.zeros(len(JUDGE.sight.sources) + len(JUDGE.sight.traits), np.float32)
    weights[2] = 3.0
    plain, fond = Line(match.state, None, None, True), Line(match.state, None, None, True)
    for line, judge in ((plain, JUDGE), (fond, Sighted(GAME, JUDGE.net, weights))):
        judge.look(line, seat)
        judge.weigh([line], seat)
    assert plain.worth == plain.points == fond.points
    assert fond.worth - fond.points == pytest.approx(3.0 * float(JUDGE.expected(match.state)[seat, OTHERS + 2]))


@pytest.mark.parametrize("decisions", [10, 50])
def test_the_beam_finds_each_position_once(decisions: int) -> None:
    match = after(decisions, 6)
    seat = seat_of(match)
    lines = whole_turns(GAME, match.state, seat, SOME, JUDGE)
    assert len(lines) > 1
    assert len({line.state.key() for line in lines}) == len(lines)
    for line in lines:
        twin = match.state.clone()
        for decision in line.played:
            GAME.apply(twin, seat, decision, None)
        assert twin.key() == line.state.key()
        assert line.row == JUDGE.sight.row(twin, seat)
    best = best_line(GAME, match.state, seat, JUDGE, SOME)
    assert best.worth == max(line.worth for line in lines)
    assert best.played in [line.played for line in lines]
