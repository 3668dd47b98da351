"""Endless Winter plays from set-up to the end, and its pieces hang together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longcount.conformance import laws
from longcount.games.winter import GAME, flow, know_packs
from longcount.games.winter.packs import PACKS, check_pack, read_pack, register
from longcount.games.winter.state import Player, State
from longcount.kernel.chance import Dice, SeededChance
from longcount.kernel.match import Match
from winter_table import Table, new_state, set_up

BUSY = Path(__file__).parent / "busy.toml"


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_and_keep_the_laws(seats: int) -> None:
    for seed in range(3):
        laws.play_under_laws(GAME, seats, seed, laws.random_options(GAME, seats, Dice(seed)))


def test_random_games_with_a_busy_pack_keep_the_laws() -> None:
    name = register(read_pack(BUSY.read_text(encoding="utf-8")))
    know_packs()
    for seed in range(3):
        options = {**laws.random_options(GAME, 3, Dice(seed)), "pack": name}
        laws.play_under_laws(GAME, 3, seed, options)


def test_a_turn_in_notation() -> None:
    t = Table().hand(0, "brave", "hunter").give(0, food=4, tools=1).grounds(giant_sloth=1)
    t.play("tribe hunt", "play hunter", "eat", "hunt giant_sloth", "go on", "use giant_sloth")
    assert (5, 0, 2.0) == (t.food(), t.tools(), t.labour())
    assert {"giant_sloth": 1} == t.animals_of(0, used=True)


def test_secrets_of_others_do_not_show() -> None:
    twins = 0
    for seed in range(4):
        match = Match(GAME, ["Ann", "Bob"])
        dice, chance = Dice(seed), SeededChance(seed)
        while not GAME.pending(match.state).is_over and match.state.round < 2:
            if dice.below(10) == 0 and laws.has_fresh_secret(match):
                twins += laws.secrets_do_not_leak(match, dice.below(2), dice)
            laws.play_one(match, dice, chance)
    assert twins > 5


@pytest.mark.parametrize("kind", [State, Player])
def test_clones_and_keys_forget_no_field(kind: type) -> None:
    source = Path(flow.__file__).with_name("state.py").read_text(encoding="utf-8")
    body = source.split(f"class {kind.__name__}:")[1].split("\nclass ")[0]
    fields = re.findall(r"^    (\w+): ", body.split("    def clone")[0], re.MULTILINE)
    clone, key = body.split("def clone")[1].split("def key")[0], body.split("def key")[1].split("\n    def ")[0]
    assert fields
    for field in fields:
        assert f"twin.{field} = " in clone, f"clone forgets {field}"
        derived = ("options", "pack", "field", "offered", "story")
        assert field in derived or re.search(rf"self\.{field}\b", key), f"key forgets {field}"


def test_set_up_can_be_told_what_to_draw() -> None:
    s = set_up(new_state(2), "order 2", "setup SU-3")
    assert (1, 0) == s.order
    assert 2 == s.players[0].camps[0]


def test_the_shipped_values_are_a_good_pack() -> None:
    assert [] == check_pack(Path(flow.__file__).with_name("components.toml").read_text(encoding="utf-8"))
    assert [] == check_pack(BUSY.read_text(encoding="utf-8"))


def test_a_bad_pack_is_told_row_by_row() -> None:
    text = '[pack]\nid = "x"\nversion = "1"\nlabel = "x"\n[[culture]]\nid = "C1-05"\nabilities = ["idoll 1"]\n'
    assert ["culture C1-05: abilities: 'idoll 1' is no symbol of this game; did you mean 'idol'."] == check_pack(text)


def test_a_pack_is_named_with_a_fingerprint_of_its_values() -> None:
    name = read_pack(BUSY.read_text(encoding="utf-8")).name
    assert re.fullmatch(r"busy-1@[0-9a-f]{8}", name)
    assert name != read_pack(BUSY.read_text(encoding="utf-8").replace("labour = 6", "labour = 5")).name
    assert all("@" in known for known in PACKS)
