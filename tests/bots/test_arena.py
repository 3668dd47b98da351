"""The arena: balanced schedules, games that depend on their seed alone, and ratings that are right."""

from __future__ import annotations

import json
import math
from collections import Counter
from random import Random
from typing import Any

import pytest

from longcount.bots import BOTS, UnknownBot
from longcount.bots.arena import (
    BadTournament,
    Fixture,
    GameBroken,
    Result,
    Thinking,
    Tournament,
    bot_seed,
    check_tournament,
    missing,
    play_fixture,
    result_of,
    schedule,
    thinking_of,
)
from longcount.bots.ratings import Standings, elo, mean_of, share_of, student, wilson
from longcount.games import GAMES
from longcount.kernel import record
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import BadOption, BadSetup, LongCountError
from longcount.kernel.game import Game
from longcount.kernel.speech import View


def tournament(*bots: str, seats: int = 2, games: int = 8, against: str = "all", **options: str) -> Tournament:
    return Tournament("winter", options, bots, seats, games, against, 5)


# --- the schedule -----------------------------------------------------------------


def test_two_players_play_each_seed_from_both_seats() -> None:
    fixtures = schedule(tournament("a", "b", games=4))
    assert [("a", "b"), ("b", "a")] * 2 == [fixture.bots for fixture in fixtures]
    assert [5, 5, 6, 6] == [fixture.seed for fixture in fixtures]


def test_one_against_all_goes_round_the_table_with_each_seed() -> None:
    fixtures = schedule(tournament("a", "b", seats=4, games=8))
    assert [0, 3, 2, 1] * 2 == [fixture.bots.index("a") for fixture in fixtures]
    assert all(fixture.bots.count("b") == 3 for fixture in fixtures)
    assert [5] * 4 + [6] * 4 == [fixture.seed for fixture in fixtures]


def test_many_bots_meet_in_pairs_round_by_round() -> None:
    fixtures = schedule(tournament("a", "b", "c", games=4))
    assert {("a", "b"): 4, ("a", "c"): 4, ("b", "c"): 4} == Counter(tuple(sorted(f.bots)) for f in fixtures)
    assert [5] * 6 + [6] * 6 == [fixture.seed for fixture in fixtures]


@pytest.mark.parametrize("bots", ["ab", "abc", "abcd", "abcde"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("against", ["all", "mixed"])
def test_everybody_sits_in_every_seat_equally_often(bots: str, seats: int, against: str) -> None:
    """Also with each single seed, at each table; and no game is played twice."""
    fixtures = schedule(tournament(*bots, seats=seats, games=7, against=against))
    assert len(fixtures) == len({fixture.key for fixture in fixtures})
    tables = Counter((fixture.seed, "".join(sorted(fixture.bots))) for fixture in fixtures)
    for seed, table in tables:
        here = [f.bots for f in fixtures if f.seed == seed and "".join(sorted(f.bots)) == table]
        for name in set(table):
            assert 1 == len({sum(order[seat] == name for order in here) for seat in range(seats)})
    games = Counter("".join(sorted(fixture.bots)) for fixture in fixtures)
    assert all(7 <= number < 7 + seats for number in games.values())


def test_mixed_tables_seat_all_bots_in_every_order() -> None:
    fixtures = schedule(tournament("a", "b", "c", seats=3, games=12, against="mixed"))
    assert 6 == len({fixture.bots for fixture in fixtures})
    assert {2} == set(Counter(fixture.bots for fixture in fixtures).values())
    uneven = {"".join(sorted(f.bots)) for f in schedule(tournament("a", "b", seats=3, against="mixed"))}
    assert {"aab", "abb"} == uneven


def test_bots_that_are_named_several_times_are_one_table() -> None:
    fixtures = schedule(tournament("a", "a", "b", seats=3, games=6, against="mixed"))
    assert {"aab": 2, "aba": 2, "baa": 2} == Counter("".join(fixture.bots) for fixture in fixtures)
    equal = schedule(tournament("a", "a", "a", "a", seats=4, games=3, against="mixed"))
    assert [(5, ("a",) * 4), (6, ("a",) * 4), (7, ("a",) * 4)] == [fixture.key for fixture in equal]


@pytest.mark.parametrize("against", ["all", "mixed"])
def test_more_games_go_on_from_fewer(against: str) -> None:
    few = {f.key for f in schedule(tournament("a", "b", "c", seats=4, games=6, against=against))}
    many = {f.key for f in schedule(tournament("a", "b", "c", seats=4, games=30, against=against))}
    assert few < many


@pytest.mark.parametrize(
    ("wrong", "error", "sentence"),
    [
        (tournament("random"), BadTournament, "at least two bots"),
        (tournament("random", "random"), BadTournament, "every bot once"),
        (tournament("random", "random", seats=3, against="mixed"), BadTournament, "take 2 seats, not 3"),
        (tournament("random", "hal"), UnknownBot, "no bot 'hal'"),
        (tournament("random", "greedy", games=0), BadTournament, "at least one game"),
        (tournament("random", "greedy", seats=7), BadSetup, "players, not 7"),
        (tournament("random", "greedy", against="none"), BadTournament, "not 'none'"),
        (tournament("random", "greedy", colour="red"), BadOption, "no option 'colour'"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: Tournament, error: type[LongCountError], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        check_tournament(wrong)


# --- playing ----------------------------------------------------------------------


class FirstBot:
    """Takes the first offer."""

    def __init__(self, seed: int) -> None:
        self.memory: tuple[int, ...] = ()

    def choose(self, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> Decision:
        assert len(offers) > 1
        return offers[0]


class CheatingBot(FirstBot):
    """Takes what is not offered."""

    def choose(self, game: Game[Any], view: View, seat: int, offers: list[Decision]) -> Decision:
        return next(decision for decision in game.catalogue.decisions if decision not in offers)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_fixture_gives_the_same_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", FirstBot)
    fixture = Fixture(game, {}, ("random", "first"), 3)
    one, other = play_fixture(fixture, keep_record=True), play_fixture(fixture, keep_record=True)
    assert one.record == other.record and one.points == other.points
    assert one.record != play_fixture(Fixture(game, {}, ("random", "first"), 4), keep_record=True).record
    match = record.read(one.record, GAMES)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert (outcome.winners, ["random", "first"]) == (one.winners, match.header.seats)
    assert one.decisions == sum(1 for row in match.rows if row.seat >= 0)
    assert 0 < sum(thinking.choices for thinking in one.thinking.values()) <= one.decisions


def test_both_seatings_of_a_seed_begin_with_the_same_chance() -> None:
    seatings = (("random", "greedy"), ("greedy", "random"))
    texts = [play_fixture(Fixture("tzolkin", {}, bots, 8), keep_record=True).record for bots in seatings]
    rows = [text.split("---\n")[1].splitlines() for text in texts]
    setup = [row for row in rows[0] if row.startswith("*")][:20]
    assert setup == [row for row in rows[1] if row.startswith("*")][:20]
    assert rows[0] != rows[1]


def test_bots_have_seeds_of_their_own() -> None:
    seeds = {bot_seed(seed, seat) for seed in range(200) for seat in range(4)}
    assert 800 == len(seeds) and not seeds & set(range(200))


def test_a_bot_that_cheats_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", CheatingBot)
    with pytest.raises(GameBroken, match=r"cheat in seat 2 broke the game with seed 3 \(random, cheat\): Illegal"):
        play_fixture(Fixture("winter", {}, ("random", "cheat"), 3))


def test_a_result_survives_being_written() -> None:
    result = play_fixture(Fixture("winter", {}, ("random", "random"), 3))
    row = json.loads(json.dumps(result.as_row()))
    assert result.as_row() == result_of(row).as_row()
    assert [] == missing([Fixture("winter", {}, ("random", "random"), 3)], [result_of(row)])
    with pytest.raises(ValueError, match="fit together"):
        result_of({**row, "winners": [4]})
    with pytest.raises(ValueError, match="fit together"):
        result_of({**row, "traits": [{}]})


def test_a_result_of_an_older_arena_tells_nothing_about_play() -> None:
    row = play_fixture(Fixture("winter", {}, ("random", "random"), 3)).as_row()
    older = result_of({name: told for name, told in row.items() if name not in ("sources", "traits")})
    assert ([], []) == (older.sources, older.traits)
    assert {} == Standings([older], ["random"]).bots[0].sources


def test_a_game_tells_where_points_came_from_and_how_it_was_played() -> None:
    result = play_fixture(Fixture("tzolkin", {}, ("random", "greedy"), 3))
    assert result.points == [sum(of_seat.values()) for of_seat in result.sources]
    sight = GAMES["tzolkin"].judged().sight
    assert sight is not None
    assert [sight.sources, sight.sources] == [tuple(of_seat) for of_seat in result.sources]
    assert [sight.traits, sight.traits] == [tuple(of_seat) for of_seat in result.traits]
    assert all(3 <= of_seat["workers"] <= 6 for of_seat in result.traits)


def test_thinking_times_add_up() -> None:
    thinking = Thinking()
    for milliseconds in range(1, 101):
        thinking.note(milliseconds / 1000)
    assert 100 == thinking.choices and 0.0505 == pytest.approx(thinking.mean) and 0.1 == thinking.longest
    assert 0.095 <= thinking.within(0.95) <= 0.095 * 1.13
    more = Thinking()
    more.note(0.0)
    more.note(9.0)
    more.add(thinking_of(thinking.as_row()))
    assert (102, 9.0) == (more.choices, more.longest)
    assert 9.0 == more.within(1.0)


# --- shares and means -------------------------------------------------------------


def game(seed: int, bots: str, winners: str, points: list[float] | None = None) -> Result:
    return Result(tuple(bots), seed, points or [0.0] * len(bots), [int(seat) for seat in winners])


def test_a_shared_victory_is_divided() -> None:
    assert 0.5 == game(1, "ab", "01").won("a")
    assert (1 / 3, 2 / 3, 0.0) == tuple(game(1, "abbc", "012").won(name) for name in "abc")
    assert (1.0, 0.0) == tuple(game(1, "abbb", "0").won(name) for name in "ab")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (280, 400, 0.6534, 0.7428)],
)
def test_wilson_against_known_numbers(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert wins / games == found.value
    assert (low, high) == pytest.approx((found.low, found.high), abs=5e-5)


def test_games_that_go_alike_count_less() -> None:
    """Rounds of two equal games are worth one game each; rounds that balance are worth all of theirs."""
    alike = share_of([[1.0, 1.0], [0.0, 0.0]] * 500)
    assert (0.469, 0.531) == pytest.approx((alike.low, alike.high), abs=1e-3)
    balanced = share_of([[1.0, 0.0]] * 500)
    assert wilson(500, 1000) == balanced
    assert wilson(0, 6) == share_of([[0.0, 0.0]] * 3)


def test_a_mean_has_students_interval() -> None:
    found = mean_of([[1.0], [2.0], [3.0], [4.0], [5.0]])
    assert (3.0, 3 - 1.9632, 3 + 1.9632) == pytest.approx((found.value, found.low, found.high), abs=1e-3)
    assert math.isinf(mean_of([[1.0, 2.0]]).high)
    assert (12.706, 2.228, 2.042, 1.984) == pytest.approx([student(n) for n in (1, 10, 30, 100)], abs=1e-3)


# --- ratings ----------------------------------------------------------------------


STRENGTHS = {"a": 10.0, "b": 3.0, "c": 1.0}


def synthetic(tables: list[str], rounds: int, draw: int = 2012) -> list[Result]:
    """Games among bots of known strength, each seat winning as Luce's model says."""
    dice = Random(draw)
    results = []
    for seed in range(rounds):
        for table in tables:
            weights = [STRENGTHS[name] for name in table]
            results.append(game(seed, table, str(dice.choices(range(len(table)), weights)[0])))
    return results


@pytest.mark.parametrize("tables", [["ab", "ba", "ac", "ca", "bc", "cb"], ["abcc", "cabc", "ccab", "bcca"]])
def test_elo_recovers_known_strengths_and_its_intervals_hold_them(tables: list[str]) -> None:
    """In 30 tournaments of 40 seeds; over 200 tournaments the intervals held 93 to 97 of 100."""
    middle = sum(math.log10(strength) for strength in STRENGTHS.values()) / 3
    true = [1500 + 400 * (math.log10(strength) - middle) for strength in STRENGTHS.values()]
    found = [elo(synthetic(tables, 40, draw), "abc", resamples=100) for draw in range(30)]
    for place in range(3):
        estimates = [ratings[place] for ratings in found]
        assert true[place] == pytest.approx(sum(estimate.value for estimate in estimates) / 30, abs=15)
        assert 25 <= sum(estimate.low < true[place] < estimate.high for estimate in estimates)
        assert all(40 < estimate.high - estimate.low < 220 for estimate in estimates)


def test_elo_of_two_has_the_interval_of_jeffreys() -> None:
    """30 of 40 independent games: Jeffreys' 95 % for the share is 0.6012 to 0.8654."""
    results = [game(seed, "ab", "0" if seed % 4 else "1") for seed in range(40)]
    one, other = elo(results, "ab")
    shares = [1 / (1 + 10 ** ((3000 - 2 * rating) / 400)) for rating in (one.low, one.value, one.high)]
    assert [0.6012, 30.5 / 41, 0.8654] == pytest.approx(shares, abs=0.015)
    assert 3000 == pytest.approx(one.value + other.value)


def test_elo_stays_finite_when_one_wins_always() -> None:
    one, other = elo([game(seed, "ab", "0") for seed in range(400)], "ab")
    assert 1500 < one.low < one.value < one.high < math.inf
    assert one.high - one.low > 100
    assert other.value < 1100


def test_standings_hold_every_two_bots_that_met() -> None:
    results = [game(1, "abbb", "0", [9.0, 3.0, 6.0, 0.0]), game(1, "babb", "0", [9.0, 8.0, 0.0, 0.0])]
    results += [game(2, "bcbb", "1", [1.0, 2.0, 1.0, 1.0])]
    standings = Standings(results, "abc")
    assert [("a", "b"), ("b", "c")] == [(meeting.one, meeting.other) for meeting in standings.meetings]
    meeting = standings.meetings[0]
    assert (2, 0.25, 0.5) == (meeting.games, meeting.fair, meeting.share.value)
    assert 5.5 == meeting.margin.value
    assert {"a": 2, "b": 3, "c": 1} == {standing.name: standing.games for standing in standings.bots}
    assert "b" == standings.bots[-1].name
    written = json.loads(json.dumps(standings.as_row(), allow_nan=False))
    assert [5.5, None, None] == written["meetings"][0]["margin"]


def test_standings_tell_play_over_all_seats_and_those_that_won() -> None:
    results = [game(1, "abb", "0", [9.0, 3.0, 5.0]), game(2, "bab", "02", [8.0, 1.0, 8.0])]
    for result, workers in zip(results, ((6.0, 3.0, 4.0), (5.0, 4.0, 3.0)), strict=True):
        result.sources = [{"corn": points - 1, "temples": 1.0} for points in result.points]
        result.traits = [{"workers": number} for number in workers]
    one, other = sorted(Standings(results, "ab").bots, key=lambda standing: standing.name)
    assert (5.0, 9.0) == (one.points.value, one.won_points)
    assert (4.0, 8.0) == (one.sources["corn"].overall, one.sources["corn"].won)
    assert ((3.5 + 4.0) / 2, 4.0) == (other.traits["workers"].overall, other.traits["workers"].won)
    assert other.points.value == sum(mean.overall for mean in other.sources.values())
    assert 8.5 == Standings(results, "ab").winner.value
    never = Standings(results[:1], "ab").bots[-1]
    assert never.won_points is None and never.as_row()["traits"] == {"workers": {"all": 3.5, "won": None}}


def test_standings_do_not_depend_on_the_order_in_which_games_ended() -> None:
    results = synthetic(["ab", "ba"], 20)
    assert Standings(results, "ab").as_row() == Standings(results[::-1], "ab").as_row()
