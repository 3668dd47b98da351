"""Packs: the shipped values, and those that players who own the game have entered."""

from __future__ import annotations

from typing import Final

from longcount.games.winter.components import SHIPPED, Pack
from longcount.kernel.game import Option

PACKS: Final[dict[str, Pack]] = {}


def register(pack: Pack) -> str:
    """Makes a pack known to tables and records; returns the name they use."""
    pack.number = len(PACKS)
    PACKS[pack.name] = pack
    return pack.name


DEFAULT: Final = register(SHIPPED)


def pack_option() -> Option:
    sentence = "Which values the cards, tiles and boards have: the shipped reconstruction, or a pack that you have entered."
    return Option("pack", tuple(PACKS), DEFAULT, sentence, "B-05")
