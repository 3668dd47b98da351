"""The kinds of pending steps: what a seat is asked, what chance is asked, what follows by itself."""

from __future__ import annotations

from typing import Final

from longcount.kernel.pending import A_SEAT, NOBODY, THE_DICE, Step, StepKind

# --- asked of a seat ----------------------------------------------------------
KEEP: Final = 0
TURN: Final = 1
HARVEST: Final = 2
"""At Palenque `a`."""
ANGER: Final = 3
ADVANCE: Final = 4
"""A paid advance; `a` more may follow."""
ADVANCE_MORE: Final = 5
FREE_LEVEL: Final = 6
PAY: Final = 7
"""`a` resources, for a level, FOR_TEMPLES or FOR_BONUS (`b`)."""
FOR_TEMPLES: Final = 1
FOR_BONUS: Final = 2
TAKE: Final = 8
"""`a` resources, as extraction's bonus or FROM_SPOT (`b`) of Chichen Itza."""
FROM_SPOT: Final = 1
CLIMB: Final = 9
CLIMB_TWO: Final = 10
BUILD: Final = 11
BUILD_FIRST: Final = 12
"""The first building of Tikal 4, or a monument."""
BUILD_SECOND: Final = 13
"""The second one; `a` is 1 if architecture was used on the first."""
BUILD_EXTRA: Final = 14
BUILD_WITH_CORN: Final = 15
MARKET: Final = 16
"""`a` is 1 once something was bought."""
ANY_ACTION: Final = 17
"""`a` is 1 if it may be declined."""
OFFER_FOR_CLIMB: Final = 18
TURN_DAYS: Final = 19
LAST_ASKED: Final = 19

# --- asked of chance ----------------------------------------------------------
DRAW_FIRST: Final = 20
DRAW_MONUMENT: Final = 21
DRAW_BUILDING: Final = 22
DRAW_WEALTH: Final = 23
"""For seat `a`."""
DRAW_DUMMY: Final = 24

# --- over ---------------------------------------------------------------------
GAME_OVER: Final = 25

# --- what follows by itself ---------------------------------------------------
NEXT_ROUND: Final = 26
BEGIN_TURN: Final = 27
"""Of seat `a`."""
FINISH_TURN: Final = 28
FEED: Final = 29
CHANGE_AGE: Final = 30
REWARD: Final = 31
CALENDAR: Final = 32
RAISE: Final = 33
"""Marker on track `a` moves up, or its bonus is gained."""
GRANT: Final = 34
"""The action that building `a` grants."""
FINAL_SCORING: Final = 35

KINDS: Final[tuple[StepKind, ...]] = (
    StepKind("keep", "T-SETUP-14", A_SEAT),
    StepKind("turn", "T-ROUND-03", A_SEAT),
    StepKind("harvest", "T-PAL-06", A_SEAT, a="action"),
    StepKind("anger", "T-ANGER-01", A_SEAT),
    StepKind("advance", "T-TIK-01", A_SEAT, a="more"),
    StepKind("advance more", "T-TIK-03", A_SEAT),
    StepKind("free level", "T-SYM-12", A_SEAT),
    StepKind("pay", "T-TECH-03", A_SEAT, a="resources", b="purpose"),
    StepKind("take", "T-TECH-14", A_SEAT, a="resources", b="source"),
    StepKind("climb", "T-TEMPLE-02", A_SEAT),
    StepKind("climb two", "T-TIK-09", A_SEAT),
    StepKind("build", "T-TIK-02", A_SEAT),
    StepKind("build first", "T-TIK-04", A_SEAT),
    StepKind("build second", "T-TIK-04", A_SEAT, a="architecture_used"),
    StepKind("build extra", "T-SYM-18", A_SEAT),
    StepKind("build with corn", "T-UXM-04", A_SEAT),
    StepKind("market", "T-UXM-02", A_SEAT, a="has_bought"),
    StepKind("any action", "T-UXM-07", A_SEAT, a="may_decline"),
    StepKind("offer for a climb", "T-TECH-22", A_SEAT),
    StepKind("turn days", "T-FIRST-07", A_SEAT),
    StepKind("first player", "T-SETUP-05", THE_DICE),
    StepKind("monument", "T-SETUP-11", THE_DICE),
    StepKind("building", "T-BUILD-02", THE_DICE),
    StepKind("deal", "T-SETUP-13", THE_DICE, a="seat"),
    StepKind("neutral worker", "T-2P3P-06", THE_DICE),
    StepKind("over", "T-END-01", NOBODY),
    StepKind("next round", "T-ROUND-01"),
    StepKind("begin turn", "T-ROUND-02", a="seat"),
    StepKind("finish turn", "T-ROUND-06"),
    StepKind("feed", "T-FOOD-04"),
    StepKind("change age", "T-BUILD-05"),
    StepKind("reward", "T-FOOD-05"),
    StepKind("calendar", "T-CAL-04"),
    StepKind("raise", "T-TECH-01", a="track"),
    StepKind("grant", "T-TIK-08", a="building"),
    StepKind("final scoring", "T-END-02"),
)
"""All of them by number: the name, the rule, who answers, what the numbers are."""


def rule_of(step: Step) -> str:
    """The rule a step comes from."""
    if step.kind == PAY and step.b:
        return "T-TIK-09" if step.b == FOR_TEMPLES else "T-TECH-04"
    if step.kind == TAKE and step.b:
        return "T-CHI-04"
    if step.kind == ADVANCE and step.a:
        return "T-TIK-03"
    return KINDS[step.kind].rule


# Steps without numbers are made once.
STEP: Final[list[Step]] = [Step(kind) for kind in range(FINAL_SCORING + 1)]
