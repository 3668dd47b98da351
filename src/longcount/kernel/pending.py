"""The stack of pending steps: who owes what, now and afterwards.

A step is plain data, a kind and two small numbers, and never changes once made. A state holds a list of them; the
last one is answered first. Nested actions push steps, answering pops them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CHANCE: Final = -1
MOST_SEATS: Final = 12
"""At one table; more than any game here has."""


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


# Who answers a step.
A_SEAT: Final = 0
THE_DICE: Final = 1
NOBODY: Final = 2
"""The game is over."""
ITSELF: Final = 3
"""What follows without a question."""


class StepKind:
    """A kind of step as it is told: its name, its rule, who answers it, and what its numbers are called."""

    def __init__(self, name: str, rule: str = "", answers: int = ITSELF, a: str = "", b: str = "") -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.answers: Final = answers
        self.a: Final = a
        self.b: Final = b


StepSeen = dict[str, str | int]
"""A step in a view: its name under `step`, and its numbers under theirs."""


def steps_seen(kinds: Sequence[StepKind], stack: Sequence[Step]) -> list[StepSeen]:
    """All pending steps as they stand in a view, the one that is answered next at the end."""
    return [step_seen(kinds[step.kind], step) for step in stack]


def step_seen(kind: StepKind, step: Step) -> StepSeen:
    seen: StepSeen = {"step": kind.name}
    if kind.a:
        seen[kind.a] = step.a
    if kind.b:
        seen[kind.b] = step.b
    return seen


def read_steps(kinds: Sequence[StepKind], seen: Sequence[StepSeen]) -> list[Step]:
    """The same steps again."""
    by_name = {kind.name: number for number, kind in enumerate(kinds)}
    return [read_step(kinds, by_name[str(row["step"])], row) for row in seen]


def read_step(kinds: Sequence[StepKind], number: int, row: StepSeen) -> Step:
    kind = kinds[number]
    return Step(number, int(row[kind.a]) if kind.a else 0, int(row[kind.b]) if kind.b else 0)


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


def pending_by_seat(kinds: Sequence[StepKind]) -> list[list[Pending]]:
    """For each seat that may act, what is pending at each kind of step; made once."""
    return [[pending_at(kind, seat) for kind in kinds] for seat in range(MOST_SEATS)]


def pending_at(kind: StepKind, seat: int) -> Pending:
    asked = {A_SEAT: (seat,), THE_DICE: (CHANCE,)}.get(kind.answers, ())
    return Pending(asked, kind.name, kind.rule)
