"""Rounds and turns, gaining and paying, begging: chapters T-ROUND, T-GOODS and T-BEG."""

from __future__ import annotations

from itertools import groupby

import pytest

from longcount.kernel.pending import CHANCE
from tzolkin_table import NEUTRAL, Table

ZEROS = ("palenque 0", "yaxchilan 0", "tikal 0", "uxmal 0", "chichen 0")
ONES = ("palenque 1", "yaxchilan 1", "tikal 1", "uxmal 1", "chichen 1")
TWOS = ("palenque 2", "yaxchilan 2", "tikal 2", "uxmal 2", "chichen 2")


def crowded(*more: str) -> Table:
    """Seat 1 holds the first-player space, neutral workers all spaces 0 and others."""
    return Table().put(1, "first").put(NEUTRAL, *ZEROS, *more)


def forsaken(t: Table) -> Table:
    """Seat 0 stands at the bottom of all temples."""
    return t.temples(0, brown=0, yellow=0, green=0)


# --- Rounds ---------------------------------------------------------------------


@pytest.mark.rule("T-ROUND-01")
def test_a_food_day_round_is_turns_then_feeding_then_rewards_then_calendar() -> None:
    t = Table().start_round(7).give(0, corn=9).give(1, corn=9).temples(0, yellow=3).put(1, "tikal 0")
    t.play("place palenque", "end", "place palenque", "end")
    phases = ("placing", "feeding", "yellow", "calendar")
    assert [*phases] == [why for why, _ in groupby([fact.why for fact in t.told]) if why in phases]
    assert 8 == t.s.day


@pytest.mark.rule("T-ROUND-01")
def test_nobody_eats_on_an_ordinary_day() -> None:
    t = Table().start_round(6).give(0, corn=9).temples(0, yellow=3).close_round()
    assert {"corn": 9} == t.goods()
    assert 7 == t.s.day


@pytest.mark.rule("T-ROUND-02")
def test_turns_run_clockwise_from_the_marker_one_for_everybody() -> None:
    t = Table(4).start_round(1, marker=2)
    order = []
    while t.s.day == 1:
        order.append(t.seat)
        t.give(t.seat, corn=6).play("place chichen", "end")
    assert [2, 3, 0, 1] == order


@pytest.mark.rule("T-ROUND-03")
def test_a_turn_offers_placing_and_picking_up() -> None:
    t = Table().give(0, corn=3).put(0, "yaxchilan 1")
    assert {"place", "pick"} == {text.split()[0] for text in t.offers()}


@pytest.mark.rule("T-ROUND-04")
def test_whoever_places_cannot_pick_up_in_the_same_turn() -> None:
    t = Table().give(0, corn=3).put(0, "yaxchilan 1").play("place tikal")
    refusal = t.why("pick yaxchilan 1")
    assert "T-ROUND-04" == refusal.rule
    assert "You are placing workers this turn; you cannot also pick up." == refusal.sentence


@pytest.mark.rule("T-ROUND-04", "T-PICK-07")
def test_whoever_picks_up_cannot_place_in_the_same_turn() -> None:
    """TC-17: a worker gained by Uxmal 3, or just picked up, is not placed this turn."""
    t = Table().give(0, corn=9).put(0, "uxmal 3", "yaxchilan 1").play("pick uxmal 3")
    assert (4, 3) == (t.player().workers, t.player().home)
    assert "T-ROUND-04" == t.why("place palenque").rule
    assert {"pick yaxchilan 1", "pick yaxchilan 1 for nothing", "end"} == set(t.offers())


@pytest.mark.rule("T-ROUND-04")
def test_a_turn_cannot_be_skipped() -> None:
    t = Table().give(0, corn=3).put(0, "yaxchilan 1")
    refusal = t.why("end")
    assert "T-ROUND-04" == refusal.rule
    assert "A turn cannot be skipped: place or pick up at least one worker." == refusal.sentence


@pytest.mark.rule("T-ROUND-04")
def test_begging_alone_is_no_turn() -> None:
    t = Table().play("beg green")
    assert (0, False) == (t.seat, t.may("end"))


@pytest.mark.rule("T-ROUND-04", "T-PLACE-07")
def test_whoever_can_pay_for_no_place_must_pick_up() -> None:
    """TC-92: available workers and workers on gears, but no corn and every free space has its price."""
    t = forsaken(crowded("palenque 1")).put(0, "yaxchilan 3")
    assert {"pick yaxchilan 3", "pick yaxchilan 3 for nothing"} == set(t.offers())
    assert "T-PLACE-05" == t.why("place tikal").rule


@pytest.mark.rule("T-ROUND-05")
def test_on_the_first_turn_workers_can_only_be_placed() -> None:
    t = Table(4)
    for seat in range(4):
        t.give(seat, corn=6)
        assert {"place"} == {text.split()[0] for text in t.offers()}
        assert "T-PICK-01" == t.why("pick palenque 0 for nothing").rule
        t.play("place chichen", "end")


@pytest.mark.rule("T-ROUND-06")
def test_begging_comes_before_placing() -> None:
    t = Table().give(0, corn=2).play("place palenque")
    assert "T-BEG-07" == t.why("beg brown").rule


@pytest.mark.rule("T-ROUND-06")
def test_empty_building_spaces_are_refilled_before_the_corn_is_taken_from_the_teeth() -> None:
    t = Table().corn_on_teeth(4).row("A1-03").stack_of(1, "A1-04").play("place first")
    assert (CHANCE, 0) == (t.seat, t.corn())
    t.play("building A1-04")
    assert (["A1-03", "A1-04"], 4) == (t.open_buildings(), t.corn())
    assert 1 == t.seat


@pytest.mark.rule("T-ROUND-07")
def test_the_game_is_one_revolution_long_and_most_points_win() -> None:
    t = Table().stack_of(2, "A2-08").give(1, corn=300)
    for rounds in range(1, 28):
        assert rounds - 1 == t.s.day
        t.close_round()
        if t.step == "building":
            assert 13 == t.s.day
            t.play("building A2-08")
    assert [1] == t.outcome().winners


@pytest.mark.rule("T-ROUND-08")
def test_points_may_fall_below_zero() -> None:
    t = Table().start_round(7).close_round()
    assert 3 * -3 == t.points()


# --- Gaining and paying ---------------------------------------------------------


@pytest.mark.rule("T-GOODS-01")
def test_a_gained_skull_leaves_the_bank_and_lies_before_its_owner() -> None:
    t = Table().put(0, "yaxchilan 4").play("pick yaxchilan 4")
    assert ({"skull": 1}, 12) == (t.goods(), t.s.skulls)


@pytest.mark.rule("T-GOODS-02")
def test_a_spent_skull_is_in_the_bank_again() -> None:
    """M13 costs 4 gold and 1 skull."""
    t = Table().monuments("M13").give(0, gold=5, skull=2).put(0, "tikal 4").play("pick tikal 4")
    assert ({"gold": 1, "skull": 1}, 12) == (t.goods(), t.s.skulls)


@pytest.mark.rule("T-GOODS-02")
def test_goods_that_are_spent_are_gone() -> None:
    t = Table().row("A1-05").give(0, corn=7, wood=2, stone=1).put(0, "tikal 3").play("pick tikal 3 as 2")
    assert {"corn": 7 - 1 + 1, "wood": 1} == t.goods()


@pytest.mark.rule("T-GOODS-03")
@pytest.mark.parametrize(
    ("place", "goods", "rule"),
    [
        ("uxmal 1", {"corn": 2}, "T-UXM-01"),
        ("uxmal 4", {"corn": 3, "stone": 9}, "T-UXM-04"),
        ("uxmal 5", {}, "T-UXM-07"),
        ("tikal 1", {"corn": 9}, "T-TECH-03"),
        ("tikal 2", {"wood": 9}, "T-BUILD-01"),
        ("tikal 5", {"corn": 9}, "T-TIK-09"),
        ("chichen 1", {"corn": 9, "gold": 9}, "T-CHI-01"),
    ],
)
def test_who_cannot_pay_the_price_cannot_perform_the_action(place: str, goods: dict[str, int], rule: str) -> None:
    """The only building on the board costs 1 stone and 1 gold."""
    t = Table().row("A1-11").put(0, place).give(0, **goods)
    assert rule == t.why(f"pick {place}").rule


@pytest.mark.rule("T-GOODS-03")
def test_a_refused_action_says_what_it_costs() -> None:
    t = Table().put(0, "uxmal 1").give(0, corn=2)
    assert "The offering costs 3 corn; you would have 2." == t.why("pick uxmal 1").sentence


# --- Begging --------------------------------------------------------------------


@pytest.mark.rule("T-BEG-01")
@pytest.mark.parametrize("corn", [0, 1, 2])
def test_a_player_with_two_corn_or_fewer_may_beg(corn: int) -> None:
    assert Table().give(0, corn=corn).may("beg brown")


@pytest.mark.rule("T-BEG-01")
def test_a_player_with_three_corn_cannot_beg() -> None:
    refusal = Table().give(0, corn=3).why("beg brown")
    assert ("T-BEG-01", "Begging is for players with 2 corn or fewer; you have 3.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("T-BEG-02", "T-BEG-03")
def test_a_beggar_ends_with_three_corn_and_one_step_down() -> None:
    t = Table().give(0, corn=2).temples(0, brown=2, yellow=2, green=2).play("beg yellow")
    assert 3 == t.corn()
    assert (2, 1, 2) == (t.temple("brown"), t.temple("yellow"), t.temple("green"))


@pytest.mark.rule("T-BEG-03")
def test_a_beggar_cannot_name_a_temple_at_whose_bottom_he_stands() -> None:
    t = Table().temples(0, brown=0, yellow=1, green=3)
    assert ["beg yellow", "beg green"] == [text for text in t.offers() if text.startswith("beg")]
    assert "T-ANGER-02" == t.why("beg brown").rule


@pytest.mark.rule("T-BEG-04", "T-PLACE-08")
def test_whoever_has_no_worker_on_a_gear_and_no_corn_for_any_space_must_beg() -> None:
    t = crowded(*ONES).give(0, corn=1)
    assert ["beg brown", "beg yellow", "beg green"] == t.offers()
    refusal = t.why("place tikal")
    assert "T-BEG-04" == refusal.rule
    assert "The cheapest space costs 2, you have 1: you must beg first." == refusal.sentence


@pytest.mark.rule("T-BEG-04", "T-PLACE-08")
def test_after_forced_begging_a_worker_must_be_placed() -> None:
    t = crowded().play("beg brown")
    assert {"place"} == {text.split()[0] for text in t.offers()}


@pytest.mark.rule("T-BEG-04")
def test_with_a_worker_on_a_gear_begging_is_not_forced() -> None:
    t = crowded().put(0, "yaxchilan 4")
    assert {"beg", "pick"} == {text.split()[0] for text in t.offers()}


@pytest.mark.rule("T-BEG-04", "T-PLACE-05")
def test_one_free_space_zero_is_enough_to_place_without_corn() -> None:
    """TC-01: no corn, all workers home, one gear has space 0 free: placing is legal, begging not forced."""
    t = Table().put(1, "first").put(NEUTRAL, *ZEROS[:4])
    assert ["beg brown", "beg yellow", "beg green", "place chichen"] == t.offers()


@pytest.mark.rule("T-BEG-04", "T-PLACE-09")
def test_the_free_first_player_space_is_enough_to_place_without_corn() -> None:
    """TC-02: all spaces 0 are taken, but the first-player space is free and costs 0."""
    t = Table().put(NEUTRAL, *ZEROS)
    assert ["beg brown", "beg yellow", "beg green", "place first"] == t.offers()
    t.play("place first")
    assert (0, 1) == (t.corn(), t.seat)


@pytest.mark.rule("T-BEG-05")
def test_at_the_bottom_of_all_temples_nobody_begs() -> None:
    refusal = forsaken(Table()).give(0, corn=1).why("beg green")
    assert "T-BEG-05" == refusal.rule
    assert "You stand on the bottom step of all three temples and cannot beg." == refusal.sentence


@pytest.mark.rule("T-BEG-06")
def test_mercy_places_one_worker_on_the_cheapest_space_for_all_the_corn() -> None:
    """TC-05: at the bottom everywhere, 1 corn, cheapest space 2: one worker there, no corn left, no step down."""
    t = forsaken(crowded(*ONES, "palenque 2", "yaxchilan 2", "uxmal 2", "chichen 2")).give(0, corn=1)
    assert ["place tikal"] == t.offers()
    t.play("place tikal")
    assert {2: 0} == {space: who for space, who in t.figures("tikal").items() if who == 0}
    assert (0, 2, 1) == (t.corn(), t.player().home, t.seat)
    assert (0, 0, 0) == (t.temple("brown"), t.temple("yellow"), t.temple("green"))


@pytest.mark.rule("T-BEG-06")
def test_mercy_lets_you_choose_among_equally_cheap_spaces_only() -> None:
    t = forsaken(crowded("palenque 1", "uxmal 1", "chichen 1"))
    assert ["place yaxchilan", "place tikal"] == t.offers()
    refusal = t.why("place uxmal")
    assert "T-BEG-06" == refusal.rule
    assert "By mercy you may only take a cheapest space, 1; Uxmal 2 is not." == refusal.sentence


@pytest.mark.rule("T-BEG-07")
def test_a_player_who_will_pick_up_may_beg_first() -> None:
    """TC-04: with 1 corn and a worker on a gear: beg, then pick up."""
    t = Table().give(0, corn=1).put(0, "palenque 4").play("beg brown", "pick palenque 4 as 1")
    assert 3 - 3 + 3 == t.corn()


@pytest.mark.rule("T-BEG-07")
def test_nobody_begs_twice_in_a_turn() -> None:
    assert "T-BEG-01" == Table().play("beg brown").why("beg green").rule


@pytest.mark.rule("T-BEG-07")
def test_nobody_begs_between_two_workers() -> None:
    t = Table().put(0, "yaxchilan 1", "yaxchilan 2").play("pick yaxchilan 1")
    assert "T-BEG-07" == t.why("beg brown").rule


@pytest.mark.rule("T-BEG-08")
def test_three_corn_always_pay_for_a_worker() -> None:
    """The fullest board: 12 neutral workers and six of the opponent leave a space 3 in reach."""
    t = Table().workers(1, 6).put(1, "first", "palenque 3", "palenque 4", *TWOS[:3])
    t.put(NEUTRAL, *ZEROS, *ONES, *TWOS[3:])
    assert ["beg brown", "beg yellow", "beg green"] == t.offers()
    t.play("beg brown", "place tikal")
    assert (0, 1) == (t.corn(), t.seat)
    assert 0 == t.figures("tikal")[3]
