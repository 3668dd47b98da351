"""Numbers in words, for refusals."""

from __future__ import annotations


def some(number: int, what: str) -> str:
    """`no hunter`, `1 tool`, `2 tools`."""
    if number == 0:
        return f"no {what}"
    return f"{number} {what}" if number == 1 or what == "food" else f"{number} {what}s"


def labour_text(halves: int) -> str:
    return f"{halves / 2:g} labour"


def price_text(price: list[int]) -> str:
    """Food, tools and half labour; `nothing` if there is none."""
    parts = [some(price[0], "food") if price[0] else "", some(price[1], "tool") if price[1] else ""]
    parts.append(labour_text(price[2]) if price[2] else "")
    return ", ".join([part for part in parts if part]) or "nothing"
