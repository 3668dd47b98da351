"""Why a decision is not offered: the rule that forbids it, and which sentence of the catalogue says so."""

from __future__ import annotations

from typing import Final

from longcount.games.winter import chance_decisions as o
from longcount.games.winter import decisions as d
from longcount.games.winter import steps
from longcount.games.winter.components import CHIEFS, SETUPS
from longcount.games.winter.names import SETUP
from longcount.games.winter.refusals.gains import op_of, refuse_gain
from longcount.games.winter.refusals.named import card_name, due_text, left_text
from longcount.games.winter.refusals.turn import refuse_turn
from longcount.games.winter.state import State
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import Refusal

DRAWN: Final[dict[type[Decision], str]] = {
    o.NextInOrder: "W-SETUP-16",
    o.DealChief: "W-SETUP-06",
    o.DealSetup: "W-SETUP-09",
    o.LayStone: "W-SETUP-02",
    o.OpenCulture: "W-SETUP-05",
    o.TurnAnimal: "W-HUNT-01",
    o.LayBoard: "W-SETUP-18",
    o.BoxTile: "W-SETUP-19",
    o.LayTile: "W-SETUP-20",
    o.TurnGlacier: "W-GLACIER-03",
    o.TurnRest: "W-RESTTOKEN-05",
    o.Deal: "W-SYM-13",
}
"""What chance decides, each with its rule."""
ASKED: Final[dict[int, str]] = {
    steps.SIDE: "first_side",
    steps.PICK_CHIEF: "first_chief",
    steps.PICK_SETUP: "first_setup",
    steps.TRIGGER: "trigger",
    steps.SECOND_HALF: "second_half",
    steps.ARROW: "arrow",
    steps.TOKEN: "token",
    steps.PILE: "pile",
}
"""What must be answered first, where the question alone says it."""


def why_not(s: State, seat: int, decision: Decision) -> Refusal:
    """The rule that forbids a decision which this seat is not offered."""
    rule = DRAWN.get(type(decision))
    if rule is not None:
        return Refusal(rule, "drawn")
    refusal = refuse_answer(s, seat, decision)
    return first_answer(s) if refusal is None else refusal


def first_answer(s: State) -> Refusal:
    """What is asked comes first."""
    step = s.stack[-1]
    rule = steps.KINDS[step.kind].rule
    may_decline = isinstance(s.offered[-1], d.Done)
    if step.kind in ASKED:
        return Refusal(rule, ASKED[step.kind])
    if step.kind == steps.EFFECT:
        if isinstance(s.offered[0], d.Discard):
            return Refusal("W-SYM-14", "discard_last")
        gives = left_text(s.pack.effects[step.a], step.b)
        return Refusal(rule, "gain_or_done" if may_decline else "gain", gives=gives)
    if step.kind == steps.DUE:
        return Refusal(rule, "due_or_done" if may_decline else "due", gives=due_text(s.due))
    if step.kind == steps.ABILITIES:
        return Refusal(rule, "abilities", card=card_name(s, step.a))
    if step.kind == steps.PAY_CARD:
        return Refusal(rule, "pay_card", card=card_name(s, step.a))
    if step.kind == steps.SUN:
        return Refusal(rule, "sun_or_done" if may_decline else "sun")
    return first_place(s, rule)


def first_place(s: State, rule: str) -> Refusal:
    """The figure comes next; what may still be done before it is named."""
    may = list(dict.fromkeys([decision.verb for decision in s.offered if not isinstance(decision, d.Place)]))
    return Refusal(rule, "first_place_may", may=may) if may else Refusal(rule, "first_place")


def refuse_answer(s: State, seat: int, decision: Decision) -> Refusal | None:
    """Why a decision of the right kind is refused; None if it does not answer this step at all."""
    kind = s.stack[-1].kind
    if isinstance(decision, d.ChooseSide | d.PickChief | d.PickSetup):
        return refuse_draft(s, kind, decision)
    if s.phase == SETUP:
        return None
    if op_of(decision) is not None:
        return refuse_gain(s, seat, decision)
    if kind in (steps.TURN, steps.WINDOW) or isinstance(decision, d.Use | d.Hide | d.Eat):
        return refuse_turn(s, seat, decision)
    if kind == steps.PAY_CARD and isinstance(decision, d.Done):
        return Refusal("W-CULTURE-02", "pay_needed")
    return None


def refuse_draft(s: State, kind: int, decision: Decision) -> Refusal | None:
    if kind == steps.PICK_CHIEF and isinstance(decision, d.PickChief):
        return Refusal("W-VARIANT-03", "chief_absent", chief=CHIEFS[decision.chief])
    if kind == steps.PICK_SETUP and isinstance(decision, d.PickSetup):
        return Refusal("W-VARIANT-02", "setup_absent", setup=SETUPS[decision.setup])
    if s.phase == SETUP:
        return None
    if isinstance(decision, d.ChooseSide):
        return Refusal("W-SETUP-06", "side_chosen")
    return Refusal("W-VARIANT-03" if isinstance(decision, d.PickChief) else "W-VARIANT-02", "draft_over")
