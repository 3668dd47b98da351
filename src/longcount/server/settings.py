"""What whoever runs the server may choose."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from longcount.bots.coach import SECONDS
from longcount.bots.plans import SECONDS as PLAN_SECONDS
from longcount.kernel.chance import Chance, SecretChance, SeededChance

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8642
STATIC: Final = Path(__file__).parent / "static"
LARGEST_MESSAGE: Final = 4096
LARGEST_JSON: Final = 64 * 1024
LARGEST_RECORD: Final = 1024 * 1024


def bot_workers() -> int:
    """A core is left for the table itself, where there are several."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Limits:
    """How much one user or one address may ask for. A rate is (per second, at once)."""

    address: tuple[float, float] = (60, 300)
    user: tuple[float, float] = (30, 150)
    socket: tuple[float, float] = (40, 120)
    sockets_per_user: int = 30
    sockets_per_address: int = 300
    running_tables: int = 60


@dataclass(frozen=True)
class Settings:
    data: Path
    """The folder of the SQLite file; not used when `db` names a database."""
    db: str = ""
    """The URL of a PostgreSQL database."""
    origins: tuple[str, ...] = ()
    """Origins that may write besides the server's own."""
    workers: int = field(default_factory=bot_workers)
    """Processes in which bots think."""
    review_seconds: float = SECONDS
    """What a review may take on two cores, about."""
    plan_seconds: float = PLAN_SECONDS
    """For how long plans are played out, about."""
    static: Path = STATIC
    limits: Limits = Limits()
    resting_megabytes: int = 100
    """Memory for running tables that nobody looks at; the longest untouched ones are read from the store again."""
    seed: int | None = None
    """For tests: every table draws the same by it, and bots choose the same. Without it nobody can foretell a thing."""

    def new_chance(self) -> Chance:
        """Who draws for one table."""
        return SecretChance() if self.seed is None else SeededChance(self.seed)

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.db:
            return f"sqlite+aiosqlite:///{self.data / 'tables.sqlite'}"
        for prefix in ("postgresql://", "postgres://"):
            if self.db.startswith(prefix):
                return "postgresql+asyncpg://" + self.db.removeprefix(prefix)
        if self.db.startswith("sqlite:///"):
            return self.db.replace("sqlite://", "sqlite+aiosqlite://", 1)
        return self.db
