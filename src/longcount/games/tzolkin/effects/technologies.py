"""Technologies: advances, their price, their bonus."""

from __future__ import annotations

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin import steps
from longcount.games.tzolkin.decisions import Pay, Take
from longcount.games.tzolkin.effects.goods import gain, pay, score
from longcount.games.tzolkin.state import (
    AGRICULTURE,
    ARCHITECTURE,
    EXTRACTION,
    FROM_ARCHITECTURE,
    GOLD,
    SKULL,
    STONE,
    TRACKS,
    WOOD,
    State,
)
from longcount.kernel.pending import Step
from longcount.kernel.shared_lists import changed


def do_advance(s: State, step: Step, track: int) -> None:
    if step.kind == steps.FREE_LEVEL:
        raise_level(s, s.turn, track, True)
        return
    if step.kind == steps.ADVANCE and step.a:
        s.stack.append(steps.STEP[steps.ADVANCE_MORE])  # T-TIK-03 T-TECH-05
    s.stack.append(Step(steps.RAISE, track))
    level = s.players[s.turn].levels[track]
    purpose = steps.FOR_BONUS if level == c.TOP_LEVEL else 0
    s.stack.append(Step(steps.PAY, c.LEVEL_PRICE[level], purpose))  # T-TECH-03 T-TECH-04


def do_pay(s: State, step: Step, decision: Pay) -> None:
    pay(s, s.turn, WOOD, decision.wood, "price")
    pay(s, s.turn, STONE, decision.stone, "price")
    pay(s, s.turn, GOLD, decision.gold, "price")
    if step.kind == steps.OFFER_FOR_CLIMB:
        s.stack.append(steps.STEP[steps.CLIMB])  # T-TECH-22


def raise_level(s: State, seat: int, track: int, is_free: bool) -> None:
    """One level up, or the bonus beyond level 3."""
    me = s.players[seat]
    if me.levels[track] < c.TOP_LEVEL:
        me.levels = changed(me.levels, track, 1)  # T-TECH-01 T-SYM-08 T-SYM-09 T-SYM-10 T-SYM-11
        s.tell(seat, "level", TRACKS[track], me.levels[track], "technology")
    elif not is_free or s.options.free_level_gives_bonus:
        level_bonus(s, seat, track)  # T-TECH-04


def level_bonus(s: State, seat: int, track: int) -> None:
    if track == AGRICULTURE:
        s.stack.append(steps.STEP[steps.CLIMB])  # T-TECH-10
    elif track == EXTRACTION:
        s.stack.append(Step(steps.TAKE, 2))  # T-TECH-14
    elif track == ARCHITECTURE:
        score(s, seat, FROM_ARCHITECTURE, 3, "architecture bonus")  # T-TECH-19
    else:
        gain(s, seat, SKULL, 1, "theology bonus")  # T-TECH-24


def do_take(s: State, decision: Take) -> None:
    gain_some(s, WOOD, decision.wood)
    gain_some(s, STONE, decision.stone)
    gain_some(s, GOLD, decision.gold)


def gain_some(s: State, good: int, amount: int) -> None:
    if amount:
        gain(s, s.turn, good, amount, "free choice")
