"""What the acting seat may do, a file per chapter. The list is the only judge of legality."""

from __future__ import annotations

from longcount.games.tikal import steps
from longcount.games.tikal.offers.actions import offer_act
from longcount.games.tikal.offers.auction import offer_bid
from longcount.games.tikal.offers.tiles import offer_choose, offer_lay
from longcount.games.tikal.state import State
from longcount.kernel.decisions import Decision


def offer(s: State) -> list[Decision]:
    kind = s.stack[-1].kind
    if kind == steps.ACT:
        return offer_act(s)
    if kind == steps.LAY:
        return offer_lay(s)
    return offer_bid(s) if kind == steps.BID else offer_choose(s)
