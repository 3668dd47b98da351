"""Opening tables and taking seats. Who may do what to a table is decided here and nowhere else."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from longcount.bots import BOTS, UnknownBot
from longcount.games import GAMES, find_game
from longcount.kernel.game import choose_options
from longcount.kernel.match import Match
from longcount.server import consent
from longcount.server.editions import bare_record
from longcount.server.errors import BadRequest, LostRace, NotNow, NotThere, NotYours, RecordOnly, TooFast
from longcount.server.identity import Identity, clean_name
from longcount.server.jobs import Claim
from longcount.server.limits import Buckets
from longcount.server.live import MOST_CHANGES, PLAYERS_REMARK, LiveTable, clock_told
from longcount.server.matches import Matches
from longcount.server.rooms import Room
from longcount.server.seating import (
    BOT,
    CLOSED,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Seat,
    StoredRow,
    Table,
    as_text,
    new_id,
    now_ms,
)
from longcount.server.settings import Settings
from longcount.server.thinking import Upload, read_record
from longcount.server.told import guest_name, name_of
from longcount.words import ENGLISH

_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,32}")
DEFAULT_BOT: Final = "regular"
MOST_ROWS: Final = 5000
"""Of a record that is sent in; the longest games have about a thousand."""


@dataclass(frozen=True)
class Asker:
    """Who asks, and in which language they are answered."""

    user: str
    lang: str = ENGLISH
    house: str = ""
    """The address they ask from, for what one address may have."""


class Tables:
    def __init__(self, matches: Matches, identity: Identity, settings: Settings) -> None:
        self.matches = matches
        self.store = matches.store
        self.identity = identity
        self.settings = settings
        self._one_stored = asyncio.Semaphore(1)
        """New tables and names are stored one after the other: between them come the moves of those who play."""
        self._opened = Buckets(settings.limits.tables)
        self._sent_in = Buckets(settings.limits.records)

    def check_id(self, name: str) -> None:
        if not _ID.fullmatch(name):
            raise NotThere("There is no such table.")

    async def name_of(self, user: str) -> str:
        """The name a person has chosen; empty if none."""
        return await self.store.name_of(user) or ""

    async def rename(self, user: str, name: str) -> None:
        async with self._one_stored:
            await self.store.rename(user, name)

    # --- opening ------------------------------------------------------------

    async def open(
        self,
        asker: Asker,
        game: str,
        wishes: Sequence[Any],
        options: dict[str, str],
        is_public: bool,
        minutes: int | None,
    ) -> dict[str, Any]:
        """A new table; each wish has `kind`, `bot` and `name`."""
        await self._check_room_for_more(asker)
        table = self._new_table(asker.user, game, options, is_public, minutes)
        own_name = await self.name_of(asker.user)
        if sum(wish.kind == "me" for wish in wishes) > 1:
            raise BadRequest("Only one seat can be yours alone; for more people at this screen use 'hot'.")
        seats = [self._new_seat(table.id, number, wish, asker.user, own_name) for number, wish in enumerate(wishes)]
        return await self._add(asker, table, seats)

    def _new_table(self, user: str, name: str, options: dict[str, str], public: bool, minutes: int | None) -> Table:
        game = find_game(name)
        chosen = choose_options(game.options, options)
        now = now_ms()
        return Table(new_id(), name, game.edition, chosen, public, WAITING, user, now, now, minutes)

    def _new_seat(self, table: str, number: int, wish: Any, user: str, own_name: str) -> Seat:
        seat = Seat(table, number, PERSON, clean_name(wish.name or ""))
        match wish.kind:
            case "bot":
                bot = wish.bot or DEFAULT_BOT
                check_bot(bot)
                seat.give_to_bot(bot, seat.name)
            case "link":
                seat.open_by_link()
            case "hot":
                seat.holder, seat.hot = user, True
            case _:
                seat.holder, seat.name = user, seat.name or own_name
        return seat

    async def _add(
        self,
        asker: Asker,
        table: Table,
        seats: list[Seat],
        match: Match[Any] | None = None,
        after: Table | None = None,
    ) -> dict[str, Any]:
        """Stores a new table, begins the game if all seats are taken, and lets bots think."""
        live = LiveTable(table, seats, match)
        if table.status == WAITING and not any(seat.is_open for seat in seats):
            table.status = PLAYING
        if table.status == PLAYING:
            live.settle(self.settings.new_chance())
        live.sum_up(now_ms())
        async with self._one_stored:
            await self.store.add_table(table, seats, live.stored(), self.settings.limits.running_tables, after)
        async with self.matches.opened(live) as room:
            self.matches.wake_bots(room)
            return self.info(live, asker, room.online())

    async def _check_room_for_more(self, asker: Asker) -> None:
        """Before much is worked out; the store counts once more when the table is added."""
        if await self.store.count_running(asker.user) >= self.settings.limits.running_tables:
            raise NotNow("You have too many tables that are not finished: close some first.")
        if not self._opened.take(asker.house):
            raise TooFast("Too many tables were opened from your address: wait a while.")

    # --- seats --------------------------------------------------------------

    async def sit(self, asker: Asker, name: str, token: str | None, number: int | None) -> dict[str, Any]:
        """Take the seat of a link, or an open one at a public table; or come back to a seat where a bot stands in."""
        own_name = await self.name_of(asker.user)

        def take(live: LiveTable) -> bool:
            seat = self._wanted_seat(live, token, number, asker.user)
            if seat.holder == asker.user:
                return False
            self._check_goes_on(live)
            consent.check_free(live.table, seat, asker.user)
            seat.give_to(asker.user, own_name)
            return True

        return await self._furnish(asker, name, take)

    async def _furnish(self, asker: Asker, name: str, change: Callable[[LiveTable], bool]) -> dict[str, Any]:
        async with self.matches.entered(name) as room:
            await self.matches.furnish(room, change)
            return self.info(room.live, asker, room.online())

    def _wanted_seat(self, live: LiveTable, token: str | None, number: int | None, user: str) -> Seat:
        if token is not None:
            found = next((seat for seat in live.seats if self.identity.opens(seat, token)), None)
            if found is None:
                raise NotYours("This link leads to no seat any more: ask for a new one.")
            return found
        if number is None:
            raise BadRequest("Say which seat, or give the token of a link.")
        seat = self._seat(live, number)
        if not live.table.public and user not in (seat.former, seat.holder):
            raise NotYours("The seats of this table are taken by link only.")
        return seat

    def _seat(self, live: LiveTable, number: int) -> Seat:
        if not 0 <= number < len(live.seats):
            last = len(live.seats) - 1
            raise BadRequest("There is no seat {n}: seats count from 0 to {last}.", n=number, last=last)
        return live.seats[number]

    async def leave(self, asker: Asker, name: str, number: int) -> dict[str, Any]:
        def give_back(live: LiveTable) -> bool:
            seat = self._seat(live, number)
            if seat.holder != asker.user:
                raise NotYours("This seat is not yours.")
            self._check_goes_on(live)
            seat.open_by_link()
            consent.open_agreed(live)
            return True

        return await self._furnish(asker, name, give_back)

    async def reseat(self, asker: Asker, name: str, number: int, kind: str, bot: str | None) -> dict[str, Any]:
        """The owner's: a bot for a seat, or a new link to it, if need be when others have agreed."""

        def change(live: LiveTable) -> bool:
            self._check_owner(live, asker.user)
            self._check_goes_on(live)
            seat = self._seat(live, number)
            if kind == BOT:
                check_bot(bot or DEFAULT_BOT)
                consent.hand_to_bot(live, seat, bot or DEFAULT_BOT)
            else:
                consent.pass_on(live, seat)
            return True

        return await self._furnish(asker, name, change)

    async def agree(self, asker: Asker, name: str, number: int, is_yes: bool) -> dict[str, Any]:
        """Whether somebody else may take over a seat, said by one who is asked."""

        def change(live: LiveTable) -> bool:
            self._check_goes_on(live)
            consent.answer(live, self._seat(live, number), asker.user, is_yes)
            return True

        return await self._furnish(asker, name, change)

    async def close(self, asker: Asker, name: str) -> dict[str, Any]:
        def end(live: LiveTable) -> bool:
            self._check_owner(live, asker.user)
            if live.table.status in (OVER, CLOSED):
                return False
            live.table.status = CLOSED
            return True

        return await self._furnish(asker, name, end)

    async def rematch(self, asker: Asker, name: str) -> dict[str, Any]:
        """The same people and bots, everybody one seat further; asked twice, it is the same table."""
        async with self.matches.entered(name) as room:
            self._check_rematch(room, asker.user)
            while room.live.table.rematch is None:
                try:
                    await self._open_rematch(asker, room)
                except LostRace:  # perhaps somebody asked for it at another process
                    await self.matches.read_again(room)
            following = room.live.table.rematch
        return await self.look(asker, following)

    async def _open_rematch(self, asker: Asker, room: Room) -> None:
        await self._check_room_for_more(asker)
        old = room.live.table
        table = self._new_table(asker.user, old.game, old.options, old.public, old.minutes)
        try:
            old.rematch = table.id
            await self._add(asker, table, moved_on(room.live.seats, table.id), after=old)
        except BaseException:
            room.loaded = None
            raise
        room.tell_tables()

    def _check_rematch(self, room: Room, user: str) -> None:
        if not room.seats_of(user):
            raise NotYours("Only who plays at this table can ask for a rematch.")
        if room.live.table.status not in (OVER, CLOSED):
            raise NotNow("A rematch follows when the game is over.")

    def _check_owner(self, live: LiveTable, user: str) -> None:
        if live.table.owner != user:
            raise NotYours("Only who opened this table can do that.")

    def _check_goes_on(self, live: LiveTable) -> None:
        if live.table.status in (OVER, CLOSED):
            raise NotNow("The game at this table has ended.")

    # --- records ------------------------------------------------------------

    async def load_record(self, asker: Asker, text: str) -> dict[str, Any]:
        """A record becomes a table of this user: to look at, or to play on if it is not finished.

        It is replayed in a process of its own; here its rows are stored, and read when somebody comes to look.
        """
        await self._check_room_for_more(asker)
        if not self._sent_in.take(asker.house):
            raise TooFast("Too many records were sent in from your address: wait a while.")
        upload = Upload(text, asker.lang, MOST_ROWS, MOST_CHANGES, self.settings.seed)
        found = await self.matches.jobs.work_out(read_record, upload, Claim(asker.user))
        if "refused" in found:
            raise BadRequest("{reason}", reason=found["refused"])
        return await self._add_read(asker, found)

    async def _add_read(self, asker: Asker, found: dict[str, Any]) -> dict[str, Any]:
        """Stores the table of a record that was read."""
        table = self._new_table(asker.user, found["game"], found["options"], False, None)
        kinds = [kind.strip() for kind in found["remarks"].get(PLAYERS_REMARK, "").split(",")]
        seats = [
            loaded_seat(table.id, number, name, kinds[number] if number < len(kinds) else "", asker.user)
            for number, name in enumerate(found["seats"])
        ]
        table.status, table.result = OVER if found["result"] else PLAYING, found["result"]
        rows = [
            StoredRow(number, seat, kind, text, table.created)
            for number, (seat, kind, text) in enumerate(found["rows"], start=1)
        ]
        table.seq, table.round, table.to_act = len(rows), found["round"], found["to_act"]
        await self.store.add_table(table, seats, rows, self.settings.limits.running_tables)
        if any(seats[seat].kind == BOT for seat in found["to_act"]):
            async with self.matches.entered(table.id) as room:
                self.matches.wake_bots(room)
        return self._info(table, seats, asker, set())

    async def study(self, asker: Asker, name: str, rows: int, number: int, bot: str | None) -> dict[str, Any]:
        """Another line of a finished game: its first rows become a table of this user, bots on the other seats."""
        await self._check_room_for_more(asker)
        check_bot(bot or DEFAULT_BOT)
        async with self.matches.entered(name) as room:
            live = room.live
            if live.table.status != OVER:
                raise NotNow("Another line can be tried when the game is over.")
            self._seat(live, number)
            self._check_rows(live, rows)
            match = await asyncio.to_thread(line_of, live.match, rows)
            if match.game.pending(match.state).is_over:
                raise NotNow("The game is over at this moment: go back a little.")
            table = self._new_table(asker.user, live.table.game, live.table.options, False, None)
            names = [name_of(seat, asker.lang) for seat in live.seats]
        table.status, table.study = PLAYING, True
        seats = [Seat(table.id, place, PERSON, shown, asker.user) for place, shown in enumerate(names)]
        for seat in seats:
            if seat.seat != number:
                seat.give_to_bot(bot or DEFAULT_BOT, seat.name)
        return await self._add(asker, table, seats, match)

    def _check_rows(self, live: LiveTable, rows: int) -> None:
        if not 0 <= rows <= live.seq:
            raise NotThere("The log of this table has {n} rows.", n=live.seq)

    async def record(self, asker: Asker, name: str, number: int | None) -> str:
        try:
            async with self.matches.entered(name) as room:
                return room.live.record(self._viewer(room, asker.user, number))
        except RecordOnly:
            return await self._bare_record(asker, name)

    async def _bare_record(self, asker: Asker, name: str) -> str:
        found = await self.store.table(name)
        if found is None:
            raise NotThere("There is no such table.")
        return bare_record(*found, await self.store.rows(name), asker.user)

    async def position(self, asker: Asker, name: str, rows: int, number: int | None) -> dict[str, Any]:
        async with self.matches.entered(name) as room:
            self._check_rows(room.live, rows)
            viewer = self._viewer(room, asker.user, number)
            return await asyncio.to_thread(room.live.position_after, rows, viewer, asker.lang)

    def _viewer(self, room: Room, user: str, number: int | None) -> int | None:
        mine = room.seats_of(user)
        if number is not None:
            if number not in mine:
                raise NotYours("You can only look from a seat of yours.")
            return number
        return mine[0] if mine else None

    # --- looking ------------------------------------------------------------

    async def look(self, asker: Asker, name: str) -> dict[str, Any]:
        async with self.matches.entered(name) as room:
            online = room.online() | (await self.store.online([name])).get(name, set())
            return self.info(room.live, asker, online)

    async def listed(self, asker: Asker, which: str) -> list[dict[str, Any]]:
        found = await self.store.tables(which, asker.user)
        elsewhere = await self.store.online([table.id for table, _ in found])
        return [
            self._info(table, seats, asker, elsewhere.get(table.id, set()) | self._here(table))
            for table, seats in found
        ]

    def _here(self, table: Table) -> set[str]:
        """Who is online at a table at this process."""
        room = self.matches.rooms.get(table.id)
        return room.here() if room else set()

    def info(self, live: LiveTable, asker: Asker, online: set[str]) -> dict[str, Any]:
        """TableInfo, as this user may see it."""
        return self._info(live.table, live.seats, asker, online)

    def _info(self, table: Table, seats: list[Seat], asker: Asker, online: set[str]) -> dict[str, Any]:
        is_owner = table.owner == asker.user
        return {
            "id": table.id,
            "game": table.game,
            "title": GAMES[table.game].title if table.game in GAMES else table.game,
            "edition": table.edition,
            "options": table.options,
            "public": table.public,
            "status": table.status,
            "owner": is_owner,
            "created": as_text(table.created),
            "changed": as_text(table.changed),
            "seq": table.seq,
            "round": table.round,
            "to_act": table.to_act or [],
            "clock": clock_told(table, seats),
            "seats": [self._seat_info(table, seats, seat, asker, online) for seat in seats],
            "result": table.result,
            "study": table.study,
            "rematch": table.rematch,
        }

    def _seat_info(self, table: Table, seats: list[Seat], seat: Seat, asker: Asker, online: set[str]) -> dict[str, Any]:
        is_told = table.owner == asker.user and seat.is_open and seat.nonce and table.status in (WAITING, PLAYING)
        asked = consent.awaited(table, seats, seat) if table.status == PLAYING else set()
        return {
            "seat": seat.seat,
            "name": name_of(seat, asker.lang),
            "kind": seat_kind(seat, asker.user),
            "online": seat.kind == BOT or seat.holder in online,
            "bot": seat.bot,
            "link": self.identity.link(seat) if is_told else None,
            "awaited": [person_called(one, seats, asker.lang) for one in sorted(asked)],
            "agree": asker.user in asked,
            "back": consent.may_return(table, seat, asker.user),
        }


def person_called(user: str, seats: Sequence[Seat], language: str) -> str:
    """The name of somebody who sits or sat at a table."""
    found = next((seat.name for seat in seats if user in (seat.holder, seat.former) and seat.name), "")
    return found or guest_name(user, language)


def check_bot(name: str) -> None:
    """Only bots that have a name sit at tables: how long others think and what they read is not for guests to say."""
    if name not in BOTS:
        raise UnknownBot("There is no bot '{name}'. Bots: {known}.", name=name, known=", ".join(BOTS))


def seat_kind(seat: Seat, user: str) -> str:
    """What a seat is to the one who asks."""
    if seat.kind == BOT:
        return "bot"
    if seat.holder is None:
        return "open"
    if seat.holder == user:
        return "hot" if seat.hot else "me"
    return "person"


def moved_on(seats: Sequence[Seat], table: str) -> list[Seat]:
    """Everybody one seat further round the table."""
    count = len(seats)
    moved: list[Seat] = []
    for number in range(count):
        old = seats[(number - 1) % count]
        seat = Seat(table, number, old.kind, old.name, old.holder, old.bot, old.hot)
        if seat.is_open:
            seat.open_by_link()
        moved.append(seat)
    return moved


def loaded_seat(table: str, number: int, name: str, kind: str, user: str) -> Seat:
    seat = Seat(table, number, PERSON, clean_name(name))
    if kind in BOTS:
        seat.give_to_bot(kind, seat.name)
    else:
        seat.holder, seat.hot = user, True
    return seat


def line_of(match: Match[Any], rows: int) -> Match[Any]:
    """What was in force after so many rows, as a match of its own."""
    then = match.earlier(rows)
    line = Match(match.game, match.header.seats, match.header.options)
    for position in then.live:
        line.play(then.rows[position].seat, then.rows[position].decision)
    return line
