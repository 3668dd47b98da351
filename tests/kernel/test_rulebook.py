"""Rules in every language: nothing missing, nothing left over, the numbers as in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longcount import games
from longcount.kernel.rulebook import Rulebook, read_all

NAMES = ("tzolkin", "tikal", "winter")
FOLDERS = {name: Path(games.__file__).parent / name for name in NAMES}
ENGLISH = {name: Rulebook(FOLDERS[name]) for name in NAMES}
OTHERS = [(name, language) for name in NAMES for language in ENGLISH[name].languages if language != "en"]
NUMBER = re.compile(r"\d+")


def numbers(text: str) -> list[str]:
    return sorted(NUMBER.findall(text))


def test_every_game_is_looked_at() -> None:
    assert set(games.GAMES) <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_table_speaks_english_russian_and_chinese(name: str) -> None:
    assert ("en", "ru", "zh") == ENGLISH[name].languages


@pytest.mark.parametrize(("name", "language"), OTHERS)
def test_every_text_is_translated_and_no_other(name: str, language: str) -> None:
    found = read_all(FOLDERS[name], f"rulebook.{language}.toml")
    english = ENGLISH[name]
    assert set(english.chapters) == set(found["chapter"])
    assert set(english.rules) == set(found["rule"])
    assert set(english.rulings) == set(found["ruling"])
    for rule_name, rule in english.rules.items():
        assert bool(rule.edge) == ("edge" in found["rule"][rule_name]), rule_name


@pytest.mark.parametrize(("name", "language"), OTHERS)
def test_a_translation_says_the_same_numbers(name: str, language: str) -> None:
    other = Rulebook(FOLDERS[name], language)
    for rule_name, rule in ENGLISH[name].rules.items():
        assert numbers(rule.text) == numbers(other.rules[rule_name].text), rule_name


@pytest.mark.parametrize(("name", "language"), OTHERS)
def test_a_translation_is_in_its_own_letters(name: str, language: str) -> None:
    own = re.compile("[а-яё]" if language == "ru" else "[\u4e00-\u9fff]")
    other = Rulebook(FOLDERS[name], language)
    assert all(own.search(rule.text) for rule in other.rules.values())


@pytest.mark.parametrize("name", NAMES)
def test_rules_rulings_and_options_name_each_other_correctly(name: str) -> None:
    book = ENGLISH[name]
    assert {rule.chapter for rule in book.rules.values()} <= set(book.chapters)
    assert {ruling for rule in book.rules.values() for ruling in rule.rulings} <= set(book.rulings)
    assert {rule for ruling in book.rulings.values() for rule in ruling.rules} <= set(book.rules)
    assert {option.ruling for option in book.options} <= {*book.rulings, *book.rules}
