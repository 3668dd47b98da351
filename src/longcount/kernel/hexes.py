"""Arithmetic of hexagons with a flat top, in axial coordinates (q to the right, r downwards).

The six directions are numbered clockwise from the top: N, NE, SE, S, SW, NW.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SIDES: Final = 6
NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: Final[list[tuple[int, int]]] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
NOWHERE: Final = -1
"""There is no space in that direction."""


def opposite(side: int) -> int:
    return (side + 3) % SIDES


def turned(edges: Sequence[int], clockwise: int) -> list[int]:
    """What lies on the six edges of a tile after turning it by so many sixths."""
    return [edges[(side - clockwise) % SIDES] for side in range(SIDES)]


def different_turns(edges: Sequence[int]) -> list[int]:
    """The turns of a tile that look different, each look once."""
    looks: list[list[int]] = []
    for clockwise in range(SIDES):
        look = turned(edges, clockwise)
        if look in looks:
            break
        looks.append(look)
    return list(range(len(looks)))


def neighbours(spaces: Sequence[tuple[int, int]]) -> list[int]:
    """For each space six numbers: which space lies in each direction, or NOWHERE. Space s, side d: at 6 * s + d."""
    at = {space: number for number, space in enumerate(spaces)}
    return [at.get((q + dq, r + dr), NOWHERE) for q, r in spaces for dq, dr in STEPS]


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Steps from one space to another over an open plain."""
    dq, dr = other[0] - one[0], other[1] - one[1]
    return max(abs(dq), abs(dr), abs(dq + dr))
