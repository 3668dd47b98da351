"""Every decision of the game, one small class per kind, all instances made here and never again.

The tables below (`PLACE`, `WALK`, …) give an instance by its numbers; `ALL` is the catalogue's order, which is also
the order in which decisions are offered.
"""

from __future__ import annotations

from typing import Final

from longcount.games.tikal.components import IN_STACK, MOST_BID, SPACES, TREASURES
from longcount.kernel.decisions import Decision

# --- chance -------------------------------------------------------------------


class FirstPlayer(Decision):
    """A seat begins."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class DrawTile(Decision):
    """A terrain tile is turned up."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile


class Find(Decision):
    """A treasure is dug up."""

    def __init__(self, treasure: int) -> None:
        self.treasure: Final = treasure


# --- auction ------------------------------------------------------------------


class Bid(Decision):
    """Offer so many points for the turn."""

    def __init__(self, points: int) -> None:
        self.points: Final = points


class Pass(Decision):
    """Bid no more in this auction."""


class Choose(Decision):
    """Take a tile of the display."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile


# --- tile ---------------------------------------------------------------------


class Lay(Decision):
    """Lay the tile in hand on a space, turned clockwise by so many sixths."""

    def __init__(self, space: int, turn: int) -> None:
        self.space: Final = space
        self.turn: Final = turn


# --- actions ------------------------------------------------------------------


class Place(Decision):
    """Put a figure from the supply on the base camp or an own camp."""

    def __init__(self, figure: int, space: int) -> None:
        self.figure: Final = figure
        self.space: Final = space


class Transfer(Decision):
    """Send a figure along a secret path from camp to camp."""

    def __init__(self, figure: int, start: int, target: int) -> None:
        self.figure: Final = figure
        self.start: Final = start
        self.target: Final = target


class Walk(Decision):
    """Walk with a figure to another tile by the cheapest path."""

    def __init__(self, figure: int, start: int, target: int) -> None:
        self.figure: Final = figure
        self.start: Final = start
        self.target: Final = target


class Uncover(Decision):
    """Uncover the next level of a temple."""

    def __init__(self, space: int) -> None:
        self.space: Final = space


class Dig(Decision):
    """Dig up a treasure."""

    def __init__(self, space: int) -> None:
        self.space: Final = space


class Exchange(Decision):
    """Give a single treasure for a single one of another player."""

    def __init__(self, mine: int, seat: int, theirs: int) -> None:
        self.mine: Final = mine
        self.seat: Final = seat
        self.theirs: Final = theirs


class Camp(Decision):
    """Found a camp."""

    def __init__(self, space: int) -> None:
        self.space: Final = space


class Guard(Decision):
    """Set a figure on a temple as its guard."""

    def __init__(self, space: int, figure: int) -> None:
        self.space: Final = space
        self.figure: Final = figure


class End(Decision):
    """Spend no more action points."""


# --- all of them --------------------------------------------------------------

_SPACES: Final = range(SPACES)
_FIGURES: Final = range(2)
_SEATS: Final = range(4)
_KINDS: Final = range(len(TREASURES))

FIRST_PLAYER: Final[list[FirstPlayer]] = [FirstPlayer(seat) for seat in _SEATS]
DRAW_TILE: Final[list[DrawTile]] = [DrawTile(tile) for tile in range(IN_STACK)]
FIND: Final[list[Find]] = [Find(treasure) for treasure in _KINDS]
PASS: Final[Decision] = Pass()
BID: Final[list[Bid]] = [Bid(points) for points in range(MOST_BID + 1)]
CHOOSE: Final[list[Choose]] = [Choose(tile) for tile in range(IN_STACK)]
LAY: Final[list[list[Lay]]] = [[Lay(space, turn) for turn in range(6)] for space in _SPACES]
PLACE: Final[list[list[Place]]] = [[Place(figure, space) for space in _SPACES] for figure in _FIGURES]
TRANSFER: Final[list[list[list[Transfer]]]] = [
    [[Transfer(figure, start, target) for target in _SPACES] for start in _SPACES] for figure in _FIGURES
]
WALK: Final[list[list[list[Walk]]]] = [
    [[Walk(figure, start, target) for target in _SPACES] for start in _SPACES] for figure in _FIGURES
]
UNCOVER: Final[list[Uncover]] = [Uncover(space) for space in _SPACES]
DIG: Final[list[Dig]] = [Dig(space) for space in _SPACES]
EXCHANGE: Final[list[list[list[Exchange]]]] = [
    [[Exchange(mine, seat, theirs) for theirs in _KINDS] for seat in _SEATS] for mine in _KINDS
]
CAMP: Final[list[Camp]] = [Camp(space) for space in _SPACES]
GUARD: Final[list[list[Guard]]] = [[Guard(space, figure) for figure in _FIGURES] for space in _SPACES]
END: Final[Decision] = End()


ALL: Final[list[Decision]] = [
    *FIRST_PLAYER,
    *DRAW_TILE,
    *FIND,
    PASS,
    *BID[1:],
    *CHOOSE,
    *[lay for space in LAY for lay in space],
    *[place for figure in PLACE for place in figure],
    *[send for figure in TRANSFER for start in figure for send in start if send.start != send.target],
    *[walk for figure in WALK for start in figure for walk in start if walk.start != walk.target],
    *UNCOVER,
    *DIG,
    *[EXCHANGE[mine][seat][theirs] for mine in _KINDS for seat in _SEATS for theirs in _KINDS if mine != theirs],
    *CAMP,
    *[guard for space in GUARD for guard in space],
    END,
]
