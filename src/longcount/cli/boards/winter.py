"""Endless Winter for a terminal of 80 columns and more: columns, cards, terrain, megaliths, tracks, players' boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longcount.cli.boards.marks import COLOURS, SHAPES, named, shape
from longcount.games.winter import components as c
from longcount.games.winter import decisions as d
from longcount.games.winter.effect_language import read_effect
from longcount.games.winter.names import PLACE_TITLES, PLACES, TRACKS, ZONES, Place
from longcount.games.winter.packs import PACKS
from longcount.games.winter.titles import describe_card, describe_effect, describe_stone, title_of
from longcount.kernel.decisions import Decision
from longcount.kernel.speech import Speech, View

HEX_WIDTH: Final = 15
"""Letters of one hex; the widest row has five."""
CELL_WIDTH: Final = 8


def draw(view: View, names: Sequence[str], width: int, speech: Speech) -> RenderableType:
    """The whole table as this view shows it; what changes most stands last, next to the question."""
    parts: list[RenderableType] = [label(view), culture(view), stones(view)]
    if view["round"]:
        parts += [field(view), terrain(view), tracks(view)]
    parts += [supply(view), boards(view, names), course(view, names)]
    hand = own_hand(view)
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


def label(view: View) -> Text:
    return Text(f"{view['options']['pack']}: {view['pack_label']}", style="dim")


# --- round and supply -------------------------------------------------------------


def course(view: View, names: Sequence[str]) -> Text:
    text = Text(f"Round {view['round']} of {c.ROUNDS}", style="bold")
    text.append(f" · {view['phase']} · order:", style="not bold")
    for seat in view["order"]:
        text.append(" ").append_text(named(seat, names))
    if view["place"] is not None and view["turn"] is not None:
        part = f" {view['part']}" if view["part"] and view["place"] != "rest" else ""
        text.append(f" · at {place_title(view['place'])}{part}", style="not bold")
        text.append(f" · {view['labour'] / 2:g} labour", style="bold yellow")
    covered = [place_title(column) for column in view["covered"]]
    text.append(f" · bottom covered: {', '.join(covered)}" if covered else "", style="not bold")
    return text.append_text(figures(view))


def place_title(place: Place) -> str:
    return PLACE_TITLES[PLACES.index(place)]


def figures(view: View) -> Text:
    """Who stands where, in the order of coming: a line of its own, empty before the first figure of a round."""
    text = Text("\nFigures" if view["figures"] else "", style="default not bold")
    for place in PLACES:
        here = [one for one in view["figures"] if one["place"] == place]
        if here:
            text.append(f" · {place_title(place)} ")
        for one in here:
            text.append_text(shape(one["seat"])).append("*" if one["figure"] == "chief" else "")
    return text


def supply(view: View) -> Text:
    text = heading("Tribe decks ")
    decks = [f"{title_of(name)} {left}" for name, left in view["tribe_decks"].items()]
    text.append(", ".join(decks), style="default not bold")
    text.append("\nHunting grounds ")
    animals = [f"{number} {title_of(name)}" for name, number in view["grounds"].items()]
    text.append(", ".join(animals) or "empty", style="default not bold")
    text.append(f" ({sum(view['animal_deck'].values())} in the deck)", style="dim not bold")
    if view["rest"]["open"]:
        text.append("\nRest token ").append(view["rest"]["open"], style="default not bold")
    return text


def culture(view: View) -> Table:
    left = [str(len(deck)) for deck in view["culture_decks"]]
    table = grid("Culture", f"gives ({' and '.join(left)} in the decks)")
    for name in view["culture_open"]:
        table.add_row(Text(name, style="bold"), card_words(view, name))
    return table


def card_words(view: View, name: str) -> str:
    kind = c.KIND_BY_NAME[name]
    pack = PACKS[view["options"]["pack"]]
    return f"{pack.titles[kind]}: {describe_card(kind, pack)}"


def stones(view: View) -> Table:
    table = grid("Sacred stones", "score in every eclipse")
    for name in view["stones"]:
        words = describe_stone(c.STONES.index(name), PACKS[view["options"]["pack"]])
        table.add_row(Text(name, style="bold"), words)
    return table


# --- terrain ------------------------------------------------------------------------


def terrain(view: View) -> Text:
    """Five rows of hexes, each with its number, its type, camps, and the communities below."""
    text = heading("Terrain")
    for r in range(-2, 3):
        row = [hex_ for hex_ in view["map"] if hex_["r"] == r]
        row.sort(key=lambda hex_: int(hex_["q"]))
        text.append("\n" + " " * ((5 - len(row)) * HEX_WIDTH // 2))
        for hex_ in row:
            text.append_text(hex_text(hex_))
    for village in view["communities"]:
        text.append("\n").append_text(shape(village["seat"]))
        text.append(f" community at {', '.join(str(n) for n in village['hexes'])}", style="default not bold")
    return text


def hex_text(hex_: dict[str, Any]) -> Text:
    token = {"face down": "?"}.get(hex_["token"], hex_["token"]) if hex_["token"] else ""
    text = Text(f"{hex_['hex']} {hex_['terrain'][:8]}{token}", style="default not bold")
    for seat, camps in enumerate(hex_["camps"]):
        text.append(SHAPES[seat] * camps, style=f"bold {COLOURS[seat]}")
    text.append(" " * max(1, HEX_WIDTH - text.cell_len))
    return text


# --- megaliths ----------------------------------------------------------------------


def field(view: View) -> Text:
    text = heading("Megaliths")
    ground = {(cell["row"], cell["col"]): cell for cell in view["field"] if cell["level"] == 1}
    if not ground:
        return text
    rows, cols = 1 + max(row for row, _ in ground), 1 + max(col for _, col in ground)
    text.append("\n  " + "".join(f"{letter:<{CELL_WIDTH}}" for letter in "abcdefghijkl"[:cols]), style="dim not bold")
    for row in range(rows):
        text.append(f"\n{row + 1} ", style="dim not bold")
        for col in range(cols):
            text.append_text(cell_text(view, ground.get((row, col))))
    for cell in [cell for cell in view["field"] if cell["level"] > 1]:
        text.append("\n").append_text(owner_text(cell["owner"]))
        text.append(f" on {cell['at']}, level {cell['level']}", style="default not bold")
    return text


def cell_text(view: View, cell: dict[str, Any] | None) -> Text:
    if cell is None:
        return Text(" " * CELL_WIDTH)
    if cell["owner"] is not None:
        text = owner_text(cell["owner"])
    elif cell["start"]:
        text = Text("start→" + "/".join(cell["arrows"])[:2], style="dim not bold")
    else:
        text = Text(bonus_word(cell["bonus"]), style="default not bold")
    return text.append(" " * max(1, CELL_WIDTH - text.cell_len))


def owner_text(owner: int | str) -> Text:
    return shape(owner) if isinstance(owner, int) else Text("○", style="bold white")


def bonus_word(bonus: str) -> str:
    if not bonus:
        return "·"
    words = describe_effect(read_effect(bonus, "")).split(" ")
    return f"{words[0]}{words[1][:5]}" if len(words) > 1 else words[0][:7]


# --- tracks and players -----------------------------------------------------------------


def tracks(view: View) -> Text:
    pack = PACKS[view["options"]["pack"]]
    text = Text()
    for track in TRACKS:
        top = pack.offering_top if track == "offering" else pack.veneration_top
        text.append(f"{track.capitalize()} ", style="bold cyan")
        for level in range(top + 1):
            text.append(f" {level_words(pack, track, level)}", style="dim not bold")
            for seat in seats_at(view, track, level):
                text.append_text(shape(seat))
        text.append("\n" if track == "offering" else "")
    return text


def level_words(pack: c.Pack, track: str, level: int) -> str:
    if level == 0:
        return "0"
    if track == "offering":
        return f"{level}({pack.rates[level]}:1)"
    points = pack.veneration_points[level]
    return f"{level}({points}p)" if points else str(level)


def seats_at(view: View, track: str, level: int) -> list[int]:
    seats = [seat for seat, me in enumerate(view["players"]) if me["idols"][track] == level]
    return sorted(seats, key=view["ranking"].index) if track == "veneration" and level else seats


def boards(view: View, names: Sequence[str]) -> Table:
    table = grid("Player", "pts", "food", "tools", "figures", "hand/deck", "camps+comm", "mega", "has")
    table.columns[0].no_wrap = True
    table.columns[0].max_width = 16
    for seat, me in enumerate(view["players"]):
        figures = ("C" if me["chief_home"] else "") + "t" * me["tribe_home"] + "z" * me["resting"]
        cards = f"{me['hand_count']}/{me['deck_count']}" + (f" +{me['pile_count']}" if me["pile_count"] else "")
        pieces = f"{me['camps_home']}+{me['communities_home']}"
        left = str(c.MEGALITHS - me["megaliths_placed"])
        goods = [f"{me['food']}/{me['most_food']}", str(me["tools"])]
        table.add_row(named(seat, names), str(me["score"]), *goods, figures, cards, pieces, left, own_things(me))
    return table


def own_things(me: dict[str, Any]) -> Text:
    """Chief, stones, animals (used ones in brackets), burials, discard."""
    chief = [f"{title_of(me['chief'])} {me['side'] or ''}".strip()] if me["chief"] else []
    animals = [f"{number} {title_of(name)}" for name, number in me["animals"].items()]
    used = [f"({number} {title_of(name)})" for name, number in me["used_animals"].items()]
    buried = len(me["buried"]) + me["tomb_count"]
    piles = [f"{buried} buried" if buried else "", f"{len(me['discard'])} discarded" if me["discard"] else ""]
    return Text(" · ".join([*chief, *me["stones"], *animals, *used, *[part for part in piles if part]]), style="dim")


def own_hand(view: View) -> Table | None:
    """The cards that this seat holds, and those it has played."""
    seat = view["seat"]
    if seat is None or view["players"][seat]["hand"] is None:
        return None
    me = view["players"][seat]
    table = grid("Your hand", "")
    for name, number in Counter(me["hand"]).items():
        table.add_row(Text(f"{name}{f' x{number}' if number > 1 else ''}", style="bold"), card_words(view, name))
    for name in me["above"]:
        table.add_row(Text(f"{name} (played)", style="dim"), Text(card_words(view, name), style="dim"))
    return table


def mat_line(view: View, seat: int, speech: Speech) -> str:
    """One player's goods in one line, between two questions of a turn."""
    me = view["players"][seat]
    hand = ", ".join([f"{number} {title_of(name)}" for name, number in Counter(me["hand"] or ()).items()])
    labour = f"{view['labour'] / 2:g} labour · " if view["turn"] == seat else ""
    goods = f"{me['food']}/{me['most_food']} food, {me['tools']} tools"
    return f"{labour}{goods} · {me['score']} points · hand: {hand or 'empty'}"


# --- choices ------------------------------------------------------------------------------


def heading_of(decision: Decision) -> str:
    """What some choices have in common, so that they stand together."""
    if isinstance(decision, d.Place):
        return "the chief" if decision.figure == 0 else "a tribe figure"
    if isinstance(decision, d.MoveCamp):
        return "move a camp"
    if isinstance(decision, d.Raise):
        return "place a megalith"
    if isinstance(decision, d.Bury):
        return f"bury from {ZONES[decision.zone]}"
    return ""


def arranged(offers: Sequence[Decision]) -> list[Decision]:
    """Choices as a person reads them: in catalogue order."""
    return list(offers)
