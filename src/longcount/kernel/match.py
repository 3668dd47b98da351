"""A match: header and log. The log of decisions is the truth; the state is a cache of it.

`play` is the only checked entry: whatever is not offered is refused with the rule that forbids it. Undo is a row of
the log like any other, so nothing is ever lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic

from longcount.kernel.chance import Chance
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import BadSetup, IllegalDecision, NotYourTurn, UndoRefused
from longcount.kernel.game import Game, Refusal, S, Secret, choose_options
from longcount.kernel.pending import CHANCE
from longcount.kernel.story import Story

UNDO: Final = Decision()
UNDO.text = "undo"


class Header:
    """What must be known to replay the rows: game, edition, names of the seats, options; and free remarks."""

    def __init__(self, game: str, edition: str, seats: Sequence[str], options: Mapping[str, str]) -> None:
        self.game = game
        self.edition = edition
        self.seats = list(seats)
        self.options = dict(options)
        self.remarks: dict[str, str] = {}


class Row:
    """One row of the log: who decided what, and who may know it."""

    def __init__(self, seat: int, decision: Decision, secret: Secret | None) -> None:
        self.seat: Final = seat
        self.decision: Final = decision
        self.secret: Final = secret


class Match(Generic[S]):
    """One game being played, or played."""

    def __init__(self, game: Game[S], names: Sequence[str], options: Mapping[str, str] | None = None) -> None:
        if len(names) not in game.seats:
            allowed = ", ".join(str(n) for n in game.seats)
            raise BadSetup(f"{game.title} is for {allowed} players, not {len(names)}.")
        self.game = game
        self.header = Header(game.name, game.edition, names, choose_options(game.options, options or {}))
        self.rows: list[Row] = []
        self.live: list[int] = []
        """Positions of the rows in force: all but undone ones and undos."""
        self._closed_from = 0
        """Rows in force before this place can no longer be undone: a reveal came after them."""
        self._veils: set[str] = set()
        self.state: S = game.new(len(names), self.header.options)

    # --- playing ------------------------------------------------------------

    def play(self, seat: int, decision: Decision) -> Story:
        """Check a decision, carry it out, log it."""
        if seat not in self.game.pending(self.state).seats:
            raise NotYourTurn(self._whose_turn())
        if decision not in self.game.offers(self.state, seat):
            refusal = self.game.why_not(self.state, seat, decision)
            raise IllegalDecision(refusal.rule, refusal.sentence)
        return self._do(seat, decision)

    def play_text(self, seat: int, text: str) -> Story:
        """The same for a decision in notation; `undo` is understood too."""
        if text.strip().lower() == UNDO.text:
            self.undo(seat)
            return Story()
        return self.play(seat, self.game.read(self.state, text))

    def settle(self, chance: Chance) -> Story:
        """Let chance answer until a player is to decide or the game is over."""
        story = Story()
        while self.game.pending(self.state).is_chance:
            offers = self.game.offers(self.state, CHANCE)
            decision = offers[chance.pick(self.game.odds(self.state))]
            for fact in self._do(CHANCE, decision).facts:
                story.add(fact)
        return story

    def why_not(self, seat: int, decision: Decision) -> Refusal | None:
        """The reason a decision would be refused, or None if it would be taken."""
        if seat not in self.game.pending(self.state).seats:
            return Refusal("", self._whose_turn())
        if decision in self.game.offers(self.state, seat):
            return None
        return self.game.why_not(self.state, seat, decision)

    def _do(self, seat: int, decision: Decision) -> Story:
        secret = self.game.secret(self.state, seat, decision)
        story = Story()
        self.game.apply(self.state, seat, decision, story)
        self.live.append(len(self.rows))
        self.rows.append(Row(seat, decision, secret))
        self._note_reveals(secret)
        return story

    def _note_reveals(self, secret: Secret | None) -> None:
        if secret is not None:
            self._veils.add(secret.until)
        lifted = {until for until in self._veils if self.game.is_revealed(self.state, until)}
        if lifted:
            self._veils -= lifted
            self._closed_from = len(self.live)

    def _whose_turn(self) -> str:
        pending = self.game.pending(self.state)
        if pending.is_over:
            return "The game is over."
        if pending.is_chance:
            return "A draw is still to be made."
        names = [self.header.seats[seat] for seat in pending.seats]
        return f"It is not your turn: waiting for {', '.join(names)}."

    # --- undo ---------------------------------------------------------------

    def why_no_undo(self, seat: int) -> str:
        """Why this seat cannot take back the last row; empty if it can."""
        if not self.live:
            return "Nothing has been played yet."
        if len(self.live) <= self._closed_from:
            return "Something was revealed since: it cannot be taken back."
        last = self.rows[self.live[-1]].seat
        if last == CHANCE:
            return "Something was drawn since: it cannot be taken back."
        if last != seat:
            return f"{self.header.seats[last]} has played since: it cannot be taken back."
        return ""

    def undo(self, seat: int) -> None:
        """Take back this seat's last decision, as long as nobody else, no draw and no reveal came after it."""
        reason = self.why_no_undo(seat)
        if reason:
            raise UndoRefused(reason)
        self.live.pop()
        self.rows.append(Row(seat, UNDO, None))
        self.state = self.state_after(len(self.live))

    # --- looking back -------------------------------------------------------

    def state_after(self, count: int) -> S:
        """The state after that many rows in force."""
        state = self.game.new(len(self.header.seats), self.header.options)
        for position in self.live[:count]:
            row = self.rows[position]
            self.game.apply(state, row.seat, row.decision, None)
        return state

    def fork(self) -> Match[S]:
        """An equal match that can be played on by itself."""
        twin = Match(self.game, self.header.seats, self.header.options)
        twin.rows = self.rows[:]
        twin.live = self.live[:]
        twin._closed_from = self._closed_from
        twin._veils = set(self._veils)
        twin.state = self.state.clone()
        return twin

    def is_open(self, position: int, viewer: int | None) -> bool:
        """Whether a seat, or a spectator, may know what stands in a row. When the game is over all rows are open."""
        secret = self.rows[position].secret
        if secret is None or secret.known_to == viewer or self.game.pending(self.state).is_over:
            return True
        return position in self.live and self.game.is_revealed(self.state, secret.until)
