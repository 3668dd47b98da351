"""What a person may ask besides playing: what could I do, what should I do? Answered from the view of a seat."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final

from longcount.server.errors import NotNow, NotYours, TooFast
from longcount.server.furniture import PERSON
from longcount.server.live import Live
from longcount.server.matches import Matches, check_playing, check_seat
from longcount.server.thinking import Look, advise, look_around

IDEA: Final = "idea"
PLACE: Final = "place"
MOVE: Final = "move"
MOST_KEPT: Final = 200


class Advice:
    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.asking: set[str] = set()
        """Who waits for an answer: one question at a time."""
        self.hints: OrderedDict[tuple[str, int, int], dict[str, Any]] = OrderedDict()
        """By table, row and seat: a stronger hint belongs to the weaker one given before."""

    @contextlib.contextmanager
    def one_at_a_time(self, user: str) -> Iterator[None]:
        if user in self.asking:
            raise TooFast("Your last question is still being worked out.")
        self.asking.add(user)
        try:
            yield
        finally:
            self.asking.discard(user)

    async def turns(self, user: str, name: str, seat: int) -> dict[str, Any]:
        """Whole turns that a seat of this user could take now. Where others play, they come in no order of worth."""
        with self.one_at_a_time(user):
            async with self.matches.entered(name) as room:
                asked, seq = self._look(room.match, user, seat), room.match.seq
                is_alone = plays_alone(room.match, user)
            found = await self.matches.bots.work_out(look_around, asked)
        if not is_alone:
            found["turns"] = unjudged(found["turns"])
        return {"seq": seq, "seat": seat, **found}

    async def hint(self, user: str, name: str, seat: int, strength: str) -> dict[str, Any]:
        """What the coach would do; only where nobody else could be harmed by it."""
        with self.one_at_a_time(user):
            async with self.matches.entered(name) as room:
                asked, seq = self._look(room.match, user, seat), room.match.seq
                if not room.match.table.study and not plays_alone(room.match, user):
                    raise NotYours("Hints are for games against bots and for study, not against people.")
            found = self.hints.get((name, seq, seat))
            if found is None:
                found = self.hints[name, seq, seat] = await self.matches.bots.work_out(advise, asked)
                if len(self.hints) > MOST_KEPT:
                    self.hints.popitem(last=False)
        return {"seq": seq, "seat": seat, "strength": strength, **as_strong(found, strength)}

    def _look(self, live: Live, user: str, seat: int) -> Look:
        check_seat(live, user, seat)
        check_playing(live)
        if seat not in live.to_act:
            raise NotNow("It is not your turn.")
        return Look(live.game.name, live.view(seat), seat, live.seq)


def plays_alone(live: Live, user: str) -> bool:
    """Whether only bots play besides this user, who has one seat."""
    return [seat.holder for seat in live.seats if seat.kind == PERSON] == [user]


def as_strong(hint: dict[str, Any], strength: str) -> dict[str, Any]:
    """No more of a hint than was asked for."""
    return {
        "goal": hint["goal"],
        "decision": None if strength == IDEA else hint["decisions"][0],
        "turn": hint if strength == MOVE else None,
    }


def unjudged(turns: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Turns by their decisions alone: no bot advises a player against others."""
    shown = [{**turn, "worth": None} for turn in turns]
    return sorted(shown, key=lambda turn: (len(turn["decisions"]), turn["decisions"]))
