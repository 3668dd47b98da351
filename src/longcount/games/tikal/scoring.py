"""Strength, scoring and the outcome."""

from __future__ import annotations

from longcount.games.tikal.components import LEADER_STRENGTH, SPACE_NAMES, TREASURE_POINTS
from longcount.games.tikal.state import NONE, SOURCES, State, from_temples, from_treasures
from longcount.kernel.game import Outcome
from longcount.kernel.shared_lists import changed


def strength(s: State, seat: int, space: int) -> int:
    """Workers on a tile, the leader for three."""
    me = s.players[seat]
    return me.workers[space] + (LEADER_STRENGTH if me.leader == space else 0)  # K-MEEPLE-04


def strongest(s: State, space: int) -> int:
    """The seat that is stronger on a tile than every other one taken singly, or NONE."""
    best = 0
    holder = NONE
    for seat in range(len(s.players)):
        here = strength(s, seat, space)
        if here > best:  # K-SCORE-02 ruling AMB-24
            best = here
            holder = seat
        elif here == best:
            holder = NONE  # K-SCORE-03
    return holder


def holder_of(s: State, space: int) -> int:
    """The seat that would score a temple now: its guard's owner, else the one that is strongest there."""
    if s.guards[space] != NONE:
        return s.guard_of(space)  # K-GUARD-05 ruling AMB-15
    return strongest(s, space)  # K-GOAL-03


def treasure_points(treasures: list[int]) -> int:
    """Each kind by itself: single, pair or triple."""
    points = 0
    for number in treasures:
        points += TREASURE_POINTS[number]  # K-TREASURE-06
    return points


def temple_points(s: State, seat: int) -> int:
    """The numbers on top of all temples that a seat holds."""
    points = 0
    for space in s.terrain.temples:
        if holder_of(s, space) == seat:
            points += s.values[space]  # K-SCORE-02 K-TEMPLE-01
    return points


def score(s: State, seat: int) -> None:
    """A player's own points at the end of the scoring turn; treasures are kept and will score again."""
    me = s.players[seat]
    temples, treasures = temple_points(s, seat), treasure_points(me.treasures)
    me.points = changed(me.points, from_temples(s.scoring), temples)  # K-SCORE-01 K-SCORE-05 K-GOAL-02
    me.points = changed(me.points, from_treasures(s.scoring), treasures)  # K-SCORE-04
    if s.story is not None:
        for space in s.terrain.temples:
            if holder_of(s, space) == seat:
                s.tell(seat, "temple", SPACE_NAMES[space], s.values[space], f"scoring {s.scoring}")
        s.tell(seat, "score", "temples", temples, f"scoring {s.scoring}")
        s.tell(seat, "score", "treasures", treasures, f"scoring {s.scoring}")
        s.tell(seat, "total", "points", me.score(), f"scoring {s.scoring}")


def outcome(s: State) -> Outcome:
    """Most points win; what happens to a tie is the table's choice."""
    scores = [me.score() for me in s.players]  # K-SCORE-06 K-END-04 K-GOAL-04 K-AUCTION-30
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    tie_break = ""
    if len(winners) > 1:
        tie_break = "shared victory"  # ruling AMB-06
        if s.options.treasures_break_ties:
            worth = {seat: treasure_points(s.players[seat].treasures) for seat in winners}
            winners = [seat for seat in winners if worth[seat] == max(worth.values())]
            tie_break = "treasures" if len(winners) == 1 else "shared victory"
    breakdown = [dict(zip(SOURCES, me.points, strict=True)) for me in s.players]
    return Outcome(scores, breakdown, winners, tie_break, 1)
