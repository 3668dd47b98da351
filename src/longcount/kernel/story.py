"""What happened, as facts: the log, the preview of a choice and the ledger are written from these."""

from __future__ import annotations

EVERYBODY = -1


class Fact:
    """`seat` did `verb` with `amount` of `what` because of `why`; only seat `only` may know it (or everybody)."""

    def __init__(self, seat: int, verb: str, what: str, amount: int, why: str, only: int = EVERYBODY) -> None:
        self.seat = seat
        self.verb = verb
        self.what = what
        self.amount = amount
        self.why = why
        self.only = only

    def as_tuple(self) -> tuple[int, str, str, int, str]:
        return (self.seat, self.verb, self.what, self.amount, self.why)

    def __repr__(self) -> str:
        return f"<seat {self.seat} {self.verb} {self.what} {self.amount} ({self.why})>"


class Story:
    """The facts of one or more decisions, in order."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []

    def add(self, fact: Fact) -> None:
        self.facts.append(fact)

    def seen_by(self, seat: int | None) -> list[Fact]:
        """What a seat, or a spectator (None), may hear of it."""
        return [fact for fact in self.facts if fact.only in (EVERYBODY, seat)]
