"""The socket of one browser at one table: reads what it says, keeps what it is told in order."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from typing import Any, Final

import orjson
from fastapi import WebSocket, WebSocketDisconnect

from longcount.kernel.errors import IllegalDecision, LongCountError
from longcount.server import logs
from longcount.server.errors import BadRequest, NotThere
from longcount.server.furniture import CLOSED
from longcount.server.identity import Identity, is_own_origin
from longcount.server.limits import Bucket
from longcount.server.matches import Matches, Room
from longcount.server.metrics import Metrics
from longcount.server.settings import Settings
from longcount.server.tables import Tables

MOST_WAITING: Final = 400
"""Messages a slow browser may be behind; then it has to come again."""
POLICY: Final = 1008
GOING_AWAY: Final = 1001
NORMAL: Final = 1000
PONG: Final = '{"type":"pong"}'


class Client:
    """One open socket; a Listener of its room."""

    def __init__(self, socket: WebSocket, user: str | None, name: str, tables: Tables) -> None:
        self.socket = socket
        self.user = user
        self.table = name
        self.tables = tables
        self.face: int | None = None
        self.seen_as: int | None = None
        self.end: tuple[int, str] | None = None
        self.is_heard = False
        """Whether something it said is being done."""
        self._waiting: deque[tuple[str, bool]] = deque()
        self._wake = asyncio.Event()

    # --- telling ------------------------------------------------------------

    def tell(self, message: str, is_state: bool = False) -> None:
        if is_state and self._waiting and self._waiting[-1][1]:
            self._waiting.pop()  # the newer state is enough
        self._waiting.append((message, is_state))
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self.finish(POLICY, "Too slow: come again.")
        self._wake.set()

    def say(self, **message: Any) -> None:
        self.tell(orjson.dumps(message).decode())

    def tell_table(self, room: Room) -> None:
        self.say(type="table", table=self.tables.info(room.match, self.user, room.online()))

    def bye(self, reason: str, code: int = GOING_AWAY) -> None:
        self.say(type="bye", reason=reason)
        self.finish(code, "")

    def finish(self, code: int, reason: str) -> None:
        self.end = self.end or (code, reason)
        self._wake.set()

    async def send_all(self) -> None:
        """Sends what waits until the end is asked for or the browser is gone."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                while self._waiting:
                    await self.socket.send({"type": "websocket.send", "text": self._waiting.popleft()[0]})
                if self.end is not None:
                    await self.socket.close(*self.end)
                    return
                self._wake.clear()
                await self._wake.wait()


class Sockets:
    """All open sockets of this process."""

    def __init__(
        self, matches: Matches, tables: Tables, identity: Identity, settings: Settings, metrics: Metrics
    ) -> None:
        self.matches = matches
        self.tables = tables
        self.identity = identity
        self.settings = settings
        self.metrics = metrics
        self.clients: set[Client] = set()
        self.per_user: Counter[str] = Counter()
        self.per_address: Counter[str] = Counter()

    # --- coming and going ---------------------------------------------------

    async def serve(self, socket: WebSocket, name: str) -> None:
        origin, host = socket.headers.get("origin"), socket.headers.get("host", "")
        if origin is not None and not is_own_origin(origin, host, self.settings.origins):
            await socket.close(POLICY, "This page is not one of this server's.")
            return
        user = self.identity.user_of(socket.headers.get("cookie", ""))
        address = socket.client.host if socket.client else ""
        if self._is_full(user, address) or self.matches.is_stopping:
            await socket.close(POLICY, "Too many connections.")
            return
        try:
            self.tables.check_id(name)
            async with self.matches.entered(name):
                pass
        except NotThere as error:
            await socket.close(POLICY, str(error))
            return
        await socket.accept()
        self.per_user[user or address] += 1
        self.per_address[address] += 1
        try:
            await self._attend(Client(socket, user, name, self.tables))
        finally:
            self._count_down(self.per_user, user or address)
            self._count_down(self.per_address, address)

    def _is_full(self, user: str | None, address: str) -> bool:
        limits = self.settings.limits
        return (
            self.per_user[user or address] >= limits.sockets_per_user
            or self.per_address[address] >= limits.sockets_per_address
        )

    def _count_down(self, counter: Counter[str], name: str) -> None:
        counter[name] -= 1
        if counter[name] <= 0:
            del counter[name]

    async def _attend(self, client: Client) -> None:
        self.clients.add(client)
        self.metrics.sockets += 1
        sender = asyncio.create_task(client.send_all(), name="sender")
        tasks = {sender}
        try:
            await self._join(client)
            tasks.add(asyncio.create_task(self._listen(client), name="listener"))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if client.end is not None:
                await asyncio.wait({sender}, timeout=2)
        finally:
            self.clients.discard(client)
            self.metrics.sockets -= 1
            await self._let_finish(client)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._part(client)

    async def _let_finish(self, client: Client) -> None:
        """A browser is gone, but what it said last is under way: the others must hear of it."""
        for _ in range(1000):
            if not client.is_heard:
                return
            await asyncio.sleep(0.01)

    async def _join(self, client: Client) -> None:
        async with self.matches.entered(client.table) as room:
            was_online = client.user in room.online()
            room.listeners.add(client)
            if client.user is not None and not was_online and room.seats_of(client.user):
                for other in room.listeners - {client}:
                    other.tell_table(room)
            room.tell_everything(client)

    async def _part(self, client: Client) -> None:
        async with self.matches.entered(client.table) as room:
            room.listeners.discard(client)
            if client.user is not None and client.user not in room.online() and room.seats_of(client.user):
                room.tell_tables()

    # --- what a browser says ------------------------------------------------

    async def _listen(self, client: Client) -> None:
        bucket = Bucket(*self.settings.limits.socket)
        while True:
            message = await client.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not bucket.take():
                client.bye("Too many messages: slow down and come again.", POLICY)
                return
            client.is_heard = True
            await self._hear(client, message)
            client.is_heard = False

    async def _hear(self, client: Client, message: Any) -> None:
        said: dict[str, Any] = {}
        try:
            said = read(message)
            await self._do(client, said)
        except IllegalDecision as error:
            self._refuse(client, said, error.rule, error.sentence)
        except LongCountError as error:
            self._refuse(client, said, "", str(error))
        except Exception:
            self.metrics.failures += 1
            logs.trouble("a message could not be answered", table=client.table, said=str(said.get("type")))
            self._refuse(client, said, "", "The server could not do this. Here is the table as it is.")
            with contextlib.suppress(Exception):
                async with self.matches.entered(client.table) as room:
                    room.tell_everything(client)

    def _refuse(self, client: Client, said: dict[str, Any], rule: str, sentence: str) -> None:
        self.metrics.refused += 1
        text = said.get("text")
        client.say(type="refused", rule=rule, sentence=sentence, text=text if isinstance(text, str) else "")

    async def _do(self, client: Client, said: dict[str, Any]) -> None:
        name = client.table
        match said.get("type"):
            case "play":
                began = time.perf_counter()
                seq, seat = number(said, "seq"), number(said, "seat")
                await self.matches.play(name, client, seq, seat, word(said, "text"))
                self.metrics.move_seconds.add(time.perf_counter() - began)
            case "undo":
                await self.matches.undo(name, client, number(said, "seq"), number(said, "seat"))
            case "why":
                text = word(said, "text")
                rule, sentence = await self.matches.why(name, client, number(said, "seat"), text)
                client.say(type="why", text=text, rule=rule, sentence=sentence)
            case "face":
                await self._face(client, number(said, "seat"))
            case "back":
                to = None if said.get("to") is None else number(said, "to")
                await self.matches.back(name, client, to, said.get("yes", True) is True)
            case "ping":
                client.tell(PONG)
            case _:
                raise BadRequest("A message says what it is: play, undo, why, face, back or ping.")

    async def _face(self, client: Client, seat: int) -> None:
        async with self.matches.entered(client.table) as room:
            if seat not in room.seats_of(client.user):
                raise BadRequest("You can only look from a seat of yours.")
            client.face = seat
            room.tell_state(client)

    # --- the end ------------------------------------------------------------

    async def say_bye(self, reason: str) -> None:
        """To all; waits until it is said, but not for ever."""
        for client in self.clients:
            client.bye(reason)
        for _ in range(100):
            if not self.clients:
                return
            await asyncio.sleep(0.02)

    def close_table(self, room: Room) -> None:
        assert room.match.table.status == CLOSED
        for listener in list(room.listeners):
            if isinstance(listener, Client):
                listener.bye("The table is closed.", NORMAL)


def read(message: Any) -> dict[str, Any]:
    text = message.get("text")
    if text is None:
        raise BadRequest("Messages are JSON text, not binary.")
    try:
        said = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise BadRequest("This message is not JSON.") from error
    if not isinstance(said, dict):
        raise BadRequest("A message is a JSON object.")
    return said


def number(said: dict[str, Any], name: str) -> int:
    value = said.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRequest(f"'{name}' must be a whole number.")
    return value


def word(said: dict[str, Any], name: str) -> str:
    value = said.get(name)
    if not isinstance(value, str):
        raise BadRequest(f"'{name}' must be a text.")
    return value
