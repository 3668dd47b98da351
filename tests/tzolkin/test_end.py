"""The end of the game: chapter T-END."""

from __future__ import annotations

import pytest

from longcount.games.tzolkin import GAME
from longcount.games.tzolkin.state import QUARTERS
from tzolkin_table import Table


def last_round(t: Table) -> Table:
    """The round of the fourth Food Day; three workers eat free with A2-01, so that no corn and no point is lost."""
    for seat in range(len(t.s.players)):
        t.own(seat, "A2-01")
    return t.start_round(26).close_round()


def scored(t: Table, source: str, seat: int = 0) -> float:
    return last_round(t).outcome().breakdown[seat][source] / QUARTERS


@pytest.mark.rule("T-END-01")
def test_the_game_is_over_after_the_fourth_food_day() -> None:
    t = last_round(Table())
    assert "over" == t.step
    assert () == GAME.pending(t.s).seats
    assert GAME.outcome(t.s) is not None


@pytest.mark.rule("T-END-01")
def test_the_game_goes_on_after_the_third_food_day() -> None:
    t = Table().start_round(20).close_round()
    assert "turn" == t.step
    assert GAME.outcome(t.s) is None


@pytest.mark.rule("T-END-02")
def test_the_calendar_turns_one_more_day_before_the_end() -> None:
    t = last_round(Table().put(0, "palenque 3").put(1, "chichen 10"))
    assert 27 == t.s.day
    assert {4: 0} == t.figures("palenque")
    assert {} == t.figures("chichen")


@pytest.mark.rule("T-END-02")
def test_the_last_day_comes_after_the_rewards_and_before_the_final_scoring() -> None:
    t = last_round(Table().give(0, skull=1))
    told = [(fact.verb, fact.what) for fact in t.told]
    assert told.index(("lead", "brown")) < told.index(("day", "calendar")) < told.index(("score", "skulls"))


@pytest.mark.rule("T-END-02", "T-FIRST-12")
def test_the_first_player_space_turns_one_day_at_the_end_too() -> None:
    t = last_round(Table().put(0, "first", "palenque 3"))
    assert "over" == t.step
    assert {4: 0} == t.figures("palenque")


@pytest.mark.parametrize(("good", "corn"), [("wood", 2), ("stone", 3), ("gold", 4)])
@pytest.mark.rule("T-END-03")
def test_resources_count_as_corn_by_the_exchange_table(good: str, corn: int) -> None:
    assert corn / 4 == scored(Table().give(0, **{good: 1}), "corn")


@pytest.mark.rule("T-END-03", "T-END-04")
def test_resources_and_corn_count_together() -> None:
    """2 wood, 1 stone, 1 gold are 11 corn; 10 more make 21."""
    assert 5.25 == scored(Table().give(0, corn=10, wood=2, stone=1, gold=1), "corn")


@pytest.mark.parametrize(("corn", "points"), [(0, 0), (1, 0.25), (4, 1), (7, 1.75)])
@pytest.mark.rule("T-END-04")
def test_each_corn_is_a_quarter_of_a_point(corn: int, points: float) -> None:
    assert points == scored(Table().give(0, corn=corn), "corn")


@pytest.mark.parametrize(("choice", "points"), [("none", 1.75), ("down", 1)])
@pytest.mark.rule("T-END-04")
def test_quarters_are_kept_or_rounded_down(choice: str, points: float) -> None:
    """Option round_final_corn (Q15)."""
    assert points == scored(Table(round_final_corn=choice).give(0, corn=7), "corn")


@pytest.mark.rule("T-END-03", "T-END-04")
def test_rounding_comes_after_resources_became_corn() -> None:
    """1 corn and 1 stone are 4 corn, one whole point."""
    assert 1 == scored(Table(round_final_corn="down").give(0, corn=1, stone=1), "corn")


@pytest.mark.rule("T-END-05")
def test_each_skull_in_hand_is_worth_3_points() -> None:
    t = Table().give(0, skull=2).lay(1, 2, 3)
    assert 6 == scored(t, "skulls")
    assert 0 == t.outcome().breakdown[0]["corn"]


@pytest.mark.rule("T-END-06")
def test_all_own_monuments_score() -> None:
    """Workers 6 and technology 9; the opponent has none."""
    t = Table().own(0, "M08", "M09").workers(0, 4).levels(0, theology=3)
    assert 6 + 9 == scored(t, "monuments")
    assert 0 == t.outcome().breakdown[1]["monuments"]


@pytest.mark.rule("T-END-06")
def test_the_score_is_the_sum_of_its_sources() -> None:
    """Three starving workers, three temples led with 2, 6 and 4, corn, a skull and a monument."""
    t = Table().own(0, "M09").levels(0, theology=1).give(0, corn=1, skull=1).temples(0, brown=2, yellow=2, green=2)
    t.start_round(26).close_round()
    assert -9 + (2 + 2) + (1 + 6) + (1 + 4) + 0.25 + 3 + 3 == t.outcome().points(0)
    assert t.outcome().scores[0] == sum(t.outcome().breakdown[0].values())


# --- who wins -----------------------------------------------------------------


@pytest.mark.rule("T-END-07")
def test_most_points_win() -> None:
    found = last_round(Table(3).give(1, skull=1)).outcome()
    assert [1] == found.winners
    assert "" == found.tie_break


@pytest.mark.rule("T-END-07", "T-END-08")
def test_a_quarter_of_a_point_beats_workers_on_gears() -> None:
    """Q15: only equal scores are a tie."""
    found = last_round(Table().give(0, corn=1).put(1, "palenque 1", "tikal 1")).outcome()
    assert [0] == found.winners


@pytest.mark.rule("T-END-08")
def test_a_tie_goes_to_more_workers_on_gears() -> None:
    found = last_round(Table(3).put(0, "palenque 1").put(1, "palenque 2", "tikal 2").put(2, "uxmal 1")).outcome()
    assert [1] == found.winners
    assert "workers on gears" == found.tie_break


@pytest.mark.rule("T-END-02", "T-END-08")
def test_the_last_day_decides_a_tie() -> None:
    """TC-82: A's only worker stands on Palenque 7 and is pushed off, B's on 5 stays: B wins."""
    found = last_round(Table().put(0, "palenque 7").put(1, "palenque 5")).outcome()
    assert [1] == found.winners


@pytest.mark.rule("T-END-08")
def test_the_first_player_space_is_no_gear() -> None:
    found = last_round(Table().put(0, "first", "palenque 1").put(1, "palenque 2", "palenque 3")).outcome()
    assert [1] == found.winners


@pytest.mark.rule("T-END-08")
def test_workers_on_gears_count_only_among_those_who_tie() -> None:
    t = Table(3).give(0, skull=1).give(1, skull=1).put(0, "palenque 1").put(2, "palenque 2", "palenque 3", "tikal 1")
    assert [0] == last_round(t).outcome().winners


@pytest.mark.rule("T-END-08")
def test_equal_points_and_workers_share_the_win() -> None:
    t = Table(3).give(0, skull=1).give(2, skull=1).put(0, "palenque 1").put(2, "tikal 5")
    found = last_round(t).outcome()
    assert [0, 2] == found.winners
    assert "shared victory" == found.tie_break
