"""What a seat may know, as plain data; and a state made from it again, the unknown filled in.

Only the choice of wealth tiles is hidden: what was dealt, and what was kept until all have chosen. The order of the
stacks does not exist before a tile is drawn. What the stacks still hold is public by elimination.
"""

from __future__ import annotations

from typing import Any, Final

from longcount.games.tzolkin import steps
from longcount.games.tzolkin.components import BUILDINGS, MONUMENTS, WEALTH
from longcount.games.tzolkin.flow import settle
from longcount.games.tzolkin.shape import Figure, Gears, Goods, Levels, Mat, Mode, Temples, TzolkinView
from longcount.games.tzolkin.state import (
    CHICHEN,
    DUMMY,
    FREE,
    GEARS,
    GOODS,
    NONE,
    PALENQUE,
    SOURCES,
    TEMPLES,
    TIKAL,
    TRACKS,
    UXMAL,
    YAXCHILAN,
    Options,
    Player,
    State,
)
from longcount.kernel.chance import Dice
from longcount.kernel.pending import read_steps, steps_seen
from longcount.kernel.speech import View

BUILDING_BY_NAME = {tile.name: number for number, tile in enumerate(BUILDINGS)}
MONUMENT_BY_NAME = {tile.name: number for number, tile in enumerate(MONUMENTS)}
WEALTH_BY_NAME = {tile.name: number for number, tile in enumerate(WEALTH)}
MODES: Final[tuple[Mode, ...]] = ("fresh", "placing", "picking")
"""What a turn has become, by number."""


def is_choosing(s: State) -> bool:
    """Whether the wealth tiles are still secret."""
    for step in s.stack:
        if step.kind == steps.KEEP:
            return True
    return False


# --- state → view ---------------------------------------------------------------


def view(s: State, seat: int | None) -> TzolkinView:
    return {
        "game": "tzolkin",
        "seat": seat,
        "options": dict(s.options.chosen),
        "day": s.day,
        "food_day": s.food,
        "age": s.age,
        "marker": s.marker,
        "turn": s.turn,
        "mode": MODES[s.mode],
        "placed": s.placed,
        "steps": steps_seen(steps.KINDS, s.stack),
        "players": [view_player(s, other, seat) for other in range(len(s.players))],
        "gears": view_gears(s.gears),
        "first_space": None if s.first_space == NONE else s.first_space,
        "corn_on_days": [day for day in range(s.day + 1) if s.corn_teeth >> day & 1],
        "jungle": [{"action": i + 2, "wood": s.wood[i], "corn": s.corn[i]} for i in range(4)],
        "skulls": s.skulls,
        "skull_spots": [spot for spot in range(1, 10) if s.is_laid(spot)],
        "row": [None if b == NONE else BUILDINGS[b].name for b in s.row],
        "stacks": [{BUILDINGS[b].name: n for b, n in enumerate(stack) if n} for stack in s.stacks],
        "monuments": [MONUMENTS[m].name for m in s.monuments],
        "turned_up": [WEALTH[tile].name for tile in s.turned],
        "neutral_left": s.dummies,
    }


def view_gears(gears: list[list[int]]) -> Gears:
    teeth = [[view_figure(who) for who in gear] for gear in gears]
    return {
        "palenque": teeth[PALENQUE],
        "yaxchilan": teeth[YAXCHILAN],
        "tikal": teeth[TIKAL],
        "uxmal": teeth[UXMAL],
        "chichen": teeth[CHICHEN],
    }


def view_figure(who: int) -> Figure:
    if who == FREE:
        return None
    return "neutral" if who == DUMMY else who


def view_player(s: State, seat: int, viewer: int | None) -> Mat:
    me = s.players[seat]
    knows = seat == viewer or not is_choosing(s)
    return {
        "goods": view_goods(me.goods),
        "temples": view_temples(me.temples),
        "levels": view_levels(me.levels),
        "points": dict(zip(SOURCES, me.points, strict=True)),
        "score": me.score(),
        "workers": me.workers,
        "home": me.home,
        "light": me.light,
        "corn_tiles": me.corn_tiles,
        "wood_tiles": me.wood_tiles,
        "buildings": [BUILDINGS[b].name for b in me.buildings],
        "monuments": [MONUMENTS[m].name for m in me.monuments],
        "dealt": [WEALTH[tile].name for tile in me.dealt] if knows else None,
        "dealt_count": len(me.dealt),
        "kept": [WEALTH[tile].name for tile in me.kept] if knows else None,
        "has_kept": bool(me.kept),
    }


def view_goods(goods: list[int]) -> Goods:
    corn, wood, stone, gold, skull = goods
    return {"corn": corn, "wood": wood, "stone": stone, "gold": gold, "skull": skull}


def view_temples(temples: list[int]) -> Temples:
    brown, yellow, green = temples
    return {"brown": brown, "yellow": yellow, "green": green}


def view_levels(levels: list[int]) -> Levels:
    agriculture, extraction, architecture, theology = levels
    return {
        "agriculture": agriculture,
        "extraction": extraction,
        "architecture": architecture,
        "theology": theology,
    }


# --- view → state ---------------------------------------------------------------


def determinize(seen: View, dice: Dice) -> State:
    """A state that gives this view; hidden tiles are dealt anew from those the seat has not seen."""
    s = State()
    s.options = Options(dict(seen["options"]))
    s.day, s.food, s.age = seen["day"], seen["food_day"], seen["age"]
    s.marker, s.turn, s.mode, s.placed = seen["marker"], seen["turn"], MODES.index(seen["mode"]), seen["placed"]
    s.stack = read_steps(steps.KINDS, seen["steps"])
    s.players = [read_player(row) for row in seen["players"]]
    s.gears = [[read_figure(who) for who in seen["gears"][name]] for name in GEARS]
    s.first_space = NONE if seen["first_space"] is None else seen["first_space"]
    s.corn_teeth = sum([1 << day for day in seen["corn_on_days"]])
    s.wood = [row["wood"] for row in seen["jungle"]]
    s.corn = [row["corn"] for row in seen["jungle"]]
    s.skulls = seen["skulls"]
    s.spots = sum([1 << spot for spot in seen["skull_spots"]])
    s.row = tuple([NONE if name is None else BUILDING_BY_NAME[name] for name in seen["row"]])
    s.stacks = (read_stack(seen["stacks"][0]), read_stack(seen["stacks"][1]))
    s.monuments = tuple([MONUMENT_BY_NAME[name] for name in seen["monuments"]])
    s.turned = tuple([WEALTH_BY_NAME[name] for name in seen["turned_up"]])
    s.dummies = seen["neutral_left"]
    s.wealth = ()
    s.offered = []
    s.story = None
    if is_choosing(s):
        deal_unknown(s, seen, dice)
    settle(s)
    return s


def read_figure(who: int | str | None) -> int:
    if isinstance(who, int):
        return who
    return FREE if who is None else DUMMY


def read_stack(left: dict[str, int]) -> tuple[int, ...]:
    return tuple([left.get(tile.name, 0) for tile in BUILDINGS])


def read_player(row: dict[str, Any]) -> Player:
    me = Player()
    me.goods = [row["goods"][good] for good in GOODS]
    me.temples = [row["temples"][temple] for temple in TEMPLES]
    me.levels = [row["levels"][track] for track in TRACKS]
    me.points = [row["points"][source] for source in SOURCES]
    me.workers = row["workers"]
    me.home = row["home"]
    me.light = row["light"]
    me.corn_tiles = row["corn_tiles"]
    me.wood_tiles = row["wood_tiles"]
    me.buildings = tuple([BUILDING_BY_NAME[name] for name in row["buildings"]])
    me.monuments = tuple([MONUMENT_BY_NAME[name] for name in row["monuments"]])
    me.dealt = tuple([WEALTH_BY_NAME[name] for name in row["dealt"] or ()])
    me.kept = tuple([WEALTH_BY_NAME[name] for name in row["kept"] or ()])
    return me


def deal_unknown(s: State, seen: View, dice: Dice) -> None:
    """Deal the tiles this seat has not seen to the others, as many as they hold, and let them keep any two."""
    known = {*s.turned, *[tile for me in s.players for tile in me.dealt]}
    pool = [tile for tile in range(len(WEALTH)) if tile not in known]
    for me, row in zip(s.players, seen["players"], strict=True):
        if row["dealt"] is None:
            me.dealt = tuple(sorted([pool.pop(dice.below(len(pool))) for _ in range(row["dealt_count"])]))
            if row["has_kept"]:
                left = list(me.dealt)
                me.kept = tuple(sorted([left.pop(dice.below(len(left))) for _ in range(2)]))
    s.wealth = tuple(pool)
