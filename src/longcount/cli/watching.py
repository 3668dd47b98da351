"""How far many games are: a bar or, where there is no terminal, a line for every tenth."""

from __future__ import annotations

import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text


def watch(console: Console, games: int) -> Lines:
    return Bar(console, games) if console.is_terminal else Lines(console, games)


class Lines:
    """A line for every tenth of the games."""

    def __init__(self, console: Console, games: int) -> None:
        self.console = console
        self.games = games
        self.tenths = 0
        self.began = time.monotonic()

    def __enter__(self) -> Lines:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def show(self, done: int, note: str) -> None:
        """So many games are done; the note says how it stands."""
        tenths = 10 * done // self.games
        if tenths > self.tenths:
            self.tenths = tenths
            self.console.print(Text(f"{10 * tenths:3} %  {done} games  {self.speed(done)}  {note}"), soft_wrap=True)

    def speed(self, done: int) -> str:
        return f"{done / max(1e-9, time.monotonic() - self.began):.1f} games/s"


class Bar(Lines):
    """The same as a moving bar."""

    def __init__(self, console: Console, games: int) -> None:
        super().__init__(console, games)
        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
        self.progress = Progress(*columns, console=console)
        self.task = self.progress.add_task("games", total=games)

    def __enter__(self) -> Bar:
        self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def show(self, done: int, note: str) -> None:
        self.progress.update(self.task, completed=done, description=f"{self.speed(done)}  {note}")
