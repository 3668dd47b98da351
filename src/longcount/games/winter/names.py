"""What the engine's numbers stand for: places, symbols, marks, zones, sources of points. No rules here."""

from __future__ import annotations

from typing import Final, Literal

NONE: Final = -1
"""No card, no seat, no place."""

# Where a figure goes.
Place = Literal["initiation", "develop", "settle", "hunt", "rest"]
Column = Literal["initiation", "develop", "settle", "hunt"]
PLACES: Final[tuple[Place, ...]] = ("initiation", "develop", "settle", "hunt", "rest")
INITIATION: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
HUNT: Final = 3
REST: Final = 4
COLUMNS: Final[tuple[Column, ...]] = ("initiation", "develop", "settle", "hunt")

Figure = Literal["chief", "tribe"]
FIGURES: Final[tuple[Figure, ...]] = ("chief", "tribe")
CHIEF: Final = 0
TRIBE_FIGURE: Final = 1

# Parts of a turn: before the figure stands, and the part of the column it has reached.
STAGE_ONE: Final = 0
TOP: Final = 1
MIDDLE: Final = 2
BOTTOM: Final = 3
Part = Literal["top", "middle", "bottom"]
PARTS: Final[tuple[Part, ...]] = ("top", "middle", "bottom")

# The symbols, in the order in which their decisions are offered.
TRIBE: Final = 0  # W-SYM-10
TRIBE_DISCARD: Final = 1  # W-SYM-11
CULTURE: Final = 2  # W-SYM-15 W-SYM-23
STONE: Final = 3  # W-SYM-27
CAMP: Final = 4  # W-SYM-07
MOVE: Final = 5  # W-SYM-08 W-SYM-09
COMMUNITY: Final = 6  # W-SYM-06
REVEAL: Final = 7  # W-SYM-18
ANIMAL: Final = 8  # W-SYM-16
ANIMAL_DECK: Final = 9  # W-SYM-17
USE_ANIMAL: Final = 10  # W-SYM-19
MEGALITH: Final = 11  # W-SYM-26
DRAW: Final = 12  # W-SYM-13
IDOL: Final = 13  # W-SYM-20
TOOL: Final = 14  # W-SYM-04
BURY: Final = 15  # W-SYM-03
DISCARD: Final = 16  # W-SYM-14
FOOD: Final = 17  # W-SYM-04
LABOUR: Final = 18  # W-SYM-01
POINTS: Final = 19  # W-SYM-21
FILL_FOOD: Final = 20  # W-SYM-24
WORDS: Final = (
    "tribe",
    "tribe-discard",
    "culture",
    "stone",
    "camp",
    "move",
    "community",
    "reveal",
    "animal",
    "animal-deck",
    "use-animal",
    "megalith",
    "draw",
    "idol",
    "tool",
    "bury",
    "discard",
    "food",
    "labour",
    "points",
    "fill-food",
)
SYMBOLS: Final = len(WORDS)
LAST_DECLINED: Final = BURY
"""Symbols up to here ask for a decision and may be declined, tools excepted; the others need none, or force one."""

# Marks of an ability.
UNMARKED: Final = -1
# 0 to 3: works in that column only.
ANY_COLUMN: Final = 4
IN_ECLIPSE: Final = 5
WHEN: Final = 6

# How several of one symbol must differ.
FREELY: Final = 0
SAME: Final = 1
OTHER: Final = 2

TRACKS: Final = ("offering", "veneration")
OFFERING: Final = 0
VENERATION: Final = 1

# Where a card that is buried or discarded comes from.
ZONES: Final = ("hand", "new", "discard", "board", "spent")
HAND: Final = 0
NEW: Final = 1
"""In the hand, taken at the top of Initiation this turn."""
PILE: Final = 2
"""The own discard."""
BOARD: Final = 3
"""Above the board; if it has abilities left, they are lost."""
SPENT: Final = 4
"""Above the board, its abilities used, while another card like it still has some."""

# Who owns a megalith on the field.
FREE: Final = -1
GREY: Final = 4

# Phases of a round.
SETUP: Final = 0
ACTION: Final = 1
ECLIPSE: Final = 2
PREPARATION: Final = 3
Phase = Literal["set-up", "action", "eclipse", "preparation"]
PHASES: Final[tuple[Phase, ...]] = ("set-up", "action", "eclipse", "preparation")

SOURCES: Final = (
    "effects",
    "empty supply",
    "megaliths",
    "idols",
    "sacred stones",
    "offering",
    "veneration",
    "cards",
    "animals",
)
"""Where points come from; a player's points are kept apart by source, so that the score is its breakdown."""
FROM_EFFECTS: Final = 0
FROM_SUPPLY: Final = 1
FROM_MEGALITHS: Final = 2
FROM_IDOLS: Final = 3
FROM_STONES: Final = 4
FROM_OFFERING: Final = 5
FROM_VENERATION: Final = 6
FROM_CARDS: Final = 7
FROM_ANIMALS: Final = 8
