"""The kinds of pending steps: what a seat is asked, what chance is asked, what follows by itself."""

from __future__ import annotations

from typing import Final

from longcount.kernel.pending import A_SEAT, NOBODY, THE_DICE, Step, StepKind

# --- asked of a seat ----------------------------------------------------------
BID: Final = 0
CHOOSE: Final = 1
LAY: Final = 2
ACT: Final = 3
LAST_ASKED: Final = 3

# --- asked of chance ----------------------------------------------------------
DRAW_FIRST: Final = 4
DRAW_TILE: Final = 5
"""`a` is 1 for a tile of the display, 2 for another tile instead of one that does not fit."""
FOR_DISPLAY: Final = 1
INSTEAD: Final = 2
DRAW_TREASURE: Final = 6

# --- over ---------------------------------------------------------------------
GAME_OVER: Final = 7

# --- what follows by itself ---------------------------------------------------
NEXT_TURN: Final = 8
"""Of seat `a`."""
NEXT_ROUND: Final = 9
"""Of the auction version; seat `a` opens."""
NEXT_AUCTION: Final = 10
"""Seat `a` opens, or the next one clockwise that has not moved."""
EXPLORE: Final = 11
"""Seat `a` deals with the tile in hand: a volcano starts a scoring round first."""
PREPARE: Final = 12
"""Seat `a` is about to lay the tile in hand."""
BLOCK: Final = 13
"""Action points for seat `a`; `b` says what for."""
NORMAL: Final = 0
SCORING: Final = 1
AFTER_VOLCANO: Final = 2
SCORE: Final = 14
"""Seat `a` scores."""
FLIP: Final = 15
"""Seat `a` has moved in this round."""
FINAL: Final = 16
"""The last scoring round; seat `a` laid the last tile."""

KINDS: Final[tuple[StepKind, ...]] = (
    StepKind("bid", "K-AUCTION-08", A_SEAT),
    StepKind("choose", "K-AUCTION-13", A_SEAT),
    StepKind("lay", "K-TURN-02", A_SEAT),
    StepKind("act", "K-AP-03", A_SEAT),
    StepKind("first player", "K-TURN-01", THE_DICE),
    StepKind("tile", "K-TURN-02", THE_DICE, a="purpose"),
    StepKind("treasure", "K-TREASURE-04", THE_DICE, a="space"),
    StepKind("over", "K-END-03", NOBODY),
    StepKind("next turn", a="seat"),
    StepKind("next round", a="opener"),
    StepKind("next auction", a="opener"),
    StepKind("explore", a="seat"),
    StepKind("prepare", a="seat"),
    StepKind("block", a="seat", b="purpose"),
    StepKind("score", a="seat"),
    StepKind("flip", a="seat"),
    StepKind("final", a="last"),
)
"""Every kind by its number: what it is called, its rule, who answers it, what its numbers are."""

# Steps without numbers are made once.
STEP: Final[list[Step]] = [Step(kind) for kind in range(FINAL + 1)]
