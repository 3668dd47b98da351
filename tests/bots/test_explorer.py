"""What could be done this turn: whole turns, each once, with what they come to."""

from __future__ import annotations

from typing import Any

import pytest

from builds import times
from longcount.bots.explorer import Prospect, explore, goals_of, turns, with_goal
from longcount.bots.foresight import NARROW, best_line
from longcount.bots.judges import best_judge
from longcount.games import GAMES
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.game import Game
from longcount.kernel.match import Match
from longcount.kernel.speech import View
from longcount.kernel.story import Entry, Fact, Story, summed

TZOLKIN = GAMES["tzolkin"]


def moments(game: Game[Any], seed: int, every: int, most: int) -> list[tuple[Any, int]]:
    """States of a random game at which a seat by itself has a choice, and that seat."""
    match, chance, dice = Match(game, ["Ann", "Bob", "Cid"]), SeededChance(seed), Dice(seed)
    match.settle(chance)
    found: list[tuple[Any, int]] = []
    asked = 0
    while not game.pending(match.state).is_over and len(found) < most:
        seats = game.pending(match.state).seats
        offers = game.offers(match.state, seats[0])
        if len(seats) == 1 and len(offers) > 1:
            asked += 1
            if asked % every == 0:
                found.append((match.state.clone(), seats[0]))
        match.play(seats[0], offers[dice.below(len(offers))])
        match.settle(chance)
    return found


def guess(game: Game[Any], state: Any, seat: int) -> Any:
    return game.determinize(game.view(state, seat), Dice(1))


def own(entries: list[Entry], goal: str) -> int:
    return sum(entry.amount for entry in entries if entry.goal == goal)


@pytest.mark.parametrize("name", GAMES)
def test_every_turn_found_can_be_played_to_its_end_and_comes_to_what_was_told(name: str) -> None:
    game = GAMES[name]
    for state, seat in moments(game, 3, 9, times(5, 2)):
        table = guess(game, state, seat)
        turn = game.turn(table)
        found = turns(game, table, seat, 10)
        assert found
        for prospect in found:
            again, story = table.clone(), Story()
            for decision in prospect.decisions:
                assert game.pending(again).seats == (seat,) and game.turn(again) == turn
                assert decision in game.offers(again, seat)
                game.apply(again, seat, decision, story)
            assert game.pending(again).seats != (seat,) or game.turn(again) != turn
            assert again.key() == prospect.state.key()
            told = game.judged().ledger(story.seen_by(seat))
            if game.secret(table, seat, prospect.decisions[0]) is not None:
                told = [entry for entry in told if entry.seat == seat]
            assert sorted(e.as_tuple() for e in told) == sorted(
                e.as_tuple() for e in [*prospect.gains, *prospect.others]
            )


@pytest.mark.parametrize("name", GAMES)
def test_no_two_turns_come_to_the_same(name: str) -> None:
    game = GAMES[name]
    for state, seat in moments(game, 4, 9, times(5, 2)):
        found = [p for p in turns(game, guess(game, state, seat), seat, 40) if p.gains or p.others]
        texts = [str(sorted(entry.as_tuple() for entry in [*p.gains, *p.others])) for p in found]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("name", GAMES)
def test_the_best_turn_stands_first_and_is_no_worse_than_a_bots(name: str) -> None:
    game = GAMES[name]
    judge = best_judge(game)
    for state, seat in moments(game, 5, 9, times(5, 2)):
        table = guess(game, state, seat)
        found = turns(game, table, seat, 10)
        assert [p.worth for p in found] == sorted([p.worth for p in found], reverse=True)
        best = best_line(game, table, seat, judge, NARROW)
        assert found[0].worth >= best.worth - judge.worth_now(table, seat) - 1e-3


@pytest.mark.parametrize("name", GAMES)
def test_goals_are_what_some_turn_gains_and_none_is_left_without_a_turn(name: str) -> None:
    game = GAMES[name]
    for state, seat in moments(game, 6, 9, times(5, 2)):
        found = turns(game, guess(game, state, seat), seat, 3)
        for goal in goals_of(found):
            gained = with_goal(found, goal)
            assert gained
            assert all([entry for entry in p.gains if entry.goal == goal and entry.amount > 0] for p in gained)


def test_a_goal_keeps_turns_that_are_not_among_the_best() -> None:
    for state, seat in moments(TZOLKIN, 8, 3, times(30, 10)):
        table = guess(TZOLKIN, state, seat)
        few, many = turns(TZOLKIN, table, seat, 1), turns(TZOLKIN, table, seat, 10_000)
        assert set(goals_of(few)) == set(goals_of(many))


@pytest.mark.parametrize("name", GAMES)
def test_only_what_the_seat_may_know_counts(name: str) -> None:
    """Dealing the unknown anew changes nothing."""
    game = GAMES[name]
    for state, seat in moments(game, 7, 11, times(3, 1)):
        other = game.determinize(game.view(state, seat), Dice(99))
        one = explore(game, game.view(state, seat), seat, 1, 10)
        two = explore(game, game.view(other, seat), seat, 1, 10)
        assert [p.told() for p in one] == [p.told() for p in two]


def test_placing_costs_what_the_rules_say() -> None:
    """The second worker of a turn costs 1 corn, beside what its space costs: here nothing."""
    for state, seat in moments(TZOLKIN, 1, 1, 30):
        for prospect in turns(TZOLKIN, guess(TZOLKIN, state, seat), seat, 1000):
            placed = [entry.what for entry in prospect.gains if entry.goal == "place"]
            if len(placed) == 2 and all(what.endswith(" 0") and what != "first 0" for what in placed):
                decisions = [decision.text for decision in prospect.decisions]
                assert own(prospect.gains, "corn") == -1, decisions
                return
    raise AssertionError("no turn places two workers on first spaces")


def test_a_choice_in_secret_is_a_turn_of_its_own() -> None:
    match = Match(TZOLKIN, ["Ann", "Bob"])
    match.settle(SeededChance(1))
    found = explore(TZOLKIN, TZOLKIN.view(match.state, 0), 0, 1, 40)
    assert sorted(p.decisions[0].text for p in found) == [offer.text for offer in TZOLKIN.offers(match.state, 0)]
    assert all(isinstance(p, Prospect) and len(p.decisions) == 1 for p in found)


def test_what_others_keep_in_secret_is_not_guessed() -> None:
    """Whoever keeps last sees the reveal of a made-up table: what others get there is nobody's knowledge."""
    match = Match(TZOLKIN, ["Ann", "Bob"])
    match.settle(SeededChance(1))
    match.play(0, TZOLKIN.offers(match.state, 0)[0])
    found = explore(TZOLKIN, TZOLKIN.view(match.state, 1), 1, 1, 40)
    assert [p for p in found if p.gains] and not [p for p in found if p.others]


# --- what facts come to -------------------------------------------------------


def test_entries_are_summed_and_nothing_is_left_out() -> None:
    entries = [
        Entry(0, "corn", "corn", 3),
        Entry(1, "corn", "corn", 1),
        Entry(0, "corn", "corn", -3),
        Entry(0, "x", "y", 2),
    ]
    assert [entry.as_tuple() for entry in summed(entries)] == [(1, "corn", "corn", 1), (0, "x", "y", 2)]


def entries_of_a_game(game: Game[Any], seed: int) -> tuple[View, Match[Any], list[Entry]]:
    """What everybody has when the first turn begins, the match at its end, and what all facts between come to."""
    match, chance, dice = Match(game, ["Ann", "Bob", "Cid"]), SeededChance(seed), Dice(seed)
    match.settle(chance)
    facts: list[Fact] = []
    begun: View | None = None
    while not game.pending(match.state).is_over:
        if begun is None and game.pending(match.state).step in ("turn", "act"):
            begun, facts = game.view(match.state, None), []
        seat = game.pending(match.state).seats[0]
        offers = game.offers(match.state, seat)
        facts += match.play(seat, offers[dice.below(len(offers))]).facts
        facts += match.settle(chance).facts
    assert begun is not None
    return begun, match, game.judged().ledger(facts)


def totals(entries: list[Entry], seat: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for entry in entries:
        if entry.seat == seat:
            found[entry.what] = found.get(entry.what, 0) + entry.amount
    return found


@pytest.mark.parametrize("seed", range(4))
def test_the_ledger_of_a_whole_game_of_tzolkin_is_what_lies_on_the_table(seed: int) -> None:
    begun, match, entries = entries_of_a_game(TZOLKIN, seed)
    view, outcome = TZOLKIN.view(match.state, None), TZOLKIN.outcome(match.state)
    assert outcome is not None
    for seat in range(3):
        had, before, after = totals(entries, seat), begun["players"][seat], view["players"][seat]
        for good in ("wood", "stone", "gold"):
            assert before["goods"][good] + had.get(good, 0) == after["goods"][good]
        assert had.get("points", 0) == outcome.scores[seat] - outcome.breakdown[seat]["monuments"]


@pytest.mark.parametrize("seed", range(4))
def test_the_ledger_of_a_whole_game_of_tikal_tells_its_scores(seed: int) -> None:
    game = GAMES["tikal"]
    _, match, entries = entries_of_a_game(game, seed)
    outcome = game.outcome(match.state)
    assert outcome is not None
    assert [totals(entries, seat).get("points", 0) for seat in range(3)] == outcome.scores


@pytest.mark.parametrize("seed", range(4))
def test_the_ledger_of_a_whole_game_of_winter_is_what_lies_on_the_table(seed: int) -> None:
    game = GAMES["winter"]
    begun, match, entries = entries_of_a_game(game, seed)
    view, outcome = game.view(match.state, None), game.outcome(match.state)
    assert outcome is not None
    for seat in range(3):
        mine = [entry for entry in entries if entry.seat == seat]
        before, after = begun["players"][seat], view["players"][seat]
        assert own(mine, "points") == outcome.scores[seat]
        assert animals(before) + own(mine, "animal") == animals(after)
        assert before["food"] + own(mine, "food") == after["food"]
        assert before["tools"] + own(mine, "tool") == after["tools"]


def animals(mat: dict[str, Any]) -> int:
    return sum([*mat["animals"].values(), *mat["used_animals"].values()])


def test_an_exchange_in_tikal_changes_hands() -> None:
    facts = [Fact(0, "give", "mask", 1, "exchange"), Fact(2, "lose", "knife", 1, "exchange")]
    assert [entry.as_tuple() for entry in GAMES["tikal"].judged().ledger(facts)] == [
        (0, "treasure", "mask", -1),
        (2, "treasure", "knife", -1),
        (0, "treasure", "knife", 1),
    ]
