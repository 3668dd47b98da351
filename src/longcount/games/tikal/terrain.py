"""Explored tiles, the paths between them, and where a new tile may go."""

from __future__ import annotations

from typing import Final

from longcount.games.tikal import components as c
from longcount.games.tikal.components import JUNGLE, NEIGHBOURS, SPACES, TEMPLE, TILES, TREASURE, VOLCANO

EMPTY: Final = -1
"""No tile lies there yet."""
SIDES: Final = 6
FAR: Final = 99
_NOT_ASKED: Final[list[list[int]]] = [[]] * SPACES


class Terrain:
    """The tiles on the board. Never changed: laying a tile makes another terrain, so that clones can share it."""

    tiles: list[int]
    """The tile on each space, or EMPTY."""
    turns: list[int]
    """How far each is turned, in sixths clockwise."""
    paths: list[list[int]]
    """For each space every path that leaves it: 8 * neighbour + stones, both edges together."""
    temples: list[int]
    treasures: list[int]
    camping: list[int]
    """Spaces with jungle or treasures, where a camp may be founded at some time."""
    costs: list[list[int]]
    """What a walk from each space to every other costs (`costs_from`); filled when asked."""
    older: list[list[int]]
    """The same before the newest tile was laid."""
    newest: int
    """Where the newest tile lies."""

    def key(self) -> tuple[object, ...]:
        return (tuple(self.tiles), tuple(self.turns))

    def kind(self, space: int) -> int:
        return TILES[self.tiles[space]].kind

    def is_explored(self, space: int) -> bool:
        return space >= 0 and self.tiles[space] != EMPTY

    def can_be_entered(self, space: int) -> bool:
        return self.is_explored(space) and self.kind(space) != VOLCANO  # K-TILE-11 K-MOVE-06


def start() -> Terrain:
    """The board with its printed tiles."""
    terrain = Terrain()
    terrain.tiles = [EMPTY] * SPACES
    terrain.turns = [0] * SPACES
    terrain.paths = [[]] * SPACES
    terrain.temples, terrain.treasures, terrain.camping = [], [], []
    terrain.costs = _NOT_ASKED
    for tile, space in c.PREPRINTED:  # K-SETUP-01
        terrain = with_tile(terrain, space, tile, 0)
    return terrain


def with_tile(before: Terrain, space: int, tile: int, turn: int) -> Terrain:
    """The terrain after a tile was laid."""
    terrain = Terrain()
    terrain.tiles = before.tiles[:]
    terrain.turns = before.turns[:]
    terrain.paths = before.paths[:]
    terrain.tiles[space] = tile
    terrain.turns[space] = turn
    for side in range(SIDES):
        stones = path_at(terrain, space, side)
        if stones:
            other = NEIGHBOURS[space * SIDES + side]
            terrain.paths[space] = [*terrain.paths[space], 8 * other + stones]
            terrain.paths[other] = [*terrain.paths[other], 8 * space + stones]
    kind = TILES[tile].kind
    terrain.temples = with_space(before.temples, space, kind == TEMPLE)
    terrain.treasures = with_space(before.treasures, space, kind == TREASURE)
    terrain.camping = with_space(before.camping, space, kind in (JUNGLE, TREASURE))
    terrain.costs = _NOT_ASKED[:]
    terrain.older = before.costs
    terrain.newest = space
    return terrain


def with_space(spaces: list[int], space: int, joins: bool) -> list[int]:
    return sorted([*spaces, space]) if joins else spaces


def path_at(terrain: Terrain, space: int, side: int) -> int:
    """Stones on both edges where a tile meets its neighbour; 0 if one of them cannot be entered."""
    other = NEIGHBOURS[space * SIDES + side]
    if not terrain.can_be_entered(space) or not terrain.can_be_entered(other):
        return 0
    here = c.stones(terrain.tiles[space], terrain.turns[space], side)  # K-TILE-01
    there = c.stones(terrain.tiles[other], terrain.turns[other], (side + 3) % SIDES)
    return here + there  # K-MOVE-01 K-TILE-02 K-MOVE-05


# --- where a tile may go ------------------------------------------------------


class Gap:
    """An empty space that touches an explored tile: where new paths could come from."""

    def __init__(self, space: int, sides: int, is_reached: bool) -> None:
        self.space: Final = space
        self.sides: Final = sides
        """Sides, as bits, on which a tile lies that can be entered."""
        self.is_reached: Final = is_reached
        """Whether a stone on one of those tiles leads here already."""


def gap_at(terrain: Terrain, space: int) -> Gap | None:
    """The gap on a space, if it is empty and touches an explored tile."""
    if terrain.tiles[space] != EMPTY:
        return None
    touches = False
    is_reached = False
    sides = 0
    for side in range(SIDES):
        other = NEIGHBOURS[space * SIDES + side]
        if other >= 0 and terrain.tiles[other] != EMPTY:
            touches = True  # K-TILE-03
            if TILES[terrain.tiles[other]].kind != VOLCANO:  # ruling AMB-08
                sides |= 1 << side
                if c.stones(terrain.tiles[other], terrain.turns[other], (side + 3) % SIDES):
                    is_reached = True
    return Gap(space, sides, is_reached) if touches else None


def gaps(terrain: Terrain) -> list[Gap]:
    """Every empty space that touches an explored tile."""
    found: list[Gap] = []
    for space in range(SPACES):
        gap = gap_at(terrain, space)
        if gap is not None:
            found.append(gap)
    return found


def fits(gap: Gap, tile: int, turn: int) -> bool:
    """Whether a path would lead to a tile laid so: a stone on its own edge or on its neighbour's is enough."""
    if TILES[tile].kind == VOLCANO:
        return True  # K-TILE-07
    return gap.is_reached or gap.sides & c.stony_sides(tile, turn) != 0  # K-TILE-04 K-TILE-05 K-TILE-06


def fits_in(gap: Gap, tile: int) -> bool:
    """Whether a tile fits, turned in some way."""
    for turn in TILES[tile].turns:
        if fits(gap, tile, turn):
            return True
    return False


def has_place(terrain: Terrain, tile: int) -> bool:
    """Whether a tile can be laid somewhere."""
    for space in range(SPACES):
        gap = gap_at(terrain, space)
        if gap is not None and fits_in(gap, tile):
            return True
    return False


# --- walking ------------------------------------------------------------------


def costs_from(terrain: Terrain, space: int) -> list[int]:
    """What a walk to every other space costs; FAR where one turn is not enough."""
    costs = terrain.costs[space]
    if not costs:
        known = terrain.older[space]
        if known and space != terrain.newest:
            costs = with_newest(terrain, space, known)
        else:
            costs = spread(terrain, space, c.ACTION_POINTS)
            costs[space] = FAR
        terrain.costs[space] = costs
    return costs


def with_newest(terrain: Terrain, space: int, known: list[int]) -> list[int]:
    """The costs from a space as they were before the newest tile, or less where a walk over that tile is cheaper."""
    onwards = costs_from(terrain, terrain.newest)
    cost = onwards[space]
    if cost == FAR:
        return known
    costs = known[:]
    for target in range(SPACES):
        if cost + onwards[target] < costs[target] and cost + onwards[target] <= c.ACTION_POINTS:
            costs[target] = cost + onwards[target]
    costs[terrain.newest] = cost
    costs[space] = FAR
    return costs


def spread(terrain: Terrain, space: int, most: int) -> list[int]:
    """The cheapest cost of a walk to each space, as far as `most` action points go."""
    best = [FAR] * SPACES
    best[space] = 0
    queue = [space]
    at = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        so_far = best[here]
        for path in terrain.paths[here]:
            there = path >> 3
            cost = so_far + (path & 7)  # K-MOVE-04
            if cost < best[there] and cost <= most:
                best[there] = cost
                queue.append(there)
    return best


def walk_cost(terrain: Terrain, start: int, target: int) -> int:
    """The cheapest cost of a walk, FAR if no path leads there."""
    cost = costs_from(terrain, start)[target]
    return cost if cost != FAR else spread(terrain, start, FAR - 1)[target]


def path_between(terrain: Terrain, start: int, target: int) -> list[int]:
    """The spaces of a cheapest walk, both ends included."""
    best = spread(terrain, start, c.ACTION_POINTS)
    route = [target]
    while route[-1] != start:
        here = route[-1]
        for path in terrain.paths[here]:
            if best[path >> 3] + (path & 7) == best[here]:
                route.append(path >> 3)
                break
    return route[::-1]


def stones_between(terrain: Terrain, space: int, other: int) -> int:
    """Stones on the path between neighbours, 0 if there is none."""
    for path in terrain.paths[space]:
        if path >> 3 == other:
            return path & 7
    return 0
