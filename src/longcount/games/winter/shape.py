"""What a view of Endless Winter looks like. Never compiled: machine code forgets what a TypedDict was declared with."""

from __future__ import annotations

from typing import Literal, TypedDict

from longcount.games.winter.components import Side
from longcount.games.winter.names import Column, Figure, Part, Phase, Place
from longcount.kernel.pending import StepSeen


class AbilitySeen(TypedDict):
    """An ability that may still be used: of a card by its id, of the `chief`, of the rest `token`; from 1."""

    source: str
    ability: int


class FigureSeen(TypedDict):
    seat: int
    figure: Figure
    place: Place


class Idols(TypedDict):
    offering: int
    veneration: int


class PlayerSeen(TypedDict):
    """One seat. Cards are ids; where they are hidden there is None, and how many there are stands beside."""

    food: int
    most_food: int
    tools: int
    camps_home: int
    communities_home: int
    megaliths_placed: int
    megaliths_raised: int
    idols: Idols
    stones: list[str]
    chief: str | None
    side: Side | None
    setup: str | None
    chief_home: bool
    tribe_home: int
    resting: int
    hand: list[str] | None
    hand_count: int
    deck: list[str] | None
    deck_count: int
    pile: list[str] | None
    pile_count: int
    tomb: list[str] | None
    tomb_count: int
    unseen: list[str]
    """Hand, deck, pile and tomb together."""
    known: list[str]
    discard: list[str]
    above: list[str]
    buried: list[str]
    animals: dict[str, int]
    used_animals: dict[str, int]
    points: dict[str, int]
    """By source."""
    score: int


class HexSeen(TypedDict):
    hex: int
    q: int
    r: int
    terrain: str
    token: str | None
    """A glacier token by its id, or `face down`."""
    camps: list[int]
    """Of each seat."""


class CommunitySeen(TypedDict):
    hexes: list[int]
    seat: int


class CellSeen(TypedDict):
    """A cell of the megalith field, or the place of a megalith on top of others."""

    at: str
    level: int
    row: int
    col: int
    board: int | None
    bonus: str
    """In the words of the component file; empty if there is none."""
    start: bool
    arrows: list[str]
    owner: int | Literal["grey"] | None


class RestSeen(TypedDict):
    """The rest tokens."""

    open: str | None
    held: str | None
    under: list[str]
    unseen: list[str]
    given: bool


class WinterView(TypedDict):
    """The table as one seat, or a spectator, may know it."""

    game: str
    seat: int | None
    options: dict[str, str]
    pack_label: str
    round: int
    phase: Phase
    order: list[int]
    turn: int | None
    clock: int
    place: Place | None
    part: Part | None
    """How far this turn's figure has come; None before it stands."""
    labour: int
    """In halves."""
    played: int
    taken: list[str]
    barred: list[str] | None
    armed: list[AbilitySeen]
    figures: list[FigureSeen]
    covered: list[Column]
    due: dict[str, int]
    steps: list[StepSeen]
    players: list[PlayerSeen]
    tribe_decks: dict[str, int]
    culture_open: list[str]
    culture_decks: list[list[str]]
    grounds: dict[str, int]
    animal_deck: dict[str, int]
    stones: list[str]
    map: list[HexSeen]
    tiles_left: dict[str, int]
    tokens_left: list[str]
    communities: list[CommunitySeen]
    boards: list[str]
    halves: list[int]
    field: list[CellSeen]
    ranking: list[int]
    rest: RestSeen
    draft: list[str]
