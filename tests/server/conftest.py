"""What tests of the server share: a PostgreSQL for all of them, and empty databases in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count

import asyncpg  # type: ignore[import-untyped]
import pytest
from test_store import postgres

__all__ = ["new_database", "postgres"]
_numbers = count(1)


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
