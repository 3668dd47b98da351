"""Bids."""

from __future__ import annotations

from longcount.games.tikal.components import TRACK
from longcount.games.tikal.decisions import BID, PASS
from longcount.games.tikal.state import State
from longcount.kernel.decisions import Decision


def offer_bid(s: State) -> list[Decision]:
    """Passing, and every bid above the highest one."""
    found: list[Decision] = [PASS]
    for points in range(s.high + 1, most_bid(s, s.turn) + 1):  # K-AUCTION-08 K-AUCTION-09 ruling AMB-36
        found.append(BID[points])
    return found


def most_bid(s: State, seat: int) -> int:
    """The highest bid a seat may make."""
    score = s.players[seat].score()
    return score if s.options.bids_within_score else max(score, TRACK)  # ruling AMB-34 AMB-48
