"""Rules, fuzz, version, help."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from longcount.cli import COMMANDS, main
from longcount.conformance import laws
from longcount.games import GAMES, Games
from longcount.games.tzolkin import GAME as TZOLKIN
from longcount.kernel.decisions import Decision
from longcount.kernel.pending import CHANCE
from longcount.version import VERSION
from spoilt import spoilt

Screen = pytest.CaptureFixture[str]


def test_version_says_what_runs(capsys: Screen) -> None:
    assert main(["version"]) == 0
    printed = capsys.readouterr().out
    assert VERSION in printed and "base-2012/1" in printed
    assert "compiled" in printed or "interpreted" in printed


def test_no_command_prints_the_help(capsys: Screen) -> None:
    assert main([]) == 0
    assert "longcount play tzolkin" in capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: Screen) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert f"longcount {command}" in capsys.readouterr().out


# --- rules ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], ["T-PLACE", "Placing workers", "T-END"]),
        (["T-PLACE-05"], ["T-PLACE-05", "Placing workers", "page 6", "Pay corn equal to the number"]),
        (["t-place-06"], ["Edge:", "Q20", "Answer:", "Reason:"]),
        (["T-PLACE"], ["T-PLACE-01", "T-PLACE-10"]),
        (["T-PAL-07"], ["burn_only_if_no_open_corn", "(default)"]),
        (["T-SETUP-05"], ["option first_player"]),
        (["Q9"], ["burn forest", "Answer:", "T-PAL-07", "no (default) | yes"]),
        (["options"], ["granted_action", "first_player", "before (default) | after"]),
        (["burn", "forest"], ["T-PAL-07", "T-ANGER-03"]),
    ],
)
def test_rules_are_found(words: list[str], expected: list[str], capsys: Screen) -> None:
    assert main(["rules", *words]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    for text in expected:
        assert text in printed


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["T-PLAC-05"], "T-PLACE-05"),
        (["Q999"], "There is no rule 'Q999'"),
        (["quetzal", "coin"], "No rule has the words"),
        (["--game", "chess"], "There is no game 'chess'"),
    ],
)
def test_unknown_rules_get_a_sentence(words: list[str], sentence: str, capsys: Screen) -> None:
    assert main(["rules", *words]) == 2
    assert sentence in capsys.readouterr().err


# --- fuzz -------------------------------------------------------------------------

FUZZ = ["fuzz", "tzolkin", "--jobs", "1", "--seed", "1"]


def test_fuzz_plays_games_under_the_laws(capsys: Screen, tmp_path: Path) -> None:
    assert main([*FUZZ, "--games", "3", "--out", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    assert "100 %" in printed
    assert "3 games" in printed and "0 dead ends, 0 violations" in printed
    assert not list(tmp_path.glob("fuzz-*"))


def test_fuzz_speaks_json(capsys: Screen) -> None:
    assert main([*FUZZ, "--games", "2", "--seats", "2", "--json"]) == 0
    totals = json.loads(capsys.readouterr().out)
    assert totals["games"] == 2 and totals["violations"] == 0 and totals["decisions"] > 100


@pytest.mark.slow
def test_fuzz_uses_several_processes(capsys: Screen) -> None:
    assert main(["fuzz", "tzolkin", "--jobs", "2", "--games", "6", "--seed", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 6


def test_fuzz_takes_options_that_every_game_has(capsys: Screen) -> None:
    assert main(["fuzz", "tikal", "--games", "2", "--jobs", "1", "--seed", "1", "--option", "version=auction"]) == 0
    assert "0 violations" in capsys.readouterr().out


assert isinstance(GAMES, Games)
LOADED: dict[str, Any] = GAMES.loaded
"""Where a test may put a broken game."""


def dead_end(state: Any, seat: int) -> list[Decision]:
    return [] if state.day == 3 and seat != CHANCE else TZOLKIN.offers(state, seat)


def crash(state: Any) -> Any:
    raise ZeroDivisionError("oh\nno")


def test_a_broken_game_is_saved_with_its_law(tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "deep" / "er"
    with monkeypatch.context() as broken:
        broken.setitem(LOADED, "tzolkin", spoilt(TZOLKIN, offers=dead_end))
        assert main([*FUZZ, "--games", "1", "--seats", "3", "--out", str(folder)]) == 1
    printed = capsys.readouterr().out
    assert str(folder / "fuzz-3-1.lc") in printed and "1 dead ends, 1 violations" in printed
    lines = (folder / "fuzz-3-1.lc").read_text().splitlines()
    assert lines[lines.index("---") + 1].startswith("# law: offers are never empty: seat")
    assert main(["replay", str(folder / "fuzz-3-1.lc")]) == 0
    assert "Round 4 (day 3" in capsys.readouterr().out


@pytest.mark.parametrize("broken", ["odds", "outcome"])
def test_a_crash_is_saved_too(tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    monkeypatch.setitem(LOADED, "tzolkin", spoilt(TZOLKIN, **{broken: crash}))
    assert main([*FUZZ, "--games", "1", "--out", str(tmp_path)]) == 1
    assert "ZeroDivisionError" in capsys.readouterr().out
    (path,) = tmp_path.glob("fuzz-*.lc")
    assert "# law: nothing breaks: ZeroDivisionError: oh no\n" in path.read_text()


def test_an_interrupt_prints_the_totals_so_far(capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    played = laws.play_under_laws

    def interrupted(game: Any, seats: int, seed: int, options: dict[str, str], every: int) -> Any:
        if seed == 2:
            raise KeyboardInterrupt
        return played(game, seats, seed, options, every)

    monkeypatch.setattr(laws, "play_under_laws", interrupted)
    assert main([*FUZZ, "--games", "9"]) == 0
    printed = capsys.readouterr().out
    assert "Interrupted after 1 of 9 games." in printed and "1 games," in printed


@pytest.mark.parametrize(
    "arguments",
    [
        ["--games", "0"],
        ["--games", "1", "--seats", "7"],
        ["--games", "1", "--jobs", "0"],
        ["--games", "1", "--every", "0"],
        ["--games", "1", "--option", "spent_skull=lost"],
        ["--games", "1", "--out", "/proc/x"],
    ],
)
def test_fuzz_refuses_senseless_numbers(arguments: list[str], capsys: Screen) -> None:
    assert main(["fuzz", "tzolkin", *arguments]) == 2
    assert capsys.readouterr().err
