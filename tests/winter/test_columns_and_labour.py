"""Figures and columns, labour, food as labour: chapters W-PLACE, W-LABOR and W-FOOD."""

from __future__ import annotations

from pathlib import Path

import pytest

from longcount.games.winter import GAME, know_packs
from longcount.games.winter.packs import read_pack, register
from longcount.kernel.errors import BadData
from winter_table import Table

PLACES = ("initiation", "develop", "settle", "hunt", "rest")
COLUMNS = PLACES[:4]


def labour_of(card: str, column: str, **options: str) -> float:
    """What a card is worth when it is played in a column."""
    return Table(2, **options).hand(0, card).play(f"tribe {column}", f"play {card}").labour()


def eclipse_labour(t: Table) -> list[float]:
    """The labour of every seat as it is told at the reveal."""
    return [fact.amount / 2 for fact in t.eclipse().heard("sum")]


def turn(t: Table, figure: str) -> Table:
    """A whole turn: the figure, and nothing else."""
    clock = t.s.clock
    t.play(figure)
    while t.s.clock == clock and t.step != "eclipse pile":
        t.play(t.offers()[-1])
    return t


def busy_table() -> Table:
    """A table with cards of many abilities, some of which cost labour."""
    name = register(read_pack((Path(__file__).parent / "busy.toml").read_text(encoding="utf-8")))
    know_packs()
    return Table(2, pack=name)


# --- Figures and columns --------------------------------------------------------


@pytest.mark.rule("W-PLACE-01")
def test_chief_or_tribe_figure_goes_to_a_column_or_to_rest() -> None:
    placements = [f"{figure} {place}" for figure in ("chief", "tribe") for place in PLACES]
    assert placements == Table().offers()


@pytest.mark.rule("W-PLACE-01")
@pytest.mark.parametrize(
    ("figures", "refused", "sentence"),
    [
        (("chief",), "chief hunt", "You have no chief left to place in this round."),
        (("tribe", "tribe"), "tribe hunt", "You have no tribe figure left to place in this round."),
    ],
)
def test_a_figure_that_was_placed_is_gone_for_the_round(figures: tuple[str, ...], refused: str, sentence: str) -> None:
    t = Table()
    for figure in figures:
        turn(t, f"{figure} develop")
        turn(t, f"{figure} develop")
    assert 0 == t.seat
    refusal = t.why(refused)
    assert ("W-PLACE-01", sentence) == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-PLACE-01", "W-PREP-03")
def test_everybody_sees_where_figures_stand_until_they_return() -> None:
    t = Table().play("tribe rest", "end", "chief rest", "end", "chief hunt")
    came = [("tribe", 0, "rest"), ("chief", 1, "rest"), ("chief", 0, "hunt")]
    for seat in (0, 1, None):
        assert came == [(one["figure"], one["seat"], one["place"]) for one in GAME.view(t.s, seat)["figures"]]
    assert [] == GAME.view(t.start_round(2).s, 0)["figures"]


@pytest.mark.rule("W-PLACE-01")
def test_an_action_of_another_column_is_refused() -> None:
    t = Table().hand(0, "brave").grounds(giant_sloth=1).give(0, tools=1).play("tribe develop", "play brave")
    refusal = t.why("hunt giant_sloth")
    assert "W-PLACE-01" == refusal.rule
    assert "That is done in Hunt; your figure stands in Development." == refusal.sentence


@pytest.mark.rule("W-PLACE-02", "W-ABIL-02")
def test_the_chief_brings_its_ability_along_once() -> None:
    t = Table().hand(0, "tribesman").play("chief hunt", "use chief 1", "idol offering")
    assert 1 == t.idol("offering")
    assert "W-ABIL-01" == t.why("use chief 1").rule


@pytest.mark.rule("W-PLACE-02")
def test_a_tribe_figure_brings_no_chiefs_ability() -> None:
    t = Table().hand(0, "tribesman").play("tribe hunt")
    assert "W-PLACE-02" == t.why("use chief 1").rule


@pytest.mark.rule("W-PLACE-02")
def test_the_chiefs_ability_waits_for_the_placing() -> None:
    """A-04, A-62: from the placing on, not in the first stage."""
    assert "W-PLACE-02" == Table().why("use chief 1").rule


@pytest.mark.rule("W-PLACE-02")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_the_chiefs_ability_may_be_used_at_every_part(steps: int) -> None:
    t = Table().hand(0, "tribesman").play("chief develop", *["go on"] * steps, "use chief 1", "idol veneration")
    assert 1 == t.idol("veneration")


@pytest.mark.rule("W-PLACE-02")
def test_a_chief_placed_in_an_earlier_turn_gives_nothing_more() -> None:
    t = turn(turn(Table().hand(0, "tribesman"), "chief develop"), "tribe develop").play("tribe develop")
    assert not t.may("use chief 1")


@pytest.mark.rule("W-PLACE-02", "W-ABIL-01")
def test_both_abilities_of_a_chief_may_be_used_once_each() -> None:
    """A-62: Skilled Hand, side B: pay 1 tool for a megalith; 1 food."""
    t = Table().chief(0, "skilled_hand", "B").hand(0, "tribesman").give(0, food=0, tools=2).play("chief hunt")
    t.play("use chief 2", "use chief 1", "megalith b1", "done")
    assert (1, 1, 1) == (t.food(), t.tools(), t.player().placed)
    assert not {"use chief 1", "use chief 2"} & set(t.offers())


@pytest.mark.rule("W-PLACE-03")
def test_a_column_runs_from_top_to_bottom_and_never_back() -> None:
    t = Table().hand(0, "brave", "brave").give(0, tools=3).grounds(giant_sloth=2).animals(0, giant_sloth=1)
    t.play("tribe hunt", "play brave")
    assert "that part comes later: go on first." in t.why("use giant_sloth").sentence
    t.play("hunt giant_sloth", "go on")
    refusal = t.why("hunt giant_sloth")
    assert "W-PLACE-03" == refusal.rule
    assert "Your figure has reached the middle of Hunt; that part is behind it." == refusal.sentence
    t.play("go on")
    assert {"W-PLACE-03"} == {t.why(text).rule for text in ("use giant_sloth", "hunt giant_sloth", "go on")}


@pytest.mark.rule("W-PLACE-03")
def test_what_the_middle_brings_cannot_pay_for_the_top() -> None:
    t = Table().hand(0, "brave", "brave").grounds(giant_sloth=1).animals(0, sabertooth=1)
    t.play("tribe hunt", "play brave")
    assert "W-HUNT-04" == t.why("hunt giant_sloth").rule
    t.play("go on", "use sabertooth", "take 2 tools")
    assert 2 == t.tools()
    assert "W-PLACE-03" == t.why("hunt giant_sloth").rule


@pytest.mark.rule("W-PLACE-03")
def test_the_turn_does_not_end_before_the_bottom() -> None:
    t = Table().hand(0, "brave").play("tribe hunt")
    assert ("W-PLACE-03", "W-PLACE-03") == (t.why("end").rule, t.play("go on").why("end").rule)
    assert t.play("go on").may("end")


@pytest.mark.rule("W-PLACE-03", "W-DEV-09")
def test_the_goods_at_the_bottom_of_development_come_too_late_for_the_stone() -> None:
    """TC-04: middle comes before bottom."""
    t = Table().hand(0, "brave").stones("ST1-01").play("tribe develop", "go on")
    assert "W-DEV-05" == t.why("take ST1-01").rule
    t.play("go on", "take 1 tool", "take the goods")
    assert (1, 1) == (t.food(), t.tools())
    assert "W-PLACE-03" == t.why("take ST1-01").rule


@pytest.mark.rule("W-PLACE-04")
def test_the_actions_at_the_top_mix_freely_as_long_as_they_are_paid() -> None:
    t = Table().hand(0, "brave", "pathfinder", "tribesman").give(0, tools=2).play("tribe settle", "play brave")
    t.play("camp", "move 0 1", "camp", "move 1 2", "play pathfinder", "move 0 3", "move 3 4")
    assert {2: 1, 4: 1} == t.camps_on()
    assert (0, 0.5) == (t.tools(), t.labour())
    assert ("W-SETTLE-01", "W-SETTLE-02") == (t.why("camp").rule, t.why("move 2 1").rule)


@pytest.mark.rule("W-PLACE-05")
def test_the_action_in_the_middle_is_done_once() -> None:
    t = Table().hand(0, "brave").animals(0, giant_sloth=2).play("tribe hunt", "go on", "use giant_sloth")
    assert {"giant_sloth": 1} == t.animals_of(0)
    refusal = t.why("use giant_sloth")
    assert "W-PLACE-03" == refusal.rule
    assert "Your figure has reached the bottom of Hunt; that part is behind it." == refusal.sentence


@pytest.mark.rule("W-PLACE-05")
def test_the_action_in_the_middle_may_be_left_out() -> None:
    t = Table().animals(0, giant_sloth=1).play("tribe hunt", "go on")
    assert ({"giant_sloth": 1}, {}) == (t.animals_of(0), t.animals_of(0, used=True))


@pytest.mark.rule("W-PLACE-06", "W-PLACE-07")
def test_only_the_first_figure_of_the_round_has_the_bonus() -> None:
    """TC-01, A-32: the own earlier figure closes the bottom too; top and middle stay open."""
    t = Table().hand(0, "brave", "brave").hand(1, "brave").give(0, food=5, tools=5).give(1, food=1)
    t.play("tribe initiation", "go on", "go on", "idol offering", "end")
    t.play("tribe initiation", "go on", "go on")
    assert (1, ["play brave", "end"]) == (t.seat, t.offers())
    t.play("end", "tribe initiation", "play brave", "take elder", "go on", "take elder to discard", "done")
    assert (0, ["play brave", "end"]) == (t.seat, t.offers())
    assert (1, 0) == (t.idol("offering"), t.idol("offering", 1))


@pytest.mark.rule("W-PLACE-06")
def test_the_bottom_is_open_again_in_the_next_round() -> None:
    t = Table().hand(0, "brave").play("tribe initiation", "go on", "go on", "end").hand(0)
    t.start_round(2).hand(0, "brave").play("tribe initiation", "go on", "go on")
    assert t.may("idol offering")


@pytest.mark.rule("W-PLACE-06")
def test_a_figure_in_one_column_leaves_the_bottoms_of_others_open() -> None:
    t = turn(Table(), "tribe develop").play("tribe initiation")
    assert (1, True) == (t.seat, t.may("idol offering"))


@pytest.mark.rule("W-PLACE-07")
def test_all_figures_of_the_table_may_come_to_one_column() -> None:
    t = Table(4)
    for figure in ("tribe", "chief", "tribe"):
        for seat in range(4):
            assert seat == t.seat
            turn(t, f"{figure} hunt")
    assert [0, 0, 0, 0] == [me.tribe_home + me.chief_home for me in t.s.players]


@pytest.mark.rule("W-PLACE-08")
def test_a_bonus_that_is_declined_is_gone_for_everybody() -> None:
    """TC-02, A-49: the figure covers the symbol all the same."""
    t = Table().hand(0, "brave").hand(1, "brave").play("tribe initiation", "go on", "go on", "end")
    assert (0, 1) == (t.idol("offering"), t.seat)
    t.play("tribe initiation", "go on", "go on")
    assert not t.may("idol offering")


@pytest.mark.rule("W-PLACE-08")
def test_one_part_of_a_bonus_may_be_declined() -> None:
    t = Table().hand(0, "brave").play("tribe initiation", "go on", "go on", "bury brave from hand", "end")
    assert (0, ["brave"]) == (t.idol("offering"), t.names("tomb"))


# --- Labour ---------------------------------------------------------------------


@pytest.mark.rule("W-LABOR-01")
def test_labour_comes_from_cards_from_food_and_from_abilities() -> None:
    t = Table().hand(0, "tribeswoman", "C1-18").give(0, food=2)
    t.play("play C1-18")
    labour = [t.play(text).labour() for text in ("use C1-18 1", "tribe hunt", "play tribeswoman", "eat")]
    assert [1.5, 1.5, 3.0, 4.0] == labour


@pytest.mark.rule("W-LABOR-01", "W-DISCARD-01")
def test_labour_that_is_not_spent_is_lost() -> None:
    """A-18: it is gone when the played cards are discarded."""
    t = Table().hand(0, "brave", "tribesman")
    for _ in range(4):
        turn(t, "tribe hunt")
    t.play("chief hunt", "play brave")
    assert 2.5 == t.labour()
    t.play("go on", "go on", "end")
    assert ("eclipse pile", 0) == (t.step, t.labour())


@pytest.mark.rule("W-LABOR-02")
def test_any_number_of_tribe_cards_is_played_and_lies_above_the_board() -> None:
    t = Table().hand(0, "brave", "brave", "tribesman", "hunter").play("tribe develop")
    t.play("play brave", "play brave", "play tribesman", "play hunter")
    assert ([], ["brave", "brave", "tribesman", "hunter"]) == (t.names("hand"), t.names("above"))


@pytest.mark.rule("W-LABOR-02")
def test_a_card_may_be_played_after_seeing_what_an_action_brings() -> None:
    t = Table().hand(0, "hunter", "tribesman", "tribeswoman").give(0, tools=1).animal_deck(giant_sloth=1)
    t.play("tribe hunt", "play tribeswoman", "reveal", "turn giant_sloth")
    assert {"giant_sloth": 1} == t.in_grounds()
    t.play("play hunter", "hunt giant_sloth", "go on", "play tribesman")
    assert {"giant_sloth": 1} == t.animals_of(0)


@pytest.mark.rule("W-LABOR-02", "W-ABIL-02")
def test_tribe_cards_wait_for_the_second_stage() -> None:
    refusal = Table().hand(0, "brave").why("play brave")
    assert ("W-ABIL-02", "Tribe cards are played when your figure stands.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-LABOR-02")
def test_a_card_that_is_not_in_the_hand_is_not_played() -> None:
    refusal = Table().hand(0, "brave").play("tribe hunt").why("play hunter")
    assert ("W-LABOR-02", "You have no Hunter in your hand.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-LABOR-02")
@pytest.mark.parametrize("card", ["brave", "tribeswoman", "tribesman"])
def test_starting_cards_are_played_like_tribe_cards(card: str) -> None:
    """A-06."""
    assert [card] == Table().hand(0, card).play("tribe hunt", f"play {card}").names("above")


@pytest.mark.rule("W-LABOR-03", "W-LABOR-10")
@pytest.mark.parametrize(
    ("card", "labour"), [("tribesman", 0.5), ("tribeswoman", 1.5), ("shaman", 1.5), ("elder", 1), ("pathfinder", 1)]
)
def test_a_card_gives_the_labour_of_its_corner(card: str, labour: float) -> None:
    assert labour == labour_of(card, "hunt")


@pytest.mark.rule("W-LABOR-03")
def test_a_card_gives_its_ability_besides_the_labour() -> None:
    t = Table().hand(0, "shaman").give(0, food=1).play("tribe hunt", "play shaman", "use shaman 1", "idol offering")
    assert (1.5, 0, 1) == (t.labour(), t.food(), t.idol("offering"))


@pytest.mark.rule("W-LABOR-04")
def test_two_cards_of_one_and_a_half_pay_three() -> None:
    """TC-26: exactly enough for a culture card."""
    t = Table().hand(0, "tribeswoman", "tribeswoman").culture("C1-01")
    t.play("tribe develop", "play tribeswoman")
    refusal = t.why("take C1-01")
    assert "W-DEV-01" == refusal.rule
    assert "That costs 3 labour; you have 1½ labour." == refusal.sentence
    t.play("play tribeswoman", "take C1-01")
    assert 0 == t.labour()


@pytest.mark.rule("W-LABOR-04")
def test_three_halves_move_a_camp_and_waste_the_rest() -> None:
    """D-13: 1½ labour from three cards is too little for a culture card, enough for one move."""
    t = Table().hand(0, "tribesman", "tribesman", "tribesman", "brave").culture("C1-01")
    t.play("tribe develop", "play tribesman", "play tribesman", "play tribesman")
    assert "W-DEV-01" == t.why("take C1-01").rule
    t = Table().hand(0, "tribesman", "tribesman", "tribesman", "brave").camps(0, 0).play("tribe settle")
    assert "W-SETTLE-02" == t.play("play tribesman").why("move 0 1").rule
    t.play("play tribesman", "play tribesman", "move 0 1")
    assert 0.5 == t.labour()
    assert "W-SETTLE-02" == t.why("move 1 2").rule


@pytest.mark.rule("W-LABOR-05", "W-LABOR-10")
@pytest.mark.parametrize(
    ("card", "own"), [("craftswoman", "develop"), ("hunter", "hunt"), ("elder", "initiation"), ("pathfinder", "settle")]
)
@pytest.mark.parametrize("column", COLUMNS)
def test_labour_of_a_column_counts_only_there(card: str, own: str, column: str) -> None:
    """E-04, E-15, TC-28: a Craftswoman is worth 2 in Development and 1 in Hunt."""
    assert (2 if column == own else 1) == labour_of(card, column)


@pytest.mark.rule("W-LABOR-05", "W-ABIL-03")
def test_labour_of_a_column_on_a_culture_card_is_used_by_decision() -> None:
    """A-66: that of tribe cards comes by itself, that of culture and chief cards is chosen."""
    t = (
        Table()
        .hand(0, "C1-13", "tribesman")
        .chief(0, "fire_wolf", "A")
        .play("play C1-13", "use C1-13 1", "chief settle")
    )
    assert 0 == t.labour()
    assert 2 == t.play("use C1-13 2").labour()
    assert 4 == t.play("use chief 1").labour()
    t = Table().hand(0, "C1-13", "tribesman").play("play C1-13", "use C1-13 1", "tribe hunt")
    assert "W-ABIL-03" == t.why("use C1-13 2").rule


@pytest.mark.rule("W-LABOR-06", "W-ABIL-01", "W-ABIL-04", "W-ABIL-06", "W-SYM-29")
@pytest.mark.parametrize("column", COLUMNS)
def test_a_tribeswoman_trades_one_food_for_a_tool(column: str) -> None:
    """E-05: 1½ labour in any column, and once 1 food for 1 tool; a second time is refused."""
    t = Table().hand(0, "tribeswoman", "tribesman").give(0, food=2).play(f"tribe {column}", "play tribeswoman")
    t.play("use tribeswoman 1", "take 1 tool")
    assert (1.5, 1, 1) == (t.labour(), t.food(), t.tools())
    refusal = t.why("use tribeswoman 1")
    assert ("W-ABIL-01", "That ability was used: each works once in a turn.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-LABOR-06")
def test_an_ability_without_a_mark_works_from_the_playing_to_the_discard() -> None:
    t = Table().hand(0, "tribeswoman", "tribesman").give(0, food=1).play("tribe hunt")
    assert "W-ABIL-04" == t.why("use tribeswoman 1").rule
    t.play("play tribeswoman", "go on")
    assert t.may("use tribeswoman 1")
    t.play("go on")
    assert t.may("use tribeswoman 1")
    t.play("end")
    assert ["tribeswoman"] == t.names("discard")
    turn(t, "tribe rest").play("tribe hunt")
    assert "W-ABIL-04" == t.why("use tribeswoman 1").rule


@pytest.mark.rule("W-LABOR-07")
@pytest.mark.parametrize(
    ("card", "number"), [("craftswoman", 2), ("elder", 2), ("hunter", 2), ("brave", 2), ("tribesman", 1)]
)
def test_an_eclipse_ability_is_silent_when_the_card_is_played(card: str, number: int) -> None:
    """E-04: it belongs to the eclipse pile."""
    t = Table().hand(0, card, "tribeswoman").play("tribe settle", f"play {card}")
    assert (0, 0) == (t.food(), t.tools())
    assert "W-ABIL-05" == t.why(f"use {card} {number}").rule


@pytest.mark.rule("W-LABOR-08", "W-ABIL-01")
def test_a_card_may_be_played_for_its_corner_alone() -> None:
    t = Table().hand(0, "shaman").give(0, food=1).play("tribe hunt", "play shaman", "go on", "go on", "end")
    assert (1, 0, ["shaman"], 1) == (t.food(), t.idol("offering"), t.names("discard"), t.seat)


@pytest.mark.rule("W-LABOR-08")
def test_a_card_counts_its_corner_outside_its_column() -> None:
    """E-15: an Elder away from Initiation."""
    t = Table().hand(0, "elder").camps(0, 0).play("tribe settle", "play elder", "move 0 1")
    assert {1: 1} == t.camps_on()


@pytest.mark.rule("W-LABOR-09")
@pytest.mark.parametrize("figure", ["chief", "tribe"])
def test_no_tribe_card_is_played_in_a_turn_of_rest(figure: str) -> None:
    t = Table().hand(0, "brave", "hunter").deck(0, "tribesman").play(f"{figure} rest")
    refusal = t.why("play brave")
    assert "W-LABOR-09" == refusal.rule
    assert "No tribe cards are played in a turn in which your figure rests." == refusal.sentence


@pytest.mark.rule("W-LABOR-10")
@pytest.mark.parametrize("column", COLUMNS)
def test_a_brave_is_worth_two_and_a_half_in_every_column(column: str) -> None:
    """E-06, A-07."""
    assert 2.5 == labour_of("brave", column)


@pytest.mark.rule("W-LABOR-10")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("bound", COLUMNS)
def test_a_brave_may_be_bound_to_one_column(bound: str, column: str) -> None:
    """A-07, A-56: the column that the option names."""
    labour = labour_of("brave", column, brave_any_column="no", brave_column=bound)
    assert (2.5 if column == bound else 1.5) == labour


@pytest.mark.rule("W-LABOR-10")
@pytest.mark.parametrize(("card", "labour"), [("brave", 1.5), ("shaman", 1.5), ("craftswoman", 1), ("hunter", 1)])
def test_in_the_eclipse_only_the_corner_counts(card: str, labour: float) -> None:
    """TC-82, A-07: a Brave in the pile is worth 1.5, not 2.5."""
    assert [labour, 0] == eclipse_labour(Table().pile(0, card))


# --- Food as labour -------------------------------------------------------------


@pytest.mark.rule("W-FOOD-01")
def test_food_may_be_spent_before_the_figure_stands() -> None:
    t = Table().hand(0, "tribeswoman").give(0, food=4).culture("C1-01").play("eat", "eat", "tribe develop")
    assert (1, 2.0) == (t.food(), t.labour())


@pytest.mark.rule("W-FOOD-01")
def test_any_amount_of_food_may_be_spent() -> None:
    t = Table().hand(0, "tribesman").give(0, food=5).play("tribe settle")
    assert (5, True) == (t.food(), t.may("go on"))
    assert [3, 1] == [t.play("eat").food() for _ in range(2)]


@pytest.mark.rule("W-FOOD-01")
def test_food_is_spent_between_finished_effects_only() -> None:
    """A-61, A-19: not between the two parts of one effect, but before and after it."""
    t = Table().hand(0, "tribesman").give(0, food=4).play("tribe settle").effect("idol 2")
    refusal = t.why("eat")
    assert ("W-FOOD-01", "Food is spent for labour between finished effects only.") == (refusal.rule, refusal.sentence)
    t.play("idol veneration")
    assert "W-FOOD-01" == t.why("eat").rule
    assert 3 == t.play("idol veneration", "eat").food()


@pytest.mark.rule("W-FOOD-01")
def test_food_is_not_offered_where_labour_buys_nothing() -> None:
    """A-66: below the top of a column nothing costs labour, so spending food would do nothing."""
    t = Table().hand(0, "tribesman").give(0, food=4).play("tribe settle", "go on")
    refusal = t.why("eat")
    assert "W-FOOD-01" == refusal.rule
    assert "There is nothing left in this turn that labour could pay for." == refusal.sentence


@pytest.mark.rule("W-FOOD-01")
def test_food_may_be_spent_at_the_bottom_where_abilities_cost_labour() -> None:
    t = busy_table().hand(0, "tribesman").give(0, food=4).play("tribe settle", "go on", "go on", "eat")
    assert (3, 1.0) == (t.food(), t.labour())


@pytest.mark.rule("W-FOOD-02")
@pytest.mark.parametrize(
    ("food", "pattern", "left"),
    [
        (10, "even", [9, 7, 5, 3, 1]),
        (9, "even", [7, 5, 3, 1]),
        (4, "even", [3, 1]),
        (3, "even", [1]),
        (10, "two_per_three", [8, 7, 5, 4, 2, 1]),
        (7, "two_per_three", [5, 4, 2, 1]),
        (3, "two_per_three", [2, 1]),
    ],
)
def test_each_symbol_that_the_marker_crosses_gives_one_labour(food: int, pattern: str, left: list[int]) -> None:
    """B-02: the marker crosses a symbol when it leaves 2, 4, 6, 8 and 10, or in the other pattern 2, 3, 5, 6, 8, 9."""
    t = Table(food_labor_pattern=pattern).hand(0, "tribesman").give(0, food=food).play("tribe develop")
    assert left == [t.play("eat").food() for _ in left]
    assert len(left) == t.labour()
    assert "W-FOOD-02" == t.why("eat").rule


@pytest.mark.rule("W-FOOD-02")
def test_a_step_that_crosses_no_symbol_gives_nothing() -> None:
    """TC-29: from 3 food the first step crosses nothing, so 2 food go for 1 labour; A-71: 1 food alone buys nothing."""
    t = Table().hand(0, "tribesman").give(0, food=3).play("tribe hunt", "eat")
    assert (1, 1.0) == (t.food(), t.labour())
    refusal = t.why("eat")
    assert ("W-FOOD-02", "Your 1 food cross no labour symbol.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-LABOR-03", "W-FOOD-02")
def test_a_hunter_and_three_food_pay_for_the_hunt() -> None:
    """E-07: 1 + 1 + 2 labour and 2 tools for the actions at the top of Hunt."""
    t = Table().hand(0, "hunter").give(0, food=4, tools=2).grounds(giant_sloth=3)
    t.play("tribe hunt", "play hunter", "eat", "eat")
    assert (1, 4.0) == (t.food(), t.labour())
    t.play("hunt giant_sloth", "hunt giant_sloth")
    assert (2.0, 0) == (t.labour(), t.tools())


@pytest.mark.rule("W-FOOD-03")
def test_no_food_is_spent_for_labour_in_the_eclipse() -> None:
    """TC-31: not to win the turn order either; the order is set, and eating is refused."""
    t = Table().give(0, food=5).eclipse()
    assert (1, 0) == t.s.order
    assert "W-FOOD-03" == t.why("eat").rule
    t.end_turn()
    assert (0, "W-FOOD-03") == (t.seat, t.why("eat").rule)


@pytest.mark.rule("W-FOOD-03")
def test_no_ability_of_the_pile_turns_food_into_labour() -> None:
    """Labour is worth nothing once the order is set, so no pack may have such a card."""
    rows = '[pack]\nid = "brew"\nversion = "1"\nlabel = "For one test."\n[[tribe]]\nid = "hunter"\n'
    with pytest.raises(BadData, match="labour in the eclipse stands alone"):
        read_pack(rows + 'abilities = ["eclipse: pay food 1 -> labour 1"]\n')
    t = Table().pile(0, "elder").give(0, food=4).eclipse().play("done")
    assert ("eclipse abilities", "W-FOOD-03") == (t.step, t.why("eat").rule)


@pytest.mark.rule("W-FOOD-04")
def test_food_that_pays_a_price_gives_no_labour() -> None:
    """A-08: the marker leaves 2 and 4, but as a price."""
    t = Table().hand(0, "tribeswoman", "tribesman").give(0, food=4).play("tribe initiation", "play tribeswoman")
    t.play("use tribeswoman 1", "take 1 tool")
    assert (3, 1.5) == (t.food(), t.labour())
    t.give(0, food=2).play("go on", "take elder to discard")
    assert (1, 1.5) == (t.food(), t.labour())
