"""Around every request: who asks, from where, how often, how much; and the headers every answer carries."""

from __future__ import annotations

import time
from collections import deque
from typing import Any, Final
from urllib.parse import parse_qs

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longcount.server import logs
from longcount.server.errors import NotYours, ServerError, TooFast, TooLarge
from longcount.server.identity import is_own_origin
from longcount.server.limits import Buckets, Gates, house_of
from longcount.server.settings import LARGEST_JSON, LARGEST_RECORD, Settings
from longcount.words import told

CSP: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE: Final = ("GET", "HEAD", "OPTIONS")
NAMELESS: Final = ("/healthz", "/readyz", "/metrics", "/assets/")
"""Answers that need no user and set no cookie."""
REFUSALS: Final = (5.0, 100.0)
"""Whoever does not mind so many is not let in for a moment: saying no takes time, too."""
ADVICE: Final = ("/turns", "/hint", "/plans", "/review")
"""Worked out elsewhere, one question of a user at a time: nobody stands in line behind them."""


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.addresses = Buckets(settings.limits.address)
        self.users = Buckets(settings.limits.user)
        self.newcomers = Buckets(settings.limits.newcomers)
        self.gates = Gates(*settings.limits.at_once)
        self.refusals = Buckets(REFUSALS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await Visit(self, scope, receive, send).run()
            return
        if scope["type"] == "websocket":
            scope["longcount.user"] = user_of(scope)
        await self.app(scope, receive, send)


def user_of(scope: Scope) -> str | None:
    """Who asks, by the cookie, which nobody else reads: the libraries behind this take long over hostile ones."""
    cookies = [value for name, value in scope["headers"] if name == b"cookie"]
    scope["headers"] = [pair for pair in scope["headers"] if pair[0] != b"cookie"]
    user: str | None = scope["app"].state.identity.user_of(b";".join(cookies).decode("latin-1"))
    return user


class Visit:
    """One request."""

    def __init__(self, guard: Guard, scope: Scope, receive: Receive, send: Send) -> None:
        self.guard = guard
        self.settings = guard.settings
        self.scope = scope
        self._receive = receive
        self._send = send
        self.headers: dict[bytes, bytes] = dict(scope["headers"])
        self.path: str = scope["path"]
        self.house = house_of(scope["client"][0]) if scope.get("client") else ""
        self.status = 0
        self.taken = 0
        self.said: deque[Message] = deque()
        self.is_too_large = False
        self.is_answering = False
        self.cookie: str | None = None

    async def run(self) -> None:
        began = time.perf_counter()
        metrics = self.scope["app"].state.metrics
        try:
            self._identify()
            self._check()
            await self._pass_on()
            if self.is_too_large:
                raise self._too_large()
        except ServerError as error:
            await self._answer(error.status, error)
        except Exception:
            metrics.failures += 1
            logs.trouble("a request failed", method=self.scope["method"], path=self.path)
            await self._answer(500, ServerError("The server made a mistake. Nothing was changed."))
        seconds = time.perf_counter() - began
        metrics.answered(self.scope["method"], self.status, seconds)
        if not self.path.startswith(NAMELESS):
            told = {"method": self.scope["method"], "path": shown(self.path), "status": self.status}
            logs.note("request", **told, ms=round(seconds * 1000, 1))

    async def _pass_on(self) -> None:
        """To the application, in turn with others: however many ask, what is said over sockets is heard between."""
        if self.path.startswith(NAMELESS) or self.path.endswith(ADVICE):
            await self.guard.app(self.scope, self.receive, self.send)
            return
        await self._hear_all()
        async with self.guard.gates.through(self.house):
            await self.guard.app(self.scope, self.hear, self.send)

    async def _hear_all(self) -> None:
        """The whole body first: nobody stands in the way of others while still speaking."""
        while self.scope["method"] not in SAFE:
            message = await self.receive()
            self.said.append(message)
            if not message.get("more_body"):
                return

    # --- before -------------------------------------------------------------

    def _identify(self) -> None:
        identity, user = self.scope["app"].state.identity, user_of(self.scope)
        if user is None and not self.path.startswith(NAMELESS):
            user = identity.new_user()
            self.cookie = identity.cookie(user, self.scope["scheme"] == "https")
        self.scope["longcount.user"] = user

    def _check(self) -> None:
        self._check_rate()
        if self.scope["method"] not in SAFE:
            self._check_source()
        length = self.headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > self._most_bytes():
            raise self._too_large()

    def _check_rate(self) -> None:
        is_known = self.cookie is None and self.scope["longcount.user"] is not None
        if not self.guard.addresses.take(self.house):
            if not self.guard.refusals.take(self.house):
                self.scope["app"].state.doors.shut_out(self.house)
            raise TooFast("Too many requests from your address: wait a moment.")
        if is_known and not self.guard.users.take(self.scope["longcount.user"]):
            raise TooFast("Too many requests: wait a moment.")
        if self.cookie is not None and not self.guard.newcomers.take(self.house):
            self.cookie = None
            raise TooFast("Too many new visitors from your address: wait a moment, or allow cookies.")

    def _check_source(self) -> None:
        """A page of another server cannot set this header, nor hide its origin."""
        if self.headers.get(b"x-longcount") != b"1":
            raise NotYours("Requests that change something carry the header X-LongCount: 1.")
        origin = self.headers.get(b"origin")
        host = self.headers.get(b"host", b"").decode("latin-1")
        if origin is not None and not is_own_origin(origin.decode("latin-1"), host, self.settings.origins):
            raise NotYours("This request comes from a page of another server.")

    def _most_bytes(self) -> int:
        return LARGEST_RECORD if self.path == "/api/records" else LARGEST_JSON

    def _too_large(self) -> TooLarge:
        return TooLarge("This is too large: at most {n} kB are taken here.", n=self._most_bytes() // 1024)

    # --- in and out ---------------------------------------------------------

    async def hear(self) -> Message:
        """What was said already, once more; then what comes."""
        return self.said.popleft() if self.said else await self.receive()

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self.taken += len(message.get("body", b""))
            if self.taken > self._most_bytes():
                self.is_too_large = True  # whatever the application makes of it, this is the answer
                raise self._too_large()
        return message

    async def send(self, message: Message) -> None:
        if self.is_too_large and not self.is_answering:
            return
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = [*message["headers"], *HEADERS]
            if self.path.startswith("/api/"):
                headers.append((b"cache-control", b"no-store"))
            if self.cookie is not None:
                headers.append((b"set-cookie", self.cookie.encode()))
            message = {**message, "headers": headers}
        await self._send(message)

    async def _answer(self, status: int, error: ServerError) -> None:
        if self.status:  # too late: the answer has begun
            return
        self.is_answering = True
        asked = parse_qs(self.scope["query_string"].decode("latin-1")).get("lang", [""])
        body = orjson.dumps({"error": told(error, asked[0])})
        headers: list[tuple[bytes, bytes]] = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ]
        if status == TooFast.status:
            headers.append((b"retry-after", b"2"))
        start: dict[str, Any] = {"type": "http.response.start", "status": status, "headers": headers}
        await self.send(start)
        await self.send({"type": "http.response.body", "body": body})


def shown(path: str) -> str:
    """A path as the log may have it: the token of a link is a secret."""
    return "/sit/…" if path.startswith("/sit/") else path
