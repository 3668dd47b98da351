"""Tribes & Prophecies, as far as it is here: a module adds to the game and changes nothing of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from longcount.bots.net import heads_of, read_net, sight_of, write_net
from longcount.games.tzolkin import GAME
from longcount.games.tzolkin.components import BUILDINGS
from longcount.kernel.errors import BadData
from tzolkin_table import Table


def in_stacks(**options: str) -> set[str]:
    state = GAME.new(2, options)
    return {BUILDINGS[number].name for stack in state.stacks for number, copies in enumerate(stack) if copies}


@pytest.mark.rule("P-BUILD-01")
def test_the_farm_lies_in_the_stack_of_its_age_only_if_it_is_played_with() -> None:
    assert "P2-01" not in in_stacks()
    assert in_stacks(tribes="farm") - in_stacks() == {"P2-01"}


@pytest.mark.rule("P-BUILD-01")
def test_it_is_built_like_any_other_and_gives_8_corn() -> None:
    t = Table(2, tribes="farm").row("P2-01", "A1-03").put(0, "tikal 2").give(0, corn=0, wood=2)
    t.play("pick tikal 2", "build P2-01")
    assert (t.corn(), t.goods().get("wood", 0)) == (8, 0)


def test_decisions_of_a_module_stand_behind_those_of_the_base_game() -> None:
    names = [decision.text for decision in GAME.catalogue.decisions]
    assert names.index("done") < names.index("building P2-01") < names.index("build P2-01")


def test_a_net_that_saw_other_things_is_refused(tmp_path: Path) -> None:
    net, path = read_net(GAME, GAME.folder / "net.npz"), tmp_path / "net.npz"
    weights, bias = net.layers[0]
    net.layers[0] = (weights[:-1], bias)
    write_net(path, net, heads_of(sight_of(GAME)))
    with pytest.raises(BadData, match="sees other things"):
        read_net(GAME, path)
