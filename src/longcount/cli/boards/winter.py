"""Endless Winter for a terminal of 80 columns and more: columns, cards, terrain, megaliths, tracks, players' boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longcount.cli.boards.marks import COLOURS, SHAPES, named, shape
from longcount.games.winter import components as c
from longcount.games.winter.effect_language import read_effect
from longcount.games.winter.names import PLACES, TRACKS, WORDS
from longcount.games.winter.packs import DEFAULT, PACKS
from longcount.games.winter.speech import WinterSpeech
from longcount.kernel.decisions import Decision
from longcount.kernel.speech import Speech, View
from longcount.kernel.words import Value

HEX_WIDTH: Final = 15
"""Letters of one hex; the widest row has five."""
TERRAIN_LETTERS: Final = 8
CELL_WIDTH: Final = 8
CHIEF_MARK, TRIBE_MARK, RESTING_MARK = "*", "•", "z"


def draw(view: View, names: Sequence[str], width: int, speech: Speech) -> RenderableType:
    """The whole table as this view shows it; what changes most stands last, next to the question."""
    says = of_table(view, speech)
    parts: list[RenderableType] = [label(view, says), culture(view, says), stones(view, says)]
    if view["round"]:
        parts += [field(view, says), terrain(view, says), tracks(view, says)]
    parts += [supply(view, says), boards(view, names, says), course(view, names, says)]
    hand = own_hand(view, says)
    return Group(*parts, hand) if hand else Group(*parts)


def of_table(view: View, speech: Speech) -> WinterSpeech:
    """With the values of the table's own pack."""
    assert isinstance(speech, WinterSpeech)
    return speech.at(view["options"])


def say(says: WinterSpeech, key: str, **values: Value) -> str:
    return says.words.say("terminal", key, values)


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


def label(view: View, says: WinterSpeech) -> Text:
    """Which pack is played with, and what it says of itself."""
    pack = view["options"]["pack"]
    about = says.words.look("ui", "reconstruction") if pack == DEFAULT else view["pack_label"]
    return Text(says.words.joined([pack, about], "colon"), style="dim")


def counted(counts: Mapping[str, int], says: WinterSpeech) -> list[str]:
    """`hunter`, `giant deer ×2`."""
    return [says.printed.name(name) + (f" ×{number}" if number > 1 else "") for name, number in counts.items()]


# --- round and supply -------------------------------------------------------------


def course(view: View, names: Sequence[str], says: WinterSpeech) -> Text:
    text = Text(says.caption(view), style="bold")
    text.append(f" · {say(says, 'order')}:", style="not bold")
    for seat in view["order"]:
        text.append(" ").append_text(named(seat, names))
    if view["place"] is not None and view["turn"] is not None:
        text.append(f" · {say(says, 'at', place=standing(view, says))}", style="not bold")
        text.append(f" · {says.words.count(view['labour'] / 2, 'labour')}", style="bold yellow")
    covered = [says.words.look("places", column) for column in view["covered"]]
    if covered:
        text.append(f" · {say(says, 'covered', list=says.words.joined(covered))}", style="not bold")
    return text.append_text(figures(view, says))


def standing(view: View, says: WinterSpeech) -> str:
    """Where this turn's figure is; resting has no parts."""
    part = says.words.look("parts", view["part"]) if view["part"] and view["place"] != "rest" else ""
    return says.words.joined([says.words.look("places", view["place"]), part])


def figures(view: View, says: WinterSpeech) -> Text:
    """Who stands where, in the order of coming: a line of its own, empty before the first figure of a round."""
    text = Text(f"\n{say(says, 'figures')}" if view["figures"] else "", style="default not bold")
    for place in PLACES:
        here = [one for one in view["figures"] if one["place"] == place]
        if here:
            text.append(f" · {says.words.look('places', place)} ")
        for one in here:
            text.append_text(shape(one["seat"])).append(CHIEF_MARK if one["figure"] == "chief" else "")
    return text


def supply(view: View, says: WinterSpeech) -> Text:
    text = heading(f"{say(says, 'tribe_decks')} ")
    decks = [f"{says.printed.name(name)} {left}" for name, left in view["tribe_decks"].items()]
    text.append(says.words.joined(decks), style="default not bold")
    text.append(f"\n{say(says, 'grounds')} ")
    animals = says.words.joined(counted(view["grounds"], says))
    text.append(animals or say(says, "empty"), style="default not bold")
    left = say(says, "in_deck", n=sum(view["animal_deck"].values()))
    text.append(says.words.bracketed(left), style="dim not bold")
    if view["rest"]["open"]:
        token = says.printed.text(view["rest"]["open"])
        text.append(f"\n{say(says, 'rest_token')} ").append(token, style="default not bold")
    return text


def culture(view: View, says: WinterSpeech) -> Table:
    first, second = [len(deck) for deck in view["culture_decks"]]
    table = grid(say(says, "culture"), say(says, "gives", first=first, second=second))
    for name in view["culture_open"]:
        table.add_row(Text(name, style="bold"), card_words(name, says))
    return table


def card_words(name: str, says: WinterSpeech) -> str:
    return says.words.joined([says.printed.title(name), says.printed.text(name)], "colon")


def stones(view: View, says: WinterSpeech) -> Table:
    table = grid(say(says, "stones"), say(says, "scores"))
    for name in view["stones"]:
        table.add_row(Text(name, style="bold"), says.printed.text(name))
    return table


# --- terrain ------------------------------------------------------------------------


def terrain(view: View, says: WinterSpeech) -> Text:
    """Five rows of hexes, each with its number, its type, camps, and the communities below."""
    text = heading(say(says, "terrain"))
    for r in range(-2, 3):
        row = [hex_ for hex_ in view["map"] if hex_["r"] == r]
        row.sort(key=lambda hex_: int(hex_["q"]))
        text.append("\n" + " " * ((5 - len(row)) * HEX_WIDTH // 2))
        for hex_ in row:
            text.append_text(hex_text(hex_, says))
    for village in view["communities"]:
        at = say(says, "community", list=says.words.joined([str(n) for n in village["hexes"]]))
        text.append("\n").append_text(shape(village["seat"])).append(f" {at}", style="default not bold")
    return text


def hex_text(hex_: dict[str, Any], says: WinterSpeech) -> Text:
    token = {"face down": "?"}.get(hex_["token"], hex_["token"]) if hex_["token"] else ""
    name = says.printed.name(hex_["terrain"])[:TERRAIN_LETTERS]
    text = Text(f"{hex_['hex']} {name}{token}", style="default not bold")
    for seat, camps in enumerate(hex_["camps"]):
        text.append(SHAPES[seat] * camps, style=f"bold {COLOURS[seat]}")
    text.append(" " * max(1, HEX_WIDTH - text.cell_len))
    return text


# --- megaliths ----------------------------------------------------------------------


def field(view: View, says: WinterSpeech) -> Text:
    text = heading(say(says, "megaliths"))
    ground = {(cell["row"], cell["col"]): cell for cell in view["field"] if cell["level"] == 1}
    if not ground:
        return text
    rows, cols = 1 + max(row for row, _ in ground), 1 + max(col for _, col in ground)
    text.append("\n  " + "".join(f"{letter:<{CELL_WIDTH}}" for letter in "abcdefghijkl"[:cols]), style="dim not bold")
    for row in range(rows):
        text.append(f"\n{row + 1} ", style="dim not bold")
        for col in range(cols):
            text.append_text(cell_text(ground.get((row, col)), says))
    for cell in [cell for cell in view["field"] if cell["level"] > 1]:
        at = say(says, "on_top", at=cell["at"], n=cell["level"])
        text.append("\n").append_text(owner_text(cell["owner"])).append(f" {at}", style="default not bold")
    return text


def cell_text(cell: dict[str, Any] | None, says: WinterSpeech) -> Text:
    if cell is None:
        return Text(" " * CELL_WIDTH)
    if cell["owner"] is not None:
        text = owner_text(cell["owner"])
    elif cell["start"]:
        text = Text(f"✦→{cell['arrows'][0]}", style="dim not bold")
    else:
        text = Text(bonus_word(cell["bonus"], says), style="default not bold")
    text.truncate(CELL_WIDTH - 1)
    return text.append(" " * max(1, CELL_WIDTH - text.cell_len))


def owner_text(owner: int | str) -> Text:
    return shape(owner) if isinstance(owner, int) else Text("○", style="bold white")


def bonus_word(bonus: str, says: WinterSpeech) -> str:
    """`2food`: the first symbol of what a cell gives, in a few letters."""
    if not bonus:
        return "·"
    effect = read_effect(bonus, "")
    return f"{effect.amounts[0]}{says.words.look('symbols', WORDS[effect.ops[0]]).lower()}"


# --- tracks and players -----------------------------------------------------------------


def tracks(view: View, says: WinterSpeech) -> Text:
    pack = PACKS[view["options"]["pack"]]
    text = Text()
    for track in TRACKS:
        top = pack.offering_top if track == "offering" else pack.veneration_top
        text.append(f"{says.words.look('tracks', track)} ", style="bold cyan")
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
    return f"{level}(+{points})" if points else str(level)


def seats_at(view: View, track: str, level: int) -> list[int]:
    seats = [seat for seat, me in enumerate(view["players"]) if me["idols"][track] == level]
    return sorted(seats, key=view["ranking"].index) if track == "veneration" and level else seats


COLUMNS: Final = (
    "player",
    "points",
    "food",
    "tools",
    "figures_left",
    "cards",
    "pieces",
    "megaliths_left",
    "has",
)


def boards(view: View, names: Sequence[str], says: WinterSpeech) -> Table:
    table = grid(*[say(says, column) for column in COLUMNS])
    table.columns[0].no_wrap = True
    table.columns[0].max_width = 16
    for seat, me in enumerate(view["players"]):
        chief = CHIEF_MARK if me["chief_home"] else ""
        figures = chief + TRIBE_MARK * me["tribe_home"] + RESTING_MARK * me["resting"]
        cards = f"{me['hand_count']}/{me['deck_count']}" + (f" +{me['pile_count']}" if me["pile_count"] else "")
        pieces = f"{me['camps_home']}+{me['communities_home']}"
        left = str(c.MEGALITHS - me["megaliths_placed"])
        goods = [f"{me['food']}/{me['most_food']}", str(me["tools"])]
        table.add_row(named(seat, names), str(me["score"]), *goods, figures, cards, pieces, left, own_things(me, says))
    return table


def own_things(me: dict[str, Any], says: WinterSpeech) -> Text:
    """Chief, stones, animals (used ones in brackets), burials, discard."""
    chief = [f"{says.printed.name(me['chief'])} {me['side'] or ''}".strip()] if me["chief"] else []
    used = [f"({animal})" for animal in counted(me["used_animals"], says)]
    buried = len(me["buried"]) + me["tomb_count"]
    piles = [say(says, "buried", n=buried) if buried else ""]
    piles.append(say(says, "discarded", n=len(me["discard"])) if me["discard"] else "")
    found = [*chief, *me["stones"], *counted(me["animals"], says), *used, *[part for part in piles if part]]
    return Text(" · ".join(found), style="dim")


def own_hand(view: View, says: WinterSpeech) -> Table | None:
    """The cards that this seat holds, and those it has played."""
    seat = view["seat"]
    if seat is None or view["players"][seat]["hand"] is None:
        return None
    me = view["players"][seat]
    table = grid(say(says, "hand"), "")
    for name, number in Counter(me["hand"]).items():
        table.add_row(Text(f"{name}{f' x{number}' if number > 1 else ''}", style="bold"), card_words(name, says))
    for name in me["above"]:
        played = name + says.words.bracketed(say(says, "played"))
        table.add_row(Text(played, style="dim"), Text(card_words(name, says), style="dim"))
    return table


def mat_line(view: View, seat: int, speech: Speech) -> str:
    """One player's goods in one line, between two questions of a turn."""
    says = of_table(view, speech)
    me = view["players"][seat]
    hand = says.words.joined(counted(Counter(me["hand"] or ()), says)) or say(says, "empty")
    labour = [says.words.count(view["labour"] / 2, "labour")] if view["turn"] == seat else []
    goods = [says.words.count(me["food"], "food"), says.words.count(me["tools"], "tool")]
    points = says.words.count(me["score"], "points")
    return " · ".join([*labour, says.words.joined(goods), points, say(says, "hand_of", list=hand)])


def arranged(offers: Sequence[Decision]) -> list[Decision]:
    """Choices as a person reads them: in catalogue order."""
    return list(offers)
