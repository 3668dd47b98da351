"""Who answers for chance: seeded dice (tests, bots), secret dice (a server), recorded answers (a replay)."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, Protocol

# Moduli below 2**30 keep every product within a machine word. Multipliers from L'Ecuyer's tables of 1999.
_M1: Final = 1073741789
_A1: Final = 771645345
_M2: Final = 536870909
_A2: Final = 520332806
_WORD: Final = 2**64


class Dice:
    """A small generator, the same numbers compiled and interpreted, on every machine: two combined sequences."""

    def __init__(self, seed: int) -> None:
        self.one = scrambled(2 * seed) % (_M1 - 1) + 1
        self.two = scrambled(2 * seed + 1) % (_M2 - 1) + 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.one = self.one * _A1 % _M1
        self.two = self.two * _A2 % _M2
        return (self.one - self.two) % (_M1 - 1) * n // (_M1 - 1)

    def pick(self, odds: Sequence[int]) -> int:
        """The position of an outcome, as often as its odds say."""
        return weighted(odds, self.below(sum(odds)))


def scrambled(number: int) -> int:
    """A number that has nothing visibly to do with its neighbours: the finalizer of splitmix64."""
    word = (number + 1) * 0x9E3779B97F4A7C15 % _WORD
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 % _WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB % _WORD
    return word ^ word >> 31


class Chance(Protocol):
    """Anything that can choose among weighted outcomes."""

    def pick(self, odds: Sequence[int]) -> int:
        """The position of the outcome that happens; `odds` are whole numbers, one per outcome."""


class SeededChance:
    """The same answers for the same seed."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def pick(self, odds: Sequence[int]) -> int:
        return self.dice.pick(odds)


class SecretChance:
    """Answers nobody can predict, from the operating system."""

    def pick(self, odds: Sequence[int]) -> int:
        return weighted(odds, secrets.randbelow(sum(odds)))


class RecordedChance:
    """Answers given beforehand, for tests and examples: positions among the outcomes offered."""

    def __init__(self, picks: Sequence[int]) -> None:
        self.picks = list(picks)

    def pick(self, odds: Sequence[int]) -> int:
        return self.picks.pop(0)


def weighted(odds: Sequence[int], point: int) -> int:
    """Which outcome covers `point` when the outcomes lie side by side, each as wide as its odds."""
    for position, width in enumerate(odds):
        if point < width:
            return position
        point -= width
    raise AssertionError("the point lies beyond all odds")
