"""Development, culture cards and sacred stones: chapter W-DEV."""

from __future__ import annotations

import pytest

from winter_table import Table

HELD = ("ST1-01", "ST1-02", "ST1-03")
"""Stones to fill the cells of a board with."""


def at_top(labour: float = 0) -> Table:
    """A tribe figure at the top of Development; a Tribesman in the hand keeps the turn open."""
    return Table().hand(0, "tribesman").play("tribe develop").labour_at_hand(labour)


def at_middle(round_: int = 1, held: int = 0, food: int = 9, tools: int = 9) -> Table:
    """A tribe figure in the middle of Development; so many stones lie on its board already."""
    t = Table().start_round(round_).own_stones(0, *HELD[:held]).camps(0, 0, 0, 0, 0).give(0, food=food, tools=tools)
    return t.hand(0, "tribesman").stones("ST1-09", "ST2-01").play("tribe develop", "go on")


def goods(t: Table) -> tuple[int, int]:
    return t.food(), t.tools()


def pass_eclipse(t: Table) -> Table:
    """The eclipse and the preparation of this round, everything declined."""
    t.eclipse()
    round_ = t.s.round
    while t.s.round == round_ and t.step != "over":
        t.play(t.offers()[-1])
    return t


# --- Culture cards --------------------------------------------------------------


@pytest.mark.rule("W-DEV-01")
def test_each_culture_card_costs_three_labour() -> None:
    t = at_top(7.5).culture("C1-01", "C1-02", "C1-03").play("take C1-02", "take C1-01")
    assert (1.5, ["tribesman", "C1-01", "C1-02"]) == (t.labour(), t.names("hand"))
    refusal = t.why("take C1-03")
    assert ("W-DEV-01", "That costs 3 labour; you have 1½ labour.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-DEV-01")
def test_a_culture_card_that_does_not_lie_open_is_refused() -> None:
    refusal = at_top(3).culture("C1-01").culture_deck(1, "C1-05").why("take C1-05")
    assert "W-DEV-01" == refusal.rule
    assert "Fireside Tales is not among the open culture cards." == refusal.sentence


@pytest.mark.rule("W-DEV-01")
def test_a_culture_card_just_taken_waits_for_a_later_turn() -> None:
    t = at_top(3).culture("C1-01").play("take C1-01")
    assert "W-CULTURE-05" == t.why("play C1-01").rule


@pytest.mark.rule("W-DEV-02")
def test_a_culture_card_is_replaced_in_the_preparation_only() -> None:
    t = at_top(3).culture("C1-01", "C1-02").culture_deck(1, "C1-03").play("take C1-01", "go on", "go on", "end")
    assert (1, 1) == (t.seat, len(t.s.culture_open))
    pass_eclipse(t)
    assert 2 == len(t.s.culture_open)


# --- Sacred stones --------------------------------------------------------------


@pytest.mark.rule("W-DEV-03")
def test_one_stone_is_taken_from_the_main_board() -> None:
    t = at_middle().stones("ST1-08", "ST1-09").play("take ST1-09", "done")
    assert (1, 1) == (len(t.player().stones), len(t.s.stones))
    assert "W-PLACE-03" == t.why("take ST1-08").rule


@pytest.mark.rule("W-DEV-03")
def test_no_stone_need_be_taken() -> None:
    t = at_middle().play("go on")
    assert ((), 9, 9) == (t.player().stones, t.food(), t.tools())


@pytest.mark.rule("W-DEV-03")
def test_a_stone_that_does_not_lie_on_the_main_board_is_refused() -> None:
    refusal = at_middle().why("take ST1-04")
    assert ("W-DEV-03", "ST1-04 does not lie on the main board.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-DEV-04")
@pytest.mark.parametrize(("round_", "is_open"), [(1, False), (2, False), (3, True), (4, True)])
def test_the_right_part_opens_in_round_three(round_: int, is_open: bool) -> None:
    """A-40: the round decides, not the cover card, which moves at the end of round 1."""
    t = at_middle(round_)
    assert (True, is_open) == (t.may("take ST1-09"), t.may("take ST2-01"))


@pytest.mark.rule("W-DEV-04")
def test_in_the_first_era_stones_of_the_right_part_alone_are_no_help() -> None:
    """D-29: with only right-part stones left the middle is refused."""
    t = at_middle(2).stones("ST2-01", "ST2-05")
    refusal = t.why("take ST2-01")
    assert "W-DEV-04" == refusal.rule
    assert "Stones of the right part can be taken from round 3 on." == refusal.sentence
    assert ["play tribesman", "go on"] == t.offers()


@pytest.mark.rule("W-DEV-05")
@pytest.mark.parametrize(("held", "price"), [(0, 1), (1, 2), (2, 3)])
def test_a_stone_costs_what_its_cell_shows(held: int, price: int) -> None:
    """A-67, B-05: 1, 2 or 3 each of food and tools, from the left cell to the right."""
    t = at_middle(held=held, food=4, tools=5).play("take ST1-09", "done")
    assert (4 - price, 5 - price) == goods(t)
    assert held + 1 == len(t.player().stones)


@pytest.mark.rule("W-DEV-05")
@pytest.mark.parametrize(
    ("food", "tools", "owned"), [(1, 9, "1 food, 9 tools"), (9, 1, "9 food, 1 tool"), (0, 0, "nothing")]
)
def test_without_the_price_of_the_cell_no_stone_is_taken(food: int, tools: int, owned: str) -> None:
    """TC-46: although the stone on the main board has no price."""
    refusal = at_middle(held=1, food=food, tools=tools).why("take ST1-09")
    assert "W-DEV-05" == refusal.rule
    assert refusal.sentence.endswith(f"costs 2 food, 2 tools; you have {owned}.")


@pytest.mark.rule("W-DEV-06")
def test_there_is_no_fourth_stone() -> None:
    """TC-43."""
    refusal = at_middle(held=3).why("take ST1-09")
    assert ("W-DEV-06", "You have 3 sacred stones already.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-DEV-06")
@pytest.mark.parametrize("pays", ["yes", "no"])
def test_a_symbol_brings_no_fourth_stone_either(pays: str) -> None:
    """TC-43, A-17."""
    t = Table(stone_symbol_pays_cost=pays).own_stones(0, *HELD).give(0, food=4, tools=4).stones("ST1-09")
    t.hand(0, "C2-20", "tribesman").play("play C2-20", "use C2-20 1", "take 1 tool")
    assert ((5, 5), "turn") == (goods(t), t.step)
    assert not t.effect("stone 1").may("take ST1-09")


@pytest.mark.rule("W-DEV-06")
def test_stones_stay_on_the_board_to_the_end() -> None:
    t = at_middle(4).play("take ST1-09", "done")
    stones = t.player().stones
    assert (stones, 1) == (pass_eclipse(t).player().stones, len(stones))
    assert "over" == t.step


@pytest.mark.rule("W-DEV-07")
def test_the_bonus_under_the_stone_is_gained_at_once() -> None:
    """B-05: an idol under the first, a megalith under the second, both under the third."""
    bonus = {"idol": "idol offering", "megalith": "megalith b1"}
    found = [
        [name for name, text in bonus.items() if at_middle(held=n).play("take ST1-09").may(text)] for n in range(3)
    ]
    assert [["idol"], ["megalith"], ["idol", "megalith"]] == found


@pytest.mark.rule("W-DEV-07")
def test_the_bonus_is_finished_before_the_figure_slides_on() -> None:
    """A-19: the idol, the food of its level, and only then the bottom."""
    t = at_middle(food=1, tools=1).idols(0, offering=1).play("take ST1-09")
    assert ("gain", 0) == (t.step, t.food())
    refusal = t.why("play tribesman")
    assert "A-19" == refusal.rule
    t.play("idol offering")
    assert ("action", 2) == (t.step, t.food())


@pytest.mark.rule("W-DEV-07")
def test_the_bonus_cannot_help_to_pay_for_its_own_stone() -> None:
    """The idol of the first cell could become a tool, but comes after the price."""
    assert "W-DEV-05" == at_middle(food=1, tools=0).why("take ST1-09").rule


@pytest.mark.rule("W-DEV-08")
@pytest.mark.parametrize(("taken_in", "points"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_a_stone_scores_in_every_eclipse_from_then_on(taken_in: int, points: int) -> None:
    """TC-44: taken in round 1 it scores four times, in round 4 once."""
    t = Table().start_round(taken_in).own_stones(0, "ST1-08").camps(0, 7)
    for _ in range(taken_in, 5):
        pass_eclipse(t)
    assert "over" == t.step
    assert [1] * points == [fact.amount for fact in t.heard("score") if fact.what == "sacred stones"]


@pytest.mark.rule("W-DEV-05", "W-DEV-07", "W-SYM-27")
def test_a_stone_by_symbol_has_price_and_bonus() -> None:
    """A-17."""
    t = Table().stones("ST1-09").hand(0, "C2-20", "tribesman").give(0, food=1, tools=1)
    t.play("play C2-20", "use C2-20 2")
    assert t.may("take ST1-09")
    t.play("take ST1-09", "idol offering")
    assert ((0, 0), 1, 1) == (goods(t), len(t.player().stones), t.idol("offering"))


@pytest.mark.rule("W-DEV-04", "W-SYM-27")
@pytest.mark.parametrize(("round_", "may_use"), [(2, False), (3, True)])
def test_a_stone_symbol_is_no_use_for_stones_of_a_closed_part(round_: int, may_use: bool) -> None:
    t = Table().start_round(round_).stones("ST2-01").hand(0, "C2-20", "tribesman").give(0, food=2, tools=2)
    assert may_use == t.play("play C2-20").may("use C2-20 2")


@pytest.mark.rule("W-DEV-05", "W-SYM-27")
@pytest.mark.parametrize(("pays", "may_take"), [("yes", False), ("no", True)])
def test_a_table_may_make_stones_by_symbol_free(pays: str, may_take: bool) -> None:
    """A-17: option stone_symbol_pays_cost."""
    t = Table(stone_symbol_pays_cost=pays).stones("ST1-09").effect("stone 1")
    assert may_take == t.may("take ST1-09")
    if may_take:
        t.play("take ST1-09", "idol offering")
        assert ((0, 0), 1, 1) == (goods(t), len(t.player().stones), t.idol("offering"))


@pytest.mark.rule("W-DEV-05")
def test_a_table_with_free_symbols_pays_for_stones_of_the_action() -> None:
    """A-17: the option is about symbols only."""
    t = Table(stone_symbol_pays_cost="no").stones("ST1-09").hand(0, "tribesman").play("tribe develop", "go on")
    assert "W-DEV-05" == t.why("take ST1-09").rule


# --- The bottom, and nothing left -------------------------------------------------


@pytest.mark.rule("W-DEV-09")
def test_the_first_figure_gains_a_tool_and_a_food() -> None:
    t = at_middle(food=0, tools=0).play("go on", "take 1 tool", "take the goods")
    assert (1, 1) == goods(t)
    assert ["play tribesman", "end"] == t.offers()


@pytest.mark.rule("W-DEV-09")
def test_the_tool_may_be_taken_as_food() -> None:
    t = at_middle(food=0, tools=0).play("go on", "take 1 food", "end")
    assert (2, 0) == goods(t)


@pytest.mark.rule("W-DEV-09")
def test_a_later_figure_gains_nothing_at_the_bottom() -> None:
    t = at_middle(food=0, tools=0).cover("develop").play("go on", "end")
    assert (0, 0) == goods(t)


@pytest.mark.rule("W-DEV-10")
def test_without_open_culture_cards_three_labour_buy_a_point() -> None:
    t = at_top(7).culture_deck(1, "C1-01").play("take a point for culture", "take a point for culture")
    assert (2, 1.0, ["tribesman"]) == (t.points(), t.labour(), t.names("hand"))
    assert "W-DEV-01" == t.why("take a point for culture").rule


@pytest.mark.rule("W-DEV-10")
def test_with_an_open_culture_card_there_is_no_point() -> None:
    refusal = at_top(3).culture("C1-01").why("take a point for culture")
    assert ("W-DEV-10", "The point is for when no culture card is open.") == (refusal.rule, refusal.sentence)
