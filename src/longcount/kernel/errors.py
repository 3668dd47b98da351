"""Everything a caller can do wrong, each with a sentence that a person can act on.

An error keeps its sentence as it stands in the code, with holes, and what fills them: so it can be told in another
language. `str(error)` is English.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Filling = int | str | Sequence[str] | Exception
"""What may fill a hole: a number, a text, several texts of which one is meant, or another error."""


def plainly(sentence: str, values: dict[str, Filling]) -> str:
    """A sentence of the house with its holes filled, in English."""
    if not values:
        return sentence
    return sentence.format(**{name: said(value) for name, value in values.items()})


def said(value: Filling, between: str = " or ") -> str:
    return str(value) if isinstance(value, str | int | Exception) else between.join(value)


class LongCountError(Exception):
    """The common root: catch this to answer any bad input with its sentence; `rule` is what it is about, if any."""

    def __init__(self, sentence: str = "", /, **values: Filling) -> None:
        super().__init__(plainly(sentence, values))
        self.sentence = sentence
        """With its holes."""
        self.values = values
        self.rule = ""


class UnknownNotation(LongCountError):
    """A text that names no decision of the game at all, or one that its rules never allow."""


class IllegalDecision(LongCountError):
    """A decision of the game that the rules do not offer now; `refusal` says which rule forbids it, and why."""

    def __init__(self, refusal: Refusal, told: str, game: str = "") -> None:
        super().__init__(f"{told} {refusal.rule}" if refusal.rule else told)
        self.refusal = refusal
        self.game = game
        """The game whose catalogue has the sentence."""
        self.rule = refusal.rule
        self.sentence = told
        """In English, without the rule."""


class Refusal:
    """Why a decision is not offered: the rule that forbids it, and a sentence of the game's catalogue with numbers."""

    def __init__(self, rule: str, key: str, **values: Filling) -> None:
        self.rule = rule
        self.key = key
        self.values = values

    def __repr__(self) -> str:
        return f"<{self.rule} {self.key} {self.values}>"


class NotYourTurn(LongCountError):
    """The seat owes no decision now."""


class UndoRefused(LongCountError):
    """Nothing of this seat can be taken back any more."""


class BadOption(LongCountError):
    """An unknown option of a game, or a value it does not have."""


class BadSetup(LongCountError):
    """A number of seats that the game does not have."""


class BadData(LongCountError):
    """A component, rule or word file that contradicts itself."""


AT_LINE: Final = "line {at}: "
"""How a record error begins that is about one line."""


class RecordError(LongCountError):
    """A record that cannot be read or replayed; `line` counts from 1, 0 means the record as a whole."""

    def __init__(self, line: int, reason: str, **values: Filling) -> None:
        if line:
            super().__init__(AT_LINE + reason, at=line, **values)
        else:
            super().__init__(reason, **values)
        self.line = line
        self.reason = plainly(reason, values)
