"""Open culture cards and sacred stones."""

from __future__ import annotations

from longcount.games.winter.components import FIRST_CULTURE, STONE_CELLS, STONE_ERAS
from longcount.games.winter.decisions import CULTURE_POINT, TAKE_CULTURE, TAKE_STONE
from longcount.games.winter.state import Player, State
from longcount.kernel.decisions import Decision


def offer_culture(s: State, out: list[Decision]) -> None:
    for kind in s.culture_open:
        out.append(TAKE_CULTURE[kind - FIRST_CULTURE])  # W-DEV-01 W-SYM-15
    if not s.culture_open:
        out.append(CULTURE_POINT)  # W-DEV-10


def can_take_stone(s: State, me: Player, pays: bool) -> bool:
    """Whether a cell is free, its price is there and a stone of an open era lies on the board."""
    held = len(me.stones)
    if held >= STONE_CELLS:  # W-DEV-06
        return False
    price = s.pack.stone_price[held]  # W-DEV-05
    if pays and (me.food < price[0] or me.tools < price[1]):
        return False
    era = s.era()
    for stone in s.stones:
        if STONE_ERAS[stone] <= era:  # W-DEV-04
            return True
    return False


def offer_stones(s: State, me: Player, pays: bool, out: list[Decision]) -> None:
    if can_take_stone(s, me, pays):
        era = s.era()
        for stone in s.stones:
            if STONE_ERAS[stone] <= era:
                out.append(TAKE_STONE[stone])  # W-DEV-03 W-SYM-27
