"""The kinds of pending steps: what a seat is asked, what chance is asked, what follows by itself."""

from __future__ import annotations

from typing import Final

from longcount.kernel.pending import A_SEAT, NOBODY, THE_DICE, Step, StepKind

# --- asked of a seat ----------------------------------------------------------
SIDE: Final = 0
PICK_CHIEF: Final = 1
PICK_SETUP: Final = 2
TURN: Final = 3
"""Culture cards, then a figure."""
WINDOW: Final = 4
"""Actions of the part that the figure has reached; `a` is the effect to be had there, `b` what is left of it."""
EFFECT: Final = 5
"""Effect `a`, of which `b` is left."""
DUE: Final = 6
"""All that is due in a step of the eclipse (State.due)."""
ABILITIES: Final = 7
"""The abilities of culture card `a` just played."""
TRIGGER: Final = 8
"""Abilities that wait for symbol `a` were set off; `b` is 1 if the bonus of a megalith's cell can go first."""
PAY_CARD: Final = 9
"""A card is discarded for culture card `a`, which is played then."""
SECOND_HALF: Final = 10
"""The other half of the middle of Initiation: `a` is its symbol."""
ARROW: Final = 11
"""One more megalith where the arrows of cell `a` point."""
TOKEN: Final = 12
PILE: Final = 13
SUN: Final = 14
"""Eclipse abilities of the pile."""
LAST_ASKED: Final = 14

# --- asked of chance ----------------------------------------------------------
LAY_STONE: Final = 15
"""Of era `a`."""
OPEN_CULTURE: Final = 16
DEAL_CHIEF: Final = 17
"""To seat `a`, or to the display of the draft (NONE)."""
DEAL_SETUP: Final = 18
LAY_BOARD: Final = 19
BOX_TILE: Final = 20
LAY_TILE: Final = 21
"""On hex `a`."""
NEXT_IN_ORDER: Final = 22
DRAW: Final = 23
"""Seat `a` draws a card."""
REVEAL_ANIMAL: Final = 24
"""The top animal goes to the hunting grounds."""
TAKE_ANIMAL: Final = 25
"""The top animal goes to seat `a`."""
TURN_GLACIER: Final = 26
"""On hex `a`."""
TURN_REST: Final = 27
"""The top rest token is opened, or taken by the acting seat (`a` is 1)."""

# --- over ---------------------------------------------------------------------
GAME_OVER: Final = 28

# --- what follows by itself ---------------------------------------------------
FINISH_SETUP: Final = 29
OPENING_HAND: Final = 30
BEGIN_ROUND: Final = 31
BEGIN_TURN: Final = 32
"""Of seat `a`; `b` is 1 for its last turn of the round."""
FINISH_TURN: Final = 33
BEGIN_ECLIPSE: Final = 34
ECLIPSE_SEAT: Final = 35
"""Seat `a` begins its steps."""
POSITION: Final = 36
TERRAIN: Final = 37
OWN_BOARD: Final = 38
SCORE_STONES: Final = 39
END_ECLIPSE: Final = 40
PREPARE: Final = 41
DRAW_CARDS: Final = 42
"""Seat `a` draws `b` cards, as far as there are any."""
FILL_GROUNDS: Final = 43
FILL_DISPLAY: Final = 44
REVEAL_MORE: Final = 45
"""`a` more animals are added to the hunting grounds."""
NEXT_TOKEN: Final = 46
FINAL_SCORING: Final = 47
RETURN_TOKEN: Final = 48
"""The rest token of the acting seat goes back under the stack."""

KINDS: Final[tuple[StepKind, ...]] = (
    StepKind("side", "W-SETUP-06", A_SEAT, a="place"),
    StepKind("pick a chief", "W-VARIANT-03", A_SEAT, a="place"),
    StepKind("pick a set-up card", "W-VARIANT-02", A_SEAT, a="place"),
    StepKind("turn", "W-TURN-02", A_SEAT),
    StepKind("action", "W-PLACE-03", A_SEAT, a="effect", b="left"),
    StepKind("gain", "A-19", A_SEAT, a="effect", b="left"),
    StepKind("eclipse gains", "W-ECLIPSE-08", A_SEAT),
    StepKind("culture card", "W-CULTURE-03", A_SEAT, a="card"),
    StepKind("when", "W-SYM-30", A_SEAT, a="event", b="bonus"),
    StepKind("discard", "W-CULTURE-02", A_SEAT, a="card"),
    StepKind("initiation", "W-INIT-04", A_SEAT, a="symbol"),
    StepKind("arrow", "W-MEGA-10", A_SEAT, a="start"),
    StepKind("rest token", "W-RESTTOKEN-02", A_SEAT),
    StepKind("eclipse pile", "W-PILE-01", A_SEAT),
    StepKind("eclipse abilities", "W-ECLIPSE-10", A_SEAT),
    StepKind("stone", "W-SETUP-02", THE_DICE, a="era"),
    StepKind("culture", "W-SETUP-05", THE_DICE, a="era"),
    StepKind("chief", "W-SETUP-06", THE_DICE, a="seat"),
    StepKind("set-up card", "W-SETUP-09", THE_DICE, a="seat"),
    StepKind("megalith board", "W-SETUP-18", THE_DICE),
    StepKind("tiles left out", "W-SETUP-19", THE_DICE),
    StepKind("terrain", "W-SETUP-20", THE_DICE, a="hex"),
    StepKind("turn order", "W-SETUP-16", THE_DICE),
    StepKind("draw", "W-SYM-13", THE_DICE, a="seat"),
    StepKind("animal", "W-HUNT-01", THE_DICE),
    StepKind("animal of the deck", "W-SYM-17", THE_DICE, a="seat"),
    StepKind("glacier token", "W-GLACIER-03", THE_DICE, a="hex"),
    StepKind("next rest token", "W-RESTTOKEN-05", THE_DICE, a="taken"),
    StepKind("over", "W-ROUND-03", NOBODY),
    StepKind("finish set-up", "W-SETUP-21"),
    StepKind("opening hand", "W-SETUP-11", a="seat"),
    StepKind("begin round", "W-ROUND-01"),
    StepKind("begin turn", "W-TURN-01", a="seat", b="last"),
    StepKind("finish turn", "W-DISCARD-01", a="last"),
    StepKind("begin eclipse", "W-TURN-04"),
    StepKind("eclipse of a seat", "W-ECLIPSE-07", a="seat"),
    StepKind("position bonus", "W-ECLIPSE-09"),
    StepKind("terrain bonus", "W-ECLIPSE-11"),
    StepKind("own board", "W-ECLIPSE-13"),
    StepKind("score stones", "W-ECLIPSE-13"),
    StepKind("end eclipse", "W-ECLIPSE-14"),
    StepKind("preparation", "W-PREP-01"),
    StepKind("draw cards", "W-PREP-06", a="seat", b="number"),
    StepKind("fill the grounds", "W-PREP-04"),
    StepKind("fill the display", "W-PREP-04"),
    StepKind("reveal more", "W-HUNT-01", a="number"),
    StepKind("turn a rest token", "W-RESTTOKEN-05", a="taken"),
    StepKind("final scoring", "W-ROUND-03"),
    StepKind("return the rest token", "W-RESTTOKEN-04"),
)
"""How each kind is told: its name, its rule, who answers, what its numbers are called."""

# Steps without numbers are made once.
STEP: Final[list[Step]] = [Step(kind) for kind in range(len(KINDS))]
