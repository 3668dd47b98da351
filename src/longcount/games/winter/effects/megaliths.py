"""Megaliths on the field: bonuses of cells, points for stacking, arrows."""

from __future__ import annotations

from longcount.games.winter import components as c
from longcount.games.winter import steps
from longcount.games.winter.decisions import Raise
from longcount.games.winter.effects.cards import begin, set_off
from longcount.games.winter.effects.goods import score
from longcount.games.winter.field import spot
from longcount.games.winter.names import FROM_MEGALITHS, GREY, MEGALITH, NONE
from longcount.games.winter.offers.abilities import only_scores
from longcount.games.winter.offers.megaliths import free_targets
from longcount.games.winter.state import State
from longcount.kernel.pending import Step
from longcount.kernel.shared_lists import replaced


def do_raise(s: State, decision: Raise) -> None:
    """The leftmost megalith of the own board goes to the field."""
    seat = s.turn
    me = s.players[seat]
    place = s.field.place_at[spot(decision.level, decision.row, decision.col)]
    s.megaliths = replaced(s.megaliths, place, GREY if me.placed < c.GREYS else seat)  # W-MEGA-05
    me.placed += 1
    s.tell(seat, "raise", decision.text, decision.level, "megaliths")
    asks = set_off(s, MEGALITH)
    if decision.level > 1:
        me.raised += 1
        score_stack(s, place)
    else:
        begin_bonus(s, place, asks)


def begin_bonus(s: State, place: int, asks: bool) -> None:
    """What the cell gives; where abilities were set off as well, they are asked about before and after it."""
    after = len(s.stack)
    if s.field.effect[place] != NONE:
        effect = s.pack.effects[s.field.effect[place]]
        if asks and not only_scores(effect):
            s.stack.append(Step(steps.EFFECT, effect.index, effect.start))
        else:
            begin(s, effect)  # W-MEGA-07
    if s.field.is_start[place] and free_targets(s, place):
        s.stack.append(Step(steps.ARROW, place))  # W-MEGA-10 W-SYM-28
    if asks and len(s.stack) > after:
        s.stack.append(Step(steps.TRIGGER, MEGALITH, 1))  # W-SYM-30 A-68


def score_stack(s: State, place: int) -> None:
    """The four directly below pay the placer, and each rival for his own ones."""
    seat = s.turn
    points = 0
    for below in s.field.below[place]:  # W-MEGA-09
        owner = s.megaliths[below]
        points += c.STACK_OWN if owner == seat else c.STACK_OTHER  # W-MEGA-08
        if owner not in (seat, GREY):
            score(s, owner, FROM_MEGALITHS, c.STACK_RIVAL, "covered megalith")
    score(s, seat, FROM_MEGALITHS, points, "stacked megalith")
