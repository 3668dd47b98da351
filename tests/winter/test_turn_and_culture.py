"""Rounds, turns and culture cards: chapters W-ROUND, W-TURN and W-CULTURE."""

from __future__ import annotations

import pytest

from longcount.games.winter import GAME
from longcount.games.winter.names import ACTION, ECLIPSE, FROM_EFFECTS, PREPARATION
from winter_table import Table


def phases(t: Table) -> list[tuple[int, int]]:
    """Round and phase whenever one of them changes, from here to the end; everything is declined."""
    found: list[tuple[int, int]] = []
    while not GAME.pending(t.s).is_over:
        now = (t.s.round, t.s.phase)
        if now not in found:
            found.append(now)
        t.play(t.offers()[-1])
    return found


def seats_of_round(t: Table) -> list[int]:
    """Whose turns there are in the action phase, in order."""
    found: list[int] = []
    while t.s.phase == ACTION:
        found.append(t.seat)
        t.end_turn()
    return found


# --- Rounds -----------------------------------------------------------------------


@pytest.mark.rule("W-ROUND-01", "W-ROUND-02")
def test_four_rounds_of_actions_eclipse_and_preparation_the_last_without() -> None:
    t = Table().deck(0, *["tribesman"] * 30)
    assert [
        *[(1, ACTION), (1, ECLIPSE), (1, PREPARATION)],
        *[(2, ACTION), (2, ECLIPSE), (2, PREPARATION)],
        *[(3, ACTION), (3, ECLIPSE), (3, PREPARATION)],
        *[(4, ACTION), (4, ECLIPSE)],
    ] == phases(t)


@pytest.mark.rule("W-ROUND-02")
def test_the_fourth_eclipse_is_a_full_one_and_then_comes_final_scoring() -> None:
    """TC-88: position, abilities, terrain and own board in the new order; no draw of 5, nothing is refilled."""
    t = Table().start_round(4).deck(0, *["hunter"] * 9).culture_deck(2, "C2-01").animal_deck(giant_deer=9)
    t.pile(1, "shaman", "shaman").placed(1, 2).camps(1, 2).eclipse(0, 1)
    assert (1, 0) == t.s.order
    t.play("idol veneration for draw", "use shaman 2", "idol veneration", "use shaman 2", "food for idol")
    t.play("take 1 tool", "take 1 tool")
    assert (2, 1, 2) == (t.tools(1), t.food(1), t.idol("veneration", 1))
    t.play("idol offering")
    assert GAME.pending(t.s).is_over
    assert (0, 9, {}) == (len(t.names("hand")), len(t.names("deck")), t.in_grounds())
    assert 9 == t.points()


@pytest.mark.rule("W-ROUND-03")
@pytest.mark.parametrize(("points", "winner"), [((7, 5, 3), 0), ((5, 7, 3), 1), ((3, 5, 7), 2)])
def test_most_points_win(points: tuple[int, int, int], winner: int) -> None:
    t = Table(3).start_round(4, 1, 2, 0)
    for seat, number in enumerate(points):
        t.player(seat).points[FROM_EFFECTS] = number
    t.score()
    assert ([winner], list(points)) == (t.outcome().winners, t.outcome().scores)


@pytest.mark.rule("W-ROUND-03")
def test_the_points_of_final_scoring_decide_too() -> None:
    t = Table().start_round(4).animals(1, giant_sloth=4)
    t.player(0).points[FROM_EFFECTS] = 9
    assert ([1], [9, 10]) == (t.score().outcome().winners, t.outcome().scores)


# --- The frame of a turn ------------------------------------------------------------


@pytest.mark.rule("W-TURN-01")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_everybody_has_three_turns_in_the_order_of_the_track(order: tuple[int, int, int]) -> None:
    assert [*order] * 3 == seats_of_round(Table(3).start_round(1, *order))


@pytest.mark.rule("W-TURN-02")
def test_before_the_figure_stands_there_are_culture_cards_only() -> None:
    t = Table().hand(0, "brave", "C1-02").give(0, tools=1)
    refusal = t.why("play brave")
    assert ("W-ABIL-02", "Tribe cards are played when your figure stands.") == (refusal.rule, refusal.sentence)
    assert "W-TURN-02" == t.why("camp").rule
    assert t.may("play C1-02")


@pytest.mark.rule("W-TURN-02")
def test_one_figure_is_placed_in_a_turn() -> None:
    t = Table().hand(0, "brave").play("tribe hunt")
    refusal = t.why("chief settle")
    assert ("W-TURN-02", "One figure is placed in a turn; yours stands already.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-TURN-02")
def test_played_cards_are_discarded_after_the_actions() -> None:
    t = (
        Table()
        .hand(0, "brave", "hunter", "C1-02")
        .play("play C1-02", "use C1-02 1", "take 2 tools", "tribe develop", "play brave")
    )
    assert (["brave", "C1-02"], []) == (t.names("above"), t.names("discard"))
    t.play("go on", "go on", "end")
    assert ([], ["brave", "C1-02"], ["hunter"]) == (t.names("above"), t.names("discard"), t.names("hand"))


@pytest.mark.rule("W-TURN-02")
def test_the_eclipse_pile_is_formed_in_the_third_turn_after_the_discard() -> None:
    t = Table().hand(0, "brave", "hunter")
    for _ in range(2):
        t.play("tribe rest", "end")
        assert 1 == t.seat
        t.end_turn()
    t.play("chief hunt", "play brave", "go on", "go on", "end")
    assert (0, "eclipse pile") == (t.seat, t.step)
    assert ["pile hunter", "done"] == t.offers()
    assert ["brave"] == t.names("discard")


@pytest.mark.rule("W-TURN-02")
def test_no_card_is_hidden_before_the_end_of_the_third_turn() -> None:
    refusal = Table().hand(0, "brave").why("pile brave")
    assert "W-PILE-01" == refusal.rule
    assert "The eclipse pile is formed at the end of your last turn of the round." == refusal.sentence


@pytest.mark.rule("W-TURN-03")
@pytest.mark.parametrize("text", ["end", "go on", "done"])
def test_nobody_can_pass(text: str) -> None:
    t = Table()
    assert ("W-TURN-03", "A turn cannot be skipped: place a figure.") == (t.why(text).rule, t.why(text).sentence)
    places = ("initiation", "develop", "settle", "hunt", "rest")
    assert [f"{figure} {place}" for figure in ("chief", "tribe") for place in places] == t.offers()


@pytest.mark.rule("W-TURN-03")
@pytest.mark.parametrize("place", ["initiation", "settle", "hunt", "rest"])
def test_a_turn_may_be_a_figure_alone(place: str) -> None:
    """TC-05, A-49: every action after the placing may be declined."""
    t = Table().give(0, food=3, tools=3).hand(0, "brave").animal_deck(giant_deer=3).animals(0, giant_sloth=1)
    t.play(f"chief {place}", *(["end"] if place == "rest" else ["go on", "go on", "end"]))
    assert 1 == t.seat
    assert (3, 3, ["brave"], [0, 0]) == (t.food(), t.tools(), t.names("hand"), t.player().idols)
    assert (5, {"giant_sloth": 1}) == (t.player().camps_home, t.animals_of())


@pytest.mark.rule("W-TURN-04")
def test_after_the_last_third_turn_the_eclipse_begins() -> None:
    t = Table(3)
    for _ in range(8):
        t.end_turn()
    assert (2, ACTION, 1) == (t.seat, t.s.phase, t.s.round)
    t.end_turn()
    assert (ECLIPSE, 1) == (t.s.phase, t.s.round)
    assert [2, 1, 0] == [fact.seat for fact in t.heard("order") if fact.why == "eclipse"]


# --- Culture cards --------------------------------------------------------------------


@pytest.mark.rule("W-CULTURE-01")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_any_number_of_culture_cards_may_be_played(number: int) -> None:
    played = ["C1-01", "C1-18", "C2-03"][:number]
    t = Table().hand(0, "C1-01", "C1-18", "C2-03", "tribesman", "tribesman", "tribesman")
    for card in played:
        t.play(f"play {card}")
        if t.step == "discard":
            t.play("discard tribesman")
        t.play(f"use {card} 1")
    assert t.may("chief hunt")
    assert played == t.names("above")


@pytest.mark.rule("W-CULTURE-01")
def test_a_culture_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    refusal = Table().hand(0, "brave").culture("C1-02").why("play C1-02")
    assert "W-CULTURE-01" == refusal.rule
    assert "Flint Knapping" in refusal.sentence


@pytest.mark.rule("W-CULTURE-02")
def test_the_first_culture_card_is_free_the_second_costs_a_card() -> None:
    t = Table().hand(0, "C1-01", "C1-18", "brave", "hunter").play("play C1-01", "use C1-01 1")
    assert (["brave", "hunter", "C1-18"], []) == (t.names("hand"), t.names("discard"))
    t.play("play C1-18")
    assert ["discard brave", "discard hunter"] == t.offers()
    refusal = t.why("done")
    assert "W-CULTURE-02" == refusal.rule
    assert "A further culture card in the same turn costs a card from your hand." == refusal.sentence
    t.play("discard hunter", "use C1-18 1")
    assert (["brave"], ["hunter"]) == (t.names("hand"), t.names("discard"))
    assert 1 + 1.5 == t.labour()


@pytest.mark.rule("W-CULTURE-02")
def test_two_culture_cards_and_nothing_else_only_the_first_is_played() -> None:
    """D-21: there is no card to discard; the card being played cannot pay for itself."""
    t = Table().hand(0, "C1-01", "C1-18").play("play C1-01", "use C1-01 1")
    refusal = t.why("play C1-18")
    assert "W-CULTURE-02" == refusal.rule
    assert "A further culture card costs a card from your hand, and you have no other." == refusal.sentence


@pytest.mark.rule("W-CULTURE-02")
def test_of_three_culture_cards_and_nothing_else_two_are_played() -> None:
    """D-22: the third one pays."""
    t = (
        Table()
        .hand(0, "C1-01", "C1-18", "C2-03")
        .play("play C1-01", "use C1-01 1", "play C1-18", "discard C2-03", "use C1-18 1")
    )
    assert (["C1-01", "C1-18"], ["C2-03"], []) == (t.names("above"), t.names("discard"), t.names("hand"))


@pytest.mark.rule("W-CULTURE-02")
def test_a_discarded_culture_card_has_no_effect() -> None:
    """TC-10: Storage Pits pays for Moon Counting; its food does not come."""
    t = (
        Table()
        .hand(0, "C1-02", "C1-18", "C2-03", "brave")
        .play("play C1-02", "use C1-02 1", "take 2 tools", "play C1-18")
    )
    t.play("discard C2-03", "use C1-18 1")
    assert (0, 1.5) == (t.food(), t.labour())
    assert ["C2-03"] == t.names("discard")


@pytest.mark.rule("W-CULTURE-02")
def test_a_culture_card_drawn_by_another_is_playable_for_a_discard() -> None:
    """TC-08."""
    t = Table().hand(0, "C1-04", "brave", "hunter").deck(0, "C1-18")
    t.play("play C1-04", "use C1-04 1", "draw", "deal 1 C1-18", "play C1-18", "discard brave", "use C1-18 1")
    assert (["C1-04", "C1-18"], ["brave"]) == (t.names("above"), t.names("discard"))
    assert 1.5 == t.labour()


@pytest.mark.rule("W-CULTURE-02")
def test_a_card_drawn_by_a_culture_card_may_pay() -> None:
    t = (
        Table()
        .hand(0, "C1-04", "C1-18")
        .deck(0, "tribesman")
        .play("play C1-04", "use C1-04 1", "draw", "deal 1 tribesman")
    )
    t.play("play C1-18", "discard tribesman", "use C1-18 1")
    assert (["tribesman"], 1.5) == (t.names("discard"), t.labour())


@pytest.mark.rule("W-CULTURE-02")
def test_the_first_culture_card_of_the_next_turn_is_free_again() -> None:
    t = Table().hand(0, "C1-01", "C1-18").play("play C1-01", "use C1-01 1").end_turn().end_turn()
    assert 1.5 == t.play("play C1-18", "use C1-18 1").labour()


@pytest.mark.rule("W-CULTURE-03")
@pytest.mark.parametrize(
    ("used", "grounds", "taken"),
    [
        (("done",), 2, 0),
        (("use C2-09 1", "reveal", "turn giant_deer", "done"), 3, 0),
        (("use C2-09 2", "hunt giant_deer", "done", "done"), 1, 1),
    ],
)
def test_some_or_none_of_the_abilities_are_used(used: tuple[str, ...], grounds: int, taken: int) -> None:
    """Game Drive: add an animal to the grounds; take two of a species."""
    t = Table().hand(0, "C2-09").grounds(giant_deer=2).animal_deck(giant_deer=5).play("play C2-09", *used)
    assert (grounds, taken) == (sum(t.in_grounds().values()), sum(t.animals_of().values()))
    assert "turn" == t.step


@pytest.mark.rule("W-CULTURE-03", "W-ABIL-01")
def test_the_last_ability_may_be_declined_too_though_it_costs_nothing() -> None:
    """Hide Tanning: a tool; 1 food for an idol step."""
    t = Table().hand(0, "C1-03").give(0, food=1).play("play C1-03", "use C1-03 2", "idol offering")
    assert ["use C1-03 1", "done"] == t.offers()
    assert (0, "turn") == (t.play("done").tools(), t.step)
    t = Table().hand(0, "C1-18").play("play C1-18", "done")
    assert 0 == t.labour()


@pytest.mark.rule("W-CULTURE-03")
def test_all_abilities_are_used_each_once_at_once() -> None:
    t = Table().hand(0, "C1-03").give(0, food=4).play("play C1-03", "use C1-03 1", "take 1 tool")
    assert "W-ABIL-01" == t.why("use C1-03 1").rule
    t.play("use C1-03 2", "idol offering")
    assert (1, 1, 3, "turn") == (t.tools(), t.idol("offering"), t.food(), t.step)


@pytest.mark.rule("W-CULTURE-03")
def test_the_abilities_are_used_before_anything_else() -> None:
    t = Table().hand(0, "C1-03", "C1-01", "brave").give(0, food=2).play("play C1-03")
    for text in ("chief hunt", "play C1-01"):
        assert not t.may(text)
    assert "W-CULTURE-03" == t.why("chief hunt").rule


@pytest.mark.rule("W-FOOD-01", "W-CULTURE-03")
def test_food_may_be_spent_between_two_abilities_of_a_culture_card() -> None:
    """A-72: Barter with 5 of 6 food: 1 food more, 1 of it for labour, 1 for 2 tools."""
    t = Table().hand(0, "C1-16", "brave").camps(0, 0).give(0, food=5).play("play C1-16", "use C1-16 1")
    assert (6, ["use C1-16 2", "eat", "done"]) == (t.food(), t.offers())
    t.play("eat", "use C1-16 2", "take 2 tools")
    assert (4, 2, 1.0, "turn") == (t.food(), t.tools(), t.labour(), t.step)


@pytest.mark.rule("W-FOOD-01", "W-CULTURE-03")
def test_food_spent_after_a_card_was_played_may_make_its_ability_useful() -> None:
    """A-72: with 6 of 6 food the food of Council Fire is of no use until food was spent; nothing came between."""
    t = Table().hand(0, "C1-20", "brave").camps(0, 0).give(0, food=6).play("play C1-20")
    assert ("turn", False) == (t.step, t.may("use C1-20 1"))
    assert 6 == t.play("eat", "use C1-20 1").food()
    t = Table().hand(0, "C2-08", "brave", "brave").camps(0, 0).give(0, food=6)
    t.play("play C2-08", "use C2-08 1", "bury brave from hand")
    assert ("turn", False) == (t.step, t.may("use C2-08 3"))
    assert 6 == t.play("eat", "use C2-08 3").food()


@pytest.mark.rule("W-CULTURE-03")
@pytest.mark.parametrize("text", ["chief hunt", "play C1-02"])
def test_the_next_card_or_the_figure_ends_what_was_left_of_a_card(text: str) -> None:
    """A-72: food may be spent in between, nothing else."""
    t = Table().hand(0, "C1-20", "C1-02", "brave").camps(0, 0).give(0, food=6).play("play C1-20", text)
    if text == "play C1-02":
        t.play("discard brave", "use C1-02 1")
    assert "W-CULTURE-03" == t.play("eat").why("use C1-20 1").rule


@pytest.mark.rule("W-CULTURE-03")
@pytest.mark.parametrize("option", ["no", "yes"])
def test_an_unmarked_ability_is_used_at_once_or_may_wait(option: str) -> None:
    """A-03: option culture_any_time; by default it is used when the card is played or never."""
    t = Table(culture_any_time=option).hand(0, "C1-03", "brave").give(0, food=2).play("play C1-03")
    if option == "no":
        t.play("done")
    t.play("tribe hunt")
    assert (option == "yes") == t.may("use C1-03 2")
    if option == "no":
        refusal = t.why("use C1-03 2")
        told = "The abilities of a culture card are used when it is played, each once."
        assert ("W-CULTURE-03", told) == (refusal.rule, refusal.sentence)
    else:
        t.play("use C1-03 2", "idol offering")
        assert (1, 1, False) == (t.idol("offering"), t.food(), t.may("use C1-03 2"))


@pytest.mark.rule("W-CULTURE-03")
def test_a_waiting_ability_may_also_be_used_before_the_figure_stands_but_not_in_the_next_turn() -> None:
    """A-03: with culture_any_time an ability may wait until later in the same turn."""
    t = Table(culture_any_time="yes").hand(0, "C1-03").give(0, food=2).play("play C1-03")
    assert t.may("use C1-03 1") and t.may("tribe hunt")
    t.end_turn().end_turn()
    assert (0, False) == (t.seat, t.may("use C1-03 1"))


@pytest.mark.rule("W-CULTURE-03")
@pytest.mark.parametrize(("place", "works"), [("settle", True), ("hunt", False), ("rest", False)])
@pytest.mark.parametrize("option", ["no", "yes"])
def test_an_ability_with_a_column_mark_waits_for_the_figure(place: str, works: bool, option: str) -> None:
    """A-03: Old Trails, 1 food and in Settlement 2 labour."""
    t = Table(culture_any_time=option).hand(0, "C1-13", "brave").deck(0, "brave").play("play C1-13", "use C1-13 1")
    assert not t.may("use C1-13 2")
    t.play(f"tribe {place}")
    assert works == t.may("use C1-13 2")
    if works:
        assert 2 == t.play("use C1-13 2").labour()
        assert not t.may("use C1-13 2")
    else:
        refusal = t.why("use C1-13 2")
        assert "W-ABIL-03" == refusal.rule
        assert "That ability works only with a figure in Settlement." == refusal.sentence


@pytest.mark.rule("W-CULTURE-03")
def test_a_when_ability_waits_and_works_once() -> None:
    """A-03: Spear-Thrower, 2 food for an animal taken from the grounds, once in the turn."""
    t = Table().hand(0, "C1-19", "brave", "brave").give(0, tools=1).grounds(giant_deer=3)
    t.play("play C1-19", "use C1-19 1", "take 1 tool", "tribe hunt", "play brave", "hunt giant_deer", "use C1-19 2")
    assert 2 == t.food()
    t.play("hunt giant_deer")
    assert (2, "action") == (t.food(), t.step)


@pytest.mark.rule("W-CULTURE-04")
def test_a_culture_card_lies_above_the_board_until_the_discard() -> None:
    t = Table().hand(0, "C1-01", "brave").play("play C1-01", "use C1-01 1")
    assert (["C1-01"], []) == (t.names("above"), t.names("discard"))
    t.play("tribe hunt", "go on")
    assert (["C1-01"], []) == (t.names("above"), t.names("discard"))
    t.end_turn()
    assert (1, [], ["C1-01"]) == (t.seat, t.names("above"), t.names("discard"))


@pytest.mark.rule("W-CULTURE-05")
def test_a_culture_card_bought_this_turn_waits_for_a_later_one() -> None:
    """TC-07: it can be played in the next own turn."""
    t = Table().hand(0, "brave").culture("C1-18").play("tribe develop").labour_at_hand(3).play("take C1-18")
    refusal = t.why("play C1-18")
    assert "W-CULTURE-05" == refusal.rule
    assert "Culture cards are played before the figure is placed; it stands already." == refusal.sentence
    t.end_turn().end_turn()
    assert 1.5 == t.play("play C1-18", "use C1-18 1").labour()


@pytest.mark.rule("W-CULTURE-05")
@pytest.mark.parametrize("place", ["initiation", "develop", "settle", "hunt", "rest"])
def test_a_culture_card_in_the_hand_is_not_played_once_the_figure_stands(place: str) -> None:
    t = Table().hand(0, "C1-18", "brave").deck(0, "C1-01").animals(0, giant_sloth=1)
    t.play(f"tribe {place}")
    assert "W-CULTURE-05" == t.why("play C1-18").rule
    if place == "rest":
        t.play("draw", "deal 1 C1-01")
        assert "W-CULTURE-05" == t.why("play C1-01").rule


@pytest.mark.rule("W-CULTURE-06")
def test_culture_cards_have_no_labour_of_their_own() -> None:
    """Flint Knapping gives tools only; Moon Counting gives 1½ labour by its ability."""
    t = Table().hand(0, "C1-02", "C1-18", "brave").play("play C1-02", "use C1-02 1", "take 2 tools")
    assert 0 == t.labour()
    assert 1.5 == t.play("play C1-18", "discard brave", "use C1-18 1").labour()


@pytest.mark.rule("W-CULTURE-06")
def test_culture_cards_add_no_labour_in_the_eclipse() -> None:
    """Half a labour of a Tribesman is more than three culture cards; a tie would go to the later player."""
    t = Table().pile(0, "tribesman").pile(1, "C1-01", "C1-18", "C2-01").eclipse(0, 1)
    assert (0, 1) == t.s.order
    assert {0: 1, 1: 0} == {fact.seat: fact.amount for fact in t.heard("sum")}
