"""Camps (K-CAMP)."""

from __future__ import annotations

import pytest

from longcount.games.tikal import GAME
from tikal_table import Table


def explored() -> Table:
    """Besides the printed tiles: treasures on b3, more jungle on a3, c2 and c1, a volcano on b4."""
    t = Table().tile("A5", "b3").tile("A4", "a3").tile("C3", "c2").tile("B4", "c1")
    return t.tile("B6", "b4")


def camp_on(t: Table, space: str) -> int | None:
    """Whose camp stands on a tile, as everybody sees it."""
    owner: int | None = GAME.view(t.s, None)["spaces"][space]["camp"]
    return owner


@pytest.mark.rule("K-CAMP-01", "K-CAMP-02")
def test_a_camp_costs_five_action_points_and_needs_nobody() -> None:
    """AMB-28: the jungle printed on the board will do; no figure is on the board."""
    t = Table().play("camp b2")
    assert (5, 0) == (t.s.ap, camp_on(t, "b2"))


@pytest.mark.rule("K-CAMP-01")
def test_camps_are_offered_on_all_jungle_and_nowhere_else() -> None:
    assert ["camp a3", "camp b2", "camp c1", "camp c2"] == explored().offers("camp")


@pytest.mark.rule("K-CAMP-01")
@pytest.mark.parametrize(
    ("space", "what"), [("a1", "the base camp"), ("a2", "a temple"), ("b4", "a volcano"), ("h5", "unexplored")]
)
def test_no_camp_stands_elsewhere(space: str, what: str) -> None:
    """TC-19, AMB-28: not on the base camp, a temple, a volcano or an unexplored space."""
    refusal = explored().why(f"camp {space}")
    assert "K-CAMP-01" == refusal.rule
    assert f"{space} is {what}." in refusal.sentence


@pytest.mark.rule("K-CAMP-01")
def test_four_action_points_found_no_camp() -> None:
    refusal = Table().ap(4).why("camp b2")
    assert ("K-CAMP-01", "That costs 5 action points; you have 4 left.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-CAMP-01")
@pytest.mark.parametrize("tokens", [1, 4])
def test_no_camp_stands_on_treasures(tokens: int) -> None:
    """TC-14: one treasure left is enough to prevent it."""
    assert "K-CAMP-01" == explored().tokens("b3", tokens).why("camp b3").rule


@pytest.mark.rule("K-CAMP-01", "K-TILE-10")
def test_whoever_digs_the_last_treasure_may_camp_there_at_once() -> None:
    """TC-13: 3 + 5 action points."""
    t = explored().tokens("b3", 1).put(0, "b3", workers=1).play("dig b3", "find jade", "camp b3")
    assert (2, 0) == (t.s.ap, camp_on(t, "b3"))


@pytest.mark.rule("K-CAMP-01")
def test_a_treasure_tile_that_got_no_treasures_counts_as_emptied() -> None:
    """AMB-13."""
    assert explored().tokens("b3", 0).may("camp b3")


@pytest.mark.rule("K-CAMP-03")
def test_members_do_not_prevent_a_camp() -> None:
    """Neither one's own nor those of others, however many."""
    t = Table(3).put(0, "b2", workers=1).put(1, "b2", workers=4, leader=True).put(2, "b2", workers=2)
    t.play("camp b2")
    assert (0, 1, 4, 2) == (camp_on(t, "b2"), t.workers("b2"), t.workers("b2", 1), t.workers("b2", 2))


@pytest.mark.rule("K-CAMP-04")
def test_members_are_placed_in_a_new_camp_in_the_same_turn() -> None:
    t = Table().play("camp b2", "place worker b2", "place leader b2")
    assert (1, "b2", 3) == (t.workers("b2"), t.leader(), t.s.ap)


@pytest.mark.rule("K-CAMP-05")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_tile_holds_one_camp(owner: int) -> None:
    """TC-16: whoever owns the first one."""
    refusal = Table().camp(owner, "b2").why("camp b2")
    assert ("K-CAMP-05", "There is a camp on b2 already.") == (refusal.rule, refusal.sentence)


def beside_a_rivals_camp() -> Table:
    """Seat 0 founded a camp on b2; now seat 1 acts, with a worker there and one in the base camp."""
    t = Table().stack("C3", "G4").put(1, "a1", workers=1).put(1, "b2", workers=1)
    return t.play("camp b2", "end", "tile C3", "lay b3 0")


@pytest.mark.rule("K-CAMP-06")
@pytest.mark.parametrize("text", ["place worker b2", "place leader b2", "send worker a1 b2", "send worker b2 a1"])
def test_nobody_uses_the_camp_of_another(text: str) -> None:
    """Neither to place members in it nor for the secret path to it or from it."""
    assert "The camp on b2 belongs to another player." == beside_a_rivals_camp().why(text).sentence


@pytest.mark.rule("K-CAMP-07")
def test_secret_paths_link_all_own_camps_and_the_base_camp() -> None:
    """One action point each, though none of these tiles touches another of them."""
    t = explored().camp(0, "a3").camp(0, "c1").put(0, "a1", workers=1)
    t.play("send worker a1 a3", "send worker a3 c1", "send worker c1 a1")
    assert (1, 7) == (t.workers("a1"), t.s.ap)


@pytest.mark.rule("K-CAMP-08")
def test_nobody_founds_a_third_camp() -> None:
    """TC-17: not in a later turn either; the other player still may."""
    t = explored().stack("C4", "D1", "G4").play("camp b2", "camp c1", "end")
    t.play("tile C4", "lay d1 0", "camp a3", "end", "tile D1", "lay d2 0")
    refusal = t.why("camp c2")
    assert ("K-CAMP-08", "You have founded your 2 camps.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("K-CAMP-08")
def test_a_camp_never_moves() -> None:
    """AMB-29: with both camps founded nothing is offered that concerns a camp but placing and secret paths."""
    t = explored().camp(0, "b2").camp(0, "c1")
    assert [] == t.offers("camp")
    assert ["place worker a1", "place worker b2", "place worker c1"] == t.offers("place")[:3]


@pytest.mark.rule("K-CAMP-01")
def test_a_camp_is_founded_in_a_scoring_turn_too() -> None:
    """AMB-33: by the player who drew the volcano and by the other one."""
    t = Table().tile("A4", "a3").stack("B6", "C1").draw("B6").play("camp b2", "end", "camp a3")
    assert (0, 1) == (camp_on(t, "b2"), camp_on(t, "a3"))
