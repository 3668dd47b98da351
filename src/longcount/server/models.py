"""What goes in and out over HTTP, as types: the OpenAPI page is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Outgoing(BaseModel):
    """Everything is told, also what a default says."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class Incoming(BaseModel):
    """Nothing is guessed: no other fields, no numbers in quotes."""

    model_config = ConfigDict(extra="forbid", strict=True)


SeatNumber = Annotated[int, Field(ge=0, le=11, description="Seats count from 0.")]


class Problem(Outgoing):
    error: str = Field(description="A sentence a person can act on.")


# --- in -------------------------------------------------------------------------


class NewName(Incoming):
    name: str = Field(min_length=1, max_length=60)


class SeatWish(Incoming):
    kind: Literal["me", "link", "hot", "bot"]
    bot: str | None = Field(None, max_length=40, description="Which bot, for kind bot.")
    name: str | None = Field(None, max_length=60)


class ClockWish(Incoming):
    minutes: int = Field(ge=1, le=100_000, description="In all, for each seat.")


class NewTable(Incoming):
    game: str = Field(max_length=40)
    seats: list[SeatWish] = Field(min_length=1, max_length=12)
    options: dict[str, str] = Field(default_factory=dict, max_length=50)
    public: bool = False
    clock: ClockWish | None = None


class Sit(Incoming):
    """The token of a link; or, at a public table, a seat."""

    token: str | None = Field(None, max_length=100)
    seat: SeatNumber | None = None


class WhichSeat(Incoming):
    seat: SeatNumber


class Reseat(Incoming):
    seat: SeatNumber
    kind: Literal["bot", "link"]
    bot: str | None = Field(None, max_length=40)


class Agree(Incoming):
    """Whether somebody else may take over a seat."""

    seat: SeatNumber
    yes: bool = True


class NewStudy(Incoming):
    """Another line: from after so many rows of the log, on this seat, against this bot."""

    rows: int = Field(ge=0, le=1_000_000)
    seat: SeatNumber
    bot: str | None = Field(None, max_length=40)


# --- out ------------------------------------------------------------------------


class Me(Outgoing):
    id: str
    name: str


class OptionInfo(Outgoing):
    name: str
    values: list[str]
    default: str
    sentence: str
    ruling: str
    titles: list[str] = Field(description="The values in words, in their order.")


class BotInfo(Outgoing):
    name: str


class GameInfo(Outgoing):
    name: str
    title: str
    edition: str
    seats: list[int] = Field(description="Numbers of players.")
    options: list[OptionInfo]
    bots: list[BotInfo]


class RuleInfo(Outgoing):
    chapter: str
    text: str
    pages: str
    edge: str
    rulings: list[str]


class RulingInfo(Outgoing):
    question: str
    answer: str
    reason: str
    option: str
    rules: list[str]


class RuleBook(Outgoing):
    chapters: dict[str, str]
    rules: dict[str, RuleInfo]
    rulings: dict[str, RulingInfo]


class ThingInfo(Outgoing):
    name: str
    text: str = Field(description="What it does or is worth.")


class Components(Outgoing):
    tables: dict[str, Any] = Field(description="The tables of components.toml.")
    things: dict[str, ThingInfo] = Field(description="Every component that has a name, in words, by its id.")


class ClockInfo(Outgoing):
    minutes: int
    left: list[int] = Field(description="Seconds left to each seat.")
    then: str = Field(description="The bot that plays on for a seat whose time has run out.")


class SeatInfo(Outgoing):
    seat: int
    name: str
    kind: Literal["me", "person", "open", "hot", "bot"] = Field(description="As the asker sees it.")
    online: bool
    bot: str | None = None
    link: str | None = Field(None, description="Told to the owner while the seat is open.")
    awaited: list[str] = Field(
        [], description="Who is asked whether somebody else may take over this seat; a bot plays it until then."
    )
    agree: bool = Field(False, description="Whether the asker is one of them.")
    back: bool = Field(False, description="Whether the asker sat here and may come back.")


class Result(Outgoing):
    scores: list[int]
    winners: list[int]


class TableInfo(Outgoing):
    id: str
    game: str
    title: str
    edition: str
    options: dict[str, str]
    public: bool
    status: Literal["waiting", "playing", "over", "closed"]
    owner: bool
    created: str
    changed: str
    seq: int
    round: int
    to_act: list[int]
    clock: ClockInfo | None
    seats: list[SeatInfo]
    result: Result | None
    study: bool = Field(description="A line tried out from a finished game.")
    rematch: str | None


class Outcome(Outgoing):
    scores: list[int]
    unit: int
    breakdown: list[dict[str, int]]
    sources: dict[str, str] = Field(description="Where points came from, in words: the keys of the breakdown.")
    winners: list[int]
    tie_break: str = Field(description="How a tie was broken, in words; empty if there was none.")


class Place(Outgoing):
    """Where the game is."""

    seq: int
    over: bool
    step: str
    rule: str
    prompt: str = Field(description="What is asked, in a line.")
    caption: str = Field(description="Where the game is: Round 8.")
    to_act: list[int]
    outcome: Outcome | None


class Position(Place):
    view: dict[str, Any] = Field(description="What the asker may know; its form is the game's own.")


class Decision(Outgoing):
    """A decision by its verb; its parts stand beside it, each under its own name."""

    model_config = ConfigDict(extra="allow", json_schema_serialization_defaults_required=True)

    text: str = Field(description="In notation, as it is played.")
    verb: str


class SaidDecision(Decision):
    says: str = Field(description="In words.")


class Fact(Outgoing):
    seat: int
    verb: str
    what: str
    amount: int
    why: str


class Gain(Outgoing):
    seat: int
    goal: str = Field(description="What somebody may want it for.")
    what: str
    amount: int = Field(description="More, or less if negative; points in the game's smallest unit.")
    mark: str = Field(description="Short, to stand beside a picture.")
    says: str = Field(description="The whole in words.")


class Goal(Outgoing):
    goal: str
    says: str


class TurnInfo(Outgoing):
    decisions: list[SaidDecision] = Field(description="To be played one after the other.")
    gains: list[Gain] = Field(description="What changes for the seat.")
    others: list[Gain] = Field(description="What changes for others.")
    worth: float | None = Field(description="In points, as the judge expects; null where other people play.")


class Turns(Outgoing):
    seq: int
    seat: int
    goals: list[Goal] = Field(description="What some turn gains.")
    turns: list[TurnInfo]


class Take(Outgoing):
    seat: int
    points: float = Field(description="So many points fewer this seat can expect; more, if negative.")


class SourceGap(Outgoing):
    source: str
    points: float = Field(description="So many points more will probably come from there; fewer, if negative.")
    says: str = Field(description="Where they come from, in words.")


class NextTurn(Outgoing):
    decisions: list[SaidDecision]
    gains: list[Gain]


class WeighedTurn(Outgoing):
    decisions: list[SaidDecision]
    gains: list[Gain]
    others: list[Gain]
    shares: list[float] = Field(description="Every seat's chance to win after it.")
    points: list[float] = Field(description="The points every seat can expect after it.")
    then: NextTurn | None = Field(
        None, description="What the seat could do with its next turn; null where that would be a guess."
    )


class BetterTurn(WeighedTurn):
    more: list[Gain] = Field(description="What it brings more than the turn that was played.")
    keeps: list[Gain] = Field([], description="What the turn that was played spends and it does not.")
    costs: list[Gain] = Field([], description="What it spends more.")
    less: list[Gain] = Field(
        description="What the turn that was played brings and it does not, as one would have had it."
    )
    takes: list[Take]
    sources: list[SourceGap] = Field([], description="From where more points will come, or fewer.")


class HintTurn(WeighedTurn):
    takes: list[Take]
    sources: list[SourceGap] = Field([], description="From where more points will come than after the next best turn.")
    as_good: list[SaidDecision] = Field([], description="The next best turn, where it cannot be told apart.")
    known: str = Field(
        "", description="What came of this opening choice in many games, as a sentence; empty elsewhere."
    )


class HintDecision(SaidDecision):
    heading: str = Field(description="Below what it stands among the choices.")


class Hint(Outgoing):
    seq: int
    seat: int
    strength: Literal["idea", "place", "move"]
    goal: Goal | None = Field(description="What to aim at; null if nothing is gained.")
    decision: HintDecision | None = Field(description="Where to begin; from strength place on.")
    turn: HintTurn | None = Field(description="The whole turn with its reasons; for strength move.")


class PlanSource(Outgoing):
    source: str
    points: float = Field(description="So many points came from there, on average; lost there, if negative.")
    says: str = Field(description="Where they came from, in words.")


class Milestone(Outgoing):
    trait: str
    level: int
    round: int = Field(description="By this round at least half of the games had got there.")
    what: str = Field(description="What was reached, in words.")
    says: str = Field(description="The whole sentence.")


class PlanInfo(Outgoing):
    manner: str = Field(description="Which way of playing it follows; empty for none.")
    name: str
    means: str = Field(description="What it is after.")
    trials: int = Field(description="How often it was played to the end.")
    points: float = Field(description="The seat's points, on average.")
    error: float = Field(description="The standard error of that.")
    wins: float = Field(description="Games won; of a shared victory, a part.")
    behind: float = Field(description="By how many points the first plan did better in the same deals.")
    played: str = Field(description="How it went, in words.")
    verdict: str = Field(description="How it stands beside the others, in words; empty for one alone.")
    sources: list[PlanSource]
    milestones: list[Milestone] = Field(description="What it needs by when, in the order of rounds.")
    decisions: list[SaidDecision] = Field(description="The turn it begins with.")


class Plans(Outgoing):
    seq: int
    seat: int
    round: int = Field(description="The round that is being played.")
    last: int = Field(description="The last round of the games that were played out.")
    says: str = Field(description="How many ways there are, in words.")
    plans: list[PlanInfo] = Field(description="Those that differ, the most promising first.")
    left: str = Field(description="Which ways promise less from here, in words; empty if there are none.")


class CurvePoint(Outgoing):
    at: int = Field(description="Rows of the log before this moment.")
    seat: int | None = Field(description="Who was asked; null at the end.")
    shares: list[float]
    points: list[float]


class TurningPoint(Outgoing):
    at: int
    to: int = Field(description="Rows of the log when the turn was over.")
    seat: int
    change: float = Field(description="By how much the mover's chance changed.")
    lost: float = Field(description="By how much the better turn promises a better chance to win.")
    fewer: float = Field(0.0, description="How many points more the better turn promises.")
    shares: list[float]
    played: WeighedTurn
    better: BetterTurn | None = Field(description="Null if nothing better was found.")


class Review(Outgoing):
    curve: list[CurvePoint]
    turning: list[TurningPoint]


class ReviewInfo(Outgoing):
    status: Literal["none", "working", "done"]
    done: int = Field(description="Moments weighed so far.")
    of: int
    review: Review | None


class Health(Outgoing):
    status: Literal["well"]
    version: str
    build: Literal["compiled", "interpreted"]
