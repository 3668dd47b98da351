"""The wire below a socket: whole frames are written at once, and the same bytes to everybody who is told the same.

uvicorn's way out of the application is four coroutines and a frame for each message and listener; a table's news goes
to all of its listeners at the same moment, so that they share one text and need no task of their own to send it. Pings,
closing and everything that is read stay uvicorn's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fastapi import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WIRE: Final = "longcount.wire"
TEXT: Final = 0x81
"""A whole message of text, in one frame."""


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol of one socket, known to the application as an extension of its scope."""

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[WIRE] = self
        await super().run_asgi()

    def write(self, said: Sequence[bytes]) -> bool:
        """Hands messages to the network, all at once; False if they have to wait, or cannot be said any more."""
        is_open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(b"".join([part for message in said for part in (head_of(len(message)), message)]))
        return True


def head_of(length: int) -> bytes:
    """The beginning of a frame; a server's is not masked."""
    if length < 126:
        return (TEXT << 8 | length).to_bytes(2, "big")
    if length < 65536:
        return (TEXT << 24 | 126 << 16 | length).to_bytes(4, "big")
    return (TEXT << 72 | 127 << 64 | length).to_bytes(10, "big")


def wire_of(socket: WebSocket) -> Wire | None:
    """None where another server runs the application."""
    found = (socket.scope.get("extensions") or {}).get(WIRE)
    return found if isinstance(found, Wire) else None
