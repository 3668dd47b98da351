"""Bots' turns: what a bot is asked, and its decision put into the match through the same door as a person's.

Whoever plays them looks at the table as it is now: a decision for a table that has moved on is dropped, and if two
processes think about the same question, the key of the log lets one of them in.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from longcount.kernel.errors import LongCountError
from longcount.server import logs
from longcount.server.bot_seats import BotSeats
from longcount.server.jobs import Claim, Need
from longcount.server.live import LiveTable
from longcount.server.outages import FIRST_WAIT, LONGEST_WAIT
from longcount.server.seating import BOT, PLAYING
from longcount.server.thinking import Question

if TYPE_CHECKING:
    from longcount.server.matches import Matches
    from longcount.server.rooms import Room

Memories = dict[int, tuple[int, ...]]
"""What the bots of a table want to know again at their next decision, by seat."""


def patience(tries: int) -> float:
    """Seconds until something that failed so often is tried again."""
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(tries, 10))


def bot_to_act(live: LiveTable) -> int | None:
    return next((seat for seat in live.to_act if live.seats[seat].kind == BOT), None)


@dataclass
class Asked:
    """A bot is asked something after so many rows."""

    seat: int
    seq: int
    question: Question


def asked_at(room: Room, memories: Memories, seed: int | None) -> Asked | None:
    """What the next bot at a table is asked, if one is."""
    live, seat = room.live, bot_to_act(room.live)
    if seat is None:
        return None
    offers = [decision.text for decision in live.game.offers(live.state, seat)]
    question = Question(live.game.name, str(live.seats[seat].bot), live.view(seat), seat, offers)
    question.memory = memories.get(seat, ())
    if seed is not None:
        question.seed = seed + live.seq
    return Asked(seat, live.seq, question)


def claim_at(room: Room) -> Claim:
    """A bot's turn stands on the account of whoever opened the table."""
    return Claim(room.live.table.owner, Need.NOW if room.listeners or room.elsewhere else Need.NOBODY)


def is_still_asked(live: LiveTable, asked: Asked) -> bool:
    is_bot = live.table.status == PLAYING and live.seats[asked.seat].kind == BOT
    return is_bot and not live.is_stale(asked.seq, asked.seat) and asked.seat in live.to_act


async def put_down(matches: Matches, name: str, asked: Asked, text: str) -> None:
    """A bot's decision is played, unless the table has moved on while it thought."""
    async with matches.entered(name) as room:
        if is_still_asked(room.live, asked):
            await matches.play_for_bot(room, asked.seat, text)


class OwnTurns:
    """Bots' turns in this process, a task for each table at which a bot is asked."""

    def __init__(self, matches: Matches, bots: BotSeats) -> None:
        self.matches = matches
        self.bots = bots

    def wake(self, room: Room) -> None:
        if room.thinking is None:
            room.thinking = asyncio.create_task(self._let_bots_play(room.name), name=f"bots of {room.name}")

    async def _let_bots_play(self, name: str) -> None:
        tries = 0
        while True:
            try:
                while await self._let_a_bot_play(name):
                    tries = 0
                return
            except LongCountError:
                logs.trouble("a bot cannot play", table=name)
                if name in self.matches.rooms:
                    self.matches.rooms[name].thinking = None
                return
            except Exception:
                logs.trouble("a bot could not play; it tries again", table=name, tries=tries)
            await asyncio.sleep(patience(tries))
            tries += 1

    async def _let_a_bot_play(self, name: str) -> bool:
        """One decision; False when no bot is asked."""
        async with self.matches.entered(name) as room:
            asked, claim = asked_at(room, room.memories, self.matches.settings.seed), claim_at(room)
            if asked is None:
                room.thinking = None
                return False
        text, memory = await self.bots.think(asked.question, claim)
        room.memories[asked.seat] = memory
        await put_down(self.matches, name, asked, text)
        return True

    async def stop(self) -> None:
        thinking = [room.thinking for room in self.matches.rooms.values() if room.thinking]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
