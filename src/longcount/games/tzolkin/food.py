"""Food Days: feeding, and what the temples give."""

from __future__ import annotations

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin.components import BUILDINGS, WEALTH
from longcount.games.tzolkin.effects.goods import gain, pay, score
from longcount.games.tzolkin.state import (
    CORN,
    FROM_TEMPLES_1,
    FROM_TEMPLES_2,
    FROM_UNFED,
    NONE,
    QUARTERS,
    SKULL,
    TEMPLES,
    Player,
    State,
)
from longcount.kernel.shared_lists import changed


def feed(s: State) -> None:
    """Everybody feeds as many workers as the corn allows."""
    for seat, me in enumerate(s.players):
        meal = meal_price(me)
        hungry = max(0, me.workers - free_meals(me)) if meal else 0  # T-FOOD-06
        fed = min(hungry, me.goods[CORN] // meal) if meal else 0  # T-FOOD-07 T-FOOD-08
        pay(s, seat, CORN, fed * meal, "feeding")
        if hungry > fed:
            score(s, seat, FROM_UNFED, -c.UNFED * (hungry - fed), "unfed workers")  # T-FOOD-07 T-ROUND-08


def free_meals(me: Player) -> int:
    """Workers that need no corn, thanks to farms and a wealth tile."""
    return sum_of(me, c.FEEDS)  # T-BUILD-08 T-BUILD-09 T-SYM-21


def meal_price(me: Player) -> int:
    """Corn that each other worker needs."""
    return max(0, c.MEAL - sum_of(me, c.CHEAPER_MEALS))  # T-BUILD-10 T-BUILD-11 T-SYM-22


def sum_of(me: Player, word: int) -> int:
    """What all tiles before a player say with one symbol, added up."""
    total = 0
    for building in me.buildings:  # T-BUILD-07 T-FOOD-09
        for effect in BUILDINGS[building].effects:
            if effect.word == word:
                total += effect.amount
    for tile in me.kept:
        for effect in WEALTH[tile].effects:
            if effect.word == word:
                total += effect.amount
    return total


def reward(s: State) -> None:
    """What the temples give on this Food Day; each pays for itself."""
    if c.FOOD_GIVES_GOODS[s.food - 1]:
        reward_goods(s)  # T-FOOD-10
        return
    source = FROM_TEMPLES_1 if s.food == c.AGE_CHANGE else FROM_TEMPLES_2
    for temple in range(3):  # T-FOOD-15
        reward_points(s, temple, source)


def reward_goods(s: State) -> None:
    """The goods of one's step and of all steps below; skulls only if there is one for everybody due one."""
    skulls_due = sum([count_goods(me, temple, SKULL) for me in s.players for temple in range(3)])
    enough_skulls = skulls_due <= s.skulls  # T-FOOD-11
    for seat, me in enumerate(s.players):
        for temple in range(3):
            for step in range(me.temples[temple] + 1):
                good = c.STEP_GOODS[temple][step]
                if good != NONE and (good != SKULL or enough_skulls):
                    gain(s, seat, good, 1, TEMPLES[temple])


def count_goods(me: Player, temple: int, good: int) -> int:
    return sum([1 for step in range(me.temples[temple] + 1) if c.STEP_GOODS[temple][step] == good])


def reward_points(s: State, temple: int, source: int) -> None:
    """The points of every player's step, and the bonus of whoever stands highest; half of it if several do."""
    highest = max([me.temples[temple] for me in s.players])
    leaders = [seat for seat, me in enumerate(s.players) if me.temples[temple] == highest]
    bonus = c.LEADER_BONUS[temple][0 if source == FROM_TEMPLES_1 else 1]  # T-FOOD-13
    for seat, me in enumerate(s.players):
        score(s, seat, source, c.STEP_POINTS[temple][me.temples[temple]], TEMPLES[temple])  # T-FOOD-12
    for seat in leaders:
        share = bonus * QUARTERS if len(leaders) == 1 else bonus * QUARTERS // 2  # T-FOOD-14
        me = s.players[seat]
        me.points = changed(me.points, source, share)
        s.tell(seat, "lead", TEMPLES[temple], share, "highest in the temple")
