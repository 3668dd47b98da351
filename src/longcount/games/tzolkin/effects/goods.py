"""Goods, points and workers come and go."""

from __future__ import annotations

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin.state import GOODS, QUARTERS, SKULL, SOURCES, State
from longcount.kernel.shared_lists import changed


def gain(s: State, seat: int, good: int, amount: int, why: str) -> None:
    """Take goods from the bank; of skulls only what is there."""
    if good == SKULL:
        amount = min(amount, s.skulls)  # T-COMP-02 T-YAX-06
        s.skulls -= amount
    me = s.players[seat]
    me.goods = changed(me.goods, good, amount)  # T-GOODS-01 T-COMP-03
    s.tell(seat, "gain", GOODS[good], amount, why)


def pay(s: State, seat: int, good: int, amount: int, why: str) -> None:
    """Give goods back to the bank."""
    if amount:
        me = s.players[seat]
        me.goods = changed(me.goods, good, -amount)  # T-GOODS-02
        s.tell(seat, "pay", GOODS[good], amount, why)


def score(s: State, seat: int, source: int, points: int, why: str) -> None:
    me = s.players[seat]
    me.points = changed(me.points, source, points * QUARTERS)
    s.tell(seat, "score", SOURCES[source], points * QUARTERS, why)


def gain_worker(s: State, seat: int, why: str) -> None:
    """A worker comes from the bank, if there is one left."""
    me = s.players[seat]
    if me.workers < c.ALL_WORKERS:  # T-UXM-03
        me.workers += 1
        me.home += 1  # T-SYM-07
        s.tell(seat, "gain", "worker", 1, why)
