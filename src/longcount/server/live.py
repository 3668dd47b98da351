"""One match as the server holds it: the kernel's match, and the whole log with what was taken back.

The log only grows. Its rows are decisions, undos, and `back N`: go on from after the first N rows. The kernel's match
holds the rows in force after the last `back`; what it exports is a plain record.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from longcount.games import find_game
from longcount.kernel import record
from longcount.kernel.chance import Chance, Dice
from longcount.kernel.errors import LongCountError, UndoRefused
from longcount.kernel.game import Game, Outcome, Secret
from longcount.kernel.match import UNDO, Match
from longcount.kernel.pending import CHANCE
from longcount.kernel.speech import View
from longcount.kernel.story import EVERYBODY, Fact, Story
from longcount.server.furniture import BOT, OVER, PLAYING, Seat, Table, as_text, now_ms
from longcount.server.notation import read

MOVE: Final = "move"
TAKEN_BACK: Final = "undo"
BACK: Final = "back"
PLAYERS_REMARK: Final = "players"
MOST_CHANGES: Final = 500
_NOTHING: Final = Story()


@dataclass
class Entry:
    """A row of the log. What is known from replaying (facts, secrecy, step) is not stored."""

    seq: int
    seat: int
    kind: str
    text: str
    at: int
    story: Story = field(default_factory=Story)
    secret: Secret | None = None
    step: str = ""
    asked: tuple[int, ...] = ()
    """The step that was answered, and who was asked."""
    is_for_all: bool = True
    """Whether everybody may know all of it."""
    told: dict[bool, str] = field(default_factory=dict)
    """Its JSON, undone or not, once it is built; only if it is for all."""


class Live:
    def __init__(self, table: Table, seats: list[Seat], entries: Sequence[Entry] = ()) -> None:
        self.table = table
        self.seats = seats
        self.game: Game[Any] = find_game(table.game)
        self.log: list[Entry] = []
        self.kept: list[int] = []
        """Places in the log of the rows that the kernel's match holds."""
        self.match = self._new_match()
        self.owes_since: dict[int, int] = {}
        self._untils: set[str] = set()
        self._views: dict[int | None, View] = {}
        self._to_act: list[int] | None = None
        for entry in entries:
            self._replay(entry)
        self.start_clocks(now_ms())

    # --- the log ------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.log)

    def _new_match(self) -> Match[Any]:
        return Match(self.game, self.names(), self.table.options)

    def names(self) -> list[str]:
        return [seat.shown_name for seat in self.seats]

    def rename(self) -> None:
        """After somebody sat down or left."""
        self.match.header.seats[:] = self.names()

    def _replay(self, entry: Entry) -> None:
        if entry.kind == BACK:
            self._return_to(int(entry.text.split()[1]))
            self.log.append(entry)
        elif entry.kind == TAKEN_BACK:
            self.match.undo(entry.seat)
            self._append(entry, _NOTHING)
        else:
            self._note_step(entry)
            story = self.match.play(entry.seat, self.game.catalogue.read(entry.text))
            self._append(entry, story)

    def _note_step(self, entry: Entry) -> None:
        pending = self.game.pending(self.match.state)
        entry.step, entry.asked = pending.step, pending.seats

    def _append(self, entry: Entry, story: Story) -> None:
        entry.story = story
        entry.secret = self.match.rows[-1].secret
        entry.is_for_all = entry.secret is None and all(fact.only == EVERYBODY for fact in story.facts)
        if entry.secret is not None:
            self._untils.add(entry.secret.until)
        self._forget()
        self.kept.append(len(self.log))
        self.log.append(entry)

    def _return_to(self, count: int) -> None:
        self.match, self.kept = self.match_after(count)
        self._forget()

    def _forget(self) -> None:
        """What was worked out for the last position."""
        self._views, self._to_act = {}, None

    def match_after(self, count: int) -> tuple[Match[Any], list[int]]:
        """The match as it was after that many rows of the log, and where its rows stand."""
        kept = effective(self.log[:count])
        match = self._new_match()
        for place in kept:
            entry = self.log[place]
            if entry.kind == TAKEN_BACK:
                match.undo(entry.seat)
            else:
                match.play(entry.seat, self.game.catalogue.read(entry.text))
        return match, kept

    # --- playing ------------------------------------------------------------

    def play(self, seat: int, text: str, chance: Chance) -> list[Entry]:
        """A decision and the draws that follow: the new rows. Raises what the kernel raises; then nothing changed."""
        decision = read(self.game, self.match.state, text)
        entry = Entry(self.seq + 1, seat, MOVE, decision.text, now_ms())
        self._note_step(entry)
        story = self.match.play(seat, decision)
        self._append(entry, story)
        return [entry, *self.settle(chance)]

    def settle(self, chance: Chance) -> list[Entry]:
        """Chance answers until a player is asked or the game is over."""
        drawn: list[Entry] = []
        while self.pending.is_chance:
            offers = self.game.offers(self.match.state, CHANCE)
            decision = offers[chance.pick(self.game.odds(self.match.state))]
            entry = Entry(self.seq + 1, CHANCE, MOVE, decision.text, now_ms())
            self._note_step(entry)
            self._append(entry, self.match.play(CHANCE, decision))
            drawn.append(entry)
        return drawn

    def check_changes(self) -> None:
        """A log is read again from its beginning: changes of mind cannot be endless."""
        if sum(entry.kind != MOVE for entry in self.log) >= MOST_CHANGES:
            raise UndoRefused("Too much was taken back at this table already.")

    def undo(self, seat: int) -> list[Entry]:
        self.check_changes()
        entry = Entry(self.seq + 1, seat, TAKEN_BACK, UNDO.text, now_ms())
        self.match.undo(seat)
        self._append(entry, _NOTHING)
        return [entry]

    def back(self, seat: int, count: int, chance: Chance) -> list[Entry]:
        entry = Entry(self.seq + 1, seat, BACK, f"{BACK} {count}", now_ms())
        self._return_to(count)
        self.log.append(entry)
        return [entry, *self.settle(chance)]

    def why_not_back(self, count: int) -> str:
        """Why the table cannot go back to after that many rows; empty if it can."""
        if not 0 <= count < self.seq:
            return f"The log has {self.seq} rows: there is no earlier point {count}."
        self.check_changes()
        if self.is_over:
            return "The game is over: look at it from any point, or ask for a rematch."
        then = self.match_after(count)[0].state
        lifted = self._untils - self.veils()
        if any(not self.game.is_revealed(then, until) for until in lifted):
            return "Something secret was revealed since: the table cannot go back before that."
        return ""

    def is_stale(self, seq: int, seat: int) -> bool:
        """Whether a decision made at `seq` comes too late.

        Where several are asked at once, it does not matter that others have answered the same question since.
        """
        if seq == self.seq:
            return False
        if not 0 <= seq < self.seq:
            return True
        pending = self.pending
        return not all(
            entry.kind == MOVE
            and entry.seat not in (seat, CHANCE)
            and entry.step == pending.step
            and seat in entry.asked
            for entry in self.log[seq:]
        )

    def sum_up(self, now: int) -> list[Seat]:
        """Brings the table's summary up to date; the seats whose clock ran."""
        table = self.table
        self._forget()
        if table.status == PLAYING and self.is_over:
            table.status = OVER
            outcome = self.outcome()
            assert outcome is not None
            if not table.study:
                table.result = {"scores": outcome["scores"], "winners": outcome["winners"]}
            self._to_act = []
        table.changed, table.seq, table.round, table.to_act = now, self.seq, self.round(), self.to_act
        return self.book_time(now)

    # --- what is asked ------------------------------------------------------

    @property
    def pending(self) -> Any:
        return self.game.pending(self.match.state)

    @property
    def to_act(self) -> list[int]:
        if self._to_act is None:
            pending = self.pending
            self._to_act = [] if self.table.status != PLAYING or pending.is_chance else list(pending.seats)
        return self._to_act

    @property
    def is_over(self) -> bool:
        return bool(self.seq) and self.pending.is_over

    def outcome(self) -> dict[str, Any] | None:
        return outcome_of(self.game.outcome(self.match.state))

    def round(self) -> int:
        """The round the table is in, counted from 1; 0 before the first decision."""
        return self.game.round(self.match.state) if self.seq else 0

    # --- who may know what --------------------------------------------------

    def is_open(self, place: int, viewer: int | None) -> bool:
        """Whether the row at a place of the log may be shown."""
        secret = self.log[place].secret
        if secret is None or secret.known_to == viewer:
            return True
        if place in self.kept:
            return self.match.is_open(self.kept.index(place), viewer)
        return self.is_over

    def veils(self) -> set[str]:
        """The reveals that are still to come: as long as there are any, seats know different things."""
        state = self.match.state
        if not self._untils or self.game.pending(state).is_over:
            return set()
        return {until for until in self._untils if not self.game.is_revealed(state, until)}

    def view(self, viewer: int | None) -> View:
        """What a seat may know now, worked out once."""
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = self.game.view(self.match.state, viewer)
        return found

    def row(self, place: int, viewer: int | None, is_undone: bool) -> dict[str, Any]:
        entry = self.log[place]
        is_open = self.is_open(place, viewer)
        return {
            "seq": entry.seq,
            "seat": entry.seat,
            "text": entry.text if is_open else None,
            "undone": is_undone,
            "facts": facts_of(entry.story.seen_by(viewer)),
            "at": as_text(entry.at),
        }

    def rows(self, viewer: int | None) -> list[dict[str, Any]]:
        """The whole log as a seat, or a watcher, may know it."""
        in_force = self._in_force()
        return [self.row(place, viewer, place not in in_force) for place in range(self.seq)]

    def row_text(self, place: int, viewer: int | None, is_undone: bool = False) -> str:
        """A row as JSON: most rows are the same for everybody and are written once."""
        entry = self.log[place]
        if not entry.is_for_all:
            return orjson.dumps(self.row(place, viewer, is_undone)).decode()
        found = entry.told.get(is_undone)
        if found is None:
            found = entry.told[is_undone] = orjson.dumps(self.row(place, viewer, is_undone)).decode()
        return found

    def log_text(self, viewer: int | None) -> str:
        """The whole log as JSON."""
        in_force = self._in_force()
        return f"[{','.join([self.row_text(place, viewer, place not in in_force) for place in range(self.seq)])}]"

    def _in_force(self) -> set[int]:
        """Places of decisions in force, of undos that count, and of every `back`."""
        live = {self.kept[position] for position in self.match.live}
        undos = {place for place in self.kept if self.log[place].kind == TAKEN_BACK}
        return live | undos | {place for place, entry in enumerate(self.log) if entry.kind == BACK}

    # --- what a client is told ----------------------------------------------

    def position(self, viewer: int | None) -> dict[str, Any]:
        position = position_of(self.game, self.match, self.view(viewer), self.seq)
        position["to_act"] = self.to_act
        return position

    def position_after(self, count: int, viewer: int | None) -> dict[str, Any]:
        match, _ = self.match_after(count)
        return position_of(self.game, match, self.game.view(match.state, viewer), count)

    def state(self, viewer: int | None) -> dict[str, Any]:
        """The message `state` for a seat, or for a watcher."""
        position = self.position(viewer)
        is_asked = viewer is not None and viewer in position["to_act"]
        return {
            "type": "state",
            **position,
            "seat": viewer,
            "offers": self.offers(viewer, position["view"]) if viewer is not None and is_asked else [],
            "undo": viewer is not None and self.can_undo(viewer),
            "clock": self.clock(),
        }

    def offers(self, seat: int, view: View) -> list[dict[str, Any]]:
        """What may be decided, with what would happen to that seat: tried on a state made from its view alone."""
        guess = self.game.determinize(view, Dice(self.seq))
        return [
            {"text": decision.text, "facts": self._preview(guess, seat, decision)}
            for decision in self.game.offers(self.match.state, seat)
        ]

    def _preview(self, guess: Any, seat: int, decision: Any) -> list[dict[str, Any]]:
        story = Story()
        self.game.apply(guess.clone(), seat, decision, story)
        return facts_of([fact for fact in story.seen_by(seat) if fact.seat == seat])

    def can_undo(self, seat: int) -> bool:
        return self.table.status == PLAYING and not self.match.why_no_undo(seat)

    def why_not(self, seat: int, text: str) -> tuple[str, str]:
        """Rule and sentence why a decision would be refused; empty if it would be taken."""
        try:
            refusal = self.match.why_not(seat, read(self.game, self.match.state, text))
        except LongCountError as error:
            return "", str(error)
        return (refusal.rule, refusal.sentence) if refusal else ("", "")

    def record(self, viewer: int | None) -> str:
        kinds = [seat.bot or "you" if seat.kind == BOT else "you" for seat in self.seats]
        self.match.header.remarks[PLAYERS_REMARK] = ", ".join(kinds)
        return record.write(self.match, viewer)

    # --- clocks -------------------------------------------------------------

    def start_clocks(self, now: int) -> None:
        """Whoever is asked and was not asked before begins to think now; time while no server ran is nobody's."""
        self.owes_since = {seat: self.owes_since.get(seat, now) for seat in self.to_act}

    def book_time(self, now: int) -> list[Seat]:
        """Adds the time thought so far to the seats that were asked; the seats that changed."""
        if self.table.minutes is None:
            return []
        for seat, since in self.owes_since.items():
            self.seats[seat].spent += max(0, now - since)
        changed = [self.seats[seat] for seat in self.owes_since]
        self.owes_since = {}
        self.start_clocks(now)
        return changed

    def left_ms(self, seat: int) -> int:
        assert self.table.minutes is not None
        running = max(0, now_ms() - self.owes_since[seat]) if seat in self.owes_since else 0
        return max(0, self.table.minutes * 60_000 - self.seats[seat].spent - running)

    def clock(self) -> dict[str, Any] | None:
        if self.table.minutes is None:
            return None
        left = [self.left_ms(seat.seat) // 1000 for seat in self.seats]
        return {"minutes": self.table.minutes, "left": left, "then": TIMEOUT_BOT}


TIMEOUT_BOT: Final = "regular"
"""Plays on for a seat whose time has run out."""


def effective(log: Sequence[Entry]) -> list[int]:
    """Places of the rows that count after the last `back`."""
    for place in range(len(log) - 1, -1, -1):
        if log[place].kind == BACK:
            kept = effective(log[: int(log[place].text.split()[1])])
            return [*kept, *range(place + 1, len(log))]
    return list(range(len(log)))


def position_of(game: Game[Any], match: Match[Any], view: View, seq: int) -> dict[str, Any]:
    pending = game.pending(match.state)
    return {
        "seq": seq,
        "over": pending.is_over,
        "step": pending.step,
        "rule": pending.rule,
        "to_act": [] if pending.is_chance else list(pending.seats),
        "view": view,
        "outcome": outcome_of(game.outcome(match.state)),
    }


def outcome_of(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {
        "scores": outcome.scores,
        "unit": outcome.unit,
        "breakdown": outcome.breakdown,
        "winners": outcome.winners,
        "tie_break": outcome.tie_break,
    }


def facts_of(facts: Sequence[Fact]) -> list[dict[str, Any]]:
    return [
        {"seat": fact.seat, "verb": fact.verb, "what": fact.what, "amount": fact.amount, "why": fact.why}
        for fact in facts
    ]
