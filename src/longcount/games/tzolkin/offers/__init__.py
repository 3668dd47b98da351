"""What may be done: state → legal decisions, a section per rulebook chapter, each list in catalogue order.

The twin of effects/: every `offer_x` here has its `do_x` there.
"""

from __future__ import annotations

from longcount.games.tzolkin import steps
from longcount.games.tzolkin.calendar import why_one_day
from longcount.games.tzolkin.decisions import ADVANCE, ANGER, CLIMB, CLIMB_TWO, DONE, TAKE, TURN_DAYS
from longcount.games.tzolkin.offers.buildings import offer_build
from longcount.games.tzolkin.offers.cities import offer_any_action, offer_harvest, offer_market
from longcount.games.tzolkin.offers.technologies import offer_advance, offer_pay
from longcount.games.tzolkin.offers.temples import angry_temples
from longcount.games.tzolkin.offers.turn import offer_turn
from longcount.games.tzolkin.state import State
from longcount.kernel.decisions import Decision


def offer(s: State) -> list[Decision]:
    """The answers to the last pending step, asked of the acting seat."""
    step = s.stack[-1]
    kind = step.kind
    if kind == steps.TURN:
        return offer_turn(s)
    if kind == steps.PAY:
        return offer_pay(s, step.a)
    if kind == steps.HARVEST:
        return offer_harvest(s, step.a)
    if kind == steps.CLIMB:
        return CLIMB  # T-TEMPLE-02 all three, a void climb included (Q49)
    if kind == steps.MARKET:
        return offer_market(s, step.a)
    if kind == steps.ADVANCE:
        return offer_advance(s)
    if kind == steps.ADVANCE_MORE:
        return [*offer_advance(s), DONE]
    if kind == steps.TAKE:
        return TAKE[step.a]
    if kind == steps.ANGER:
        return [ANGER[temple] for temple in angry_temples(s.players[s.turn])]
    if kind == steps.FREE_LEVEL:
        return ADVANCE
    if kind == steps.CLIMB_TWO:
        return CLIMB_TWO
    if kind == steps.ANY_ACTION:
        return offer_any_action(s, step.a)
    if kind == steps.OFFER_FOR_CLIMB:
        return [*offer_pay(s, 1), DONE]
    if kind == steps.TURN_DAYS:
        return TURN_DAYS[:1] if why_one_day(s) else TURN_DAYS  # T-FIRST-08 T-FIRST-09 T-FIRST-12
    return offer_build(s, kind, step.a)
