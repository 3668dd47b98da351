"""What facts come to: goods, points, steps and levels gained or lost, tiles built, workers placed and picked up."""

from __future__ import annotations

from collections.abc import Sequence

from longcount.games.tzolkin.components import MONUMENT_BY_ID
from longcount.kernel.story import Entry, Fact, summed


def ledger(facts: Sequence[Fact]) -> list[Entry]:
    found = [entry_of(fact) for fact in facts]
    return summed([entry for entry in found if entry is not None])


def entry_of(fact: Fact) -> Entry | None:
    """None for a fact that only tells."""
    seat, what, amount = fact.seat, fact.what, fact.amount
    match fact.verb:
        case "gain" | "beg":
            return Entry(seat, what, what, amount)
        case "pay":
            return Entry(seat, what, what, -amount)
        case "score" | "lead":
            return Entry(seat, "points", "points", amount)
        case "climb":
            return Entry(seat, "climb", what, 1)
        case "descend":
            return Entry(seat, "climb", what, -1)
        case "level":
            return Entry(seat, "level", what, 1)
        case "build":
            return Entry(seat, "monument" if what in MONUMENT_BY_ID else "building", what, 1)
        case "lay" | "place" | "pick":
            return Entry(seat, fact.verb, f"{what} {amount}", 1)
        case "first":
            return Entry(seat, "first", what, 1)
        case _:
            return None
