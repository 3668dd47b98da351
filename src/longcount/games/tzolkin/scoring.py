"""Final scoring and the outcome."""

from __future__ import annotations

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin.components import BUILDINGS, MONUMENTS
from longcount.games.tzolkin.effects.goods import score
from longcount.games.tzolkin.state import (
    CORN,
    FROM_CORN,
    FROM_MONUMENTS,
    FROM_SKULLS,
    QUARTERS,
    RESOURCES,
    SKULL,
    SOURCES,
    Player,
    State,
)
from longcount.kernel.game import Outcome
from longcount.kernel.shared_lists import changed


def final_scoring(s: State) -> None:
    """Corn and resources, skulls, monuments."""
    for seat, me in enumerate(s.players):
        quarters = corn_worth(me)  # T-END-04
        if s.options.round_corn_down:
            quarters -= quarters % QUARTERS  # Q15
        me.points = changed(me.points, FROM_CORN, quarters)
        s.tell(seat, "score", SOURCES[FROM_CORN], quarters, "corn and resources")
        score(s, seat, FROM_SKULLS, 3 * me.goods[SKULL], "skulls")  # T-END-05
        for monument in me.monuments:  # T-MON-02
            score(s, seat, FROM_MONUMENTS, monument_points(s, me, monument), MONUMENTS[monument].name)  # T-END-06


def corn_worth(me: Player) -> int:
    """All corn after the resources were exchanged for corn."""
    return me.goods[CORN] + sum([me.goods[good] * c.RATE[good] for good in RESOURCES])  # T-END-03


def monument_points(s: State, me: Player, monument: int) -> int:
    """What a monument would score its owner now."""
    tile = MONUMENTS[monument]
    numbers = tile.numbers
    match tile.score:
        case "per-frame":
            return numbers[0] * framed(me, tile.score_frame)  # T-MON-05 T-MON-06 T-MON-07
        case "per-tile":
            return numbers[0] * (len(me.buildings) + len(me.monuments))  # T-MON-08
        case "per-monument":
            return numbers[len(s.players) - 2] * sum([len(p.monuments) for p in s.players])  # T-MON-09
        case "per-corn-tile":
            return numbers[0] * me.corn_tiles  # T-MON-10
        case "per-wood-tile":
            return numbers[0] * me.wood_tiles  # T-MON-11
        case "by-workers":
            return numbers[me.workers - c.FIRST_WORKERS]  # T-MON-12
        case "per-level":
            return numbers[0] * sum(me.levels)  # T-MON-13
        case "by-full-tracks":
            full = sum([1 for level in me.levels if level == c.TOP_LEVEL])
            return numbers[full - 1] if full else 0  # T-MON-14
        case "best-temple":
            return numbers[0] * max([0, *[me.temples[t] - c.START[t] for t in range(3)]])  # T-MON-15
        case "temple-steps":
            return step_points(s, me)
        case _:
            assert tile.score == "per-skull"
            return numbers[0] * s.spots.bit_count()  # T-MON-17


def framed(me: Player, frame: int) -> int:
    """Own buildings and monuments with a frame."""
    buildings = sum([1 for building in me.buildings if BUILDINGS[building].frame == frame])
    return buildings + sum([1 for monument in me.monuments if MONUMENTS[monument].frame == frame])


def step_points(s: State, me: Player) -> int:
    """The points of the three present steps once more."""
    points = [c.STEP_POINTS[temple][me.temples[temple]] for temple in range(3)]
    return sum(points) if s.options.steps_below_zero else sum([max(0, p) for p in points])  # T-MON-16


def outcome(s: State) -> Outcome:
    """Most points; among equals most workers on gears; then a shared victory."""
    scores = [me.score() for me in s.players]
    breakdown = [dict(zip(SOURCES, me.points, strict=True)) for me in s.players]
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]  # T-END-07
    if len(best) == 1:
        return Outcome(scores, breakdown, best, "", QUARTERS)
    most = max([s.on_gears(seat) for seat in best])
    winners = [seat for seat in best if s.on_gears(seat) == most]  # T-END-08
    tie_break = "workers on gears" if len(winners) == 1 else "shared victory"
    return Outcome(scores, breakdown, winners, tie_break, QUARTERS)
