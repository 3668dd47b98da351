"""Where the words go: consoles with or without colour, errors in red, texts of others made harmless."""

from __future__ import annotations

import contextlib
import io
import os
import sys

from rich.console import Console
from rich.text import Text


def out() -> Console:
    """Standard output as it is now; plain text if NO_COLOR is set."""
    return Console(highlight=False, color_system=None if os.environ.get("NO_COLOR") else "auto")


def err() -> Console:
    return Console(highlight=False, stderr=True, color_system=None if os.environ.get("NO_COLOR") else "auto")


def complain(sentence: str) -> None:
    err().print(Text(clean(sentence), style="bold red"), soft_wrap=True)


def clean(text: str) -> str:
    """A text from a file or a command line without anything that a terminal would obey."""
    return "".join(ch if ch.isprintable() or ch == "\n" else "·" for ch in text)


def never_fail_on_odd_letters() -> None:
    """A terminal that cannot show a letter shows a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(ValueError, io.UnsupportedOperation):
                stream.reconfigure(errors="replace")
