"""What a player sees who looks at a position: a row of small numbers with a legend, for those that learn.

A row is as a game tells it: counts, choices, heights on a ladder. How a net takes these in is not the game's matter:
the legend says what each number is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

S = TypeVar("S")

MOST: Final = 255
"""A number of a row takes one byte."""


class Field:
    """One number of a row. A net sees it in up to three ways: as a share of `most`, as one of `choices`, and by which
    of some `marks` it reaches."""

    def __init__(self, name: str, most: int, choices: int, marks: Sequence[int]) -> None:
        self.name: Final = name
        self.most: Final = most
        """About the highest; 0: its height means nothing."""
        self.choices: Final = choices
        """It is one of so many, from 0 on; 0: it is no choice."""
        self.marks: Final = tuple(marks)


def count(name: str, most: int) -> Field:
    return Field(name, most, 0, ())


def flag(name: str) -> Field:
    return Field(name, 1, 0, ())


def choice(name: str, choices: int) -> Field:
    return Field(name, 0, choices, ())


def ladder(name: str, marks: Sequence[int]) -> Field:
    """A count of which some heights matter more than others."""
    return Field(name, marks[-1], 0, marks)


def fine(name: str, most: int) -> list[Field]:
    """Points with their 256ths, in two fields."""
    return [count(name, most), count(f"{name}, 256ths", MOST)]


def see_fine(points: float, below: int, out: list[int]) -> None:
    """Tells points with their 256ths, from so many below zero on."""
    told = int((points + below) * 256.0)
    told = 0 if told < 0 else 65535 if told > 65535 else told
    out.append(told >> 8)
    out.append(told & MOST)


def of_rivals(fields: Sequence[Field], seats: int) -> list[Field]:
    """The same fields for each of the others, by how many places on they sit."""
    return [
        Field(f"rival {place}: {field.name}", field.most, field.choices, field.marks)
        for place in range(1, seats)
        for field in fields
    ]


class Guess:
    """Where a row tells what the rule of thumb expects: the points of the seat, and of its rivals on average."""

    def __init__(self, fields: Sequence[Field], own: str, rivals: str, below: int) -> None:
        names = [field.name for field in fields]
        self.own: Final = names.index(own)
        self.rivals: Final = names.index(rivals) if rivals else -1
        self.below: Final = below
        """The points of which 0 tells."""


class Sight(Generic[S]):
    """How a game is seen: the row of a seat, where points come from, and what tells how somebody plays."""

    def __init__(
        self,
        *,
        fields: Sequence[Field],
        row: Callable[[S, int], bytes],
        sources: Sequence[str],
        traits: Sequence[str],
        traits_of: Callable[[S, int], list[int]],
        manners: Mapping[str, Mapping[str, float]] | None = None,
        guess: Guess | None = None,
        spite: float = 0.0,
    ) -> None:
        self.fields: Final = tuple(fields)
        self.row: Final = row
        """A number for every field, from what this seat may know."""
        self.sources: Final = tuple(sources)
        """Where points come from, as the breakdown of an outcome names it."""
        self.traits: Final = tuple(traits)
        """What a player has in the end that tells how the game was played: workers, buildings, temples on the map."""
        self.traits_of: Final = traits_of
        self.manners: Final = {name: dict(fond) for name, fond in (manners or {}).items()}
        """Ways in which people play, by name: what one more of a trait, or a point from a source, is worth to them
        beside the points it brings. Training tries them."""
        self.guess: Final = guess
        """What the rule of thumb expects, for nets that put it right; without one they find out everything."""
        self.spite: Final = spite
        """How much of the others' points counts against one's own, shared among them, when turns are chosen."""


def clipped(number: int) -> int:
    """As it fits into a row."""
    return 0 if number < 0 else MOST if number > MOST else number
