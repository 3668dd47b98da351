"""A table in memory: its match, who listens, and how they are told, each what it may know."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

import orjson

from longcount.kernel.chance import Chance
from longcount.server.live import LiveTable
from longcount.server.seating import CLOSED, OVER, PERSON, StoredRow, Vote
from longcount.server.store import Mark

Seen = tuple[int | None, int | None, int]
"""From which seat, by whose view, and at which row somebody was shown a position."""


class Listener(Protocol):
    """A socket, as a match sees it."""

    user: str | None
    lang: str
    """The language it is spoken to in."""
    face: int | None
    """The seat it asked to look from."""
    seen_as: int | None
    """The seat it was shown last."""
    takes_changes: bool
    """Whether it asked to be told what has changed instead of the whole."""
    has: Seen | None
    """The position it was shown last."""

    def tell_at_once(self, said: Sequence[bytes]) -> bool: ...
    def tell(self, message: bytes, is_state: bool = False) -> None: ...
    def tell_news(self, rows: Sequence[bytes], state: bytes) -> None: ...
    def tell_table(self, room: Room) -> None: ...


class Room:
    """A table in memory: its match, who listens, what is being decided."""

    def __init__(self, name: str, chance: Chance) -> None:
        self.name = name
        self.chance = chance
        self.loaded: LiveTable | None = None
        self.lock = asyncio.Lock()
        self.visitors = 0
        """Tasks that hold or wait for the lock."""
        self.listeners: set[Listener] = set()
        self.elsewhere: set[str] = set()
        """Who listens at other processes."""
        self.looked = 0.0
        """When it was compared with the store last."""
        self.thinking: asyncio.Task[None] | None = None
        self.memories: dict[int, tuple[int, ...]] = {}
        """What the bots at this table remember of their last decision."""
        self.frames: dict[object, bytes] = {}

    @property
    def live(self) -> LiveTable:
        assert self.loaded is not None
        return self.loaded

    @property
    def mark(self) -> Mark:
        """How far the table is, as far as memory knows."""
        return self.live.seq, self.live.table.version

    @property
    def vote(self) -> Vote | None:
        return self.live.table.vote

    @property
    def is_attended(self) -> bool:
        """Whether what other processes do here matters now; whoever comes later looks it up."""
        return bool(self.listeners or self.visitors)

    @property
    def is_idle(self) -> bool:
        return not self.visitors and not self.listeners and self.thinking is None

    def seats_of(self, user: str | None) -> list[int]:
        return [] if user is None else [seat.seat for seat in self.live.seats if seat.holder == user]

    def here(self) -> set[str]:
        """Who listens at this process."""
        return {listener.user for listener in self.listeners if listener.user is not None}

    def online(self) -> set[str]:
        return self.here() | self.elsewhere

    def viewer(self, listener: Listener) -> int | None:
        """From which seat a listener looks: one of its own that must act, or the one it faces."""
        mine = self.seats_of(listener.user)
        if len(mine) < 2:
            return mine[0] if mine else None
        asked = [seat for seat in mine if seat in self.live.to_act] or mine
        for wish in (listener.face, listener.seen_as):
            if wish in asked:
                return wish
        return asked[0]

    def state_text(self, viewer: int | None, lang: str) -> bytes:
        """The message `state`, built once for all who get the same."""
        key = ("state", viewer, lang)
        found = self.frames.get(key)
        if found is None:
            found = self.frames[key] = self.live.message_text(viewer, lang)
        return found

    def change_text(self, viewer: int | None, lang: str) -> bytes | None:
        """The message `change`, built once; None if only the whole will do."""
        key = ("change", viewer, lang)
        if key not in self.frames:
            self.frames[key] = self.live.change_text(viewer, lang) or b""
        return self.frames[key] or None

    def rows_text(self, rows: Sequence[StoredRow], viewer: int | None, lang: str) -> list[bytes]:
        return [b'{"type":"row","row":%b}' % self.live.row_text(row.seq - 1, viewer, lang) for row in rows]

    def rest(self) -> None:
        """What was written for listeners is let go: it can be written again."""
        self.frames = {}
        self.live.rest()

    def _rest_if_over(self) -> None:
        """Nothing more will happen: what was written is not needed again for whoever has heard it."""
        if self.live.table.status in (OVER, CLOSED):
            self.rest()

    # --- telling ------------------------------------------------------------

    def tell_log(self, listener: Listener, viewer: int | None) -> None:
        key = ("log", viewer, listener.lang)
        found = self.frames.get(key)
        if found is None:
            found = self.frames[key] = b'{"type":"log","rows":%b}' % self.live.log_text(viewer, listener.lang)
        listener.tell(found)

    def tell_state(self, listener: Listener) -> None:
        viewer = self.viewer(listener)
        if viewer != listener.seen_as and self.live.match.veils():
            self.tell_log(listener, viewer)  # another seat knows other things
        self._show(listener, viewer)

    def _show(self, listener: Listener, viewer: int | None) -> None:
        listener.tell(self.state_text(viewer, listener.lang), is_state=True)
        self._note_seen(listener, viewer)

    def _note_seen(self, listener: Listener, viewer: int | None) -> None:
        listener.seen_as = viewer
        listener.has = (viewer, self.live.shown.eyes(viewer), self.live.seq)

    def tell_all(self, rows: Sequence[StoredRow], is_log_anew: bool) -> None:
        self.frames = {}
        is_veiled = bool(self.live.match.veils())
        for listener in self.listeners:
            viewer = self.viewer(listener)
            if is_log_anew or (is_veiled and viewer != listener.seen_as):
                self.tell_log(listener, viewer)
                self._show(listener, viewer)
            else:
                self._tell_news(listener, viewer, rows)
        self._rest_if_over()

    def _tell_news(self, listener: Listener, viewer: int | None, rows: Sequence[StoredRow]) -> None:
        """New rows, and the state after them: what has changed, or the whole to whoever needs it."""
        news = self.rows_text(rows, viewer, listener.lang)
        change = self.change_text(viewer, listener.lang) if listener.takes_changes else None
        shown = self.live.shown
        is_next = listener.has == (viewer, shown.eyes(viewer), shown.before)
        if change is None or not is_next or not listener.tell_at_once([*news, change]):
            listener.tell_news(news, self.state_text(viewer, listener.lang))
        self._note_seen(listener, viewer)

    def tell_everything(self, listener: Listener) -> None:
        """What a new listener hears first."""
        if self.live.table.minutes is not None:
            self.frames = {}  # time has passed since they were made
        listener.seen_as = self.viewer(listener)
        listener.tell_table(self)
        self.tell_log(listener, listener.seen_as)
        self.tell_state(listener)
        if self.vote:
            listener.tell(self.vote_frame())
        self._rest_if_over()

    def tell_tables(self) -> None:
        self.frames = {}
        for listener in self.listeners:
            listener.tell_table(self)

    def vote_frame(self) -> bytes:
        people = [seat.seat for seat in self.live.seats if seat.kind == PERSON and seat.holder]
        vote = self.vote
        said = {
            "type": "vote",
            "to": vote.to if vote else None,
            "by": vote.by if vote else None,
            "yes": sorted(vote.yes) if vote else [],
            "needed": len(people),
        }
        return orjson.dumps(said)

    def tell_vote(self) -> None:
        for listener in self.listeners:
            listener.tell(self.vote_frame())
