"""Everything that is said to people, in their own language.

A language is one file here, `<code>.toml` with the language's own name in it, and one in the `words` folder of each
game. The house's file has the labels of the pages (`page`), marks and nouns, and under `errors` what a caller can do
wrong, by the English sentence as it stands in the code. What a game lacks in a language it says in English.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from babel import Locale

from longcount.games import GAMES
from longcount.kernel.errors import AT_LINE, Filling, IllegalDecision, LongCountError
from longcount.kernel.game import Game
from longcount.kernel.speech import Speech
from longcount.kernel.words import MARKS, NOUNS, Plural, Words, read_words

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"
LANGUAGE: Final = "language"
PAGE: Final = "page"
ERRORS: Final = "errors"
TIES: Final = "tie"
SHARED: Final = (MARKS, NOUNS, TIES)
"""Sections of the house that every game may use."""


@cache
def languages() -> dict[str, str]:
    """The languages spoken here, each with its own name; English first."""
    codes = sorted([path.stem for path in FOLDER.glob("*.toml")], key=lambda code: (code != ENGLISH, code))
    return {code: str(read_words(FOLDER / f"{code}.toml")[LANGUAGE]["name"]) for code in codes}


def spoken(language: str) -> str:
    """That language if it is spoken here, else English."""
    return language if language in languages() else ENGLISH


@cache
def plural_of(language: str) -> Plural:
    """Which form of a noun goes with a number (CLDR)."""
    rule = Locale.parse(language).plural_form

    @lru_cache(maxsize=1000)
    def form(number: float) -> str:
        return str(rule(number))

    return form


@cache
def house(language: str) -> Words:
    """The words of the house."""
    language = spoken(language)
    return Words(language, read_words(FOLDER / f"{language}.toml"), plural_of(language))


# --- a game -------------------------------------------------------------------------


def words_file(folder: Path, language: str) -> Path:
    return folder / "words" / f"{language}.toml"


def languages_of(game: Game[Any]) -> list[str]:
    """The languages a game has words for."""
    return [language for language in languages() if words_file(game.folder, language).exists()]


@cache
def speech_of(game: Game[Any], language: str) -> Speech:
    """A game in a language, or in English where it lacks that one; the house's marks and nouns are its own, too."""
    language = spoken(language)
    path = words_file(game.folder, language)
    if not path.exists():
        language, path = ENGLISH, words_file(game.folder, ENGLISH)
    sections = read_words(path) if path.exists() else {}
    return game.speech(Words(language, over_house(house(language), sections), plural_of(language)))


def over_house(words: Words, sections: dict[str, Any]) -> dict[str, Any]:
    laid = {name: {**words.sections.get(name, {}), **sections.get(name, {})} for name in SHARED}
    return {**sections, **laid}


# --- errors -------------------------------------------------------------------------


def told(error: LongCountError, language: str, game: Game[Any] | None = None) -> str:
    """What a caller did wrong, with the rule it is about: `str(error)` in another language."""
    sentence = reason(error, language, game)
    return f"{sentence} {error.rule}" if error.rule else sentence


def reason(error: LongCountError, language: str, game: Game[Any] | None = None) -> str:
    """The same without the rule."""
    if isinstance(error, IllegalDecision):
        game = GAMES.get(error.game, game)
        return speech_of(game, language).refusal(error.refusal) if game else error.sentence
    words = speech_of(game, language).words if game else house(language)
    values = {name: told_value(value, language, game) for name, value in error.values.items()}
    if error.sentence.startswith(AT_LINE):
        rest = error.sentence.removeprefix(AT_LINE)
        return words.fill(sentence_in(AT_LINE, words, language) + sentence_in(rest, words, language), values)
    return words.fill(sentence_in(error.sentence, words, language), values)


def told_value(value: Filling, language: str, game: Game[Any] | None) -> Filling:
    return told(value, language, game) if isinstance(value, LongCountError) else value


def sentence_in(sentence: str, words: Words, language: str) -> str:
    """A sentence of the code in a language: by the game's own words, or by the house's."""
    if words.has(ERRORS, sentence):
        return words.look(ERRORS, sentence)
    return house(language).look(ERRORS, sentence)
