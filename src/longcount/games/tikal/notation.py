"""How every decision is said: its verb, its parts, its short text. docs/notation.md explains it to players."""

from __future__ import annotations

from typing import Final

from longcount.games.tikal import decisions as d
from longcount.games.tikal.components import SPACE_NAMES, TILES, TREASURES
from longcount.games.tikal.state import FIGURES
from longcount.kernel.decisions import NUMBER, SEAT, Catalogue, Form, one_of
from longcount.kernel.errors import UnknownNotation

_FIGURE: Final = one_of(FIGURES)
_SPACE: Final = one_of(SPACE_NAMES)
_TILE: Final = one_of([tile.name for tile in TILES])
_TREASURE: Final = one_of(TREASURES)
_WAY: Final = {"figure": _FIGURE, "start": _SPACE, "target": _SPACE}

FORMS: Final = (
    Form(d.FirstPlayer, "first", "first {seat}", {"seat": SEAT}),
    Form(d.DrawTile, "tile", "tile {tile}", {"tile": _TILE}),
    Form(d.Find, "find", "find {treasure}", {"treasure": _TREASURE}),
    Form(d.Pass, "pass"),
    Form(d.Bid, "bid", "bid {points}", {"points": NUMBER}),
    Form(d.Choose, "choose", "choose {tile}", {"tile": _TILE}),
    Form(d.Lay, "lay", "lay {space} {turn}", {"space": _SPACE, "turn": NUMBER}),
    Form(d.Place, "place", "place {figure} {space}", {"figure": _FIGURE, "space": _SPACE}),
    Form(d.Transfer, "send", "send {figure} {start} {target}", _WAY),
    Form(d.Walk, "walk", "walk {figure} {start} {target}", _WAY),
    Form(d.Uncover, "uncover", "uncover {space}", {"space": _SPACE}),
    Form(d.Dig, "dig", "dig {space}", {"space": _SPACE}),
    Form(
        d.Exchange,
        "exchange",
        "exchange {mine} for {theirs} of {seat}",
        {"mine": _TREASURE, "theirs": _TREASURE, "seat": SEAT},
    ),
    Form(d.Camp, "camp", "camp {space}", {"space": _SPACE}),
    Form(d.Guard, "guard", "guard {space} {figure}", {"space": _SPACE, "figure": _FIGURE}),
    Form(d.End, "end"),
)


def read(plain: str) -> str:
    """The figure may be left out where a worker is meant. What is never offered is told with its rule."""
    words = plain.split()
    if len(words) > 1 and words[0] in ("place", "send", "walk") and words[1] in SPACE_NAMES:
        words.insert(1, FIGURES[0])
    match words:
        case ["walk" | "send", figure, start, target] if start == target in SPACE_NAMES and figure in FIGURES:
            raise no_way(words[0], start)
        case ["bid", points] if points.isdecimal() and len(points) < 8:
            raise no_bid(int(points))
        case ["exchange", mine, "for", theirs, "of", _] if mine == theirs in TREASURES:
            raise ruled("AMB-14", "A treasure against one of the same kind would change nothing; ask for another kind.")
    return " ".join(words)


def no_way(verb: str, space: str) -> UnknownNotation:
    if verb == "walk":
        return ruled("K-MOVE-01", "A walk leads to another tile; on {space} it would begin and end.", space=space)
    return ruled("K-DEPLOY-03", "A secret path leads to another camp; on {space} it would begin and end.", space=space)


def no_bid(points: int) -> UnknownNotation:
    """A bid that nobody can ever make."""
    if points == 0:
        return ruled("AMB-34", "A bid is at least 1 point; whoever bids nothing passes.")
    return ruled("AMB-34", "Nobody can ever have {points} points to bid.", points=points)


def ruled(rule: str, sentence: str, **values: str | int) -> UnknownNotation:
    error = UnknownNotation(sentence, **values)
    error.rule = rule
    return error


CATALOGUE: Final = Catalogue(d.ALL, FORMS, read)
