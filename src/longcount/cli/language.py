"""In which language a terminal speaks: `--lang`, else LONGCOUNT_LANG, else the system's, else English."""

from __future__ import annotations

import os
from typing import Any, Final

from longcount.kernel.errors import LongCountError
from longcount.kernel.game import Game
from longcount.kernel.speech import Speech
from longcount.kernel.words import Value
from longcount.words import ENGLISH, house, languages, speech_of
from longcount.words import told as told_in

VARIABLE: Final = "LONGCOUNT_LANG"
SECTION: Final = "terminal"
"""Of the house's catalogue: what a terminal says, by the English sentence as it stands in the code."""
_chosen: list[str] = []


class UnknownLanguage(LongCountError):
    """A language that is not spoken here."""


def choose(code: str | None) -> None:
    """What `--lang` asks for; None leaves it to the surroundings."""
    if code is not None and code not in languages():
        raise UnknownLanguage("There is no language '{code}'. Languages: {all}.", code=code, all=", ".join(languages()))
    _chosen[:] = [code] if code else []


def language() -> str:
    wishes = [*_chosen, os.environ.get(VARIABLE, ""), *system_languages()]
    return next((code for code in wishes if code in languages()), ENGLISH)


def system_languages() -> list[str]:
    """`ru_RU.UTF-8` asks for ru."""
    return [os.environ.get(name, "").partition("_")[0].partition(".")[0] for name in ("LC_ALL", "LC_MESSAGES", "LANG")]


def tr(sentence: str, **values: Value) -> str:
    """A sentence of the terminal in its language."""
    words = house(language())
    return words.fill(words.look(SECTION, sentence), values)


def speech(game: Game[Any]) -> Speech:
    return speech_of(game, language())


def told(error: LongCountError, game: Game[Any] | None = None) -> str:
    return told_in(error, language(), game)
