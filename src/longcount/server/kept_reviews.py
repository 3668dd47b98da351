"""Reviews in the database: which are under way for whom, what was weighed so far, and the finished ones."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import orjson
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from longcount.server.errors import TooFast
from longcount.server.schema import REVIEW_WORK, WEIGHED
from longcount.server.seating import now_ms
from longcount.server.store import Store

_ASKING_LOCK: Final = 864_202
"""Two processes must not both see the last free place."""
MOST_UNDER_WAY: Final = 100
Weighed = dict[int, dict[str, Any]]
"""What was weighed, by the number of the moment."""


class Progress:
    """How far a review is."""

    def __init__(self, asker: str, moments: int) -> None:
        self.asker = asker
        self.moments = moments
        """How many are to be weighed, as far as is known."""
        self.glances: Weighed = {}
        self.looks: Weighed = {}

    @property
    def done(self) -> int:
        return len(self.glances) + len(self.looks)


class KeptReviews:
    def __init__(self, store: Store, most_of_one: int) -> None:
        self.store = store
        self.most_of_one = most_of_one

    async def finished(self, table: str) -> str | None:
        return await self.store.review(table)

    async def begin(self, table: str, asker: str, moments: int) -> None:
        """Notes that a review is wanted, once; raises TooFast where this person or all together want too many."""
        async with self.store.writing() as connection:
            if not self.store.is_sqlite:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_ASKING_LOCK)))
            if (await connection.execute(sa.select(REVIEW_WORK).where(REVIEW_WORK.c.table_id == table))).first():
                return
            count = sa.select(sa.func.count()).select_from(REVIEW_WORK)
            mine = int((await connection.execute(count.where(REVIEW_WORK.c.asker == asker))).scalar_one())
            if mine >= self.most_of_one:
                raise TooFast("{n} of your games are being reviewed: ask again when one of them is done.", n=mine)
            if int((await connection.execute(count)).scalar_one()) >= MOST_UNDER_WAY:
                raise TooFast("Other games are being reviewed: ask again in a minute.")
            wanted = {"table_id": table, "asker": asker, "moments": moments, "begun": now_ms()}
            await connection.execute(sa.insert(REVIEW_WORK).values(**wanted))

    async def progress(self, table: str) -> Progress | None:
        weighed = sa.select(WEIGHED).where(WEIGHED.c.table_id == table).order_by(WEIGHED.c.moment)
        async with self.store.engine.connect() as connection:
            work = (await connection.execute(sa.select(REVIEW_WORK).where(REVIEW_WORK.c.table_id == table))).first()
            rows = (await connection.execute(weighed)).all() if work else []
        if work is None:
            return None
        progress = Progress(work.asker, work.moments)
        for row in rows:
            (progress.looks if row.is_look else progress.glances)[row.moment] = orjson.loads(row.text)
        return progress

    async def under_way(self) -> list[tuple[str, str]]:
        """Tables whose review waits or is being worked out, and who asked, the oldest first."""
        query = sa.select(REVIEW_WORK.c.table_id, REVIEW_WORK.c.asker).order_by(REVIEW_WORK.c.begun)
        async with self.store.engine.connect() as connection:
            return [(str(row.table_id), str(row.asker)) for row in (await connection.execute(query)).all()]

    async def count(self, table: str, moments: int) -> None:
        async with self.store.writing() as connection:
            here = sa.update(REVIEW_WORK).where(REVIEW_WORK.c.table_id == table)
            await connection.execute(here.values(moments=moments))

    async def keep(self, table: str, moment: int, is_look: bool, weighed: dict[str, Any]) -> None:
        """One moment; if another process has weighed it meanwhile, its word stands."""
        text = orjson.dumps(weighed).decode()
        with contextlib.suppress(IntegrityError):
            async with self.store.writing() as connection:
                row = {"table_id": table, "moment": moment, "is_look": is_look, "text": text}
                await connection.execute(sa.insert(WEIGHED).values(**row))

    async def finish(self, table: str, text: str | None) -> None:
        """The review is kept with the game, the first one stays; without a text it is only given up."""
        if text is not None:
            await self.store.keep_review(table, text)
        async with self.store.writing() as connection:
            for work in (WEIGHED, REVIEW_WORK):
                await connection.execute(sa.delete(work).where(work.c.table_id == table))
