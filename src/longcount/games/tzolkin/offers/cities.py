"""The actions beside the five gears: which can be performed, and what they ask."""

from __future__ import annotations

from longcount.games.tzolkin.components import ACTIONS, ANY_ACTION_PRICE, LEVEL_PRICE, OFFERING, RATE
from longcount.games.tzolkin.decisions import ACT, BARE, BURN, BUY, CORN_TILE, DONE, HARVEST, SELL, WOOD_TILE
from longcount.games.tzolkin.offers.buildings import can_build, can_build_monument, can_build_with_corn
from longcount.games.tzolkin.offers.temples import has_angry_temple
from longcount.games.tzolkin.state import (
    AGRICULTURE,
    ARCHITECTURE,
    CHICHEN,
    CORN,
    GOLD,
    PALENQUE,
    SKULL,
    STONE,
    TIKAL,
    UXMAL,
    WOOD,
    YAXCHILAN,
    Player,
    State,
)
from longcount.kernel.decisions import Decision


def can_perform(s: State, me: Player, gear: int, action: int, corn: int) -> bool:
    """Whether an action's price, tile or spot is there; it may still turn out to give nothing (Q44)."""
    if gear == PALENQUE:
        return action == 1 or s.corn[action - 2] > 0 or me.levels[AGRICULTURE] >= 2  # T-PAL-08 T-TECH-07
    if gear == YAXCHILAN:
        return True  # T-YAX-06
    if gear == CHICHEN:
        return me.goods[SKULL] > 0 and not s.is_laid(action)  # T-CHI-01 T-CHI-02
    if gear == TIKAL:
        return can_perform_tikal(s, me, action)
    if action == 1:
        return corn >= OFFERING  # T-UXM-01 T-TEMPLE-08
    if action == 4:
        return can_build_with_corn(s, me, corn)
    return action != 5 or corn >= ANY_ACTION_PRICE  # T-UXM-07 T-UXM-10


def can_perform_tikal(s: State, me: Player, action: int) -> bool:
    if action == 2:
        return can_build(s, me, me.levels[ARCHITECTURE] >= 3)
    if action == 4:
        return can_build(s, me, me.levels[ARCHITECTURE] >= 3) or can_build_monument(s, me)
    if action == 5:
        return me.blocks() > 0  # T-TIK-09
    blocks = me.blocks()
    for track in range(4):
        if blocks >= LEVEL_PRICE[me.levels[track]]:
            return True
    return False


# --- Palenque -----------------------------------------------------------------


def offer_harvest(s: State, action: int) -> list[Decision]:
    me = s.players[s.turn]
    group = action - 2
    wood = s.wood[group]
    is_open = s.corn[group] > wood
    out: list[Decision] = []
    if is_open:
        out.append(HARVEST[CORN_TILE])  # T-PAL-06
    if wood > 0:
        out.append(HARVEST[WOOD_TILE])
        if has_angry_temple(me) and not (is_open and s.options.burn_only_if_no_open_corn):  # T-PAL-07 (Q9)
            out.append(HARVEST[BURN])
    if not is_open and me.levels[AGRICULTURE] >= 2:
        out.append(HARVEST[BARE])  # T-TECH-07
    return out


# --- Uxmal --------------------------------------------------------------------


def offer_market(s: State, has_bought: int) -> list[Decision]:
    """Sell one or buy one. Sales come before purchases: nothing is lost, and no trade runs in a circle."""
    goods = s.players[s.turn].goods
    out: list[Decision] = []
    if not has_bought:
        for good in (WOOD, STONE, GOLD):
            if goods[good] > 0:
                out.append(SELL[good])  # T-UXM-02
    for good in (WOOD, STONE, GOLD):
        if goods[CORN] >= RATE[good]:
            out.append(BUY[good])
    out.append(DONE)
    return out


def offer_any_action(s: State, may_decline: int) -> list[Decision]:
    me = s.players[s.turn]
    out: list[Decision] = []
    corn = me.goods[CORN] - ANY_ACTION_PRICE
    if corn >= 0:  # T-UXM-07
        for gear in range(UXMAL + 1):  # T-UXM-08
            for action in range(1, ACTIONS[gear] + 1):
                is_itself = gear == UXMAL and action == ACTIONS[UXMAL]  # Q51
                if not is_itself and can_perform(s, me, gear, action, corn):
                    out.append(ACT[gear][action])
    if may_decline:
        out.append(DONE)  # T-SYM-20
    return out
