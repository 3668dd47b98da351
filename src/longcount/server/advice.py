"""What a person may ask besides playing: what could I do, what should I do? Answered from the view of a seat."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final

from longcount.bots.plans import judge_for_plans
from longcount.kernel.game import Game
from longcount.kernel.speech import View
from longcount.server.errors import NotNow, NotYours, TooFast
from longcount.server.jobs import Claim
from longcount.server.live import LiveTable
from longcount.server.matches import Matches, check_playing, check_seat
from longcount.server.seating import PERSON
from longcount.server.settings import Settings
from longcount.server.tables import Asker
from longcount.server.thinking import Look, advise, look_around, plan
from longcount.server.told import Told, decision_told, goal_told, texts_told, turn_told
from longcount.words import speech_of
from longcount.words.plans import PlanSpeech

IDEA: Final = "idea"
PLACE: Final = "place"
MOVE: Final = "move"
MOST_KEPT: Final = 200
Kept = OrderedDict[tuple[str, int, int], dict[str, Any]]
"""What was worked out, by table, row and seat."""


class Advice:
    def __init__(self, matches: Matches, settings: Settings) -> None:
        self.matches = matches
        self.plan_seconds = settings.plan_seconds
        self.asking: set[str] = set()
        """Who waits for an answer: one question at a time."""
        self.hints: Kept = OrderedDict()
        """A stronger hint belongs to the weaker one given before."""
        self.plans_found: Kept = OrderedDict()

    @contextlib.contextmanager
    def one_at_a_time(self, user: str) -> Iterator[None]:
        if user in self.asking:
            raise TooFast("Your last question is still being worked out.")
        self.asking.add(user)
        try:
            yield
        finally:
            self.asking.discard(user)

    async def turns(self, asker: Asker, name: str, seat: int) -> Told:
        """Whole turns that a seat of this user could take now. Where others play, they come in no order of worth."""
        with self.one_at_a_time(asker.user):
            async with self.matches.entered(name) as room:
                asked, seq, game = self._look(room.live, asker.user, seat), room.live.seq, room.live.game
                is_alone = plays_alone(room.live, asker.user)
            found = await self.matches.jobs.work_out(look_around, asked, Claim(asker.user))
        turns = found["turns"] if is_alone else unjudged(found["turns"])
        speech = speech_of(game, asker.lang)
        return {
            "seq": seq,
            "seat": seat,
            "goals": [goal_told(goal, speech) for goal in found["goals"]],
            "turns": [turn_told(turn, game, asker.lang, asked.view) for turn in turns],
        }

    async def hint(self, asker: Asker, name: str, seat: int, strength: str) -> Told:
        """What the coach would do; only where nobody else could be harmed by it."""
        with self.one_at_a_time(asker.user):
            async with self.matches.entered(name) as room:
                asked, seq, game = self._look(room.live, asker.user, seat), room.live.seq, room.live.game
                if not room.live.table.study and not plays_alone(room.live, asker.user):
                    raise NotYours("Hints are for games against bots and for study, not against people.")
            found = self.hints.get((name, seq, seat))
            if found is None:
                worked_out = await self.matches.jobs.work_out(advise, asked, Claim(asker.user))
                found = keep(self.hints, (name, seq, seat), worked_out)
        told = as_strong(found, strength, game, asker.lang, asked.view)
        return {"seq": seq, "seat": seat, "strength": strength, **told}

    async def plans(self, asker: Asker, name: str, seat: int) -> Told:
        """Ways to go on to the end; like a hint, only where nobody else could be harmed by it."""
        with self.one_at_a_time(asker.user):
            async with self.matches.entered(name) as room:
                asked, seq, game = self._look(room.live, asker.user, seat), room.live.seq, room.live.game
                if not room.live.table.study and not plays_alone(room.live, asker.user):
                    raise NotYours("Plans are for games against bots and for study, not against people.")
                judge_for_plans(game)
                asked.seconds = self.plan_seconds
            found = self.plans_found.get((name, seq, seat))
            if found is None:
                worked_out = await self.matches.jobs.work_out(plan, asked, Claim(asker.user))
                found = keep(self.plans_found, (name, seq, seat), worked_out)
        told = PlanSpeech(game, asker.lang).told(found)
        for each in told["plans"]:
            each["decisions"] = texts_told(game, each["decisions"], asker.lang, asked.view)
        return {"seq": seq, "seat": seat, **told}

    def _look(self, live: LiveTable, user: str, seat: int) -> Look:
        check_seat(live, user, seat)
        check_playing(live)
        if seat not in live.to_act:
            raise NotNow("It is not your turn.")
        return Look(live.game.name, live.view(seat), seat, live.seq)


def keep(kept: Kept, key: tuple[str, int, int], found: dict[str, Any]) -> dict[str, Any]:
    """Keeps what was worked out, and lets the oldest go."""
    kept[key] = found
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)
    return found


def plays_alone(live: LiveTable, user: str) -> bool:
    """Whether only bots play besides this user, who has one seat, and none of them for a person who may come back."""
    return [seat.holder or seat.former for seat in live.seats if seat.kind == PERSON or seat.former] == [user]


def as_strong(hint: dict[str, Any], strength: str, game: Game[Any], language: str, view: View) -> Told:
    """No more of a hint than was asked for."""
    speech, first = speech_of(game, language), game.catalogue.read(hint["decisions"][0])
    begin = {**decision_told(first, speech, view), "heading": speech.heading(first, view)}
    return {
        "goal": goal_told(hint["goal"], speech) if hint["goal"] else None,
        "decision": None if strength == IDEA else begin,
        "turn": turn_told(hint, game, language, view) if strength == MOVE else None,
    }


def unjudged(turns: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Turns by their decisions alone: no bot advises a player against others."""
    shown = [{**turn, "worth": None} for turn in turns]
    return sorted(shown, key=lambda turn: (len(turn["decisions"]), turn["decisions"]))
