from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from longcount.cli import main

Answers = Callable[[Iterable[str]], None]


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games of a test stay in its own folder; the screen has a known width."""
    monkeypatch.setenv("LONGCOUNT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "data"


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """Types these lines; after the last one the input ends."""

    def prepare(lines: Iterable[str]) -> None:
        waiting = iter(lines)

        def type_line(prompt: str = "") -> str:
            try:
                return next(waiting)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", type_line)

    return prepare


@pytest.fixture
def new_record(tmp_path: Path) -> Path:
    """A game of two, set up."""
    path = tmp_path / "new.lc"
    assert main(["new", "tzolkin", "--names", "Ann,Bob", "--seed", "3", "-o", str(path)]) == 0
    return path
