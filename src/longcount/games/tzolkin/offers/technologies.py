"""Technologies: advances and their price."""

from __future__ import annotations

from longcount.games.tzolkin.components import LEVEL_PRICE
from longcount.games.tzolkin.decisions import ADVANCE, PAY
from longcount.games.tzolkin.state import GOLD, STONE, WOOD, State
from longcount.kernel.decisions import Decision


def offer_advance(s: State) -> list[Decision]:
    me = s.players[s.turn]
    blocks = me.blocks()
    return [ADVANCE[track] for track in range(4) if blocks >= LEVEL_PRICE[me.levels[track]]]  # T-TECH-03 T-TECH-04


def offer_pay(s: State, blocks: int) -> list[Decision]:
    goods = s.players[s.turn].goods
    wood, stone, gold = goods[WOOD], goods[STONE], goods[GOLD]
    out: list[Decision] = []
    for pay in PAY[blocks]:
        if pay.wood <= wood and pay.stone <= stone and pay.gold <= gold:  # T-GOODS-03
            out.append(pay)
    return out
