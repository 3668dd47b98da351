"""Chichen Itza: chapter T-CHI."""

from __future__ import annotations

import pytest

from tzolkin_table import Table


def on(*places: str, **goods: int) -> Table:
    """Seat 0 has workers on these spaces, and these goods."""
    return Table().put(0, *places).give(0, **goods)


def picks(t: Table) -> list[str]:
    return [text for text in t.offers() if text.startswith("pick")]


@pytest.mark.rule("T-CHI-01")
def test_an_action_needs_a_skull() -> None:
    t = on("chichen 5", corn=9, wood=9, stone=9, gold=9)
    assert ["pick chichen 5 for nothing"] == picks(t)
    refusal = t.why("pick chichen 5")
    assert "T-CHI-01" == refusal.rule
    assert "You have no crystal skull to lay." == refusal.sentence


@pytest.mark.rule("T-CHI-01")
def test_one_skull_goes_on_the_spot_of_the_action_performed() -> None:
    t = on("chichen 5", corn=1, skull=2).play("pick chichen 5 as 4")
    assert {"skull": 1} == t.goods()
    assert [4] == [spot for spot in range(11) if t.s.is_laid(spot)]


@pytest.mark.rule("T-CHI-01")
def test_space_10_has_no_spot_of_its_own() -> None:
    """Ruling Q45."""
    t = on("chichen 10", skull=1).play("pick chichen 10 as 3")
    assert [3] == [spot for spot in range(11) if t.s.is_laid(spot)]
    assert not on("chichen 10", skull=1).lay(1, 2, 3, 4, 5, 6, 7, 8, 9).may("pick chichen 10 as 9")


@pytest.mark.rule("T-CHI-02")
def test_an_action_whose_spot_is_filled_is_refused() -> None:
    """TC-46: spot 6 is filled: not 6, but 5 for a corn, and 7 with theology 1."""
    t = on("chichen 6", corn=1, skull=1).lay(6)
    assert ["pick chichen 6 for nothing", "pick chichen 6 as 5"] == picks(t)
    refusal = t.why("pick chichen 6")
    assert "T-CHI-02" == refusal.rule
    assert "A skull already lies on Chichen Itza 6." == refusal.sentence
    t.levels(0, theology=1)
    assert ["pick chichen 6 for nothing", "pick chichen 6 as 5", "pick chichen 6 as 7"] == picks(t)


@pytest.mark.rule("T-CHI-02", "T-CHI-03")
def test_a_skull_stays_on_its_spot() -> None:
    """Neither its owner nor anybody else performs the action again, and the bank does not get it back."""
    t = on("chichen 1", skull=2).give(1, skull=1).play("pick chichen 1").close_round()
    assert 13 - 3 == t.s.skulls
    t.put(0, "chichen 1").put(1, "chichen 2").give(0, corn=1).give(1, corn=1)
    assert "T-CHI-02" == t.why("pick chichen 1").rule
    t.play("pick chichen 1 for nothing")
    assert "T-CHI-02" == t.why("pick chichen 2 as 1").rule


@pytest.mark.rule("T-CHI-04")
@pytest.mark.parametrize(
    ("action", "points", "steps"),
    [
        (1, 4, [2, 1, 1]),
        (2, 5, [2, 1, 1]),
        (3, 6, [2, 1, 1]),
        (4, 7, [1, 1, 2]),
        (5, 8, [1, 1, 2]),
        (7, 10, [1, 2, 1]),
    ],
)
def test_a_skull_gives_points_and_a_step(action: int, points: int, steps: list[int]) -> None:
    t = on(f"chichen {action}", skull=1).play(f"pick chichen {action}")
    assert points == t.points()
    assert steps == t.player().temples
    assert {} == t.goods()
    assert 1 == t.seat


@pytest.mark.rule("T-CHI-04")
@pytest.mark.parametrize(("action", "points", "steps"), [(6, 8, [1, 1, 2]), (8, 11, [1, 2, 1]), (9, 13, [1, 2, 1])])
@pytest.mark.parametrize("good", ["wood", "stone", "gold"])
def test_some_skulls_also_give_a_resource_of_choice(action: int, points: int, steps: list[int], good: str) -> None:
    t = on(f"chichen {action}", skull=1).play(f"pick chichen {action}")
    assert ["take 1 wood", "take 1 stone", "take 1 gold"] == t.offers()
    assert "T-CHI-04" == t.why("take 2 gold").rule
    t.play(f"take 1 {good}")
    assert {good: 1} == t.goods()
    assert points == t.points()
    assert steps == t.player().temples


@pytest.mark.rule("T-CHI-04")
def test_a_worker_on_7_steps_down_to_6() -> None:
    """EX-13: 1 corn, a skull on 6, 8 points, a step in the green temple, a gold."""
    t = on("chichen 7", corn=1, skull=1).play("pick chichen 7 as 6", "take 1 gold")
    assert {"gold": 1} == t.goods()
    assert t.s.is_laid(6)
    assert 8 == t.points()
    assert [1, 1, 2] == t.player().temples


@pytest.mark.rule("T-CHI-05")
def test_space_10_lends_any_open_action_free_of_corn() -> None:
    t = on("chichen 10", skull=1).lay(2, 6)
    open_actions = [f"pick chichen 10 as {action}" for action in (1, 3, 4, 5, 7, 8, 9)]
    assert ["pick chichen 10 for nothing", *open_actions] == picks(t)
    assert "T-CHI-02" == t.why("pick chichen 10 as 6").rule
    t.play("pick chichen 10 as 1")
    assert 4 == t.points()
    assert {} == t.goods()


@pytest.mark.rule("T-CHI-05")
def test_space_10_takes_no_corn_that_is_there() -> None:
    t = on("chichen 10", corn=9, skull=1).play("pick chichen 10 as 1")
    assert {"corn": 9} == t.goods()


@pytest.mark.rule("T-CHI-05")
def test_space_10_still_takes_a_skull() -> None:
    assert "T-CHI-01" == on("chichen 10", corn=9).why("pick chichen 10 as 1").rule


@pytest.mark.rule("T-CHI-05")
def test_space_9_lends_nothing_without_theology() -> None:
    t = on("chichen 9", corn=1, skull=1)
    assert ["pick chichen 9 for nothing", "pick chichen 9 as 8", "pick chichen 9"] == picks(t)
