"""The games, by name."""

from __future__ import annotations

from typing import Any, Final

from longcount.games.tikal import GAME as TIKAL
from longcount.games.tzolkin import GAME as TZOLKIN
from longcount.games.winter import GAME as WINTER
from longcount.kernel.errors import LongCountError
from longcount.kernel.game import Game

GAMES: Final[dict[str, Game[Any]]] = {game.name: game for game in (TZOLKIN, TIKAL, WINTER)}


class UnknownGame(LongCountError):
    """A name that no game here has."""


def find_game(name: str) -> Game[Any]:
    if name not in GAMES:
        raise UnknownGame(f"There is no game '{name}'. Games: {', '.join(GAMES)}.")
    return GAMES[name]
