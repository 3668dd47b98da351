"""Where a megalith may be placed."""

from __future__ import annotations

from longcount.games.winter.components import GREYS, MEGALITHS
from longcount.games.winter.names import FREE
from longcount.games.winter.state import Player, State
from longcount.kernel.decisions import Decision


def offer_places(s: State, me: Player, out: list[Decision]) -> None:
    """All places for the leftmost megalith of the own board."""
    if me.placed == MEGALITHS:  # W-MEGA-01
        return
    grey = me.placed < GREYS  # W-MEGA-05
    field = s.field
    owners = s.megaliths
    cells = len(field.near)
    for place in range(cells):
        if owners[place] != FREE:
            continue
        if field.level[place] > 1:
            if grey:
                return
            if is_square(owners, field.below[place]):
                out.append(field.choice[place])  # W-MEGA-04 W-SYM-26
        elif field.is_start[place]:
            if grey:
                out.append(field.choice[place])  # W-MEGA-02 W-MEGA-06
        elif grey or not (s.options.arrow_targets_grey_only and field.is_pointed[place]):
            if has_neighbour(owners, field.near[place]):
                out.append(field.choice[place])  # W-MEGA-03


def is_square(owners: list[int], below: list[int]) -> bool:
    for place in below:
        if owners[place] == FREE:
            return False
    return True


def has_neighbour(owners: list[int], near: list[int]) -> bool:
    for place in near:
        if owners[place] != FREE:
            return True
    return False


def free_targets(s: State, start: int) -> list[int]:
    """Cells that the arrows of a start cell point at and nobody stands in."""
    return [place for place in s.field.targets[start] if s.megaliths[place] == FREE]  # W-MEGA-10


def offer_targets(s: State, me: Player, start: int, out: list[Decision]) -> None:
    if me.placed == MEGALITHS:
        return
    grey = me.placed < GREYS
    for place in free_targets(s, start):
        if grey or not (s.field.is_start[place] or s.options.arrow_targets_grey_only):
            out.append(s.field.choice[place])  # W-SYM-28
