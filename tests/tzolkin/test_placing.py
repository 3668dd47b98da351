"""Placing workers: chapter T-PLACE."""

from __future__ import annotations

import pytest

from tzolkin_table import Table


@pytest.mark.rule("T-PLACE-03", "T-PLACE-04", "T-PLACE-05", "T-PLACE-06")
def test_three_workers_cost_their_spaces_plus_one_plus_two() -> None:
    """EX-02, EX-03: Palenque 0, Palenque 2 and Yaxchilan 0 cost 5 corn."""
    t = Table().put(1, "palenque 1").give(0, corn=9)
    t.play("place palenque", "place palenque", "place yaxchilan")
    assert {0: 0, 1: 1, 2: 0} == t.figures("palenque")
    assert {0: 0} == t.figures("yaxchilan")
    assert 9 - 5 == t.corn()


@pytest.mark.rule("T-PLACE-05")
def test_a_space_that_is_too_dear_is_refused_with_its_price() -> None:
    t = Table().put(1, "tikal 0", "tikal 1").give(0, corn=1)
    refusal = t.why("place tikal")
    assert "T-PLACE-05" == refusal.rule
    assert "That needs 2 corn: space 2; you have 1." == refusal.sentence
