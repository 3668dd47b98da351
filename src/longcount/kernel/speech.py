"""A game in words of one language.

`Speech` tells everything by the catalogue alone: its sections are `prompt` (steps), `tell` (facts), `offer`, `menu`,
`group` (decisions, by verb), `goal`, `gain`, `source`, `refusal`, `option`. A game that has more to say derives from it
and says that part itself. Numbers come from facts, decisions and components, so words and rules cannot disagree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from longcount.hints import mypyc_attr
from longcount.kernel.decisions import Decision
from longcount.kernel.errors import Refusal
from longcount.kernel.story import Entry, Fact
from longcount.kernel.words import Value, Words, capital

View = Mapping[str, Any]
"""What a seat may know, JSON-ready; each game declares its shape as a TypedDict."""


BRINGS: Final = "brings"


class Thing:
    """A component in words: its name, and what it does or is worth."""

    def __init__(self, name: str, text: str = "") -> None:
        self.name: Final = name
        self.text: Final = text


class Sign:
    """A gain or loss in words: a short mark to stand beside a picture, and the whole."""

    def __init__(self, mark: str, text: str) -> None:
        self.mark: Final = mark
        self.text: Final = text


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may run from source on a compiled kernel
class Speech:
    """Everything a table says of a game, by its catalogue."""

    happenings: tuple[str, ...] = ("round",)
    """Verbs of facts that befall the table, whoever caused them."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words

    def at(self, options: Mapping[str, str]) -> Speech:
        """As a table with these options hears it, where printed values differ from table to table."""
        return self

    # --- what is asked and what happened ------------------------------------------

    def prompt(self, step: str) -> str:
        """What a pending step asks, in one line."""
        return self.words.look("prompt", step)

    def tell(self, fact: Fact) -> str:
        """A fact as a sentence without its subject, `places a worker on b2`; empty for what goes without saying."""
        for key in (f"{fact.verb} {fact.what}", f"{fact.verb} {fact.why}", fact.verb):
            if self.words.has("tell", key):
                return self.words.say("tell", key, self.values_of(fact))
        return ""

    def subject(self, fact: Fact) -> int | None:
        """Whom a fact is about; None for what befalls the table."""
        return None if fact.seat < 0 or fact.verb in self.happenings else fact.seat

    def values_of(self, fact: Fact) -> dict[str, Value]:
        return {"what": fact.what, "n": fact.amount, "why": fact.why}

    # --- choices --------------------------------------------------------------------

    def offer(self, decision: Decision, view: View | None) -> str:
        """A choice in words: `Place a worker on Palenque`."""
        return self._by_verb("offer", decision, view) or decision.text

    def brief(self, decision: Decision, view: View | None) -> str:
        """The same where its place is seen already: `Action 2`."""
        return self._by_verb("menu", decision, view) or self.offer(decision, view)

    def heading(self, decision: Decision, view: View | None) -> str:
        """Below what it stands in a list of choices."""
        return self._by_verb("group", decision, view) or capital(decision.verb)

    def brings(self, decision: Decision, facts: Sequence[Fact], view: View | None) -> str:
        """What it costs and brings, in a few words, from the facts that its seat would see. A catalogue with a section
        `brings` says which facts are told there, and how: where much is hidden, what would happen is a guess."""
        if BRINGS not in self.words.sections:
            return self.words.joined([self.tell(fact) for fact in facts])
        known = [fact for fact in facts if self.words.has(BRINGS, fact.verb)]
        return self.words.joined([self.words.say(BRINGS, fact.verb, self.values_of(fact)) for fact in known])

    def parts_of(self, decision: Decision, view: View | None) -> dict[str, Value]:
        """What fills the holes of a decision's sentences: its parts, seats as people count them."""
        values: dict[str, Value] = {}
        for name, value in decision.parts().items():
            if value is not None:
                values[name] = ", ".join([str(one) for one in value]) if isinstance(value, list) else value
        if isinstance(values.get("seat"), int):
            values["seat"] = int(str(values["seat"])) + 1
        return values

    def _by_verb(self, section: str, decision: Decision, view: View | None) -> str:
        if not self.words.has(section, decision.verb):
            return ""
        return self.words.say(section, decision.verb, self.parts_of(decision, view))

    # --- what it comes to -------------------------------------------------------------

    def goal(self, goal: str) -> str:
        """What one may aim at."""
        return self.words.look("goal", goal)

    def gain(self, entry: Entry) -> Sign:
        """What one has more or less of."""
        mark = f"{'+' if entry.amount > 0 else '−'}{abs(entry.amount)}"
        if self.words.has("gain", entry.goal):
            return Sign(mark, self.words.say("gain", entry.goal, {"what": entry.what, "n": entry.amount, "mark": mark}))
        return Sign(mark, f"{mark} {self.words.look('things', entry.what)}")

    def source(self, name: str) -> str:
        """Where points came from."""
        return self.words.look("source", name)

    def opening(self, name: str, part: str) -> str:
        """What a part of a way to answer an opening choice is called."""
        return self.words.look("things", part)

    # --- the rest ---------------------------------------------------------------------

    def caption(self, view: View) -> str:
        """Where the game is: `Round 8 · Food Day`."""
        return self.words.say("ui", "round", {"n": int(view.get("round", 0))}) if self.words.has("ui", "round") else ""

    def refusal(self, refusal: Refusal) -> str:
        """Why a decision is not offered, with the numbers."""
        return self.words.say("refusal", refusal.key, refusal.values)

    def option(self, name: str) -> str:
        """What an option changes."""
        found = self.words.sections.get("option", {}).get(name, {})
        return str(found.get("sentence", name))

    def option_value(self, name: str, value: str) -> str:
        """A value of an option as a person chooses it."""
        found = self.words.sections.get("option", {}).get(name, {})
        return str(found.get("values", {}).get(value, value))

    def things(self, components: Mapping[str, Any]) -> dict[str, Thing]:
        """Every component that has a name, in words."""
        return {name: Thing(text) for name, text in self.words.table("things").items()}
