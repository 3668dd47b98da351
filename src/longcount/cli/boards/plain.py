"""Any game for a terminal, from its view alone: what it says, by name; players side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longcount.cli.boards.marks import named
from longcount.kernel.decisions import Decision
from longcount.kernel.speech import Speech, View

PLAYERS: Final = "players"
SILENT: Final = ("game", "seat", "options", "steps", PLAYERS)
"""What a view says for programs, or what stands elsewhere."""


def draw(view: View, names: Sequence[str], width: int, speech: Speech) -> RenderableType:
    facts = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    facts.add_column(style="bold cyan")
    for key, value in view.items():
        if key not in SILENT:
            facts.add_row(label(speech, key), Text(said(speech, value)))
    return Group(facts, players(view, names, speech))


def players(view: View, names: Sequence[str], speech: Speech) -> Table:
    """A column for each player, a row for each thing they have."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("", style="bold cyan")
    rows: Sequence[Mapping[str, Any]] = view.get(PLAYERS, [])
    for seat in range(len(rows)):
        table.add_column(named(seat, names))
    for key in rows[0] if rows else ():
        table.add_row(label(speech, key), *[Text(said(speech, row.get(key))) for row in rows])
    return table


def label(speech: Speech, key: str) -> str:
    return speech.words.look("labels", key)


def said(speech: Speech, value: object) -> str:
    if value is None or value is False:
        return "–"
    if value is True:
        return "✓"
    if isinstance(value, Mapping):
        return ", ".join(f"{label(speech, str(key))} {said(speech, one)}" for key, one in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(said(speech, one) for one in value) or "–"
    return label(speech, value) if isinstance(value, str) else str(value)


def mat_line(view: View, seat: int, speech: Speech) -> str:
    rows: Sequence[Mapping[str, Any]] = view.get(PLAYERS, [])
    return ", ".join(f"{label(speech, key)} {said(speech, value)}" for key, value in rows[seat].items()) if rows else ""


def arranged(offers: Sequence[Decision]) -> list[Decision]:
    return list(offers)
