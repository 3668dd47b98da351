"""Why a megalith cannot be placed somewhere."""

from __future__ import annotations

from longcount.games.winter import steps
from longcount.games.winter.components import GREYS, MEGALITHS
from longcount.games.winter.decisions import Raise
from longcount.games.winter.names import FREE, NONE
from longcount.games.winter.state import Player, State
from longcount.kernel.errors import Refusal


def refuse_raise(s: State, me: Player, decision: Raise) -> Refusal:
    if me.placed == MEGALITHS:
        return Refusal("W-MEGA-01", "megaliths_gone")
    place = s.field.find(decision.level, decision.row, decision.col)
    if place == NONE:
        return Refusal("W-SETUP-18", "no_cell" if decision.level == 1 else "no_square")
    if s.megaliths[place] != FREE:
        return Refusal("W-MEGA-03" if decision.level == 1 else "W-MEGA-04", "occupied")
    if s.stack[-1].kind == steps.ARROW and place not in s.field.targets[s.stack[-1].a]:
        return Refusal("W-MEGA-10", "arrow_cell")
    grey = me.placed < GREYS
    if decision.level > 1:
        return Refusal("W-MEGA-05", "grey_on_top") if grey else Refusal("W-MEGA-04", "square_below")
    if s.field.is_start[place]:
        return Refusal("W-MEGA-02", "start_grey")
    if s.options.arrow_targets_grey_only and s.field.is_pointed[place] and not grey:
        return Refusal("W-MEGA-10", "arrows_grey")
    return Refusal("W-MEGA-03", "neighbour")
