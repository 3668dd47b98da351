"""Tables, their seats and the rows of their logs, as they are stored."""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final

from longcount.kernel.match import Back, Row, Undo

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
PERSON: Final = "person"
BOT: Final = "bot"


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def as_text(at: int) -> str:
    """A moment as people and browsers read it."""
    return f"{second_as_text(at // 1000)}.{at % 1000:03}Z"


@lru_cache(maxsize=1000)
def second_as_text(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def new_id() -> str:
    """A name nobody can guess: 120 bits."""
    return secrets.token_urlsafe(15)


MOVE: Final = "move"
TAKEN_BACK: Final = "undo"
BACK: Final = "back"


@dataclass(frozen=True)
class StoredRow:
    """A row of a log as the database keeps it; everything else about it is known from replaying."""

    seq: int
    seat: int
    kind: str
    """A move, an undo, or a way back."""
    text: str
    at: int


def kind_of(row: Row) -> str:
    return TAKEN_BACK if isinstance(row.decision, Undo) else BACK if isinstance(row.decision, Back) else MOVE


@dataclass
class Seat:
    table_id: str
    seat: int
    kind: str
    name: str
    """As it was chosen; empty if nobody chose one."""
    holder: str | None = None
    bot: str | None = None
    hot: bool = False
    nonce: str | None = None
    """What the token of the seat's link is made from; None if no link leads here."""
    spent: int = 0
    """Milliseconds thought so far,"""
    since: int | None = None
    """and since when its clock runs, at a table with clocks; None while it stands."""

    former: str | None = None
    """Who sat here in this game and has not left of their own will."""
    wanted: bool = False
    """Whether the owner has asked that somebody else may sit here; a bot plays until enough people agree."""
    agreed: str = ""
    """Who agrees, parted by blanks."""

    @property
    def is_open(self) -> bool:
        return self.kind == PERSON and self.holder is None

    @property
    def who_agreed(self) -> set[str]:
        return set(self.agreed.split())

    @property
    def written_name(self) -> str:
        """Never empty: records need a name. People are told the one of their language (`told.name_of`)."""
        return self.name or (f"{self.bot.title()} {self.seat + 1}" if self.bot else f"Player {self.seat + 1}")

    def give_to(self, holder: str, name: str) -> None:
        self.kind, self.holder, self.name, self.bot, self.hot = PERSON, holder, name, None, False
        self._ask_nobody()

    def give_to_bot(self, bot: str, name: str = "") -> None:
        self.kind, self.holder, self.bot, self.hot, self.nonce, self.name = BOT, None, bot, False, None, name
        self._ask_nobody()

    def stand_in(self, bot: str) -> None:
        """A bot plays on for the person who sat here, under their name, and until they come back."""
        former, nonce = self.holder or self.former, self.nonce
        self.give_to_bot(bot, self.name if former else "")
        self.former, self.nonce = former, nonce if former else None

    def open_by_link(self) -> None:
        self.kind, self.holder, self.bot, self.hot, self.name = PERSON, None, None, False, ""
        self.nonce = new_id()
        self._ask_nobody()

    def _ask_nobody(self) -> None:
        self.former, self.wanted, self.agreed = None, False, ""


@dataclass
class Vote:
    """Somebody asks to go back; all people at the table must agree."""

    to: int
    by: int
    yes: set[int] = field(default_factory=set)

    def as_text(self) -> str:
        return json.dumps({"to": self.to, "by": self.by, "yes": sorted(self.yes)})


def vote_from(text: str) -> Vote:
    kept = json.loads(text)
    return Vote(kept["to"], kept["by"], set(kept["yes"]))


@dataclass
class Table:
    id: str
    game: str
    edition: str
    options: dict[str, str]
    public: bool
    status: str
    owner: str
    created: int
    changed: int
    minutes: int | None = None
    rematch: str | None = None
    seq: int = 0
    round: int = 0
    to_act: list[int] | None = None
    result: dict[str, Any] | None = None
    study: bool = False
    """A line tried out from a finished game: hints are allowed, and nothing is won or lost."""
    version: int = 0
    """Counts the changes of the table and its seats; moves have their own number."""
    vote: Vote | None = None
    deadline: int | None = None
    """When the time of somebody who is asked will be up."""

    def as_row(self) -> dict[str, Any]:
        """What the database keeps."""
        return {**vars(self), **self.summary(), "options": json.dumps(self.options)}

    def summary(self) -> dict[str, Any]:
        """What changes with every move."""
        return {
            "changed": self.changed,
            "status": self.status,
            "seq": self.seq,
            "round": self.round,
            "to_act": json.dumps(self.to_act or []),
            "result": None if self.result is None else json.dumps(self.result),
            "vote": None if self.vote is None else self.vote.as_text(),
            "deadline": self.deadline,
        }


def table_from(row: Any) -> Table:
    fields = dict(row)
    fields["options"] = json.loads(fields["options"])
    fields["to_act"] = json.loads(fields["to_act"])
    fields["result"] = None if fields["result"] is None else json.loads(fields["result"])
    fields["vote"] = None if fields["vote"] is None else vote_from(fields["vote"])
    return Table(**fields)
