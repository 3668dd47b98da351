"""Everything a caller can do wrong, each with a sentence that a person can act on."""

from __future__ import annotations


class LongCountError(Exception):
    """The common root: catch this to answer any bad input with its sentence."""


class UnknownNotation(LongCountError):
    """A text that names no decision of the game at all."""


class IllegalDecision(LongCountError):
    """A decision of the game that the rules do not offer now; `rule` says which rule forbids it."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} {rule}" if rule else sentence)
        self.rule = rule
        self.sentence = sentence


class NotYourTurn(LongCountError):
    """The seat owes no decision now."""


class UndoRefused(LongCountError):
    """Nothing of this seat can be taken back any more."""


class BadOption(LongCountError):
    """An unknown option of a game, or a value it does not have."""


class BadSetup(LongCountError):
    """A number of seats that the game does not have."""


class BadData(LongCountError):
    """A component or rule file that contradicts itself."""


class RecordError(LongCountError):
    """A record that cannot be read or replayed; `line` counts from 1, 0 means the record as a whole."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason
