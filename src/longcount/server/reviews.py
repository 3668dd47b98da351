"""Reviews of finished games: worked out moment by moment beside the tables, kept with the game."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator, Sequence
from operator import itemgetter
from typing import Any, Final

import orjson

from longcount.bots import coach
from longcount.kernel.match import Match
from longcount.kernel.speech import View
from longcount.server import logs
from longcount.server.errors import NotNow, NotYours, TooFast
from longcount.server.live import LiveTable
from longcount.server.matches import Matches
from longcount.server.seating import OVER
from longcount.server.settings import Settings
from longcount.server.tables import Asker
from longcount.server.thinking import Weighing, weigh
from longcount.server.told import turn_told

MOST_AT_ONCE: Final = 3
"""Reviews being worked out; who comes later is asked to come again."""


class Work:
    """A review being worked out."""

    def __init__(self, live: LiveTable) -> None:
        match = live.match
        self.table = live.table.id
        self.game = live.game
        self.rows = coach.rows_of(match)
        self.asked = Weighing(live.game.name, len(live.seats), dict(match.header.options), self.rows)
        self.moments = coach.moments(live.game, self.asked.seats, self.asked.options, self.rows)
        self.places = list(match.live)
        self.end = live.seq
        self.done = 0
        self.of = len(self.moments) + coach.TURNING_POINTS
        self.weighed: list[dict[str, Any]] = []
        """Every moment at a glance, when all have been looked at,"""
        self.looked: dict[int, dict[str, Any]] = {}
        """and the deeper looks so far."""
        self.task: asyncio.Task[None] | None = None

    def question(self, moment: coach.Moment, simulations: int, seconds: float) -> Weighing:
        asked = copy.copy(self.asked)
        asked.moment, asked.simulations, asked.seconds = moment, simulations, seconds
        return asked

    def so_far(self) -> dict[str, Any]:
        """The review as far as it is, its moments counted in rows of the table's log."""
        told = coach.review(self.game, self.asked.seats, self.asked.options, self.rows, self.weighed, self.looked)
        return coach.placed(told, self.places, self.end)


class Reviews:
    def __init__(self, matches: Matches, settings: Settings) -> None:
        self.matches = matches
        self.workers = settings.workers
        self.seconds = settings.review_seconds * settings.workers / 2
        self.works: dict[str, Work] = {}

    async def look(self, asker: Asker, name: str) -> dict[str, Any]:
        """How far it is, and the review: while it is being worked out, what is known of it already."""
        async with self.matches.entered(name) as room:
            match = room.live.match
        text = await self.matches.store.review(name)
        if text is not None:
            told = await asyncio.to_thread(in_words, orjson.loads(text), match, asker.lang)
            return {"status": "done", "done": 0, "of": 0, "review": told}
        work = self.works.get(name)
        if work is None:
            return {"status": "none", "done": 0, "of": 0, "review": None}
        known = await asyncio.to_thread(work.so_far) if work.weighed else None
        if known is not None:
            known = await asyncio.to_thread(in_words, known, match, asker.lang)
        return {"status": "working", "done": work.done, "of": work.of, "review": known}

    async def ask(self, asker: Asker, name: str) -> dict[str, Any]:
        """Begin, unless it is done or under way."""
        told = await self.look(asker, name)
        if told["status"] != "none":
            return told
        async with self.matches.entered(name) as room:
            if room.live.table.status != OVER:
                raise NotNow("A game is reviewed when it is over.")
            if not room.seats_of(asker.user) and room.live.table.owner != asker.user:
                raise NotYours("Only who played at this table can ask for a review.")
            if name not in self.works:
                if len(self.works) >= MOST_AT_ONCE:
                    raise TooFast("Other games are being reviewed: ask again in a minute.")
                work = self.works[name] = Work(room.live)
                work.task = asyncio.create_task(self._work(work), name=f"review of {name}")
        return await self.look(asker, name)

    async def _work(self, work: Work) -> None:
        try:
            glances = self._weigh(work, work.moments, coach.SIMULATIONS, coach.GLANCE)
            work.weighed = [weighed for _, weighed in sorted([each async for each in glances], key=itemgetter(0))]
            places = coach.promising(work.weighed, coach.looks_within(self.seconds))
            work.of = len(work.moments) + len(places)
            moments = [work.moments[place] for place in places]
            async for number, looked in self._weigh(work, moments, coach.DEEPER_SIMULATIONS, 1 - coach.GLANCE):
                work.looked = {**work.looked, places[number]: looked}
            await self.matches.store.keep_review(work.table, orjson.dumps(work.so_far()).decode())
        except Exception:
            logs.trouble("a review failed", table=work.table)
        finally:
            del self.works[work.table]

    async def _weigh(
        self, work: Work, moments: Sequence[coach.Moment], simulations: int, part: float
    ) -> AsyncIterator[tuple[int, dict[str, Any]]]:
        """All moments by their numbers, as they come, in this part of the time; as many at once as there are processes,
        so that bots get their turn between them."""
        turnstile = asyncio.Semaphore(self.workers)
        seconds = 2 * part * self.seconds / max(1, len(moments))

        async def one(number: int, moment: coach.Moment) -> tuple[int, dict[str, Any]]:
            async with turnstile:
                asked = work.question(moment, simulations, seconds)
                return number, await self.matches.bots.work_out(weigh, asked, is_awaited=False)

        tasks = [asyncio.create_task(one(number, moment)) for number, moment in enumerate(moments)]
        try:
            for weighed in asyncio.as_completed(tasks):
                found = await weighed
                work.done += 1
                yield found
        finally:
            for task in tasks:
                task.cancel()

    async def stop(self) -> None:
        tasks = [work.task for work in self.works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def in_words(review: dict[str, Any], match: Match[Any], language: str) -> dict[str, Any]:
    """A review told to somebody: its turns as they looked to whoever took them. It is kept without words."""
    views = views_at(match, {point["at"]: point["seat"] for point in review["turning"]})
    turning: list[dict[str, Any]] = []
    for point in review["turning"]:
        told = dict(point)
        for name in ("played", "better"):
            if point[name] is not None:
                told[name] = turn_told(point[name], match.game, language, views[point["at"]])
        turning.append(told)
    return {**review, "turning": turning}


def views_at(match: Match[Any], seats: dict[int, int]) -> dict[int, View]:
    """What those seats saw after so many rows of the log, in one replay of what is in force."""
    game, views = match.game, {}
    state, played = game.new(len(match.header.seats), match.header.options), 0
    for count in sorted(seats):
        while played < len(match.live) and match.live[played] < count:
            row = match.rows[match.live[played]]
            game.apply(state, row.seat, row.decision, None)
            played += 1
        views[count] = game.view(state, seats[count])
    return views
