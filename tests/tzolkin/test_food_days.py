"""Food Days: chapter T-FOOD."""

from __future__ import annotations

import pytest

from longcount.games.tzolkin.state import FROM_TEMPLES_1, FROM_TEMPLES_2, QUARTERS
from tzolkin_table import Table, deal, keep, new_state

SIX = ("A2-01", "A2-02", "A2-03", "A2-04", "A2-05", "A2-06")
RED, BLUE, YELLOW = 0, 1, 2


def food_day(t: Table, day: int) -> Table:
    """A Food Day round in which nobody's turn matters; six buildings come where the age changes."""
    t.stack_of(2, *SIX).start_round(day).close_round()
    if day == 13:
        t.play(*[f"building {name}" for name in SIX])
    return t


def temple_points(t: Table, seat: int = 0) -> float:
    me = t.player(seat)
    return (me.points[FROM_TEMPLES_1] + me.points[FROM_TEMPLES_2]) / QUARTERS


# --- when ---------------------------------------------------------------------


@pytest.mark.rule("T-FOOD-01", "T-FOOD-03")
def test_four_of_the_27_rounds_are_food_days() -> None:
    """Rounds 8, 14, 21 and 27, which are days 7, 13, 20 and 26 (Q47); the mark of day 0 is the last one's."""
    t = Table().stack_of(2, *SIX)
    hungry: list[int] = []
    for number in range(1, 28):
        before = t.points()
        t.give(0, corn=2).temples(0, brown=1, yellow=1, green=1).close_round()
        if t.step == "building":
            t.play(*[f"building {name}" for name in SIX])
        if t.corn() == 0:
            hungry.append(number)
        else:
            assert before == t.points()
    assert [8, 14, 21, 27] == hungry
    assert "over" == t.step


@pytest.mark.rule("T-FOOD-03")
def test_the_first_round_is_no_food_day() -> None:
    """After set-up: one has 17 corn, the other none; nobody eats, nobody starves."""
    t = Table()
    t.s = deal(new_state(2), [["W04", "W16", "W01", "W02"], ["W03", "W05", "W06", "W07"]])
    keep(t.s, 0, "W04", "W16")
    keep(t.s, 1, "W03", "W05")
    t.close_round()
    assert 1 == t.s.day
    assert (17, 0) == (t.corn(0), t.corn(1))
    assert (0, 0) == (t.points(0), t.points(1))


@pytest.mark.rule("T-FOOD-02")
def test_a_mark_carried_past_the_arrow_makes_the_new_round_a_food_day() -> None:
    t = Table().start_round(6).put(0, "first").close_round().play("turn 2 days")
    assert 8 == t.s.day
    t.give(0, corn=7).close_round()
    assert 1 == t.corn()


@pytest.mark.rule("T-FOOD-02")
def test_the_round_after_a_food_day_is_an_ordinary_one() -> None:
    t = Table().start_round(7).close_round()
    assert 8 == t.s.day
    t.give(0, corn=7).close_round()
    assert 7 == t.corn()


@pytest.mark.rule("T-FOOD-04")
def test_feeding_comes_after_all_turns() -> None:
    t = Table().start_round(7).give(0, corn=6).give(1, corn=8)
    t.play("place palenque", "end")
    assert (6, 8) == (t.corn(0), t.corn(1))
    t.play("place palenque", "end")
    assert (0, 1) == (t.corn(0), t.corn(1))


@pytest.mark.rule("T-FOOD-04")
def test_feeding_and_rewards_come_before_the_calendar() -> None:
    t = Table().start_round(7).put(0, "first").temples(0, brown=2).give(0, corn=6).close_round()
    assert "turn days" == t.step
    assert {"stone": 1} == t.goods()
    assert 7 == t.s.day


@pytest.mark.rule("T-FOOD-05")
def test_feeding_comes_before_the_rewards() -> None:
    """TC-74: what the temples give cannot feed this Food Day."""
    t = food_day(Table().temples(0, brown=4, green=4), 7)
    assert -9 == t.points()
    assert {"wood": 2, "stone": 2} == t.goods()
    facts = [(fact.verb, fact.what) for fact in t.told if fact.seat == 0]
    assert facts.index(("score", "unfed workers")) < facts.index(("gain", "stone"))


@pytest.mark.rule("T-FOOD-05")
def test_the_new_age_comes_between_feeding_and_rewards() -> None:
    t = Table().stack_of(2, *SIX).temples(0, yellow=4).start_round(13).close_round()
    assert "building" == t.step
    assert (-9, 0) == (t.points(), temple_points(t))
    t.play(*[f"building {name}" for name in SIX])
    assert 0 < temple_points(t)


# --- feeding ------------------------------------------------------------------


@pytest.mark.rule("T-FOOD-06")
def test_workers_eat_2_corn_wherever_they_stand_but_not_in_the_bank() -> None:
    """At home, on a gear, on the first-player space (Q17); two of six are still in the bank."""
    t = food_day(Table().workers(0, 4).put(0, "palenque 1", "first").give(0, corn=20), 7)
    assert 20 - 4 * 2 == t.corn()


@pytest.mark.rule("T-FOOD-06")
def test_neutral_workers_do_not_eat() -> None:
    t = food_day(Table().put(4, "palenque 0", "tikal 3").give(0, corn=6).give(1, corn=6), 7)
    assert (0, 0) == (t.points(0), t.points(1))


@pytest.mark.parametrize(("corn", "left", "points"), [(6, 0, 0), (5, 1, -3), (3, 1, -6), (2, 0, -6), (1, 1, -9)])
@pytest.mark.rule("T-FOOD-07", "T-FOOD-08", "T-ROUND-08")
def test_as_many_workers_as_possible_are_fed_and_each_other_costs_3_points(corn: int, left: int, points: int) -> None:
    """EX-18: three workers, 5 corn: pay 4, keep 1, lose 3 points."""
    t = food_day(Table().give(0, corn=corn), 7)
    assert (left, points) == (t.corn(), t.points())


@pytest.mark.rule("T-FOOD-07", "T-FOOD-08")
def test_one_of_three_eats_free_and_three_corn_feed_one_more() -> None:
    """TC-70: pay 2, keep 1, lose 3 points."""
    t = food_day(Table().own(0, "A1-01").give(0, corn=3), 7)
    assert (1, -3) == (t.corn(), t.points())


@pytest.mark.rule("T-FOOD-07")
def test_nobody_may_keep_corn_and_let_workers_starve() -> None:
    """TC-73: feeding asks nothing; the next question is the next turn."""
    t = food_day(Table().give(0, corn=20), 7)
    assert ("turn", 8) == (t.step, t.s.day)
    assert (14, 0) == (t.corn(), t.points())


@pytest.mark.rule("T-FOOD-09")
def test_farms_reduce_the_need() -> None:
    t = food_day(Table().own(0, "A2-01", "A1-02").workers(0, 6).give(0, corn=10), 7)
    assert 10 - 3 * 1 == t.corn()


@pytest.mark.rule("T-FOOD-06")
def test_every_player_feeds() -> None:
    t = food_day(Table(4), 7)
    assert [-9, -9, -9, -9] == [t.points(seat) for seat in range(4)]


# --- rewards ------------------------------------------------------------------


def three_players() -> Table:
    """The rulebook's example; everybody has eaten."""
    t = Table(3).temples(RED, brown=2, green=6).temples(BLUE, brown=4, green=4).temples(YELLOW, brown=4, green=0)
    for seat in range(3):
        t.own(seat, "A2-01")
    return t


@pytest.mark.parametrize("day", [7, 20])
@pytest.mark.rule("T-FOOD-10", "T-FOOD-15")
def test_in_the_middle_of_an_age_temples_give_the_goods_of_all_steps_climbed(day: int) -> None:
    """EX-19: red 1 stone 2 wood 1 skull; blue 2 stone 2 wood; yellow 2 stone."""
    t = food_day(three_players(), day)
    assert {"stone": 1, "wood": 2, "skull": 1} == t.goods(RED)
    assert {"stone": 2, "wood": 2} == t.goods(BLUE)
    assert {"stone": 2} == t.goods(YELLOW)
    assert [0, 0, 0] == [t.points(seat) for seat in range(3)]


@pytest.mark.parametrize(
    ("temple", "step", "goods"),
    [
        ("brown", 1, {}),
        ("brown", 3, {"stone": 1}),
        ("brown", 6, {"stone": 2}),
        ("yellow", 2, {}),
        ("yellow", 3, {"gold": 1}),
        ("yellow", 4, {"gold": 1}),
        ("yellow", 8, {"gold": 2}),
        ("green", 1, {}),
        ("green", 2, {"wood": 1}),
        ("green", 4, {"wood": 2}),
        ("green", 7, {"wood": 2, "skull": 1}),
    ],
)
@pytest.mark.rule("T-FOOD-10")
def test_goods_printed_beside_the_steps(temple: str, step: int, goods: dict[str, int]) -> None:
    assert goods == food_day(Table().temples(0, **{temple: step}), 7).goods()


@pytest.mark.rule("T-FOOD-11")
def test_too_few_skulls_for_all_who_are_due_one_go_to_nobody() -> None:
    t = food_day(Table(3).temples(0, green=5).temples(1, green=6).give(2, skull=12), 7)
    assert {"wood": 2} == t.goods(0)
    assert {"wood": 2} == t.goods(1)


@pytest.mark.rule("T-FOOD-11")
def test_skulls_are_enough_if_each_player_who_is_due_one_gets_one() -> None:
    """Q19a: three players, two are due a skull, two are left."""
    t = food_day(Table(3).temples(0, green=5).temples(1, green=6).give(2, skull=11), 7)
    assert (1, 1, 11) == (t.goods(0)["skull"], t.goods(1)["skull"], t.goods(2)["skull"])


@pytest.mark.rule("T-FOOD-12", "T-FOOD-13", "T-FOOD-14", "T-FOOD-15")
def test_the_temples_at_the_end_of_age_1() -> None:
    """EX-20: red 2+0+9 +4 +1; blue 6+0+5 +3 +1; yellow 6+0-3 +3 +1."""
    t = food_day(three_players(), 13)
    assert [16, 15, 7] == [temple_points(t, seat) for seat in (RED, BLUE, YELLOW)]
    assert [{}, {}, {}] == [t.goods(seat) for seat in (RED, BLUE, YELLOW)]


@pytest.mark.rule("T-FOOD-12", "T-FOOD-13", "T-FOOD-14", "T-FOOD-15")
def test_the_temples_at_the_end_of_age_2() -> None:
    """EX-21: red 2+0+9 +4 +3; blue 6+0+5 +1 +3; yellow 6+0-3 +1 +3."""
    t = food_day(three_players(), 26)
    assert [18, 15, 7] == [temple_points(t, seat) for seat in (RED, BLUE, YELLOW)]


STEP_POINTS = [
    ("brown", [-1, 0, 2, 4, 6, 7, 8]),
    ("yellow", [-2, 0, 1, 2, 4, 6, 9, 12, 13]),
    ("green", [-3, 0, 1, 3, 5, 7, 9, 10]),
]


@pytest.mark.parametrize(
    ("temple", "step", "points"),
    [(temple, step, points) for temple, row in STEP_POINTS for step, points in enumerate(row)],
)
@pytest.mark.rule("T-FOOD-12")
def test_points_printed_beside_the_steps(temple: str, step: int, points: int) -> None:
    """Compared with a twin at another table who stands on the start step, among two players who lead everywhere."""
    twin, t = Table(4), Table(4)
    for table in (twin, t):
        for seat in (2, 3):
            table.temples(seat, brown=6, yellow=8, green=7)
    t.temples(0, **{temple: step})
    leads = step == len(dict(STEP_POINTS)[temple]) - 1
    shared = {"brown": 3, "yellow": 1, "green": 2}[temple] if leads else 0
    assert points + shared == temple_points(food_day(t, 13)) - temple_points(food_day(twin, 13))


@pytest.mark.parametrize(
    ("day", "temple", "bonus"),
    [(13, "brown", 6), (13, "yellow", 2), (13, "green", 4), (26, "brown", 2), (26, "yellow", 6), (26, "green", 4)],
)
@pytest.mark.rule("T-FOOD-13")
def test_the_one_who_stands_highest_gains_the_whole_bonus(day: int, temple: str, bonus: int) -> None:
    """TC-77: second place gains nothing of it."""
    t = Table(3).temples(1, **{temple: 3}).temples(2, **{temple: 2})
    food_day(t, day)
    leads = [(fact.seat, fact.amount / QUARTERS) for fact in t.told if fact.verb == "lead" and fact.what == temple]
    assert [(1, bonus)] == leads


@pytest.mark.rule("T-FOOD-13")
def test_the_second_highest_gains_only_the_points_of_the_step() -> None:
    """TC-77: brown 4 + 6, against 2; yellow and green are shared with 1 and 2 each."""
    t = food_day(Table(2).temples(0, brown=3).temples(1, brown=2), 13)
    assert (4 + 6 + 1 + 2, 2 + 1 + 2) == (temple_points(t, 0), temple_points(t, 1))


@pytest.mark.rule("T-FOOD-14")
def test_four_who_stand_equally_high_gain_half_the_bonus_each() -> None:
    """TC-76: all on the start step at the end of age 2: half of 6 in yellow, of 2 in brown, of 4 in green."""
    t = food_day(Table(4), 26)
    assert [3 + 1 + 2] * 4 == [temple_points(t, seat) for seat in range(4)]


@pytest.mark.rule("T-FOOD-14")
def test_even_at_the_bottom_all_tie_for_highest() -> None:
    """TC-77: -1 -2 -3 for the bottom steps, and half of 6, 2 and 4."""
    t = Table(2)
    for seat in (0, 1):
        t.temples(seat, brown=0, yellow=0, green=0)
    food_day(t, 13)
    assert [-6 + 6, -6 + 6] == [temple_points(t, 0), temple_points(t, 1)]


@pytest.mark.rule("T-FOOD-15")
def test_each_temple_pays_for_itself() -> None:
    """One leads in brown, the other in yellow and green."""
    t = food_day(Table(2).temples(0, brown=2).temples(1, yellow=2, green=2), 13)
    assert (2 + 6, 1 + 2 + 1 + 4) == (temple_points(t, 0), temple_points(t, 1))
