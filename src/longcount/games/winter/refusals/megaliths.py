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
        return Refusal("W-MEGA-01", "You have placed all your megaliths.")
    place = s.field.find(decision.level, decision.row, decision.col)
    if place == NONE:
        what = "cell" if decision.level == 1 else "square of four cells"
        return Refusal("W-SETUP-18", f"There is no such {what} on this field.")
    if s.megaliths[place] != FREE:
        return Refusal("W-MEGA-03" if decision.level == 1 else "W-MEGA-04", "A megalith stands there already.")
    if s.stack[-1].kind == steps.ARROW and place not in s.field.targets[s.stack[-1].a]:
        return Refusal("W-MEGA-10", "This megalith goes to a cell that the arrows point at.")
    grey = me.placed < GREYS
    if decision.level > 1:
        if grey:
            return Refusal("W-MEGA-05", "Your next megalith is a grey one; grey ones never stand on others.")
        return Refusal("W-MEGA-04", "Four megaliths of one level must form a square below.")
    if s.field.is_start[place]:
        return Refusal("W-MEGA-02", "Start cells take grey megaliths only; your next one is of your colour.")
    if s.options.arrow_targets_grey_only and s.field.is_pointed[place] and not grey:
        return Refusal("W-MEGA-10", "At this table cells that arrows point at take grey megaliths only.")
    return Refusal("W-MEGA-03", "A megalith needs a neighbour, or a start cell if it is grey.")
