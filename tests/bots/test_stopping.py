"""When a tournament stops: hardly ever wrongly, at the same game in any order, with intervals that hold."""

from __future__ import annotations

from random import Random

import pytest

from longcount.bots.arena import Fixture, Result
from longcount.bots.ratings import mean_of
from longcount.bots.stopping import CLEAR, LEAST, NARROW, PLAYED, Contest, Question, Referee, Verdict

SEATINGS = {"ab": ("ab", "ba"), "abbb": ("abbb", "babb", "bbab", "bbba"), "abc": ("abc", "bca", "cab")}


def played(table: str, seed: int, strengths: dict[str, float], dice: Random) -> list[Result]:
    """A round. Its games go alike: half of the seeds give the victory to one seat, whoever sits there."""
    lucky = dice.randrange(len(table)) if dice.random() < 0.5 else -1
    results = []
    for bots in SEATINGS[table]:
        weights = [strengths[name] * (3 if seat == lucky else 1) for seat, name in enumerate(bots)]
        winner = dice.choices(range(len(bots)), weights)[0]
        points = [40 + 5 * strengths[name] + dice.gauss(0, 8) for name in bots]
        results.append(Result(tuple(bots), seed, points, [winner]))
    return results


def tournament(
    table: str, strengths: dict[str, float], draw: int, rounds: int, *, width: float = 0.0, clear: bool = True
) -> Referee:
    dice = Random(draw)
    fixtures = [Fixture("x", {}, tuple(bots), seed) for seed in range(rounds) for bots in SEATINGS[table]]
    referee = Referee(fixtures, Question(sorted(set(table)), width=width, until_clear=clear))
    for seed in range(rounds):
        for result in played(table, seed, strengths, dice):
            referee.see(result)
        if referee.verdict is not None:
            break
    return referee


def verdict_of(referee: Referee) -> Verdict:
    assert referee.verdict is not None
    return referee.verdict


@pytest.mark.parametrize(("table", "rounds"), [("ab", 100), ("abbb", 60), ("abc", 60)])
def test_equal_bots_are_seldom_told_apart_though_one_looks_after_every_round(table: str, rounds: int) -> None:
    equal = dict.fromkeys("abc", 1.0)
    verdicts = [verdict_of(tournament(table, equal, draw, rounds)) for draw in range(120)]
    assert sum(verdict.kind == CLEAR for verdict in verdicts) <= 6
    assert all(verdict.games == verdict.most for verdict in verdicts if verdict.kind == PLAYED)


@pytest.mark.parametrize(("table", "strength", "games"), [("ab", 2.5, 70), ("abbb", 4.0, 40), ("abc", 4.0, 90)])
def test_the_better_bot_is_found_soon(table: str, strength: float, games: int) -> None:
    verdicts = [verdict_of(tournament(table, {"a": strength, "b": 1.0, "c": 1.0}, draw, 200)) for draw in range(60)]
    assert 58 <= sum((verdict.kind, verdict.best) == (CLEAR, "a") for verdict in verdicts)
    assert sorted(verdict.games for verdict in verdicts)[30] <= games
    for verdict in verdicts:
        assert verdict.share is None or verdict.share.low > verdict.even - 1e-9


def test_the_weaker_may_be_named_first() -> None:
    verdict = verdict_of(tournament("ab", {"a": 1.0, "b": 6.0}, 1, 200))
    assert ("b", 0.5) == (verdict.best, verdict.even)
    assert verdict.share is not None and 0.5 < verdict.share.low < verdict.share.value <= verdict.share.high


def test_the_best_of_several_is_better_than_every_other() -> None:
    """Two equal ones that both beat the third: nobody is the best."""
    verdicts = [verdict_of(tournament("abc", {"a": 6.0, "b": 6.0, "c": 1.0}, draw, 60)) for draw in range(40)]
    assert sum(verdict.kind == CLEAR for verdict in verdicts) <= 2


def test_shares_hold_at_all_times_at_once() -> None:
    outside = 0
    for draw in range(60):
        dice = Random(draw)
        contest = Contest("a", "b")
        held = []
        for seed in range(40):
            contest.add([result_of_two(bots, seed, dice.random() < 0.7) for bots in ("ab", "ba")])
            if seed % 8 == 7:
                share = contest.share()
                held.append(share.low <= 0.7 <= share.high)
        outside += not all(held)
    assert outside <= 3


def result_of_two(bots: str, seed: int, a_wins: bool) -> Result:
    return Result(tuple(bots), seed, [0.0, 0.0], [bots.index("a" if a_wins else "b")])


def test_a_victory_of_others_speaks_for_neither() -> None:
    contest = Contest("a", "b")
    assert 0.5 == contest.won(Result(("a", "b", "c"), 1, [0.0] * 3, [2]))
    assert (1.0, 0.0) == tuple(contest.won(Result(("a", "b", "c"), 1, [0.0] * 3, [seat])) for seat in (0, 1))
    alone = Result(("b", "a", "b", "b"), 1, [0.0] * 4, [1])
    assert (1.0, 0.25) == (contest.won(alone), contest.even(alone))
    assert 0.25 == contest.won(Result(("a", "b", "b", "b"), 1, [0.0] * 4, [0, 1, 2, 3]))


def test_a_wished_width_is_reached_and_its_interval_holds() -> None:
    held = 0
    for draw in range(150):
        referee = tournament("ab", {"a": 2.0, "b": 1.0}, draw, 200, width=3.0, clear=False)
        verdict = verdict_of(referee)
        assert NARROW == verdict.kind and verdict.width <= 3.0 and verdict.games >= 2 * LEAST and verdict.share is None
        found = mean_of(referee.question.points["a"])
        held += found.low <= 50.0 <= found.high
    assert held >= 135


def test_whatever_comes_first_ends_it() -> None:
    assert NARROW == verdict_of(tournament("ab", {"a": 1.0, "b": 1.0}, 1, 200, width=3.0)).kind
    assert CLEAR == verdict_of(tournament("ab", {"a": 50.0, "b": 1.0}, 1, 200, width=0.5)).kind


def test_results_count_in_the_order_of_seeds_and_only_in_whole_rounds() -> None:
    dice = Random(3)
    rounds = [played("ab", seed, {"a": 3.0, "b": 1.0}, dice) for seed in range(60)]
    fixtures = [Fixture("x", {}, result.bots, result.seed) for of_seed in rounds for result in of_seed]
    results = [result for of_seed in rounds for result in of_seed]
    stops = []
    for draw in range(6):
        order = results[:]
        if draw:
            order.sort(key=lambda result: result.seed + Random(f"{draw} {result.key}").random() * 12)
        referee = Referee(fixtures, Question("ab", until_clear=True))
        for result in order:
            if referee.see(result):
                break
        stops.append((referee.verdict, [result.key for result in referee.counted]))
    assert stops[0][0] is not None and CLEAR == stops[0][0].kind
    assert all(stop == stops[0] for stop in stops)
    hole = Referee(fixtures, Question("ab", until_clear=True))
    assert not any(hole.see(result) for result in results[1:])
    assert hole.see(results[0])
