"""Matches: checked play, undo, looking back."""

from __future__ import annotations

from typing import Any

import pytest

from longcount.games import GAMES
from longcount.kernel.chance import RecordedChance, SeededChance
from longcount.kernel.errors import BadOption, BadSetup, IllegalDecision, NotYourTurn, UndoRefused, UnknownNotation
from longcount.kernel.match import Match

GAME = GAMES["tzolkin"]


def new_match(seats: int = 2, seed: int = 5) -> Match[Any]:
    """A match after the draft, at the first turn."""
    match = Match(GAME, ["Ann", "Bob", "Cid", "Dee"][:seats], {"first_player": "seat1"})
    match.settle(SeededChance(seed))
    for seat in range(seats):
        match.play(seat, GAME.offers(match.state, seat)[0])
    return match


def test_a_decision_that_is_offered_is_played_and_logged() -> None:
    match = new_match()
    match.play_text(0, "place palenque")
    assert "place palenque" == match.rows[-1].decision.text
    assert 0 == match.rows[-1].seat


def test_a_decision_that_is_not_offered_is_refused_with_its_rule_and_nothing_changes() -> None:
    match = new_match()
    before = match.state.key()
    with pytest.raises(IllegalDecision) as refused:
        match.play_text(0, "end")
    assert "T-ROUND-04" == refused.value.rule
    assert before == match.state.key()


def test_the_wrong_seat_is_told_whom_the_table_waits_for() -> None:
    match = new_match()
    with pytest.raises(NotYourTurn, match="waiting for Ann"):
        match.play_text(1, "place palenque")


def test_a_mistyped_decision_gets_a_suggestion() -> None:
    with pytest.raises(UnknownNotation, match="Did you mean 'place palenque'"):
        new_match().play_text(0, "place palenqe")


def test_capitals_and_blanks_do_not_matter() -> None:
    match = new_match()
    match.play_text(0, "  Place   PALENQUE ")
    assert "place palenque" == match.rows[-1].decision.text


@pytest.mark.parametrize("text", ["", "x" * 5000, "\x00", "place\npalenque place", "💀", "-1", "place 99999999999999"])
def test_hostile_texts_are_refused_with_a_sentence(text: str) -> None:
    match = new_match()
    with pytest.raises(UnknownNotation):
        match.play_text(0, text)


def test_undo_takes_back_one_decision_at_a_time_and_stays_in_the_log() -> None:
    match = new_match()
    start = match.state.key()
    match.play_text(0, "place palenque")
    middle = match.state.key()
    match.play_text(0, "place yaxchilan")
    match.undo(0)
    assert middle == match.state.key()
    match.undo(0)
    assert start == match.state.key()
    assert ["undo", "undo"] == [row.decision.text for row in match.rows[-2:]]


def test_undo_stops_at_another_seats_decision() -> None:
    match = new_match()
    match.play_text(0, "place palenque")
    match.play_text(0, "end")
    match.play_text(1, "place palenque")
    with pytest.raises(UndoRefused, match="Bob has played since"):
        match.undo(0)


def test_a_finished_turn_can_be_taken_back_until_the_next_seat_acts() -> None:
    match = new_match()
    match.play_text(0, "place palenque")
    match.play_text(0, "end")
    match.undo(0)
    match.play_text(0, "place yaxchilan")


def test_undo_does_not_cross_a_reveal() -> None:
    """The last choice of wealth tiles reveals all of them."""
    with pytest.raises(UndoRefused, match="revealed"):
        new_match().undo(1)


def test_a_secret_choice_can_be_taken_back_before_the_reveal() -> None:
    match = Match(GAME, ["Ann", "Bob"])
    match.settle(SeededChance(1))
    match.play(0, GAME.offers(match.state, 0)[0])
    match.undo(0)
    match.play(0, GAME.offers(match.state, 0)[1])
    assert 0 not in GAME.pending(match.state).seats


def test_undo_does_not_cross_a_draw() -> None:
    match = Match(GAME, ["Ann", "Bob"])
    match.settle(SeededChance(1))
    with pytest.raises(UndoRefused, match="drawn"):
        match.undo(0)


def test_nothing_can_be_undone_at_the_beginning() -> None:
    with pytest.raises(UndoRefused, match="Nothing"):
        Match(GAME, ["Ann", "Bob"]).undo(0)


def test_several_seats_may_choose_at_once_in_any_order() -> None:
    match = Match(GAME, ["Ann", "Bob", "Cid"])
    match.settle(SeededChance(1))
    for seat in (2, 0):
        match.play(seat, GAME.offers(match.state, seat)[0])
    assert (1,) == GAME.pending(match.state).seats


def test_state_after_looks_back_without_touching_the_match() -> None:
    match = new_match()
    start, rows = match.state.key(), len(match.live)
    match.play_text(0, "place palenque")
    assert start == match.state_after(rows).key()
    assert len(match.live) == rows + 1


def test_recorded_chance_gives_the_answers_it_was_given() -> None:
    match = Match(GAME, ["Ann", "Bob"])
    match.settle(RecordedChance([0] * 100))
    assert ["first 1", "monument M01", "monument M02"] == [row.decision.text for row in match.rows[:3]]


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(BadSetup, match="2, 3, 4 players, not 5"):
        Match(GAME, list("abcde"))


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(BadOption, match="There is no option 'speed'"):
        Match(GAME, ["a", "b"], {"speed": "yes"})
    with pytest.raises(BadOption, match="takes before or after, not 'maybe'"):
        Match(GAME, ["a", "b"], {"granted_action": "maybe"})


def test_why_not_answers_for_any_decision_without_playing() -> None:
    match = new_match()
    refusal = match.why_not(0, GAME.catalogue.read("end"))
    assert refusal is not None
    assert "T-ROUND-04" == refusal.rule
    assert match.why_not(0, GAME.catalogue.read("place palenque")) is None
    assert match.why_not(1, GAME.catalogue.read("place palenque")) is not None
