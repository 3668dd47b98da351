"""Decisions from text. Looking for what somebody may have meant takes a while: it is not done for all at once."""

from __future__ import annotations

from typing import Any, Final

from longcount.kernel.decisions import Decision
from longcount.kernel.errors import UnknownNotation
from longcount.kernel.game import Game
from longcount.server.limits import Bucket

HINTS: Final = Bucket(4, 8)
"""Searches for a similar text, for the whole server."""


def read(game: Game[Any], text: str) -> Decision:
    """The decision written so; raises UnknownNotation, with a hint if there is time for one."""
    wanted = " ".join(text.split())
    if game.catalogue.knows(wanted) or HINTS.take():
        return game.catalogue.read(text)
    shown = wanted if len(wanted) <= 80 else wanted[:79] + "…"
    raise UnknownNotation("'{text}' is not a decision of this game.", text=shown)
