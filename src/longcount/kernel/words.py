"""Words as data: sentences with named holes, things by name, nouns by number.

A catalogue is a TOML file of sections. A sentence has holes in braces: `{name}` is filled with the value called so;
`{name:section}` with the word that the section has for that value; and, where the section is one of `[nouns]`,
`{name:noun}` with the number and the noun in the form that goes with it:

    [nouns.worker]
    one = "{n} worker"
    other = "{n} workers"

    [refusal]
    no_meal = "That takes {price:corn}; you have {corn}."

Which form goes with which number differs by language (CLDR): whoever makes a catalogue says how. Terminal, server and
page read the same files; the page has its own small reader of the same holes.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from longcount.kernel.errors import Filling, said

Plural = Callable[[float], str]
"""Number → `one`, `few`, `many`, `other` …: the form of a noun."""
Value = Filling | float
_HOLE: Final = re.compile(r"\{(\w+)(?::([\w-]+))?\}")
NOUNS: Final = "nouns"
MARKS: Final = "marks"
"""How a language puts things together: `list`, `lines`, `brackets`, `or`."""


def english_plural(number: float) -> str:
    return "one" if number == 1 else "other"


def read_words(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


Piece = tuple[str, str, str]
"""A hole's name and section, and the text after it; what stands before the first hole follows no name."""


def pieces_of(sentence: str) -> list[Piece]:
    pieces: list[Piece] = []
    name, section, begin = "", "", 0
    for hole in _HOLE.finditer(sentence):
        pieces.append((name, section, sentence[begin : hole.start()]))
        name, section, begin = str(hole[1]), str(hole[2] or ""), hole.end()
    return [*pieces, (name, section, sentence[begin:])]


class Words:
    """One catalogue in one language, over the words of the house."""

    def __init__(self, language: str, sections: Mapping[str, Any], plural: Plural = english_plural) -> None:
        self.language: Final = language
        self.sections: Final = dict(sections)
        self._plural: Final = plural
        self._pieces: Final[dict[str, list[Piece]]] = {}
        """Sentences that were taken apart once."""

    # --- looking up -------------------------------------------------------------

    def has(self, section: str, key: str) -> bool:
        return key in self.sections.get(section, {})

    def look(self, section: str, key: str) -> str:
        """The word for something; the thing itself where there is none."""
        return str(self.sections.get(section, {}).get(key, key))

    def table(self, section: str) -> dict[str, str]:
        return dict(self.sections.get(section, {}))

    # --- saying -----------------------------------------------------------------

    def say(self, section: str, key: str, values: Mapping[str, Value] | None = None) -> str:
        """A sentence with its holes filled."""
        return self.fill(self.look(section, key), values or {})

    def fill(self, sentence: str, values: Mapping[str, Value]) -> str:
        if "{" not in sentence:
            return sentence
        found = self._pieces.get(sentence)
        if found is None:
            found = self._pieces[sentence] = pieces_of(sentence)
        filled: list[str] = []
        for name, section, after in found:
            filled.append(self._filled(name, section, values) if name else "")
            filled.append(after)
        return "".join(filled)

    def _filled(self, name: str, section: str, values: Mapping[str, Value]) -> str:
        if name not in values:
            return f"{{{name}:{section}}}" if section else f"{{{name}}}"
        value = values[name]
        if not section:
            return said_number(value) if isinstance(value, int | float) else self.one_of(value)
        if section in self.sections.get(NOUNS, {}) and isinstance(value, int | float):
            return self.count(value, section)
        return self.look(section, str(value))

    def one_of(self, value: Filling) -> str:
        """A value in words; of several texts, any may be meant."""
        return said(value, self.look(MARKS, "or"))

    def count(self, number: float, noun: str) -> str:
        """`1 worker`, `2 workers`, as the language has it."""
        forms = self.sections.get(NOUNS, {}).get(noun)
        if forms is None:
            return f"{said_number(number)} {noun}"
        if isinstance(forms, str):
            form: str = forms
        else:
            form = str(forms.get(self._plural(abs(number)), forms["other"]))
        return form.replace("{n}", said_number(number))

    def joined(self, parts: Sequence[str], mark: str = "list") -> str:
        """`a, b`, without the empty ones."""
        return self.look(MARKS, mark).join([part for part in parts if part])

    def bracketed(self, text: str) -> str:
        """` (text)`; nothing for nothing."""
        return self.say(MARKS, "brackets", {"text": text}) if text else ""


FRACTIONS: Final = {0.25: "¼", 0.5: "½", 0.75: "¾"}


def said_number(value: Value) -> str:
    """`3`, `2½`, `−1`: as people write numbers."""
    if isinstance(value, int):
        return str(value) if value >= 0 else f"−{-value}"
    if not isinstance(value, float):
        return said(value)
    size = abs(value)
    whole = int(size)
    part = FRACTIONS.get(size - whole, "")
    text = f"{whole if whole or not part else ''}{part}" if part or size == whole else f"{size:g}"
    return f"−{text}" if value < 0 else text


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
