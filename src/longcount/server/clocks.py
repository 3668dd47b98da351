"""Optional clocks: whoever has used up the minutes of a seat is played on by a bot, as the table said beforehand."""

from __future__ import annotations

import asyncio
from typing import Final

from longcount.server import logs
from longcount.server.live import TIMEOUT_BOT, LiveTable
from longcount.server.matches import Matches
from longcount.server.seating import PERSON

TICK: Final = 0.5


class Clocks:
    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="clocks")

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            late = [name for name, room in self.matches.rooms.items() if room.loaded and late_seats(room.loaded)]
            for name in late:
                try:
                    await self._take_over(name)
                except Exception:
                    logs.trouble("a clock could not be served", table=name)

    async def _take_over(self, name: str) -> None:
        async with self.matches.entered(name) as room:
            late = [room.live.seats[seat] for seat in late_seats(room.live)]
            for seat in late:
                seat.spent = (room.live.table.minutes or 0) * 60_000
                room.live.owes_since.pop(seat.seat, None)
                seat.stand_in(TIMEOUT_BOT)
            if late:
                await self.matches.furnish(room, late)


def late_seats(live: LiveTable) -> list[int]:
    """Seats of people who are asked and have no time left."""
    if live.table.minutes is None:
        return []
    return [seat for seat in live.to_act if live.seats[seat].kind == PERSON and live.left_ms(seat) <= 0]
