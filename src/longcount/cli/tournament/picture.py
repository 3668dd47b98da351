"""The standings of a tournament as a picture: ratings with their intervals, who wins how much against whom, where
points come from, and the shape of play."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, Final

from longcount.bots.ratings import Standing, Standings
from longcount.cli import files
from longcount.cli.parsers import BadArgument

KINDS: Final = (".svg", ".png", ".pdf")
INK: Final = "#2b2a27"
JADE: Final = "#2f7d6b"
FAINT: Final = "#d8d3c7"
RATINGS: Final = "ratings"
SOURCES: Final = "sources"
TRAITS: Final = "traits"
SIZES: Final = {RATINGS: (2.0, 0.7), SOURCES: (1.9, 0.6), TRAITS: (1.2, 0.5)}
"""How high a part is in inches, and how much more for every bot."""


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
    parts = parts_of(standings)
    heights = [height + share * rows for height, share in (SIZES[part] for part in parts)]
    figure = import_figure()(figsize=(6.0 + 0.9 * rows + 0.8, sum(heights)), layout="constrained")
    figure.suptitle(title, color=INK)
    grid = figure.add_gridspec(len(parts), 2, width_ratios=(5.0, 0.9 * rows + 1.8), height_ratios=heights)
    for place, part in enumerate(parts):
        if part == RATINGS:
            draw_ratings(figure.add_subplot(grid[place, 0]), standings)
            draw_shares(figure.add_subplot(grid[place, 1]), standings)
        elif part == SOURCES:
            draw_sources(figure.add_subplot(grid[place, :]), standings)
        else:
            draw_traits(figure.add_subplot(grid[place, :]), standings)
    try:
        figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
    except OSError as error:
        raise files.FileTrouble(f"{path} cannot be written: {files.plain_reason(error)}.") from error


def parts_of(standings: Standings) -> list[str]:
    """What there is to draw: equal bots have no ratings, and not every game tells how it was played."""
    has_sources = any(standing.sources for standing in standings.bots)
    has_traits = any(standing.traits for standing in standings.bots)
    parts = ((RATINGS, len(standings.bots) > 1 or not has_sources), (SOURCES, has_sources), (TRAITS, has_traits))
    return [part for part, is_there in parts if is_there]


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


def draw_sources(axes: Any, standings: Standings) -> None:
    """A bar for every bot, of the points it makes on average; what it loses lies to the left of 0."""
    sources = list(dict.fromkeys([source for standing in standings.bots for source in standing.sources]))
    rights, lefts = [0.0] * len(standings.bots), [0.0] * len(standings.bots)
    for number, source in enumerate(sources):
        points = [points_from(standing, source) for standing in standings.bots]
        begins = [rights[place] if amount >= 0 else lefts[place] for place, amount in enumerate(points)]
        axes.barh(range(len(points)), points, left=begins, height=0.6, color=f"C{number}", label=plain_text(source))
        for place, amount in enumerate(points):
            rights[place] += max(0.0, amount)
            lefts[place] += min(0.0, amount)
    axes.axvline(0.0, color=INK, linewidth=0.8)
    name_places(axes.yaxis, standings)
    axes.set_ylim(len(standings.bots) - 0.5, -0.5)
    axes.set_xlim(min(0.0, *lefts) * 1.05 - 0.5, max(0.0, *rights) * 1.05 + 0.5)
    axes.set_title("Points by source", fontsize=10)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.2), ncols=5, fontsize=8, frameon=False)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)


def points_from(standing: Standing, source: str) -> float:
    mean = standing.sources.get(source)
    return 0.0 if mean is None else mean.overall


def draw_traits(axes: Any, standings: Standings) -> None:
    """What bots have in the end; below that, the same over the seats that won."""
    traits = list(dict.fromkeys([trait for standing in standings.bots for trait in standing.traits]))
    for place, standing in enumerate(standings.bots):
        for column, trait in enumerate(traits):
            mean = standing.traits.get(trait)
            if mean is not None:
                won = "–" if mean.won is None else f"{mean.won:.1f}"
                axes.text(
                    column, place, f"{mean.overall:.1f}\n({won})", ha="center", va="center", color=INK, fontsize=8
                )
    name_places(axes.yaxis, standings)
    axes.set_xticks(range(len(traits)), [plain_text(trait) for trait in traits], rotation=30, ha="right", fontsize=8)
    axes.set_xlim(-0.5, len(traits) - 0.5)
    axes.set_ylim(len(standings.bots) - 0.5, -0.5)
    axes.tick_params(length=0)
    axes.set_title("In the end, on average (when it won)", fontsize=10)
    for side in axes.spines.values():
        side.set_visible(False)


def plain_text(name: str) -> str:
    """Names are only text: a dollar sign does not begin a formula."""
    return name.replace("$", r"\$")


def name_places(axis: Any, standings: Standings) -> None:
    names = [plain_text(standing.name) for standing in standings.bots]
    axis.set_ticks(range(len(names)), names)


def shares_of(standings: Standings) -> list[list[float]]:
    places = {standing.name: place for place, standing in enumerate(standings.bots)}
    shares = [[float("nan")] * len(places) for _ in places]
    for meeting in standings.meetings:
        one, other = places[meeting.one], places[meeting.other]
        shares[one][other] = meeting.share.value
        shares[other][one] = meeting.share_of_other.value
    return shares
