"""A table and its seats, as they are stored."""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final

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


@dataclass
class Seat:
    table_id: str
    seat: int
    kind: str
    name: str
    holder: str | None = None
    bot: str | None = None
    hot: bool = False
    nonce: str | None = None
    """What the token of the seat's link is made from; None if no link leads here."""
    spent: int = 0
    """Milliseconds thought so far."""

    @property
    def is_open(self) -> bool:
        return self.kind == PERSON and self.holder is None

    @property
    def shown_name(self) -> str:
        """Never empty: records and sentences need a name."""
        return self.name or f"Player {self.seat + 1}"

    def give_to(self, holder: str, name: str) -> None:
        self.kind, self.holder, self.name, self.bot, self.hot = PERSON, holder, name, None, False

    def give_to_bot(self, bot: str, name: str = "") -> None:
        self.kind, self.holder, self.bot, self.hot, self.nonce = BOT, None, bot, False, None
        self.name = name or f"{bot.title()} {self.seat + 1}"

    def open_by_link(self) -> None:
        self.kind, self.holder, self.bot, self.hot, self.name = PERSON, None, None, False, ""
        self.nonce = new_id()


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
        }


def table_from(row: Any) -> Table:
    fields = dict(row)
    fields["options"] = json.loads(fields["options"])
    fields["to_act"] = json.loads(fields["to_act"])
    fields["result"] = None if fields["result"] is None else json.loads(fields["result"])
    return Table(**fields)
