"""Turning the calendar and the first-player space: chapters T-CAL and T-FIRST."""

from __future__ import annotations

import pytest

from tzolkin_table import NEUTRAL, Table

GREEN, BLUE, RED, YELLOW = range(4)


def rounds_played(*doubles: int) -> int:
    """Rounds of a whole game in which the calendar is turned two days on the days named, by a new seat each time."""
    t = Table(4).stack_of(2, "A2-08")
    seats = iter(range(4))
    rounds = 0
    while t.step != "over":
        rounds += 1
        is_double = t.s.day in doubles
        if is_double:
            t.put(next(seats), "first")
        t.close_round()
        if t.step == "building":
            t.play("building A2-08")
        if is_double:
            t.play("turn 2 days")
    return rounds


# --- The calendar ---------------------------------------------------------------


@pytest.mark.rule("T-CAL-01")
def test_every_figure_on_every_gear_moves_one_space_up() -> None:
    t = Table().put(0, "palenque 0", "yaxchilan 6", "chichen 9").put(1, "tikal 3", "uxmal 5").put(NEUTRAL, "uxmal 0")
    t.close_round()
    assert ({1: 0}, {7: 0}, {10: 0}) == (t.figures("palenque"), t.figures("yaxchilan"), t.figures("chichen"))
    assert ({4: 1}, {1: NEUTRAL, 6: 1}) == (t.figures("tikal"), t.figures("uxmal"))
    assert 1 == t.s.day


@pytest.mark.rule("T-CAL-01")
def test_on_a_food_day_the_calendar_turns_after_feeding() -> None:
    t = Table().start_round(7).give(0, corn=9).close_round()
    whys = [fact.why for fact in t.told]
    assert whys.index("feeding") < whys.index("calendar")
    assert 8 == t.s.day


@pytest.mark.rule("T-CAL-02", "T-CAL-03")
def test_a_worker_on_the_highest_number_is_pushed_off_and_a_neutral_one_rides_on() -> None:
    """TC-56: the worker on 7 performs nothing and is available; the neutral worker on 7 goes on to 8."""
    t = Table().put(0, "palenque 7", "chichen 10").put(NEUTRAL, "tikal 7").give(0, skull=1)
    t.close_round()
    assert ({}, {}, {8: NEUTRAL}) == (t.figures("palenque"), t.figures("chichen"), t.figures("tikal"))
    assert (3, {"skull": 1}, 0) == (t.player().home, t.goods(), t.points())


@pytest.mark.rule("T-CAL-03")
@pytest.mark.parametrize(("gear", "path"), [("uxmal", [7, 8, 9, 0, 1]), ("chichen", [10, 11, 12, 0, 1])])
def test_neutral_workers_pass_through_the_positions_without_a_number(gear: str, path: list[int]) -> None:
    t = Table().put(NEUTRAL, f"{gear} {path[0]}")
    for space in path[1:]:
        t.close_round()
        assert {space: NEUTRAL} == t.figures(gear)


@pytest.mark.rule("T-CAL-04")
@pytest.mark.parametrize("day", [0, 7])
def test_with_the_first_player_space_empty_a_corn_is_laid_on_the_tooth_at_the_arrow(day: int) -> None:
    """Day 7 is a Food Day; the corn stays on the tooth of the day that ends."""
    t = Table().start_round(day).close_round()
    assert (1 << day, day + 1) == (t.s.corn_teeth, t.s.day)


@pytest.mark.rule("T-CAL-04", "T-CAL-05", "T-FIRST-03")
def test_the_taker_of_the_first_player_space_gains_the_corn_of_three_empty_rounds() -> None:
    """TC-64: three rounds with the space empty, then taken: 3 corn at the end of the turn, none laid that round."""
    t = Table().close_round().close_round().close_round()
    t.play("place first")
    assert (3, 0) == (t.corn(), t.s.corn_teeth)
    t.close_round().play("turn 1 day")
    assert 0 == t.s.corn_teeth


@pytest.mark.rule("T-CAL-05", "T-FIRST-05", "T-FIRST-06", "T-FIRST-07")
def test_worker_and_marker_have_moved_when_the_days_are_chosen() -> None:
    t = Table(3).put(2, "first").close_round()
    assert (2, "turn days") == (t.seat, t.step)
    assert (3, 2, 0) == (t.player(2).home, t.s.marker, t.s.day)
    assert ["turn 1 day", "turn 2 days"] == t.offers()


# --- The first-player space -----------------------------------------------------


@pytest.mark.rule("T-FIRST-01")
def test_the_first_player_space_holds_one_worker() -> None:
    t = Table().give(0, corn=9).play("place first")
    refusal = t.why("place first")
    assert ("T-FIRST-01", "The first-player space is taken.") == (refusal.rule, refusal.sentence)
    t.play("end")
    assert "T-FIRST-01" == t.why("place first").rule


@pytest.mark.rule("T-FIRST-01")
def test_the_first_player_space_is_not_taken_while_picking_up() -> None:
    t = Table().put(0, "yaxchilan 1", "yaxchilan 2").play("pick yaxchilan 1")
    assert "T-ROUND-04" == t.why("place first").rule


@pytest.mark.rule("T-FIRST-02")
def test_the_first_player_space_as_second_worker_costs_one_corn() -> None:
    assert 0 == Table().give(0, corn=1).play("place palenque", "place first").corn()


@pytest.mark.rule("T-FIRST-02")
def test_without_corn_the_first_player_space_is_no_second_worker() -> None:
    assert 1 == Table().give(0, corn=0).play("place palenque").seat


@pytest.mark.rule("T-FIRST-03", "T-FIRST-04")
def test_the_corn_on_the_teeth_cannot_pay_for_this_turns_placing() -> None:
    """TC-65: 2 corn in hand, 5 on the teeth: a second worker for 1 corn, no third; then the 5 corn come."""
    t = Table().corn_on_teeth(5).give(0, corn=2).play("place first")
    assert 2 == t.corn()
    t.play("place palenque")
    assert (1, 1, 2 - 1 + 5) == (t.seat, t.player().home, t.corn())


@pytest.mark.rule("T-FIRST-03")
def test_who_takes_no_first_player_space_leaves_the_corn_on_the_teeth() -> None:
    t = Table().corn_on_teeth(5).play("place palenque")
    assert (0, 5) == (t.corn(), t.s.corn_teeth.bit_count())


@pytest.mark.rule("T-FIRST-04")
def test_the_corn_from_the_teeth_feeds_workers_in_the_same_round() -> None:
    t = Table().start_round(7).corn_on_teeth(7).play("place first").close_round()
    assert (7 - 3 * 2, 0) == (t.corn(), t.points())


@pytest.mark.rule("T-FIRST-05")
def test_workers_below_the_highest_number_do_not_return_by_themselves() -> None:
    t = Table().put(0, "first", "palenque 5", "chichen 7").close_round().play("turn 1 day")
    assert (1, {6: 0}, {8: 0}) == (t.player().home, t.figures("palenque"), t.figures("chichen"))


@pytest.mark.rule("T-FIRST-06", "T-ROUND-02")
def test_the_marker_comes_to_whoever_took_the_space() -> None:
    t = Table(3).put(1, "first").close_round().play("turn 1 day")
    assert (1, 1) == (t.s.marker, t.seat)


@pytest.mark.rule("T-FIRST-06", "T-FIRST-07")
def test_a_holder_who_takes_the_space_hands_the_marker_to_the_left_and_is_last() -> None:
    """TC-67: the holder takes the space: the next seat begins, the holder is last, and may still choose 2 days."""
    t = Table(3).start_round(0, marker=1).put(1, "first").close_round().play("turn 2 days")
    order = []
    while t.s.day == 2:
        order.append(t.seat)
        t.give(t.seat, corn=6).play("place uxmal", "end")
    assert [2, 0, 1] == order


@pytest.mark.rule("T-FIRST-06", "T-SETUP-06")
def test_the_marker_stays_while_the_space_is_empty() -> None:
    t = Table(3).start_round(0, marker=2)
    for _ in range(3):
        t.close_round()
        assert (2, 2) == (t.s.marker, t.seat)


@pytest.mark.rule("T-FIRST-07", "T-CAL-01")
@pytest.mark.parametrize(("text", "days"), [("turn 1 day", 1), ("turn 2 days", 2)])
def test_the_calendar_turns_as_many_days_as_were_chosen(text: str, days: int) -> None:
    t = Table().put(0, "first", "tikal 2").put(1, "chichen 3").close_round().play(text)
    assert (days, {2 + days: 0}, {3 + days: 1}) == (t.s.day, t.figures("tikal"), t.figures("chichen"))


@pytest.mark.rule("T-FIRST-08")
def test_two_days_turn_the_board_dark_and_one_day_does_not() -> None:
    assert not Table().put(0, "first").close_round().play("turn 2 days").player().light
    assert Table().put(0, "first").close_round().play("turn 1 day").player().light


@pytest.mark.rule("T-FIRST-08")
def test_two_days_are_had_only_once_while_the_board_stays_dark() -> None:
    t = Table().put(0, "first").close_round().play("turn 2 days")
    t.put(0, "first").close_round()
    assert (3, "turn") == (t.s.day, t.step)


@pytest.mark.rule("T-FIRST-09")
@pytest.mark.parametrize(("taken", "may_double"), [("palenque 7", False), ("tikal 6", True)])
def test_a_worker_on_six_forbids_two_days_and_one_on_seven_does_not(taken: str, may_double: bool) -> None:
    """EX-14: red stands on 6 and 7; green may turn two days only if red takes the one on 6."""
    t = Table().put(1, "palenque 7", "tikal 6").play("place first", f"pick {taken} for nothing", "end")
    assert may_double == (t.step == "turn days")
    assert (0 if may_double else 1) == t.s.day


@pytest.mark.rule("T-FIRST-09")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("place", ["palenque 6", "yaxchilan 6", "tikal 6", "uxmal 6", "chichen 9"])
def test_any_players_worker_before_the_highest_number_forbids_two_days(place: str, owner: int) -> None:
    """TC-59: a worker on Chichen Itza 9 forbids two days, like one on 6 of a small gear."""
    t = Table().put(0, "first").put(owner, place).close_round()
    assert (1, "turn") == (t.s.day, t.step)


@pytest.mark.rule("T-FIRST-09", "T-CAL-02")
def test_a_worker_on_chichen_itza_ten_leaves_on_the_first_of_two_days() -> None:
    """TC-59: a worker on Chichen Itza 10 does not matter."""
    t = Table().put(0, "first").put(1, "chichen 10").close_round().play("turn 2 days")
    assert (2, {}, 3) == (t.s.day, t.figures("chichen"), t.player(1).home)


@pytest.mark.rule("T-FIRST-09")
@pytest.mark.parametrize("place", ["palenque 5", "chichen 8", "chichen 6", "chichen 7"])
def test_lower_workers_do_not_forbid_two_days(place: str) -> None:
    assert Table().put(0, "first").put(1, place).close_round().may("turn 2 days")


@pytest.mark.rule("T-FIRST-09", "T-CAL-03")
def test_a_neutral_worker_does_not_forbid_two_days() -> None:
    """TC-58: only a neutral worker on Tikal 6: two days are allowed and it goes from 6 to 8."""
    t = Table().put(0, "first").put(NEUTRAL, "tikal 6").close_round().play("turn 2 days")
    assert {8: NEUTRAL} == t.figures("tikal")


@pytest.mark.rule("T-FIRST-09")
@pytest.mark.parametrize("place", ["tikal 6", "chichen 9"])
def test_with_the_option_dummy_blocks_double_a_neutral_worker_forbids_two_days(place: str) -> None:
    t = Table(dummy_blocks_double="yes").put(0, "first").put(NEUTRAL, place).close_round()
    assert (1, "turn") == (t.s.day, t.step)


@pytest.mark.rule("T-FIRST-10", "T-FIRST-08")
def test_a_dark_board_keeps_all_other_benefits_of_the_space() -> None:
    """TC-68: corn, worker and marker come as ever; the calendar turns one day by itself."""
    t = Table(3).dark(1).corn_on_teeth(2).start_round(2, marker=1).play("place first").close_round()
    assert (2, 3, 2, 3) == (t.corn(1), t.player(1).home, t.s.marker, t.s.day)
    assert not t.player(1).light


@pytest.mark.rule("T-FIRST-10", "T-FIRST-09")
def test_a_blocked_double_turn_keeps_all_other_benefits_of_the_space() -> None:
    t = Table(3).corn_on_teeth(2).put(1, "chichen 9").play("place first").close_round()
    assert (2, 3, 1, 1) == (t.corn(), t.player().home, t.s.marker, t.s.day)
    assert t.player().light


@pytest.mark.rule("T-FIRST-11")
@pytest.mark.parametrize(("day", "food"), [(6, 1), (12, 2), (19, 3), (25, 4)])
def test_a_mark_carried_past_the_arrow_makes_the_new_round_that_food_day(day: int, food: int) -> None:
    t = Table().start_round(day).put(0, "first").close_round().play("turn 2 days")
    assert (day + 2, food) == (t.s.day, t.s.food)


@pytest.mark.rule("T-FIRST-11")
def test_a_mark_reached_by_the_second_day_makes_a_food_day_too() -> None:
    t = Table().start_round(5).put(0, "first").close_round().play("turn 2 days")
    assert (7, 1) == (t.s.day, t.s.food)
    t.close_round()
    assert (8, 0) == (t.s.day, t.s.food)


@pytest.mark.rule("T-FIRST-11", "T-ROUND-01")
def test_buildings_of_age_one_can_be_built_in_the_round_that_jumped_the_second_food_day() -> None:
    """TC-61: from day 12 two days lead to day 14, the 2nd Food Day; the age changes only after that round's turns."""
    t = Table().row("A1-03").stack_of(2, "A2-08").start_round(12).put(0, "first").put(1, "tikal 0").give(1, wood=2)
    t.close_round().play("turn 2 days")
    assert (14, 2, ["A1-03"]) == (t.s.day, t.s.food, t.open_buildings())
    t.play("pick tikal 2")
    assert 1 == t.level("agriculture", 1)
    t.close_round().play("building A2-08")
    assert (15, ["A2-08"]) == (t.s.day, t.open_buildings())


@pytest.mark.rule("T-FIRST-11", "T-ROUND-07")
@pytest.mark.parametrize(
    ("doubles", "rounds"), [((), 27), ((3,), 26), ((3, 12, 18), 24), ((24,), 26), ((25,), 27), ((3, 25), 26)]
)
def test_a_double_turn_saves_a_round_unless_it_jumps_the_last_mark(doubles: tuple[int, ...], rounds: int) -> None:
    """TC-62: 27 rounds less one for every double turn, but one more if a double turn jumped the last mark."""
    assert rounds == rounds_played(*doubles)


@pytest.mark.rule("T-FIRST-11", "T-ROUND-07")
def test_the_round_after_a_jump_past_the_last_mark_is_the_last() -> None:
    """TC-62: from day 25 two days lead to day 27, the last Food Day; then the game is over."""
    t = Table().start_round(25).put(0, "first").close_round().play("turn 2 days")
    assert (27, 4) == (t.s.day, t.s.food)
    assert "over" == t.close_round().step


@pytest.mark.rule("T-FIRST-11")
def test_with_the_option_double_past_last_mark_off_only_one_day_is_turned_before_it() -> None:
    t = Table(double_past_last_mark="no").start_round(25).put(0, "first").close_round()
    assert (26, 4, "turn") == (t.s.day, t.s.food, t.step)
    assert Table(double_past_last_mark="no").start_round(24).put(0, "first").close_round().may("turn 2 days")


@pytest.mark.rule("T-FIRST-12", "T-FIRST-03")
def test_in_the_last_round_the_space_gives_its_corn_and_no_double_turn() -> None:
    t = Table().start_round(26).corn_on_teeth(8).play("place first").close_round()
    assert ("over", 27, 8 - 3 * 2) == (t.step, t.s.day, t.corn())
    assert t.player().light


# --- The example of two rounds --------------------------------------------------


def first_round() -> Table:
    t = Table(4)
    for seat in range(4):
        t.give(seat, corn=10)
    t.play("place tikal", "place yaxchilan", "place palenque")
    t.play("place palenque", "place palenque", "end")
    t.play("place yaxchilan", "place yaxchilan", "place tikal")
    t.play("place tikal", "place first", "end")
    return t


@pytest.mark.rule("T-PLACE-05", "T-PLACE-06", "T-FIRST-02")
def test_the_first_round_of_the_example() -> None:
    """EX-22: green pays 3, blue 4, red 7, yellow 3 corn, and yellow finds no corn on the teeth."""
    t = first_round()
    assert [10 - 3, 10 - 4, 10 - 7, 10 - 3] == [t.corn(seat) for seat in range(4)]
    assert {0: GREEN, 1: RED, 2: YELLOW} == t.figures("tikal")
    assert {0: GREEN, 1: RED, 2: RED} == t.figures("yaxchilan")
    assert {0: GREEN, 1: BLUE, 2: BLUE} == t.figures("palenque")


@pytest.mark.rule("T-CAL-01", "T-CAL-05", "T-FIRST-05", "T-FIRST-06")
def test_the_end_of_the_first_round_of_the_example() -> None:
    """EX-23: yellow's worker returns, yellow holds the marker and turns one day; no corn on the tooth."""
    t = first_round()
    assert YELLOW == t.seat
    t.play("turn 1 day")
    assert (YELLOW, 0, 1) == (t.s.marker, t.s.corn_teeth, t.s.day)
    assert (2, True) == (t.player(YELLOW).home, t.player(YELLOW).light)
    assert {1: GREEN, 2: RED, 3: YELLOW} == t.figures("tikal")
    assert {1: GREEN, 2: RED, 3: RED} == t.figures("yaxchilan")
    assert {1: GREEN, 2: BLUE, 3: BLUE} == t.figures("palenque")


@pytest.mark.rule("T-PICK-01", "T-PICK-05", "T-CAL-04", "T-ROUND-02")
def test_the_second_round_of_the_example() -> None:
    """EX-24: yellow pays 5, green gains and spends 1 wood for agriculture, blue pays 0, red gains 1 gold and 2 corn."""
    t = first_round().play("turn 1 day")
    assert YELLOW == t.seat
    t.play("place palenque", "place palenque")
    assert (10 - 3 - 5, {0: YELLOW, 1: GREEN, 2: BLUE, 3: BLUE, 4: YELLOW}) == (t.corn(YELLOW), t.figures("palenque"))
    t.play("pick yaxchilan 1")
    assert 1 == t.goods(GREEN)["wood"]
    t.play("pick tikal 1", "advance agriculture", "end")
    assert ({"corn": 7}, 1) == (t.goods(GREEN), t.level("agriculture", GREEN))
    t.play("place tikal")
    assert (6, BLUE) == (t.corn(BLUE), t.figures("tikal")[0])
    assert {"pick"} == {text.split()[0] for text in t.offers()}
    t.play("pick yaxchilan 3", "end")
    assert {"corn": 3 + 2, "gold": 1} == t.goods(RED)
    assert (1 << 1, 2) == (t.s.corn_teeth, t.s.day)
