"""What a screen needs of a game beside its contract: its rulebook, its words and its board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from rich.console import RenderableType

from longcount.cli.boards import tikal as tikal_board
from longcount.cli.boards import tzolkin as tzolkin_board
from longcount.cli.boards import winter as winter_board
from longcount.games import find_game
from longcount.games.tikal import RULEBOOK as TIKAL_RULEBOOK
from longcount.games.tikal import telling as tikal_words
from longcount.games.tzolkin import RULEBOOK as TZOLKIN_RULEBOOK
from longcount.games.tzolkin import telling as tzolkin_words
from longcount.games.winter import RULEBOOK as WINTER_RULEBOOK
from longcount.games.winter import telling as winter_words
from longcount.kernel.decisions import Decision
from longcount.kernel.rulebook import Rulebook
from longcount.kernel.speech import View
from longcount.kernel.story import Entry, Fact


class Words(Protocol):
    """A game in words: the functions of its telling.py."""

    def prompt(self, step: str) -> str: ...
    def lines(self, facts: Sequence[Fact], names: Sequence[str]) -> list[tuple[int, str]]: ...
    def preview(self, decision: Decision, facts: Sequence[Fact]) -> str: ...
    def goal_text(self, goal: str) -> str: ...
    def entry_text(self, entry: Entry) -> str: ...


class Board(Protocol):
    """A game drawn for a terminal: the functions of its file in boards/."""

    def draw(self, view: View, names: Sequence[str], width: int) -> RenderableType: ...
    def mat_line(self, view: View, seat: int) -> str: ...
    def arranged(self, offers: Sequence[Decision]) -> list[Decision]: ...
    def heading_of(self, decision: Decision) -> str: ...


Brief = Callable[[Decision, Sequence[Fact]], str]
"""A choice in a few letters, for games that offer many at once; empty where it needs a line of its own."""


class Shown:
    def __init__(
        self, rulebook: Rulebook, words: Words, board: Board, examples: tuple[str, str, str], brief: Brief | None = None
    ) -> None:
        self.rulebook: Final = rulebook
        self.words: Final = words
        self.board: Final = board
        self.examples: Final = examples
        """For the help: a decision, a rule, and words to search rules for."""
        self.brief: Final = brief


SHOWN: Final[dict[str, Shown]] = {
    "tzolkin": Shown(TZOLKIN_RULEBOOK, tzolkin_words, tzolkin_board, ("place tikal", "T-PLACE-05", "burn forest")),
    "tikal": Shown(
        TIKAL_RULEBOOK, tikal_words, tikal_board, ("place worker a1", "K-MOVE-01", "secret path"), tikal_words.brief
    ),
    "winter": Shown(WINTER_RULEBOOK, winter_words, winter_board, ("chief hunt", "W-PLACE-06", "eclipse pile")),
}


def show_of(name: str) -> Shown:
    return SHOWN[find_game(name).name]
