"""The search: it finds what is there to be found, sees only its view, and does the same again."""

from __future__ import annotations

from typing import Any

import pytest

from builds import times
from longcount.bots import UnknownBot, find_bot
from longcount.bots.judge import RuleOfThumb, shares_of
from longcount.bots.search import NARROW, OVER, Node, Search
from longcount.games import GAMES
from longcount.kernel.chance import Dice, SeededChance
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


@pytest.mark.parametrize("game_name", GAMES)
def test_a_thought_tells_of_whole_turns_and_counts_its_simulations(game_name: str) -> None:
    game = GAMES[game_name]
    match = moments(game, 3, 5, 9)[3]
    seat = game.pending(match.state).seats[0]
    thought = Search(game, 1).think(game.view(match.state, seat), seat, simulations=60)
    visits = [choice.visits for choice in thought.choices]
    assert sum(visits) == thought.simulations <= 60
    assert visits == sorted(visits, reverse=True)
    assert sum(thought.shares) == pytest.approx(1.0)
    tried = [choice for choice in thought.choices if choice.visits]
    for at in range(3):
        assert thought.points[at] == pytest.approx(sum(each.visits * each.points[at] for each in tried) / sum(visits))
    for choice in thought.choices:
        assert choice.line[0] is choice.decision
        assert sum(choice.shares) == pytest.approx(1.0)
        assert len(choice.points) == 3
        turn = match.fork()
        for decision in choice.line:
            turn.play(seat, decision)
        over = game.pending(turn.state).seats != (seat,) or game.turn(turn.state) != game.turn(match.state)
        assert over, "the line ends where the turn does, or where something is drawn"


@pytest.mark.slow
@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize("name", ["greedy", "mcts:12"])
def test_a_choice_does_not_change_when_what_is_hidden_is_dealt_again(game_name: str, name: str) -> None:
    game = GAMES[game_name]
    for match in moments(game, 3, 7, 31)[:: times(1, 6)]:
        seat = game.pending(match.state).seats[0]
        offers = game.offers(match.state, seat)
        chosen = find_bot(name, 3).choose(game, game.view(match.state, seat), seat, offers)
        for deal in range(2):
            other = game.determinize(game.view(match.state, seat), Dice(deal))
            again = find_bot(name, 3).choose(game, game.view(other, seat), seat, game.offers(other, seat))
            assert again is chosen


def test_what_was_found_is_kept_for_the_next_decision() -> None:
    """After the turn it expected, the search knows the positions that follow."""
    game = GAMES["tzolkin"]
    match, chance = moments(game, 2, 1, 1)[6], SeededChance(1)
    search = Search(game, 1)
    for _ in range(2):
        seat = game.pending(match.state).seats[0]
        for decision in search.think(game.view(match.state, seat), seat, simulations=300).choices[0].line:
            match.play(seat, decision)
        match.settle(chance)
    kept = len(search.table)
    seat = game.pending(match.state).seats[0]
    search.begin(game.view(match.state, seat), seat)
    assert 1 < len(search.table) < kept
    assert max(node.visits for node in search.table.values()) > 5


@pytest.mark.parametrize("game_name", GAMES)
def test_where_simulations_scatter_the_judges_word_counts_beside_them(game_name: str) -> None:
    game = GAMES[game_name]
    match = moments(game, 2, 3, 40)[1]
    seat = game.pending(match.state).seats[0]
    search = Search(game, 1, RuleOfThumb(game), NARROW)
    apart: list[float] = []
    for trust in (0.0, 1.0e6):
        search.trust = trust
        thought = search.think(game.view(match.state, seat), seat, 40)
        assert sum(thought.shares) == pytest.approx(1.0)
        tried = [at for at in range(len(search.tries)) if search.tries[at] > 1]
        said = [search.judge.shares(search.end(search.worlds[0], at))[seat] for at in tried]
        found = [search.sums[at][seat] / (search.trust + search.tries[at]) for at in tried]
        apart.append(max(abs(one - other) for one, other in zip(said, found, strict=True)))
    assert apart[0] > 0.001 > apart[1]


@pytest.mark.parametrize("game_name", GAMES)
def test_a_finished_game_is_judged_by_who_has_won(game_name: str) -> None:
    game = GAMES[game_name]
    match, chance, dice = Match(game, ["a", "b", "c"]), SeededChance(1), Dice(1)
    match.settle(chance)
    game.judged().playout(match.state, dice, 100_000)
    outcome = game.outcome(match.state)
    assert outcome is not None
    values = Search(game, 1).judged(Node(match.state, OVER, 6))
    assert sum(values[:3]) == pytest.approx(1.0)
    assert all((values[seat] > 0.3) == (seat in outcome.winners) for seat in range(3))
    assert values[3:] == [outcome.points(seat) for seat in range(3)]


@pytest.mark.slow
def test_a_search_beats_chance_with_few_simulations() -> None:
    game = GAMES["tzolkin"]
    for seed in range(times(4, 2)):
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
