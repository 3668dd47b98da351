"""The shape of a view: what it holds, by name. Not compiled, so that its types can be read at run time."""

from __future__ import annotations

from typing import Literal, TypedDict

from longcount.kernel.pending import StepSeen

Kind = Literal["jungle", "temple", "treasure", "volcano", "base"]
Figure = Literal["worker", "leader"]


class GuardSeen(TypedDict):
    """Who guards a temple, and with which figure."""

    seat: int
    figure: Figure


class TempleSeen(TypedDict):
    """A temple: the number on top, how strong everybody is there, and who would score it."""

    value: int
    guard: GuardSeen | None
    strength: list[int]
    holder: int | None


class SpaceSeen(TypedDict):
    """An explored space: its tile, the price of each of the six edges, who and what is there."""

    tile: str
    turn: int
    kind: Kind
    edges: list[int]
    workers: list[int]
    leaders: list[int]
    camp: int | None
    tokens: int
    temple: TempleSeen | None


class NowSeen(TypedDict):
    """What somebody would score now."""

    temples: int
    treasures: int


class PlayerSeen(TypedDict):
    score: int
    points: dict[str, int]
    now: NowSeen
    supply: int
    leader: str
    """A space, or `supply`, `guarding`, `gone`."""
    gone: int
    homes: list[str]
    guards: int
    treasures: dict[str, int]
    worked: dict[str, int]
    moved: bool


class AuctionSeen(TypedDict):
    opener: int | None
    high: int
    bidder: int | None
    passed: list[int]
    first_mover: int | None


class TikalView(TypedDict):
    game: Literal["tikal"]
    seat: int | None
    options: dict[str, str]
    round: int
    scoring: int
    turn: int
    ap: int
    blocks: int
    steps: list[StepSeen]
    players: list[PlayerSeen]
    spaces: dict[str, SpaceSeen]
    hand: str | None
    stack: list[str]
    display: list[str]
    numbers: dict[str, int]
    undug: dict[str, int]
    auction: AuctionSeen
