"""What is chosen at the beginning: the wealth tiles, and where the first workers go."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from longcount.games.tzolkin import flow, steps
from longcount.games.tzolkin.components import WEALTH
from longcount.games.tzolkin.decisions import END_TURN, PLACE
from longcount.games.tzolkin.offers.turn import offer_keep
from longcount.games.tzolkin.state import FIRST_SPACE, FRESH, GEARS, State
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Opening, Way

WEALTH_TILES: Final = "wealth"
PLACEMENT: Final = "placement"
BETWEEN: Final = " + "
"""Between the places of one turn."""
PLACES: Final = (*GEARS, "first")


def keeping(s: State, seat: int) -> list[Way]:
    """Every pair of the tiles dealt; people speak of single tiles."""
    if s.stack[-1].kind != steps.KEEP or s.players[seat].kept:
        return []
    tiles = sorted(s.players[seat].dealt)
    pairs = [(one, other) for place, one in enumerate(tiles) for other in tiles[place + 1 :]]
    ways = zip(pairs, offer_keep(s, seat), strict=True)
    return [Way((WEALTH[one].name, WEALTH[other].name), (keep,)) for (one, other), keep in ways]


def first_placements(s: State, seat: int) -> list[Way]:
    """How many workers go to which gears on the first day; which spaces they find there depends on who came before."""
    if s.day != 0 or s.turn != seat or s.stack[-1].kind != steps.TURN or s.mode != FRESH or s.on_gears(seat) > 0:
        return []
    ways: list[Way] = []
    for number in range(1, s.players[seat].home + 1):
        for places in combinations_with_replacement(range(len(PLACES)), number):
            decisions = placed(s, seat, places)
            if places.count(FIRST_SPACE) < 2 and decisions:
                ways.append(Way((BETWEEN.join([PLACES[place] for place in places]),), decisions))
    return ways


def placed(s: State, seat: int, places: tuple[int, ...]) -> tuple[Decision, ...]:
    """The whole turn; nothing where it cannot be afforded."""
    state, decisions = s.clone(), [*[PLACE[place] for place in places], END_TURN]
    day = state.day
    done: list[Decision] = []
    for decision in decisions:
        if state.turn != seat or state.day != day or state.stack[-1].kind != steps.TURN:
            return tuple(done) if decision is END_TURN else ()
        if decision not in state.offered:
            return ()
        flow.apply(state, seat, decision, None)
        done.append(decision)
    return tuple(done)


OPENINGS: Final = (Opening(WEALTH_TILES, keeping), Opening(PLACEMENT, first_placements))
