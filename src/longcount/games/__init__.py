"""The games, by name. A game is a plug-in: whatever installed package has an entry point `longcount.games` is here.

The three of this house are declared in pyproject.toml like anybody's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from longcount.kernel.errors import BadData, LongCountError
from longcount.kernel.game import Game

GROUP: Final = "longcount.games"


class UnknownGame(LongCountError):
    """A name that no game here has."""


class Games(Mapping[str, Game[Any]]):
    """All games there are; each is loaded when it is first asked for."""

    def __init__(self) -> None:
        self._points: dict[str, EntryPoint] = {}
        self.loaded: dict[str, Game[Any]] = {}
        for point in entry_points(group=GROUP):
            self._points.setdefault(point.name, point)

    def __iter__(self) -> Iterator[str]:
        return iter(self._points)

    def __len__(self) -> int:
        return len(self._points)

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self.loaded:
            self.loaded[name] = load(self._points[name])
        return self.loaded[name]


def load(point: EntryPoint) -> Game[Any]:
    found = point.load()
    if not isinstance(found, Game) or found.name != point.name:
        raise BadData("'{value}' is no game called '{name}'.", value=point.value, name=point.name)
    return found


GAMES: Final[Mapping[str, Game[Any]]] = Games()


def find_game(name: str) -> Game[Any]:
    if name not in GAMES:
        raise UnknownGame("There is no game '{name}'. Games: {games}.", name=name, games=", ".join(GAMES))
    return GAMES[name]
