"""The standings of a tournament as tables."""

from __future__ import annotations

import math

from rich import box
from rich.console import Console
from rich.table import Table

from longcount.bots.ratings import Estimate, Meeting, Standing, Standings
from longcount.cli import screen


def show_standings(console: Console, standings: Standings, title: str) -> None:
    console.print(ratings_table(standings, title))
    console.print(meetings_table(standings))


def new_table(title: str) -> Table:
    return Table(title=title, box=box.SIMPLE_HEAD, header_style="bold cyan", title_justify="left")


def ratings_table(standings: Standings, title: str) -> Table:
    table = new_table(title)
    table.add_column("bot")
    for name in ("Elo", "95 %", "games", "points", "thinks", "p95", "longest"):
        table.add_column(name, justify="right", no_wrap=True)
    for standing in standings.bots:
        table.add_row(screen.clean(standing.name), *standing_cells(standing))
    return table


def standing_cells(standing: Standing) -> list[str]:
    thought = standing.thinking
    return [
        f"{standing.rating.value:.0f}",
        between(standing.rating, "{:.0f}"),
        str(standing.games),
        f"{standing.points:.1f}",
        *[duration(seconds) for seconds in (thought.mean, thought.within(0.95), thought.longest)],
    ]


def meetings_table(standings: Standings) -> Table:
    """Victories of the first bot, how many there would be if all were equal, points ahead of a seat of the other."""
    table = new_table("Every two bots")
    for name in ("bot", "against"):
        table.add_column(name)
    for name in ("games", "wins %", "95 %", "even %", "ahead", "±"):
        table.add_column(name, justify="right", no_wrap=True)
    for meeting in standings.meetings:
        table.add_row(screen.clean(meeting.one), screen.clean(meeting.other), *meeting_cells(meeting))
    return table


def meeting_cells(meeting: Meeting) -> list[str]:
    reach = meeting.margin.high - meeting.margin.value
    return [
        str(meeting.games),
        f"{100 * meeting.share.value:.1f}",
        between(percent(meeting.share), "{:.1f}"),
        f"{100 * meeting.fair:.0f}",
        f"{meeting.margin.value:+.1f}",
        f"{reach:.1f}" if math.isfinite(reach) else "?",
    ]


def percent(share: Estimate) -> Estimate:
    return Estimate(100 * share.value, 100 * share.low, 100 * share.high)


def between(estimate: Estimate, form: str) -> str:
    return f"{form.format(estimate.low)} … {form.format(estimate.high)}"


def duration(seconds: float) -> str:
    """With two or three figures."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.{0 if seconds >= 100 * size else 1}f} {unit}"
    return f"{1e6 * seconds:.0f} µs"
