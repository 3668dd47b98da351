"""What facts come to: points and treasures gained or lost, temples uncovered and guarded, camps, where figures go."""

from __future__ import annotations

from collections.abc import Sequence

from longcount.kernel.story import Entry, Fact, summed


def ledger(facts: Sequence[Fact]) -> list[Entry]:
    found: list[Entry] = []
    for place, fact in enumerate(facts):
        found += entries_of(fact)
        if fact.verb == "lose" and place and facts[place - 1].verb == "give":
            found.append(Entry(facts[place - 1].seat, "treasure", fact.what, 1))
    return summed(found)


def entries_of(fact: Fact) -> list[Entry]:
    """Nothing for a fact that only tells. Action points are not counted: they do not last."""
    seat, what, amount = fact.seat, fact.what, fact.amount
    match fact.verb:
        case "score":
            return [Entry(seat, "points", "points", amount)]
        case "win":
            return [Entry(seat, "points", "points", -amount)]
        case "find":
            return [Entry(seat, "treasure", what, 1)]
        case "give" | "lose":
            return [Entry(seat, "treasure", what, -1)]
        case "uncover" | "dig" | "camp" | "guard":
            return [Entry(seat, fact.verb, what, 1)]
        case "gone":
            return [Entry(seat, "gone", what, -amount)]
        case "place" | "arrive":
            return [Entry(seat, "place", f"{what} {fact.why}", 1)]
        case "leave":
            return [Entry(seat, "place", f"{what} {fact.why}", -1)]
        case "take":
            return [Entry(seat, "take", what, 1)]
        case "lay":
            return [Entry(seat, "lay", f"{what} {fact.why}", 1)]
        case _:
            return []
