"""Decisions and their catalogue.

A decision is one click. Every decision a game can ever offer is made once, at import, and kept in a
catalogue that knows it by object, by number and by text. Two decisions are equal when they are the same object.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches

from longcount.kernel.errors import BadData, UnknownNotation


class Decision:
    """One click. Games derive one small class per kind and never change an instance after it was made."""

    index: int = -1
    text: str = ""

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Catalogue:
    """All decisions of a game: decision ↔ number ↔ text."""

    def __init__(self, decisions: Sequence[Decision], text_of: Callable[[Decision], str]) -> None:
        self.decisions: tuple[Decision, ...] = tuple(decisions)
        self._by_text: dict[str, Decision] = {}
        self._by_lower: dict[str, Decision] = {}
        for index, decision in enumerate(self.decisions):
            text = text_of(decision)
            if text in self._by_text:
                raise BadData(f"two decisions are both written '{text}'")
            decision.index = index
            decision.text = text
            self._by_text[text] = decision
            self._by_lower[text.lower()] = decision

    def __len__(self) -> int:
        return len(self.decisions)

    def __getitem__(self, index: int) -> Decision:
        return self.decisions[index]

    def read(self, text: str) -> Decision:
        """The decision written so; blanks and capitals do not matter."""
        wanted = " ".join(text.split())
        found = self._by_text.get(wanted) or self._by_lower.get(wanted.lower())
        if found is None:
            raise UnknownNotation(self._not_known(wanted))
        return found

    def _not_known(self, text: str) -> str:
        if len(text) > 80:
            return "That text is far too long to be a decision."
        near = get_close_matches(text.lower(), list(self._by_lower), n=3, cutoff=0.6)
        hint = " Did you mean " + " or ".join(f"'{self._by_lower[n].text}'" for n in near) + "?" if near else ""
        return f"'{text}' is not a decision of this game.{hint}"


def is_sorted_and_unique(decisions: Sequence[Decision]) -> bool:
    """Whether a list stands in catalogue order, each decision once."""
    last = -1
    for decision in decisions:
        if decision.index <= last:
            return False
        last = decision.index
    return True
