"""Lets so many in at a time, in fair order, and nobody more often at once than a quota allows."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable

from longcount.server.jobs import HEAD_START, Claim, Line


class Turnstile:
    def __init__(
        self,
        places: int,
        quota: int | None = None,
        head_start: float = HEAD_START,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.free = places
        self.quota = quota or places
        self.line: Line[asyncio.Future[None]] = Line(head_start, clock)
        self.within: Counter[str] = Counter()
        """How often each owner is inside."""

    @contextlib.asynccontextmanager
    async def inside(self, claim: Claim) -> AsyncIterator[None]:
        await self.enter(claim)
        try:
            yield
        finally:
            self.leave(claim)

    async def enter(self, claim: Claim) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        ticket = self.line.join(claim, called)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if ticket in self.line.waiting:
                self.line.part(ticket)
            elif not called.cancelled():
                self.leave(claim)  # called and gone in the same moment
            raise

    def leave(self, claim: Claim) -> None:
        self.free += 1
        self.within[claim.owner] -= 1
        self.within += Counter()  # forgets who is not inside any more
        self._call()

    def _may(self, owner: str) -> bool:
        return self.within[owner] < self.quota

    def _call(self) -> None:
        while self.free:
            ticket = self.line.call(self._may)
            if ticket is None:
                return
            if not ticket.who.done():  # else it gave up a moment ago
                self.free -= 1
                self.within[ticket.claim.owner] += 1
                ticket.who.set_result(None)
