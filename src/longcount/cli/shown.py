"""What a screen needs of a game beside its rules: its rulebook in the terminal's language, and its board."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from longcount.cli import boards
from longcount.cli.boards import plain
from longcount.cli.language import language
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game
from longcount.kernel.rulebook import Rulebook
from longcount.kernel.speech import Speech, View


class Board(Protocol):
    """A game drawn for a terminal: the functions of its file in boards/."""

    def draw(self, view: View, names: Sequence[str], width: int, speech: Speech) -> RenderableType: ...
    def mat_line(self, view: View, seat: int, speech: Speech) -> str: ...
    def arranged(self, offers: Sequence[Decision]) -> list[Decision]: ...


def board_of(game: Game[Any]) -> Board:
    """The drawing of a game, or the plain one that shows any view."""
    name = f"{boards.__name__}.{game.name}"
    return cast(Board, import_module(name) if game.name.isidentifier() and find_spec(name) else plain)


def rulebook_of(game: Game[Any]) -> Rulebook | None:
    """In the terminal's language where the game has it; None for a game without a rulebook."""
    if not (game.folder / "rulebook.toml").exists():
        return None
    book = Rulebook(game.folder)
    return Rulebook(game.folder, language()) if language() in book.languages else book
