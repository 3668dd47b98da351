"""Draws how the shipped nets learned: points of plain games among four, generation by generation, from the nets' files.

python docs/curves.py            writes docs/curves/GAME.svg
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from longcount.bots.net import read_net
from longcount.games import GAMES
from longcount.kernel.game import Game
from longcount.learn.training import trainings_of

FOLDER = Path(__file__).parent / "curves"
WIDTH, HEIGHT, EDGE = 640, 300, 46
STEP = 20
"""Points between two lines of the grid."""
LINES = {"winner": "#b5541c", "mean": "#1f6f6b"}


def picture(game: Game[Any], curve: list[dict[str, Any]]) -> str:
    told = [report for report in curve if report["counted"]]
    last = max(report["generation"] for report in told)
    top = STEP * (int(max(report["winner"] for report in told)) // STEP + 1)

    def place(generation: float, points: float) -> str:
        across = EDGE + (WIDTH - 2 * EDGE) * generation / last
        return f"{across:.1f},{HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * points / top:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{EDGE}" y="22" font-size="14">{game.title}: points by generation, four players</text>',
    ]
    for points in range(0, top + 1, STEP):
        begin, end = place(0, points).split(","), place(last, points).split(",")
        parts.append(f'<line x1="{begin[0]}" y1="{begin[1]}" x2="{end[0]}" y2="{end[1]}" stroke="#ddd"/>')
        parts.append(f'<text x="{EDGE - 8}" y="{float(begin[1]) + 4:.1f}" text-anchor="end">{points}</text>')
    for generation in range(5, last + 1, 5):
        across = place(generation, 0).split(",")[0]
        parts.append(f'<text x="{across}" y="{HEIGHT - EDGE + 18}" text-anchor="middle">{generation}</text>')
    for name, color in LINES.items():
        path = " ".join(place(report["generation"], report[name]) for report in told)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        end = place(last, told[-1][name]).split(",")
        parts.append(f'<text x="{float(end[0]) + 4:.1f}" y="{float(end[1]) + 4:.1f}" fill="{color}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


def whole_curve(about: dict[str, Any]) -> list[dict[str, Any]]:
    """The reports of all trainings of a net, numbered on."""
    reports = [report for training in trainings_of(about) for report in training["curve"]]
    return [{**report, "generation": number} for number, report in enumerate(reports, 1)]


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES.values():
        net = read_net(game, game.folder / "net.npz")
        (FOLDER / f"{game.name}.svg").write_text(picture(game, whole_curve(net.about)), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
