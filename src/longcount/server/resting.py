"""Tables in memory that nobody needs just now: how many bytes they take, and which of them are let go.

A finished one is hardly ever asked for again, so that only a few stay; running ones stay as long as there is room, the
longest untouched are let go first. Whoever comes again finds the table as it is stored.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from longcount.server.rooms import Room
from longcount.server.seating import CLOSED, OVER

FINISHED_KEPT: Final = 20
"""Finished tables that stay although nobody looks: whoever plays a rematch or asks for a review comes back soon."""


class Resting:
    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        """About what the running ones take."""
        self._running: OrderedDict[str, int] = OrderedDict()
        self._finished: OrderedDict[str, None] = OrderedDict()

    def wake(self, name: str) -> None:
        """Somebody needs it."""
        self.bytes -= self._running.pop(name, 0)
        self._finished.pop(name, None)

    def lay(self, room: Room) -> list[str]:
        """Nobody needs this one any more; the names of those that are to be let go for it."""
        self.wake(room.name)
        if room.live.table.status in (OVER, CLOSED):
            self._finished[room.name] = None
        else:
            self._running[room.name] = room.live.weight()
            self.bytes += self._running[room.name]
        return self._let_go()

    def _let_go(self) -> list[str]:
        gone: list[str] = []
        while len(self._finished) > FINISHED_KEPT:
            gone.append(self._finished.popitem(last=False)[0])
        while self.bytes > self.most_bytes:
            name, weight = self._running.popitem(last=False)
            self.bytes -= weight
            gone.append(name)
        return gone
