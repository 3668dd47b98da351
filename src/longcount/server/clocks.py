"""Optional clocks: whoever has used up the minutes of a seat is played on by a bot, as the table said beforehand.

When that will be stands with the table in the store: every process looks there, whether the table is in its memory or
not.
"""

from __future__ import annotations

from typing import Final

from longcount.server import logs
from longcount.server.errors import RecordOnly
from longcount.server.live import TIMEOUT_BOT, LiveTable, left_ms
from longcount.server.matches import Matches
from longcount.server.news import News
from longcount.server.presence import BEAT
from longcount.server.rounds import Rounds
from longcount.server.seating import PERSON, now_ms

TICK: Final = 0.5


class Clocks:
    def __init__(self, matches: Matches, news: News) -> None:
        self.matches = matches
        self.news = news
        self._last_look = 0
        self._last_beat = 0
        rounds = Rounds("clocks", TICK, self._look)
        self.start, self.stop = rounds.start, rounds.stop

    async def _look(self) -> None:
        """First a sign of life: if none was given for a while, all clocks are put forward."""
        now = now_ms()
        if now - self._last_beat >= BEAT and await self._is_beat_wanted():
            if await self.news.presence.beat(self._last_look):
                self.news.compare_all()
            self._last_beat = now
        for name in await self.matches.store.late(now):
            await self._take_over(name)
        self._last_look = now

    async def _is_beat_wanted(self) -> bool:
        """A server that is alone writes nothing as long as no clock runs."""
        return not self.matches.store.is_sqlite or await self.matches.store.has_clocks()

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
    return [
        seat for seat in live.to_act if live.seats[seat].kind == PERSON and left_ms(live.table, live.seats[seat]) <= 0
    ]
