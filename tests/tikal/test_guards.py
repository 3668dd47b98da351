"""Guards (K-GUARD)."""

from __future__ import annotations

import pytest

from longcount.games.tikal import GAME
from tikal_table import Table


def volcano(t: Table) -> Table:
    """Seat 0 draws a volcano: its scoring turn begins."""
    return t.stack("B6", "C1", "C2", "D5", "E1").draw("B6")


def guard_on(t: Table, space: str) -> str:
    """Whose guard stands on a temple, and which figure, as everybody sees it: "0 worker"."""
    guard = GAME.view(t.s, None)["spaces"][space]["temple"]["guard"]
    return f"{guard['seat']} {guard['figure']}" if guard else ""


# --- who may guard ----------------------------------------------------------------


@pytest.mark.rule("K-GUARD-01", "K-GUARD-03")
def test_a_guard_costs_five_action_points() -> None:
    """AMB-18: one worker where nobody else stands is strong enough."""
    t = Table().put(0, "a2", workers=1).play("guard a2 worker")
    assert (5, "0 worker", 0) == (t.s.ap, guard_on(t, "a2"), t.workers("a2"))


@pytest.mark.rule("K-GUARD-01")
def test_four_action_points_set_no_guard() -> None:
    refusal = Table().put(0, "a2", workers=1).ap(4).why("guard a2 worker")
    assert ("K-GUARD-01", "That costs 5 action points; you have 4 left.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-GUARD-01")
@pytest.mark.parametrize("figure", ["worker", "leader"])
def test_without_a_member_there_nobody_guards(figure: str) -> None:
    """AMB-18: on an empty temple too, a figure of the tile is needed."""
    refusal = Table().put(0, "b1", workers=1).why(f"guard a2 {figure}")
    assert "K-GUARD-01" == refusal.rule
    assert "Your strength on a2 is 0, another player's 0: you need more." == refusal.sentence


@pytest.mark.rule("K-GUARD-01")
@pytest.mark.parametrize(("mine", "theirs", "may"), [(3, 2, True), (2, 2, False), (2, 3, False)])
def test_the_guard_needs_more_strength_than_a_rival(mine: int, theirs: int, may: bool) -> None:
    t = Table().put(0, "a2", workers=mine).put(1, "a2", workers=theirs)
    assert may == t.may("guard a2 worker")


@pytest.mark.rule("K-GUARD-01")
def test_rivals_are_not_added_up() -> None:
    """AMB-24: 3 against 2 and 2."""
    t = Table(3).put(0, "a2", workers=3).put(1, "a2", workers=2).put(2, "a2", workers=2).play("guard a2 worker")
    assert "0 worker" == guard_on(t, "a2")


@pytest.mark.rule("K-GUARD-01")
def test_each_single_rival_must_be_weaker() -> None:
    """More than one rival is not enough: the third player ties."""
    t = Table(3).put(0, "a2", workers=2).put(1, "a2", workers=1).put(2, "a2", workers=2)
    refusal = t.why("guard a2 worker")
    assert "Your strength on a2 is 2, another player's 2: you need more." == refusal.sentence


@pytest.mark.rule("K-GUARD-02", "K-MEEPLE-04")
@pytest.mark.parametrize(("rivals", "may"), [(2, True), (3, False)])
def test_the_leader_counts_as_three(rivals: int, may: bool) -> None:
    """TC-37: against three workers the leader only ties and sets no guard."""
    t = Table().put(0, "a2", leader=True).put(1, "a2", workers=rivals)
    assert may == t.may("guard a2 leader")


@pytest.mark.rule("K-GUARD-02")
def test_the_leader_of_a_rival_counts_as_three_too() -> None:
    t = Table().put(0, "a2", workers=3).put(1, "a2", leader=True)
    refusal = t.why("guard a2 worker")
    assert ("K-GUARD-01", "Your strength on a2 is 3, another player's 3: you need more.") == (
        refusal.rule,
        refusal.sentence,
    )


@pytest.mark.rule("K-GUARD-01")
@pytest.mark.parametrize("space", ["a1", "b2", "h5"])
def test_only_temples_are_guarded(space: str) -> None:
    refusal = Table().put(0, "a1", workers=1).put(0, "b2", workers=1).why(f"guard {space} worker")
    assert ("K-GUARD-01", f"There is no temple on {space}.") == (refusal.rule, refusal.sentence)


# --- which figure stays, and who goes -----------------------------------------------


@pytest.mark.rule("K-GUARD-03")
def test_any_figure_on_the_tile_may_be_the_guard() -> None:
    """AMB-16."""
    t = Table().put(0, "a2", workers=1, leader=True).put(0, "b1", workers=2)
    assert ["guard a2 worker", "guard a2 leader", "guard b1 worker"] == t.offers("guard")


@pytest.mark.rule("K-GUARD-03")
def test_a_figure_from_elsewhere_is_no_guard() -> None:
    refusal = Table().put(0, "a2", workers=1).put(0, "a1", leader=True).why("guard a2 leader")
    assert ("K-GUARD-03", "You have no leader on a2.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-GUARD-04")
def test_when_a_worker_stays_the_leader_and_the_other_workers_leave_the_game() -> None:
    """TC-38, AMB-16: leader and four workers; the leader and three workers go, not to the supply."""
    t = Table().put(0, "a2", workers=4, leader=True).put(0, "b1", workers=2).play("guard a2 worker")
    me = t.player()
    assert ("0 worker", 0, "", 3) == (guard_on(t, "a2"), t.workers("a2"), t.leader(), me.gone)
    assert (12, 2) == (me.supply, t.workers("b1"))
    refusal = t.why("place leader a1")
    assert "Your leader is not in your supply: it has left the game." == refusal.sentence


@pytest.mark.rule("K-GUARD-04")
def test_when_the_leader_stays_all_workers_leave_the_game() -> None:
    t = Table().put(0, "a2", workers=4, leader=True).play("guard a2 leader")
    assert ("0 leader", 0, 4, 14) == (guard_on(t, "a2"), t.workers("a2"), t.player().gone, t.player().supply)


# --- what a guard means --------------------------------------------------------------


@pytest.mark.rule("K-GUARD-05")
def test_the_guard_scores_against_any_strength() -> None:
    """TC-40, AMB-15: a rival comes with six workers; only the owner of the guard scores the 5."""
    t = volcano(Table().value("a2", 5).guard(0, "a2").put(1, "a2", workers=6)).play("end", "end")
    assert (5, 0) == (t.score(0), t.score(1))


@pytest.mark.rule("K-GUARD-05")
def test_the_guard_scores_in_every_later_scoring_round() -> None:
    """Two volcanoes; the guard is set before the first one's scoring."""
    t = volcano(Table().value("a2", 4).put(0, "a2", workers=1)).play("guard a2 worker", "end", "end")
    assert 4 == t.score()
    t.play("lay c1 0", "end", "tile C1", "lay b3 0", "end", "tile C2", "lay a3 3", "end", "tile D5", "end", "end")
    assert (8, 0) == (t.score(0), t.score(1))


@pytest.mark.rule("K-GUARD-06")
def test_members_of_others_stay_and_walk_away_as_they_like() -> None:
    """TC-44."""
    t = Table().stack("C3", "G4").put(0, "a2", workers=3).put(1, "a2", workers=2).play("guard a2 worker", "end")
    assert 2 == t.workers("a2", 1)
    t.play("tile C3", "lay b3 0", "walk worker a2 a1")
    assert (1, 1) == (t.workers("a2", 1), t.workers("a1", 1))


@pytest.mark.rule("K-GUARD-07")
def test_not_even_the_owner_uncovers_a_guarded_temple() -> None:
    """TC-41."""
    t = Table().value("a2", 3).put(0, "a2", workers=2).put(0, "a1", workers=2).play("guard a2 worker")
    t.play("walk worker a1 a2")
    refusal = t.why("uncover a2")
    assert ("K-GUARD-07", "The temple on a2 is guarded; its 3 stays.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-GUARD-07")
def test_nobody_else_uncovers_a_guarded_temple() -> None:
    t = Table().value("a2", 3).guard(1, "a2").put(0, "a2", workers=2, leader=True)
    assert "K-GUARD-07" == t.why("uncover a2").rule


@pytest.mark.rule("K-GUARD-08")
@pytest.mark.parametrize("figure", ["worker", "leader"])
def test_a_guard_never_leaves(figure: str) -> None:
    t = Table().put(0, "a2", workers=1, leader=True).play(f"guard a2 {figure}")
    assert not t.may(f"walk {figure} a2 a1")
    assert [] == t.offers("walk", "send")
    assert not t.may("place leader a1")


@pytest.mark.rule("K-GUARD-08")
def test_nobody_drives_a_guard_away() -> None:
    """AMB-17: a temple has one guard for good, whatever comes; its owner sets no second one either."""
    t = Table().guard(1, "a2").put(0, "a2", workers=9, leader=True)
    assert [] == t.offers("guard")
    t = Table().guard(0, "a2").put(0, "a2", workers=2)
    assert [] == t.offers("guard")


@pytest.mark.rule("K-GUARD-09", "K-MOVE-08")
def test_members_walk_over_a_guarded_tile() -> None:
    """From the base camp into the tile for 2, and over it, the only way to a3, for 2 + 2."""
    t = Table().tile("A4", "a3").guard(1, "a2").put(0, "a1", workers=2)
    t.play("walk worker a1 a2", "walk worker a1 a3")
    assert (1, 1, 4) == (t.workers("a2"), t.workers("a3"), t.s.ap)


@pytest.mark.rule("K-GUARD-09")
def test_own_new_members_enter_and_change_nothing() -> None:
    """AMB-23: the temple scores once, as before."""
    t = volcano(Table().value("a2", 6).guard(0, "a2").put(0, "a1", workers=1)).play("walk worker a1 a2", "end")
    assert (1, 6) == (t.workers("a2"), t.score())


# --- how often -----------------------------------------------------------------------


@pytest.mark.rule("K-GUARD-10")
def test_nobody_guards_a_third_temple() -> None:
    """TC-43."""
    t = Table().tile("A1", "b3").put(0, "a2", workers=1).put(0, "b1", workers=1).put(0, "b3", workers=1)
    t.play("guard a2 worker", "guard b1 worker").ap(10)
    refusal = t.why("guard b3 worker")
    assert ("K-GUARD-10", "You guard your 2 temples already.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-GUARD-10")
def test_the_guards_of_others_do_not_count() -> None:
    t = Table().tile("A1", "b3").guard(1, "a2").guard(1, "b1").put(0, "b3", workers=1).play("guard b3 worker")
    assert (1, 2) == (t.player(0).guards, t.player(1).guards)


@pytest.mark.rule("K-GUARD-01")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_guarded_temple_is_not_guarded_again(owner: int) -> None:
    """TC-43, AMB-17: by nobody, not even by the owner of the guard."""
    t = Table().guard(owner, "a2").put(0, "a2", workers=3)
    assert "The temple on a2 has its guard already, for good." == t.why("guard a2 worker").sentence


@pytest.mark.rule("K-GUARD-01")
def test_a_guard_is_set_in_a_scoring_turn_too() -> None:
    """AMB-33: in the other player's scoring turn, and it scores at once."""
    t = volcano(Table().value("b1", 7).put(1, "b1", workers=1)).play("end", "guard b1 worker", "end")
    assert (0, 7) == (t.score(0), t.score(1))
