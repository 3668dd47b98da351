"""What is chosen at the beginning: the side of the chief's card, and the first figure's place."""

from __future__ import annotations

from typing import Final

from longcount.games.winter import steps
from longcount.games.winter.components import CHIEFS, SIDES
from longcount.games.winter.decisions import CHOOSE_SIDE, PLACE
from longcount.games.winter.state import State
from longcount.kernel.game import Opening, Way

SIDE: Final = "side"
FIGURE: Final = "figure"


def sides(s: State, seat: int) -> list[Way]:
    if s.stack[-1].kind != steps.SIDE or s.turn != seat:
        return []
    chief = CHIEFS[s.players[seat].chief]
    return [Way((f"{chief} {side}",), (CHOOSE_SIDE[number],)) for number, side in enumerate(SIDES)]


def first_figures(s: State, seat: int) -> list[Way]:
    """Which figure goes where, as the very first thing; what is done with it there is the player's."""
    is_first = s.clock <= len(s.players) and s.stack[-1].kind == steps.TURN and s.turn == seat and s.played == 0
    if not is_first:
        return []
    return [Way((place.text,), (place,)) for figure in PLACE for place in figure if place in s.offered]


OPENINGS: Final = (Opening(SIDE, sides), Opening(FIGURE, first_figures))
