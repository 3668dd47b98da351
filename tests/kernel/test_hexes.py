"""Hexagons: directions, turned tiles, neighbours and distances."""

from __future__ import annotations

import pytest

from longcount.kernel.hexes import NAMES, NOWHERE, SIDES, STEPS, different_turns, distance, neighbours, opposite, turned

FLOWER = [(0, 0), *STEPS]
"""A space and the six around it, clockwise from the top."""


@pytest.mark.parametrize(("side", "facing"), [("N", "S"), ("NE", "SW"), ("SE", "NW"), ("S", "N")])
def test_the_side_across(side: str, facing: str) -> None:
    assert facing == NAMES[opposite(NAMES.index(side))]


@pytest.mark.parametrize("side", range(SIDES))
def test_a_step_and_the_step_across_lead_back(side: int) -> None:
    (q, r), (back_q, back_r) = STEPS[side], STEPS[opposite(side)]
    assert (0, 0) == (q + back_q, r + back_r)


@pytest.mark.parametrize("side", range(SIDES))
def test_clockwise_sides_follow_one_another_around_a_space(side: int) -> None:
    """From the neighbour on one side two steps further round lead to the neighbour on the next side."""
    (q, r), (dq, dr) = STEPS[side], STEPS[(side + 2) % SIDES]
    assert STEPS[(side + 1) % SIDES] == (q + dq, r + dr)


@pytest.mark.parametrize(
    ("clockwise", "look"),
    [(0, [2, 1, 0, 0, 0, 0]), (1, [0, 2, 1, 0, 0, 0]), (3, [0, 0, 0, 2, 1, 0]), (5, [1, 0, 0, 0, 0, 2])],
)
def test_a_tile_is_turned_clockwise(clockwise: int, look: list[int]) -> None:
    assert look == turned([2, 1, 0, 0, 0, 0], clockwise)


def test_six_turns_make_one_round() -> None:
    edges = [3, 1, 4, 1, 5, 9]
    once = edges
    for _ in range(SIDES):
        once = turned(once, 1)
    assert edges == once


@pytest.mark.parametrize(
    ("edges", "turns"),
    [
        ([0, 0, 0, 0, 0, 0], [0]),
        ([1, 0, 1, 0, 1, 0], [0, 1]),
        ([2, 0, 1, 2, 0, 1], [0, 1, 2]),
        ([2, 0, 0, 1, 0, 0], [0, 1, 2, 3, 4, 5]),
    ],
)
def test_turns_that_look_the_same_count_once(edges: list[int], turns: list[int]) -> None:
    assert turns == different_turns(edges)


def test_the_middle_of_a_flower_has_all_six_neighbours_in_order() -> None:
    assert [1, 2, 3, 4, 5, 6] == neighbours(FLOWER)[:SIDES]


def test_beyond_the_rim_there_is_nowhere() -> None:
    top = neighbours(FLOWER)[1 * SIDES : 2 * SIDES]
    assert [NOWHERE, NOWHERE, 2, 0, 6, NOWHERE] == top


def test_neighbours_know_each_other() -> None:
    found = neighbours(FLOWER)
    for space in range(len(FLOWER)):
        for side in range(SIDES):
            other = found[space * SIDES + side]
            assert other == NOWHERE or space == found[other * SIDES + opposite(side)]


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ((0, 0), (0, 0), 0),
        ((0, 0), (0, -3), 3),
        ((0, 0), (3, -3), 3),
        ((0, 0), (2, 2), 4),
        ((0, 0), (-2, 5), 5),
        ((1, -4), (3, -1), 5),
        ((4, -2), (1, 2), 4),
    ],
)
def test_steps_between_two_spaces(one: tuple[int, int], other: tuple[int, int], steps: int) -> None:
    assert (steps, steps) == (distance(one, other), distance(other, one))
