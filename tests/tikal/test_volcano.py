"""Volcanoes and scoring rounds: chapter K-VOLCANO."""

from __future__ import annotations

import pytest

from longcount.games.tikal.components import SPACE_NAMES
from tikal_table import Table


def volcano(t: Table, seat: int = 0) -> Table:
    """This seat draws a volcano; another B tile and the Cs are still to come."""
    return t.stack("B3", "B6", "C1", "C2", "C3").draw("B6", seat)


def scores(t: Table) -> list[int]:
    return [t.score(seat) for seat in range(len(t.s.players))]


def on_the_board(t: Table) -> set[str]:
    return {t.tile_on(space) for space in SPACE_NAMES} - {""}


@pytest.mark.rule("K-VOLCANO-02", "K-VOLCANO-03", "K-VOLCANO-04", "K-VOLCANO-06", "K-SCORE-01", "K-SCORE-02")
def test_the_scoring_of_the_rulebook() -> None:
    """EX-09: temples 3, 5, 5 and 8, two pairs and two singles are 29 points; then the neighbour, then the volcano."""
    t = Table().tile("D1", "c1", 3).tile("E2", "c2", 4)
    t.value("a2", 3).value("b1", 5).value("c2", 8)
    for temple in ("a2", "b1", "c1", "c2"):
        t.put(0, temple, workers=2).put(1, temple, workers=1)
    t.hold(0, mask=2, jade=2, idol=1, bowl=1).points(0, 10)
    volcano(t)
    assert (0, "act", 10) == (t.seat, t.step, t.s.ap)
    t.play("end")
    assert 10 + 3 + 5 + 5 + 8 + (6 + 2) == t.score(0)
    assert (1, "act", 10) == (t.seat, t.step, t.s.ap)
    t.play("end")
    assert (0, "lay") == (t.seat, t.step)
    t.play("lay d1 0")
    assert ("B6", 0, "act", 10) == (t.tile_on("d1"), t.seat, t.step, t.s.ap)


@pytest.mark.rule("K-VOLCANO-01")
def test_a_scoring_round_for_all_begins_when_a_volcano_is_drawn() -> None:
    t = volcano(Table(3).hold(0, mask=1).hold(1, jade=2).hold(2, idol=3))
    assert 1 == t.s.scoring
    t.play("end", "end", "end")
    assert [1, 3, 6] == scores(t)


@pytest.mark.rule("K-VOLCANO-01")
def test_no_other_tile_starts_a_scoring_round() -> None:
    t = Table().stack("B3", "B6").hold(0, mask=1).draw("B3").play("lay c1 0", "end")
    assert (0, [0, 0]) == (t.s.scoring, scores(t))


@pytest.mark.rule("K-VOLCANO-02")
def test_the_volcano_lies_aside_during_the_whole_scoring_round() -> None:
    t = volcano(Table(3))
    before = on_the_board(t)
    for _ in range(3):
        assert before == on_the_board(t)
        t.play("end")
    assert before == on_the_board(t)
    assert before | {"B6"} == on_the_board(t.play("lay c1 0"))


@pytest.mark.rule("K-VOLCANO-03")
def test_no_tile_is_laid_in_a_scoring_turn() -> None:
    t = volcano(Table())
    assert [] == t.offers("lay")
    assert "K-VOLCANO-03" == t.why("lay c1 0").rule


@pytest.mark.rule("K-VOLCANO-03", "K-VOLCANO-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_all_actions_are_open_in_a_scoring_turn(seat: int) -> None:
    """AMB-33: of the player who drew the volcano and of everybody else; only the tile is missing."""
    t = Table().tile("A5", "c2", 4).tile("A4", "c1", 0).camp(seat, "b2")
    t.put(seat, "a1", workers=1).put(seat, "a2", workers=1).put(seat, "c2", workers=1)
    volcano(t.hold(seat, mask=1).hold(1 - seat, jade=1))
    t.play(*["end"] * seat)
    assert seat == t.seat
    words = {text.split()[0] for text in t.offers()}
    assert {"place", "send", "walk", "uncover", "dig", "exchange", "camp", "guard", "end"} == words


@pytest.mark.rule("K-VOLCANO-03", "K-VOLCANO-04")
def test_what_the_scoring_turn_achieves_counts_at_once() -> None:
    t = volcano(Table()).play("place worker a1", "walk worker a1 a2", "uncover a2", "guard a2 worker")
    assert (0, 0) == (t.s.ap, t.score(0))
    assert 2 == t.play("end").score(0)


@pytest.mark.rule("K-VOLCANO-04")
def test_only_the_player_whose_scoring_turn_ends_scores() -> None:
    t = volcano(Table(3).hold(0, mask=1).hold(1, jade=2).hold(2, idol=3), seat=1)
    assert [0, 0, 0] == scores(t)
    assert [0, 3, 0] == scores(t.play("end"))
    assert [0, 3, 6] == scores(t.play("end"))
    assert [1, 3, 6] == scores(t.play("end"))


@pytest.mark.rule("K-VOLCANO-04", "K-VOLCANO-05")
def test_a_temple_may_change_hands_within_a_round_and_pay_both() -> None:
    """TC-34: the first scores an 8; the second takes it over and scores it too; the first keeps the points."""
    t = Table().value("a2", 8).put(0, "a2", workers=2).put(1, "a1", workers=1, leader=True)
    volcano(t).play("end")
    assert [8, 0] == scores(t)
    t.play("walk leader a1 a2", "walk worker a1 a2", "end")
    assert [8, 8] == scores(t)


@pytest.mark.rule("K-VOLCANO-05")
@pytest.mark.parametrize(("seats", "seat"), [(2, 1), (3, 1), (4, 0), (4, 2), (4, 3)])
def test_the_scoring_turns_go_clockwise_from_whoever_drew_the_volcano(seats: int, seat: int) -> None:
    t = volcano(Table(seats), seat)
    order = []
    while t.step == "act":
        assert 10 == t.s.ap
        order.append(t.seat)
        t.play("place worker a1", "end")
    assert [*range(seat, seats), *range(seat)] == order


@pytest.mark.rule("K-VOLCANO-03", "K-VOLCANO-06", "K-VOLCANO-07")
def test_the_whole_turn_with_a_volcano() -> None:
    """TC-31, AMB-03, AMB-21: 10 points, score, the others, volcano, 10 points more, no other tile; then the left."""
    t = volcano(Table(3), seat=1)
    seen = []
    for answer in ["end", "end", "end", "lay c1 0", "end"]:
        seen.append((t.seat, t.step))
        t.play(answer)
    assert [(1, "act"), (2, "act"), (0, "act"), (1, "lay"), (1, "act")] == seen
    assert "tile" == t.step
    t.play("tile B3")
    assert (2, "lay") == (t.seat, t.step)


@pytest.mark.rule("K-VOLCANO-06", "K-AP-02")
def test_points_left_over_in_the_scoring_turn_are_lost_to_the_turn_after_it() -> None:
    """TC-32: with 4 of 10 unspent the next block is 10 again."""
    t = volcano(Table()).play(*["place worker a1"] * 6)
    assert 4 == t.s.ap
    t.play("end", "end", "lay c1 0")
    assert (0, 10) == (t.seat, t.s.ap)


@pytest.mark.rule("K-VOLCANO-06", "K-TURN-04")
def test_the_volcano_is_laid_before_the_second_block() -> None:
    t = volcano(Table()).play("end", "end")
    refusal = t.why("place worker a1")
    assert ("K-TURN-04", "First lay the tile: action points come after it.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-VOLCANO-06")
def test_nobody_scores_after_the_second_block() -> None:
    t = volcano(Table().hold(0, mask=2)).play("end", "end", "lay c1 0", "end")
    assert [3, 0] == scores(t)


@pytest.mark.rule("K-VOLCANO-06")
@pytest.mark.parametrize(("limits", "may_uncover"), [("each_block", True), ("after_turn", False)])
def test_the_limits_of_a_turn_in_the_block_after_the_volcano(limits: str, may_uncover: bool) -> None:
    """AMB-32: they start afresh; or they count for both blocks of the player who drew the volcano together."""
    t = volcano(Table(limits_reset=limits).put(0, "a2", workers=2)).play("uncover a2", "uncover a2", "end", "end")
    assert may_uncover == t.play("lay c1 0").may("uncover a2")


@pytest.mark.rule("K-VOLCANO-07")
def test_every_volcano_starts_a_round_of_its_own() -> None:
    t = Table().stack("B6", "D4", "D5").hold(0, mask=1).draw("B6")
    t.play("end", "end", "lay c1 0", "end", "tile D5")
    assert (2, 1, "act") == (t.s.scoring, t.seat, t.step)
    assert [2, 0] == scores(t.play("end", "end"))


@pytest.mark.rule("K-VOLCANO-06", "K-END-01")
def test_a_volcano_as_the_last_tile_has_its_round_before_the_final_one() -> None:
    """AMB-22: scoring round, volcano, 10 action points, final round; the rounds are not merged."""
    t = Table().stack("F5").hold(1, mask=2).draw("F5", seat=1)
    seen = []
    while not t.over:
        seen.append((t.seat, t.step, t.s.scoring))
        t.play("lay c1 0" if t.step == "lay" else "end")
    assert [(1, "act", 1), (0, "act", 1), (1, "lay", 1), (1, "act", 1), (0, "act", 2), (1, "act", 2)] == seen
    assert [0, 6] == t.outcome().scores
