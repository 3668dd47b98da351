"""Climbing in the temples, and the anger of the gods."""

from __future__ import annotations

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin.state import TEMPLES, State
from longcount.kernel.shared_lists import changed, replaced


def climb(s: State, seat: int, temple: int, why: str) -> None:
    """One step up; nothing happens on top, or below a top that another player holds."""
    me = s.players[seat]
    step = me.temples[temple] + 1
    top = c.TOP[temple]
    if step > top or (step == top and is_top_held(s, temple)):  # T-TEMPLE-03 T-TEMPLE-04
        s.tell(seat, "stay", TEMPLES[temple], step - 1, why)
        return
    me.temples = replaced(me.temples, temple, step)  # T-TEMPLE-06
    s.tell(seat, "climb", TEMPLES[temple], step, why)
    if step == top:
        me.light = True  # T-TEMPLE-07


def is_top_held(s: State, temple: int) -> bool:
    for player in s.players:
        if player.temples[temple] == c.TOP[temple]:
            return True
    return False


def descend(s: State, seat: int, temple: int, why: str) -> None:
    me = s.players[seat]
    me.temples = changed(me.temples, temple, -1)  # T-ANGER-01 T-TEMPLE-05
    s.tell(seat, "descend", TEMPLES[temple], me.temples[temple], why)
