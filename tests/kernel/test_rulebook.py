"""Rules in every language: nothing missing, nothing left over, the numbers as in English."""

from __future__ import annotations

import re
import tomllib

import pytest

from longcount.games.tzolkin.components import FOLDER
from longcount.kernel.rulebook import Rulebook

ENGLISH = Rulebook(FOLDER)
OTHERS = [language for language in ENGLISH.languages if language != "en"]
NUMBER = re.compile(r"\d+")


def numbers(text: str) -> list[str]:
    return sorted(NUMBER.findall(text))


def test_the_table_speaks_english_russian_and_chinese() -> None:
    assert ("en", "ru", "zh") == ENGLISH.languages


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_translated_and_no_other(language: str) -> None:
    found = tomllib.loads((FOLDER / f"rulebook.{language}.toml").read_text(encoding="utf-8"))
    assert set(ENGLISH.chapters) == set(found["chapter"])
    assert set(ENGLISH.rules) == set(found["rule"])
    assert set(ENGLISH.rulings) == set(found["ruling"])
    assert {option.name for option in ENGLISH.options} == set(found["option"])
    for name, rule in ENGLISH.rules.items():
        assert bool(rule.edge) == ("edge" in found["rule"][name]), name


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_says_the_same_numbers(language: str) -> None:
    other = Rulebook(FOLDER, language)
    for name, rule in ENGLISH.rules.items():
        assert numbers(rule.text) == numbers(other.rules[name].text), name


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_is_in_its_own_letters(language: str) -> None:
    own = re.compile("[а-яё]" if language == "ru" else "[\u4e00-\u9fff]")
    other = Rulebook(FOLDER, language)
    texts = [rule.text for rule in other.rules.values()] + [option.sentence for option in other.options]
    assert all(own.search(text) for text in texts)
