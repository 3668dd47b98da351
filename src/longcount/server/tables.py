"""Opening tables and taking seats. Who may do what to a table is decided here and nowhere else."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Any, Final

from longcount.bots import BOTS, UnknownBot
from longcount.games import GAMES, find_game
from longcount.kernel import record
from longcount.kernel.chance import SecretChance
from longcount.kernel.game import choose_options
from longcount.kernel.match import UNDO, Match
from longcount.server.errors import BadRequest, NotNow, NotThere, NotYours
from longcount.server.furniture import (
    BOT,
    CLOSED,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Seat,
    Table,
    as_text,
    new_id,
    now_ms,
)
from longcount.server.identity import Identity, clean_name, guest_name
from longcount.server.live import MOST_CHANGES, MOVE, PLAYERS_REMARK, TAKEN_BACK, TIMEOUT_BOT, Entry, Live
from longcount.server.matches import Matches, Room
from longcount.server.settings import Settings

_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,32}")
DEFAULT_BOT: Final = "regular"


class Tables:
    def __init__(self, matches: Matches, identity: Identity, settings: Settings) -> None:
        self.matches = matches
        self.store = matches.store
        self.identity = identity
        self.settings = settings

    def check_id(self, name: str) -> None:
        if not _ID.fullmatch(name):
            raise NotThere("There is no such table.")

    async def name_of(self, user: str) -> str:
        return await self.store.name_of(user) or guest_name(user)

    # --- opening ------------------------------------------------------------

    async def open(
        self,
        user: str,
        game: str,
        wishes: Sequence[Any],
        options: dict[str, str],
        is_public: bool,
        minutes: int | None,
    ) -> dict[str, Any]:
        """A new table; each wish has `kind`, `bot` and `name`."""
        await self._check_room_for_more(user)
        table = self._new_table(user, game, options, is_public, minutes)
        own_name = await self.name_of(user)
        if sum(wish.kind == "me" for wish in wishes) > 1:
            raise BadRequest("Only one seat can be yours alone; for more people at this screen use 'hot'.")
        seats = [self._new_seat(table.id, number, wish, user, own_name) for number, wish in enumerate(wishes)]
        return await self._add(user, table, seats)

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
                seat.name = seat.name or f"Player {number + 1}"
            case _:
                seat.holder, seat.name = user, seat.name or own_name
        return seat

    async def _add(self, user: str, table: Table, seats: list[Seat], entries: Sequence[Entry] = ()) -> dict[str, Any]:
        """Stores a new table, begins the game if all seats are taken, and lets bots think."""
        live = Live(table, seats, entries)
        if table.status == WAITING and not any(seat.is_open for seat in seats):
            table.status = PLAYING
            live.settle(SecretChance())
        live.sum_up(now_ms())
        await self.store.add_table(table, seats, live.log)
        async with self.matches.entered(table.id) as room:
            self.matches.wake_bots(room)
            return self.info(room.match, user, room.online())

    async def _check_room_for_more(self, user: str) -> None:
        if await self.store.count_running(user) >= self.settings.limits.running_tables:
            raise NotNow("You have too many tables that are not finished: close some first.")

    # --- seats --------------------------------------------------------------

    async def sit(self, user: str, name: str, token: str | None, number: int | None) -> dict[str, Any]:
        """Take the seat of a link, or an open one at a public table."""
        own_name = await self.name_of(user)
        async with self.matches.entered(name) as room:
            seat = self._wanted_seat(room.match, token, number)
            if seat.holder != user:
                self._check_goes_on(room.match)
                if not seat.is_open:
                    raise NotNow("This seat is taken.")
                seat.give_to(user, own_name)
                await self.matches.furnish(room, [seat])
            return self.info(room.match, user, room.online())

    def _wanted_seat(self, live: Live, token: str | None, number: int | None) -> Seat:
        if token is not None:
            found = next((seat for seat in live.seats if self.identity.opens(seat, token)), None)
            if found is None:
                raise NotYours("This link leads to no seat any more: ask for a new one.")
            return found
        if number is None:
            raise BadRequest("Say which seat, or give the token of a link.")
        seat = self._seat(live, number)
        if not live.table.public:
            raise NotYours("The seats of this table are taken by link only.")
        return seat

    def _seat(self, live: Live, number: int) -> Seat:
        if not 0 <= number < len(live.seats):
            raise BadRequest(f"There is no seat {number}: seats count from 0 to {len(live.seats) - 1}.")
        return live.seats[number]

    async def leave(self, user: str, name: str, number: int) -> dict[str, Any]:
        async with self.matches.entered(name) as room:
            seat = self._seat(room.match, number)
            if seat.holder != user:
                raise NotYours("This seat is not yours.")
            self._check_goes_on(room.match)
            seat.open_by_link()
            await self.matches.furnish(room, [seat])
            return self.info(room.match, user, room.online())

    async def reseat(self, user: str, name: str, number: int, kind: str, bot: str | None) -> dict[str, Any]:
        """The owner's: a bot for a seat, or a new link to it."""
        async with self.matches.entered(name) as room:
            self._check_owner(room.match, user)
            self._check_goes_on(room.match)
            seat = self._seat(room.match, number)
            if kind == BOT:
                check_bot(bot or DEFAULT_BOT)
                seat.give_to_bot(bot or DEFAULT_BOT)
            else:
                seat.open_by_link()
            await self.matches.furnish(room, [seat])
            return self.info(room.match, user, room.online())

    async def close(self, user: str, name: str) -> tuple[dict[str, Any], Room]:
        async with self.matches.entered(name) as room:
            self._check_owner(room.match, user)
            if room.match.table.status not in (OVER, CLOSED):
                room.match.table.status = CLOSED
                await self.matches.furnish(room, [])
            return self.info(room.match, user, room.online()), room

    async def rematch(self, user: str, name: str) -> dict[str, Any]:
        """The same people and bots, everybody one seat further; asked twice, it is the same table."""
        async with self.matches.entered(name) as room:
            live = room.match
            if not room.seats_of(user):
                raise NotYours("Only who plays at this table can ask for a rematch.")
            if live.table.status not in (OVER, CLOSED):
                raise NotNow("A rematch follows when the game is over.")
            if live.table.rematch is None:
                await self._check_room_for_more(user)
                old = live.table
                table = self._new_table(user, old.game, old.options, old.public, old.minutes)
                await self._add(user, table, moved_on(live.seats, table.id))
                old.rematch = table.id
                await self.store.save_table(old, [])
                room.tell_tables()
            following = live.table.rematch
        assert following is not None
        return await self.look(user, following)

    def _check_owner(self, live: Live, user: str) -> None:
        if live.table.owner != user:
            raise NotYours("Only who opened this table can do that.")

    def _check_goes_on(self, live: Live) -> None:
        if live.table.status in (OVER, CLOSED):
            raise NotNow("The game at this table has ended.")

    # --- records ------------------------------------------------------------

    async def load_record(self, user: str, text: str) -> dict[str, Any]:
        """A record becomes a table of this user: to look at, or to play on if it is not finished."""
        await self._check_room_for_more(user)
        if text.count(" undo") > MOST_CHANGES:
            raise BadRequest(f"This record takes back too much: at most {MOST_CHANGES} undos are read here.")
        match = await asyncio.to_thread(record.read, text, GAMES)
        table = self._new_table(user, match.header.game, match.header.options, False, None)
        kinds = [kind.strip() for kind in match.header.remarks.get(PLAYERS_REMARK, "").split(",")]
        seats = [
            loaded_seat(table.id, number, name, kinds[number] if number < len(kinds) else "", user)
            for number, name in enumerate(match.header.seats)
        ]
        table.status = PLAYING
        return await self._add(user, table, seats, self._settled(table, seats, match))

    async def study(self, user: str, name: str, rows: int, number: int, bot: str | None) -> dict[str, Any]:
        """Another line of a finished game: its first rows become a table of this user, bots on the other seats."""
        await self._check_room_for_more(user)
        check_bot(bot or DEFAULT_BOT)
        async with self.matches.entered(name) as room:
            live = room.match
            if live.table.status != OVER:
                raise NotNow("Another line can be tried when the game is over.")
            self._seat(live, number)
            if not 0 <= rows <= live.seq:
                raise NotThere(f"The log of this table has {live.seq} rows.")
            match = live.match_after(rows)[0]
            if match.game.pending(match.state).is_over:
                raise NotNow("The game is over at this moment: go back a little.")
            table = self._new_table(user, live.table.game, live.table.options, False, None)
            names = live.names()
        table.status, table.study = PLAYING, True
        seats = [Seat(table.id, place, PERSON, shown, user) for place, shown in enumerate(names)]
        for seat in seats:
            if seat.seat != number:
                seat.give_to_bot(bot or DEFAULT_BOT, seat.name)
        return await self._add(user, table, seats, self._settled(table, seats, match))

    def _settled(self, table: Table, seats: list[Seat], match: Match[Any]) -> list[Entry]:
        """The rows of a match, with the draws that were still to be made."""
        live = Live(table, seats, entries_of(match))
        live.settle(SecretChance())
        return live.log

    async def record(self, user: str, name: str, number: int | None) -> str:
        async with self.matches.entered(name) as room:
            return room.match.record(self._viewer(room, user, number))

    async def position(self, user: str, name: str, rows: int, number: int | None) -> dict[str, Any]:
        async with self.matches.entered(name) as room:
            if not 0 <= rows <= room.match.seq:
                raise NotThere(f"The log of this table has {room.match.seq} rows.")
            return room.match.position_after(rows, self._viewer(room, user, number))

    def _viewer(self, room: Room, user: str, number: int | None) -> int | None:
        mine = room.seats_of(user)
        if number is not None:
            if number not in mine:
                raise NotYours("You can only look from a seat of yours.")
            return number
        return mine[0] if mine else None

    # --- looking ------------------------------------------------------------

    async def look(self, user: str, name: str) -> dict[str, Any]:
        async with self.matches.entered(name) as room:
            return self.info(room.match, user, room.online())

    async def listed(self, user: str, which: str) -> list[dict[str, Any]]:
        found = await self.store.tables(which, user)
        return [self._info(table, seats, user, *self._known(table)) for table, seats in found]

    def _known(self, table: Table) -> tuple[set[str], dict[str, Any] | None]:
        """Who is online at a table and what its clocks show, as far as memory tells."""
        room = self.matches.rooms.get(table.id)
        if room is None or room.live is None:
            return set(), None
        return room.online(), room.live.clock()

    def info(self, live: Live, user: str | None, online: set[str]) -> dict[str, Any]:
        """TableInfo, as this user may see it."""
        return self._info(live.table, live.seats, user, online, live.clock())

    def _info(
        self, table: Table, seats: list[Seat], user: str | None, online: set[str], clock: dict[str, Any] | None
    ) -> dict[str, Any]:
        is_owner = user is not None and table.owner == user
        if clock is None and table.minutes is not None:
            left = [max(0, table.minutes * 60 - seat.spent // 1000) for seat in seats]
            clock = {"minutes": table.minutes, "left": left, "then": TIMEOUT_BOT}
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
            "clock": clock,
            "seats": [self._seat_info(table, seat, user, is_owner, online) for seat in seats],
            "result": table.result,
            "study": table.study,
            "rematch": table.rematch,
        }

    def _seat_info(
        self, table: Table, seat: Seat, user: str | None, is_owner: bool, online: set[str]
    ) -> dict[str, Any]:
        info: dict[str, Any] = {
            "seat": seat.seat,
            "name": seat.name,
            "kind": seat_kind(seat, user),
            "online": seat.kind == BOT or seat.holder in online,
        }
        if seat.bot:
            info["bot"] = seat.bot
        if is_owner and seat.is_open and seat.nonce and table.status in (WAITING, PLAYING):
            info["link"] = self.identity.link(seat)
        return info


def check_bot(name: str) -> None:
    """Only bots that have a name sit at tables: how long others think and what they read is not for guests to say."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot '{name}'. Bots: {', '.join(BOTS)}.")


def seat_kind(seat: Seat, user: str | None) -> str:
    """What a seat is to the one who asks."""
    if seat.kind == BOT:
        return "bot"
    if seat.holder is None:
        return "open"
    if user is not None and seat.holder == user:
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
    seat = Seat(table, number, PERSON, clean_name(name) or f"Player {number + 1}")
    if kind in BOTS:
        seat.give_to_bot(kind, seat.name)
    else:
        seat.holder, seat.hot = user, True
    return seat


def entries_of(match: Match[Any]) -> list[Entry]:
    now = now_ms()
    return [
        Entry(number, row.seat, TAKEN_BACK if row.decision is UNDO else MOVE, row.decision.text, now)
        for number, row in enumerate(match.rows, start=1)
    ]
