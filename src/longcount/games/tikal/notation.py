"""The short printable text of every decision. docs/notation.md explains it to players."""

from __future__ import annotations

from typing import Final

from longcount.games.tikal import decisions as d
from longcount.games.tikal.components import SPACE_NAMES, TILES, TREASURES
from longcount.games.tikal.state import FIGURES
from longcount.kernel.decisions import Catalogue, Decision


def text_of(decision: Decision) -> str:
    """How a decision is written."""
    match decision:
        case d.FirstPlayer(seat=seat):
            return f"first {seat + 1}"
        case d.DrawTile(tile=tile):
            return f"tile {TILES[tile].name}"
        case d.Find(treasure=treasure):
            return f"find {TREASURES[treasure]}"
        case d.Pass():
            return "pass"
        case d.Bid(points=points):
            return f"bid {points}"
        case d.Choose(tile=tile):
            return f"choose {TILES[tile].name}"
        case d.Lay(space=space, turn=turn):
            return f"lay {SPACE_NAMES[space]} {turn}"
        case _:
            return action_text(decision)


def action_text(decision: Decision) -> str:
    """How a decision that costs action points is written."""
    match decision:
        case d.Place(figure=figure, space=space):
            return f"place {FIGURES[figure]} {SPACE_NAMES[space]}"
        case d.Transfer(figure=figure, start=start, target=target):
            return f"send {FIGURES[figure]} {SPACE_NAMES[start]} {SPACE_NAMES[target]}"
        case d.Walk(figure=figure, start=start, target=target):
            return f"walk {FIGURES[figure]} {SPACE_NAMES[start]} {SPACE_NAMES[target]}"
        case d.Uncover(space=space):
            return f"uncover {SPACE_NAMES[space]}"
        case d.Dig(space=space):
            return f"dig {SPACE_NAMES[space]}"
        case d.Exchange(mine=mine, seat=seat, theirs=theirs):
            return f"exchange {TREASURES[mine]} for {TREASURES[theirs]} of {seat + 1}"
        case d.Camp(space=space):
            return f"camp {SPACE_NAMES[space]}"
        case d.Guard(space=space, figure=figure):
            return f"guard {SPACE_NAMES[space]} {FIGURES[figure]}"
        case d.End():
            return "end"
        case _:
            raise AssertionError("a decision without a text")


CATALOGUE: Final = Catalogue(d.ALL, text_of)


def read(text: str) -> Decision:
    """The decision written so; the figure may be left out where a worker is meant."""
    words = text.lower().split()
    if len(words) > 1 and words[0] in ("place", "send", "walk") and words[1] in SPACE_NAMES:
        words.insert(1, FIGURES[0])
    return CATALOGUE.read(" ".join(words) if words else text)
