"""Is everything as it should be? Every table's log is replayed, and what comes out is compared with what is stored."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from longcount.games import GAMES
from longcount.kernel.errors import LongCountError
from longcount.server.live import LiveTable
from longcount.server.schema import LOG, REVIEWS, SEATS, TABLES
from longcount.server.seating import OVER, PLAYING, Seat, StoredRow, Table
from longcount.server.store import tables_with_seats

AT_ONCE: Final = 100
COMPARED: Final = ("status", "seq", "round", "to_act", "result")
"""What a table tells of its log: the summary of which lists are made."""


@dataclass
class Report:
    tables: int = 0
    rows: int = 0
    apart: list[str] = field(default_factory=list)
    """Tables of other editions or games: kept as they are, not replayed under rules they were not played by."""
    wrong: list[str] = field(default_factory=list)

    def sentences(self) -> list[str]:
        told = f"{self.tables} tables with {self.rows} rows"
        replayed = self.tables - len(self.apart)
        end = f"{told}: {len(self.wrong)} troubles." if self.wrong else f"{told}: well ({replayed} replayed)."
        return [*self.apart, *self.wrong, end]


async def verify(connection: AsyncConnection, told: Callable[[int], None] = lambda done: None) -> Report:
    report = Report()
    for sentence in await damages(connection):
        report.wrong.append(sentence)
    names = [str(name) for name in (await connection.execute(sa.select(TABLES.c.id).order_by(TABLES.c.id))).scalars()]
    for some in batches(names):
        for table, seats in await tables_with_seats(connection, sa.select(TABLES).where(TABLES.c.id.in_(some))):
            rows = await rows_of(connection, table.id)
            report.tables += 1
            report.rows += len(rows)
            judge(report, table, seats, rows)
            told(report.tables)
    return report


async def count_tables(connection: AsyncConnection) -> int:
    return int((await connection.execute(sa.select(sa.func.count()).select_from(TABLES))).scalar_one())


def batches(names: Sequence[str]) -> Iterator[Sequence[str]]:
    for first in range(0, len(names), AT_ONCE):
        yield names[first : first + AT_ONCE]


async def rows_of(connection: AsyncConnection, table: str) -> list[StoredRow]:
    query = sa.select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.seq)
    found = (await connection.execute(query)).all()
    return [StoredRow(row.seq, row.seat, row.kind, row.text, row.at) for row in found]


async def damages(connection: AsyncConnection) -> list[str]:
    """What is wrong with the database itself: a damaged file, rows of tables that are not there."""
    found: list[str] = []
    if connection.dialect.name == "sqlite":
        said = (await connection.exec_driver_sql("PRAGMA integrity_check(5)")).scalars().all()
        found += [f"The file is damaged: {line}." for line in said if line != "ok"]
    there = sa.select(TABLES.c.id)
    for other, what in ((SEATS, "seats"), (LOG, "rows"), (REVIEWS, "reviews")):
        query = sa.select(sa.func.count()).select_from(other).where(other.c.table_id.not_in(there))
        count = (await connection.execute(query)).scalar_one()
        if count:
            found.append(f"{count} {what} belong to no table.")
    return found


# --- one table ----------------------------------------------------------------------


def judge(report: Report, table: Table, seats: list[Seat], rows: list[StoredRow]) -> None:
    game = GAMES.get(table.game)
    if game is None:
        report.apart.append(f"Table {table.id}: the game '{table.game}' is not installed here; it was not replayed.")
    elif table.edition != game.edition:
        told = f"edition '{table.edition}', and this is '{game.edition}'; it was not replayed"
        report.apart.append(f"Table {table.id}: {game.title} of {told}.")
    else:
        report.wrong += [f"Table {table.id}: {why}" for why in troubles(table, seats, rows)]


def troubles(table: Table, seats: list[Seat], rows: list[StoredRow]) -> list[str]:
    numbers = [row.seq for row in rows]
    if numbers != list(range(1, len(rows) + 1)):
        first = next((place for place, number in enumerate(numbers, 1) if place != number), len(rows))
        return [f"row {first} of its log is missing."]
    if [seat.seat for seat in seats] != list(range(len(seats))):
        return ["its seats are not numbered one after the other."]
    stored = told_of(table)
    if table.status == OVER:  # that it is over, and what came of it, must follow from its log
        table.status, table.result = PLAYING, None
    try:
        live = LiveTable(table, seats)
        live.replay(rows)
        live.sum_up(table.changed)
    except LongCountError as error:
        return [f"its log cannot be replayed: {error}"]
    except (
        Exception
    ) as error:  # whatever a damaged log does to the rules, it is to be told, and the next table looked at
        return [f"its log cannot be replayed ({type(error).__name__}: {error})."]
    found = told_of(table)
    return [
        f"'{name}' is stored as {stored[name]}; its log says {found[name]}."
        for name in COMPARED
        if stored[name] != found[name]
    ]


def told_of(table: Table) -> dict[str, str]:
    return {name: json.dumps(getattr(table, name)) for name in COMPARED}
