"""Technologies: chapter T-TECH."""

from __future__ import annotations

import pytest

from tzolkin_table import Table

TRACKS = ("agriculture", "extraction", "architecture", "theology")


def on(*places: str, **goods: int) -> Table:
    """Seat 0 has workers on these spaces, and these goods."""
    return Table().put(0, *places).give(0, **goods)


# --- advancing ----------------------------------------------------------------


@pytest.mark.rule("T-TECH-01")
def test_there_are_four_tracks() -> None:
    t = on("tikal 1", wood=1).play("pick tikal 1")
    assert [f"advance {track}" for track in TRACKS] == t.offers()


@pytest.mark.rule("T-TECH-01", "T-TECH-03")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(("level", "price"), [(0, 1), (1, 2), (2, 3)])
def test_a_level_costs_as_many_resources_as_its_number(track: str, level: int, price: int) -> None:
    t = on("tikal 1", stone=4).levels(0, **{track: level}).play("pick tikal 1", f"advance {track}")
    assert level + 1 == t.level(track)
    assert {"stone": 4 - price} == t.goods()


@pytest.mark.rule("T-TECH-03")
def test_a_price_may_be_any_mix_of_resources() -> None:
    t = on("tikal 1", wood=1, stone=1, gold=2).levels(0, theology=1).play("pick tikal 1", "advance theology")
    mixes = ["pay 1 wood 1 stone", "pay 1 wood 1 gold", "pay 1 stone 1 gold", "pay 2 gold"]
    assert mixes == t.offers()
    t.play("pay 1 wood 1 gold")
    assert {"stone": 1, "gold": 1} == t.goods()


@pytest.mark.rule("T-TECH-03")
@pytest.mark.parametrize(("level", "blocks"), [(1, 1), (2, 2)])
def test_a_level_that_is_too_dear_is_refused_with_its_price(level: int, blocks: int) -> None:
    t = on("tikal 1", gold=blocks, corn=5, skull=1).levels(0, agriculture=level).play("pick tikal 1")
    refusal = t.why("advance agriculture")
    assert "T-TECH-03" == refusal.rule
    assert f"Level {level + 1} of agriculture costs {level + 1} resources; you have {blocks}." == refusal.sentence


@pytest.mark.rule("T-TECH-03")
def test_a_price_is_paid_exactly_and_from_what_one_has() -> None:
    t = on("tikal 1", wood=1, gold=2).levels(0, theology=1).play("pick tikal 1", "advance theology")
    assert "The price is 2 resources, you offer 3." == t.why("pay 1 wood 2 gold").sentence
    assert "You do not have 2 wood." == t.why("pay 2 wood").sentence


@pytest.mark.rule("T-TECH-01", "T-TECH-04", "T-TECH-19")
def test_beyond_level_3_one_resource_buys_the_bonus_and_the_marker_stays() -> None:
    t = on("tikal 1", wood=3).levels(0, architecture=3).play("pick tikal 1", "advance architecture")
    assert 3 == t.points()
    assert 3 == t.level("architecture")
    assert {"wood": 2} == t.goods()


@pytest.mark.rule("T-TECH-04")
def test_the_bonus_may_be_taken_without_limit() -> None:
    t = on("tikal 1", "tikal 3", "tikal 6", wood=5).levels(0, architecture=3)
    t.play("pick tikal 1", "advance architecture")
    for worker in ("tikal 3", "tikal 6 as 3"):
        t.play(f"pick {worker}", "advance architecture", "advance architecture")
    assert 5 * 3 == t.points()


@pytest.mark.rule("T-TECH-04")
def test_reaching_level_3_is_no_bonus_yet() -> None:
    t = on("tikal 1", wood=3).levels(0, architecture=2).play("pick tikal 1", "advance architecture")
    assert 3 == t.level("architecture")
    assert 0 == t.points()


@pytest.mark.rule("T-TECH-03", "T-TECH-04")
def test_two_advances_from_level_2_reach_level_3_and_its_bonus() -> None:
    """TC-29: 3 cubes to level 3, then 1 cube for the bonus."""
    t = on("tikal 3", wood=5).levels(0, architecture=2)
    t.play("pick tikal 3", "advance architecture", "advance architecture")
    assert 3 == t.level("architecture")
    assert 3 == t.points()
    assert {"wood": 1} == t.goods()


@pytest.mark.rule("T-TECH-05")
def test_two_advances_beyond_level_3_take_the_bonus_twice() -> None:
    """TC-29: 2 cubes, 2 bonuses."""
    t = on("tikal 3", wood=2).levels(0, theology=3).play("pick tikal 3", "advance theology", "advance theology")
    assert {"skull": 2} == t.goods()


@pytest.mark.rule("T-TECH-05")
def test_the_first_bonus_may_pay_the_second_advance() -> None:
    """Ruling Q28: two resources from extraction."""
    t = on("tikal 3", wood=1).levels(0, extraction=3)
    t.play(
        "pick tikal 3", "advance extraction", "take 1 stone 1 gold", "advance extraction", "pay 1 gold", "take 2 wood"
    )
    assert {"wood": 2, "stone": 1} == t.goods()


@pytest.mark.rule("T-TECH-02")
def test_higher_levels_keep_the_lower_ones() -> None:
    """Extraction 3 adds wood, stone and gold."""
    t = on("yaxchilan 1", "yaxchilan 2", "yaxchilan 5").levels(0, extraction=3)
    t.play("pick yaxchilan 1", "pick yaxchilan 2", "pick yaxchilan 5")
    assert {"wood": 2, "stone": 2 + 2, "gold": 2, "corn": 1 + 2} == t.goods()


# --- agriculture --------------------------------------------------------------


@pytest.mark.rule("T-TECH-06", "T-TECH-08", "T-TECH-09")
@pytest.mark.parametrize(("level", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_fishing_gains_from_agriculture_2_only(level: int, corn: int) -> None:
    """TC-23: levels 1 and 3 add nothing to fishing."""
    t = on("palenque 1").levels(0, agriculture=level).play("pick palenque 1")
    assert corn == t.corn()


@pytest.mark.rule("T-TECH-02", "T-TECH-06", "T-TECH-09")
@pytest.mark.parametrize(("action", "printed"), [(2, 4), (3, 5), (4, 7), (5, 9)])
@pytest.mark.parametrize(("level", "bonus"), [(1, 1), (2, 1), (3, 3)])
def test_agriculture_adds_to_corn_from_the_jungle(action: int, printed: int, level: int, bonus: int) -> None:
    """EX-17: agriculture 3 makes it 7, 8, 10 and 12 corn."""
    t = on(f"palenque {action}").jungle(action, wood=0, corn=2).levels(0, agriculture=level)
    t.play(f"pick palenque {action}")
    assert printed + bonus == t.corn()
    assert 1 == t.player().corn_tiles


@pytest.mark.rule("T-TECH-06")
def test_agriculture_adds_to_no_other_gain() -> None:
    """Neither to wood from the jungle nor to corn from Yaxchilan."""
    t = on("palenque 3", "yaxchilan 2").levels(0, agriculture=3)
    t.play("pick palenque 3", "harvest wood", "pick yaxchilan 2")
    assert {"wood": 2, "stone": 1, "corn": 1} == t.goods()


@pytest.mark.rule("T-TECH-06")
def test_agriculture_adds_to_burned_corn() -> None:
    t = on("palenque 4").levels(0, agriculture=1).play("pick palenque 4", "burn", "anger brown")
    assert 7 + 1 == t.corn()


@pytest.mark.rule("T-TECH-07", "T-TECH-09")
@pytest.mark.parametrize(("action", "corn"), [(2, 7), (3, 8), (4, 10), (5, 12)])
def test_agriculture_harvests_corn_without_a_tile(action: int, corn: int) -> None:
    """EX-17: the same corn without a corn tile in reach."""
    t = on(f"palenque {action}").jungle(action, wood=0, corn=0).levels(0, agriculture=3)
    t.play(f"pick palenque {action}")
    assert corn == t.corn()
    assert 0 == t.player().corn_tiles


@pytest.mark.rule("T-TECH-07")
def test_agriculture_2_harvests_covered_corn_and_leaves_the_tiles() -> None:
    """TC-20: Palenque 4, all corn covered: 8 corn, no tile, no anger."""
    t = on("palenque 4").levels(0, agriculture=2).play("pick palenque 4")
    assert ["harvest wood", "burn", "harvest bare"] == t.offers()
    t.play("harvest bare")
    assert {"corn": 8} == t.goods()
    assert (0, 0) == (t.player().corn_tiles, t.player().wood_tiles)
    assert (2, 2) == (t.s.corn[2], t.s.wood[2])
    assert [1, 1, 1] == t.player().temples


@pytest.mark.rule("T-TECH-07")
def test_agriculture_2_does_not_forbid_fire() -> None:
    """TC-20: burning gives 8 corn and the corn tile, for a step down."""
    t = on("palenque 4").levels(0, agriculture=2).play("pick palenque 4", "burn", "anger green")
    assert {"corn": 8} == t.goods()
    assert 1 == t.player().corn_tiles
    assert [1, 1, 0] == t.player().temples


@pytest.mark.rule("T-TECH-07")
def test_agriculture_2_takes_a_tile_while_one_lies_open() -> None:
    """Ruling Q40."""
    t = on("palenque 4").jungle(4, wood=1, corn=2).levels(0, agriculture=2).play("pick palenque 4")
    refusal = t.why("harvest bare")
    assert "T-TECH-07" == refusal.rule
    assert "A corn tile lies open: take it." == refusal.sentence


@pytest.mark.rule("T-TECH-07")
def test_agriculture_1_harvests_no_covered_corn() -> None:
    t = on("palenque 4").levels(0, agriculture=1).play("pick palenque 4")
    refusal = t.why("harvest bare")
    assert "T-TECH-07" == refusal.rule
    assert "Corn without a tile needs agriculture 2." == refusal.sentence


@pytest.mark.rule("T-TECH-10")
@pytest.mark.parametrize(("temple", "steps"), [("brown", [2, 1, 1]), ("yellow", [1, 2, 1]), ("green", [1, 1, 2])])
def test_the_bonus_of_agriculture_is_a_step_in_any_temple(temple: str, steps: list[int]) -> None:
    t = on("tikal 1", wood=1).levels(0, agriculture=3)
    t.play("pick tikal 1", "advance agriculture", f"climb {temple}")
    assert steps == t.player().temples


# --- extraction ---------------------------------------------------------------


@pytest.mark.rule("T-TECH-11")
@pytest.mark.parametrize(("action", "wood"), [(3, 2), (4, 3), (5, 4)])
def test_extraction_1_adds_a_wood_from_the_jungle(action: int, wood: int) -> None:
    """TC-26: Palenque 5 gives 5 wood."""
    t = on(f"palenque {action}").levels(0, extraction=1).play(f"pick palenque {action}", "harvest wood")
    assert {"wood": wood + 1} == t.goods()


@pytest.mark.rule("T-TECH-11", "T-TECH-12", "T-TECH-13")
@pytest.mark.parametrize(
    ("level", "action", "gain"),
    [
        (1, 1, {"wood": 2}),
        (1, 2, {"stone": 1, "corn": 1}),
        (2, 2, {"stone": 2, "corn": 1}),
        (2, 3, {"gold": 1, "corn": 2}),
        (2, 5, {"stone": 2, "gold": 1, "corn": 2}),
        (3, 3, {"gold": 2, "corn": 2}),
        (3, 5, {"stone": 2, "gold": 2, "corn": 2}),
    ],
)
def test_extraction_adds_wood_then_stone_then_gold_at_yaxchilan(level: int, action: int, gain: dict[str, int]) -> None:
    t = on(f"yaxchilan {action}").levels(0, extraction=level).play(f"pick yaxchilan {action}")
    assert gain == t.goods()


@pytest.mark.rule("T-TECH-15")
def test_extraction_adds_only_to_the_same_resource() -> None:
    """Not to corn or skulls, and not to corn from the jungle."""
    t = on("yaxchilan 4", "palenque 3", "palenque 1").jungle(3, wood=0, corn=1).levels(0, extraction=3)
    t.play("pick yaxchilan 4", "pick palenque 3", "pick palenque 1")
    assert {"skull": 1, "corn": 5 + 3} == t.goods()


@pytest.mark.rule("T-TECH-15")
@pytest.mark.parametrize("good", ["wood", "stone", "gold"])
def test_extraction_adds_nothing_at_chichen_itza(good: str) -> None:
    """TC-26: a wood from Chichen Itza stays one wood."""
    t = on("chichen 6", skull=1).levels(0, extraction=3).play("pick chichen 6", f"take 1 {good}")
    assert {good: 1} == t.goods()


@pytest.mark.rule("T-TECH-15")
@pytest.mark.parametrize(("good", "rate"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_extraction_adds_nothing_at_the_market(good: str, rate: int) -> None:
    """TC-26: a wood bought is one wood."""
    t = on("uxmal 2", corn=rate).levels(0, extraction=3).play("pick uxmal 2", f"buy {good}")
    assert {good: 1} == t.goods()


@pytest.mark.rule("T-TECH-15")
def test_extraction_adds_nothing_to_buildings() -> None:
    t = on("tikal 4", wood=5, stone=1).row("A1-04", "A1-06").levels(0, extraction=2)
    t.play("pick tikal 4", "build A1-04", "build A1-06")
    assert {"stone": 1, "gold": 1} == t.goods()


@pytest.mark.rule("T-TECH-15")
def test_extraction_adds_nothing_to_temples() -> None:
    """A Food Day with goods: 1 stone, 1 gold and 1 wood."""
    t = Table().start_round(7).give(0, corn=6).temples(0, brown=2, yellow=3, green=2).levels(0, extraction=3)
    t.close_round()
    assert {"wood": 1, "stone": 1, "gold": 1} == t.goods()


@pytest.mark.rule("T-TECH-14")
@pytest.mark.parametrize(
    ("take", "goods"), [("2 wood", {"wood": 2}), ("1 wood 1 gold", {"wood": 1, "gold": 1}), ("2 stone", {"stone": 2})]
)
def test_the_bonus_of_extraction_is_two_resources_of_choice(take: str, goods: dict[str, int]) -> None:
    t = on("tikal 1", gold=1).levels(0, extraction=3).play("pick tikal 1", "advance extraction", f"take {take}")
    assert goods == t.goods()


# --- architecture -------------------------------------------------------------


@pytest.mark.rule("T-TECH-02", "T-TECH-16", "T-TECH-17")
@pytest.mark.parametrize(("level", "corn", "points"), [(0, 0, 0), (1, 1, 0), (2, 1, 2), (3, 1, 2)])
@pytest.mark.parametrize("worker", ["tikal 2", "tikal 4"])
def test_architecture_pays_for_a_construction_at_tikal(worker: str, level: int, corn: int, points: int) -> None:
    """A1-01 at its full price; with level 3 the discount may be declined (ruling Q41)."""
    t = on(worker, wood=2).row("A1-01", "A1-03").levels(0, architecture=level).play(f"pick {worker}", "build A1-01")
    assert (corn, points) == (t.corn(), t.points())
    assert 1 == t.goods()["wood"]


@pytest.mark.rule("T-TECH-02", "T-TECH-16", "T-TECH-17")
@pytest.mark.parametrize(("level", "price", "corn", "points"), [(0, 4, 0, 0), (1, 4, 1, 0), (2, 4, 1, 2), (3, 2, 1, 2)])
def test_architecture_pays_for_a_construction_at_uxmal(level: int, price: int, corn: int, points: int) -> None:
    t = on("uxmal 4", corn=9).row("A1-03").levels(0, architecture=level).play("pick uxmal 4")
    assert 9 - price + corn == t.corn()
    assert points == t.points()


@pytest.mark.rule("T-TECH-16", "T-TECH-17")
def test_architecture_pays_each_time() -> None:
    t = on("tikal 2", "uxmal 4", wood=1, corn=2).row("A1-01", "A1-10").levels(0, architecture=2)
    t.play("pick tikal 2", "pick uxmal 4")
    assert 2 == t.corn()
    assert 4 == t.points()


@pytest.mark.rule("T-TECH-16", "T-TECH-17", "T-TECH-18")
def test_architecture_3_at_uxmal_takes_two_corn_off_and_pays_afterwards() -> None:
    """TC-38: price 2 resources: 2 corn, then 1 corn and 2 points."""
    t = on("uxmal 4", corn=2).row("A1-03").levels(0, architecture=3).play("pick uxmal 4")
    assert 1 == t.corn()
    assert 2 == t.points()


@pytest.mark.rule("T-TECH-16", "T-TECH-18")
def test_the_corn_of_architecture_does_not_pay_the_same_building() -> None:
    """TC-38: with 1 corn it is refused (ruling Q29)."""
    t = on("uxmal 4", corn=1).row("A1-03").levels(0, architecture=3)
    refusal = t.why("pick uxmal 4")
    assert "T-UXM-04" == refusal.rule
    assert "You cannot pay any building with corn: the cheapest costs 2 corn, you would have 1." == refusal.sentence


@pytest.mark.rule("T-TECH-18")
@pytest.mark.parametrize(
    ("saving", "left"),
    [("", {}), (" saving wood", {"wood": 1}), (" saving stone", {"stone": 1}), (" saving gold", {"gold": 1})],
)
def test_architecture_3_leaves_out_one_resource_of_choice_or_none(saving: str, left: dict[str, int]) -> None:
    t = on("tikal 2", wood=1, stone=1, gold=1).row("A2-07").levels(0, architecture=3)
    t.play("pick tikal 2", f"build A2-07{saving}")
    assert {"corn": 1, **left} == t.goods()


@pytest.mark.rule("T-TECH-18")
def test_architecture_3_makes_up_for_one_missing_resource_but_not_for_two() -> None:
    t = on("tikal 2", wood=1, stone=1).row("A2-07", "A2-08").levels(0, architecture=3)
    t.play("pick tikal 2")
    assert {"corn": 1} == t.goods()
    assert ["A2-08"] == t.open_buildings()


@pytest.mark.rule("T-TECH-18")
@pytest.mark.parametrize("worker", ["tikal 2", "tikal 4"])
def test_the_discount_brings_a_building_into_reach(worker: str) -> None:
    t = on(worker, wood=1).row("A1-03").levels(0, architecture=3).play(f"pick {worker}")
    assert {"corn": 1} == t.goods()
    assert [] == t.open_buildings()
    assert "T-BUILD-01" == on(worker, wood=1).row("A1-03").levels(0, architecture=2).why(f"pick {worker}").rule


@pytest.mark.rule("T-TECH-18")
def test_the_discount_covers_no_two_resources() -> None:
    t = on("tikal 2").row("A1-03").levels(0, architecture=3)
    assert "T-BUILD-01" == t.why("pick tikal 2").rule


@pytest.mark.rule("T-TECH-18")
def test_only_a_resource_of_the_price_can_be_left_out() -> None:
    t = on("tikal 2", wood=2, gold=1).row("A1-03").levels(0, architecture=3).play("pick tikal 2")
    assert ["build A1-03", "build A1-03 saving wood"] == t.offers()
    assert "A1-03 costs no gold." == t.why("build A1-03 saving gold").sentence


@pytest.mark.rule("T-TECH-18")
def test_architecture_2_leaves_out_nothing() -> None:
    t = on("tikal 2", wood=1, stone=1, gold=1).row("A2-07", "A1-01").levels(0, architecture=2).play("pick tikal 2")
    refusal = t.why("build A2-07 saving gold")
    assert "T-TECH-18" == refusal.rule
    assert "Leaving out a resource needs architecture 3." == refusal.sentence


@pytest.mark.rule("T-TECH-18")
def test_a_building_of_one_resource_is_free_with_architecture_3() -> None:
    """TC-41: free at Tikal, 0 corn at Uxmal 4."""
    tikal = on("tikal 2").row("A1-01").levels(0, architecture=3).play("pick tikal 2")
    assert {"corn": 1} == tikal.goods()
    assert [] == tikal.open_buildings()
    uxmal = on("uxmal 4").row("A1-01").levels(0, architecture=3).play("pick uxmal 4")
    assert {"corn": 1} == uxmal.goods()
    assert [] == uxmal.open_buildings()


@pytest.mark.rule("T-TECH-19")
def test_the_bonus_of_architecture_is_three_points() -> None:
    t = on("tikal 3", wood=2).levels(0, architecture=3)
    t.play("pick tikal 3", "advance architecture")
    assert 3 == t.points()
    t.play("advance architecture")
    assert 6 == t.points()


@pytest.mark.rule("T-TECH-20")
@pytest.mark.parametrize(
    "builds", [("build A2-08 saving gold", "build A1-01 plain"), ("build A1-01 plain", "build A2-08 saving gold")]
)
def test_at_tikal_4_architecture_serves_one_of_two_buildings(builds: tuple[str, str]) -> None:
    """Either one; the other costs its full price and gives neither corn nor points."""
    t = on("tikal 4", wood=2, gold=2).row("A1-01", "A2-08").levels(0, architecture=3).play("pick tikal 4", *builds)
    assert {"corn": 1, "gold": 1} == t.goods()
    assert 8 + 2 == t.points()


@pytest.mark.rule("T-TECH-20")
def test_the_other_building_is_out_of_reach_without_its_full_price() -> None:
    t = on("tikal 4", wood=2).row("A1-01", "A1-03").levels(0, architecture=3)
    t.play("pick tikal 4", "build A1-01")
    assert 1 == t.seat
    assert ["A1-03"] == t.open_buildings()
    assert {"corn": 1, "wood": 1} == t.goods()


@pytest.mark.rule("T-TECH-20")
def test_architecture_never_serves_a_monument() -> None:
    t = on("tikal 4", wood=3, stone=2, gold=1).monuments("M01").levels(0, architecture=3).play("pick tikal 4")
    assert {} == t.goods()
    assert 0 == t.points()
    short = on("tikal 4", wood=3, stone=2).monuments("M01").levels(0, architecture=3)
    assert "T-BUILD-01" == short.why("pick tikal 4").rule


# --- theology -----------------------------------------------------------------


def picks(t: Table) -> list[str]:
    return [text for text in t.offers() if text.startswith("pick")]


@pytest.mark.rule("T-TECH-21")
def test_theology_1_reaches_the_next_action_free_of_corn() -> None:
    """The skull lies on the spot of the action performed."""
    t = on("chichen 3", corn=5, skull=1).levels(0, theology=1).play("pick chichen 3 as 4")
    assert {"corn": 5} == t.goods()
    assert 7 == t.points()
    assert [4] == [spot for spot in range(11) if t.s.is_laid(spot)]


@pytest.mark.rule("T-TECH-21")
def test_theology_1_replaces_every_other_option_of_the_worker() -> None:
    """The next action, its own, a lower one for corn or nothing; no two of them together."""
    t = on("chichen 3", corn=1, skull=1).levels(0, theology=3)
    own = ["pick chichen 3 as 2", "pick chichen 3", "pick chichen 3 as 4"]
    assert ["pick chichen 3 for nothing", *own] == picks(t)


@pytest.mark.rule("T-TECH-21")
def test_without_theology_the_next_action_is_out_of_reach() -> None:
    t = on("chichen 3", corn=9, skull=1)
    refusal = t.why("pick chichen 3 as 4")
    assert "T-TECH-21" == refusal.rule
    assert "From Chichen Itza 3 the next action is reached only with theology 1." == refusal.sentence


@pytest.mark.rule("T-TECH-21")
def test_theology_1_reaches_no_filled_spot() -> None:
    t = on("chichen 3", skull=1).levels(0, theology=1).lay(4)
    assert "T-CHI-02" == t.why("pick chichen 3 as 4").rule


@pytest.mark.rule("T-TECH-21")
def test_theology_1_lets_a_worker_on_space_0_act() -> None:
    """TC-47: action 1, free."""
    t = on("chichen 0", skull=1).levels(0, theology=1).play("pick chichen 0 as 1")
    assert 4 == t.points()


@pytest.mark.rule("T-TECH-21")
def test_theology_1_gives_a_worker_on_9_any_open_action() -> None:
    """TC-47: free of corn (ruling Q16)."""
    t = on("chichen 9", skull=1).levels(0, theology=1).lay(2)
    assert "T-CHI-02" == t.why("pick chichen 9 as 2").rule
    assert 9 == len(picks(t))
    t.play("pick chichen 9 as 1")
    assert 4 == t.points()


@pytest.mark.rule("T-TECH-21")
def test_theology_1_works_on_no_other_gear() -> None:
    t = on("palenque 1", "yaxchilan 0").levels(0, theology=3)
    assert ["pick palenque 1 for nothing", "pick palenque 1", "pick yaxchilan 0 for nothing"] == picks(t)


@pytest.mark.rule("T-TECH-22")
@pytest.mark.parametrize(("temple", "steps"), [("brown", [3, 1, 1]), ("yellow", [2, 2, 1]), ("green", [2, 1, 2])])
def test_theology_2_sells_a_step_after_an_action_of_chichen_itza(temple: str, steps: list[int]) -> None:
    """Brown is the temple of the action itself."""
    t = on("chichen 1", skull=1, wood=1, gold=1).levels(0, theology=2)
    t.play("pick chichen 1")
    assert "T-TECH-22" == t.why("pay 2 gold").rule
    t.play("pay 1 gold", f"climb {temple}")
    assert steps == t.player().temples
    assert {"wood": 1} == t.goods()


@pytest.mark.rule("T-TECH-22")
def test_the_resource_of_the_action_may_pay_for_the_step() -> None:
    """TC-50: Chichen Itza 6, the same temple again."""
    t = (
        on("chichen 6", skull=1)
        .levels(0, theology=2)
        .play("pick chichen 6", "take 1 stone", "pay 1 stone", "climb green")
    )
    assert {} == t.goods()
    assert [1, 1, 3] == t.player().temples


@pytest.mark.rule("T-TECH-22")
def test_theology_2_sells_only_one_step_for_an_action() -> None:
    """TC-50: with more resources in hand (ruling Q33)."""
    t = on("chichen 1", skull=1, wood=5).levels(0, theology=2).play("pick chichen 1", "pay 1 wood", "climb yellow")
    assert 1 == t.seat
    assert {"wood": 4} == t.goods()


@pytest.mark.rule("T-TECH-22")
def test_the_step_of_theology_2_may_be_declined() -> None:
    t = on("chichen 1", skull=1, wood=1).levels(0, theology=2).play("pick chichen 1", "done")
    assert {"wood": 1} == t.goods()
    assert [2, 1, 1] == t.player().temples


@pytest.mark.rule("T-TECH-22")
def test_theology_1_sells_no_step() -> None:
    t = on("chichen 1", skull=1, wood=1).levels(0, theology=1).play("pick chichen 1")
    assert 1 == t.seat


@pytest.mark.rule("T-TECH-22")
def test_a_worker_that_does_nothing_buys_no_step() -> None:
    t = on("chichen 1", skull=1, wood=1).levels(0, theology=2).play("pick chichen 1 for nothing")
    assert 1 == t.seat


@pytest.mark.rule("T-TECH-23")
@pytest.mark.parametrize(("level", "bank", "skulls"), [(2, 5, 1), (3, 5, 2), (3, 2, 2), (3, 1, 1), (3, 0, 0)])
def test_theology_3_adds_a_skull_at_yaxchilan_as_far_as_the_bank_has_them(level: int, bank: int, skulls: int) -> None:
    """TC-28: a short bank gives what is left."""
    t = on("yaxchilan 4").give(1, skull=13 - bank).levels(0, theology=level).play("pick yaxchilan 4")
    assert skulls == t.goods().get("skull", 0)
    assert bank - skulls == t.s.skulls


@pytest.mark.rule("T-TECH-23")
def test_theology_3_adds_nothing_to_skulls_from_elsewhere() -> None:
    """From a building and from the bonus of theology."""
    t = on("tikal 2", "tikal 1", wood=3, stone=2).row("A2-05").levels(0, theology=3)
    t.play("pick tikal 2", "advance agriculture")
    assert 1 == t.goods()["skull"]
    t.play("pick tikal 1", "advance theology")
    assert 2 == t.goods()["skull"]


@pytest.mark.rule("T-TECH-24")
def test_the_bonus_of_theology_is_a_skull_from_the_bank() -> None:
    t = on("tikal 1", wood=1).levels(0, theology=3).play("pick tikal 1", "advance theology")
    assert {"skull": 1} == t.goods()
    assert 12 == t.s.skulls


@pytest.mark.rule("T-TECH-24")
def test_an_empty_bank_has_no_skull_for_the_bonus() -> None:
    t = on("tikal 1", wood=1).give(1, skull=13).levels(0, theology=3).play("pick tikal 1", "advance theology")
    assert {} == t.goods()


# --- levels from buildings ----------------------------------------------------


@pytest.mark.rule("T-TECH-04")
@pytest.mark.parametrize(
    ("building", "goods", "track", "answer", "gain", "points"),
    [
        ("A1-03", {"wood": 2}, "agriculture", ["climb green"], {}, 0),
        ("A1-05", {"wood": 1, "stone": 1}, "extraction", ["take 2 gold"], {"corn": 1, "gold": 2}, 0),
        ("A2-12", {"stone": 1, "gold": 1}, "architecture", ["build A2-12"], {"corn": 1}, 2 + 3 + 3),
        ("A1-11", {"stone": 1, "gold": 1}, "theology", [], {"skull": 1}, 0),
    ],
)
def test_a_free_level_on_a_full_track_gives_the_bonus_for_nothing(
    building: str, goods: dict[str, int], track: str, answer: list[str], gain: dict[str, int], points: int
) -> None:
    """TC-43, ruling Q12."""
    t = on("tikal 2", **goods).row(building).levels(0, **{track: 3}).play("pick tikal 2", *answer)
    assert gain == t.goods()
    assert points == t.points()
    assert 3 == t.level(track)
    assert 1 == t.seat


@pytest.mark.rule("T-TECH-04")
def test_at_some_tables_a_free_level_on_a_full_track_gives_nothing() -> None:
    """TC-43, option free_level_at_top."""
    t = Table(free_level_at_top="nothing").put(0, "tikal 2").give(0, stone=1, gold=1).row("A1-11").levels(0, theology=3)
    t.play("pick tikal 2")
    assert {} == t.goods()
    assert 3 == t.level("theology")
    assert 2 == t.temple("green")


@pytest.mark.rule("T-SYM-12", "T-SYM-13")
def test_two_free_levels_on_one_track_may_reach_its_bonus() -> None:
    """TC-43: A2-15, two levels of free choice: architecture 3 and its 3 points."""
    t = on("tikal 2", stone=1, gold=2).row("A2-15").levels(0, architecture=2)
    t.play("pick tikal 2", "advance architecture", "advance architecture")
    assert 3 == t.level("architecture")
    assert 2 + 3 == t.points()


@pytest.mark.rule("T-TECH-04")
def test_a_paid_advance_on_a_full_track_gives_the_bonus_at_every_table() -> None:
    t = Table(free_level_at_top="nothing").put(0, "tikal 1").give(0, wood=1).levels(0, theology=3)
    t.play("pick tikal 1", "advance theology")
    assert {"skull": 1} == t.goods()


@pytest.mark.rule("T-SYM-20")
def test_without_corn_the_any_action_of_a_building_is_skipped() -> None:
    """TC-44: A2-09 without corn and architecture: the building and its 2 points stand."""
    t = on("tikal 2", wood=2, stone=1, gold=1).row("A2-09").play("pick tikal 2")
    assert 1 == t.seat
    assert 2 == t.points()
    assert [] == t.open_buildings()


@pytest.mark.rule("T-TECH-16", "T-SYM-20")
def test_the_corn_of_architecture_may_pay_the_any_action_of_the_building() -> None:
    """TC-44: with architecture 1 (ruling Q29)."""
    t = on("tikal 2", wood=2, stone=1, gold=1).row("A2-09").levels(0, architecture=1)
    t.play("pick tikal 2", "act palenque 1")
    assert {"corn": 3} == t.goods()
