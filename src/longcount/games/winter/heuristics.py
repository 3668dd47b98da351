"""What a position is worth to a seat, in points: a rule of thumb for bots."""

from __future__ import annotations

from longcount.games.winter.scoring import animal_points, card_points, offering_points, veneration_points
from longcount.games.winter.state import State


def evaluate(s: State, seat: int) -> float:
    """What the position is worth to a seat."""
    me = s.players[seat]
    worth = float(me.score())
    return worth + animal_points(s, me) + card_points(s, me) + offering_points(s, me) + veneration_points(s, seat)
