"""The matches being played: one lock per table, and under it everything in order.

    1  the match from memory, or replayed from the log
    2  a stale click gets the current state again
    3  play: the kernel judges; then chance
    4  the new rows in one transaction, key (table, seq)
    5  only then everybody is told, each what it may know

Between 3 and 5 the match in memory is ahead of the store. Nobody can look: the lock is held. If storing fails the match
is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence

from longcount.kernel.errors import LongCountError
from longcount.server import logs
from longcount.server.bot_seats import BotSeats
from longcount.server.errors import LostRace, NotNow, NotThere, NotYours
from longcount.server.live import LiveTable
from longcount.server.metrics import Metrics
from longcount.server.resting import Resting
from longcount.server.rooms import Listener, Room, Vote
from longcount.server.seating import BOT, CLOSED, MOVE, PERSON, PLAYING, WAITING, Seat, StoredRow, now_ms
from longcount.server.settings import Settings
from longcount.server.store import Store, batch_of
from longcount.server.thinking import Question
from longcount.server.writer import Writer


class Matches:
    def __init__(self, store: Store, writer: Writer, bots: BotSeats, metrics: Metrics, settings: Settings) -> None:
        self.store = store
        self.writer = writer
        self.bots = bots
        self.metrics = metrics
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.resting = Resting(settings.resting_megabytes * 1_000_000)
        self.is_stopping = False

    # --- rooms --------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def entered(self, name: str) -> AsyncIterator[Room]:
        """The room of a table, locked, its match as it is stored; raises NotThere."""
        room = self._room(name)
        room.visitors += 1
        try:
            async with room.lock:
                if room.loaded is None:
                    room.loaded = await self._load(name)
                yield room
        finally:
            room.visitors -= 1
            if room.is_idle:
                self._let_rest(room)

    def _room(self, name: str) -> Room:
        self.resting.wake(name)
        if name not in self.rooms:
            self.rooms[name] = Room(name, self.settings.new_chance())
        return self.rooms[name]

    def _let_rest(self, room: Room) -> None:
        """Nobody needs this room just now."""
        if room.loaded is None:
            self.rooms.pop(room.name, None)
            return
        room.rest()
        for name in self.resting.lay(room):
            self.rooms.pop(name, None)

    async def _load(self, name: str) -> LiveTable:
        found = await self.store.table(name)
        if found is None:
            raise NotThere("There is no such table.")
        live = LiveTable(*found)
        rows = await self.store.rows(name)
        if rows:
            await asyncio.to_thread(live.replay, rows)
        return live

    @contextlib.asynccontextmanager
    async def opened(self, live: LiveTable) -> AsyncIterator[Room]:
        """The room of a table that was stored a moment ago: its match is here already and need not be replayed."""
        room = self._room(live.table.id)
        room.loaded = live
        async with self.entered(live.table.id):
            yield room

    # --- what people do -----------------------------------------------------

    async def play(self, name: str, listener: Listener, seq: int, seat: int, text: str) -> None:
        async with self.entered(name) as room:
            if not self._is_heard(room, listener, seq, seat):
                return
            await self._keep(room, lambda: room.live.play(seat, text, room.chance))
            self.metrics.moves += 1

    def _is_heard(self, room: Room, listener: Listener, seq: int, seat: int) -> bool:
        """Whether this person may decide for the seat now; a stale click only gets the current state again."""
        check_seat(room.live, listener.user, seat)
        if room.live.is_stale(seq, seat):
            self.metrics.stale += 1
            room.tell_state(listener)
            return False
        check_playing(room.live)
        return True

    async def undo(self, name: str, listener: Listener, seq: int, seat: int) -> None:
        async with self.entered(name) as room:
            if not self._is_heard(room, listener, seq, seat):
                return
            await self._keep(room, lambda: room.live.undo(seat))

    async def why(self, name: str, listener: Listener, seat: int, text: str) -> LongCountError | None:
        async with self.entered(name) as room:
            check_seat(room.live, listener.user, seat)
            return room.live.why_not(seat, text)

    async def back(self, name: str, listener: Listener, to: int | None, is_yes: bool) -> None:
        """Ask to go back, or vote on it. With bots only, one's own wish is enough."""
        async with self.entered(name) as room:
            mine = room.seats_of(listener.user)
            if not mine:
                raise NotYours("Only who plays at this table can ask to go back.")
            if not is_yes:
                self._end_vote(room)
                return
            check_playing(room.live)
            if room.vote is None or (to is not None and to != room.vote.to):
                room.live.check_way_back(-1 if to is None else to)
                room.vote = Vote(-1 if to is None else to, mine[0])
            room.vote.yes |= set(mine)
            people = {seat.seat for seat in room.live.seats if seat.kind == PERSON and seat.holder}
            if people <= room.vote.yes:
                vote = room.vote
                await self._keep(room, lambda: room.live.back(vote.by, vote.to, room.chance))
            else:
                room.tell_vote()

    def _end_vote(self, room: Room) -> None:
        if room.vote is not None:
            room.vote = None
            room.tell_vote()

    # --- keeping ------------------------------------------------------------

    async def _keep(self, room: Room, change: Callable[[], list[StoredRow]]) -> None:
        """Changes the match, stores the new rows, and only then tells everybody."""
        live = room.live
        veils, status = live.match.veils(), live.table.status
        rows = change()
        try:
            spent = live.sum_up(now_ms())
            await self.writer.append(batch_of(live.table, rows, spent))
        except LostRace:
            await self._read_again(room)
            return
        except BaseException:
            room.loaded = None
            raise
        is_log_anew = bool(veils - live.match.veils()) or any(row.kind != MOVE for row in rows)
        room.tell_all(rows, is_log_anew)
        if live.table.status != status:
            room.tell_tables()
        self._end_vote(room)
        self.wake_bots(room)

    async def _read_again(self, room: Room) -> None:
        """Another process was faster: what it stored counts, and everybody is shown that."""
        self.metrics.lost_races += 1
        room.loaded = None
        room.loaded = await self._load(room.name)
        room.frames = {}
        for listener in room.listeners:
            room.tell_everything(listener)
        self.wake_bots(room)

    async def furnish(self, room: Room, seats: Sequence[Seat]) -> None:
        """Stores a change of table or seats; starts the game when every seat is taken; tells everybody."""
        live = room.live
        rows: list[StoredRow] = []
        try:
            live.rename()
            if live.table.status == WAITING and not any(seat.is_open for seat in live.seats):
                live.table.status = PLAYING
                rows = live.settle(room.chance)
                live.start_clocks(now_ms())
            live.sum_up(now_ms())
            await self.store.save_table(live.table, seats, rows)
        except LostRace:
            await self._read_again(room)
            return
        except BaseException:
            room.loaded = None
            raise
        room.tell_all(rows, is_log_anew=True)
        room.tell_tables()
        self.wake_bots(room)

    # --- bots ---------------------------------------------------------------

    def wake_bots(self, room: Room) -> None:
        """Lets the bots of a table think, if any is asked."""
        if room.thinking is None and not self.is_stopping and bot_to_act(room.live) is not None:
            room.thinking = asyncio.create_task(self._let_bots_play(room.name), name=f"bots of {room.name}")

    async def _let_bots_play(self, name: str) -> None:
        try:
            while await self._let_a_bot_play(name):
                pass
        except Exception:
            logs.trouble("a bot could not play", table=name)
            if name in self.rooms:
                self.rooms[name].thinking = None

    async def _let_a_bot_play(self, name: str) -> bool:
        """One decision; False when no bot is asked."""
        async with self.entered(name) as room:
            seat = bot_to_act(room.live)
            if seat is None:
                room.thinking = None
                return False
            game, bot, seq = room.live.game, str(room.live.seats[seat].bot), room.live.seq
            offers = [decision.text for decision in game.offers(room.live.state, seat)]
            asked = Question(game.name, bot, room.live.view(seat), seat, offers)
            asked.memory = room.memories.get(seat, ())
            if self.settings.seed is not None:
                asked.seed = self.settings.seed + seq
            is_awaited = bool(room.listeners)
        text, memory = await self.bots.think(asked, is_awaited)
        async with self.entered(name) as room:
            live = room.live
            room.memories[seat] = memory
            if live.table.status == PLAYING and live.seats[seat].kind == BOT and not live.is_stale(seq, seat):
                if seat in live.to_act:
                    await self._keep(room, lambda: live.play(seat, text, room.chance))
                    self.metrics.bot_moves += 1
        return True

    # --- start and stop -----------------------------------------------------

    async def resume(self) -> None:
        """After a start: bots that were asked go on, and clocks run."""
        for table, seats in await self.store.running():
            is_bot_asked = any(seats[seat].kind == BOT for seat in table.to_act or [] if seat < len(seats))
            if is_bot_asked or table.minutes is not None:
                try:
                    async with self.entered(table.id) as room:
                        self.wake_bots(room)
                except Exception:
                    logs.trouble("a table could not be resumed", table=table.id)

    async def stop(self) -> None:
        self.is_stopping = True
        thinking = [room.thinking for room in self.rooms.values() if room.thinking]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)


def bot_to_act(live: LiveTable) -> int | None:
    return next((seat for seat in live.to_act if live.seats[seat].kind == BOT), None)


def check_seat(live: LiveTable, user: str | None, seat: int) -> None:
    if user is None or not 0 <= seat < len(live.seats) or live.seats[seat].holder != user:
        raise NotYours("This seat is not yours.")


def check_playing(live: LiveTable) -> None:
    if live.table.status == WAITING:
        raise NotNow("The game begins when every seat is taken.")
    if live.table.status == CLOSED:
        raise NotNow("The table is closed.")
    if live.table.status != PLAYING:
        raise NotNow("The game is over.")
