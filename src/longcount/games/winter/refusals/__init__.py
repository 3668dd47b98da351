"""Why a decision is not offered: the rule that forbids it and a sentence with the numbers."""

from __future__ import annotations

from typing import Final

from longcount.games.winter import decisions as d
from longcount.games.winter import steps
from longcount.games.winter.components import CHIEFS, SETUPS
from longcount.games.winter.refusals.gains import op_of, refuse_gain
from longcount.games.winter.refusals.turn import refuse_turn
from longcount.games.winter.state import State
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import Refusal

FIRST_ANSWER: Final[dict[int, str]] = {
    steps.SIDE: "First choose the side of your chief's card.",
    steps.PICK_CHIEF: "First pick one of the chiefs that lie open.",
    steps.PICK_SETUP: "First pick one of the set-up cards that lie open.",
    steps.TURN: "Before your figure stands you may only play culture cards; then place a figure.",
    steps.WINDOW: "That cannot be done with your figure now.",
    steps.EFFECT: "First take what this effect gives.",
    steps.DUE: "First take what is due in this step of the eclipse.",
    steps.ABILITIES: "First use the abilities of the culture card you played.",
    steps.TRIGGER: "First say whether you use the ability that was set off.",
    steps.PAY_CARD: "First discard a card for the further culture card.",
    steps.SECOND_HALF: "First say whether you use the other half of the middle of Initiation.",
    steps.ARROW: "First place the megalith that the arrows point to.",
    steps.TOKEN: "First take the open rest token, or the next one.",
    steps.PILE: "First form your eclipse pile.",
    steps.SUN: "First use the eclipse abilities of your pile.",
}
MAY_BE_DONE: Final = (steps.EFFECT, steps.DUE, steps.ABILITIES, steps.ARROW, steps.PILE, steps.SUN)
"""Steps that can mostly be declined, as a whole or what is left of them."""


def why_not(s: State, seat: int, decision: Decision) -> Refusal:
    """The rule that forbids a decision which this seat is not offered."""
    refusal = refuse_answer(s, seat, decision)
    return first_answer(s) if refusal is None else refusal


def first_answer(s: State) -> Refusal:
    """What is asked comes first."""
    kind = s.stack[-1].kind
    if kind == steps.EFFECT and isinstance(s.offered[0], d.Discard):
        return Refusal("W-SYM-14", "First discard a card, the last part of this effect.")
    told = FIRST_ANSWER.get(kind, "That is decided by chance.")
    if kind in MAY_BE_DONE and isinstance(s.offered[-1], d.Done):
        told = told.replace(".", ", or be done.")
    return Refusal(steps.KINDS[kind].rule, told)


def refuse_answer(s: State, seat: int, decision: Decision) -> Refusal | None:
    """Why a decision of the right kind is refused; None if it does not answer this step at all."""
    kind = s.stack[-1].kind
    if kind <= steps.PICK_SETUP:
        return refuse_draft(kind, decision)
    if op_of(decision) is not None:
        return refuse_gain(s, seat, decision)
    if kind in (steps.TURN, steps.WINDOW) or isinstance(decision, d.Use | d.Hide | d.Eat):
        return refuse_turn(s, seat, decision)
    if kind == steps.PAY_CARD and isinstance(decision, d.Done):
        return Refusal("W-CULTURE-02", "A further culture card in the same turn costs a card from your hand.")
    return None


def refuse_draft(kind: int, decision: Decision) -> Refusal | None:
    if kind == steps.PICK_CHIEF and isinstance(decision, d.PickChief):
        return Refusal("W-VARIANT-03", f"{CHIEFS[decision.chief]} is not among the chiefs that lie open.")
    if kind == steps.PICK_SETUP and isinstance(decision, d.PickSetup):
        return Refusal("W-VARIANT-02", f"{SETUPS[decision.setup]} is not among the set-up cards that lie open.")
    return None
