"""What decisions do, a file per chapter."""

from __future__ import annotations

from longcount.games.tikal import steps
from longcount.games.tikal.decisions import Choose, Lay
from longcount.games.tikal.effects.actions import do_action
from longcount.games.tikal.effects.auction import choose, do_call
from longcount.games.tikal.effects.tiles import lay
from longcount.games.tikal.state import State
from longcount.kernel.decisions import Decision


def do(s: State, decision: Decision) -> None:
    """Carry out an offered decision of the acting seat."""
    kind = s.stack[-1].kind
    if kind == steps.ACT:
        do_action(s, decision)
    elif kind == steps.LAY:
        assert isinstance(decision, Lay)
        lay(s, decision)
    elif kind == steps.BID:
        do_call(s, decision)
    else:
        assert isinstance(decision, Choose)
        choose(s, decision)
