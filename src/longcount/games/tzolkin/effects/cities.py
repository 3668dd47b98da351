"""The actions beside the five gears."""

from __future__ import annotations

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin import steps
from longcount.games.tzolkin.decisions import BURN, CORN_TILE, WOOD_TILE, Act
from longcount.games.tzolkin.effects.goods import gain, gain_worker, pay, score
from longcount.games.tzolkin.effects.temples import climb
from longcount.games.tzolkin.state import (
    AGRICULTURE,
    CHICHEN,
    CORN,
    EXTRACTION,
    FROM_CHICHEN,
    GOLD,
    PALENQUE,
    SKULL,
    THEOLOGY,
    TIKAL,
    WOOD,
    YAXCHILAN,
    State,
)
from longcount.kernel.pending import Step
from longcount.kernel.shared_lists import changed


def perform(s: State, gear: int, action: int) -> None:
    """An action as printed beside its gear."""
    if gear == PALENQUE:
        if action == 1:
            fish(s)
        else:
            s.stack.append(Step(steps.HARVEST, action))
    elif gear == YAXCHILAN:
        gather(s, action)
    elif gear == TIKAL:
        perform_tikal(s, action)
    elif gear == CHICHEN:
        lay_skull(s, action)
    else:
        perform_uxmal(s, action)


# --- Palenque -----------------------------------------------------------------


def fish(s: State) -> None:
    bonus = 1 if s.players[s.turn].levels[AGRICULTURE] >= 2 else 0  # T-TECH-08
    gain(s, s.turn, CORN, c.HARVEST_CORN[1] + bonus, "palenque 1")  # T-PAL-01


def do_harvest(s: State, action: int, crop: int) -> None:
    me = s.players[s.turn]
    group = action - 2
    why = f"palenque {action}" if s.story is not None else ""
    if crop == WOOD_TILE:
        s.wood = changed(s.wood, group, -1)
        me.wood_tiles += 1  # T-PAL-09
        bonus = 1 if me.levels[EXTRACTION] >= 1 else 0  # T-TECH-11
        gain(s, s.turn, WOOD, c.HARVEST_WOOD[action] + bonus, why)  # T-PAL-03 T-PAL-04 T-PAL-05
        return
    if crop == BURN:
        s.wood = changed(s.wood, group, -1)  # T-PAL-07
        s.tell(s.turn, "burn", "wood tile", 1, why)
        s.stack.append(steps.STEP[steps.ANGER])  # T-ANGER-03
    if crop in (BURN, CORN_TILE):
        s.corn = changed(s.corn, group, -1)
        me.corn_tiles += 1
    gain(s, s.turn, CORN, c.HARVEST_CORN[action] + harvest_bonus(me.levels[AGRICULTURE]), why)  # T-PAL-02


def harvest_bonus(agriculture: int) -> int:
    """Corn that agriculture adds to a harvest in the jungle."""
    return (0, 1, 1, 3)[agriculture]  # T-TECH-06 T-TECH-09 T-TECH-02


# --- Yaxchilan ----------------------------------------------------------------


def gather(s: State, action: int) -> None:
    levels = s.players[s.turn].levels
    why = f"yaxchilan {action}" if s.story is not None else ""
    printed = c.YAXCHILAN_GAIN[action]
    for good in range(SKULL + 1):
        amount = printed[good]
        if amount:  # T-TECH-15
            if WOOD <= good <= GOLD and levels[EXTRACTION] >= good:
                amount += 1  # T-TECH-11 T-TECH-12 T-TECH-13
            elif good == SKULL and levels[THEOLOGY] >= 3:
                amount += 1  # T-TECH-23
            gain(s, s.turn, good, amount, why)  # T-YAX-01 T-YAX-02 T-YAX-03 T-YAX-04 T-YAX-05


# --- Tikal --------------------------------------------------------------------


def perform_tikal(s: State, action: int) -> None:
    if action == 1:
        s.stack.append(Step(steps.ADVANCE, 0))  # T-TIK-01
    elif action == 2:
        s.stack.append(steps.STEP[steps.BUILD])  # T-TIK-02
    elif action == 3:
        s.stack.append(Step(steps.ADVANCE, 1))  # T-TIK-03
    elif action == 4:
        s.stack.append(steps.STEP[steps.BUILD_FIRST])  # T-TIK-04
    else:
        s.stack.append(steps.STEP[steps.CLIMB_TWO])
        s.stack.append(Step(steps.PAY, 1, steps.FOR_TEMPLES))  # T-TIK-09


# --- Uxmal --------------------------------------------------------------------


def perform_uxmal(s: State, action: int) -> None:
    if action == 1:
        pay(s, s.turn, CORN, c.OFFERING, "uxmal 1")  # T-UXM-01
        s.stack.append(steps.STEP[steps.CLIMB])
    elif action == 2:
        s.stack.append(steps.STEP[steps.MARKET])  # T-UXM-02
    elif action == 3:
        gain_worker(s, s.turn, "uxmal 3")  # T-UXM-03
    elif action == 4:
        s.stack.append(steps.STEP[steps.BUILD_WITH_CORN])  # T-UXM-04 T-UXM-06
    else:
        s.stack.append(steps.STEP[steps.ANY_ACTION])  # T-UXM-07


def do_sell(s: State, good: int) -> None:
    s.stack.append(steps.STEP[steps.MARKET])
    pay(s, s.turn, good, 1, "market")
    gain(s, s.turn, CORN, c.RATE[good], "market")


def do_buy(s: State, good: int) -> None:
    s.stack.append(Step(steps.MARKET, 1))
    pay(s, s.turn, CORN, c.RATE[good], "market")
    gain(s, s.turn, good, 1, "market")


def do_act(s: State, decision: Act) -> None:
    pay(s, s.turn, CORN, c.ANY_ACTION_PRICE, "any action")  # T-UXM-07
    perform(s, decision.gear, decision.action)


# --- Chichen Itza -------------------------------------------------------------


def lay_skull(s: State, action: int) -> None:
    seat = s.turn
    me = s.players[seat]
    me.goods = changed(me.goods, SKULL, -1)
    s.spots |= 1 << action  # T-CHI-03
    why = f"chichen {action}" if s.story is not None else ""
    s.tell(seat, "lay", "skull", action, why)
    score(s, seat, FROM_CHICHEN, c.SPOT_POINTS[action], why)  # T-CHI-04
    climb(s, seat, c.SPOT_TEMPLE[action], why)
    if me.levels[THEOLOGY] >= 2:
        s.stack.append(steps.STEP[steps.OFFER_FOR_CLIMB])  # T-TECH-22
    if c.SPOT_RESOURCE[action]:
        s.stack.append(Step(steps.TAKE, 1, steps.FROM_SPOT))
