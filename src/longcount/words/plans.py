"""Plans in words: the same sentences for terminal, server and page.

What `bots/plans.py` found comes in as plain data and goes out with `says` and its like beside the names and numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longcount.kernel.game import Game
from longcount.kernel.speech import Thing
from longcount.kernel.words import Value, said_number
from longcount.words import PAGE, house, speech_of

PLANS: Final = "plans"


class PlanSpeech:
    """Tells plans of a game in a language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.speech = speech_of(game, language)
        self.words = self.speech.words
        self.house = house(language)

    def label(self, key: str) -> str:
        """What the page says itself."""
        return self.house.say(PAGE, f"plans.{key}")

    def say(self, key: str, **values: Value) -> str:
        return self.house.say(PLANS, key, values)

    def told(self, found: Mapping[str, Any]) -> dict[str, Any]:
        """All plans with their words; the decisions they begin with are left as they are."""
        plans = [self.plan(plan, place, bool(found["minds"])) for place, plan in enumerate(found["plans"])]
        if len(plans) == 1:
            plans[0]["verdict"] = ""
        names = [self.left(plan) for plan in found["left"]]
        return {
            "round": found["round"],
            "last": found["last"],
            "plans": plans,
            "says": self.say("only" if len(plans) == 1 else "lead"),
            "left": self.say("left", names=self.house.joined(names)) if names else "",
        }

    def left(self, plan: Mapping[str, Any]) -> str:
        """A plan that promises less, and by how much where that is known: `Builder (−12)`."""
        name = self.name(plan["manner"]).name
        return name if plan["behind"] is None else name + self.words.bracketed(said_number(-round(plan["behind"])))

    def plan(self, plan: Mapping[str, Any], place: int, minds: bool) -> dict[str, Any]:
        named = self.name(plan["manner"])
        return {
            **{key: plan[key] for key in ("manner", "trials", "points", "error", "wins", "behind", "decisions")},
            "name": named.name,
            "means": named.text,
            "played": self.played(plan),
            "verdict": self.verdict(plan, place, minds),
            "sources": [{**each, "says": self.speech.source(each["source"])} for each in plan["sources"]],
            "milestones": [self.milestone(each) for each in plan["milestones"]],
        }

    def name(self, manner: str) -> Thing:
        """A way to play, and what it is after, by the sections `manner` and `manner_means` of the game's catalogue."""
        if not manner:
            return Thing(self.say("plain"), self.say("plain.means"))
        return Thing(self.words.look("manner", manner), self.words.look("manner_means", manner))

    def played(self, plan: Mapping[str, Any]) -> str:
        """How it went when it was tried, in whole points."""
        points, error = round(plan["points"]), max(1, round(plan["error"]))
        return self.say("played", trials=plan["trials"], points=points, error=error, wins=halves(plan["wins"]))

    def verdict(self, plan: Mapping[str, Any], place: int, minds: bool) -> str:
        """How it stands beside the first."""
        if place == 0:
            return self.say("best")
        behind = round(plan["behind"])
        if not plan["is_behind"] or behind < 1:
            return self.say("equal")
        return self.say("behind.minding" if minds else "behind", n=behind)

    def milestone(self, milestone: Mapping[str, Any]) -> dict[str, Any]:
        what = self.trait(milestone["trait"], milestone["level"])
        return {**milestone, "what": what, "says": self.say("milestone", n=milestone["round"], what=what)}

    def trait(self, name: str, level: int) -> str:
        """So much of what tells how somebody plays: `5 workers`, by the section `trait`."""
        return self.words.say("trait", name, {"n": level}) if self.words.has("trait", name) else f"{name}: {level}"


def halves(wins: float) -> int | float:
    """Shared victories count in part; thirds are told as halves."""
    rounded = round(2 * wins) / 2
    return int(rounded) if rounded == int(rounded) else rounded
