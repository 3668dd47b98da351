"""The coach: moments, turns compared in the same worlds, reasons from facts, hints."""

from __future__ import annotations

from typing import Any

import pytest

from longcount.bots import coach, find_bot
from longcount.bots.beam import Line
from longcount.bots.explorer import turns
from longcount.bots.foresight import Candidate
from longcount.bots.judges import best_judge
from longcount.games import GAMES
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.game import Game
from longcount.kernel.match import Match
from longcount.kernel.pending import CHANCE
from longcount.kernel.story import Entry
from longcount.version import is_compiled

FEW = 16 if is_compiled() else 9
searches_much = pytest.mark.skipif(not is_compiled(), reason="interpreted, so many searches take minutes")


def played(game: Game[Any], bots: list[str], seed: int, most: int) -> Match[Any]:
    match, chance = Match(game, [f"{name} {seat}" for seat, name in enumerate(bots)]), SeededChance(seed)
    players = [find_bot(name, seed + seat) for seat, name in enumerate(bots)]
    match.settle(chance)
    while not game.pending(match.state).is_over and len(match.rows) < most:
        seat = game.pending(match.state).seats[0]
        offers = game.offers(match.state, seat)
        match.play(seat, players[seat].choose(game, game.view(match.state, seat), seat, offers))
        match.settle(chance)
    return match


def taken_apart(match: Match[Any]) -> tuple[list[coach.Row], list[coach.Moment]]:
    rows = coach.rows_of(match)
    return rows, coach.moments(match.game, len(match.header.seats), match.header.options, rows)


def weighed(match: Match[Any], moment: coach.Moment, simulations: int = FEW) -> dict[str, Any]:
    seats, options = len(match.header.seats), match.header.options
    return coach.weigh_moment(match.game, seats, options, coach.rows_of(match), moment, simulations, 0.0)


@pytest.mark.parametrize("name", GAMES)
def test_moments_are_the_decisions_of_one_seat_in_a_row_and_miss_none_but_those_made_at_once(name: str) -> None:
    game = GAMES[name]
    match = played(game, ["random"] * 3, 1, 5000)
    rows, moments = taken_apart(match)
    covered = [place for _, first, last in moments for place in range(first, last)]
    state, wanted = game.new(3, match.header.options), []
    together = {"tzolkin": "keep", "tikal": "", "winter": ""}[name]
    for place, (seat, index) in enumerate(rows):
        if seat != CHANCE and game.pending(state).step != together:
            wanted.append(place)
        game.apply(state, seat, game.catalogue[index], None)
    assert covered == wanted
    assert all(rows[place][0] == seat for seat, first, last in moments for place in range(first, last))


@searches_much
@pytest.mark.parametrize("name", GAMES)
def test_a_better_turn_can_be_played_from_what_the_mover_knew(name: str) -> None:
    game = GAMES[name]
    match = played(game, ["random"] * 2, 3, 160)
    rows, moments = taken_apart(match)
    found = 0
    for moment in moments[:: max(1, len(moments) // 3)]:
        told = weighed(match, moment, 10)
        assert abs(sum(told["shares"]) - 1) < 0.01
        if told["better"] is None:
            continue
        found += 1
        seat, first, _ = moment
        state = coach.state_after(game, 2, match.header.options, rows[:first])
        for text in told["better"]["decisions"]:
            decision = game.catalogue.read(text)
            assert decision in game.offers(state, seat)
            game.apply(state, seat, decision, None)
        assert coach.loss_of(told) > 0
        for promise, what in (("shares", "lost"), ("points", "fewer")):
            assert told["better"][promise][seat] - told["played"][promise][seat] == pytest.approx(told[what])
    assert found


@searches_much
@pytest.mark.parametrize("name", GAMES)
def test_a_moment_is_judged_by_what_its_mover_could_know(name: str) -> None:
    """Everything hidden dealt anew: the turns found and their worth stay the same."""
    game = GAMES[name]
    match = played(game, ["random"] * 2, 5, 120)
    rows, moments = taken_apart(match)
    seat, first, _ = moments[-1]
    state = coach.state_after(game, 2, match.header.options, rows[:first])
    other = game.determinize(game.view(state, seat), Dice(77))
    hints = [coach.hint(game, game.view(table, seat), seat, 1, FEW, 0.0) for table in (state, other)]
    assert hints[0] == hints[1]


def test_where_points_come_from_is_told_by_how_much_the_turns_differ() -> None:
    better, worse = coach.Turn(()), coach.Turn(())
    better.sources = {"temples": 20.0, "buildings": 4.0, "skulls": 3.0, "monuments": 8.5}
    worse.sources = {"temples": 14.0, "buildings": 6.0, "skulls": 2.5, "monuments": 0.0}
    told = [(each["source"], each["points"]) for each in coach.sources_of(better, worse)]
    assert told == [("monuments", 8.5), ("temples", 6.0), ("buildings", -2.0)]


def test_reasons_are_the_difference_of_two_turns() -> None:
    better, worse = coach.Turn(()), coach.Turn(())
    better.entries = [Entry(0, "gold", "gold", 2), Entry(0, "corn", "corn", -3), Entry(1, "corn", "corn", -1)]
    worse.entries = [Entry(0, "gold", "gold", 1), Entry(0, "climb", "brown", 1), Entry(1, "corn", "corn", -1)]
    worse.entries += [Entry(0, "corn", "corn", -1), Entry(0, "wood", "wood", -2)]
    better.points, worse.points = [10.0, 7.5, 4.0], [9.0, 9.0, 4.2]
    told = coach.reasons(0, better, worse)
    expected = {"more": ("gold", 1), "keeps": ("wood", 2), "costs": ("corn", -2), "less": ("brown", -1)}
    for name, thing in expected.items():
        assert [(gain["what"], gain["amount"]) for gain in told[name]] == [thing]
    assert told["takes"] == [{"seat": 1, "points": 1.5}]
    assert coach.reasons(0, worse, better)["takes"] == [{"seat": 1, "points": -1.5}]


def test_what_one_turn_brings_and_the_other_spends_is_told_as_both() -> None:
    better, worse = coach.Turn(()), coach.Turn(())
    better.entries, worse.entries = [Entry(0, "corn", "corn", 2)], [Entry(0, "corn", "corn", -3)]
    told, opposite = coach.reasons(0, better, worse), coach.reasons(0, worse, better)
    assert [told[name][0]["amount"] for name in ("more", "keeps")] == [2, 3] and not told["costs"] + told["less"]
    assert [opposite[name][0]["amount"] for name in ("costs", "less")] == [-3, -2]
    assert not opposite["more"] + opposite["keeps"]


def test_the_next_turn_is_told_where_nothing_is_drawn_before() -> None:
    """Workers left on the wheels go on and are picked up later: what for is seen in the turn after."""
    game = GAMES["tzolkin"]
    match = played(game, ["greedy"] * 2, 3, 60)
    seat = game.pending(match.state).seats[0]
    scales = coach.Scales(game, game.view(match.state, seat), seat, 1)
    scales.weigh(1, 0.0)
    told = []
    for prospect in turns(game, scales.foresight.world, seat, 20):
        turn = coach.Turn(prospect.decisions)
        scales.look_ahead(turn)
        if turn.then is None:
            continue
        told.append(turn.told(seat)["then"])
        own = [entry for entry in turn.then.gains if entry.seat == seat]
        assert own == turn.then.gains and game.turn(turn.then.state) != game.turn(scales.foresight.world)
    assert told and any(then["gains"] for then in told)


def test_no_next_turn_is_guessed_where_a_tile_is_drawn_first() -> None:
    game = GAMES["tikal"]
    match = played(game, ["greedy"] * 2, 3, 60)
    seat = game.pending(match.state).seats[0]
    scales = coach.Scales(game, game.view(match.state, seat), seat, 1)
    scales.weigh(1, 0.0)
    for prospect in turns(game, scales.foresight.world, seat, 10):
        turn = coach.Turn(prospect.decisions)
        scales.look_ahead(turn)
        assert turn.told(seat)["then"] is None


def test_what_every_turn_gains_is_no_aim_and_the_rarer_gain_says_more() -> None:
    best, other = coach.Turn(()), coach.Turn(())
    best.entries = [Entry(0, "place", "hunt", 1), Entry(0, "food", "food", 4), Entry(0, "stone", "S1", 1)]
    other.entries = [Entry(0, "place", "rest", 1)]
    best.shares, other.shares = [0.6, 0.4], [0.5, 0.5]
    best.points = other.points = [20.0, 20.0]
    goals = {"place": 1.0, "food": 0.5, "stone": 0.1}
    assert coach.aim_of(0, [best, other], goals) == "stone"
    assert coach.aim_of(0, [other, best], goals) == "place"


LOOKED: dict[str, Any] = {"first": 0, "last": 1, "seat": 0, "fewer": 0.0, "is_sure": True, "shares": [0.5, 0.5]}


def tried(worths: dict[int, float]) -> Candidate:
    """A turn with these trials, of a seat that minds nobody."""
    game = GAMES["tzolkin"]
    seat, state = 0, played(game, ["random"] * 2, 1, 20).state
    judge = best_judge(game)
    line = Line(state, Line(state, None, None, True), game.catalogue.read("end"), False)
    found = Candidate(line, judge.prospects(state, seat), seat, 2, judge)
    for trial, worth in worths.items():
        found.add(trial, [0.5, 0.5, worth, 0.0, *[0.0] * len(judge.sources)])
    return found


def test_a_lucky_trial_or_two_make_no_turn_better() -> None:
    often = range(coach.LEAST_TRIALS)
    mine, steady = tried(dict.fromkeys(often, 50.0)), tried({n: 54.0 + n % 2 for n in often})
    lucky = tried({0: 90.0, 1: 90.1})
    assert not coach.is_surely_better(lucky, mine) and coach.is_surely_better(steady, mine)
    assert coach.best_known([lucky, steady, mine], mine) is steady
    assert coach.best_known([lucky, mine], mine) is lucky  # nobody was tried often: then it is only not sure
    wild = tried({n: 150.0 * (n % 2) for n in often})
    assert not coach.is_surely_better(wild, mine)


def test_a_turn_is_as_good_only_where_it_was_tried_as_well() -> None:
    often = range(coach.LEAST_TRIALS)
    one, alike, hardly = tried({n: 50.0 + n for n in often}), tried({n: 50.0 + n for n in often}), tried({0: 50.0})
    assert coach.as_good([one]) == coach.as_good([one, hardly]) == []
    assert coach.as_good([one, alike]) == ["end"]
    assert coach.as_good([tried(dict.fromkeys(often, 60.0)), alike]) == []


def test_what_chance_may_explain_is_not_called_better() -> None:
    turn = {"more": ["gold"], "then": None, "takes": [], "sources": []}
    looked = {**LOOKED, "lost": 0.2, "fewer": 9.0, "played": turn, "better": turn}
    assert coach.turning_point(looked, 0.0)["better"] is not None
    assert coach.turning_point({**looked, "is_sure": False}, 0.0)["better"] is None


def test_a_fall_that_nobody_could_help_is_no_turning_point() -> None:
    def looked(lost: float) -> dict[str, Any]:
        turn = {"shares": [0.5, 0.5], "points": [1.0, 1.0], "more": ["gold"], "then": None, "takes": [], "sources": []}
        return {**LOOKED, "lost": lost, "played": turn, "better": turn}

    kept = [
        coach.weight_of(coach.turning_point(looked(lost), change)) >= coach.LEAST_LOSS / 2
        for lost, change in ((0.2, -0.1), (0.0, -0.3), (0.0, 0.3), (0.01, 0.01))
    ]
    assert kept == [True, False, True, False]


@pytest.mark.parametrize(
    ("better", "speaks"),
    [
        ({"more": ["gold"]}, True),
        ({"keeps": ["gold"]}, True),
        ({"then": "a building"}, True),
        ({"fewer": 2.0}, True),
        ({"takes": [{"seat": 1, "points": 2.0}]}, True),
        ({"takes": [{"seat": 1, "points": -2.0}]}, False),
        ({"sources": [{"source": "temples", "points": 2.0}]}, True),
        ({"sources": [{"source": "temples", "points": -2.0}]}, False),
        ({"costs": ["gold"], "less": ["gold"]}, False),
    ],
)
def test_a_turn_is_called_better_only_where_something_speaks_for_it(better: dict[str, Any], speaks: bool) -> None:
    told = {"more": [], "keeps": [], "costs": [], "less": [], "then": None, "takes": [], "sources": [], **better}
    looked = {**LOOKED, "lost": 0.2, "fewer": better.get("fewer", 0.0), "played": told, "better": told}
    assert (coach.turning_point(looked, 0.0)["better"] is not None) == speaks


@searches_much
def test_a_turn_thrown_away_loses_more_than_all_others_around_it() -> None:
    """A strong bot plays the worst turn it can find, once."""
    game = GAMES["tzolkin"]
    match, chance = Match(game, ["strong", "strong"], {"first_player": "seat1"}), SeededChance(4)
    bots = [find_bot("strong", seat) for seat in range(2)]
    match.settle(chance)
    blunder: coach.Moment = (0, 0, 0)
    while len(match.rows) < 120:
        pending, first = game.pending(match.state), len(match.live)
        seat = pending.seats[0]
        view, offers = game.view(match.state, seat), game.offers(match.state, seat)
        if first > 80 and seat == 0 and not blunder[1] and len(offers) > 8 and match.rows[-1].seat != 0:
            for decision in turns(game, game.determinize(view, Dice(1)), seat, 1000)[-1].decisions:
                match.play(seat, decision)
            blunder = (0, first, len(match.live))
        else:
            match.play(seat, bots[seat].choose(game, view, seat, offers))
        match.settle(chance)
    _, moments = taken_apart(match)
    assert blunder in moments
    near = [moment for moment in moments if moment[0] == 0 and abs(moment[1] - blunder[1]) < 25]
    lost = {moment: weighed(match, moment, 120)["lost"] for moment in near}
    assert len(near) > 3 and max(lost, key=lambda moment: lost[moment]) == blunder
    assert lost[blunder] > 0.1


@searches_much
def test_a_review_has_a_curve_and_turning_points_in_the_order_of_play() -> None:
    game = GAMES["tzolkin"]
    match = played(game, ["random", "random"], 2, 5000)
    rows, moments = taken_apart(match)
    every = [weighed(match, moment, 8) for moment in moments]
    places = coach.promising(every, 8)
    deeper = {place: weighed(match, moments[place], 100) for place in places}
    told = coach.review(game, 2, match.header.options, rows, every, deeper)
    assert len(told["curve"]) == len(moments) + 1
    outcome = game.outcome(match.state)
    assert outcome is not None
    assert told["curve"][-1]["points"] == [outcome.points(seat) for seat in range(2)]
    assert told["curve"][-1]["shares"][outcome.winners[0]] == 1.0 / len(outcome.winners)
    assert 0 < len(told["turning"]) <= coach.TURNING_POINTS
    starts = [point["at"] for point in told["turning"]]
    assert starts == sorted(starts)
    for point in told["turning"]:
        assert point["better"] is None or point["lost"] >= coach.LEAST_LOSS or point["fewer"] >= coach.LEAST_FEWER


def test_whoever_has_no_chance_left_is_told_what_would_have_brought_more_points() -> None:
    def turn(share: float, points: float) -> coach.Turn:
        one = coach.Turn(())
        one.shares, one.points = [share, 1 - share], [points, 60.0]
        return one

    assert coach.worth(turn(0.004, 31.0), 0) > coach.worth(turn(0.006, 25.0), 0)
    assert coach.worth(turn(0.45, 31.0), 0) < coach.worth(turn(0.5, 25.0), 0), "a chance counts more than points"
    told = {"more": ["gold"], "takes": [], "sources": []}
    fewer = [
        coach.turning_point({**LOOKED, "lost": 0.0, "fewer": n, "played": told, "better": told}, 0.0) for n in (1, 6)
    ]
    assert [point["better"] is not None for point in fewer] == [False, True]
    assert fewer[1]["fewer"] == 6


def test_everybody_has_turning_points_before_anybody_has_more() -> None:
    points: list[dict[str, Any]] = [{"seat": 0, "at": n} for n in range(9)] + [
        {"seat": 1, "at": 20},
        {"seat": 2, "at": 21},
    ]
    chosen = coach.fairly(points)
    own = [(0, at) for at in range(coach.FAIR)] + [(1, 20), (2, 21)]
    assert [(point["seat"], point["at"]) for point in chosen[: len(own)]] == own
    assert len(chosen) == len(points)


def test_what_each_lost_most_is_looked_at_again_however_little_it_is() -> None:
    def weighed_at(seat: int, lost: float) -> dict[str, Any]:
        return {"seat": seat, "shares": [0.9, 0.1], "lost": lost, "fewer": 10 * lost, "played": None}

    every = [weighed_at(0, 0.3)] * 30 + [weighed_at(1, 0.001)] * 5
    places = coach.promising(every, 99)
    assert len([place for place in places if every[place]["seat"] == 1]) == coach.FAIR + 1
    few = coach.promising(every, coach.looks_within(0.1))
    assert [every[place]["seat"] for place in few] == [0, 1, 0, 1]  # everybody's before anybody's more


def test_the_curve_is_levelled_over_who_is_asked() -> None:
    """Whoever is asked sees its own chance too bright; averaged with the others' moments it is the same all along."""
    bright = [{"seat": 0, "shares": [0.7, 0.3]}, {"seat": 1, "shares": [0.3, 0.7]}] * 4
    assert [[round(share, 6) for share in shares] for shares in coach.levelled(bright, "shares")] == [[0.5, 0.5]] * 8


def test_moments_are_counted_in_rows_of_the_log() -> None:
    told = {"curve": [{"at": 0}, {"at": 3}], "turning": [{"at": 1, "to": 3}]}
    assert coach.placed(told, [4, 5, 9], 12) == {"curve": [{"at": 4}, {"at": 12}], "turning": [{"at": 5, "to": 10}]}


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_a_whole_turn_with_an_aim(name: str) -> None:
    game = GAMES[name]
    match = played(game, ["random"] * 2, 4, 100)
    seat = game.pending(match.state).seats[0]
    told = coach.hint(game, game.view(match.state, seat), seat, 1, FEW, 0.0)
    assert told["decisions"][0] in [offer.text for offer in game.offers(match.state, seat)]
    goals = [gain["goal"] for gain in told["gains"] if gain["amount"] > 0]
    assert told["goal"] in goals or (not goals and told["goal"] == "")
    state = match.state.clone()
    for text in told["decisions"]:
        game.apply(state, seat, game.catalogue.read(text), None)
