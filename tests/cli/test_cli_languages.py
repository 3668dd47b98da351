"""The terminal in other languages: a refusal of each game with its numbers, the question, the help."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

import pytest

from longcount.cli import language, main

Screen = pytest.CaptureFixture[str]
Answers = Callable[[Iterable[str]], None]
LETTERS = {"ru": "[а-яё]", "zh": "[\u4e00-\u9fff]"}
TABLES = [
    ("tzolkin", ["1", "why beg brown"], "T-BEG-01"),
    ("tikal", ["1", "why walk worker a1 b2", "why uncover a1", "why camp a2"], "K-CAMP-01"),
    ("winter", ["1", "why use C1-01 1"], "W-"),
]
"""Game, what is entered, and the rule that is named."""


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    language.choose(None)


def table_of(name: str, lang: str) -> list[str]:
    seats = ["--seats", "you,random", "--seed", "4", "--fast"]
    first = [] if name == "winter" else ["--option", "first_player=seat1"]
    return ["--lang", lang, "play", name, *seats, *first]


@pytest.mark.parametrize("lang", LETTERS)
@pytest.mark.parametrize(("name", "entered", "rule"), TABLES, ids=[table[0] for table in TABLES])
def test_a_refusal_is_told_with_its_rule(
    name: str, entered: list[str], rule: str, lang: str, answer: Answers, capsys: Screen
) -> None:
    answer([*entered, "help"])
    main(table_of(name, lang))
    printed = capsys.readouterr().out
    told = [line for line in printed.splitlines() if rule in line]
    assert told and all(re.search(LETTERS[lang], line) for line in told), printed[-2000:]
    assert "Type help" not in printed and "take back" not in printed


@pytest.mark.parametrize("lang", LETTERS)
def test_numbers_stand_in_the_refusal(lang: str, answer: Answers, capsys: Screen) -> None:
    answer(["1", "why beg brown"])
    main(table_of("tzolkin", lang))
    printed = " ".join(capsys.readouterr().out.split())
    before, _, _ = printed.rpartition("T-BEG-01:")
    told = before[-160:]
    assert "2" in told and re.search(r"\d\d?", told.replace("2", "", 1)), told
    assert re.search(LETTERS[lang], told)


def test_an_unknown_language_is_refused_with_those_that_are_known(capsys: Screen) -> None:
    assert main(["--lang", "xx", "version"]) == 2
    assert "en, ru, zh" in capsys.readouterr().err
