"""What a person may ask besides playing: what could I do? Answered from what the seat may know, beside the table."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from longcount.server.errors import NotNow, TooFast
from longcount.server.furniture import PERSON
from longcount.server.live import Live
from longcount.server.matches import Matches, check_playing, check_seat
from longcount.server.thinking import Look, look_around


class Advice:
    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.asking: set[str] = set()
        """Who waits for an answer: one question at a time."""

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

    def _look(self, live: Live, user: str, seat: int) -> Look:
        check_seat(live, user, seat)
        check_playing(live)
        if seat not in live.to_act:
            raise NotNow("It is not your turn.")
        return Look(live.game.name, live.view(seat), seat, live.seq)


def plays_alone(live: Live, user: str) -> bool:
    """Whether only bots play besides this user, who has one seat."""
    return [seat.holder for seat in live.seats if seat.kind == PERSON] == [user]


def unjudged(turns: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Turns by their decisions alone: no bot advises a player against others."""
    shown = [{**turn, "worth": None} for turn in turns]
    return sorted(shown, key=lambda turn: (len(turn["decisions"]), turn["decisions"]))
