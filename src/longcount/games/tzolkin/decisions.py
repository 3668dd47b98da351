"""Every decision of the game, one small class per kind, all instances made here and never again.

The tables below (`PLACE`, `PICK`, …) give an instance by its numbers; `ALL` is the catalogue's order, which is also
the order in which decisions are offered.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from longcount.games.tzolkin.components import ACTIONS, BUILDINGS, FREE_FROM, LAST, MONUMENTS, OF_BASE, WEALTH
from longcount.games.tzolkin.state import CHICHEN, GEARS, RESOURCES, TEMPLES, TRACKS, UXMAL
from longcount.kernel.decisions import Decision

# --- chance -------------------------------------------------------------------


class FirstPlayer(Decision):
    """The first-player marker goes to a seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class RevealMonument(Decision):
    """A monument is laid open."""

    def __init__(self, monument: int) -> None:
        self.monument: Final = monument


class RevealBuilding(Decision):
    """A building is laid on the first empty building space."""

    def __init__(self, building: int) -> None:
        self.building: Final = building


class Deal(Decision):
    """A wealth tile is dealt."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile


class TurnUp(Decision):
    """A wealth tile is turned up and puts a neutral worker on a gear."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile


# --- set-up and turn ----------------------------------------------------------


class Keep(Decision):
    """Keep two of the wealth tiles dealt."""

    def __init__(self, first: int, second: int) -> None:
        self.first: Final = first
        self.second: Final = second


class Beg(Decision):
    """Beg for corn and step down in a temple."""

    def __init__(self, temple: int) -> None:
        self.temple: Final = temple


class Place(Decision):
    """Put a worker on the lowest free space of a gear, or on the first-player space."""

    def __init__(self, gear: int) -> None:
        self.gear: Final = gear


class PickUp(Decision):
    """Take a worker off a gear and perform an action of that gear, or none (action 0)."""

    def __init__(self, gear: int, space: int, action: int) -> None:
        self.gear: Final = gear
        self.space: Final = space
        self.action: Final = action


class EndTurn(Decision):
    """Place or pick up no more."""


class TurnDays(Decision):
    """Turn the calendar by one or two days."""

    def __init__(self, days: int) -> None:
        self.days: Final = days


# --- within an action ---------------------------------------------------------


class Harvest(Decision):
    """What to harvest from the jungle."""

    def __init__(self, crop: int) -> None:
        self.crop: Final = crop


class Anger(Decision):
    """The temple where the gods' anger strikes."""

    def __init__(self, temple: int) -> None:
        self.temple: Final = temple


class Advance(Decision):
    """Advance on a technology track."""

    def __init__(self, track: int) -> None:
        self.track: Final = track


class Pay(Decision):
    """Pay a mix of resources."""

    def __init__(self, wood: int, stone: int, gold: int) -> None:
        self.wood: Final = wood
        self.stone: Final = stone
        self.gold: Final = gold


class Take(Decision):
    """Take a mix of resources of free choice."""

    def __init__(self, wood: int, stone: int, gold: int) -> None:
        self.wood: Final = wood
        self.stone: Final = stone
        self.gold: Final = gold


class Climb(Decision):
    """Climb a step in a temple."""

    def __init__(self, temple: int) -> None:
        self.temple: Final = temple


class ClimbTwo(Decision):
    """Climb a step in each of two temples."""

    def __init__(self, first: int, second: int) -> None:
        self.first: Final = first
        self.second: Final = second


class Build(Decision):
    """Construct a building: `how` says what architecture does for it."""

    def __init__(self, building: int, how: int) -> None:
        self.building: Final = building
        self.how: Final = how


class BuildMonument(Decision):
    """Construct a monument."""

    def __init__(self, monument: int) -> None:
        self.monument: Final = monument


class Sell(Decision):
    """Sell one resource for corn."""

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Buy(Decision):
    """Buy one resource for corn."""

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Act(Decision):
    """Perform an action of any of the four small gears."""

    def __init__(self, gear: int, action: int) -> None:
        self.gear: Final = gear
        self.action: Final = action


class Done(Decision):
    """No more of this, or none of it."""


# --- all of them --------------------------------------------------------------

# How a building is constructed.
USUAL: Final = 0
"""Architecture works as far as one has it; nothing is saved on the price."""
# 1 to 3: architecture 3 leaves out one resource, the one with that number.
PLAIN: Final = 4
"""Architecture is not used."""

CORN_TILE: Final = 0
WOOD_TILE: Final = 1
BURN: Final = 2
BARE: Final = 3
"""Corn without a tile."""


def mixes(blocks: int) -> list[tuple[int, int, int]]:
    """All ways to make up so many resources."""
    return [(w, s, blocks - w - s) for w in range(blocks, -1, -1) for s in range(blocks - w, -1, -1)]


def actions_from(gear: int, space: int) -> int:
    """The highest action that a worker on a space may ever perform."""
    if space >= FREE_FROM[gear]:
        return ACTIONS[gear]
    return min(space + 1, ACTIONS[gear]) if gear == CHICHEN else space


FIRST_PLAYER: Final[list[Decision]] = [FirstPlayer(seat) for seat in range(4)]
REVEAL_MONUMENT: Final[list[RevealMonument]] = [RevealMonument(m) for m in range(len(MONUMENTS))]
REVEAL_BUILDING: Final[list[RevealBuilding]] = [RevealBuilding(b) for b in range(len(BUILDINGS))]
DEAL: Final[list[Deal]] = [Deal(tile) for tile in range(len(WEALTH))]
TURN_UP: Final[list[TurnUp]] = [TurnUp(tile) for tile in range(len(WEALTH))]

KEEP: Final[dict[tuple[int, int], Keep]] = {pair: Keep(*pair) for pair in combinations(range(len(WEALTH)), 2)}
BEG: Final[list[Beg]] = [Beg(temple) for temple in range(len(TEMPLES))]
PLACE: Final[list[Place]] = [Place(gear) for gear in range(len(GEARS) + 1)]
PICK: Final[list[list[list[PickUp]]]] = [
    [
        [PickUp(gear, space, action) for action in range(actions_from(gear, space) + 1)]
        for space in range(LAST[gear] + 1)
    ]
    for gear in range(len(GEARS))
]
END_TURN: Final[Decision] = EndTurn()
TURN_DAYS: Final[list[Decision]] = [TurnDays(1), TurnDays(2)]

HARVEST: Final[list[Harvest]] = [Harvest(crop) for crop in (CORN_TILE, WOOD_TILE, BURN, BARE)]
ANGER: Final[list[Anger]] = [Anger(temple) for temple in range(len(TEMPLES))]
ADVANCE: Final[list[Decision]] = [Advance(track) for track in range(len(TRACKS))]
PAY: Final[list[list[Pay]]] = [[Pay(*mix) for mix in mixes(blocks)] for blocks in range(4)]
TAKE: Final[list[list[Decision]]] = [[Take(*mix) for mix in mixes(blocks)] for blocks in range(3)]
CLIMB: Final[list[Decision]] = [Climb(temple) for temple in range(len(TEMPLES))]
CLIMB_TWO: Final[list[Decision]] = [ClimbTwo(*pair) for pair in combinations(range(len(TEMPLES)), 2)]
BUILD: Final[list[list[Build]]] = [[Build(b, how) for how in range(PLAIN + 1)] for b in range(len(BUILDINGS))]
BUILD_MONUMENT: Final[list[BuildMonument]] = [BuildMonument(m) for m in range(len(MONUMENTS))]
SELL: Final[list[Sell]] = [Sell(good) for good in (0, *RESOURCES)]
BUY: Final[list[Buy]] = [Buy(good) for good in (0, *RESOURCES)]
ACT: Final[list[list[Act]]] = [[Act(gear, action) for action in range(ACTIONS[gear] + 1)] for gear in range(UXMAL + 1)]
DONE: Final[Decision] = Done()

ALL: Final[list[Decision]] = [
    *FIRST_PLAYER,
    *REVEAL_MONUMENT,
    *REVEAL_BUILDING[:OF_BASE],
    *DEAL,
    *TURN_UP,
    *KEEP.values(),
    *BEG,
    *PLACE,
    *[pick for gear in PICK for space in gear for pick in space],
    END_TURN,
    *TURN_DAYS,
    *HARVEST,
    *ANGER,
    *ADVANCE,
    *[pay for size in PAY[1:] for pay in size],
    *[take for size in TAKE[1:] for take in size],
    *CLIMB,
    *CLIMB_TWO,
    *[build for building in BUILD[:OF_BASE] for build in building],
    *BUILD_MONUMENT,
    *SELL[1:],
    *BUY[1:],
    *[act for gear in ACT for act in gear[1:]],
    DONE,
    # What modules add stands behind: numbers that were given stay.
    *REVEAL_BUILDING[OF_BASE:],
    *[build for building in BUILD[OF_BASE:] for build in building],
]
