"""What decisions do, a file per chapter."""

from __future__ import annotations

from longcount.games.tikal.decisions import Bid, Choose, Lay, Pass
from longcount.games.tikal.effects.actions import do_action
from longcount.games.tikal.effects.auction import choose, do_call
from longcount.games.tikal.effects.tiles import lay
from longcount.games.tikal.state import State
from longcount.kernel.decisions import Decision


def do(s: State, decision: Decision) -> None:
    """Carry out an offered decision of the acting seat."""
    if isinstance(decision, Lay):
        lay(s, decision)
    elif isinstance(decision, Choose):
        choose(s, decision)
    elif isinstance(decision, (Bid, Pass)):
        do_call(s, decision)
    else:
        do_action(s, decision)
