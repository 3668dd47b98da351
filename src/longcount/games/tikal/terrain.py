"""Explored tiles, the paths between them, and where a new tile may go."""

from __future__ import annotations

from typing import Final

from longcount.games.tikal import components as c
from longcount.games.tikal.components import JUNGLE, NEIGHBOURS, SPACES, TEMPLE, TILES, TREASURE, VOLCANO
from longcount.kernel.shared_lists import joined, replaced

EMPTY: Final = -1
"""No tile lies there yet."""
SIDES: Final = 6
FAR: Final = 99


class Terrain:
    """The tiles on the board. Never changed: laying a tile makes another terrain, so that clones can share it.

    A new tile changes little, so what walks cost is carried over and put right where it leads: working it out anew for
    each figure took most of the time of random play.
    """

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
    costs: bytes
    """What a walk from each space to every other costs (`costs_from`), one row after another."""
    newest: int
    """Where the newest tile lies."""
    edge: list[Gap | None]
    """The gap on each space (`gaps`); filled when asked."""
    older_edge: list[Gap | None]
    """The same before the newest tile was laid, if it was asked."""

    def key(self) -> tuple[object, ...]:
        return (tuple(self.tiles), tuple(self.turns))

    def kind(self, space: int) -> int:
        return TILES[self.tiles[space]].kind

    def is_explored(self, space: int) -> bool:
        return space >= 0 and self.tiles[space] != EMPTY

    def can_be_entered(self, space: int) -> bool:
        return self.is_explored(space) and self.kind(space) != VOLCANO  # K-TILE-11 K-MOVE-06


def start() -> Terrain:
    """The board with its printed tiles: the same one in all games."""
    return _PRINTED


def with_tile(before: Terrain, space: int, tile: int, turn: int) -> Terrain:
    """The terrain after a tile was laid."""
    terrain = Terrain()
    terrain.tiles = replaced(before.tiles, space, tile)
    terrain.turns = replaced(before.turns, space, turn)
    terrain.paths = before.paths[:]
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
    terrain.costs = costs_with(terrain.paths[space], before.costs, space)
    terrain.newest = space
    terrain.edge = []
    terrain.older_edge = before.edge
    return terrain


def with_space(spaces: list[int], space: int, joins: bool) -> list[int]:
    return joined(spaces, space) if joins else spaces


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


def gaps(terrain: Terrain) -> list[Gap | None]:
    """For each space the gap there, if there is one."""
    if not terrain.edge:
        terrain.edge = edge_with_newest(terrain) if terrain.older_edge else whole_edge(terrain)
    return terrain.edge


def whole_edge(terrain: Terrain) -> list[Gap | None]:
    return [gap_at(terrain, space) for space in range(SPACES)]


def edge_with_newest(terrain: Terrain) -> list[Gap | None]:
    """The gaps as they were before the newest tile, but for the one it fills and those it touches."""
    edge = terrain.older_edge[:]
    edge[terrain.newest] = None
    for side in range(SIDES):
        other = NEIGHBOURS[terrain.newest * SIDES + side]
        if other >= 0:
            edge[other] = gap_at(terrain, other)
    return edge


def fitting_turns(gap: Gap, tile: int) -> list[int]:
    """The turns of a tile with which a path leads to it: a stone on its own edge or on its neighbour's is enough."""
    if gap.is_reached or TILES[tile].kind == VOLCANO:  # K-TILE-05 K-TILE-07
        return TILES[tile].turns
    return c.turns_towards(tile, gap.sides)  # K-TILE-04 K-TILE-06


def has_place(terrain: Terrain, tile: int) -> bool:
    """Whether a tile can be laid somewhere."""
    for gap in gaps(terrain):
        if gap is not None and fitting_turns(gap, tile):
            return True
    return False


# --- walking ------------------------------------------------------------------


def costs_from(terrain: Terrain, space: int) -> bytes:
    """What a walk to every other space costs; FAR where one turn is not enough."""
    return terrain.costs[SPACES * space : SPACES * (space + 1)]


def costs_with(paths: list[int], before: bytes, space: int) -> bytes:
    """What walks cost when a tile with these paths was laid on a space."""
    onwards = costs_from_new(paths, before)
    costs = bytearray(before)
    costs[SPACES * space : SPACES * (space + 1)] = onwards
    costs[space::SPACES] = onwards
    if is_shortcut(paths, before):
        lower(costs, before, onwards)
    return bytes(costs)


def costs_from_new(paths: list[int], before: bytes) -> bytes:
    """What walks from a new tile cost: along one of its paths, and on from there as before it was laid."""
    costs = [FAR] * SPACES
    for path in paths:
        other = path >> 3
        stones = path & 7
        costs[other] = min(stones, costs[other])
        onwards = before[SPACES * other : SPACES * (other + 1)]
        for target in range(SPACES):
            cost = stones + onwards[target]  # K-MOVE-04
            if cost <= c.ACTION_POINTS and cost < costs[target]:
                costs[target] = cost
    return bytes(costs)


def is_shortcut(paths: list[int], before: bytes) -> bool:
    """Whether a new tile joins two of its neighbours more cheaply: if not, no walk over it is worth while."""
    for one in paths:
        for other in paths:
            if one < other and (one & 7) + (other & 7) < before[SPACES * (one >> 3) + (other >> 3)]:
                return True
    return False


def lower(costs: bytearray, before: bytes, onwards: bytes) -> None:
    """Put down what walks over a new tile cost where that is less than before."""
    reached = [space for space in range(SPACES) if onwards[space] != FAR]
    for start in reached:
        row = SPACES * start
        most = c.ACTION_POINTS - onwards[start]
        for target in reached:
            if target == start:
                break
            rest = onwards[target]
            if rest <= most and onwards[start] + rest < before[row + target]:
                costs[row + target] = onwards[start] + rest
                costs[SPACES * target + start] = onwards[start] + rest


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


def printed() -> Terrain:
    """The board with its printed tiles."""
    terrain = Terrain()
    terrain.tiles = [EMPTY] * SPACES
    terrain.turns = [0] * SPACES
    terrain.paths = [[]] * SPACES
    terrain.temples, terrain.treasures, terrain.camping = [], [], []
    terrain.costs = bytes([FAR] * (SPACES * SPACES))
    terrain.edge = []
    for tile, space in c.PREPRINTED:  # K-SETUP-01
        terrain = with_tile(terrain, space, tile, 0)
    return terrain


_PRINTED: Final[Terrain] = printed()
