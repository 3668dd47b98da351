"""The rule of thumb: what it must know of the calendar."""

from __future__ import annotations

import pytest

from longcount.games.tzolkin.components import LAST_FOOD
from longcount.games.tzolkin.heuristics import hunger, is_to_come, progress, temples_worth
from tzolkin_table import Table


@pytest.mark.parametrize(("day", "food"), [(6, 1), (12, 2), (19, 3), (25, 4)])
@pytest.mark.parametrize("days", ["turn 1 day", "turn 2 days"])
def test_a_food_day_is_to_come_until_its_round_is_over_even_if_its_mark_was_jumped(
    day: int, food: int, days: str
) -> None:
    t = Table().start_round(day).put(0, "first").close_round().play(days)
    assert list(range(food, LAST_FOOD + 1)) == [mark + 1 for mark in range(LAST_FOOD) if is_to_come(t.s, mark)]


def test_in_the_round_after_the_last_mark_was_jumped_the_game_is_not_over() -> None:
    t = Table().start_round(25).put(0, "first").close_round().play("turn 2 days")
    assert progress(t.s) < 1.0
    me = t.give(0, corn=0).player(0)
    assert temples_worth(t.s, me) > 0.0
    assert hunger(t.s, me) > 0.0
