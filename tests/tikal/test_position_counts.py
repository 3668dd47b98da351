"""Position counts: how many lines of play of length n start from a position. A missing or extra choice shows here."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

import pytest

from longcount.games.tikal import GAME, steps
from longcount.games.tikal.state import GONE, State
from longcount.kernel.pending import Step
from tikal_table import Table


def count(state: State, depth: int) -> int:
    """Lines of so many decisions, draws included; a game that ends earlier counts as one."""
    pending = GAME.pending(state)
    if pending.is_over:
        return 1
    offers = GAME.offers(state, pending.seats[0])
    if depth == 1:
        return len(offers)
    total = 0
    for offer in offers:
        following = state.clone()
        GAME.apply(following, pending.seats[0], offer, None)
        total += count(following, depth - 1)
    return total


def counts(state: State, depth: int) -> list[int]:
    return [count(state, number) for number in range(1, depth + 1)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_opening_of_the_basic_version_counted_by_hand(seats: int) -> None:
    """Each number for one seat that may begin.

    1 and 2: the seat, then one of the six A tiles.
    3: every free space beside the printed tiles (a3, b3, c1, c2) is reached by a printed stone, so each tile goes on
    four spaces in six rotations: 6 * 24.
    4: worker or leader into the base camp, a camp on b2, or the end: 4; with A4, a jungle, a second camp: 5.
    5: after the worker: another, the leader, the camps, the end, and walks to the three printed tiles and the new one:
    8 (A4: 9). After the leader: 7 (A4: 8). After a camp on b2: two figures to two places, the end: 5 (A4: 6, the
    other camp). After the camp on A4: 6. After the end: the five A tiles left. So 25 for a tile, 34 for A4.
    """
    by_hand = [1, 6, 6 * 24, 24 * (5 * 4 + 5), 24 * (5 * 25 + 34)]
    assert [seats * number for number in by_hand] == counts(GAME.new(seats, {}), 5)


@pytest.mark.parametrize(("seats", "following"), [(2, 1412), (3, 10158), (4, 52593)])
def test_the_first_lap_of_an_auction_counted_by_hand(seats: int, following: int) -> None:
    """Everybody passes or bids more than the last bidder, up to 20.

    Of m calls j are bids, and j of the 20 numbers stand for them in one way only: the sum of C(m, j) * C(20, j) over j
    is C(20 + m, m). After the lap: with no bid or one the tile is chosen among n; with j > 1 bids and the highest h
    the first bidder passes or bids h + 1 to 20, which is C(21, j + 1) for all h together. So n * (1 + 20 n) and the
    sum of C(n, j) * C(21, j + 1) over j from 2.
    """
    t = Table(seats, version="auction").begin(Step(steps.NEXT_ROUND, 0))
    t.play(*[f"tile A{number + 1}" for number in range(seats)])
    assert [*[comb(20 + calls, calls) for calls in range(1, seats + 1)], following] == counts(t.s, seats + 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exchanges_counted_by_hand(seats: int) -> None:
    """Nobody to place or move, 4 action points: a mask against each other player's jade or idol, or the end.

    After an exchange only the end is left, then one of six tiles; after the end one of six tiles, each laid in 24 ways.
    """
    t = Table(seats).ap(4).hold(0, mask=1)
    for seat in range(1, seats):
        t.hold(seat, jade=1, idol=1)
    t.player().supply, t.player().leader = 0, GONE
    swaps = 2 * (seats - 1)
    assert [swaps + 1, swaps + 6, swaps * 6 + 6 * 24] == counts(t.settle().s, 3)


def explored(seats: int, **options: str) -> Table:
    """A board with a bit of everything, and figures of all seats."""
    t = Table(seats, **options).tile("A3", "b3", 3).tile("A5", "c2", 4).tile("A4", "c1", 1).tile("B2", "d2", 2)
    t.put(0, "a2", workers=2).put(0, "c2", workers=1, leader=True).camp(0, "b2").hold(0, mask=1, jade=2)
    for seat in range(1, seats):
        t.put(seat, "a2", workers=seat).put(seat, "d2", leader=seat == 1, workers=1).hold(seat, idol=1, bowl=seat - 1)
    return t


def middle(seats: int) -> State:
    """A normal turn: two places for a worker, three figures that walk to seven tiles, a level, a dig, a camp, the end.

    That is 27; with two seats one exchange and the guard of a2, with three no guard (a2 is tied) but three exchanges,
    with four a fourth exchange, as a pair is not exchanged.
    """
    return explored(seats).s


def eruption(seats: int) -> State:
    """The last seat drew a volcano and has 3 points left in its scoring turn."""
    t = explored(seats).stack("B3", "B4", "B6", "C1")
    return t.draw("B6", seats - 1).ap(3).s


def finale(seats: int) -> State:
    """The last but one of the final round has 2 points left."""
    t = explored(seats).begin(Step(steps.FINAL, seats - 1)).play(*["end"] * (seats - 2))
    return t.ap(2).s


def auctioned(seats: int) -> State:
    """Bidders with 2 points over the last tiles, a volcano among them; seat 1 opens.

    By hand the first lap of n calls gives C(2 + m, m) and then n * (1 + 2 n) + C(n, 2), as in the test above.
    """
    tiles = ("F4", "F5", "G1", "G2")[:seats]
    t = explored(seats, version="auction").stack(*tiles)
    for seat in range(seats):
        t.points(seat, 2)
    return t.begin(Step(steps.NEXT_ROUND, 1)).play(*[f"tile {name}" for name in tiles]).s


POSITIONS: dict[tuple[Callable[[int], State], int], list[int]] = {
    (middle, 2): [29, 795, 16736, 259388],
    (middle, 3): [30, 874, 19545, 310356],
    (middle, 4): [31, 927, 21067, 334317],
    (eruption, 2): [18, 147, 1600, 33675],
    (eruption, 3): [16, 119, 1569, 36843],
    (eruption, 4): [15, 119, 1602, 38086],
    (finale, 2): [10, 71, 1042, 21833],
    (finale, 3): [12, 69, 833, 17644],
    (finale, 4): [10, 58, 763, 15622],
    (auctioned, 2): [3, 6, 11, 327, 9795],
    (auctioned, 3): [3, 6, 10, 24, 709, 21192],
    (auctioned, 4): [3, 6, 10, 15, 42, 1233, 36304],
}


@pytest.mark.parametrize(("arrange", "seats"), POSITIONS)
def test_lines_of_play_from_a_position_are_as_many_as_ever(arrange: Callable[[int], State], seats: int) -> None:
    expected = POSITIONS[arrange, seats]
    assert expected == counts(arrange(seats), len(expected))
