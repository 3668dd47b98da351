"""Declared shapes: what fits, and where something is told that does not."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

import pytest

from longcount.conformance.laws import LawBroken, views_have_their_shape
from longcount.conformance.shapes import misfit
from longcount.games import tzolkin
from longcount.kernel.game import Game
from longcount.kernel.match import Match


class Row(TypedDict):
    space: int | None
    stands: Literal["worker", "neutral"] | None
    note: NotRequired[str]


class Board(TypedDict):
    rows: list[Row]
    left: dict[str, int]
    open: bool
    share: float


def board(**changes: Any) -> dict[str, Any]:
    row = {"space": 3, "stands": "worker"}
    return {"rows": [row, {**row, "stands": None, "note": "x"}], "left": {"a": 1}, "open": True, "share": 1, **changes}


def test_what_fits_is_not_spoken_of() -> None:
    assert misfit(board(), Board) == ""
    assert misfit(board(rows=[], left={}), Board) == ""


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"open": 1}, "open: 1 is no bool"),
        ({"share": "1"}, "share: '1' is no float"),
        ({"left": {"a": None}}, "left['a']: None is no int"),
        ({"left": {2: 1}}, "left, a key: 2 is no str"),
        ({"left": []}, "left: [] is no dict"),
        ({"rows": ()}, "rows: () is no list"),
        ({"rows": [{"space": True, "stands": None}]}, "rows[0].space: True is no int"),
        ({"rows": [{"space": None}]}, "rows[0]: 'stands' of Row is missing"),
        ({"rows": [None]}, "rows[0]: None is no Row"),
        ({"rows": [{"space": 1, "stands": "camp"}]}, "rows[0].stands: 'camp' is none of 'worker', 'neutral'"),
        ({"extra": 1}, "Board: Board declares no 'extra'"),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(changes: dict[str, Any], told: str) -> None:
    assert misfit(board(**changes), Board) == told


def test_the_law_asks_every_view() -> None:
    game = tzolkin.GAME
    views_have_their_shape(Match(game, ["Ann", "Bo"]))
    wrong: Game[Any] = Game(
        name=game.name,
        title=game.title,
        edition=game.edition,
        seats=game.seats,
        options=game.options,
        catalogue=game.catalogue,
        longest=game.longest,
        folder=game.folder,
        rules=game,
        shape=Board,
    )
    with pytest.raises(LawBroken, match="views have their shape: viewer None: Board: Board declares no 'game'"):
        views_have_their_shape(Match(wrong, ["Ann", "Bo"]))
