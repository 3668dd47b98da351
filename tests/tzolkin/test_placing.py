"""Placing workers: chapter T-PLACE."""

from __future__ import annotations

import pytest

from tzolkin_table import NEUTRAL, Table

ZEROS = ("palenque 0", "yaxchilan 0", "tikal 0", "uxmal 0", "chichen 0")


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


@pytest.mark.rule("T-PLACE-06")
def test_a_further_worker_that_is_too_dear_is_refused_with_its_price() -> None:
    t = Table().give(0, corn=1).play("place tikal")
    refusal = t.why("place tikal")
    assert "T-PLACE-06" == refusal.rule
    assert "That needs 2 corn: space 1 + 1 for the second worker; you have 1." == refusal.sentence


@pytest.mark.rule("T-PLACE-06")
@pytest.mark.parametrize(("workers", "cost"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_so_many_workers_on_free_spaces_cost_so_much(workers: int, cost: int) -> None:
    """EX-26: 0, 1, 3, 6, 10, 15 corn for 1 to 6 workers on spaces of cost 0."""
    t = Table().workers(0, 6).give(0, corn=20)
    t.play(*[f"place {gear}" for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen", "first")[:workers]])
    assert 20 - cost == t.corn()


@pytest.mark.rule("T-PLACE-07")
@pytest.mark.parametrize(("corn", "may_place"), [(5, False), (6, False), (7, False), (8, True)])
def test_a_fourth_worker_needs_three_corn_more(corn: int, may_place: bool) -> None:
    """EX-04: with 5 to 7 corn the three workers of EX-03 are all; the turn ends by itself."""
    t = Table().workers(0, 4).put(1, "palenque 1").give(0, corn=corn)
    t.play("place palenque", "place palenque", "place yaxchilan")
    assert may_place == (t.seat == 0)


@pytest.mark.rule("T-PLACE-01", "T-PLACE-03", "T-PLACE-05", "T-PLACE-06")
def test_two_workers_above_three_others_cost_eight_and_no_third_is_there() -> None:
    """EX-05: Palenque 3 and 4 cost 3 and 4 + 1 corn; then nobody is left to place, whatever the corn."""
    t = Table(3).put(1, "palenque 0", "palenque 1").put(2, "palenque 2").put(0, "tikal 0").give(0, corn=30)
    t.play("place palenque")
    assert 30 - 3 == t.corn()
    t.play("place palenque")
    assert 30 - 8 == t.corn()
    assert {0: 1, 1: 1, 2: 2, 3: 0, 4: 0} == t.figures("palenque")
    assert 1 == t.seat


@pytest.mark.rule("T-PLACE-01")
def test_without_an_available_worker_nothing_is_placed() -> None:
    t = Table().give(0, corn=9).put(0, "palenque 3", "tikal 0", "chichen 2")
    refusal = t.why("place uxmal")
    assert ("T-PLACE-01", "You have no available worker.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("T-PLACE-02")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_some_or_all_workers_may_be_placed(number: int) -> None:
    t = Table().give(0, corn=20).play(*["place chichen"] * number)
    if t.seat == 0:
        t.play("end")
    assert (1, 3 - number) == (t.seat, t.player().home)
    assert number == len(t.figures("chichen"))


@pytest.mark.rule("T-PLACE-03")
def test_a_neutral_worker_occupies_its_space_like_any_other() -> None:
    """TC-08: neutral worker on Palenque 0, a player on 1: the next goes to 2 for 2 corn."""
    t = Table().put(NEUTRAL, "palenque 0").put(1, "palenque 1").give(0, corn=5).play("place palenque")
    assert {0: NEUTRAL, 1: 1, 2: 0} == t.figures("palenque")
    assert 5 - 2 == t.corn()


@pytest.mark.rule("T-PLACE-03")
def test_a_gap_between_others_is_filled_first() -> None:
    t = Table().put(1, "uxmal 0", "uxmal 3").give(0, corn=5).play("place uxmal")
    assert 0 == t.figures("uxmal")[1]


@pytest.mark.rule("T-PLACE-04")
def test_ones_own_earlier_worker_occupies_its_space() -> None:
    t = Table().give(0, corn=9).play("place tikal", "place tikal", "place tikal")
    assert {0: 0, 1: 0, 2: 0} == t.figures("tikal")
    assert 9 - (0 + 1 + 2) - 3 == t.corn()


@pytest.mark.rule("T-PLACE-04")
@pytest.mark.parametrize(("gear", "last", "title"), [("yaxchilan", 7, "Yaxchilan"), ("chichen", 10, "Chichen Itza")])
def test_a_gear_with_every_number_taken_cannot_be_chosen(gear: str, last: int, title: str) -> None:
    """TC-94: positions without a number are free but never a target."""
    t = Table().put(NEUTRAL, *[f"{gear} {space}" for space in range(last + 1)]).give(0, corn=50)
    refusal = t.why(f"place {gear}")
    assert ("T-PLACE-04", f"Every numbered space of {title} is taken.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("T-PLACE-05")
@pytest.mark.parametrize("space", [1, 4, 7])
def test_a_worker_costs_the_number_of_its_space(space: int) -> None:
    t = Table().put(NEUTRAL, *[f"tikal {lower}" for lower in range(space)]).give(0, corn=10).play("place tikal")
    assert 10 - space == t.corn()


@pytest.mark.rule("T-PLACE-07")
def test_a_turn_of_placing_cannot_end_before_the_first_worker() -> None:
    t = Table().give(0, corn=9)
    assert "T-ROUND-04" == t.why("end").rule
    assert t.play("place palenque").may("end")


@pytest.mark.rule("T-PLACE-08")
def test_without_a_worker_on_a_gear_one_must_be_placed() -> None:
    t = Table().give(0, corn=3)
    assert {"place"} == {text.split()[0] for text in t.offers()}


@pytest.mark.rule("T-PLACE-09", "T-FIRST-02", "T-PLACE-06")
@pytest.mark.parametrize("order", [("place first", "place palenque"), ("place palenque", "place first")])
def test_a_worker_on_the_first_player_space_counts_as_placed(order: tuple[str, str]) -> None:
    """TC-07: the first-player space and Palenque 0 in one turn cost 1 corn, not 0."""
    t = Table().give(0, corn=5).play(*order)
    assert (5 - 1, 0, {0: 0}) == (t.corn(), t.s.first_space, t.figures("palenque"))


@pytest.mark.rule("T-PLACE-09")
def test_the_first_player_space_costs_nothing_by_itself() -> None:
    t = Table().put(NEUTRAL, *ZEROS).give(0, corn=2).play("place first")
    assert 2 == t.corn()


@pytest.mark.rule("T-PLACE-10")
def test_placing_triggers_no_action() -> None:
    t = Table().put(NEUTRAL, "palenque 0", "yaxchilan 0").give(0, corn=9)
    t.play("place palenque", "place yaxchilan", "end")
    assert {"corn": 9 - 1 - 2} == t.goods()
