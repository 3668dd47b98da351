"""Uxmal: chapter T-UXM."""

from __future__ import annotations

import pytest

from tzolkin_table import Table


def on(*places: str, **goods: int) -> Table:
    """Seat 0 has workers on these spaces, and these goods."""
    return Table().put(0, *places).give(0, **goods)


# --- offering, market, worker -------------------------------------------------


@pytest.mark.rule("T-UXM-01")
@pytest.mark.parametrize(("temple", "steps"), [("brown", [2, 1, 1]), ("yellow", [1, 2, 1]), ("green", [1, 1, 2])])
def test_uxmal_1_takes_three_corn_for_a_step_in_any_temple(temple: str, steps: list[int]) -> None:
    t = on("uxmal 1", corn=4).play("pick uxmal 1", f"climb {temple}")
    assert 1 == t.corn()
    assert steps == t.player().temples


@pytest.mark.rule("T-UXM-01")
def test_uxmal_1_with_two_corn_is_refused() -> None:
    assert "T-UXM-01" == on("uxmal 1", corn=2, wood=3).why("pick uxmal 1").rule


@pytest.mark.rule("T-UXM-01")
def test_corn_for_stepping_down_is_gone_before_the_offering() -> None:
    t = on("uxmal 2", corn=3)
    refusal = t.why("pick uxmal 2 as 1")
    assert "T-UXM-01" == refusal.rule
    assert "The offering costs 3 corn; you would have 2." == refusal.sentence


@pytest.mark.rule("T-UXM-02")
@pytest.mark.parametrize(("good", "rate"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_the_market_buys_and_sells_at_one_rate(good: str, rate: int) -> None:
    sold = on("uxmal 2", **{good: 3}).play("pick uxmal 2", f"sell {good}", f"sell {good}")
    assert {good: 1, "corn": 2 * rate} == sold.goods()
    bought = on("uxmal 2", corn=2 * rate).play("pick uxmal 2", f"buy {good}", f"buy {good}")
    assert {good: 2} == bought.goods()


@pytest.mark.rule("T-UXM-02")
@pytest.mark.parametrize(("good", "rate"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_the_market_gives_no_credit(good: str, rate: int) -> None:
    """A wood lies there to be sold, so that the market is asked at all."""
    t = on("uxmal 2", corn=rate - 1, wood=1).play("pick uxmal 2")
    refusal = t.why(f"buy {good}")
    assert "T-UXM-02" == refusal.rule
    assert f"One {good} costs {rate} corn; you have {rate - 1}." == refusal.sentence


@pytest.mark.rule("T-UXM-02")
def test_resources_change_into_others_through_corn_in_one_action() -> None:
    """Ruling Q23: two wood are worth a gold."""
    t = on("uxmal 2", wood=2).play("pick uxmal 2", "sell wood", "sell wood", "buy gold")
    assert {"gold": 1} == t.goods()


@pytest.mark.rule("T-UXM-02")
def test_the_market_may_be_left_at_any_time() -> None:
    t = on("uxmal 2", wood=2, corn=2).play("pick uxmal 2", "done")
    assert {"wood": 2, "corn": 2} == t.goods()
    assert 1 == t.seat


@pytest.mark.rule("T-UXM-02")
def test_skulls_are_not_traded() -> None:
    t = on("uxmal 2", wood=1, corn=9, skull=3).play("pick uxmal 2")
    assert ["sell wood", "buy wood", "buy stone", "buy gold", "done"] == t.offers()


@pytest.mark.rule("T-UXM-02")
def test_one_sells_only_what_one_has() -> None:
    t = on("uxmal 2", wood=1).play("pick uxmal 2")
    assert "You have no gold to sell." == t.why("sell gold").sentence


@pytest.mark.rule("T-UXM-02")
def test_the_market_is_open_even_with_nothing_to_trade() -> None:
    """Ruling Q52."""
    t = on("uxmal 2").play("pick uxmal 2")
    assert {} == t.figures("uxmal")
    assert 1 == t.seat


@pytest.mark.rule("T-UXM-03")
def test_uxmal_3_brings_a_worker_from_the_bank() -> None:
    t = on("uxmal 3").play("pick uxmal 3")
    assert (4, 4) == (t.player().workers, t.player().home)


@pytest.mark.rule("T-UXM-03")
def test_uxmal_3_is_legal_but_empty_with_six_workers() -> None:
    t = Table().workers(0, 6).put(0, "uxmal 3").play("pick uxmal 3")
    assert (6, 6) == (t.player().workers, t.player().home)


# --- buildings for corn -------------------------------------------------------


@pytest.mark.rule("T-UXM-04", "T-UXM-05")
def test_uxmal_4_takes_two_corn_for_each_resource_of_the_price() -> None:
    """EX-12: two resources cost 4 corn and no cubes, although the cubes are there."""
    t = on("uxmal 4", corn=7, wood=2, gold=1).row("A1-03", "A1-09").play("pick uxmal 4", "build A1-03")
    assert {"corn": 3, "wood": 2, "gold": 1} == t.goods()
    assert 1 == t.level("agriculture")
    assert ["A1-09"] == t.open_buildings()


@pytest.mark.rule("T-UXM-04")
@pytest.mark.parametrize(("building", "corn"), [("A1-01", 2), ("A2-08", 6), ("A2-10", 8)])
def test_the_kind_of_resource_does_not_matter_at_uxmal_4(building: str, corn: int) -> None:
    t = on("uxmal 4", corn=corn).row(building).play("pick uxmal 4")
    assert 0 == t.corn()
    assert [] == t.open_buildings()


@pytest.mark.rule("T-UXM-05")
def test_cubes_do_not_help_to_pay_at_uxmal_4() -> None:
    t = on("uxmal 4", corn=3, wood=9, stone=9, gold=9).row("A1-01", "A1-03", "A1-10").play("pick uxmal 4")
    assert ["build A1-01", "build A1-10"] == t.offers()
    refusal = t.why("build A1-03")
    assert "T-UXM-04" == refusal.rule
    assert "A1-03 costs 4 corn here; you have 3." == refusal.sentence


@pytest.mark.rule("T-UXM-05")
def test_at_uxmal_4_no_cube_is_left_out_of_the_price() -> None:
    t = on("uxmal 4", corn=4, wood=1).row("A1-03", "A1-10").levels(0, architecture=3).play("pick uxmal 4")
    assert "T-UXM-05" == t.why("build A1-03 saving wood").rule


@pytest.mark.rule("T-UXM-04")
def test_uxmal_4_needs_a_building_one_can_pay() -> None:
    t = on("uxmal 4", corn=3, wood=9).row("A1-03", "A1-04")
    refusal = t.why("pick uxmal 4")
    assert "T-UXM-04" == refusal.rule
    assert "You cannot pay any building with corn: the cheapest costs 4 corn, you would have 3." == refusal.sentence


@pytest.mark.rule("T-UXM-06")
def test_uxmal_4_builds_no_monument() -> None:
    t = on("uxmal 4", corn=40, wood=9, stone=9, gold=9).row("A1-01", "A1-03").monuments("M01").play("pick uxmal 4")
    refusal = t.why("build M01")
    assert "T-UXM-06" == refusal.rule
    assert "No monument can be built with corn." == refusal.sentence


@pytest.mark.rule("T-UXM-06")
def test_uxmal_4_is_refused_when_only_monuments_lie_open() -> None:
    t = on("uxmal 4", corn=40, wood=9, stone=9, gold=9).monuments("M01")
    assert "T-UXM-04" == t.why("pick uxmal 4").rule


@pytest.mark.rule("T-UXM-04", "T-UXM-05", "T-SYM-18")
def test_the_extra_building_of_a_building_bought_with_corn_costs_resources() -> None:
    """TC-40: A1-09 for 4 corn, any temple, then a building for cubes, each with architecture of its own."""
    t = on("uxmal 4", corn=4, wood=2).row("A1-09", "A1-03").levels(0, architecture=2)
    t.play("pick uxmal 4", "build A1-09")
    assert (1, 2) == (t.corn(), t.points())
    t.play("climb green", "build A1-03")
    assert {"corn": 2} == t.goods()
    assert 4 == t.points()
    assert [1, 1, 2] == t.player().temples


@pytest.mark.rule("T-UXM-05", "T-SYM-18")
def test_the_extra_building_is_never_paid_in_corn() -> None:
    t = on("uxmal 4", corn=9, wood=1).row("A1-09", "A1-03", "A1-01").play("pick uxmal 4", "build A1-09", "climb green")
    assert ["build A1-01", "done"] == t.offers()


# --- any action ---------------------------------------------------------------


@pytest.mark.rule("T-UXM-07")
@pytest.mark.parametrize(
    ("action", "goods"),
    [
        ("palenque 1", {"corn": 3}),
        ("palenque 2", {"corn": 4}),
        ("yaxchilan 1", {"wood": 1}),
        ("yaxchilan 5", {"corn": 2, "stone": 1, "gold": 1}),
    ],
)
def test_uxmal_5_takes_a_corn_for_any_action(action: str, goods: dict[str, int]) -> None:
    t = on("uxmal 5", corn=1).play("pick uxmal 5", f"act {action}")
    assert goods == t.goods()


@pytest.mark.rule("T-UXM-07")
def test_uxmal_5_reaches_every_action_of_the_four_small_gears_but_itself() -> None:
    """Given all prices; Uxmal 5 again would gain nothing (ruling Q51)."""
    t = on("uxmal 5", corn=9, wood=9, stone=9, gold=9, skull=1).row("A1-01").play("pick uxmal 5")
    gears = ("palenque", "yaxchilan", "tikal", "uxmal")
    every = [f"act {gear} {action}" for gear in gears for action in (1, 2, 3, 4, 5)]
    assert every[:-1] == t.offers()


@pytest.mark.rule("T-UXM-07")
def test_the_action_takes_its_own_price_too() -> None:
    t = on("uxmal 5", corn=4).play("pick uxmal 5", "act uxmal 1", "climb brown")
    assert 0 == t.corn()
    assert 2 == t.temple("brown")


@pytest.mark.rule("T-UXM-07")
def test_the_corn_paid_first_does_not_pay_the_action() -> None:
    t = on("uxmal 5", corn=3).play("pick uxmal 5")
    assert "T-UXM-01" == t.why("act uxmal 1").rule


@pytest.mark.rule("T-UXM-07")
def test_the_income_of_the_action_does_not_pay_its_corn() -> None:
    """TC-14: Uxmal 5 without corn, to fish: refused."""
    t = on("uxmal 5")
    assert "T-UXM-07" == t.why("pick uxmal 5").rule


@pytest.mark.rule("T-UXM-07")
def test_uxmal_5_may_build_a_monument_as_tikal_4() -> None:
    """TC-16: the monument of Tikal 4 (ruling Q13)."""
    t = on("uxmal 5", corn=1, wood=3, stone=2, gold=1).monuments("M01").play("pick uxmal 5", "act tikal 4")
    assert 1 == len(t.player().monuments)
    assert {} == t.goods()


@pytest.mark.rule("T-UXM-08")
def test_uxmal_5_never_reaches_chichen_itza() -> None:
    """TC-16: not even with a skull and open spots."""
    t = on("uxmal 5", corn=9, skull=1).play("pick uxmal 5")
    assert not [text for text in t.offers() if "chichen" in text]


@pytest.mark.rule("T-UXM-09")
@pytest.mark.parametrize("space", [6, 7])
def test_uxmal_6_and_7_lend_any_action(space: int) -> None:
    t = on(f"uxmal {space}", corn=4).row("A1-01")
    picks = [f"pick uxmal {space} as {action}" for action in (1, 2, 3, 4, 5)]
    assert [f"pick uxmal {space} for nothing", *picks] == [text for text in t.offers() if text.startswith("pick")]


@pytest.mark.rule("T-UXM-09")
@pytest.mark.parametrize("space", [6, 7])
def test_uxmal_6_and_7_take_no_corn_for_stepping_down(space: int) -> None:
    t = on(f"uxmal {space}").play(f"pick uxmal {space} as 3")
    assert 4 == t.player().workers


@pytest.mark.rule("T-UXM-10")
@pytest.mark.parametrize("space", [6, 7])
def test_any_action_costs_its_corn_from_6_and_7_too(space: int) -> None:
    """TC-13: Uxmal 6 as 5 still costs 1 corn."""
    t = on(f"uxmal {space}", corn=1).play(f"pick uxmal {space} as 5", "act yaxchilan 1")
    assert {"wood": 1} == t.goods()
    assert "T-UXM-07" == on(f"uxmal {space}").why(f"pick uxmal {space} as 5").rule
