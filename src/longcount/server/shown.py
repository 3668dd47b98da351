"""The position of a table as each may see it: views and messages, each made once, and one for all who know the same.

A seat that was shown the same as a watcher when it was asked knows no more than a watcher until something comes that
not everybody may know: until then the watcher's view is its own too, but for the seat it names. Only what anybody may
see is ever shared, so that nothing can leak by it; and now and then it is compared again, in case a game shows a seat
more than it may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import orjson

from longcount.kernel.game import Game
from longcount.kernel.match import Row
from longcount.kernel.speech import View
from longcount.server.differences import difference
from longcount.server.told import Told

PATIENCE: Final = 32
"""Rows until a seat that was shown more than a watcher is compared again."""
TRUST: Final = 16
"""So many times a seat is asked until what it shares is compared again."""


class Shown:
    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.state: Any = None
        self.alike: dict[int, int] = {}
        """Seats that are shown what a watcher is shown, and how often they were asked since that was compared."""
        self._compare_from = 0
        self._views: dict[int | None, View] = {}
        self._bodies: dict[int | None, bytes] = {}
        self._heads: dict[tuple[int | None, str], bytes] = {}
        self._changes: dict[int | None, bytes] = {}
        self._seq = 0
        self.before = 0
        """The number of the position that was shown before this one."""
        self._views_before: dict[int | None, View] = {}

    # --- going on -----------------------------------------------------------

    def stand(self, state: Any, new: Sequence[Row], seq: int) -> None:
        """The position now, and the rows that led to it."""
        if new:
            self.before, self._views_before, self._seq = self._seq, self._views, seq
        self.state, self._views, self._bodies, self._heads, self._changes = state, {}, {}, {}, {}
        for row in new:
            if not row.is_move or not row.is_for_all:
                self.alike.clear()
                self._compare_from = seq

    def rest(self) -> None:
        """Nobody is there to hear what has changed."""
        self._views_before = {}

    def ask(self, seat: int, seq: int) -> None:
        """A seat that is asked is compared with a watcher, unless that was done not long ago."""
        times = self.alike.get(seat, TRUST)
        if times < TRUST:
            self.alike[seat] = times + 1
        elif seq >= self._compare_from:
            self._compare(seat, seq)

    def _compare(self, seat: int, seq: int) -> None:
        own = self._views[seat] = self.game.view(self.state, seat)
        if own == {**self.view(None), "seat": seat}:
            self.alike[seat] = 0
        else:
            self.alike.pop(seat, None)
            self._compare_from = seq + PATIENCE

    # --- views --------------------------------------------------------------

    def view(self, viewer: int | None) -> View:
        """What a seat may know now, worked out once."""
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = self._look(viewer)
        return found

    def _look(self, viewer: int | None) -> View:
        if viewer in self.alike:
            return {**self.view(None), "seat": viewer}
        return self.game.view(self.state, viewer)

    def eyes(self, viewer: int | None) -> int | None:
        """By whose view a seat is told: its own, or a watcher's, which is the same."""
        return None if viewer in self.alike else viewer

    def view_text(self, viewer: int | None) -> bytes:
        """A view as JSON; of those who see the same, all but the seat is written once."""
        eyes = self.eyes(viewer)
        if "seat" not in self.view(eyes):
            return orjson.dumps(self.view(eyes))
        found = self._bodies.get(eyes)
        if found is None:
            body = dict(self.view(eyes))
            del body["seat"]
            found = self._bodies[eyes] = orjson.dumps(body)[1:]
        return b'{"seat":%b,%b' % (number(viewer), found)

    def change_text(self, viewer: int | None) -> bytes | None:
        """What has changed since the position before, as JSON; None if that was not shown, or had other parts."""
        eyes = self.eyes(viewer)
        before, now = self._views_before.get(eyes), self.view(eyes)
        if before is None or before.keys() != now.keys():
            return None
        found = self._changes.get(eyes)
        if found is None:
            found = self._changes[eyes] = orjson.dumps(difference(before, now))
        return found

    def head(self, viewer: int | None, language: str, place: Callable[[int | None], Told]) -> bytes:
        """What a state begins with, which is the same for all who see the same in one language."""
        key = (self.eyes(viewer), language)
        found = self._heads.get(key)
        if found is None:
            found = self._heads[key] = orjson.dumps(place(key[0]))[1:-1]
        return found


def number(seat: int | None) -> bytes:
    return b"null" if seat is None else b"%d" % seat
