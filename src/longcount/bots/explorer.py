"""What could I do this turn? Whole turns and what comes of them, for a person to choose among.

The turns are searched widely, by the best judge there is, and all that were found are kept: each with its decisions,
what they come to for its seat and for others, and what the position is worth afterwards. Turns that come to the same
are shown once. What could be aimed at is read off the turns themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from longcount.bots.beam import Breadth, Line, whole_turns, worth_of
from longcount.bots.judges import best_judge
from longcount.kernel.chance import Dice
from longcount.kernel.decisions import Decision
from longcount.kernel.game import Game
from longcount.kernel.speech import View
from longcount.kernel.story import Entry, Story

WIDELY: Final = Breadth(80, 1000)
"""More than bots look at, for what they would never do."""
MOST: Final = 1500
"""Turns whose story is told, the best ones first."""
PER_GOAL: Final = 6
"""Turns kept for each goal, even if they are not among the best."""


class Prospect:
    """A turn one could take: its decisions, what it brings and costs, and by how much it betters the position."""

    def __init__(
        self, decisions: tuple[Decision, ...], gains: list[Entry], others: list[Entry], worth: float, state: Any
    ) -> None:
        self.decisions: Final = decisions
        self.gains: Final = gains
        """What changes for the seat itself."""
        self.others: Final = others
        """What changes for other seats."""
        self.worth: Final = worth
        self.state: Final = state
        """The position at its end."""

    def goals(self) -> list[str]:
        """What somebody may take this turn for: the things it gains."""
        return list(dict.fromkeys([goal_of(entry) for entry in self.gains if entry.amount > 0]))

    def told(self) -> dict[str, Any]:
        """JSON-ready, for other programs and for the browser."""
        return {
            "decisions": [decision.text for decision in self.decisions],
            "gains": [told(entry) for entry in self.gains],
            "others": [told(entry) for entry in self.others],
            "worth": round(self.worth, 2),
        }


def told(entry: Entry) -> dict[str, Any]:
    return {"seat": entry.seat, "goal": entry.goal, "what": entry.what, "amount": entry.amount}


def goal_of(entry: Entry) -> str:
    return entry.goal


def explore(game: Game[Any], view: View, seat: int, seed: int, limit: int) -> list[Prospect]:
    """The turns of a seat from what it may know; the unknown is filled in at random."""
    return turns(game, game.determinize(view, Dice(seed)), seat, limit)


def turns(game: Game[Any], state: Any, seat: int, limit: int) -> list[Prospect]:
    """The best turns found, and some for every goal, the best first."""
    judge = best_judge(game)
    lines = whole_turns(game, state, seat, WIDELY, judge)
    lines.sort(key=worth_of, reverse=True)
    now = judge.worth_now(state, seat)
    return chosen(different([prospect_of(game, state, seat, line, now) for line in lines[:MOST]]), limit)


def prospect_of(game: Game[Any], state: Any, seat: int, line: Line, now: float) -> Prospect:
    """A line told again from its beginning."""
    again, story = state.clone(), Story()
    for decision in line.played:
        game.apply(again, seat, decision, story)
    entries = entries_known(game, state, seat, line.played, story)
    own = [entry for entry in entries if entry.seat == seat]
    others = [entry for entry in entries if entry.seat != seat]
    return Prospect(line.played, own, others, line.worth - now, line.state)


def entries_known(game: Game[Any], state: Any, seat: int, decisions: Sequence[Decision], story: Story) -> list[Entry]:
    """What a turn comes to, as far as it is known: what others get when a secret is lifted would only be a guess."""
    entries = game.judged().ledger(story.seen_by(seat))
    if game.secret(state, seat, decisions[0]) is None:
        return entries
    return [entry for entry in entries if entry.seat == seat]


def different(prospects: Sequence[Prospect]) -> list[Prospect]:
    """Of turns that come to the same, the best one; a turn of which nothing can be told stands by itself."""
    found: dict[tuple[tuple[int, str, str, int], ...], Prospect] = {}
    alone: list[Prospect] = []
    for prospect in prospects:
        if prospect.gains or prospect.others:
            key = tuple(sorted([entry.as_tuple() for entry in [*prospect.gains, *prospect.others]]))
            found.setdefault(key, prospect)
        else:
            alone.append(prospect)
    return sorted([*found.values(), *alone], key=worth_of_prospect, reverse=True)


def worth_of_prospect(prospect: Prospect) -> float:
    return prospect.worth


def chosen(prospects: Sequence[Prospect], limit: int) -> list[Prospect]:
    """The first ones, and of the rest what is among the best for some goal."""
    shown: dict[str, int] = {}
    kept: list[Prospect] = []
    for place, prospect in enumerate(prospects):
        goals = prospect.goals()
        if place < limit or [goal for goal in goals if shown.get(goal, 0) < PER_GOAL]:
            kept.append(prospect)
            for goal in goals:
                shown[goal] = shown.get(goal, 0) + 1
    return kept


def goals_of(prospects: Sequence[Prospect]) -> list[str]:
    """Everything some turn gains, what is gained most often first."""
    count: dict[str, int] = {}
    for prospect in prospects:
        for goal in prospect.goals():
            count[goal] = count.get(goal, 0) + 1
    return sorted(count, key=lambda goal: (-count[goal], goal))


def with_goal(prospects: Sequence[Prospect], goal: str) -> list[Prospect]:
    return [prospect for prospect in prospects if goal in prospect.goals()]
