"""`longcount review`: curve, turning points and words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from longcount.cli import main, review
from longcount.cli.files import read_match
from longcount.games import find_game
from longcount.kernel import record
from longcount.version import is_compiled
from longcount.words import speech_of

Screen = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A game played at random, and its review."""
    if not is_compiled():
        pytest.skip("interpreted, a review takes minutes")
    folder = tmp_path_factory.mktemp("reviewed")
    path, out = folder / "game.lc", folder / "review.json"
    main(["play", "tzolkin", "--seats", "random,random", "--seed", "2", "--save", str(path)])
    assert main(["review", str(path), "--seconds", "2", "--jobs", "2", "--out", str(out)]) == 0
    return path, out


def test_a_review_is_kept_as_json_with_moments_in_rows_of_the_record(reviewed: tuple[Path, Path]) -> None:
    match, told = read_match(reviewed[0]), json.loads(reviewed[1].read_text())
    assert told["curve"][-1]["at"] == len(match.rows)
    assert told["turning"]
    for point in told["turning"]:
        assert match.rows[point["at"]].seat == point["seat"]
        assert match.rows[point["at"]].decision.text == point["played"]["decisions"][0]
        assert match.rows[point["to"] - 1].decision.text == point["played"]["decisions"][-1]


def test_turning_points_are_told_in_words(reviewed: tuple[Path, Path]) -> None:
    match, told = read_match(reviewed[0]), json.loads(reviewed[1].read_text())
    words, names = speech_of(match.game, "en"), match.header.seats
    for point in told["turning"]:
        said = dict(review.sentences(words, names, point))
        assert said["played"] == "; ".join(point["played"]["decisions"])
        if point["better"] is None:
            assert "Nothing better was found" in said[""]
        else:
            assert said["better"] and "to win instead of" in said["why"]
            told_as = {"it brings": "more", "keeps": "keeps", "costs": "costs", "gives up": "less"}
            assert all((label in said) == bool(point["better"][name]) for label, name in told_as.items())


def test_it_is_shown_with_a_curve_for_every_player(new_record: Path, tmp_path: Path, capsys: Screen) -> None:
    path = tmp_path / "short.lc"
    match = read_match(new_record)
    for _ in range(3):
        seat = match.game.pending(match.state).seats[0]
        match.play(seat, match.game.offers(match.state, seat)[0])
    path.write_text(record.write(match))
    assert main(["review", str(path), "--seconds", "2", "--jobs", "1"]) == 0
    printed = capsys.readouterr().out
    assert "chance to win, turn by turn" in printed
    assert "Ann" in printed and "Bob" in printed and "%" in printed


@pytest.mark.parametrize("arguments", [["--seconds", "0"], ["--jobs", "0"]])
def test_senseless_numbers_are_refused(new_record: Path, capsys: Screen, arguments: list[str]) -> None:
    assert main(["review", str(new_record), *arguments]) == 2
    assert arguments[0] in capsys.readouterr().err


def test_a_game_without_decisions_has_no_review(new_record: Path, capsys: Screen) -> None:
    assert main(["review", str(new_record)]) == 2
    assert "nothing to review" in capsys.readouterr().err


def test_long_curves_are_thinned_by_averages() -> None:
    assert review.thinned([0.0, 1.0, 0.5, 0.5], 2) == [0.5, 0.5]
    assert review.thinned([0.25], 60) == [0.25]


def test_what_two_turns_begin_with_alike_is_told_once() -> None:
    played = ["a", "b", "c", "d", "end"]
    assert review.differing(played, ["a", "b", "c", "e"]) == "the same 3 steps, then: e"
    assert review.differing(played, ["a", "b", "x"]) == "a; b; x"
    assert review.differing(played, ["a", "b", "c", "d"]) == "the same 3 steps, then: d"


def test_what_is_given_up_is_told_as_what_one_would_have_had() -> None:
    assert review.turned([{"what": "corn", "amount": -3}]) == [{"what": "corn", "amount": 3}]


def test_what_comes_next_is_told_if_it_is_a_reason() -> None:
    words = speech_of(find_game("tzolkin"), "en")
    wood = {"decisions": ["pick yaxchilan 1"], "gains": [{"seat": 0, "goal": "wood", "what": "wood", "amount": 1}]}
    corn = {"decisions": ["pick palenque 1"], "gains": [{"seat": 0, "goal": "corn", "what": "corn", "amount": 3}]}
    assert review.next_turn(words, {"then": wood}, {"then": corn}) == "perhaps pick yaxchilan 1: +1 wood"
    assert review.next_turn(words, {"then": wood}, None) == "perhaps pick yaxchilan 1: +1 wood"
    assert review.next_turn(words, {"then": wood}, {"then": wood}) == ""
    assert review.next_turn(words, {}, {"then": wood}) == ""


def test_what_is_left_to_others_is_said() -> None:
    assert review.takes_text(["Ann", "Bob"], {"seat": 1, "points": 1.5}) == "Bob can expect 1.5 points fewer"
    assert review.takes_text(["Ann", "Bob"], {"seat": 0, "points": -2.0}) == "Ann can expect 2 points more"
