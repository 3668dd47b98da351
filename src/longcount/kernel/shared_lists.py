"""Lists of numbers that are never changed in place: a change makes another list, so that clones can share them."""

from __future__ import annotations


def changed(numbers: list[int], at: int, by: int) -> list[int]:
    """The list with one number raised or lowered."""
    after = numbers[:]
    after[at] += by
    return after


def replaced(numbers: list[int], at: int, number: int) -> list[int]:
    """The list with another number in one place."""
    after = numbers[:]
    after[at] = number
    return after


def shifted(numbers: list[int], start: int, target: int) -> list[int]:
    """The list with one of something moved from place to place."""
    after = numbers[:]
    after[start] -= 1
    after[target] += 1
    return after


def joined(numbers: list[int], number: int) -> list[int]:
    """A sorted list with one number more."""
    return sorted([*numbers, number])


def without(numbers: list[int], number: int) -> list[int]:
    """The list with one number less."""
    after = numbers[:]
    after.remove(number)
    return after
