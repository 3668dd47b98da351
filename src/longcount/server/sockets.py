"""The socket of one browser at one table: reads what it says, keeps what it is told in order."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import Sequence
from typing import Any, Final

import orjson
from fastapi import WebSocket, WebSocketDisconnect

from longcount.kernel.errors import LongCountError
from longcount.kernel.game import Game
from longcount.server import logs, messages
from longcount.server.errors import AWAY, Away, BadRequest, NotNow, NotThere, RecordOnly, TooFast
from longcount.server.identity import is_own_origin
from longcount.server.limits import Bucket, Buckets, house_of
from longcount.server.matches import Matches
from longcount.server.metrics import Metrics
from longcount.server.news import News
from longcount.server.rooms import Room, Seen
from longcount.server.seating import CLOSED
from longcount.server.settings import Settings
from longcount.server.tables import Asker, Tables
from longcount.server.wires import wire_of
from longcount.words import languages, reason, spoken, told

MOST_WAITING: Final = 400
"""Messages a slow browser may be behind; then it has to come again."""
POLICY: Final = 1008
GOING_AWAY: Final = 1001
NORMAL: Final = 1000
COME_AGAIN: Final = 1013
A_MOMENT: Final = 0.05
EVERYTHING: Final = 4.0
"""What it costs to be told everything again, in messages."""
PONG: Final = b'{"type":"pong"}'


class Client:
    """One open socket; a Listener of its room."""

    def __init__(self, socket: WebSocket, user: str | None, name: str, game: Game[Any], tables: Tables) -> None:
        self.socket = socket
        self.user = user
        self.lang = spoken(socket.query_params.get("lang", ""))
        self.table = name
        self.game = game
        self.tables = tables
        self.face: int | None = None
        self.seen_as: int | None = None
        self.takes_changes = socket.query_params.get("changes") == "1"
        self.has: Seen | None = None
        self.end: tuple[int, str] | None = None
        self.bucket = Bucket(*tables.settings.limits.socket)
        self.is_heard = False
        """Whether something it said is being done."""
        self._wire = wire_of(socket)
        self._waiting: deque[tuple[bytes, bool]] = deque()
        """What could not be written at once; the second: whether it is a state."""
        self._is_sending = False
        self._wake = asyncio.Event()

    # --- telling ------------------------------------------------------------

    def tell(self, message: bytes, is_state: bool = False) -> None:
        if self.tell_at_once([message]):
            return
        if is_state and self._waiting and self._waiting[-1][1]:
            self._waiting.pop()  # the newer state is enough
        self._waiting.append((message, is_state))
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self.finish(POLICY, "Too slow: come again.")
        self._wake.set()

    def tell_news(self, rows: Sequence[bytes], state: bytes) -> None:
        """New rows and the state after them."""
        if self.tell_at_once([*rows, state]):
            return
        for row in rows:
            self.tell(row)
        self.tell(state, is_state=True)

    def tell_at_once(self, said: Sequence[bytes]) -> bool:
        """If nothing is in the way; False if it has to wait."""
        is_free = not self._waiting and not self._is_sending and self.end is None
        return is_free and self._wire is not None and self._wire.write(said)

    def say(self, **message: Any) -> None:
        self.tell(orjson.dumps(message))

    def tell_table(self, room: Room) -> None:
        self.say(type="table", table=self.tables.info(room.live, Asker(self.user or "", self.lang), room.online()))

    def bye(self, why: LongCountError, code: int = GOING_AWAY) -> None:
        self.say(type="bye", reason=told(why, self.lang))
        self.finish(code, "")

    def finish(self, code: int, reason: str) -> None:
        self.end = self.end or (code, reason)
        self._wake.set()

    async def send_all(self) -> None:
        """Sends what waits until the end is asked for or the browser is gone."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await self._send_waiting()
                if self.end is not None:
                    await self.socket.close(*self.end)
                    return
                self._wake.clear()
                await self._wake.wait()

    async def _send_waiting(self) -> None:
        """What a slow browser is behind; meanwhile nothing may overtake it."""
        self._is_sending = True
        while self._waiting:
            text = self._waiting.popleft()[0].decode()
            await self.socket.send({"type": "websocket.send", "text": text})
        self._is_sending = False


class Sockets:
    """All open sockets of this process."""

    def __init__(
        self,
        matches: Matches,
        tables: Tables,
        settings: Settings,
        metrics: Metrics,
        news: News,
    ) -> None:
        self.matches = matches
        matches.on_close = self.close_table
        self.tables = tables
        self.settings = settings
        self.metrics = metrics
        self.news = news
        self.clients: set[Client] = set()
        self.per_user: Counter[str] = Counter()
        self.per_address: Counter[str] = Counter()
        self.handshakes = Buckets(settings.limits.handshakes)
        self.said = Buckets(settings.limits.messages)

    # --- coming and going ---------------------------------------------------

    async def serve(self, socket: WebSocket, name: str) -> None:
        address = house_of(socket.client.host) if socket.client else ""
        if not self.handshakes.take(address):
            await socket.close(POLICY, "Too many connections from your address: wait a moment.")
            return
        origin, host = socket.headers.get("origin"), socket.headers.get("host", "")
        if origin is not None and not is_own_origin(origin, host, self.settings.origins):
            await socket.close(POLICY, "This page is not one of this server's.")
            return
        user: str | None = socket.scope["longcount.user"]
        if self._is_full(user, address) or self.matches.is_stopping:
            await socket.close(POLICY, "Too many connections.")
            return
        try:
            self.tables.check_id(name)
            async with self.matches.entered(name) as room:
                game = room.live.game
        except (NotThere, RecordOnly) as error:
            await socket.close(POLICY, str(error))
            return
        except Away:
            await socket.close(COME_AGAIN, str(AWAY))
            return
        await socket.accept()
        self.per_user[user or address] += 1
        self.per_address[address] += 1
        try:
            await self._attend(Client(socket, user, name, game, self.tables))
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
            await self._try_to_join(client)
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

    async def _try_to_join(self, client: Client) -> None:
        try:
            await self._join(client)
        except Away:
            client.bye(AWAY, COME_AGAIN)
        except LongCountError as error:
            client.bye(error, COME_AGAIN)

    async def _join(self, client: Client) -> None:
        async with self.matches.entered(client.table) as room:
            if not room.listeners:
                room.elsewhere = await self.news.presence.elsewhere(client.table)
            was_online = client.user in room.online()
            room.listeners.add(client)
            if client.user is not None and not was_online and room.seats_of(client.user):
                for other in room.listeners - {client}:
                    other.tell_table(room)
            room.tell_everything(client)
            self.news.presence.changed(client.table)
            self.matches.wake_bots(room)

    async def _part(self, client: Client) -> None:
        """Nothing can keep somebody from leaving; telling the others may fail if the database is away."""
        room = self.matches.rooms.get(client.table)
        if room is None or client not in room.listeners:
            return
        room.listeners.discard(client)
        self.matches.let_rest(room)
        self.news.presence.changed(client.table)
        if client.user is None or client.user in room.online() or not room.listeners:
            return
        with contextlib.suppress(Exception):
            async with self.matches.entered(client.table):
                if room.seats_of(client.user):
                    room.tell_tables()

    # --- what a browser says ------------------------------------------------

    async def _listen(self, client: Client) -> None:
        house = house_of(client.socket.client.host) if client.socket.client else ""
        while True:
            message = await client.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            while not self.said.take(house):
                await asyncio.sleep(A_MOMENT)
            if not client.bucket.take():
                client.bye(TooFast("Too many messages: slow down and come again."), POLICY)
                return
            client.is_heard = True
            await self._hear(client, message)
            client.is_heard = False

    async def _hear(self, client: Client, message: Any) -> None:
        text = ""
        try:
            said = messages.read(message.get("text"))
            text = getattr(said, "text", "")
            await self._do(client, said)
        except LongCountError as error:
            self._refuse(client, text, error)
        except Away:
            self._refuse(client, text, AWAY)
        except Exception:
            self.metrics.failures += 1
            logs.trouble("a message could not be answered", table=client.table)
            self._refuse(client, text, NotNow("The server could not do this. Here is the table as it is."))
            with contextlib.suppress(Exception):
                async with self.matches.entered(client.table) as room:
                    room.tell_everything(client)

    def _refuse(self, client: Client, text: str, error: LongCountError) -> None:
        self.metrics.refused += 1
        client.say(type="refused", rule=error.rule, sentence=reason(error, client.lang, client.game), text=text)

    async def _do(self, client: Client, said: messages.Say) -> None:
        name = client.table
        match said:
            case messages.Play():
                began = time.perf_counter()
                await self.matches.play(name, client, said.seq, said.seat, said.text)
                self.metrics.move_seconds.observe(time.perf_counter() - began)
            case messages.Undo():
                await self.matches.undo(name, client, said.seq, said.seat)
            case messages.AskWhy():
                error = await self.matches.why(name, client, said.seat, said.text)
                rule, sentence = (error.rule, reason(error, client.lang, client.game)) if error else ("", "")
                client.say(type="why", text=said.text, rule=rule, sentence=sentence)
            case messages.Face():
                await self._face(client, said.seat)
            case messages.GoBack():
                await self.matches.back(name, client, said.to, said.yes)
            case messages.Speak():
                await self._speak(client, said.lang)
            case messages.Ping():
                client.tell(PONG)
                self.news.look(name)

    async def _speak(self, client: Client, lang: str) -> None:
        if not client.bucket.take(EVERYTHING):
            raise TooFast("Too many messages: slow down and come again.")
        if lang not in languages():
            raise BadRequest("The languages spoken here: {known}.", known=", ".join(languages()))
        async with self.matches.entered(client.table) as room:
            client.lang = lang
            room.tell_everything(client)

    async def _face(self, client: Client, seat: int) -> None:
        async with self.matches.entered(client.table) as room:
            if seat not in room.seats_of(client.user):
                raise BadRequest("You can only look from a seat of yours.")
            client.face = seat
            room.tell_state(client)

    # --- the end ------------------------------------------------------------

    async def say_bye(self, why: LongCountError) -> None:
        """To all; waits until it is said, but not for ever."""
        for client in self.clients:
            client.bye(why)
        for _ in range(100):
            if not self.clients:
                return
            await asyncio.sleep(0.02)

    def close_table(self, room: Room) -> None:
        assert room.live.table.status == CLOSED
        for listener in list(room.listeners):
            if isinstance(listener, Client):
                listener.bye(NotNow("The table is closed."), NORMAL)
