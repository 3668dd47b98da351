"""Games between versions: the pipe to the other one, with this version at both ends."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from longcount.bots.arena import ALL, Fixture, Tournament, play_fixture, schedule

ROOT = Path(__file__).parent.parent


def test_both_ends_play_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    against = import_module("against")
    older = against.Older(ROOT, Path(sys.executable))
    names = {against.NEW: "random", against.OLD: "random"}
    fixture = schedule(Tournament("tikal", {}, (against.NEW, against.OLD), 2, 2, ALL, 5))[1]
    result = against.play((fixture, names, older))
    plain = play_fixture(Fixture("tikal", {}, ("random", "random"), 5))
    assert result.points == plain.points and result.bots == (against.OLD, against.NEW)
    assert result.thinking[against.OLD].choices > 20
    refused = against.play((fixture, {**names, against.OLD: "nobody"}, older))
    assert "UnknownBot" in refused.reason and refused.seed == 5
    against._pipes.pop(older).close()
