"""`longcount explore` and `longcount plans`, and the same words at the table: what could be done now, and then?"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from builds import if_compiled, times
from longcount.cli import main
from longcount.cli.files import read_match
from longcount.cli.retelling import play_again
from longcount.games import GAMES, find_game
from longcount.kernel.story import Entry
from longcount.words import speech_of
from longcount.words.plans import PlanSpeech

Screen = pytest.CaptureFixture[str]
Answers = Callable[[Iterable[str]], None]


@pytest.fixture(params=list(GAMES))
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A finished game of each kind."""
    path = tmp_path / f"{request.param}.lc"
    main(["play", str(request.param), "--seats", "random,random", "--seed", "2", "--save", str(path)])
    return path


def moments(path: Path, count: int) -> list[int]:
    """Rows after which one seat alone is asked."""
    match = read_match(path)
    asked = [
        place
        for place in range(len(match.rows) // 3, len(match.rows) - 1)
        if match.rows[place].seat >= 0 and not match.rows[place].secret
    ]
    return asked[:: max(1, len(asked) // count)]


def test_turns_are_shown_with_what_they_bring(played: Path, capsys: Screen) -> None:
    capsys.readouterr()
    for row in moments(played, times(6, 2)):
        assert main(["explore", str(played), "--at", str(row), "--top", "3"]) == 0
    printed = capsys.readouterr().out
    assert "could take one of" in printed and "To aim at: " in printed


def test_json_is_for_programs(played: Path, capsys: Screen) -> None:
    row = moments(played, 6)[2]
    capsys.readouterr()
    assert main(["explore", str(played), "--at", str(row), "--top", "5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    match = play_again(read_match(played), row)[0]
    assert told["seat"] - 1 == match.rows[row - 1].seat or told["seat"] - 1 in match.game.pending(match.state).seats
    assert 0 < len(told["turns"]) <= 5
    offers = [offer.text for offer in match.game.offers(match.state, told["seat"] - 1)]
    assert all(turn["decisions"][0] in offers for turn in told["turns"])


def test_a_goal_narrows_the_list(played: Path, capsys: Screen) -> None:
    for row in moments(played, 12):
        capsys.readouterr()
        main(["explore", str(played), "--at", str(row), "--json"])
        goals = json.loads(capsys.readouterr().out)["goals"]
        if goals:
            break
    assert main(["explore", str(played), "--at", str(row), "--goal", goals[-1], "--json"]) == 0
    turns = json.loads(capsys.readouterr().out)["turns"]
    assert turns
    for turn in turns:
        assert [entry for entry in turn["gains"] if entry["goal"] == goals[-1] and entry["amount"] > 0]


def test_a_goal_nobody_can_reach_is_answered_with_those_that_can_be(played: Path, capsys: Screen) -> None:
    assert main(["explore", str(played), "--at", str(moments(played, 6)[1]), "--goal", "moon"]) == 2
    assert "gains 'moon'. Goals: " in capsys.readouterr().err


def test_where_nobody_has_a_choice_it_says_so(played: Path, capsys: Screen) -> None:
    assert main(["explore", str(played)]) == 2
    assert "Nobody has a choice here. The game is over." in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--at", "99999"], ["--seat", "9"], ["--top", "0"]])
def test_what_is_not_there_is_refused(new_record: Path, capsys: Screen, arguments: list[str]) -> None:
    assert main(["explore", str(new_record), *arguments]) == 2
    assert arguments[0] in capsys.readouterr().err


def test_a_seat_that_is_not_asked_has_no_turn(tmp_path: Path, new_record: Path, capsys: Screen) -> None:
    match = read_match(new_record)
    kept = new_record.read_text() + f"1 {match.game.offers(match.state, 0)[0].text}\n"
    path = tmp_path / "kept.lc"
    path.write_text(kept.replace("---\nresult", "result"))
    assert main(["explore", str(path), "--seat", "1"]) == 2
    assert "Ann has no choice here. Waiting for Bob." in capsys.readouterr().err


def test_at_the_table_the_word_explore_shows_turns(answer: Answers, capsys: Screen) -> None:
    answer(["1", "explore", "explore place", "explore moon", "end"])
    main(["play", "tzolkin", "--seats", "you,random", "--seed", "5", "--option", "first_player=seat1"])
    printed = capsys.readouterr().out
    assert printed.count("You could take one of") == 2
    assert "worker on Palenque 0" in printed and "To aim at: Place workers" in printed
    assert "No turn found here gains 'moon'" in printed


@pytest.mark.parametrize(
    ("game", "entry", "text"),
    [
        ("tzolkin", Entry(0, "gold", "gold", 2), "+2 gold"),
        ("tzolkin", Entry(0, "points", "points", -10), "−2½ points"),
        ("tzolkin", Entry(0, "climb", "brown", 1), "brown temple +1"),
        ("tzolkin", Entry(0, "place", "first 0", 1), "worker on the first-player space"),
        ("tzolkin", Entry(0, "pick", "chichen 4", 1), "worker back from Chichen Itza 4"),
        ("tzolkin", Entry(0, "pick", "chichen 4", -1), "worker stays on Chichen Itza 4"),
        ("tikal", Entry(0, "place", "worker b2", 2), "2 workers to b2"),
        ("tikal", Entry(0, "place", "leader b2", -1), "leader less on b2"),
        ("tikal", Entry(0, "uncover", "c3", 2), "temple c3 +2"),
        ("winter", Entry(0, "hand", "card", -3), "cards in hand −3"),
        ("winter", Entry(0, "idol", "offering", 1), "Offering idol +1"),
        ("winter", Entry(0, "found", "community", 2), "+2 communities"),
    ],
)
def test_what_a_turn_comes_to_in_words(game: str, entry: Entry, text: str) -> None:
    assert speech_of(find_game(game), "en").gain(entry).text == text


# --- plans ------------------------------------------------------------------------------


@if_compiled
def test_plans_are_told_in_sentences_and_as_json(played: Path, capsys: Screen) -> None:
    match = read_match(played)
    row = str(moments(played, 6)[-1])
    capsys.readouterr()
    assert main(["plans", str(played), "--at", row, "--worlds", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert main(["plans", str(played), "--at", row, "--worlds", "2"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    for plan in PlanSpeech(match.game, "en").told(found)["plans"]:
        for said in (plan["name"], plan["played"], plan["verdict"], *[each["says"] for each in plan["milestones"]]):
            assert said in printed


def test_where_nobody_has_a_choice_there_are_no_plans(played: Path, capsys: Screen) -> None:
    assert main(["plans", str(played)]) == 2
    assert "Nobody has a choice here. The game is over." in capsys.readouterr().err


def test_at_a_table_of_several_people_nobody_is_told_plans(answer: Answers, capsys: Screen) -> None:
    answer(["plans"])
    main(["play", "tikal", "--seats", "you,you", "--seed", "5"])
    assert "Plans are for games against bots, not against people." in capsys.readouterr().out
