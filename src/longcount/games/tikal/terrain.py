"""Explored tiles, the paths between them, and where a new tile may go."""

from __future__ import annotations

from typing import Final

from longcount.games.tikal import components as c
from longcount.games.tikal.components import JUNGLE, NEIGHBOURS, SPACES, TEMPLE, TILES, TREASURE, VOLCANO

EMPTY: Final = -1
"""No tile lies there yet."""
SIDES: Final = 6
FAR: Final = 99


class Terrain:
    """The tiles on the board. Never changed: laying a tile makes another terrain, so that clones can share it."""

    tiles: list[int]
    """The tile on each space, or EMPTY."""
    turns: list[int]
    """How far each is turned, in sixths clockwise."""
    paths: list[int]
    """Stones between each space and its six neighbours, both edges together; 0 where nobody can walk."""
    temples: list[int]
    treasures: list[int]
    camping: list[int]
    """Spaces with jungle or treasures, where a camp may be founded at some time."""
    walks: list[list[int]]
    """For each space, target and cost of every walk within one turn, in order of targets; filled when first asked."""

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
    terrain.paths = [0] * (SPACES * SIDES)
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
            terrain.paths[space * SIDES + side] = stones
            terrain.paths[NEIGHBOURS[space * SIDES + side] * SIDES + (side + 3) % SIDES] = stones
    terrain.temples = spaces_of(terrain, TEMPLE, TEMPLE)
    terrain.treasures = spaces_of(terrain, TREASURE, TREASURE)
    terrain.camping = spaces_of(terrain, JUNGLE, TREASURE)
    terrain.walks = [[] for _ in range(SPACES)]
    return terrain


def spaces_of(terrain: Terrain, kind: int, or_kind: int) -> list[int]:
    found: list[int] = []
    for space in range(SPACES):
        tile = terrain.tiles[space]
        if tile != EMPTY and (TILES[tile].kind == kind or TILES[tile].kind == or_kind):
            found.append(space)
    return found


def path_at(terrain: Terrain, space: int, side: int) -> int:
    """Stones on both edges where a tile meets its neighbour; 0 if one of them cannot be entered."""
    other = NEIGHBOURS[space * SIDES + side]
    if not terrain.can_be_entered(space) or not terrain.can_be_entered(other):
        return 0
    here = c.stones(terrain.tiles[space], terrain.turns[space], side)  # K-TILE-01
    there = c.stones(terrain.tiles[other], terrain.turns[other], (side + 3) % SIDES)
    return here + there  # K-MOVE-01 K-TILE-02 K-MOVE-05


# --- where a tile may go ------------------------------------------------------


def touches(terrain: Terrain, space: int) -> bool:
    """Whether a space lies beside an explored tile."""
    for side in range(SIDES):
        if terrain.is_explored(NEIGHBOURS[space * SIDES + side]):
            return True
    return False


def is_reached(terrain: Terrain, space: int, tile: int, turn: int) -> bool:
    """Whether a path would lead to a tile laid so."""
    for side in range(SIDES):
        other = NEIGHBOURS[space * SIDES + side]
        if other >= 0 and terrain.can_be_entered(other):
            if c.stones(tile, turn, side) or c.stones(terrain.tiles[other], terrain.turns[other], (side + 3) % SIDES):
                return True  # K-TILE-05 K-TILE-06
    return False


def fits(terrain: Terrain, space: int, tile: int, turn: int, needs_path: bool) -> bool:
    """Whether a tile may lie on a space, turned so."""
    if terrain.tiles[space] != EMPTY or not touches(terrain, space):
        return False  # K-TILE-03
    if TILES[tile].kind == VOLCANO or not needs_path:
        return True  # K-TILE-07
    return is_reached(terrain, space, tile, turn)  # K-TILE-04


def has_place(terrain: Terrain, tile: int) -> bool:
    """Whether a tile can be laid somewhere."""
    for space in range(SPACES):
        if terrain.tiles[space] == EMPTY and touches(terrain, space):
            for turn in TILES[tile].turns:
                if fits(terrain, space, tile, turn, True):
                    return True
    return False


# --- walking ------------------------------------------------------------------


def walks_from(terrain: Terrain, space: int) -> list[int]:
    """Target and cost of every walk within one turn's action points."""
    known = terrain.walks[space]
    if known:
        return known
    best = costs_from(terrain, space, c.ACTION_POINTS)
    found: list[int] = []
    for target in range(SPACES):
        if best[target] < FAR and target != space:
            found.append(target)
            found.append(best[target])
    terrain.walks[space] = found
    return found


def costs_from(terrain: Terrain, space: int, most: int) -> list[int]:
    """The cheapest cost of walking to each space, FAR if it is more than `most`."""
    best = [FAR] * SPACES
    best[space] = 0
    queue = [space]
    at = 0
    paths = terrain.paths
    while at < len(queue):
        here = queue[at]
        at += 1
        for side in range(SIDES):
            stones = paths[here * SIDES + side]
            if stones:
                there = NEIGHBOURS[here * SIDES + side]
                cost = best[here] + stones  # K-MOVE-04
                if cost < best[there] and cost <= most:
                    best[there] = cost
                    queue.append(there)
    return best


def walk_cost(terrain: Terrain, start: int, target: int) -> int:
    """The cheapest cost of a walk, FAR if it takes more than one turn."""
    walks = walks_from(terrain, start)
    for at in range(0, len(walks), 2):
        if walks[at] == target:
            return walks[at + 1]
    return FAR


def path_between(terrain: Terrain, start: int, target: int) -> list[int]:
    """The spaces of a cheapest walk, both ends included."""
    best = costs_from(terrain, start, c.ACTION_POINTS)
    path = [target]
    while path[-1] != start:
        here = path[-1]
        for side in range(SIDES):
            stones = terrain.paths[here * SIDES + side]
            there = NEIGHBOURS[here * SIDES + side]
            if stones and best[there] + stones == best[here]:
                path.append(there)
                break
    return path[::-1]
