"""What is said over a table's socket, as types: `Say` by a browser, `Said` by the server.

What comes in is read by these; what goes out is written as JSON at once, and tests hold it against these. The page's
own types are made from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from longcount.server.errors import BadRequest
from longcount.server.models import ClockInfo, Decision, Fact, Outgoing, Place, Position, SaidDecision, TableInfo

# --- what a browser says ------------------------------------------------------------


class Message(BaseModel):
    """No number in quotes; what else is said is not heard."""

    model_config = ConfigDict(strict=True)


class Play(Message):
    """A decision. If `seq` is not the one of the last state, the current state comes again and nothing is played."""

    type: Literal["play"]
    seq: int
    seat: int
    text: str


class Undo(Message):
    """Take back one's last decision."""

    type: Literal["undo"]
    seq: int
    seat: int


class AskWhy(Message):
    """Why not?"""

    type: Literal["why"]
    seat: int
    text: str


class Face(Message):
    """Show me the table from this seat of mine."""

    type: Literal["face"]
    seat: int


class GoBack(Message):
    """Ask to go back to after `to` rows, or vote on it."""

    type: Literal["back"]
    to: int | None = None
    yes: bool = True


class Speak(Message):
    """Speak this language to me from now on; everything is said again in it."""

    type: Literal["speak"]
    lang: str


class Ping(Message):
    type: Literal["ping"]


Say = Annotated[Play | Undo | AskWhy | Face | GoBack | Speak | Ping, Field(discriminator="type")]
_SAY: Final[TypeAdapter[Say]] = TypeAdapter(Say)
KNOWN: Final = "play, undo, why, face, back, speak, ping"


def read(text: str | None) -> Say:
    """A message of a browser; raises BadRequest with a sentence."""
    if text is None:
        raise BadRequest("Messages are JSON text, not binary.")
    try:
        return _SAY.validate_json(text)
    except ValidationError as error:
        raise what_is_wrong(error) from error


def what_is_wrong(error: ValidationError) -> BadRequest:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    kind, place = first["type"], str(first["loc"][-1]) if first["loc"] else ""
    if kind == "json_invalid":
        return BadRequest("This message is not JSON.")
    if kind.startswith("union_tag"):
        return BadRequest("A message says what it is: {known}.", known=KNOWN)
    if not place:
        return BadRequest("A message is a JSON object.")
    if kind in ("string_type", "string_unicode") or (kind == "missing" and place in ("text", "lang")):
        return BadRequest("'{name}' must be a text.", name=place)
    if kind == "bool_type":
        return BadRequest("'{name}' must be true or false.", name=place)
    return BadRequest("'{name}' must be a whole number.", name=place)


# --- what the server says -------------------------------------------------------------


class ToldFact(Fact):
    says: str = Field(description="A sentence without its subject; empty for what goes without saying.")


class OfferWords(Outgoing):
    """What is told of a decision that may be taken."""

    says: str = Field(description="In words: Place a worker on Palenque.")
    brief: str = Field(description="The same where its place is seen already.")
    brings: str = Field(description="What it costs and brings, in a few words.")
    heading: str = Field(description="Below what it stands in a list.")
    facts: list[Fact] = Field(description="What would happen to the seat.")


class Offer(OfferWords, Decision):
    """A decision that may be taken."""


class LogRow(Outgoing):
    seq: int = Field(description="Rows count from 1.")
    seat: int = Field(description="-1 is chance.")
    decision: SaidDecision | None = Field(description="Null while it is hidden from you.")
    undone: bool
    facts: list[ToldFact] = Field(description="What you may hear of it, also while the decision is hidden.")
    at: str


class TableMessage(Outgoing):
    type: Literal["table"]
    table: TableInfo


class LogMessage(Outgoing):
    """Everything so far; again after an undo, a way back, a reveal, and when the seat one looks from changes."""

    type: Literal["log"]
    rows: list[LogRow]


class RowMessage(Outgoing):
    """One more row; stored before it is said."""

    type: Literal["row"]
    row: LogRow


class Asked(Place):
    """What a state says beside its view."""

    seat: int | None = Field(description="For which seat of yours view and offers are meant; null for a watcher.")
    offers: list[Offer] = Field(description="Empty if that seat need not act.")
    undo: bool
    clock: ClockInfo | None


class StateMessage(Asked, Position):
    """The table now."""

    type: Literal["state"]


class ChangeMessage(Asked):
    """The table now, for whoever asked for changes and has the state before: its view is that one's, with some places
    set."""

    type: Literal["change"]
    after: int = Field(description="The `seq` of the state it goes on from.")
    changes: list[tuple[list[str | int], Any]] = Field(description="Places by their path, and what is there now.")


class Refused(Outgoing):
    """The answer to a decision that is not offered, and to any message that cannot be meant so."""

    type: Literal["refused"]
    rule: str
    sentence: str
    text: str


class WhyNot(Outgoing):
    """The answer to `why`; empty if it would be taken."""

    type: Literal["why"]
    text: str
    rule: str
    sentence: str


class VoteMessage(Outgoing):
    """Somebody asks to go back; null `to` when it is over."""

    type: Literal["vote"]
    to: int | None
    by: int | None
    yes: list[int]
    needed: int


class Bye(Outgoing):
    """The server stops or the table is closed; come again."""

    type: Literal["bye"]
    reason: str


class Pong(Outgoing):
    type: Literal["pong"]


Said = Annotated[
    TableMessage | LogMessage | RowMessage | StateMessage | ChangeMessage | Refused | WhyNot | VoteMessage | Bye | Pong,
    Field(discriminator="type"),
]
SAID: Final[TypeAdapter[Any]] = TypeAdapter(Said)
SAY: Final[TypeAdapter[Any]] = TypeAdapter(Say)
