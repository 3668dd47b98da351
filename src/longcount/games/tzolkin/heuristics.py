"""What a position is worth to a seat, in points: a rule of thumb for bots.

Points on the board count in full. Everything else counts for what it will bring: goods by what they buy, workers on
gears by the action they ride towards, temples and technologies by the Food Days and rounds still to come.
"""

from __future__ import annotations

from typing import Final

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin import steps
from longcount.games.tzolkin.effects.buildings import do_symbol
from longcount.games.tzolkin.food import free_meals, meal_price
from longcount.games.tzolkin.scoring import monument_points
from longcount.games.tzolkin.state import (
    AGRICULTURE,
    ARCHITECTURE,
    CHICHEN,
    CORN,
    EXTRACTION,
    GOLD,
    QUARTERS,
    SKULL,
    THEOLOGY,
    TIKAL,
    UXMAL,
    WOOD,
    Player,
    State,
)

LAST_DAY: Final = c.FOOD_DAYS[-1]

# Worth of what lies before a player, early in the game and at its end.
CORN_EARLY: Final = 0.55
CORN_END: Final = 0.25
GOOD_EARLY: Final[list[float]] = [0.0, 1.3, 1.9, 2.5]
GOOD_END: Final[list[float]] = [0.0, 0.5, 0.75, 1.0]
SKULL_EARLY: Final = 6.0
SKULL_END: Final = 3.0

# Worth of the actions beside the gears, for a worker that reaches them with the price in hand.
ACTION_WORTH: Final[list[list[float]]] = [
    [0.0, 1.5, 2.2, 3.0, 4.2, 5.2, 5.4, 5.4],
    [0.0, 1.2, 2.2, 3.2, 5.0, 5.0, 5.4, 5.4],
    [0.0, 3.0, 3.5, 5.0, 6.0, 5.0, 6.4, 6.4],
    [0.0, 1.5, 1.0, 4.0, 4.0, 4.5, 4.7, 4.7],
    [0.0, 3.0, 3.8, 4.6, 5.6, 6.4, 7.4, 8.4, 9.6, 11.0, 11.0],
]
RIDING: Final = 0.72
"""A worker on its way is worth this share of the action it reaches next day."""
HOME: Final = 0.9
"""An available worker, while there are rounds to use it."""
LEVEL_WORTH: Final[list[list[float]]] = [[3.5, 3.0, 4.0], [3.0, 3.0, 3.5], [2.5, 4.0, 4.5], [2.0, 3.0, 3.0]]
HUNGER: Final = 0.8
"""How much a worker that cannot be fed yet is feared, of the points it would cost."""


def progress(s: State) -> float:
    """How much of the game is over. After the last mark was jumped, one round is still to come."""
    return 1.0 if s.stack[-1].kind == steps.GAME_OVER else min(s.day, LAST_DAY) / (LAST_DAY + 1)


def worths(s: State) -> list[float]:
    """What the position is worth to each seat."""
    return [evaluate(s, seat) for seat in range(len(s.players))]


def evaluate(s: State, seat: int) -> float:
    """What the position is worth to a seat."""
    me = s.players[seat]
    if s.stack[-1].kind == steps.KEEP:
        return evaluate_wealth(s, seat)
    if s.stack[-1].kind == steps.GAME_OVER:
        return me.score() / QUARTERS
    left = max(0.0, (LAST_DAY - s.day) / LAST_DAY)
    worth = me.score() / QUARTERS
    worth += goods_worth(s, me, left) + temples_worth(s, me) + levels_worth(me, left)
    worth += workers_worth(s, seat, me, left) + monuments_worth(s, me, left) - hunger(s, me)
    if me.light and left > 0:
        worth += 0.7
    return worth


def evaluate_wealth(s: State, seat: int) -> float:
    """The position as if the tiles this seat kept were paid out already."""
    twin = s.clone()
    twin.stack.pop()
    for tile in s.players[seat].kept:
        for effect in c.WEALTH[tile].effects:
            do_symbol(twin, seat, effect, "")
    return evaluate(twin, seat)


def goods_worth(s: State, me: Player, left: float) -> float:
    goods = me.goods
    corn = CORN_END + (CORN_EARLY - CORN_END) * left
    plenty = goods[CORN] - 14
    worth = corn * goods[CORN] - (0.2 * left * plenty if plenty > 0 else 0.0)
    for good in range(WOOD, GOLD + 1):
        each = GOOD_END[good] + (GOOD_EARLY[good] - GOOD_END[good]) * min(1.0, left * 1.6)
        worth += each * goods[good] if goods[good] <= 5 else each * 5 + GOOD_END[good] * (goods[good] - 5)
    usable = min(goods[SKULL], 9 - s.spots.bit_count())
    skull = SKULL_END + (SKULL_EARLY - SKULL_END) * min(1.0, left * 2.0)
    return worth + skull * usable + SKULL_END * (goods[SKULL] - usable)


def temples_worth(s: State, me: Player) -> float:
    """Goods and points of the Food Days to come, as if nobody moved any more."""
    worth = 0.0
    marks = [mark for mark in range(c.LAST_FOOD) if is_to_come(s, mark)]
    for temple in range(3):
        step = me.temples[temple]
        rivals = highest_rival(s, me, temple)
        for mark in marks:
            if c.FOOD_GIVES_GOODS[mark]:
                worth += 0.8 * GOODS_ON_STEPS[temple][step]
                continue
            bonus = c.LEADER_BONUS[temple][0 if mark + 1 == c.AGE_CHANGE else 1]
            share = 0.7 if step > rivals else 0.35 if step == rivals else 0.1 if step == rivals - 1 else 0.0
            worth += 0.85 * c.STEP_POINTS[temple][step] + share * bonus
    return worth


def is_to_come(s: State, mark: int) -> bool:
    """Whether a Food Day is still to come: its mark lies ahead, or was reached or jumped and the round is not over."""
    return c.FOOD_DAYS[mark] > s.day or s.food == mark + 1


def highest_rival(s: State, me: Player, temple: int) -> int:
    highest = 0
    for other in s.players:
        if other is not me:
            highest = max(highest, other.temples[temple])
    return highest


def goods_on_steps(temple: int, step: int) -> float:
    worth = 0.0
    for below in range(step + 1):
        good = c.STEP_GOODS[temple][below]
        if good == SKULL:
            worth += SKULL_EARLY
        elif good >= 0:
            worth += GOOD_EARLY[good]
    return worth


GOODS_ON_STEPS: Final[list[list[float]]] = [
    [goods_on_steps(temple, step) for step in range(c.TOP[temple] + 1)] for temple in range(3)
]


def levels_worth(me: Player, left: float) -> float:
    worth = 0.0
    for track in range(4):
        for level in range(me.levels[track]):
            worth += LEVEL_WORTH[track][level]
    return worth * left * 1.3


def workers_worth(s: State, seat: int, me: Player, left: float) -> float:
    """Workers ride towards better actions; the last days are for picking up."""
    days = LAST_DAY - s.day
    if days <= 0:
        return 0.0
    worth = HOME * min(me.home, 3) + 0.3 * max(0, me.home - 3) + 5.0 * (me.workers - c.FIRST_WORKERS) * left
    for gear in range(5):
        teeth = s.gears[gear]
        last = c.LAST[gear]
        for space in range(last):
            if teeth[space] == seat:
                worth += RIDING * max(rate_action(s, me, gear, space), rate_action(s, me, gear, space + 1))
        if teeth[last] == seat:
            worth += 0.2
    return worth


def rate_action(s: State, me: Player, gear: int, space: int) -> float:
    """What the action at a space will probably be worth to this player."""
    worth = ACTION_WORTH[gear][space]
    if gear == CHICHEN:
        action = min(space, 9)
        if s.is_laid(action) and me.levels[THEOLOGY] == 0:
            worth = ACTION_WORTH[gear][max(0, action - 1)] * 0.8
        return worth if me.goods[SKULL] > 0 else worth * 0.35
    if gear == TIKAL:
        return worth if me.blocks() >= 3 else worth * (0.35 + 0.2 * me.blocks())
    if gear == UXMAL:
        return worth if me.goods[CORN] >= 3 else worth * 0.6
    if gear == 0:
        return worth + 0.4 * me.levels[AGRICULTURE]
    return worth + 0.4 * me.levels[EXTRACTION]


def monuments_worth(s: State, me: Player, left: float) -> float:
    """Built ones score more as the game goes on; the nearness of an open one is worth a little."""
    worth = 0.0
    for monument in me.monuments:
        worth += monument_points(s, me, monument) * (1.0 + 0.3 * left)
    if left > 0:
        best = 0.0
        for monument in s.monuments:
            lacks = 0
            for good in range(WOOD, SKULL + 1):
                lacks += max(0, c.MONUMENTS[monument].cost[good] - me.goods[good])
            near = monument_points(s, me, monument) * (0.3 - 0.06 * lacks)
            best = max(best, near)
        worth += best
    for _ in me.buildings:
        worth += 0.3
    return worth + 0.5 * me.levels[ARCHITECTURE] * left


def hunger(s: State, me: Player) -> float:
    """Fear of the next Food Day: unfed workers, weighed by how near it is."""
    to_come = [c.FOOD_DAYS[mark] for mark in range(c.LAST_FOOD) if is_to_come(s, mark)]
    if not to_come:
        return 0.0
    meal = meal_price(me)
    hungry = max(0, me.workers - free_meals(me))
    saved = 0.35 * meal * (me.workers - hungry) + 0.35 * (c.MEAL - meal) * me.workers
    unfed = hungry - min(hungry, me.goods[CORN] // meal) if meal else 0
    nearness = 1.0 - min(7, max(0, to_come[0] - s.day)) / 8.0
    return HUNGER * nearness * c.UNFED * unfed - saved * len(to_come)
