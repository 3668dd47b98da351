"""Tikal for a terminal of 80 columns and more: stocks, players' mats, the map, and what is asked for next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longcount.cli.boards.marks import COLOURS, SHAPES, named
from longcount.games.tikal import components as c
from longcount.games.tikal import decisions as d
from longcount.games.tikal.speech import TILE_BY_NAME, TikalSpeech
from longcount.games.tikal.state import SCORINGS
from longcount.kernel import hexes
from longcount.kernel.decisions import Decision
from longcount.kernel.speech import Speech, View
from longcount.kernel.words import Value

ASKED: Final = ("bid", "choose", "lay", "act")
"""Steps that a player answers."""
BASE_CAMP: Final = c.SPACE_NAMES[c.BASE_CAMP]


def draw(view: View, names: Sequence[str], width: int, speech: Speech) -> RenderableType:
    """The whole table as this view shows it; what changes most stands last, next to the question."""
    assert isinstance(speech, TikalSpeech)
    parts: list[RenderableType] = [stocks(view, speech), mats(view, names, speech), land(view, width, speech)]
    parts += [legend(speech), *([display(view, speech)] if view["display"] else [])]
    return Group(*parts, moment(view, names, speech))


def say(speech: Speech, key: str, **values: Value) -> str:
    """A label of this drawing."""
    return speech.words.say("terminal", key, values)


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


# --- stocks -----------------------------------------------------------------------


def stocks(view: View, speech: Speech) -> Text:
    """What nobody has yet: tiles by their letters, temple tokens, treasures."""
    letters = [name[0] for name in view["stack"]]
    stack = [f"{letters.count(letter)} {letter}" for letter in dict.fromkeys(letters)]
    numbers = [say(speech, "of_number", n=left, number=number) for number, left in view["numbers"].items() if left]
    undug = [say(speech, "of_kind", n=left, treasure=kind) for kind, left in view["undug"].items() if left]
    text = Text()
    for title, left in (("stack", stack), ("tokens", numbers), ("undug", undug)):
        said = speech.words.joined(left) or say(speech, "none_left")
        text.append_text(heading(say(speech, title))).append(f"  {said}\n")
    text.rstrip()
    return text


# --- players ----------------------------------------------------------------------


COLUMNS: Final = ("player", "points", "now", "supply", "leader", "camps", "guards", "treasures")


def mats(view: View, names: Sequence[str], speech: Speech) -> Table:
    table = grid(*[say(speech, column) for column in COLUMNS])
    for column in table.columns[1:4]:
        column.justify = "right"
    table.columns[0].no_wrap = True
    table.columns[0].max_width = 16
    for seat, me in enumerate(view["players"]):
        table.add_row(
            named(seat, names),
            str(me["score"]),
            f"{me['now']['temples']}+{me['now']['treasures']}",
            say(speech, "some_out", n=me["supply"], gone=me["gone"]) if me["gone"] else str(me["supply"]),
            leader_at(me, speech),
            with_left(camps_of(me), c.ALL_CAMPS),
            with_left(guarded_by(view, seat), c.ALL_GUARDS),
            treasures_text(me["treasures"], speech) or "–",
        )
    return table


LEADERS: Final = {"supply": "in_supply", "guarding": "guarding", "gone": "gone"}


def leader_at(me: dict[str, Any], speech: Speech) -> str:
    """The leader's space, or where else it is."""
    where = str(me["leader"])
    return speech.words.look("ui", LEADERS[where]) if where in LEADERS else where


def camps_of(me: dict[str, Any]) -> list[str]:
    return [home for home in me["homes"] if home != BASE_CAMP]


def guarded_by(view: View, seat: int) -> list[str]:
    return [name for name, row in view["spaces"].items() if guard_of(row) == seat]


def guard_of(row: dict[str, Any]) -> int | None:
    """Whose guard stands on a tile."""
    guard = row["temple"] and row["temple"]["guard"]
    return int(guard["seat"]) if guard else None


def with_left(placed: list[str], most: int) -> str:
    """`b2 +1`: where they are, and how many may still come."""
    left = most - len(placed)
    return " ".join([*placed, *([f"+{left}"] if left else [])])


def treasures_text(treasures: dict[str, int], speech: Speech) -> str:
    """The biggest sets first: `3 mask, 2 jade, idol`."""
    held = sorted([(-number, kind) for kind, number in treasures.items() if number], key=lambda row: row[0])
    return speech.words.joined([treasure_text(-number, kind, speech) for number, kind in held])


def treasure_text(number: int, kind: str, speech: Speech) -> str:
    if number == 1:
        return speech.words.look("treasures", kind)
    return say(speech, "of_kind", n=number, treasure=kind)


# --- the map ----------------------------------------------------------------------

WIDE: Final = 12
NARROW: Final = 9
"""Letters from one column of hexagons to the next."""
TALL: Final = 4
"""Lines from one hexagon to the next below."""
KIND_STYLES: Final = {"temple": "yellow", "treasure": "magenta", "jungle": "green", "volcano": "red", "base": "bold"}
Piece = tuple[str, str]
"""A few letters and their style."""


class Canvas:
    """Letters at lines and columns, each with a style."""

    def __init__(self) -> None:
        self.letters: Final[dict[tuple[int, int], Piece]] = {}

    def put(self, line: int, column: int, text: str, style: str) -> None:
        for letter in text:
            self.letters[line, column] = (letter, style)
            column += cell_len(letter)

    def text(self) -> Text:
        ends: dict[int, int] = {}
        for line, column in self.letters:
            ends[line] = max(column, ends.get(line, 0))
        lines = [self.line(line, ends.get(line, -1)) for line in range(max(ends) + 1)]
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def line(self, line: int, end: int) -> Text:
        """A letter of two columns hides what would stand in the second one."""
        found: list[Piece] = []
        column = 0
        while column <= end:
            piece = self.letters.get((line, column), (" ", ""))
            found.append(piece)
            column += cell_len(piece[0])
        return Text.assemble(*found)


def land(view: View, width: int, speech: Speech) -> RenderableType:
    """All spaces as hexagons; of an unexplored one only its name is drawn."""
    pitch = WIDE if width >= 8 * WIDE + 2 else NARROW
    canvas = Canvas()
    for space, name in enumerate(c.SPACE_NAMES):
        if name not in view["spaces"]:
            line, column = corner(space, pitch)
            canvas.put(line + 2, column + pitch // 2, name, "dim")
    crowded: list[Text] = []
    for name, row in view["spaces"].items():
        space = c.SPACE_NAMES.index(name)
        draw_edges(canvas, view, space, pitch)
        left_out = draw_tile(canvas, space, row, pitch, speech)
        if left_out:
            crowded.append(Text(say(speech, "crowd", space=name)).append(" ").append_text(styled(left_out)))
    return Group(canvas.text(), *crowded)


def corner(space: int, pitch: int) -> tuple[int, int]:
    """The line of the upper edge and the column of the left corner."""
    column, row = divmod(space, c.ROWS)
    return (c.ROWS - 1 - row) * TALL + column % 2 * TALL // 2, column * pitch


def edge_letters(space: int, side: int, pitch: int) -> list[tuple[int, int, str]]:
    """Where the letters of an edge stand; the first of them gives way to the number of stones."""
    line, column = corner(space, pitch)
    right = column + pitch
    level = [(column + 2 + offset, "_") for offset in range(pitch - 2)]
    middle = pitch // 2 - 1
    level = [level[middle], *level[:middle], *level[middle + 1 :]]
    return [
        [(line, at, letter) for at, letter in level],
        [(line + 1, right, "\\"), (line + 2, right + 1, "\\")],
        [(line + 4, right, "/"), (line + 3, right + 1, "/")],
        [(line + TALL, at, letter) for at, letter in level],
        [(line + 3, column, "\\"), (line + 4, column + 1, "\\")],
        [(line + 2, column, "/"), (line + 1, column + 1, "/")],
    ][side]


def draw_edges(canvas: Canvas, view: View, space: int, pitch: int) -> None:
    """The outline of a tile with the stones on it."""
    for side in range(hexes.SIDES):
        letters = edge_letters(space, side, pitch)
        for line, column, letter in letters:
            canvas.put(line, column, letter, "dim")
        stones = stones_at(view, space, side)
        if stones:
            canvas.put(letters[0][0], letters[0][1], str(stones), "bold")


def stones_at(view: View, space: int, side: int) -> int:
    """What crossing an edge costs; towards an unexplored space the stones that lie there already."""
    other = c.NEIGHBOURS[space * hexes.SIDES + side]
    if other == hexes.NOWHERE:
        return 0
    row = view["spaces"][c.SPACE_NAMES[space]]
    if c.SPACE_NAMES[other] in view["spaces"]:
        return int(row["edges"][side])
    return hexes.turned(TILE_BY_NAME[row["tile"]].edges, row["turn"])[side]


def draw_tile(canvas: Canvas, space: int, row: dict[str, Any], pitch: int, speech: Speech) -> list[Piece]:
    """Name, kind and whoever is there, in three lines; returns the figures for whom there is no room."""
    line, column = corner(space, pitch)
    rooms = [pitch - 3, pitch, pitch]
    names = "map" if pitch == WIDE else "small_map"
    rows: list[list[Piece]] = [
        [(c.SPACE_NAMES[space], "bold")],
        shown_on(row, speech.words.look(names, row["kind"])),
        [],
    ]
    left_out: list[Piece] = []
    for piece in members(row):
        free = [at for at in (2, 1, 0) if length([*rows[at], piece], gap=at % 2) <= rooms[at]]
        if free:
            rows[free[0]].append(piece)
        else:
            left_out.append(piece)
    for at, pieces in enumerate(rows):
        gap = 1 if length(pieces, gap=1) <= rooms[at] else 0
        start = column + (2 if at == 0 else 1) + (rooms[at] - length(pieces, gap) + 1) // 2
        for text, style in pieces:
            canvas.put(line + 1 + at, start, text, style)
            start += cell_len(text) + gap
    return left_out


def length(pieces: Sequence[Piece], gap: int) -> int:
    """Letters of pieces with so many blanks between them; a figure's shape tells it apart even without one."""
    return sum([cell_len(text) + gap for text, _ in pieces]) - gap


def styled(pieces: Sequence[Piece]) -> Text:
    text = Text()
    for letters, style in pieces:
        text.append(letters, style=style).append(" ")
    return text


def shown_on(row: dict[str, Any], word: str) -> list[Piece]:
    """The kind of a tile, a temple's value and who would score it, treasures, a camp."""
    kind = row["kind"]
    pieces: list[Piece] = [(word, KIND_STYLES[kind])]
    if kind == "temple":
        temple = row["temple"]
        pieces.append((str(temple["value"]), "bold"))
        if temple["holder"] is not None:
            pieces.append(of_seat("#" if temple["guard"] else "", temple["holder"]))
    elif row["camp"] is not None:
        pieces.append(of_seat("⌂", row["camp"]))
    elif kind == "treasure":
        pieces.append((str(row["tokens"]), "bold"))
    return pieces


def members(row: dict[str, Any]) -> list[Piece]:
    """Everybody's figures on a tile: `●2` two workers, `●*` the leader, `●*2` both."""
    pieces: list[Piece] = []
    for seat, workers in enumerate(row["workers"]):
        leader = "*" if seat in row["leaders"] else ""
        if workers or leader:
            pieces.append(of_seat("", seat, f"{leader}{workers or ''}"))
    return pieces


def of_seat(before: str, seat: int, after: str = "") -> Piece:
    return (f"{before}{SHAPES[seat]}{after}", f"bold {COLOURS[seat]}")


LEGEND: Final = ("edges", "figures", "camp", "shapes", "would_score", "to_come")


def legend(speech: Speech) -> Text:
    """How to read map and mats."""
    return Text(" · ".join([speech.words.look("legend", part) for part in LEGEND]), style="dim")


# --- this moment ------------------------------------------------------------------


def display(view: View, speech: TikalSpeech) -> Table:
    table = grid(say(speech, "open_tile"), say(speech, "shows"), say(speech, "stones_at"))
    for name in view["display"]:
        table.add_row(Text(name, style="bold"), shows(name, speech), speech.stones(name))
    return table


def shows(name: str, speech: TikalSpeech) -> str:
    tile = TILE_BY_NAME[name]
    return speech.land(c.KINDS[tile.kind], tile.value or tile.masks)


def moment(view: View, names: Sequence[str], speech: TikalSpeech) -> Text:
    """Round, whose turn, action points, the tile in hand, bids."""
    text = Text(speech.caption(view), style="bold")
    text = Text().append_text(text).append(f" · {say(speech, 'scorings', n=view['scoring'], all=SCORINGS)}")
    step = asked_step(view)
    if step in ASKED:
        text.append(" · ").append_text(named(view["turn"], names)).append(speech.words.look("marks", "colon"))
        text.append_text(asked(view, step, names, speech))
    if view["options"]["version"] == "auction":
        text.append_text(seats_text("\n", "moved", who_moved(view), names, speech))
    if view["hand"] is not None:
        text.append("\n").append_text(hand(view, step, speech))
    return text


def asked_step(view: View) -> str:
    """What is pending."""
    return str(view["steps"][-1]["step"])


def asked(view: View, step: str, names: Sequence[str], speech: Speech) -> Text:
    """What the acting player is about to do."""
    if step == "act":
        return Text(say(speech, "points_left", n=view["ap"]), style="bold")
    text = Text(say(speech, f"to_{step}"))
    return text.append_text(bids(view, names, speech)) if step == "bid" else text


def bids(view: View, names: Sequence[str], speech: Speech) -> Text:
    auction, lines = view["auction"], speech.words.look("marks", "lines")
    text = Text(lines)
    if auction["bidder"] is None:
        text.append(say(speech, "no_bid"))
    else:
        text.append(say(speech, "high_bid", n=auction["high"])).append(" ")
        text.append_text(named(auction["bidder"], names))
    return text.append_text(seats_text(lines, "passed", auction["passed"], names, speech))


def who_moved(view: View) -> list[int]:
    return [seat for seat, me in enumerate(view["players"]) if me["moved"]]


def seats_text(before: str, key: str, seats: Sequence[int], names: Sequence[str], speech: Speech) -> Text:
    """`passed: ● Ann, ▲ Bob`; nothing for nobody."""
    if not seats:
        return Text()
    text = Text(f"{before}{say(speech, key)}{speech.words.look('marks', 'colon')}")
    return text.append_text(Text(speech.words.look("marks", "list")).join([named(seat, names) for seat in seats]))


def hand(view: View, step: str, speech: TikalSpeech) -> Text:
    """The tile to lay; while a scoring round runs the volcano lies aside."""
    name = view["hand"]
    where = say(speech, "aside" if step == "act" else "in_hand") + speech.words.look("marks", "colon")
    text = Text(where).append(speech.tile(name), style="bold")
    if TILE_BY_NAME[name].kind == c.VOLCANO:
        return text
    return text.append(speech.words.look("marks", "list")).append(say(speech, "turning", list=speech.stones(name)))


def mat_line(view: View, seat: int, speech: Speech) -> str:
    """One player's own in one line, between two questions of a turn."""
    me = view["players"][seat]
    own = "own_supply_and_leader" if me["leader"] == "supply" else "own_supply"
    parts = [
        speech.words.count(me["score"], "point"),
        say(speech, "would_score", temples=me["now"]["temples"], treasures=me["now"]["treasures"]),
        say(speech, own, n=me["supply"]),
    ]
    if asked_step(view) == "act" and view["turn"] == seat:
        parts.insert(0, say(speech, "points_left", n=view["ap"]))
    return " · ".join(parts)


# --- choices ------------------------------------------------------------------------


RANKS: Final[tuple[type[Decision], ...]] = (
    d.Walk,
    d.Transfer,
    d.Exchange,
    d.Camp,
    d.Uncover,
    d.Dig,
    d.Guard,
    d.Place,
    d.Pass,
    d.End,
)
"""What stands further down, nearer to the question: many choices first, the few and the last word at the end."""


def arranged(offers: Sequence[Decision]) -> list[Decision]:
    """Choices as a person reads them."""
    return sorted(offers, key=rank)


def rank(offer: Decision) -> tuple[int, int]:
    kinds = [place for place, kind in enumerate(RANKS, start=1) if isinstance(offer, kind)]
    return (kinds[0] if kinds else 0, offer.index)
