"""Decisions from text. Looking for what somebody may have meant takes a while: it is not done for all at once."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from longcount.games import GAMES
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import UnknownNotation
from longcount.kernel.game import Game
from longcount.server.limits import Bucket

HINTS: Final = Bucket(4, 8)
"""Searches for a similar text, for the whole server."""


@cache
def texts_of(game: str) -> frozenset[str]:
    return frozenset(decision.text.lower() for decision in GAMES[game].catalogue.decisions)


def read(game: Game[Any], state: Any, text: str) -> Decision:
    """The decision written so; raises UnknownNotation, with a hint if there is time for one."""
    wanted = " ".join(text.split())
    if wanted.lower() in texts_of(game.name) or HINTS.take():
        return game.catalogue.read(text)
    shown = wanted if len(wanted) <= 80 else wanted[:79] + "…"
    raise UnknownNotation(f"'{shown}' is not a decision of this game.")
