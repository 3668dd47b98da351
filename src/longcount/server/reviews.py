"""Reviews of finished games: worked out moment by moment beside the tables, kept with the game.

What was weighed is stored as it comes: any server shows how far a review is, and whoever takes it up goes on there.
"""

from __future__ import annotations

import asyncio
import copy
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import orjson

from longcount.bots import coach
from longcount.kernel.match import Match
from longcount.kernel.speech import View
from longcount.server import logs
from longcount.server.bot_seats import most_at_once
from longcount.server.errors import NotNow, NotYours
from longcount.server.jobs import Claim, Need
from longcount.server.kept_reviews import KeptReviews, Progress, Weighed
from longcount.server.live import LiveTable
from longcount.server.matches import Matches
from longcount.server.seating import OVER
from longcount.server.settings import Settings
from longcount.server.tables import Asker
from longcount.server.thinking import Weighing, weigh
from longcount.server.told import turn_told

MOST_TAKEN_APART: Final = 20


class Work:
    """A finished game taken apart."""

    def __init__(self, live: LiveTable) -> None:
        match = live.match
        self.table = live.table.id
        self.game = live.game
        self.rows = coach.rows_of(match)
        self.asked = Weighing(live.game.name, len(live.seats), dict(match.header.options), self.rows)
        self.moments = coach.moments(live.game, self.asked.seats, self.asked.options, self.rows)
        self.places = list(match.live)
        self.end = live.seq

    @property
    def most(self) -> int:
        """How many moments are weighed at most, before it is known which promise something."""
        return len(self.moments) + coach.TURNING_POINTS

    def question(self, moment: int, simulations: int, seconds: float) -> Weighing:
        asked = copy.copy(self.asked)
        asked.moment, asked.simulations, asked.seconds = self.moments[moment], simulations, seconds
        return asked

    def has_all(self, glances: Weighed) -> bool:
        return len(glances) == len(self.moments)

    def told(self, progress: Progress) -> dict[str, Any]:
        """The review as far as it is, its moments counted in rows of the table's log."""
        weighed = [progress.glances[moment] for moment in range(len(self.moments))]
        told = coach.review(
            self.game, self.asked.seats, self.asked.options, self.rows, weighed, dict(sorted(progress.looks.items()))
        )
        return coach.placed(told, self.places, self.end)


class Reviews:
    def __init__(self, matches: Matches, settings: Settings) -> None:
        self.matches = matches
        self.kept = KeptReviews(matches.store, settings.limits.reviews_waiting)
        self.at_once = most_at_once(settings.workers, settings.limits.slow_jobs)
        self.seconds = settings.review_seconds * self.at_once / 2
        self._taken_apart: OrderedDict[str, Work] = OrderedDict()

    async def look(self, asker: Asker, name: str) -> dict[str, Any]:
        """How far it is, and the review: while it is being worked out, what is known of it already."""
        async with self.matches.entered(name) as room:
            match = room.live.match
        text = await self.kept.finished(name)
        if text is not None:
            told = await asyncio.to_thread(in_words, orjson.loads(text), match, asker.lang)
            return {"status": "done", "done": 0, "of": 0, "review": told}
        progress = await self.kept.progress(name)
        if progress is None:
            return {"status": "none", "done": 0, "of": 0, "review": None}
        known, work = None, await self._take_apart(name)
        if work.has_all(progress.glances):
            known = await asyncio.to_thread(lambda: in_words(work.told(progress), match, asker.lang))
        return {"status": "working", "done": progress.done, "of": progress.moments, "review": known}

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
        work = await self._take_apart(name)
        await self.kept.begin(name, asker.user, work.most)
        self.matches.jobs.begin_review(name, asker.user, self.work_out)
        return await self.look(asker, name)

    async def resume(self) -> None:
        """After a start: what was under way goes on."""
        for table, asker in await self.kept.under_way():
            self.matches.jobs.begin_review(table, asker, self.work_out)

    async def _take_apart(self, name: str) -> Work:
        work = self._taken_apart.get(name)
        if work is None:
            async with self.matches.entered(name) as room:
                work = self._taken_apart[name] = await asyncio.to_thread(Work, room.live)
            if len(self._taken_apart) > MOST_TAKEN_APART:
                self._taken_apart.popitem(last=False)
        return work

    # --- working it out -----------------------------------------------------

    async def work_out(self, name: str) -> None:
        """A whole review, from what was weighed already. If it cannot be done it is given up: one may ask again."""
        progress = await self.kept.progress(name)
        if progress is None:
            return
        try:
            text = await self._work(await self._take_apart(name), progress)
        except Exception:
            logs.trouble("a review failed", table=name)
            text = None
        await self.kept.finish(name, text)

    async def _work(self, work: Work, progress: Progress) -> str:
        async def glanced(moment: int, weighed: dict[str, Any]) -> None:
            progress.glances[moment] = weighed
            await self.kept.keep(work.table, moment, False, weighed)

        async def looked(moment: int, weighed: dict[str, Any]) -> None:
            progress.looks[moment] = weighed
            await self.kept.keep(work.table, moment, True, weighed)

        claim, every = Claim(progress.asker, Need.LATER), range(len(work.moments))
        await self._weigh(work, every, progress.glances, coach.SIMULATIONS, coach.GLANCE, claim, glanced)
        weighed = [progress.glances[moment] for moment in every]
        places = coach.promising(weighed, coach.looks_within(self.seconds))
        await self.kept.count(work.table, len(every) + len(places))
        await self._weigh(work, places, progress.looks, coach.DEEPER_SIMULATIONS, 1 - coach.GLANCE, claim, looked)
        return orjson.dumps(await asyncio.to_thread(work.told, progress)).decode()

    async def _weigh(
        self,
        work: Work,
        moments: Sequence[int],
        known: Weighed,
        simulations: int,
        part: float,
        claim: Claim,
        keep: Callable[[int, dict[str, Any]], Awaitable[None]],
    ) -> None:
        """All these moments that are not known yet, kept as they come, in this part of the time; as many at once as one
        person may, so that bots get their turn between them."""
        turnstile = asyncio.Semaphore(self.at_once)
        seconds = 2 * part * self.seconds / max(1, len(moments))

        async def one(moment: int) -> None:
            async with turnstile:
                asked = work.question(moment, simulations, seconds)
                weighed = await self.matches.bots.work_out(weigh, asked, claim)
            await keep(moment, weighed)

        tasks = [asyncio.create_task(one(moment)) for moment in moments if moment not in known]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()


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
