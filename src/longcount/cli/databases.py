"""What `--db` may name, and what must be installed for it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from longcount.cli.parsers import BadArgument

NEEDED: Final = ("asyncpg", "procrastinate", "psycopg")
EXAMPLE: Final = "postgresql://localhost/longcount"


def check_database(url: str) -> None:
    """A sentence where a database cannot be meant so, or what speaks to it is not installed."""
    if "://" not in url:
        raise BadArgument(f"--db takes a URL, such as {EXAMPLE}.")
    if url.startswith("postgres") and not all(find_spec(name) for name in NEEDED):
        raise BadArgument("PostgreSQL needs a few more libraries: install them with pip install 'longcount[postgres]'.")
