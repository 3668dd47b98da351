"""Initiation and burying: chapter W-INIT."""

from __future__ import annotations

from typing import Any

import pytest

from longcount.games.winter import GAME
from winter_table import Table

TYPES = ("elder", "craftswoman", "pathfinder", "hunter", "shaman")


def at_top(*hand: str, **goods: int) -> Table:
    """A tribe figure at the top of Initiation; a Tribesman in the hand keeps the turn open."""
    return Table().hand(0, *hand, "tribesman").give(0, **goods).play("tribe initiation")


def at_middle(*hand: str, food: int = 1) -> Table:
    return at_top(*hand, food=food).play("go on")


def seen(t: Table, by: int | None, of: int = 0) -> dict[str, Any]:
    """What somebody sees of a player."""
    row: dict[str, Any] = GAME.view(t.s, by)["players"][of]
    return row


def decline(t: Table, seat: int) -> Table:
    """A seat declines all it is asked, until another one is."""
    while t.seat == seat:
        t.play(t.offers()[-1])
    return t


# --- The top --------------------------------------------------------------------


@pytest.mark.rule("W-INIT-01")
def test_a_tribe_card_costs_a_tool_and_a_labour() -> None:
    t = at_top("brave", tools=2).play("play brave", "take hunter")
    assert (1, 1.5, ["tribesman", "hunter"]) == (t.tools(), t.labour(), t.names("hand"))
    assert 14 == t.s.tribe_decks[TYPES.index("hunter")]


@pytest.mark.rule("W-INIT-01")
def test_a_tribe_card_that_cannot_be_paid_is_refused_with_its_price() -> None:
    t = at_top("brave", "tribesman", tools=0).play("play brave")
    refusal = t.why("take hunter")
    assert "W-INIT-01" == refusal.rule
    assert "That costs 1 tool, 1 labour; you have 2½ labour." == refusal.sentence
    assert "W-INIT-01" == at_top("brave", tools=1).play("play tribesman").why("take hunter").rule


@pytest.mark.rule("W-INIT-01")
def test_starting_cards_are_not_taken_from_the_decks() -> None:
    """A-06: those come with the player only."""
    t = at_top("brave", tools=9).play("play brave")
    assert [f"take {name}" for name in TYPES] == [text for text in t.offers() if text.startswith("take")]


@pytest.mark.rule("W-INIT-02")
def test_all_cards_of_one_turn_are_of_different_types() -> None:
    t = at_top("brave", "brave", "brave", tools=7).play("play brave", "play brave", "play brave", "take hunter")
    refusal = t.why("take hunter")
    assert "W-INIT-02" == refusal.rule
    assert "You have taken Hunter already: all must be of different types." == refusal.sentence
    t.play("take elder", "take craftswoman", "take pathfinder", "take shaman")
    assert (2, 2.5) == (t.tools(), t.labour())
    assert [] == [text for text in t.offers() if text.startswith("take")]


@pytest.mark.rule("W-INIT-02")
def test_a_type_may_be_taken_again_in_the_next_turn() -> None:
    t = at_top("brave", "brave", tools=2).play("play brave", "take hunter", "go on", "go on", "end")
    decline(t, 1).play("tribe initiation", "play brave", "take hunter")
    assert ["tribesman", "hunter", "hunter"] == t.names("hand")


@pytest.mark.rule("W-INIT-03")
def test_a_card_taken_at_the_top_is_not_played_in_this_turn() -> None:
    """TC-34, A-09: not for its labour and not for its ability either."""
    t = at_top("brave", tools=2, food=1).play("play brave", "take shaman")
    refusal = t.why("play shaman")
    assert "W-INIT-03" == refusal.rule
    assert "You took Shaman at the top of Initiation in this turn: it cannot be played yet." == refusal.sentence
    t.play("go on")
    assert not t.may("play shaman")
    assert not t.play("go on").may("play shaman")


@pytest.mark.rule("W-INIT-03")
def test_a_card_taken_at_the_top_is_played_in_the_next_turn() -> None:
    t = at_top("brave", tools=1).play("play brave", "take hunter", "go on", "go on", "end")
    decline(t, 1).play("tribe hunt", "play hunter")
    assert 2 == t.labour()


@pytest.mark.rule("W-INIT-03", "W-PILE-01")
def test_a_card_taken_at_the_top_may_go_to_the_eclipse_pile() -> None:
    """TC-35, A-09: in the third turn, and its labour counts there."""
    t = Table().hand(0, "brave")
    for seat in (0, 1, 0, 1):
        decline(t.play("tribe develop") if t.seat == seat else t, seat)
    t.give(0, tools=1).play("chief initiation", "play brave", "take shaman", "go on", "go on", "end", "pile shaman")
    decline(t.play("chief develop"), 1)
    assert [3, 0] == [fact.amount for fact in t.heard("sum")]


@pytest.mark.rule("W-INIT-03")
def test_a_card_taken_at_the_top_may_be_buried_in_this_turn() -> None:
    """A-09."""
    t = at_top("brave", tools=1, food=1).play("play brave", "take shaman", "go on", "bury shaman from new")
    assert (["shaman"], ["tribesman"]) == (t.names("tomb"), t.names("hand"))


@pytest.mark.rule("W-INIT-03", "W-SYM-14")
def test_a_card_taken_at_the_top_may_pay_a_discard() -> None:
    """A-09."""
    t = at_top("brave", tools=1).play("play brave", "take shaman").effect("discard 1").play("discard shaman new")
    assert (["shaman"], ["tribesman"]) == (t.names("discard"), t.names("hand"))


@pytest.mark.rule("W-INIT-03", "W-SYM-10")
def test_a_card_that_another_effect_brings_may_be_played_at_once() -> None:
    """A-09: the ban names the action at the top only."""
    t = at_top().effect("tribe 1").play("take elder", "play elder")
    assert 2 == t.labour()


@pytest.mark.rule("W-INIT-03", "W-INIT-06")
def test_of_two_equal_cards_only_the_new_one_is_barred() -> None:
    """A-60: the Hunter of the hand and the one just taken are offered as two cards."""
    t = at_top("brave", "hunter", tools=1, food=1).play("play brave", "take hunter", "go on")
    assert {"play hunter", "bury hunter from hand", "bury hunter from new"} <= set(t.offers())
    t.play("bury hunter from hand", "done")
    assert "W-INIT-03" == t.why("play hunter").rule


@pytest.mark.rule("W-INIT-03", "W-INIT-06")
def test_with_the_new_one_buried_the_old_one_may_still_be_played() -> None:
    """A-60."""
    t = at_top("brave", "hunter", tools=1, food=1).play("play brave", "take hunter", "go on")
    t.play("bury hunter from new", "done", "play hunter")
    assert ["brave", "hunter"] == t.names("above")


@pytest.mark.rule("W-INIT-03", "W-SYM-14")
@pytest.mark.parametrize(("text", "may_play"), [("discard hunter", False), ("discard hunter new", True)])
def test_of_two_equal_cards_the_owner_says_which_is_discarded(text: str, may_play: bool) -> None:
    """A-60."""
    t = at_top("brave", "hunter", tools=1).play("play brave", "take hunter").effect("discard 1").play(text)
    assert may_play == t.may("play hunter")


# --- The middle -----------------------------------------------------------------


@pytest.mark.rule("W-INIT-04")
@pytest.mark.parametrize(
    "steps",
    [
        ("take elder to discard", "bury tribesman from hand"),
        ("bury tribesman from hand", "take elder to discard"),
    ],
)
def test_one_food_pays_for_both_halves_in_either_order(steps: tuple[str, str]) -> None:
    """TC-38: 1 food in all, not 2."""
    t = at_middle("brave", food=3).play(*steps)
    assert (2, ["elder"], ["tribesman"]) == (t.food(), t.names("discard"), t.names("tomb"))


@pytest.mark.rule("W-INIT-04")
@pytest.mark.parametrize("first", ["take elder to discard", "bury tribesman from hand"])
def test_the_second_half_may_be_left_out(first: str) -> None:
    t = at_middle("brave").play(first, "done")
    assert (0, 1) == (t.food(), len(t.names("discard")) + len(t.names("tomb")))


@pytest.mark.rule("W-INIT-04")
def test_the_food_is_paid_only_with_one_of_the_halves() -> None:
    """A-54: going on costs nothing, and nothing else can be chosen for the food."""
    t = at_middle("brave")
    cards = {"play brave", "play tribesman", "bury brave from hand", "bury tribesman from hand", "go on"}
    assert cards | {f"take {name} to discard" for name in TYPES} == set(t.offers())
    assert 1 == t.play("go on").food()


@pytest.mark.rule("W-INIT-04")
def test_each_half_is_done_once() -> None:
    t = at_middle("brave", food=3).play("take elder to discard")
    assert [] == [text for text in t.offers() if text.endswith("to discard")]
    t.play("bury brave from hand").cover("initiation").hand(0, "tribesman")
    assert "W-PLACE-03" == t.why("take hunter to discard").rule


@pytest.mark.rule("W-INIT-04")
@pytest.mark.parametrize("text", ["take elder to discard", "bury tribesman from hand"])
def test_without_food_the_middle_is_refused_with_its_price(text: str) -> None:
    refusal = at_middle(food=0).give(0, tools=2).why(text)
    assert ("W-INIT-04", "That costs 1 food; you have 2 tools.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-INIT-05")
def test_the_middle_may_repeat_a_type_of_the_top() -> None:
    """TC-37: a Hunter at the top, a Hunter again in the middle."""
    t = at_top("brave", tools=1, food=1).play("play brave", "take hunter", "go on", "take hunter to discard", "done")
    assert (["tribesman", "hunter"], ["hunter"]) == (t.names("hand"), t.names("discard"))


# --- Burying --------------------------------------------------------------------


@pytest.mark.rule("W-INIT-06", "W-SYM-03")
@pytest.mark.parametrize("card", ["hunter", "C1-01", "tribesman", "brave"])
def test_a_card_is_buried_from_the_hand(card: str) -> None:
    """TC-41, A-06: a starting card too."""
    t = Table().hand(0, card, "tribeswoman").effect("bury 1").play(f"bury {card} from hand")
    assert ([card], ["tribeswoman"]) == (t.names("tomb"), t.names("hand"))


@pytest.mark.rule("W-INIT-06", "W-SYM-03")
@pytest.mark.parametrize("card", ["hunter", "C1-01", "tribesman"])
def test_a_card_is_buried_from_the_discard(card: str) -> None:
    t = Table().discard(0, card, "tribeswoman").effect("bury 1").play(f"bury {card} from discard")
    assert ([card], ["tribeswoman"]) == (t.names("buried"), t.names("discard"))


@pytest.mark.rule("W-INIT-06")
def test_a_card_of_the_deck_or_of_others_is_not_buried() -> None:
    t = Table().hand(0, "brave", "tribesman").deck(0, "hunter").discard(1, "elder").effect("bury 1")
    assert ["bury brave from hand", "bury tribesman from hand", "done"] == t.offers()
    assert "W-INIT-06" == t.why("bury hunter from hand").rule


@pytest.mark.rule("W-INIT-06")
def test_a_card_played_this_turn_may_be_buried() -> None:
    """TC-40: its labour stays, its unused ability is lost, and it is not discarded at the end."""
    t = at_top("tribeswoman", food=2).play("play tribeswoman", "go on")
    assert t.may("use tribeswoman 1")
    t.play("bury tribeswoman from board", "done")
    assert (1.5, ["tribeswoman"], []) == (t.labour(), t.names("buried"), t.names("above"))
    assert "W-ABIL-04" == t.why("use tribeswoman 1").rule
    assert [] == decline(t, 0).names("discard")


@pytest.mark.rule("W-INIT-06")
def test_a_culture_card_above_the_board_may_be_buried() -> None:
    t = Table().hand(0, "C1-15", "brave").give(0, food=1).play("play C1-15", "use C1-15 1", "tribe initiation", "go on")
    t.play("bury C1-15 from board", "done")
    assert ["C1-15"] == t.names("buried")
    assert "W-ABIL-04" == t.why("use C1-15 2").rule


@pytest.mark.rule("W-INIT-06")
@pytest.mark.parametrize(("zone", "is_left"), [("board", False), ("spent", True)])
def test_of_two_played_cards_the_owner_says_which_is_buried(zone: str, is_left: bool) -> None:
    """A-60: one Tribeswoman has used her ability, the other has not."""
    t = at_top("tribeswoman", "tribeswoman", food=5).play("play tribeswoman", "play tribeswoman")
    t.play("use tribeswoman 1", "take 1 tool", "go on", f"bury tribeswoman from {zone}", "done")
    assert is_left == t.may("use tribeswoman 1")


@pytest.mark.rule("W-INIT-06")
def test_a_card_of_the_pile_may_be_buried_in_the_eclipse() -> None:
    """A-35: its labour stays counted, the ability it has not used is gone, and it goes to no discard."""
    t = Table().pile(0, "elder", "hunter").eclipse()
    assert [4, 0] == [fact.amount for fact in t.heard("sum")]
    t.play("done", "use elder 2", "bury hunter from board")
    assert (["hunter"], 0) == (t.names("buried"), t.food())
    assert (0, 1) == t.s.order
    decline(t, 1)
    assert ("draw", ["elder"], ["hunter"]) == (t.step, t.names("deck"), t.names("buried"))


@pytest.mark.rule("W-INIT-06", "W-SYM-30")
def test_a_card_that_pays_for_burials_pays_not_for_its_own() -> None:
    """A-59: Funeral Feast buries itself and gains no points; another card brings 2."""
    t = Table().hand(0, "C2-08", "brave").play("play C2-08", "use C2-08 1", "bury C2-08 from board")
    assert 0 == t.points()
    t = Table().hand(0, "C2-08", "brave").play("play C2-08", "use C2-08 1", "bury brave from hand")
    assert 2 == t.points()


@pytest.mark.rule("W-INIT-07")
def test_buried_cards_stay_to_the_end_and_score_then() -> None:
    """A Hunter and an Elder are worth 1 point each, and the first on the Veneration track has 2 cards buried."""
    t = Table().hand(0, "hunter", "tribesman").discard(0, "elder").idols(0, veneration=1)
    t.effect("bury 2").play("bury hunter from hand", "bury elder from discard").hand(0)
    t.effect("draw 1")
    assert "W-GOLD-01" == t.why("draw").rule
    assert 2 + 6 == t.score().points()
    assert (["hunter"], ["elder"]) == (t.names("tomb"), t.names("buried"))


@pytest.mark.rule("W-INIT-07")
def test_buried_cards_are_not_buried_again_or_taken_back() -> None:
    t = Table().bury(0, 2, "hunter").hand(0, "brave", "tribesman").effect("bury 1")
    assert [] == [text for text in t.offers() if "hunter" in text]


@pytest.mark.rule("W-INIT-07")
def test_only_the_owner_sees_what_was_buried_from_the_hand() -> None:
    """A-33: the others see the number."""
    t = Table().hand(0, "hunter", "tribesman").effect("bury 1").play("bury hunter from hand")
    assert ["hunter"] == seen(t, 0)["tomb"]
    assert [(None, 1), (None, 1)] == [(seen(t, other)["tomb"], seen(t, other)["tomb_count"]) for other in (1, None)]


# --- The bottom -----------------------------------------------------------------


@pytest.mark.rule("W-INIT-08")
def test_the_first_figure_gains_an_idol_and_may_bury_a_card() -> None:
    t = at_middle("brave").play("go on", "bury brave from hand", "idol offering")
    assert (1, 1, ["brave"]) == (t.food(), t.idol("offering"), t.names("tomb"))
    assert ["play tribesman", "end"] == t.offers()


@pytest.mark.rule("W-INIT-08")
def test_a_later_figure_gains_neither() -> None:
    t = at_middle("brave").cover("initiation").play("go on")
    assert ["play brave", "play tribesman", "end"] == t.offers()


# --- Empty decks ----------------------------------------------------------------


@pytest.mark.rule("W-INIT-09")
def test_an_empty_deck_gives_a_point_at_the_usual_price() -> None:
    """A-10: the deck of the chosen type counts, and the type is taken with it."""
    t = at_top("brave", tools=3).tribe_deck("hunter", 0).play("play brave", "take hunter")
    assert (1, 2, 1.5, ["tribesman"]) == (t.points(), t.tools(), t.labour(), t.names("hand"))
    assert "W-INIT-02" == t.why("take hunter").rule
    t.play("take elder")
    assert (1, ["tribesman", "elder"]) == (t.points(), t.names("hand"))


@pytest.mark.rule("W-INIT-09")
def test_an_empty_deck_gives_a_point_in_the_middle_too() -> None:
    t = at_middle("brave").tribe_deck("shaman", 0).play("take shaman to discard", "done")
    assert (1, 0, []) == (t.points(), t.food(), t.names("discard"))


@pytest.mark.rule("W-INIT-09")
def test_the_last_card_of_a_deck_is_still_a_card() -> None:
    t = at_middle("brave").tribe_deck("shaman", 1).play("take shaman to discard", "done")
    assert (0, ["shaman"]) == (t.points(), t.names("discard"))
