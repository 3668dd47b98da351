"""How often somebody may ask: a bucket of tokens per user, per address, per socket."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

MOST_BUCKETS: Final = 20_000
ONE_HOUSE: Final = 64
"""Bits of an IPv6 address that one house shares: whoever has one such address has all of them."""


@lru_cache(maxsize=10_000)
def house_of(host: str) -> str:
    """Whom an address is counted for: of IPv6, all that one house can have are one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address, ONE_HOUSE), strict=False))


class Bucket:
    """Fills at `rate` tokens a second up to `size`; every request takes one."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Gates:
    """So many are inside at once, and of one name fewer; the others wait, name after name in turn."""

    def __init__(self, places: int, of_one: int) -> None:
        self.free = places
        self.of_one = of_one
        self.inside: Counter[str] = Counter()
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def through(self, name: str) -> AsyncIterator[None]:
        await self._enter(name)
        try:
            yield
        finally:
            self._leave(name)

    async def _enter(self, name: str) -> None:
        if self.free and self.inside[name] < self.of_one and name not in self.waiting:
            self._count(name, 1)
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(name, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():
                self._leave(name)  # called and gone in the same moment
            raise

    def _count(self, name: str, change: int) -> None:
        self.free -= change
        self.inside[name] += change
        if not self.inside[name]:
            del self.inside[name]

    def _leave(self, name: str) -> None:
        self._count(name, -1)
        while self.free:
            following = next((one for one in self.waiting if self.inside[one] < self.of_one), None)
            if following is None:
                return
            self._call(following)

    def _call(self, name: str) -> None:
        """The first of a name that still waits; the name goes to the end of the line."""
        line = self.waiting.pop(name)
        called = line.popleft()
        if line:
            self.waiting[name] = line
        if not called.done():
            self._count(name, 1)
            called.set_result(None)


class Buckets:
    """One bucket per name."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        bucket = self.buckets.get(name)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self._forget()
            bucket = self.buckets[name] = Bucket(*self.rate)
        return bucket.take()

    def _forget(self) -> None:
        """Buckets that are full again say nothing; if all are in use, begin anew."""
        now = time.monotonic()
        wanted = {
            name: bucket
            for name, bucket in self.buckets.items()
            if bucket.left + (now - bucket.at) * bucket.rate < bucket.size
        }
        self.buckets = wanted if len(wanted) < MOST_BUCKETS else {}
