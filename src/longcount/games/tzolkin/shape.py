"""The shape of a view: what a seat may know of a table, by name. Never compiled, so that it can be read at run time."""

from __future__ import annotations

from typing import Literal, TypedDict

from longcount.kernel.pending import StepSeen

Mode = Literal["fresh", "placing", "picking"]
Figure = int | Literal["neutral"] | None
"""Who stands on a space: a seat, a neutral worker or nobody."""


class Goods(TypedDict):
    corn: int
    wood: int
    stone: int
    gold: int
    skull: int


class Temples(TypedDict):
    brown: int
    yellow: int
    green: int


class Levels(TypedDict):
    agriculture: int
    extraction: int
    architecture: int
    theology: int


class Gears(TypedDict):
    """The teeth of each gear from space 0 up; the last two carry no number."""

    palenque: list[Figure]
    yaxchilan: list[Figure]
    tikal: list[Figure]
    uxmal: list[Figure]
    chichen: list[Figure]


class Field(TypedDict):
    """A group of the jungle: tiles left at an action of Palenque."""

    action: int
    wood: int
    corn: int


class Mat(TypedDict):
    """What lies before a player. Points and score are quarter points; tiles are ids."""

    goods: Goods
    temples: Temples
    levels: Levels
    points: dict[str, int]
    score: int
    workers: int
    home: int
    light: bool
    corn_tiles: int
    wood_tiles: int
    buildings: list[str]
    monuments: list[str]
    dealt: list[str] | None
    dealt_count: int
    kept: list[str] | None
    has_kept: bool


class TzolkinView(TypedDict):
    game: Literal["tzolkin"]
    seat: int | None
    options: dict[str, str]
    day: int
    food_day: int
    age: int
    marker: int
    turn: int
    mode: Mode
    placed: int
    steps: list[StepSeen]
    players: list[Mat]
    gears: Gears
    first_space: int | None
    corn_on_days: list[int]
    jungle: list[Field]
    skulls: int
    skull_spots: list[int]
    row: list[str | None]
    stacks: list[dict[str, int]]
    monuments: list[str]
    turned_up: list[str]
    neutral_left: int
