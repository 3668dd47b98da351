"""A position as numbers for learning: one row for each seat, the same things in every row."""

from __future__ import annotations

from typing import Final

from longcount.games.tikal.components import IN_STACK, SPACES, TREASURE_POINTS
from longcount.games.tikal.heuristics import is_about_to_score, scorings_left
from longcount.games.tikal.scoring import strength
from longcount.games.tikal.state import GUARDING, NONE, SCORINGS, Player, State
from longcount.kernel.one_hot import one_hot

SEATS: Final = 4
LEAD: Final = 4
"""Differences in strength that are told apart, either way."""
STANDINGS: Final = 2 * LEAD + 3
"""Absent where others stand, absent where nobody does, and the lead from far behind to far ahead."""
BANDS: Final = 12
"""Parts of the stack of tiles."""


def features(s: State) -> list[list[float]]:
    """What is to be known of each seat."""
    table = about_the_table(s)
    return [
        [*about_pieces(s, seat, me), *about_temples(s, seat), *about_treasures(s, me), *about_time(s, seat), *table]
        for seat, me in enumerate(s.players)
    ]


def about_pieces(s: State, seat: int, me: Player) -> list[float]:
    """Points, figures and camps; how many stand where there is nothing to hold or dig."""
    on_board = 0
    idle = 0
    for space in range(SPACES):
        here = me.workers[space]
        if here:
            on_board += here
            if s.values[space] == 0 and s.tokens[space] == 0:
                idle += here
    return [
        me.score() / 40.0,
        me.supply / 18.0,
        on_board / 18.0,
        idle / 6.0,
        me.gone / 6.0,
        1.0 if me.leader >= 0 else 0.0,
        1.0 if me.leader == GUARDING else 0.0,
        1.0 if me.leader >= 0 and s.values[me.leader] > 0 and s.guards[me.leader] == NONE else 0.0,
        me.guards / 2.0,
        me.camps() / 2.0,
    ]


def about_temples(s: State, seat: int) -> list[float]:
    """How many temples it holds how firmly, and what they are worth; those that are guarded apart."""
    number = [0.0] * STANDINGS
    worth = [0.0] * STANDINGS
    guarded = 0.0
    for space in s.terrain.temples:
        if s.guards[space] != NONE:
            if s.guard_of(space) == seat:
                guarded += s.values[space]
            continue
        at = standing(s, seat, space)
        number[at] += 0.25
        worth[at] += 0.05 * s.values[space]
    return [guarded / 10.0, *number, *worth]


def standing(s: State, seat: int, space: int) -> int:
    """How a seat stands at a temple, as a place in a row of STANDINGS."""
    mine = strength(s, seat, space)
    best = 0
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, strength(s, other, space))
    if mine == 0:
        return 0 if best else 1
    return 2 + LEAD + min(LEAD, max(-LEAD, mine - best))


def about_treasures(s: State, me: Player) -> list[float]:
    """Sets by size, hopes of more, and figures that stand where one can dig."""
    sizes = [0.0] * len(TREASURE_POINTS)
    hopes = 0
    for kind in range(len(me.treasures)):
        held = me.treasures[kind]
        sizes[held] += 0.25
        if held and s.undug[kind]:
            hopes += 1
    digging = 0
    for space in s.terrain.treasures:
        digging += min(me.members(space), s.tokens[space])
    return [*sizes, hopes / 4.0, digging / 3.0]


def about_time(s: State, seat: int) -> list[float]:
    """Scoring rounds to come for this seat, and how soon it moves."""
    row = one_hot(scorings_left(s, seat), SCORINGS + 1)
    row.append(1.0 if is_about_to_score(s, seat) else 0.0)
    return row + one_hot((seat - s.turn) % len(s.players), SEATS)


def about_the_table(s: State) -> list[float]:
    """What is the same for all: tiles left, what lies on the board."""
    worth = 0
    for space in s.terrain.temples:
        worth += s.values[space]
    lying = 0
    for space in s.terrain.treasures:
        lying += s.tokens[space]
    row = [worth / 60.0, len(s.terrain.temples) / 12.0, lying / 8.0, sum(s.undug) / 24.0]
    row.append(1.0 if s.options.auction else 0.0)
    row.append(len(s.left) / float(IN_STACK))
    return row + one_hot(len(s.left) * BANDS // (IN_STACK + 1), BANDS)
