"""How often somebody may ask: a bucket of tokens per user, per address, per socket."""

from __future__ import annotations

import time
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

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


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
