"""The stack of pending steps: who owes what, now and afterwards.

A step is plain data, a kind and two small numbers, and never changes once made. A state holds a list of them; the
last one is answered first. Nested actions push steps, answering pops them.
"""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1


class Step:
    """One pending step: its kind (each game numbers its own) and up to two small numbers."""

    def __init__(self, kind: int, a: int = 0, b: int = 0) -> None:
        self.kind: Final = kind
        self.a: Final = a
        self.b: Final = b

    def key(self) -> tuple[int, int, int]:
        return (self.kind, self.a, self.b)

    def __repr__(self) -> str:
        return f"<step {self.kind} {self.a} {self.b}>"


def stack_key(stack: list[Step]) -> tuple[int, ...]:
    """All steps as one row of numbers."""
    numbers: list[int] = []
    for step in stack:
        numbers.append(step.kind)
        numbers.append(step.a)
        numbers.append(step.b)
    return tuple(numbers)


class Pending:
    """The seats that owe a decision now (CHANCE among them, nobody when the game is over), the step and its rule."""

    def __init__(self, seats: tuple[int, ...], step: str, rule: str) -> None:
        self.seats: Final = seats
        self.step: Final = step
        self.rule: Final = rule

    @property
    def is_over(self) -> bool:
        return not self.seats

    @property
    def is_chance(self) -> bool:
        return self.seats == (CHANCE,)
