"""What whoever runs the server may choose."""

from __future__ import annotations

import os
import socket
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

    address: tuple[float, float] = (40, 300)
    """Requests from one address: per second, and at once."""
    user: tuple[float, float] = (30, 150)
    """Requests of one user: per second, and at once."""
    socket: tuple[float, float] = (40, 120)
    """Messages on one socket: per second, and at once."""
    sockets_per_user: int = 30
    """Sockets one user may keep open."""
    sockets_per_address: int = 300
    """Sockets one address may keep open."""
    running_tables: int = 60
    """Unfinished tables one user may have."""
    handshakes: tuple[float, float] = (10, 300)
    """Sockets opened from one address: after a restart of the server all of a club come at once."""
    newcomers: tuple[float, float] = (2, 400)
    """Users made for one address: each browser that brings no cookie is one."""
    tables: tuple[float, float] = (1 / 30, 240)
    """Tables opened from one address, by however many users."""
    records: tuple[float, float] = (0.5, 60)
    """Records sent in from one address."""
    messages: tuple[float, float] = (200, 1000)
    """Said over all sockets of one address."""
    at_once: tuple[int, int] = (6, 3)
    """Requests that are worked at together, and of one address; the others wait, address after address in turn."""
    connections_per_address: int = 200
    """Requests under way or waited for; a socket counts as a socket once it is open."""
    header_seconds: float = 10.0
    """In which a request has to say what it wants."""
    body_seconds: float = 60.0
    """In which it has to be said to the end, and in which somebody has to take a piece of an answer."""
    slow_jobs: int = 4
    """Of one person, at once: searching bots of their tables, hints, plans, a review."""
    reviews_waiting: int = 3
    """Of one person, waiting or being worked out."""


@dataclass(frozen=True)
class Settings:
    """Every field is a setting of the settings file (`longcount serve --config FILE`), its sentence what it is for."""

    data: Path
    """The folder of the SQLite file, if no `db` is named; by itself `server` in LONGCOUNT_DATA or your data folder."""
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
    """The folder of the built pages."""
    limits: Limits = Limits()
    """How much one user or one address may ask for."""
    resting_megabytes: int = 100
    """Memory for running tables that nobody looks at; the longest untouched ones are read from the store again."""
    seed: int | None = None
    """For tests: every table draws the same by it, and bots choose the same. Without it nobody can foretell a thing."""
    host: str = DEFAULT_HOST
    """The address to listen at; 127.0.0.1 lets in this computer only, 0.0.0.0 everybody."""
    port: int = DEFAULT_PORT
    """The port to listen at; 0 takes any free one."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies in front: only these are believed when they say for whom they ask."""
    log: str = "info"
    """The least that is logged: debug, info, warning or error."""
    process: str = ""
    """What this process is called in its log and its numbers; if empty, its machine's name and its number."""

    @property
    def process_name(self) -> str:
        return self.process or f"{socket.gethostname()}:{os.getpid()}"

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
