"""The closed vocabulary of effects: texts of components.toml read once into numbers.

pay food 1 -> idol 1        settle: labour 2 + food 1        eclipse: move 2        draw 2 then discard 1
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from longcount.games.winter.names import (
    ANIMAL,
    ANY_COLUMN,
    BURY,
    COLUMNS,
    DISCARD,
    FOOD,
    FREELY,
    IN_ECLIPSE,
    LABOUR,
    MEGALITH,
    NONE,
    OTHER,
    SAME,
    STONE,
    TOOL,
    TRIBE,
    TRIBE_DISCARD,
    UNMARKED,
    WHEN,
    WORDS,
)
from longcount.kernel.errors import BadData

BITS: Final = 4
"""Bits for how often a symbol is still to be had."""
MOST: Final = 15
MOST_UNITS: Final = 6
MEMORY: Final = BITS * MOST_UNITS
"""Above these bits stands what was taken so far, where symbols must be the same or different."""

EVENTS: Final = {"bury": BURY, "animal": ANIMAL, "megalith": MEGALITH}
LIMITS: Final = {"same": (SAME, (ANIMAL,)), "other": (OTHER, (TRIBE, TRIBE_DISCARD))}


class Effect:
    """One ability, bonus or action: its price, its symbols in printed order, and when it works."""

    def __init__(self, why: str, mark: int, event: int, price: list[int], units: list[tuple[int, int, int]]) -> None:
        self.index: int = NONE
        """Its place in the pack."""
        self.text: str = ""
        """Its words, as they stand in the pack."""
        self.why: Final = why
        self.mark: Final = mark
        self.event: Final = event
        """The symbol that sets it off, or NONE."""
        self.pay_food: Final[int] = price[0]
        self.pay_tools: Final[int] = price[1]
        self.pay_labour: Final[int] = price[2]
        self.ops: Final[list[int]] = [op for op, _, _ in units]
        self.amounts: Final[list[int]] = [amount for _, amount, _ in units]
        self.limits: Final[list[int]] = [limit for _, _, limit in units]
        self.ordered: bool = False
        """Whether its symbols come in this order (`then`)."""
        self.shown: Final[list[int]] = sorted(range(len(units)), key=self.ops.__getitem__)
        """Positions of its symbols in the order in which decisions are offered."""
        self.start: Final[int] = sum([amount << BITS * place for place, amount in enumerate(self.amounts)])
        """All of its symbols still to be had."""
        self.is_plain: Final[bool] = not [op for op in self.ops if op <= DISCARD]
        """Whether nothing in it asks for a decision."""
        self.is_labour: Final[bool] = self.ops == [LABOUR] and price == [0, 0, 0]


NO_PRICE: Final[list[int]] = [0, 0, 0]


def read_effect(text: str, why: str) -> Effect:
    """An effect from its words; raises BadData with what is wrong."""
    mark, event, rest = read_mark(text)
    price = NO_PRICE[:]
    if rest.startswith("pay "):
        paid, arrow, rest = rest[4:].partition("->")  # W-SYM-29 W-ABIL-06
        if not arrow:
            raise BadData(f"'{text}': a price is followed by '->' and what it buys")
        price = read_price(paid)
    ordered = " then " in rest
    if ordered and "+" in rest:
        raise BadData(f"'{text}': join all symbols by '+', or all by 'then'")
    parts = [part.strip() for part in rest.split(" then " if ordered else "+")] if rest.strip() else []
    units = [read_unit(part) for part in parts]
    check_units(text, [op for op, _, _ in units])
    effect = Effect(why, mark, event, price, units)
    effect.text = text
    effect.ordered = ordered
    return effect


def read_mark(text: str) -> tuple[int, int, str]:
    """The mark before the colon, the event it waits for, and the words after it."""
    before, colon, rest = text.partition(":")
    if not colon:
        return UNMARKED, NONE, text.strip()
    word = before.strip()
    if word in COLUMNS:
        return COLUMNS.index(word), NONE, rest.strip()
    if word == "any":
        return ANY_COLUMN, NONE, rest.strip()
    if word == "eclipse":
        return IN_ECLIPSE, NONE, rest.strip()  # W-SYM-22
    if word.startswith("when ") and word[5:] in EVENTS:
        return WHEN, EVENTS[word[5:]], rest.strip()  # W-SYM-30
    known = [*COLUMNS, "any", "eclipse", *[f"when {event}" for event in EVENTS]]
    raise BadData(f"'{text}': no mark is called '{word}'; marks are {', '.join(known)}")


def read_price(text: str) -> list[int]:
    """Food, tools and half labour of a price; empty words cost nothing."""
    price = NO_PRICE[:]
    for part in text.split("+") if text.strip() else []:
        op, amount, _ = read_unit(part.strip())
        if op not in (FOOD, TOOL, LABOUR):
            raise BadData(f"'{text.strip()}': a price is paid in food, tool and labour only")
        price[(FOOD, TOOL, LABOUR).index(op)] += amount
    return price


def read_unit(text: str) -> tuple[int, int, int]:
    """One symbol with its number, such as `idol 2` or `animal 2 same`; labour is counted in halves."""
    parts = text.split()
    if not parts or parts[0] not in WORDS:
        raise BadData(f"'{text}' is no symbol of this game{hint(parts[0] if parts else '')}")
    op = WORDS.index(parts[0])
    if len(parts) < 2 or len(parts) > 3:
        raise BadData(f"'{text}': a symbol is followed by its number")
    amount = read_number(text, parts[1], op == LABOUR)
    if len(parts) == 2:
        return op, amount, FREELY
    if parts[2] not in LIMITS or op not in LIMITS[parts[2]][1]:
        raise BadData(f"'{text}': '{parts[2]}' cannot stand here")
    return op, amount, LIMITS[parts[2]][0]  # W-SYM-31


def read_number(text: str, word: str, in_halves: bool) -> int:
    try:
        number = float(word) * (2 if in_halves else 1)
    except ValueError:
        raise BadData(f"'{text}': '{word}' is no number") from None
    if not 1 <= number <= MOST or number != int(number):
        kind = "a multiple of 0.5" if in_halves else "a whole number"
        raise BadData(f"'{text}': the number must be {kind} from {'0.5' if in_halves else '1'} to {MOST >> in_halves}")
    return int(number)


def check_units(text: str, ops: list[int]) -> None:
    if len(ops) > MOST_UNITS:
        raise BadData(f"'{text}': at most {MOST_UNITS} symbols can stand in one effect")
    if len(set(ops)) < len(ops):
        raise BadData(f"'{text}': a symbol stands twice; add up its numbers")
    if STONE in ops and len(ops) > 1:
        raise BadData(f"'{text}': 'stone' has a price of its own and stands alone in its effect")


def hint(word: str) -> str:
    near = get_close_matches(word, WORDS, n=1)
    return f"; did you mean '{near[0]}'?" if near else f"; symbols are {', '.join(WORDS)}"


def merged(effects: list[Effect], why: str) -> Effect:
    """Several unmarked effects without a price as one, in any order."""
    totals: dict[int, int] = {}
    for effect in effects:
        for op, amount in zip(effect.ops, effect.amounts, strict=True):
            totals[op] = min(MOST, totals.get(op, 0) + amount)
    return Effect(why, UNMARKED, NONE, NO_PRICE, [(op, amount, FREELY) for op, amount in totals.items()])
