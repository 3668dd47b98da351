"""Why a decision is not offered: the rule that forbids it and a sentence with the numbers."""

from __future__ import annotations

from longcount.games.winter import steps
from longcount.games.winter.state import State
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Refusal


def why_not(s: State, seat: int, decision: Decision) -> Refusal:
    """The rule that forbids a decision which this seat is not offered."""
    return Refusal(steps.NAMES[s.stack[-1].kind][1], "That does not answer the question.")
