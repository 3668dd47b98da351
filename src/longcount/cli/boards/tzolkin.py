"""Tzolk'in for a terminal of 80 columns and more: calendar, gears, tiles, temples, technologies, players' mats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longcount.cli.boards.marks import mark, named, shape
from longcount.games.tzolkin import components as c
from longcount.games.tzolkin import telling
from longcount.games.tzolkin.decisions import PickUp
from longcount.games.tzolkin.state import (
    CHICHEN,
    CORN,
    GEAR_TITLES,
    GEARS,
    GOODS,
    PALENQUE,
    QUARTERS,
    SKULL,
    TEMPLES,
    TRACKS,
    YAXCHILAN,
)
from longcount.kernel.decisions import Decision
from longcount.kernel.speech import Speech, View

WIDE: Final = 96
"""From this many columns on, tiles lie side by side and goods are written out."""
TEMPLE_STYLES: Final = {"brown": "orange3", "yellow": "yellow", "green": "green"}
_TIKAL_WORDS: Final = ("", "1 level", "1 building", "1-2 levels", "1-2 bld/mon", "2 temples")
_UXMAL_WORDS: Final = (
    "",
    f"{c.OFFERING}c: climb",
    "market",
    "new worker",
    "bld w/corn",
    f"{c.ANY_ACTION_PRICE}c: any act",
)


def draw(view: View, names: Sequence[str], width: int, speech: Speech) -> RenderableType:
    """The whole table as this view shows it; what changes most stands last, next to the question."""
    wide = width >= WIDE
    parts: list[RenderableType] = [*tiles(view, wide), technologies(view), temples(view)]
    parts += [mats(view, names), calendar(view, names), jungle(view), gears(view, names, wide)]
    hand = wealth_in_hand(view)
    return Group(*parts, hand) if hand else Group(*parts)


def heading(text: str) -> Text:
    return Text(text, style="bold cyan")


def grid(*columns: str) -> Table:
    """A table with a heading row and no frame; the last column takes the room that is left."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold cyan")
    table.expand = True
    for column in columns:
        table.add_column(column)
    table.columns[-1].ratio = 1
    return table


# --- calendar -------------------------------------------------------------------


def calendar(view: View, names: Sequence[str]) -> Text:
    day = view["day"]
    text = Text()
    text.append(f"Round {day + 1}", style="bold")
    text.append(f" (day {day}, age {view['age']}) · ")
    text.append(food_text(view), style="bold yellow" if view["food_day"] else "")
    text.append(f" · corn on teeth: {len(view['corn_on_days'])} · skulls left: {view['skulls']}\n")
    text.append("First player: ").append_text(named(view["marker"], names)).append(" · first-player space: ")
    return text.append_text(first_space(view, names))


def first_space(view: View, names: Sequence[str]) -> Text:
    seat = view["first_space"]
    return Text("free") if seat is None else named(seat, names)


def food_text(view: View) -> str:
    if view["food_day"]:
        return f"Food Day after this round ({gift(view['food_day'] - 1)})"
    coming = [mark for mark, day in enumerate(c.FOOD_DAYS) if day > view["day"]]
    if not coming:
        return "no more Food Days"
    days = c.FOOD_DAYS[coming[0]] - view["day"]
    return f"Food Day in {telling.count(days, 'day')} ({gift(coming[0])})"


def gift(food_mark: int) -> str:
    return "goods" if c.FOOD_GIVES_GOODS[food_mark] else "points"


# --- gears ----------------------------------------------------------------------


def gears(view: View, names: Sequence[str], wide: bool) -> RenderableType:
    table = Table(box=box.MINIMAL, padding=0, expand=True, header_style="bold cyan", show_edge=False)
    table.add_column("", justify="right", style="bold")
    for title in GEAR_TITLES:
        table.add_column(title, ratio=1)
    for space in range(max(c.LAST) + 1):
        table.add_row(str(space), *[gear_space(view, names, gear, space, wide) for gear in range(len(GEARS))])
    return Group(table, legend(view, wide))


def gear_space(view: View, names: Sequence[str], gear: int, space: int, wide: bool) -> Text:
    """Who stands on a space, and its action."""
    if space > c.LAST[gear]:
        return Text()
    teeth = view["gears"][GEARS[gear]]
    text = Text(no_wrap=True, overflow="ellipsis")
    if teeth[space] is not None:
        text.append_text(figure(teeth[space], names))
    else:
        text.append("→ " if space == lowest_free(teeth, gear) else "· ", style="dim")
    text.append(" ")
    if gear == CHICHEN and space in view["skull_spots"]:
        return text.append("skull lies here", style="dim strike")
    return text.append(action_words(gear, space, wide))


def figure(who: int | str, names: Sequence[str]) -> Text:
    return mark(who, names) if isinstance(who, int) else Text("○n", style="dim")


def lowest_free(teeth: list[int | str | None], gear: int) -> int:
    free = [space for space in range(c.LAST[gear] + 1) if teeth[space] is None]
    return free[0] if free else -1


def action_words(gear: int, space: int, wide: bool) -> str:
    """An action in so few words that five gears stand side by side."""
    if space == 0:
        return ""
    if space >= c.FREE_FROM[gear]:
        return "any action" if wide else "any"
    if gear == PALENQUE:
        wood = c.HARVEST_WOOD[space]
        return amount(c.HARVEST_CORN[space], 0, wide) + ("/" + amount(wood, 1, wide) if wood else "")
    if gear == YAXCHILAN:
        gains = [(good, number) for good, number in enumerate(c.YAXCHILAN_GAIN[space]) if number]
        return " ".join([gain_words(number, good, wide) for good, number in reversed(gains)])
    if gear == CHICHEN:
        resource = " +r" if c.SPOT_RESOURCE[space] else ""
        temple = TEMPLES[c.SPOT_TEMPLE[space]]
        return f"{c.SPOT_POINTS[space]}p {temple if wide else temple[:3]}{resource}"
    words = _TIKAL_WORDS if GEARS[gear] == "tikal" else _UXMAL_WORDS
    return words[space]


def gain_words(number: int, good: int, wide: bool) -> str:
    """One skull is written out: its letter would be stone's."""
    if good == SKULL or (wide and number == 1 and good != CORN):
        return GOODS[good]
    return amount(number, good, wide and good != CORN)


def amount(number: int, good: int, wide: bool) -> str:
    return f"{number} {GOODS[good]}" if wide else f"{number}{GOODS[good][0]}"


def legend(view: View, wide: bool) -> Text:
    """How to read the gears, and the neutral workers who will come back to space 0."""
    letters = "" if wide else "; c corn, w wood, s stone, g gold, +r a resource"
    text = Text(f"A space costs its number in corn; → the next worker goes here{letters}", style="dim")
    coming = [coming_back(gear, view["gears"][name]) for gear, name in enumerate(GEARS)]
    found = ", ".join([part for part in coming if part])
    return text.append(f"; ○n neutral, back on space 0: {found}" if found else "")


def coming_back(gear: int, teeth: list[int | str | None]) -> str:
    days = [str(len(teeth) - space) for space in range(len(teeth) - 1, c.LAST[gear], -1) if teeth[space] is not None]
    plural = "" if days == ["1"] else "s"
    return f"{GEAR_TITLES[gear]} in {' and '.join(days)} day{plural}" if days else ""


# --- jungle, buildings, monuments -------------------------------------------------


def jungle(view: View) -> Text:
    text = heading("Jungle")
    for field in view["jungle"]:
        text.append(
            f"  Palenque {field['action']}: " if field["action"] == 2 else f" · {field['action']}: ",
            style="dim not bold",
        )
        text.append(field_text(field["corn"], field["wood"]), style="default not bold")
    return text


def field_text(corn: int, wood: int) -> str:
    """Corn tiles under wood cannot be reached yet."""
    if corn == 0:
        return "bare"
    covered = f"{wood} corn under wood" if wood else ""
    return ", ".join([part for part in (f"{corn - wood} corn" if corn > wood else "", covered) if part])


def tiles(view: View, wide: bool) -> list[RenderableType]:
    if not wide:
        return [buildings(view), monuments(view)]
    both = Table.grid(expand=True, padding=(0, 2))
    both.add_column(ratio=1)
    both.add_column(ratio=1)
    both.add_row(buildings(view), monuments(view))
    return [both]


def buildings(view: View) -> Table:
    left = sum(view["stacks"][view["age"] - 1].values())
    table = grid("Building", "cost", f"gives ({left} in the stack)")
    for name in view["row"]:
        if name is not None:
            tile = c.BUILDING_BY_ID[name]
            table.add_row(tile_name(name, tile.frame), price(tile.cost), telling.describe_building(name))
    return table


def monuments(view: View) -> Table:
    table = grid("Monument", "cost", "scores at the end")
    for name in view["monuments"]:
        tile = c.MONUMENT_BY_ID[name]
        table.add_row(
            tile_name(name, tile.frame), price(tile.cost), telling.describe_monument(name, len(view["players"]))
        )
    return table


def tile_name(name: str, frame: int) -> Text:
    return Text(name, style="bold", no_wrap=True).append(f" {c.FRAMES[frame]}", style="dim not bold")


def price(cost: Sequence[int]) -> Text:
    """`2w 1s`."""
    parts = [amount(number, good, False) for good, number in enumerate(cost[:4]) if number]
    skulls = ["skull"] if cost[4] else []
    return Text(" ".join(parts + skulls), no_wrap=True)


# --- temples and technologies -----------------------------------------------------


def temples(view: View) -> Table:
    table = grid("Temple", "steps: points, goods, who stands there", "highest")
    table.columns[2].no_wrap = True
    for number, name in enumerate(TEMPLES):
        first, second = c.LEADER_BONUS[number]
        bonus = f"+{first}, age 2 +{second}"
        table.add_row(Text(name, style=TEMPLE_STYLES[name]), temple_steps(view, number), bonus)
    return table


def temple_steps(view: View, temple: int) -> Text:
    text = Text()
    for step, points in enumerate(c.STEP_POINTS[temple]):
        good = c.STEP_GOODS[temple][step]
        text.append(" │ " if step else "", style="dim")
        text.append(str(points), style="bold")
        text.append(f" {GOODS[good]}" if good >= 0 else "")
        there = [seat for seat, me in enumerate(view["players"]) if me["temples"][TEMPLES[temple]] == step]
        text.append(" " if there else "")
        for seat in there:
            text.append_text(shape(seat))
    return text


def technologies(view: View) -> Table:
    table = grid("Technology", "start", "level 1", "level 2", "level 3", "bonus")
    for track, name in enumerate(TRACKS):
        cells = [level_cell(view, track, level) for level in range(c.TOP_LEVEL + 1)]
        table.add_row(name, *cells, Text(telling.describe_level(track, c.TOP_LEVEL + 1), style="dim"))
    return table


def level_cell(view: View, track: int, level: int) -> Text:
    text = Text()
    for seat, me in enumerate(view["players"]):
        if me["levels"][TRACKS[track]] == level:
            text.append_text(shape(seat))
    words = telling.describe_level(track, level) if level else ""
    return text.append(f" {words}" if text and words else words)


# --- players ----------------------------------------------------------------------


def mats(view: View, names: Sequence[str]) -> Table:
    table = grid("Player", "pts", *GOODS, "home+out", "board", "tiles")
    for column in table.columns[1:8]:
        column.justify = "right"
    table.columns[0].no_wrap = True
    table.columns[0].max_width = 16
    for seat, me in enumerate(view["players"]):
        goods = [str(me["goods"][good]) for good in GOODS]
        board = "light" if me["light"] else "dark"
        points = f"{me['score'] / QUARTERS:g}"
        table.add_row(named(seat, names), points, *goods, "+".join(workers(view, seat)), board, own_tiles(me))
    return table


def workers(view: View, seat: int) -> tuple[str, str]:
    """Workers at home, and those on gears or on the first-player space."""
    me = view["players"][seat]
    return str(me["home"]), str(me["workers"] - me["home"])


def own_tiles(me: dict[str, Any]) -> Text:
    text = Text(" ".join([*me["buildings"], *me["monuments"], *(me["kept"] or ())]))
    harvest = [telling.count(me[f"{good}_tiles"], f"{good} tile") for good in ("corn", "wood") if me[f"{good}_tiles"]]
    return text.append((" · " if text else "") + ", ".join(harvest) if harvest else "", style="dim")


def wealth_in_hand(view: View) -> Table | None:
    """The wealth tiles that this seat was dealt, while it may still choose."""
    seat = view["seat"]
    if seat is None or not view["players"][seat]["dealt"]:
        return None
    table = grid("Your wealth tiles", "give")
    for name in view["players"][seat]["dealt"]:
        table.add_row(Text(name, style="bold"), telling.describe_wealth(name))
    return table


def mat_line(view: View, seat: int, speech: Speech) -> str:
    """One player's goods in one line, between two questions of a turn."""
    me = view["players"][seat]
    goods = telling.goods_text([me["goods"][good] for good in GOODS])
    home, out = workers(view, seat)
    points = telling.points_text(me["score"])
    return f"{goods} · {points} · {telling.count(int(home), 'worker')} at home, {out} out"


def heading_of(decision: Decision) -> str:
    """The worker that a choice belongs to, so that choices of one worker stand together."""
    if isinstance(decision, PickUp):
        return f"the worker on {GEAR_TITLES[decision.gear]} {decision.space}"
    return ""


def arranged(offers: Sequence[Decision]) -> list[Decision]:
    """Choices as a person reads them: doing nothing with a worker comes after what the worker can do."""
    return sorted(offers, key=place_in_list)


def place_in_list(offer: Decision) -> tuple[int, bool, int]:
    if isinstance(offer, PickUp):
        return (offer.index - offer.action, offer.action == 0, offer.index)
    return (offer.index, False, offer.index)
