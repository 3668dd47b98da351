"""Positions as numbers: rows that mean the same for every seat, at every moment, at every table."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any

import pytest

from longcount.bots.learned import Learned, Net, ahead, inputs_of, make_judge, read_net
from longcount.games import GAMES
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.errors import BadData
from longcount.kernel.game import Game
from longcount.kernel.match import Match
from longcount.kernel.one_hot import one_hot


def positions(game: Game[Any], seats: int, seed: int, every: int) -> list[Any]:
    """States of a random game, its end among them."""
    match, chance, dice, found = Match(game, ["a", "b", "c", "d"][:seats]), SeededChance(seed), Dice(seed), []
    match.settle(chance)
    while not game.pending(match.state).is_over:
        if len(match.rows) % every == 0:
            found.append(match.state.clone())
        seat = game.pending(match.state).seats[0]
        offers = game.offers(match.state, seat)
        match.play(seat, offers[dice.below(len(offers))])
        match.settle(chance)
    return [*found, match.state]


def test_a_number_is_a_mark_in_its_place() -> None:
    assert one_hot(2, 4) == [0.0, 0.0, 1.0, 0.0]
    assert one_hot(9, 3) == [0.0, 0.0, 1.0]
    assert one_hot(-1, 2) == [1.0, 0.0]


@pytest.mark.parametrize("game_name", GAMES)
def test_rows_have_one_width_at_every_table(game_name: str) -> None:
    game = GAMES[game_name]
    widths = set()
    for seats in game.seats:
        for state in positions(game, seats, seats, 25):
            rows = game.judged().features(state)
            assert len(rows) == seats
            widths |= {len(row) for row in rows}
            assert all(isfinite(number) and abs(number) < 20 for row in rows for number in row)
    assert len(widths) == 1


@pytest.mark.parametrize("game_name", GAMES)
def test_looking_changes_nothing_and_equal_positions_look_equal(game_name: str) -> None:
    game = GAMES[game_name]
    for state in positions(game, 3, 5, 60):
        before = state.key()
        assert game.judged().features(state) == game.judged().features(state.clone())
        assert state.key() == before


@pytest.mark.parametrize("game_name", GAMES)
def test_moments_of_a_game_look_different(game_name: str) -> None:
    game = GAMES[game_name]
    looks = [tuple(map(tuple, game.judged().features(state))) for state in positions(game, 2, 1, 40)]
    assert len(set(looks)) == len(looks)


def small_net(inputs: int, units: int) -> Net:
    """A net with weights that are all different."""
    hidden = [[((7 * unit + 3 * at) % 11 - 5) / 50 for at in range(inputs)] for unit in range(units)]
    return Net(hidden, [0.1 * unit for unit in range(units)], [0.5 - 0.2 * unit for unit in range(units)], 0.25)


def test_a_net_adds_up_what_its_units_say() -> None:
    net = Net([[1.0, -1.0], [2.0, 0.0]], [0.0, -1.0], [3.0, 5.0], 0.5)
    assert net.value([2.0, 0.5]) == pytest.approx(0.5 + 3.0 * 1.5 + 5.0 * 3.0)
    assert net.value([0.0, 1.0]) == pytest.approx(0.5)


@pytest.mark.parametrize("game_name", GAMES)
def test_the_learned_judge_puts_the_rule_of_thumb_right(game_name: str) -> None:
    game = GAMES[game_name]
    state = positions(game, 2, 3, 50)[1]
    worths, progress = game.judged().worths(state), game.judged().progress(state)
    rows = inputs_of(game, state, worths, progress)
    judge = Learned(game, small_net(len(rows[0]), 3), 9.0, 2.0)
    wanted = [worth + 20.0 * judge.net.value(row) for worth, row in zip(worths, rows, strict=True)]
    assert judge.points(state) == pytest.approx(wanted)
    assert sum(judge.shares(state)) == pytest.approx(1.0)
    leader = 0 if wanted[0] > wanted[1] else 1
    assert judge.outlook(state, leader, 0.0) > 0 > judge.outlook(state, 1 - leader, 0.0)


@pytest.mark.parametrize("game_name", GAMES)
def test_a_finished_game_is_not_guessed(game_name: str) -> None:
    game = GAMES[game_name]
    end = positions(game, 2, 3, 50)[-1]
    judge = Learned(game, small_net(len(game.judged().features(end)[0]) + 4, 2), 9.0, 2.0)
    outcome = game.outcome(end)
    assert outcome is not None
    assert judge.points(end) == pytest.approx([outcome.points(seat) for seat in range(2)])


def test_the_lead_is_over_the_others_of_whom_the_best_count_most() -> None:
    assert ahead([10.0, 7.0], 0, 2.0) == pytest.approx(3.0)
    assert ahead([10.0, 7.0, -90.0], 0, 2.0) == pytest.approx(3.0)
    assert ahead([10.0, 7.0, 7.0], 0, 2.0) < 3.0


@pytest.mark.parametrize("game_name", GAMES)
def test_the_shipped_net_fits_its_game(game_name: str) -> None:
    game = GAMES[game_name]
    judge = make_judge(game)
    assert isinstance(judge, Learned)
    rows = game.judged().features(positions(game, 2, 1, 50)[0])
    assert {len(weights) for weights in judge.net.hidden} == {len(rows[0]) + 4}
    assert make_judge(game) is judge


def test_a_lead_is_worth_what_was_fitted_for_so_many_players(tmp_path: Any) -> None:
    """Where nothing was fitted, as much as for the bots."""
    game = GAMES["tzolkin"]
    state = positions(game, 4, 1, 50)[0]
    net = {"longcount net": 1, "game": "tzolkin", "spread": [8.0, 2.0], "chances": {"4": [80.0, 20.0]}}
    inputs = len(game.judged().features(state)[0]) + 4
    net |= {"hidden": [[0.0] * inputs], "bias": [0.0], "out": [0.0], "base": 0.0}
    path = tmp_path / "net.json"
    path.write_text(json.dumps(net))
    of_bots, of_three, of_four = (read_net(game, path, seats) for seats in (0, 3, 4))
    assert of_bots.points(state) == of_four.points(state) and of_bots.shares(state) == of_three.shares(state)
    assert max(of_four.shares(state)) < max(of_bots.shares(state))
    assert of_bots.prospects(state) == of_bots.shares(state) + of_bots.points(state)


def test_a_file_that_is_no_net_is_refused(tmp_path: Any) -> None:
    game = GAMES["tzolkin"]
    path = tmp_path / "net.json"
    for text in ("", "[1, 2]", '{"longcount net": 1, "game": "tikal"}', '{"longcount net": 1, "game": "tzolkin"}'):
        path.write_text(text)
        with pytest.raises(BadData, match=r"net\.json"):
            read_net(game, path)
    with pytest.raises(BadData, match=r"none\.json"):
        read_net(game, tmp_path / "none.json")
