"""The standings of a tournament as tables."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from longcount.bots.profiles import Mean
from longcount.bots.ratings import Estimate, Meeting, Standing, Standings
from longcount.cli import screen

SIDE_BY_SIDE: Final = 3
"""Bots whose play is shown in one table: more would not fit on a screen of 80 columns."""


def show_standings(console: Console, standings: Standings, title: str) -> None:
    console.print(ratings_table(standings, title))
    if standings.meetings:
        console.print(meetings_table(standings))
    console.print(wins_table(standings))
    for first in range(0, len(standings.bots), SIDE_BY_SIDE):
        some = standings.bots[first : first + SIDE_BY_SIDE]
        if any(standing.sources or standing.traits for standing in some):
            console.print(play_table(some))
    console.print(Text(f"The winner of a game makes {with_reach(standings.winner, '{:.1f}')} points."), soft_wrap=True)


def new_table(title: str) -> Table:
    return Table(title=title, box=box.SIMPLE_HEAD, header_style="bold cyan", title_justify="left")


def ratings_table(standings: Standings, title: str) -> Table:
    """Equal bots have no ratings: there is nobody to be stronger than."""
    table = new_table(title)
    table.add_column("bot")
    is_rated = len(standings.bots) > 1
    for name in (*(("Elo", "95 %") if is_rated else ()), "games", "thinks", "p95", "longest"):
        table.add_column(name, justify="right", no_wrap=True)
    for standing in standings.bots:
        rated = rating_cells(standing) if is_rated else []
        table.add_row(screen.clean(standing.name), *rated, *standing_cells(standing))
    return table


def rating_cells(standing: Standing) -> list[str]:
    return [f"{standing.rating.value:.0f}", between(standing.rating, "{:.0f}")]


def standing_cells(standing: Standing) -> list[str]:
    thought = standing.thinking
    return [
        str(standing.games),
        *[duration(seconds) for seconds in (thought.mean, thought.within(0.95), thought.longest)],
    ]


def wins_table(standings: Standings) -> Table:
    """Over all games of a bot: what it won (equal bots win all), points of its seats, and of those seats that won."""
    table = new_table("Victories and points" if len(standings.bots) > 1 else "Points")
    table.add_column("bot")
    is_contest = len(standings.bots) > 1
    for name in (*(("wins %", "95 %") if is_contest else ()), "points", "±", "when it won"):
        table.add_column(name, justify="right", no_wrap=True)
    for standing in standings.bots:
        won = wins_cells(standing) if is_contest else []
        table.add_row(screen.clean(standing.name), *won, *points_cells(standing))
    return table


def wins_cells(standing: Standing) -> list[str]:
    return [f"{100 * standing.share.value:.1f}", between(percent(standing.share), "{:.1f}")]


def points_cells(standing: Standing) -> list[str]:
    points = standing.points
    return [f"{points.value:.1f}", reach_of(points, "{:.1f}"), amount(standing.won_points)]


def play_table(standings: Sequence[Standing]) -> Table:
    """How bots play: where their points come from and what they have in the end, over all seats and those that won."""
    table = new_table("Play, on average")
    table.add_column("points from")
    for standing in standings:
        table.add_column(screen.clean(standing.name), justify="right")
        table.add_column("won", justify="right")
    add_means(table, [standing.sources for standing in standings])
    if any(standing.traits for standing in standings):
        table.add_section()
        table.add_row(Text("in the end", style="bold cyan"))
    add_means(table, [standing.traits for standing in standings])
    return table


def add_means(table: Table, profiles: Sequence[Mapping[str, Mean]]) -> None:
    for part in dict.fromkeys([part for profile in profiles for part in profile]):
        cells: list[str] = []
        for profile in profiles:
            mean = profile.get(part)
            cells += ["", ""] if mean is None else [amount(mean.overall), amount(mean.won)]
        table.add_row(screen.clean(part), *cells)


def amount(number: float | None) -> str:
    return "–" if number is None else f"{number:.1f}"


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
    return [
        str(meeting.games),
        f"{100 * meeting.share.value:.1f}",
        between(percent(meeting.share), "{:.1f}"),
        f"{100 * meeting.fair:.0f}",
        f"{meeting.margin.value:+.1f}",
        reach_of(meeting.margin, "{:.1f}"),
    ]


def percent(share: Estimate) -> Estimate:
    return Estimate(100 * share.value, 100 * share.low, 100 * share.high)


def between(estimate: Estimate, form: str) -> str:
    return f"{form.format(estimate.low)} … {form.format(estimate.high)}"


def reach_of(estimate: Estimate, form: str) -> str:
    reach = estimate.high - estimate.value
    return form.format(reach) if math.isfinite(reach) else "?"


def with_reach(estimate: Estimate, form: str) -> str:
    return f"{form.format(estimate.value)} ± {reach_of(estimate, form)}"


def duration(seconds: float) -> str:
    """With two or three figures."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.{0 if seconds >= 100 * size else 1}f} {unit}"
    return f"{1e6 * seconds:.0f} µs"
