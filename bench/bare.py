"""For long runs on machines where the program only lies as sources: its games are found as if it were installed.

Imported before anything of the program. Where that is installed, it only keeps NumPy to one core for each process.
"""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

GROUP = "longcount.games"
ROOT = Path(__file__).parent.parent


def declare_games() -> None:
    """Writes down what an installation would have: which games pyproject.toml declares."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        games = tomllib.load(file)["project"]["entry-points"][GROUP]
    folder = Path(tempfile.mkdtemp(prefix="longcount-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    about = folder / "longcount-0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: longcount\nVersion: 0\n")
    points = "\n".join(f"{name} = {place}" for name, place in games.items())
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{points}\n")
    sys.path.append(str(folder))


for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(threads, "1")  # threads that share out small matrices only wait for each other
if not entry_points(group=GROUP):
    sys.path.insert(0, str(ROOT / "src"))
    declare_games()
