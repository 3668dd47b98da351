"""A person at the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, repeat
from pathlib import Path

import pytest

from longcount.cli import main
from longcount.cli.files import read_match
from longcount.games.tzolkin.components import WEALTH
from longcount.kernel.match import UNDO

SOLO = ["play", "tzolkin", "--seats", "you,random", "--seed", "5", "--option", "first_player=seat1"]
Screen = pytest.CaptureFixture[str]
Answers = Callable[[Iterable[str]], None]


def only_save(folder: Path) -> Path:
    (path,) = (folder / "games").glob("*.lc")
    return path


def test_a_whole_game_is_played_by_always_choosing_the_first(
    answer: Answers, capsys: Screen, own_data_folder: Path
) -> None:
    answer(repeat("1"))
    assert main(SOLO) == 0
    printed = capsys.readouterr().out
    assert "Result" in printed and "Temples, age 2" in printed and "Unfed workers" in printed
    assert re.search(r"Won with -?[\d.]+ points", printed)
    match = read_match(only_save(own_data_folder))
    assert match.game.outcome(match.state) is not None
    assert match.header.remarks["players"] == "you, random"


def test_bots_can_be_watched_alone(capsys: Screen) -> None:
    assert main(["play", "tzolkin", "--seats", "random,random,random", "--seed", "1"]) == 0
    printed = capsys.readouterr().out
    assert "Random 2 decides in secret" in printed
    assert "Round 27 begins" in printed


def test_the_board_shows_every_part_of_the_table(answer: Answers, capsys: Screen) -> None:
    answer(["1", "board"])
    main(SOLO)
    printed = capsys.readouterr().out
    for part in ("Palenque", "Chichen", "Jungle", "Building", "Monument", "Temple", "Technologies", "Food Day in 7"):
        assert part in printed
    assert "Round 1 (day 0, age 1)" in printed


@pytest.mark.parametrize("width", [80, 100, 160])
def test_no_line_is_wider_than_the_screen(
    answer: Answers, capsys: Screen, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    answer(chain(["1"] * 40, ["log", "rule", "help"]))
    main(SOLO)
    printed = capsys.readouterr().out
    table = [line for line in printed.splitlines() if "longcount play" not in line and "saved in" not in line]
    assert max(len(line) for line in table) <= width
    assert not any("…" in line for line in table if "│" in line)


def test_choices_show_price_and_gain(answer: Answers, capsys: Screen) -> None:
    answer(["1", "place palenque"])
    main(SOLO)
    printed = capsys.readouterr().out
    assert re.search(r"place palenque +space \d, pay \d corn", printed)


def test_undo_takes_back_and_is_logged(answer: Answers, capsys: Screen, own_data_folder: Path) -> None:
    answer(["1", "place uxmal", "undo", "undo"])
    main(SOLO)
    printed = capsys.readouterr().out
    assert "Taken back." in printed
    assert "it cannot be taken back" in printed
    match = read_match(only_save(own_data_folder))
    assert match.rows[-1].decision is UNDO


def test_a_turn_that_ended_by_itself_can_be_taken_back(answer: Answers, capsys: Screen) -> None:
    answer(["1", "place tikal", "place uxmal", "place first", "undo", "end"])
    main(SOLO)
    printed = capsys.readouterr().out
    assert "Your turn is over." in printed
    assert "Taken back." in printed


def test_why_gives_the_sentence_and_the_rule(answer: Answers, capsys: Screen) -> None:
    answer(["1", "why pick tikal 3", "why place uxmal", "why", "why fly"])
    main(SOLO)
    printed = capsys.readouterr().out
    assert "You have no worker on Tikal 3." in printed and "T-PICK-01:" in printed
    assert "'place uxmal' is offered" in printed
    assert "why place palenque" in printed
    assert "'fly' is not a decision of this game." in printed


def test_rule_shows_the_rule_of_the_step_or_another(answer: Answers, capsys: Screen) -> None:
    answer(["1", "rule", "rule T-PLACE-05", "rule T-NONE-01", "rule burn forest"])
    main(SOLO)
    printed = capsys.readouterr().out
    assert "T-ROUND-03 · Rounds and turns" in printed
    assert "Pay corn equal to the number printed" in printed
    assert "There is no rule 'T-NONE-01'." in printed
    assert "T-PAL-07" in printed


def test_a_wrong_entry_gets_a_sentence(answer: Answers, capsys: Screen) -> None:
    answer(["1", "place tikl", "99", "0", "", "pl", "pick uxmal 3", "x" * 500, "١", "[red]"])
    assert main(SOLO) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "Did you mean 'place tikal'" in printed
    assert "The choices are numbered 1 to" in printed
    assert "Type a number, or help." in printed
    assert "That could be 'place palenque'" in printed
    assert "You have no worker on Uxmal 3." in printed
    assert "far too long" in printed
    assert "'[red]' is not a decision" in printed


def test_beginnings_of_words_are_enough(answer: Answers, capsys: Screen) -> None:
    answer(["1", "pl ux"])
    main(SOLO)
    assert "You: places a worker on Uxmal" in capsys.readouterr().out


def test_end_of_input_saves_and_resume_goes_on(answer: Answers, capsys: Screen, own_data_folder: Path) -> None:
    answer(["1", "place tikal"])
    assert main(SOLO) == 0
    path = only_save(own_data_folder)
    assert f"--resume {path}" in capsys.readouterr().out
    rows = len(read_match(path).rows)
    answer(["end", "quit"])
    assert main(["play", "tzolkin", "--resume"]) == 0
    assert len(read_match(path).rows) > rows
    answer(["log", "quit"])
    assert main(["play", "tzolkin", "--resume", str(path)]) == 0
    assert "You: places a worker on Tikal" in capsys.readouterr().out


def test_an_interrupt_saves(monkeypatch: pytest.MonkeyPatch, capsys: Screen, own_data_folder: Path) -> None:
    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(SOLO) == 130
    assert "Saved." in capsys.readouterr().out
    assert len(read_match(only_save(own_data_folder)).rows) > 10


def test_save_keeps_a_copy_but_never_over_another_file(answer: Answers, capsys: Screen, tmp_path: Path) -> None:
    copy = tmp_path / "copy.lc"
    answer(["1", f"save {copy}", f"save {copy}", "save", f"save {tmp_path}", "save /nowhere/x.lc"])
    main(SOLO)
    printed = capsys.readouterr().out.replace("\n", "")
    assert len(read_match(copy).rows) > 10
    assert "exists already" in printed
    assert "it is a folder" in printed
    assert "there is no such file or folder" in printed


def test_a_record_made_by_new_can_be_played(answer: Answers, new_record: Path, capsys: Screen) -> None:
    answer(["1", "quit"])
    assert main(["play", "tzolkin", "--resume", str(new_record), "--seats", "you,random"]) == 0
    assert "Since" in capsys.readouterr().out or len(read_match(new_record).rows) > 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "you"], "is for 2, 3, 4 players, not 1"),
        (["--seats", "you,deep"], "A seat is 'you' or a bot"),
        (["--names", "A,B"], "3 seats but 2 names"),
        (["--names", "A,B,A"], "same name"),
        (["--names", "A,B,\x1b[2J"], "printable letters"),
        (["--option", "colour=red"], "There is no option 'colour'"),
        (["--option", "red"], "name=value"),
        (["--resume"], "No saved game"),
        (["--resume", "/nowhere/x.lc"], "no such file"),
        (["--save", "/nowhere/x.lc"], "cannot be written"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: list[str], sentence: str, answer: Answers, capsys: Screen) -> None:
    answer([])
    assert main(["play", "tzolkin", *arguments]) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert "Traceback" not in captured.err


def test_a_data_folder_that_cannot_be_made_is_told(
    answer: Answers, capsys: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LONGCOUNT_DATA", str(tmp_path / "file"))
    assert main(SOLO) == 2
    assert "LONGCOUNT_DATA" in capsys.readouterr().err


# --- secrets --------------------------------------------------------------------


def tiles_in(text: str) -> set[str]:
    return set(re.findall(r"\bW\d\d\b", text))


def test_nothing_of_other_hands_is_shown_during_the_draft(
    answer: Answers, capsys: Screen, own_data_folder: Path
) -> None:
    answer(["board", "log", "rule", "why keep W01 W02", "why end"])
    main(["play", "tzolkin", "--seats", "random,you,random,random", "--seed", "8"])
    printed = capsys.readouterr().out.replace("why keep W01 W02", "")
    match = read_match(only_save(own_data_folder))
    view = match.game.view(match.state, 1)
    others = {WEALTH[tile].name for seat in (0, 2, 3) for tile in match.state.players[seat].dealt}
    shown = tiles_in(printed) - {"W01", "W02"}
    assert shown <= set(view["players"][1]["dealt"])
    assert not shown & others


def test_two_people_pass_the_screen_before_a_secret_choice(
    answer: Answers, capsys: Screen, own_data_folder: Path
) -> None:
    pages: list[str] = []

    def typed() -> Iterator[str]:
        for line in ("", "board", "1", "", "log", "undo"):
            pages.append(capsys.readouterr().out)
            yield line

    answer(typed())
    main(["play", "tzolkin", "--seats", "you,you", "--names", "Ann,Bob", "--seed", "8"])
    pages.append(capsys.readouterr().out)
    match = read_match(only_save(own_data_folder))
    ann, bob = ({WEALTH[tile].name for tile in match.state.players[seat].dealt} for seat in (0, 1))
    assert "Pass the screen to Ann" in pages[0] and "Pass the screen to Bob" in pages[3]
    assert tiles_in("".join(pages[:4])) == ann
    assert tiles_in("".join(pages[4:])) == bob
    assert "Ann has played since" in pages[6]


# --- without colour ---------------------------------------------------------------


def test_no_colour_means_no_escape_codes(answer: Answers, capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    answer(["1", "log", "rule", "place nowhere"])
    main(SOLO)
    captured = capsys.readouterr()
    shown = re.sub(r"\x1b\[(\?25[lh]|2K|1A)", "", captured.out + captured.err)
    assert "\x1b[" not in shown
    assert "●Y" in shown or "● You" in shown
