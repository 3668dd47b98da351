"""A number as a row of marks, for positions written as rows of numbers."""

from __future__ import annotations


def one_hot(number: int, of: int) -> list[float]:
    """A number as a mark in its place; beyond the last place in the last."""
    marks = [0.0] * of
    marks[min(max(number, 0), of - 1)] = 1.0
    return marks
