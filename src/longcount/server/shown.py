"""The position of a table as each may see it: views and messages, each made once, and one for all who know the same.

A seat that was shown the same as a watcher when it was asked knows no more than a watcher until something comes that
not everybody may know: while others are asked, the watcher's view is its own too, but for the seat it names. Only what
anybody may see is ever shared, so that nothing can leak by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import orjson

from longcount.kernel.game import Game
from longcount.kernel.match import Row
from longcount.kernel.speech import View
from longcount.server.told import Told

PATIENCE: Final = 32
"""Rows until a seat that knew more than a watcher is compared again."""


class Shown:
    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.state: Any = None
        self.alike: set[int] = set()
        """Seats that know what a watcher knows."""
        self._compare_from = 0
        self._views: dict[int | None, View] = {}
        self._bodies: dict[int | None, bytes] = {}

    # --- going on -----------------------------------------------------------

    def stand(self, state: Any, new: Sequence[Row], seq: int) -> None:
        """The position now, and the rows that led to it."""
        self.state, self._views, self._bodies = state, {}, {}
        if any(not row.is_move or not row.is_for_all for row in new):
            self.alike.clear()
            self._compare_from = seq

    def compare(self, seat: int, seq: int) -> None:
        """Of a seat that is asked: whether it knows more than a watcher."""
        if seat in self.alike or seq < self._compare_from:
            return
        if {**self.view(None), "seat": seat} == self.view(seat):
            self.alike.add(seat)
        else:
            self._compare_from = seq + PATIENCE

    # --- views --------------------------------------------------------------

    def view(self, viewer: int | None) -> View:
        """What a seat may know now, worked out once."""
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = self.game.view(self.state, viewer)
        return found

    def eyes(self, viewer: int | None, to_act: Sequence[int]) -> int | None:
        """By whose view a seat is told: its own, or a watcher's, which is the same."""
        return None if viewer in self.alike and viewer not in to_act else viewer

    def view_text(self, viewer: int | None, eyes: int | None) -> bytes:
        """A view as JSON; of those who see the same, all but the seat is written once."""
        if "seat" not in self.view(eyes):
            return orjson.dumps(self.view(eyes))
        found = self._bodies.get(eyes)
        if found is None:
            body = dict(self.view(eyes))
            del body["seat"]
            found = self._bodies[eyes] = orjson.dumps(body)[1:]
        return b'{"seat":%b,%b' % (number(viewer), found)


def number(seat: int | None) -> bytes:
    return b"null" if seat is None else b"%d" % seat


def spliced(told: Told, **parts: bytes) -> bytes:
    """An object as JSON, with parts that are JSON already."""
    more = [b',"%b":%b' % (name.encode(), part) for name, part in parts.items()]
    return b"".join([orjson.dumps(told)[:-1], *more, b"}"])
