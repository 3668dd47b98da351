"""The end of the game: chapter K-END; and what every whole game has in common."""

from __future__ import annotations

import pytest

from longcount.games.tikal import GAME, steps
from longcount.games.tikal.components import SPACE_NAMES
from longcount.games.tikal.state import State
from longcount.kernel.chance import Dice, weighted
from longcount.kernel.pending import CHANCE, Step
from longcount.kernel.story import Fact, Story
from tikal_table import Table


def final(t: Table, last: int) -> Table:
    """The final scoring round begins; this seat had the last tile."""
    return t.begin(Step(steps.FINAL, last))


def ends(t: Table) -> list[int]:
    """Everybody ends without an action; who was asked, in order."""
    order = []
    while not t.over:
        order.append(t.seat)
        t.play("end")
    return order


def winners(t: Table) -> tuple[list[int], str]:
    ends(final(t, 0))
    return t.outcome().winners, t.outcome().tie_break


def full_but_a5(t: Table) -> Table:
    """The only free space lies behind two volcanoes."""
    t.tile("B6", "a4").tile("D5", "b5")
    for space in SPACE_NAMES:
        if not t.tile_on(space) and space != "a5":
            t.tile("A4", space)
    return t


# --- the final round ----------------------------------------------------------


@pytest.mark.rule("K-END-01")
def test_the_final_round_follows_the_turn_with_the_last_tile() -> None:
    t = Table().stack("G1").hold(0, mask=1).draw("G1").play("lay c1 0", "place worker a1")
    assert (0, 0, 9) == (t.s.scoring, t.seat, t.s.ap)
    t.play("end")
    assert (1, "act", 10) == (t.s.scoring, t.step, t.s.ap)
    assert "scoring" == t.told[-1].why


@pytest.mark.rule("K-END-01")
def test_the_last_but_one_tile_is_followed_by_the_last() -> None:
    t = Table().stack("G1", "G2").draw("G1").play("lay c1 0", "end")
    assert ("tile", 0) == (t.step, t.s.scoring)


@pytest.mark.rule("K-END-01")
def test_the_final_round_follows_a_last_tile_that_fits_nowhere_too() -> None:
    """AMB-07: the tile leaves the game, its player uses 10 action points, then the final round begins."""
    t = full_but_a5(Table()).stack("G4").draw("G4")
    assert (0, "act", 10, 0) == (t.seat, t.step, t.s.ap, t.s.scoring)
    t.play("end")
    assert (1, "act", 1, "") == (t.seat, t.step, t.s.scoring, t.tile_on("a5"))


@pytest.mark.rule("K-END-02")
@pytest.mark.parametrize(("seats", "last", "order"), [(2, 1, [0, 1]), (3, 1, [2, 0, 1]), (4, 3, [0, 1, 2, 3])])
def test_the_final_round_begins_left_of_the_player_with_the_last_tile(seats: int, last: int, order: list[int]) -> None:
    """AMB-05: that player comes last."""
    t = Table(seats).stack("G1").draw("G1", last).play("lay c1 0", "end")
    assert order == ends(t)


@pytest.mark.rule("K-END-02")
@pytest.mark.parametrize(("seats", "last", "order"), [(2, 1, [1, 0]), (3, 1, [1, 2, 0]), (4, 3, [3, 0, 1, 2])])
def test_the_player_with_the_last_tile_may_begin_the_final_round(seats: int, last: int, order: list[int]) -> None:
    """AMB-05: the other reading, two blocks in a row by one player."""
    t = Table(seats, final_round_start="last_placer").stack("G1").draw("G1", last).play("lay c1 0", "end")
    assert order == ends(t)


@pytest.mark.rule("K-END-02")
def test_each_uses_ten_points_and_scores_at_once_in_the_final_round() -> None:
    t = final(Table().value("a2", 7).put(0, "a1", workers=3), last=1)
    t.play("walk worker a1 a2", "end")
    assert (7, 0, 10) == (t.score(0), t.score(1), t.s.ap)
    t.play("place leader a1", "walk leader a1 a2", "end")
    assert [7, 7] == t.outcome().scores


@pytest.mark.rule("K-END-02")
def test_all_actions_are_open_in_the_final_round() -> None:
    """AMB-33: only the tile is missing."""
    t = Table().tile("A5", "c2", 4).tile("A4", "c1", 0).camp(0, "b2").hold(0, mask=1).hold(1, jade=1)
    final(t.put(0, "a1", workers=1).put(0, "a2", workers=1).put(0, "c2", workers=1), last=1)
    words = {text.split()[0] for text in t.offers()}
    assert {"place", "send", "walk", "uncover", "dig", "exchange", "camp", "guard", "end"} == words


@pytest.mark.rule("K-END-03")
def test_the_game_ends_when_all_have_scored() -> None:
    t = final(Table(3), last=2).play("end", "end")
    assert (False, None) == (t.over, GAME.outcome(t.s))
    t.play("end")
    assert (True, "over", ()) == (t.over, t.step, GAME.pending(t.s).seats)


# --- the winner ---------------------------------------------------------------


@pytest.mark.rule("K-END-04", "K-GOAL-04")
@pytest.mark.parametrize(("points", "winner"), [((30, 29, 28), 0), ((9, 10, 8), 1), ((0, 0, 1), 2)])
def test_the_most_points_win(points: tuple[int, ...], winner: int) -> None:
    t = Table(3)
    for seat, score in enumerate(points):
        t.points(seat, score)
    assert ([winner], "") == winners(t)


@pytest.mark.rule("K-END-04")
def test_the_points_of_the_final_round_decide_too() -> None:
    assert ([1], "") == winners(Table().points(0, 10).points(1, 9).value("a2", 2).put(1, "a2", workers=1))


@pytest.mark.rule("K-END-04")
@pytest.mark.parametrize(
    ("final_tie", "result"), [("shared", ([0, 1], "shared victory")), ("treasures", ([1], "treasures"))]
)
def test_tied_players_share_the_victory_or_the_treasures_decide(final_tie: str, result: tuple[list[int], str]) -> None:
    """AMB-06: 20 points each; one has four singles (4 points), the other a triple (6), and the triple is worth more."""
    t = Table(3, final_tie=final_tie).points(0, 16).points(1, 14).points(2, 7)
    t.hold(0, mask=1, jade=1, idol=1, bowl=1).hold(1, flute=3).hold(2, knife=3, shell=3)
    assert result == winners(t)


@pytest.mark.rule("K-END-04")
def test_players_whose_treasures_are_equal_too_share_the_victory() -> None:
    """AMB-06: three are tied, two of them with a pair each."""
    t = Table(4, final_tie="treasures").points(0, 20).points(1, 17).points(2, 17).points(3, 10)
    t.hold(1, mask=2).hold(2, jade=2).hold(3, idol=3)
    assert ([1, 2], "shared victory") == winners(t)


@pytest.mark.rule("K-END-04")
def test_treasures_decide_nothing_where_points_do() -> None:
    """AMB-06: only among players tied for the most points."""
    t = Table(final_tie="treasures").points(0, 30).points(1, 20).hold(1, mask=3)
    assert ([0], "") == winners(t)


# --- whole games --------------------------------------------------------------


def random_game(seats: int, seed: int, **options: str) -> tuple[State, list[Fact], list[tuple[int, int, int]]]:
    """A whole random game, its facts, and what each scoring turn should bring: scoring round, seat, points."""
    s, dice, facts = GAME.new(seats, options), Dice(seed), list[Fact]()
    due: list[tuple[int, int, int]] = []
    while not GAME.pending(s).is_over:
        seat = GAME.pending(s).seats[0]
        offers = GAME.offers(s, seat)
        odds = GAME.odds(s) if seat == CHANCE else [eagerness(offer.text) for offer in offers]
        decision = offers[weighted(odds, dice.below(sum(odds)))]
        if decision.text == "end" and s.stack[-2].kind == steps.SCORE:
            due.append((s.scoring, seat, worth(s, seat)))
        story = Story()
        GAME.apply(s, seat, decision, story)
        facts += story.facts
    return s, facts, due


def eagerness(text: str) -> int:
    """How likely a decision is: work on temples and treasures is sought, a turn is rarely ended early."""
    words = {"end": 1, "place": 5, "pass": 60, "uncover": 20, "dig": 20}
    return words.get(text.split(maxsplit=1)[0], 2)


def worth(s: State, seat: int) -> int:
    """What a seat should score now, counted anew from what lies on the table."""
    points = sum((0, 1, 3, 6)[number] for number in s.players[seat].treasures)
    for space, value in enumerate(s.values):
        strengths = [me.workers[space] + 3 * (me.leader == space) for me in s.players]
        mine = strengths.pop(seat)
        if s.guards[space] == -1:
            points += value if mine > max(strengths) else 0
        else:
            points += value if s.guards[space] // 2 == seat else 0
    return points


def total(facts: list[Fact], seat: int, verb: str) -> int:
    return sum(fact.amount for fact in facts if (fact.seat, fact.verb) == (seat, verb))


@pytest.mark.rule("K-GOAL-01", "K-VOLCANO-05", "K-SCORE-01", "K-SCORE-05", "K-END-02", "K-AUCTION-12", "K-AUCTION-27")
@pytest.mark.parametrize("version", ["basic", "auction"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_score_four_times_and_the_ledger_adds_up(version: str, seats: int) -> None:
    """Ten random games each: points are capital minus bids plus four scorings, each worth what lay on the table."""
    for seed in range(10):
        s, facts, due = random_game(seats, seed, version=version)
        assert [1, 2, 3, 4] == [fact.amount for fact in facts if fact.verb == "scoring"]
        assert [(number, seat) for number in (1, 2, 3, 4) for seat in range(seats)] == sorted(row[:2] for row in due)
        assert 36 + 4 * seats == sum(fact.verb == "block" for fact in facts)
        for seat in range(seats):
            scored = total(facts, seat, "score")
            assert scored == sum(points for _, other, points in due if other == seat)
            capital = 20 if version == "auction" else 0
            assert capital - total(facts, seat, "win") + scored == s.players[seat].score()


@pytest.mark.rule("K-END-02", "K-TURN-03")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 1), (4, 2)])
def test_the_first_player_of_the_game_begins_the_final_round(seats: int, first: int) -> None:
    """AMB-05: 36 tiles divide evenly among two, three or four players."""
    _, facts, _ = random_game(seats, 7, first_player=f"seat{first + 1}")
    assert [first] == [fact.seat for fact in facts if (fact.verb, fact.amount) == ("scoring", 4)]
