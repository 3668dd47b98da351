"""A match: header and log. The log of decisions is the truth; the state is a cache of it.

`play` is the only checked entry: whatever is not offered is refused with the rule that forbids it. The log only grows:
an undo is a row like any other, and so is a way back, after which play goes on from an earlier moment.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic

from longcount.kernel.chance import Chance
from longcount.kernel.decisions import NUMBER, Decision, Form
from longcount.kernel.errors import (
    BadSetup,
    LongCountError,
    NotYourTurn,
    UndoRefused,
    UnknownNotation,
)
from longcount.kernel.game import Game, S, Secret, choose_options, drawn
from longcount.kernel.pending import CHANCE, Pending
from longcount.kernel.story import EVERYBODY, Story


class Undo(Decision):
    """Take back one's own last decision."""


class Back(Decision):
    """Go on from after so many rows of the log."""

    def __init__(self, rows: int) -> None:
        self.rows: Final = rows
        self.form = BACK
        self.verb = BACK.verb
        self.text = BACK.text_of(self)


UNDO: Final = Undo()
UNDO.form = Form(Undo, "undo")
UNDO.verb = UNDO.text = "undo"
BACK: Final = Form(Back, "back", "back {rows}", {"rows": NUMBER})


class Header:
    """What must be known to replay the rows: game, edition, names of the seats, options; and free remarks."""

    def __init__(self, game: str, edition: str, seats: Sequence[str], options: Mapping[str, str]) -> None:
        self.game = game
        self.edition = edition
        self.seats = list(seats)
        self.options = dict(options)
        self.remarks: dict[str, str] = {}


class Row:
    """One row of the log: who decided what, at which question, who may know it, and what came of it."""

    def __init__(self, seat: int, decision: Decision, asked: Pending, secret: Secret | None, story: Story) -> None:
        self.seat: Final = seat
        self.decision: Final = decision
        self.asked: Final = asked
        self.secret: Final = secret
        self.story: Final = story

    @property
    def is_move(self) -> bool:
        """Whether something was decided in the game, rather than taken back."""
        return not isinstance(self.decision, Undo | Back)

    @property
    def is_for_all(self) -> bool:
        """Whether everybody may know all of it."""
        return self.secret is None and all(fact.only == EVERYBODY for fact in self.story.facts)


class Match(Generic[S]):
    """One game being played, or played."""

    def __init__(self, game: Game[S], names: Sequence[str], options: Mapping[str, str] | None = None) -> None:
        if len(names) not in game.seats:
            allowed = ", ".join([str(n) for n in game.seats])
            raise BadSetup(
                "{title} is for {allowed} players, not {n}.", title=game.title, allowed=allowed, n=len(names)
            )
        self.game = game
        self.header = Header(game.name, game.edition, names, choose_options(game.options, options or {}))
        self.rows: list[Row] = []
        self.kept: list[int] = []
        """Positions of the rows that a way back has not left behind; ways back themselves are none of them."""
        self.live: list[int] = []
        """Positions of the rows in force: of those kept, all but undone ones and undos."""
        self._closed_from = 0
        """Rows in force before this place can no longer be undone: a reveal came after them."""
        self._veils: set[str] = set()
        """Reveals that are still to come, of rows in force."""
        self._untils: set[str] = set()
        """Every reveal that any row waited for."""
        self.state: S = game.new(len(names), self.header.options)

    # --- playing ------------------------------------------------------------

    def play(self, seat: int, decision: Decision) -> Story:
        """Check a decision, carry it out, log it."""
        if seat not in self.game.pending(self.state).seats:
            raise self._not_your_turn()
        if decision not in self.game.offers(self.state, seat):
            raise self.game.refused(self.state, seat, decision)
        return self._do(seat, decision)

    def play_text(self, seat: int, text: str) -> Story:
        """The same for a decision in notation; `undo` and `back 12` are understood too."""
        decision = self.read(text)
        if isinstance(decision, Undo):
            self.undo(seat)
        elif isinstance(decision, Back):
            self.back(seat, decision.rows)
        else:
            return self.play(seat, decision)
        return Story()

    def read(self, text: str) -> Decision:
        """What a row of the log is written as: a decision of the game, an undo, or a way back."""
        words = text.lower().split()
        if words == [UNDO.text]:
            return UNDO
        if len(words) == 2 and words[0] == BACK.verb and words[1].isdecimal() and len(words[1]) < 8:
            return Back(int(words[1]))
        return self.game.catalogue.read(text)

    def settle(self, chance: Chance) -> Story:
        """Let chance answer until a player is to decide or the game is over."""
        story = Story()
        while self.game.pending(self.state).is_chance:
            for fact in self.draw(chance).facts:
                story.add(fact)
        return story

    def draw(self, chance: Chance) -> Story:
        """Let chance answer once."""
        return self._do(CHANCE, drawn(self.game, self.state, chance))

    def why_not(self, seat: int, decision: Decision) -> LongCountError | None:
        """What a decision would be refused with, or None if it would be taken."""
        if seat not in self.game.pending(self.state).seats:
            return self._not_your_turn()
        if decision in self.game.offers(self.state, seat):
            return None
        return self.game.refused(self.state, seat, decision)

    def _do(self, seat: int, decision: Decision) -> Story:
        asked = self.game.pending(self.state)
        secret = self.game.secret(self.state, seat, decision)
        story = Story()
        self.game.apply(self.state, seat, decision, story)
        self.live.append(len(self.rows))
        self.kept.append(len(self.rows))
        self.rows.append(Row(seat, decision, asked, secret, story))
        self._note_reveals(secret, len(self.live))
        return story

    def _note_reveals(self, secret: Secret | None, count: int) -> None:
        """After a row in force, the `count`-th."""
        if secret is not None:
            self._veils.add(secret.until)
            self._untils.add(secret.until)
        lifted = {until for until in self._veils if self.game.is_revealed(self.state, until)}
        if lifted:
            self._veils -= lifted
            self._closed_from = count

    def _not_your_turn(self) -> NotYourTurn:
        pending = self.game.pending(self.state)
        if pending.is_over:
            return NotYourTurn("The game is over.")
        if pending.is_chance:
            return NotYourTurn("A draw is still to be made.")
        names = ", ".join([self.header.seats[seat] for seat in pending.seats])
        return NotYourTurn("It is not your turn: waiting for {names}.", names=names)

    # --- undo ---------------------------------------------------------------

    def why_no_undo(self, seat: int) -> UndoRefused | None:
        """Why this seat cannot take back the last row; None if it can."""
        if not self.live:
            return UndoRefused("Nothing has been played yet.")
        if len(self.live) <= self._closed_from:
            return UndoRefused("Something was revealed since: it cannot be taken back.")
        last = self.rows[self.live[-1]].seat
        if last == CHANCE:
            return UndoRefused("Something was drawn since: it cannot be taken back.")
        if last != seat:
            return UndoRefused("{name} has played since: it cannot be taken back.", name=self.header.seats[last])
        return None

    def undo(self, seat: int, before: S | None = None) -> None:
        """Take back this seat's last decision, as long as nobody else, no draw and no reveal came after it. Whoever has
        kept the state `before` it gives that; else all rows in force are played again."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise reason
        self.live.pop()
        self.kept.append(len(self.rows))
        self._log_change(seat, UNDO)
        self.state = self.state_after(len(self.live)) if before is None else before

    def _log_change(self, seat: int, decision: Decision) -> None:
        self.rows.append(Row(seat, decision, self.game.pending(self.state), None, Story()))

    # --- the way back -------------------------------------------------------

    def why_no_way_back(self, count: int) -> UndoRefused | None:
        """Why the table cannot go back to after so many rows of the log; None if it can."""
        if not 0 <= count < len(self.rows):
            return UndoRefused("The log has {n} rows: there is no earlier point {at}.", n=len(self.rows), at=count)
        if self.rows and self.game.pending(self.state).is_over:
            return UndoRefused("The game is over: look at it from any point, or ask for a rematch.")
        then = self.earlier(count).state
        if any(not self.game.is_revealed(then, until) for until in self._untils - self.veils()):
            return UndoRefused("Something secret was revealed since: the table cannot go back before that.")
        return None

    def back(self, seat: int, count: int) -> None:
        """Go on from after so many rows of the log, for a seat that all the others agreed with."""
        if not 0 <= count <= len(self.rows):
            raise UnknownNotation("The log has {n} rows: there is no earlier point {at}.", n=len(self.rows), at=count)
        self._stand(*standing(self.rows, count))
        self._log_change(seat, Back(count))

    def _stand(self, kept: list[int], live: list[int]) -> None:
        """Take these rows as the ones that count, and play those in force again."""
        self.kept, self.live = kept, live
        self._closed_from, self._veils = 0, set()
        self.state = self.game.new(len(self.header.seats), self.header.options)
        for number, position in enumerate(live, start=1):
            row = self.rows[position]
            self.game.apply(self.state, row.seat, row.decision, None)
            self._note_reveals(row.secret, number)

    def veils(self) -> set[str]:
        """The reveals that are still to come: as long as there are any, seats know different things."""
        if not self._untils or self.game.pending(self.state).is_over:
            return set()
        return {until for until in self._untils if not self.game.is_revealed(self.state, until)}

    # --- looking back -------------------------------------------------------

    def state_after(self, count: int) -> S:
        """The state after that many rows in force."""
        state = self.game.new(len(self.header.seats), self.header.options)
        for position in self.live[:count]:
            row = self.rows[position]
            self.game.apply(state, row.seat, row.decision, None)
        return state

    def earlier(self, count: int) -> Match[S]:
        """The match as it stood after that many rows of the log."""
        then = Match(self.game, self.header.seats, self.header.options)
        then.rows = self.rows[:count]
        then._untils = {row.secret.until for row in then.rows if row.secret is not None}
        then._stand(*standing(then.rows, count))
        return then

    def fork(self) -> Match[S]:
        """An equal match that can be played on by itself."""
        twin = Match(self.game, self.header.seats, self.header.options)
        twin.rows = self.rows[:]
        twin.kept = self.kept[:]
        twin.live = self.live[:]
        twin._closed_from = self._closed_from
        twin._veils = set(self._veils)
        twin._untils = set(self._untils)
        twin.state = self.state.clone()
        return twin

    def is_open(self, position: int, viewer: int | None) -> bool:
        """Whether a seat, or a spectator, may know what stands in a row. When the game is over all rows are open."""
        secret = self.rows[position].secret
        if secret is None or secret.known_to == viewer or self.game.pending(self.state).is_over:
            return True
        return position in self.live and self.game.is_revealed(self.state, secret.until)

    def in_force(self) -> set[int]:
        """Positions of decisions in force, of undos that count, and of every way back: what is not struck out."""
        undos = {position for position in self.kept if isinstance(self.rows[position].decision, Undo)}
        ways = {position for position, row in enumerate(self.rows) if isinstance(row.decision, Back)}
        return set(self.live) | undos | ways


def standing(rows: Sequence[Row], count: int) -> tuple[list[int], list[int]]:
    """Of the first `count` rows, those kept and those in force."""
    last = count
    pieces: list[range] = []
    while True:
        way = last_way_back(rows, last)
        pieces.append(range(way + 1, last))
        if way < 0:
            break
        decision = rows[way].decision
        assert isinstance(decision, Back)
        last = decision.rows
    kept = [position for piece in reversed(pieces) for position in piece]
    live: list[int] = []
    for position in kept:
        if isinstance(rows[position].decision, Undo):
            live.pop()
        else:
            live.append(position)
    return kept, live


def last_way_back(rows: Sequence[Row], count: int) -> int:
    """The position of the last way back among the first rows, -1 if there is none."""
    for position in range(count - 1, -1, -1):
        if isinstance(rows[position].decision, Back):
            return position
    return -1
