"""A symbol is had: it is struck from what is left of its effect, or the price of an action is paid."""

from __future__ import annotations

from longcount.games.winter import steps
from longcount.games.winter.effect_language import BITS, MEMORY, MOST, Effect
from longcount.games.winter.effects.goods import gain_due, gain_plain, pay
from longcount.games.winter.names import (
    BOTTOM,
    BURY,
    CAMP,
    COLUMNS,
    DISCARD,
    FOOD,
    INITIATION,
    LAST_DECLINED,
    MIDDLE,
    REVEAL,
    TOOL,
    TOP,
    TRIBE_DISCARD,
)
from longcount.games.winter.state import State
from longcount.kernel.pending import Step
from longcount.kernel.shared_lists import changed


def charge(s: State, op: int, amount: int = 1, memory: int = 0) -> None:
    """Account for a symbol that was chosen; `memory` is what later ones of it must match or differ from."""
    step = s.stack[-1]
    kind = step.kind
    if kind == steps.EFFECT:
        s.stack.pop()
        left = strike(s.pack.effects[step.a], step.b, op, amount, memory)
        if left:
            s.stack.append(Step(steps.EFFECT, step.a, left))
    elif kind == steps.DUE:
        s.due = changed(s.due, op, -amount)
    elif kind == steps.WINDOW:
        if s.part == TOP:
            pay_top(s, op)
        elif s.part == MIDDLE:
            pay_middle(s, op)
        else:
            s.stack.pop()
            left = strike(s.pack.effects[step.a], step.b, op, amount, memory)
            s.stack.append(Step(steps.WINDOW, step.a, left))
    else:
        assert kind in (steps.SECOND_HALF, steps.ARROW)
        s.stack.pop()


def strike(effect: Effect, left: int, op: int, amount: int, memory: int) -> int:
    """What is left of an effect afterwards; in a fixed order, earlier symbols are given up."""
    unit = effect.ops.index(op)
    left -= amount << BITS * unit
    if effect.ordered:
        left = left >> BITS * unit << BITS * unit
    units = left & ((1 << MEMORY) - 1)
    return units + (memory << MEMORY) if units else 0


def pay_top(s: State, op: int) -> None:
    if op == CAMP:
        pay(s, s.pack.camp_price, COLUMNS[s.place])
    elif op == REVEAL:
        pay(s, s.pack.reveal_price, COLUMNS[s.place])
    else:
        pay(s, s.pack.top_price[s.place], COLUMNS[s.place])


def pay_middle(s: State, op: int) -> None:
    """The action of the middle, once; the figure slides on, and Initiation has a second half."""
    pay(s, s.pack.middle_price[s.place], COLUMNS[s.place])
    slide_to_bottom(s)
    if s.place == INITIATION:
        other = TRIBE_DISCARD if op == BURY else BURY
        s.stack.append(Step(steps.SECOND_HALF, other))  # W-INIT-04


def slide_to_bottom(s: State) -> None:
    """The first figure of the round covers the symbol and may have its bonus."""
    s.stack.pop()
    s.part = BOTTOM
    effect = s.pack.bottom[s.place]
    is_first = s.covered >> s.place & 1 == 0
    s.covered |= 1 << s.place  # W-PLACE-06 W-PLACE-08
    s.stack.append(Step(steps.WINDOW, effect.index, effect.start if is_first else 0))


def do_go_on(s: State) -> None:
    if s.part == TOP:
        s.part = MIDDLE  # W-PLACE-03
    else:
        slide_to_bottom(s)


def do_end_turn(s: State) -> None:
    """What is left of the bonus is declined, except goods that nobody would."""
    step = s.stack.pop()
    gain_plain(s, s.pack.effects[step.a], step.b)


def do_take_goods(s: State) -> None:
    """The goods of a bonus that need no decision, now; what else it gives is asked on."""
    if s.stack[-1].kind == steps.DUE:
        gain_due(s)  # W-ECLIPSE-08 A-69
        return
    step = s.stack.pop()
    effect = s.pack.effects[step.a]
    goods, others = parted(effect, step.b)
    gain_plain(s, effect, goods)
    s.stack.append(Step(step.kind, step.a, others))


def parted(effect: Effect, left: int) -> tuple[int, int]:
    """What is left, parted into plain goods and the rest."""
    goods = 0
    for unit in range(len(effect.ops)):
        if effect.ops[unit] >= FOOD:
            goods |= left & MOST << BITS * unit
    return goods, left & ~goods


def do_done(s: State) -> None:
    """Nothing more that can be declined; goods come now, a discard and tools stay to be asked."""
    step = s.stack.pop()
    if step.kind == steps.EFFECT:
        finish_effect(s, step)
    elif step.kind == steps.DUE:
        finish_due(s)


def finish_effect(s: State, step: Step) -> None:
    """Drop what was declined; tools and a discard are asked on, then the goods come."""
    effect = s.pack.effects[step.a]
    declined, asked, goods = 0, 0, 0
    for unit in range(len(effect.ops)):
        op = effect.ops[unit]
        bits = step.b & MOST << BITS * unit
        if op >= FOOD:
            goods |= bits
        elif op in (DISCARD, TOOL):
            asked |= bits
        else:
            declined |= bits
    if declined and asked:
        s.stack.append(Step(steps.EFFECT, step.a, asked | goods))
    else:
        gain_plain(s, effect, goods)


def finish_due(s: State) -> None:
    declined = 0
    due = s.due[:]
    for op in range(LAST_DECLINED + 1):
        if op != TOOL:
            declined += due[op]
            due[op] = 0
    if declined and due[TOOL]:
        s.due = due
        s.stack.append(steps.STEP[steps.DUE])
        return
    due[TOOL] = 0
    s.due = due
    gain_due(s)
