"""Position counts: how many lines of play of length n start from a position. A missing or extra choice shows here."""

from __future__ import annotations

import pytest

from longcount.games.tzolkin import GAME
from longcount.games.tzolkin.state import State
from tzolkin_table import NEUTRAL, Table, deal, new_state


def count(state: State, depth: int) -> int:
    """Lines of so many decisions, draws included; a game that ends earlier counts as one."""
    pending = GAME.pending(state)
    if depth == 0 or pending.is_over:
        return 1
    total = 0
    for seat in pending.seats[:1]:
        for offer in GAME.offers(state, seat):
            following = state.clone()
            GAME.apply(following, seat, offer, None)
            total += count(following, depth - 1)
    return total


def opening() -> State:
    return Table(4).give(0, corn=6).give(1, corn=6).give(2, corn=6).give(3, corn=6).s


def draft() -> State:
    return deal(new_state(2), [["W01", "W02", "W03", "W04"], ["W05", "W06", "W07", "W08"]])


def crowded() -> State:
    t = Table(3).put(NEUTRAL, "palenque 0", "tikal 0", "tikal 1", "uxmal 6", "chichen 9")
    t.put(0, "palenque 4", "yaxchilan 6", "tikal 2").give(0, corn=4, wood=2, stone=1)
    return t.put(1, "uxmal 1", "first").give(1, corn=1).row("A1-03", "A1-01").s


def builders() -> State:
    """Tikal 4 with architecture, choices of price, granted actions and a monument in reach."""
    t = Table(2).put(0, "tikal 4", "uxmal 5").levels(0, architecture=3).monuments("M01", "M03")
    return t.give(0, corn=3, wood=4, stone=2, gold=1).row("A1-09", "A1-05", "A1-10", "A1-01").s


def masters() -> State:
    """Everything at level 3, skulls in hand, Chichen Itza half full."""
    t = Table(2).put(0, "chichen 9", "tikal 3", "palenque 6").give(0, corn=2, wood=1, gold=2, skull=2).lay(1, 2, 7)
    return t.levels(0, agriculture=3, extraction=3, architecture=3, theology=3).jungle(4, 1, 1).s


def market() -> State:
    return Table(2).put(0, "uxmal 2").give(0, corn=5, wood=2, gold=1).play("pick uxmal 2").s


def hungry() -> State:
    """Round of the first Food Day; beggars and the first-player space."""
    t = Table(2).start_round(7).put(1, "palenque 6").put(0, "first", "uxmal 1").temples(0, brown=0, yellow=2)
    return t.give(0, corn=1).give(1, corn=2).s


POSITIONS = {
    "opening": (opening, [6, 41, 270, 1560, 10215]),
    "draft": (draft, [6, 36, 216, 1470, 9279]),
    "crowded": (crowded, [14, 106, 478, 2722, 15562]),
    "builders": (builders, [16, 123, 798, 5720]),
    "masters": (masters, [19, 140, 698, 3663, 21570]),
    "market": (market, [6, 34, 216, 1382, 9454]),
    "hungry": (hungry, [8, 98, 623, 4331]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_lines_of_play_from_a_position_are_as_many_as_ever(name: str) -> None:
    arrange, expected = POSITIONS[name]
    assert expected == [count(arrange(), depth) for depth in range(1, len(expected) + 1)]
