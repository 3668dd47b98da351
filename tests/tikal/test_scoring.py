"""Scoring: chapter K-SCORE."""

from __future__ import annotations

import pytest

from longcount.games.tikal import steps
from longcount.kernel.pending import Step
from tikal_table import Table


def volcano(t: Table, seat: int = 0) -> Table:
    """This seat draws a volcano: its scoring turn begins."""
    return t.stack("B3", "B6").draw("B6", seat)


def stand(t: Table, space: str, *figures: str) -> Table:
    """The figures of each seat on a tile: stand(t, "a2", "Lww", "w")."""
    for seat, here in enumerate(figures):
        t.put(seat, space, workers=here.count("w"), leader="L" in here)
    return t


def play_to_the_end(t: Table) -> Table:
    """Nobody spends an action point."""
    while not t.over:
        t.play("end" if t.step == "act" else t.offers()[0])
    return t


def scores(t: Table) -> list[int]:
    return [t.score(seat) for seat in range(len(t.s.players))]


@pytest.mark.rule("K-SCORE-01", "K-SCORE-05")
def test_the_marker_moves_forward_by_temple_points_and_treasure_points_together() -> None:
    t = Table().value("a2", 4).put(0, "a2", workers=1).hold(0, mask=2, jade=1).points(0, 7)
    volcano(t).play("end")
    assert 7 + 4 + (3 + 1) == t.score(0)


@pytest.mark.rule("K-SCORE-01")
@pytest.mark.parametrize(("workers", "masks", "points"), [(1, 0, 5), (0, 3, 6), (0, 0, 0)])
def test_temples_and_treasures_each_count_without_the_other(workers: int, masks: int, points: int) -> None:
    t = Table().value("a2", 5).put(0, "a2", workers=workers).hold(0, mask=masks)
    assert points == volcano(t).play("end").score(0)


HELD = [
    (("w", "", ""), 0),
    (("", "", "w"), 2),
    (("www", "ww", "ww"), 0),
    (("ww", "www", "ww"), 1),
    (("ww", "ww", "www"), 2),
    (("L", "ww", "ww"), 0),
    (("wwww", "L", ""), 0),
    (("Lw", "www", "L"), 0),
]


@pytest.mark.rule("K-SCORE-02")
@pytest.mark.parametrize(("figures", "holder"), HELD)
def test_a_temple_goes_to_whoever_is_stronger_than_each_other_one(figures: tuple[str, ...], holder: int) -> None:
    """TC-35, AMB-24: strengths of 3, 2 and 2: the 3 wins, the rivals are not added up."""
    t = volcano(stand(Table(3).value("a2", 4), "a2", *figures)).play("end", "end", "end")
    assert [4 if seat == holder else 0 for seat in range(3)] == scores(t)


TIED = [
    ("w", "w", ""),
    ("ww", "ww", "w"),
    ("w", "ww", "ww"),
    ("ww", "w", "ww"),
    ("w", "w", "w"),
    ("L", "www", ""),
    ("Lw", "w", "wwww"),
    ("", "", ""),
]


@pytest.mark.rule("K-SCORE-03")
@pytest.mark.parametrize("figures", TIED)
def test_a_temple_with_equal_strongest_players_pays_nobody(figures: tuple[str, ...]) -> None:
    """TC-37: a leader and three workers of another player are equal."""
    t = volcano(stand(Table(3).value("a2", 4), "a2", *figures)).play("end", "end", "end")
    assert [0, 0, 0] == scores(t)


@pytest.mark.rule("K-SCORE-02")
def test_each_temple_is_compared_by_itself() -> None:
    """Five workers on one temple do not help on another."""
    t = Table().tile("D2", "c1", 0).value("a2", 3).value("b1", 2)
    stand(t, "a2", "wwwww", "w")
    stand(t, "b1", "w", "ww")
    stand(t, "c1", "", "L")
    volcano(t).play("end", "end")
    assert [3, 2 + 5] == scores(t)


@pytest.mark.rule("K-SCORE-02")
def test_a_temple_counts_with_the_level_uncovered_in_the_scoring_turn() -> None:
    t = volcano(Table().put(0, "a2", workers=2)).play("uncover a2", "uncover a2", "end")
    assert 3 == t.score(0)


@pytest.mark.rule("K-SCORE-02")
@pytest.mark.parametrize("figure", ["worker", "leader"])
def test_a_guard_scores_its_temple_though_nobody_else_of_its_owner_is_there(figure: str) -> None:
    t = volcano(Table().value("a2", 6).guard(0, "a2", figure)).play("end")
    assert 6 == t.score(0)


@pytest.mark.rule("K-SCORE-02", "K-GUARD-05")
def test_a_guarded_temple_pays_the_owner_of_the_guard_and_not_the_stronger_rival() -> None:
    """AMB-15: six workers against a guard get nothing, whoever scores first."""
    t = stand(Table().value("a2", 6).guard(0, "a2"), "a2", "", "wwwwww")
    volcano(t, seat=1).play("end", "end")
    assert [6, 0] == scores(t)


@pytest.mark.rule("K-SCORE-02")
def test_guarded_and_held_temples_add_up() -> None:
    t = Table().tile("D1", "c1", 3).value("a2", 4).guard(0, "a2").guard(0, "c1").put(0, "b1", workers=1)
    assert 4 + 5 + 1 == volcano(t).play("end").score(0)


@pytest.mark.rule("K-SCORE-04")
def test_treasures_are_kept_and_score_in_all_four_scoring_rounds() -> None:
    """TC-49: a pair and a single, 4 points each time."""
    t = Table().hold(0, mask=2, jade=1).stack("B6", "D5", "F5", "G1")
    play_to_the_end(t.begin(Step(steps.NEXT_TURN, 0)))
    assert [4, 4, 4, 4] == [t.outcome().breakdown[0][f"treasures {number}"] for number in (1, 2, 3, 4)]
    assert {"mask": 2, "jade": 1} == t.treasures(0)


@pytest.mark.rule("K-SCORE-04", "K-TREASURE-06")
@pytest.mark.parametrize(
    ("treasures", "points"),
    [({"mask": 1}, 1), ({"mask": 2}, 3), ({"mask": 3}, 6), ({"mask": 1, "jade": 1, "idol": 1}, 3)],
)
def test_treasures_score_by_kind(treasures: dict[str, int], points: int) -> None:
    assert points == volcano(Table().hold(0, **treasures)).play("end").score(0)


@pytest.mark.rule("K-SCORE-06")
def test_a_marker_that_passes_a_hundred_goes_on_counting() -> None:
    """EX-12: from 95 a player scores 12 and has 107."""
    t = Table().value("a2", 6).put(0, "a2", workers=1).hold(0, mask=3).points(0, 95)
    assert 107 == volcano(t).play("end").score(0)


@pytest.mark.rule("K-SCORE-06", "K-END-04")
def test_whoever_is_on_the_second_lap_beats_whoever_is_on_the_first() -> None:
    """TC-55: 107 points win against 99, though the marker stands on 7."""
    t = Table().hold(0, mask=3, jade=3).points(0, 95).points(1, 99).begin(Step(steps.FINAL, 1)).play("end", "end")
    assert ([107, 99], [0]) == (t.outcome().scores, t.outcome().winners)
