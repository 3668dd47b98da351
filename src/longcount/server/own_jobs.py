"""Jobs in processes of this server, as with SQLite: nobody else could take them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from longcount.server import logs
from longcount.server.bot_seats import BotSeats
from longcount.server.bot_turns import OwnTurns
from longcount.server.jobs import Claim, Need, Review
from longcount.server.turnstile import Turnstile

if TYPE_CHECKING:
    from longcount.server.matches import Matches
    from longcount.server.rooms import Room

A = TypeVar("A")
Q = TypeVar("Q")
REVIEWS_AT_ONCE: Final = 3


class OwnJobs:
    def __init__(self, matches: Matches, bots: BotSeats) -> None:
        self.bots = bots
        self.tally = bots.tally
        self.turns = OwnTurns(matches, bots)
        self.reviewing = Turnstile(REVIEWS_AT_ONCE, quota=1)
        self._reviews: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        self.turns.wake(room)

    async def work_out(self, work: Callable[[Q], A], asked: Q, claim: Claim) -> A:
        return await self.bots.work_out(work, asked, claim)

    def begin_review(self, table: str, asker: str, review: Review) -> None:
        if table not in self._reviews:
            self._reviews[table] = asyncio.create_task(self._review(table, asker, review), name=f"review of {table}")

    async def _review(self, table: str, asker: str, review: Review) -> None:
        try:
            async with self.reviewing.inside(Claim(asker, Need.LATER)):
                await review(table)
        except Exception:
            logs.trouble("a review failed", table=table)
        finally:
            del self._reviews[table]

    async def stop(self) -> None:
        """Reviews go on from what is stored when the server starts again; so do bots."""
        reviews = list(self._reviews.values())
        for task in reviews:
            task.cancel()
        await asyncio.gather(*reviews, return_exceptions=True)
        await self.turns.stop()
