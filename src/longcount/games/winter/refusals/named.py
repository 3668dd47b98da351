"""Values of refusals: cards by name, prices and gains in the words of effects."""

from __future__ import annotations

from longcount.games.winter.components import KINDS, SHIPPED
from longcount.games.winter.effect_language import BITS, MOST, Effect
from longcount.games.winter.names import FOOD, LABOUR, SYMBOLS, TOOL, WORDS
from longcount.games.winter.state import Player, State


def card_name(s: State, kind: int) -> str:
    """A card by its id, or as the table's own pack calls it."""
    own = s.pack.titles[kind]
    return KINDS[kind] if own == SHIPPED.titles[kind] else own


def unit_text(op: int, amount: int) -> str:
    """`idol 2`, `labour 1.5`."""
    return f"{WORDS[op]} {amount / 2:g}" if op == LABOUR else f"{WORDS[op]} {amount}"


def units_text(units: list[tuple[int, int]], between: str = " + ") -> str:
    return between.join([unit_text(op, amount) for op, amount in units if amount])


def price_text(price: list[int]) -> str:
    """Food, tools and half labour."""
    return units_text(list(zip((FOOD, TOOL, LABOUR), price, strict=True)))


def owned_text(s: State, me: Player) -> str:
    """What the acting seat could pay with."""
    return price_text([me.food, me.tools, s.labour])


def left_text(effect: Effect, left: int) -> str:
    """What is left of an effect."""
    units = [(effect.ops[unit], left >> BITS * unit & MOST) for unit in range(len(effect.ops))]
    return units_text(units, " then " if effect.ordered else " + ")


def due_text(due: list[int]) -> str:
    """What is still due in a step of the eclipse."""
    return units_text([(op, due[op]) for op in range(SYMBOLS)])
