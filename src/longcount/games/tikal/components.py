"""Typed records of everything printed, made once from components.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from longcount.kernel import components, hexes
from longcount.kernel.errors import BadData

FOLDER: Final = Path(__file__).parent
TABLE: Final = components.load(FOLDER / "components.toml")
EDITION: Final = "base-1999/1"
"""The printed edition and the version of this data."""

# --- the board ------------------------------------------------------------------

COLUMNS: Final[int] = TABLE["board"]["columns"]
ROWS: Final[int] = TABLE["board"]["rows"]
SPACES: Final = 40
SPACE_NAMES: Final[list[str]] = [f"{'abcdefgh'[column]}{row + 1}" for column in range(COLUMNS) for row in range(ROWS)]
"""Column by column from the left, each from the bottom: a1 is the base camp."""


def axial(space: int) -> tuple[int, int]:
    """A space as hexagon coordinates, the base camp at (0, 0); odd columns stand half a hexagon lower."""
    column, row = divmod(space, ROWS)
    return (column, -row - column // 2)


COORDINATES: Final[list[tuple[int, int]]] = [axial(space) for space in range(SPACES)]
NEIGHBOURS: Final[list[int]] = hexes.neighbours(COORDINATES)
"""Space s, side d: at 6 * s + d."""
BASE_CAMP: Final = 0

# --- terrain tiles ----------------------------------------------------------------

KINDS: Final = ("jungle", "temple", "treasure", "volcano", "base")  # K-TILE-08
JUNGLE: Final = 0
TEMPLE: Final = 1
TREASURE: Final = 2
VOLCANO: Final = 3


class Tile:
    """A terrain tile: its letter, what it shows, and the stones on its edges for every way of turning it."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: Final[str] = row["id"]
        self.letter: Final[str] = row.get("letter", "")
        self.kind: Final[int] = KINDS.index(row["kind"])
        self.value: Final[int] = row.get("value", 0)
        self.masks: Final[int] = row.get("masks", 0)
        self.edges: Final[list[int]] = row["edges"]
        self.turns: Final[list[int]] = hexes.different_turns(self.edges)  # ruling AMB-46


TILES: Final[list[Tile]] = [Tile(row) for row in [*TABLE["tile"], *TABLE["preprinted"]]]
"""The 36 tiles of the stack in the order of their letters, then the four that are printed on the board."""
IN_STACK: Final = 36
PREPRINTED: Final[list[tuple[int, int]]] = [
    (IN_STACK + number, SPACE_NAMES.index(row["space"])) for number, row in enumerate(TABLE["preprinted"])
]

_STONES: Final[list[int]] = [
    stones
    for tile in TILES
    for clockwise in range(hexes.SIDES)
    for stones in hexes.turned(tile.edges, clockwise)  # ruling AMB-09
]


def stones(tile: int, turn: int, side: int) -> int:
    """Stones on one edge of a tile turned so."""
    return _STONES[tile * 36 + turn * 6 + side]


_STONY: Final[list[int]] = [
    sum([1 << side for side in range(hexes.SIDES) if stones(tile, turn, side)])
    for tile in range(len(TILES))
    for turn in range(hexes.SIDES)
]


def stony_sides(tile: int, turn: int) -> int:
    """The sides with stones of a tile turned so, as bits."""
    return _STONY[tile * 6 + turn]


_TURNS_TOWARDS: Final[list[list[int]]] = [
    [turn for turn in tile.turns if stony_sides(number, turn) & sides]
    for number, tile in enumerate(TILES)
    for sides in range(1 << hexes.SIDES)
]


def turns_towards(tile: int, sides: int) -> list[int]:
    """The turns of a tile that put stones on one of these sides."""
    return _TURNS_TOWARDS[tile * 64 + sides]


# --- tokens, pieces, prices ---------------------------------------------------------

TREASURES: Final[list[str]] = [row["id"] for row in TABLE["treasure"]]
COPIES: Final[list[int]] = [row["copies"] for row in TABLE["treasure"]]
HIGHEST: Final[int] = max([row["number"] for row in TABLE["token"]])
NUMBERS: Final[list[int]] = [0, 0, *[row["copies"] for row in TABLE["token"]], 0]
"""Temple tokens by number; there is none above the highest."""

ALL_WORKERS: Final[int] = TABLE["pieces"]["workers"]
ALL_CAMPS: Final[int] = TABLE["pieces"]["camps"]
ALL_GUARDS: Final[int] = TABLE["pieces"]["guards"]
ACTION_POINTS: Final[int] = TABLE["points"]["ap"]
LEADER_STRENGTH: Final[int] = TABLE["points"]["leader_strength"]
TREASURE_POINTS: Final[list[int]] = TABLE["points"]["treasures"]
CAPITAL: Final[int] = TABLE["points"]["capital"]
TRACK: Final[int] = TABLE["points"]["track"]

_ACTIONS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in TABLE["action"]}
PLACING: Final[int] = _ACTIONS["place"]["ap"]  # K-AP-04
TRANSFER: Final[int] = _ACTIONS["transfer"]["ap"]
UNCOVERING: Final[int] = _ACTIONS["uncover"]["ap"]
DIGGING: Final[int] = _ACTIONS["dig"]["ap"]
EXCHANGING: Final[int] = _ACTIONS["exchange"]["ap"]
FOUNDING: Final[int] = _ACTIONS["camp"]["ap"]
GUARDING: Final[int] = _ACTIONS["guard"]["ap"]
MOST_LEVELS: Final[int] = _ACTIONS["uncover"]["limit"]
MOST_DUG: Final[int] = _ACTIONS["dig"]["limit"]

SEATS: Final = (2, 3, 4)
"""Numbers of players."""  # K-COMP-06


def highest_score() -> int:
    """More points than anybody can have before the last scoring round: all temples and treasures, three times."""
    temples = sum([tile.value for tile in TILES]) + sum(NUMBERS)
    return CAPITAL + 3 * (temples + len(TREASURES) * TREASURE_POINTS[3])


MOST_BID: Final[int] = highest_score()


def check_counts() -> None:
    """The pieces add up to the rulebook's list of components."""
    counts = TABLE["counts"]
    of_kind = [[tile.kind for tile in TILES[:IN_STACK]].count(kind) for kind in range(len(KINDS))]
    found = {
        "spaces": COLUMNS * ROWS,
        "terrain_tiles": len(TABLE["tile"]),
        "temple_tiles": of_kind[TEMPLE],
        "jungle_tiles": of_kind[JUNGLE],
        "treasure_tiles": of_kind[TREASURE],
        "volcano_tiles": of_kind[VOLCANO],
        "temple_tokens": sum(NUMBERS),  # K-COMP-03
        "treasure_tokens": sum(COPIES),  # K-COMP-02
        "treasure_kinds": len(TREASURES),
        "workers": 4 * ALL_WORKERS,  # K-COMP-04
        "camps": 4 * ALL_CAMPS,  # K-COMP-05
    }
    for name, number in found.items():  # K-COMP-01
        if counts[name] != number:
            raise BadData(f"components.toml has {number} {name}, the rulebook lists {counts[name]}")
    if sum([tile.masks for tile in TILES]) != sum(COPIES):  # ruling AMB-13
        raise BadData("components.toml does not have one treasure for every mask")


check_counts()
