"""The standings of a tournament as a picture: ratings with their intervals, and who wins how much against whom."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, Final

from longcount.bots.ratings import Standings
from longcount.cli import files
from longcount.cli.parsers import BadArgument

KINDS: Final = (".svg", ".png", ".pdf")
INK: Final = "#2b2a27"
JADE: Final = "#2f7d6b"
FAINT: Final = "#d8d3c7"


def check_picture(path: Path) -> None:
    """Refuses what could not be drawn, before anything is played."""
    if path.suffix.lower() not in KINDS:
        raise BadArgument(f"--picture takes a file that ends in {', '.join(KINDS)}, not '{path.name}'.")
    if not path.parent.is_dir() or path.is_dir():
        raise BadArgument(f"--picture {path} cannot be written: there is no such folder, or it is one.")
    import_figure()


def import_figure() -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise BadArgument("Pictures need matplotlib: pip install 'longcount[plots]'.") from error
    return Figure


def draw(path: Path, standings: Standings, title: str) -> None:
    """Writes the picture; what kind it is follows from the name of the file."""
    rows = len(standings.bots)
    figure = import_figure()(figsize=(6.0 + 0.9 * rows + 0.8, 2.0 + 0.7 * rows), layout="constrained")
    figure.suptitle(title, color=INK)
    left, right = figure.subplots(1, 2, width_ratios=(5.0, 0.9 * rows + 1.8))
    draw_ratings(left, standings)
    draw_shares(right, standings)
    try:
        figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
    except OSError as error:
        raise files.FileTrouble(f"{path} cannot be written: {files.plain_reason(error)}.") from error


def draw_ratings(axes: Any, standings: Standings) -> None:
    """The strongest at the top; a bar is where the rating lies with 95 %."""
    for place, standing in enumerate(standings.bots):
        rating = standing.rating
        axes.plot([rating.low, rating.high], [place, place], color=JADE, linewidth=3, solid_capstyle="butt", alpha=0.5)
        axes.plot([rating.value], [place], "o", color=JADE, markersize=8)
        axes.annotate(
            f"{rating.value:.0f}", (rating.value, place), (0, 9), textcoords="offset points", ha="center", color=INK
        )
    name_places(axes.yaxis, standings)
    axes.set_ylim(len(standings.bots) - 0.5, -0.5)
    axes.margins(x=0.08)
    axes.grid(axis="x", color=FAINT)
    axes.set_axisbelow(True)
    axes.set_title("Elo, with 95 % intervals", fontsize=10)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)


def draw_shares(axes: Any, standings: Standings) -> None:
    """In each row what that bot won of the games in which the bot of the column sat too."""
    shares = shares_of(standings)
    axes.imshow(shares, cmap="BrBG", vmin=0.0, vmax=1.0)
    for row, line in enumerate(shares):
        for column, share in enumerate(line):
            if not math.isnan(share):  # those who never met
                colour = "white" if abs(share - 0.5) > 0.25 else INK
                axes.text(column, row, f"{100 * share:.0f} %", ha="center", va="center", color=colour)
    name_places(axes.xaxis, standings)
    name_places(axes.yaxis, standings)
    axes.tick_params(axis="x", rotation=30)
    axes.tick_params(length=0)
    axes.set_title("Games won at tables with …", fontsize=10)
    for side in axes.spines.values():
        side.set_visible(False)


def name_places(axis: Any, standings: Standings) -> None:
    """Names are only text: a dollar sign does not begin a formula."""
    names = [standing.name.replace("$", r"\$") for standing in standings.bots]
    axis.set_ticks(range(len(names)), names)


def shares_of(standings: Standings) -> list[list[float]]:
    places = {standing.name: place for place, standing in enumerate(standings.bots)}
    shares = [[float("nan")] * len(places) for _ in places]
    for meeting in standings.meetings:
        one, other = places[meeting.one], places[meeting.other]
        shares[one][other] = meeting.share.value
        shares[other][one] = meeting.share_of_other.value
    return shares
