"""The kinds of pending steps: what a seat is asked, what chance is asked, what follows by itself."""

from __future__ import annotations

from typing import Final

from longcount.kernel.pending import Step

# --- asked of a seat ----------------------------------------------------------
KEEP: Final = 0
TURN: Final = 1
HARVEST: Final = 2
ANGER: Final = 3
ADVANCE: Final = 4
"""A paid advance; `a` more may follow."""
ADVANCE_MORE: Final = 5
FREE_LEVEL: Final = 6
PAY: Final = 7
"""`a` resources, for a level or FOR_TEMPLES (`b`)."""
FOR_TEMPLES: Final = 1
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

NAMES: Final[dict[int, tuple[str, str]]] = {
    KEEP: ("keep", "T-SETUP-14"),
    TURN: ("turn", "T-ROUND-03"),
    HARVEST: ("harvest", "T-PAL-06"),
    ANGER: ("anger", "T-ANGER-01"),
    ADVANCE: ("advance", "T-TIK-01"),
    ADVANCE_MORE: ("advance more", "T-TIK-03"),
    FREE_LEVEL: ("free level", "T-SYM-12"),
    PAY: ("pay", "T-TECH-03"),
    TAKE: ("take", "T-TECH-14"),
    CLIMB: ("climb", "T-TEMPLE-02"),
    CLIMB_TWO: ("climb two", "T-TIK-09"),
    BUILD: ("build", "T-TIK-02"),
    BUILD_FIRST: ("build first", "T-TIK-04"),
    BUILD_SECOND: ("build second", "T-TIK-04"),
    BUILD_EXTRA: ("build extra", "T-SYM-18"),
    BUILD_WITH_CORN: ("build with corn", "T-UXM-04"),
    MARKET: ("market", "T-UXM-02"),
    ANY_ACTION: ("any action", "T-UXM-07"),
    OFFER_FOR_CLIMB: ("offer for a climb", "T-TECH-22"),
    TURN_DAYS: ("turn days", "T-FIRST-07"),
    DRAW_FIRST: ("first player", "T-SETUP-05"),
    DRAW_MONUMENT: ("monument", "T-SETUP-11"),
    DRAW_BUILDING: ("building", "T-BUILD-02"),
    DRAW_WEALTH: ("deal", "T-SETUP-13"),
    DRAW_DUMMY: ("neutral worker", "T-2P3P-06"),
    GAME_OVER: ("over", "T-END-01"),
}
"""Name and rule of every step that somebody is asked, for the page and for refusals."""


def rule_of(step: Step) -> str:
    """The rule a step comes from."""
    if step.b:
        return "T-TIK-09" if step.kind == PAY else "T-CHI-04"
    return NAMES[step.kind][1]


# Steps without numbers are made once.
STEP: Final[list[Step]] = [Step(kind) for kind in range(FINAL_SCORING + 1)]
