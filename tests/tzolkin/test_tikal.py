"""Tikal: chapter T-TIK."""

from __future__ import annotations

import pytest

from longcount.kernel.pending import CHANCE
from tzolkin_table import Table


def on(*places: str, **goods: int) -> Table:
    """Seat 0 has workers on these spaces, and these goods."""
    return Table().put(0, *places).give(0, **goods)


def rich(*places: str, **options: str) -> Table:
    """Seat 0 has workers on these spaces, and plenty of every resource, but no corn."""
    return Table(2, **options).put(0, *places).give(0, wood=9, stone=9, gold=9)


# --- technologies -------------------------------------------------------------


@pytest.mark.rule("T-TIK-01")
def test_tikal_1_advances_one_level_and_takes_its_price() -> None:
    t = on("tikal 1", wood=3, stone=1).play("pick tikal 1", "advance extraction", "pay 1 stone")
    assert 1 == t.level("extraction")
    assert {"wood": 3} == t.goods()
    assert 1 == t.seat


@pytest.mark.rule("T-TIK-01")
def test_tikal_1_needs_the_price_of_a_level() -> None:
    assert "T-TECH-03" == on("tikal 1", corn=5, skull=1).why("pick tikal 1").rule


@pytest.mark.rule("T-TIK-01", "T-TIK-03")
@pytest.mark.parametrize("space", [1, 3])
def test_an_advance_needs_the_price_of_the_cheapest_level(space: int) -> None:
    t = on(f"tikal {space}", wood=1).levels(0, agriculture=1, extraction=1, architecture=1, theology=2)
    refusal = t.why(f"pick tikal {space}")
    assert "T-TECH-03" == refusal.rule
    assert "The cheapest advance costs 2 resources; you have 1." == refusal.sentence


@pytest.mark.rule("T-TIK-03")
def test_tikal_3_may_stop_after_one_level() -> None:
    t = on("tikal 3", wood=3).play("pick tikal 3", "advance theology", "done")
    assert [0, 0, 0, 1] == t.player().levels
    assert {"wood": 2} == t.goods()


@pytest.mark.rule("T-TIK-03")
def test_tikal_3_gives_no_third_level() -> None:
    t = on("tikal 3", wood=9).play("pick tikal 3", "advance theology", "advance extraction")
    assert 1 == t.seat
    assert {"wood": 7} == t.goods()


@pytest.mark.rule("T-TIK-03")
def test_two_levels_on_one_track_cost_one_and_two() -> None:
    """EX-11, variant: 3 wood instead of 2."""
    t = on("tikal 3", wood=3).play("pick tikal 3", "advance theology", "advance theology")
    assert [0, 0, 0, 2] == t.player().levels
    assert {} == t.goods()


@pytest.mark.rule("T-TIK-03")
def test_the_second_level_needs_its_own_price() -> None:
    t = on("tikal 3", wood=2).play("pick tikal 3", "advance theology")
    refusal = t.why("advance theology")
    assert "T-TECH-03" == refusal.rule
    assert "Level 2 of theology costs 2 resources; you have 1." == refusal.sentence


@pytest.mark.rule("T-TIK-03", "T-TIK-04", "T-BUILD-02")
def test_two_technologies_and_two_buildings_in_one_turn() -> None:
    """EX-11: 2 wood for technology, both prices paid, two fresh tiles only at the end of the turn."""
    t = on("tikal 3", "tikal 4", wood=6).stack_of(1, "A1-02", "A1-04", "A1-05", "A1-06")
    t.row("A1-01", "A1-03", "A1-07", "A1-08", "A1-10", "A1-11")
    t.play("pick tikal 3", "advance extraction", "advance theology")
    assert {"wood": 4} == t.goods()
    t.play("pick tikal 4", "build A1-01")
    assert ["A1-03", "A1-07", "A1-08", "A1-10", "A1-11"] == t.open_buildings()
    t.play("build A1-03")
    assert {"wood": 6 - 2 - 1 - 2} == t.goods()
    assert [1, 1, 0, 1] == t.player().levels
    assert CHANCE == t.seat
    t.play("building A1-04", "building A1-05")
    assert ["A1-04", "A1-05", "A1-07", "A1-08", "A1-10", "A1-11"] == t.open_buildings()
    assert 1 == t.seat


# --- buildings ----------------------------------------------------------------


@pytest.mark.rule("T-TIK-02")
def test_tikal_2_constructs_one_building_for_its_price() -> None:
    """EX-08: exactly 1 stone and 1 gold go to the bank; no second building follows."""
    t = on("tikal 2", wood=4, stone=2, gold=2).row("A1-11", "A1-01").play("pick tikal 2", "build A1-11")
    assert {"wood": 4, "stone": 1, "gold": 1} == t.goods()
    assert ["A1-01"] == t.open_buildings()
    assert 1 == len(t.player().buildings)
    assert 1 == t.seat


@pytest.mark.rule("T-TIK-02")
@pytest.mark.parametrize("goods", [{"stone": 1}, {"gold": 1}])
def test_a_building_with_a_resource_missing_is_not_on_offer(goods: dict[str, int]) -> None:
    """EX-08: price 1 stone and 1 gold, one of them missing."""
    t = on("tikal 2", wood=3, **goods).row("A1-11", "A1-01", "A1-03").play("pick tikal 2")
    assert ["build A1-01", "build A1-03"] == t.offers()
    assert "T-BUILD-01" == t.why("build A1-11").rule


@pytest.mark.rule("T-TIK-02")
def test_tikal_2_builds_no_monument() -> None:
    t = rich("tikal 2").row("A1-01", "A1-03").monuments("M01").play("pick tikal 2")
    assert "T-MON-04" == t.why("build M01").rule


@pytest.mark.rule("T-TIK-02")
def test_tikal_2_needs_a_building_one_can_pay() -> None:
    t = on("tikal 2", wood=1).row("A1-11")
    refusal = t.why("pick tikal 2")
    assert "T-BUILD-01" == refusal.rule
    assert "Your resources pay for no building on the board." == refusal.sentence


@pytest.mark.rule("T-TIK-04")
def test_tikal_4_may_stop_after_one_building() -> None:
    t = on("tikal 4", wood=3).row("A1-01", "A1-03").play("pick tikal 4", "build A1-01", "done")
    assert ["A1-03"] == t.open_buildings()
    assert {"wood": 2} == t.goods()


@pytest.mark.rule("T-TIK-04")
def test_tikal_4_gives_no_third_building() -> None:
    t = rich("tikal 4").row("A1-01", "A1-03", "A1-07").play("pick tikal 4", "build A1-01", "build A1-03")
    assert 1 == t.seat
    assert ["A1-07"] == t.open_buildings()
    assert {"wood": 6, "stone": 9, "gold": 9} == t.goods()


@pytest.mark.rule("T-TIK-04")
def test_a_monument_after_a_building_is_refused() -> None:
    """TC-35: one building and one monument are not allowed."""
    t = rich("tikal 4").row("A1-01", "A1-03").monuments("M01").play("pick tikal 4", "build A1-01")
    refusal = t.why("build M01")
    assert "T-MON-04" == refusal.rule
    assert "A monument is built only as the single construction of Tikal 4." == refusal.sentence


@pytest.mark.rule("T-TIK-04")
def test_a_monument_is_the_only_construction_of_its_action() -> None:
    """TC-35: neither a second monument nor a building follows."""
    t = rich("tikal 4").row("A1-01").monuments("M01", "M02").play("pick tikal 4", "build M01")
    assert 1 == t.seat
    assert ["A1-01"] == t.open_buildings()
    assert 1 == len(t.player().monuments)
    assert {"wood": 6, "stone": 7, "gold": 8} == t.goods()


@pytest.mark.rule("T-TIK-05")
def test_architecture_used_on_the_first_building_does_not_serve_the_second() -> None:
    t = rich("tikal 4").row("A1-01", "A2-08").levels(0, architecture=2).play("pick tikal 4", "build A1-01")
    assert (1, 2) == (t.corn(), t.points())
    assert ["build A2-08 plain", "done"] == t.offers()
    assert "T-TIK-05" == t.why("build A2-08").rule
    t.play("build A2-08 plain")
    assert (1, 2 + 8) == (t.corn(), t.points())


@pytest.mark.rule("T-TIK-05")
def test_architecture_may_serve_the_second_building_instead() -> None:
    t = rich("tikal 4").row("A1-01", "A2-08").levels(0, architecture=2).play("pick tikal 4", "build A1-01 plain")
    assert (0, 0) == (t.corn(), t.points())
    t.play("build A2-08")
    assert (1, 2 + 8) == (t.corn(), t.points())


@pytest.mark.rule("T-TIK-05")
def test_the_discount_serves_only_one_of_two_buildings() -> None:
    t = on("tikal 4", wood=1, gold=2).row("A1-03", "A2-13").levels(0, architecture=3)
    t.play("pick tikal 4", "build A1-03 saving wood")
    assert {"corn": 1, "gold": 2} == t.goods()
    assert ["build A2-13 plain", "done"] == t.offers()
    assert "T-TIK-05" == t.why("build A2-13 saving gold").rule


@pytest.mark.rule("T-TIK-05")
def test_architecture_does_nothing_for_a_monument() -> None:
    t = on("tikal 4", wood=3, stone=2, gold=1).monuments("M01").levels(0, architecture=3).play("pick tikal 4")
    assert {} == t.goods()
    assert 0 == t.points()


@pytest.mark.rule("T-TIK-05")
def test_the_discount_does_not_help_to_pay_a_monument() -> None:
    t = on("tikal 4", wood=3, stone=2).row("A1-01").monuments("M01").levels(0, architecture=3).play("pick tikal 4")
    refusal = t.why("build M01")
    assert "T-GOODS-03" == refusal.rule
    assert "M01 costs 3 wood, 2 stone, 1 gold; you have 3 wood, 2 stone." == refusal.sentence


@pytest.mark.rule("T-TIK-05")
def test_architecture_saved_for_a_second_building_that_does_not_come_is_lost() -> None:
    """Ruling Q48."""
    t = rich("tikal 4").row("A1-01", "A1-03").levels(0, architecture=2)
    t.play("pick tikal 4", "build A1-01 plain", "done")
    assert (0, 0) == (t.corn(), t.points())


@pytest.mark.rule("T-TIK-06")
def test_a_level_from_the_first_building_and_earlier_ones_serve_the_second() -> None:
    """TC-32, option ii: architecture 1, the first building plain; the second gives 1 corn and 2 points."""
    t = rich("tikal 4").row("A1-10", "A1-01").levels(0, architecture=1)
    t.play("pick tikal 4", "build A1-10 plain")
    assert 2 == t.level("architecture")
    assert (0, 0) == (t.corn(), t.points())
    t.play("build A1-01")
    assert (1, 2) == (t.corn(), t.points())


@pytest.mark.rule("T-TIK-06")
def test_a_level_from_the_first_building_is_idle_if_architecture_was_used_on_it() -> None:
    """TC-32, option i: level 1 gives its corn on the first building, the second is built plain."""
    t = rich("tikal 4").row("A1-10", "A1-01").levels(0, architecture=1)
    t.play("pick tikal 4", "build A1-10", "build A1-01 plain")
    assert (1, 0) == (t.corn(), t.points())


@pytest.mark.rule("T-TIK-06")
def test_a_first_level_of_architecture_serves_the_second_building_by_itself() -> None:
    t = rich("tikal 4").row("A1-10", "A1-01").play("pick tikal 4", "build A1-10")
    assert 0 == t.corn()
    t.play("build A1-01")
    assert 1 == t.corn()


@pytest.mark.rule("T-TIK-06")
def test_a_new_third_level_takes_a_resource_off_the_second_building() -> None:
    t = on("tikal 4", gold=1, wood=1).row("A1-10", "A1-03").levels(0, architecture=2)
    t.play("pick tikal 4", "build A1-10 plain", "build A1-03 saving wood")
    assert {"corn": 1} == t.goods()
    assert 2 == t.points()


@pytest.mark.rule("T-TIK-07")
def test_a_resource_from_the_first_building_may_pay_the_second() -> None:
    """TC-34: A1-04 gives the stone that A1-05 costs."""
    t = on("tikal 4", wood=4).row("A1-01", "A1-04", "A1-05").play("pick tikal 4")
    assert "T-BUILD-01" == t.why("build A1-05").rule
    t.play("build A1-04", "build A1-05")
    assert {"corn": 1} == t.goods()
    assert [1, 1, 0, 0] == t.player().levels


# --- a building that grants an action -----------------------------------------


def at_the_market(granted_action: str) -> Table:
    """Tikal 4: A2-06 (3 stone) grants the market; A2-13 (2 gold) can be paid only with what is bought there."""
    t = Table(2, granted_action=granted_action).put(0, "tikal 4").give(0, wood=5, stone=3, gold=0)
    return t.row("A2-06", "A2-13", "A1-01").play("pick tikal 4", "build A2-06")


@pytest.mark.rule("T-TIK-08")
def test_a_granted_market_comes_before_the_second_building() -> None:
    """TC-31, granted_action = before: what is bought pays for the second building."""
    t = at_the_market("before")
    assert "market" == t.step
    t.play("sell wood", "sell wood", "sell wood", "sell wood", "buy gold", "buy gold", "build A2-13")
    assert {"wood": 1} == t.goods()
    assert 6 + 3 == t.points()


@pytest.mark.rule("T-TIK-08")
def test_a_granted_market_may_come_after_the_second_building() -> None:
    """TC-31, granted_action = after: the second building is refused, the market comes last."""
    t = at_the_market("after")
    assert "build second" == t.step
    assert "T-BUILD-01" == t.why("build A2-13").rule
    t.play("build A1-01")
    assert "market" == t.step
    t.play("sell wood", "done")
    assert {"wood": 3, "corn": 2} == t.goods()
    assert 1 == t.seat


@pytest.mark.rule("T-TIK-08")
def test_a_waiting_action_comes_at_once_if_no_second_building_follows() -> None:
    """Ruling Q50."""
    assert "market" == at_the_market("after").play("done").step


@pytest.mark.rule("T-TIK-08")
def test_before_is_the_usual_reading() -> None:
    t = rich("tikal 4").row("A2-06", "A1-01").play("pick tikal 4", "build A2-06")
    assert "market" == t.step


def two_grants(granted_action: str) -> Table:
    """Tikal 4: A2-06 grants the market, A2-09 any action."""
    t = rich("tikal 4", granted_action=granted_action).give(0, corn=1).row("A2-06", "A2-09")
    return t.play("pick tikal 4", "build A2-06")


@pytest.mark.rule("T-TIK-08")
def test_with_after_the_second_buildings_action_comes_first() -> None:
    """Ruling Q50: both buildings grant an action."""
    t = two_grants("after").play("build A2-09")
    assert "any action" == t.step
    t.play("act yaxchilan 1")
    assert "market" == t.step
    t.play("done")
    assert 1 == t.seat


@pytest.mark.rule("T-TIK-08")
def test_with_before_each_action_follows_its_building() -> None:
    t = two_grants("before")
    assert "market" == t.step
    t.play("done", "build A2-09")
    assert "any action" == t.step
    t.play("act yaxchilan 1")
    assert 1 == t.seat


@pytest.mark.rule("T-TIK-08")
def test_an_extra_building_comes_before_the_second() -> None:
    """A1-09: any temple, then the extra building; Tikal 4's own second building is still to come."""
    t = rich("tikal 4").row("A1-09", "A1-01", "A1-03", "A1-07").play("pick tikal 4", "build A1-09")
    assert "climb" == t.step  # Q55: plain effects first
    t.play("climb green")
    assert "build extra" == t.step
    t.play("build A1-01")
    assert "build second" == t.step
    t.play("build A1-03")
    assert ["A1-07"] == t.open_buildings()
    assert 1 == t.seat


@pytest.mark.rule("T-TIK-08")
def test_an_extra_building_after_the_second_is_a_third_construction() -> None:
    """Ruling Q1, granted_action = after; the temple is climbed at once (Q55)."""
    t = rich("tikal 4", granted_action="after").row("A1-09", "A1-01", "A1-03", "A1-07")
    t.play("pick tikal 4", "build A1-09", "climb green")
    assert "build second" == t.step
    t.play("build A1-03")
    assert "build extra" == t.step
    t.play("build A1-01")
    assert ["A1-07"] == t.open_buildings()
    assert 1 == t.seat


@pytest.mark.rule("T-TIK-08")
@pytest.mark.parametrize("granted_action", ["before", "after"])
def test_the_points_of_a_tile_come_before_its_action(granted_action: str) -> None:
    """Ruling Q55: A2-06 gives its 6 points first, then the market."""
    t = rich("tikal 4", granted_action=granted_action).row("A2-06").play("pick tikal 4")
    assert ("market", 6) == (t.step, t.points())


@pytest.mark.rule("T-TIK-08")
def test_an_extra_building_uses_architecture_of_its_own() -> None:
    """Architecture 1, used on A1-09 and on its extra building, but not on the second one: 2 corn (rulings Q10, Q41)."""
    t = rich("tikal 4").row("A1-09", "A1-01", "A1-03").levels(0, architecture=1)
    t.play("pick tikal 4", "build A1-09", "climb green", "build A1-01")
    assert 2 == t.corn()
    assert ["build A1-03 plain", "done"] == t.offers()


@pytest.mark.rule("T-TIK-02", "T-BUILD-02")
def test_the_row_is_not_refilled_between_two_workers() -> None:
    """TC-37: a tile revealed at the end of the turn is for later turns."""
    t = rich("tikal 2", "tikal 4").row("A1-01", "A1-03", "A1-05", "A1-06", "A1-07", "A1-08").stack_of(1, "A1-04")
    t.play("pick tikal 2", "build A1-01", "pick tikal 4")
    assert "A1-04" not in t.open_buildings()
    assert "T-BUILD-01" == t.why("build A1-04").rule
    t.play("build A1-03", "done", "building A1-04")
    assert ["A1-04", "A1-05", "A1-06", "A1-07", "A1-08"] == t.open_buildings()
    assert 1 == t.seat


# --- temples and free choice --------------------------------------------------


@pytest.mark.rule("T-TIK-09")
def test_tikal_5_takes_one_resource_for_steps_in_two_different_temples() -> None:
    t = on("tikal 5", wood=1, gold=2).play("pick tikal 5")
    assert ["pay 1 wood", "pay 1 gold"] == t.offers()
    refusal = t.why("pay 2 gold")
    assert "T-TIK-09" == refusal.rule
    assert "The price is 1 resource, you offer 2." == refusal.sentence
    t.play("pay 1 gold")
    assert ["climb brown yellow", "climb brown green", "climb yellow green"] == t.offers()
    t.play("climb yellow green")
    assert [1, 2, 2] == t.player().temples
    assert {"wood": 1, "gold": 1} == t.goods()


@pytest.mark.rule("T-TIK-09")
def test_tikal_5_costs_one_resource_whatever_the_next_level_costs() -> None:
    t = on("tikal 5", wood=1).levels(0, agriculture=1, extraction=1, architecture=1, theology=1)
    t.play("pick tikal 5", "climb brown green")
    assert [2, 1, 2] == t.player().temples


@pytest.mark.rule("T-TIK-09")
def test_tikal_5_takes_neither_corn_nor_skull() -> None:
    assert "T-TIK-09" == on("tikal 5", corn=9, skull=1).why("pick tikal 5").rule


@pytest.mark.rule("T-TIK-09")
def test_tikal_5_is_possible_even_if_no_temple_can_be_climbed() -> None:
    """Ruling Q30: the price is paid, the climbs are lost."""
    t = on("tikal 5", wood=1).temples(0, brown=6, yellow=8, green=7).play("pick tikal 5", "climb brown yellow")
    assert [6, 8, 7] == t.player().temples
    assert {} == t.goods()


@pytest.mark.rule("T-TIK-10")
@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize(
    ("action", "answer", "step"),
    [
        (1, "advance theology", "pay"),
        (2, "build A1-01", "turn"),
        (3, "advance theology", "pay"),
        (4, "build M01", "turn"),
    ],
)
def test_tikal_6_and_7_lend_any_action_free_of_corn(space: int, action: int, answer: str, step: str) -> None:
    """Also the monument of Tikal 4 (ruling Q13)."""
    t = rich(f"tikal {space}").row("A1-01", "A1-03").monuments("M01").play(f"pick tikal {space} as {action}", answer)
    assert step == t.step
    assert 0 == t.corn()


@pytest.mark.rule("T-TIK-10")
@pytest.mark.parametrize("space", [6, 7])
def test_tikal_6_and_7_still_take_the_price_of_the_action(space: int) -> None:
    t = on(f"tikal {space}", wood=1).play(f"pick tikal {space} as 5", "climb brown green")
    assert {} == t.goods()
    assert [2, 1, 2] == t.player().temples
