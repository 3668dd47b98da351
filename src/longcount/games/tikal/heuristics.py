"""What a position is worth: a rule of thumb for bots."""

from __future__ import annotations

from longcount.games.tikal.state import State


def evaluate(s: State, seat: int) -> float:
    return float(s.players[seat].score())
