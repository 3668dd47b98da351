"""Palenque and Yaxchilan: chapters T-PAL and T-YAX."""

from __future__ import annotations

import pytest

from longcount.games.tzolkin.state import FROM_MONUMENTS, QUARTERS
from tzolkin_table import Table


def on(*places: str, **goods: int) -> Table:
    """Seat 0 has workers on these spaces, and these goods."""
    return Table().put(0, *places).give(0, **goods)


# --- Palenque -----------------------------------------------------------------


@pytest.mark.rule("T-PAL-01")
def test_fishing_gives_three_corn_and_takes_no_tile() -> None:
    t = on("palenque 1").play("pick palenque 1")
    assert {"corn": 3} == t.goods()
    assert (0, 0) == (t.player().corn_tiles, t.player().wood_tiles)
    assert [2, 2, 2, 2] == t.s.corn


@pytest.mark.rule("T-PAL-01")
def test_fish_never_run_out() -> None:
    t = on("palenque 1", "palenque 6", "palenque 7")
    for action in (2, 3, 4, 5):
        t.jungle(action, wood=0, corn=0)
    t.play("pick palenque 1", "pick palenque 6 as 1", "pick palenque 7 as 1")
    assert 9 == t.corn()


@pytest.mark.rule("T-PAL-02")
def test_palenque_2_gives_a_corn_tile_and_four_corn() -> None:
    t = on("palenque 2").play("pick palenque 2")
    assert {"corn": 4} == t.goods()
    assert 1 == t.player().corn_tiles
    assert [1, 2, 2, 2] == t.s.corn


@pytest.mark.rule("T-PAL-03", "T-PAL-04", "T-PAL-05")
@pytest.mark.parametrize(
    ("action", "corn"),
    [
        (3, 5),
        (4, 7),
        (5, 9),
    ],
)
def test_an_open_corn_tile_gives_the_corn_of_the_action(action: int, corn: int) -> None:
    t = on(f"palenque {action}").jungle(action, wood=1, corn=2).play(f"pick palenque {action}", "harvest corn")
    assert {"corn": corn} == t.goods()
    assert (1, 0) == (t.player().corn_tiles, t.player().wood_tiles)
    assert (1, 1) == (t.s.corn[action - 2], t.s.wood[action - 2])


@pytest.mark.rule("T-PAL-03", "T-PAL-04", "T-PAL-05")
@pytest.mark.parametrize(
    ("action", "wood"),
    [
        (3, 2),
        (4, 3),
        (5, 4),
    ],
)
def test_a_wood_tile_gives_the_wood_of_the_action(action: int, wood: int) -> None:
    t = on(f"palenque {action}").play(f"pick palenque {action}", "harvest wood")
    assert {"wood": wood} == t.goods()
    assert (0, 1) == (t.player().corn_tiles, t.player().wood_tiles)
    assert (2, 1) == (t.s.corn[action - 2], t.s.wood[action - 2])


@pytest.mark.rule("T-PAL-06", "T-PAL-07")
def test_a_mixed_group_offers_corn_wood_and_fire() -> None:
    """TC-19: two wood tiles on top, one corn tile open, no agriculture; taking nothing is chosen with the worker."""
    t = on("palenque 3").jungle(3, wood=2, corn=3)
    assert t.may("pick palenque 3 for nothing")
    t.play("pick palenque 3")
    assert ["harvest corn", "harvest wood", "burn"] == t.offers()


@pytest.mark.rule("T-PAL-06")
def test_corn_under_wood_is_out_of_reach() -> None:
    t = on("palenque 3").play("pick palenque 3")
    refusal = t.why("harvest corn")
    assert "T-PAL-06" == refusal.rule
    assert "No corn tile lies open here." == refusal.sentence


@pytest.mark.rule("T-PAL-06")
def test_only_the_group_of_the_performed_action_counts() -> None:
    """Corn lies open for Palenque 4, but action 3 is performed."""
    t = on("palenque 4", corn=1).jungle(4, wood=0, corn=2).play("pick palenque 4 as 3")
    assert ["harvest wood", "burn"] == t.offers()
    t.play("harvest wood")
    assert {"wood": 2} == t.goods()


@pytest.mark.rule("T-PAL-06")
def test_a_wood_tile_that_is_gone_uncovers_its_corn() -> None:
    """EX-10: Palenque 3 takes wood, then the worker on 4 steps down and takes the corn tile beneath."""
    t = on("palenque 1", "palenque 3", "palenque 4", corn=1)
    t.play("pick palenque 3", "harvest wood", "pick palenque 4 as 3", "harvest corn")
    assert {"corn": 1 - 1 + 5, "wood": 2} == t.goods()
    assert [1, 1, 1] == t.player().temples


@pytest.mark.rule("T-PAL-06")
def test_the_corn_of_the_action_does_not_pay_the_step_down_to_it() -> None:
    """EX-10, variant: without corn the step down is refused."""
    t = on("palenque 1", "palenque 3", "palenque 4").play("pick palenque 3", "harvest wood")
    refusal = t.why("pick palenque 4 as 3")
    assert "T-PICK-03" == refusal.rule
    assert "Stepping down from 4 to 3 costs 1 corn; you have 0." == refusal.sentence


@pytest.mark.rule("T-PAL-03", "T-PAL-04", "T-PAL-07")
def test_one_worker_cuts_wood_and_one_burns_forest() -> None:
    """EX-09: Palenque 3 takes wood, 4 burns, 1 stays."""
    t = on("palenque 1", "palenque 3", "palenque 4")
    t.play("pick palenque 3", "harvest wood", "pick palenque 4", "burn", "anger yellow")
    assert {"wood": 2, "corn": 7} == t.goods()
    assert (1, 1) == (t.player().corn_tiles, t.player().wood_tiles)
    assert (1, 1) == (t.s.wood[2], t.s.corn[2])
    assert [1, 0, 1] == t.player().temples
    assert {1: 0} == t.figures("palenque")


@pytest.mark.rule("T-PAL-07")
@pytest.mark.parametrize(("action", "corn"), [(3, 5), (4, 7), (5, 9)])
def test_a_fire_gives_the_corn_and_its_tile_but_not_the_wood_tile(action: int, corn: int) -> None:
    t = on(f"palenque {action}").play(f"pick palenque {action}", "burn", "anger brown")
    assert {"corn": corn} == t.goods()
    assert (1, 0) == (t.player().corn_tiles, t.player().wood_tiles)
    assert (1, 1) == (t.s.wood[action - 2], t.s.corn[action - 2])


@pytest.mark.rule("T-PAL-07")
def test_nobody_burns_at_the_bottom_of_all_temples() -> None:
    t = on("palenque 3").jungle(3, wood=1, corn=2).temples(0, brown=0, yellow=0, green=0).play("pick palenque 3")
    assert ["harvest corn", "harvest wood"] == t.offers()
    assert "T-ANGER-04" == t.why("burn").rule


@pytest.mark.rule("T-PAL-07")
def test_a_table_may_forbid_fire_while_corn_lies_open() -> None:
    """Ruling Q9, option burn_only_if_no_open_corn."""
    t = Table(burn_only_if_no_open_corn="yes").put(0, "palenque 3").jungle(3, wood=1, corn=2).play("pick palenque 3")
    refusal = t.why("burn")
    assert "T-PAL-07" == refusal.rule
    assert "At this table forest may burn only while no corn tile lies open." == refusal.sentence


@pytest.mark.rule("T-PAL-07")
def test_such_a_table_allows_fire_while_all_corn_is_covered() -> None:
    """Ruling Q9, option burn_only_if_no_open_corn."""
    t = Table(burn_only_if_no_open_corn="yes").put(0, "palenque 3").play("pick palenque 3", "burn", "anger brown")
    assert {"corn": 5} == t.goods()


@pytest.mark.rule("T-PAL-08")
@pytest.mark.parametrize("agriculture", [0, 1])
def test_an_empty_group_ends_its_action(agriculture: int) -> None:
    """TC-22: Palenque 5 has no tiles left, agriculture 1: lower actions or nothing."""
    t = on("palenque 5", corn=2).jungle(5, wood=0, corn=0).levels(0, agriculture=agriculture)
    refusal = t.why("pick palenque 5")
    assert "T-PAL-08" == refusal.rule
    assert "No harvest tile is left for Palenque 5." == refusal.sentence
    picks = ["pick palenque 5 for nothing", "pick palenque 5 as 3", "pick palenque 5 as 4"]
    assert picks == [text for text in t.offers() if text.startswith("pick")]


@pytest.mark.rule("T-PAL-08")
def test_agriculture_2_keeps_the_action_of_an_empty_group() -> None:
    t = on("palenque 5").jungle(5, wood=0, corn=0).levels(0, agriculture=2).play("pick palenque 5")
    assert {"corn": 9 + 1} == t.goods()
    assert 0 == t.player().corn_tiles


@pytest.mark.rule("T-PAL-09")
@pytest.mark.parametrize(
    ("crop", "monument", "points"),
    [
        (["harvest wood"], "M07", 4),
        (["harvest wood"], "M06", 0),
        (["burn", "anger brown"], "M06", 4),
        (["burn", "anger brown"], "M07", 0),
    ],
)
def test_harvested_tiles_are_kept_for_the_monuments(crop: list[str], monument: str, points: int) -> None:
    """M06 scores corn tiles, M07 wood tiles."""
    t = Table().start_round(26).put(0, "palenque 3").own(0, monument)
    t.play("pick palenque 3", *crop).close_round()
    assert points * QUARTERS == t.player().points[FROM_MONUMENTS]


@pytest.mark.rule("T-PAL-10")
@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize(("action", "corn"), [(1, 3), (2, 4), (3, 5), (4, 7), (5, 9)])
def test_palenque_6_and_7_lend_any_action_free_of_corn(space: int, action: int, corn: int) -> None:
    t = on(f"palenque {space}")
    for group in (3, 4, 5):
        t.jungle(group, wood=0, corn=2)
    t.play(f"pick palenque {space} as {action}")
    assert {"corn": corn} == t.goods()


# --- Yaxchilan ----------------------------------------------------------------


@pytest.mark.rule("T-YAX-01", "T-YAX-02", "T-YAX-03", "T-YAX-04", "T-YAX-05")
@pytest.mark.parametrize(
    ("action", "gain"),
    [
        (1, {"wood": 1}),
        (2, {"stone": 1, "corn": 1}),
        (3, {"gold": 1, "corn": 2}),
        (4, {"skull": 1}),
        (5, {"gold": 1, "stone": 1, "corn": 2}),
    ],
)
def test_yaxchilan_gives_what_is_printed(action: int, gain: dict[str, int]) -> None:
    t = on(f"yaxchilan {action}").play(f"pick yaxchilan {action}")
    assert gain == t.goods()


@pytest.mark.rule("T-YAX-04")
def test_a_skull_of_yaxchilan_comes_from_the_bank() -> None:
    t = on("yaxchilan 4").play("pick yaxchilan 4")
    assert 12 == t.s.skulls


@pytest.mark.rule("T-YAX-06")
def test_yaxchilan_4_is_legal_but_empty_once_the_skulls_are_gone() -> None:
    """TC-28: an empty bank gives none, even to theology 3."""
    t = on("yaxchilan 4").give(1, skull=13).levels(0, theology=3).play("pick yaxchilan 4")
    assert {} == t.goods()
    assert 0 == t.s.skulls
    assert {} == t.figures("yaxchilan")


@pytest.mark.rule("T-YAX-07")
@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize(
    ("action", "gain"),
    [
        (1, {"wood": 1}),
        (2, {"stone": 1, "corn": 1}),
        (3, {"gold": 1, "corn": 2}),
        (4, {"skull": 1}),
        (5, {"gold": 1, "stone": 1, "corn": 2}),
    ],
)
def test_yaxchilan_6_and_7_lend_any_action_free_of_corn(space: int, action: int, gain: dict[str, int]) -> None:
    t = on(f"yaxchilan {space}").play(f"pick yaxchilan {space} as {action}")
    assert gain == t.goods()
