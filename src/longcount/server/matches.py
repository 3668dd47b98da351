"""The matches being played: one lock per table, and under it everything in order.

    1  the match from memory, or replayed from the log
    2  a stale click gets the current state again
    3  play: the kernel judges; then chance
    4  the new rows in one transaction, key (table, seq)
    5  only then everybody is told, each what it may know

Between 3 and 5 the match in memory is ahead of the store. Nobody can look: the lock is held. If storing fails the match
is thrown away and read again.

On PostgreSQL other processes play at the same tables. What they stored is read and told as if it had happened here
(`follow`); who was slower than another process reads what is new and tries again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

from longcount.kernel.errors import LongCountError
from longcount.server import logs
from longcount.server.bot_seats import BotSeats
from longcount.server.bot_turns import bot_to_act
from longcount.server.errors import LostRace, NotNow, NotThere, NotYours
from longcount.server.jobs import Jobs
from longcount.server.live import LiveTable
from longcount.server.metrics import Metrics
from longcount.server.own_jobs import OwnJobs
from longcount.server.resting import Resting
from longcount.server.rooms import Listener, Room
from longcount.server.seating import BOT, CLOSED, MOVE, PERSON, PLAYING, WAITING, StoredRow, Table, Vote, now_ms
from longcount.server.settings import Settings
from longcount.server.store import Found, Store, batch_of
from longcount.server.writer import Writer

TRIES: Final = 5
"""How often something is tried that other processes are faster with."""
MANY_ROWS: Final = 40
"""So many rows are replayed in a thread of their own."""


class Matches:
    def __init__(self, store: Store, writer: Writer, bots: BotSeats, metrics: Metrics, settings: Settings) -> None:
        self.store = store
        self.writer = writer
        self.bots = bots
        self.metrics = metrics
        self.settings = settings
        self.jobs: Jobs = OwnJobs(self, bots)
        self.rooms: dict[str, Room] = {}
        self.resting = Resting(settings.resting_megabytes * 1_000_000)
        self.is_stopping = False
        self.on_close: Callable[[Room], None] = lambda _: None
        """Told when a table is closed, here or elsewhere."""

    # --- rooms --------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def entered(self, name: str) -> AsyncIterator[Room]:
        """The room of a table, locked, its match as it is stored; raises NotThere."""
        room = self._room(name)
        room.visitors += 1
        try:
            async with room.lock:
                await self._bring_up_to_date(room)
                yield room
        finally:
            room.visitors -= 1
            self.let_rest(room)

    async def _bring_up_to_date(self, room: Room) -> None:
        """Who listens hears what other processes do; before anybody else is let in, it is looked up."""
        if room.loaded is None:
            room.loaded = await self._load(room.name)
            self._tell_everything(room)
        elif not self.store.is_sqlite and not room.listeners:
            marks = await self.store.marks([room.name])
            if marks.get(room.name) != room.mark:
                await self._catch_up(room)

    def _room(self, name: str) -> Room:
        self.resting.wake(name)
        if name not in self.rooms:
            self.rooms[name] = Room(name, self.settings.new_chance())
        return self.rooms[name]

    def let_rest(self, room: Room) -> None:
        """After somebody left: whether anybody needs this room just now."""
        if not room.is_idle:
            return
        if room.loaded is None:
            self.rooms.pop(room.name, None)
            return
        room.rest()
        for name in self.resting.lay(room):
            self.rooms.pop(name, None)

    async def _load(self, name: str) -> LiveTable:
        found = await self.store.whole(name)
        if found is None:
            raise NotThere("There is no such table.")
        live = LiveTable(found.table, found.seats)
        if found.rows:
            await asyncio.to_thread(live.replay, found.rows)
        return live

    @contextlib.asynccontextmanager
    async def opened(self, live: LiveTable) -> AsyncIterator[Room]:
        """The room of a table that was stored a moment ago: its match is here already and need not be replayed."""
        room = self._room(live.table.id)
        if room.loaded is None and not room.visitors:
            room.loaded = live
        async with self.entered(live.table.id):
            yield room

    # --- what people do -----------------------------------------------------

    async def play(self, name: str, listener: Listener, seq: int, seat: int, text: str) -> None:
        async with self.entered(name) as room:
            if await self._decide(room, listener, seq, seat, lambda: room.live.play(seat, text, room.chance)):
                self.metrics.moves += 1

    async def undo(self, name: str, listener: Listener, seq: int, seat: int) -> None:
        async with self.entered(name) as room:
            await self._decide(room, listener, seq, seat, lambda: room.live.undo(seat))

    async def _decide(
        self, room: Room, listener: Listener, seq: int, seat: int, change: Callable[[], list[StoredRow]]
    ) -> bool:
        """Tried again if the table changed at another process, as long as the decision still fits; whether it was."""
        for _ in range(TRIES):
            if not self._is_heard(room, listener, seq, seat):
                return False
            if await self._keep(room, change):
                return True
        raise busy()

    def _is_heard(self, room: Room, listener: Listener, seq: int, seat: int) -> bool:
        """Whether this person may decide for the seat now; a stale click only gets the current state again."""
        check_seat(room.live, listener.user, seat)
        if room.live.is_stale(seq, seat):
            self.metrics.stale += 1
            room.tell_state(listener)
            return False
        check_playing(room.live)
        return True

    async def why(self, name: str, listener: Listener, seat: int, text: str) -> LongCountError | None:
        async with self.entered(name) as room:
            check_seat(room.live, listener.user, seat)
            return room.live.why_not(seat, text)

    async def back(self, name: str, listener: Listener, to: int | None, is_yes: bool) -> None:
        """Ask to go back, or vote on it. With bots only, one's own wish is enough."""
        async with self.entered(name) as room:
            for _ in range(TRIES):
                if await self._vote(room, listener.user, to, is_yes):
                    return
            raise busy()

    async def _vote(self, room: Room, user: str | None, to: int | None, is_yes: bool) -> bool:
        """False if somebody else was faster."""
        mine = room.seats_of(user)
        if not mine:
            raise NotYours("Only who plays at this table can ask to go back.")
        if not is_yes:
            return room.vote is None or await self._set_vote(room, None)
        check_playing(room.live)
        vote = Vote(room.vote.to, room.vote.by, set(room.vote.yes)) if room.vote else None
        if vote is None or (to is not None and to != vote.to):
            room.live.check_way_back(-1 if to is None else to)
            vote = Vote(-1 if to is None else to, mine[0])
        vote.yes |= set(mine)
        people = {seat.seat for seat in room.live.seats if seat.kind == PERSON and seat.holder}
        if people <= vote.yes:
            return await self._keep(room, lambda: room.live.back(vote.by, vote.to, room.chance))
        return await self._set_vote(room, vote)

    async def _set_vote(self, room: Room, vote: Vote | None) -> bool:
        room.live.table.vote = vote
        if not await self._save(room):
            return False
        room.tell_vote()
        return True

    # --- keeping ------------------------------------------------------------

    async def _keep(self, room: Room, change: Callable[[], list[StoredRow]]) -> bool:
        """Changes the match, stores the new rows, and only then tells everybody; False if somebody else was faster."""
        live = room.live
        veils, status, vote = live.match.veils(), live.table.status, live.table.vote
        rows = change()
        try:
            live.table.vote = None
            spent = live.sum_up(now_ms())
            await self.writer.append(batch_of(live.table, rows, spent))
        except LostRace:
            await self.read_again(room)
            return False
        except BaseException:
            room.loaded = None
            raise
        room.tell_all(rows, self._is_log_anew(room, rows, veils))
        if live.table.status != status:
            room.tell_tables()
        if vote is not None:
            room.tell_vote()
        self.wake_bots(room)
        return True

    def _is_log_anew(self, room: Room, rows: Sequence[StoredRow], veils: set[str]) -> bool:
        """Whether rows told before look different now: something was revealed since, or taken back."""
        return bool(veils - room.live.match.veils()) or any(row.kind != MOVE for row in rows)

    async def read_again(self, room: Room) -> None:
        """Another process was faster: what it stored counts, and everybody is shown that."""
        self.metrics.lost_races += 1
        room.loaded = None
        room.loaded = await self._load(room.name)
        self._tell_everything(room)
        self.wake_bots(room)

    def _tell_everything(self, room: Room) -> None:
        room.frames = {}
        for listener in room.listeners:
            room.tell_everything(listener)

    async def furnish(self, room: Room, change: Callable[[LiveTable], bool]) -> None:
        """Changes table or seats; starts the game when every seat is taken; tells everybody.

        `change` looks at the table as it is and says whether it changed anything. If another process was faster it is
        asked again, about the table as that one left it."""
        for _ in range(TRIES):
            status = room.live.table.status
            if not change(room.live):
                return
            rows = self._begin(room)
            if await self._save(room, rows):
                self._tell_furnished(room, rows, status)
                self.wake_bots(room)
                return
        raise busy()

    def _begin(self, room: Room) -> list[StoredRow]:
        """The first rows of a table that waited for the last seat."""
        live = room.live
        live.rename()
        if live.table.status != WAITING or any(seat.is_open for seat in live.seats):
            return []
        live.table.status = PLAYING
        return live.settle(room.chance)

    async def _save(self, room: Room, rows: Sequence[StoredRow] = ()) -> bool:
        """Stores table and seats by compare-and-set; False if somebody else was faster: then all is read again."""
        live = room.live
        try:
            live.sum_up(now_ms())
            await self.store.save_table(live.table, live.seats, rows)
        except LostRace:
            await self.read_again(room)
            return False
        except BaseException:
            room.loaded = None
            raise
        return True

    def _tell_furnished(self, room: Room, rows: Sequence[StoredRow], status: str) -> None:
        """Everybody, of table and seats as they are now; `status` is what it was before."""
        room.tell_all(rows, is_log_anew=True)
        room.tell_tables()
        if room.live.table.status == CLOSED != status:
            self.on_close(room)

    # --- other processes ----------------------------------------------------

    async def follow(self, name: str, found: Found | None) -> None:
        """What another process stored is told as if it had happened here."""
        room = self.rooms.get(name)
        if room is None or not room.is_attended:
            return
        async with self.entered(name):
            if room.listeners:
                await self._take(room, found)

    async def _catch_up(self, room: Room) -> None:
        await self._take(room, (await self.store.news({room.name: room.live.seq})).get(room.name))

    async def _take(self, room: Room, found: Found | None) -> None:
        live = room.live
        if found is None or found.table.seq < live.seq or found.table.version < live.table.version:
            return  # read before what was stored here since
        rows = [row for row in found.rows if row.seq > live.seq]
        if not rows and found.table.version == live.table.version:
            return
        before = live.match.veils(), live.table
        try:
            if len(rows) < MANY_ROWS:
                live.follow(found.table, found.seats, rows)
            else:
                await asyncio.to_thread(live.follow, found.table, found.seats, rows)
            assert live.seq == live.table.seq
        except BaseException:
            room.loaded = None
            raise
        self._tell_taken(room, rows, *before)

    def _tell_taken(self, room: Room, rows: Sequence[StoredRow], veils: set[str], before: Table) -> None:
        table = room.live.table
        if table.version != before.version:
            self._tell_furnished(room, rows, before.status)
        else:
            room.tell_all(rows, self._is_log_anew(room, rows, veils))
            if table.status != before.status:
                room.tell_tables()
        if table.vote != before.vote:
            room.tell_vote()

    # --- bots ---------------------------------------------------------------

    def wake_bots(self, room: Room) -> None:
        """Lets the bots of a table think, if any is asked."""
        if not self.is_stopping and bot_to_act(room.live) is not None:
            self.jobs.wake(room)

    async def play_for_bot(self, room: Room, seat: int, text: str) -> None:
        self.metrics.bot_moves += await self._keep(room, lambda: room.live.play(seat, text, room.chance))

    # --- start and stop -----------------------------------------------------

    async def resume(self) -> None:
        """After a start: bots that were asked go on. Clocks are looked at in the store."""
        for table, seats in await self.store.running():
            is_bot_asked = any(seats[seat].kind == BOT for seat in table.to_act or [] if seat < len(seats))
            if is_bot_asked:
                try:
                    async with self.entered(table.id) as room:
                        self.wake_bots(room)
                except Exception:
                    logs.trouble("a table could not be resumed", table=table.id)

    async def stop(self) -> None:
        self.is_stopping = True
        await self.jobs.stop()


def busy() -> NotNow:
    return NotNow("Others changed this table at the same moment: please try again.")


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
