"""Camps, moves and communities: chapter W-SETTLE."""

from __future__ import annotations

from itertools import combinations

import pytest

from longcount.games.winter.map import HEXES, JUNCTIONS, NEAR
from longcount.games.winter.notation import CATALOGUE
from longcount.kernel.errors import UnknownNotation
from winter_table import Table


def at_top(t: Table, labour: float = 0) -> Table:
    """Seat 0 stands at the top of Settlement; a card in hand keeps every part asked."""
    return t.hand(0, "tribesman").play("tribe settle").labour_at_hand(labour)


def at_middle(t: Table) -> Table:
    return at_top(t).play("go on")


def at_bottom(t: Table) -> Table:
    return at_middle(t).play("go on")


def founding(t: Table) -> list[str]:
    """The communities that are offered."""
    return [text for text in t.offers() if text.startswith("found")]


# --- top ------------------------------------------------------------------------


@pytest.mark.rule("W-SETTLE-01")
def test_each_tool_puts_a_camp_on_the_start_tile() -> None:
    t = at_top(Table().give(0, tools=3)).play("camp", "camp")
    assert ({0: 2}, 3, 3 - 2) == (t.camps_on(), t.player().camps_home, t.tools())


@pytest.mark.rule("W-SETTLE-01")
def test_the_leftmost_camp_leaves_the_board_and_frees_a_space_for_food() -> None:
    t = at_top(Table().give(0, tools=1)).play("camp")
    assert 5 + 1 == t.player().most_food()


@pytest.mark.rule("W-SETTLE-01")
def test_a_camp_without_a_tool_is_refused_with_its_price() -> None:
    refusal = at_top(Table().give(0, tools=0), labour=3).why("camp")
    assert ("W-SETTLE-01", "That costs 1 tool; you have 3 labour.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-SETTLE-01")
def test_with_all_five_camps_out_none_can_be_put() -> None:
    refusal = at_top(Table().camps(0, 0, 0, 1, 2, 3).give(0, tools=2)).why("camp")
    assert ("W-SETTLE-01", "No camp is left on your board.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-SETTLE-02")
def test_one_camp_walks_three_steps_for_three_labour() -> None:
    """TC-47: one labour per step, the same camp each time."""
    t = at_top(Table().camps(0, 0), labour=3).play("move 0 1", "move 1 8", "move 8 9")
    assert ({9: 1}, 0) == (t.camps_on(), t.labour())


@pytest.mark.rule("W-SETTLE-02")
def test_different_camps_move_one_labour_each() -> None:
    """TC-47: any mix of camps."""
    t = at_top(Table().camps(0, 0, 4), labour=2.5).play("move 0 1", "move 4 13")
    assert ({1: 1, 13: 1}, 0.5) == (t.camps_on(), t.labour())


@pytest.mark.rule("W-SETTLE-02")
def test_a_move_without_a_whole_labour_is_refused_with_its_price() -> None:
    refusal = at_top(Table().camps(0, 0), labour=0.5).why("move 0 1")
    assert ("W-SETTLE-02", "That costs 1 labour; you have ½ labour.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-SETTLE-02")
@pytest.mark.parametrize(("hex_", "near"), [(0, {1, 2, 3, 4, 5, 6}), (1, {0, 2, 6, 7, 8, 18}), (7, {1, 8, 18})])
def test_a_camp_moves_to_hexes_that_share_an_edge(hex_: int, near: set[int]) -> None:
    """A-67: the neighbours of the start tile, of an inner hex and of a corner of the map."""
    t = at_top(Table().camps(0, hex_), labour=1)
    assert {f"move {hex_} {other}" for other in near} == {text for text in t.offers() if text.startswith("move")}


@pytest.mark.rule("W-SETTLE-02")
def test_only_own_camps_move() -> None:
    refusal = at_top(Table().camps(0, 0).camps(1, 3), labour=1).why("move 3 4")
    assert ("W-SETTLE-02", "You have no camp on hex 3.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-SETTLE-03")
def test_camps_and_moves_are_mixed_freely() -> None:
    t = at_top(Table().camps(0, 0).give(0, tools=2), labour=2)
    t.play("move 0 1", "camp", "move 0 2", "camp")
    assert ({0: 1, 1: 1, 2: 1}, 0, 0) == (t.camps_on(), t.tools(), t.labour())


@pytest.mark.rule("W-SETTLE-04")
def test_all_camps_of_two_players_share_a_hex() -> None:
    t = at_top(Table().camps(0, 1, 1, 1, 1, 2).camps(1, 1, 1, 1, 1, 1), labour=1).play("move 2 1")
    assert ({1: 5}, {1: 5}) == (t.camps_on(0), t.camps_on(1))


@pytest.mark.rule("W-SETTLE-04")
def test_a_camp_may_move_back_to_the_start_tile() -> None:
    t = at_top(Table().camps(0, 0, 3), labour=1).play("move 3 0")
    assert {0: 2} == t.camps_on()


# --- middle: communities ----------------------------------------------------------


@pytest.mark.rule("W-SETTLE-05", "W-SETTLE-08")
def test_a_community_costs_three_food_and_three_camps_return() -> None:
    """D-07, TC-53: food 8 of 8 becomes 5 of 5, the community stands where the three hexes meet; nothing is lost."""
    t = at_middle(Table().camps(0, 1, 2, 8).give(0, food=8)).play("found 1 2 8")
    assert (5, 5, 5) == (t.food(), t.player().most_food(), t.player().camps_home)
    assert {} == t.camps_on()
    assert (2, 0) == (t.player().communities, t.s.villages[JUNCTIONS.index((1, 2, 8))])
    assert [] == t.heard("lose")


@pytest.mark.rule("W-SETTLE-05")
def test_a_community_without_three_food_is_refused_with_its_price() -> None:
    refusal = at_middle(Table().camps(0, 1, 2, 8).give(0, food=2)).why("found 1 2 8")
    assert ("W-SETTLE-05", "That costs 3 food; you have 2 food.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-SETTLE-05")
def test_all_three_hexes_need_an_own_camp() -> None:
    t = at_middle(Table().camps(0, 1, 2, 2).camps(1, 8).give(0, food=5))
    refusal = t.why("found 1 2 8")
    wanted = "A community needs a camp on each of its three hexes; yours lacks 8."
    assert ("W-SETTLE-05", wanted) == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-SETTLE-05")
def test_three_camps_in_a_row_make_no_community() -> None:
    """Hexes 1 and 9 both touch hex 8, but not each other."""
    assert [] == founding(at_middle(Table().camps(0, 1, 8, 9).give(0, food=5)))


@pytest.mark.rule("W-SETTLE-05")
def test_a_point_at_the_edge_of_the_map_with_two_hexes_will_not_do() -> None:
    """TC-50: camps on hexes 7 and 8, which meet at the rim, however many."""
    t = at_middle(Table().camps(0, 7, 7, 8, 8, 8).give(0, food=5))
    assert [] == founding(t)
    assert "W-SETTLE-05" == t.why("found 1 7 8").rule


@pytest.mark.rule("W-SETTLE-05")
def test_one_camp_returns_from_each_hex() -> None:
    """TC-52: of two camps on a hex one stays; three return in all."""
    t = at_middle(Table().camps(0, 1, 1, 2, 8, 8).give(0, food=5)).play("found 1 2 8")
    assert ({1: 1, 8: 1}, 3) == (t.camps_on(), t.player().camps_home)


@pytest.mark.rule("W-SETTLE-05")
def test_a_player_has_three_communities() -> None:
    t = Table().community(0, 3, 4, 12).community(0, 5, 6, 16).community(0, 1, 7, 18)
    refusal = at_middle(t.camps(0, 1, 2, 8).give(0, food=5)).why("found 1 2 8")
    assert ("W-SETTLE-05", "You have no community left.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-SETTLE-06")
def test_camps_on_the_start_tile_make_no_community() -> None:
    """TC-49: hexes 0, 1 and 2 touch one another, but the start tile does not count."""
    t = at_middle(Table().camps(0, 0, 1, 2).give(0, food=5))
    assert [] == founding(t)
    with pytest.raises(UnknownNotation):
        t.why("found 0 1 2")


@pytest.mark.rule("W-SETTLE-06")
def test_eighteen_of_twenty_four_junctions_remain() -> None:
    """D-30, A-67: three hexes meet in 24 points, 6 of them at the start tile; a community may stand at the others."""
    points = [three for three in combinations(range(len(HEXES)), 3) if touch(*three)]
    assert (24, 6) == (len(points), len([three for three in points if 0 in three]))
    named = {decision.text for decision in CATALOGUE.decisions if decision.text.startswith("found")}
    assert {"found {} {} {}".format(*three) for three in points if 0 not in three} == named


def touch(a: int, b: int, c: int) -> bool:
    return b in NEAR[a] and c in NEAR[a] and c in NEAR[b]


@pytest.mark.rule("W-SETTLE-07")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_second_community_on_a_point_is_refused(owner: int) -> None:
    refusal = at_middle(Table().community(owner, 1, 2, 8).camps(0, 1, 2, 8).give(0, food=5)).why("found 1 2 8")
    assert ("W-SETTLE-07", "A community stands at that point already.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-SETTLE-07")
def test_another_point_of_the_same_hexes_is_free() -> None:
    t = at_middle(Table().community(1, 1, 2, 8).camps(0, 2, 8, 9).give(0, food=5)).play("found 2 8 9")
    assert 0 == t.s.villages[JUNCTIONS.index((2, 8, 9))]


@pytest.mark.rule("W-SETTLE-08")
def test_a_community_by_symbol_costs_no_food_but_what_has_no_room_is_lost() -> None:
    """A-16, TC-53: no 3 food are due; 7 food above the new maximum of 5 become 5."""
    t = Table().camps(0, 1, 2, 8).give(0, food=7).effect("community 1").play("found 1 2 8")
    assert (5, 5) == (t.food(), t.player().most_food())
    assert [2] == [fact.amount for fact in t.heard("lose")]


@pytest.mark.rule("W-SETTLE-05")
def test_a_community_by_symbol_leaves_food_below_the_new_maximum_alone() -> None:
    """A-16: the food is due only where it is printed as a cost."""
    t = Table().camps(0, 1, 2, 8).give(0, food=1).effect("community 1").play("found 1 2 8")
    assert (1, 2) == (t.food(), t.player().communities)


@pytest.mark.rule("W-SETTLE-09")
@pytest.mark.parametrize(("rivals", "points"), [(1, 2), (2, 2), (3, 0)])
def test_a_community_has_two_influence_on_a_hex(rivals: int, points: int) -> None:
    """The lake on hex 3 pays 2 points: alone against 1 camp, shared with 2, lost to 3."""
    t = Table().community(0, 2, 3, 10).camps(1, *[3] * rivals).eclipse(1, 0).end_turn()
    assert points == t.points()


@pytest.mark.rule("W-SETTLE-09")
@pytest.mark.parametrize("hex_", [2, 3, 10])
def test_a_community_has_influence_on_each_of_its_three_hexes(hex_: int) -> None:
    t = Table().community(0, 2, 3, 10).terrain(h2="glacier", h3="glacier", h10="glacier")
    t.terrain(**{f"h{hex_}": "lake"}).eclipse(1, 0).end_turn()
    assert 2 == t.points()


@pytest.mark.rule("W-SETTLE-09")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_each_community_draws_a_card_in_the_eclipse(number: int) -> None:
    t = Table().terrain(**{f"h{hex_}": "glacier" for hex_ in range(1, 19)}).deck(0, *["tribesman"] * 5)
    for junction in ((1, 2, 8), (3, 4, 12))[:number]:
        t.community(0, *junction)
    t.eclipse(1, 0).play("done")
    for _ in range(number):
        t.play("draw", "deal 1 tribesman")
    assert ["tribesman"] * number == t.names("hand")
    assert not t.may("draw") or t.seat == 1


# --- bottom -----------------------------------------------------------------------


@pytest.mark.rule("W-SETTLE-10")
def test_the_bottom_puts_a_camp_and_moves_it_without_any_price() -> None:
    """TC-55: no tool for the camp, no labour for the move."""
    t = at_bottom(Table().give(0, tools=0)).play("camp", "move 0 4")
    assert ({4: 1}, 0, 0) == (t.camps_on(), t.tools(), t.labour())
    assert not [text for text in t.offers() if text.startswith(("camp", "move"))]


@pytest.mark.rule("W-SETTLE-10")
def test_the_bottom_may_move_another_camp_than_the_new_one() -> None:
    t = at_bottom(Table().camps(0, 3)).play("camp", "move 3 11")
    assert {0: 1, 11: 1} == t.camps_on()


@pytest.mark.rule("W-SETTLE-10")
def test_the_move_of_the_bottom_may_be_left_out() -> None:
    t = at_bottom(Table()).play("camp", "end")
    assert ({0: 1}, 1) == (t.camps_on(), t.seat)


@pytest.mark.rule("W-SETTLE-10")
def test_moving_first_at_the_bottom_gives_up_the_camp() -> None:
    """A-51: the camp comes first, then the move."""
    t = at_bottom(Table().camps(0, 3)).play("move 3 4")
    assert not t.may("camp")
    assert {4: 1} == t.camps_on()


@pytest.mark.rule("W-SETTLE-10")
def test_the_second_figure_has_no_bonus_at_the_bottom() -> None:
    t = at_bottom(Table().camps(1, 3).hand(1, "tribesman")).play("end", "tribe settle", "go on", "go on")
    assert 1 == t.seat
    assert not [text for text in t.offers() if text.startswith(("camp", "move"))]


@pytest.mark.rule("W-SETTLE-10")
def test_without_a_camp_on_the_board_the_bottom_still_moves_one() -> None:
    """A-37: the camp lapses."""
    t = at_bottom(Table().camps(0, 1, 2, 3, 4, 5))
    assert "W-SETTLE-01" == t.why("camp").rule
    assert {1: 1, 2: 1, 3: 1, 4: 1, 14: 1} == t.play("move 5 14").camps_on()


@pytest.mark.rule("W-SETTLE-10")
def test_camp_and_move_on_hide_tents_come_in_any_order() -> None:
    """A-51: Hide Tents has the same symbols without an order."""
    t = Table().camps(0, 3).hand(0, "C1-11").play("play C1-11", "use C1-11 1", "move 3 4", "camp")
    assert {0: 1, 4: 1} == t.camps_on()


@pytest.mark.rule("W-SETTLE-10")
def test_camp_and_move_of_fire_wolf_come_in_any_order() -> None:
    """A-51: so do those of Fire Wolf, side B."""
    t = Table().camps(0, 3).chief(0, "fire_wolf", "B").hand(0, "tribesman")
    t.play("chief settle", "use chief 1", "move 3 4", "camp")
    assert {0: 1, 4: 1} == t.camps_on()


# --- the double move ----------------------------------------------------------------


@pytest.mark.rule("W-SYM-09")
@pytest.mark.parametrize(("second", "camps"), [("move 1 8", {3: 1, 8: 1}), ("move 3 4", {1: 1, 4: 1})])
def test_the_double_move_in_the_eclipse_is_one_camp_twice_or_two_camps(second: str, camps: dict[int, int]) -> None:
    """E-16: the Pathfinder in the pile moves one camp two steps, or two camps one step each."""
    t = Table().camps(0, 0, 3).pile(0, "pathfinder").eclipse()
    t.play("done", "use pathfinder 2", "move 0 1", second)
    assert camps == t.camps_on()
    assert not [text for text in t.offers() if text.startswith("move")]
