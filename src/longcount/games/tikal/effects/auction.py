"""Bidding, and taking a tile of the display."""

from __future__ import annotations

from longcount.games.tikal import steps
from longcount.games.tikal.components import TILES
from longcount.games.tikal.decisions import Bid, Choose, Pass
from longcount.games.tikal.state import FROM_BIDS, NONE, State
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import Step
from longcount.kernel.shared_lists import changed


def do_call(s: State, decision: Decision) -> None:
    """A bid or a pass; then the next one calls, or the auction is over."""
    if isinstance(decision, Bid):
        s.high = decision.points
        s.bidder = s.turn
        s.tell(s.turn, "bid", "points", s.high, "auction")
    else:
        assert isinstance(decision, Pass)
        s.passed |= 1 << s.turn  # K-AUCTION-10
        s.tell(s.turn, "pass", "auction", 1, "auction")
    following = next_caller(s, s.turn)
    if following != NONE:
        s.turn = following
    else:
        s.stack.pop()
        end_auction(s)


def next_caller(s: State, seat: int) -> int:
    """The next seat clockwise that may still call; NONE when the auction is over."""
    for _ in range(len(s.players) - 1):
        seat = s.left_of(seat)
        if not s.players[seat].moved and not s.passed >> seat & 1:  # K-AUCTION-16
            return NONE if seat == s.bidder else seat  # K-AUCTION-11 ruling AMB-19
    return NONE


def end_auction(s: State) -> None:
    """The highest bidder pays and moves; if nobody bid, the first who passed moves free."""
    winner = s.bidder if s.bidder != NONE else s.opener  # K-AUCTION-18 ruling AMB-35
    if s.high:
        payer = s.players[winner]
        payer.points = changed(payer.points, FROM_BIDS, -s.high)  # K-AUCTION-12
    s.tell(winner, "win", "auction", s.high, "auction")
    s.high = 0
    s.bidder = NONE
    s.passed = 0
    s.turn = winner
    s.stack.append(steps.STEP[steps.CHOOSE])  # K-AUCTION-13 K-AUCTION-17


def choose(s: State, decision: Choose) -> None:
    s.stack.pop()
    take(s, s.turn, decision.tile)


def take(s: State, seat: int, tile: int) -> None:
    """A tile of the display is a seat's to lay; afterwards its turn indicator is turned face down."""
    s.display = tuple([other for other in s.display if other != tile])
    s.hand = tile
    s.turn = seat
    if s.first_mover == NONE:
        s.first_mover = seat
    s.tell(seat, "take", TILES[tile].name, 1, "display")
    s.stack.append(Step(steps.FLIP, seat))  # K-AUCTION-14 K-AUCTION-26
    s.stack.append(Step(steps.EXPLORE, seat))
