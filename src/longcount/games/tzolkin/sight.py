"""What a seat sees of the table, for those that learn: its own mat, the rivals', the gears, the tiles, the calendar.

Every part stands twice here, one below the other: what its numbers are (the legend), and the numbers.
"""

from __future__ import annotations

from typing import Final

from longcount.games.tzolkin import components as c
from longcount.games.tzolkin import steps
from longcount.games.tzolkin.components import BUILDINGS, MONUMENTS
from longcount.games.tzolkin.effects.buildings import do_symbol
from longcount.games.tzolkin.food import free_meals, meal_price
from longcount.games.tzolkin.heuristics import evaluate
from longcount.games.tzolkin.offers.buildings import lacking
from longcount.games.tzolkin.scoring import monument_points
from longcount.games.tzolkin.state import (
    ARCHITECTURE,
    CORN,
    DUMMY,
    FREE,
    GEARS,
    GOODS,
    NONE,
    QUARTERS,
    SKULL,
    SOURCES,
    TEMPLES,
    TRACKS,
    WOOD,
    Player,
    State,
)
from longcount.kernel.sight import Sight, choice, clipped, count, flag, ladder, of_rivals

BELOW: Final = 40
"""Points may be negative; as many as this below zero can be told."""
SEATS: Final = 4
DAYS: Final = c.FOOD_DAYS[-1] + 2
NEAR: Final = 3
"""How far behind or ahead in a temple is told exactly."""
FAR: Final = 8
"""Days to a Food Day, at most."""
SPACES: Final = sum([last + 1 for last in c.LAST])


def row(given: State, seat: int) -> bytes:
    s = with_wealth(given, seat) if given.stack[-1].kind == steps.KEEP else given
    me = s.players[seat]
    out: list[int] = []
    see_mat(s, seat, me, out)
    see_goods(me, out)
    see_temples(s, me, out)
    see_meals(me, out)
    see_monuments(s, me, out)
    see_buildings(s, me, out)
    for place in range(1, SEATS):
        see_rival(s, seat, place, out)
    see_gears(s, seat, out)
    see_table(s, out)
    see_turn(s, seat, out)
    return bytes(out)


def with_wealth(s: State, seat: int) -> State:
    """The position as if the tiles this seat kept were paid out already; those of others are not known."""
    twin = s.clone()
    twin.stack.pop()
    for other, player in enumerate(twin.players):
        if other != seat:
            player.kept = ()
    for tile in s.players[seat].kept:
        for effect in c.WEALTH[tile].effects:
            do_symbol(twin, seat, effect, "")
    return twin


# --- one's own mat ------------------------------------------------------------

MAT: Final = [
    count("points", 100),
    count("rule of thumb", 100),
    *[count(f"points from {source}", 40) for source in SOURCES],
    *[ladder(track, (1, 2, 3)) for track in TRACKS],
    ladder("workers", (4, 5, 6)),
    choice("available workers", c.ALL_WORKERS + 1),
    flag("light side"),
    choice("places after the marker", SEATS),
    choice("places after the turn", SEATS),
    flag("on the first-player space"),
    ladder("corn tiles", (1, 2, 3, 4, 6, 8)),
    ladder("wood tiles", (1, 2, 3, 4, 6)),
    ladder("buildings", (1, 2, 3, 4, 5, 6, 7, 8, 10, 12)),
    ladder("own monuments", (1, 2, 3)),
    *[count(f"frames of kind {frame + 1}", 8) for frame in range(4)],
]


def see_mat(s: State, seat: int, me: Player, out: list[int]) -> None:
    seats = len(s.players)
    out.append(clipped(BELOW + me.score() // QUARTERS))
    out.append(clipped(BELOW + int(evaluate(s, seat))))
    for points in me.points:
        out.append(clipped(BELOW + points // QUARTERS))
    for level in me.levels:
        out.append(level)
    out.append(me.workers)
    out.append(me.home)
    out.append(1 if me.light else 0)
    out.append((seat - s.marker) % seats)
    out.append((seat - s.turn) % seats)
    out.append(1 if s.first_space == seat else 0)
    out.append(me.corn_tiles)
    out.append(me.wood_tiles)
    out.append(len(me.buildings))
    out.append(len(me.monuments))
    frames = [0, 0, 0, 0]
    for building in me.buildings:
        frames[BUILDINGS[building].frame] += 1
    for monument in me.monuments:
        frames[MONUMENTS[monument].frame] += 1
    for number in frames:
        out.append(number)


HELD: Final = [
    ladder("corn", (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30)),
    *[ladder(good, (1, 2, 3, 4, 5, 7)) for good in GOODS[WOOD:]],
    count("resources", 12),
]


def see_goods(me: Player, out: list[int]) -> None:
    for number in me.goods:
        out.append(clipped(number))
    out.append(clipped(me.blocks()))


CLIMBED: Final = [
    field
    for temple, name in enumerate(TEMPLES)
    for field in (choice(f"{name} temple", c.TOP[temple] + 1), choice(f"{name} temple, ahead", 2 * NEAR + 1))
]


def see_temples(s: State, me: Player, out: list[int]) -> None:
    for temple in range(len(TEMPLES)):
        step = me.temples[temple]
        rival = 0
        for other in s.players:
            if other is not me:
                rival = max(rival, other.temples[temple])
        out.append(step)
        out.append(min(2 * NEAR, max(0, step - rival + NEAR)))


MEALS: Final = [
    count("corn to feed all", 12),
    ladder("corn that lacks for it", (1, 3, 6, 9)),
    ladder("free meals", (1, 2, 3, 4)),
    count("price of a meal", 2),
]


def see_meals(me: Player, out: list[int]) -> None:
    meal = meal_price(me)
    free = free_meals(me)
    needed = max(0, me.workers - free) * meal
    out.append(clipped(needed))
    out.append(max(0, needed - me.goods[CORN]))
    out.append(clipped(free))
    out.append(meal)


# --- tiles --------------------------------------------------------------------

SOMEWHERE: Final = 0
"""Not in this game, or built by another player."""
OPEN: Final = 1
MINE: Final = 2
TO_BUILD: Final = [
    field
    for tile in MONUMENTS
    for field in (
        choice(f"{tile.name}", 3),
        count(f"{tile.name}, points now", 30),
        ladder(f"{tile.name}, what lacks", (1, 2, 3, 5)),
    )
]


def see_monuments(s: State, me: Player, out: list[int]) -> None:
    goods = me.goods
    for monument in range(len(MONUMENTS)):
        is_open = monument in s.monuments
        if not is_open and monument not in me.monuments:
            out.append(SOMEWHERE)
            out.append(0)
            out.append(0)
            continue
        out.append(OPEN if is_open else MINE)
        out.append(clipped(monument_points(s, me, monument)))
        lacks = 0
        if is_open:
            cost = MONUMENTS[monument].cost
            for good in range(WOOD, SKULL + 1):
                lacks += max(0, cost[good] - goods[good])
        out.append(lacks)


IN_ROW: Final = [choice(tile.name, 5) for tile in BUILDINGS]
"""Not there; can be paid; lacks one, two, more."""


def see_buildings(s: State, me: Player, out: list[int]) -> None:
    first = len(out)
    for _ in BUILDINGS:
        out.append(0)
    saved = 1 if me.levels[ARCHITECTURE] >= 3 else 0
    for building in s.row:
        if building != NONE:
            out[first + building] = 1 + min(3, max(0, lacking(me, BUILDINGS[building]) - saved))


# --- rivals -------------------------------------------------------------------

RIVAL: Final = [
    flag("is there"),
    count("points", 100),
    *[count(good, 20 if good == "corn" else 6) for good in GOODS],
    *[count(f"{temple} temple", 8) for temple in TEMPLES],
    *[ladder(track, (1, 2, 3)) for track in TRACKS],
    ladder("workers", (4, 5, 6)),
    count("available workers", 6),
    flag("light side"),
    flag("on the first-player space"),
    count("buildings", 10),
    count("monuments", 3),
    count("corn tiles", 8),
    count("wood tiles", 6),
    count("corn to feed all", 12),
    choice("places after the turn", SEATS),
]
RIVALS: Final = of_rivals(RIVAL, SEATS)


def see_rival(s: State, seat: int, place: int, out: list[int]) -> None:
    """Who sits so many places on; nobody, where fewer play."""
    seats = len(s.players)
    if place >= seats:
        for _ in RIVAL:
            out.append(0)
        return
    who = (seat + place) % seats
    other = s.players[who]
    out.append(1)
    out.append(clipped(BELOW + other.score() // QUARTERS))
    for number in other.goods:
        out.append(clipped(number))
    for step in other.temples:
        out.append(step)
    for level in other.levels:
        out.append(level)
    out.append(other.workers)
    out.append(other.home)
    out.append(1 if other.light else 0)
    out.append(1 if s.first_space == who else 0)
    out.append(len(other.buildings))
    out.append(len(other.monuments))
    out.append(other.corn_tiles)
    out.append(other.wood_tiles)
    out.append(clipped(max(0, other.workers - free_meals(other)) * meal_price(other)))
    out.append((who - s.turn) % seats)


# --- the board ----------------------------------------------------------------

NOBODY: Final = 0
NEUTRAL: Final = 5
"""From 1 on: oneself, and the rivals by their places."""
STANDING: Final = [
    choice(f"{gear} {space}", NEUTRAL + 1) for at, gear in enumerate(GEARS) for space in range(c.LAST[at] + 1)
] + [
    field
    for at, gear in enumerate(GEARS)
    for field in (choice(f"{gear}, lowest free", c.LAST[at] + 2), count(f"{gear}, own workers", 3))
]


def see_gears(s: State, seat: int, out: list[int]) -> None:
    seats = len(s.players)
    own = [0, 0, 0, 0, 0]
    for gear in range(len(GEARS)):
        teeth = s.gears[gear]
        for space in range(c.LAST[gear] + 1):
            who = teeth[space]
            if who == FREE:
                out.append(NOBODY)
            elif who == DUMMY:
                out.append(NEUTRAL)
            else:
                out.append(1 + (who - seat) % seats)
                if who == seat:
                    own[gear] += 1
    for gear in range(len(GEARS)):
        out.append(s.lowest_free(gear) + 1)
        out.append(own[gear])


TABLE: Final = [
    choice("seats", SEATS + 1),
    choice("day", DAYS),
    choice("days to the next Food Day", FAR),
    choice("next Food Day", c.LAST_FOOD + 1),
    flag("is a Food Day"),
    ladder("skulls in the bank", (1, 2, 3, 5, 8, 13)),
    *[flag(f"skull on {spot}") for spot in range(1, c.ACTIONS[-1] + 1)],
    *[ladder(f"wood tiles of group {group}", (1, 2, 3, 4)) for group in (2, 3, 4, 5)],
    *[ladder(f"corn tiles of group {group}", (1, 2, 3, 4)) for group in (2, 3, 4, 5)],
    ladder("corn on the teeth", (1, 2, 3, 4, 6)),
    flag("first-player space is free"),
    flag("second age"),
]


def see_table(s: State, out: list[int]) -> None:
    out.append(len(s.players))
    out.append(min(DAYS - 1, s.day))
    ahead = 0
    which = c.LAST_FOOD
    for mark in range(c.LAST_FOOD - 1, -1, -1):
        if c.FOOD_DAYS[mark] > s.day or s.food == mark + 1:
            ahead = max(0, c.FOOD_DAYS[mark] - s.day)
            which = mark
    out.append(min(FAR - 1, ahead))
    out.append(which)
    out.append(1 if s.food else 0)
    out.append(s.skulls)
    for spot in range(1, c.ACTIONS[-1] + 1):
        out.append(s.spots >> spot & 1)
    for left in s.wood:
        out.append(left)
    for left in s.corn:
        out.append(left)
    out.append(s.corn_teeth.bit_count())
    out.append(1 if s.first_space == NONE else 0)
    out.append(s.age - 1)


TURN: Final = [
    choice("asked at", steps.GAME_OVER + 2),
    choice("turn has become", 4),
    count("placed", 5),
    count("step's first number", 5),
    count("step's second number", 2),
]


def see_turn(s: State, seat: int, out: list[int]) -> None:
    """Where one's own turn stands; nothing while it is not one's own."""
    if s.turn != seat:
        for _ in TURN:
            out.append(0)
        return
    step = s.stack[-1]
    out.append(1 + min(step.kind, steps.GAME_OVER))
    out.append(1 + s.mode)
    out.append(s.placed)
    out.append(clipped(step.a))
    out.append(clipped(step.b))


# --- how it was played ----------------------------------------------------------

TRAITS: Final = ("workers", *TRACKS, "buildings", "monuments", "corn tiles", "wood tiles", "temple steps")


def traits_of(s: State, seat: int) -> list[int]:
    me = s.players[seat]
    return [
        me.workers,
        *me.levels,
        len(me.buildings),
        len(me.monuments),
        me.corn_tiles,
        me.wood_tiles,
        sum(me.temples) - sum(c.START),
    ]


MANNERS: Final = {
    "workers": {"workers": 8.0},
    "engine": {"workers": 6.0, "extraction": 3.0, "architecture": 3.0, "buildings": 1.5},
    "builder": {"architecture": 5.0, "extraction": 3.0, "buildings": 2.0, "monuments": 6.0},
    "monuments": {"monuments": 14.0, "workers": 2.0},
    "theology": {"theology": 4.0, "chichen": 0.4, "skulls": 0.2},
    "temples": {"temples age 1": 0.4, "temples age 2": 0.4, "temple steps": 0.5},
    "farmer": {"agriculture": 5.0, "corn tiles": 1.5, "workers": 4.0},
    "learned": {"agriculture": 3.0, "extraction": 3.0, "architecture": 3.0, "theology": 3.0},
}
"""Points for one more of each, at the beginning."""

SIGHT: Final[Sight[State]] = Sight(
    fields=[*MAT, *HELD, *CLIMBED, *MEALS, *TO_BUILD, *IN_ROW, *RIVALS, *STANDING, *TABLE, *TURN],
    row=row,
    sources=SOURCES,
    traits=TRAITS,
    traits_of=traits_of,
    manners=MANNERS,
)
