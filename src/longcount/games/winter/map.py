"""The terrain: nineteen hexes in two rings around the start tile, and the points where three of them meet."""

from __future__ import annotations

from typing import Final

START: Final = 0
"""The start tile."""
_STEPS: Final[list[tuple[int, int]]] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def ring(radius: int) -> list[tuple[int, int]]:
    """The hexes at a distance from the centre, clockwise from the top."""
    q, r = 0, -radius
    found: list[tuple[int, int]] = []
    for side in (1, 2, 3, 4, 5, 0):
        for _ in range(radius):
            found.append((q, r))
            q, r = q + _STEPS[side][0], r + _STEPS[side][1]
    return found


HEXES: Final[list[tuple[int, int]]] = [(0, 0), *ring(1), *ring(2)]  # W-SETUP-20
"""Axial coordinates of each hex."""


def neighbours_of(hex_: int) -> list[int]:
    q, r = HEXES[hex_]
    return sorted([HEXES.index((q + dq, r + dr)) for dq, dr in _STEPS if (q + dq, r + dr) in HEXES])


NEAR: Final[list[list[int]]] = [neighbours_of(hex_) for hex_ in range(len(HEXES))]
JUNCTIONS: Final[list[tuple[int, int, int]]] = [
    (a, b, c)
    for a in range(1, len(HEXES))  # W-SETTLE-06 none at the start tile
    for b in NEAR[a]
    for c in NEAR[b]
    if a < b < c and c in NEAR[a]
]
"""The points where three hexes meet, the start tile not among them."""
AT: Final[list[list[int]]] = [
    [junction for junction, corners in enumerate(JUNCTIONS) if hex_ in corners] for hex_ in range(len(HEXES))
]
"""The junctions of each hex."""
