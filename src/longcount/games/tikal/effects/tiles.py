"""Laying a tile."""

from __future__ import annotations

from longcount.games.tikal.components import SPACE_NAMES, TILES
from longcount.games.tikal.decisions import Lay
from longcount.games.tikal.state import NONE, State
from longcount.games.tikal.terrain import with_tile
from longcount.kernel.shared_lists import replaced


def lay(s: State, decision: Lay) -> None:
    """The tile in hand goes on the board; a treasure tile gets its treasures, face down."""
    space, tile = decision.space, TILES[s.hand]
    s.terrain = with_tile(s.terrain, space, s.hand, decision.turn)
    s.values = replaced(s.values, space, tile.value)  # K-TEMPLE-01 K-TEMPLE-02
    s.tokens = replaced(s.tokens, space, tile.masks)  # K-TILE-09
    s.tell(s.turn, "lay", tile.name, decision.turn, SPACE_NAMES[space])
    if s.story is not None:
        tell_paths(s, space)
    s.hand = NONE
    s.blocks += 1
    s.stack.pop()


def tell_paths(s: State, space: int) -> None:
    """The paths that the new tile opens."""
    for path in s.terrain.paths[space]:
        s.tell(s.turn, "opens", SPACE_NAMES[path >> 3], path & 7, SPACE_NAMES[space])
