"""Camps, their moves, communities."""

from __future__ import annotations

from longcount.games.winter.components import CAMPS
from longcount.games.winter.decisions import FOUND, MOVE_CAMP
from longcount.games.winter.map import JUNCTIONS
from longcount.games.winter.names import NONE
from longcount.games.winter.state import Player, State
from longcount.kernel.decisions import Decision


def has_camps_out(me: Player) -> bool:
    return me.camps_home < CAMPS


def offer_moves(me: Player, out: list[Decision]) -> None:
    if me.camps_home == CAMPS:
        return
    camps = me.camps
    for origin in range(len(camps)):
        if camps[origin] > 0:
            out += MOVE_CAMP[origin]  # W-SETTLE-02 W-SETTLE-04 W-SYM-08 W-SYM-09


def offer_communities(s: State, me: Player, out: list[Decision]) -> None:
    """Junctions without a community whose three hexes all have an own camp."""
    if me.communities == 0 or me.camps_home + 3 > CAMPS:
        return
    camps = me.camps
    for junction in range(len(JUNCTIONS)):
        one, two, three = JUNCTIONS[junction]
        if camps[one] and camps[two] and camps[three] and s.villages[junction] == NONE:  # W-SETTLE-07
            out.append(FOUND[junction])  # W-SETTLE-05 W-SYM-06


def can_found(s: State, me: Player) -> bool:
    out: list[Decision] = []
    offer_communities(s, me, out)
    return len(out) > 0
