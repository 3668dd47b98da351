"""The kinds of pending steps: what a seat is asked, what chance is asked, what follows by itself."""

from __future__ import annotations

from typing import Final

from longcount.kernel.pending import Step

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

NAMES: Final[dict[int, tuple[str, str]]] = {
    BID: ("bid", "K-AUCTION-08"),
    CHOOSE: ("choose", "K-AUCTION-13"),
    LAY: ("lay", "K-TURN-02"),
    ACT: ("act", "K-AP-03"),
    DRAW_FIRST: ("first player", "K-TURN-01"),
    DRAW_TILE: ("tile", "K-TURN-02"),
    DRAW_TREASURE: ("treasure", "K-TREASURE-04"),
    GAME_OVER: ("over", "K-END-03"),
}
"""Name and rule of every step that somebody is asked, for the page and for refusals."""

# Steps without numbers are made once.
STEP: Final[list[Step]] = [Step(kind) for kind in range(FINAL + 1)]
