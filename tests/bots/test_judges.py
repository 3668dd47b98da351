"""Judges: chances and points of all seats; and bots that go by them see only their view."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from builds import if_compiled, times
from longcount.bots import UnknownBot, find_bot
from longcount.bots.judge import RuleOfThumb, shares_of
from longcount.bots.judges import MakeJudge, best_judge, by_file, by_thumb, sighted
from longcount.bots.net import read_net, sight_of
from longcount.bots.sighted import Sighted
from longcount.games import GAMES
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.errors import BadData
from longcount.kernel.game import Game
from longcount.kernel.match import Match


def moments(game: Game[Any], seats: int, seed: int, every: int) -> list[Match[Any]]:
    """Positions of a random game in which somebody has a choice."""
    match, chance, dice = Match(game, ["a", "b", "c", "d"][:seats]), SeededChance(seed), Dice(seed)
    found: list[Match[Any]] = []
    match.settle(chance)
    while not game.pending(match.state).is_over:
        seat = game.pending(match.state).seats[0]
        offers = game.offers(match.state, seat)
        if len(match.rows) % every == 0 and len(offers) > 1:
            found.append(match.fork())
        match.play(seat, offers[dice.below(len(offers))])
        match.settle(chance)
    return found


def test_chances_to_win_are_one_in_all_and_grow_with_the_lead() -> None:
    shares = shares_of([30.0, 20.0, 20.0], 5.0)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > shares[1] == shares[2]
    assert shares_of([30.0, 20.0, 20.0], 2.0)[0] > shares[0]


@pytest.mark.parametrize("game_name", GAMES)
def test_a_lead_weighs_more_near_the_end(game_name: str) -> None:
    game = GAMES[game_name]
    judge = RuleOfThumb(game)
    assert judge.early > judge.late
    for match in moments(game, 3, 2, 60):
        assert sum(judge.shares(match.state)) == pytest.approx(1.0)
        assert 0.0 <= game.judged().progress(match.state) < 1.0


@pytest.mark.parametrize("game_name", GAMES)
def test_progress_grows_to_one(game_name: str) -> None:
    game = GAMES[game_name]
    match, chance, dice, last = Match(game, ["a", "b"]), SeededChance(1), Dice(1), 0.0
    match.settle(chance)
    while not game.pending(match.state).is_over:
        assert game.judged().progress(match.state) >= last
        last = game.judged().progress(match.state)
        seat = game.pending(match.state).seats[0]
        offers = game.offers(match.state, seat)
        match.play(seat, offers[dice.below(len(offers))])
        match.settle(chance)
    assert game.judged().progress(match.state) == 1.0
    assert game.judged().worths(match.state) == [game.judged().evaluate(match.state, seat) for seat in range(2)]


@pytest.mark.slow
@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize("name", ["greedy", pytest.param("mcts:12", marks=if_compiled)])
def test_a_choice_does_not_change_when_what_is_hidden_is_dealt_again(game_name: str, name: str) -> None:
    game = GAMES[game_name]
    for match in moments(game, 3, 7, 31)[:: times(4, 6)]:
        seat = game.pending(match.state).seats[0]
        offers = game.offers(match.state, seat)
        chosen = find_bot(name, 3).choose(game, game.view(match.state, seat), seat, offers)
        for deal in range(2):
            other = game.determinize(game.view(match.state, seat), Dice(deal))
            again = find_bot(name, 3).choose(game, game.view(other, seat), seat, game.offers(other, seat))
            assert again is chosen


@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize("make", [best_judge, by_thumb])
def test_a_finished_game_is_judged_by_who_has_won(make: MakeJudge, game_name: str) -> None:
    game = GAMES[game_name]
    state, judge = game.new(3, {}), make(game)
    game.judged().playout(state, Dice(1), 100_000)
    outcome = game.outcome(state)
    assert outcome is not None
    told = judge.prospects(state, 1)
    assert told[:3] == [(seat in outcome.winners) / len(outcome.winners) for seat in range(3)]
    assert told[3:6] == [outcome.points(seat) for seat in range(3)]
    assert sum(told[6:]) == pytest.approx(outcome.points(1) if judge.sources else 0.0)


@pytest.mark.parametrize("game_name", GAMES)
def test_every_game_has_a_net_and_without_one_the_rule_of_thumb_judges(game_name: str, tmp_path: Path) -> None:
    game = GAMES[game_name]
    assert best_judge(game).sources == tuple(sight_of(game).sources)
    assert sighted(game, tmp_path / "none.npz") is None
    with pytest.raises(BadData, match=r"none\.npz is not there"):
        by_file(tmp_path / "none.npz")(game)


@pytest.mark.parametrize("game_name", GAMES)
def test_before_the_end_chances_are_one_in_all_and_points_come_from_sources(game_name: str) -> None:
    game = GAMES[game_name]
    judge = best_judge(game)
    for match in moments(game, 3, 2, 60):
        told = judge.prospects(match.state, 0)
        assert sum(told[:3]) == pytest.approx(1.0)
        assert len(told) == 6 + len(judge.sources)
        assert (judge.shares(match.state), judge.points(match.state)) == (told[:3], told[3:6])
        assert abs(sum(told[6:]) - told[3]) < 30.0  # heads learn apart, but of the same games


def test_chances_that_were_fitted_follow_from_the_points() -> None:
    game = GAMES["tikal"]
    net = read_net(game, game.folder / "net.npz")
    state, judge = moments(game, 3, 2, 60)[1].state, Sighted(game, net)
    net.chances = {}
    felt = judge.shares(state)
    net.chances = {3: [10.0, 10.0]}
    assert judge.shares(state) == shares_of(judge.points(state), 10.0) != felt
    net.chances = {4: [10.0, 10.0]}
    assert judge.shares(state) == felt  # among so many players nothing was fitted


def test_who_minds_the_others_counts_their_points_against_its_own() -> None:
    judge = best_judge(GAMES["tikal"])
    assert judge.spite > 0.0
    assert judge.minded([50.0, 30.0, 40.0], 0) == pytest.approx(50.0 - judge.spite * 35.0)
    assert best_judge(GAMES["tzolkin"]).minded([50.0, 30.0], 0) == 50.0


@pytest.mark.slow
def test_a_search_beats_chance_with_few_simulations() -> None:
    game = GAMES["tzolkin"]
    for seed in range(times(4, 1)):
        names = ["random", "random"]
        names[seed % 2] = "thumb:10"
        match, chance = Match(game, names), SeededChance(seed)
        bots = [find_bot(name, seed) for name in names]
        match.settle(chance)
        while not game.pending(match.state).is_over:
            seat = game.pending(match.state).seats[0]
            view = game.view(match.state, seat)
            match.play(seat, bots[seat].choose(game, view, seat, game.offers(match.state, seat)))
            match.settle(chance)
        outcome = game.outcome(match.state)
        assert outcome is not None
        assert outcome.winners == [seed % 2]


@pytest.mark.parametrize(
    "name", ["mcts", "mcts:", "mcts:0", "mcts:x", "mcts:-3", "mcts:0s", "mcts:nans", "mcts:9999999"]
)
def test_a_budget_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="how long to think"):
        find_bot(name, 1)
