"""What tests of the server share: a PostgreSQL for all of them, and empty databases in it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from itertools import count

import asyncpg  # type: ignore[import-untyped]
import pytest
from test_store import postgres

__all__ = ["new_database", "postgres"]
_numbers = count(1)


@pytest.fixture(autouse=True)
def _logs_as_they_were() -> Iterator[None]:
    """What a started command set up would write to a stream that is closed when its test is over."""
    loggers = [logging.getLogger(name) for name in ("longcount.server", "uvicorn", "uvicorn.error")]
    before = [(logger.handlers, logger.level, logger.propagate) for logger in loggers]
    yield
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.fixture
def new_database(postgres: str) -> Callable[[], str]:
    """Makes an empty database; its URL."""

    async def make(name: str) -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def new() -> str:
        name = f"empty_{next(_numbers)}"
        asyncio.run(make(name))
        return f"{postgres.rpartition('/')[0]}/{name}"

    return new
