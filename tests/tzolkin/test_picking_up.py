"""Picking up workers: chapter T-PICK."""

from __future__ import annotations

import pytest

from tzolkin_table import NEUTRAL, Table

ZEROS = ("palenque 0", "yaxchilan 0", "tikal 0", "uxmal 0", "chichen 0")


def red() -> Table:
    """The example of page 6: no corn, no available worker, workers on Yaxchilan 1, 2 and 3."""
    return Table().put(0, "yaxchilan 1", "yaxchilan 2", "yaxchilan 3")


@pytest.mark.rule("T-PICK-01", "T-PICK-02", "T-PICK-03", "T-PICK-05")
def test_what_the_first_worker_gains_pays_the_second_ones_step_down() -> None:
    """EX-06: Yaxchilan 2, then 3 as action 2 for 1 corn: 2 stone and 1 corn; the third worker rides on to 2."""
    t = red().play("pick yaxchilan 2")
    assert {"corn": 1, "stone": 1} == t.goods()
    t.play("pick yaxchilan 3 as 2", "end")
    assert {"corn": 1, "stone": 2} == t.goods()
    assert 2 == t.player().home
    t.close_round()
    assert {2: 0} == t.figures("yaxchilan")


@pytest.mark.rule("T-PICK-06")
def test_the_income_of_a_lower_action_cannot_pay_for_stepping_down_to_it() -> None:
    """EX-07: without corn the worker on Yaxchilan 3 performs action 3 or nothing."""
    t = red()
    assert ["pick yaxchilan 3 for nothing", "pick yaxchilan 3"] == [
        text for text in t.offers() if "pick yaxchilan 3" in text
    ]
    refusal = t.why("pick yaxchilan 3 as 2")
    assert "T-PICK-03" == refusal.rule
    assert "Stepping down from 3 to 2 costs 1 corn; you have 0." == refusal.sentence


@pytest.mark.rule("T-PICK-01")
def test_where_no_own_worker_stands_nothing_is_picked_up() -> None:
    t = Table().give(0, corn=9).put(0, "tikal 0").put(1, "palenque 1").put(NEUTRAL, "palenque 2")
    assert "T-PICK-01" == t.why("pick palenque 1").rule
    assert "T-PICK-01" == t.why("pick palenque 2").rule
    assert "You have no worker on Palenque 3." == t.why("pick palenque 3").sentence


@pytest.mark.rule("T-PICK-01")
def test_without_an_available_worker_one_must_pick_up() -> None:
    t = red().give(0, corn=9)
    assert {"pick"} == {text.split()[0] for text in t.offers()}


@pytest.mark.rule("T-PICK-02")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_some_or_all_workers_may_be_picked_up(number: int) -> None:
    t = red().play(*["pick yaxchilan 1", "pick yaxchilan 2", "pick yaxchilan 3"][:number])
    if t.seat == 0:
        t.play("end")
    assert (1, number, 3 - number) == (t.seat, t.player().home, len(t.figures("yaxchilan")))


@pytest.mark.rule("T-PICK-03")
@pytest.mark.parametrize(
    ("text", "goods"),
    [
        ("pick yaxchilan 4", {"corn": 9, "skull": 1}),
        ("pick yaxchilan 4 as 3", {"corn": 9 - 1 + 2, "gold": 1}),
        ("pick yaxchilan 4 as 2", {"corn": 9 - 2 + 1, "stone": 1}),
        ("pick yaxchilan 4 as 1", {"corn": 9 - 3, "wood": 1}),
        ("pick yaxchilan 4 for nothing", {"corn": 9}),
    ],
)
def test_a_worker_performs_its_action_or_a_lower_one_for_corn_or_none(text: str, goods: dict[str, int]) -> None:
    t = Table().put(0, "yaxchilan 4").give(0, corn=9).play(text)
    assert goods == t.goods()
    assert 3 == t.player().home


@pytest.mark.rule("T-PICK-03")
def test_one_cannot_step_down_further_than_the_corn_reaches() -> None:
    t = Table().put(0, "palenque 5").give(0, corn=2)
    expected = ["pick palenque 5 for nothing", "pick palenque 5 as 3", "pick palenque 5 as 4", "pick palenque 5"]
    assert expected == [text for text in t.offers() if text.startswith("pick")]


@pytest.mark.rule("T-PICK-04")
def test_a_lower_action_may_be_performed_although_its_space_is_taken() -> None:
    """TC-11: worker on Tikal 5, another player on 3: action 3 costs 2 corn."""
    t = (
        Table()
        .put(0, "tikal 5")
        .put(1, "tikal 3")
        .give(0, corn=5, wood=1)
        .play("pick tikal 5 as 3", "advance theology")
    )
    assert ({"corn": 3}, 1) == (t.goods(), t.level("theology"))


@pytest.mark.rule("T-PICK-05")
def test_an_action_is_finished_before_the_next_worker_comes_off() -> None:
    t = Table().put(0, "tikal 1", "yaxchilan 1").give(0, wood=1, stone=1).play("pick tikal 1")
    assert "T-TIK-01" == t.why("pick yaxchilan 1").rule
    t.play("advance extraction")
    assert "T-TECH-03" == t.why("pick yaxchilan 1").rule
    assert t.play("pay 1 stone").may("pick yaxchilan 1")


@pytest.mark.rule("T-PICK-05")
@pytest.mark.parametrize(
    ("order", "wood"),
    [
        (("pick tikal 1", "advance extraction", "pick yaxchilan 1"), 2),
        (("pick yaxchilan 1", "pick tikal 1", "advance extraction", "pay 1 stone"), 1),
    ],
)
def test_workers_come_off_in_any_order_and_a_new_level_serves_the_next(order: tuple[str, ...], wood: int) -> None:
    t = Table().put(0, "tikal 1", "yaxchilan 1").give(0, stone=1).play(*order)
    assert {"wood": wood} == t.goods()


@pytest.mark.rule("T-PICK-06")
def test_fishing_cannot_pay_for_the_way_down_to_it() -> None:
    t = Table().put(0, "palenque 4").give(0, corn=2)
    assert "Stepping down from 4 to 1 costs 3 corn; you have 2." == t.why("pick palenque 4 as 1").sentence
    t.give(0, corn=3).play("pick palenque 4 as 1")
    assert 3 == t.corn()


@pytest.mark.rule("T-PICK-06", "T-GOODS-03")
def test_corn_for_stepping_down_is_gone_when_the_action_asks_its_price() -> None:
    t = Table().put(0, "uxmal 2").give(0, corn=3)
    refusal = t.why("pick uxmal 2 as 1")
    assert ("T-UXM-01", "The offering costs 3 corn; you would have 2.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("T-PICK-07")
def test_a_worker_picked_up_may_be_placed_on_the_next_turn() -> None:
    t = Table().put(0, "palenque 1", "tikal 0", "uxmal 0").put(1, "palenque 0")
    t.play("pick palenque 1", "end", "pick palenque 0 for nothing")
    assert (0, 1) == (t.seat, t.player().home)
    assert {0: 0} == t.play("place chichen").figures("chichen")


@pytest.mark.rule("T-PICK-08")
@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal"])
def test_the_two_highest_spaces_of_a_small_gear_give_any_action(gear: str, space: int) -> None:
    """3 corn and 1 wood are just enough for every price; nothing is left for stepping down."""
    t = Table().row("A1-01").put(0, f"{gear} {space}").give(0, corn=3, wood=1)
    expected = [f"pick {gear} {space} for nothing", *[f"pick {gear} {space} as {action}" for action in range(1, 6)]]
    assert expected == [text for text in t.offers() if text.startswith("pick")]


@pytest.mark.rule("T-PICK-08")
def test_space_ten_of_chichen_itza_gives_any_action() -> None:
    t = Table().put(0, "chichen 10").give(0, skull=1)
    expected = ["chichen 10 for nothing", *[f"chichen 10 as {action}" for action in range(1, 10)]]
    assert [f"pick {text}" for text in expected] == [text for text in t.offers() if text.startswith("pick")]


@pytest.mark.rule("T-PICK-08")
@pytest.mark.parametrize(
    ("text", "goods"),
    [
        ("pick palenque 7 as 1", {"corn": 2 + 3}),
        ("pick yaxchilan 6 as 2", {"corn": 2 + 1, "stone": 1}),
        ("pick chichen 10 as 1", {"corn": 2, "skull": 0}),
    ],
)
def test_a_free_choice_costs_no_corn(text: str, goods: dict[str, int]) -> None:
    start = " ".join(text.split()[1:3])
    t = Table().put(0, start).give(0, corn=2, skull=1 if "chichen" in text else 0).play(text)
    assert {good: amount for good, amount in goods.items() if amount} == t.goods()


@pytest.mark.rule("T-PICK-08")
def test_below_the_free_choice_no_higher_action_is_reached() -> None:
    t = Table().put(0, "yaxchilan 2", "chichen 8").give(0, corn=9, skull=1)
    expected = ["pick yaxchilan 2 for nothing", "pick yaxchilan 2 as 1", "pick yaxchilan 2"]
    assert expected == [text for text in t.offers() if text.startswith("pick yaxchilan")]
    assert "T-TECH-21" == t.why("pick chichen 8 as 9").rule


@pytest.mark.rule("T-PICK-09")
@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal", "chichen"])
def test_a_worker_from_space_zero_just_returns(gear: str) -> None:
    """TC-10: no action, the worker is back, the turn is legal."""
    t = Table().put(0, f"{gear} 0").give(0, corn=9, wood=3, skull=1)
    assert [f"pick {gear} 0 for nothing"] == [text for text in t.offers() if text.startswith("pick")]
    t.play(f"pick {gear} 0 for nothing")
    assert ({"corn": 9, "wood": 3, "skull": 1}, 3, 1) == (t.goods(), t.player().home, t.seat)


@pytest.mark.rule("T-PICK-10")
def test_a_worker_on_the_first_player_space_is_not_picked_up() -> None:
    t = Table().put(0, "first", "yaxchilan 1").play("pick yaxchilan 1")
    assert (1, 0, 2) == (t.seat, t.s.first_space, t.player().home)


@pytest.mark.rule("T-PICK-10")
def test_a_worker_on_the_first_player_space_is_not_on_a_gear() -> None:
    """No worker on a gear, no corn, no temple to step down: mercy, as if the first-player space did not count."""
    t = Table().put(0, "first").put(NEUTRAL, *ZEROS, "palenque 1").temples(0, brown=0, yellow=0, green=0)
    assert ["place yaxchilan", "place tikal", "place uxmal", "place chichen"] == t.offers()
