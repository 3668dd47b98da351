"""What facts come to: food, tools and points, idols, megaliths, animals, camps, cards taken and given away."""

from __future__ import annotations

from collections.abc import Sequence

from longcount.games.winter import components as c
from longcount.kernel.story import EVERYBODY, Entry, Fact, summed


def ledger(facts: Sequence[Fact]) -> list[Entry]:
    found: list[Entry] = []
    for place, fact in enumerate(facts):
        if is_counted(facts, place):
            found += [*goods_of(fact), *cards_of(fact)]
    return summed(found)


def is_counted(facts: Sequence[Fact], place: int) -> bool:
    """A card is told to everybody and once more by name to its owner; food is lost where a community takes its room."""
    fact = facts[place]
    if fact.verb == "lose":
        return place > 0 and facts[place - 1].verb == "found"
    return fact.only == EVERYBODY or fact.verb == "draw"


def goods_of(fact: Fact) -> list[Entry]:
    """Nothing for a fact that only tells. Labour is not counted: it does not last."""
    seat, what, amount = fact.seat, fact.what, fact.amount
    match fact.verb:
        case "gain" if what != "labour":
            return [Entry(seat, what, what, amount)]
        case "pay" | "lose" | "eat" if what != "labour":
            return [Entry(seat, what, what, -amount)]
        case "score":
            return [Entry(seat, "points", "points", amount)]
        case "idol" | "camp" | "found" | "token" | "place":
            return [Entry(seat, fact.verb, what, 1)]
        case "raise":
            return [Entry(seat, "megalith", what, 1)]
        case "hunt":
            return [Entry(seat, "animal", what, 1)]
        case "turn":
            return [Entry(seat, "glacier", what, 1)]
        case "move":
            return [Entry(seat, "move", str(amount // 100), -1), Entry(seat, "move", str(amount % 100), 1)]
        case _:
            return []


def cards_of(fact: Fact) -> list[Entry]:
    """What comes into the hand or leaves it, and what is bought for good."""
    seat, what = fact.seat, fact.what
    match fact.verb:
        case "take":
            bought = Entry(seat, "stone" if what in c.STONES else "card", what, 1)
            return [bought, Entry(seat, "hand", "card", 1)] if fact.why == "hand" else [bought]
        case "draw":
            return [Entry(seat, "hand", "card", 1)]
        case "play" | "discard":
            return [Entry(seat, "hand", "card", -1)]
        case "bury" | "hide":
            done = Entry(seat, fact.verb, "card", 1)
            return [done, Entry(seat, "hand", "card", -1)] if fact.why in ("hand", "eclipse pile") else [done]
        case _:
            return []
