"""Guards against silent change: golden playthroughs, position counts, and both builds playing alike."""

from __future__ import annotations

import pytest

import golden
from longcount.games import GAMES


@pytest.mark.parametrize("table", golden.TABLES, ids=str)
def test_the_playthrough_is_as_it_was(table: tuple[str, str, int, int]) -> None:
    """If a change was meant: python tests/golden.py, and look at the difference."""
    expected = golden.path_of(*table[:3]).read_text(encoding="utf-8")
    assert expected.splitlines() == golden.playthrough(*table).splitlines()


def test_every_game_and_number_of_seats_has_a_playthrough() -> None:
    tables = {(name, seats) for name, game in GAMES.items() for seats in game.seats}
    assert tables == {(name, seats) for name, _, seats, _ in golden.TABLES}
