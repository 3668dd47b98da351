"""What happens: decision → changes, the same chapters as in offers/

An effect assumes that its decision was offered. Where a choice is left open it pushes a step; steps pushed last are
answered first, so an effect pushes in reverse.
"""

from __future__ import annotations

from longcount.games.tzolkin.calendar import do_turn_days
from longcount.games.tzolkin.decisions import (
    Act,
    Advance,
    Anger,
    Beg,
    Build,
    BuildMonument,
    Buy,
    Climb,
    ClimbTwo,
    Done,
    EndTurn,
    Harvest,
    Pay,
    PickUp,
    Place,
    Sell,
    Take,
    TurnDays,
)
from longcount.games.tzolkin.effects.buildings import do_build, do_build_monument
from longcount.games.tzolkin.effects.cities import do_act, do_buy, do_harvest, do_sell
from longcount.games.tzolkin.effects.technologies import do_advance, do_pay, do_take
from longcount.games.tzolkin.effects.temples import climb, descend
from longcount.games.tzolkin.effects.turn import do_beg, do_pick, do_place
from longcount.games.tzolkin.state import State
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import Step


def do(s: State, decision: Decision) -> None:
    """Carry out a decision of the acting seat."""
    if isinstance(decision, Place):
        do_place(s, decision)
    elif isinstance(decision, PickUp):
        do_pick(s, decision)
    elif isinstance(decision, EndTurn):
        s.stack.pop()
    elif isinstance(decision, Beg):
        do_beg(s, decision)
    else:
        step = s.stack.pop()
        do_answer(s, step, decision)


def do_answer(s: State, step: Step, decision: Decision) -> None:
    """Answer a step within an action."""
    if isinstance(decision, Pay):
        do_pay(s, step, decision)
    elif isinstance(decision, Harvest):
        do_harvest(s, step.a, decision.crop)
    elif isinstance(decision, Climb):
        climb(s, s.turn, decision.temple, "climb")
    elif isinstance(decision, Advance):
        do_advance(s, step, decision.track)
    elif isinstance(decision, Sell):
        do_sell(s, decision.good)
    elif isinstance(decision, Buy):
        do_buy(s, decision.good)
    elif isinstance(decision, Build):
        do_build(s, step, decision)
    elif isinstance(decision, Take):
        do_take(s, decision)
    elif isinstance(decision, Act):
        do_act(s, decision)
    elif isinstance(decision, Anger):
        descend(s, s.turn, decision.temple, "burned forest")
    elif isinstance(decision, ClimbTwo):
        climb(s, s.turn, decision.first, "tikal 5")  # T-TIK-09
        climb(s, s.turn, decision.second, "tikal 5")
    elif isinstance(decision, BuildMonument):
        do_build_monument(s, decision.monument)
    elif isinstance(decision, TurnDays):
        do_turn_days(s, decision.days)
    else:
        assert isinstance(decision, Done)
