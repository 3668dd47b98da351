"""Turning the calendar: days pass, figures ride up, Food Days come."""

from __future__ import annotations

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin import steps
from longcount.games.tzolkin.state import DUMMY, FREE, GEARS, State


def do_turn_days(s: State, days: int) -> None:
    """Turn the calendar; a mark at the arrow, or carried past it, makes the new round a Food Day."""
    if days == 2:
        s.players[s.turn].light = False  # T-FIRST-08
    is_last = s.food == c.LAST_FOOD
    s.food = 0
    for _ in range(days):
        turn_one_day(s)
        for mark in range(c.LAST_FOOD):
            if c.FOOD_DAYS[mark] == s.day:
                s.food = mark + 1  # T-FOOD-01 T-FOOD-02 T-FIRST-11
    s.tell(s.turn, "day", "calendar", days, "calendar")
    s.stack.append(steps.STEP[steps.FINAL_SCORING if is_last else steps.NEXT_ROUND])  # T-END-01 T-END-02 T-ROUND-07


def turn_one_day(s: State) -> None:
    """Every figure moves one space up; players' workers leave after the last number."""
    s.day += 1
    gears = [teeth[:] for teeth in s.gears]
    for gear in range(5):
        teeth = gears[gear]
        who = teeth[c.LAST[gear]]
        if who not in (FREE, DUMMY):  # T-CAL-03
            teeth[c.LAST[gear]] = FREE
            s.players[who].home += 1  # T-CAL-02
            s.tell(who, "pushed", GEARS[gear], 1, "calendar")
        teeth.insert(0, teeth.pop())  # T-CAL-01
    s.gears = gears


def why_one_day(s: State) -> str:
    """The rule that keeps the owner of the first-player space from choosing two days; empty if nothing does."""
    if s.food == c.LAST_FOOD:
        return "T-FIRST-12"
    if not s.players[s.turn].light:
        return "T-FIRST-08"
    if s.day + 1 == c.FOOD_DAYS[c.LAST_FOOD - 1] and not s.options.double_past_last_mark:
        return "Q56"
    for gear in range(5):
        who = s.gears[gear][c.LAST[gear] - 1]
        if who != FREE and (who != DUMMY or s.options.dummy_blocks_double):
            return "T-FIRST-09"
    return ""
