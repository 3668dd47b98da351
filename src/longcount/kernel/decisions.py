"""Decisions, how they are said, and their catalogue.

A decision is one click. Every decision a game can ever offer is made once, at import, and kept in a catalogue that
knows it by object, by number and by text. Two decisions are equal when they are the same object.

A form says how the decisions of one kind are told: a verb, and parts with names. Text, JSON, words and learners all
read these parts; nobody takes a text apart but the catalogue's reader.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from longcount.hints import mypyc_attr
from longcount.kernel.errors import BadData, UnknownNotation

PartValue = int | str | list[int] | None
Parts = dict[str, PartValue]
"""Names and values of what a decision is about: `{"gear": "tikal", "space": 3}`."""
RESERVED: Final = ("text", "verb", "says", "brief", "brings", "heading", "facts")
"""What stands beside the parts when a decision is told, so that no part can be called so."""


class Domain:
    """What a part may be: one of a list of values, by number, or a plain number."""

    def __init__(self, values: Sequence[str] | Sequence[list[int]] | None, none: bool, first: int) -> None:
        self.values: Final[list[str | list[int]] | None] = None if values is None else list(values)
        self.none: Final = none
        """Whether it may be missing: told as None, kept as -1."""
        self.first: Final = first
        """What is added where people read it."""

    def value(self, number: int) -> PartValue:
        if self.none and number < 0:
            return None
        return number if self.values is None else self.values[number]

    def written(self, number: int) -> str:
        """As it stands in a text; nothing where the part is missing."""
        value = self.value(number)
        if value is None:
            return ""
        if isinstance(value, list):
            return " ".join([str(one) for one in value])
        return value if isinstance(value, str) else str(value + self.first)


def one_of(values: Sequence[str] | Sequence[list[int]], none: bool = False) -> Domain:
    """A part whose number stands for one of these values."""
    return Domain(values, none, 0)


NUMBER: Final = Domain(None, False, 0)
SEAT: Final = Domain(None, False, 1)
"""Seats count from 0 for programs, from 1 for people."""


class Form:
    """The decisions of one kind: their verb, and their parts in order; each part is an attribute of the decision.

    `pattern` is the text with the parts in braces. Where a text has several patterns, `write` gives it.
    """

    def __init__(
        self,
        kind: type[Decision],
        verb: str,
        pattern: str = "",
        parts: Mapping[str, Domain] | None = None,
        write: Callable[[Decision], str] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.verb: Final = verb
        self.pattern: Final = pattern or verb
        self.parts: Final = dict(parts or {})
        self.write: Final = write
        for name in self.parts:
            if name in RESERVED:
                raise BadData(f"a part of '{verb}' cannot be called '{name}'")

    def parts_of(self, decision: Decision) -> Parts:
        return {name: domain.value(getattr(decision, name)) for name, domain in self.parts.items()}

    def text_of(self, decision: Decision) -> str:
        if self.write is not None:
            return self.write(decision)
        written = {name: domain.written(getattr(decision, name)) for name, domain in self.parts.items()}
        return " ".join(self.pattern.format(**written).split())


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may run from source on a compiled kernel
class Decision:
    """One click. Games derive one small class per kind and never change an instance after it was made."""

    index: int = -1
    text: str = ""
    verb: str = ""
    form: Form | None = None
    known_parts: Parts | None = None

    def parts(self) -> Parts:
        """What it is about, by name; worked out once, as a decision never changes."""
        if self.known_parts is None:
            self.known_parts = {} if self.form is None else self.form.parts_of(self)
        return self.known_parts

    def __repr__(self) -> str:
        return f"<{self.text}>"


Reader = Callable[[str], str]
"""Another way to write a decision → the way its catalogue writes it; raises UnknownNotation where it knows why not."""


class Catalogue:
    """All decisions of a game: decision ↔ number ↔ text."""

    def __init__(self, decisions: Sequence[Decision], forms: Sequence[Form], reader: Reader | None = None) -> None:
        self.decisions: Final[tuple[Decision, ...]] = tuple(decisions)
        self.forms: Final = {form.verb: form for form in forms}
        self._reader: Final = reader
        self._by_text: dict[str, Decision] = {}
        self._by_lower: dict[str, Decision] = {}
        by_kind = {form.kind: form for form in forms}
        if len(by_kind) != len(forms) or len(self.forms) != len(forms):
            raise BadData("every kind of decision has one form, and every form a verb of its own")
        for index, decision in enumerate(self.decisions):
            form = by_kind[type(decision)]
            decision.form, decision.verb, decision.index = form, form.verb, index
            self._name(decision, form.text_of(decision))

    def _name(self, decision: Decision, text: str) -> None:
        if text in self._by_text:
            raise BadData(f"two decisions are both written '{text}'")
        decision.text = text
        self._by_text[text] = decision
        self._by_lower[text.lower()] = decision

    def __len__(self) -> int:
        return len(self.decisions)

    def __getitem__(self, index: int) -> Decision:
        return self.decisions[index]

    def knows(self, text: str) -> bool:
        """Whether a decision is written just so."""
        return text.lower() in self._by_lower

    def read(self, text: str) -> Decision:
        """The decision written so; blanks and capitals do not matter."""
        wanted = " ".join(text.split())
        found = self._by_text.get(wanted) or self._by_lower.get(wanted.lower())
        if found is None and self._reader is not None:
            wanted = self._reader(wanted.lower())
            found = self._by_lower.get(wanted.lower())
        if found is None:
            raise self._not_known(" ".join(text.split()))
        return found

    def _not_known(self, text: str) -> UnknownNotation:
        if len(text) > 80:
            return UnknownNotation("That text is far too long to be a decision.")
        near = get_close_matches(text.lower(), list(self._by_lower), n=3, cutoff=0.6)
        if not near:
            return UnknownNotation("'{text}' is not a decision of this game.", text=text)
        texts = [f"'{self._by_lower[name].text}'" for name in near]
        return UnknownNotation("'{text}' is not a decision of this game. Did you mean {near}?", text=text, near=texts)


def in_order(decisions: Sequence[Decision]) -> list[Decision]:
    """In catalogue order: for offers among which are some that a module appended."""
    return sorted(decisions, key=lambda decision: decision.index)


def is_sorted_and_unique(decisions: Sequence[Decision]) -> bool:
    """Whether a list stands in catalogue order, each decision once."""
    last = -1
    for decision in decisions:
        if decision.index <= last:
            return False
        last = decision.index
    return True
