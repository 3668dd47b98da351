"""At the door, before anything is known of a request: how many may be connected, and for how long they may owe a word.

Whoever has connected owes a request: its header, then its body. Whoever is answered has to take the answer. Who is late
is sent away. Where an address has too many connections, or all of them together are too many, the one that has owed
longest makes room: so that a thousand half-said requests keep nobody out.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

from fastapi import FastAPI
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState
from websockets.frames import Frame

from longcount.server.limits import Bucket, house_of
from longcount.server.settings import LARGEST_RECORD, Limits
from longcount.server.wires import Wire

LONGEST_HEADER: Final = 64 * 1024
MOST_LEFT_OVER: Final = 4 * LARGEST_RECORD
"""What somebody may go on saying who was answered already: the answer is read when all is said."""
SHUT_SECONDS: Final = 2.0
MOST_AHEAD: Final = 10
"""Requests sent before the answer to the first has come: no browser does it."""
SPARE_FILES: Final = 200
"""Open files kept for the database, the pages and the bots."""
MOST_FILES: Final = 65_536
PIECE: Final = 1024
"""Bytes of a socket that are read at a time."""
FRAMES: Final = 4
"""Times as many frames may come as messages: most of them should be messages."""
MOST_PIECES: Final = 64
"""In which one message of a socket may come."""
NOT_TEXT: Final = 1007
TOO_LARGE: Final = 1009
TROUBLES: Final = logging.getLogger("uvicorn.error.doors")
"""What strangers say wrong is no news: whoever wanted to could fill a disk with it."""
TROUBLES.setLevel(logging.ERROR)


class Caller(Protocol):
    """A connection, as the doors see it."""

    host: str
    house: str
    """Whom it is counted for."""
    transport: asyncio.Transport


def no_proxy(_host: str) -> bool:
    return False


class Doors:
    def __init__(self, limits: Limits, is_proxy: Callable[[str], bool] = no_proxy) -> None:
        self.limits = limits
        self.is_proxy = is_proxy
        """Who speaks for many, and counts them itself."""
        self.most = most_connections()
        self.count = 0
        self.sent_away = 0
        self.shut: dict[str, float] = {}
        """Houses that flood, and until when they are not let in."""
        self.by_house: dict[str, dict[Caller, None]] = {}
        self.owing: dict[Caller, float] = {}
        """Until when each has to say or take something; in the order in which they began to owe it."""

    def enter(self, caller: Caller) -> None:
        """Lets somebody in, if need be in the place of who owes longest."""
        if self.shut.get(caller.house, 0.0) > time.monotonic():
            self.send_away(caller)
            return
        mine = self.by_house.setdefault(caller.house, {})
        if len(mine) >= self.limits.connections_per_address and not self.is_proxy(caller.host):
            self._make_room(next((one for one in mine if one in self.owing), caller))
        if self.count >= self.most:
            self._make_room(next(iter(self.owing), caller))
        self.by_house.setdefault(caller.house, {})[caller] = None
        self.count += 1
        self.owe(caller, self.limits.header_seconds)

    def shut_out(self, house: str) -> None:
        """Nobody from there is let in for a moment."""
        if not self.is_proxy(house):
            self.shut[house] = time.monotonic() + SHUT_SECONDS

    def _make_room(self, caller: Caller) -> None:
        self.leave(caller)
        self.send_away(caller)

    def leave(self, caller: Caller) -> None:
        self.paid(caller)
        mine = self.by_house.get(caller.house, {})
        if caller in mine:
            del mine[caller]
            self.count -= 1
            if not mine:
                del self.by_house[caller.house]

    def owe(self, caller: Caller, seconds: float) -> None:
        self.owing[caller] = time.monotonic() + seconds

    def paid(self, caller: Caller) -> None:
        self.owing.pop(caller, None)

    def send_away(self, caller: Caller) -> None:
        self.sent_away += 1
        self.paid(caller)
        caller.transport.abort()

    def sweep(self) -> None:
        """Sends away who is late."""
        now = time.monotonic()
        for caller in [one for one, until in self.owing.items() if until < now]:
            self.send_away(caller)
        self.shut = {house: until for house, until in self.shut.items() if until > now}


def most_connections() -> int:
    """As many as there may be open files, which the system lends by a few at first."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(SPARE_FILES, (MOST_FILES if soft == resource.RLIM_INFINITY else soft) - SPARE_FILES)


def doors_of(config: Config) -> Doors:
    assert isinstance(config.app, FastAPI)
    doors: Doors = config.app.state.doors
    return doors


class Door(HttpToolsProtocol):
    """A connection that brings requests."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = TROUBLES
        self.doors = doors_of(config)
        self.host = self.house = ""
        self.heard = 0
        """Bytes of a header that is not at its end, or said after the answer."""
        self.is_socket = False
        self.answering: RequestResponseCycle | None = None
        """The request under way; those that were sent ahead wait in the pipeline."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.house = house_of(self.host)
        self.doors.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self)
        self.pipeline.clear()
        if self.answering is not None:
            self.answering.disconnected = True
            self.answering.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        was_header, was_body = self.owes_header, self.owes_body
        super().data_received(data)
        if self.is_socket:
            return
        self.heard = self.heard + len(data) if self.owes_header or self.is_answered else 0
        if self.heard > (MOST_LEFT_OVER if self.is_answered else LONGEST_HEADER) or len(self.pipeline) > MOST_AHEAD:
            self.doors.send_away(self)
        elif self.owes_body and not was_body:
            self.doors.owe(self, self.doors.limits.body_seconds)
        elif self.owes_header and (not was_header or self not in self.doors.owing):
            self.doors.owe(self, self.doors.limits.header_seconds)
        elif not self.owes_header and not self.owes_body:
            self.doors.paid(self)

    @property
    def owes_header(self) -> bool:
        return self.cycle is None or (self.cycle.response_complete and not self.cycle.more_body)

    @property
    def owes_body(self) -> bool:
        return self.cycle is not None and self.cycle.more_body

    @property
    def is_answered(self) -> bool:
        """Whether it was answered before it had said everything; the rest is not listened to."""
        return self.owes_body and self.cycle.response_complete

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, and counted as one."""
        self.is_socket = True
        self.doors.leave(self)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.doors.owe(self, self.doors.limits.body_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.doors.paid(self)


class Line(Wire):
    """A connection that has become a socket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = TROUBLES
        self.doors = doors_of(config)
        self.host = self.house = ""
        rate, size = self.doors.limits.socket
        self.taken = Bucket(FRAMES * rate, FRAMES * size)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.doors.count += 1

    def data_received(self, data: bytes) -> None:
        """In pieces: ten thousands of the smallest frames fit into what comes at once, and all would have to wait."""
        for start in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + PIECE])

    def _takes_one_more(self) -> bool:
        if self.taken.take():
            return True
        self.doors.send_away(self)
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.count -= 1
        self.doors.paid(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.doors.owe(self, self.doors.limits.body_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.doors.paid(self)

    def handle_ping(self) -> None:
        """Who asks and asks and does not listen would fill the memory with answers."""
        if not self.writable.is_set():
            self.doors.send_away(self)
        elif self._takes_one_more():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._takes_one_more():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if self._takes_one_more():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._takes_one_more():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:
            self._hang_up(TOO_LARGE)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self._hang_up(NOT_TEXT)
        else:
            super().send_receive_event_to_app()

    def _hang_up(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.send_close(code)
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # nonsense before the handshake: there is nobody to say good-bye to
            self.transport.abort()
        else:
            super().handle_parser_exception()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
