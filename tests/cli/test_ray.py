"""Ray clusters: tournaments and trainings play the same games there as here."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from builds import if_compiled
from longcount.cli import main
from longcount.cli.tournament import runners

pytestmark = [pytest.mark.slow, if_compiled]


@pytest.fixture(scope="module")
def _cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Of one processor, started and ended here, for all that is asked of one: about ten seconds."""
    ray = pytest.importorskip("ray", reason="playing on a cluster needs the extra 'ray'")
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        assert runners.begin_ray(ray, 1, "")
        yield
        ray.shutdown()


def games_of(path: Path) -> list[dict[str, Any]]:
    """The games in a file, without what depends on the clock."""
    return [{**row, "thinking": None} for row in json.loads(path.read_text())["games"]]


@pytest.mark.usefixtures("_cluster")
def test_tournaments_play_the_same_games(tmp_path: Path) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    small = ["arena", "tzolkin", "--bots", "greedy,random", "--games", "2", "--seed", "4", "--jobs", "1"]
    assert main([*small, "--out", str(here)]) == 0
    assert main([*small, "--out", str(there), "--on", "ray"]) == 0
    assert games_of(here) == games_of(there)
    assert 2 == len(games_of(there))


@pytest.mark.usefixtures("_cluster")
def test_a_plan_trains_the_same_net(tmp_path: Path) -> None:
    """The second generation plays by a net, which the cluster has as bytes."""
    here, there = tmp_path / "here.npz", tmp_path / "there.npz"
    numbers = ["--games", "2", "--first", "2", "--hidden", "4", "--tables", "2", "--generations", "2", "--jobs", "1"]
    small = ["train", "tzolkin", *numbers]
    assert main([*small, "--out", str(here)]) == 0
    assert main([*small, "--out", str(there), "--ray"]) == 0
    with np.load(here.with_suffix(".training.npz")) as one, np.load(there.with_suffix(".training.npz")) as other:
        assert one.files == other.files
        assert all((one[name] == other[name]).all() for name in one.files)
