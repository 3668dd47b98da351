"""How seats look: a shape and an initial, so that they can be told apart without colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

SHAPES: Final = ("●", "▲", "■", "◆")
COLOURS: Final = ("bright_red", "bright_blue", "bright_green", "bright_yellow")


def mark(seat: int, names: Sequence[str]) -> Text:
    """`●A` in the seat's colour."""
    return Text(f"{SHAPES[seat]}{names[seat][:1].upper()}", style=f"bold {COLOURS[seat]}")


def shape(seat: int) -> Text:
    return Text(SHAPES[seat], style=f"bold {COLOURS[seat]}")


def named(seat: int, names: Sequence[str]) -> Text:
    """`● Ann` in the seat's colour."""
    return Text(f"{SHAPES[seat]} {names[seat]}", style=f"bold {COLOURS[seat]}")
