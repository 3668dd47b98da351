"""Games between versions: the pipe to the other one, with this version at both ends."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from builds import if_compiled
from longcount.bots.arena import Fixture, play_fixture

ROOT = Path(__file__).parent.parent


@if_compiled
def test_both_ends_play_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    against = import_module("against")
    names = {against.NEW: "random", against.OLD: "random"}
    sides, place = (against.OLD, against.NEW), (str(ROOT), sys.executable)
    row = against.play(("tikal", {}, sides, 5, names, *place))
    plain = play_fixture(Fixture("tikal", {}, ("random", "random"), 5))
    assert row["points"] == plain.points and row["bots"] == list(sides)
    assert row["withheld"] == 0 and set(row["thinking"]) == set(sides)
    refused = against.play(("tikal", {}, sides, 6, {**names, against.OLD: "nobody"}, *place))
    assert "UnknownBot" in refused["reason"] and refused["seed"] == 6
    for pipe in against._pipes.values():
        pipe.close()
