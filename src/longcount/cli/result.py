"""The end of a game as a table: points by source, winners, tie-break."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from longcount.cli.boards.marks import named
from longcount.kernel.game import Outcome


def show_result(console: Console, outcome: Outcome, names: Sequence[str]) -> None:
    table = Table(title="Result", box=box.SIMPLE_HEAD, header_style="bold cyan", show_footer=True)
    table.add_column("points from", footer="total")
    for seat in range(len(names)):
        table.add_column(named(seat, names), justify="right", footer=f"{outcome.points(seat):g}")
    for source in outcome.breakdown[0]:
        points = [f"{parts[source] / outcome.unit:g}" for parts in outcome.breakdown]
        table.add_row(source, *points)
    console.print(table)
    console.print(Text(winner_text(outcome, names), style="bold"))


def winner_text(outcome: Outcome, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in outcome.winners]
    verb = "win" if len(winners) > 1 or winners == ["You"] else "wins"
    how = f" (equal points; decided by: {outcome.tie_break})" if outcome.tie_break else ""
    return f"{' and '.join(winners)} {verb} with {outcome.points(outcome.winners[0]):g} points{how}."
