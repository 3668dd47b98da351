"""Writing, replaying and refusing records."""

from __future__ import annotations

from pathlib import Path

import pytest

from longcount.cli import main
from longcount.cli.files import read_match

Screen = pytest.CaptureFixture[str]


def test_new_writes_a_game_up_to_the_first_decision(new_record: Path) -> None:
    match = read_match(new_record)
    assert match.header.seats == ["Ann", "Bob"]
    assert match.game.pending(match.state).step == "keep"


def test_the_same_seed_sets_up_the_same(tmp_path: Path, new_record: Path) -> None:
    other = tmp_path / "other.lc"
    main(["new", "tzolkin", "--names", "Ann,Bob", "--seed", "3", "-o", str(other)])
    assert other.read_text() == new_record.read_text()


def test_new_never_writes_over_a_file(new_record: Path, capsys: Screen) -> None:
    before = new_record.read_text()
    assert main(["new", "tzolkin", "-o", str(new_record)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert new_record.read_text() == before


def test_replay_sums_up_a_running_game(new_record: Path, capsys: Screen) -> None:
    assert main(["replay", str(new_record)]) == 0
    printed = capsys.readouterr().out
    assert "base-2012/1" in printed and "Ann" in printed
    assert "Waiting for Ann, Bob." in printed


def finished(tmp_path: Path) -> Path:
    path = tmp_path / "done.lc"
    main(["play", "tzolkin", "--seats", "random,random", "--seed", "2", "--save", str(path)])
    return path


def test_replay_sums_up_a_finished_game(tmp_path: Path, capsys: Screen) -> None:
    path = finished(tmp_path)
    capsys.readouterr()
    assert main(["replay", str(path)]) == 0
    printed = capsys.readouterr().out
    assert "Result" in printed and "Won with" in printed


@pytest.mark.parametrize("seat", [[], ["--seat", "2"]])
def test_replay_shows_the_board_after_any_row(tmp_path: Path, capsys: Screen, seat: list[str]) -> None:
    path = finished(tmp_path)
    last = len(read_match(path).rows)
    for row in (0, 40, last):
        assert main(["replay", str(path), "--at", str(row), *seat]) == 0
    printed = capsys.readouterr().out
    assert "Palenque" in printed and "what happened" in printed


def test_replay_for_a_seat_hides_what_it_may_not_know(new_record: Path, capsys: Screen) -> None:
    match = read_match(new_record)
    dealt = match.game.view(match.state, 0)["players"][0]["dealt"]
    for row in range(1, len(match.rows) + 1):
        main(["replay", str(new_record), "--at", str(row), "--seat", "2"])
    printed = capsys.readouterr().out
    assert not any(f"deal {tile}" in printed or f"receives {tile}" in printed for tile in dealt)
    assert " ? " in printed


@pytest.mark.parametrize("arguments", [["--at", "999"], ["--at", "-1"], ["--seat", "3"], ["--seat", "0"]])
def test_replay_refuses_rows_and_seats_that_are_not_there(
    new_record: Path, capsys: Screen, arguments: list[str]
) -> None:
    assert main(["replay", str(new_record), *arguments]) == 2
    assert arguments[0] in capsys.readouterr().err


HOSTILE = {
    "empty": (b"", "is empty"),
    "binary": (bytes(range(256)) * 4, "is not text"),
    "latin": ("longcount record 1\nseats: Zoë".encode("latin-1"), "is not text"),
    "zeros": (b"\0" * 400, "line 1"),
    "prose": (b"Once upon a time", "line 1: A record begins with"),
    "header only": (b"longcount record 1\ngame: tzolkin", "not closed"),
    "other game": (b"longcount record 1\ngame: chess\nedition: 1\nseats: A, B\n---\n", "no game 'chess'"),
    "twice": (b"longcount record 1\ngame: tzolkin\ngame: tzolkin\n---\n", "line 3"),
    "escape": (b"longcount record 1\n\x1b[2Jboo\n---\n", "line 2"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_file_gets_a_sentence(tmp_path: Path, capsys: Screen, kind: str) -> None:
    data, sentence = HOSTILE[kind]
    path = tmp_path / "bad.lc"
    path.write_bytes(data)
    for command in (["replay", str(path)], ["play", "tzolkin", "--resume", str(path)]):
        assert main(command) == 2
        told = capsys.readouterr().err
        assert sentence in told and str(path) in told
        assert "\x1b" not in told and "Traceback" not in told


def test_folders_and_missing_files_get_a_sentence(tmp_path: Path, capsys: Screen) -> None:
    assert main(["replay", str(tmp_path)]) == 2
    assert main(["replay", str(tmp_path / "none.lc")]) == 2
    told = capsys.readouterr().err
    assert "it is a folder" in told and "no such file" in told


def test_a_bad_row_is_named_by_its_line(new_record: Path, capsys: Screen) -> None:
    lines = new_record.read_text().splitlines()
    new_record.write_text("\n".join([*lines, "1 place tikal"]))
    assert main(["replay", str(new_record)]) == 2
    assert f"line {len(lines) + 1}: '1 place tikal' cannot be played here." in capsys.readouterr().err


def test_terminal_codes_in_names_and_remarks_are_made_harmless(new_record: Path, capsys: Screen) -> None:
    text = new_record.read_text().replace("Ann", "An\x1b[31mn").replace("---\n", "note: \x1b]0;x\x07\n---\n", 1)
    new_record.write_text(text)
    assert main(["replay", str(new_record)]) == 0
    assert "\x1b" not in capsys.readouterr().out


def test_markup_in_names_is_only_text(tmp_path: Path, capsys: Screen) -> None:
    path = tmp_path / "m.lc"
    assert main(["new", "tzolkin", "--names", "[red]A,[/]B", "-o", str(path)]) == 0
    assert main(["replay", str(path)]) == 0
    assert "[red]A" in capsys.readouterr().out
