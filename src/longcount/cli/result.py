"""The end of a game as a table: points by source, winners, tie-break."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from longcount.cli.boards.marks import named
from longcount.cli.language import tr
from longcount.kernel.game import Outcome
from longcount.kernel.speech import Speech


def show_result(console: Console, speech: Speech, outcome: Outcome, names: Sequence[str]) -> None:
    table = Table(title=tr("Result"), box=box.SIMPLE_HEAD, header_style="bold cyan", show_footer=True)
    table.add_column(tr("points from"), footer=tr("total"))
    for seat in range(len(names)):
        table.add_column(named(seat, names), justify="right", footer=f"{outcome.points(seat):g}")
    for source in outcome.breakdown[0]:
        points = [f"{parts[source] / outcome.unit:g}" for parts in outcome.breakdown]
        table.add_row(speech.source(source), *points)
    console.print(table)
    console.print(Text(winner_text(outcome, names), style="bold"))


def winner_text(outcome: Outcome, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in outcome.winners]
    points = f"{outcome.points(outcome.winners[0]):g}"
    if outcome.tie_break:
        sentence = "Won with {points} points: {names} (equal points; decided by: {how})."
        return tr(sentence, names=", ".join(winners), points=points, how=outcome.tie_break)
    return tr("Won with {points} points: {names}.", names=", ".join(winners), points=points)
