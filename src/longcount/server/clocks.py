"""Optional clocks: whoever has used up the minutes of a seat is played on by a bot, as the table said beforehand.

When that will be stands with the table in the store: every process looks there, whether the table is in its memory or
not.
"""

from __future__ import annotations

import asyncio
from typing import Final

from longcount.server import logs
from longcount.server.errors import RecordOnly
from longcount.server.live import TIMEOUT_BOT, LiveTable
from longcount.server.matches import Matches
from longcount.server.seating import PERSON, now_ms

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
            try:
                for name in await self.matches.store.late(now_ms()):
                    await self._take_over(name)
            except Exception:
                logs.trouble("the clocks could not be looked at")

    async def _take_over(self, name: str) -> None:
        try:
            async with self.matches.entered(name) as room:
                await self.matches.furnish(room, give_late_seats_to_bots)
        except RecordOnly:
            await self.matches.store.stop_clock(name)  # nobody can play on there: nobody's time runs
        except Exception:
            logs.trouble("a clock could not be served", table=name)


def give_late_seats_to_bots(live: LiveTable) -> bool:
    """Whoever comes second finds nobody late any more: a clock fires once."""
    late = [live.seats[seat] for seat in late_seats(live)]
    for seat in late:
        seat.spent, seat.since = (live.table.minutes or 0) * 60_000, None
        seat.stand_in(TIMEOUT_BOT)
    return bool(late)


def late_seats(live: LiveTable) -> list[int]:
    """Seats of people who are asked and have no time left."""
    if live.table.minutes is None:
        return []
    return [seat for seat in live.to_act if live.seats[seat].kind == PERSON and live.left_ms(seat) <= 0]
