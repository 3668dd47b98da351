"""A game that nobody here knows goes through every door: found by its entry point, no registry edited."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLUGIN = ROOT / "tests" / "plugin"


def longcount(*arguments: str, answers: str = "", lang: str = "en", code: int = 0) -> str:
    """A command in a fresh process that has the plug-in on its path; what it printed."""
    path = os.pathsep.join([str(PLUGIN), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "longcount", "--lang", lang, *arguments],
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1", "COLUMNS": "120"},
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stderr if code else done.stdout


def test_it_is_found_by_its_entry_point() -> None:
    assert "goofspiel: Goofspiel, edition folk/1" in longcount("version")


def test_it_keeps_all_laws() -> None:
    assert "0 dead ends, 0 violations" in longcount("fuzz", "goofspiel", "--games", "60", "--seats", "all")


def test_its_rules_are_looked_up_without_its_name() -> None:
    assert "The highest card takes the prize" in longcount("rules", "G-ROUND-03")


@pytest.mark.parametrize(
    ("lang", "asked", "refused"),
    [
        ("en", "Which card do you play?", "Prizes are turned up by chance. G-ROUND-01"),
        ("ru", "Какую карту вы сыграете?", "Призы открывает случай. G-ROUND-01"),
        ("zh", "你打出哪张牌？", "奖品由随机翻开。 G-ROUND-01"),
    ],
)
def test_it_is_played_in_a_terminal_in_three_languages(tmp_path: Path, lang: str, asked: str, refused: str) -> None:
    save = str(tmp_path / "game.lc")
    seats = ("--seats", "you,random", "--seed", "3", "--fast", "--save", save)
    printed = longcount("play", "goofspiel", *seats, answers="why turn 1\nplay 7\nquit\n", lang=lang)
    assert asked in printed and refused in printed


def test_bots_meet_in_the_arena_and_a_game_is_reviewed_without_a_net(tmp_path: Path) -> None:
    table = json.loads(longcount("arena", "goofspiel", "--bots", "greedy,random", "--games", "8", "--json"))
    assert table["games"] == 8
    save = tmp_path / "game.lc"
    seats = ("--seats", "random,random", "--option", "cards=open", "--seed", "3")
    longcount("play", "goofspiel", *seats, "--fast", "--save", str(save))
    assert "tells nets nothing" in longcount("train", "goofspiel", "--out", str(tmp_path / "net.npz"), code=2)
    assert "Goofspiel tells nobody in which ways it is played" in longcount("plans", str(save), "--at", "2", code=2)
    assert "chance to win" in longcount("review", str(save), "--seconds", "1", "--jobs", "1")
