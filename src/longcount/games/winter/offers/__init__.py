"""What may be done: state → legal decisions, a file per rulebook chapter, each list in catalogue order.

The twin of effects/: every `offer_x` here has its `do_x` there.
"""

from __future__ import annotations

from longcount.games.winter import steps
from longcount.games.winter.decisions import CHOOSE_SIDE, CHOOSE_TOKEN, DONE, PICK_CHIEF, PICK_SETUP
from longcount.games.winter.offers.gains import offer_instead_of_megalith
from longcount.games.winter.offers.megaliths import free_targets, offer_targets
from longcount.games.winter.offers.symbols import offer_discard, offer_due, offer_effect, offer_second_half
from longcount.games.winter.offers.turn import (
    offer_culture_abilities,
    offer_draft,
    offer_pile,
    offer_sun,
    offer_trigger,
    offer_turn,
    offer_window,
)
from longcount.games.winter.state import State
from longcount.kernel.decisions import Decision


def offer(s: State) -> list[Decision]:
    """The answers to the last pending step, asked of the acting seat."""
    step = s.stack[-1]
    kind = step.kind
    if kind == steps.WINDOW:
        return offer_window(s, step)
    if kind == steps.EFFECT:
        return offer_effect(s, step)
    if kind == steps.TURN:
        return offer_turn(s)
    if kind == steps.DUE:
        return offer_due(s)
    if kind == steps.PILE:
        return offer_pile(s)
    if kind == steps.ABILITIES:
        return offer_culture_abilities(s, step.a)
    if kind == steps.SUN:
        return offer_sun(s)
    if kind == steps.TRIGGER:
        return offer_trigger(s, step.a)
    if kind == steps.PAY_CARD:
        return offer_payment(s)
    if kind == steps.SECOND_HALF:
        return offer_second_half(s, step.a)
    if kind == steps.ARROW:
        return offer_arrow(s, step.a)
    if kind == steps.TOKEN:
        return CHOOSE_TOKEN  # W-RESTTOKEN-02
    if kind == steps.SIDE:
        return CHOOSE_SIDE  # W-SETUP-06
    return offer_draft(s, PICK_SETUP if kind == steps.PICK_SETUP else PICK_CHIEF)


def offer_payment(s: State) -> list[Decision]:
    """The card that pays for one more culture card."""
    out: list[Decision] = []
    offer_discard(s, s.players[s.turn], out)  # W-CULTURE-02
    return out


def offer_arrow(s: State, start: int) -> list[Decision]:
    """One more megalith in a cell that the arrows point at, or something lower; nothing if none is free."""
    me = s.players[s.turn]
    out: list[Decision] = []
    if free_targets(s, start):
        offer_targets(s, me, start, out)
        offer_instead_of_megalith(s, me, out)
    out.append(DONE)
    return out
