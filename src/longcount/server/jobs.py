"""What is asked of whoever thinks: for whom, how urgently, and in which order.

Three needs: somebody waits now, somebody will look later, nobody waits. Within a need it goes round among people, one
job of each: who has twenty waits with the second until everybody's first is done. The same arithmetic orders the
processes of one server (`Line`) and the queue in the database (`queue_jobs.py`).
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from longcount.server.rooms import Room

A = TypeVar("A")
Q = TypeVar("Q")
T = TypeVar("T")
Review = Callable[[str], Awaitable[None]]
"""Works out the review of a table, from wherever it is."""
HEAD_START: Final = 60.0
"""Seconds after which something goes to the end of the line of what somebody waits for, one at a time: nothing waits
for ever."""


class Need(IntEnum):
    NOBODY = 0
    LATER = 1
    NOW = 2


@dataclass(frozen=True)
class Claim:
    """On whose account something is thought about, and who waits for it."""

    owner: str
    need: Need = Need.NOW


class Tally:
    """How many jobs there are, by what they are: for whoever runs the server."""

    def __init__(self) -> None:
        self.waiting: Counter[str] = Counter()
        self.running: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()


class Jobs(Protocol):
    """Where the thinking is done: in processes of this server, or by whoever takes it from the queue."""

    tally: Tally

    def wake(self, room: Room) -> None:
        """A bot is asked at this table: it will play."""

    async def work_out(self, work: Callable[[Q], A], asked: Q, claim: Claim) -> A:
        """What a function of `thinking` answers."""

    def begin_review(self, table: str, asker: str, review: Review) -> None:
        """The review of a table waits in the store: it will be worked out."""

    async def stop(self) -> None: ...


# --- the fair order -------------------------------------------------------------


def fair_place(front: int | None, due: int | None, latest: int) -> int:
    """The place of a newcomer: in the round that is being served, but not before the owner's own turn.

    `front` is the lowest place that waits, `due` the round in which the owner is next, `latest` the last such round of
    anybody: where nobody waits, all begin anew together.
    """
    return max(latest if front is None else front, due or 0)


class Ticket(Generic[T]):
    """Somebody in line."""

    def __init__(self, claim: Claim, number: int, place: int, since: float, who: T) -> None:
        self.claim = claim
        self.need = claim.need
        self.number = number
        self.place = place
        self.since = since
        self.who = who
        self.is_moved = False
        """Whether it waited so long that it was let into another line."""

    @property
    def key(self) -> tuple[int, int, int]:
        return -self.need, self.place, self.number


class Line(Generic[T]):
    """Who waits, in fair order."""

    def __init__(self, head_start: float = HEAD_START, clock: Callable[[], float] = time.monotonic) -> None:
        self.head_start = head_start
        self.clock = clock
        self.waiting: list[Ticket[T]] = []
        self.due: dict[str, int] = {}
        """In which round an owner is next."""
        self._numbers = 0

    def join(self, claim: Claim, who: T) -> Ticket[T]:
        place = fair_place(self._front(claim.need), self.due.get(claim.owner), max(self.due.values(), default=0))
        self.due[claim.owner] = place + 1
        ticket = Ticket(claim, self._next_number(), place, self.clock(), who)
        self.waiting.append(ticket)
        return ticket

    def _next_number(self) -> int:
        self._numbers += 1
        return self._numbers

    def _front(self, need: Need) -> int | None:
        return min((ticket.place for ticket in self.waiting if ticket.need == need), default=None)

    def part(self, ticket: Ticket[T]) -> None:
        self.waiting.remove(ticket)
        if not self.waiting:
            self.due = {}

    def call(self, may: Callable[[str], bool]) -> Ticket[T] | None:
        """The next one whose owner may."""
        self._move_one_that_waited_long()
        found = min((one for one in self.waiting if may(one.claim.owner)), key=lambda one: one.key, default=None)
        if found is not None:
            self.part(found)
        return found

    def _move_one_that_waited_long(self) -> None:
        if any(ticket.is_moved for ticket in self.waiting):
            return
        long_ago = self.clock() - self.head_start
        late = [ticket for ticket in self.waiting if ticket.need != Need.NOW and ticket.since <= long_ago]
        if late:
            oldest = min(late, key=lambda ticket: ticket.since)
            oldest.place = max((one.place for one in self.waiting if one.need == Need.NOW), default=0)
            oldest.need, oldest.is_moved, oldest.number = Need.NOW, True, self._next_number()
