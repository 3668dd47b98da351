"""Uncovering temples (K-TEMPLE)."""

from __future__ import annotations

import pytest

from tikal_table import Table


def stand(t: Table, space: str, who: str, seat: int = 0) -> Table:
    """Figures named one by one: "worker leader"."""
    return t.put(seat, space, workers=who.count("worker"), leader="leader" in who)


def three(who: str) -> Table:
    """Figures beside a temple of 3 on b3."""
    return stand(Table().tile("B2", "b3"), "b3", who)


def with_volcano(**options: str) -> Table:
    """A volcano lies on top of the stack."""
    return Table(2, **options).stack("B6", "C1", "C2", "C3")


@pytest.mark.rule("K-TEMPLE-01")
def test_a_temple_scores_the_number_on_its_top() -> None:
    t = with_volcano().put(0, "a2", workers=2).draw("B6").play("uncover a2", "uncover a2", "end")
    assert 3 == t.score()


@pytest.mark.rule("K-TEMPLE-02")
@pytest.mark.parametrize(("tile", "value"), [("A1", 1), ("A3", 2), ("B2", 3), ("C2", 4), ("D1", 5), ("E2", 6)])
def test_a_new_temple_starts_with_its_printed_number_and_grows(tile: str, value: int) -> None:
    t = Table().stack(tile, "G4").draw(tile).play("lay b3 0")
    assert value == t.worth("b3")
    t.put(0, "b3", workers=1).play("uncover b3")
    assert value + 1 == t.worth("b3")


@pytest.mark.rule("K-TEMPLE-03")
@pytest.mark.parametrize("who", ["worker", "leader"])
def test_a_level_costs_two_action_points(who: str) -> None:
    t = stand(Table(), "a2", who).play("uncover a2")
    assert (2, 8) == (t.worth("a2"), t.s.ap)


@pytest.mark.rule("K-TEMPLE-03")
def test_one_action_point_uncovers_nothing() -> None:
    refusal = Table().put(0, "a2", workers=1).ap(1).why("uncover a2")
    assert "That costs 2 action points; you have 1 left." == refusal.sentence
    assert "K-TEMPLE-03" == refusal.rule


@pytest.mark.rule("K-TEMPLE-03")
def test_only_an_own_member_on_the_tile_uncovers() -> None:
    t = Table().put(0, "b1", workers=3, leader=True).put(1, "a2", workers=3)
    assert "K-TEMPLE-03" == t.why("uncover a2").rule


@pytest.mark.rule("K-TEMPLE-03")
def test_presence_is_enough_where_a_rival_is_stronger() -> None:
    """TC-05: uncovering does not ask for the majority."""
    t = Table().put(0, "a2", workers=1).put(1, "a2", workers=5, leader=True).play("uncover a2")
    assert 2 == t.worth("a2")


@pytest.mark.rule("K-TEMPLE-04")
@pytest.mark.parametrize("who", ["worker", "leader"])
def test_one_member_uncovers_one_level(who: str) -> None:
    """EX-06, TC-01: one worker or the leader alone makes 4 of 3 for 2 action points, and no 5."""
    t = three(who).play("uncover b3")
    assert (4, 8) == (t.worth("b3"), t.s.ap)
    refusal = t.why("uncover b3")
    assert "K-TEMPLE-04" == refusal.rule
    assert "A second time takes two figures of yours on b3; you have 1." == refusal.sentence


@pytest.mark.rule("K-TEMPLE-04")
@pytest.mark.parametrize("who", ["worker worker", "worker leader"])
def test_two_members_uncover_two_levels(who: str) -> None:
    """EX-06, TC-02: two workers, or a worker and the leader, make 5 of 3 for 4 action points."""
    t = three(who).play("uncover b3", "uncover b3")
    assert (5, 6) == (t.worth("b3"), t.s.ap)


@pytest.mark.rule("K-TEMPLE-04")
def test_members_are_not_used_up() -> None:
    """AMB-04: they have to be there, no more; the next turn finds them there."""
    t = three("worker leader").play("uncover b3", "uncover b3")
    assert (1, "b3", 17) == (t.workers("b3"), t.leader(), t.player().supply)


@pytest.mark.rule("K-TEMPLE-05")
def test_a_third_level_in_a_turn_is_refused() -> None:
    """EX-06: whatever stands there, two levels are the limit."""
    t = three("worker worker worker leader").play("uncover b3", "uncover b3")
    refusal = t.why("uncover b3")
    assert "K-TEMPLE-05" == refusal.rule
    assert "You have uncovered a level 2 times on b3; more is not allowed in one turn." == refusal.sentence


@pytest.mark.rule("K-TEMPLE-05")
def test_the_limit_is_for_one_turn_of_one_player() -> None:
    t = Table().stack("C3", "C4", "G4").put(0, "a2", workers=2).put(1, "a2", workers=2)
    t.play("uncover a2", "uncover a2", "end")
    t.play("tile C3", "lay b3 0", "uncover a2", "uncover a2", "end")
    t.play("tile C4", "lay a3 0", "uncover a2")
    assert 6 == t.worth("a2")


@pytest.mark.rule("K-TEMPLE-04")
def test_two_must_be_there_for_the_second_level() -> None:
    """TC-08, AMB-25: one level, the member leaves, another arrives: one is there, too few for the second."""
    t = Table().put(0, "a2", workers=1).put(0, "a1", leader=True)
    t.play("uncover a2", "walk worker a2 a1", "walk leader a1 a2")
    assert "K-TEMPLE-04" == t.why("uncover a2").rule


@pytest.mark.rule("K-TEMPLE-04")
def test_a_member_who_has_left_no_longer_counts() -> None:
    """AMB-25: two for the first level, one of them for the second: refused."""
    t = Table().put(0, "a2", workers=2).play("uncover a2", "walk worker a2 a1")
    assert "K-TEMPLE-04" == t.why("uncover a2").rule


@pytest.mark.rule("K-TEMPLE-04")
def test_the_second_member_may_arrive_between_two_levels() -> None:
    """AMB-25."""
    t = Table().put(0, "a2", workers=1).put(0, "a1", leader=True)
    t.play("uncover a2", "walk leader a1 a2", "uncover a2")
    assert 3 == t.worth("a2")


@pytest.mark.rule("K-TEMPLE-06")
def test_one_member_works_on_two_temples() -> None:
    """AMB-25: 2 for a level, 4 for the way, 2 for the other level."""
    t = Table().put(0, "a2", workers=1).play("uncover a2", "walk worker a2 b1", "uncover b1")
    assert (2, 2, 2) == (t.worth("a2"), t.worth("b1"), t.s.ap)


@pytest.mark.rule("K-TEMPLE-05", "K-TEMPLE-06")
def test_ten_action_points_uncover_five_levels_of_three_temples() -> None:
    """TC-04, AMB-01: two members on two temples, one on a third: 2 + 2 + 1 levels, for the limit is per temple."""
    t = three("worker").put(0, "a2", workers=2).put(0, "b1", workers=1, leader=True)
    t.play("uncover a2", "uncover b1", "uncover a2", "uncover b3", "uncover b1")
    assert (3, 3, 4, 0) == (t.worth("a2"), t.worth("b1"), t.worth("b3"), t.s.ap)


@pytest.mark.rule("K-TEMPLE-07", "K-TEMPLE-09")
def test_each_level_takes_the_token_with_the_next_number() -> None:
    """EX-06: a 4 and then a 5 leave the stock."""
    t = three("worker worker")
    before = list(t.s.numbers)
    t.play("uncover b3")
    assert (4, before[4] - 1, before[5]) == (t.worth("b3"), t.s.numbers[4], t.s.numbers[5])
    t.play("uncover b3")
    assert (5, before[4] - 1, before[5] - 1) == (t.worth("b3"), t.s.numbers[4], t.s.numbers[5])
    assert sum(before) - 2 == sum(t.s.numbers)


@pytest.mark.rule("K-TEMPLE-08")
def test_the_only_ten_stops_all_other_temples_at_nine() -> None:
    t = Table().value("a2", 9).value("b1", 9).put(0, "a2", workers=1).put(0, "b1", workers=1).play("uncover a2")
    assert 10 == t.worth("a2")
    refusal = t.why("uncover b1")
    assert ("K-TEMPLE-08", "No token with the number 10 is left.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-TEMPLE-08")
def test_a_temple_of_ten_cannot_grow() -> None:
    """TC-07."""
    assert "K-TEMPLE-08" == Table().value("a2", 10).put(0, "a2", workers=2).why("uncover a2").rule


@pytest.mark.rule("K-TEMPLE-09")
def test_a_missing_number_is_not_skipped() -> None:
    """All threes are used: a temple of 2 stays, though fours are there; nor do two levels leap over the gap."""
    t = Table().put(0, "a2", workers=2)
    t.s.numbers[3] = 0
    t.settle().play("uncover a2")
    refusal = t.why("uncover a2")
    assert ("K-TEMPLE-08", "No token with the number 3 is left.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-TEMPLE-10")
@pytest.mark.parametrize("owner", [0, 1])
def test_nobody_uncovers_a_guarded_temple(owner: int) -> None:
    t = Table().value("a2", 4).guard(owner, "a2").put(0, "a2", workers=3)
    refusal = t.why("uncover a2")
    assert "The temple on a2 is guarded; its 4 stays." == refusal.sentence


# --- two blocks of action points for one volcano -----------------------------------


def after_the_scoring_turn(**options: str) -> Table:
    """Seat 0 drew a volcano and uncovered two levels of a2 in the scoring turn; now its normal turn begins."""
    t = with_volcano(**options).put(0, "a2", workers=3).put(0, "b1", workers=1).draw("B6")
    return t.play("uncover a2", "uncover a2", "end", "end", "lay c1 0")


@pytest.mark.rule("K-TEMPLE-05")
def test_the_limit_starts_afresh_after_the_scoring_turn() -> None:
    """AMB-32, each_block: four levels in the two blocks of the player who drew the volcano."""
    t = after_the_scoring_turn().play("uncover a2", "uncover a2")
    assert (0, 5) == (t.seat, t.worth("a2"))


@pytest.mark.rule("K-TEMPLE-05")
def test_a_table_may_count_both_blocks_together() -> None:
    """AMB-32, after_turn: nothing more of that temple; of another one as before."""
    t = after_the_scoring_turn(limits_reset="after_turn")
    assert (0, "K-TEMPLE-05") == (t.seat, t.why("uncover a2").rule)
    assert t.may("uncover b1")


@pytest.mark.rule("K-TEMPLE-05")
def test_one_level_in_each_block_is_within_the_common_limit() -> None:
    """AMB-32, after_turn: the second level needs two members, a third one is refused."""
    t = with_volcano(limits_reset="after_turn").put(0, "a2", workers=2).draw("B6")
    t.play("uncover a2", "end", "end", "lay c1 0", "uncover a2")
    assert (3, "K-TEMPLE-05") == (t.worth("a2"), t.why("uncover a2").rule)


@pytest.mark.rule("K-TEMPLE-05")
def test_blocks_count_together_only_for_the_player_who_drew_the_volcano() -> None:
    """AMB-32, after_turn: the neighbour's next normal turn starts afresh."""
    t = with_volcano(limits_reset="after_turn").put(1, "a2", workers=2).draw("B6")
    t.play("end", "uncover a2", "uncover a2", "end", "lay c1 0", "end", "tile C3", "lay b3 0", "uncover a2")
    assert (1, 4) == (t.seat, t.worth("a2"))


@pytest.mark.rule("K-TEMPLE-05")
def test_the_common_limit_ends_with_the_normal_turn() -> None:
    """AMB-32, after_turn: in the turn after that the temple may be uncovered again."""
    t = after_the_scoring_turn(limits_reset="after_turn")
    t.play("end", "tile C3", "lay b3 0", "end", "tile C1", "lay a3 3", "uncover a2", "uncover a2")
    assert 5 == t.worth("a2")


@pytest.mark.parametrize("limits_reset", ["each_block", "after_turn"])
def test_the_final_scoring_turn_always_starts_afresh(limits_reset: str) -> None:
    """AMB-32: the last tile's player uncovers in the normal turn and again in the final scoring turn next to it."""
    t = Table(limits_reset=limits_reset, final_round_start="last_placer").stack("G4").put(0, "a2", workers=2)
    t.draw("G4").play("lay b3 0", "uncover a2", "uncover a2", "end", "uncover a2", "uncover a2")
    assert (0, 5) == (t.seat, t.worth("a2"))
