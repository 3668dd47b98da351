"""One table being played: the kernel's match, and what the kernel does not know: seats, clocks, when a row came.

Everybody is told what their seat may know, in their language; what is the same for many is worked out once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import orjson

from longcount.kernel import record
from longcount.kernel.chance import Chance, Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import LongCountError, UndoRefused
from longcount.kernel.game import Game
from longcount.kernel.match import Match, Row
from longcount.kernel.pending import CHANCE, Pending
from longcount.kernel.speech import Speech, View
from longcount.kernel.story import Fact, Story
from longcount.server.editions import game_of
from longcount.server.notation import read
from longcount.server.seating import (
    BOT,
    MOVE,
    OVER,
    PERSON,
    PLAYING,
    Seat,
    StoredRow,
    Table,
    as_text,
    kind_of,
    now_ms,
)
from longcount.server.shown import Shown, number
from longcount.server.told import Told, decision_text, facts_text, offer_told, outcome_told
from longcount.words import speech_of

PLAYERS_REMARK: Final = "players"
MOST_CHANGES: Final = 500
TABLE_WEIGHT: Final = 12_000
ROW_WEIGHT: Final = 550
"""Bytes of memory, about: rows took 470 (Tzolk'in) to 680 (Tikal) each, measured over forty random games of each."""
TIMEOUT_BOT: Final = "regular"
"""Plays on for a seat whose time has run out."""


class LiveTable:
    def __init__(self, table: Table, seats: list[Seat], match: Match[Any] | None = None) -> None:
        self.table = table
        self.seats = seats
        self.game: Game[Any] = game_of(table)
        self.match: Match[Any] = match or Match(self.game, self.names(), table.options)
        self.times: list[int] = [now_ms()] * len(self.match.rows)
        """When each row of the match's log came."""
        self.shown = Shown(self.game)
        self._looked_at = len(self.match.rows)
        """Rows that were there when the position was last worked out."""
        self._to_act: list[int] | None = None
        self._begins: dict[tuple[int | None, str], bytes] = {}
        self._texts: dict[tuple[int, bool, str], bytes] = {}
        """JSON of rows that are the same for everybody: by position, undone or not, language."""
        self.shown.stand(self.state, self.match.rows, self.seq)
        self.rename()

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def seq(self) -> int:
        return len(self.match.rows)

    def names(self) -> list[str]:
        return [seat.written_name for seat in self.seats]

    def rename(self) -> None:
        """After somebody sat down or left."""
        self.match.header.seats[:] = self.names()

    def forget(self) -> None:
        """What was worked out for the last position."""
        self._to_act, self._begins = None, {}
        self.shown.stand(self.state, self.match.rows[self._looked_at :], self.seq)
        self._looked_at = self.seq

    def rest(self) -> None:
        """What was written of rows and positions is let go: it can be written again."""
        self._texts = {}
        self.forget()
        self.shown.rest()

    def weight(self) -> int:
        """About how many bytes this table takes while nobody looks."""
        return TABLE_WEIGHT + ROW_WEIGHT * self.seq

    # --- rows as they are stored ----------------------------------------------

    def replay(self, rows: Sequence[StoredRow]) -> None:
        """Reads stored rows that follow those known."""
        for row in rows:
            if row.kind == MOVE:
                self.match.play(row.seat, self.game.catalogue.read(row.text))
            else:
                self.match.play_text(row.seat, row.text)
            self.times.append(row.at)
        self.forget()

    def follow(self, table: Table, seats: list[Seat], rows: Sequence[StoredRow]) -> None:
        """What another process stored: the table and its seats as they are now, and the rows that came."""
        self.replay(rows)
        self.table, self.seats = table, seats
        self.rename()
        self.forget()

    def stored(self, first: int = 0) -> list[StoredRow]:
        """The rows from a position on, as the database keeps them."""
        return [stored_row(position, self.match.rows[position], self.times[position]) for position in self._from(first)]

    def _from(self, first: int) -> range:
        return range(first, self.seq)

    def _note_new_rows(self) -> list[StoredRow]:
        """After the match went on: when its new rows came."""
        first = len(self.times)
        self.times += [now_ms()] * (self.seq - first)
        self.forget()
        return self.stored(first)

    # --- playing ----------------------------------------------------------------

    def play(self, seat: int, text: str, chance: Chance) -> list[StoredRow]:
        """A decision and the draws that follow: the new rows. Raises what the kernel raises; then nothing changed."""
        self.match.play(seat, read(self.game, text))
        return self.settle(chance)

    def settle(self, chance: Chance) -> list[StoredRow]:
        """Chance answers until a player is asked or the game is over."""
        self.match.settle(chance)
        return self._note_new_rows()

    def check_changes(self) -> None:
        """A log is read again from its beginning: changes of mind cannot be endless."""
        if sum(not row.is_move for row in self.match.rows) >= MOST_CHANGES:
            raise UndoRefused("Too much was taken back at this table already.")

    def undo(self, seat: int) -> list[StoredRow]:
        self.check_changes()
        self.match.undo(seat)
        return self._note_new_rows()

    def check_way_back(self, count: int) -> None:
        self.check_changes()
        refused = self.match.why_no_way_back(count)
        if refused is not None:
            raise refused

    def back(self, seat: int, count: int, chance: Chance) -> list[StoredRow]:
        self.match.back(seat, count)
        return self.settle(chance)

    def is_stale(self, seq: int, seat: int) -> bool:
        """Whether a decision made at `seq` comes too late.

        Where several are asked at once, it does not matter that others have answered the same question since.
        """
        if seq == self.seq:
            return False
        if not 0 <= seq < self.seq:
            return True
        step = self.pending.step
        return not all(
            row.is_move and row.seat not in (seat, CHANCE) and row.asked.step == step and seat in row.asked.seats
            for row in self.match.rows[seq:]
        )

    def sum_up(self, now: int) -> list[Seat]:
        """Brings the table's summary up to date; the seats whose clock ran."""
        table = self.table
        self.forget()
        if table.status == PLAYING and self.is_over:
            table.status = OVER
            outcome = self.game.outcome(self.state)
            assert outcome is not None
            if not table.study:
                table.result = {"scores": outcome.scores, "winners": outcome.winners}
            self._to_act = []
        table.changed, table.seq, table.round, table.to_act = now, self.seq, self.round(), self.to_act
        booked = self.book_time(now)
        table.deadline = self.deadline()
        return booked

    # --- what is asked ------------------------------------------------------------

    @property
    def pending(self) -> Pending:
        return self.game.pending(self.state)

    @property
    def to_act(self) -> list[int]:
        if self._to_act is None:
            pending = self.pending
            self._to_act = [] if self.table.status != PLAYING or pending.is_chance else list(pending.seats)
        return self._to_act

    @property
    def is_over(self) -> bool:
        return bool(self.seq) and self.pending.is_over

    def round(self) -> int:
        """The round the table is in, counted from 1; 0 before the first decision."""
        return self.game.round(self.state) if self.seq else 0

    def can_undo(self, seat: int) -> bool:
        live = self.match.live
        is_last = bool(live) and self.match.rows[live[-1]].seat == seat
        return self.table.status == PLAYING and is_last and not self.match.why_no_undo(seat)

    def why_not(self, seat: int, text: str) -> LongCountError | None:
        """What a decision would be refused with; None if it would be taken."""
        try:
            return self.match.why_not(seat, read(self.game, text))
        except LongCountError as error:
            return error

    # --- what people are told -------------------------------------------------------

    def view(self, viewer: int | None) -> View:
        """What a seat may know now, worked out once."""
        return self.shown.view(viewer)

    def speech(self, language: str) -> Speech:
        """The game in words, with the printed values of this table."""
        return speech_of(self.game, language).at(self.match.header.options)

    def row_text(self, position: int, viewer: int | None, language: str, is_undone: bool = False) -> bytes:
        """A row as JSON: most rows are the same for everybody and are written once."""
        key = (position, is_undone, language)
        found = self._texts.get(key)
        if found is None:
            found = self._write_row(position, viewer, language, is_undone)
            if self.match.rows[position].is_for_all:
                self._texts[key] = found
        return found

    def _write_row(self, position: int, viewer: int | None, language: str, is_undone: bool) -> bytes:
        row, speech = self.match.rows[position], self.speech(language)
        return b'{"seq":%d,"seat":%d,"decision":%b,"undone":%b,"facts":%b,"at":"%b"}' % (
            position + 1,
            row.seat,
            decision_text(row.decision, speech) if self.match.is_open(position, viewer) else b"null",
            b"true" if is_undone else b"false",
            facts_text(row.story.seen_by(viewer), speech),
            as_text(self.times[position]).encode(),
        )

    def log_text(self, viewer: int | None, language: str) -> bytes:
        """The whole log as JSON."""
        in_force = self.match.in_force()
        rows = [self.row_text(position, viewer, language, position not in in_force) for position in range(self.seq)]
        return b"[%b]" % b",".join(rows)

    def position(self, viewer: int | None, language: str) -> Told:
        position = position_told(self.match, self.view(viewer), self.seq, language)
        position["to_act"] = self.to_act
        return position

    def position_after(self, count: int, viewer: int | None, language: str) -> Told:
        then = self.match.earlier(count)
        return position_told(then, self.game.view(then.state, viewer), count, language)

    def message(self, viewer: int | None, language: str) -> Told:
        """The message `state` for a seat, or for a watcher."""
        told: Told = orjson.loads(self.message_text(viewer, language))
        return told

    def message_text(self, viewer: int | None, language: str) -> bytes:
        """The same as JSON."""
        begins = self._begin(viewer, language)  # who is asked may be compared: only then it is known by whose view
        clock = orjson.dumps(self.clock())
        return b'{"type":"state",%b,"clock":%b,"view":%b}' % (begins, clock, self.shown.view_text(viewer))

    def change_text(self, viewer: int | None, language: str) -> bytes | None:
        """The message `change` for whoever was shown the position before; None if it cannot be told by that."""
        begins = self._begin(viewer, language)
        changes = self.shown.change_text(viewer)
        if changes is None:
            return None
        clock = orjson.dumps(self.clock())
        return b'{"type":"change","after":%d,%b,"clock":%b,"changes":%b}' % (self.shown.before, begins, clock, changes)

    def _begin(self, viewer: int | None, language: str) -> bytes:
        """All of a state but clock and view, put together once."""
        key = (viewer, language)
        found = self._begins.get(key)
        if found is None:
            found = self._begins[key] = self._put_together(viewer, language)
        return found

    def _put_together(self, viewer: int | None, language: str) -> bytes:
        offers = b"[]"
        if viewer is not None and viewer in self.to_act:
            self.shown.ask(viewer, self.seq)
            offers = orjson.dumps(self.offers(viewer, language))
        return b'%b,"seat":%b,"offers":%b,"undo":%b' % (
            self.shown.head(viewer, language, lambda eyes: self._place(eyes, language)),
            number(viewer),
            offers,
            b"true" if viewer is not None and self.can_undo(viewer) else b"false",
        )

    def _place(self, eyes: int | None, language: str) -> Told:
        """What a state says to all who see the same."""
        place = self.position(eyes, language)
        del place["view"]
        return place

    def offers(self, seat: int, language: str) -> list[Told]:
        """What may be decided, with what would happen to that seat: tried on a state made from its view alone."""
        view, speech = self.view(seat), self.speech(language)
        guess = self.game.determinize(view, Dice(self.seq))
        return [
            offer_told(decision, self._preview(guess, seat, decision), speech, view)
            for decision in self.game.offers(self.state, seat)
        ]

    def _preview(self, guess: Any, seat: int, decision: Decision) -> list[Fact]:
        story = Story()
        self.game.apply(guess.clone(), seat, decision, story)
        return [fact for fact in story.seen_by(seat) if fact.seat == seat]

    def record(self, viewer: int | None) -> str:
        kinds = [seat.bot or "you" if seat.kind == BOT else "you" for seat in self.seats]
        self.match.header.remarks[PLAYERS_REMARK] = ", ".join(kinds)
        return record.write(self.match, viewer)

    # --- clocks ---------------------------------------------------------------------

    def book_time(self, now: int) -> list[Seat]:
        """Adds the time thought so far to the seats that were asked, and lets the clocks of those run that are asked
        now; the seats that changed."""
        if self.table.minutes is None:
            return []
        changed = [seat for seat in self.seats if seat.since is not None or seat.seat in self.to_act]
        for seat in changed:
            if seat.since is not None:
                seat.spent += max(0, now - seat.since)
            seat.since = now if seat.seat in self.to_act else None
        return changed

    def deadline(self) -> int | None:
        """When the first person who is asked will have no time left."""
        minutes = self.table.minutes
        if minutes is None:
            return None
        asked = [seat for seat in self.seats if seat.kind == PERSON and seat.since is not None]
        return min([int(seat.since or 0) + minutes * 60_000 - seat.spent for seat in asked], default=None)

    def clock(self) -> Told | None:
        return clock_told(self.table, self.seats)


def left_ms(table: Table, seat: Seat) -> int:
    assert table.minutes is not None
    running = 0 if seat.since is None else max(0, now_ms() - seat.since)
    return max(0, table.minutes * 60_000 - seat.spent - running)


def clock_told(table: Table, seats: Sequence[Seat]) -> Told | None:
    if table.minutes is None:
        return None
    left = [left_ms(table, seat) // 1000 for seat in seats]
    return {"minutes": table.minutes, "left": left, "then": TIMEOUT_BOT}


def stored_row(position: int, row: Row, at: int) -> StoredRow:
    return StoredRow(position + 1, row.seat, kind_of(row), row.decision.text, at)


def position_told(match: Match[Any], view: View, seq: int, language: str) -> Told:
    game, speech = match.game, speech_of(match.game, language).at(match.header.options)
    pending = game.pending(match.state)
    return {
        "seq": seq,
        "over": pending.is_over,
        "step": pending.step,
        "rule": pending.rule,
        "prompt": speech.prompt(pending.step),
        "caption": speech.caption(view),
        "to_act": [] if pending.is_chance else list(pending.seats),
        "view": view,
        "outcome": outcome_told(game.outcome(match.state), speech),
    }
