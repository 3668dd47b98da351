"""How far many games (or other things) are: a bar or, where there is no terminal, a line for every tenth."""

from __future__ import annotations

import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text


def watch(console: Console, count: int, what: str = "games") -> Lines:
    return Bar(console, count, what) if console.is_terminal else Lines(console, count, what)


class Lines:
    """A line for every tenth."""

    def __init__(self, console: Console, count: int, what: str = "games") -> None:
        self.console = console
        self.count = max(1, count)
        self.what = what
        self.tenths = 0
        self.began = time.monotonic()

    def __enter__(self) -> Lines:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def show(self, done: int, note: str) -> None:
        """So many are done; the note says how it stands."""
        tenths = 10 * done // self.count
        if tenths > self.tenths:
            self.tenths = tenths
            self.console.print(
                Text(f"{10 * tenths:3} %  {done} {self.what}  {self.speed(done)}  {note}"), soft_wrap=True
            )

    def speed(self, done: int) -> str:
        return f"{done / max(1e-9, time.monotonic() - self.began):.1f} {self.what}/s"


class Bar(Lines):
    """The same as a moving bar."""

    def __init__(self, console: Console, count: int, what: str = "games") -> None:
        super().__init__(console, count, what)
        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
        self.progress = Progress(*columns, console=console)
        self.task = self.progress.add_task(what, total=count)

    def __enter__(self) -> Bar:
        self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def show(self, done: int, note: str) -> None:
        self.progress.update(self.task, completed=done, description=f"{self.speed(done)}  {note}")
