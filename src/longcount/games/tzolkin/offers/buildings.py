"""Buildings and monuments one can pay for."""

from __future__ import annotations

from longcount.games.tzolkin import steps
from longcount.games.tzolkin.components import BUILDINGS, CORN_PER_BLOCK, MONUMENTS, Building
from longcount.games.tzolkin.decisions import BUILD, BUILD_MONUMENT, DONE, PLAIN, USUAL
from longcount.games.tzolkin.state import ARCHITECTURE, CORN, GOLD, NONE, SKULL, STONE, WOOD, Player, State
from longcount.kernel.decisions import Decision, in_order


def offer_build(s: State, kind: int, architecture_used: int) -> list[Decision]:
    me = s.players[s.turn]
    out: list[Decision] = []
    for building in open_buildings(s):
        if kind == steps.BUILD_WITH_CORN:
            if me.goods[CORN] >= corn_price(me, BUILDINGS[building]):
                out.append(BUILD[building][USUAL])
        elif kind == steps.BUILD_SECOND and architecture_used:
            offer_plain(me, building, out)  # T-TIK-05 T-TECH-20
        else:
            offer_usual(me, building, out)
            if kind == steps.BUILD_FIRST and me.levels[ARCHITECTURE] > 0:
                offer_plain(me, building, out)  # T-TIK-06 (Q41)
    if kind == steps.BUILD_FIRST:
        for monument in range(len(MONUMENTS)):
            if monument in s.monuments and can_pay_monument(me, monument):
                out.append(BUILD_MONUMENT[monument])  # T-MON-04
    if kind in (steps.BUILD_SECOND, steps.BUILD_EXTRA):
        out.append(DONE)  # T-TIK-04 T-SYM-18
    return in_order(out) if s.options.modules else out


def open_buildings(s: State) -> list[int]:
    """Kinds of building on the board."""
    return [building for building in sorted(set(s.row)) if building != NONE]


def offer_usual(me: Player, building: int, out: list[Decision]) -> None:
    tile = BUILDINGS[building]
    lacks = lacking(me, tile)
    if lacks == 0:
        out.append(BUILD[building][USUAL])  # T-BUILD-01
    if me.levels[ARCHITECTURE] >= 3 and lacks <= 1:
        for good in (WOOD, STONE, GOLD):
            if tile.cost[good] > 0 and (lacks == 0 or tile.cost[good] > me.goods[good]):
                out.append(BUILD[building][good])  # T-TECH-18


def offer_plain(me: Player, building: int, out: list[Decision]) -> None:
    if lacking(me, BUILDINGS[building]) == 0:
        out.append(BUILD[building][PLAIN])


def lacking(me: Player, tile: Building) -> int:
    """How many resources of its price are not there."""
    goods = me.goods
    wood, stone, gold = tile.wood - goods[WOOD], tile.stone - goods[STONE], tile.gold - goods[GOLD]
    return (wood if wood > 0 else 0) + (stone if stone > 0 else 0) + (gold if gold > 0 else 0)


def can_build(s: State, me: Player, discount: bool) -> bool:
    for building in s.row:
        if building != NONE and lacking(me, BUILDINGS[building]) <= (1 if discount else 0):
            return True
    return False


def can_build_with_corn(s: State, me: Player, corn: int) -> bool:
    for building in s.row:
        if building != NONE and corn >= corn_price(me, BUILDINGS[building]):
            return True
    return False


def corn_price(me: Player, tile: Building) -> int:
    """A building's price at Uxmal 4."""
    blocks = tile.blocks - 1 if me.levels[ARCHITECTURE] >= 3 else tile.blocks  # T-TECH-18
    return CORN_PER_BLOCK * blocks  # T-UXM-04 T-UXM-05


def can_build_monument(s: State, me: Player) -> bool:
    for monument in s.monuments:
        if can_pay_monument(me, monument):
            return True
    return False


def can_pay_monument(me: Player, monument: int) -> bool:
    cost = MONUMENTS[monument].cost
    for good in range(WOOD, SKULL + 1):
        if me.goods[good] < cost[good]:
            return False
    return True
