"""Where a tile may be laid, and which tile of the display may be chosen."""

from __future__ import annotations

from longcount.games.tikal.components import SPACES, TILES
from longcount.games.tikal.decisions import CHOOSE, LAY
from longcount.games.tikal.state import State
from longcount.games.tikal.terrain import EMPTY, fits, has_place, touches
from longcount.kernel.decisions import Decision


def offer_lay(s: State) -> list[Decision]:
    """Every space and every way of turning the tile that the rules allow."""
    needs_path = has_place(s.terrain, s.hand) or not s.options.waives_stones
    found: list[Decision] = []
    for space in range(SPACES):  # ruling AMB-10
        if s.terrain.tiles[space] == EMPTY and touches(s.terrain, space):
            for turn in TILES[s.hand].turns:
                if fits(s.terrain, space, s.hand, turn, needs_path):
                    found.append(LAY[space][turn])
    return found


def offer_choose(s: State) -> list[Decision]:
    """The tiles of the display; one that fits nowhere only if none of them does."""
    placeable = [tile for tile in s.display if has_place(s.terrain, tile)]  # ruling AMB-07
    return [CHOOSE[tile] for tile in placeable or s.display]
