"""Lists that clones share: each change makes another list."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longcount.kernel.shared_lists import changed, joined, replaced, shifted, without


@pytest.mark.parametrize(
    ("change", "after"),
    [
        (lambda numbers: changed(numbers, 1, 5), [1, 8, 3, 7]),
        (lambda numbers: changed(numbers, 3, -7), [1, 3, 3, 0]),
        (lambda numbers: replaced(numbers, 0, 9), [9, 3, 3, 7]),
        (lambda numbers: shifted(numbers, 3, 0), [2, 3, 3, 6]),
        (lambda numbers: joined(numbers, 4), [1, 3, 3, 4, 7]),
        (lambda numbers: without(numbers, 3), [1, 3, 7]),
    ],
)
def test_a_change_makes_another_list_and_leaves_the_first_alone(
    change: Callable[[list[int]], list[int]], after: list[int]
) -> None:
    numbers = [1, 3, 3, 7]
    assert change(numbers) == after
    assert numbers == [1, 3, 3, 7]
