"""A position as numbers for learning: one row for each seat, the same things in every row."""

from __future__ import annotations

from typing import Final

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin.food import free_meals, meal_price
from longcount.games.tzolkin.scoring import monument_points
from longcount.games.tzolkin.state import CORN, FREE, NONE, QUARTERS, SKULL, WOOD, Player, State
from longcount.kernel.one_hot import one_hot

SEATS: Final = 4
DAYS: Final = c.FOOD_DAYS[-1] + 1
LEVELS: Final = 3
NEAR: Final = 3
"""How far behind or ahead in a temple is told exactly."""


def features(s: State) -> list[list[float]]:
    """What is to be known of each seat."""
    table = about_the_table(s)
    return [
        [*about_goods(me), *about_tracks(s, me), *about_gears(s, seat, me), *about_tiles(s, me), *table]
        for seat, me in enumerate(s.players)
    ]


def about_goods(me: Player) -> list[float]:
    row = [me.score() / (40.0 * QUARTERS)]
    for good in range(SKULL + 1):
        row.append(me.goods[good] / (12.0 if good == CORN else 4.0))
    row += one_hot(me.goods[CORN] // 2, 7)
    row += one_hot(me.goods[SKULL], 4)
    row += one_hot(me.blocks() // 2, 5)
    return row


def about_tracks(s: State, me: Player) -> list[float]:
    """Temples with the distance to the best rival, and technologies."""
    row: list[float] = []
    for temple in range(len(me.temples)):
        step = me.temples[temple]
        rival = -99
        for other in s.players:
            if other is not me:
                rival = max(rival, other.temples[temple])
        row.append(c.STEP_POINTS[temple][step] / 8.0)
        row += one_hot(step, c.TOP[temple] + 1)
        row += one_hot(step - rival + NEAR, 2 * NEAR + 1)
    for level in me.levels:
        row += one_hot(level, LEVELS + 1)
    return row


def about_gears(s: State, seat: int, me: Player) -> list[float]:
    """Where its workers are."""
    row = [me.workers / 6.0, me.home / 6.0, 1.0 if me.home == 0 else 0.0, 1.0 if me.light else 0.0]
    row.append(1.0 if s.first_space == seat else 0.0)
    row.append(1.0 if s.marker == seat else 0.0)
    row += one_hot((seat - s.turn) % len(s.players), SEATS)
    for gear in s.gears:
        for owner in gear:
            row.append(1.0 if owner == seat else 0.0)
    return row


def about_tiles(s: State, me: Player) -> list[float]:
    """Food, buildings, monuments."""
    meal = meal_price(me)
    hungry = max(0, me.workers - free_meals(me)) * meal
    built = 0
    for monument in me.monuments:
        built += monument_points(s, me, monument)
    best = 0.0
    for monument in s.monuments:
        lacks = 0
        for good in range(WOOD, SKULL + 1):
            lacks += max(0, c.MONUMENTS[monument].cost[good] - me.goods[good])
        best = max(best, monument_points(s, me, monument) / (1.0 + lacks))
    return [
        hungry / 12.0,
        max(0, hungry - me.goods[CORN]) / 12.0,
        free_meals(me) / 3.0,
        len(me.buildings) / 6.0,
        len(me.monuments) / 2.0,
        built / 20.0,
        best / 10.0,
        me.corn_tiles / 4.0,
        me.wood_tiles / 4.0,
    ]


def about_the_table(s: State) -> list[float]:
    """What is the same for all: the day, what is left to be had."""
    free = 0
    for gear in s.gears:
        for owner in gear:
            free += 1 if owner == FREE else 0
    row = [free / 30.0, s.skulls / 13.0, s.spots.bit_count() / 9.0, sum(s.wood) / 12.0, sum(s.corn) / 16.0]
    row.append(len(s.monuments) / 6.0)
    row.append(sum([1 for building in s.row if building != NONE]) / 6.0)
    row.append(1.0 if s.food else 0.0)
    return row + one_hot(s.day, DAYS)
