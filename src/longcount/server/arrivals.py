"""What is known of a request before anybody looks at it: where it comes from, and what the log calls it.

A proxy in front says for whom it asks (X-Forwarded-For, X-Forwarded-Proto) and may have named the request already
(X-Request-Id). It is believed only if it was named as one of ours; everybody else can write such headers, too.
"""

from __future__ import annotations

import contextlib
import ipaddress
import re
import secrets
import time
from collections.abc import Iterator, Sequence
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longcount.server import logs

NAME: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Proxies:
    """The proxies that are believed."""

    def __init__(self, names: Sequence[str]) -> None:
        self.networks = [ipaddress.ip_network(name) for name in names]

    def has(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.networks)

    def speaks_from(self, house: str) -> bool:
        """Whether one of them is at an address, or among the addresses that count as one."""
        try:
            asked = ipaddress.ip_network(house)
        except ValueError:
            return False
        return any(asked.version == network.version and asked.overlaps(network) for network in self.networks)

    def came_by(self, scope: Scope) -> bool:
        """Whether whoever is connected is one of them."""
        client = scope.get("client")
        return bool(self.networks) and client is not None and self.has(read_address(client[0]))

    def asker(self, said: str) -> Address | None:
        """For whom they ask. Each proxy adds who came to it: the last one that is none of ours.

        Where something that is no address stands, nothing before it can be believed.
        """
        found: Address | None = None
        for text in reversed(said.split(",")):
            address = read_address(text.strip())
            if address is None:
                break
            found = address
            if not self.has(address):
                break
        return found


def read_address(text: str) -> Address | None:
    """`192.0.2.7`, `192.0.2.7:4711`, `2001:db8::7` or `[2001:db8::7]:4711`."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


class Arrivals:
    """The outermost of all: puts the scope right, and names the request."""

    def __init__(self, app: ASGIApp, proxies: Sequence[str]) -> None:
        self.app = app
        self.proxies = Proxies(proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        name = self._take(scope)
        with logs.request(name):
            if scope["type"] == "http":
                await self.app(scope, receive, named(send, "http.response.start", name))
            else:
                with told_at_the_end(scope):
                    await self.app(scope, receive, named(send, "websocket.accept", name))

    def _take(self, scope: Scope) -> str:
        """Believes a proxy of ours, and nobody else; what the request is called."""
        if not self.proxies.came_by(scope):
            return new_name()
        asker = self.proxies.asker(said(scope, b"x-forwarded-for", ","))
        if asker is not None:
            scope["client"] = (str(asker), 0)
        if said(scope, b"x-forwarded-proto") in ("https", "wss"):
            scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        wish = said(scope, b"x-request-id")
        return wish if NAME.fullmatch(wish) else new_name()


def said(scope: Scope, header: bytes, between: str = "") -> str:
    """All values of a header; those that may come once only if they did."""
    found = [value.decode("latin-1") for name, value in scope["headers"] if name == header]
    return between.join(found) if between or len(found) == 1 else ""


def new_name() -> str:
    return secrets.token_hex(8)


def named(send: Send, kind: str, name: str) -> Send:
    """Answers carry the name of the request."""

    async def send_named(message: Message) -> None:
        if message["type"] == kind:
            message = {**message, "headers": [*message.get("headers", ()), (b"x-request-id", name.encode())]}
        await send(message)

    return send_named


@contextlib.contextmanager
def told_at_the_end(scope: Scope) -> Iterator[None]:
    began = time.perf_counter()
    try:
        yield
    finally:
        logs.note("socket", path=scope["path"], seconds=round(time.perf_counter() - began, 1))
