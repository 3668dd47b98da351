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
from longcount.games.tzolkin.decisions import PickUp
from longcount.games.tzolkin.speech import TzolkinSpeech, as_points
from longcount.games.tzolkin.state import (
    CHICHEN,
    CORN,
    GEARS,
    GOODS,
    PALENQUE,
    SKULL,
    TEMPLES,
    TRACKS,
    WOOD,
    YAXCHILAN,
)
from longcount.kernel.decisions import Decision
from longcount.kernel.speech import Speech, View
from longcount.kernel.words import Value, said_number

WIDE: Final = 96
"""From this many columns on, tiles lie side by side and goods are written out."""
TEMPLE_STYLES: Final = {"brown": "orange3", "yellow": "yellow", "green": "green"}


class Drawing:
    """A view to be drawn in a language."""

    def __init__(self, view: View, names: Sequence[str], wide: bool, speech: Speech) -> None:
        assert isinstance(speech, TzolkinSpeech)
        self.view: Final = view
        self.names: Final = names
        self.wide: Final = wide
        self.speech: Final = speech
        self.words: Final = speech.words

    def label(self, key: str, **values: Value) -> str:
        return self.words.say("terminal", key, values)

    # --- calendar -----------------------------------------------------------------

    def calendar(self) -> Text:
        view = self.view
        text = Text()
        text.append(self.words.say("ui", "caption", {"n": view["day"] + 1}), style="bold")
        text.append(self.words.bracketed(self.label("day", day=view["day"], age=view["age"])) + " · ")
        text.append(self.food(), style="bold yellow" if view["food_day"] else "")
        corn, skulls = len(view["corn_on_days"]), view["skulls"]
        text.append(f" · {self.label('teeth', n=corn)} · {self.label('skulls', n=skulls)}\n")
        text.append(self.words.look("ui", "marker") + self.words.look("marks", "colon"))
        text.append_text(named(view["marker"], self.names)).append(" · ")
        text.append(self.words.look("ui", "first") + self.words.look("marks", "colon"))
        seat = view["first_space"]
        return text.append_text(Text(self.label("free")) if seat is None else named(seat, self.names))

    def food(self) -> str:
        view = self.view
        if view["food_day"]:
            return self.words.look("ui", "foodNow") + self.words.bracketed(self.gift(view["food_day"] - 1))
        coming = [mark for mark, day in enumerate(c.FOOD_DAYS) if day > view["day"]]
        if not coming:
            return self.label("fed")
        days = c.FOOD_DAYS[coming[0]] - view["day"]
        return self.words.say("ui", "foodIn", {"days": days}) + self.words.bracketed(self.gift(coming[0]))

    def gift(self, food_mark: int) -> str:
        return self.label("goods" if c.FOOD_GIVES_GOODS[food_mark] else "points")

    # --- gears --------------------------------------------------------------------

    def gears(self) -> RenderableType:
        table = Table(box=box.MINIMAL, padding=0, expand=True, header_style="bold cyan", show_edge=False)
        table.add_column("", justify="right", style="bold")
        for name in GEARS:
            table.add_column(self.words.look("gears", name), ratio=1)
        for space in range(max(c.LAST) + 1):
            table.add_row(str(space), *[self.gear_space(gear, space) for gear in range(len(GEARS))])
        return Group(table, self.legend())

    def gear_space(self, gear: int, space: int) -> Text:
        """Who stands on a space, and its action."""
        if space > c.LAST[gear]:
            return Text()
        teeth = self.view["gears"][GEARS[gear]]
        text = Text(no_wrap=True, overflow="ellipsis")
        if teeth[space] is not None:
            text.append_text(self.figure(teeth[space]))
        else:
            text.append("→ " if space == lowest_free(teeth, gear) else "· ", style="dim")
        text.append(" ")
        if gear == CHICHEN and space in self.view["skull_spots"]:
            return text.append(self.words.look("ui", "spotLaid"), style="dim strike")
        return text.append(self.action(gear, space))

    def figure(self, who: int | str) -> Text:
        return mark(who, self.names) if isinstance(who, int) else Text("○n", style="dim")

    def action(self, gear: int, space: int) -> str:
        """An action in so few words that five gears stand side by side."""
        if space == 0:
            return ""
        if space >= c.FREE_FROM[gear]:
            return self.label("any")
        if gear == PALENQUE:
            wood = c.HARVEST_WOOD[space]
            corn = self.amount(c.HARVEST_CORN[space], CORN, self.wide)
            return f"{corn}/{self.amount(wood, WOOD, self.wide)}" if wood else corn
        if gear == YAXCHILAN:
            gains = [(good, number) for good, number in enumerate(c.YAXCHILAN_GAIN[space]) if number]
            return " ".join([self.gain(number, good) for good, number in reversed(gains)])
        if gear == CHICHEN:
            temple = self.label(TEMPLES[c.SPOT_TEMPLE[space]] + ("" if self.wide else " short"))
            resource = " +" + self.words.look("letters", "resource") if c.SPOT_RESOURCE[space] else ""
            return f"{c.SPOT_POINTS[space]}{self.words.look('letters', 'point')} {temple}{resource}"
        return self.label(f"{GEARS[gear]} {space}", offering=c.OFFERING, price=c.ANY_ACTION_PRICE)

    def gain(self, number: int, good: int) -> str:
        """One skull is written out: its letter could be stone's."""
        if good == SKULL or (self.wide and number == 1 and good != CORN):
            return self.words.look("goods", GOODS[good])
        return self.amount(number, good, self.wide and good != CORN)

    def amount(self, number: int, good: int, wide: bool) -> str:
        if wide:
            return self.words.count(number, GOODS[good])
        return f"{number}{self.words.look('letters', GOODS[good])}"

    def legend(self) -> Text:
        """How to read the gears, and the neutral workers who will come back to space 0."""
        text = Text(self.label("legend"), style="dim")
        if not self.wide:
            text.append(self.words.look("marks", "lines") + self.letters())
        coming = [self.coming_back(gear, self.view["gears"][name]) for gear, name in enumerate(GEARS)]
        found = self.words.joined(coming)
        back = self.words.look("marks", "lines") + "○n " + self.label("neutral", list=found)
        return text.append(back if found else "")

    def letters(self) -> str:
        shown = [*GOODS[:SKULL], "resource"]
        look = self.words.look
        return self.words.joined([f"{look('letters', good)} {look('goods', good)}" for good in shown])

    def coming_back(self, gear: int, teeth: list[int | str | None]) -> str:
        back = [len(teeth) - space for space in range(len(teeth) - 1, c.LAST[gear], -1) if teeth[space] is not None]
        if not back:
            return ""
        title = self.words.look("gears", GEARS[gear])
        return title + self.words.bracketed(self.words.joined([self.words.count(days, "day") for days in back]))

    # --- jungle, buildings, monuments ---------------------------------------------

    def jungle(self) -> Text:
        text = heading(self.words.look("ui", "jungle"))
        for field in self.view["jungle"]:
            city = f"{self.words.look('gears', 'palenque')} " if field["action"] == 2 else ""
            text.append("  " if city else " · ", style="dim not bold")
            text.append(f"{city}{field['action']}" + self.words.look("marks", "colon"), style="dim not bold")
            text.append(self.field(field["corn"], field["wood"]), style="default not bold")
        return text

    def field(self, corn: int, wood: int) -> str:
        """Corn tiles under wood cannot be reached yet."""
        if corn == 0:
            return self.label("bare")
        reached = self.label("open", n=corn - wood) if corn > wood else ""
        return self.words.joined([reached, self.label("covered", n=wood) if wood else ""])

    def tiles(self) -> list[RenderableType]:
        if not self.wide:
            return [self.buildings(), self.monuments()]
        both = Table.grid(expand=True, padding=(0, 2))
        both.add_column(ratio=1)
        both.add_column(ratio=1)
        both.add_row(self.buildings(), self.monuments())
        return [both]

    def buildings(self) -> Table:
        left = sum(self.view["stacks"][self.view["age"] - 1].values())
        cost = self.words.look("ui", "cost")
        table = grid(self.words.look("ui", "buildings"), cost, self.label("gives", n=left))
        for name in self.view["row"]:
            if name is not None:
                tile = c.BUILDING_BY_ID[name]
                table.add_row(self.tile_name(name, tile.frame), self.price(tile.cost), self.speech.tile(name))
        return table

    def monuments(self) -> Table:
        table = grid(self.words.look("ui", "monuments"), self.words.look("ui", "cost"), self.label("scores"))
        for name in self.view["monuments"]:
            tile = c.MONUMENT_BY_ID[name]
            text = self.speech.tile(name, len(self.view["players"]))
            table.add_row(self.tile_name(name, tile.frame), self.price(tile.cost), text)
        return table

    def tile_name(self, name: str, frame: int) -> Text:
        kind = self.words.look("frames", c.FRAMES[frame])
        return Text(name, style="bold", no_wrap=True).append(f" {kind}", style="dim not bold")

    def price(self, cost: Sequence[int]) -> Text:
        """`2w 1s`."""
        parts = [self.amount(number, good, False) for good, number in enumerate(cost[:SKULL]) if number]
        skulls = [self.words.look("goods", "skull")] if cost[SKULL] else []
        return Text(" ".join(parts + skulls), no_wrap=True)

    # --- temples and technologies -------------------------------------------------

    def temples(self) -> Table:
        table = grid(self.words.look("ui", "temples"), self.label("steps"), self.label("highest"))
        table.columns[2].no_wrap = True
        for number, name in enumerate(TEMPLES):
            first, second = c.LEADER_BONUS[number]
            title = Text(self.label(name), style=TEMPLE_STYLES[name])
            table.add_row(title, self.temple_steps(number), f"+{first} / +{second}")
        return table

    def temple_steps(self, temple: int) -> Text:
        text = Text()
        for step, points in enumerate(c.STEP_POINTS[temple]):
            good = c.STEP_GOODS[temple][step]
            text.append(" │ " if step else "", style="dim")
            text.append(said_number(points), style="bold")
            text.append(f" {self.words.look('goods', GOODS[good])}" if good >= 0 else "")
            there = [seat for seat, me in enumerate(self.view["players"]) if me["temples"][TEMPLES[temple]] == step]
            text.append(" " if there else "")
            for seat in there:
                text.append_text(shape(seat))
        return text

    def technologies(self) -> Table:
        look = self.words.look
        levels = [str(number) for number in range(1, c.TOP_LEVEL + 1)]
        table = grid(look("ui", "technologies"), look("ui", "start"), *levels, look("ui", "bonus"))
        for track, name in enumerate(TRACKS):
            cells = [self.level_cell(track, number) for number in range(c.TOP_LEVEL + 1)]
            bonus = Text(self.speech.level(track, c.TOP_LEVEL + 1), style="dim")
            table.add_row(self.label(name), *cells, bonus)
        return table

    def level_cell(self, track: int, level: int) -> Text:
        text = Text()
        for seat, me in enumerate(self.view["players"]):
            if me["levels"][TRACKS[track]] == level:
                text.append_text(shape(seat))
        words = self.speech.level(track, level) if level else ""
        return text.append(f" {words}" if text and words else words)

    # --- players ------------------------------------------------------------------

    def mats(self) -> Table:
        goods = [self.words.look("goods", good) for good in GOODS]
        labels = [self.label(key) for key in ("home", "board", "tiles")]
        table = grid(self.words.look("ui", "players"), self.label("score"), *goods, *labels)
        for column in table.columns[1:8]:
            column.justify = "right"
        table.columns[0].no_wrap = True
        table.columns[0].max_width = 16
        for seat, me in enumerate(self.view["players"]):
            held = [str(me["goods"][good]) for good in GOODS]
            board = self.label("light" if me["light"] else "dark")
            score = said_number(as_points(me["score"]))
            out = f"{me['home']}+{me['workers'] - me['home']}"
            table.add_row(named(seat, self.names), score, *held, out, board, self.own_tiles(me))
        return table

    def own_tiles(self, me: dict[str, Any]) -> Text:
        text = Text(" ".join([*me["buildings"], *me["monuments"], *(me["kept"] or ())]))
        kinds = (("cornTiles", me["corn_tiles"]), ("woodTiles", me["wood_tiles"]))
        harvest = [f"{self.words.look('ui', key)} {number}" for key, number in kinds if number]
        return text.append((" · " if text else "") + self.words.joined(harvest) if harvest else "", style="dim")

    def wealth_in_hand(self) -> Table | None:
        """The wealth tiles that this seat was dealt, while it may still choose."""
        seat = self.view["seat"]
        if seat is None or not self.view["players"][seat]["dealt"]:
            return None
        table = grid(self.words.look("ui", "wealth"), "")
        for name in self.view["players"][seat]["dealt"]:
            table.add_row(Text(name, style="bold"), self.speech.tile(name))
        return table


def draw(view: View, names: Sequence[str], width: int, speech: Speech) -> RenderableType:
    """The whole table as this view shows it; what changes most stands last, next to the question."""
    d = Drawing(view, names, width >= WIDE, speech)
    parts: list[RenderableType] = [*d.tiles(), d.technologies(), d.temples(), d.mats(), d.calendar(), d.jungle()]
    hand = d.wealth_in_hand()
    return Group(*parts, d.gears(), hand) if hand else Group(*parts, d.gears())


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


def lowest_free(teeth: list[int | str | None], gear: int) -> int:
    free = [space for space in range(c.LAST[gear] + 1) if teeth[space] is None]
    return free[0] if free else -1


def mat_line(view: View, seat: int, speech: Speech) -> str:
    """One player's goods in one line, between two questions of a turn."""
    assert isinstance(speech, TzolkinSpeech)
    me = view["players"][seat]
    goods = speech.goods([me["goods"][good] for good in GOODS]) or speech.words.look("note", "none")
    home = speech.words.say("ui", "home", {"n": me["home"], "m": me["workers"]})
    points = speech.words.count(as_points(me["score"]), "point")
    return f"{goods} · {points} · {home}"


def arranged(offers: Sequence[Decision]) -> list[Decision]:
    """Choices as a person reads them: doing nothing with a worker comes after what the worker can do."""
    return sorted(offers, key=place_in_list)


def place_in_list(offer: Decision) -> tuple[int, bool, int]:
    if isinstance(offer, PickUp):
        return (offer.index - offer.action, offer.action == 0, offer.index)
    return (offer.index, False, offer.index)
