"""Where a tile may be laid, and which tile of the display may be chosen."""

from __future__ import annotations

from longcount.games.tikal.components import TILES
from longcount.games.tikal.decisions import CHOOSE, LAY
from longcount.games.tikal.state import State
from longcount.games.tikal.terrain import fitting_turns, gaps, has_place
from longcount.kernel.decisions import Decision


def offer_lay(s: State) -> list[Decision]:
    """Every space and every way of turning the tile that the rules allow."""
    found: list[Decision] = []
    everywhere = gaps(s.terrain)  # K-TILE-03 ruling AMB-10
    for gap in everywhere:
        if gap is not None:
            for turn in fitting_turns(gap, s.hand):
                found.append(LAY[gap.space][turn])
    if found or not s.options.waives_stones:
        return found
    turns = TILES[s.hand].turns
    return [LAY[gap.space][turn] for gap in everywhere if gap is not None for turn in turns]  # ruling AMB-07


def offer_choose(s: State) -> list[Decision]:
    """The tiles of the display; one that fits nowhere only if none of them does."""
    placeable = [tile for tile in s.display if has_place(s.terrain, tile)]  # ruling AMB-07
    return [CHOOSE[tile] for tile in placeable or s.display]
