"""Hunting grounds, animals and their use: chapter W-HUNT."""

from __future__ import annotations

import pytest

from longcount.games.winter.steps import PREPARE
from winter_table import Table


def at_top(t: Table, labour: float = 0, tools: int = 0) -> Table:
    """Seat 0 stands at the top of Hunt; a card in hand keeps every part asked."""
    return t.give(0, tools=tools).hand(0, "tribesman").play("tribe hunt").labour_at_hand(labour)


def at_middle(t: Table) -> Table:
    return at_top(t).play("go on")


def at_bottom(t: Table) -> Table:
    return at_middle(t).play("go on")


# --- adding animals -----------------------------------------------------------------


@pytest.mark.rule("W-HUNT-01")
def test_one_labour_adds_two_animals_of_the_deck() -> None:
    t = at_top(Table().animal_deck(sabertooth=2, glyptodon=3), labour=1.5)
    t.play("reveal", "turn glyptodon", "turn sabertooth")
    assert ({"sabertooth": 1, "glyptodon": 1}, 0.5, 0) == (t.in_grounds(), t.labour(), t.seat)
    assert 3 == sum(t.s.animals)


@pytest.mark.rule("W-HUNT-01")
def test_adding_animals_can_be_repeated() -> None:
    t = at_top(Table().animal_deck(sabertooth=5), labour=2)
    t.play("reveal", "turn sabertooth", "turn sabertooth", "reveal", "turn sabertooth", "turn sabertooth")
    assert ({"sabertooth": 4}, 0) == (t.in_grounds(), t.labour())


@pytest.mark.rule("W-HUNT-01")
def test_adding_animals_without_labour_is_refused_with_its_price() -> None:
    refusal = at_top(Table().animal_deck(sabertooth=5), labour=0.5, tools=2).why("reveal")
    assert ("W-HUNT-01", "That costs 1 labour; you have 2 tools, ½ labour.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-HUNT-01")
def test_the_action_always_adds_both_animals() -> None:
    """A-65: after the first the second follows by itself, with nothing to decide between them."""
    t = at_top(Table().animal_deck(sabertooth=2), labour=1).play("reveal", "turn sabertooth")
    assert ["turn sabertooth"] == t.offers()


@pytest.mark.rule("W-SYM-18")
def test_each_animal_of_great_hunt_is_added_or_not() -> None:
    """A-65: the symbol printed twice is two gains, each of which may be declined."""
    t = (
        Table()
        .animal_deck(sabertooth=2)
        .hand(0, "C2-10")
        .play("play C2-10", "use C2-10 1", "reveal", "turn sabertooth")
    )
    assert ["reveal", "done"] == t.offers()
    assert {"sabertooth": 1} == t.play("done").in_grounds()


@pytest.mark.rule("W-HUNT-02")
@pytest.mark.parametrize(("lying", "added"), [(4, 2), (5, 1)])
def test_the_grounds_hold_six_animals(lying: int, added: int) -> None:
    """D-05, TC-56: with 5 animals there only 1 is added, for the same labour."""
    t = at_top(Table().grounds(giant_sloth=lying).animal_deck(sabertooth=4), labour=1)
    t.play("reveal", *["turn sabertooth"] * added)
    assert ({"giant_sloth": lying, "sabertooth": added}, 0, 0) == (t.in_grounds(), t.labour(), t.seat)


@pytest.mark.rule("W-HUNT-02")
def test_with_six_animals_adding_is_not_offered() -> None:
    """A-38, A-55, TC-56: it would do nothing."""
    refusal = at_top(Table().grounds(giant_sloth=6).animal_deck(sabertooth=4), labour=1).why("reveal")
    wanted = "6 animals lie in the hunting grounds: there is no room for more."
    assert ("W-HUNT-02", wanted) == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-HUNT-03")
def test_the_last_animal_of_the_deck_is_added_alone() -> None:
    """D-06: 3 in the grounds, 1 in the deck: 1 is added, and a second time the action is refused."""
    t = at_top(Table().grounds(giant_sloth=3).animal_deck(sabertooth=1), labour=2).play("reveal", "turn sabertooth")
    assert ({"giant_sloth": 3, "sabertooth": 1}, 1) == (t.in_grounds(), t.labour())
    refusal = t.why("reveal")
    assert ("W-HUNT-03", "The animal deck is empty.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-HUNT-03")
def test_an_empty_deck_pays_no_point_for_adding() -> None:
    """A-05: not possible, and no point."""
    t = at_top(Table(reveal_empty_vp="no").grounds(giant_sloth=1), labour=3)
    assert not t.may("reveal")


@pytest.mark.rule("W-HUNT-03")
def test_a_table_may_pay_a_point_for_adding_from_an_empty_deck() -> None:
    """A-05: the other reading: each labour buys a point, as often as one likes."""
    t = at_top(Table(reveal_empty_vp="yes").grounds(giant_sloth=1), labour=3).play("reveal", "reveal")
    assert (2, 1, {"giant_sloth": 1}) == (t.points(), t.labour(), t.in_grounds())


@pytest.mark.rule("W-HUNT-03", "W-SYM-18")
def test_the_point_for_adding_no_animal_belongs_to_the_action_only() -> None:
    """A-05, A-56: the symbol that adds an animal pays nothing with an empty deck, whatever the option."""
    t = Table(reveal_empty_vp="yes").effect("reveal 1")
    assert ("turn", 0) == (t.step, t.points())


@pytest.mark.rule("W-HUNT-03")
def test_with_that_option_a_deck_that_is_not_empty_pays_no_point() -> None:
    """A-05: six animals lie open and the deck has cards: still nothing."""
    t = at_top(Table(reveal_empty_vp="yes").grounds(giant_sloth=6).animal_deck(sabertooth=1), labour=1)
    assert "W-HUNT-02" == t.why("reveal").rule


# --- taking animals -----------------------------------------------------------------


@pytest.mark.rule("W-HUNT-04")
def test_a_tool_and_a_labour_take_an_animal_of_choice_face_up() -> None:
    t = at_top(Table().grounds(giant_sloth=1, sabertooth=2), labour=2, tools=2).play("hunt sabertooth")
    assert ({"sabertooth": 1}, {}) == (t.animals_of(0), t.animals_of(0, used=True))
    assert ({"giant_sloth": 1, "sabertooth": 1}, 1, 1) == (t.in_grounds(), t.labour(), t.tools())


@pytest.mark.rule("W-HUNT-04")
def test_taking_can_be_repeated_and_mixed_with_adding() -> None:
    t = at_top(Table().grounds(giant_sloth=1).animal_deck(sabertooth=2), labour=3, tools=2)
    t.play("hunt giant_sloth", "reveal", "turn sabertooth", "turn sabertooth", "hunt sabertooth")
    assert {"giant_sloth": 1, "sabertooth": 1} == t.animals_of(0)


@pytest.mark.rule("W-HUNT-04")
@pytest.mark.parametrize(
    ("labour", "tools", "owned"), [(0.5, 2, "2 tools, ½ labour"), (3, 0, "3 labour"), (0, 1, "1 tool")]
)
def test_an_animal_needs_both_the_tool_and_the_labour(labour: float, tools: int, owned: str) -> None:
    refusal = at_top(Table().grounds(giant_sloth=1), labour, tools).why("hunt giant_sloth")
    assert ("W-HUNT-04", f"That costs 1 tool, 1 labour; you have {owned}.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-HUNT-04")
def test_an_animal_that_does_not_lie_there_is_refused() -> None:
    refusal = at_top(Table().grounds(giant_sloth=1), labour=1, tools=1).why("hunt glyptodon")
    assert ("W-HUNT-04", "No glyptodon lies in the hunting grounds.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-HUNT-05")
def test_with_grounds_and_deck_empty_an_animal_becomes_a_point() -> None:
    """TC-59: 1 tool and 1 labour for 1 point, as often as one can pay."""
    t = at_top(Table(), labour=2.5, tools=3).play("take a point for an animal", "take a point for an animal")
    assert (2, 0.5, 1) == (t.points(), t.labour(), t.tools())


@pytest.mark.rule("W-HUNT-05")
def test_with_only_the_grounds_empty_there_is_no_animal_and_no_point() -> None:
    """TC-58: the deck is not empty: nothing can be taken until animals are added."""
    t = at_top(Table().animal_deck(sabertooth=1), labour=2, tools=2)
    assert not [text for text in t.offers() if text.startswith("hunt")]
    refusal = t.why("take a point for an animal")
    wanted = "The point is for when hunting grounds and animal deck are both empty."
    assert ("W-HUNT-05", wanted) == (refusal.rule, refusal.sentence)
    t.play("reveal", "turn sabertooth", "hunt sabertooth")
    assert ({"sabertooth": 1}, 0) == (t.animals_of(0), t.points())


@pytest.mark.rule("W-HUNT-05")
def test_with_only_the_deck_empty_there_is_no_point() -> None:
    t = at_top(Table().grounds(giant_sloth=1), labour=2, tools=2)
    assert "W-HUNT-05" == t.why("take a point for an animal").rule


@pytest.mark.rule("W-HUNT-06")
def test_animals_taken_are_not_replaced() -> None:
    t = at_top(Table().grounds(giant_sloth=2).animal_deck(sabertooth=4), labour=2, tools=2)
    t.play("hunt giant_sloth", "hunt giant_sloth", "go on", "go on")
    assert ({}, 4) == (t.in_grounds(), sum(t.s.animals))


# --- animals of one species -----------------------------------------------------------


@pytest.mark.rule("W-SYM-16", "W-SYM-31")
def test_game_drive_takes_two_of_one_species() -> None:
    """A-53: one at a time; the second must be like the first."""
    t = Table().grounds(giant_sloth=2, sabertooth=2).effect("animal 2 same").play("hunt giant_sloth")
    assert "W-SYM-31" == t.why("hunt sabertooth").rule
    assert {"giant_sloth": 2} == t.play("hunt giant_sloth").animals_of(0)


@pytest.mark.rule("W-SYM-16", "W-SYM-31")
def test_game_drive_with_one_of_a_species_takes_one() -> None:
    """A-53: a second of another species is not allowed, and gives no point either."""
    t = Table().grounds(giant_sloth=1, sabertooth=2).effect("animal 2 same").play("hunt giant_sloth")
    assert ({"giant_sloth": 1}, 0, "turn") == (t.animals_of(0), t.points(), t.step)


@pytest.mark.rule("W-SYM-16")
def test_game_drive_without_any_animal_gives_a_point_each() -> None:
    """A-53: hunting grounds and deck are both empty."""
    t = Table().effect("animal 2 same").play("take a point for an animal", "take a point for an animal")
    assert 2 == t.points()


# --- using animals --------------------------------------------------------------------


@pytest.mark.rule("W-HUNT-07")
def test_using_an_animal_gives_what_it_shows_and_turns_it() -> None:
    t = at_middle(Table().animals(0, giant_sloth=2).give(0, food=0)).play("use giant_sloth")
    assert (4, {"giant_sloth": 1}, {"giant_sloth": 1}) == (t.food(), t.animals_of(0), t.animals_of(0, used=True))


@pytest.mark.rule("W-HUNT-07")
def test_only_one_animal_is_used_in_the_middle() -> None:
    t = at_middle(Table().animals(0, giant_sloth=2).give(0, food=0)).play("use giant_sloth")
    assert "W-PLACE-03" == t.why("use giant_sloth").rule


@pytest.mark.rule("W-HUNT-07")
def test_the_middle_may_be_passed_without_using_an_animal() -> None:
    t = at_middle(Table().animals(0, giant_sloth=1)).play("go on")
    assert ({"giant_sloth": 1}, {}) == (t.animals_of(0), t.animals_of(0, used=True))


@pytest.mark.rule("W-HUNT-07")
def test_a_used_animal_is_never_used_again() -> None:
    """A-22, TC-62."""
    refusal = at_middle(Table().animals(0, used=True, giant_sloth=1).give(0, food=0)).why("use giant_sloth")
    assert ("W-HUNT-07", "You have no unused giant sloth.") == (refusal.rule, refusal.sentence)


@pytest.mark.rule("W-HUNT-07")
def test_a_used_animal_stays_used_in_the_next_round() -> None:
    """A-22: the preparation phase returns figures, not animals."""
    t = Table().animals(0, used=True, giant_sloth=1).step_of(PREPARE)
    assert (2, {"giant_sloth": 1}, {}) == (t.s.round, t.animals_of(0, used=True), t.animals_of(0))


@pytest.mark.rule("W-HUNT-07")
def test_a_resting_figure_uses_an_animal_in_the_same_way() -> None:
    """A-30: rest means the use of the Hunt column: once, and the card is turned."""
    t = Table().animals(0, sabertooth=2).play("tribe rest", "use sabertooth", "take 2 tools")
    assert (2, {"sabertooth": 1}) == (t.tools(), t.animals_of(0, used=True))


@pytest.mark.rule("W-HUNT-08")
def test_used_animals_do_not_count_in_sets() -> None:
    """Two fresh sloths and two used ones are a set of 2, not of 4."""
    t = Table().animals(0, giant_sloth=2).animals(0, used=True, giant_sloth=2, sabertooth=4).score()
    assert 3 == t.points()


# --- bottom ---------------------------------------------------------------------------


@pytest.mark.rule("W-HUNT-09")
def test_the_bottom_takes_the_top_animal_of_the_deck() -> None:
    t = at_bottom(Table().grounds(giant_sloth=1).animal_deck(sabertooth=1, glyptodon=1))
    t.play("hunt the deck", "turn glyptodon")
    assert ({"glyptodon": 1}, {"giant_sloth": 1}, 1) == (t.animals_of(0), t.in_grounds(), sum(t.s.animals))
    assert not t.may("hunt the deck")


@pytest.mark.rule("W-HUNT-09")
def test_the_bottom_with_an_empty_deck_gives_a_point() -> None:
    """A-05: although animals lie in the grounds."""
    t = at_bottom(Table().grounds(giant_sloth=1)).play("hunt the deck")
    assert (1, {}, {"giant_sloth": 1}) == (t.points(), t.animals_of(0), t.in_grounds())


@pytest.mark.rule("W-HUNT-09")
def test_the_second_figure_in_hunt_has_no_animal_at_the_bottom() -> None:
    t = at_bottom(Table().animal_deck(sabertooth=2).hand(1, "tribesman")).play("end", "tribe hunt", "go on", "go on")
    assert 1 == t.seat
    assert not t.may("hunt the deck")


@pytest.mark.rule("W-HUNT-09")
def test_the_bonus_of_hunt_is_refused_to_the_second_figure() -> None:
    assert "W-PLACE-06" == at_bottom(Table().animal_deck(sabertooth=1).cover("hunt")).why("hunt the deck").rule
