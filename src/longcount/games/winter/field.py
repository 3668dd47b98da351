"""The field of megaliths: four boards laid side by side, one grid of cells, and the places on top of them.

A field is geometry only and never changes; the state knows who stands where. Its places are numbered: first the cells
of the boards (level 1), then the centres of four places of one level, level by level.
"""

from __future__ import annotations

from typing import Final

from longcount.games.winter.components import Cell, Pack
from longcount.games.winter.decisions import COLS, LEVELS, RAISE, ROWS
from longcount.games.winter.names import NONE
from longcount.kernel.decisions import Decision

NO_PLACES: Final[list[int]] = []


class Field:
    def __init__(self) -> None:
        self.level: list[int] = []
        self.row: list[int] = []
        self.col: list[int] = []
        self.slot: list[int] = []
        """Which of the four boards a cell belongs to."""
        self.effect: list[int] = []
        """The bonus of a cell, or NONE."""
        self.is_start: list[bool] = []
        self.is_pointed: list[bool] = []
        """Whether an arrow points at a cell."""
        self.targets: list[list[int]] = []
        """The cells that the arrows of a start cell point at."""
        self.near: list[list[int]] = []
        """Cells that share an edge with a cell."""
        self.below: list[list[int]] = []
        """The four places below a centre."""
        self.choice: list[Decision] = []
        """The decision to place a megalith there."""
        self.place_at: list[int] = [NONE] * (LEVELS * ROWS * COLS)

    def add(self, level: int, row: int, col: int) -> int:
        place = len(self.level)
        self.level.append(level)
        self.row.append(row)
        self.col.append(col)
        self.slot.append(NONE)
        self.effect.append(NONE)
        self.is_start.append(False)
        self.is_pointed.append(False)
        self.targets.append(NO_PLACES)
        self.near.append(NO_PLACES)
        self.below.append(NO_PLACES)
        self.choice.append(RAISE[level - 1][row][col])
        self.place_at[spot(level, row, col)] = place
        return place

    def find(self, level: int, row: int, col: int) -> int:
        """The place at some coordinates, or NONE."""
        if not (0 <= row < ROWS and 0 <= col < COLS):
            return NONE
        return self.place_at[spot(level, row, col)]

    def size(self) -> int:
        return len(self.level)


def spot(level: int, row: int, col: int) -> int:
    return ((level - 1) * ROWS + row) * COLS + col


def turned(row: int, col: int, rows: int, cols: int, quarters: int) -> tuple[int, int]:
    """Where a cell comes to lie when its board is turned clockwise by quarters."""
    for _ in range(quarters):
        row, col = col, rows - 1 - row
        rows, cols = cols, rows
    return row, col


def make_field(pack: Pack, layout: int, boards: tuple[int, ...], halves: tuple[int, ...]) -> Field:
    """The field of some boards in the slots of a layout, each perhaps turned upside down."""
    found: list[tuple[int, int, int, int]] = []
    for slot, board in enumerate(boards):
        quarters = pack.layouts[layout][slot][2] // 90 + 2 * halves[slot]
        found += cells_of(pack.boards[board], slot, pack.layouts[layout][slot], quarters)
    field = Field()
    for row, col, slot, cell in sorted(found):
        place = field.add(1, row, col)
        field.slot[place] = slot
        field.effect[place] = pack.boards[boards[slot]][cell].effect
        field.is_start[place] = pack.boards[boards[slot]][cell].is_start
    for row, col, slot, cell in found:
        targets = pack.boards[boards[slot]][cell].targets
        point(field, field.find(1, row, col), [other for other in found if other[2] == slot], targets, pack, boards)
    join_cells(field)
    for level in range(2, LEVELS + 1):
        add_level(field, level)
    return field


def cells_of(
    cells: list[Cell], slot: int, where: tuple[int, int, int], quarters: int
) -> list[tuple[int, int, int, int]]:
    """Row, column, slot and number of every cell of a board that lies somewhere, turned."""
    rows, cols = 1 + max([cell.row for cell in cells]), 1 + max([cell.col for cell in cells])
    found: list[tuple[int, int, int, int]] = []
    for number, cell in enumerate(cells):
        row, col = turned(cell.row, cell.col, rows, cols, quarters)
        found.append((where[0] + row, where[1] + col, slot, number))
    return found


def point(
    field: Field,
    start: int,
    cells: list[tuple[int, int, int, int]],
    targets: list[tuple[int, int]],
    pack: Pack,
    boards: tuple[int, ...],
) -> None:
    """Let the arrows of a start cell point at cells of its board."""
    found: list[int] = []
    for row, col, slot, number in cells:
        cell = pack.boards[boards[slot]][number]
        if (cell.row, cell.col) in targets:
            found.append(field.find(1, row, col))
    field.targets[start] = sorted(found)
    for target in found:
        field.is_pointed[target] = True


def join_cells(field: Field) -> None:
    """Cells that share an edge are neighbours, across the boards too."""
    for place in range(field.size()):
        row, col = field.row[place], field.col[place]
        around = [(row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)]
        found = [field.find(1, r, c) for r, c in around]
        field.near[place] = [other for other in found if other != NONE]  # W-MEGA-03


def add_level(field: Field, level: int) -> None:
    """The centres of all squares of four places one level below."""
    for row in range(ROWS - 1):
        for col in range(COLS - 1):
            corners = [(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)]
            below = [field.find(level - 1, r, c) for r, c in corners]
            if NONE not in below:
                field.below[field.add(level, row, col)] = below  # W-MEGA-04 W-MEGA-09


_FIELDS: Final[dict[tuple[int, int, tuple[int, ...], tuple[int, ...]], Field]] = {}


def field_of(pack: Pack, layout: int, boards: tuple[int, ...], halves: tuple[int, ...]) -> Field:
    """The same field is made once."""
    key = (pack.number, layout, boards, halves)
    found = _FIELDS.get(key)
    if found is None:
        found = make_field(pack, layout, boards, halves)
        _FIELDS[key] = found
    return found


NO_FIELD: Final = Field()
"""Before the boards are laid."""
