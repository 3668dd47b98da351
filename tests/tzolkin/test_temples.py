"""Temples and the anger of the gods: chapters T-TEMPLE and T-ANGER."""

from __future__ import annotations

import pytest

from tzolkin_table import Table, deal, keep, new_state

TOPS = {"brown": 6, "yellow": 8, "green": 7}
"""The top step of each temple, counted from the bottom; the start step is 1."""


def offering(temple: str, step: int) -> Table:
    """Seat 0 can climb any temple at Uxmal 1 and stands on a step of this one; its board is dark."""
    return Table().put(0, "uxmal 1").give(0, corn=3).temples(0, **{temple: step}).dark(0)


# --- climbing -----------------------------------------------------------------


@pytest.mark.rule("T-TEMPLE-01")
@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_temples_differ_in_height(temple: str, top: int) -> None:
    """Only arriving on top turns the board, so the step below the top is not it."""
    below = offering(temple, top - 2).play("pick uxmal 1", f"climb {temple}")
    assert not below.player().light
    on_top = offering(temple, top - 1).play("pick uxmal 1", f"climb {temple}")
    assert on_top.player().light
    assert top == on_top.temple(temple)


@pytest.mark.rule("T-TEMPLE-01")
@pytest.mark.parametrize("temple", TOPS)
def test_the_white_start_step_is_one_above_the_bottom(temple: str) -> None:
    t = Table().play(f"beg {temple}", "place palenque", "end").give(1, corn=3).play("place palenque", "end")
    assert 0 == t.temple(temple)
    t.give(0, corn=0)
    assert "T-ANGER-02" == t.why(f"beg {temple}").rule


@pytest.mark.rule("T-TEMPLE-02")
def test_one_climbs_by_a_wealth_tile() -> None:
    s = deal(new_state(2), [["W02", "W04", "W10", "W12"], ["W05", "W06", "W07", "W08"]])
    keep(s, 0, "W02", "W04")
    keep(s, 1, "W07", "W08")
    assert [1, 2, 1] == s.players[0].temples


@pytest.mark.rule("T-TEMPLE-02")
def test_one_climbs_by_a_skull() -> None:
    t = Table().put(0, "chichen 1").give(0, skull=1).play("pick chichen 1")
    assert 2 == t.temple("brown")


@pytest.mark.rule("T-TEMPLE-02")
@pytest.mark.parametrize("temple", TOPS)
def test_one_climbs_any_temple_at_uxmal_1(temple: str) -> None:
    t = Table().put(0, "uxmal 1").give(0, corn=3).play("pick uxmal 1", f"climb {temple}")
    assert 2 == t.temple(temple)


@pytest.mark.rule("T-TEMPLE-02")
def test_one_climbs_two_temples_at_tikal_5() -> None:
    t = Table().put(0, "tikal 5").give(0, wood=1).play("pick tikal 5", "climb brown green")
    assert [2, 1, 2] == t.player().temples


@pytest.mark.rule("T-TEMPLE-02")
def test_one_climbs_by_a_building() -> None:
    t = Table().put(0, "tikal 2").give(0, wood=2, stone=1).row("A1-07").play("pick tikal 2")
    assert [2, 2, 1] == t.player().temples


@pytest.mark.rule("T-TEMPLE-02")
def test_one_climbs_by_a_technology() -> None:
    t = Table().put(0, "tikal 1").give(0, wood=1).levels(0, agriculture=3)
    t.play("pick tikal 1", "advance agriculture", "climb yellow")
    assert 2 == t.temple("yellow")


# --- climbs that cannot be made -----------------------------------------------


@pytest.mark.rule("T-TEMPLE-03", "T-TEMPLE-07")
def test_a_climb_on_ones_own_top_is_lost_and_turns_no_board() -> None:
    """TC-52: the price is paid, the marker stays, the board stays dark."""
    t = offering("yellow", 8).play("pick uxmal 1", "climb yellow")
    assert 8 == t.temple("yellow")
    assert 0 == t.corn()
    assert not t.player().light


@pytest.mark.rule("T-TEMPLE-03", "T-TEMPLE-04")
@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_a_top_that_another_player_holds_cannot_be_reached(temple: str, top: int) -> None:
    t = offering(temple, top - 1).temples(1, **{temple: top}).play("pick uxmal 1", f"climb {temple}")
    assert top - 1 == t.temple(temple)
    assert not t.player().light
    assert 0 == t.corn()


@pytest.mark.rule("T-TEMPLE-03", "T-TEMPLE-04")
def test_a_skull_below_a_held_top_still_pays_points_and_resource() -> None:
    """TC-49: Chichen Itza 8, the yellow top is held: 11 points, a resource, no climb, spot filled."""
    t = Table().put(0, "chichen 8").give(0, skull=1).temples(0, yellow=7).temples(1, yellow=8)
    t.play("pick chichen 8", "take 1 gold")
    assert 7 == t.temple("yellow")
    assert 11 == t.points()
    assert {"gold": 1} == t.goods()
    assert t.s.is_laid(8)


@pytest.mark.rule("T-TEMPLE-03")
def test_tikal_5_is_possible_with_only_one_temple_left_to_climb() -> None:
    """TC-55: for 1 resource; the second climb is lost."""
    t = Table().put(0, "tikal 5").give(0, stone=1).temples(0, brown=6, yellow=8, green=3)
    t.play("pick tikal 5", "climb brown green")
    assert [6, 8, 4] == t.player().temples
    assert {} == t.goods()


@pytest.mark.rule("T-TEMPLE-05", "T-TEMPLE-04")
def test_a_top_is_open_again_once_its_holder_stepped_down() -> None:
    """TC-53: the holder begs and steps down, another climbs in, the first cannot return."""
    t = Table().temples(0, yellow=8).temples(1, yellow=7).put(1, "uxmal 1").give(1, corn=3)
    t.play("beg yellow", "place palenque", "end", "pick uxmal 1", "climb yellow")
    assert 7 == t.temple("yellow", 0)
    assert 8 == t.temple("yellow", 1)
    t.put(0, "uxmal 1").give(0, corn=3).play("pick uxmal 1", "climb yellow")
    assert 7 == t.temple("yellow", 0)


@pytest.mark.rule("T-TEMPLE-06")
@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_every_step_below_the_top_holds_any_number_of_players(temple: str, top: int) -> None:
    t = Table(4).put(0, "uxmal 1").give(0, corn=3).temples(0, **{temple: top - 2})
    for seat in (1, 2, 3):
        t.temples(seat, **{temple: top - 1})
    t.play("pick uxmal 1", f"climb {temple}")
    assert [top - 1] * 4 == [t.temple(temple, seat) for seat in range(4)]


@pytest.mark.rule("T-TEMPLE-07")
def test_reaching_a_top_turns_only_ones_own_board() -> None:
    t = offering("green", 6).dark(1).play("pick uxmal 1", "climb green")
    assert t.player(0).light
    assert not t.player(1).light


@pytest.mark.rule("T-TEMPLE-07")
def test_a_light_board_stays_light_on_a_top() -> None:
    t = Table().put(0, "uxmal 1").give(0, corn=3).temples(0, green=6).play("pick uxmal 1", "climb green")
    assert t.player().light


@pytest.mark.rule("T-TEMPLE-08")
def test_uxmal_1_gives_one_climb_however_much_corn_one_has() -> None:
    t = Table().put(0, "uxmal 1").give(0, corn=9).play("pick uxmal 1", "climb brown")
    assert 1 == t.seat
    assert [2, 1, 1] == t.player().temples
    assert 6 == t.corn()


@pytest.mark.rule("T-TEMPLE-08")
def test_tikal_5_gives_two_climbs_however_many_resources_one_has() -> None:
    t = Table().put(0, "tikal 5").give(0, gold=4).play("pick tikal 5", "climb brown yellow")
    assert 1 == t.seat
    assert [2, 2, 1] == t.player().temples
    assert {"gold": 3} == t.goods()


@pytest.mark.rule("T-TEMPLE-08")
def test_without_the_price_there_is_no_climb() -> None:
    t = Table().put(0, "uxmal 1", "tikal 5").give(0, corn=2)
    assert "T-UXM-01" == t.why("pick uxmal 1").rule
    refusal = t.why("pick tikal 5")
    assert "T-TIK-09" == refusal.rule
    assert "The two climbs cost 1 resource; you have none." == refusal.sentence


# --- anger --------------------------------------------------------------------


@pytest.mark.rule("T-ANGER-01", "T-ANGER-03")
@pytest.mark.parametrize(("temple", "left"), [("brown", [2, 3, 3]), ("yellow", [3, 2, 3]), ("green", [3, 3, 2])])
def test_begging_costs_a_step_in_one_temple_of_choice(temple: str, left: list[int]) -> None:
    t = Table().temples(0, brown=3, yellow=3, green=3).play(f"beg {temple}")
    assert left == t.player().temples


@pytest.mark.rule("T-ANGER-01", "T-ANGER-03")
@pytest.mark.parametrize(("temple", "left"), [("brown", [2, 3, 3]), ("yellow", [3, 2, 3]), ("green", [3, 3, 2])])
def test_burning_costs_a_step_in_one_temple_of_choice(temple: str, left: list[int]) -> None:
    t = Table().put(0, "palenque 3").temples(0, brown=3, yellow=3, green=3)
    t.play("pick palenque 3", "burn", f"anger {temple}")
    assert left == t.player().temples


@pytest.mark.rule("T-ANGER-03")
def test_harvesting_without_burning_angers_nobody() -> None:
    t = Table().put(0, "palenque 3").jungle(3, wood=1, corn=2).play("pick palenque 3", "harvest corn")
    assert [1, 1, 1] == t.player().temples


@pytest.mark.rule("T-ANGER-02")
def test_begging_names_no_temple_where_one_is_at_the_bottom() -> None:
    t = Table().temples(0, brown=0)
    assert ["beg yellow", "beg green"] == [text for text in t.offers() if text.startswith("beg")]
    refusal = t.why("beg brown")
    assert "T-ANGER-02" == refusal.rule
    assert "You already stand on the bottom step of the brown temple." == refusal.sentence


@pytest.mark.rule("T-ANGER-02")
def test_burning_names_no_temple_where_one_is_at_the_bottom() -> None:
    t = Table().put(0, "palenque 3").temples(0, green=0).play("pick palenque 3", "burn")
    assert ["anger brown", "anger yellow"] == t.offers()
    assert "T-ANGER-02" == t.why("anger green").rule


@pytest.mark.rule("T-ANGER-02", "T-ANGER-04")
def test_the_second_fire_of_a_turn_is_refused_once_all_markers_are_at_the_bottom() -> None:
    """TC-25: brown 1, the others 0: the first fire is legal, the second is not."""
    t = Table().put(0, "palenque 3", "palenque 4").temples(0, brown=1, yellow=0, green=0)
    t.jungle(4, wood=1, corn=2)
    t.play("pick palenque 3", "burn")
    assert [0, 0, 0] == t.player().temples
    refusal = t.play("pick palenque 4").why("burn")
    assert "T-ANGER-04" == refusal.rule
    assert "You stand on the bottom step of all three temples and cannot burn." == refusal.sentence


@pytest.mark.rule("T-ANGER-04")
def test_nobody_begs_at_the_bottom_of_all_temples() -> None:
    t = Table().temples(0, brown=0, yellow=0, green=0)
    assert "T-BEG-05" == t.why("beg brown").rule
