"""What happened, as facts: the log, the preview of a choice and the ledger are written from these."""

from __future__ import annotations

from collections.abc import Sequence

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


class Entry:
    """What facts come to: `seat` has `amount` more of `what`, or less; `goal` is what somebody might want it for."""

    def __init__(self, seat: int, goal: str, what: str, amount: int) -> None:
        self.seat = seat
        self.goal = goal
        self.what = what
        self.amount = amount

    def as_tuple(self) -> tuple[int, str, str, int]:
        return (self.seat, self.goal, self.what, self.amount)

    def __repr__(self) -> str:
        return f"<seat {self.seat} {self.goal}: {self.what} {self.amount:+}>"


def summed(entries: Sequence[Entry]) -> list[Entry]:
    """One entry for each thing of each seat, in the order of their first mention; what comes to nothing is left out."""
    totals: dict[tuple[int, str, str], int] = {}
    for entry in entries:
        key = (entry.seat, entry.goal, entry.what)
        totals[key] = totals.get(key, 0) + entry.amount
    return [Entry(seat, goal, what, amount) for (seat, goal, what), amount in totals.items() if amount]
